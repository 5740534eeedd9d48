"""Legs, shoes, boots, garters and the slab figures stand on.  Coordinates are card units."""

from collections.abc import Sequence

from art.plates import Detail, Drawing, Hatch, Joint, Point, Points, Region, Ring, shade_tube, tube_region


def cast_shadow(art: Drawing, x: float, y: float, length: float) -> None:
    """Three ground strokes running to the right (on the page) from the foot whose sole is at (x, y)."""
    side = -1 if art.mirrored else 1
    for i, part in enumerate((1, 0.8, 0.55)):
        reach, low = side * length * part, y - i * 2.7
        art.line(
            [(x, low), (x + reach * 0.5, low + 0.4), (x + reach, low - 0.6)], 1.7, (1, 0.9, 0.05), detail=Detail.FULL
        )


def leg(art: Drawing, joints: Sequence[Joint], fill: str, knee: tuple[float, float] | None = None) -> Region:
    """Leg along `joints`; `knee` = where the marks of a bare or tightly clad knee go."""
    area = art.shape(tube_region(art, joints), fill, line=2.3)
    shade_tube(art, joints, area, Ring(0.56, 2.3, 1.3, 0.26, 0.0 if fill == "skin" else 0.1, 12))
    x, y = joints[-1][0], joints[-1][1]
    if len(joints) >= 5:
        kx, ky, cx, cy = joints[1][0], joints[1][1], joints[3][0], joints[3][1]
        art.line(
            [(kx + 3, ky + 10), ((kx + cx) / 2 - 1, (ky + cy) / 2 + 4), (cx + 1, cy + 6)],
            1.1,
            (0.1, 1, 0.1),
            clip=area,
            detail=Detail.FULL,
        )
        art.line(
            [(kx - 6, ky + 22), ((kx + cx) / 2 - 7, (ky + cy) / 2 + 8), (cx - 4, cy + 2)],
            0.9,
            (0.1, 1, 0.1),
            clip=area,
            detail=Detail.FULL,
        )
        if not knee:
            for dy in (0, 5):
                art.line(
                    [(x - 7, y - 10 + dy), (x, y - 6 + dy), (x + 8, y - 10 + dy)],
                    1.2,
                    (0.2, 1, 0.3),
                    clip=area,
                    detail=Detail.MID if dy == 0 else Detail.FULL,
                )
    if knee:
        x, y = knee
        art.line([(x - 7, y - 2), (x - 4, y + 5), (x + 2, y + 6)], 1.3, (0.2, 1, 0.2), clip=area, detail=Detail.MID)
        art.line([(x + 6, y - 4), (x + 7, y + 3), (x + 3, y + 8)], 1.1, (0.2, 1, 0.2), clip=area, detail=Detail.FULL)
    return area


def _instep(art: Drawing, shoe: Region, seam: Points, knot: tuple[float, float]) -> None:
    """Strap over the instep of a shoe along `seam`, tied at `knot`, with two slashes of the upper leather."""
    if art.detail == Detail.SMALL:
        return
    art.line(seam, 1.3, (0.8, 1, 0.8), clip=shoe)
    x, y = knot
    art.shape(art.circle(x, y, 2.7), "gold", line=1.2)


def side_shoe(art: Drawing, x: float, y: float, facing: int, fill: str, length: float) -> None:
    """Shoe in side view: ankle centre (x, y), sole 22 below, toe to the left (`facing` -1) or right (1)."""
    long = length
    with art.at(x, y, flip=facing > 0):
        cast_shadow(art, 2, 21, 44 if facing > 0 else 30)
        outline: list[Point] = [
            (-10, -5),
            (0, -3),
            (11, -6),
            (13.5, 8),
            (12.4, 20, 1),
            (3, 21.4, 1),
            (0, 18),
            (-10, 21.4),
            (-long * 0.64, 22.4),
            (-long + 2, 21.6),
            (-long, 18.4),
            (-long * 0.72, 12.6),
            (-15, 8),
        ]
        area = art.shape(outline, fill, line=2.2)
        spine: list[Joint] = [(0, 0, 20), (0, 10, 22), (-14, 15, 13), (-long * 0.66, 17.6, 9), (-long, 19, 5)]
        shade_tube(art, spine, area, Ring(0.5, 2.3, 1.2, 0.2, 0.0, 70))
        art.line([(-11, 3), (-3, 5), (12, 2)], 1.5, (0.5, 1, 0.5), clip=area)
        art.line([(-long + 6, 18), (-long * 0.55, 17.4), (-8, 17)], 1.1, (0.2, 1, 0.4), clip=area, detail=Detail.MID)
        _instep(art, area, [(-19, 9), (-13, 14.4), (-8, 20)], (-14.6, 12.4))


def front_shoe(art: Drawing, x: float, y: float, fill: str, turn: float = 0, facing: int = 1) -> None:
    """Foreshortened shoe pointing at us and a little to the side `facing`; ankle centre (x, y), toe 25 below."""
    with art.at(x, y, rot=turn, flip=facing < 0):
        cast_shadow(art, 6, 25, 40)
        outline: list[Point] = [
            (-10, -5),
            (0, -3),
            (10, -5),
            (12.4, 7),
            (20, 15),
            (27, 22.5),
            (25, 26),
            (10, 26.4),
            (-5, 24.4),
            (-11.4, 18),
            (-11.6, 6),
        ]
        area = art.shape(outline, fill, line=2.2, hatch=Hatch(60, 8, 0.4, 2.4, 1.1, dots=False))
        art.line([(-10, 4), (0, 6.4), (11, 3)], 1.5, (0.5, 1, 0.5), clip=area)
        _instep(art, area, [(-11, 13), (1, 14.4), (14, 11)], (1.6, 14))
        art.line([(-9, 20.4), (6, 22.4), (23, 23)], 1.1, (0.3, 1, 0.3), clip=area, detail=Detail.MID)


