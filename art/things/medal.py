"""Medals: a reeded rim, gold beads, a coloured field, a bust in three moods; and clothes for the bust.

Each picture is a square of 256 units; the bust is cut by the field below and may overlap the rim above, so
hats and plumes stand out of the coin. Small red suns on the rim count an opponent's strength.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import Point as Spot
from shapely.geometry import box

from art.heads.people import GLAD, SAD, Mood
from art.plates import FULL_SIZE, Detail, Drawing, Hatch, Point, Points, Region, star
from art.things.shapes import filled

SIDE = 256
CENTRE = SIDE / 2
RIM, BAND, FIELD = 118.0, 110.0, 92.0
PLEASANT = Mood(lid=0.12, mouth="smile")
MOODS = ("calm", "glad", "sad")
COIN = Spot(CENTRE, CENTRE).buffer(RIM - 6, 64)
"""What the rim of the medal leaves of a bust."""

CLOTH = Hatch(angle=14, depth=20, share=0.3, spacing=2.7, width=1.4)
HAIR = Hatch(angle=55, depth=15, share=0.38, spacing=2.5, width=1.2)


@dataclass(frozen=True)
class Sitter:
    """One medal: the field's ink, how many suns its rim bears, how the bust is painted, its resting mood."""

    field: str
    suns: int
    bust: Callable[[Drawing, Mood], None]
    calm: Mood = PLEASANT

    def mood(self, name: str) -> Mood:
        """The mood called `name`, one of MOODS."""
        return {"calm": self.calm, "glad": GLAD, "sad": SAD}[name]


# ------------------------------------------------------------------ the medal
def _field(art: Drawing, ink: str) -> None:
    """The coloured field with a burin glory round the head."""
    field = art.shape(art.circle(CENTRE, CENTRE, FIELD + 1), ink, line=2.4)
    if art.detail == Detail.SMALL:
        return
    for i in range(72):
        a = 2 * math.pi * i / 72
        start = 58 if i % 2 else 69
        spots = ((start, 6), (FIELD, 0))
        ray = [(CENTRE + r * math.cos(a), CENTRE + r * math.sin(a) - lift) for r, lift in spots]
        art.line(ray, 1.7, (0.1, 0.7, 1), clip=field, smooth=False)


def _rim(art: Drawing, hidden: Region, suns: int) -> None:
    """Reeded rim, black band with gold beads, strength suns; `hidden` is where the bust lies over it."""
    annulus = art.circle(CENTRE, CENTRE, RIM).difference(art.circle(CENTRE, CENTRE, FIELD)).difference(hidden)
    art.shape(annulus, "gold", line=3.2)
    for i in range(120):
        a = 2 * math.pi * i / 120
        reed = [(CENTRE + r * math.cos(a), CENTRE + r * math.sin(a)) for r in (BAND, RIM)]
        art.line(reed, 1.5, (1, 1, 1), clip=annulus, smooth=False, detail=Detail.MID)
    inner = FIELD + 3.4
    band = art.circle(CENTRE, CENTRE, BAND).difference(art.circle(CENTRE, CENTRE, inner)).difference(hidden)
    art.ink(band)
    beads = 40
    middle = (BAND + inner) / 2
    for i in range(beads):
        a = 2 * math.pi * (i + 0.5) / beads
        bead = art.circle(CENTRE + middle * math.cos(a), CENTRE + middle * math.sin(a), 4.0).difference(
            hidden.buffer(1)
        )
        art.cut(bead)
    for k in range(suns):
        a = math.radians(90 + (k - (suns - 1) / 2) * -17)
        with art.at(CENTRE + 103 * math.cos(a), CENTRE + 103 * math.sin(a)):
            art.shape(art.circle(0, 0, 13.5), "cream", line=2.2)
            art.shape(star(8, 11, 5.4), "red", line=1.3, smooth=False)
            art.shape(art.circle(0, 0, 3), "gold", line=1.1)


def medal(sitter: Sitter, mood: Mood) -> Drawing:
    """The whole portrait of 256 x 256 units."""
    sketch = Drawing(SIDE, SIDE, FULL_SIZE, seed=7)
    sitter.bust(sketch, mood)
    free = filled(sketch.plates().values()).intersection(box(0, 0, SIDE, 100))
    free = free.difference(Spot(CENTRE, CENTRE).buffer(FIELD - 2, 64))
    art = Drawing(SIDE, SIDE, FULL_SIZE, seed=7)
    _field(art, sitter.field)
    sitter.bust(art, mood)
    _rim(art, free, sitter.suns)
    return art


# ------------------------------------------------------------------ clothes
def puff(art: Drawing, x: float, y: float, rx: float, ry: float, turn: float, fill: str, slash: str) -> None:
    """A puffed sleeve head with lens-shaped slashes."""
    with art.at(x, y, rot=turn):
        head = art.shape(art.circle(0, 0, rx, ry).intersection(COIN), fill, line=2.3, hatch=CLOTH)
        for k in (-0.55, 0.0, 0.55):
            lens = art.region(
                [(rx * k, -ry * 0.76, 1), (rx * k * 1.2 + 3, 0), (rx * k, ry * 0.76, 1), (rx * k * 1.2 - 3, 0)]
            )
            art.shape(lens.intersection(head.buffer(-2)), slash, line=1.5)


def cloth(art: Drawing, outline: Points, fill: str) -> None:
    """Shoulders or a shirt, cut off where the coin ends."""
    art.shape(art.region(outline).intersection(COIN), fill, line=2.5, hatch=CLOTH)


def scallops(art: Drawing, y: float, half: float, drop: float, fill: str, count: int) -> None:
    """A collar lying on the shoulders, its hem in scallops."""
    outline: list[Point] = [(-half * 0.36, y - 8), (0, y - 2), (half * 0.36, y - 8), (half, y + 3, 1)]
    for i in range(count):
        for u, corner in ((0.5, False), (1.0, True)):
            t = 1 - 2 * (i + u) / count
            low = y + 3 + drop * (1 - t * t) ** 0.5
            outline.append((half * t, low - 1.5, 1) if corner else (half * t, low + 4.5))
    collar = art.shape(outline, fill, line=2.1, hatch=Hatch(angle=75, depth=6, share=0.25))
    for i in range(count):
        t = 1 - 2 * (i + 0.5) / count
        art.line(
            [(half * t * 0.55, y + 3), (half * t, y + 3 + drop * (1 - t * t) ** 0.5)],
            1.3,
            (0.3, 1, 0.2),
            clip=collar,
            detail=Detail.MID,
        )
