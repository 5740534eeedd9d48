"""Mutation testing of the rules: ``python -m tests.testkit.mutants scoring [--sample 50] [--tests FILE...]``.

One place of a module at a time is changed (a comparison turned, a number moved, ``and`` for ``or``, a condition
negated); the tests run on it in a process of their own, the worked examples and the module's own tests first and all
others only on what these let live. A change that no test notices is printed: either a rule lacks a test, or the change
makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import hypothesis  # noqa: F401 (loaded once, before the children are made)
import pytest

PACKAGE = "scopa_gui.rules"
FOLDER = Path(__file__).parents[2] / "scopa_gui" / "rules"
TESTS = Path(__file__).parents[1] / "rules"
_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Other nodes that could stand in a node's place."""
    changed = copy.deepcopy(node)
    if isinstance(changed, ast.Compare) and type(changed.ops[0]) in _COMPARISONS:
        changed.ops[0] = _COMPARISONS[type(changed.ops[0])]()
        yield changed
    elif isinstance(changed, ast.BinOp | ast.AugAssign) and type(changed.op) in _OPERATORS:
        changed.op = _OPERATORS[type(changed.op)]()
        yield changed
    elif isinstance(changed, ast.BoolOp):
        changed.op = ast.Or() if isinstance(changed.op, ast.And) else ast.And()
        yield changed
    elif isinstance(changed, ast.Constant) and type(changed.value) is int:
        changed.value += 1
        yield changed
    elif isinstance(changed, ast.Constant) and type(changed.value) is bool:
        changed.value = not changed.value
        yield changed
    elif isinstance(changed, ast.UnaryOp) and isinstance(changed.op, ast.Not):
        yield changed.operand
    elif isinstance(changed, ast.If | ast.IfExp | ast.While):
        changed.test = ast.UnaryOp(ast.Not(), changed.test)
        yield changed


def _code(tree: ast.AST) -> list[ast.AST]:
    """All nodes but those of type hints, which do nothing."""
    hints: set[int] = set()
    for node in ast.walk(tree):
        for hint in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(hint, ast.AST):
                hints.update(map(id, ast.walk(hint)))
    return [node for node in ast.walk(tree) if id(node) not in hints]


class _Replace(ast.NodeTransformer):
    """Replaces one node of a tree by another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._old:
            return ast.copy_location(self._new, node)
        self.generic_visit(node)
        return node


def mutants(source: str) -> list[tuple[int, str, str, str]]:
    """Line, old and new text of the changed node, and the whole changed source, of every single change."""
    result = []
    for number in range(len(_code(ast.parse(source)))):
        tree = ast.parse(source)
        node = _code(tree)[number]
        for new in _changes(node):
            line, before, after = getattr(node, "lineno", 0), ast.unparse(node), ast.unparse(new)
            changed = ast.fix_missing_locations(_Replace(node, new).visit(tree))
            result.append((line, before.split("\n")[0], after.split("\n")[0], ast.unparse(changed)))
    return result


class _Loader(importlib.abc.SourceLoader):
    def __init__(self, name: str, source: str) -> None:
        self._name, self._source = name, source

    def get_filename(self, fullname: str) -> str:
        return f"<mutant of {self._name}>"

    def get_data(self, path: str) -> bytes:
        return self._source.encode()


class _Finder(importlib.abc.MetaPathFinder):
    """Imports the changed source for one module."""

    def __init__(self, name: str, source: str) -> None:
        self._name, self._source = name, source

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        return importlib.util.spec_from_loader(fullname, _Loader(self._name, self._source))


def passes(module: str, source: str, runs: Sequence[Sequence[str]]) -> bool:
    """Whether each run of tests passes with the changed module, which stays changed in this process."""
    sys.meta_path.insert(0, _Finder(f"{PACKAGE}.{module}", source))
    options = ["-x", "-q", "--timeout=60", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return all(pytest.main([*options, *tests]) == 0 for tests in runs)


def survives(module: str, source: str, runs: Sequence[Sequence[str]]) -> bool:
    """The same in a child process, without a word."""
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        killed = True
        try:
            killed = not passes(module, source, runs)
        finally:
            os._exit(int(killed))
    _, status = os.waitpid(child, 0)
    return status == 0


def quick_tests(module: str) -> list[str]:
    """The tests that find most changes of a module soonest."""
    files = [TESTS / "test_cases.py", TESTS / f"test_{module}.py"]
    return [str(file) for file in files if file.exists()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.testkit.mutants", description=__doc__)
    parser.add_argument("modules", nargs="+", help="modules of the rules, such as scoring")
    parser.add_argument("--sample", type=int, default=0, help="try so many at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="+", default=["tests/rules"])
    parser.add_argument("--only", type=int, metavar="N", help="try the N-th change alone, in this process; 1: it lives")
    options = parser.parse_args()
    for module in options.modules:
        runs = [quick_tests(module), options.tests]
        found = mutants((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
        if options.only is not None:
            sys.exit(passes(module, found[options.only][-1], runs))
        if options.sample:
            found = Random(options.seed).sample(found, min(options.sample, len(found)))
        alive = 0
        for line, before, after, source in found:
            if survives(module, source, runs):
                alive += 1
                print(f"{module}.py:{line}: {before}  ->  {after}", flush=True)
        print(f"{module}: {len(found) - alive} of {len(found)} killed", flush=True)


if __name__ == "__main__":
    main()
