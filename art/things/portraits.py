"""The opponents and the player as medals: a reeded rim, gold beads, a coloured field, a bust in three moods.

Each picture is a square of 256 units; the bust is cut by the field below and may overlap the rim above, so
hats and plumes stand out of the coin. Small red suns on the rim count an opponent's strength.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from shapely.geometry import Point as Spot
from shapely.geometry import box

from art.heads.faces import front_face, side_face
from art.heads.features import UNDER, ear, neck, strands
from art.heads.hair import parted_front
from art.heads.hats import beret, turban
from art.heads.mask import mask
from art.heads.people import CALM, GLAD, SAD, Face, Mood
from art.plates import (
    FULL_SIZE,
    Detail,
    Drawing,
    Hatch,
    Point,
    Points,
    Region,
    press,
    rasterise,
    star,
    svg_text,
)
from art.things.printing import save_sprite
from art.things.shapes import filled

SIDE = 256
CENTRE = SIDE / 2
RIM, BAND, FIELD = 118.0, 110.0, 92.0
PIXELS = 320
PLEASANT = Mood(lid=0.12, mouth="smile")
MOODS = ("calm", "glad", "sad")
COIN = Spot(CENTRE, CENTRE).buffer(RIM - 6, 64)

CLOTH = Hatch(angle=14, depth=20, share=0.3, spacing=2.7, width=1.4)
HAIR = Hatch(angle=55, depth=15, share=0.38, spacing=2.5, width=1.2)

DONNA = Face(hair="ochre", nose="straight", brow=1.9, lashes=True)
CAVALIERE = Face(hair="umber", jaw="long", brow=3.0, moustache="curl", beard="goatee", mood=CALM)
PLAYER = Face(hair="brown", jaw="round", nose="small", brow=2.2)


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


# ------------------------------------------------------------------ the people
def _puff(art: Drawing, x: float, y: float, rx: float, ry: float, turn: float, fill: str, slash: str) -> None:
    """A puffed sleeve head with lens-shaped slashes."""
    with art.at(x, y, rot=turn):
        puff = art.shape(art.circle(0, 0, rx, ry).intersection(COIN), fill, line=2.3, hatch=CLOTH)
        for k in (-0.55, 0.0, 0.55):
            lens = art.region(
                [(rx * k, -ry * 0.76, 1), (rx * k * 1.2 + 3, 0), (rx * k, ry * 0.76, 1), (rx * k * 1.2 - 3, 0)]
            )
            art.shape(lens.intersection(puff.buffer(-2)), slash, line=1.5)


def _cloth(art: Drawing, outline: Points, fill: str) -> None:
    """Shoulders or a shirt, cut off where the coin ends."""
    art.shape(art.region(outline).intersection(COIN), fill, line=2.5, hatch=CLOTH)


def _scallops(art: Drawing, y: float, half: float, drop: float, fill: str, count: int) -> None:
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


def donna(art: Drawing, mood: Mood) -> None:
    """La Donna: a page's green beret, parted golden hair, a gold collar."""
    sinking = mood.mouth == "frown"
    with art.at(CENTRE, 175, 1.8, rot={"laugh": 4, "frown": -4}.get(mood.mouth, 2)):
        _cloth(art, [(-56, 60), (-50, 28), (-30, 16), (30, 16), (50, 28), (56, 60)], "green")
        for side in (-1, 1):
            _puff(art, side * 42, 36, 15, 20, -side * 24, "red", "cream")
        back = art.shape(
            [
                (0, -62),
                (20, -58),
                (28, -42),
                (30, -24),
                (35, -8),
                (32, 6),
                (38, 18),
                (33, 28, 1),
                (27, 22),
                (20, 28, 1),
                (12, 20),
                (-12, 20),
                (-20, 28, 1),
                (-27, 22),
                (-33, 28, 1),
                (-38, 18),
                (-32, 6),
                (-35, -8),
                (-30, -24),
                (-28, -42),
                (-20, -58),
            ],
            DONNA.hair,
            line=2.3,
            hatch=HAIR,
        )
        for side in (-1, 1):
            strands(
                art,
                [
                    [(side * 22, -40), (side * 27, -16), (side * 26, 14)],
                    [(side * 26, -22), (side * 31, -4), (side * 31, 16)],
                    [(side * 20, -10), (side * 22, 4), (side * 20, 18)],
                ],
                back,
            )
        neck(art, 15)
        front_face(art, DONNA.feeling(mood))
        parted_front(art, DONNA.hair, 4)
        beret("green", "gold", "red", droop=15 if sinking else 0)(art)
        _scallops(art, 17, 37, 11, "gold", 7)


