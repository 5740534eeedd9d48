"""Mutation testing of the rules: ``python -m tests.testkit.mutants scoring [--sample 50] [--tests FILE...]``.

One place of a module at a time is changed (a comparison turned, a number moved, ``and`` for ``or``, a condition
negated), in memory and in a process of its own. A change that no test notices is printed with its number: either a rule
lacks a test, or the change makes no difference.

Tests are collected once. What runs inside functions is changed by giving the functions other code, and only the tests
that enter it are run, the quickest and those that found the last changes first. What runs at import, and what lives
although the import runs it, is tried with the module imported anew.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import mmap
import os
import pickle
import signal
import sys
import time
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import hypothesis
import pygame  # noqa: F401 (loaded once, before the children are made)
import pytest
from _pytest.runner import runtestprotocol

PACKAGE = "scopa_gui.rules"
FOLDER = Path(__file__).parents[2] / "scopa_gui" / "rules"
TESTS = Path(__file__).parents[1] / "rules"
_OPTIONS = ("-x", "-q", "--tb=native", "-p", "no:cacheprovider", "-p", "no:xdist", "--disable-warnings")
_OWN_TESTS = {
    "dealing": ("deal",),
    "events": ("values", "events"),
    "game": ("ruleset", "deal"),
    "presets": ("ruleset",),
    "ruleset": ("ruleset", "values"),
    "view": ("views",),
}
"""Where a module's own tests have other names."""
_MOST_MEMORY = 2 << 30
"""Bytes that a child may take: a changed loop may never end."""

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


class Mutant(NamedTuple):
    """One change: its number in the module, the place of the node in the tree, and what stands there instead."""

    number: int
    place: int
    old: ast.AST
    new: ast.AST

    def tree(self, source: str) -> ast.Module:
        """The changed module."""
        tree = ast.parse(source)
        _Replace(_code(tree)[self.place], self.new).visit(tree)
        return ast.fix_missing_locations(tree)


def mutants(source: str) -> list[Mutant]:
    """Every single change of a module."""
    changes = [(place, old, new) for place, old in enumerate(_code(ast.parse(source))) for new in _changes(old)]
    return [Mutant(number, *change) for number, change in enumerate(changes)]


Key = tuple[str, str, int]
"""Where code is: file, qualified name, first line."""


