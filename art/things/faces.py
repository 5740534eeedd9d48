"""Faces of the portraits and of the French courts: features that change with the mood, in three views.

A head has its chin at (0,
                        0), its hair line near y = -54 and is about 40 wide; it looks straight at us, or to
                        the left (mirror it with `at(flip=True)`). Hair and hats are added by whoever draws
                        the person; a view function paints neck-less skin, features and beard only and returns
                        the face's page region.
"""

from dataclasses import dataclass, replace
from typing import Literal

from art.plates import Detail, Drawing, Hatch, Point, Points, Region

Mouth = Literal["calm", "smile", "laugh", "frown"]

FINE = Hatch(angle=25, depth=9, share=0.28, spacing=2.2, width=1.05)
UNDER = Hatch(angle=75, depth=5, share=0.20, spacing=2.4, width=0.95)
BEARD = Hatch(angle=70, depth=15, share=0.45, spacing=2.3, width=1.2)


@dataclass(frozen=True)
class Mood:
    """What a face does: `brow` lifts both brows, `worry` lifts their inner ends (negative: knits them), `lid`
    closes the upper lid and `cheek` raises the lower one (0 open, 1 shut), `gaze` moves the irises, `tips`
    turns the ends of a moustache upwards (degrees)."""

    brow: float = 0.0
    worry: float = 0.0
    lid: float = 0.0
    cheek: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    mouth: Mouth = "calm"
    tips: float = 0.0


CALM = Mood()
GLAD = Mood(brow=2.4, worry=0.6, lid=0.06, cheek=0.55, gaze=(0.2, -0.5), mouth="laugh", tips=17)
SAD = Mood(brow=0.9, worry=3.9, lid=0.42, cheek=0.05, gaze=(0.0, 1.5), mouth="frown", tips=-15)


@dataclass(frozen=True)
class Face:
    """Who it is: hair ink, jaw, nose, weight of the brows, resting `mood`, beard and moustache."""

    hair: str = "brown"
    jaw: str = "soft"
    nose: str = "straight"
    brow: float = 2.1
    mood: Mood = CALM
    moustache: str | None = None
    beard: str | None = None
    lashes: bool = False
    lips: str = "red"
    aged: bool = False

    def feeling(self, mood: Mood) -> "Face":
        """The same person in another mood."""
        return replace(self, mood=mood)


# ------------------------------------------------------------------ features
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
    lift = {"calm": 0.2, "smile": -1.9, "frown": 2.3}[kind]
    full = {"calm": 1.0, "smile": 1.0, "frown": 0.85}[kind]
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


# ------------------------------------------------------------------ beards
def moustache(art: Drawing, x: float, y: float, face: Face, turn: float = 0) -> None:
    """The two halves of a moustache under a nose at (x, y), their tips turned by the mood."""
    halves: dict[str, Points] = {
        "curl": [(0, -1.8), (6, -1.4), (11.5, 2.4), (16, 1.6), (18.6, -3.4, 1), (20, 3), (14, 6.8), (6.6, 4.4), (0, 2)],
        "droop": [(0, -2), (6, -1.8), (11.4, 2.6), (14.6, 11, 1), (9.6, 7.4), (5, 3.6), (0, 2.2)],
        "handlebar": [
            (0, -2.2),
            (7, -2.8),
            (13.4, 0.8),
            (20, -0.8),
            (24, -6, 1),
            (24.6, 1.6),
            (18, 6),
            (9, 5),
            (0, 2.4),
        ],
        "trim": [(0, -1.5), (5.6, -1.2), (11.2, 3.4, 1), (5.6, 3.6), (0, 2)],
        "bush": [(0, -2.6), (8, -2.4), (14.6, 3.4), (16, 9, 1), (12, 7.4), (9.4, 10, 1), (6, 6.4), (0, 4.4)],
    }
    outline = halves[face.moustache or "trim"]
    for side in (-1, 1):
        with art.at(x, y, flip=side < 0, rot=-side * face.mood.tips * 0.75):
            squeeze = 1 - 0.22 * turn if side < 0 else 1.0
            half = art.shape([(p[0] * squeeze, p[1], *p[2:]) for p in outline], face.hair, line=1.8)
            art.line(
                [(2, 0), (7 * squeeze, 1.2), (12 * squeeze, 3.6)], 1.0, (0.3, 1, 0.2), clip=half, detail=Detail.MID
            )
            art.line([(2, 1.6), (6 * squeeze, 3), (10 * squeeze, 5)], 0.8, (0.3, 1, 0.2), clip=half, detail=Detail.FULL)