def cavaliere(art: Drawing, mood: Mood) -> None:
    """Il Cavaliere: a blue turban with aigrette, dark moustache and tuft, an earring."""
    with art.at(CENTRE - 4, 171, 1.64, rot={"laugh": -6, "frown": 3}.get(mood.mouth, -2)):
        _cloth(art, [(-58, 60), (-52, 30), (-30, 18), (36, 18), (56, 30), (62, 60)], "green")
        _cloth(art, [(-26, 19), (36, 19), (30, 40), (6, 52, 1), (-18, 40)], "cream")
        nape = art.shape(
            [(2, -50), (20, -48), (27, -36), (28.4, -22), (26, -8), (16, -2), (8, -10), (4, -24)],
            CAVALIERE.hair,
            line=2.2,
            hatch=HAIR,
        )
        strands(art, [[(22, -34), (24, -20), (20, -6)]], nape)
        with art.at(3, 0):
            neck(art, 17)
        side_face(art, CAVALIERE.feeling(mood))
        art.shape([(13, -48), (21, -46), (23, -32), (19.6, -22), (17.4, -26), (16.6, -38)], CAVALIERE.hair, line=1.8)
        ear(art, 20, -25)
        art.shape(art.circle(20.4, -15, 3.0), "gold", line=1.5)
        turban("blue", "red", "gold")(art)
        for i in range(9):
            x = -24 + i * 7
            art.shape(art.circle(x + 4, 19 + 11 * math.sin(math.pi * (i + 0.5) / 9), 3.4), "gold", line=1.5)


def player(art: Drawing, mood: Mood) -> None:
    """You: a red beret with a gold plume, brown bob, white ruff."""
    sinking = mood.mouth == "frown"
    with art.at(CENTRE, 173, 1.76, rot={"laugh": -5, "frown": 5}.get(mood.mouth, -1)):
        _cloth(art, [(-58, 60), (-52, 30), (-30, 18), (34, 18), (56, 30), (62, 60)], "red")
        for side in (-1, 1):
            _puff(art, side * 44 + 2, 38, 15, 20, -side * 24, "gold", "red")
        back = art.shape(
            [
                (0, -62),
                (20, -58),
                (30, -42),
                (33, -20),
                (35, -4),
                (29, 9),
                (14, 11),
                (8, 3),
                (-6, -20),
                (-13, -4),
                (-22, -3),
                (-26.5, -12),
                (-24, -26),
                (-22, -44),
                (-14, -58),
            ],
            PLAYER.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(
            art,
            [[(20, -44), (28, -26), (27, 0)], [(15, -46), (23, -26), (20, 4)], [(-22, -22), (-22, -14), (-18, -6)]],
            back,
        )
        with art.at(3, 0):
            neck(art, 16)
        side_face(art, PLAYER.feeling(mood))
        fringe = art.shape(
            [
                (-19, -38),
                (-22, -50),
                (-10, -58),
                (6, -59),
                (20, -53),
                (28, -36),
                (28.6, -20),
                (24, -5),
                (20, -14),
                (18.4, -30),
                (12, -42),
                (6, -45),
                (2, -41),
                (-3, -46),
                (-9, -42),
                (-13, -46),
            ],
            PLAYER.hair,
            line=2.0,
            hatch=HAIR.but(depth=9),
        )
        strands(
            art,
            [[(14, -48), (23, -34), (23, -14)], [(-14, -49), (-12, -46)], [(0, -52), (-2, -47)], [(8, -52), (7, -47)]],
            fringe,
        )
        beret("red", "gold", "gold", droop=14 if sinking else 0)(art)
        for i in sorted(range(9), key=lambda i: -abs(i - 4)):
            t = (i - 4) / 4
            with art.at(34 * math.sin(t * 1.25) + 3, 13 + 9 * math.cos(t * 1.25), rot=-t * 38):
                pleat = art.shape(art.circle(0, 0, 6.8, 8.4), "cream", line=1.9, hatch=UNDER.but(share=0.35))
                art.line([(0, 7), (-0.6, 1), (0.2, -4)], 1.4, (1, 0.9, 0.1), clip=pleat, detail=Detail.MID)


def mammone(art: Drawing, mood: Mood) -> None:
    """Il Gatto Mammone: the mask of the three of clubs, alive."""
    with art.at(CENTRE, CENTRE + 2, 1.2):
        mask(art, mood)


SITTERS: dict[str, Sitter] = {
    "donna": Sitter("blue", 1, donna),
    "cavaliere": Sitter("red", 2, cavaliere, Mood(lid=0.16, worry=-1.2, gaze=(-0.6, 0))),
    "mammone": Sitter("green", 3, mammone, CALM),
    "you": Sitter("green", 0, player),
}


def portrait(name: str, mood: str) -> Image.Image:
    """The portrait of a sitter (key of SITTERS) in a mood (key of MOODS), 320 x 320 pixels with alpha."""
    plates = press(medal(SITTERS[name], SITTERS[name].mood(mood)))
    return rasterise(svg_text(plates, SIDE, SIDE, paper=False), PIXELS)


def save_portrait(name: str, mood: str, folder: Path) -> None:
    """Write one portrait into `folder` as NAME_MOOD.png."""
    save_sprite(portrait(name, mood), folder / f"{name}_{mood}.png")
