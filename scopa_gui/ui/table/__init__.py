"""The table: cards, piles, seats, choices, and what happens with them."""
