"""The worked examples of the specification, and of any further file of the same format given by ``--cases``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scopa_gui.rules.presets import PRESETS
from tests.rules.cases import KINDS, Case, known, normal

FORMAT = "scopa-variant-cases/1"
OWN = Path(__file__).parent / "cases.json"
MORE = Path(__file__).parent / "more_cases.json"
"""Cases of the same kinds for what the specification's own examples leave out."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    files = [Path(name) for name in metafunc.config.getoption("--cases")] or [OWN, MORE]
    cases = [case for file in files for case in _read(file)]
    metafunc.parametrize("case", [pytest.param(case, id=case["id"]) for case in cases])


def _read(file: Path) -> list[Case]:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["format"] == FORMAT, f"{file}: format {data['format']!r} is not {FORMAT!r}"
    cases: list[Case] = data["cases"]
    for case in cases:
        if case["variant"] not in PRESETS and case["variant"] in data.get("rulesets", {}):
            fields = data["rulesets"][case["variant"]]
            case["ruleset"] = {name: value for name, value in fields.items() if name != "id"}
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


def test_a_file_may_bring_rulesets_of_its_own(tmp_path: Path) -> None:
    fields = {"id": "ours", **PRESETS["classic3"].to_dict(), "target": 12}
    match = {"before": {"A": 10, "B": 1, "C": 0}, "hand": {"A": 1, "B": 0, "C": 0}}
    case = {"id": "x", "variant": "ours", "kind": "match", "input": match, "expected": {"winner": None}}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({"format": FORMAT, "rulesets": {"ours": fields}, "cases": [case]}), encoding="utf-8")
    (read,) = _read(file)
    known(read)
    assert KINDS["match"](read)["winner"] is None
