"""When Python looks for garbage: through young objects at any time, through all of them between scenes only.

A full collection visits every table that the opponents have filled, which takes longer than a frame. Nearly all
objects go without one, because they are counted; what is left over are cycles, and those a scene leaves behind.
"""

from __future__ import annotations

import gc

_YOUNG, _MIDDLE = 1_000, 10
_NEVER = 1_000_000_000


class Garbage:
    """Full collections when the scenes change, and at no other time."""

    def __init__(self) -> None:
        self._scenes = -1
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)

    def between_scenes(self, generation: int) -> None:
        """Collects once for each new ``generation`` of the scene stack."""
        if generation != self._scenes:
            self._scenes = generation
            gc.collect()
