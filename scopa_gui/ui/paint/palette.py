"""The inks of the deck: every colour of the window, and the arithmetic between two of them."""

from __future__ import annotations

RGB = tuple[int, int, int]


def _ink(code: str) -> RGB:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


INK = _ink("1B1612")
MUTE = _ink("5A4E40")
OFF = _ink("685C4E")
"""Words of what cannot be used: pale beside the rest, with high contrast too."""
RULE = _ink("B9A988")
PAPER = _ink("F7F0E1")
WELL = _ink("EADDC0")
CREAM = _ink("FBF5E6")
PAGE = _ink("F6ECD2")
"""The paper of whole pages, a little older than that of plaques at the table."""
BLANK = _ink("FDF9EE")
"""The face of a paper button: it stands out from the paper it lies on."""
RED = _ink("C8251D")
GREEN = _ink("1C6A3C")
BLUE = _ink("1D4FA8")
GOLD = _ink("EDB41F")
DARK_GOLD = _ink("8A5E06")
FELT = _ink("26623E")
SHADE = _ink("06140C")
PAPER_SHADE = _ink("38260F")
"""The shade of what lies on paper: darker paper, never grey."""
ON_FELT = _ink("F3E9CF")
FELT_OUTLINE = _ink("0F2A1A")
RED_FIGURE = _ink("A01D17")
BLUE_FIGURE = _ink("163D7C")
GREEN_FIGURE = _ink("154C29")

SUIT_INKS: tuple[RGB, RGB, RGB, RGB] = (DARK_GOLD, RED, BLUE, GREEN)
"""Ink of a figure on cream by suit: coins, cups, swords, clubs."""

TONES: dict[str, tuple[RGB, RGB]] = {
    "red": (RED, CREAM),
    "green": (GREEN, CREAM),
    "blue": (BLUE, CREAM),
    "gold": (GOLD, INK),
    "paper": (BLANK, INK),
    "disabled": (WELL, OFF),
}
"""Face and text colour of buttons and ribbons by the name of their tone."""


def mix(below: RGB, above: RGB, share: float) -> RGB:
    """The colour seen when `above` covers `below` with opacity `share` (0 to 1)."""
    keep = 1.0 - share
    return (
        round(below[0] * keep + above[0] * share),
        round(below[1] * keep + above[1] * share),
        round(below[2] * keep + above[2] * share),
    )


def luminance(colour: RGB) -> float:
    """Relative luminance, 0 to 1, as the contrast rule of WCAG 2 defines it."""

    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
