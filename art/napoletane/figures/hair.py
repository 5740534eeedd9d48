"""Hair, beards and moustaches of heads that look left with the chin at (0, 0)."""

from collections.abc import Sequence
from typing import Final

from art.napoletane.figures.faces import Face
from art.napoletane.figures.features import curl, ear, strands
from art.plates import Detail, Drawing, Hatch, Point, Points, shifted

FALLING: Final = Hatch(60, 15, 0.35, 2.5, 1.2)
LOCK: Final = Hatch(60, 9, 0.4, 2.4, 1.0)

BACK: Final[dict[str, Sequence[Point]]] = {
    "bob": (
        (0, -62),
        (20, -58),
        (30, -42),
        (32, -20),
        (34, -4),
        (28, 8),
        (22, 5, 1),
        (16, 10),
        (8, 3),
        (-6, -20),
        (-13, -5),
        (-19, -3, 1),
        (-22, -8),
        (-25, -13),
        (-23, -26),
        (-22, -44),
        (-14, -58),
    ),
    "long": (
        (0, -62),
        (20, -58),
        (31, -42),
        (33, -20),
        (39, -4),
        (36, 12),
        (42, 26),
        (35, 34, 1),
        (30, 26),
        (22, 33, 1),
        (17, 27),
        (8, 18),
        (-6, -20),
        (-15, 2),
        (-19, 18),
        (-27, 26, 1),
        (-28, 14),
        (-31, 6),
        (-25, -16),
        (-23, -44),
        (-14, -58),
    ),
    "nape": ((4, -50), (20, -48), (26, -36), (27, -22), (24, -10), (16, -4), (8, -10), (4, -24)),
    "short": (
        (0, -60),
        (18, -57),
        (26, -43),
        (27, -27),
        (25, -13),
        (18, -6),
        (10, -10),
        (4, -22),
        (-8, -30),
        (-19, -34),
        (-21, -46),
        (-12, -57),
    ),
}
"""Outline of the hair behind face and neck, by style."""

BACK_STRANDS: Final[dict[str, Sequence[Points]]] = {
    "bob": (
        ((20, -44), (27, -26), (25, -2)),
        ((15, -46), (22, -26), (19, 2)),
        ((25, -44), (31, -24), (30, -2)),
        ((-20, -30), (-22, -18), (-20, -8)),
    ),
    "long": (
        ((22, -44), (27, -18), (31, 4), (28, 26)),
        ((17, -44), (22, -14), (24, 6), (24, 22)),
        ((26, -40), (31, -14), (36, 8), (37, 24)),
        ((-21, -20), (-23, 2), (-24, 18)),
        ((-19, -16), (-19, 4), (-21, 16)),
    ),
    "nape": (((14, -44), (22, -30), (20, -12)), ((10, -40), (16, -26), (15, -10))),
    "short": (((14, -52), (22, -36), (20, -14)), ((18, -52), (25, -36), (23, -16))),
}

BEARDS: Final[dict[str, tuple[Sequence[Point], float]]] = {
    "short": (
        (
            (19, -29),
            (14, -18),
            (6, -13),
            (-1, -12.6),
            (-5.4, -13.6),
            (-11, -12.6),
            (-16.4, -17),
            (-18.6, -9),
            (-14, 3),
            (-6, 7),
            (4, 4),
            (13, -2),
            (18, -13),
        ),
        4,
    ),
    "pointed": (
        (
            (19, -29),
            (14, -19),
            (6, -13.4),
            (-1, -12.6),
            (-5.4, -13.6),
            (-11, -12.6),
            (-16.4, -17),
            (-18.4, -8),
            (-15, 4),
            (-10, 14),
            (-8, 22, 1),
            (-2, 14),
            (7, 5),
            (16, -9),
        ),
        14,
    ),
    "full": (
        (
            (20, -30),
            (14, -20),
            (6, -14),
            (-1, -12.6),
            (-5.4, -13.6),
            (-11, -12.6),
            (-16.4, -17),
            (-20, -8),
            (-19, 6),
            (-15, 18),
            (-17, 29, 1),
            (-9, 24),
            (-5, 32, 1),
            (0, 23),
            (7, 26, 1),
            (9, 14),
            (17, 4),
            (20, -10),
        ),
        24,
    ),
    "forked": (
        (
            (19.6, -30),
            (14, -20),
            (6, -14),
            (-1, -12.6),
            (-5.4, -13.6),
            (-11, -12.6),
            (-16.4, -17),
            (-19.4, -8),
            (-18, 4),
            (-17, 14),
            (-14, 23, 1),
            (-8, 15),
            (-5.6, 7, 1),
            (-2, 16),
            (5, 22, 1),
            (8, 12),
            (15, 0),
            (19, -12),
        ),
        14,
    ),
}
"""Outline of a beard that leaves the lower lip free, and how far down its strands run."""

