"""The changes that mutation testing makes to a module."""

from __future__ import annotations

import ast

from tests.testkit.mutants import FOLDER, compiled, mutants

SOURCE = "few: Literal[7] = a < 3 and (not b)"


def test_one_place_is_changed_at_a_time_and_no_type_hint() -> None:
    assert {ast.unparse(mutant.tree(SOURCE)) for mutant in mutants(SOURCE)} == {
        "few: Literal[7] = a <= 3 and (not b)",
        "few: Literal[7] = a < 4 and (not b)",
        "few: Literal[7] = a < 3 and b",
        "few: Literal[7] = a < 3 or not b",
    }


def test_each_change_is_found_in_the_compiled_code() -> None:
    changes = [compiled("dealing", mutant) for mutant in mutants((FOLDER / "dealing.py").read_text(encoding="utf-8"))]
    assert all(change.differing for change in changes)
    assert {name for change in changes for _, name, _ in change.differing} == {
        "<module>", "round_hands", "first_cards", "_deal_packet",
    }  # fmt: skip
    assert all(
        change.in_functions == ("<module>" not in {name for _, name, _ in change.differing}) for change in changes
    )
