"""What installed programs need: every data file in the one-folder build, and a desktop entry that fits the window."""

from __future__ import annotations

import configparser
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from scopa_gui import __version__
from scopa_gui.game.i18n import LANGUAGES
from scopa_gui.ui.window import _prepare_environment

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "scopa_gui"
LINUX = ROOT / "packaging" / "linux"
ID = "io.github.scopa_gui.Scopa"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the spec asks PyInstaller for, without PyInstaller."""
    asked: dict[str, Any] = {}
    hooks = ModuleType("hooks")
    hooks.collect_submodules = lambda name: [name]  # type: ignore[attr-defined]
    hooks.copy_metadata = lambda name: [(name, f"{name}.dist-info")]  # type: ignore[attr-defined]
    for name, module in (("PyInstaller", ModuleType("p")), ("PyInstaller.utils", ModuleType("u")), ("hooks", hooks)):
        monkeypatch.setitem(sys.modules, name if name != "hooks" else "PyInstaller.utils.hooks", module)
    folder = ROOT / "packaging" / "pyinstaller"

    class Anything:
        def __init__(self, *_: object, **given: object) -> None:
            asked.setdefault(type(self).__name__, given)
            self.pure = self.scripts = self.binaries = self.datas = None

    parts = {name: type(name, (Anything,), {}) for name in ("Analysis", "PYZ", "EXE", "COLLECT")}
    exec((folder / "scopa.spec").read_text(encoding="utf-8"), {"SPECPATH": str(folder), **parts})
    return asked


def test_the_one_folder_build_holds_every_file_that_the_package_reads(build: dict[str, Any]) -> None:
    places = {Path(source): target for source, target in build["Analysis"]["datas"]}
    assert places[ROOT / "assets"] == "scopa_gui/assets"
    read = [path for path in PACKAGE.rglob("*") if path.suffix in (".txt", ".mo", ".json")]
    assert len(read) >= len(LANGUAGES)
    for path in read:
        assert places[path] == str(path.parent.relative_to(ROOT)), path


def test_the_one_folder_build_keeps_the_licences(build: dict[str, Any]) -> None:
    targets = {Path(source).name: target for source, target in build["Analysis"]["datas"]}
    assert targets["LICENSE"] == "."
    assert targets["pygame-ce"] == "pygame-ce.dist-info"
    assert list((ROOT / "assets" / "fonts").glob("OFL-*.txt"))


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_knows_the_window_by_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEO_X11_WMCLASS", raising=False)
    _prepare_environment()
    assert entry()["StartupWMClass"] == os.environ["SDL_VIDEO_X11_WMCLASS"]


def test_the_desktop_entry_speaks_every_language_and_names_an_icon_that_is_there() -> None:
    for key in ("GenericName", "Comment"):
        assert {name for name in entry() if name.startswith(f"{key}[")} == {
            f"{key}[{code}]" for code in LANGUAGES if code != "en"
        }
    assert entry()["Icon"] == ID
    script = (LINUX / "install.sh").read_text(encoding="utf-8")
    sizes = script.split("for size in ")[1].split(";")[0].split()
    for size in sizes:
        assert (ROOT / "packaging" / "icons" / f"scopa-{size}.png").exists()


def test_the_metainfo_tells_this_version() -> None:
    tree = ElementTree.parse(LINUX / f"{ID}.metainfo.xml").getroot()
    assert tree.findtext("id") == ID
    assert tree.findtext("launchable") == f"{ID}.desktop"
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
