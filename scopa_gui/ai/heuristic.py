"""Players that look at a move and its reply: la Donna, who overlooks things, and il Cavaliere, who counts."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from scopa_gui.ai.decisions import certain_to_win, decide
from scopa_gui.ai.replies import After, Counting, after
from scopa_gui.rules.cards import ACE, OF_VALUE, VALUES, Card
from scopa_gui.rules.deal import Action, Play, sweep_points
from scopa_gui.rules.view import View

_PARITY = 0.02
"""What an odd number of unpaired ranks is worth to those who do not play last (sparigliare)."""
_BY_EYE = 0.15
"""Il Cavaliere weighs by eye: he is wrong about a move by up to so many points."""
_OVERSIGHT = 0.5
"""La Donna is wrong about a move by up to so many points: bounded, so that she is never absurd."""
_PATIENCE = 0.3
"""What an ace that takes any table wins later besides its sweep: the cards that have come together by then."""
_FEAR = 0.3
"""What la Donna thinks a table costs that some card could sweep."""


class AmateurBot:
    """Il Cavaliere: takes what is worth most, less what the next player's best reply costs on average."""

    name = "amateur"

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        yield
        decision = decide(view, rng)
        if decision is not None:
            return decision
        counting = Counting(view)
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            assert isinstance(move, Play)
            value = judge(view, counting, move) + rng.uniform(-_BY_EYE, _BY_EYE)
            if value > most:
                best, most = move, value
            yield
        return best

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)


class RookieBot:
    """La Donna: sees what a move takes and fears small tables, but misjudges, and does not count cards."""

    name = "rookie"

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        yield
        decision = decide(view, rng)
        if decision is not None:
            return decision
        counting = Counting(view)
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            assert isinstance(move, Play)
            position = after(view, move)
            value = (
                counting.gain(position) - _FEAR * _could_be_swept(view, position) + rng.uniform(-_OVERSIGHT, _OVERSIGHT)
            )
            if value > most:
                best, most = move, value
        return best

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)


def judge(view: View, counting: Counting, move: Play) -> float:
    """What a move takes, less what the next player's best reply costs on average and what its card could do later,
    and the lore of unpaired ranks.
    """
    position = after(view, move)
    value = counting.gain(position) - counting.expected_loss(position) - _later_sweep(view, move, position)
    plays_last = view.game.side_of[view.dealer] == view.side
    odd = bool(_unpaired(position) % 2)
    return value + (_PARITY if odd != plays_last else -_PARITY)


def _later_sweep(view: View, move: Play, position: After) -> float:
    """What the card of a move could do as well in a later turn of the round: sweep, if it is an ace that takes all."""
    rules = view.game.ruleset
    keeps_its_power = rules.ace_sweep != "off" and rules.ace_sweep_scopa and VALUES[move.card] == ACE
    if not keeps_its_power or view.hand.bit_count() == 1:
        return 0.0
    return max(1, position.swept) + _PATIENCE


def _could_be_swept(view: View, position: After) -> float:
    """Points of the sweep that some card, whether it is still out or not, would make."""
    table = position.table
    points = (
        sweep_points(view.game, table, card, very_last=False)
        for card in _ONE_OF_EACH_VALUE
        if table in view.game.captures(table, card)
    )
    return max(points, default=0)


_ONE_OF_EACH_VALUE: tuple[Card, ...] = tuple(10 + value for value in range(10))


def _unpaired(position: After) -> int:
    """How many ranks have an odd number of cards among those captured (SPEC 2.1, sparigliare)."""
    everything = 0
    for pile in position.piles:
        everything |= pile
    return sum((everything & OF_VALUE[value]).bit_count() % 2 for value in range(1, 11))
