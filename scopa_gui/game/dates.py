"""Days and months as people read them, in the language in use and the machine's time zone."""

from __future__ import annotations

from datetime import UTC, date, datetime

from scopa_gui.game.i18n import N_, _, language

_MONTHS = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
    N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
)  # fmt: skip
_FIRST = {"fr": "1er", "it": "1º"}
"""How the first day of a month is written, where it is not just a 1."""


def moment(text: str) -> datetime | None:
    """The local time of an ISO 8601 text, taken for UTC if it does not say; None if it is no time."""
    try:
        found = datetime.fromisoformat(text)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def month_name(month: int) -> str:
    """The short name of a month, 1 to 12."""
    return _(_MONTHS[month - 1])


def day_text(text: str) -> str:
    """The day of an ISO 8601 text, such as 29 Nov 2026; words that say so if it is none."""
    found = moment(text)
    if found is None:
        return _("no date")
    return date_text(found)


def date_text(day: date) -> str:
    """A day with its year."""
    return _("{day} {month} {year}").format(day=_day(day), month=month_name(day.month), year=day.year)


def day_month_text(day: date) -> str:
    """A day without its year."""
    return _("{day} {month}").format(day=_day(day), month=month_name(day.month))


def _day(day: date) -> str:
    return _FIRST.get(language(), "1") if day.day == 1 else str(day.day)
