"""The deck: the picture of every card and back, cut for a width.

A card's code is its rank, A 2 3 4 5 6 7 F C R, and the letter of the suit it stands for: d diamonds (coins),
c hearts (cups), s spades (swords), b clubs (batons). F is the jack, C the queen, R the king.
"""

from collections.abc import Callable
from typing import Final

from art.french import aces, signs
from art.french.backs import back_plates
from art.french.courts import COURTS, SIGNS, court_plates
from art.french.layouts import HEIGHT, PLACES, SCALES, WIDTH, turned
from art.plates import Drawing, Plates, optical_size, press, star, svg_text

SUITS: Final = "dcsb"
RANKS: Final = "A234567FCR"
CODES: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
BACKS: Final[dict[str, str]] = {"back": "blue", "back_red": "red"}
"""File name of each back to its ground ink."""

ACES: Final[dict[str, Callable[[Drawing], None]]] = {
    "d": aces.ace_of_diamonds,
    "c": aces.ace_of_hearts,
    "s": aces.ace_of_spades,
    "b": aces.ace_of_clubs,
}


def _settebello(art: Drawing) -> None:
    """A diamond of the seven: a gold star in it, since this card alone scores a point."""
    signs.diamond(art)
    art.shape(star(8, 13.5, 6.2), "gold", line=2.0, smooth=False)


def number_plates(code: str, width_px: int) -> Plates:
    """Plates of an ace or number card."""
    rank, suit = code[0], code[1]
    art = Drawing(WIDTH, HEIGHT, optical_size(width_px), seed=7 + 31 * CODES.index(code))
    if rank == "A":
        ACES[suit](art)
        return press(art)
    paint = _settebello if code == "7d" else SIGNS[suit]
    for place in PLACES[int(rank)]:
        with art.at(*place, SCALES[int(rank)], rot=180 if turned(place) else 0):
            paint(art)
    return press(art)


def card_svg(name: str, width_px: int) -> str:
    """SVG text of a card code or of a name in BACKS, cut for `width_px`; ValueError for an unknown name."""
    if name in BACKS:
        plates = back_plates(BACKS[name], width_px)
    elif name in COURTS:
        plates = court_plates(name, optical_size(width_px))
    elif name in CODES:
        plates = number_plates(name, width_px)
    else:
        raise ValueError(f"no such card: {name}")
    return svg_text(plates, WIDTH, HEIGHT)
