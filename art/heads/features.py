"""Eyes, brows, mouths, ears, necks and strokes of hair, for heads with the chin at (0, 0) that look left or at us."""

from collections.abc import Sequence
from typing import Final

from art.heads.people import Face
from art.plates import Detail, Drawing, Hatch, Point, Points, Region

FINE: Final = Hatch(angle=25, depth=9, share=0.28, spacing=2.2, width=1.05, bend=0.25, dots=False)
"""Shading of the side of a face that lies away from the light."""
UNDER: Final = Hatch(angle=75, depth=5, share=0.20, spacing=2.4, width=0.95, dots=False)
"""Shading of its lower edge."""


def eye(art: Drawing, x: float, y: float, half: float, face: Face, inner: int) -> None:
    """An eye `half` wide to each side of (x, y); `inner` is the side (-1 left, +1 right) of the nose."""
    mood, small = face.mood, art.detail == Detail.SMALL
    top, foot = -3.9 * (1 - 0.95 * mood.lid), 2.9 * (1 - 0.9 * mood.cheek)
    lift = -0.9 * mood.cheek
    left: Point = (x - half, y + 0.6 + lift, 1)
    right: Point = (x + half, y + 0.6 + lift, 1)
    peak = x - inner * half * 0.12
    upper: Points = [left, (peak, y + top), right]
    almond = art.tint([left, (peak, y + top), right, (x, y + foot)], "cream")
    radius = 3.3 if small else 3.1
    pupil_y = y - 0.8 + mood.gaze[1] * 0.8
    iris = art.circle(x + mood.gaze[0], pupil_y, radius)
    art.ink(iris, clip=almond.buffer(0.5))
    if art.detail == Detail.FULL and mood.lid < 0.7:
        art.cut(art.circle(x + mood.gaze[0] - 0.8, pupil_y - 1.0, 0.72).intersection(almond))
    outer = x - inner * (half + 1.5)
    start: Point = (x + inner * (half + 0.5), y + 1.1 + lift)
    art.line([start, (peak, y + top - 0.4), (outer, y + 0.9 + lift)], 2.6 if small else 2.1, (0.4, 1, 0.4))
    if face.lashes:
        art.line([(x - inner * half, y - 0.4 + lift), (outer - inner * 1.6, y - 1.8 + lift)], 1.5, (1, 0.9, 0.1))
    art.line(
        [(left[0] + 1, y + foot + 0.2), (x, y + foot + 0.6), (right[0] - 1, y + foot + 0.1)],
        1.0,
        (0.2, 1, 0.2),
        detail=Detail.MID,
    )
    crease = y + min(top, -1.8) - 2.6
    if mood.lid < 0.3:
        art.line(
            [(upper[0][0] + 0.6, crease + 2), (peak, crease), (right[0] - 0.6, crease + 2)],
            0.85,
            (0.2, 1, 0.2),
            detail=Detail.FULL,
        )
    else:
        art.line([(upper[0][0], y - 2.2), (peak, y - 4.4), (right[0], y - 2.2)], 1.2, (0.3, 1, 0.3), detail=Detail.MID)


def brow(art: Drawing, x: float, y: float, half: float, face: Face, inner: int) -> None:
    """The brow over an eye; heavier at its inner end."""
    mood = face.mood
    y = y - mood.brow
    inner_x, outer_x = x + inner * half, x - inner * half
    inner_y, outer_y = y + 0.4 - mood.worry, y + 1.4 + mood.worry * 0.35
    width = face.brow * (1.35 if art.detail == Detail.SMALL else 1)
    art.line(
        [(inner_x, inner_y), (x + inner * half * 0.1, y - 1.7 - mood.worry * 0.3), (outer_x, outer_y)],
        width,
        (0.75, 1, 0.2),
        peak=0.4,
    )


