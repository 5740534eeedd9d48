"""Moustaches and beards of the three views."""

from typing import Final

from art.heads.features import mouth, strands
from art.heads.outlines import MOUSTACHES, SIDE_BEARDS
from art.heads.people import Face
from art.plates import Detail, Drawing, Hatch, Point, Points

BEARD: Final = Hatch(angle=70, depth=15, share=0.45, spacing=2.3, width=1.2)


def moustache(art: Drawing, x: float, y: float, face: Face, turn: float = 0) -> None:
    """The two halves of a moustache under a nose at (x, y), their tips turned by the mood."""
    outline = MOUSTACHES[face.moustache or "trim"]
    for side in (-1, 1):
        with art.at(x, y, flip=side < 0, rot=-side * face.mood.tips * 0.75):
            squeeze = 1 - 0.22 * turn if side < 0 else 1.0
            half = art.shape([(p[0] * squeeze, p[1], *p[2:]) for p in outline], face.hair, line=1.8)
            art.line(
                [(2, 0), (7 * squeeze, 1.2), (12 * squeeze, 3.6)], 1.0, (0.3, 1, 0.2), clip=half, detail=Detail.MID
            )
            art.line([(2, 1.6), (6 * squeeze, 3), (10 * squeeze, 5)], 0.8, (0.3, 1, 0.2), clip=half, detail=Detail.FULL)


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
    low = {"full": 31.0, "square": 24.0, "pointed": 30.0, "forked": 24.0}[name]
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
        "forked": [
            (16, 6),
            (14, 17),
            (9, low + 3, 1),
            (4, 19),
            (0, 14, 1),
            (-4, 19),
            (-9, low + 3, 1),
            (-14, 17),
            (-16, 6),
        ],
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
