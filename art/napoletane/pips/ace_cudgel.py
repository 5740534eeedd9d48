"""The ace of batons: one big curved cudgel bound with cord, with fronds, a curled red leaf and a vine leaf."""

import shapely

from art.napoletane.pips.batons import knob
from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, Ring, frond, shade_tube, tube_region


def curled_leaf(art: Drawing) -> None:
    """Red acanthus leaf curling over to the left; base at (0, 0), about 74 x 62."""
    scroll = art.region(
        [
            (8, 12, 1),
            (-4, -14),
            (-18, -30),
            (-37, -37),
            (-54, -31),
            (-65, -17),
            (-67, -2),
            (-60, 10),
            (-47, 15),
            (-36, 9),
            (-34, -3),
            (-42, -11),
            (-50, -6, 1),
            (-46, -1),
            (-49, 2),
            (-55, -4),
            (-51, -14),
            (-40, -17),
            (-27, -11),
            (-17, 2),
            (-11, 14),
            (-6, 26, 1),
        ]
    )
    lobes: list[Region] = []
    for x, y, turn, size in (
        (-8, -20, 34, 17),
        (-24, -33, 8, 20),
        (-43, -36, -18, 21),
        (-59, -27, -50, 20),
        (-67, -10, -82, 17),
        (-64, 4, -112, 13),
    ):
        with art.at(x, y, rot=turn):
            lobes.append(
                art.region(
                    [
                        (-size * 0.62, 8),
                        (-size * 0.6, -size * 0.2),
                        (-size * 0.2, -size * 0.9),
                        (size * 0.12, -size * 1.15, 1),
                        (size * 0.3, -size * 0.5),
                        (size * 0.55, 0),
                        (size * 0.55, 8),
                    ]
                ),
            )
    merged = shapely.union_all([scroll, *lobes]).buffer(0.6).buffer(-0.6)
    area = art.shape(merged, "red", line=2.4, hatch=Hatch(40, 10, 0.35))
    art.line(
        [(-2, 12), (-14, -14), (-30, -28), (-48, -27), (-60, -12), (-58, 4), (-47, 9), (-39, 4)],
        1.7,
        (1, 0.8, 0.2),
        clip=area,
    )
    for a, b in (
        ((-17, -18), (-16, -36)),
        ((-32, -29), (-34, -48)),
        ((-49, -26), (-60, -40)),
        ((-60, -12), (-78, -18)),
    ):
        art.line([a, b], 1.3, (1, 0.8, 0.1), clip=area, detail=Detail.MID)


def vine_leaf(art: Drawing) -> None:
    """Green five-lobed vine leaf hanging to lower right; stalk at (0, 0), about 62 x 66."""
    art.line([(-6, -10), (2, 2), (12, 12)], 4.0, (1, 0.9, 0.8))
    outline: list[Point] = [
        (10, 10, 1),
        (14, -3),
        (30, -8, 1),
        (32, 2),
        (48, 0, 1),
        (45, 14),
        (58, 24, 1),
        (46, 32),
        (50, 50, 1),
        (36, 46),
        (26, 60, 1),
        (18, 44),
        (4, 44, 1),
        (8, 30),
        (-2, 20, 1),
    ]
    area = art.shape(outline, "green", line=2.4, hatch=Hatch(40, 12, 0.4))
    for x, y in ((29, -4), (46, 3), (52, 24), (46, 46), (26, 54), (6, 40)):
        art.line(
            [(11, 12), ((11 + x) / 2 + 2, (12 + y) / 2), (11 + (x - 11) * 0.82, 12 + (y - 12) * 0.82)],
            1.5,
            (1, 0.8, 0.1),
            clip=area,
            detail=Detail.SMALL if x in (52, 26) else Detail.MID,
        )


