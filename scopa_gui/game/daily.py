"""The deal of the day: one deal, the same for everyone by the date in UTC, and what a strong player makes of it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Generator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from scopa_gui.ai.bot import bot_named
from scopa_gui.game.archive import Archive
from scopa_gui.game.controller import Player
from scopa_gui.game.dates import day_month_text
from scopa_gui.game.i18n import _
from scopa_gui.game.names import variant_name
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.texts import bot_name
from scopa_gui.rules.deal import Phase
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, MatchState, new_match, step

OPPONENT = "pro"
_RULES = PRESETS["classic2"].changed({"end_mode": "fixed_hands", "fixed_hands": 1})


def today(now: datetime | None = None) -> date:
    """The date of the deal of the day: the calendar day in UTC."""
    return (now or datetime.now(UTC)).astimezone(UTC).date()


def daily_seed(day: date) -> int:
    """The seed of a day's deal, the same on every machine."""
    return int.from_bytes(hashlib.sha256(f"scopa/daily/{day.isoformat()}".encode()).digest()[:6])


def daily_setup(day: date, player: str, created: str, profile: int = 1) -> MatchSetup:
    """The match of a day: one deal of classic Scopa for two against the strongest opponent."""
    seats = (Seat(HUMAN, player), Seat(OPPONENT, bot_name(OPPONENT)))
    return MatchSetup(_RULES, seats, daily_seed(day), True, created, profile)


def day_of(setup: MatchSetup) -> date | None:
    """The day whose deal a match is, if it is one: it was begun on that day with that day's cards, from the first."""
    if setup.trial:
        return None
    try:
        begun = datetime.fromisoformat(setup.created)
        day = today(begun if begun.tzinfo else begun.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        return None
    kinds = tuple(seat.kind for seat in setup.seats)
    same = (setup.ruleset, kinds, setup.seed, setup.seeded) == (_RULES, (HUMAN, OPPONENT), daily_seed(day), True)
    return day if same else None


def match_name(setup: MatchSetup) -> str:
    """What is played in a match: the deal of a day, with its date, or a variant; a trial is named as one."""
    day = day_of(setup)
    if setup.trial:
        return trial_name(setup)
    if day is None:
        return variant_name(setup)
    return _("Deal of the day, {day}").format(day=day_month_text(day))


def trial_name(setup: MatchSetup, *, brief: bool = False) -> str:
    """What is played in a match that was begun in the middle of another one."""
    return _("Trial: {variant}").format(variant=variant_name(setup, brief=brief))


@dataclass(frozen=True, slots=True)
class Attempt:
    """A match of the deal of a day.

    Attributes:
        points: both sides' of the deal, None while it is played.
        helped: whether something was taken back in it.
    """

    match: int
    day: date
    points: tuple[int, int] | None
    helped: bool


def attempts(archive: Archive, profile: int) -> dict[date, list[Attempt]]:
    """A person's matches of the deals of days, by day, the first one first: that one counts."""
    found: dict[date, list[Attempt]] = {}
    matches = [info for info in reversed(archive.matches()) if info.setup.profile == profile]
    days = {info.id: day for info in matches if (day := day_of(info.setup)) is not None}
    helped = archive.taken_back(min(days)) if days else frozenset()
    for info in matches:
        day = days.get(info.id)
        if day is not None:
            deals = archive.deal_points(info.id).get(info.id, [])
            points = (deals[0][0].total, deals[0][1].total) if deals else None
            if points is None and info.winners:
                points = (info.scores[0], info.scores[1])
            found.setdefault(day, []).append(Attempt(info.id, day, points, info.id in helped))
    return found


def counts(archive: Archive, setup: MatchSetup, match: int) -> bool:
    """Whether a match is the try of its day's deal that counts."""
    day = day_of(setup)
    return day is not None and any(found.match == match for found in attempts(archive, setup.profile).get(day, [])[:1])


def streak(played: Collection[date], now: date) -> int:
    """On how many days in a row, up to now or yesterday, the deal was played to its end."""
    day = now if now in played else now - timedelta(days=1)
    length = 0
    while day in played:
        length += 1
        day -= timedelta(days=1)
    return length


@dataclass(frozen=True, slots=True)
class Comparison:
    """Points of the deal for both sides when the strong player holds the person's cards."""

    yours: int
    theirs: int

    @property
    def difference(self) -> int:
        """The margin on the person's side."""
        return self.yours - self.theirs


def strong_result(setup: MatchSetup) -> Generator[None, None, Comparison]:
    """Plays the deal with the strong opponent on both seats; yields after each slice of thought."""
    bots: tuple[Player, ...] = tuple(bot_named(OPPONENT) for _ in setup.seats)
    states: list[MatchState] = [new_match(setup.game, setup.first_dealer)]
    decks = 0
    while True:
        state = states[-1]
        if state.deal is not None and state.deal.phase is Phase.OVER:
            return Comparison(state.scores[0], state.scores[1])
        if state.wants_deck:
            states.append(step(states, Deck(setup.deck(decks))).state)
            decks += 1
            continue
        seat = state.to_move
        assert seat is not None
        chance = setup.bot_chance(state.deal_no, len(state.history), seat)
        action = yield from bots[seat].think(state.view(seat), chance)
        states.append(step(states, action).state)
