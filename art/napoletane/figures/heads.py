"""Heads in three views: three-quarter, frontal and profile.

Every head has its chin at (0, 0), the hair line near y = -52, hats up to about y = -82, and looks left."""

from collections.abc import Sequence
from typing import Final

from art.napoletane.figures.faces import Face
from art.napoletane.figures.features import EYES, brow, ear, eye, mouth, neck, strands
from art.napoletane.figures.hair import LOCK, back_hair, beard, front_hair, moustache
from art.napoletane.figures.hats import Hat
from art.plates import Detail, Drawing, Hatch, Point, Region, symmetric

SCALE_FANTE: Final = 1.14
SCALE_RIDER: Final = 1.02
SCALE_RE: Final = 1.12

JAWS: Final[dict[str, Sequence[Point]]] = {
    "soft": ((-18.6, -23), (-16.6, -12), (-11, -3), (-4, 0.6), (5, -2), (14, -12), (19, -26)),
    "square": ((-18.8, -23), (-17.8, -11), (-14, -1.6), (-6, 2), (5, 0.6), (15.5, -8), (19.6, -25)),
    "long": ((-18.4, -24), (-16.6, -11), (-12.6, 0), (-6, 4), (3, 1), (13, -10), (18.8, -26)),
    "round": ((-19.2, -22), (-19, -12), (-14.4, -3), (-5, 1.6), (6, 0), (16.8, -10), (20, -25)),
    "gaunt": ((-18.2, -24), (-15.4, -14), (-13, -2), (-6.4, 3.4), (2.4, 1.4), (11.4, -10), (18.4, -25)),
}
"""Lower half of the three-quarter face, from the far cheek by the chin to the near ear."""

NOSES: Final[dict[str, Sequence[Point]]] = {
    "small": ((-6.0, -31), (-7.2, -26.4), (-11.6, -20.8), (-10.2, -18), (-7, -18.8)),
    "snub": ((-6.0, -31), (-7.0, -26.8), (-12.8, -22.2), (-12.2, -18.4), (-7.4, -18.2)),
    "straight": ((-5.2, -35), (-6.4, -29), (-9.2, -24), (-13, -19.6), (-10.8, -16.8), (-7, -18)),
    "long": ((-5.4, -35.4), (-6.6, -28.8), (-9.8, -22.6), (-13.8, -17.6), (-11.8, -15), (-7, -16.8)),
    "hooked": ((-5.0, -35.6), (-7.4, -30.2), (-11.6, -25), (-14.6, -19.6), (-13, -15.8), (-7.6, -17.6)),
}
"""One stroke from the brow to the nostril, three-quarter view."""

PROFILES: Final[dict[str, Sequence[Point]]] = {
    "youth": (
        (-9, -53),
        (-15.4, -45),
        (-16.2, -38),
        (-15, -33.4),
        (-18.4, -27),
        (-23.4, -21),
        (-22.4, -17.4),
        (-17.4, -16.2),
        (-19.4, -13, 1),
        (-16.6, -11, 1),
        (-18.4, -8.2),
        (-15.4, -5.4),
        (-16.6, -1.6),
        (-12.4, 2.2),
    ),
    "knight": (
        (-8, -54),
        (-15.8, -46),
        (-17.4, -39),
        (-15.4, -34),
        (-21.6, -29),
        (-27, -20),
        (-24.6, -16.4),
        (-17.6, -16),
        (-19.6, -12.6, 1),
        (-16.8, -10.8, 1),
        (-18.6, -8),
        (-15.8, -5),
        (-18, -0.6),
        (-13, 3.4),
    ),
}
"""Forehead to chin in profile, looking left."""

CHEEK: Final = (Hatch(25, 9, 0.30, 2.2, 1.0), Hatch(75, 4, 0.2, 2.5, 0.9))


def three_quarter_head(art: Drawing, face: Face, hat: Hat) -> Region:
    """Three-quarter head; `hat` is painted last.  Returns the page region of the face."""
    with art.at(scale=face.breadth, stretch=face.length / face.breadth):
        back_hair(art, face)
        neck(art)
        upper: list[Point] = [(19, -42), (10, -54), (-8, -54), (-16, -48), (-18.4, -38), (-17, -31.6)]
        area = art.shape([*JAWS[face.jaw], *upper], "skin", line=2.1, hatch=CHEEK)
        if face.blush:
            art.tint(art.circle(9.4, -17.4, 4.8, 4), "rose", clip=area)
            art.tint(art.circle(-14.6, -17.4, 2.2, 3.2), "rose", clip=area)
        _three_quarter_features(art, face, area)
        if face.beard:
            beard(art, face)
        if face.moustache:
            moustache(art, face.moustache, face.hair)
        front_hair(art, face)
        hat(art)
    return area