def _key(code: types.CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _inner(code: types.CodeType) -> list[types.CodeType]:
    return [const for const in code.co_consts if isinstance(const, types.CodeType)]


def _all_code(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for inner in _inner(code):
        yield from _all_code(inner)


def _alone(code: types.CodeType) -> tuple[object, ...]:
    """What code does, functions inside it left aside."""
    consts = [None if isinstance(const, types.CodeType) else repr(const) for const in code.co_consts]
    return code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars, code.co_exceptiontable


def _differing(old: types.CodeType, new: types.CodeType) -> Iterator[types.CodeType]:
    """The code of a changed module that does something else itself."""
    if _alone(old) != _alone(new):
        yield new
    for before, after in zip(_inner(old), _inner(new), strict=False):
        yield from _differing(before, after)


class Change(NamedTuple):
    """A mutant compiled: the whole module, the code in it that differs, and whether functions can be given it."""

    module: types.CodeType
    differing: frozenset[Key]
    in_functions: bool


def _source(module: str) -> str:
    return (FOLDER / f"{module}.py").read_text(encoding="utf-8")


def compiled(module: str, mutant: Mutant) -> Change:
    """The change of a module, compiled."""
    path, source = str(FOLDER / f"{module}.py"), _source(module)
    old, new = (compile(it, path, "exec", dont_inherit=True) for it in (source, mutant.tree(source)))
    differing = list(_differing(old, new))
    keys = [_key(code) for code in _all_code(new)]
    # Without this flag code belongs to a module or a class, and runs once.
    callable_code = all(code.co_flags & 1 and keys.count(_key(code)) == 1 for code in differing)
    return Change(new, frozenset(map(_key, differing)), callable_code)


def _ours(kind: type) -> list[Any]:
    """All objects of a kind that the rules have made."""
    return [it for it in gc.get_objects() if type(it) is kind and str(it.__module__).startswith(PACKAGE)]


class Suite:
    """The collected tests, how long each takes (seconds of CPU), and the code of the rules that each enters."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self._items = items
        self._seconds: list[float] = []
        self._enters: list[set[Key]] = []
        self._current = mmap.mmap(-1, 8)
        self._killers: list[int] = []
        self._functions = _ours(types.FunctionType)
        self._caches = _ours(functools._lru_cache_wrapper)
        gc.freeze()

    def learn(self) -> None:
        """Runs all tests once on the rules as they are.

        Raises:
            RuntimeError: if one fails.
        """
        for item, (passed, seconds, entered) in zip(self._items, _told_by_child(self._runs), strict=True):
            if not passed:
                raise RuntimeError(f"{item.nodeid} fails on the rules as they are")
            self._seconds.append(seconds)
            self._enters.append(entered)

    def _runs(self) -> list[tuple[bool, float, set[Key]]]:
        result = []
        for number in range(len(self._items)):
            self._forget()
            watch, begun = _Watch(), time.process_time()
            watch.start()
            passed = self._passes(number, None)
            result.append((passed, time.process_time() - begun, watch.end()))
        return result

    def _passes(self, number: int, following: int | None) -> bool:
        after = None if following is None else self._items[following]
        return not any(report.failed for report in runtestprotocol(self._items[number], log=False, nextitem=after))

    def _give_code(self, module: types.CodeType) -> None:
        """Lets all functions of a module run the code of its changed form."""
        codes = {_key(code): code for code in _all_code(module)}
        for function in self._functions:
            code = codes.get(_key(function.__code__))
            if code is not None and code != function.__code__:
                function.__code__ = code
        self._forget()

    def _forget(self) -> None:
        """Results kept from earlier calls hide that a test needs the code that they come from."""
        for cached in self._caches:
            cached.cache_clear()

    def survives(self, change: Change) -> bool:
        """Whether all tests that enter the changed code pass with it."""
        chosen = [number for number, entered in enumerate(self._enters) if entered & change.differing]
        rank = {number: place for place, number in enumerate(self._killers)}
        chosen.sort(key=lambda number: (rank.get(number, len(rank)), self._seconds[number]))

        def passes() -> bool:
            self._give_code(change.module)
            for number, following in zip(chosen, [*chosen[1:], None], strict=True):
                self._current[:] = number.to_bytes(8, "little")
                signal.setitimer(signal.ITIMER_PROF, 3 + 5 * self._seconds[number])
                if not self._passes(number, following):
                    return False
            return True

        if _in_child(passes):
            return True
        killer = int.from_bytes(self._current[:], "little")
        self._killers = [killer, *(number for number in self._killers if number != killer)][:20]
        return False


class _Watch:
    """Notes which code is entered, from the start to the end."""

    def __init__(self) -> None:
        self._codes: set[types.CodeType] = set()

    def start(self) -> None:
        add = self._codes.add
        sys.settrace(lambda frame, _event, _arg: add(frame.f_code))

    def end(self) -> set[Key]:
        """The code of the rules among it."""
        sys.settrace(None)
        return {_key(code) for code in self._codes if code.co_filename.startswith(str(FOLDER))}


class _Collected:
    """Hands over the tests that pytest has collected instead of running them."""

    def __init__(self, use: Callable[[list[pytest.Item]], None]) -> None:
        self._use = use

    def pytest_collection(self) -> None:
        """A failing example need not be made small."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", hypothesis.settings.get_profile("suite"), phases=phases)
        hypothesis.settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._use(session.items)
        return True


def _in_child(good: Callable[[], bool]) -> bool:
    """The answer of a child process, without a word; no if it breaks or needs too much time or memory."""
    import resource  # only there on the systems that can fork

    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
        answer = False
        try:
            answer = good()
        finally:
            os._exit(0 if answer else 1)
    _, status = os.waitpid(child, 0)
    return status == 0


def _told_by_child(work: Callable[[], Any]) -> Any:
    """What a child process works out.

    Raises:
        EOFError: if it breaks.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            with os.fdopen(writer, "wb") as pipe:
                pickle.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        data = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(data)


def _say(module: str, mutant: Mutant) -> None:
    before, after = (ast.unparse(node).split("\n")[0] for node in (mutant.old, mutant.new))
    print(f"{module}.py:{getattr(mutant.old, 'lineno', 0)} #{mutant.number}: {before}  ->  {after}", flush=True)


def try_in_functions(
    chosen: dict[str, list[Mutant]], tests: Sequence[str]
) -> tuple[dict[str, int], dict[str, list[int]]]:
    """How many changes inside functions live in each module, and the numbers of those that need an import."""
    alive, left = dict.fromkeys(chosen, 0), {module: list[int]() for module in chosen}
    watch = _Watch()

    def use(items: list[pytest.Item]) -> None:
        at_import = watch.end()
        suite = Suite(items)
        suite.learn()
        for module, found in chosen.items():
            for mutant in found:
                change = compiled(module, mutant)
                if not change.in_functions:
                    left[module].append(mutant.number)
                elif suite.survives(change):
                    if change.differing & at_import:
                        left[module].append(mutant.number)
                    else:
                        alive[module] += 1
                        _say(module, mutant)
            print(f"{module}: {len(found)} changes, {alive[module]} live, {len(left[module])} to import", flush=True)

    watch.start()
    pytest.main([*_OPTIONS, "--capture=no", "-p", "no:timeout", *tests], plugins=[_Collected(use)])
    return alive, left


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


def passes(module: str, mutant: Mutant, runs: Iterable[Sequence[str]]) -> bool:
    """Whether each run of tests passes with the changed module, which stays changed in this process."""
    sys.meta_path.insert(0, _Finder(f"{PACKAGE}.{module}", ast.unparse(mutant.tree(_source(module)))))
    return all(pytest.main([*_OPTIONS, "--timeout=120", *tests]) == 0 for tests in runs)


def quick_tests(module: str) -> list[str]:
    """The files of tests that find most changes of a module soonest."""
    names = (*_OWN_TESTS.get(module, (module,)), "cases")
    return [str(file) for file in (TESTS / f"test_{name}.py" for name in names) if file.exists()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.testkit.mutants", description=__doc__)
    parser.add_argument("modules", nargs="+", help="modules of the rules, such as scoring")
    parser.add_argument("--sample", type=int, default=0, help="try so many at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="+", default=["tests/rules"])
    parser.add_argument("--only", type=int, nargs="+", metavar="N", help="try the changes of these numbers alone")
    options = parser.parse_args()
    chosen = {name: mutants(_source(name)) for name in options.modules}
    if options.only:
        chosen = {
            module: [mutant for mutant in found if mutant.number in options.only] for module, found in chosen.items()
        }
    if options.sample:
        rng = Random(options.seed)
        chosen = {module: rng.sample(found, min(options.sample, len(found))) for module, found in chosen.items()}
    alive, left = _told_by_child(lambda: try_in_functions(chosen, options.tests))
    for module, found in chosen.items():
        runs = [*([file] for file in quick_tests(module)), options.tests]
        for mutant in found:
            if mutant.number in left[module] and _in_child(lambda: passes(module, mutant, runs)):  # noqa: B023
                alive[module] += 1
                _say(module, mutant)
        print(f"{module}: {len(found) - alive[module]} of {len(found)} killed", flush=True)


if __name__ == "__main__":
    main()