def strands(art: Drawing, lines: list[Points], clip: Region, width: float = 1.15, detail: Detail = Detail.MID) -> None:
    """Strokes of hair."""
    for points in lines:
        art.line(points, width, (0.3, 1, 0.12), clip=clip, detail=detail)


SIDE_BEARDS: dict[str, Points] = {
    "short": [
        (19, -29),
        (14.4, -18),
        (6, -13),
        (-1, -12.6),
        (-5.4, -13.6),
        (-11, -12.6),
        (-16.4, -17),
        (-18.8, -9),
        (-14, 3),
        (-6, 7),
        (4, 4),
        (13, -2),
        (18, -13),
    ],
    "pointed": [
        (19, -29),
        (14, -19),
        (6, -13.4),
        (-1, -12.6),
        (-5.4, -13.6),
        (-11, -12.6),
        (-16.4, -17),
        (-18.6, -8),
        (-15, 4),
        (-10.6, 14),
        (-8, 25, 1),
        (-2.6, 14),
        (7, 5),
        (16, -9),
    ],
    "full": [
        (20, -30),
        (14, -20),
        (6, -14),
        (-1, -12.6),
        (-5.4, -13.6),
        (-11, -12.6),
        (-16.4, -17),
        (-20, -8),
        (-20.6, 6),
        (-17, 18),
        (-19, 30, 1),
        (-10, 26),
        (-6, 37, 1),
        (0, 27),
        (8, 31, 1),
        (10, 16),
        (18, 4),
        (20.6, -10),
    ],
    "forked": [
        (19.6, -30),
        (14, -20),
        (6, -14),
        (-1, -12.6),
        (-5.4, -13.6),
        (-11, -12.6),
        (-16.4, -17),
        (-19.4, -8),
        (-19, 5),
        (-18, 16),
        (-15, 27, 1),
        (-9, 17),
        (-5.6, 8, 1),
        (-1.4, 18),
        (6.4, 27, 1),
        (9, 13),
        (15.4, 0),
        (19, -12),
    ],
}


def side_beard(art: Drawing, face: Face) -> None:
    """The beard of a three-quarter face; the lower lip stays visible."""
    if face.beard == "goatee":
        tuft = art.shape(
            [(-12.2, -3.8), (-7, -5.2), (-1.2, -3.8), (-1.8, 5), (-6.4, 14, 1), (-11, 5)], face.hair, line=1.8
        )
        strands(art, [[(-9, -3), (-9, 4), (-7.4, 9)], [(-5, -3), (-5, 4), (-6, 9)]], tuft, 1.0)
        return
    name = face.beard or "short"
    beard = art.shape(SIDE_BEARDS[name], face.hair, line=2.0, hatch=BEARD)
    end = {"short": 4.0, "pointed": 16.0, "full": 27.0, "forked": 17.0}[name]
    strands(
        art,
        [
            [(-15, -8), (-16, 1), (-14, end * 0.75)],
            [(-9.6, -6), (-11, 3), (-9.6, end)],
            [(-3, -5), (-4, 3), (-1.6, end)],
            [(4, -8), (4, 0), (3, end * 0.9)],
            [(11, -12), (10.6, -2), (6.6, end * 0.62)],
        ],
        beard,
    )
    mouth_y = -9.4
    if face.mood.mouth == "laugh":
        mouth(art, -6.2, mouth_y, 5.2, face, beard, turn=1)
    else:
        lift = {"frown": 1.6, "smile": -1.2}.get(face.mood.mouth, 0.0)
        art.tint(
            [(-10.2, mouth_y + 0.6 + lift), (-6.2, mouth_y - 1), (-2.2, mouth_y + 0.6 + lift), (-6, mouth_y + 3)],
            face.lips,
        )
        art.line(
            [(-11.4, mouth_y + 0.2 + lift), (-6.2, mouth_y + 0.4), (-1.2, mouth_y + 0.2 + lift)], 1.5, (0.3, 1, 0.3)
        )


