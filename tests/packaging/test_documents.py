"""What the documents name is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FAULTS = (ROOT / "docs" / "faults_of_others.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (SB-\d{3}|E\d+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
REPORTS = {"SB": 102, "E": 45}


@cache
def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_fault_of_others_has_a_test_that_exists_or_a_reason() -> None:
    rows = ROW.findall(FAULTS)
    ids = [report for report, _, _ in rows]
    assert len(set(ids)) == len(ids)
    assert {kind: sum(report.startswith(kind) for report in ids) for kind in REPORTS} == REPORTS
    for report, _, cell in rows:
        named = NAMED.findall(cell)
        assert named or cell.startswith(("cannot apply: ", "a limit: ")), report
        for path, name in named:
            assert name in names_in(path), f"{report}: there is no {path}::{name}"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")) + sorted(ROOT.glob("*.md")), ids=str)
def test_links_and_pictures_of_the_pages_are_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name}: {target}"
