"""Hats on head coordinates (chin (0, 0), hair line y = -54, tops near -84): functions that return a painter.

Call the painter after face and hair."""

from collections.abc import Callable
from typing import Final

from art.plates import Detail, Drawing, Hatch, Point, Points, lozenge, mirrored, plume

Hat = Callable[[Drawing], None]

FELT: Final = Hatch(angle=25, depth=13, share=0.32, spacing=2.6, width=1.3)
BRIM: Final = Hatch(80, 6, 0.5, 2.4, 1.2)


def beret(fill: str, band: str, feather: str | None, droop: float = 0) -> Hat:
    """A soft beret with a band; its plume rises behind (right) and hangs by `droop` units."""

    def draw(art: Drawing) -> None:
        if feather:
            spine: Points = [
                (10, -60),
                (19, -76 + droop * 0.3),
                (34, -80 + droop * 0.9),
                (46, -68 + droop * 1.4),
                (43, -51 + droop * 1.9),
            ]
            plume(art, spine, 22, feather, barbs=6)
        cap = art.shape(
            [
                (-24, -46),
                (-33, -58),
                (-25, -72),
                (-2, -78),
                (21, -72),
                (32, -57),
                (27, -45),
                (14, -47),
                (0, -50),
                (-14, -50),
            ],
            fill,
            line=2.4,
            hatch=FELT,
        )
        for points in (
            [(-19, -50), (-25, -61), (-17, -71)],
            [(-4, -52), (-7, -65), (1, -75)],
            [(12, -50), (17, -61), (14, -70)],
        ):
            art.line(points, 1.4, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
        art.shape(
            [
                (-26, -43),
                (-22.6, -51),
                (-4, -54.6),
                (14, -52.6),
                (26.4, -46),
                (25, -39),
                (13, -44.6),
                (-3, -47.5),
                (-20, -42),
            ],
            band,
            line=2.1,
        )

    return draw


def turban(fill: str, stone: str, feather: str | None, rise: float = 1) -> Hat:
    """A turban of four crossing rolls with a clasp and an aigrette that stands out by the share `rise`."""
    fold = Hatch(angle=45, depth=9, share=0.4, spacing=2.4, width=1.2)
    rolls: tuple[Points, ...] = (
        [(-30, -52), (-31, -66), (-17, -77), (-4, -72), (-8, -58), (-18, -45)],
        [(31, -52), (33, -66), (20, -77), (6, -72), (10, -58), (21, -45)],
        [(-23, -50), (-17, -67), (2, -73), (16, -66), (12, -56), (-4, -54), (-14, -45)],
        [
            (-28, -42),
            (-28, -53),
            (-12, -58),
            (6, -60),
            (22, -66.6),
            (32, -58),
            (30, -47),
            (14, -46.4),
            (0, -47.6),
            (-14, -45),
        ],
    )

    def draw(art: Drawing) -> None:
        with art.at(0, 4, 1.05):
            if feather:
                spine = ((-3, 0), (-2, -18), (8, -27), (21, -22))
                plume(art, [(x, rise * y - 66) for x, y in spine], 17, feather, barbs=4)
            art.shape([(-14, -66), (-4, -79), (10, -78), (17, -66), (2, -60)], "red", line=2.1, hatch=fold)
            roll = art.region([])
            for points in rolls:
                roll = art.shape(points, fill, line=2.2, hatch=fold)
            for points in ([(-25, -47), (0, -54), (28, -59)], [(-21, -44.6), (2, -50), (29, -53)]):
                art.line(points, 1.2, (0.2, 1, 0.3), clip=roll, detail=Detail.MID)
            lozenge(art, -3, -61, 6.4, 7.6, stone, "cream")

    return draw


def tilted_hat(fill: str, band: str, feather: str, width: float) -> Hat:
    """Wide-brimmed soft hat, brim tilted up at the front, plume sweeping back, and a rosette."""

    def draw(art: Drawing) -> None:
        plume(art, [(6, -60), (20, -78), (40, -79), (53, -63), (51, -42)], 25, feather, 9)
        cap = art.shape(
            [(-20, -50), (-24, -62), (-12, -75), (8, -76), (24, -66), (26, -50), (2, -46)],
            fill,
            line=2.4,
            hatch=FELT,
        )
        for fold in ([(-12, -54), (-14, -64), (-6, -72)], [(6, -52), (8, -62), (4, -72)]):
            art.line(fold, 1.3, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
        art.shape([(-23, -53), (0, -49), (27, -52), (26, -46), (0, -43), (-23, -47)], band, line=1.9)
        w = width
        brim: list[Point] = [
            (-w * 0.82, -52),
            (-w * 0.9, -46),
            (-w * 0.5, -40),
            (0, -41),
            (w * 0.55, -40),
            (w * 0.84, -33),
            (w * 0.72, -44),
            (w * 0.5, -49),
            (18, -46),
            (0, -45),
            (-20, -47),
        ]
        area = art.shape(brim, fill, line=2.3, hatch=BRIM)
        art.line([(-w * 0.8, -48), (-12, -43.4), (w * 0.6, -42)], 1.2, (0.2, 1, 0.2), clip=area, detail=Detail.FULL)
        art.shape(art.circle(18, -50, 7), "gold", line=1.7)
        art.shape(art.circle(18, -50, 3.6), feather, line=1.7)

    return draw


def flat_hat(fill: str, feather: str) -> Hat:
    """Shallow hat with a narrow rolled brim and two feathers falling back."""

    def draw(art: Drawing) -> None:
        plume(art, [(6, -60), (14, -75), (28, -80), (42, -74), (48, -60)], 18, feather)
        plume(art, [(12, -56), (26, -66), (40, -61), (46, -46)], 15, feather, 6)
        cap = art.shape(
            [(-22, -50), (-22, -62), (-10, -70), (10, -70), (23, -62), (25, -49), (2, -46)],
            fill,
            line=2.4,
            hatch=FELT,
        )
        art.line([(-14, -66), (0, -62), (14, -66)], 1.2, (0.2, 1, 0.2), clip=cap, detail=Detail.MID)
        brim = art.shape(
            [
                (-33, -50),
                (-30, -55),
                (-16, -53),
                (0, -51),
                (18, -52),
                (32, -55),
                (36, -48),
                (28, -42),
                (10, -42),
                (-8, -43),
                (-26, -42),
            ],
            fill,
            line=2.3,
            hatch=BRIM,
        )
        art.line([(-28, -48), (0, -47), (30, -48)], 1.2, (0.2, 1, 0.2), clip=brim, detail=Detail.FULL)

    return draw


def riding_cap(fill: str, trim: str, feather: str, side: int) -> Hat:
    """Tall cap with a fur trim and a drooping plume; side 1 puts the plume at the back, -1 at the front."""

    def draw(art: Drawing) -> None:
        spine = mirrored([(14, -62), (24, -78), (38, -78), (45, -63), (40, -49)], side)
        plume(art, spine, 20 * side, feather)
        cap = art.shape(
            [(-22, -48), (-24, -62), (-15, -77), (2, -81), (18, -74), (25, -58), (24, -46), (2, -46)],
            fill,
            line=2.4,
            hatch=FELT.but(angle=20),
        )
        for fold in ([(-10, -52), (-13, -64), (-4, -76)], [(8, -52), (12, -64), (8, -76)]):
            art.line(fold, 1.3, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
        fur = art.shape(
            [(-25, -42), (-24, -51), (-8, -55), (10, -54), (26, -48), (26, -39), (12, -45), (-6, -47)],
            trim,
            line=2.1,
        )
        for x in (-18, -10, -2, 6, 14, 21):
            art.line([(x, -43), (x + 1.4, -48), (x, -53)], 1.0, (0.5, 1, 0.3), clip=fur, detail=Detail.FULL)

    return draw


def feathered_cap(fill: str, brim: str, feather: str) -> Hat:
    """A cap with a turned-up, notched brim and a long feather sweeping back."""

    def draw(art: Drawing) -> None:
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

    return draw


def broad_hat(fill: str, band: str, feather: str) -> Hat:
    """A wide hat, its brim turned up in front, a plume lying on it."""

    def draw(art: Drawing) -> None:
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

    return draw


def hood(fill: str, lining: str) -> Hat:
    """A chaperon: a padded roll with a cockscomb of cloth and a long tail."""

    def draw(art: Drawing) -> None:
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

    return draw
