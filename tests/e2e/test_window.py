"""The real program in a real window."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.screen import Program, Screen, clean_environment


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def table(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    program = Program(
        screen, tmp_path, "--variant", "classic2", "--speed", "off", "--seed", "3", "--window", "1280x800"
    )
    yield program
    program.kill()


def test_a_deal_is_played_by_mouse_and_keyboard(table: Program) -> None:
    described = table.wait()
    assert described["window"] == [1280, 800]
    for turn in range(60):
        described = table.wait()
        if described["scene"] != "table":
            break
        state = described["state_id"]
        if turn % 2:
            described = table.press(described, "Right")
            described = table.press(described, "Return")
        else:
            card = next(e["id"] for e in described["elements"] if e["zone"] == "hand" and e["enabled"])
            described = table.click(described, card)
        if described["state_id"] == state:
            described = table.press(described, "Return")
        assert described["state_id"] > state
    assert described["scene"] == "deal_count"
    described = table.click(described, next(e["id"] for e in described["elements"] if e["default"]))
    assert (described["scene"], described["view"]["deal"]) == ("table", 2)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_within_a_second(table: Program, number: int) -> None:
    table.wait()
    table.process.send_signal(number)
    table.process.wait(timeout=5)


def test_another_size_lays_everything_out_again(table: Program) -> None:
    table.wait()
    for width, height in ((900, 700), (1600, 1000), (640, 400), (1280, 800)):
        table.xdotool("windowsize", "WINDOW", width, height)
        end = time.monotonic() + 10
        while (table.read() or {}).get("window") != [width, height]:
            assert time.monotonic() < end, f"no layout for {width} x {height}"
            time.sleep(0.05)
        described = table.wait()
        for element in described["elements"]:
            x, y, w, h = element["rect"]
            if element["zone"] == "table" or element["role"] == "button":
                assert x >= 0
                assert y >= 0
                assert x + w <= width
                assert y + h <= height


def test_killed_at_the_table_it_goes_on_from_the_same_position(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path, "--variant", "classic2", "--speed", "normal", "--seed", "3")
    described = program.wait()
    for _ in range(2):
        card = next(e["id"] for e in described["elements"] if e["zone"] == "hand")
        described = program.click(described, card)
        if described["view"]["choosing"]:
            described = program.press(described, "Return")
    program.kill()
    again = Program(screen, tmp_path, "--speed", "normal")
    title = again.wait()
    assert title["scene"] == "title"
    assert [e["id"] for e in title["elements"] if e["default"]] == ["continue"]
    found = again.click(title, "continue")
    again.kill()
    assert (found["state_id"], found["view"]) == (described["state_id"], described["view"])


def test_without_a_display_it_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scopa_gui", "--data-dir", str(tmp_path)],
        env=clean_environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 3
    assert "DISPLAY" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
