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
    2: _upright("flower_coin", 1.98, (150, 116), (150, 384)),
    3: _upright("sun_coin", 1.62, (211, 98), (92, 250), (211, 402)),
    4: _upright("sun_coin", 1.22, (80, 82), (220, 82), (80, 418), (220, 418)),
    5: [*_upright("sun_coin", 1.08, (71, 76), (229, 76), (71, 424), (229, 424)), Pip("flower_coin", 150, 250, 1.80)],
    6: _upright("sun_coin", 0.98, (80, 80), (220, 80), (80, 250), (220, 250), (80, 420), (220, 420), face=False),
    7: _upright("sun_coin", 0.96, (77, 73), (223, 73), (150, 160), (77, 247), (223, 247), (77, 425), (223, 425)),
}

CUPS: Final[dict[int, list[Pip]]] = {
    2: _upright("tureen", 1.06, (150, 134), (150, 366)),
    3: _upright("slim_cup", 1.36, (92, 104), (208, 250), (92, 396)),
    4: _upright("slim_cup", 1.22, (82, 94), (218, 94), (82, 406), (218, 406)),
    5: [*_upright("slim_cup", 1.08, (76, 88), (224, 88), (76, 412), (224, 412)), Pip("slim_cup", 150, 246, 1.22)],
    6: _upright("slim_cup", 0.98, (80, 82), (220, 82), (80, 250), (220, 250), (80, 418), (220, 418)),
    7: _upright("slim_cup", 0.90, (76, 76), (224, 76), (150, 160), (76, 248), (224, 248), (76, 428), (224, 428)),
}


def _swords(scale: float, length: float, *places: tuple[float, float, float]) -> list[Pip]:
    """Swords with blades of `length`, places = (x, y of the guard, direction of the point)."""
    return [Pip("sword", x, y, scale, rot, options={"length": length}) for x, y, rot in places]


SWORDS: Final[dict[int, list[Pip]]] = {
    2: _swords(1.22, 292, (98, 392, UP), (202, 108, DOWN)),
    3: [*_swords(1.16, 310, (62, 106, DOWN), (238, 106, DOWN)), *_swords(1.16, 318, (150, 400, UP))],
    4: _swords(1.08, 112, (76, 102, 153.5), (224, 102, -153.5), (76, 398, 26.5), (224, 398, -26.5)),
    5: [
        *_swords(0.96, 146, (60, 168, UP), (240, 168, UP), (60, 332, DOWN), (240, 332, DOWN)),
        *_swords(0.96, 142, (192, 250, LEFT)),
    ],
    6: _swords(
        1.0, 150, (62, 82, DOWN), (150, 82, DOWN), (238, 82, DOWN), (62, 418, UP), (150, 418, UP), (238, 418, UP)
    ),
    7: [
        *_swords(0.92, 144, (60, 164, UP), (150, 164, UP), (240, 164, UP)),
        *_swords(0.92, 144, (60, 336, DOWN), (150, 336, DOWN), (240, 336, DOWN)),
        *_swords(0.92, 150, (196, 250, LEFT)),
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
        Pip("thorny_club", 84, 126, 1.06, -24),
        Pip("thorny_club", 216, 126, 1.06, 24, flip=True),
        Pip("thorny_club", 84, 374, 1.06, 204, flip=True),
        Pip("thorny_club", 216, 374, 1.06, 156),
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
