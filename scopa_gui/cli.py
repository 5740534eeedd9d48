"""The command line: opens the window, or runs a command that needs none.

What the first frame does not need is imported where it is used: the window is to be there at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from scopa_gui import __version__
from scopa_gui.game.i18n import LANGUAGES
from scopa_gui.options import MatchOptions, Options
from scopa_gui.rules.errors import BadRuleset, RulesError

USAGE_ERROR = 2
_OPPONENTS = ("rookie", "amateur", "pro")
_SMALLEST_WINDOW = (320, 200)
_LARGEST_WINDOW = 16_384


class UsageError(Exception):
    """Something on the command line that cannot be done; the text says what can."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see scopa-gui --help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program; returns its exit code: 0, 2 for a wrong command line, 3 without display, 4 without pygame."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] in _COMMANDS:
            return _COMMANDS[words[0]](words[1:])
        options = replay_options(words[1:]) if words[:1] == ["replay"] else read_options(words)
    except UsageError as error:
        print(f"scopa-gui: {error}", file=sys.stderr)
        return USAGE_ERROR
    from scopa_gui.ui.app import run

    return run(options)


def _arena(words: list[str]) -> int:
    from scopa_gui.game.arena import arena_main

    return arena_main(words)


def _verify(words: list[str]) -> int:
    from scopa_gui.game.exchange import verify_main

    return verify_main(words)


_COMMANDS: dict[str, Callable[[list[str]], int]] = {"arena": _arena, "verify": _verify}


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="scopa-gui",
        description="Scopa, the Italian card game.",
        epilog="Further: scopa-gui replay FILE shows an exported match, scopa-gui verify FILE checks it,"
        " scopa-gui arena A B lets two opponents play each other.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--variant", metavar="ID", help="start a match of this variant at once, e.g. classic2, cirulla")
    add("--players", type=int, metavar="N", help="number of players")
    add(
        "--opponent",
        action="append",
        default=[],
        choices=_OPPONENTS,
        help="rookie, amateur or pro; repeatable, the last one fills the remaining seats",
    )
    add("--target", type=int, metavar="N", help="play to N points")
    add("--deals", type=int, metavar="N", help="play N deals, the highest total wins")
    add("--seed", type=int, metavar="N", help="the same decks and the same play of the opponents every time")
    add("--speed", choices=("slow", "normal", "fast", "off"), help="pace of the cards")
    add("--lang", metavar="CODE", help=f"language: {', '.join(LANGUAGES)}")
    add("--window", metavar="WxH", help="size of the window in pixels")
    add("--fullscreen", action="store_true", help="fill the screen")
    add("--mute", action="store_true", help="no sound")
    add("--data-dir", type=Path, metavar="DIR", help="where matches and settings are kept")
    add("--describe", type=Path, metavar="FILE", help="keep FILE up to date with what is shown, as JSON")
    add("--version", action="version", version=f"scopa-gui {__version__}")
    return parser


def read_options(words: Sequence[str]) -> Options:
    """The options of a command line.

    Raises:
        UsageError: with a sentence that names what is allowed.
    """
    parser = _parser()
    given, unknown = parser.parse_known_args(words)
    if unknown:
        known = ", ".join(option for action in parser._actions for option in action.option_strings if len(option) > 2)
        raise UsageError(f"there is no option {unknown[0]}; there are {known}")
    target = _in_range("--target", given.target, 1, 1000)
    deals = _in_range("--deals", given.deals, 1, 100)
    players = _in_range("--players", given.players, 2, 8)
    if given.lang is not None and given.lang not in LANGUAGES:
        raise UsageError(f"there is no language {given.lang}; there are {', '.join(LANGUAGES)}")
    if target is not None and deals is not None:
        raise UsageError("a match is played to a target or for a number of deals, not both")
    return Options(
        data_dir=given.data_dir or _default_folder(),
        match=_match(given),
        target=target,
        deals=deals,
        players=players,
        opponents=tuple(given.opponent),
        seed=given.seed,
        speed=given.speed,
        language=given.lang,
        window=_window(given.window),
        full_screen=given.fullscreen,
        mute=given.mute,
        describe=given.describe,
    )


def replay_options(words: Sequence[str]) -> Options:
    """The options of ``replay FILE`` and what follows; the file is read to be sure that it can be shown.

    Raises:
        UsageError: with a sentence about the file, its line named where one is at fault.
    """
    from scopa_gui.game.exchange import read_match_file
    from scopa_gui.game.library import trouble

    if not words or words[0].startswith("-"):
        raise UsageError("replay takes a file, an exported match")
    path, options = Path(words[0]), read_options(words[1:])
    try:
        if not read_match_file(path).entries:
            raise UsageError(f"{path}: no cards are dealt in this match")
    except (OSError, RulesError) as error:
        raise UsageError(f"{path}: {trouble(error)}") from None
    return replace(options, match=None, replay=path)


def _default_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("scopa-gui", appauthor=False)


def _in_range(option: str, value: int | None, low: int, high: int) -> int | None:
    if value is not None and not low <= value <= high:
        raise UsageError(f"{option} takes a number from {low} to {high}, not {value}")
    return value


def _window(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    width, x, height = text.lower().partition("x")
    if not (x and width.isdecimal() and height.isdecimal()):
        raise UsageError(f"--window takes a size such as 1280x800, not {text}")
    size = (int(width), int(height))
    if not all(low <= n <= _LARGEST_WINDOW for low, n in zip(_SMALLEST_WINDOW, size, strict=True)):
        smallest = "x".join(map(str, _SMALLEST_WINDOW))
        raise UsageError(f"--window takes sizes from {smallest} to {_LARGEST_WINDOW}x{_LARGEST_WINDOW}, not {text}")
    return size


def _match(given: argparse.Namespace) -> MatchOptions | None:
    """The match that is to start at once, if a variant is named."""
    if given.variant is None:
        return None
    from scopa_gui.rules.game import game_of
    from scopa_gui.rules.presets import PRESETS

    if given.variant not in PRESETS:
        raise UsageError(f"there is no variant {given.variant}; there are {', '.join(PRESETS)}")
    rules = PRESETS[given.variant]
    players = rules.players[0] if given.players is None else given.players
    if players not in rules.players:
        allowed = ", ".join(map(str, rules.players))
        raise UsageError(f"{given.variant} is for {allowed} players, not {players}")
    changes: dict[str, Any] = {}
    if given.target is not None:
        changes = {"target": given.target, "end_mode": "target"}
    if given.deals is not None:
        changes = {"end_mode": "fixed_hands", "fixed_hands": given.deals}
    try:
        rules = rules.changed(changes)
        game_of(rules, players)
    except BadRuleset as error:
        raise UsageError(f"these rules do not go together: {error}") from None
    opponents = tuple(given.opponent) or ("rookie",)
    filled = tuple(opponents[min(n, len(opponents) - 1)] for n in range(players - 1))
    return MatchOptions(rules, players, filled)
