"""How much the tests that try many cases do: a share by default, everything with ``SCOPA_GUI_TESTS=full``."""

from __future__ import annotations

import os

FULL = os.environ.get("SCOPA_GUI_TESTS") == "full"


def amount(share: int, full: int) -> int:
    """``share``, or ``full`` if everything is asked for."""
    return full if FULL else share