def _three_quarter_features(art: Drawing, face: Face, area: Region) -> None:
    """Eyes, brows, nose, mouth, and the lines of age."""
    weight, tilt = face.brow
    kind = EYES[face.eye]
    eye(art, 3.6, -29.4, 5.3, face.gaze, kind, area)
    eye(art, -12.9, -29.4, 3.4, face.gaze, kind, area)
    brow(art, 4.4, -36.4, 6.8, weight, tilt, -1)
    brow(art, -12.6, -36.4, 3.7, weight * 0.85, tilt, 1)
    art.line(NOSES[face.nose], 2.3 if art.detail == Detail.SMALL else 1.9, (0.2, 1, 0.6), peak=0.6)
    art.line([(-4.4, -21.4), (-3.4, -18.8), (-5.4, -17.4)], 1.3, (0.2, 1, 0.4), detail=Detail.MID)
    for y in (-27.4, -25, -22.6) if not art.mirrored else ():
        art.line([(-7.4, y), (-5.4, y + 1.2), (-4.2, y + 3)], 0.8, (0.9, 0.7, 0.1), clip=area, detail=Detail.FULL)
    if face.jaw == "gaunt":
        art.line([(13, -21), (8, -14), (6, -7)], 1.2, (0.2, 1, 0.2), clip=area, detail=Detail.MID)
    if face.aged:
        art.line([(10, -30), (14, -28.6), (16, -25.6)], 0.9, (0.9, 0.8, 0.1), detail=Detail.FULL)
        art.line([(-1.4, -20), (2.2, -15.6), (2.4, -11)], 1.1, (0.2, 1, 0.2), detail=Detail.MID)
        art.line([(0, -25), (4, -24.2), (8, -25.4)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
        for y in (-42.5, -45.2):
            art.line([(-10, y), (0, y - 1.1), (9, y + 0.9)], 0.9, (0.2, 1, 0.2), clip=area, detail=Detail.FULL)
    if face.beard in (None, "goatee"):
        mouth(art, -6.4, -10.6, 5.4, face.mouth, area, None if face.moustache else face.lips)


def frontal_head(art: Drawing, face: Face, hat: Hat) -> Region:
    """Head seen from the front with loose parted hair, 72 wide with it.  Returns the page region of the face."""
    hair = art.shape(
        symmetric(
            [(0, -62), (19, -58), (27, -42), (29, -24), (34, -8), (31, 6), (36, 16), (27, 20), (20, 19), (10, 21)]
        ),
        face.hair,
        line=2.2,
        hatch=Hatch(55, 14, 0.4, 2.5, 1.2),
    )
    for side in (1, -1):
        lines = [
            [(side * 22, -40), (side * 26, -16), (side * 25, 12)],
            [(side * 26, -22), (side * 30, -4), (side * 29, 14)],
            [(side * 19, -30), (side * 21, -6), (side * 18, 14)],
        ]
        strands(art, lines, hair)
    art.shape(
        symmetric([(8, -8), (8, 10), (13, 24)]),
        "skin",
        line=2,
        hatch=[Hatch(270, 9, 0.4, 2.2, 1.1), Hatch(20, 6, 0.3, 2.4, 1)],
    )
    right: list[Point] = [(0, -55), (12, -53), (18, -44), (19, -32), (18, -20), (13, -8), (6, -1), (0, 1)]
    area = art.shape(symmetric(right), "skin", line=2.1, hatch=[Hatch(15, 8, 0.2, 2.3, 1.0), CHEEK[1]])
    for side in (1, -1):
        art.tint(art.circle(side * 11, -17, 4.6, 3.8), "rose", clip=area)
        eye(art, side * 8.2, -29, 4.9, face.gaze, EYES[face.eye], area)
        brow(art, side * 8.6, -36.2, 6, face.brow[0], face.brow[1], -side)
    art.line([(3.4, -34), (2.2, -26), (4.2, -20.6), (1.8, -18.2), (-1.6, -18.8)], 1.8, (0.2, 1, 0.6), peak=0.6)
    art.line([(-4.4, -21), (-4.6, -18.8), (-2.8, -18)], 1.2, (0.2, 1, 0.4), detail=Detail.MID)
    mouth(art, 0, -10.4, 5.6, face.mouth, area, face.lips)
    for side in (1, -1):
        outline: list[Point] = [
            (0, -57, 1),
            (side * 10, -58),
            (side * 21, -50),
            (side * 25, -34),
            (side * 24, -18),
            (side * 19, -12),
            (side * 18.6, -26),
            (side * 15, -40),
            (side * 7, -47),
            (0, -49, 1),
        ]
        lock = art.shape(outline, face.hair, line=1.9, hatch=LOCK)
        strands(art, [[(side * 3, -52), (side * 14, -47), (side * 21, -30)]], lock)
        strands(art, [[(side * 6, -55), (side * 18, -46), (side * 22.6, -24)]], lock, detail=Detail.FULL)
    hat(art)
    return area


def profile_head(art: Drawing, face: Face, hat: Hat, kind: str = "youth") -> Region:
    """Full profile of a short-haired man; nose tip near (-25, -20), ear at (9, -27).  Returns the face's region."""
    art.shape(
        [(-5, -8), (-4, 8), (-8, 24), (20, 24), (16, 8), (15, -14)],
        "skin",
        line=2,
        hatch=[Hatch(215, 9, 0.4, 2.2, 1.1), Hatch(20, 8, 0.3, 2.4, 1)],
    )
    back: list[Point] = [(-6, 1.6), (4, -4), (11, -13), (14, -28), (13, -44), (4, -54)]
    area = art.shape([*PROFILES[kind], *back], "skin", line=2.1, hatch=CHEEK)
    if face.blush:
        art.tint(art.circle(-3, -17, 4.8, 4), "rose", clip=area)
    _profile_features(art, face, area)
    ear(art, -11.4, -0.6)
    if face.beard == "goatee":
        tuft = art.shape(
            [(-18, -4.6), (-12, -5.4), (-5, -3), (-4, 3), (-12, 6), (-22, 12, 1), (-21, 3)], face.hair, line=1.8
        )
        strands(art, [[(-13, -2), (-16, 3), (-20, 9)]], tuft)
    if face.moustache:
        art.shape(
            [
                (-20.6, -16.4),
                (-15, -16.6),
                (-8, -12),
                (-1, -13.4, 1),
                (-3.4, -7.6),
                (-10, -7.8),
                (-16, -11.4),
                (-21.6, -12),
            ],
            face.hair,
            line=1.7,
        )
    skull = art.shape(
        [
            (-11, -54),
            (0, -60),
            (16, -57),
            (25, -44),
            (27, -26),
            (22, -8),
            (16, -6),
            (13.6, -18),
            (14, -32),
            (8, -37),
            (3, -32),
            (0, -40),
            (-6, -47),
            (-12, -47),
        ],
        face.hair,
        line=1.9,
        hatch=LOCK,
    )
    strands(
        art,
        [[(6, -48), (19, -40), (20, -16)], [(0, -50), (12, -46), (16, -34)], [(14, -54), (24, -40), (23, -18)]],
        skull,
    )
    hat(art)
    return area


def _profile_features(art: Drawing, face: Face, area: Region) -> None:
    """Eye as a wedge open to the left, brow, nostril, lips."""
    small = art.detail == Detail.SMALL
    wedge = art.region([(-15.4, -30.4, 1), (-13.6, -33), (-6.4, -29.6, 1), (-12, -27.6)]).intersection(area)
    art.tint(wedge, "cream")
    x, y = -13 + face.gaze[0] * 0.5, -30.2 + face.gaze[1]
    if small:
        art.ink(art.circle(x, y, 2.9, 3.2), clip=area)
    else:
        art.ink(art.circle(x, y, 2.3, 2.8), clip=wedge.buffer(0.3))
    art.line([(-16, -32.6), (-12.4, -33.8), (-5.4, -29)], 2.5 if small else 2.0, (0.7, 1, 0.3), clip=area)
    art.line([(-14, -27.4), (-11, -27), (-8, -28)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
    weight = face.brow[0] * (1.3 if small else 1)
    art.line([(-16, -37 + face.brow[1]), (-11.4, -39.4), (-4.4, -36.6)], weight, (0.6, 1, 0.2), clip=area)
    art.line([(-20.4, -19.6), (-18.2, -20.2), (-17.6, -17.4)], 1.3, (0.4, 1, 0.5), clip=area)
    if not face.moustache:
        art.tint([(-20, -12.6), (-16, -13.6), (-13, -11), (-16, -7.6), (-19, -8)], face.lips, clip=area)
    corner = -12 if face.mouth == "smile" else -10.2
    art.line([(-18.6, -11.2), (-15, -10.9), (-11.6, corner)], 2.1 if small else 1.6, (0.8, 1, 0.3), clip=area)
