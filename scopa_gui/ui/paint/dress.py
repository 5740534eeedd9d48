"""How cards are dressed: which deck, what stands in their corners, how strong the contrast is, and on which table."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ui.paint.palette import BLANK, CREAM, FELT, INK, MUTE, PAGE, PAPER, RED, RGB, SUIT_INKS

WHITE: RGB = (255, 255, 255)

_CLOTHS: dict[str, RGB] = {"felt": FELT, "wood": (81, 47, 25), "marble": (60, 59, 65)}
"""The colour of each table, between its lightest and its darkest parts."""

_LETTERS = {"F": "J", "C": "Q", "R": "K"}
_SWAPPED = {"F": "C", "C": "F"}
_FRENCH_INKS: tuple[RGB, RGB, RGB, RGB] = (RED, RED, INK, INK)
_STRONG_INKS: tuple[RGB, RGB, RGB, RGB] = (INK, INK, INK, INK)
_ICONS = ("coin", "cup", "sword", "club")
_FRENCH_ICONS = ("diamond", "heart", "spade", "clubs")


class Dress(NamedTuple):
    """What people choose about the look of cards.

    Attributes:
        french: the French deck instead of the Napoletane.
        queen_below: Chkobba's order of the French deck: the queen is 8, the jack 9.
        indices: ``off``, ``value``, or ``value_and_suit``.
        contrast: pure white and black instead of paper and inks, and a frame round each card.
        table: the table they lie on.
    """

    french: bool = False
    queen_below: bool = False
    indices: str = "value"
    contrast: bool = False
    table: str = "felt"

    @property
    def cloth(self) -> RGB:
        """The colour of the table: what is dimmed fades into it."""
        return _CLOTHS[self.table]

    @property
    def folder(self) -> str:
        """The deck's folder among the pictures."""
        return "french" if self.french else "napoletane"

    def picture(self, code: str) -> str:
        """The file that shows a card: jacks and queens change places where the queen is 8."""
        if not (self.french and self.queen_below):
            return code
        return _SWAPPED.get(code[0], code[0]) + code[1] if len(code) == 2 else code

    def letter(self, code: str) -> str:
        """The letter of a French figure; empty for all other cards."""
        return _LETTERS.get(self.picture(code)[0], "") if self.french and len(code) == 2 else ""

    def ink(self, suit: int) -> RGB:
        """The ink of a suit's figures, suits 0 to 3."""
        return (_STRONG_INKS if self.contrast else _FRENCH_INKS if self.french else SUIT_INKS)[suit]

    def icon(self, suit: int) -> str:
        """The icon of a suit."""
        return (_FRENCH_ICONS if self.french else _ICONS)[suit]

    def words(self, colour: RGB) -> RGB:
        """The colour in which words of that colour are set."""
        return INK if self.contrast and colour == MUTE else colour

    def paper(self, fill: RGB) -> RGB:
        """The colour of a plaque or button that would have that fill."""
        return WHITE if self.contrast and fill in (PAPER, CREAM, PAGE, BLANK) else fill
