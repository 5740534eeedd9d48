"""What people choose about the program, kept in one small JSON file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from scopa_gui.game.i18n import LANGUAGES
from scopa_gui.game.profiles import clean_name
from scopa_gui.game.ratings import BOT_RATINGS

SCHEMA = 1
_LARGEST_FILE = 100_000
"""Bytes; ours have about a thousand."""
Speed = Literal["slow", "normal", "fast", "off"]


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; the defaults are for somebody who starts the program for the first time.

    Volumes are 0 to 100, ``text_size`` is a percentage 100 to 200, ``language`` is empty until one is chosen.
    The ``last_...`` fields remember what a new match was started with: the kinds of the opponents in the order of the
    seats, with spaces between; of the deals, 0 means played to the target, -1 as the variant has it.
    """

    language: str = ""
    speed: Speed = "normal"
    reduced_motion: bool = False
    effects_volume: int = 70
    music_volume: int = 0
    muted: bool = False
    deck: Literal["napoletane", "french"] = "napoletane"
    indices: Literal["off", "value", "value_and_suit"] = "value"
    high_contrast: bool = False
    table: Literal["felt", "wood", "marble"] = "felt"
    text_size: int = 100
    hand_order: Literal["dealt", "rank", "suit"] = "rank"
    confirm_play: bool = False
    look_through_piles: bool = False
    full_screen: bool = False
    speech: bool = False
    hints: bool = True
    take_back: bool = True
    profile: int = 1
    player_name: str = ""
    last_variant: str = "classic2"
    last_players: int = 2
    last_opponent: str = "rookie"
    last_target: int = 0
    last_deals: int = -1
    window_width: int = 0
    window_height: int = 0


_RANGES: dict[str, tuple[int, int]] = {
    "effects_volume": (0, 100),
    "music_volume": (0, 100),
    "text_size": (100, 200),
    "profile": (1, 100_000),
    "last_players": (2, 8),
    "last_target": (0, 1000),
    "last_deals": (-1, 1000),
    "window_width": (0, 16384),
    "window_height": (0, 16384),
}


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings of a file, and the code of a warning if it could not be read as it is.

    Warnings: ``damaged`` (the file was put aside), ``newer`` (left untouched); the defaults are used then. Single
    fields that are wrong fall back to their defaults without a word. No file is no fault.
    """
    try:
        data = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        return Settings(), _put_aside(path)
    if data["schema"] > SCHEMA:
        return Settings(), "newer"
    return _from_json(data), None


def _read(path: Path) -> dict[str, Any]:
    """The JSON object of a settings file of any version.

    Raises:
        OSError, ValueError, RecursionError: if it is none.
    """
    with path.open("rb") as file:
        text = file.read(_LARGEST_FILE + 1)
    data = json.loads(text) if len(text) <= _LARGEST_FILE else None
    if not isinstance(data, dict) or type(data.get("schema")) is not int:
        raise ValueError("no settings")
    return data


def save(path: Path, settings: Settings) -> bool:
    """Writes the settings in one stroke: the old file or the new one is there, never half of either.

    Returns:
        False if the folder does not let us, or the file is a newer version's; the program goes on with what it has.
    """
    with suppress(OSError, ValueError, RecursionError):
        if _read(path)["schema"] > SCHEMA:
            return False
    text = json.dumps({"schema": SCHEMA, **asdict(settings)}, ensure_ascii=False, indent=1)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("w", encoding="utf-8", errors="replace") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        return False
    return True


def _put_aside(path: Path) -> str:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    try:
        path.replace(aside)
    except OSError:
        return "unreadable"
    return "damaged"


def _from_json(data: dict[str, Any]) -> Settings:
    hints = get_type_hints(Settings)
    good: dict[str, Any] = {}
    for field in fields(Settings):
        value = data.get(field.name)
        if field.name in data and _is_good(field.name, hints[field.name], value):
            good[field.name] = value
    return replace(Settings(), **good)


def _is_good(name: str, hint: Any, value: Any) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if hint is bool:
        return isinstance(value, bool)
    if hint is int:
        low, high = _RANGES[name]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    if not isinstance(value, str):
        return False
    if name == "last_opponent" and all(kind in BOT_RATINGS for kind in value.split(" ")):
        return True
    return value in ("", *LANGUAGES) if name == "language" else value == clean_name(value)
