"""Horses standing and walking, as data: outlines and joints, facing right, near hooves on y = 456, far ones on
443."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.plates import Joint, Point

BACK: Final[Sequence[Point]] = (
    (170, 229),
    (150, 239),
    (118, 240),
    (92, 235),
    (66, 234),
    (46, 247),
    (36, 275),
    (40, 303),
    (60, 322),
    (94, 318),
    (126, 333),
    (162, 345),
    (196, 343),
    (226, 331),
    (246, 309),
    (253, 284),
)
"""Trunk of a walking horse: withers, back, croup, buttock, belly, breast."""
STANDING_BACK: Final[Sequence[Point]] = (
    (170, 234),
    (150, 243),
    (118, 243),
    (92, 238),
    (65, 237),
    (45, 251),
    (35, 281),
    (40, 308),
    (60, 325),
    (94, 322),
    (128, 338),
    (164, 349),
    (196, 347),
    (226, 335),
    (247, 313),
    (254, 289),
)


@dataclass(frozen=True)
class Leg:
    """A leg of straight bones: the muscled `upper` part as a tube, then knee or hock, fetlock and coronet; `hoof_turn`
    (degrees) is 0 on the ground, `girth` the thickness of the bones."""

    upper: Sequence[Joint]
    joint: tuple[float, float]
    fetlock: tuple[float, float]
    coronet: tuple[float, float]
    hind: bool = False
    hoof_turn: float = 0
    girth: float = 1.0

    @property
    def lifted(self) -> bool:
        """Whether the hoof is off the ground."""
        return self.hoof_turn != 0


HIND_BACK: Final = Leg(
    ((72, 298, 37, 34), (69, 328, 27, 24), (55, 356, 14, 15), (47, 376, 8, 8.6)),
    (42, 388),
    (37, 427),
    (44, 444),
    hind=True,
)
HIND_UPRIGHT: Final = Leg(
    ((72, 300, 37, 34), (71, 330, 26, 24), (61, 358, 14, 15), (52, 376, 8, 8.6)),
    (47, 388),
    (47, 427),
    (54, 444),
    hind=True,
)
HIND_UNDER: Final = Leg(
    ((72, 296, 38, 34), (86, 328, 28, 25), (90, 356, 14.6, 14.6), (84, 376, 8.2, 8.6)),
    (80, 388),
    (88, 427),
    (96, 444),
    hind=True,
)
HIND_FAR_UNDER: Final = Leg(
    ((98, 304, 28, 26), (108, 332, 21, 20), (104, 354, 12, 13), (97, 369, 7.4, 8)),
    (92, 379),
    (101, 415),
    (109, 431),
    hind=True,
    girth=0.93,
)
HIND_FAR_BACK: Final = Leg(
    ((82, 306, 30, 28), (74, 332, 21, 20), (58, 354, 12, 13), (47, 368, 7.4, 8)),
    (41, 378),
    (36, 415),
    (42, 431),
    hind=True,
    girth=0.93,
)
HIND_FAR_UPRIGHT: Final = Leg(
    ((96, 306, 28, 26), (98, 332, 21, 20), (91, 354, 12, 13), (84, 369, 7.4, 8)),
    (79, 379),
    (79, 415),
    (86, 431),
    hind=True,
    girth=0.93,
)
FORE_UPRIGHT: Final = Leg(
    ((206, 316, 27, 27), (207, 344, 17, 17), (207, 366, 10, 10.4), (207, 380, 7.4, 7.6)),
    (207, 387),
    (206, 427),
    (213, 444),
)
FORE_AHEAD: Final = Leg(
    ((208, 316, 28, 27), (218, 344, 17, 17), (226, 366, 10, 10.4), (230, 380, 7.4, 7.6)),
    (232, 387),
    (243, 427),
    (252, 444),
)
FORE_LIFTED: Final = Leg(
    ((214, 314, 28, 24), (238, 328, 17, 16), (256, 340, 11, 11), (263, 346, 9, 8.6)),
    (268, 353),
    (254, 391),
    (243, 399),
    hoof_turn=66,
)
FORE_FAR_UPRIGHT: Final = Leg(
    ((224, 312, 22, 22), (228, 340, 15, 15), (230, 360, 9.4, 9.8), (231, 372, 7, 7.2)),
    (231, 378),
    (232, 415),
    (239, 431),
    girth=0.93,
)
FORE_FAR_UNDER: Final = Leg(
    ((214, 312, 22, 22), (208, 340, 15, 15), (203, 360, 9.4, 9.8), (199, 372, 7, 7.2)),
    (197, 378),
    (188, 415),
    (193, 431),
    girth=0.93,
)
FORE_FAR_PLANTED: Final = Leg(
    ((216, 312, 22, 22), (213, 340, 15, 15), (211, 360, 9.4, 9.8), (210, 372, 7, 7.2)),
    (209, 378),
    (207, 415),
    (213, 431),
    girth=0.93,
)
FORE_FAR_REACHING: Final = Leg(
    ((224, 308, 22, 20), (246, 320, 15, 14), (262, 329, 10, 10), (268, 335, 8.4, 8)),
    (272, 341),
    (267, 379),
    (260, 392),
    hoof_turn=46,
    girth=0.93,
)


@dataclass(frozen=True)
class Pose:
    """One stance: outline of the trunk from withers to breast, front of the neck from breast to throat, crest from
    withers to poll, legs, place and turn (degrees) of the head, spine of the tail."""

    back: Sequence[Point]
    throat: Sequence[Point]
    crest: Sequence[Point]
    near_hind: Leg
    far_hind: Leg
    near_fore: Leg
    far_fore: Leg
    poll: tuple[float, float]
    head_turn: float
    tail: Sequence[Point]

    @property
    def body(self) -> Sequence[Point]:
        """Closed outline of trunk and neck, withers first."""
        return (*self.back, *self.throat, *self.crest[::-1])


LOWERED: Final = Pose(
    STANDING_BACK,
    ((251, 268), (247, 250), (250, 228), (258, 202)),
    ((178, 216), (189, 190), (207, 168), (230, 157), (252, 163)),
    HIND_UPRIGHT,
    HIND_FAR_UPRIGHT,
    FORE_UPRIGHT,
    FORE_FAR_UPRIGHT,
    (243, 168),
    9,
    ((50, 252), (35, 262), (31, 300), (36, 344), (30, 396), (36, 414)),
)
"""Standing square, the head bent."""
PRANCING: Final = Pose(
    BACK,
    ((248, 258), (240, 234), (238, 208), (242, 180)),
    ((174, 207), (181, 178), (193, 152), (211, 136), (230, 135), (243, 147)),
    HIND_BACK,
    HIND_FAR_UNDER,
    FORE_LIFTED,
    FORE_FAR_PLANTED,
    (226, 143),
    10,
    ((50, 248), (33, 252), (28, 286), (33, 326), (25, 362), (16, 378)),
)
"""Walking, the near fore leg lifted, the neck arched."""
COLLECTED: Final = Pose(
    BACK,
    ((248, 258), (239, 232), (234, 206), (238, 174)),
    ((172, 206), (176, 174), (186, 144), (204, 125), (226, 122), (242, 136)),
    HIND_UNDER,
    HIND_FAR_BACK,
    FORE_UPRIGHT,
    FORE_FAR_REACHING,
    (226, 131),
    11,
    ((50, 248), (36, 247), (28, 274), (32, 312), (25, 344), (32, 372)),
)
"""Stepping high with the far fore leg, the hind legs apart, the neck upright."""
STRIDING: Final = Pose(
    STANDING_BACK,
    ((250, 268), (244, 246), (242, 222), (248, 196)),
    ((178, 216), (187, 191), (202, 169), (220, 156), (238, 157), (249, 168)),
    HIND_BACK,
    HIND_FAR_UPRIGHT,
    FORE_AHEAD,
    FORE_FAR_UNDER,
    (232, 165),
    -3,
    ((50, 252), (35, 258), (30, 292), (35, 336), (26, 372), (21, 384)),
)
"""Striding out with all four hooves on the ground, the nose forward."""
