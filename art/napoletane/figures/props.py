"""What the courts carry besides suit signs: palm branch, scimitar, rapier, sceptre, dagger, purse, badges.

The origin is where the hand holds; up is negative y."""

import math

from art.plates import Detail, Drawing, Hatch, Point, lozenge, star, strap, symmetric


def palm_branch(art: Drawing, height: float) -> None:
    """Palm branch: stem from its cut end at y = 34 up to y = -height, bowed to the right; long leaves of unequal
    lengths droop on both sides, with paper between them."""
    small = art.detail == Detail.SMALL

    def spine(t: float) -> tuple[float, float]:
        return 16 * math.sin(t * 1.9) - 8 * t * t, -8 - t * (height - 26)

    low, tip = (0.0, 34.0), spine(1)
    left = [(spine(t)[0] - 2.6 * (1 - t) - 0.8, spine(t)[1]) for t in (0, 0.25, 0.5, 0.75)]
    right = [(spine(t)[0] + 2.6 * (1 - t) + 0.8, spine(t)[1]) for t in (0, 0.25, 0.5, 0.75)]
    art.shape(
        [(low[0] - 4, low[1] + 5, 1), *left, (*tip, 1), *right[::-1], (low[0] + 3.4, low[1] - 5, 1)], "green", line=1.9
    )
    count = 8 if small else 12
    for i in range(count):
        t = (i + 0.4) / count
        swell = math.sin(math.pi * (0.18 + 0.74 * t))
        for f in (1, -1):
            uneven = 1 + 0.16 * math.sin(i * 2.4 + f)
            x, y = spine(max(0.02, t - (0.03 if f > 0 else 0)))
            reach, rise = 33 * swell * uneven, (30 + 14 * t) * swell
            _palm_leaf(art, x, y, f * reach, rise, 9.4, droop=9 * uneven * (1 - 0.5 * t))
    top = art.shape(
        [
            (tip[0] - 1, tip[1] + 16, 1),
            (tip[0] - 6, tip[1] - 4),
            (tip[0] - 2, tip[1] - 26, 1),
            (tip[0] + 5, tip[1] - 4),
        ],
        "green",
        line=1.7,
    )
    art.line([(tip[0] - 1, tip[1] + 12), (tip[0] - 1.6, tip[1] - 18)], 1.2, (0.8, 1, 0.1), clip=top, detail=Detail.MID)


def _palm_leaf(art: Drawing, x: float, y: float, reach: float, rise: float, width: float, droop: float) -> None:
    """One sword-shaped leaf from (x, y) `reach` units out and `rise` up, its tip bent down by `droop`."""
    tip = (x + reach, y - rise + droop)
    ridge = [(x + reach * 0.36, y - rise * 0.62), (x + reach * 0.72, y - rise * 0.96 + droop * 0.2)]
    lower = [
        (px + (1 if reach > 0 else -1) * width * 0.5 * k, py + width * k)
        for (px, py), k in zip(ridge, (1, 0.8), strict=True)
    ]
    area = art.shape(
        [(x, y + 2, 1), *ridge, (*tip, 1), *lower[::-1]],
        "green",
        line=1.7,
        hatch=Hatch(60, 4, 0.35, 2.4, 1.0, dots=False),
    )
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ridge, lower, strict=True)]
    art.line([(x, y), *middle, tip], 1.1, (0.8, 1, 0.1), clip=area, detail=Detail.MID)


