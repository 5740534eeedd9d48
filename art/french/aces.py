"""The four aces: one great sign each, with a picture of the game inside it."""

from typing import Final

from art.french.signs import DIAMOND, HEART, club_region, spade_region
from art.plates import Detail, Drawing, Hatch, Region, frond, front_face, leaf, polar, star
from art.things.broom import broom
from art.things.shapes import ring

SCALE: Final = 3.15
SHADE: Final = Hatch(angle=24, depth=34, share=0.26, spacing=3.2, width=1.7)


def _medallion(art: Drawing, fill: str, radius: float = 44) -> Region:
    """A round field with a beaded rim, at the origin."""
    art.shape(art.circle(0, 0, radius + 7), "gold", line=2.6)
    if art.detail > Detail.SMALL:
        for k in range(28):
            x, y = polar(k * 360 / 28, radius + 3.4)[:2]
            art.ink(art.circle(x, y, 1.5))
    return art.shape(art.circle(0, 0, radius), fill, line=2.4)


def ace_of_diamonds(art: Drawing) -> None:
    """A great diamond with a sun in its heart."""
    with art.at(150, 250, SCALE):
        body = art.shape(DIAMOND, "red", line=2.0, hatch=SHADE)
        if art.detail > Detail.SMALL:
            art.tint(body.buffer(-9).difference(body.buffer(-12)), "gold")
            for inset in (9, 12):
                art.ink(body.buffer(-inset).boundary.buffer(0.7))
    with art.at(150, 250, 1.14):
        _medallion(art, "blue", 46)
        art.shape(star(12, 43, 27), "gold", line=2.2, smooth=False, hatch=Hatch(angle=30, depth=7, share=0.3))
        art.shape(art.circle(0, 0, 25), "gold", line=2.3)
        with art.at(scale=1.35):
            front_face(art, simple=art.detail == Detail.SMALL)


def ace_of_hearts(art: Drawing) -> None:
    """A great heart with a rose."""
    with art.at(150, 250, SCALE):
        body = art.shape(HEART, "red", line=2.0, hatch=SHADE)
        if art.detail > Detail.SMALL:
            art.tint(body.buffer(-9).difference(body.buffer(-12)), "gold")
            for inset in (9, 12):
                art.ink(body.buffer(-inset).boundary.buffer(0.7))
    with art.at(150, 234, 1.14):
        _medallion(art, "cream", 46)
        for turn in (45, 135, 225, 315):
            with art.at(rot=turn):
                leaf(art, 42, 22, "blue", hatch=Hatch(angle=40, depth=8, share=0.35))
        for k in range(6):
            x, y = polar(k * 60, 19)[:2]
            art.shape(
                art.circle(x, y, 14.5),
                "red",
                line=2.2,
                hatch=Hatch(angle=35, depth=9, share=0.36, spacing=2.5, width=1.1),
            )
        for k in range(5):
            x, y = polar(k * 72 + 30, 9)[:2]
            art.shape(art.circle(x, y, 10), "red", line=2.0)
        art.shape(art.circle(0, 0, 7.6), "gold", line=2.0)


def _black_sign(art: Drawing, region: Region) -> None:
    """A great black sign with a white line inside its edge."""
    art.shape(region, "cream", line=2.0)
    art.ink(region)
    if art.detail > Detail.SMALL:
        art.cut(region.buffer(-8).difference(region.buffer(-10.4)))


def ace_of_spades(art: Drawing) -> None:
    """The great spade: a broom in a medallion, fronds on both sides of the stalk."""
    for side in (-1, 1):
        with art.at(150 + side * 12, 362, flip=side < 0):
            frond(art, [(0, 0), (34, 12), (70, 4), (92, -26)], 30, 7)
    with art.at(150, 238, SCALE):
        _black_sign(art, spade_region(art))
    with art.at(150, 258, 1.12):
        _medallion(art, "blue", 42)
        with art.at(18, -34, 0.36, rot=24):
            broom(art, binding=96, top=-16, foot=196)


def ace_of_clubs(art: Drawing) -> None:
    """The great club: gold stars in its lobes, a medallion with crossed leaves."""
    with art.at(150, 248, SCALE):
        _black_sign(art, club_region(art))
    for x, y in ((150.0, 177.0), (85.4, 276.4), (214.6, 276.4)):
        with art.at(x, y, 1.2):
            art.shape(art.circle(0, 0, 24), "cream", line=2.0)
            art.shape(star(8, 21, 10), "gold", line=2.2, smooth=False, hatch=Hatch(angle=30, depth=6, share=0.35))
            art.shape(art.circle(0, 0, 5), "red", line=1.8)
    with art.at(150, 250, 1.15):
        art.shape(art.circle(0, 0, 21), "gold", line=2.4)
        art.shape(art.circle(0, 0, 15), "blue", line=2.0)
        art.ink(ring(art, 10.6, 1.2))
        art.shape([(0, -9), (7.4, 0), (0, 9), (-7.4, 0)], "gold", line=1.8, smooth=False)
