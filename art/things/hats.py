"""Hats and crowns on the head coordinates of `faces`: chin (0, 0), hair line -54, tops near -84.

Each maker returns a function that paints the hat on a drawing, to be called after face and hair.
"""

from collections.abc import Callable

from art.plates import Detail, Drawing, Hatch, Points, lozenge, plume

Hat = Callable[[Drawing], None]

CLOTH = Hatch(angle=25, depth=13, share=0.32, spacing=2.6, width=1.3)


def beret(fill: str, band: str, feather: str | None, droop: float = 0, side: int = 1) -> Hat:
    """A soft beret with a band; its plume rises behind (side +1: right) and hangs by `droop` units."""

    def draw(art: Drawing) -> None:
        if feather:
            spine: Points = [
                (10, -60),
                (19, -76 + droop * 0.3),
                (34, -80 + droop * 0.9),
                (46, -68 + droop * 1.4),
                (43, -51 + droop * 1.9),
            ]
            plume(art, [(x * side, y) for x, y in spine], 22 * side, feather, barbs=6)
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
            hatch=CLOTH,
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


def turban(fill: str, stone: str, feather: str | None, cap: str = "red") -> Hat:
    """A turban of four crossing rolls with a clasp and an aigrette."""
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
                plume(art, [(-3, -66), (-2, -84), (8, -93), (21, -88)], 17, feather, barbs=4)
            art.shape([(-14, -66), (-4, -79), (10, -78), (17, -66), (2, -60)], cap, line=2.1, hatch=fold)
            roll = art.region([])
            for points in rolls:
                roll = art.shape(points, fill, line=2.2, hatch=fold)
            for points in ([(-25, -47), (0, -54), (28, -59)], [(-21, -44.6), (2, -50), (29, -53)]):
                art.line(points, 1.2, (0.2, 1, 0.3), clip=roll, detail=Detail.MID)
            lozenge(art, -3, -61, 6.4, 7.6, stone, "cream")

    return draw
