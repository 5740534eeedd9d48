"""Matches that leave the archive as files and come in from files, and what is said when a file is no good."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from scopa_gui.game.archive import Archive, ArchiveError, Written
from scopa_gui.game.exchange import export_match, read_match_file
from scopa_gui.game.i18n import N_, _
from scopa_gui.game.profiles import NOBODY, clean_name
from scopa_gui.game.setup import MatchSetup, Seat
from scopa_gui.rules.errors import RulesError, Unreadable
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.game import game_of
from scopa_gui.rules.record import Record, new_match, step

ENDING = ".txt"
_LARGEST_SEED = 2**64


def setup_of(record: Record, *, profile: int = NOBODY) -> MatchSetup:
    """How a record can be kept and played on: as its header says, or with a seed that lets the same seat deal first.

    Names are cleaned as all names are.
    """
    tags = dict(record.tags)
    seats = tuple(Seat(kind, clean_name(name)) for kind, name in record.seats)
    seeded, created = tags.get("seeded") != "no", _moment(tags.get("created", ""))
    trial = tags.get("trial") == "yes"
    setup = MatchSetup(record.ruleset, seats, _seed(tags.get("seed", "")), seeded, created, profile, trial)
    if setup.first_dealer == record.dealer:
        return setup
    others = (replace(setup, seed=seed, seeded=True) for seed in itertools.count())
    return next(other for other in others if other.first_dealer == record.dealer)


def _seed(text: str) -> int:
    try:
        seed = int(text) if len(text) < 25 else 0
    except ValueError:
        return 0
    return seed if abs(seed) < _LARGEST_SEED else 0


def _moment(text: str) -> str:
    try:
        return datetime.fromisoformat(text).isoformat(timespec="seconds")
    except ValueError:
        return ""


def written(record: Record, last: int) -> Iterator[Written]:
    """The first ``last`` entries of a record with the states and counts they led to."""
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    for number, entry in enumerate(record.entries[:last], 1):
        followed = step(states, entry)
        states.append(followed.state)
        scored = next((event.score for event in followed.events if isinstance(event, DealScored)), None)
        yield Written(number, entry, followed.state, scored)


def keep_file(archive: Archive, path: Path) -> int:
    """Takes the match of a file into the archive as nobody's, unrated; returns its number.

    Raises:
        OSError, sqlite3.Error: if the file cannot be read or the archive not written.
        Unreadable: with the number of the line as parameter ``line``.
    """
    record = read_match_file(path)
    if not record.entries:
        raise Unreadable("no_deal", line=1)
    match_id, lock = archive.begin(setup_of(record), False, list(written(record, len(record.entries))))
    if lock is not None:
        lock.release()
    return match_id


def export_to(archive: Archive, match_id: int, folder: Path) -> Path:
    """Writes a finished match into a folder as a file of its own and returns its path.

    Raises:
        ArchiveError: ``damaged_match``, ``no_match``, or ``still_open``: its decks must stay hidden.
        OSError: if the folder does not let us.
    """
    info, record = archive.load(match_id)
    if not info.winners and info.setup.profile != NOBODY:
        raise ArchiveError("still_open", str(match_id))
    text = export_match(info.setup, record)
    folder.mkdir(parents=True, exist_ok=True)
    stem = "-".join(["scopa", info.setup.created[:10] or "undated", info.setup.preset or "house", str(match_id)])
    path = folder / f"{stem}{ENDING}"
    number = 2
    while path.exists() and path.read_bytes() != text.encode():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def files_in(folder: Path) -> list[Path]:
    """The files of a folder that may be exported matches, the newest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{ENDING}") if path.is_file()]
    except OSError:
        return []
    return [path for _when, path in sorted(found, reverse=True)]


_FAULTS: dict[str, str] = {
    "not_a_match": N_("This is not an exported match."),
    "newer_format": N_("The match was exported by a newer version of the program."),
    "not_text": N_("This is not a text file."),
    "sum": N_("The file was changed or cut after it was exported."),
    "too_long": N_("The file is too long for a match."),
    "header": N_("The head of the match is damaged."),
    "no_deal": N_("No cards are dealt in this match."),
    "wrong_seat": N_("Another player is to move here."),
    "not_legal": N_("The rules do not allow this play."),
    "card_twice": N_("A card is named twice here."),
    "deck": N_("This is not a whole pack of cards."),
    "deck_not_wanted": N_("No cards are to be dealt here."),
    "match_over": N_("The match is over before this line."),
}
_ANY_FAULT = N_("This line cannot be read.")
_REFUSED: dict[str, str] = {
    "open_elsewhere": N_("This match is open in another window."),
    "unknown_player": N_("This match was played against somebody who is not in this version."),
    "match_over": N_("This match is over."),
    "still_open": N_("This match is still open; its cards stay hidden until it is over."),
    "begun": N_("Somebody has played in this match."),
    "unwritable": N_("The folder of the matches cannot be written."),
}


def trouble(error: Exception) -> str:
    """One sentence about a file or match that could not be used; for a file that can be read, with its line."""
    if isinstance(error, RulesError):
        sentence = _(_FAULTS.get(error.code, _ANY_FAULT))
        return _("Line {line}: {fault}").format(line=error.parameters.get("line", 1), fault=sentence)
    if isinstance(error, ArchiveError):
        return _(_REFUSED.get(error.code, N_("This match is damaged and cannot be opened.")))
    if isinstance(error, FileNotFoundError):
        return _("There is no such file.")
    if isinstance(error, sqlite3.Error):
        return _(_REFUSED["unwritable"])
    return _("The file cannot be read or written.")
