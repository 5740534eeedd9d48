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

ROUND_BACK: Final[Sequence[Point]] = (
    (174, 222),
    (152, 235),
    (122, 236),
    (94, 227),
    (66, 225),
    (44, 239),
    (33, 266),
    (36, 297),
    (56, 322),
    (94, 322),
    (126, 338),
    (162, 350),
    (198, 349),
    (231, 337),
    (253, 313),
    (260, 284),
)
"""Trunk of a sturdy walking horse: a round croup, a deep breast."""


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
HIND_RESTING: Final = Leg(
    ((72, 298, 38, 34), (86, 330, 27, 25), (89, 357, 14.4, 14.8), (84, 376, 8.2, 8.6)),
    (80, 388),
    (85, 425),
    (94, 440),
    hind=True,
    hoof_turn=24,
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
HIND_FAR_TRAILING: Final = Leg(
    ((86, 306, 29, 27), (84, 332, 21, 20), (70, 354, 12, 13), (60, 368, 7.6, 8.2)),
    (54, 378),
    (47, 415),
    (53, 431),
    hind=True,
    girth=0.93,
)
FORE_UPRIGHT: Final = Leg(
    ((206, 316, 27, 27), (207, 344, 17, 17), (207, 366, 10, 10.4), (207, 380, 7.4, 7.6)),
    (207, 387),
    (206, 427),
    (213, 444),
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
FORE_RAISED: Final = Leg(
    ((212, 312, 28, 25), (234, 318, 19, 18), (252, 324, 13, 12.6), (260, 328, 10, 10)),
    (266, 332),
    (257, 371),
    (249, 385),
    hoof_turn=52,
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
    ((252, 274), (243, 258), (230, 246), (219, 232)),
    ((176, 212), (186, 182), (203, 158), (224, 145), (246, 152)),
    HIND_RESTING,
    HIND_FAR_TRAILING,
    FORE_UPRIGHT,
    FORE_FAR_UPRIGHT,
    (234, 161),
    7,
    ((50, 252), (35, 262), (31, 300), (36, 344), (30, 396), (36, 414)),
)
"""Standing at ease, the near hind hoof on its tip, the head bent."""
PRANCING: Final = Pose(
    ROUND_BACK,
    ((258, 268), (246, 250), (231, 234), (219, 220)),
    ((176, 198), (184, 166), (200, 138), (220, 119), (240, 117), (252, 130)),
    HIND_BACK,
    HIND_FAR_UNDER,
    FORE_LIFTED,
    FORE_FAR_PLANTED,
    (238, 138),
    6,
    ((48, 242), (32, 248), (28, 286), (34, 328), (26, 363), (18, 381)),
)
"""Walking, the near fore leg lifted, the neck arched and the nose tucked in."""
COLLECTED: Final = Pose(
    BACK,
    ((251, 266), (240, 248), (226, 231), (215, 214)),
    ((171, 202), (176, 168), (190, 138), (209, 118), (229, 114), (243, 126)),
    HIND_UNDER,
    HIND_FAR_BACK,
    FORE_UPRIGHT,
    FORE_FAR_REACHING,
    (229, 134),
    3,
    ((50, 248), (36, 247), (28, 274), (32, 312), (25, 344), (32, 372)),
)
"""Stepping high with the far fore leg, the hind legs apart, the neck high and arched."""
STRIDING: Final = Pose(
    STANDING_BACK,
    ((251, 272), (241, 256), (228, 244), (217, 230)),
    ((178, 214), (187, 186), (201, 164), (218, 150), (234, 150), (245, 161)),
    HIND_UNDER,
    HIND_FAR_TRAILING,
    FORE_RAISED,
    FORE_FAR_UNDER,
    (228, 163),
    -1,
    ((50, 252), (35, 258), (30, 292), (35, 336), (26, 372), (21, 384)),
)
"""Stepping out from a hind leg set far under, the near fore leg raised before the chest, the nose forward."""
