"""Hair and veils on head coordinates."""

from typing import Final

from art.heads.features import curl, strands
from art.plates import Drawing, Hatch, Points, Region

HAIR: Final = Hatch(angle=58, depth=15, share=0.36, spacing=2.5, width=1.2)


def long_hair(art: Drawing, ink: str, wide: float, low: float) -> Region:
    """Long hair behind a head seen from the front or nearly so, falling on both shoulders."""
    right: Points = [
        (0, -62),
        (20 * wide, -58),
        (29 * wide, -42),
        (31 * wide, -22),
        (36 * wide, -4),
        (34 * wide, 10),
        (41 * wide, 24),
        (35 * wide, low, 1),
        (27 * wide, low - 8),
        (19 * wide, low, 1),
        (11, low - 10),
    ]
    back = art.shape([*right, *((-p[0], *p[1:]) for p in reversed(right) if p[0])], ink, line=2.3, hatch=HAIR)
    for side in (-1, 1):
        strands(
            art,
            [
                [(side * 22 * wide, -40), (side * 28 * wide, -14), (side * 27 * wide, low * 0.6)],
                [(side * 26 * wide, -24), (side * 33 * wide, 0), (side * 34 * wide, low * 0.7)],
                [(side * 19 * wide, -8), (side * 22 * wide, 8), (side * 20 * wide, low * 0.7)],
            ],
            back,
        )
    return back


def curl_row(art: Drawing, ink: str, places: tuple[tuple[float, float, float], ...]) -> None:
    """Round locks (x, y, radius), each with its spiral, the later ones in front."""
    for i, (x, y, r) in enumerate(places):
        curl(art, x, y, r, ink, 1 if i % 2 else -1)


def parted_front(art: Drawing, ink: str, low: float) -> None:
    """Hair parted in the middle over a frontal forehead, falling to y = `low` on both sides."""
    for side in (-1, 1):
        lock = art.shape(
            [
                (0, -57, 1),
                (side * 10, -58.6),
                (side * 21, -51),
                (side * 25.6, -35),
                (side * 25, -18),
                (side * 22.6, low, 1),
                (side * 19.6, -20),
                (side * 18.6, -30),
                (side * 15, -41),
                (side * 7, -47),
                (0, -49, 1),
            ],
            ink,
            line=2.0,
            hatch=HAIR.but(depth=9),
        )
        strands(
            art,
            [
                [(side * 3, -52), (side * 14, -47), (side * 21, -32), (side * 21, low - 8)],
                [(side * 8, -55), (side * 19, -46), (side * 23.6, -26)],
            ],
            lock,
        )


def side_front(art: Drawing, ink: str, low: float) -> None:
    """Hair line and side lock of a three-quarter head that looks left."""
    lock = art.shape(
        [
            (-19, -38),
            (-22, -50),
            (-10, -58),
            (6, -59),
            (20, -53),
            (28, -36),
            (28, -20),
            (23, low),
            (19.8, -16),
            (18.2, -31),
            (11, -43),
            (-1, -47),
            (-12, -45),
        ],
        ink,
        line=2.0,
        hatch=HAIR.but(depth=9),
    )
    strands(
        art,
        [[(14, -48), (23, -34), (23, low - 8)], [(-14, -48), (0, -52), (12, -49)], [(4, -55), (17, -48), (24, -32)]],
        lock,
    )


def profile_hair(art: Drawing, ink: str, low: float) -> None:
    """Hair over the skull of a profile that looks left, covering the ear."""
    cap = art.shape(
        [
            (-11, -54),
            (0, -61),
            (16, -58),
            (27, -45),
            (30, -24),
            (26, low - 4),
            (15, low),
            (8, -8),
            (9, -24),
            (5, -38),
            (-4, -47),
            (-12, -47),
        ],
        ink,
        line=2.1,
        hatch=HAIR.but(depth=11),
    )
    strands(
        art,
        [
            [(2, -48), (13, -36), (16, low - 10)],
            [(8, -51), (20, -38), (22, low - 10)],
            [(-4, -52), (6, -52), (20, -46)],
        ],
        cap,
    )


def veil(art: Drawing, fill: str, low: float, wide: float) -> Region:
    """A veil behind the head, falling on the shoulders."""
    right: Points = [
        (0, -66),
        (22 * wide, -61),
        (33 * wide, -42),
        (36 * wide, -16),
        (43 * wide, 12),
        (50 * wide, low - 6, 1),
        (38 * wide, low),
        (26 * wide, low - 4, 1),
    ]
    cloth = art.shape([*right, *((-p[0], *p[1:]) for p in reversed(right) if p[0])], fill, line=2.3, hatch=HAIR)
    for side in (-1, 1):
        strands(
            art,
            [
                [(side * 26 * wide, -40), (side * 32 * wide, -8), (side * 40 * wide, low - 8)],
                [(side * 24 * wide, -10), (side * 28 * wide, 10), (side * 31 * wide, low - 8)],
            ],
            cloth,
            1.5,
        )
    return cloth
