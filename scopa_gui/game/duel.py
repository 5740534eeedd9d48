"""Deals and matches between two named bots, every pack played from every side, for measuring strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import process_time_ns
from typing import NamedTuple

from scopa_gui.ai.bot import Bot, bot_named, choose
from scopa_gui.rules.deal import Deal, Phase, Play
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.record import ClaimOut, Deck, MatchState, advance, new_match
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.view import View

OPEN = "open:"
"""Before a bot's name: the same bot, shown every hand. It cheats, and only measures what hidden cards are worth."""
CLASSIC = "classic:"
"""Before a bot's name: the same bot that takes every variant for classic Scopa: classic points, classic duty."""
_LONGEST_MATCH = 1_000
_POINT_FIELDS = (
    "sweep_points",
    "last_card_sweep",
    "ace_sweep_scopa",
    "bonus_suit",
    "pts_cards",
    "pts_coins",
    "pts_settebello",
    "pts_prime",
    "cards_rule",
    "coins_rule",
    "prime_table",
    "prime_missing",
    "re_bello",
    "sequence",
    "all_coins",
    "penalties",
)


class Contest(NamedTuple):
    """What is played: the game, the two bots by name, and the seed of packs and bots."""

    game: Game
    first: str
    second: str
    seed: int


class Result(NamedTuple):
    """One pack, or one series of packs, played once from each side by the first bot.

    Attributes:
        leads: the first bot's points less the mean of the others', one for each side it sat at.
        totals: the first bot's points and the best other's, likewise.
        won: for each side it sat at: 1 won, 0 drawn, -1 lost.
        times_ns: processor time of each of the first bot's decisions that was a choice.
    """

    leads: tuple[float, ...]
    totals: tuple[tuple[int, int], ...]
    won: tuple[int, ...]
    times_ns: tuple[int, ...]


def duel_deal(contest: Contest, number: int) -> Result:
    """Plays deal ``number`` of a contest once from each side."""
    return _from_each_side(contest, number, f"{contest.seed}/deal/{number}", whole_match=False)


def duel_match(contest: Contest, number: int) -> Result:
    """Plays match ``number`` of a contest to its end, once from each side with the same packs."""
    return _from_each_side(contest, number, f"{contest.seed}/match/{number}", whole_match=True)


def _from_each_side(contest: Contest, number: int, seed: str, *, whole_match: bool) -> Result:
    leads, totals, won, times = [], [], [], list[int]()
    dealer = number % contest.game.players
    for side in range(len(contest.game.sides)):
        players = [_Player(contest, seat, side, seed, times) for seat in range(contest.game.players)]
        state, points = _play(contest.game, players, dealer, seed, whole_match=whole_match)
        own = points[side]
        lead = own - (sum(points) - own) / (len(points) - 1)
        leads.append(lead)
        best_other = max(p for other, p in enumerate(points) if other != side)
        totals.append((own, best_other))
        if whole_match:
            won.append(0 if not state.winners else 1 if state.winners == (side,) else -1)
        else:
            won.append((own > best_other) - (own < best_other))
    return Result(tuple(leads), tuple(totals), tuple(won), tuple(times))


class _Player:
    """One seat's bot with its generator, timed if it plays for the first name."""

    def __init__(self, contest: Contest, seat: int, side_of_first: int, seed: str, times: list[int]) -> None:
        self._timed = contest.game.side_of[seat] == side_of_first
        name = contest.first if self._timed else contest.second
        self._sees_all = name.startswith(OPEN)
        self._knows_classic_only = name.startswith(CLASSIC)
        self.bot: Bot = bot_named(plain_name(name))
        self._rng = Random(f"{seed}/bot/{seat}")
        self._times = times
        self.seat = seat

    def act(self, state: MatchState, deal: Deal) -> MatchState:
        view = self.view(state, deal)
        start = process_time_ns()
        action = choose(self.bot, view, self._rng)
        if self._timed and len(view.legal) > 1:
            self._times.append(process_time_ns() - start)
        return advance(state, action)[0]

    def view(self, state: MatchState, deal: Deal) -> View:
        view = state.view(self.seat)
        if self._sees_all:
            return view._replace(shown=deal.hands)
        return as_classic(view) if self._knows_classic_only else view


def plain_name(name: str) -> str:
    """The name of the bot itself."""
    return name.removeprefix(OPEN).removeprefix(CLASSIC)


def as_classic(view: View) -> View:
    """The view with classic points in its rules, and no choice to leave what a card can capture."""
    plain = Ruleset()
    changes = {name: getattr(plain, name) for name in _POINT_FIELDS}
    game = game_of(replace(view.game.ruleset, **changes), view.game.players)
    taking = {action.card for action in view.legal if isinstance(action, Play) and action.take}
    legal = tuple(a for a in view.legal if not (isinstance(a, Play) and not a.take and a.card in taking))
    return view._replace(game=game, legal=legal)


def _play(
    game: Game, players: Sequence[_Player], dealer: int, seed: str, *, whole_match: bool
) -> tuple[MatchState, tuple[int, ...]]:
    """Plays one deal or a whole match; returns the last state and the points made in all, by side."""
    state = new_match(game, dealer)
    packs = 0
    while not state.winners:
        deal = state.deal
        if state.wants_deck or deal is None:
            if deal is not None and deal.phase is Phase.OVER and (not whole_match or packs > _LONGEST_MATCH):
                break
            cards = list(game.pack)
            Random(f"{seed}/{packs}").shuffle(cards)
            packs += 1
            state, _ = advance(state, Deck(tuple(cards)))
            continue
        claimed = whole_match and game.ruleset.claim_out and _claim(state, deal, players)
        state = claimed or players[deal.turn].act(state, deal)
    return state, state.scores


def _claim(state: MatchState, deal: Deal, players: Sequence[_Player]) -> MatchState | None:
    """The state after the first certain claim in the order of play, if any."""
    for step in range(len(players)):
        player = players[(deal.turn + step) % len(players)]
        if player.bot.wants_to_claim(player.view(state, deal)):
            return advance(state, ClaimOut(player.seat))[0]
    return None
