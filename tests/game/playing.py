"""Matches played without a window: whoever is to act picks at random, and every state counts as shown at once."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.controller import Controller, Player, Refused, Update
from scopa_gui.game.house import House
from scopa_gui.game.intents import Decide, Intent, NextDeal, PlayCard
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.rules.deal import Action, Play
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, Entry, MatchState
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import DealScore
from scopa_gui.rules.view import View

MATCH = 7
NOON = "2026-01-02T12:00:00+00:00"


class ListJournal:
    """Keeps entries in a list; with ``full`` it refuses as a full disk does."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.scored: list[DealScore] = []
        self.unrated = self.closed = self.full = False

    def append(self, sequence: int, entry: Entry, state: MatchState, scored: DealScore | None) -> bool:
        assert sequence == len(self.entries) + 2, "the first entry is not journalled by the controller"
        self.entries.append(entry)
        if scored is not None:
            self.scored.append(scored)
        return not self.full

    def unrate(self) -> None:
        self.unrated = True

    def close(self) -> None:
        self.closed = True


class ScriptedBot:
    """Thinks in so many slices and then plays the first legal action; claims when told to."""

    name = "scripted"

    def __init__(self, slices: int = 1, claims: bool = False) -> None:
        self.slices, self.claims = slices, claims
        self.asked: list[View] = []

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        self.asked.append(view)
        for _ in range(self.slices):
            yield
        return view.legal[0]

    def wants_to_claim(self, view: View) -> bool:
        return self.claims


def rules(preset: str = "classic2", **changes: Any) -> Ruleset:
    return PRESETS[preset].changed(changes)


def one_deal(preset: str, **changes: Any) -> Ruleset:
    """The rules of a preset, for a match that is over after a deal or a few."""
    return rules(preset, end_mode="fixed_hands", fixed_hands=1, **changes)


def seats(players: int, humans: int = 1, bot: str = "random") -> tuple[Seat, ...]:
    """Humans first, then bots."""
    names = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo")
    return tuple(Seat(HUMAN if seat < humans else bot, names[seat]) for seat in range(players))


def table(
    ruleset: Ruleset | None = None,
    players: int | None = None,
    *,
    humans: int = 1,
    seed: int = 1,
    bots: Mapping[int, Player] | None = None,
    journal: ListJournal | None = None,
    seeded: bool = False,
) -> Controller:
    """A match with a journal in memory, begun with the first pack of its seed."""
    ruleset = ruleset or rules()
    players = players or ruleset.players[0]
    setup = MatchSetup(ruleset, seats(players, humans), seed, seeded, NOON)
    playing = {seat: BOTS["random"]() for seat in range(humans, players)} if bots is None else bots
    return Controller(MATCH, setup, playing, journal or ListJournal(), (Deck(setup.deck(0)),))


def house(folder: Path) -> House:
    return House(folder, lambda: NOON)


def action_intent(controller: Controller, action: Action, **wrong: int) -> Intent:
    """The wish of the viewer to act now; keywords replace match, state or seat."""
    where = {"match": controller.match_id, "state": controller.state_id, "seat": controller.viewer, **wrong}
    if isinstance(action, Play):
        return PlayCard(**where, action=action)
    return Decide(**where, action=action)


def wish(controller: Controller, kind: type[Intent], **wrong: int) -> Intent:
    """Any other wish of the viewer."""
    return kind(**{"match": controller.match_id, "state": controller.state_id, "seat": controller.viewer, **wrong})


def advance(controller: Controller, rng: Random) -> list[Update]:
    """One step: what is to be done next is done. Returns what was told; a refusal fails."""
    controller.presented(controller.state_id)
    match controller.waiting_for:
        case "human":
            controller.submit(action_intent(controller, rng.choice(controller.view().legal)))
        case "next_deal":
            controller.submit(wish(controller, NextDeal))
        case "cover":
            controller.take_seat()
        case "over":
            raise AssertionError("the match is over")
        case "table" | "bot":
            while controller.pump(1.0):
                pass
    return told(controller)


def told(controller: Controller) -> list[Update]:
    """What the controller has to tell, none of it a refusal."""
    result: list[Update] = []
    for outcome in controller.updates():
        assert isinstance(outcome, Update), outcome
        result.append(outcome)
    return result


def refused(controller: Controller) -> Refused:
    """The one thing that the controller has to tell, a refusal."""
    (outcome,) = controller.updates()
    assert isinstance(outcome, Refused), outcome
    return outcome


def play_on(controller: Controller, rng: Random, steps: int = 20_000) -> Iterator[list[Update]]:
    """Steps until the match is over."""
    for _ in range(steps):
        if controller.waiting_for == "over":
            return
        yield advance(controller, rng)
    raise AssertionError("the match does not end")


def play_out(controller: Controller, rng: Random | None = None) -> list[Update]:
    """Plays to the end of the match; returns all that was told."""
    result = told(controller)
    for updates in play_on(controller, rng or Random(0)):
        result += updates
    return result


def until(controller: Controller, waiting: str, rng: Random | None = None) -> None:
    """Plays until the match waits for something."""
    rng = rng or Random(0)
    while controller.waiting_for != waiting:
        advance(controller, rng)
    controller.presented(controller.state_id)
    controller.updates()


def assert_refused(controller: Controller, intent: Intent, code: str) -> None:
    """The wish is refused with the code, and nothing has changed."""
    controller.updates()
    before = (controller.record, controller.state, controller.viewer, controller.waiting_for, controller.log())
    controller.submit(intent)
    outcome = refused(controller)
    assert outcome.code == code
    assert outcome.state_id == controller.state_id
    after = (controller.record, controller.state, controller.viewer, controller.waiting_for, controller.log())
    assert after == before


def bots_turn(bot: ScriptedBot) -> Controller:
    """A match for two that waits for the bot, nothing of it shown yet."""
    controller = next(c for c in (table(seed=seed, bots={1: bot}) for seed in range(9)) if c.waiting_for == "bot")
    told(controller)
    return controller
