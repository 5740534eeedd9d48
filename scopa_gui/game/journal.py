"""Writes a match down while it is played; what cannot be written now is written later."""

from __future__ import annotations

from contextlib import suppress

from scopa_gui.game.archive import Archive, Written
from scopa_gui.game.database import FAULTS
from scopa_gui.game.lock import MatchLock
from scopa_gui.game.setup import HUMAN, MatchSetup
from scopa_gui.rules.deal import Play
from scopa_gui.rules.record import Back, Entry, MatchState
from scopa_gui.rules.scoring import DealScore


class ArchiveJournal:
    """One match's way into the archive, holding the match for this process as long as it is open."""

    def __init__(
        self,
        archive: Archive,
        setup: MatchSetup,
        rated: bool,
        match_id: int | None = None,
        lock: MatchLock | None = None,
    ) -> None:
        """The journal of a new match or, with its number and lock, of one that goes on."""
        self._archive = archive
        self._setup = setup
        self._match_id = match_id
        self._lock = lock
        self._pending: list[Written] = []
        self._rated = rated
        self._is_over = False

    @property
    def match_id(self) -> int:
        """The number of the match; 0 before anything of it could be written."""
        return self._match_id or 0

    def append(self, sequence: int, entry: Entry, state: MatchState, scored: DealScore | None) -> bool:
        """Commits an entry and all that wait; False if the disk refuses, then they wait on."""
        if isinstance(entry, Back):
            self._rated = False
        self._pending.append(Written(sequence, entry, state, scored))
        self._is_over = bool(state.winners)
        saved = self._write()
        if self._match_id and isinstance(entry, Play) and self._setup.seats[state.history[-1].seat].kind == HUMAN:
            self._archive.recent.played(self.match_id)
        return saved

    def _write(self) -> bool:
        try:
            if self._match_id is None:
                self._match_id, self._lock = self._archive.begin(self._setup, self._rated, self._pending)
            else:
                self._archive.write(self._match_id, self._rated, self._pending)
        except (OSError, *FAULTS):
            return False
        self._pending.clear()
        return not self._archive.in_memory

    def unrate(self) -> None:
        """Marks the match as not counting for the rating."""
        self._rated = False
        if self._match_id is not None:
            with suppress(*FAULTS):
                self._archive.unrate(self._match_id)

    def close(self) -> None:
        """Tries once more to write what waits, and lets others have the match."""
        if self._pending:
            self._write()
        if self._lock is not None:
            self._lock.release(for_good=self._is_over and not self._pending)