def front_beard(art: Drawing, face: Face) -> None:
    """The beard of a face seen from the front."""
    name = face.beard or "full"
    low = {"full": 31.0, "square": 24.0, "pointed": 30.0}[name]
    foot: Points = {
        "full": [
            (17, 10),
            (11, 22),
            (12, low, 1),
            (4, 26),
            (0, low + 5, 1),
            (-4, 26),
            (-12, low, 1),
            (-11, 22),
            (-17, 10),
        ],
        "square": [
            (18, 8),
            (15, low, 1),
            (9, low - 4),
            (5, low, 1),
            (0, low - 4),
            (-5, low, 1),
            (-9, low - 4),
            (-15, low, 1),
            (-18, 8),
        ],
        "pointed": [(15, 8), (7, 20), (0, low + 4, 1), (-7, 20), (-15, 8)],
    }[name]
    outline: list[Point] = [
        (-20, -32),
        (-15, -19),
        (-8, -13.4),
        (0, -14.4),
        (8, -13.4),
        (15, -19),
        (20, -32),
        (20, -10),
        *foot,
        (-20, -10),
    ]
    beard = art.shape(outline, face.hair, line=2.0, hatch=BEARD)
    locks: list[Points] = [
        [(x * 1.2, -9), (x * 1.35, 3), (x * 0.8, low * (0.92 - abs(x) * 0.012))] for x in (-12, -7, -2.4, 2.4, 7, 12)
    ]
    strands(art, locks, beard)
    art.tint([(-4.6, -9.4), (0, -10.8), (4.6, -9.4), (0, -6.6)], face.lips)
    art.line([(-6, -9.6), (0, -9), (6, -9.6)], 1.5, (0.3, 1, 0.3))


# ------------------------------------------------------------------ the three views
JAWS: dict[str, Points] = {
    "soft": [(-18.6, -23), (-16.6, -12), (-11, -3), (-4, 0.6), (5, -2), (14, -12), (19, -26)],
    "square": [(-18.8, -23), (-17.8, -11), (-14, -1.6), (-6, 2), (5, 0.6), (15.5, -8), (19.6, -25)],
    "long": [(-18.4, -24), (-16.6, -11), (-12.6, 0), (-6, 4), (3, 1), (13, -10), (18.8, -26)],
    "round": [(-18.8, -22), (-18.2, -11), (-13, -1.6), (-5, 1.4), (6, -0.6), (15.6, -9), (19.6, -24)],
}
SIDE_NOSES: dict[str, Points] = {
    "small": [(-7.4, -31), (-8.6, -26), (-12.4, -20.8), (-10.6, -18), (-7.2, -18.6)],
    "straight": [(-7, -35), (-8.6, -27), (-13, -20), (-11, -17.2), (-7, -18)],
    "hooked": [(-7, -35.4), (-11.6, -29.5), (-15, -21.4), (-13, -16.4), (-7.6, -17.6)],
}
PROFILES: dict[str, Points] = {
    "soft": [
        (-9, -53),
        (-15.2, -45),
        (-16, -38),
        (-14.8, -33.4),
        (-17.6, -27.4),
        (-22.2, -21.4),
        (-21.4, -18),
        (-16.8, -16.4),
        (-18.9, -13.4, 1),
        (-16.4, -11.2, 1),
        (-18, -8.4),
        (-15, -5.4),
        (-15.8, -2),
        (-11.6, 1.8),
    ],
    "straight": [
        (-8.4, -53),
        (-15.6, -45.6),
        (-16.8, -38.6),
        (-15.4, -33.6),
        (-20, -27),
        (-25, -20.2),
        (-23.6, -16.8),
        (-17.4, -16),
        (-19.4, -12.8, 1),
        (-16.6, -10.8, 1),
        (-18.4, -8),
        (-15.4, -5),
        (-17, -1),
        (-12.4, 3),
    ],
    "hooked": [
        (-8, -54),
        (-15.8, -46),
        (-17.4, -39),
        (-15.4, -34.4),
        (-22, -30),
        (-27.6, -20.6),
        (-25, -16.2),
        (-17.8, -16),
        (-19.6, -12.6, 1),
        (-16.8, -10.8, 1),
        (-18.6, -8),
        (-15.8, -5),
        (-18.4, -0.4),
        (-13, 3.6),
    ],
}


