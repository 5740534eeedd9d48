"""The mark of the deck, in the middle of the 4 of coins and the 4 of cups: a crown over a ribbon."""

from art.plates import Detail, Drawing, Hatch, Point, symmetric


def crown_emblem(art: Drawing) -> None:
    """Gold crown with a red cap over a fluttering red ribbon; 92 wide, 84 high, origin = centre."""
    small = art.detail == Detail.SMALL
    for side in (1, -1):
        tail: list[Point] = [
            (side * 18, 30),
            (side * 34, 27),
            (side * 47, 33, 1),
            (side * 40, 36.5),
            (side * 46, 43, 1),
            (side * 32, 39),
            (side * 18, 42),
        ]
        art.shape(tail, "blue", line=2.0, hatch=Hatch(70, 6, 0.4, 2.5, 1.1))
    art.shape(
        [(-28, 25), (0, 32), (28, 25), (29, 37), (0, 44), (-29, 37)],
        "red",
        line=2.2,
        hatch=Hatch(80, 7, 0.35, 2.5, 1.1),
    )
    if not small:
        for x in (-14, 0, 14):
            art.shape(art.circle(x, 37.6 - abs(x) * 0.13, 2.6), "gold", line=1.3)
    art.shape(symmetric([(0, -22), (16, -19), (25, -6), (24, 8), (0, 12)]), "red", line=2.0, hatch=Hatch(28, 12, 0.35))
    points = symmetric(
        [
            (0, -36, 1),
            (6, -16),
            (10, -6, 1),
            (19, -27, 1),
            (21, -10),
            (25, -4, 1),
            (40, -20, 1),
            (34, 0),
            (29, 14, 1),
            (14, 19),
            (0, 20),
        ]
    )
    crown = art.shape(points, "gold", line=2.5, hatch=Hatch(20, 13, 0.34, 2.6, 1.3))
    art.line([(-32, 4), (-14, 9), (0, 10), (14, 9), (32, 4)], 1.7, (1, 1, 1), clip=crown)
    for x, y in ((0, -39), (19, -30), (-19, -30), (40, -23), (-40, -23)):
        art.shape(art.circle(x, y, 4.4 if not small else 5), "cream", line=1.9)
    for gem, low in ((0, 14.6), (17, 12.6), (-17, 12.6)):
        art.shape(art.circle(gem, low, 3.0 if not small else 3.6), "blue" if gem else "red", line=1.4)
    for x in (-22, 0, 22):
        art.line([(x * 0.9, 4), (x * 0.92, -8)], 1.4, (1, 0.8, 0.1), clip=crown, detail=Detail.MID)