def scimitar(art: Drawing, length: float) -> None:
    """Curved blade bellying to the left, broadest below its clipped point, which is up left near (-26, -length)."""
    k = length / 160
    outline: list[Point] = [
        (-7, -8, 1),
        (-25 * k, -40 * k),
        (-42 * k, -84 * k),
        (-49 * k, -124 * k),
        (-44 * k, -152 * k),
        (-26 * k, -172 * k, 1),
        (-22 * k, -150 * k),
        (-24 * k, -128 * k, 1),
        (-20 * k, -88 * k),
        (-8 * k, -46 * k),
        (8, -10, 1),
    ]
    blade = art.shape(outline, "blue", line=2.5, hatch=Hatch(15, 9, 0.4, 2.5, 1.15))
    if art.detail > Detail.SMALL:
        bright = [(-12 * k, -20 * k), (-29 * k, -50 * k), (-41 * k, -90 * k), (-45 * k, -124 * k), (-41 * k, -148 * k)]
        edge = [*bright, *((x + 3, y) for x, y in bright[::-1])]
        art.tint(edge, "cream", clip=blade.buffer(-2))
    for dx, width, detail in ((0, 2.1, Detail.SMALL), (6, 1.2, Detail.FULL)):
        groove = [(-3 + dx * 0.6, -16), (-19 * k + dx, -54 * k), (-31 * k + dx, -96 * k), (-36 * k + dx, -142 * k)]
        art.line(groove, width, (1, 1, 0.2), clip=blade, detail=detail)
    grip = art.shape([(-5, -8), (6, -8), (7, 10), (12, 20), (8, 27), (0, 25), (-5, 12)], "gold", line=2.1)
    for y in (-2, 4, 10, 16):
        art.line([(-6, y), (1, y + 2), (9, y - 1)], 1.3, (0.6, 1, 0.6), clip=grip, detail=Detail.MID)
    art.shape([(-22, -13), (-16, -15), (0, -10), (15, -11), (22, -4), (15, -3), (0, -2), (-16, -5)], "gold", line=2.1)
    for x in (-20, 20):
        art.shape(art.circle(x, -9 + (4 if x > 0 else 0), 3.4), "gold", line=1.7)
    art.ink(art.circle(7.6, 21.6, 1.6))


def rapier(art: Drawing, length: float, blade: str) -> None:
    """Thin straight sword, blade going up to y = -length, shell guard and ring."""
    area = art.shape(
        [(-4.2, -12, 1), (-3.6, -length + 12, 1), (0, -length, 1), (3.6, -length + 12, 1), (4.2, -12, 1)],
        blade,
        line=2.2,
    )
    art.line([(-0.6, -14), (-0.6, -length + 18)], 1.3, (1, 1, 0.2), smooth=False, clip=area, detail=Detail.MID)
    art.shape([(-3.6, -12), (3.6, -12), (4.2, 14), (-4.2, 14)], "gold", line=2)
    art.shape(symmetric([(0, -15), (12, -19), (20, -16), (21, -11), (12, -9), (0, -8)]), "gold", line=2.1)
    art.shape(art.circle(0, 19, 6.4), "gold", line=2)
    art.ink(art.circle(0.6, 19.6, 2.0))


def sceptre(art: Drawing, up: float, down: float) -> None:
    """Double-ended gold sceptre: leafy bud above and a smaller one below."""
    art.shape([(-3.2, -up, 1), (3.2, -up, 1), (3.2, down, 1), (-3.2, down, 1)], "gold", line=2, smooth=False)
    for y in (-up * 0.45, down * 0.5):
        art.shape([(-5, y - 3), (5, y - 3), (5, y + 3), (-5, y + 3)], "red", line=1.7)
    for y, scale, turn in ((-up, 1.0, 0), (down, 0.82, 180)):
        with art.at(0, y, scale, rot=turn):
            bud = symmetric([(0, -26, 1), (6, -11), (15, -14, 1), (12, -2), (4, 4)])
            art.shape(bud, "gold", line=2.1, hatch=Hatch(15, 8, 0.35, 2.4, 1.0))
            art.line([(0, 2), (0, -18)], 1.3, (0.8, 1, 0.1), detail=Detail.MID)
            art.shape([(-7, 3), (0, 0), (7, 3), (6, 8), (0, 10), (-6, 8)], "gold", line=1.8)


