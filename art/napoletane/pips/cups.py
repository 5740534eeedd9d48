"""The suit of coppe: slim vase and wide tureen."""

from art.plates import Detail, Drawing, Hatch, Points, Ring, leaf, shade_tube, symmetric, tube


def handle(art: Drawing, points: Points, width: float, line: float = 2.0) -> None:
    """Right-hand scroll handle along `points`: a cream strap `width` wide, shaded as a round rod."""
    joints = [(p[0], p[1], width) for p in points]
    area = tube(art, joints, "cream", line=line)
    if width > 8:
        shade_tube(art, joints, area, Ring(0.62, 2.6, 1.15, 0.3, 0.14, 30))
    else:
        art.line([(p[0] + width * 0.14, p[1]) for p in points], 1.2, (0.2, 1, 0.2), clip=area, detail=Detail.FULL)


def gadroons(
    art: Drawing,
    count: int,
    half_top: float,
    half_low: float,
    y_top: float,
    y_low: float,
    fill: str,
    line: float = 2.0,
) -> None:
    """Row of `count` bulging lobes between y_top and y_low, the middle one on top; the centre is x = 0."""

    def spread(t: float) -> float:
        return 1.5 * t / (1 + 0.5 * abs(t))

    height = y_low - y_top
    half_mid = (half_top * 0.66 + half_low * 0.34) * 1.06
    for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
        a, b = spread(-1 + 2 * i / count), spread(-1 + 2 * (i + 1) / count)
        art.shape(
            [
                (a * half_top, y_top + height * 0.15, 1),
                ((a + b) / 2 * half_top, y_top - height * 0.10),
                (b * half_top, y_top + height * 0.15, 1),
                (b * half_mid, y_top + height * 0.55),
                (b * half_low, y_low, 1),
                (a * half_low, y_low, 1),
                (a * half_mid, y_top + height * 0.55),
            ],
            fill,
            line=line,
        )


def plinth(art: Drawing, half: float, y_top: float, y_low: float) -> None:
    """Ruled red foot from y_top to y_low, 2 * half wide."""
    art.shape([(-half, y_top), (half, y_top), (half, y_low), (-half, y_low)], "red", line=2.3, smooth=False)
    inside = [(-half + 2, y_top + 2.4), (half - 2, y_top + 2.4), (half - 2, y_low - 2), (-half + 2, y_low - 2)]
    art.rule(art.region(inside, smooth=False), 90, 3.0, 0.9)


def stem(art: Drawing, y_top: float, y_low: float, half: float) -> None:
    """Red fluted stem: gold knot at y_top, flaring to `half` at y_low."""
    height = y_low - y_top
    foot = art.shape(
        symmetric([(5, y_top), (7, y_top + height * 0.35), (half * 0.58, y_top + height * 0.74), (half, y_low, 1)]),
        "red",
        line=2.1,
        hatch=Hatch(25, 7, 0.36, 2.5, 1.1),
    )
    for x in (-0.42, 0, 0.42):
        art.line(
            [(x * 5, y_top + 4), (x * half * 0.8, y_low - height * 0.4), (x * half * 1.7, y_low)],
            1.3,
            (0.3, 1, 0.2),
            clip=foot,
            detail=Detail.MID,
        )
    art.shape(
        symmetric([(0, y_top - 4), (8, y_top - 3), (11, y_top + 1.5), (8, y_top + 5.5), (0, y_top + 6)]),
        "gold",
        line=2.0,
    )


