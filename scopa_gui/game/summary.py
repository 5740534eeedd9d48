"""A match in a few words, as lists show it: against whom, the score, and how it ended for the person at the screen."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.daily import day_of
from scopa_gui.game.dates import date_text, day_text
from scopa_gui.game.i18n import _, ngettext, pgettext
from scopa_gui.game.names import variant_name
from scopa_gui.game.profiles import NOBODY
from scopa_gui.game.setup import HUMAN

WON, LOST, SHARED, OPEN, WATCHED = "won", "lost", "shared", "open", "watched"


def outcome_word(outcome: str) -> str:
    """How a match went for the person, in a word."""
    return {
        WON: pgettext("a match", "won"),
        LOST: pgettext("a match", "lost"),
        SHARED: _("shared"),
        OPEN: _("open"),
        WATCHED: _("finished"),
    }[outcome]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list tells about a match. Seats and sides are those of the match, the own ones first.

    Attributes:
        own: the seat of the person, or None if nobody or several people sat at the table, or the match came from a
            file.
        order: the sides, the own one first.
    """

    info: MatchInfo
    own: int | None
    order: tuple[int, ...]

    @property
    def variant(self) -> str:
        """The name of what was played: the deal of a day is no mere variant."""
        setup = self.info.setup
        return variant_name(setup) if day_of(setup) is None else _("Deal of the day")

    @property
    def day(self) -> str:
        """When it was begun; for the deal of a day, the day whose deal it is."""
        setup = self.info.setup
        day = day_of(setup)
        return day_text(setup.created) if day is None else date_text(day)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats that are not on the own side; every seat if there is none."""
        setup = self.info.setup
        if self.own is None:
            return tuple(range(setup.players))
        side_of = setup.game.side_of
        return tuple(seat for seat in range(setup.players) if side_of[seat] != side_of[self.own])

    @property
    def against(self) -> str:
        """Whom the match was played against, or who played it."""
        names = [self.info.setup.seats[seat].name or _("You") for seat in self.opponents]
        return ", ".join(names)

    @property
    def against_briefly(self) -> str:
        """The same, not longer than two names."""
        names = [self.info.setup.seats[seat].name or _("You") for seat in self.opponents]
        if len(names) < 3:
            return ", ".join(names)
        others = len(names) - 1
        return ngettext("{name} and {n} other", "{name} and {n} others", others).format(name=names[0], n=others)

    @property
    def score(self) -> str:
        """The score, the own side's first."""
        return " – ".join(str(self.info.scores[side]) for side in self.order)

    @property
    def outcome(self) -> str:
        """One of `WON`, `LOST`, `SHARED`, `OPEN`, `WATCHED`."""
        winners = self.info.winners
        if not winners:
            return OPEN
        if self.own is None:
            return WATCHED
        if self.order[0] not in winners:
            return LOST
        return WON if len(winners) == 1 else SHARED

    @property
    def outcome_word(self) -> str:
        """The outcome in one word."""
        return outcome_word(self.outcome)

    def notes(self, *, resigned: bool) -> list[str]:
        """What else is to be known about the result, a word or two each."""
        found = []
        if resigned:
            found.append(_("resigned"))
        if self.info.setup.profile == NOBODY:
            found.append(_("from a file"))
        elif self.info.setup.trial:
            found.append(pgettext("a match", "trial"))
        elif not self.info.rated:
            found.append(_("unrated"))
        return found


def summary_of(info: MatchInfo) -> Summary:
    """The summary of a match."""
    setup = info.setup
    people = [seat for seat, player in enumerate(setup.seats) if player.kind == HUMAN]
    own = people[0] if len(people) == 1 and setup.profile != NOBODY else None
    first = people[0] if people else 0
    sides = len(setup.game.sides)
    start = setup.game.side_of[first]
    return Summary(info, own, tuple((start + step) % sides for step in range(sides)))
