"""The suit of spade: the sword."""

from art.plates import Detail, Drawing, Hatch, Region, lit_side, symmetric

SHELL = [
    (3, -5),
    (9, -11),
    (16, -8, 1),
    (22, -10),
    (27, -5, 1),
    (29, 1),
    (27, 7, 1),
    (22, 12),
    (16, 10, 1),
    (9, 13),
    (3, 7),
]
"""Right shell of the guard."""


def blade(art: Drawing, length: float, half_width: float, taper: float = 0) -> Region:
    """Straight blue blade from y = 4 up to the point at y = -length, with a bright edge toward the light; `taper` is
    the share of its width it loses on the way."""
    w, end = half_width, half_width * (1 - taper)
    area = art.shape(
        [(-w, 4), (-end, -length + end * 1.5), (0, -length), (end, -length + end * 1.5), (w, 4)],
        "blue",
        line=2.4,
        smooth=False,
    )
    lit = lit_side(art)
    if art.detail >= Detail.MID:
        near, far = lit * 0.52, lit * 0.78
        edge = [(near * w, 0), (near * end, -length + end * 2.6), (far * end, -length + end * 2.0), (far * w, 0)]
        art.tint(edge, "cream", smooth=False)
    art.line([(0, 2), (0, -length + end * 1.2)], 2.0, (1, 1, 0.4), smooth=False)
    for x, stop in ((0.30, 2.6), (0.56, 3.2), (0.80, 3.8)):
        art.line(
            [(-lit * w * x, 2), (-lit * end * x, -length + end * stop)],
            1.15,
            (1, 1, 0.2),
            smooth=False,
            detail=Detail.FULL,
        )
    return area


def _guard(art: Drawing) -> None:
    """Two gold shells either side of a lozenge boss with a gem; origin = centre, 68 wide."""
    small = art.detail == Detail.SMALL
    for flip in (True, False):
        with art.at(flip=flip):
            art.shape(art.circle(30.5, 1, 3.6), "gold", line=1.9)
            shell = art.shape(SHELL, "gold", line=2.3, hatch=Hatch(40, 5, 0.35, 2.4, 1.1))
            for x, y in ((14, -6), (24, -4), (24.5, 5), (14, 8)):
                art.line(
                    [(6, 1), (x * 0.7, 1 + (y - 1) * 0.6), (x, y)], 1.5, (0.4, 1, 0.5), clip=shell, detail=Detail.MID
                )
    art.shape(symmetric([(0, -14), (6.4, -7), (9, 1), (6.4, 9), (0, 14)]), "gold", line=2.2)
    art.shape(art.circle(0, 0.6, 5.2 if small else 4.6), "red", line=1.9)


def _hilt(art: Drawing) -> None:
    """Shell guard, twisted grip, pommel with three balls; y from -14 to 54."""
    small = art.detail == Detail.SMALL
    grip = art.shape(symmetric([(6.6, 6), (8.8, 17), (6, 30), (4, 38, 1)]), "gold", line=2.2)
    lit = lit_side(art)
    turns, first, gap = (3, 13.0, 8.0) if small else (6, 11.0, 4.8)
    for i in range(turns):
        y = first + i * gap
        art.line([(-9, y + 3 * lit), (0, y), (9, y - 3 * lit)], 2.2 if small else 1.6, (0.5, 1, 0.5), clip=grip)
    for x, y in ((-9.8, 43), (9.8, 43), (0, 50)):
        art.shape(art.circle(x, y, 4.7), "gold", line=2.0)
        if not small:
            art.ink(art.circle(x + 0.5, y + 0.5, 1.5))
    art.shape(art.circle(0, 42, 6.3), "gold", line=2.1)
    if not small:
        art.ink(art.circle(0.6, 42.6, 2.4).difference(art.circle(-0.3, 41.8, 1.0)))
    _guard(art)


def sword(art: Drawing, length: float, half_width: float, taper: float = 0) -> None:
    """Sword pointing up: guard at y = 0, point at y = -length, pommel end at y = 54; 68 wide at the guard."""
    blade(art, length, half_width, taper)
    _hilt(art)
