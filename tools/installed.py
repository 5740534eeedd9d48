"""The installed program, tried as people install it: ``python -m tools.installed [wheel] [editable] [folder]``.

Each way of installing is made anew in a temporary folder: the wheel and an editable copy in a venv, the one-folder
build by PyInstaller. Then the program is started on a virtual screen from another working folder, with an accented
home, and from a folder that cannot be written; a card is played, the match is continued after ``kill -9``, every page
of the title is opened and a finished match is reviewed in its own process. Needs Xvfb, xdotool and the package index.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.e2e.screen import Program, Screen
from tests.ui.finished import played

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("play", "daily", "puzzles", "learn", "history", "statistics", "lobby", "rules", "settings", "credits")
REVIEW_S = 120


class Condition(NamedTuple):
    """One way to start: the name of the home folder, and whether the install folder is for reading only."""

    name: str
    home: str = "home"
    locked: bool = False


CONDITIONS = (
    Condition("another working folder"),
    Condition("an accented home", home="Zoë Müller/Utènte 语 ñ"),
    Condition("a read-only install folder", locked=True),
)


def make_wheel(folder: Path) -> list[str]:
    """Builds the wheel and installs it."""
    bin_folder = _environment(folder / "venv")
    _run(bin_folder / "pip", "wheel", "-q", "--no-deps", "-w", folder / "dist", ROOT)
    _run(bin_folder / "pip", "install", "-q", *(folder / "dist").glob("*.whl"))
    return [str(bin_folder / "scopa-gui")]


def make_editable(folder: Path) -> list[str]:
    """Installs a copy of the checkout as developers do."""
    _copy_checkout(folder / "clone")
    bin_folder = _environment(folder / "venv")
    _run(bin_folder / "pip", "install", "-q", "-e", folder / "clone")
    return [str(bin_folder / "scopa-gui")]


def make_folder(folder: Path) -> list[str]:
    """Builds the one folder; what it was built with is deleted, so that nothing but the folder can serve."""
    _copy_checkout(folder / "clone")
    bin_folder = _environment(folder / "venv")
    _run(bin_folder / "pip", "install", "-q", folder / "clone", "pyinstaller")
    spec = folder / "clone" / "packaging" / "pyinstaller" / "scopa.spec"
    places = ("--distpath", folder / "dist", "--workpath", folder / "work")
    _run(bin_folder / "pyinstaller", "--noconfirm", "--log-level", "ERROR", *places, spec)
    for used in ("clone", "venv", "work"):
        shutil.rmtree(folder / used)
    return [str(folder / "dist" / "scopa-gui" / "scopa-gui")]


KINDS: dict[str, Callable[[Path], list[str]]] = {
    "wheel": make_wheel,
    "editable": make_editable,
    "folder": make_folder,
}


def try_out(screen: Screen, command: list[str], place: Path, home: Path) -> list[str]:
    """Plays a card, goes on after a kill, opens every page, reviews a match; returns the pages that were opened."""
    with _started(screen, command, place, home, "--variant", "classic2", "--seed", "3", "--speed", "off") as program:
        described = program.wait()
        card = next(e["id"] for e in described["elements"] if e["zone"] == "hand" and e["enabled"])
        program.click(described, card)
        described = program.wait()
        if described["view"]["choosing"]:
            described = program.press(described, "Return")
        state, hand = described["state_id"], described["view"]["hand"]
    with _started(screen, command, place, home) as program:
        described = program.click(program.wait(), "continue")
        if (described["state_id"], described["view"]["hand"]) != (state, hand):
            raise RuntimeError(f"went on from another place: {described['state_id']} instead of {state}")
    shutil.rmtree(home / ".local")
    shutil.copytree(played(Path(tempfile.mkdtemp(dir=home.parent))), home / ".local" / "share" / "scopa-gui")
    with _started(screen, command, place, home) as program:
        opened = _open_pages(program)
        _review(program)
    return opened


def _open_pages(program: Program) -> list[str]:
    title = program.wait()
    doors = [e["id"] for e in title["elements"] if e["id"] in PAGES]
    for door in doors:
        page = program.click(program.wait(), door)
        if page["scene"] == "title" and page["dialog"] is None:
            raise RuntimeError(f"{door} opens nothing")
        program.press(page, "Escape")
    return doors


def _review(program: Program) -> None:
    described = program.click(program.wait(), "history")
    described = program.click(described, "review")
    end = time.monotonic() + REVIEW_S
    while not any(e["id"].startswith("move") for e in described["elements"]):
        if time.monotonic() > end:
            raise RuntimeError("no review came")
        time.sleep(0.2)
        described = program.read() or described


@contextmanager
def _started(screen: Screen, command: list[str], place: Path, home: Path, *options: str) -> Iterator[Program]:
    program = Program(screen, home, *options, command=command, data=None, cwd=place)
    try:
        yield program
        if program.process.poll() is not None:
            raise RuntimeError(f"ended with {program.process.returncode}: {program.complaint()}")
    finally:
        program.kill()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """A folder that nobody can write: mounted so where we may, for root is stopped by nothing less."""
    mounted = subprocess.run(["mount", "--bind", folder, folder], capture_output=True, check=False).returncode == 0
    if mounted:
        _run("mount", "-o", "remount,ro,bind", folder)
    else:
        _run("chmod", "-R", "a-w", folder)
    try:
        yield
    finally:
        _run("umount", "-l", folder) if mounted else _run("chmod", "-R", "u+w", folder)


def _environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin"


def _copy_checkout(folder: Path) -> None:
    """What a clone would hold, with the changes that are not yet committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def _run(*words: str | Path) -> None:
    subprocess.run(words, check=True)


def main(arguments: list[str]) -> int:
    """Tries the kinds that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.installed", description=(__doc__ or "").split(":")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"one of {', '.join(KINDS)}; usually all")
    kinds = parser.parse_args(arguments).kinds or list(KINDS)
    if unknown := set(kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    with ExitStack() as stack:
        screen = Screen()
        stack.callback(screen.close)
        for kind in kinds:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            place = folder / "elsewhere"
            place.mkdir()
            command = KINDS[kind](folder / "installed")
            for condition in CONDITIONS:
                home = folder / condition.name / condition.home
                home.mkdir(parents=True)
                with _locked(folder / "installed") if condition.locked else ExitStack():
                    pages = try_out(screen, command, place, home)
                print(f"{kind}, {condition.name}: played, continued, {len(pages)} pages, reviewed", flush=True)
            if left := list(place.iterdir()):
                raise RuntimeError(f"left in the working folder: {left}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