def boot(
    art: Drawing,
    x: float,
    y: float,
    facing: int,
    fill: str,
    height: float,
    length: float,
    rot: float,
    top: str | None = None,
    spur: bool = False,
    width: float = 15,
    grounded: bool = False,
) -> None:
    """Riding boot: ankle centre (x, y), shaft `height` up to its folded `top`, facing as in side_shoe; `grounded`
    draws the cast shadow of a standing figure."""
    h, w, long = height, width, length
    with art.at(x, y, flip=facing > 0, rot=rot):
        if grounded:
            cast_shadow(art, 2, 20, 50)
        if spur:
            art.shape([(11, 8, 1), (21, 6), (25, 8), (21, 10), (11, 12, 1)], "gold", line=1.5)
            art.shape(art.circle(26, 8, 3.4), "gold", line=1.4)
        outline: list[Point] = [
            (-w, -h, 1),
            (w, -h, 1),
            (w * 0.9, -h * 0.5),
            (11.5, -6),
            (13, 8),
            (12, 19, 1),
            (4, 20, 1),
            (1, 17),
            (-10, 20.4),
            (-long * 0.64, 21.4),
            (-long + 2, 20.6),
            (-long, 17.4),
            (-long * 0.7, 11.6),
            (-13, 4),
            (-12, -14),
        ]
        area = art.shape(outline, fill, line=2.3, hatch=Hatch(80, 4, 0.15, 2.6, 1.0, dots=False))
        shade_tube(art, [(0, -h, 2 * w), (0, -h * 0.4, 1.9 * w), (0, 8, 25)], area, Ring(0.5, 2.3, 1.2, 0.3, 0.0, 15))
        for crease in ([(-12, -3), (-3, 0), (8, -3)], [(-11, 2), (-4, 4), (4, 2)], [(-12, -9), (-5, -7), (4, -10)]):
            art.line(crease, 1.3, (0.8, 1, 0.1), clip=area, detail=Detail.MID)
        if top:
            art.shape(
                [
                    (-w - 3, -h - 6, 1),
                    (0, -h - 3),
                    (w + 3, -h - 6, 1),
                    (w + 2, -h + 6, 1),
                    (0, -h + 9),
                    (-w - 2, -h + 6, 1),
                ],
                top,
                line=2,
                hatch=Hatch(15, 7, 0.3, 2.4, 1.1),
            )


def garter(art: Drawing, x0: float, x1: float, y: float, fill: str, bow: int = 0) -> None:
    """Garter band from x0 to x1 at height y; `bow` -1 or 1 adds a bow at its left or right end."""
    xm = (x0 + x1) / 2
    band = art.shape(
        [(x0, y - 4), (xm, y - 1), (x1, y - 4), (x1 + 1, y + 5), (xm, y + 8), (x0 - 1, y + 5)],
        fill,
        line=2,
        hatch=Hatch(15, 7, 0.25, 2.4, 1.0),
    )
    art.line([(xm - 4, y), (xm - 4, y + 6)], 1.0, (0.4, 1, 0.4), clip=band, detail=Detail.FULL)
    if bow:
        bow_knot(art, x0 if bow < 0 else x1, y + 1, fill, bow)


def bow_knot(art: Drawing, x: float, y: float, fill: str, side: int = 1) -> None:
    """Ribbon bow centred (x, y), 26 wide."""
    with art.at(x, y, flip=side < 0):
        tails: tuple[list[Point], ...] = (
            [(-1, 3, 1), (2, 10), (7, 19, 1), (8, 13), (13, 14, 1), (5, 4)],
            [(1, 3, 1), (-3, 11), (-8, 17, 1), (-8, 11), (-13, 11, 1), (-5, 3)],
        )
        for outline in tails:
            art.shape(outline, fill, line=1.7)
        for f in (1, -1):
            loop: list[Point] = [(0, 0, 1), (f * 5, -8), (f * 13, -8), (f * 14, 0), (f * 9, 5), (0, 2, 1)]
            area = art.shape(loop, fill, line=1.8, hatch=Hatch(60, 5, 0.4, 2.3, 1))
            art.line([(f * 2, 0), (f * 9, -3)], 1.1, (1, 0.8, 0.1), clip=area, detail=Detail.MID)
        art.shape(art.circle(0, 0, 3.6), fill, line=1.6)


def slab(art: Drawing, fill: str) -> None:
    """Flat slab under standing figures with fine vertical ruling; its suit is its ink."""
    x0, x1, y, low = 32, 268, 446, 472
    art.shape([(x0, y), (x1, y), (x1, low), (x0, low)], fill, line=2.4, smooth=False)
    inside = [(x0 + 3, y + 5), (x1 - 3, y + 5), (x1 - 3, low - 4), (x0 + 3, low - 4)]
    art.rule(art.region(inside, smooth=False), 90, 4.2, 1.1)
