"""Heads of horses with their bridles, facing right: poll (0, 0), muzzle near (46, 88)."""

from collections.abc import Sequence
from dataclasses import dataclass

from art.plates import Detail, Drawing, Hatch, Point, Points, Region, Ring, fold, shade_tube, strap


@dataclass(frozen=True)
class Coat:
    """The looks of one horse: inks of coat and hair, of bridle and its bosses; markings; the turn of the ears
    (degrees, backwards if negative); the mane's length, number
    of locks and sideways drift of their tips (5 hangs down the neck, -10 lies along the crest like a plait); the size
    of the head."""

    coat: str
    hair: str
    bridle: str
    boss: str
    blaze: bool = False
    star: bool = False
    ears: float = 0
    dapple: bool = False
    socks: bool = False
    mane_length: float = 58
    mane_locks: int = 9
    mane_sway: float = 5
    head_scale: float = 1.0


SKULL: Sequence[Point] = (
    (-6, 2),
    (4, -4),
    (13, -1),
    (20, 9),
    (25, 21),
    (28.4, 33),
    (31.6, 47),
    (36.6, 61),
    (42.6, 73),
    (46.6, 81.4),
    (46.2, 88),
    (42, 91.4),
    (40.4, 95.6),
    (35.2, 97.6),
    (29.8, 94.4),
    (26.6, 87),
    (20.4, 79),
    (11, 73.4),
    (-2, 69),
    (-13, 59),
    (-18.6, 44),
    (-18, 27),
    (-12, 10),
)
"""Outline of a horse's head: poll, forehead, nose, lips, chin, jaw, cheek."""


def _eye(art: Drawing) -> None:
    """Dark almond under the bone of the brow, with one glint."""
    art.ink([(10, 25.4, 1), (13.6, 20.4), (18.6, 20), (21.6, 23.4, 1), (19, 27.6), (14, 28.2)])
    if art.detail > Detail.SMALL:
        art.tint(art.cut(art.circle(18, 22.2, 0.75)), "cream")
    art.line([(7.4, 24), (12, 17.4), (19, 16), (24, 20.6)], 2.0, (0.2, 1, 0.4))
    art.line([(9.6, 30), (15, 31.4), (20.6, 29)], 1.1, (0.2, 1, 0.2), detail=Detail.FULL)
    art.line([(9, 12.6), (15, 10.6), (20, 13)], 1.0, (0.2, 1, 0.2), detail=Detail.FULL)


def _face(art: Drawing, look: Coat) -> Region:
    """Skull, eye, cheek, nostril and mouth."""
    face = art.shape(SKULL, look.coat, line=2.4)
    if look.blaze:
        blaze = [(12, 2), (19, 12), (26, 30), (36, 56), (46, 76), (41, 77), (30, 56), (20, 34), (12, 14)]
        art.tint(blaze, "cream", clip=face)
    if look.star:
        art.tint([(17, 14, 1), (24, 18), (24.6, 27, 1), (30, 40, 1), (20, 32)], "cream", clip=face)
    shade_tube(
        art,
        [(0, 14, 18, 20), (5, 34, 21, 22), (14, 54, 19, 20), (28, 72, 14, 14), (39, 88, 12, 11)],
        face,
        Ring(0.46, 2.3, 1.15, 0.2, 0.0, 100),
    )
    cheek = [(8, 38), (14, 49), (12, 61), (1, 66), (-10, 58)]
    fold(art, cheek, face, 1.9, depth=5, angle=200, taper=(0.15, 1, 0.3))
    art.line([(24, 32), (29.4, 46), (36, 60), (41, 67)], 1.4, (0.2, 1, 0.2), clip=face, detail=Detail.MID)
    art.line([(19, 36), (24, 48), (30.4, 60)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    art.line([(-7, 20), (-8.4, 34), (-3, 47)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    _eye(art)
    art.ink([(38.6, 79.4), (38.6, 75), (41.8, 73.2), (44, 76.6), (43, 81.6, 1), (42.2, 77.6), (40.4, 77)])
    art.line([(35, 80), (35.2, 73), (39.6, 70)], 1.2, (0.2, 1, 0.3), detail=Detail.MID)
    art.line([(46, 88.6), (40, 89.4), (33.4, 86)], 1.9, (0.4, 1, 0.3), clip=face)
    art.line([(39.4, 93), (35.4, 93.8), (31.6, 91)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    return face


def _bridle(art: Drawing, look: Coat, face: Region) -> None:
    """Cheek strap, brow band, nose band, their bosses and the ring of the bit at (28, 84)."""
    bands: tuple[tuple[Points, float], ...] = (
        ([(-10, -2), (-1, 14), (4, 36), (17, 70)], 4.2),
        ([(-2, 11), (9, 7), (27, 13)], 4.0),
        ([(14, 71), (25, 66.6), (45, 57.4)], 4.4),
    )
    for points, width in bands:
        strap(art, points, width, look.bridle, clip=face)
    strap(art, [(17, 70), (22, 78), (28, 84)], 3.6, look.bridle, line=1.3)
    for x, y in ((-2, 11), (17, 70)):
        art.shape(art.circle(x, y, 4.4), look.boss, line=1.7)
    art.shape(art.circle(28, 84, 4), "cream", line=1.7)


def horse_head(art: Drawing, look: Coat) -> None:
    """Head with bridle and forelock; ear tips near y = -28."""
    with art.at(9, 2, rot=look.ears * 0.6), art.at(-9, -2):
        far_ear = art.shape([(4, 2), (3, -11), (12, -25, 1), (15.4, -11), (14, 4)], look.coat, line=2.0)
        art.line([(9, -2), (11, -15)], 1.4, (0.8, 1, 0.2), clip=far_ear)
    face = _face(art, look)
    with art.at(-3, 4, rot=look.ears), art.at(3, -4):
        ear = art.shape(
            [(-9, 6), (-12, -8), (-8, -20), (-1.4, -29, 1), (3, -18), (4.6, -8), (3, 3), (-2, 8)],
            look.coat,
            line=2.1,
            hatch=Hatch(20, 6, 0.4, 2.4, 1.1),
        )
        art.line([(-5, 1), (-6.6, -9), (-2.6, -22)], 2.0, (0.8, 1, 0.2), clip=ear)
    for outline, strand in (
        ([(-2, 0, 1), (6, -6), (15, -2), (19, 8), (17, 19, 1), (12, 11), (6, 8)], [(4, -2), (12, 2), (15, 13)]),
        ([(-4, 0, 1), (3, -4), (10, 1), (10, 9), (6, 16, 1), (4, 9), (-2, 7)], [(2, 0), (7, 4), (6, 11)]),
    ):
        lock = art.shape(outline, look.hair, line=1.8)
        art.line(strand, 1.0, (0.3, 1, 0.2), clip=lock, detail=Detail.MID)
    _bridle(art, look, face)
