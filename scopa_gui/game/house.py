"""Opens and resumes matches: puts archive, setup and bots together."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from scopa_gui.ai.bot import BOTS, bot_named
from scopa_gui.game.archive import Archive, ArchiveError, MatchInfo
from scopa_gui.game.controller import Controller, Player
from scopa_gui.game.daily import day_of
from scopa_gui.game.house_rules import KeptRules
from scopa_gui.game.intents import GiveUp
from scopa_gui.game.journal import ArchiveJournal
from scopa_gui.game.learning import Learning
from scopa_gui.game.library import setup_of, written
from scopa_gui.game.names import distinct_names, opponent_name, opponent_names
from scopa_gui.game.profiles import FIRST
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.statistics import RatingPoint, progress
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.record import Deck, Record, new_match, step
from scopa_gui.rules.ruleset import Ruleset


def utc_now() -> str:
    """Date and time in UTC, to the second, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class House:
    """All matches of one data folder.

    Attributes:
        archive: where they are kept.
        learning: lessons and puzzles that people have done.
        kept_rules: house rules that were kept by name.
    """

    def __init__(self, folder: Path, now: Callable[[], str] = utc_now) -> None:
        self.archive = Archive(folder)
        self.learning = Learning(folder / "learning.json")
        self.kept_rules = KeptRules(folder / "house_rules.json")
        self._now = now

    def new_match(
        self, ruleset: Ruleset, seats: tuple[Seat, ...], seed: int, *, seeded: bool = False, profile: int = FIRST
    ) -> Controller:
        """Begins a match of a profile; its header and first pack are written before it returns.

        Raises:
            BadRuleset: if the rules do not allow so many players.
        """
        names = distinct_names([seat.name for seat in seats])
        seats = tuple(Seat(seat.kind, name) for seat, name in zip(seats, names, strict=True))
        setup = MatchSetup(ruleset, seats, seed, seeded, self._now(), profile)
        first = Deck(setup.deck(0))
        state = step([new_match(setup.game, setup.first_dealer)], first).state
        journal = ArchiveJournal(self.archive, setup, setup.can_be_rated)
        saved = journal.append(1, first, state, None)
        controller = Controller(journal.match_id, setup, _bots(seats), journal, (first,))
        controller.saved = saved
        return controller

    def resume(self, match_id: int) -> Controller:
        """Goes on with a match from the very position in which it was left.

        Raises:
            ArchiveError: ``no_match``, ``damaged_match``, ``open_elsewhere``, ``unwritable``, ``match_over``, or
                ``unknown_player`` for one that is not in this version.
        """
        try:
            lock = self.archive.hold(match_id)
        except (OSError, sqlite3.Error) as error:
            raise ArchiveError("unwritable", str(error)) from None
        try:
            info, record = self.archive.load(match_id)
            if info.winners:
                raise ArchiveError("match_over", str(match_id))
            setup = info.setup
            if not all(seat.kind == HUMAN or seat.kind in BOTS for seat in setup.seats):
                raise ArchiveError("unknown_player", str(match_id))
        except ArchiveError:
            if lock is not None:
                lock.release()
            raise
        journal = ArchiveJournal(self.archive, setup, info.rated, match_id, lock)
        return Controller(
            match_id, setup, _bots(setup.seats), journal, record.entries, resumed=True, helped=not info.rated
        )

    def play_on(self, record: Record, position: int, you: tuple[int, str], profile: int = FIRST) -> Controller:
        """Begins a new, unrated match that starts with the first ``position`` entries of a record.

        Packs that are still to come are those of the record's seed.

        Args:
            you: seat and name of the person who plays on. If one person sat at that table, that person does, and
                changes places with whoever sits there; if several did, they play on as they sat.

        Raises:
            Illegal: ``match_over`` if the match is over at that position or nothing is dealt yet.
            ArchiveError: ``unknown_player`` for one that is not in this version, ``unwritable``.
        """
        seats = list(record.seats)
        people = [seat for seat, (kind, _name) in enumerate(seats) if kind == HUMAN]
        if not people:
            seats[you[0]] = (HUMAN, you[1])
            seats = _called_unlike(seats, you[0])
        elif len(people) == 1:
            seats[people[0]], seats[you[0]] = seats[you[0]], seats[people[0]]
        if not all(kind == HUMAN or kind in BOTS for kind, _name in seats):
            raise ArchiveError("unknown_player")
        pending = list(written(record, position))
        if not pending or pending[-1].state.winners:
            raise Illegal("match_over")
        begun = replace(record, seats=tuple(seats))
        setup = replace(setup_of(begun, profile=profile), seeded=True, created=self._now(), trial=True)
        try:
            match_id, lock = self.archive.begin(setup, False, pending)
        except (OSError, sqlite3.Error) as error:
            raise ArchiveError("unwritable", str(error)) from None
        journal = ArchiveJournal(self.archive, setup, False, match_id, lock)
        entries = record.entries[:position]
        return Controller(match_id, setup, _bots(setup.seats), journal, entries, resumed=True, helped=True)

    def give_up(self, match_id: int) -> None:
        """Resigns an open match; it is over then, and kept.

        Raises:
            ArchiveError: as `resume`.
        """
        with closing(self.resume(match_id)) as controller:
            controller.submit(GiveUp(controller.match_id, controller.state_id, controller.viewer))

    def can_be_removed(self, info: MatchInfo) -> bool:
        """Whether an open match may be forgotten: nobody has played in it, and it is no try of a day's deal, of which
        the first one counts.
        """
        return not info.winners and day_of(info.setup) is None and not self.archive.is_begun(info)

    def remove(self, match_id: int) -> None:
        """Forgets a match in which nobody has played.

        Raises:
            ArchiveError: ``begun`` if somebody has, ``no_match``, ``open_elsewhere``, ``unwritable``.
        """
        try:
            self.archive.remove(match_id)
        except (OSError, sqlite3.Error) as error:
            raise ArchiveError("unwritable", str(error)) from None

    def open_matches(self) -> list[MatchInfo]:
        """Matches that can go on: before trials the others, of either those first in which somebody has played, the
        last played one before all.
        """
        played = list(self.archive.recent.matches())
        place = {number: place for place, number in enumerate(played)}

        def rank(info: MatchInfo) -> tuple[bool, bool, int]:
            begun = info.id in place or self.archive.is_begun(info)
            return info.setup.trial, not begun, place.get(info.id, len(played))

        return sorted(self.archive.open_matches(), key=rank)

    def played_by(self, profile: int) -> bool:
        """Whether a profile has begun any match."""
        return self.archive.has_any(profile)

    def rating(self, profile: int) -> list[RatingPoint]:
        """The course of a profile's rating, a point a rated match that is over."""
        mine = [info for info in self.archive.finished_matches() if info.setup.profile == profile]
        return progress(mine, {}, profile).rating_course

    def close(self) -> None:
        """Closes the archive."""
        self.archive.close()


def _called_unlike(seats: list[tuple[str, str]], own: int) -> list[tuple[str, str]]:
    """The seats, kind and name of each; a bot that is called like the person on the seat ``own`` has another name."""
    names = [name for _kind, name in seats]
    for seat, (kind, name) in enumerate(seats):
        if seat != own and name.casefold() == names[own].casefold():
            names[seat] = opponent_name(kind, names)
    return [(kind, name) for (kind, _name), name in zip(seats, names, strict=True)]


def _bots(seats: tuple[Seat, ...]) -> dict[int, Player]:
    return {number: bot_named(seat.kind) for number, seat in enumerate(seats) if seat.kind != HUMAN}


def seats_for(players: int, opponents: tuple[str, ...], human: str) -> tuple[Seat, ...]:
    """A human on seat 0 and opponents on the others; the last one named fills the remaining seats.

    Further ones of a kind are people of the company.
    """
    kinds = [opponents[min(n, len(opponents) - 1)] for n in range(players - 1)]
    names = opponent_names(kinds, [human])
    return (Seat(HUMAN, human), *(Seat(kind, name) for kind, name in zip(kinds, names, strict=True)))
