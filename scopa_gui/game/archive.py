"""Every match, kept in one SQLite file in the user's folder: a match's entries are its save and its replay.

Rows carry checksums: what is read is what was written, or is refused.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from scopa_gui.game.database import FAULTS, Transaction, checksum, open_database
from scopa_gui.game.declared import nothing_to_declare
from scopa_gui.game.lock import MatchLock, MatchTaken
from scopa_gui.game.profiles import Profiles
from scopa_gui.game.recent import Recent
from scopa_gui.game.salvage import salvage
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.rules.deal import Cut, CutPack, Declare, Play
from scopa_gui.rules.errors import RulesError, Unreadable
from scopa_gui.rules.notation import parse_ruleset, read_action, ruleset_text
from scopa_gui.rules.record import Back, Entry, MatchState, Record, entry_text, new_match, parse_entry, step
from scopa_gui.rules.scoring import DealScore, Points

_TRIAL = 2
"""From this number on `seeded` stands for a match begun in the middle of another, and how much higher it is, for the
entries that it took over: versions that know no trials read it as true."""
_HEAD = "created, ruleset, seats, seed, seeded, profile"
_STANDING = "rated, status, scores, winners, entries"
_COLUMNS = f"id, {_HEAD}, head_sum, {_STANDING}, sum"


class ArchiveError(Exception):
    """A match of the archive cannot be used; ``code`` chooses the sentence that says so."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        super().__init__(f"{code}: {detail}")


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match as a list shows it. ``scores`` and ``winners`` are by side; ``taken_over`` are the entries of a trial
    that were played in another match.
    """

    id: int
    setup: MatchSetup
    status: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    entries: int
    rated: bool
    taken_over: int = 0


class Written(NamedTuple):
    """An entry to write: its number, the state it led to, and the count of the deal if it ended one."""

    sequence: int
    entry: Entry
    state: MatchState
    scored: DealScore | None


class Archive:
    """The file with all matches of a data folder.

    Attributes:
        warning: the code of a sentence that the user should read: ``damaged`` (the file was put aside, what could
            be read of it was taken over), ``newer`` (it belongs to a newer version and was left untouched),
            ``unwritable`` (with the last two this session's matches are kept in memory only), ``damaged_match``
            (a match cannot be read any more and is left out of the lists).
        profiles: the people whose matches these are.
        recent: in which of them somebody has played last.
    """

    def __init__(self, folder: Path) -> None:
        self._locks = folder / "locks"
        path = folder / "archive.db"
        opened = open_database(path)
        self._db, self.warning = opened.db, opened.warning
        self.in_memory = self.warning in ("newer", "unwritable")
        self.profiles = Profiles(self._db)
        self.recent = Recent(None if self.in_memory else folder / "recent.json")
        if opened.put_aside is not None:
            salvage(opened.put_aside, self._db)

    # Writing

    def begin(self, setup: MatchSetup, rated: bool, pending: Sequence[Written]) -> tuple[int, MatchLock | None]:
        """Writes a new match and its first entries in one commit; returns its number, held for this process.

        Args:
            rated: whether the match counts for the rating.

        Raises:
            OSError, sqlite3.Error: nothing of it is written.
        """
        lock = None
        try:
            with Transaction(self._db):
                match_id = self._write_head(setup, len(pending))
                lock = self.hold(match_id)
                self._write_entries(match_id, rated, pending)
        except BaseException:
            if lock is not None:
                lock.release(for_good=True)
            raise
        return match_id, lock

    def write(self, match_id: int, rated: bool, pending: Sequence[Written]) -> None:
        """Commits entries with the states that they led to.

        Raises:
            sqlite3.Error: nothing of them is written.
        """
        with Transaction(self._db):
            self._write_entries(match_id, rated, pending)

    def _write_head(self, setup: MatchSetup, taken_over: int) -> int:
        seats = json.dumps([[seat.kind, seat.name] for seat in setup.seats])
        seeded = _TRIAL + taken_over if setup.trial else int(setup.seeded)
        head = (setup.created, ruleset_text(setup.ruleset), seats, str(setup.seed), seeded, setup.profile)
        match_id = self._db.execute(f"INSERT INTO match ({_HEAD}) VALUES (?, ?, ?, ?, ?, ?)", head).lastrowid
        assert match_id is not None
        self._db.execute("UPDATE match SET head_sum = ? WHERE id = ?", (checksum(match_id, *head), match_id))
        return match_id

    def _write_entries(self, match_id: int, rated: bool, pending: Sequence[Written]) -> None:
        for sequence, entry, state, scored in pending:
            text = entry_text(entry)
            self._db.execute(
                "INSERT INTO entry (match, seq, text, sum) VALUES (?, ?, ?, ?)",
                (match_id, sequence, text, checksum(match_id, sequence, text)),
            )
            if isinstance(entry, Back):
                self._db.execute("DELETE FROM deal WHERE match = ? AND deal_no >= ?", (match_id, state.deal_no))
            if scored is not None:
                points = json.dumps(scored.points)
                self._db.execute(
                    "INSERT OR REPLACE INTO deal (match, deal_no, points, sum) VALUES (?, ?, ?, ?)",
                    (match_id, state.deal_no, points, checksum(match_id, state.deal_no, points)),
                )
        sequence, _, state, _ = pending[-1]
        status = "finished" if state.winners else "open"
        self._write_standing(match_id, rated, status, json.dumps(state.scores), json.dumps(state.winners), sequence)

    def _write_standing(self, match_id: int, rated: bool, status: str, scores: str, winners: str, entries: int) -> None:
        standing = (int(rated), status, scores, winners, entries)
        self._db.execute(
            f"UPDATE match SET ({_STANDING}, sum) = (?, ?, ?, ?, ?, ?) WHERE id = ?",
            (*standing, checksum(match_id, *standing), match_id),
        )

    def unrate(self, match_id: int) -> None:
        """Marks a match as not counting for the rating.

        Raises:
            sqlite3.Error: if the disk refuses.
        """
        with Transaction(self._db):
            row = self._db.execute(f"SELECT {_STANDING} FROM match WHERE id = ?", (match_id,)).fetchone()
            self._write_standing(match_id, False, *row[1:])

    def remove(self, match_id: int) -> None:
        """Forgets a match that nobody has played in yet; its number is never used again.

        Raises:
            ArchiveError: ``begun`` if somebody has, ``open_elsewhere``, ``no_match``.
            OSError, sqlite3.Error: nothing of it is removed.
        """
        lock = self.hold(match_id)
        gone = False
        try:
            with Transaction(self._db):
                info = self._info_of(match_id)
                if self.is_begun(info):
                    raise ArchiveError("begun", str(match_id))
                for table, key in (("deal", "match"), ("entry", "match"), ("match", "id")):
                    self._db.execute(f"DELETE FROM {table} WHERE {key} = ?", (match_id,))
            gone = True
        finally:
            if lock is not None:
                lock.release(for_good=gone)

    def hold(self, match_id: int) -> MatchLock | None:
        """Holds a match for this process; None where there is nobody to share with.

        Raises:
            ArchiveError: ``open_elsewhere``.
            OSError, sqlite3.Error: if the folder does not let us.
        """
        if self.in_memory:
            return None
        try:
            return MatchLock(self._locks, match_id)
        except MatchTaken:
            raise ArchiveError("open_elsewhere", str(match_id)) from None

    # Reading

    def open_matches(self) -> list[MatchInfo]:
        """Matches that can go on here, the last begun first; those open in another copy are left out."""
        return [info for info in self._infos("open") if self.is_free(info.id)]

    def finished_matches(self) -> list[MatchInfo]:
        """Matches that are over, the last begun first."""
        return list(self._infos("finished"))

    def matches(self) -> list[MatchInfo]:
        """All matches, the last begun first, also those that are open in another copy."""
        return list(self._infos("open", "finished"))

    def standing(self) -> tuple[int, ...]:
        """Figures of which at least one changes whenever a match is begun, goes on, or is not rated any more."""
        rows = self._rows("SELECT COUNT(*), MAX(id), SUM(entries), SUM(rated) FROM match")
        return tuple(figure or 0 for row in rows for figure in row)

    def _infos(self, *statuses: str) -> Iterator[MatchInfo]:
        marks = ", ".join("?" * len(statuses))
        query = f"SELECT {_COLUMNS} FROM match WHERE status IN ({marks}) ORDER BY id DESC"
        for row in self._rows(query, statuses):
            try:
                yield _info(row)
            except RulesError:
                self.warning = self.warning or "damaged_match"

    def _rows(self, query: str, parameters: tuple[object, ...] = ()) -> list[Any]:
        """All rows of a query; none if the file has become unreadable."""
        try:
            return self._db.execute(query, parameters).fetchall()
        except FAULTS:
            self.warning = self.warning or "damaged_match"
            return []

    def is_free(self, match_id: int) -> bool:
        """Whether nobody holds a match."""
        try:
            lock = self.hold(match_id)
        except (ArchiveError, OSError, sqlite3.Error):
            return False
        if lock is not None:
            lock.release()
        return True

    def is_begun(self, info: MatchInfo) -> bool:
        """Whether a person has played or chosen anything in a match; true also of what cannot be read any more."""
        seats, base = info.setup.seats, info.setup.record()
        states = [new_match(info.setup.game, base.dealer)]
        try:
            for number, text in enumerate(self._entry_texts(info.id), 1):
                before = states[-1]
                entry = parse_entry(text, before.deal)
                states.append(step(states, entry).state)
                chosen = isinstance(entry, Play | Declare | Cut | CutPack) and not nothing_to_declare(before)
                human = chosen and seats[states[-1].history[-1].seat].kind == HUMAN
                if number > info.taken_over and (human or isinstance(entry, Back)):
                    return True
        except (RulesError, *FAULTS):
            return True
        return False

    def has_any(self, profile: int) -> bool:
        """Whether a profile has begun a match."""
        return bool(self._rows("SELECT 1 FROM match WHERE profile = ? LIMIT 1", (profile,)))

    def resigned(self) -> frozenset[int]:
        """Numbers of the matches that ended because somebody gave them up."""
        query = (
            "SELECT id FROM match JOIN entry ON entry.match = match.id AND entry.seq = match.entries"
            " WHERE status = 'finished' AND text LIKE 'resign %'"
        )
        return frozenset(match_id for (match_id,) in self._rows(query))

    def taken_back(self, first: int) -> frozenset[int]:
        """Numbers, from `first` on, of the matches in which plays were taken back or a deal was begun again."""
        query = "SELECT DISTINCT match FROM entry WHERE match >= ? AND text LIKE 'back %'"
        return frozenset(match_id for (match_id,) in self._rows(query, (first,)))

    def plays(self, match_id: int) -> int:
        """How many cards have been played in a match, without what was taken back."""
        played = [0]
        for (text,) in self._rows("SELECT text FROM entry WHERE match = ? ORDER BY seq", (match_id,)):
            word, _, rest = text.partition(" ")
            undone = word == "back" and rest.isdigit() and int(rest) < len(played)
            played.append(played[int(rest)] if undone else played[-1] + _is_play(text))
        return played[-1]

    def deal_points(self, only: int | None = None) -> dict[int, list[tuple[Points, ...]]]:
        """Points by side of each counted deal, for every match by its number, or for one match only."""
        result: dict[int, list[tuple[Points, ...]]] = {}
        where, which = ("", ()) if only is None else ("WHERE match = ?", (only,))
        for match_id, deal_no, points, written in self._rows(
            f"SELECT * FROM deal {where} ORDER BY match, deal_no", which
        ):
            if written == checksum(match_id, deal_no, points):
                result.setdefault(match_id, []).append(tuple(Points(*side) for side in json.loads(points)))
            else:
                self.warning = self.warning or "damaged_match"
        return result

    def load(self, match_id: int) -> tuple[MatchInfo, Record]:
        """A match of the archive with every entry, checked by checksum and by the rules.

        Raises:
            ArchiveError: ``no_match``, or ``damaged_match`` if anything in it is not as it was written.
        """
        try:
            info = self._info_of(match_id)
            base = info.setup.record()
            states = [new_match(info.setup.game, base.dealer)]
            entries: list[Entry] = []
            for text in self._entry_texts(match_id):
                entries.append(parse_entry(text, states[-1].deal))
                states.append(step(states, entries[-1]).state)
        except (RulesError, *FAULTS) as error:
            raise ArchiveError("damaged_match", str(error)) from None
        standing = (len(entries), states[-1].scores, states[-1].winners)
        if standing != (info.entries, info.scores, info.winners):
            raise ArchiveError("damaged_match", f"{standing} is not what was written")
        return info, Record(base.ruleset, base.players, base.dealer, base.seats, tuple(entries), base.tags)

    def _info_of(self, match_id: int) -> MatchInfo:
        """The row of a match.

        Raises:
            ArchiveError: ``no_match``.
            RulesError, sqlite3.Error, UnicodeDecodeError: if it is not as it was written.
        """
        row = self._db.execute(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise ArchiveError("no_match", str(match_id))
        return _info(row)

    def _entry_texts(self, match_id: int) -> Iterator[str]:
        rows = self._db.execute("SELECT seq, text, sum FROM entry WHERE match = ? ORDER BY seq", (match_id,))
        for expected, (sequence, text, written) in enumerate(rows, 1):
            if sequence != expected or written != checksum(match_id, sequence, text):
                raise Unreadable("checksum", entry=expected)
            yield text

    def close(self) -> None:
        """Closes the file."""
        self._db.close()


def _info(row: tuple[Any, ...]) -> MatchInfo:
    """The match of a row of `_COLUMNS`.

    Raises:
        Unreadable, BadRuleset: if the row is not as it was written, or by rules that are no more.
    """
    match_id, head, head_sum, standing, written = row[0], row[1:7], row[7], row[8:13], row[13]
    if head_sum != checksum(match_id, *head) or written != checksum(match_id, *standing):
        raise Unreadable("checksum", match=match_id)
    created, ruleset, seats, seed, seeded, profile = head
    rated, status, scores, winners, entries = standing
    people = tuple(Seat(kind, name) for kind, name in json.loads(seats))
    setup = MatchSetup(_ruleset(ruleset), people, int(seed), bool(seeded), created, profile, seeded >= _TRIAL)
    result = tuple(json.loads(scores)), tuple(json.loads(winners))
    return MatchInfo(match_id, setup, status, *result, entries, bool(rated), max(0, seeded - _TRIAL))


def _is_play(text: str) -> bool:
    """Whether the text of an entry says that a card was played."""
    try:
        return isinstance(read_action(text), Play)
    except Unreadable:
        return False


_ruleset = lru_cache(maxsize=256)(parse_ruleset)
"""Most matches are played by few rulesets."""
