"""Where the signs of the number cards stand, as on every French pack: upright above the middle, turned
below."""

from typing import Final

WIDTH: Final = 300
HEIGHT: Final = 500

LEFT, MIDDLE, RIGHT = 84.0, 150.0, 216.0
TOP, CENTRE, FOOT = 86.0, 250.0, 414.0

Place = tuple[float, float]

PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ((MIDDLE, TOP), (MIDDLE, FOOT)),
    3: ((MIDDLE, TOP), (MIDDLE, CENTRE), (MIDDLE, FOOT)),
    4: ((LEFT, TOP), (RIGHT, TOP), (LEFT, FOOT), (RIGHT, FOOT)),
    5: ((LEFT, TOP), (RIGHT, TOP), (MIDDLE, CENTRE), (LEFT, FOOT), (RIGHT, FOOT)),
    6: ((LEFT, TOP), (RIGHT, TOP), (LEFT, CENTRE), (RIGHT, CENTRE), (LEFT, FOOT), (RIGHT, FOOT)),
    7: ((LEFT, TOP), (RIGHT, TOP), (MIDDLE, 168.0), (LEFT, CENTRE), (RIGHT, CENTRE), (LEFT, FOOT), (RIGHT, FOOT)),
}
"""Middles of the signs by value, in card units."""

SCALES: Final[dict[int, float]] = {2: 1.16, 3: 1.12, 4: 1.06, 5: 1.02, 6: 0.98, 7: 0.94}
"""Size of the signs by value."""


def turned(place: Place) -> bool:
    """Whether the sign there stands on its head."""
    return place[1] > CENTRE
