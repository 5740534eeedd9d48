"""Crowns, veils, caps and hair of the French courts, on the head coordinates of `art.things.faces`."""

from typing import Final

from art.plates import Detail, Drawing, Hatch, Point, Points, Region, lozenge, plume
from art.things.faces import strands

HAIR: Final = Hatch(angle=58, depth=15, share=0.36, spacing=2.5, width=1.2)
METAL: Final = Hatch(angle=12, depth=14, share=0.30, spacing=2.5, width=1.2)
FELT: Final = Hatch(angle=25, depth=13, share=0.32, spacing=2.6, width=1.3)


# ------------------------------------------------------------------ crowns
def _band(art: Drawing, half: float, fill: str, stones: str) -> None:
    """The rim of a crown, curved round the forehead."""
    art.shape(
        [
            (-half, -43, 1),
            (-half - 1, -51, 1),
            (-half * 0.5, -55),
            (0, -56.5),
            (half * 0.5, -55),
            (half + 1, -51, 1),
            (half, -43, 1),
            (half * 0.5, -47),
            (0, -48.4),
            (-half * 0.5, -47),
        ],
        fill,
        line=2.1,
    )
    for i, x in enumerate((-half * 0.66, -half * 0.33, 0.0, half * 0.33, half * 0.66)):
        y = -51.6 + 3.4 * (x / half) ** 2 - 0.6
        if i % 2 == 0:
            lozenge(art, x, y, 3.4, 3.4, stones)
        elif art.detail > Detail.SMALL:
            art.shape(art.circle(x, y, 1.7), "cream", line=1.1)


def _back_points(art: Drawing, fill: str) -> None:
    """The far side of an open crown."""
    if art.detail > Detail.SMALL:
        art.shape(
            [
                (-24, -50, 1),
                (-22, -66, 1),
                (-13, -58, 1),
                (-7, -69, 1),
                (0, -58, 1),
                (7, -69, 1),
                (13, -58, 1),
                (22, -66, 1),
                (25, -50, 1),
            ],
            fill,
            line=2.0,
            hatch=Hatch(angle=90, depth=14, share=0.9, spacing=2.3, width=1.3),
        )


def lily_crown(art: Drawing, fill: str = "gold", stones: str = "red") -> None:
    """A king's crown with three large lilies and two pearls."""
    _back_points(art, fill)
    outline: list[Point] = [(-25, -46, 1)]
    for x, top in ((-29.0, -70.0), (-15.0, -68.0), (0.0, -82.0), (15.0, -68.0), (29.0, -70.0)):
        if top == -68.0:
            outline.append((x * 0.96, -62, 1))
            continue
        w = 1.0 if x == 0 else 0.8
        outline += [
            (x * 0.95 - 3 * w, top + 20 * w),
            (x - 9 * w, top + 13 * w, 1),
            (x - 8 * w, top + 7 * w),
            (x - 3.4 * w, top + 8 * w),
            (x, top, 1),
            (x + 3.4 * w, top + 8 * w),
            (x + 8 * w, top + 7 * w),
            (x + 9 * w, top + 13 * w, 1),
            (x * 0.95 + 3 * w, top + 20 * w),
        ]
    outline += [(25, -46, 1), (0, -50)]
    body = art.shape(outline, fill, line=2.4, hatch=METAL)
    for x, y in ((-14.4, -64.5), (14.4, -64.5)):
        art.shape(art.circle(x, y, 3.2), "cream", line=1.6)
    for x, y in ((0.0, -70.0), (-28.0, -60.0), (28.0, -60.0)):
        art.line([(x, y + 8), (x, y - 4)], 1.4, (0.9, 0.8, 0.1), clip=body, detail=Detail.MID)
    _band(art, 26, "red" if fill == "gold" else "gold", stones if fill != "gold" else "cream")


