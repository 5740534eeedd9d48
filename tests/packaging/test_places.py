"""The program starts from any working folder, with any home, and where nothing can be written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
START_S = 30


def started(home: Path, cwd: Path, told: Path, *options: str) -> dict[str, Any]:
    """The program's first description; it is ended then."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment = kept | {
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
    }
    command = [sys.executable, "-W", "error::EncodingWarning", "-m", "scopa_gui", "--describe", str(told), *options]
    process = subprocess.Popen(command, env=environment, cwd=cwd, stderr=subprocess.PIPE)
    end = time.monotonic() + START_S
    while not told.exists() and process.poll() is None and time.monotonic() < end:
        time.sleep(0.02)
    process.kill()
    said = process.communicate()[1].decode()
    assert told.exists(), f"nothing was described: {said}"
    described: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    return described


def test_sb_146_sb_177_an_accented_home_and_another_working_folder(tmp_path: Path) -> None:
    home, cwd = tmp_path / "Zoë Müller 语 ñ", tmp_path / "elsewhere"
    home.mkdir()
    cwd.mkdir()
    described = started(home, cwd, tmp_path / "told.json", "--variant", "classic2")
    assert described["scene"] == "table"
    assert [path.parent.name for path in home.rglob("archive.db")] == ["scopa-gui"]
    assert list(cwd.iterdir()) == []


def test_e27_without_a_folder_to_write_in_it_is_played_all_the_same(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the home should be", encoding="utf-8")
    described = started(home, tmp_path, tmp_path / "told.json", "--variant", "classic2")
    assert described["scene"] == "table"
    assert described["view"]["hand"]
