"""Icons: suit signs, what scores, and the marks of the screens, each in two cuttings.

Every painter draws round the page's middle, within about 200 x 200 units; `save_icon` fits the drawing into a
square of 128 pixels and, cut anew with heavier lines and less detail, into one of 32 pixels.
"""

import math
from dataclasses import replace
from pathlib import Path
from typing import Final

from art.napoletane.pips.batons import cudgel
from art.napoletane.pips.coins import sun_coin
from art.napoletane.pips.cups import slim_cup
from art.napoletane.pips.swords import sword
from art.plates import (
    FULL_SIZE,
    SMALL_SIZE,
    Detail,
    Drawing,
    Hatch,
    Point,
    Region,
    leaf,
    star,
    tube,
    tube_region,
)
from art.things.broom import broom
from art.things.printing import Painter, print_fitted, save_sprite
from art.things.shapes import rectangle, ring

LARGE_PX: Final = 128
SMALL_PX: Final = 32
LARGE: Final = replace(FULL_SIZE, name="icon", contour=1.8, line=4.4, misregister=0.0, roughness=0.15)
SMALL: Final = replace(SMALL_SIZE, name="small icon", contour=3.4, line=6.0, gain=1.5)

SHADE: Final = Hatch(angle=28, depth=24, share=0.32, spacing=5.0, width=2.4)


# ------------------------------------------------------------------ suits
def coin(art: Drawing) -> None:
    """The sun coin of denari."""
    with art.at(100, 100, 2.3):
        sun_coin(art)


def cup(art: Drawing) -> None:
    """The two-handled cup of coppe."""
    with art.at(100, 100, 1.9):
        slim_cup(art)


def blade(art: Drawing) -> None:
    """A short sword of spade, point up right."""
    with art.at(76, 124, 1.6, rot=45):
        sword(art, 82, 17 if art.detail == Detail.SMALL else 15)


def club(art: Drawing) -> None:
    """A cudgel of bastoni, head up right; stouter in the small cutting."""
    with art.at(100, 100, 1.35, rot=40):
        (cudgel if art.detail > Detail.SMALL else _stout_cudgel)(art)


def _stout_cudgel(art: Drawing) -> None:
    """The cudgel reduced to its colours: green head, red flank, a gold leaf and a gold cut."""
    body = art.shape(
        [
            (-9, 72, 1),
            (-12, 40),
            (-22, 6),
            (-35, -30),
            (-33, -62),
            (-14, -80),
            (14, -78),
            (34, -58),
            (34, -26),
            (21, 8),
            (13, 42),
            (12, 70, 1),
        ],
        "green",
    )
    art.tint([(-60, 90, 1), (-60, -50, 1), (-34, -46), (-14, -20), (0, 20), (14, 48), (40, 60, 1)], "red", clip=body)
    with art.at(-4, 38, rot=-3):
        leaf(art, 100, 20, "gold", line=3.4, vein=False)
    art.shape([(-11, 68), (0, 64), (13, 68), (12, 78), (0, 82), (-10, 78)], "gold", line=3.4)


# ------------------------------------------------------------------ what scores
def sweep(art: Drawing) -> None:
    """A leaning broom."""
    with art.at(138, 6, 0.8, rot=30):
        broom(art, binding=104, top=-4, foot=216)


def cards(art: Drawing) -> None:
    """Three card backs, fanned."""
    for turn in (-20, 0, 20):
        with art.at(100, 190, rot=turn):
            art.shape(rectangle(-42, -172, 42, -42), "cream", smooth=False)
            art.shape(rectangle(-31, -160, 31, -54), "blue", line=2.4, smooth=False)
            if art.detail > Detail.SMALL:
                art.shape([(0, -138), (19, -107), (0, -76), (-19, -107)], "gold", line=2.4, smooth=False)
                for x, y in ((-22, -150), (22, -150), (-22, -64), (22, -64)):
                    art.tint(art.circle(x, y, 4), "gold")


def prime(art: Drawing) -> None:
    """One sign of each suit in a square."""
    with art.at(48, 48, 1.04):
        sun_coin(art)
    with art.at(150, 50, 0.9):
        slim_cup(art)
    with art.at(34, 164, 0.78, rot=45):
        sword(art, 82, 17)
    with art.at(150, 152, 0.68, rot=40):
        (cudgel if art.detail > Detail.SMALL else _stout_cudgel)(art)


def ace(art: Drawing) -> None:
    """An ace of coins, leaning."""
    with art.at(100, 100, rot=10):
        art.shape(rectangle(-64, -92, 64, 92), "cream", smooth=False, hatch=SHADE.but(share=0.14))
        with art.at(0, 0, 1.28):
            sun_coin(art)


def run(art: Drawing) -> None:
    """Three cards of coins, fanned: ace, two, three."""
    for turn, heights in ((-28, (-118,)), (0, (-148, -92)), (28, (-158, -118, -78))):
        with art.at(100, 204, rot=turn):
            art.shape(rectangle(-43, -186, 43, -50), "cream", smooth=False, hatch=SHADE.but(share=0.12))
            for height in heights:
                art.shape(art.circle(-12 if turn < 0 else 12 if turn else 0, height, 17), "gold", line=5)


