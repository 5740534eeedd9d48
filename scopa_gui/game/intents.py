"""What somebody at the table wants: plain values that name the state they were made against."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from scopa_gui.rules.deal import Cut, CutPack, Declare, Play
from scopa_gui.rules.errors import Unreadable
from scopa_gui.rules.notation import action_text, read_action


@dataclass(frozen=True, slots=True)
class Intent:
    """A wish of a seat in a match, made when the match was in a state."""

    match: int
    state: int
    seat: int


@dataclass(frozen=True, slots=True)
class PlayCard(Intent):
    """Play a card, with or without taking."""

    action: Play


@dataclass(frozen=True, slots=True)
class Decide(Intent):
    """Declare, pass, keep or place, or cut the pack."""

    action: Declare | Cut | CutPack


@dataclass(frozen=True, slots=True)
class CallOut(Intent):
    """Claim to have the points that win (chiamarsi fuori)."""


@dataclass(frozen=True, slots=True)
class NextDeal(Intent):
    """The count has been seen: deal again."""


@dataclass(frozen=True, slots=True)
class RestartDeal(Intent):
    """Play the same deal again from its first card."""


@dataclass(frozen=True, slots=True)
class TakeBack(Intent):
    """Go back to before this seat's last play."""


@dataclass(frozen=True, slots=True)
class GiveUp(Intent):
    """Resign the match."""


_KINDS: dict[str, type[Intent]] = {
    kind.__name__: kind for kind in (PlayCard, Decide, CallOut, NextDeal, RestartDeal, TakeBack, GiveUp)
}


def intent_to_json(intent: Intent) -> dict[str, Any]:
    """The intent as JSON values, with its kind under ``intent`` and an action in the notation of matches."""
    data = {"intent": type(intent).__name__, **asdict(intent)}
    if isinstance(intent, PlayCard | Decide):
        data["action"] = action_text(intent.action)
    return data


def intent_from_json(data: dict[str, Any]) -> Intent:
    """The intent of `intent_to_json`.

    Raises:
        Unreadable: ``intent`` for anything else.
    """
    try:
        fields = dict(data)
        kind = _KINDS[fields.pop("intent")]
        if "action" in fields:
            fields["action"] = read_action(fields["action"])
        if not all(isinstance(fields[name], int) for name in ("match", "state", "seat")):
            raise TypeError
        return kind(**fields)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Unreadable("intent", text=str(data)[:80]) from None