def front_face(art: Drawing, face: Face) -> Region:
    """A face seen from the front, lit from the left."""
    wide = 1.06 if face.jaw == "round" else 1.0
    outline: Points = [
        (0, -56),
        (12, -54),
        (18 * wide, -45),
        (19.4 * wide, -32),
        (18.4 * wide, -19),
        (13.6, -7.6),
        (6.4, -0.6),
        (0, 1),
        (-6.4, -0.6),
        (-13.6, -7.6),
        (-18.4 * wide, -19),
        (-19.4 * wide, -32),
        (-18 * wide, -45),
        (-12, -54),
    ]
    skin = art.shape(outline, "skin", line=2.2, hatch=[FINE.but(angle=12, share=0.2), UNDER])
    blush = 1 + 0.3 * face.mood.cheek
    for side in (-1, 1):
        art.tint(art.circle(side * 11.4, -16.8, 4.8 * blush, 3.9 * blush), "rose", clip=skin)
        eye(art, side * 8.4, -28.6, 5.3, face, -side)
        brow(art, side * 8.7, -36.4, 6.4, face, -side)
    art.line([(2.7, -33.5), (2.1, -27), (3.3, -21.6)], 1.35, (0.1, 1, 0.35), detail=Detail.MID)
    art.line(
        [(-4.3, -20.6), (-3.5, -17.9), (-0.6, -17.1), (0.8, -17.1), (3.6, -17.9), (4.5, -20.8)], 1.7, (0.3, 1, 0.3)
    )
    for side in (-1, 1):
        art.ink(art.circle(side * 2.1, -18.3, 0.85, 0.55))
    if face.beard:
        front_beard(art, face)
    else:
        mouth(art, 0, -10.2, 5.4, face, skin)
        art.line([(-2.4, -1.7), (0, -1.1), (2.4, -1.7)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.moustache:
        moustache(art, 0, -14.6, face)
    if face.mood.mouth == "frown":
        tear(art, -10.6, -25.4)
    return skin


def side_face(art: Drawing, face: Face) -> Region:
    """A three-quarter face that looks left."""
    skin = art.shape(
        [(-16, -48), (-18.4, -38), (-17, -31.6), *JAWS[face.jaw], (19, -42), (10, -54), (-8, -54)],
        "skin",
        line=2.2,
        hatch=[FINE, UNDER],
    )
    blush = 1 + 0.3 * face.mood.cheek
    art.tint(art.circle(9.6, -17.2, 5.0 * blush, 4.1 * blush), "rose", clip=skin)
    art.tint(art.circle(-14.8, -17.4, 2.3 * blush, 3.3 * blush), "rose", clip=skin)
    eye(art, 3.8, -29.2, 5.5, face, -1)
    eye(art, -12.5, -29.2, 3.9, face, 1)
    brow(art, 4.4, -36.8, 7.0, face, -1)
    brow(art, -12.5, -36.8, 4.0, face, 1)
    art.line(SIDE_NOSES[face.nose], 2.3 if art.detail == Detail.SMALL else 1.9, (0.2, 1, 0.6), peak=0.6)
    art.line([(-4.2, -21.4), (-3.2, -18.8), (-5.2, -17.4)], 1.3, (0.2, 1, 0.4), detail=Detail.MID)
    if face.aged:
        for y in (-31.5, -29, -26.4):
            art.line([(11, -29.4), (14, y + 0.3), (16.4, y - 0.4)], 0.9, (0.9, 0.8, 0.1), detail=Detail.FULL)
        art.line([(-1.2, -20), (2.6, -15.6), (2.8, -10.8)], 1.1, (0.2, 1, 0.2), detail=Detail.MID)
        art.line([(-10, -43.5), (0, -44.6), (9, -42.6)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.beard in (None, "goatee"):
        mouth(art, -6.2, -10.2, 5.6, face, skin, turn=1)
    if face.beard:
        side_beard(art, face)
    if face.moustache:
        moustache(art, -6.2, -14.8, face, turn=1)
    if face.mood.mouth == "frown":
        tear(art, 5.6, -25.6)
    return skin


def profile_face(art: Drawing, face: Face) -> Region:
    """A face in profile that looks left."""
    skin = art.shape(
        [*PROFILES[face.nose], (-5, 1.6), (5, -4), (12, -13), (15, -28), (14, -44), (4, -54)],
        "skin",
        line=2.2,
        hatch=[FINE, UNDER],
    )
    art.tint(art.circle(-3, -16.6, 5.0, 4.1), "rose", clip=skin)
    mood, small = face.mood, art.detail == Detail.SMALL
    wedge = art.region([(-15.6, -30.6, 1), (-13.4, -33.6 + 3 * mood.lid), (-6, -29.4, 1), (-12, -27)]).intersection(
        skin
    )
    art.tint(wedge, "cream")
    iris = art.circle(-13.0 + mood.gaze[0] * 0.5, -30.2 + mood.gaze[1] * 0.6, 2.4, 3.1)
    art.ink(iris, clip=wedge.buffer(0.4))
    art.line(
        [(-16.4, -32.6), (-12.4, -34.2 + 3 * mood.lid), (-4.6, -28.4)], 2.6 if small else 2.1, (0.7, 1, 0.3), clip=skin
    )
    art.line([(-14, -26.8), (-11, -26.3), (-8, -27.4)], 0.95, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.lashes:
        art.line([(-15.6, -33), (-18.2, -34.6)], 1.5, (1, 0.8, 0.1))
    art.line(
        [(-16.4, -37.6 - mood.brow), (-11.4, -40.2 - mood.brow), (-4, -37)],
        face.brow * (1.3 if small else 1),
        (0.6, 1, 0.2),
        clip=skin,
    )
    art.line([(-20.2, -19.6), (-18, -20.2), (-17.4, -17.4)], 1.3, (0.4, 1, 0.5), clip=skin)
    if not face.beard:
        art.tint([(-20, -12.8), (-15.8, -13.9), (-12.6, -11.2), (-16, -7.4), (-19, -8)], face.lips, clip=skin)
    corner = {"smile": -12.6, "frown": -8.8}.get(mood.mouth, -10.6)
    art.line([(-18.4, -11.2), (-15, -11.0), (-11.2, corner)], 2.1 if small else 1.6, (0.8, 1, 0.3), clip=skin)
    if face.beard:
        profile_beard(art, face)
    if face.moustache:
        whisker = art.shape(
            [
                (-21, -16.6),
                (-15, -17),
                (-8, -12.6),
                (-0.6, -14, 1),
                (-3, -7.6),
                (-10, -7.6),
                (-16, -11.2),
                (-22, -11.8),
            ],
            face.hair,
            line=1.8,
        )
        strands(art, [[(-19, -14.4), (-12, -12.6), (-5, -10.4)]], whisker, 1.0)
    return skin


def profile_beard(art: Drawing, face: Face) -> None:
    """The beard of a face in profile: from the ear round the chin to a point, or a tuft."""
    if face.beard == "goatee":
        tuft = art.shape(
            [(-18.4, -5.4), (-12, -6.2), (-5, -3), (-5, 4), (-12, 8), (-24, 14, 1), (-22, 3)], face.hair, line=1.8
        )
        strands(art, [[(-13, -3), (-17, 4), (-21, 10)]], tuft)
        return
    low = {"short": 10.0, "pointed": 30.0, "full": 34.0}[face.beard or "short"]
    tip: Points = [(-22, low * 0.35), (-24, low * 0.72), (-20, low, 1), (-10, low * 0.66), (0, low * 0.32)]
    beard = art.shape(
        [(13, -31), (8, -20), (0, -14), (-8, -12), (-12, -8.4), (-18, -7), (-20.6, -4), *tip, (9, -3), (14, -14)],
        face.hair,
        line=2.0,
        hatch=BEARD,
    )
    strands(
        art,
        [
            [(9, -20), (7, -8), (-1, low * 0.25)],
            [(2, -12), (-2, 0), (-10, low * 0.55)],
            [(-6, -9), (-10, 2), (-16, low * 0.8)],
            [(-14, -5), (-18, 4), (-21, low * 0.6)],
        ],
        beard,
    )


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


def neck(art: Drawing, width: float = 15, long: float = 26, lean: float = 0) -> None:
    """A neck from the jaw down to y = `long`, shaded under the chin."""
    half = width / 2
    art.shape(
        [
            (-half, -8),
            (-half * 0.95, 10),
            (-half * 1.5 + lean, long),
            (half * 1.5 + lean, long),
            (half * 0.95, 10),
            (half, -8),
        ],
        "skin",
        line=2.0,
        hatch=[Hatch(angle=270, depth=10, share=0.42, spacing=2.2, width=1.1), FINE.but(angle=15, depth=7)],
    )
