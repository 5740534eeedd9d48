"""The Gatto Mammone, on the 3 of clubs and as a portrait: a sun-like grotesque with leafy hair and a moustache.

Origin is the middle of the face; with its leaves it is about 136 wide and 150 high.
"""

from art.heads.people import Mood
from art.plates import Detail, Drawing, Hatch, Points, Region, polar, symmetric

SKIN = Hatch(angle=20, depth=18, share=0.26, spacing=2.7, width=1.5)
LEAF = Hatch(angle=30, depth=8, share=0.34, spacing=2.6, width=1.1)


def mask(art: Drawing, mood: Mood) -> None:
    """The whole head in one mood."""
    _leaves(art)
    for flip in (True, False):
        with art.at(flip=flip):
            _ear(art)
    face = art.shape(
        symmetric([(0, -46), (22, -43), (37, -30), (42, -8), (39, 18), (30, 40), (16, 56), (0, 61)]),
        "gold",
        line=2.8,
        hatch=SKIN,
    )
    for y, reach in ((-38.0, 14.0), (-32.6, 17.0)):
        sway = y - mood.brow * 0.6
        art.line(
            [
                (-reach, sway + 1.5),
                (-reach * 0.4, sway - 1.5 - mood.worry * 0.4),
                (0, sway + 0.8 - mood.worry * 0.5),
                (reach * 0.4, sway - 1.5 - mood.worry * 0.4),
                (reach, sway + 1.5),
            ],
            1.5,
            (0.2, 1, 0.2),
            clip=face,
            detail=Detail.MID,
        )
    for x in (-27.0, 27.0):
        art.tint(art.circle(x, 13, 7.4, 5.8), "rose", clip=face)
    for flip in (True, False):
        with art.at(flip=flip):
            _eye(art, mood)
            art.line([(12.5, 9), (21, 14 - 2 * mood.cheek), (25, 22)], 1.9, (0.2, 1, 0.2))
    if mood.worry < 1:
        for x in (-3.5, 3.5):
            art.line([(x, -17), (x * 0.7, -11), (x * 1.1, -6)], 1.8, (0.9, 0.8, 0.1), detail=Detail.MID)
    art.shape(
        symmetric([(0, -13), (4.5, -11), (6.5, 1), (13.5, 9), (13, 16.5), (6, 17), (0, 20)]),
        "gold",
        line=2.2,
        hatch=Hatch(angle=15, depth=6, share=0.4, spacing=2.4, width=1.1),
    )
    for x in (-6.0, 6.0):
        art.ink(art.circle(x, 14.2, 2.5, 1.7))
    art.line([(-2.2, -7), (-2.8, 4), (-3.5, 9)], 1.2, (0.2, 1, 0.2), detail=Detail.FULL)
    _mouth(art, mood, face)
    for flip in (True, False):
        with art.at(flip=flip):
            _moustache(art, mood)
    tuft = art.shape(
        [(-9, 55), (0, 52.5), (9, 55), (7, 64), (4, 70), (0, 80, 1), (-4, 70), (-7, 64)], "brown", line=2.1
    )
    for x in (-3, 1, 4):
        art.line([(x, 57), (x * 0.6, 71)], 1.2, (0.7, 1, 0.1), clip=tuft, detail=Detail.MID)
    if mood.mouth == "frown":
        for x in (-24, 24):
            art.shape([(x, 4, 1), (x + 3.6, 11), (x, 15.6), (x - 3.6, 11)], "cream", line=1.6)


def _leaves(art: Drawing) -> None:
    """Two rings of leaves for hair, the outer one first."""
    few = 3 if art.detail == Detail.SMALL else 0
    for reach, most, radius, length in ((116, 9, 34, 37), (98, 8, 24, 35)):
        count = most - few
        for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
            degrees = -reach + 2 * reach * i / (count - 1)
            x, y = polar(degrees, radius, 0, -16)[:2]
            with art.at(x * 1.12, y, rot=degrees * 0.88):
                leaf = art.shape(
                    [
                        (-8, 8, 1),
                        (-12, -4),
                        (-9, -14),
                        (-13, -18, 1),
                        (-6, -24),
                        (0, -length, 1),
                        (6, -24),
                        (13, -18, 1),
                        (9, -14),
                        (12, -4),
                        (8, 8, 1),
                    ],
                    "gold",
                    line=2.2,
                    hatch=LEAF,
                )
                art.line([(0, 4), (0, -length * 0.78)], 1.5, (1, 0.8, 0.1), clip=leaf)
                for side in (1, -1):
                    art.line([(0, -6), (side * 7.5, -15)], 1.1, (0.9, 0.8, 0.1), clip=leaf, detail=Detail.FULL)


def _ear(art: Drawing) -> None:
    """The right ear with its ring."""
    ear = art.shape(
        [(37, -16), (46, -25), (57, -20), (58, -6), (52, 6), (49, 17), (42, 21), (36, 14)],
        "gold",
        line=2.5,
        hatch=Hatch(angle=20, depth=8, share=0.34),
    )
    art.line([(43, -12), (50, -16), (52, -6), (46, 3), (46, 11)], 1.8, (0.4, 1, 0.4), clip=ear)
    art.line([(41, -4), (46, -3)], 1.4, (0.8, 1, 0.2), clip=ear, detail=Detail.MID)
    art.shape(art.circle(45, 25, 5).difference(art.circle(45, 25, 1.6)), "red", line=1.9)


