"""Seeded matches of bots to their end, every state looked at: ``python -m tests.rules.matches``.

Plays each preset with each number of players that it allows, and prints what it looked at, or the first fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random

from scopa_gui.ai.bot import Bot, bot_named, choose
from scopa_gui.rules.cards import CardSet, captured, cards_in, set_of
from scopa_gui.rules.deal import DECIDED, Deal
from scopa_gui.rules.events import DealScored, Event, see
from scopa_gui.rules.game import Game
from scopa_gui.rules.record import ClaimOut, Deck, Entry, MatchState, advance, new_match
from scopa_gui.rules.scoring import Points
from scopa_gui.rules.view import sample
from tests.testkit.playing import GAMES, shuffled

BOTS = ("greedy", "rookie", "amateur")
MATCHES = 200
LOOKED_AT_EVERY = 7
"""Views are compared at one state in so many, as that takes longer than to play."""


def play(game: Game, seed: int, most_deals: int = 10_000) -> Counter[str]:
    """One match of bots, looked at after every entry; what was looked at, counted.

    Raises:
        AssertionError: with the first thing that is wrong.
    """
    rng = Random(f"{seed}/match")
    bots = [bot_named(rng.choice(BOTS)) for _ in range(game.players)]
    state, seen = new_match(game, rng.randrange(game.players)), Counter[str](matches=1)
    total, outright = (0,) * len(game.sides), None
    while not state.winners:
        if state.wants_deck and seen["deals"] >= most_deals:
            return seen
        before, entry = state, _entry(state, bots, rng)
        state, happened = advance(state, entry)
        assert state.deal is not None
        seen["states"] += 1
        _check_cards(state.deal)
        _check_events(state, happened)
        if seen["states"] % LOOKED_AT_EVERY == 0:
            _check_views(state, rng)
            seen["views"] += game.players
        for event in happened:
            if isinstance(event, DealScored):
                seen["deals"] += 1
                total = tuple(a + b for a, b in zip(total, event.score.totals, strict=True))
                _check_count(before, state, event)
                outright = event.score.outright
    assert state.scores == total
    assert isinstance(entry, ClaimOut) or state.winners == (outright,) or _is_won(state)
    seen["claims"] += isinstance(entry, ClaimOut)
    return seen


def _entry(state: MatchState, bots: Sequence[Bot], rng: Random) -> Entry:
    if state.wants_deck or state.deal is None:
        return Deck(shuffled(state.game, rng))
    turn, players = state.deal.turn, state.game.players
    if state.game.ruleset.claim_out and state.deal.phase in DECIDED:
        for ahead in range(players):
            seat = (turn + ahead) % players
            if bots[seat].wants_to_claim(state.view(seat)):
                return ClaimOut(seat)
    return choose(bots[turn], state.view(turn), rng)


def _check_cards(deal: Deal) -> None:
    """Every card of the pack is somewhere, once."""
    everywhere = [*deal.stock]
    for cards in (deal.table, *deal.hands, *deal.piles):
        everywhere += cards_in(captured(cards))
    assert tuple(sorted(everywhere)) == deal.game.pack


def _check_views(state: MatchState, rng: Random) -> None:
    """Other cards in the places that a seat cannot see make the same View."""
    assert state.deal is not None
    for seat in range(state.game.players):
        view = state.view(seat)
        world = state._replace(deal=sample(view, rng))
        assert world.view(seat) == view
        assert view.unseen == _hidden(state.deal, seat)


def _hidden(deal: Deal, seat: int) -> CardSet:
    """Cards that lie where a seat cannot see them."""
    hidden = set_of(deal.stock)
    if deal.drawn is not None and seat == deal.turn:
        hidden ^= 1 << deal.drawn
    for owner, hand in enumerate(deal.hands):
        if owner != seat:
            hidden |= hand & ~deal.shown[owner]
    return hidden


def _check_events(state: MatchState, happened: Sequence[Event]) -> None:
    """No event tells a seat a card that lies hidden from it."""
    assert state.deal is not None
    for seat in range(state.game.players):
        hidden = _hidden(state.deal, seat)
        for event in happened:
            assert not set_of(_cards_told(see(event, seat))) & hidden, event


def _cards_told(event: Event) -> Iterator[int]:
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "card" and value is not None:
            yield value
        elif field.name in ("cards", "table", "take"):
            yield from value
        elif field.name == "hands":
            for hand in value:
                yield from () if isinstance(hand, int) else hand


def _check_count(before: MatchState, after: MatchState, event: DealScored) -> None:
    """The points of a deal add up, and no point that can be made once is made twice."""
    assert after.deal is not None
    deal, rules, count = after.deal, after.game.ruleset, event.score
    assert event.scores == after.scores
    assert after.scores == tuple(a + b for a, b in zip(before.scores, count.totals, strict=True))
    assert all(sum(points) == total for points, total in zip(count.points, count.totals, strict=True))
    assert sum(count.cards) == (len(after.game.pack) if deal.last >= 0 else 0)
    assert sum(count.coins) == (after.game.coins.bit_count() if deal.last >= 0 else 0)
    made = Points(*map(sum, zip(*count.points, strict=True)))
    assert made.cards in (0, rules.pts_cards)
    assert made.coins in (0, rules.pts_coins)
    assert made.prime in (0, rules.pts_prime)
    if deal.last >= 0:
        assert made.settebello == rules.pts_settebello * after.game.settebello.bit_count()
        assert made.re_bello == rules.re_bello * after.game.re_bello.bit_count()
    assert made.sweeps == sum(sweep.points for side in deal.sweep_cards for sweep in side)
    assert made.declared == sum(deal.declared)


def _is_won(state: MatchState) -> bool:
    """Whether the one winner is alone on top with points enough, or after deals enough."""
    (winner,) = state.winners
    rules, best = state.game.ruleset, max(state.scores)
    alone = state.scores[winner] == best and state.scores.count(best) == 1
    if rules.end_mode == "fixed_hands":
        return alone and state.deal_no >= rules.fixed_hands
    if rules.cappotto_zero and alone and best >= rules.cappotto_zero and sorted(state.scores)[-2] <= 0:
        return True
    return alone and best >= rules.target


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays them all; exit code 1 at the first fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.matches", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches of each game (default %(default)s)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only games whose name has this in it")
    words = parser.parse_args(arguments)
    begun, total = time.monotonic(), Counter[str]()
    chosen = {name: game for name, game in GAMES.items() if words.only in name}
    for name, game in chosen.items():
        seen = Counter[str]()
        for seed in range(words.matches):
            try:
                seen += play(game, seed)
            except Exception as fault:
                sys.stderr.write(f"{name}, seed {seed}: {fault!r}\n")
                return 1
        sys.stdout.write(f"{name}: {_told(seen)}\n")
        sys.stdout.flush()
        total += seen
    sys.stdout.write(f"all {len(chosen)} games in {time.monotonic() - begun:.0f} s: {_told(total)}\n")
    return 0


def _told(seen: Counter[str]) -> str:
    return ", ".join(f"{number:,} {what}" for what, number in seen.items())


if __name__ == "__main__":
    sys.exit(main())
