"""Eyes, brows, mouths, ears and necks for heads that look left with the chin at (0, 0)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.plates import Detail, Drawing, Hatch, Points, Region

FINE: Final = 1.1
"""Width of the finest burin lines in a face."""


@dataclass(frozen=True)
class Eye:
    """Shape of an eye: height of the upper and lower lid over the axis, weight of the lid line, height of the
    crease."""

    upper: float
    lower: float
    lid: float
    crease: float


EYES: Final = {"open": Eye(2.9, 2.7, 2.0, 6.0), "narrow": Eye(2.0, 1.9, 2.3, 4.4), "heavy": Eye(2.2, 2.6, 2.6, 4.6)}


def eye(art: Drawing, x: float, y: float, half: float, gaze: tuple[float, float], kind: Eye, clip: Region) -> None:
    """Eye centred (x, y), `half` wide to each side: white, iris cut by the lid, thick tapered lid, crease."""
    small = art.detail == Detail.SMALL
    outline = [(x - half, y + 0.5, 1), (x - 0.6, y - kind.upper), (x + half, y + 0.5, 1), (x, y + kind.lower)]
    almond = art.region(outline).intersection(clip)
    art.tint(almond, "cream")
    iris = art.circle(x + gaze[0], y - 0.3 + gaze[1], 2.9 if small else 2.65)
    art.ink(iris if small else iris.intersection(almond.buffer(0.3)))
    if art.detail == Detail.FULL:
        art.cut(art.circle(x + gaze[0] - 0.7, y - 1.0 + gaze[1], 0.66))
    lid = [(x - half - 0.8, y + 1), (x - 0.6, y - kind.upper - 0.3), (x + half + 1.4, y + 1.2)]
    art.line(lid, kind.lid * (1.3 if small else 1), (0.5, 1, 0.35))
    low = y + kind.lower
    art.line(
        [(x - half + 1.2, low - 0.3), (x, low + 0.3), (x + half - 1, low - 0.5)],
        0.9,
        (0.2, 1, 0.2),
        detail=Detail.FULL,
    )
    top = y - kind.crease
    art.line([(x - half, top + 1.7), (x, top), (x + half, top + 1.9)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)


def brow(art: Drawing, x: float, y: float, half: float, weight: float, tilt: float, inner: int) -> None:
    """Brow over an eye; `inner` is -1 if the nose is at its left end, 1 if at its right end."""
    near, far = y + tilt, y - tilt * 0.4
    left, right = (near, far) if inner < 0 else (far, near)
    art.line(
        [(x - half, left + 1.2), (x, y - 1.8), (x + half, right + 1.4)],
        weight * (1.35 if art.detail == Detail.SMALL else 1),
        (0.55, 1, 0.25) if inner < 0 else (0.25, 1, 0.55),
    )


LIPS: Final = {"calm": (0.3, 1.0), "smile": (-1.5, 1.05), "firm": (0.9, 0.72)}
"""Mouth to lift of its corners and fullness of the lips."""


def mouth(art: Drawing, x: float, y: float, half: float, kind: str, clip: Region, lips: str | None = "red") -> None:
    """Mouth centred (x, y): lips, dark parting line, shadow under the lower lip."""
    lift, full = LIPS[kind]
    if lips:
        art.tint(
            [
                (x - half, y + lift * 0.6, 1),
                (x - half * 0.4, y - 2.0 * full),
                (x, y - 1.3 * full),
                (x + half * 0.4, y - 2.0 * full),
                (x + half, y + lift * 0.6, 1),
                (x, y + 3.2 * full),
            ],
            lips,
            clip=clip,
        )
    art.line(
        [(x - half - 0.8, y + lift), (x, y + 0.4), (x + half + 0.8, y + lift)],
        2.2 if art.detail == Detail.SMALL else 1.55,
        (0.4, 1, 0.4),
    )
    art.line(
        [(x - half * 0.5, y + 4.6), (x, y + 5.2), (x + half * 0.5, y + 4.6)], 1.0, (0.2, 1, 0.2), detail=Detail.MID
    )


def strands(
    art: Drawing, lines: Sequence[Points], clip: Region, width: float = FINE, detail: Detail = Detail.MID
) -> None:
    """Hair strokes, each an open spline."""
    for points in lines:
        art.line(points, width, (0.3, 1, 0.15), clip=clip, detail=detail)


def curl(art: Drawing, x: float, y: float, r: float, ink: str, turn: int = 1) -> None:
    """One round lock of hair of radius `r` with a spiral stroke, wound to the side `turn`."""
    area = art.shape(art.circle(x, y, r, r * 0.95), ink, line=1.8, hatch=Hatch(45, 5, 0.4, 2.3, 1))
    spiral = [
        (x - r * 0.7 * turn, y + r * 0.2),
        (x, y - r * 0.55),
        (x + r * 0.55 * turn, y),
        (x + 0.1 * r, y + r * 0.42),
        (x - r * 0.2 * turn, y),
    ]
    art.line(spiral, 1.1, (0.3, 1, 0.3), clip=area, detail=Detail.MID)


def neck(art: Drawing, width: float = 15, long: float = 24) -> None:
    """Neck from the jaw down to y = `long`, shaded under the chin, with the tendon that turns with the head."""
    w = width
    area = art.shape(
        [(-w * 0.5, -8), (-w * 0.5, 9), (-w * 0.75, long), (w * 1.1, long), (w * 0.95, 8), (w, -14)],
        "skin",
        line=2,
        hatch=[Hatch(215, 10, 0.45, 2.2, 1.1), Hatch(20, 8, 0.3, 2.4, 1.0)],
    )
    art.line([(w * 0.7, -2), (w * 0.35, 9), (-w * 0.1, 19)], 1.2, (0.2, 1, 0.3), clip=area, detail=Detail.MID)


def ear(art: Drawing, dx: float = 0, dy: float = 0) -> None:
    """Near ear of a three-quarter head, moved by (dx, dy)."""
    with art.at(dx, dy):
        area = art.shape(
            [(16.4, -30), (19, -34), (23, -32.4), (23.4, -26), (20.4, -19.6), (17.4, -21)], "skin", line=1.8
        )
        art.line([(18.4, -30), (21.2, -30.4), (20.6, -24.4)], 1.0, (0.3, 1, 0.3), clip=area, detail=Detail.MID)
        art.line([(18.6, -26), (20.2, -24.6)], 0.9, (0.6, 1, 0.2), clip=area, detail=Detail.FULL)
