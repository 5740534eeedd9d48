"""Small motions that come to rest by themselves: ribbon, focus ring, chooser, and the wait before a name."""

from __future__ import annotations

import math

from scopa_gui.ui.tween import ease_out

CHOOSER_IN_S = 0.14
NAME_AFTER_S = 0.45
BOB_S, BOBS = 1.2, 2
BREATH_S, BREATHS = 0.9, 2
LONG_AGO = -9.0
HASTY_S = 0.5
"""A key pressed so soon after it has become one's turn was meant for what was shown before."""


class Pulses:
    """Offsets in logical units, worked out from when each pulse began (seconds of scene time)."""

    def __init__(self) -> None:
        self.now = 0.0
        self.bob = self.breath = self.rise = 0.0
        self._turn = self._chooser = self._focus = LONG_AGO
        self._hover = 0.0
        self._moved = False
        """Whether keys have moved the focus since the turn began."""

    def turn_began(self) -> None:
        """It is somebody's turn: the ribbon bobs for a while."""
        self._turn, self._moved = self.now, False

    def chooser_opened(self) -> None:
        """Tickets have appeared: they rise into place."""
        self._chooser = self.now

    def focus_moved(self) -> None:
        """The focus ring breathes for a while."""
        self._focus, self._moved = self.now, True

    @property
    def hasty(self) -> bool:
        """Whether a key that plays or answers now has seen no more than the beginning of the turn."""
        return not self._moved and self.now - self._turn < HASTY_S

    def hover_moved(self) -> None:
        """The pointer rests on something else."""
        self._hover = self.now

    @property
    def rested(self) -> bool:
        """Whether the pointer has rested long enough for a name to be shown."""
        return self.now - self._hover >= NAME_AFTER_S

    @property
    def about_to_name(self) -> bool:
        """Whether the moment in which a name appears is near."""
        return self.now - self._hover < NAME_AFTER_S + 0.1

    def update(self, now: float, *, still: bool) -> bool:
        """Let time pass; ``still``: no motion is wanted. True while something moves."""
        self.now = now
        turning, focused = now - self._turn, now - self._focus
        bobbing = 0 <= turning < BOB_S * BOBS and not still
        bob = 1.5 * (1 - math.cos(turning / BOB_S * 2 * math.pi)) if bobbing else 0.0
        breathing = 0 <= focused < BREATH_S * BREATHS and not still
        breath = 1.5 * math.sin(focused / BREATH_S * 2 * math.pi) if breathing else 0.0
        opened = min(max((now - self._chooser) / CHOOSER_IN_S, 0.0), 1.0)
        rise = 0.0 if still else 12.0 * (1 - ease_out(opened))
        changed = (bob, breath, rise) != (self.bob, self.breath, self.rise)
        self.bob, self.breath, self.rise = bob, breath, rise
        return changed or bobbing or breathing