def arched_crown(art: Drawing, fill: str = "gold", stones: str = "blue") -> None:
    """A closed crown: two arches over a cap, ball and cross on top."""
    cap = art.shape(
        [(-22, -50), (-26, -64), (-14, -76), (0, -79), (14, -76), (26, -64), (22, -50)], stones, line=2.2, hatch=FELT
    )
    art.line([(-8, -52), (-11, -64), (-4, -76)], 1.3, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
    art.line([(8, -52), (11, -64), (4, -76)], 1.3, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
    for side in (-1, 1):
        art.shape(
            [
                (side * 21, -47, 1),
                (side * 30, -60),
                (side * 26, -72),
                (side * 10, -79),
                (0, -77, 1),
                (0, -82, 1),
                (side * 12, -84.6),
                (side * 30, -77),
                (side * 35, -61),
                (side * 27, -46, 1),
            ],
            fill,
            line=2.1,
            hatch=METAL,
        )
        for x, y in ((31, -62), (27, -74), (15, -81)):
            if art.detail > Detail.SMALL:
                art.shape(art.circle(side * x, y, 2.0), "cream", line=1.1)
    art.shape([(-3.4, -78, 1), (-4.4, -54, 1), (4.4, -54, 1), (3.4, -78, 1)], fill, line=2.0)
    art.shape(art.circle(0, -86, 5.2), fill, line=2.0)
    art.shape(
        [
            (-1.6, -90, 1),
            (-1.6, -94, 1),
            (-5, -94, 1),
            (-5, -97, 1),
            (-1.6, -97, 1),
            (-1.6, -101, 1),
            (1.6, -101, 1),
            (1.6, -97, 1),
            (5, -97, 1),
            (5, -94, 1),
            (1.6, -94, 1),
            (1.6, -90, 1),
        ],
        fill,
        line=1.5,
        smooth=False,
    )
    _band(art, 26, fill, "red")


def spiked_crown(art: Drawing, fill: str = "gold", balls: str = "red", count: int = 7) -> None:
    """An antique crown of straight spikes with balls."""
    _back_points(art, fill)
    outline: list[Point] = [(-25, -46, 1)]
    tips: list[tuple[float, float]] = []
    for i in range(count):
        u = -1 + 2 * i / (count - 1)
        x, y = u * 32, -76 + 7 * u * u
        tips.append((x, y))
        outline.append((x, y, 1))
        if i < count - 1:
            v = -1 + 2 * (i + 0.5) / (count - 1)
            outline.append((v * 28, -59 + 3 * v * v, 1))
    outline += [(25, -46, 1), (0, -50)]
    art.shape(outline, fill, line=2.4, smooth=False, hatch=METAL)
    for x, y in tips:
        art.shape(art.circle(x, y - 1, 3.2), balls, line=1.6)
    _band(art, 26, fill, "blue" if balls == "red" else "red")


def leaf_crown(art: Drawing, fill: str = "gold", stones: str = "red", small: float = 1.0) -> None:
    """A crown of five strawberry leaves; `small` < 1 makes a coronet for a queen."""
    with art.at(0, -48 * (1 - small), small):
        _back_points(art, fill)
        outline: list[Point] = [(-24, -45, 1)]
        tips = ((-29.0, -68.0), (-15.0, -75.0), (0.0, -79.0), (15.0, -75.0), (29.0, -68.0))
        for i, (x, y) in enumerate(tips):
            outline += [
                (x * 0.93 - 2.6, y + 11),
                (x - 6, y + 7),
                (x - 3, y + 4),
                (x, y - 2, 1),
                (x + 3, y + 4),
                (x + 6, y + 7),
                (x * 0.93 + 2.6, y + 11),
            ]
            if i < 4:
                nx, ny = tips[i + 1]
                outline.append(((x + nx) / 2 * 0.9, (y + ny) / 2 + 18, 1))
        outline += [(24, -45, 1), (0, -50)]
        body = art.shape(outline, fill, line=2.4, hatch=METAL)
        for x, y in tips:
            art.line([(x * 0.94, y + 15), (x, y + 3)], 1.3, (0.9, 0.8, 0.1), clip=body, detail=Detail.MID)
        _band(art, 25, fill, stones)


def diadem(art: Drawing, fill: str = "gold", stones: str = "red") -> None:
    """A queen's pointed diadem with a large stone."""
    art.shape(
        [
            (-26, -42, 1),
            (-27, -52),
            (-17, -57),
            (-10, -66),
            (-6, -64),
            (0, -80, 1),
            (6, -64),
            (10, -66),
            (17, -57),
            (27, -52),
            (26, -42, 1),
            (13, -47),
            (0, -49),
            (-13, -47),
        ],
        fill,
        line=2.4,
        hatch=METAL,
    )
    lozenge(art, 0, -61, 5, 6.4, stones, "cream")
    for x, y in ((-14, -54), (14, -54), (-22, -49), (22, -49)):
        art.shape(art.circle(x, y, 2.4), "cream", line=1.3)
    art.shape(art.circle(0, -81, 3.4), "cream", line=1.6)


# ------------------------------------------------------------------ hair and veils
def long_hair(art: Drawing, ink: str, wide: float = 1.0, low: float = 40) -> Region:
    """Long hair behind a head seen from the front or nearly so, falling on both shoulders."""
    right: Points = [
        (0, -62),
        (20 * wide, -58),
        (29 * wide, -42),
        (31 * wide, -22),
        (36 * wide, -4),
        (34 * wide, 10),
        (41 * wide, 24),
        (35 * wide, low, 1),
        (27 * wide, low - 8),
        (19 * wide, low, 1),
        (11, low - 10),
    ]
    back = art.shape([*right, *((-p[0], *p[1:]) for p in reversed(right) if p[0])], ink, line=2.3, hatch=HAIR)
    for side in (-1, 1):
        strands(
            art,
            [
                [(side * 22 * wide, -40), (side * 28 * wide, -14), (side * 27 * wide, low * 0.6)],
                [(side * 26 * wide, -24), (side * 33 * wide, 0), (side * 34 * wide, low * 0.7)],
                [(side * 19 * wide, -8), (side * 22 * wide, 8), (side * 20 * wide, low * 0.7)],
            ],
            back,
        )
    return back


def curl_row(art: Drawing, ink: str, places: tuple[tuple[float, float, float], ...]) -> None:
    """Round locks (x, y, radius), each with its spiral, the later ones in front."""
    for i, (x, y, r) in enumerate(places):
        turn = 1 if i % 2 else -1
        lock = art.shape(
            art.circle(x, y, r, r * 0.95),
            ink,
            line=1.9,
            hatch=Hatch(angle=45, depth=5, share=0.4, spacing=2.3, width=1.0),
        )
        art.line(
            [
                (x - r * 0.7 * turn, y + r * 0.2),
                (x, y - r * 0.55),
                (x + r * 0.55 * turn, y),
                (x + r * 0.1, y + r * 0.42),
                (x - r * 0.2 * turn, y),
            ],
            1.15,
            (0.3, 1, 0.3),
            clip=lock,
            detail=Detail.MID,
        )


def parted_front(art: Drawing, ink: str, low: float = -10) -> None:
    """Hair parted in the middle over a frontal forehead, falling to y = `low` on both sides."""
    for side in (-1, 1):
        lock = art.shape(
            [
                (0, -57, 1),
                (side * 10, -58.6),
                (side * 21, -51),
                (side * 25.6, -35),
                (side * 25, -18),
                (side * 22.6, low, 1),
                (side * 19.6, -20),
                (side * 18.6, -30),
                (side * 15, -41),
                (side * 7, -47),
                (0, -49, 1),
            ],
            ink,
            line=2.0,
            hatch=HAIR.but(depth=9),
        )
        strands(
            art,
            [
                [(side * 3, -52), (side * 14, -47), (side * 21, -32), (side * 21, low - 8)],
                [(side * 8, -55), (side * 19, -46), (side * 23.6, -26)],
            ],
            lock,
        )


def side_front(art: Drawing, ink: str, low: float = -6) -> None:
    """Hair line and side lock of a three-quarter head that looks left."""
    lock = art.shape(
        [
            (-19, -38),
            (-22, -50),
            (-10, -58),
            (6, -59),
            (20, -53),
            (28, -36),
            (28, -20),
            (23, low),
            (19.8, -16),
            (18.2, -31),
            (11, -43),
            (-1, -47),
            (-12, -45),
        ],
        ink,
        line=2.0,
        hatch=HAIR.but(depth=9),
    )
    strands(
        art,
        [[(14, -48), (23, -34), (23, low - 8)], [(-14, -48), (0, -52), (12, -49)], [(4, -55), (17, -48), (24, -32)]],
        lock,
    )


def profile_hair(art: Drawing, ink: str, low: float = 4) -> None:
    """Hair over the skull of a profile that looks left, covering the ear."""
    cap = art.shape(
        [
            (-11, -54),
            (0, -61),
            (16, -58),
            (27, -45),
            (30, -24),
            (26, low - 4),
            (15, low),
            (8, -8),
            (9, -24),
            (5, -38),
            (-4, -47),
            (-12, -47),
        ],
        ink,
        line=2.1,
        hatch=HAIR.but(depth=11),
    )
    strands(
        art,
        [
            [(2, -48), (13, -36), (16, low - 10)],
            [(8, -51), (20, -38), (22, low - 10)],
            [(-4, -52), (6, -52), (20, -46)],
        ],
        cap,
    )


def veil(art: Drawing, fill: str, low: float = 44, wide: float = 1.0) -> Region:
    """A veil behind the head, falling on the shoulders."""
    right: Points = [
        (0, -66),
        (22 * wide, -61),
        (33 * wide, -42),
        (36 * wide, -16),
        (43 * wide, 12),
        (50 * wide, low - 6, 1),
        (38 * wide, low),
        (26 * wide, low - 4, 1),
    ]
    cloth = art.shape([*right, *((-p[0], *p[1:]) for p in reversed(right) if p[0])], fill, line=2.3, hatch=HAIR)
    for side in (-1, 1):
        strands(
            art,
            [
                [(side * 26 * wide, -40), (side * 32 * wide, -8), (side * 40 * wide, low - 8)],
                [(side * 24 * wide, -10), (side * 28 * wide, 10), (side * 31 * wide, low - 8)],
            ],
            cloth,
            1.5,
        )
    return cloth


# ------------------------------------------------------------------ hats of the jacks
def feathered_cap(art: Drawing, fill: str, brim: str, feather: str) -> None:
    """A cap with a turned-up, notched brim and a long feather sweeping back."""
    plume(art, [(8, -56), (22, -74), (42, -78), (58, -66), (60, -48)], 21, feather, barbs=6)
    crown = art.shape(
        [(-23, -48), (-26, -62), (-15, -75), (4, -78), (22, -69), (27, -54), (25, -46), (2, -46)],
        fill,
        line=2.4,
        hatch=FELT,
    )
    art.line([(-12, -52), (-15, -63), (-7, -73)], 1.3, (0.8, 0.9, 0.1), clip=crown, detail=Detail.MID)
    art.line([(9, -52), (13, -62), (9, -72)], 1.3, (0.8, 0.9, 0.1), clip=crown, detail=Detail.MID)
    art.shape(
        [
            (-27, -41, 1),
            (-31, -52),
            (-26, -60, 1),
            (-14, -55),
            (-4, -60, 1),
            (6, -56),
            (17, -60, 1),
            (27, -54),
            (31, -44, 1),
            (14, -46),
            (-4, -48),
            (-16, -45),
        ],
        brim,
        line=2.2,
        hatch=FELT.but(depth=8),
    )
    art.shape(art.circle(19, -51, 4.4), "gold", line=1.7)


def broad_hat(art: Drawing, fill: str, band: str, feather: str) -> None:
    """A wide hat, its brim turned up in front, a plume lying on it."""
    crown = art.shape(
        [(-21, -50), (-23, -64), (-10, -77), (10, -77), (23, -64), (23, -50), (0, -46)], fill, line=2.4, hatch=FELT
    )
    art.line([(-10, -54), (-12, -64), (-5, -73)], 1.3, (0.8, 0.9, 0.1), clip=crown, detail=Detail.MID)
    art.shape([(-22, -55), (0, -51), (23, -55), (23, -48), (0, -44), (-22, -48)], band, line=1.9)
    art.shape(
        [
            (-50, -56),
            (-40, -50),
            (-20, -47),
            (0, -45),
            (22, -47),
            (42, -52),
            (52, -60),
            (48, -47),
            (28, -40),
            (4, -39),
            (-22, -40),
            (-44, -46),
        ],
        fill,
        line=2.3,
        hatch=FELT.but(angle=80, depth=6, share=0.5),
    )
    plume(art, [(14, -54), (4, -70), (-14, -80), (-34, -77), (-44, -62)], -20, feather, barbs=6)
    art.shape(art.circle(15, -52, 5), "gold", line=1.7)


def hood(art: Drawing, fill: str, lining: str) -> None:
    """A chaperon: a padded roll with a cockscomb of cloth and a long tail."""
    art.shape(
        [
            (10, -64),
            (22, -82),
            (38, -84),
            (48, -74),
            (40, -70),
            (50, -60),
            (38, -60),
            (44, -50, 1),
            (28, -52),
            (20, -54),
        ],
        lining,
        line=2.2,
        hatch=FELT,
    )
    art.shape(
        [
            (24, -48),
            (36, -34),
            (40, -10),
            (36, 18),
            (42, 34, 1),
            (30, 36, 1),
            (27, 14),
            (29, -10),
            (25, -30),
            (18, -42),
        ],
        fill,
        line=2.2,
        hatch=FELT,
    )
    roll = art.shape(
        [
            (-27, -42),
            (-33, -52),
            (-26, -64),
            (-6, -70),
            (14, -69),
            (31, -59),
            (32, -47),
            (24, -41),
            (8, -47),
            (-10, -47),
        ],
        fill,
        line=2.4,
        hatch=FELT,
    )
    for points in (
        [(-24, -44), (-24, -54), (-18, -64)],
        [(-10, -47), (-12, -58), (-6, -69)],
        [(5, -47), (5, -58), (10, -69)],
        [(19, -44), (21, -54), (24, -62)],
    ):
        art.line(points, 1.5, (0.5, 1, 0.3), clip=roll, detail=Detail.MID)
    lozenge(art, -17, -54, 5, 5.6, "gold", "cream")
