"""The game: cards, captures, deals, scoring, variants, notation and views. Pure."""
