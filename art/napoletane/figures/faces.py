"""Who the twelve court figures are: one record per person; every member changes the drawing."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Face:
    """One person.

    `hair` is an ink, `style` the hair: bob, long, short, curls, or nape (under turbans).  `jaw`, `nose` and `eye`
    name entries of `heads.JAWS`, `heads.NOSES` and `features.EYES`.  `brow` = weight and tilt (positive: inner end
    lower, stern); `gaze` = shift of the iris (negative x looks forward, negative y up); `mouth` is calm, smile or
    firm. `breadth` and `length` stretch the whole head.  `aged` adds the lines of an old face."""

    hair: str = "brown"
    style: str = "bob"
    jaw: str = "soft"
    nose: str = "straight"
    eye: str = "open"
    brow: tuple[float, float] = (2.1, 0)
    gaze: tuple[float, float] = (-1.0, 0)
    mouth: str = "calm"
    moustache: str | None = None
    beard: str | None = None
    lips: str = "red"
    breadth: float = 1.0
    length: float = 1.0
    aged: bool = False
    blush: bool = True


PAGE = Face(hair="brown", jaw="soft", nose="snub", gaze=(-1.5, -0.9), mouth="smile", brow=(2.1, -0.6), breadth=1.03)
MAIDEN = Face(hair="ochre", nose="small", gaze=(0.2, 0.5), mouth="smile", brow=(1.9, 0.1))
PILGRIM = Face(
    hair="dark_brown",
    style="long",
    jaw="long",
    nose="long",
    eye="heavy",
    gaze=(-1.4, 0.5),
    brow=(2.0, -0.5),
    length=1.05,
)
SQUIRE = Face(hair="brown", style="short", gaze=(-1.2, 0), mouth="smile", brow=(2.2, 0))
MERCHANT = Face(
    hair="umber",
    style="nape",
    jaw="round",
    nose="hooked",
    eye="narrow",
    gaze=(-1.0, -0.3),
    mouth="smile",
    brow=(2.9, 0.2),
    beard="short",
    moustache="trim",
    breadth=1.09,
    length=0.97,
)
GALLANT = Face(
    hair="brown",
    style="short",
    jaw="soft",
    nose="small",
    eye="open",
    gaze=(-1.2, 0),
    mouth="smile",
    brow=(2.3, -0.8),
    moustache="curl",
    breadth=0.97,
)
MOOR = Face(
    hair="umber",
    style="nape",
    jaw="gaunt",
    nose="straight",
    eye="heavy",
    gaze=(-1.1, 0.1),
    mouth="firm",
    brow=(3.0, 0.8),
    moustache="droop",
    beard="goatee",
    breadth=0.98,
    length=1.05,
)
CAPTAIN = Face(
    hair="brown", style="short", gaze=(-1.3, 0.2), mouth="firm", brow=(2.6, 1.0), beard="goatee", moustache="curl"
)
KING_COINS = Face(
    hair="dark_brown",
    jaw="long",
    nose="hooked",
    eye="narrow",
    gaze=(-1.2, 0.2),
    brow=(2.7, 0.8),
    beard="pointed",
    moustache="handlebar",
)
KING_CUPS = Face(
    hair="silver",
    style="curls",
    jaw="round",
    nose="long",
    eye="heavy",
    gaze=(-1.2, -0.6),
    brow=(2.6, -1.0),
    beard="full",
    moustache="droop",
    aged=True,
    breadth=1.06,
)
KING_SWORDS = Face(
    hair="ochre",
    style="curls",
    jaw="square",
    nose="straight",
    gaze=(-1.4, 0),
    brow=(2.8, 1.0),
    beard="forked",
    moustache="curl",
    length=1.03,
)
KING_CLUBS = Face(
    hair="brown",
    style="short",
    jaw="square",
    nose="hooked",
    eye="narrow",
    gaze=(-1.2, 0.1),
    mouth="firm",
    brow=(3.4, 1.3),
    moustache="walrus",
    aged=True,
    breadth=1.08,
    length=0.98,
)
