"""Where every pip of the number cards sits, as data.

A card is 300 x 500 units with its origin at the upper left corner.  A pip is placed by its own origin: coins
and cups by their centre, swords by their guard, clubs by their middle."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

WIDTH: Final = 300
HEIGHT: Final = 500

UP: Final = 0
DOWN: Final = 180
LEFT: Final = -90


@dataclass(frozen=True)
class Pip:
    """One suit sign: `drawing` is a key of `deck.PIP_DRAWINGS`, (x, y) its place in card units, `rot` its
    turn in degrees clockwise, `flip` whether it is mirrored first, `options` further arguments of the
    drawing."""

    drawing: str
    x: float
    y: float
    scale: float = 1.0
    rot: float = 0
    flip: bool = False
    options: dict[str, Any] = field(default_factory=dict)


def _upright(drawing: str, scale: float, *places: tuple[float, float], **options: Any) -> list[Pip]:
    """Upright pips of one drawing and scale."""
    return [Pip(drawing, x, y, scale, options=options) for x, y in places]


COINS: Final[dict[int, list[Pip]]] = {
    2: _upright("flower_coin", 2.24, (150, 118), (150, 382)),
    3: _upright("sun_coin", 1.84, (203, 99), (96, 250), (203, 401)),
    4: _upright("sun_coin", 1.46, (82, 94), (218, 94), (82, 406), (218, 406)),
    5: [*_upright("sun_coin", 1.26, (70, 96), (230, 96), (70, 404), (230, 404)), Pip("flower_coin", 150, 250, 2.46)],
    6: _upright("sun_coin", 1.18, (80, 88), (220, 88), (80, 250), (220, 250), (80, 412), (220, 412), face=False),
    7: _upright("sun_coin", 1.04, (77, 76), (223, 76), (150, 156), (77, 246), (223, 246), (77, 412), (223, 412)),
}

CUPS: Final[dict[int, list[Pip]]] = {
    2: _upright("tureen", 1.06, (150, 134), (150, 366)),
    3: _upright("slim_cup", 1.6, (88, 112), (212, 226), (88, 388)),
    4: _upright("slim_cup", 1.33, (86, 108), (214, 108), (86, 396), (214, 396)),
    5: [*_upright("slim_cup", 1.16, (76, 98), (224, 98), (76, 402), (224, 402)), Pip("slim_cup", 150, 246, 1.4)],
    6: _upright("slim_cup", 1.18, (82, 92), (218, 92), (82, 250), (218, 250), (82, 408), (218, 408)),
    7: _upright("slim_cup", 0.98, (74, 80), (226, 80), (150, 161), (74, 244), (226, 244), (74, 410), (226, 410)),
}


def _swords(
    scale: float, length: float, *places: tuple[float, float, float], half_width: float = 10, taper: float = 0
) -> list[Pip]:
    """Swords with blades of `length`, places = (x, y of the guard, direction of the point)."""
    options = {"length": length, "half_width": half_width, "taper": taper}
    return [Pip("sword", x, y, scale, rot, options=options) for x, y, rot in places]


def _tapering(scale: float, length: float, *places: tuple[float, float, float]) -> list[Pip]:
    """Swords whose broad blades run to a fine point."""
    return _swords(scale, length, *places, half_width=14, taper=0.56)


def _slender(scale: float, length: float, *places: tuple[float, float, float]) -> list[Pip]:
    """Swords whose slimmer blades run to a still finer point."""
    return _swords(scale, length, *places, half_width=12, taper=0.63)


LEAN: Final = 18
"""Degrees by which the outer swords of the 6 lean inwards at their points."""

SWORDS: Final[dict[int, list[Pip]]] = {
    2: _swords(1.26, 284, (98, 394, UP), (202, 106, DOWN), half_width=11),
    3: [*_swords(1.16, 310, (62, 106, DOWN), (238, 106, DOWN)), *_swords(1.16, 318, (150, 400, UP))],
    4: _swords(1.08, 112, (76, 102, 153.5), (224, 102, -153.5), (76, 398, 26.5), (224, 398, -26.5)),
    5: [
        *_tapering(0.9, 140, (56, 166, UP), (244, 166, UP), (56, 334, DOWN), (244, 334, DOWN)),
        *_tapering(1.2, 150, (206, 250, LEFT)),
    ],
    6: [
        *_slender(1.0, 152, (57, 87, DOWN - LEAN), (243, 87, DOWN + LEAN)),
        *_slender(1.04, 147, (150, 79, DOWN), (150, 421, UP)),
        *_slender(1.0, 152, (57, 413, UP + LEAN), (243, 413, UP - LEAN)),
    ],
    7: [
        *_tapering(0.88, 112, (62, 140, UP), (238, 140, UP)),
        *_tapering(0.88, 158, (150, 174, UP), (150, 326, DOWN)),
        *_tapering(0.88, 112, (62, 360, DOWN), (238, 360, DOWN)),
        *_tapering(1.14, 146, (202, 250, LEFT)),
    ],
}

RED_HEAD: Final = {"head": "red", "flank": "green"}
GREEN_HEAD: Final = {"head": "green", "flank": "red"}


def _clubs(scale: float, *places: tuple[float, float, float, dict[str, str], bool]) -> list[Pip]:
    """Cudgels, places = (x, y, direction of the head, inks, mirrored)."""
    return [Pip("cudgel", x, y, scale, rot, flip, inks) for x, y, rot, inks, flip in places]


def _club_rows(scale: float, upper: float, lower: float) -> list[Pip]:
    """Two rows of three cudgels whose directions and colours alternate."""
    return _clubs(
        scale,
        (64, upper, DOWN, RED_HEAD, False),
        (150, upper, UP, GREEN_HEAD, False),
        (236, upper, DOWN, RED_HEAD, True),
        (64, lower, UP, RED_HEAD, True),
        (150, lower, DOWN, GREEN_HEAD, False),
        (236, lower, UP, RED_HEAD, False),
    )


CLUBS: Final[dict[int, list[Pip]]] = {
    2: [
        Pip("tall_club", 88, 238, 1.04, -4, options={"red_side": -1, "sway": 9}),
        Pip("tall_club", 212, 238, 1.04, 4, options={"red_side": 1, "sway": -9, "stumps": (1,)}),
    ],
    4: [
        Pip("thorny_club", 88, 132, 1.14, -31),
        Pip("thorny_club", 212, 132, 1.14, 31, flip=True),
        Pip("thorny_club", 88, 368, 1.14, 211, flip=True),
        Pip("thorny_club", 212, 368, 1.14, 149),
    ],
    5: [
        *_clubs(
            1.18,
            (78, 116, DOWN, RED_HEAD, False),
            (222, 116, DOWN, RED_HEAD, True),
            (78, 384, UP, RED_HEAD, True),
            (222, 384, UP, RED_HEAD, False),
        ),
        *_clubs(1.15, (150, 250, LEFT, GREEN_HEAD, False)),
    ],
    6: _club_rows(1.24, 128, 372),
    7: [*_club_rows(1.12, 116, 384), *_clubs(1.12, (150, 250, LEFT, GREEN_HEAD, False))],
}

PIPS: Final[dict[str, dict[int, list[Pip]]]] = {"d": COINS, "c": CUPS, "s": SWORDS, "b": CLUBS}
"""Suit letter to value to pips; a value that is missing is a picture of its own."""


def pips(suit: str, value: int) -> Sequence[Pip]:
    """The pips of a number card, none for the aces and the 3 of batons (pictures)."""
    return PIPS[suit].get(value, ())
