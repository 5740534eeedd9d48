"""Optical sizes: like type, a picture is cut anew for small sizes instead of being scaled down."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Detail(IntEnum):
    """How much is drawn: SMALL drops hatching and fine lines, MID keeps inner lines, FULL has everything."""

    SMALL = 0
    MID = 1
    FULL = 2


@dataclass(frozen=True)
class OpticalSize:
    """One cutting of a picture: `detail`, `contour` = extra width of the silhouette line, `line` = default
    outline width, `gain` = factor on every line, `roughness` = wobble of edges, `misregister` = shift of
    colour plates (all in card units but for the gain)."""

    name: str
    detail: Detail
    contour: float
    line: float
    gain: float
    roughness: float
    misregister: float


SMALL_SIZE: Final = OpticalSize("small", Detail.SMALL, 1.7, 2.6, 1.32, 0.0, 0.0)
MID_SIZE: Final = OpticalSize("mid", Detail.MID, 1.4, 2.5, 1.16, 0.08, 0.0)
FULL_SIZE: Final = OpticalSize("full", Detail.FULL, 1.0, 2.3, 1.0, 0.14, 0.45)


def optical_size(width_px: float) -> OpticalSize:
    """The cutting for a card shown `width_px` pixels wide: small below 100, mid below 150, full above."""
    if width_px < 100:
        return SMALL_SIZE
    return MID_SIZE if width_px < 150 else FULL_SIZE
