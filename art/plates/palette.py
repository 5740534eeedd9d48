"""The fixed inks of the press: one flat colour per plate, no gradients."""

from typing import Final

PAPER: Final = "paper"
"""Fill name for bare paper: the shape covers what lies below it but prints no colour."""

KEY: Final = "key"
"""Name of the key plate, which carries every black line."""

PALETTE: Final[dict[str, str]] = {
    "paper": "#fbf5e6",
    "key": "#17130f",
    "silver": "#d8d2c6",
    "taupe": "#b59c84",
    "bay": "#b08a66",
    "skin": "#f3cfa6",
    "rose": "#e79a78",
    "brown": "#6b4a2c",
    "dark_brown": "#4b321d",
    "umber": "#3a2f28",
    "cream": "#fffaf0",
    "ochre": "#c98a12",
    "gold": "#f2b91d",
    "red": "#cf2a1f",
    "green": "#1f6b3a",
    "blue": "#1f55a8",
}
"""Ink name to sRGB colour.  Inks print in this order, the key plate last."""

PRINT_ORDER: Final[tuple[str, ...]] = tuple(ink for ink in PALETTE if ink not in (PAPER, KEY))


def rgb(ink: str) -> tuple[int, int, int]:
    """Red, green and blue (0 to 255) of the ink called `ink`; raises KeyError for an unknown name."""
    code = PALETTE[ink]
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)
