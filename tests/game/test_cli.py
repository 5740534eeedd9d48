"""The command line: what is understood, and one kind sentence with exit code 2 for the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_gui import __version__
from scopa_gui.cli import UsageError, main, read_options
from scopa_gui.game.i18n import LANGUAGES
from scopa_gui.options import MatchOptions, Options
from scopa_gui.rules.presets import PRESETS

HERE = ["--data-dir", "here"]
ROOT = Path(__file__).parents[2]


def test_nothing_asked_leaves_all_to_the_settings() -> None:
    assert read_options(HERE) == Options(Path("here"))


def test_the_default_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "Utènte 语 ñ"))
    assert read_options([]).data_dir == tmp_path / "Utènte 语 ñ" / "scopa-gui"


def test_every_option_is_understood() -> None:
    words = (
        "--variant classic4_teams --players 4 --opponent rookie --opponent amateur --target 21 --seed 7 --speed off"
        " --lang it --window 1920x1080 --fullscreen --mute --describe out.json"
    )
    assert read_options([*words.split(), *HERE]) == Options(
        data_dir=Path("here"),
        match=MatchOptions(PRESETS["classic4_teams"].changed({"target": 21}), 4, ("rookie", "amateur", "amateur")),
        target=21,
        players=4,
        opponents=("rookie", "amateur"),
        seed=7,
        speed="off",
        language="it",
        window=(1920, 1080),
        full_screen=True,
        mute=True,
        describe=Path("out.json"),
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_starts_with_its_first_number_of_players_and_a_rookie(preset: str) -> None:
    match = read_options(["--variant", preset, *HERE]).match
    assert match == MatchOptions(
        PRESETS[preset], PRESETS[preset].players[0], ("rookie",) * (match.players - 1 if match else 0)
    )


def test_a_number_of_deals_ends_the_match() -> None:
    match = read_options(["--variant", "cirulla", "--deals", "3", *HERE]).match
    assert match is not None
    assert (match.ruleset.end_mode, match.ruleset.fixed_hands) == ("fixed_hands", 3)


def test_a_target_ends_a_match_of_fixed_deals_too() -> None:
    match = read_options(["--variant", "fixed_hands", "--target", "16", *HERE]).match
    assert match is not None
    assert (match.ruleset.end_mode, match.ruleset.target) == ("target", 16)


def test_choices_without_a_variant_are_kept_for_the_new_match_scene() -> None:
    options = read_options(["--players", "4", "--target", "21", "--opponent", "amateur", *HERE])
    assert (options.match, options.players, options.target, options.opponents) == (None, 4, 21, ("amateur",))


@pytest.mark.parametrize("text", ["1280x800", "1280X800", "640x400", "3840x2160", "16384x16384"])
def test_a_window_size_is_taken_as_it_is(text: str) -> None:
    width, height = map(int, text.lower().split("x"))
    assert read_options(["--window", text, *HERE]).window == (width, height)


REFUSED = [
    ("--foo", "--variant"),
    ("word", "--variant"),
    ("--variant briscola", "classic2"),
    ("--variant classic2 --players 3", "2 players"),
    ("--variant classic4_teams --players 5", "4 players"),
    ("--variant", "one argument"),
    ("--players 1", "from 2 to 8"),
    ("--players 9", "from 2 to 8"),
    ("--players many", "many"),
    ("--opponent nobody", "rookie"),
    ("--target 0", "from 1 to 1000"),
    ("--target 1001 --variant classic2", "from 1 to 1000"),
    ("--target -5", "from 1 to 1000"),
    ("--deals 0", "from 1 to 100"),
    ("--deals 101 --variant classic2", "from 1 to 100"),
    ("--target 11 --deals 3", "not both"),
    ("--seed x", "x"),
    ("--speed warp", "slow"),
    ("--lang klingon", ", ".join(LANGUAGES)),
    ("--window big", "1280x800"),
    ("--window 1280", "1280x800"),
    ("--window 1280x", "1280x800"),
    ("--window -1280x800", "argument"),
    ("--window 1x1", "320x200"),
    ("--window 99999x800", "16384x16384"),
    ("--window 1280x800x2", "1280x800"),
    ("--var classic2", "--variant"),
    ("--fullscreen=yes", "--fullscreen"),
]


@pytest.mark.parametrize(("words", "allowed"), REFUSED)
def test_what_cannot_be_is_told_in_one_sentence_with_what_can(
    words: str, allowed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith("scopa-gui: ")
    assert allowed in line


def test_rules_that_do_not_go_together_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = PRESETS["classic2"].__class__(hand_size=9, declarations="cirulla")
    monkeypatch.setitem(PRESETS, "broken", broken)
    with pytest.raises(UsageError, match="do not go together"):
        read_options(["--variant", "broken", *HERE])


def test_every_opponent_of_the_command_line_plays() -> None:
    from scopa_gui.ai.bot import BOTS

    options = read_options(["--opponent", "rookie", "--opponent", "amateur", "--opponent", "pro", *HERE])
    assert set(options.opponents) <= set(BOTS)


def test_the_window_gets_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    from scopa_gui.ui import app

    got: list[Options] = []

    def run(options: Options) -> int:
        got.append(options)
        return 5

    monkeypatch.setattr(app, "run", run)
    assert main(HERE) == 5
    assert got == [Options(Path("here"))]


def test_commands_without_a_window_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from scopa_gui.game import arena, exchange

    monkeypatch.setattr(arena, "arena_main", lambda words: len(words))
    monkeypatch.setattr(exchange, "verify_main", lambda words: 10 + len(words))
    assert main(["arena", "rookie", "amateur"]) == 2
    assert main(["verify", "file"]) == 11


# The entry point, as it is run


def run(*words: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-m", "scopa_gui", *words]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False, cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
    )  # fmt: skip


def test_the_version_is_printed_from_any_folder(tmp_path: Path) -> None:
    place = tmp_path / "Utènte 语 ñ"
    place.mkdir()
    done = run("--version", cwd=place)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"scopa-gui {__version__}\n", "")
    assert list(place.iterdir()) == []


def test_a_wrong_word_ends_the_program_at_once(tmp_path: Path) -> None:
    done = run("--variant", "briscolà", cwd=tmp_path, LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("scopa-gui: there is no variant")
    assert len(done.stderr.splitlines()) == 1


def test_help_names_every_option() -> None:
    done = run("--help")
    assert done.returncode == 0
    for option in ("--variant", "--players", "--opponent", "--target", "--deals", "--seed", "--speed", "--lang",
                   "--window", "--fullscreen", "--mute", "--data-dir", "--describe", "--version"):  # fmt: skip
        assert option in done.stdout
