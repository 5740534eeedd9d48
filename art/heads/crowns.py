"""Crowns on head coordinates: rim at y = -44, points up to about -84."""

from typing import Final

from art.heads.hats import FELT, Hat
from art.plates import Detail, Drawing, Hatch, Point, lozenge

METAL: Final = Hatch(angle=12, depth=14, share=0.30, spacing=2.5, width=1.2)


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


def lily_crown(art: Drawing, fill: str, stones: str) -> None:
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


def arched_crown(art: Drawing, fill: str, stones: str) -> None:
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


def spiked_crown(art: Drawing, fill: str, balls: str, count: int) -> None:
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


def leaf_crown(art: Drawing, fill: str, stones: str, small: float = 1.0) -> None:
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


def diadem(art: Drawing, fill: str, stones: str) -> None:
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


CROWN_TIPS: Final = ((-29.0, -68.0), (-15.0, -76.0), (0.0, -80.0), (15.0, -76.0), (29.0, -68.0))


def _crown_rim(style: str) -> list[Point]:
    """Upper edge and points of a crown."""
    rim: list[Point] = [(-24, -43, 1)]
    for i, (x, y) in enumerate(CROWN_TIPS):
        if style in ("ball", "spike"):
            rim.append((x, y, 1))
        elif style == "leaf":
            rim += [
                (x * 0.93 - 2.6, y + 10),
                (x - 5.4, y + 5),
                (x - 2, y + 3),
                (x, y - 2, 1),
                (x + 2, y + 3),
                (x + 5.4, y + 5),
                (x * 0.93 + 2.6, y + 10),
            ]
        else:
            rim += [
                (x * 0.92 - 3.4, y + 14),
                (x - 6.4, y + 6),
                (x, y - 3, 1),
                (x + 6.4, y + 6),
                (x * 0.92 + 3.4, y + 14),
            ]
        if i < 4:
            nx, ny = CROWN_TIPS[i + 1]
            rim.append(((x + nx) / 2 * 0.9, (y + ny) / 2 + 17, 1))
    return [*rim, (24, -43, 1), (12, -47.4), (0, -48.6), (-12, -47.4)]


def crown(fill: str, style: str) -> Hat:
    """Royal crown, 60 wide, y from -44 to about -80; `style` of its points: ball, spike, leaf or fleur."""
    trim = "red" if fill == "gold" else "gold"

    def draw(art: Drawing) -> None:
        _back_points(art, fill)
        metal = art.shape(_crown_rim(style), fill, line=2.4, hatch=Hatch(10, 15, 0.3, 2.5, 1.2))
        art.shape(
            [
                (-24.5, -43, 1),
                (-25.6, -50.6, 1),
                (-12, -55),
                (0, -56.4),
                (12, -55),
                (25.6, -50.6, 1),
                (24.5, -43, 1),
                (12, -47.4),
                (0, -48.6),
                (-12, -47.4),
            ],
            trim,
            line=2,
            hatch=Hatch(10, 6, 0.1, 2.4, 1.0),
        )
        for x, y in ((-15, -50.4), (0, -52.4), (15, -50.4)):
            art.shape(art.circle(x, y, 2.5), "cream" if trim == "red" else "red", line=1.3)
        for tip_x, tip_y in CROWN_TIPS:
            if style == "ball":
                art.shape(art.circle(tip_x, tip_y - 1, 3.3), "cream", line=1.7)
            elif style == "spike":
                art.shape(art.circle(tip_x, tip_y + 1, 2.3), "gold", line=1.4)
            elif style == "fleur":
                art.line([(tip_x * 0.97, tip_y + 12), (tip_x, tip_y + 1)], 1.6, (1, 0.8, 0.2), clip=metal)

    return draw
