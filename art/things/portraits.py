"""The opponents, the player and the company at larger tables as medals, in three moods."""

import math
from pathlib import Path

from PIL import Image

from art.heads.faces import front_face, side_face
from art.heads.features import UNDER, ear, neck, strands
from art.heads.hair import parted_front
from art.heads.hats import beret, turban
from art.heads.mask import mask
from art.heads.people import CALM, Face, Mood
from art.plates import Detail, Drawing, press, rasterise, svg_text
from art.things.company import COMPANY
from art.things.medal import CENTRE, HAIR, SIDE, Sitter, cloth, medal, puff, scallops
from art.things.printing import save_sprite

PIXELS = 320

DONNA = Face(hair="ochre", nose="straight", brow=1.9, lashes=True)
CAVALIERE = Face(hair="umber", jaw="long", brow=3.0, moustache="curl", beard="goatee", mood=CALM)
PLAYER = Face(hair="brown", jaw="round", nose="small", brow=2.2)


def donna(art: Drawing, mood: Mood) -> None:
    """La Donna: a page's green beret, parted golden hair, a gold collar."""
    sinking = mood.mouth == "frown"
    with art.at(CENTRE, 175, 1.8, rot={"laugh": 4, "frown": -4}.get(mood.mouth, 2)):
        cloth(art, [(-56, 60), (-50, 28), (-30, 16), (30, 16), (50, 28), (56, 60)], "green")
        for side in (-1, 1):
            puff(art, side * 42, 36, 15, 20, -side * 24, "red", "cream")
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
        scallops(art, 17, 37, 11, "gold", 7)


def cavaliere(art: Drawing, mood: Mood) -> None:
    """Il Cavaliere: a blue turban with aigrette, dark moustache and tuft, an earring."""
    with art.at(CENTRE - 4, 171, 1.64, rot={"laugh": -6, "frown": 3}.get(mood.mouth, -2)):
        cloth(art, [(-58, 60), (-52, 30), (-30, 18), (36, 18), (56, 30), (62, 60)], "green")
        cloth(art, [(-26, 19), (36, 19), (30, 40), (6, 52, 1), (-18, 40)], "cream")
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
        cloth(art, [(-58, 60), (-52, 30), (-30, 18), (34, 18), (56, 30), (62, 60)], "red")
        for side in (-1, 1):
            puff(art, side * 44 + 2, 38, 15, 20, -side * 24, "gold", "red")
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
    **COMPANY,
}


def portrait(name: str, mood: str) -> Image.Image:
    """The portrait of a sitter (key of SITTERS) in a mood (key of MOODS), 320 x 320 pixels with alpha."""
    plates = press(medal(SITTERS[name], SITTERS[name].mood(mood)))
    return rasterise(svg_text(plates, SIDE, SIDE, paper=False), PIXELS)


def save_portrait(name: str, mood: str, folder: Path) -> None:
    """Write one portrait into `folder` as NAME_MOOD.png."""
    save_sprite(portrait(name, mood), folder / f"{name}_{mood}.png")
