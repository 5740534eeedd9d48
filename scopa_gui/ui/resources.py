"""Where the shipped pictures, fonts and sounds are."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def assets_root() -> Path:
    """The folder ``assets``: inside the package when installed, beside it in a checkout."""
    inside = Path(str(files("scopa_gui"))) / "assets"
    return inside if inside.is_dir() else Path(str(files("scopa_gui"))).parent / "assets"