def _cord(art: Drawing, body: Region) -> None:
    """Three turns of gold cord round the grip."""
    around = body.buffer(3.5)
    strands = 5 if art.detail == Detail.SMALL else 9
    for x, y in ((151, 336), (145, 352), (137, 368)):
        turn: list[Joint] = [
            (x - 46, y - 25, 11),
            (x - 22, y - 9, 11),
            (x, y + 3, 11),
            (x + 24, y + 8, 11),
            (x + 46, y + 9, 11),
        ]
        area = art.shape(tube_region(art, turn, caps=False).intersection(around), "gold", line=2.2)
        for k in range(strands):
            t = (k + 0.5) / strands
            cx, cy = x - 34 + 68 * t, y - 17 + 26 * t**0.75
            art.line([(cx - 4, cy + 5), (cx + 4, cy - 5)], 1.5, (0.6, 1, 0.6), clip=area, smooth=False)


def _bark(art: Drawing, body: Region) -> None:
    """Cracks along the grain."""
    inside = body.buffer(-5)
    for x, y, lean, long, detail in (
        (142, 156, 4, 17, Detail.MID),
        (134, 214, 0, 20, Detail.MID),
        (143, 262, 2, 15, Detail.FULL),
        (141, 306, -4, 15, Detail.MID),
        (226, 84, 7, 18, Detail.MID),
        (212, 122, 8, 15, Detail.FULL),
        (196, 168, 6, 17, Detail.FULL),
        (178, 250, -2, 17, Detail.MID),
        (118, 402, -9, 11, Detail.MID),
        (92, 426, -11, 8, Detail.FULL),
    ):
        art.line(
            [(x + lean, y - long), (x - 1, y - long * 0.3), (x + 2, y + long * 0.4), (x - lean, y + long)],
            1.7,
            (0.2, 1, 0.2),
            clip=inside,
            detail=detail,
        )


def ace_cudgel(art: Drawing) -> None:
    """The ace of batons (page coordinates): head up right, slanting green cut down left."""
    spine: list[Joint] = [
        (66, 444, 34),
        (104, 414, 42),
        (136, 366, 50),
        (150, 300, 55),
        (156, 230, 63),
        (168, 166, 74),
        (186, 118, 88),
        (198, 92, 95),
    ]
    frond(art, [(128, 330), (100, 296), (74, 250), (74, 204), (90, 164)], 44, 6, line=2.0)
    frond(art, [(158, 316), (196, 304), (228, 276), (242, 236)], 40, 5, line=2.0)
    with art.at(120, 376):
        curled_leaf(art)
    with art.at(160, 350):
        vine_leaf(art)
    for x, y, turn in ((118, 392, -42), (96, 440, 128), (176, 204, 72)):
        with art.at(x, y):
            knob(art, turn, 13, "green" if x == 176 else "red")
    trunk = tube_region(art, spine, caps=False).union(art.circle(202, 82, 48, 47))
    body = art.shape(trunk.buffer(24).buffer(-32).buffer(8), "green", line=2.9)
    red: list[Point] = [
        (0, 520, 1),
        (0, 20, 1),
        (186, 20, 1),
        (184, 60),
        (176, 104),
        (164, 150),
        (158, 204),
        (160, 260),
        (168, 304),
        (200, 330),
        (240, 350, 1),
        (240, 520, 1),
    ]
    art.tint(red, "red", clip=body)
    shade_tube(art, [*spine, (206, 74, 80), (214, 48, 50)], body, Ring(0.56, 2.6, 1.7, 0.2, 0.12))
    art.hatch(body, Hatch(58, 13, 0.12, 3.0, 1.2, dots=False))
    art.ink(body.boundary.buffer(art.stroke_width(1.4)))
    _bark(art, body)
    frond(art, [(166, 318), (164, 260), (160, 204), (166, 150), (180, 100), (194, 62)], 46, 11, line=2.1)
    _cord(art, body)
    cut = art.shape(
        [(52, 432), (60, 424), (72, 428), (80, 440), (82, 454), (74, 462), (62, 458), (53, 446)], "green", line=2.6
    )
    if art.detail > Detail.SMALL:
        art.line([(58, 432), (69, 438), (76, 454)], 1.6, (0.4, 1, 0.4), clip=cut)
        art.line([(62, 444), (67, 449), (70, 456)], 1.4, (0.4, 1, 0.4), clip=cut)
