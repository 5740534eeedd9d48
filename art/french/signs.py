"""The four French suit signs: red hearts and diamonds, black spades and clubs, engraved.

Each is drawn round (0, 0), about 80 units high. Red signs are flat ink with burin shading on the right; black
ones are solid with white lines cut along their lit side.
"""

from typing import Final

import shapely

from art.plates import Detail, Drawing, Hatch, Points, Region, symmetric

SHADE: Final = Hatch(angle=24, depth=15, share=0.34, spacing=2.8, width=1.5)

HEART: Final = symmetric(
    [(0, -23, 1), (8, -34), (21, -40), (34, -34.5), (39.5, -20), (35.5, -3), (24, 13), (10, 28), (0, 42, 1)]
)
DIAMOND: Final = symmetric([(0, -43, 1), (10.5, -25), (22, -11), (36, 0, 1), (22, 11), (10.5, 25), (0, 43, 1)])
SPADE_LEAF: Final = symmetric(
    [(0, -42, 1), (9, -29), (23, -13), (35.5, 1), (39, 15), (32, 27), (19, 28.5), (8, 21), (3.4, 14, 1)]
)
STALK: Final = symmetric([(3, 8, 1), (4.6, 24), (9, 34), (17, 41, 1), (0, 38.4)])
CLUB_LOBES: Final = ((0.0, -22.5, 18.6), (-20.5, 9.0, 18.6), (20.5, 9.0, 18.6))


def spade_region(art: Drawing) -> Region:
    """Page region of the spade."""
    return shapely.union_all([art.region(SPADE_LEAF), art.region(STALK)])


def club_region(art: Drawing) -> Region:
    """Page region of the club: three lobes, a core and the stalk."""
    lobes = [art.circle(x, y, r) for x, y, r in CLUB_LOBES]
    core = art.region([(-9, -14), (9, -14), (14, 2), (6, 14), (-6, 14), (-14, 2)])
    soften = 1.2 * art.scale
    whole: Region = shapely.union_all([*lobes, core, art.region(STALK)]).buffer(soften).buffer(-soften)
    return whole


def _red(art: Drawing, outline: Points, gleams: tuple[Points, ...]) -> None:
    body = art.shape(outline, "red", line=2.6, hatch=SHADE)
    if art.detail > Detail.SMALL:
        for gleam in gleams:
            stroke = _stroke(art, gleam, 3.0)
            art.tint(stroke, "cream", clip=body)


def _black(art: Drawing, region: Region, gleams: tuple[Points, ...]) -> None:
    art.shape(region, "cream", line=2.0)
    art.ink(region)
    if art.detail > Detail.SMALL:
        for gleam in gleams:
            art.cut(_stroke(art, gleam, 2.6).intersection(region.buffer(-1.4 * art.scale)))


def _stroke(art: Drawing, points: Points, width: float) -> Region:
    """A tapered stroke as a region: what the burin takes away."""
    scratch = Drawing(art.width, art.height, art.size)
    (x0, y0), (x1, y1), (x2, y2) = art.to_page(points)[:3]
    scratch.line([(x0, y0), (x1, y1), (x2, y2)], width * art.scale**0.8, (0.05, 1, 0.05))
    return shapely.union_all(list(scratch.plates().values()))


def _upside_down(art: Drawing) -> bool:
    """Whether the sign stands on its head: then its lit side is its lower right."""
    return bool(art.matrix[0, 0] < 0 and art.matrix[1, 1] < 0)


def heart(art: Drawing) -> None:
    """A red heart."""
    _red(art, HEART, ([(31, -4), (24, 8), (14, 19)],) if _upside_down(art) else ([(-31, -18), (-28, -29), (-19, -33)],))


def diamond(art: Drawing) -> None:
    """A red diamond with hollow sides."""
    side = 1 if _upside_down(art) else -1
    _red(art, DIAMOND, ([(side * 22, side * 5), (side * 12, side * 17), (side * 4, side * 30)],))


def spade(art: Drawing) -> None:
    """A black spade."""
    side = 1 if _upside_down(art) else -1
    _black(
        art,
        spade_region(art),
        (
            [(side * 31, 14), (side * 27, 4), (side * 15, -9)],
            [(side * 25, 17), (side * 22, 8), (side * 12, -3)],
            [(side * 18, 19), (side * 16, 12), (side * 9, 4)],
        ),
    )


def club(art: Drawing) -> None:
    """A black club of three leaves."""
    side = 1 if _upside_down(art) else -1
    gleams: list[Points] = []
    for x, y, _ in CLUB_LOBES:
        for arc in (((13.4, -3), (11.6, 8), (2, 14)), ((8.6, -2), (7.4, 5), (1, 9))):
            gleams.append([(x + side * dx, y + side * dy) for dx, dy in arc])
    _black(art, club_region(art), tuple(gleams))
