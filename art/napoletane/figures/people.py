"""Who the twelve court figures are: one record per person; every member changes the drawing."""

from dataclasses import dataclass
from typing import Final

from art.heads.people import Face, Mood


@dataclass(frozen=True)
class Person:
    """A face, the `style` of its hair (bob, long, waves, short, or nape, under turbans), and how far the whole head
    is stretched in breadth and length."""

    face: Face
    style: str = "bob"
    breadth: float = 1.0
    length: float = 1.0


PAGE: Final = Person(
    Face("brown", "soft", "snub", 2.1, Mood(brow=0.8, worry=0.8, gaze=(-1.5, -1.0), mouth="smile"), smooth=True),
    breadth=1.03,
)
MAIDEN: Final = Person(
    Face("ochre", "soft", "small", 1.9, Mood(brow=0.6, gaze=(0.2, 0.3)), lashes=True, smooth=True), style="long"
)
PILGRIM: Final = Person(
    Face("brown", "soft", "straight", 2.0, Mood(brow=1.0, worry=0.4, gaze=(-1.4, 0.1), mouth="smile"), smooth=True),
    style="long",
    length=0.96,
)
SQUIRE: Final = Person(
    Face("brown", "soft", "soft", 2.2, Mood(gaze=(-1.2, 0), mouth="smile"), smooth=True), style="short"
)
MERCHANT: Final = Person(
    Face(
        "umber",
        "round",
        "hooked",
        2.9,
        Mood(worry=-0.2, lid=0.24, cheek=0.3, gaze=(-1.0, -0.3), mouth="smile"),
        moustache="trim",
        beard="short",
    ),
    style="nape",
    breadth=1.09,
    length=0.97,
)
GALLANT: Final = Person(
    Face("brown", "soft", "small", 2.3, Mood(brow=1.4, worry=0.6, gaze=(-1.2, 0), mouth="smile"), moustache="curl"),
    style="short",
    breadth=0.97,
)
MOOR: Final = Person(
    Face(
        "umber",
        "gaunt",
        "straight",
        3.0,
        Mood(worry=-1.0, lid=0.3, gaze=(-1.1, 0.1), mouth="firm"),
        moustache="droop",
        beard="goatee",
    ),
    style="nape",
    breadth=0.98,
    length=1.05,
)
CAPTAIN: Final = Person(
    Face("brown", "soft", "hooked", 2.6, Mood(worry=-1.0, gaze=(-1.3, 0.2)), moustache="curl", beard="goatee"),
    style="short",
)
KING_COINS: Final = Person(
    Face(
        "dark_brown",
        "long",
        "hooked",
        2.7,
        Mood(worry=-1.0, lid=0.26, cheek=0.2, gaze=(-1.2, 0.2)),
        moustache="handlebar",
        beard="pointed",
    )
)
KING_CUPS: Final = Person(
    Face(
        "silver",
        "round",
        "long",
        2.6,
        Mood(worry=1.2, lid=0.22, gaze=(-1.2, -0.6)),
        moustache="droop",
        beard="full",
        aged=True,
    ),
    style="long",
    breadth=1.06,
)
KING_SWORDS: Final = Person(
    Face("ochre", "square", "straight", 2.8, Mood(worry=-0.6, gaze=(-1.3, 0)), moustache="curl", beard="forked"),
    style="waves",
    breadth=0.98,
    length=1.02,
)
KING_CLUBS: Final = Person(
    Face(
        "brown",
        "square",
        "hooked",
        3.4,
        Mood(worry=-1.6, lid=0.28, cheek=0.2, gaze=(-1.2, 0.1), mouth="firm"),
        moustache="walrus",
        aged=True,
    ),
    style="short",
    breadth=1.08,
    length=0.98,
)