def mouth(art: Drawing, x: float, y: float, half: float, face: Face, clip: Region, turn: float = 0) -> None:
    """A mouth centred (x, y); `turn` shortens its left half for a head that looks left (0 none, 1 all)."""
    kind = face.mood.mouth
    far, near = half * (1 - 0.35 * turn), half
    small = art.detail == Detail.SMALL
    if kind == "laugh":
        hollow = art.tint(
            [
                (x - far - 1.6, y - 1.9, 1),
                (x - 1, y - 0.2),
                (x + near + 1.6, y - 1.9, 1),
                (x + near * 0.55, y + 4.6),
                (x - turn, y + 6.0),
                (x - far * 0.55, y + 4.6),
            ],
            "umber",
            clip=clip,
        )
        art.tint(
            [
                (x - far * 0.95, y - 1.5),
                (x - 1, y - 0.2),
                (x + near * 0.95, y - 1.5),
                (x + near * 0.7, y + 1.8),
                (x - 0.6, y + 2.4),
                (x - far * 0.7, y + 1.8),
            ],
            "cream",
            clip=hollow,
        )
        art.tint(
            [(x - far * 0.5, y + 5.2), (x - turn, y + 3.6), (x + near * 0.5, y + 5.2), (x, y + 7)],
            face.lips,
            clip=hollow,
        )
        art.line(
            [(x - far - 2.8, y - 2.9), (x - 1, y - 0.4), (x + near + 2.8, y - 2.9)],
            2.3 if small else 1.7,
            (0.5, 1, 0.5),
        )
        art.line(
            [(x - far * 0.9, y + 2.6), (x - turn, y + 6.2), (x + near * 0.9, y + 2.6)],
            2.0 if small else 1.6,
            (0.4, 1, 0.4),
        )
        art.line(
            [(x - half * 0.4, y + 9), (x, y + 9.5), (x + half * 0.4, y + 9)], 1.0, (0.2, 1, 0.2), detail=Detail.FULL
        )
        return
    lift = {"calm": 0.2, "smile": -1.9, "frown": 2.3, "firm": 0.9}[kind]
    full = {"calm": 1.0, "smile": 1.0, "frown": 0.85, "firm": 0.74}[kind]
    sag = 0.5 if kind != "frown" else -0.9
    art.tint(
        [
            (x - far, y + lift * 0.8, 1),
            (x - far * 0.4, y - 2.2 * full),
            (x - 0.3, y - 1.4 * full),
            (x + near * 0.4, y - 2.2 * full),
            (x + near, y + lift * 0.8, 1),
            (x, y + 3.4 * full),
        ],
        face.lips,
        clip=clip,
    )
    art.line(
        [
            (x - far - 1.1, y + lift),
            (x - far * 0.4, y + sag * 0.6),
            (x + near * 0.4, y + sag * 0.6),
            (x + near + 1.1, y + lift),
        ],
        2.2 if small else 1.6,
        (0.45, 1, 0.45),
    )
    art.line(
        [(x - half * 0.5, y + 4.9), (x, y + 5.5), (x + half * 0.5, y + 4.9)], 1.0, (0.2, 1, 0.2), detail=Detail.MID
    )
    if kind == "smile":
        for side, reach in ((-1, far), (1, near)):
            art.line(
                [
                    (x + side * (reach + 1.2), y - 3.4),
                    (x + side * (reach + 2.4), y - 1.4),
                    (x + side * (reach + 1.6), y + 0.8),
                ],
                0.95,
                (0.2, 1, 0.2),
                detail=Detail.FULL,
            )


def tear(art: Drawing, x: float, y: float) -> None:
    """A tear running down from (x, y)."""
    art.shape([(x, y, 1), (x + 2.1, y + 4.4), (x, y + 7.2), (x - 2.1, y + 4.4)], "cream", line=1.2)


def strands(art: Drawing, lines: Sequence[Points], clip: Region, width: float = 1.15) -> None:
    """Strokes of hair."""
    for points in lines:
        art.line(points, width, (0.3, 1, 0.12), clip=clip, detail=Detail.MID)


def ear(art: Drawing, x: float, y: float) -> None:
    """An ear, its lobe 7 below (x, y)."""
    shell = art.shape(
        [(x - 3.6, y - 5), (x - 0.6, y - 8.8), (x + 3.6, y - 7.2), (x + 4, y - 1), (x + 0.8, y + 6), (x - 2.6, y + 4)],
        "skin",
        line=1.8,
    )
    art.line(
        [(x - 1.4, y - 5), (x + 1.6, y - 5.4), (x + 0.8, y + 1)], 1.0, (0.3, 1, 0.3), clip=shell, detail=Detail.MID
    )


def neck(art: Drawing, width: float) -> None:
    """A neck from the jaw down to y = 26, shaded under the chin."""
    half = width / 2
    art.shape(
        [
            (-half, -8),
            (-half * 0.95, 10),
            (-half * 1.5, 26),
            (half * 1.5, 26),
            (half * 0.95, 10),
            (half, -8),
        ],
        "skin",
        line=2.0,
        hatch=[Hatch(angle=270, depth=10, share=0.42, spacing=2.2, width=1.1, dots=False), FINE.but(angle=15, depth=7)],
    )


def turned_neck(art: Drawing) -> None:
    """A neck like `neck` under a three-quarter head, with the tendon that turns with it."""
    w, long = 15, 24
    area = art.shape(
        [(-w * 0.5, -8), (-w * 0.5, 9), (-w * 0.75, long), (w * 1.1, long), (w * 0.95, 8), (w, -14)],
        "skin",
        line=2,
        hatch=[Hatch(215, 10, 0.45, 2.0, 1.1, dots=False), Hatch(20, 8, 0.34, 2.2, 1.0, dots=False)],
    )
    art.line([(w * 0.7, -2), (w * 0.35, 9), (-w * 0.1, 19)], 1.2, (0.2, 1, 0.3), clip=area, detail=Detail.MID)


def curl(art: Drawing, x: float, y: float, r: float, ink: str, turn: int) -> None:
    """One round lock of hair of radius `r` with a spiral stroke, wound to the side `turn`."""
    area = art.shape(art.circle(x, y, r, r * 0.95), ink, line=1.9, hatch=Hatch(45, 5, 0.4, 2.3, 1.0))
    spiral = [
        (x - r * 0.7 * turn, y + r * 0.2),
        (x, y - r * 0.55),
        (x + r * 0.55 * turn, y),
        (x + r * 0.1, y + r * 0.42),
        (x - r * 0.2 * turn, y),
    ]
    art.line(spiral, 1.15, (0.3, 1, 0.3), clip=area, detail=Detail.MID)
