"""How much the tests that try many cases do: a share by default, everything with ``SCOPA_GUI_TESTS=full``."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

Case = TypeVar("Case")

FULL = os.environ.get("SCOPA_GUI_TESTS") == "full"


def share(cases: Iterable[Case], one_in: int) -> list[Case]:
    """One in so many of the cases, spread evenly, or all if everything is asked for."""
    return list(cases)[:: 1 if FULL else one_in]


def amount(share: int, full: int) -> int:
    """``share``, or ``full`` if everything is asked for."""
    return full if FULL else share
