"""The worked examples of the specification, and of any further file of the same format given by ``--cases``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.cases import KINDS, Case, known, normal

FORMAT = "scopa-variant-cases/1"
OWN = Path(__file__).parent / "cases.json"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    files = [Path(name) for name in metafunc.config.getoption("--cases")] or [OWN]
    cases = [case for file in files for case in _read(file)]
    metafunc.parametrize("case", [pytest.param(case, id=case["id"]) for case in cases])


def _read(file: Path) -> list[Case]:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["format"] == FORMAT, f"{file}: format {data['format']!r} is not {FORMAT!r}"
    cases: list[Case] = data["cases"]
    return cases


def test_case(case: Case) -> None:
    known(case)
    found, expected = KINDS[case["kind"]](case), normal(case["expected"])
    for key, value in expected.items():
        if key == "points":
            assert _nonzero(found["points"]) == _nonzero(value)
        else:
            assert found[key] == value, key


def _nonzero(points: dict[str, object]) -> dict[str, object]:
    """Points without zeros: a key that is not named must be 0. Works for points by side and for bare points."""
    return {
        key: _nonzero(value) if isinstance(value, dict) else value
        for key, value in points.items()
        if value or isinstance(value, dict)
    }
