"""A plain referee of classic Scopa for two: the yardstick that the rules engine is measured against.

Written as one plainly would for speed alone: cards are ``(rank, suit)`` tuples in lists, changed in place, and nothing
is checked, kept or explained. Ranks run from 1 to 10, suits from 0 (coins) to 3. Scoring is SPEC 4 E10 and E11.
"""

from __future__ import annotations

PlainCard = tuple[int, int]
PlainMove = tuple[PlainCard, list[PlainCard]]
"""The card played and the cards that it takes; none: it is laid."""

PACK: list[PlainCard] = [(rank, suit) for suit in range(4) for rank in range(1, 11)]
PRIME = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)


class PlainDeal:
    """One deal in progress; player 0 plays first, player 1 deals."""

    __slots__ = ("hands", "last", "piles", "stock", "sweeps", "table", "turn")

    def __init__(self, deck: list[PlainCard]) -> None:
        self.hands = [deck[0:3], deck[3:6]]
        self.table = deck[6:10]
        self.stock = deck[10:]
        self.piles: list[list[PlainCard]] = [[], []]
        self.sweeps = [0, 0]
        self.turn = 0
        self.last = -1

    def legal_moves(self) -> list[PlainMove]:
        """Every move of the player to move."""
        table = self.table
        moves: list[PlainMove] = []
        for card in self.hands[self.turn]:
            rank = card[0]
            captures = [[other] for other in table if other[0] == rank]
            if not captures:
                captures = sums(table, rank)
            if captures:
                moves += [(card, taken) for taken in captures]
            else:
                moves.append((card, []))
        return moves

    def play(self, move: PlainMove) -> bool:
        """Plays a move, deals the next round when the hands are empty; False after the last card."""
        card, taken = move
        turn, table, hands = self.turn, self.table, self.hands
        hands[turn].remove(card)
        self.turn = 1 - turn
        over = not hands[0] and not hands[1]
        if taken:
            for other in taken:
                table.remove(other)
            pile = self.piles[turn]
            pile.append(card)
            pile += taken
            self.last = turn
            if not table and (self.stock or not over):
                self.sweeps[turn] += 1
        else:
            table.append(card)
        if not over:
            return True
        stock = self.stock
        if stock:
            self.hands = [stock[0:3], stock[3:6]]
            self.stock = stock[6:]
            return True
        self.piles[self.last] += table
        return False

    def score(self) -> list[int]:
        """Points of both players, after the last card."""
        points = self.sweeps[:]
        first, second = self.piles
        if len(first) != len(second):
            points[0 if len(first) > len(second) else 1] += 1
        coins = [sum(1 for card in pile if card[1] == 0) for pile in self.piles]
        if coins[0] != coins[1]:
            points[0 if coins[0] > coins[1] else 1] += 1
        points[0 if (7, 0) in first else 1] += 1
        primes = [prime(first), prime(second)]
        if primes[0] != primes[1]:
            points[0 if primes[0] > primes[1] else 1] += 1
        return points


def sums(table: list[PlainCard], target: int, start: int = 0) -> list[list[PlainCard]]:
    """All sets of table cards from ``start`` on whose ranks add up to ``target``."""
    found: list[list[PlainCard]] = []
    for place in range(start, len(table)):
        card = table[place]
        if card[0] < target:
            found += [[card, *others] for others in sums(table, target - card[0], place + 1)]
        elif card[0] == target:
            found.append([card])
    return found


def prime(pile: list[PlainCard]) -> tuple[bool, int]:
    """What two piles compare for the prime: first whether all four suits are there, then the points."""
    best = [0, 0, 0, 0]
    for rank, suit in pile:
        points = PRIME[rank]
        if points > best[suit]:
            best[suit] = points
    return 0 not in best, sum(best)