MOUSTACHES: Final[dict[str, Sequence[Point]]] = {
    "curl": (
        (0, -1.8),
        (-6, -1.2),
        (-11, 3),
        (-15.6, 1.6),
        (-17.4, -2.6, 1),
        (-19, 3.4),
        (-13.6, 7),
        (-6.6, 4.6),
        (0, 2),
        (6.6, 5.2),
        (13.6, 5),
        (18, -0.6, 1),
        (12.4, 1.4),
        (6.6, -1),
    ),
    "droop": (
        (0, -2),
        (-6, -1.6),
        (-11, 3),
        (-13.6, 10, 1),
        (-9, 7),
        (-5, 3.4),
        (0, 2.2),
        (6, 4),
        (11, 8),
        (15.4, 13, 1),
        (13.6, 4),
        (7, -1.6),
    ),
    "handlebar": (
        (0, -2.2),
        (-7, -2.6),
        (-13, 1),
        (-20, -0.6),
        (-24, -5, 1),
        (-24, 2),
        (-18, 6),
        (-9, 5.2),
        (0, 2.4),
        (9, 6),
        (18, 4),
        (23.4, -3, 1),
        (16, 0.4),
        (8, -2.4),
    ),
    "trim": ((0, -1.4), (-6, -0.8), (-10.6, 4, 1), (-5.4, 3.6), (0, 2), (5.6, 4), (11.4, 5, 1), (6.6, -0.6)),
    "walrus": (
        (0, -2.6),
        (-8, -2),
        (-14, 4),
        (-16, 11),
        (-12, 14, 1),
        (-9, 9.5),
        (-4, 6.4),
        (0, 4.4),
        (5, 6.6),
        (10, 10.4),
        (15, 16, 1),
        (18, 12),
        (15.6, 4),
        (8, -2),
    ),
}
"""Outline of a moustache round the point under the nose."""


def back_hair(art: Drawing, face: Face) -> None:
    """Hair behind face and neck."""
    if face.style == "curls":
        cloud: list[Point] = [
            (-16, -56),
            (16, -58),
            (22, -40),
            (26, -20),
            (24, 4),
            (20, 16),
            (10, 14),
            (2, -20),
            (-18, -40),
        ]
        art.shape(cloud, face.hair, line=0)
        for x, y, r, turn in (
            (16, -52, 11, 1),
            (25, -42, 10, -1),
            (28, -28, 9.5, 1),
            (27, -13, 9.5, -1),
            (29, 2, 9, 1),
            (24, 14, 8, -1),
            (15, 8, 8, 1),
        ):
            curl(art, x, y, r, face.hair, turn)
        return
    area = art.shape(BACK[face.style], face.hair, line=2.2, hatch=FALLING)
    strands(art, BACK_STRANDS[face.style], area)


