"""From half a figure to a double-ended court: frame, suit signs, the band of the middle, the half turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shapely.geometry import Polygon, box

from art.french import jacks, kings, queens, signs
from art.french.costume import sash
from art.french.layouts import HEIGHT, WIDTH
from art.french.turning import half_turn
from art.plates import KEY, Detail, Drawing, OpticalSize, Plates, Region, press

FRAME: Final = (24.0, 20.0, 276.0, 480.0)
"""The rule round a court: x0, y0, x1, y1."""
SIGN_PLACE: Final = (58.0, 116.0)

Painter = Callable[[Drawing], None]

SIGNS: Final[dict[str, Painter]] = {"d": signs.diamond, "c": signs.heart, "s": signs.spade, "b": signs.club}
"""Suit letter (as in the Italian deck's codes) to the French sign."""


@dataclass(frozen=True)
class Court:
    """One court: its painter, the slope of the dividing line, ink and stones of the band along it."""

    paint: Painter
    slope: float
    band: str
    stones: str


COURTS: Final[dict[str, Court]] = {
    "Fd": Court(jacks.jack_of_diamonds, -0.24, "blue", "red"),
    "Fc": Court(jacks.jack_of_hearts, 0.24, "gold", "blue"),
    "Fs": Court(jacks.jack_of_spades, -0.30, "red", "gold"),
    "Fb": Court(jacks.jack_of_clubs, 0.30, "blue", "gold"),
    "Cd": Court(queens.queen_of_diamonds, -0.18, "red", "gold"),
    "Cc": Court(queens.queen_of_hearts, 0.18, "gold", "red"),
    "Cs": Court(queens.queen_of_spades, -0.24, "gold", "blue"),
    "Cb": Court(queens.queen_of_clubs, 0.24, "red", "gold"),
    "Rd": Court(kings.king_of_diamonds, -0.12, "blue", "gold"),
    "Rc": Court(kings.king_of_hearts, 0.12, "blue", "gold"),
    "Rs": Court(kings.king_of_spades, -0.18, "red", "gold"),
    "Rb": Court(kings.king_of_clubs, 0.18, "gold", "red"),
}
"""Card code to its court: F the jacks, C the queens, R the kings."""


def _upper_half(slope: float) -> Region:
    """What lies above the dividing line, inside the frame."""
    x0, y0, x1, y1 = FRAME
    above = Polygon(
        [
            (x0 - 9, y0 - 9),
            (x1 + 9, y0 - 9),
            (x1 + 9, 250 + slope * (x1 + 9 - 150)),
            (x0 - 9, 250 + slope * (x0 - 9 - 150)),
        ]
    )
    return above.intersection(box(x0, y0, x1, y1))


def court_plates(code: str, size: OpticalSize) -> Plates:
    """The printed plates of a court card."""
    court = COURTS[code]
    art = Drawing(WIDTH, HEIGHT, size, seed=7 + 31 * list(COURTS).index(code))
    court.paint(art)
    sash(art, court.slope, court.band, court.stones)
    with art.at(*SIGN_PLACE, 0.74 if size.detail == Detail.SMALL else 0.62):
        SIGNS[code[1]](art)
    plates = half_turn(press(art), _upper_half(court.slope))
    rule = 3.4 if size.detail == Detail.SMALL else 2.2
    frame = box(*FRAME).boundary.buffer(rule / 2, join_style="mitre")
    plates[KEY] = plates[KEY].union(frame)
    return plates
