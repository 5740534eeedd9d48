"""What happened in a match, in plain sentences; each is put into words once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from scopa_gui.game.i18n import language
from scopa_gui.game.texts import Teller
from scopa_gui.rules.events import Event, see

KEPT = 400
"""So many events are remembered, the last ones."""


class Log:
    """The last events, and their sentences for whoever asked last."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque(maxlen=KEPT)
        self._sentences: deque[str] = deque(maxlen=KEPT)
        self._untold = 0
        self._told_by: tuple[Teller, str] | None = None

    def add(self, events: Iterable[Event]) -> None:
        """Remember what has happened now."""
        new = tuple(events)
        self._events.extend(new)
        self._untold = min(self._untold + len(new), KEPT)

    def texts(self, teller: Teller) -> list[str]:
        """What happened as the teller's viewer may know it, oldest first, in the language in use."""
        if self._told_by != (teller, language()):
            self._told_by = (teller, language())
            self._sentences.clear()
            self._untold = len(self._events)
        if self._untold:
            new = list(self._events)[-self._untold :]
            self._sentences.extend(teller.tell(see(event, teller.viewer)) for event in new)
            self._untold = 0
        return [sentence for sentence in self._sentences if sentence]
