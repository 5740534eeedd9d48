"""The attacks in a short form; the full ones are run by ``python -m tests.attack NAME``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.attack.attacks import FULL_COUNTS, attack_named

SHORT_COUNTS = {"badfiles": 60, "diskfull": 3, "kill": 4, "longrun": 70, "monkey": 150, "twocopies": 3}


@pytest.mark.parametrize("name", SHORT_COUNTS)
def test_the_program_withstands(name: str) -> None:
    print(attack_named(name)(20261130, SHORT_COUNTS[name]))


def test_every_attack_has_a_short_form() -> None:
    assert set(SHORT_COUNTS) == set(FULL_COUNTS)


def test_an_attack_is_one_command() -> None:
    command = [sys.executable, "-m", "tests.attack", "longrun", "--count", "21", "--seed", "3"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    head, tail = done.stdout.splitlines()
    assert "longrun --seed 3 --count 21" in head
    assert tail.startswith("withstood in")


def test_an_unknown_attack_is_refused() -> None:
    command = [sys.executable, "-m", "tests.attack", "hug"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "longrun" in done.stderr
