"""Horses standing and walking, as data: outlines and joints, facing right, near hooves on y = 456, far ones on
443."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from art.plates import Joint, Point

Leg = Sequence[Joint]

BODY_WALK: Final[Sequence[Point]] = (
    (170, 229),
    (150, 241),
    (118, 240),
    (92, 230),
    (64, 230),
    (45, 246),
    (35, 276),
    (39, 304),
    (60, 324),
    (94, 319),
    (126, 337),
    (162, 348),
    (196, 344),
    (226, 330),
    (247, 306),
    (253, 281),
    (245, 256),
    (238, 234),
    (238, 210),
    (244, 188),
    (246, 166),
    (236, 143),
    (216, 137),
    (197, 147),
    (183, 172),
    (176, 202),
)
BODY_STAND: Final[Sequence[Point]] = (
    (172, 236),
    (150, 244),
    (118, 242),
    (92, 232),
    (65, 233),
    (46, 248),
    (36, 280),
    (41, 308),
    (60, 326),
    (94, 322),
    (128, 341),
    (164, 350),
    (196, 347),
    (224, 336),
    (247, 313),
    (255, 288),
    (248, 264),
    (243, 242),
    (247, 220),
    (256, 200),
    (252, 176),
    (231, 162),
    (208, 170),
    (192, 192),
    (182, 216),
)
"""Body and neck: withers, back, croup, buttock, belly, breast, throat, poll, crest."""

HIND_NEAR_BACK: Final[Leg] = (
    (72, 298, 37, 34),
    (66, 330, 25, 23),
    (50, 362, 13, 15),
    (35, 388, 13.5, 11.5),
    (37, 402, 7.1, 6.7),
    (41, 418, 5.9, 6.2),
    (43, 432, 9.6, 8),
    (50, 440, 7, 7.4),
    (54, 447, 8.6, 8.6),
)
HIND_NEAR_STAND: Final[Leg] = (
    (72, 300, 37, 34),
    (68, 332, 25, 22),
    (56, 362, 13, 15),
    (45, 387, 13.5, 11.5),
    (47, 402, 7.1, 6.7),
    (49, 418, 5.9, 6.2),
    (50, 432, 9.6, 8),
    (57, 440, 7, 7.4),
    (61, 447, 8.6, 8.6),
)
HIND_FAR_FORWARD: Final[Leg] = (
    (98, 304, 28, 26),
    (108, 334, 20, 20),
    (103, 360, 12, 13),
    (92, 381, 12.5, 11),
    (95, 395, 6.7, 6.7),
    (99, 408, 5.7, 5.9),
    (101, 420, 9.2, 8),
    (108, 428, 7, 7),
    (112, 434, 8.4, 8.4),
)
HIND_FAR_STAND: Final[Leg] = (
    (92, 306, 28, 26),
    (92, 334, 20, 20),
    (83, 358, 12, 13),
    (74, 379, 12.5, 11),
    (76, 393, 6.7, 6.7),
    (78, 407, 5.7, 5.9),
    (79, 420, 9.2, 8),
    (86, 428, 7, 7),
    (90, 434, 8.4, 8.4),
)
FORE_STRAIGHT: Final[Leg] = (
    (206, 318, 27, 27),
    (206, 348, 17, 17),
    (206, 372, 11, 11),
    (206, 386, 10.4, 12.6),
    (205, 399, 6.4, 6.7),
    (205, 416, 5.7, 5.9),
    (205, 431, 9.6, 8),
    (211, 440, 7, 7.4),
    (215, 447, 8.6, 8.6),
)
FORE_FAR_STRAIGHT: Final[Leg] = (
    (222, 312, 22, 22),
    (224, 342, 15, 15),
    (226, 364, 10.4, 10.4),
    (227, 377, 10, 12),
    (226, 389, 6.2, 6.4),
    (226, 404, 5.5, 5.7),
    (227, 418, 9.2, 8),
    (233, 427, 7, 7),
    (237, 434, 8.4, 8.4),
)
FORE_FAR_BACK: Final[Leg] = (
    (212, 312, 22, 22),
    (208, 342, 15, 15),
    (206, 364, 10.4, 10.4),
    (204, 377, 10, 12),
    (201, 389, 6.2, 6.4),
    (197, 404, 5.5, 5.7),
    (195, 418, 9.2, 8),
    (200, 427, 7, 7),
    (204, 434, 8.4, 8.4),
)
FORE_RAISED: Final[Leg] = (
    (214, 314, 27, 24),
    (238, 330, 17, 16),
    (258, 346, 11, 12),
    (267, 356, 11, 11.5),
    (263, 370, 6.4, 6.7),
    (254, 386, 5.7, 5.9),
    (247, 398, 9.4, 8.4),
    (240, 403, 7, 7),
    (233, 405, 8.4, 8.4),
)
FORE_FAR_RAISED: Final[Leg] = (
    (222, 310, 22, 20),
    (244, 324, 15, 14),
    (262, 338, 10.4, 11),
    (270, 347, 10.4, 11),
    (267, 361, 6.2, 6.4),
    (259, 377, 5.5, 5.7),
    (252, 389, 9, 8),
    (245, 393, 7, 7),
    (238, 394, 8.2, 8.2),
)


@dataclass(frozen=True)
class Pose:
    """One stance: outline, leg joints from body to coronet, place and turn (degrees) of the head, spine of the
    tail; `lifted` is the fore leg whose hoof is turned up: "near", "far" or ""."""

    body: Sequence[Point]
    near_hind: Leg
    far_hind: Leg
    near_fore: Leg
    far_fore: Leg
    poll: tuple[float, float]
    head_turn: float
    tail: Sequence[Point]
    lifted: str = ""


STAND: Final = Pose(
    BODY_STAND,
    HIND_NEAR_STAND,
    HIND_FAR_STAND,
    FORE_STRAIGHT,
    FORE_FAR_STRAIGHT,
    (238, 172),
    7,
    ((50, 250), (35, 262), (31, 300), (36, 344), (30, 396), (36, 414)),
)
WALK_NEAR: Final = Pose(
    BODY_WALK,
    HIND_NEAR_BACK,
    HIND_FAR_FORWARD,
    FORE_RAISED,
    FORE_FAR_BACK,
    (225, 147),
    -2,
    ((50, 246), (33, 252), (29, 290), (33, 330), (24, 366), (16, 378)),
    "near",
)
WALK_FAR: Final = Pose(
    BODY_WALK,
    HIND_NEAR_STAND,
    HIND_FAR_FORWARD,
    FORE_STRAIGHT,
    FORE_FAR_RAISED,
    (225, 147),
    12,
    ((50, 246), (35, 248), (28, 280), (30, 318), (37, 356), (30, 400), (24, 414)),
    "far",
)
AMBLE: Final = Pose(
    BODY_STAND,
    HIND_NEAR_BACK,
    HIND_FAR_FORWARD,
    FORE_STRAIGHT,
    FORE_FAR_RAISED,
    (238, 172),
    17,
    ((50, 250), (35, 258), (29, 296), (34, 342), (26, 380), (18, 390)),
    "far",
)