def slim_cup(art: Drawing, grip: float = 0) -> None:
    """Two-handled vase of the 3 to 7 of cups: 84 wide with handles, y from -51 (rim) to 50 (foot), its stem longer by
    `grip`."""
    small = art.detail == Detail.SMALL
    for flip in (True, False):
        with art.at(flip=flip):
            scroll = [(20, -31), (31, -38), (38, -27), (34, -10), (29, 1), (32, 9), (37.5, 6)]
            handle(art, scroll, 7.2 if small else 6.6, line=1.9)
            art.shape(art.circle(37, 5.2, 3.9), "cream", line=1.7)
    plinth(art, 27, 40 + grip, 50 + grip)
    stem(art, 21, 40 + grip, 21)
    bowl = art.shape(
        symmetric([(0, -13), (22, -16), (28.5, -5), (26, 7), (17, 16), (6, 20), (0, 20)]), "green", line=2.3
    )
    neck = art.shape(
        symmetric([(27, -45, 1), (22, -35), (21, -25), (24, -14, 1), (0, -9.5)]),
        "gold",
        line=2.3,
        hatch=Hatch(12, 12, 0.40, 2.5, 1.2),
    )
    art.line([(-24, -27.5), (0, -23.5), (24, -27.5)], 1.8, (1, 1, 1), clip=neck)
    art.line([(-24, -22), (0, -18), (24, -22)], 1.3, (1, 1, 1), clip=neck, detail=Detail.MID)
    gadroons(art, 3 if small else 5, 24, 8, -12, 19.5, "green", line=1.8)
    art.hatch(bowl, Hatch(22, 13, 0.42, 2.6, 1.4))
    mouth = art.shape(art.circle(0, -44.5, 29, 6.6), "red", line=2.4)
    art.line([(-24, -43.6), (-9, -40.4), (8, -40.2), (24, -43.4)], 1.3, (0.1, 1, 0.1), clip=mouth, detail=Detail.MID)
    for i in range(8):
        top = (20 - i * 3.6, -49.4 + 0.2 * abs(i - 3))
        art.line([top, (18 - i * 3.4, -44.2)], 1.0, (0.9, 0.7, 0.1), clip=mouth, detail=Detail.FULL)


def tureen(art: Drawing) -> None:
    """Wide low two-handled bowl of the 2 of cups: 236 wide, y from -94 (rim) to 94 (foot)."""
    small = art.detail == Detail.SMALL
    for flip in (True, False):
        with art.at(flip=flip):
            scroll = [(70, -44), (88, -58), (107, -46), (104, -20), (90, 2), (84, 18), (96, 28), (108, 20), (104, 10)]
            handle(art, scroll, 10.5, line=2.2)
            art.shape(art.circle(103, 12, 5.2), "cream", line=1.8)
    plinth(art, 52, 76, 94)
    stem(art, 48, 76, 40)
    for x, turn, length in ((-25, -6, 15), (25, 6, 15), (-13, -4, 20), (13, 4, 20), (0, 0, 25)):
        with art.at(x, 76, rot=turn):
            leaf(art, length, 13, "gold", 1.8, vein=not small)
    bowl = art.shape(
        symmetric([(0, -22), (72, -26), (84, -10), (78, 12), (58, 32), (30, 44), (0, 47)]), "green", line=2.6
    )
    neck = art.shape(
        symmetric([(80, -74, 1), (71, -58), (68, -42), (76, -22, 1), (40, -14), (0, -11)]),
        "gold",
        line=2.5,
        hatch=Hatch(14, 34, 0.34, 2.7, 1.4),
    )
    for y, width, detail in ((-48, 2.0, Detail.SMALL), (-40, 1.5, Detail.MID)):
        art.line(
            [(-78, y - 9), (-40, y - 1.5), (0, y + 1), (40, y - 1.5), (78, y - 9)],
            width,
            (1, 1, 1),
            clip=neck,
            detail=detail,
        )
    if not small:
        for i in range(-5, 6):
            art.shape(art.circle(i * 12.6, -31.5 - abs(i) ** 1.7 * 0.24, 3.4), "red", line=1.5)
    gadroons(art, 5 if small else 9, 74, 22, -17, 45, "green", line=2.0)
    art.hatch(bowl, Hatch(20, 30, 0.42, 2.7, 1.6))
    mouth = art.shape(art.circle(0, -75, 84, 18.5), "red", line=2.8)
    art.line([(-74, -73), (-36, -62.5), (0, -60.5), (36, -62.5), (74, -73)], 1.8, (0.1, 1, 0.1), clip=mouth)
    for i in range(24):
        tick = 66 - i * 4.3
        top = -75 - 18.5 * (1 - (tick / 84) ** 2) ** 0.5
        art.line([(tick, top), (tick * 0.96, top + 15 - i * 0.35)], 1.2, (1, 0.7, 0.1), clip=mouth, detail=Detail.FULL)