def point(art: Drawing) -> None:
    """A gold ring counter: one point."""
    small = art.detail == Detail.SMALL
    art.shape(art.circle(100, 100, 88), "gold", line=9 if small else 13, hatch=SHADE.but(share=0.16))
    art.shape(art.circle(100, 100, 46), "gold", line=8 if small else 10)


def crown(art: Drawing) -> None:
    """A gold crown with red stones, lined with red."""
    lining = [(34, 120), (40, 84), (100, 66), (160, 84), (166, 120), (100, 130)]
    art.shape(lining, "red", hatch=SHADE.but(angle=90, share=0.5))
    art.shape(
        [
            (30, 152, 1),
            (16, 62, 1),
            (58, 102),
            (72, 50, 1),
            (100, 92),
            (128, 50, 1),
            (142, 102),
            (184, 62, 1),
            (170, 152, 1),
        ],
        "gold",
        hatch=SHADE,
    )
    for x, y in ((16, 54), (72, 42), (128, 42), (184, 54)):
        art.shape(art.circle(x, y, 11.5), "red", line=4)
    art.shape(
        [(28, 146, 1), (100, 155), (172, 146, 1), (168, 178, 1), (100, 187), (32, 178, 1)],
        "gold",
        hatch=SHADE.but(share=0.15),
    )
    for x, y in ((60, 166), (100, 171), (140, 166)):
        art.shape([(x, y - 11), (x + 11, y), (x, y + 11), (x - 11, y)], "red", line=3, smooth=False)


def gold_star(art: Drawing) -> None:
    """A five-pointed star whose facets are shaded in turn."""
    body = art.shape([(100 + x, 104 + y) for x, y in star(5, 94, 42)], "gold", line=5.5, smooth=False)
    for x, y in star(5, 94, 42):
        art.line(
            [(100 + x * 0.94, 104 + y * 0.94), (100, 104)], 3, (1, 0.8, 0.1), clip=body, smooth=False, detail=Detail.MID
        )
    tips = star(5, 94, 42)
    for k in range(5):
        facet = art.region([(100, 104), *((100 + x, 104 + y) for x, y in (tips[2 * k], tips[2 * k + 1]))], smooth=False)
        art.hatch(facet, Hatch(angle=30, depth=40, share=0.8, spacing=5, width=1.8))


# ------------------------------------------------------------------ marks of the screens
def seal(art: Drawing) -> None:
    """A red wax seal with a tick: chosen."""
    wax: list[Point] = []
    for i in range(16):
        r = 88 * (1 + 0.06 * math.sin(i * 2.1) + 0.03 * math.cos(i * 1.3))
        a = i * math.pi / 8
        wax.append((100 + r * math.cos(a), 100 + r * math.sin(a)))
    line = 8 if art.detail > Detail.SMALL else 13
    body = art.shape(wax, "red", line=line, hatch=Hatch(angle=40, depth=40, share=0.18, spacing=6, width=3))
    if art.detail > Detail.SMALL:
        art.ink(ring(art, 67, 3.4, 100, 100), clip=body)
    art.shape(
        [(44, 104, 1), (64, 82, 1), (90, 112, 1), (136, 48, 1), (160, 66, 1), (94, 152, 1)],
        "cream",
        line=4 if art.detail > Detail.SMALL else 3,
        smooth=False,
    )


def hint(art: Drawing) -> None:
    """A candle in its stick: a light for the player."""
    art.shape([(101, 8, 1), (122, 44), (129, 76), (101, 100), (72, 76), (80, 48)], "gold", hatch=SHADE.but(depth=18))
    art.shape([(101, 46, 1), (113, 72), (101, 88), (89, 72)], "red", line=3.4)
    art.shape(rectangle(76, 102, 124, 166), "cream", smooth=False, hatch=SHADE.but(share=0.4, angle=0))
    art.shape(
        [(74, 100, 1), (126, 100, 1), (126, 116), (116, 120), (110, 138), (101, 120), (90, 116), (82, 126), (74, 116)],
        "silver",
        line=3.4,
    )
    art.line([(101, 90), (101, 102)], 4, (1, 1, 1), smooth=False)
    handle = tube_region(art, [(140, 176, 11), (166, 164, 10), (168, 186, 10), (146, 188, 11)])
    art.shape(handle, "red", line=4)
    art.shape(
        [(44, 162, 1), (100, 170), (156, 162, 1), (142, 190, 1), (100, 196), (58, 190, 1)],
        "red",
        hatch=SHADE.but(angle=10),
    )


def undo(art: Drawing) -> None:
    """An arrow that turns back to the left."""
    arc = [
        (104 + 56 * math.cos(math.radians(t)), 108 + 56 * math.sin(math.radians(t)), 26 if t < 100 else 18)
        for t in range(-140, 131, 15)
    ]
    tube(art, arc, "gold", line=None, hatch=SHADE)
    art.shape([(14, 92, 1), (46, 22, 1), (94, 84, 1)], "gold", smooth=False, hatch=SHADE)


