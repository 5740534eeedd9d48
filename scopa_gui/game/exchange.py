"""Matches as text files to keep, post and check: export, import, and the proof that no deck was changed.

Before a deal anybody may note the fingerprint of its deck; the exported match shows the deck and the nonce that was
mixed in, so that everybody can work the fingerprint out again: SHA-256 of nonce, a space, and the deck as it is
written in the file.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scopa_gui.game.setup import MatchSetup
from scopa_gui.rules.errors import RulesError, Unreadable
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.game import game_of
from scopa_gui.rules.record import Deck, Record, format_match, new_match, parse_match, step

_SUM = "sum: "
_LARGEST_FILE = 4_000_000
_FINGERPRINT = "# fingerprint sha256 "
_NONCE = "# nonce "
_COUNT = "# count "


def nonce(setup: MatchSetup, number: int) -> str:
    """Thirty-two hex digits that are mixed into the fingerprint of the match's ``number``-th deck, from 0."""
    return hashlib.sha256(f"{setup.seed}/nonce/{number}".encode()).hexdigest()[:32]


def fingerprint(nonce_text: str, deck: str) -> str:
    """SHA-256 of a nonce and a deck, in hex."""
    return hashlib.sha256(f"{nonce_text} {deck}".encode()).hexdigest()


def export_match(setup: MatchSetup, record: Record) -> str:
    """The text of a finished match, with fingerprints, nonces and the count of each deal between its lines."""
    counts = iter(_counts(record))
    lines: list[str] = []
    number = 0
    for line in format_match(record).splitlines():
        if not line.startswith("deck "):
            lines.append(line)
            continue
        if number:
            lines += next(counts)
        word = nonce(setup, number)
        lines += [_FINGERPRINT + fingerprint(word, line.removeprefix("deck ")), line, _NONCE + word]
        number += 1
    for rest in counts:
        lines += rest
    lines.insert(1, _SUM + _sum(lines[1:]))
    return "\n".join(lines) + "\n"


def _sum(lines: Sequence[str]) -> str:
    """A checksum over the lines of a match behind its own, whatever ends them."""
    return hashlib.sha256("\n".join(line.rstrip() for line in lines).encode()).hexdigest()[:16]


def _counts(record: Record) -> list[list[str]]:
    """For each deck the comment lines with the points that its deal brought; none for a deal without a count."""
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    result: list[list[str]] = []
    for entry in record.entries:
        followed = step(states, entry)
        states.append(followed.state)
        if isinstance(entry, Deck):
            result.append([])
        for event in followed.events:
            if isinstance(event, DealScored):
                result[-1] = [_count_line(event)]
    return result


def _count_line(event: DealScored) -> str:
    points = " ".join(map(str, event.score.totals))
    return f"{_COUNT}{points} scores {' '.join(map(str, event.scores))}"


def read_match_file(path: Path) -> Record:
    """The match of a file.

    Raises:
        OSError: if it cannot be read.
        Unreadable: with a code, and the number of the line as parameter ``line``.
    """
    return _parse(_text_of(path))


def _parse(text: str) -> Record:
    """The match of a text, which is refused with the code ``sum`` if it is not as it was exported.

    Where the rules find what is wrong, the error names that line. A text without a checksum was written by hand: its
    entries need only follow the rules.
    """
    record = parse_match(text)
    lines = text.splitlines()
    if lines[1].startswith(_SUM) and lines[1].removeprefix(_SUM).strip() != _sum(lines[2:]):
        raise Unreadable("sum", line=2)
    return replace(record, tags=tuple(tag for tag in record.tags if f"{tag[0]}: " != _SUM))


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(_LARGEST_FILE + 1)
    if len(data) > _LARGEST_FILE:
        raise Unreadable("too_long", line=1)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("not_text", line=data[: error.start].count(b"\n") + 1) from None


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found right in an exported match."""

    decks: int
    entries: int
    deals: int
    scores: tuple[int, ...]


def verify_file(path: Path) -> Verified:
    """Checks an exported match: fingerprints, the legality of every entry, the count of every deal.

    Raises:
        OSError: if it cannot be read.
        Unreadable: with the number of the line; ``sum``, ``no_fingerprint``, ``fingerprint`` or ``count`` for what an
            untouched export cannot have.
    """
    text = _text_of(path)
    record = _parse(text)
    decks = _verify_fingerprints(text)
    deals = _verify_counts(text, record)
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    for entry in record.entries:
        states.append(step(states, entry).state)
    return Verified(decks, len(record.entries), deals, states[-1].scores)


def _verify_fingerprints(text: str) -> int:
    lines = text.splitlines()
    decks = 0
    for n, line in enumerate(lines):
        if not line.startswith("deck "):
            continue
        before, after = lines[n - 1], lines[n + 1] if n + 1 < len(lines) else ""
        if not (before.startswith(_FINGERPRINT) and after.startswith(_NONCE)):
            raise Unreadable("no_fingerprint", line=n + 1)
        expected = fingerprint(after.removeprefix(_NONCE).strip(), line.removeprefix("deck ").strip())
        if before.removeprefix(_FINGERPRINT).strip() != expected:
            raise Unreadable("fingerprint", line=n + 1)
        decks += 1
    return decks


def _verify_counts(text: str, record: Record) -> int:
    expected = [line for lines in _counts(record) for line in lines]
    found = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.startswith(_COUNT)]
    for (number, line), right in zip(found, expected, strict=False):
        if line != right:
            raise Unreadable("count", line=number)
    if len(found) != len(expected):
        raise Unreadable("count", line=found[-1][0] if found else 1)
    return len(found)


def verify_main(arguments: Sequence[str]) -> int:
    """``scopa-gui verify FILE``: says what was found; exit code 0 if all is right, 1 if not, 2 without a file."""
    if len(arguments) != 1:
        sys.stderr.write("scopa-gui: verify takes one file, an exported match\n")
        return 2
    path = Path(arguments[0])
    try:
        found = verify_file(path)
    except OSError as error:
        sys.stderr.write(f"scopa-gui: {path} cannot be read: {error.strerror}\n")
        return 2
    except RulesError as error:
        sys.stdout.write(f"{path}: line {error.parameters.get('line', 1)}: {error.code}\n")
        return 1
    scores = " - ".join(map(str, found.scores))
    what = f"{found.decks} decks, {found.entries} entries, {found.deals} counted deals, score {scores}"
    sys.stdout.write(f"{path}: all right: {what}\n")
    return 0
