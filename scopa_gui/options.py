"""What the command line asks of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_gui.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """A match to start with. ``opponents`` holds one kind for each seat but the person's."""

    ruleset: Ruleset
    players: int
    opponents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """Choices for one run of the window; None or empty leaves it to the settings.

    Attributes:
        match: start with this match instead of the title.
        data_dir: folder of archive and settings.
        describe: file to keep up to date with what is shown, as JSON.
        replay: open this exported match instead of the title.
        target, deals, opponents, players: also offered first in the new-match scene.
    """

    data_dir: Path
    match: MatchOptions | None = None
    target: int | None = None
    deals: int | None = None
    players: int | None = None
    opponents: tuple[str, ...] = ()
    seed: int | None = None
    speed: str | None = None
    language: str | None = None
    window: tuple[int, int] | None = None
    full_screen: bool = False
    mute: bool = False
    describe: Path | None = None
    replay: Path | None = None
