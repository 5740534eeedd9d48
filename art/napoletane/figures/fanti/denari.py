"""The fante di denari, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.coins import sun_coin
from art.plates import Detail, Drawing, Hatch, Point, fold, strap

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)


def fante_denari(art: Drawing) -> None:
    """Page in a red beret lifting a coin high at left, the other hand on the hip by a purse; looks left and up."""
    footwear.slab(art, "gold")
    footwear.leg(
        art,
        [(190, 336, 18, 18), (192, 366, 14, 14), (190, 392, 12, 14.5), (187, 416, 9, 10), (186, 432, 8.4, 8.4)],
        "red",
    )
    footwear.leg(
        art,
        [(142, 336, 18, 18), (134, 366, 14, 14), (126, 392, 13, 13.5), (122, 416, 9, 10), (120, 432, 8.4, 8.4)],
        "red",
    )
    footwear.front_shoe(art, 186, 428, "gold", turn=-8)
    footwear.side_shoe(art, 119, 429, -1, "gold", length=46)
    garments.breech_leg(
        art,
        [(164, 262), (166, 300), (166, 338), (174, 351), (198, 354), (216, 346), (222, 320), (214, 286), (200, 260)],
        "green",
        ((186, 260), (192, 352)),
        slash="gold",
    )
    garments.breech_leg(
        art,
        [(132, 260), (120, 288), (108, 320), (108, 344), (124, 355), (148, 356), (162, 344), (168, 304), (168, 262)],
        "green",
        ((150, 260), (134, 354)),
        slash="gold",
    )
    footwear.garter(art, 113, 153, 354, "blue", bow=-1)
    footwear.garter(art, 172, 212, 353, "blue")
    garments.sleeve(
        art,
        [(204, 176, 28), (232, 200, 24), (236, 222, 21), (212, 246, 16)],
        "gold",
        creases=[[(244, 214), (234, 212), (226, 206)], [(240, 224), (232, 220), (224, 214)]],
    )
    garments.cuff(art, 216, 242, 16, 230, "blue")
    _jerkin_with_lapels(art)
    with art.at(226, 262, 0.92, rot=-6):
        props.purse(art)
    with art.at(200, 250, 1.1, rot=14):
        hands.hip_hand(art)
    garments.puff_sleeve(art, 206, 172, 20, 25, -20, "green", "gold")
    garments.sleeve(
        art,
        [(124, 172, 28), (98, 184, 25), (82, 168, 21), (76, 146, 16)],
        "gold",
        shade=50,
        creases=[[(92, 192), (96, 184), (104, 180)], [(86, 184), (94, 176), (102, 174)]],
    )
    garments.cuff(art, 76, 146, 17, -8, "blue", height=12)
    garments.puff_sleeve(art, 123, 174, 20, 25, 52, "green", "gold")
    with art.at(70, 72):
        sun_coin(art)
    with art.at(73, 124, 1.05, rot=-5):
        hands.pinch(art)
    with art.at(163, 131, heads.SCALE_FANTE, rot=-5):
        heads.three_quarter_head(art, people.PAGE, hats.beret("red", "red", "gold"))
    garments.scallop_collar(art, 163, 150, 27, "gold", 5, 6)


def _jerkin_with_lapels(art: Drawing) -> None:
    """Red jerkin open over a pleated gold shirt, white lapels, belt with a blue gem."""
    torso = art.shape(
        [
            (122, 160),
            (142, 148),
            (180, 148),
            (202, 158),
            (208, 178),
            (203, 206),
            (194, 230),
            (200, 252),
            (210, 270),
            (188, 280),
            (164, 276),
            (142, 280),
            (120, 272),
            (128, 250),
            (132, 230),
            (124, 206),
            (116, 180),
        ],
        "red",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 10, 0.13, 3.0, 1.1, dots=False)],
    )
    shirt = art.shape([(146, 146), (178, 146, 1), (174, 180), (162, 222, 1), (150, 180)], "gold", line=2)
    for x in (151, 156.5, 162, 167.5, 173):
        pleat = [(x, 150), (x + (162 - x) * 0.5, 180), (x + (162 - x) * 0.8, 208)]
        art.line(pleat, 1.3, (0.6, 1, 0.2), clip=shirt, detail=Detail.MID)
    for side in (-1, 1):
        lapel: list[Point] = [
            (162 + side * 13, 150),
            (162 + side * 24, 154),
            (162 + side * 38, 166, 1),
            (162 + side * 23, 182),
            (162 + side, 226, 1),
            (162 + side * 10, 182),
        ]
        art.shape(lapel, "cream", line=2.1, hatch=Hatch(30, 9, 0.3, 2.5, 1.0))
    garments.belt(art, 129, 197, 232, "gold", torso, gem="blue")
    for line in (
        [(142, 252), (138, 264), (136, 270)],
        [(153, 254), (151, 270)],
        [(164, 254), (164, 270)],
        [(175, 254), (178, 270)],
        [(186, 252), (192, 264), (194, 270)],
    ):
        fold(art, line, torso, 1.5, depth=6)
    hem = [(118, 268), (142, 275), (164, 271.5), (188, 275), (212, 266)]
    strap(art, hem, 7, "green", line=1.5, studs=15, clip=torso)
    for side in (-1, 1):
        for k, (dx, y) in enumerate(((33, 190), (28, 206), (22, 220))):
            garments.slashes(art, [(162 + side * dx, y)], "gold", 11 - k, side * -14)
