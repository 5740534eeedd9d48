"""Hats and crowns: functions that return a painter for head coordinates (see heads)."""

from collections.abc import Callable
from typing import Final

from art.plates import Detail, Drawing, Hatch, Point, lozenge, mirrored, plume

Hat = Callable[[Drawing], None]
FELT: Final = Hatch(25, 13, 0.34, 2.5, 1.3)
BRIM: Final = Hatch(80, 6, 0.5, 2.4, 1.2)


def beret(fill: str, band: str, feather: str, side: int = 1) -> Hat:
    """Soft beret with a band and a curling plume; side 1 puts the plume at the back, -1 at the front."""

    def draw(art: Drawing) -> None:
        spine = mirrored([(10, -60), (18, -75), (33, -79), (44, -67), (41, -52)], side)
        plume(art, spine, 20 * side, feather)
        cap = art.shape(
            [
                (-24, -46),
                (-32, -58),
                (-24, -71),
                (-2, -77),
                (20, -71),
                (31, -57),
                (27, -45),
                (14, -47),
                (0, -50),
                (-14, -50),
            ],
            fill,
            line=2.4,
            hatch=FELT,
        )
        for fold in (
            [(-19, -50), (-24, -60), (-16, -69)],
            [(-4, -52), (-6, -64), (2, -73)],
            [(12, -50), (16, -60), (14, -68)],
        ):
            art.line(fold, 1.3, (0.8, 0.9, 0.1), clip=cap, detail=Detail.MID)
        art.shape(
            [(-26, -44), (-22, -51), (-4, -54), (14, -52), (26, -46), (25, -40), (13, -45), (-3, -47.5), (-20, -43)],
            band,
            line=2,
            hatch=Hatch(60, 5, 0.35, 2.5, 1.0),
        )

    return draw


def broad_hat(fill: str, band: str, feather: str, rosette: str = "gold", width: float = 46) -> Hat:
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
        art.shape(art.circle(18, -50, 7), rosette, line=1.7)
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


def riding_cap(fill: str, trim: str, feather: str, side: int = 1) -> Hat:
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


def turban(fill: str, jewel: str = "red", feather: str | None = None) -> Hat:
    """Turban wound from crossing rolls of cloth with a jewel clasp and, with `feather`, an upright aigrette."""
    cloth = Hatch(45, 9, 0.4, 2.3, 1.2)
    rolls: tuple[list[Point], ...] = (
        [(-30, -52), (-30, -66), (-16, -76), (-4, -72), (-8, -58), (-18, -46)],
        [(31, -52), (32, -66), (19, -76), (6, -72), (10, -58), (20, -46)],
        [(-22, -50), (-16, -66), (2, -72), (16, -66), (12, -56), (-4, -54), (-14, -46)],
        [
            (-27, -43),
            (-27, -53),
            (-12, -58),
            (6, -60),
            (22, -66),
            (31, -58),
            (29, -48),
            (14, -47),
            (0, -48),
            (-14, -46),
        ],
    )

    def draw(art: Drawing) -> None:
        with art.at(0, 5, 1.04):
            if feather:
                plume(art, [(0, -70), (2, -81), (11, -86), (22, -80)], 14, feather, 5)
            art.shape([(-14, -66), (-4, -78), (10, -77), (17, -66), (2, -60)], "red", line=2.1, hatch=cloth)
            for outline in rolls:
                area = art.shape(outline, fill, line=2.2, hatch=cloth)
            for fold in ([(-24, -48), (0, -54), (27, -58)], [(-20, -46), (2, -50), (28, -52)]):
                art.line(fold, 1.2, (0.2, 1, 0.3), clip=area, detail=Detail.MID)
            lozenge(art, -3, -61, 5.6, 6.6, jewel, "cream")

    return draw


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


def crown(fill: str, style: str = "ball", jewel: str = "red") -> Hat:
    """Royal crown, 60 wide, y from -44 to about -80; `style` of its points: ball, spike, leaf or fleur."""
    trim = "red" if fill == "gold" else "gold"

    def draw(art: Drawing) -> None:
        if art.detail > Detail.SMALL:
            far: list[Point] = [
                (-24, -50, 1),
                (-22, -66, 1),
                (-13, -58, 1),
                (-7, -69, 1),
                (0, -58, 1),
                (7, -69, 1),
                (13, -58, 1),
                (22, -66, 1),
                (25, -50, 1),
            ]
            art.shape(far, fill, line=2.0, hatch=Hatch(90, 14, 0.9, 2.3, 1.3))
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
            art.shape(art.circle(x, y, 2.5), "cream" if trim == "red" else jewel, line=1.3)
        for tip_x, tip_y in CROWN_TIPS:
            if style == "ball":
                art.shape(art.circle(tip_x, tip_y - 1, 3.3), "cream", line=1.7)
            elif style == "spike":
                art.shape(art.circle(tip_x, tip_y + 1, 2.3), "gold", line=1.4)
            elif style == "fleur":
                art.line([(tip_x * 0.97, tip_y + 12), (tip_x, tip_y + 1)], 1.6, (1, 0.8, 0.2), clip=metal)

    return draw