def log(art: Drawing) -> None:
    """A written sheet, rolled at its foot."""
    art.shape(
        [(36, 22, 1), (150, 22, 1), (150, 160), (142, 178), (56, 178), (36, 166)], "cream", hatch=SHADE.but(share=0.12)
    )
    art.shape([(150, 144), (174, 144), (176, 170), (154, 180), (126, 180), (142, 168)], "silver", hatch=SHADE)
    for y in (54, 82, 110, 138):
        art.line([(56, y), (94, y - 1), (132 if y != 138 else 106, y)], 9, (0.8, 1, 0.5), smooth=False)


def _speaker(art: Drawing) -> None:
    art.shape(
        [(22, 76, 1), (58, 76, 1), (110, 30, 1), (110, 170, 1), (58, 124, 1), (22, 124, 1)],
        "gold",
        smooth=False,
        hatch=SHADE,
    )
    art.shape(rectangle(54, 76, 66, 124), "red", line=3.4, smooth=False)


def speaker(art: Drawing) -> None:
    """A horn with two waves: sound on."""
    _speaker(art)
    for radius in (30, 58):
        wave = [
            (120 + radius * math.cos(math.radians(t)), 100 + radius * math.sin(math.radians(t)), 13)
            for t in range(-48, 49, 12)
        ]
        tube(art, wave, "cream", line=4)


def speaker_off(art: Drawing) -> None:
    """The horn crossed out: sound off."""
    _speaker(art)
    with art.at(152, 100):
        cross: Region = art.region([])
        for turn in (45, -45):
            with art.at(rot=turn):
                cross = cross.union(art.region(rectangle(-38, -9, 38, 9), smooth=False))
        art.shape(cross, "red", line=4)


def menu(art: Drawing) -> None:
    """Three cut bars."""
    for i in range(3):
        y = 44 + i * 56
        art.ink(
            [
                (22, y - 11),
                (60, y - 13.5),
                (100, y - 11.5),
                (140, y - 13),
                (178, y - 11),
                (179, y + 11),
                (140, y + 12),
                (100, y + 13),
                (60, y + 12),
                (22, y + 12),
            ],
            smooth=False,
        )


def guide(art: Drawing) -> None:
    """Three cards fanned, the last one a red seven."""
    for turn in (-18, 0, 18):
        with art.at(100, 196, rot=turn):
            art.shape(rectangle(-42, -178, 42, -46), "cream", smooth=False, hatch=SHADE.but(share=0.12))
    with art.at(100, 196, rot=18):
        art.tint(
            [
                (-23, -152),
                (24, -152),
                (24, -140),
                (2, -78),
                (-16, -78),
                (6, -134),
                (-12, -134),
                (-14, -124),
                (-23, -124),
            ],
            "red",
            smooth=False,
        )


def dealer(art: Drawing) -> None:
    """A gold wafer with fourteen teeth and a D."""
    teeth: list[Point] = []
    for i in range(28):
        r, a = (95 if i % 2 else 79), i * math.pi / 14
        teeth.append((100 + r * math.cos(a), 100 + r * math.sin(a)))
    art.shape(teeth, "gold", smooth=False, line=6, hatch=SHADE.but(share=0.12))
    art.ink(ring(art, 65, 5, 100, 100))
    stem = art.region(rectangle(68, 66, 104, 134), smooth=False)
    bowl = art.circle(98, 100, 38, 34).union(stem)
    hollow = art.circle(97, 100, 21, 24).difference(art.region(rectangle(60, 60, 92, 140), smooth=False))
    serifs = art.region(rectangle(62, 66, 100, 73), smooth=False).union(
        art.region(rectangle(62, 127, 100, 134), smooth=False)
    )
    left = art.region(rectangle(40, 40, 72, 160), smooth=False)
    art.ink(bowl.difference(left).difference(hollow).union(serifs))


ICONS: Final[dict[str, Painter]] = {
    "coin": coin,
    "cup": cup,
    "sword": blade,
    "club": club,
    "broom": sweep,
    "cards": cards,
    "prime": prime,
    "ace": ace,
    "run": run,
    "seal": seal,
    "hint": hint,
    "undo": undo,
    "log": log,
    "speaker": speaker,
    "speaker_off": speaker_off,
    "menu": menu,
    "guide": guide,
    "dealer": dealer,
    "point": point,
    "crown": crown,
    "star": gold_star,
}
"""File name of each icon to its painter."""


def save_icon(name: str, folder: Path) -> None:
    """Write the icon `name` (a key of ICONS) as NAME.png (128 px) and NAME_small.png (32 px)."""
    paint = ICONS[name]
    save_sprite(print_fitted(paint, LARGE_PX, LARGE_PX, LARGE), folder / f"{name}.png")
    save_sprite(print_fitted(paint, SMALL_PX, SMALL_PX, SMALL), folder / f"{name}_small.png")
