"""What people have learned is kept by profile, survives a restart and another copy, and bad files cost nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scopa_gui.game.learning import DAYS_KEPT, Learning, mark_of
from scopa_gui.game.puzzles import puzzles


def test_it_is_kept_by_profile_and_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "data" / "learning.json"
    first = Learning(path)
    assert first.of(1).lessons == set()
    first.finish_lesson(1, "match")
    first.finish_lesson(2, "sum")
    first.solve(1, "abc")
    first.keep_strong("2026-11-29", (4, 2))
    again = Learning(path)
    assert again.of(1).lessons == {"match"} and again.of(1).puzzles == {"abc"}
    assert again.of(2).lessons == {"sum"} and again.of(2).puzzles == set()
    assert again.strong == {"2026-11-29": (4, 2)}
    assert [file.name for file in path.parent.iterdir()] == ["learning.json"]


def test_two_copies_lose_nothing_of_each_other(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    one, other = Learning(path), Learning(path)
    one.finish_lesson(1, "match")
    other.finish_lesson(1, "sum")
    assert Learning(path).of(1).lessons == {"match", "sum"}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"people": 3}', "\x00\xff", "9" * 3_000_000])
def test_a_bad_file_is_put_aside_and_everything_begins_anew(tmp_path: Path, text: str) -> None:
    path = tmp_path / "learning.json"
    path.write_text(text, encoding="latin-1")
    learning = Learning(path)
    assert learning.of(1).lessons == set()
    learning.finish_lesson(1, "match")
    assert Learning(path).of(1).lessons == {"match"}
    assert (tmp_path / "learning.damaged-1.json").read_text(encoding="latin-1") == text


def test_wrong_parts_of_a_file_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    people = {"1": {"lessons": ["match", 3, "x" * 99], "puzzles": "all"}, "you": {"lessons": ["sum"]}, "2": 7}
    strong = {"2026-11-28": [1, 2], "2026-11-29": [1], "2026-11-30": ["a", True], "2026-11-27": None}
    path.write_text(json.dumps({"schema": 1, "people": people, "strong": strong}), encoding="utf-8")
    learning = Learning(path)
    assert learning.of(1).lessons == {"match"} and learning.of(1).puzzles == set()
    assert learning.strong == {"2026-11-28": (1, 2)}


def test_a_folder_that_cannot_be_written_only_forgets(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    learning = Learning(tmp_path / "file" / "learning.json")
    learning.finish_lesson(1, "match")
    assert learning.of(1).lessons == {"match"}


def test_old_days_are_dropped(tmp_path: Path) -> None:
    learning = Learning(tmp_path / "learning.json")
    for number in range(DAYS_KEPT + 5):
        learning.keep_strong(f"2026-{1 + number // 28:02}-{1 + number % 28:02}", (1, 2))
    assert len(learning.strong) == DAYS_KEPT
    assert "2026-01-01" not in learning.strong


def test_every_puzzle_has_a_mark_of_its_own() -> None:
    assert len({mark_of(puzzle.line) for puzzle in puzzles()}) == len(puzzles())


def test_each_bad_file_is_put_aside_under_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "learning.json"
    for text in ("{", "["):
        path.write_text(text, encoding="utf-8")
        Learning(path)
    aside = [(tmp_path / f"learning.damaged-{number}.json").read_text(encoding="utf-8") for number in (1, 2)]
    assert aside == ["{", "["]
