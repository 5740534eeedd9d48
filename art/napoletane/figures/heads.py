"""Heads of the court figures in three views: shared faces and hats with this deck's hair.

Every head has its chin at (0, 0), the hair line near y = -52, hats up to about y = -82, and looks left."""

from collections.abc import Sequence
from typing import Final

from art.heads.faces import profile_face, side_face
from art.heads.features import ear, strands, turned_neck
from art.heads.hair import HAIR, side_front
from art.heads.hats import Hat
from art.napoletane.figures.people import Person
from art.plates import Drawing, Hatch, Point, Points, Region

SCALE_FANTE: Final = 1.14
SCALE_RIDER: Final = 1.02
SCALE_RE: Final = 1.12

LOCK: Final = Hatch(60, 9, 0.4, 2.4, 1.0)

BACK: Final[dict[str, Sequence[Point]]] = {
    "bob": (
        (0, -62),
        (20, -58),
        (30, -42),
        (32, -20),
        (34, -4),
        (28, 8),
        (22, 5, 1),
        (16, 10),
        (8, 3),
        (-6, -20),
        (-13, -5),
        (-19, -3, 1),
        (-22, -8),
        (-25, -13),
        (-23, -26),
        (-22, -44),
        (-14, -58),
    ),
    "long": (
        (0, -62),
        (20, -58),
        (31, -42),
        (33, -20),
        (39, -4),
        (36, 12),
        (42, 26),
        (35, 34, 1),
        (30, 26),
        (22, 33, 1),
        (17, 27),
        (8, 18),
        (-6, -20),
        (-15, 2),
        (-19, 18),
        (-27, 26, 1),
        (-28, 14),
        (-31, 6),
        (-25, -16),
        (-23, -44),
        (-14, -58),
    ),
    "waves": (
        (0, -62),
        (20, -58),
        (30, -46),
        (35, -34),
        (31, -25),
        (38, -14),
        (34, -4),
        (42, 7),
        (36, 17),
        (38, 25, 1),
        (28, 21),
        (20, 27, 1),
        (13, 16),
        (2, 8),
        (-6, -20),
        (-13, -8),
        (-20, -4, 1),
        (-23, -12),
        (-25, -26),
        (-22, -44),
        (-14, -58),
    ),
    "nape": ((4, -50), (20, -48), (26, -36), (27, -22), (24, -10), (16, -4), (8, -10), (4, -24)),
    "short": (
        (0, -60),
        (18, -57),
        (26, -43),
        (27, -27),
        (25, -13),
        (18, -6),
        (10, -10),
        (4, -22),
        (-8, -30),
        (-19, -34),
        (-21, -46),
        (-12, -57),
    ),
}
"""Outline of the hair behind face and neck, by style."""

BACK_STRANDS: Final[dict[str, Sequence[Points]]] = {
    "bob": (
        ((20, -44), (27, -26), (25, -2)),
        ((15, -46), (22, -26), (19, 2)),
        ((25, -44), (31, -24), (30, -2)),
        ((-20, -30), (-22, -18), (-20, -8)),
    ),
    "long": (
        ((22, -44), (27, -18), (31, 4), (28, 26)),
        ((17, -44), (22, -14), (24, 6), (24, 22)),
        ((26, -40), (31, -14), (36, 8), (37, 24)),
        ((-21, -20), (-23, 2), (-24, 18)),
        ((-19, -16), (-19, 4), (-21, 16)),
    ),
    "waves": (
        ((20, -46), (28, -34), (24, -24), (31, -12), (27, -2), (34, 10), (30, 18)),
        ((16, -44), (22, -32), (19, -20), (25, -8), (21, 2), (27, 14)),
        ((25, -44), (31, -34), (28, -25), (34, -14), (31, -4), (38, 8)),
    ),
    "nape": (((14, -44), (22, -30), (20, -12)), ((10, -40), (16, -26), (15, -10))),
    "short": (((14, -52), (22, -36), (20, -14)), ((18, -52), (25, -36), (23, -16))),
}


def _back_hair(art: Drawing, person: Person) -> None:
    """Hair behind face and neck."""
    ink = person.face.hair
    area = art.shape(BACK[person.style], ink, line=2.2, hatch=HAIR)
    strands(art, BACK_STRANDS[person.style], area)


def _front_hair(art: Drawing, person: Person) -> None:
    """Hair line and side lock drawn over a three-quarter face."""
    ink, style = person.face.hair, person.style
    if style in ("bob", "long", "waves"):
        side_front(art, ink, low=-9)
    elif style == "short":
        area = art.shape(
            [
                (-18, -42),
                (-12, -53),
                (8, -55),
                (20, -48),
                (24, -32),
                (21, -17),
                (17.6, -22),
                (16, -36),
                (8, -45),
                (-6, -46),
            ],
            ink,
            line=1.9,
            hatch=LOCK,
        )
        strands(art, [[(15, -46), (20, -34), (19.6, -22)], [(11, -49), (17, -40), (18, -28)]], area)
        ear(art, 20, -25.2)
    elif style == "nape":
        art.shape([(13, -48), (21, -46), (23, -30), (19.6, -18), (17.4, -24), (16.6, -38)], ink, line=1.8)
        ear(art, 20, -25.2)


def three_quarter_head(art: Drawing, person: Person, hat: Hat) -> Region:
    """Three-quarter head; `hat` is painted last.  Returns the page region of the face."""
    with art.at(scale=person.breadth, stretch=person.length / person.breadth):
        _back_hair(art, person)
        turned_neck(art)
        area = side_face(art, person.face)
        _front_hair(art, person)
        hat(art)
    return area


def profile_head(art: Drawing, person: Person, hat: Hat) -> Region:
    """Full profile of a short-haired man; nose tip near (-25, -20), ear at (9, -27).  Returns the face's region."""
    art.shape(
        [(-5, -8), (-4, 8), (-8, 24), (20, 24), (16, 8), (15, -14)],
        "skin",
        line=2,
        hatch=[Hatch(215, 9, 0.4, 2.2, 1.1, dots=False), Hatch(20, 8, 0.3, 2.4, 1, dots=False)],
    )
    area = profile_face(art, person.face)
    ear(art, 9, -26)
    skull = art.shape(
        [
            (-11, -54),
            (0, -60),
            (16, -57),
            (25, -44),
            (27, -26),
            (22, -8),
            (16, -6),
            (13.6, -18),
            (14, -32),
            (8, -37),
            (3, -32),
            (0, -40),
            (-6, -47),
            (-12, -47),
        ],
        person.face.hair,
        line=1.9,
        hatch=LOCK,
    )
    strands(
        art,
        [[(6, -48), (19, -40), (20, -16)], [(0, -50), (12, -46), (16, -34)], [(14, -54), (24, -40), (23, -18)]],
        skull,
    )
    hat(art)
    return area