def dagger(art: Drawing, length: float) -> None:
    """Sheathed dagger, scabbard going down to y = length."""
    sheath = [(-5.6, 12, 1), (5.6, 12, 1), (4.6, length - 16), (0, length, 1), (-4.6, length - 16)]
    area = art.shape(sheath, "blue", line=2, hatch=Hatch(60, 5, 0.5, 2.6, 1.1))
    art.line([(-1.4, 18), (-1, length - 24)], 1.3, (0.3, 1, 0.1), clip=area, detail=Detail.MID)
    art.shape([(-6, length - 20), (6, length - 20), (4.4, length - 8), (0, length + 1, 1), (-4.4, length - 8)], "gold")
    art.shape([(-12, 7), (0, 10), (12, 7), (12, 12), (0, 15), (-12, 12)], "gold", line=1.9)
    art.shape([(-3.4, 8), (-4.6, -4), (-3, -14), (3, -14), (4.6, -4), (3.4, 8)], "gold", line=1.9)
    art.shape(art.circle(0, -17, 5), "gold", line=1.9)


def purse(art: Drawing) -> None:
    """Gathered money purse below (0, 0), on a strap from the upper left: 34 wide, 44 tall, with a tassel."""
    strap(art, [(-19, -24), (-7, -12), (0, 4)], 3.6, "red", line=1.3)
    outline: list[Point] = [
        (-8, 4, 1),
        (-6, 9),
        (-16, 20),
        (-18, 32),
        (-9, 41),
        (5, 42),
        (16, 34),
        (15, 20),
        (7, 9),
        (9, 4, 1),
        (0, 7),
    ]
    bag = art.shape(outline, "gold", line=2.3, hatch=Hatch(30, 11, 0.4, 2.5, 1.2))
    for x in (-7, 0, 7):
        art.line([(x * 0.4, 11), (x * 1.1, 20), (x * 1.2, 30)], 1.4, (0.9, 1, 0.1), clip=bag, detail=Detail.MID)
    art.shape([(-9, 7), (0, 10), (10, 7), (10, 12), (0, 15), (-9, 12)], "red", line=1.7)
    art.shape([(-4, 41), (4, 41), (5, 53, 1), (0, 50), (-5, 53, 1)], "red", line=1.6)


def shield_badge(art: Drawing) -> None:
    """Small heraldic shield centred (0, 0), 24 x 28: cream and red, halved."""
    area = art.shape([(-12, -13, 1), (0, -11), (12, -13, 1), (12, 2), (0, 15, 1), (-12, 2)], "cream", line=2)
    art.tint([(0, -20), (20, -20), (20, 20), (0, 20)], "red", clip=area, smooth=False)
    art.line([(0, -11), (0, 13)], 1.6, (1, 1, 1), smooth=False)


def lion_badge(art: Drawing) -> None:
    """Gold medallion with the mask of a lion, centred (0, 0), 34 wide."""
    art.shape(art.circle(0, 0, 17), "gold", line=2.2)
    art.ink(art.circle(0, 0, 15).difference(art.circle(0, 0, 13.8)))
    art.shape(star(13, 13.2, 9.6), "ochre", line=1.4, smooth=False)
    for side in (-1, 1):
        art.shape(art.circle(side * 5.8, -6.6, 2.4), "gold", line=1.3)
    art.shape(symmetric([(0, -8), (5.6, -6), (6.6, 0), (5, 4.4), (3.6, 8), (0, 9)]), "gold", line=1.5)
    for side in (-1, 1):
        art.line([(side * 1.4, -0.6), (side * 3.4, -2.6), (side * 5.8, -2.8)], 2.1, (0.9, 1, 0.4))
        art.line([(0, 5), (side * 1.8, 6.4), (side * 3.8, 6.6)], 1.4, (0.6, 1, 0.3), detail=Detail.MID)
    art.ink([(-2.4, 1.6, 1), (2.4, 1.6, 1), (0, 4.8, 1)])
    lozenge(art, 0, -20, 4, 5, "gold")