def _eye(art: Drawing, mood: Mood) -> None:
    """The right brow and eye."""
    rise, tilt = 1.2 * mood.brow, 2.1 * mood.worry
    outline: Points = [
        (4, -12 - rise - tilt, 1),
        (8, -21 - rise - tilt),
        (20, -28 - rise - tilt * 0.4),
        (33, -26 - rise + tilt * 0.4),
        (43, -17 - rise + tilt, 1),
        (31, -18.5 - rise + tilt * 0.4),
        (20, -18 - rise - tilt * 0.3),
        (11, -12 - rise - tilt),
        (7, -7 - rise - tilt),
    ]
    brow = art.shape(outline, "brown", line=2.0)
    for (ax, ay), (bx, by) in (((10, -17), (17, -23)), ((18, -19.5), (26, -24.5)), ((27, -19.5), (34, -22.5))):
        shift = -rise - tilt * (1 - (ax - 10) / 12)
        art.line([(ax, ay + shift), (bx, by + shift)], 1.2, (1, 0.8, 0.2), clip=brow, detail=Detail.FULL, smooth=False)
    top, foot = 7 * (1 - 0.9 * mood.lid), 5.5 * (1 - 0.85 * mood.cheek)
    white = art.shape(
        [(9, -4.6), (15, -5 - top * 0.95), (25, -5 - top), (33, -5.6), (25, -6 + foot), (15, -5 + foot * 0.95)],
        "cream",
        line=2.2,
    )
    art.ink(art.circle(19.5 + mood.gaze[0], -6.4 + mood.gaze[1] * 1.8, 5.0), clip=white)
    if mood.lid < 0.5:
        art.cut(art.circle(18.2 + mood.gaze[0], -8.2 + mood.gaze[1] * 1.8, 1.5).intersection(white))
    art.line([(8, -5), (15.5, -6 - top), (26, -6.2 - top), (35, -5.6)], 2.4, (0.4, 1, 0.3))
    art.line([(10, 3.4 - 3 * mood.cheek), (19, 6.2 - 3 * mood.cheek), (31, 1.8 - 3 * mood.cheek)], 1.6, (0.2, 1, 0.2))
    art.line([(13, 7.6), (20, 9.4), (28, 6.6)], 1.2, (0.2, 1, 0.2), detail=Detail.FULL)
    for y in (-8, -4, 0):
        art.line([(35.5, -5), (39.5, y * 1.1 - 2)], 1.1, (1, 0.8, 0.2), detail=Detail.FULL, smooth=False)


def _mouth(art: Drawing, mood: Mood, face: Region) -> None:
    """Bared teeth when calm, a laugh from ear to ear, or a sunken pout."""
    if mood.mouth == "frown":
        art.shape(symmetric([(0, 33), (9, 34), (17, 41, 1), (9, 40.5), (0, 39.5)]), "umber", line=2.4)
        lip = art.shape(symmetric([(0, 39.5), (8, 40), (11, 43), (0, 47.5)]), "red", line=1.9)
        art.line([(-5, 43), (0, 44.4), (5, 43)], 1.2, (0.2, 1, 0.2), clip=lip, detail=Detail.MID)
        art.line([(-9, 51), (0, 49.4), (9, 51)], 1.6, (0.2, 1, 0.2), clip=face, detail=Detail.MID)
        return
    wide = mood.mouth == "laugh"
    outer: Points = (
        [(0, 27), (13, 25.6), (25, 26.5), (23, 40), (13, 52), (0, 55)]
        if wide
        else [(0, 28), (11, 27), (21, 31), (17, 44), (9, 50), (0, 51)]
    )
    art.shape(symmetric(outer), "umber", line=2.4)
    half = 22.5 if wide else 16.0
    art.shape(
        symmetric([(0, 29.4), (half, 28.4 if wide else 30), (half - 1.6, 36), (8, 39), (0, 39.5)]), "cream", line=1.7
    )
    for k in range(-3 if wide else -2, 4 if wide else 3):
        art.line([(k * 6, 29), (k * 5.6, 38.8)], 1.4, (1, 1, 1), smooth=False, detail=Detail.MID)
    art.shape(
        symmetric([(0, 44), (9, 44.4), (11, 48.6), (0, 52)] if wide else [(0, 43), (8, 43.5), (9, 47), (0, 49.5)]),
        "red",
        line=1.5,
    )


def _moustache(art: Drawing, mood: Mood) -> None:
    """The right half of the moustache; its tip curls up, or hangs."""
    with art.at(4, 22, rot=-mood.tips * 0.55):
        outline: Points = [
            (-4, -2.5),
            (5, -4.5),
            (15, -1),
            (26, 6),
            (37, 7),
            (45, 1),
            (49, -8),
            (56, -14),
            (63, -11),
            (60, -5, 1),
            (57, -7),
            (55, -1),
            (52, 9),
            (43, 17),
            (30, 19),
            (16, 14),
            (5, 7),
            (-4, 5),
        ]
        if mood.tips < 0:
            outline = [
                (-4, -2.5),
                (5, -4.5),
                (15, -1),
                (26, 5),
                (35, 12),
                (41, 22),
                (48, 29),
                (56, 27),
                (54, 33, 1),
                (47, 38),
                (38, 34),
                (30, 25),
                (20, 17),
                (8, 8),
                (-4, 5),
            ]
        hair = art.shape(outline, "brown", line=2.4)
        for stroke in (
            [(1, -0.5), (15, 4), (30, 11.5), (42, 10 if mood.tips >= 0 else 26), (51, -1 if mood.tips >= 0 else 33)],
            [(0, 3), (13, 8.5), (27, 14.5), (40, 13.5 if mood.tips >= 0 else 29)],
        ):
            art.line(stroke, 1.4, (0.3, 1, 0.15), clip=hair, detail=Detail.MID)