def beard(art: Drawing, face: Face) -> None:
    """The face's beard, with the lower lip above it."""
    if face.beard == "goatee":
        area = art.shape(
            [(-11.4, -3.6), (-7, -5), (-1.6, -3.6), (-2.4, 4), (-6.6, 11, 1), (-10.4, 4)], face.hair, line=1.7
        )
        strands(art, [[(-7, -3), (-7, 3), (-6.6, 8)]], area)
    elif face.beard:
        outline, end = BEARDS[face.beard]
        area = art.shape(outline, face.hair, line=2, hatch=Hatch(70, 14, 0.45, 2.3, 1.2))
        locks: list[list[Point]] = [
            [(-14, -8), (-15, 0), (-13, end * 0.7)],
            [(-9, -6), (-9.6, 2), (-9, end)],
            [(-3, -5), (-3, 2), (-1, end)],
            [(4, -8), (4, 0), (2, end * 0.9)],
            [(11, -12), (10, -2), (6, end * 0.6)],
        ]
        strands(art, locks, area)
        strands(
            art,
            [[(16, -20), (14, -8), (11, end * 0.3)], [(0, -8), (1, 2), (0.6, end * 0.8)]],
            area,
            detail=Detail.FULL,
        )
        art.tint([(-9.8, -8.9), (-6.2, -10.2), (-2.6, -8.9), (-6, -6.9)], "red")
        art.line([(-11, -9.2), (-6.2, -8.8), (-1.6, -9.2)], 1.4, (0.3, 1, 0.3))
        art.line([(-9, -5.4), (-6, -4.8), (-3.4, -5.4)], 1.2, (0.3, 1, 0.3), clip=area, detail=Detail.MID)


def moustache(art: Drawing, kind: str, ink: str, x: float = -6.2, y: float = -14.6) -> None:
    """Moustache under a three-quarter nose, centred (x, y)."""
    area = art.shape(shifted(MOUSTACHES[kind], x, y), ink, line=1.7)
    lines = [[(x - 2, y), (x - 7, y + 2), (x - 12, y + 4)], [(x + 2, y), (x + 7, y + 2), (x + 12, y + 3)]]
    strands(art, lines, area, 0.9, Detail.FULL)


def front_hair(art: Drawing, face: Face) -> None:
    """Hair line and side lock drawn over a three-quarter face."""
    if face.style in ("bob", "long"):
        area = art.shape(
            [
                (-19, -38),
                (-22, -50),
                (-10, -58),
                (6, -59),
                (20, -53),
                (27, -36),
                (27, -20),
                (22, -8),
                (19.6, -18),
                (18, -32),
                (11, -44),
                (-1, -47),
                (-12, -45),
            ],
            face.hair,
            line=1.9,
            hatch=LOCK,
        )
        strands(art, [[(14, -48), (22, -34), (22, -16)], [(-14, -47), (0, -51), (12, -48)]], area)
        strands(art, [[(10, -50), (19, -40), (20.6, -24)], [(18, -50), (25, -36), (25, -20)]], area, detail=Detail.FULL)
    elif face.style == "curls":
        art.shape(
            [(-19, -42), (-12, -54), (8, -55), (21, -48), (24, -30), (19, -34), (12, -44), (-2, -47), (-12, -45)],
            face.hair,
            line=1.9,
            hatch=LOCK,
        )
        for x, y, r, turn in ((21, -36, 6.5, 1), (22, -25, 6, -1), (20, -15, 5.4, 1)):
            curl(art, x, y, r, face.hair, turn)
    elif face.style == "short":
        area = art.shape(
            [
                (-18, -42),
                (-12, -53),
                (8, -55),
                (20, -48),
                (24, -32),
                (21, -17),
                (17.6, -22),
                (16, -36),
                (8, -45),
                (-6, -46),
            ],
            face.hair,
            line=1.9,
            hatch=LOCK,
        )
        strands(art, [[(15, -46), (20, -34), (19.6, -22)], [(11, -49), (17, -40), (18, -28)]], area)
        ear(art)
    elif face.style == "nape":
        art.shape([(13, -48), (21, -46), (23, -30), (19.6, -18), (17.4, -24), (16.6, -38)], face.hair, line=1.8)
        ear(art)
