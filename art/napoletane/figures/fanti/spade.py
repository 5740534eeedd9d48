"""The fante di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, button_row, fold, strap

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)


def fante_spade(art: Drawing) -> None:
    """Long-haired page looking right: palm branch at left, long sword held point down at right, bare legs."""
    footwear.slab(art, "blue")
    footwear.leg(
        art,
        [(138, 336, 18, 18), (134, 362, 13, 13), (134, 386, 12, 14.5), (134, 412, 8.6, 9.4), (134, 432, 8, 8)],
        "skin",
        knee=(134, 364),
    )
    footwear.leg(
        art,
        [(186, 336, 18, 18), (192, 362, 13, 13), (194, 386, 12, 14.5), (195, 412, 8.6, 9.4), (195, 432, 8, 8)],
        "skin",
        knee=(192, 364),
    )
    footwear.front_shoe(art, 134, 428, "cream", turn=6, facing=-1)
    footwear.side_shoe(art, 196, 429, 1, "cream", length=36)
    garments.breech_leg(
        art,
        [(162, 262), (163, 300), (164, 330), (172, 344), (194, 349), (212, 340), (217, 316), (208, 284), (196, 262)],
        "green",
        ((182, 262), (191, 346)),
    )
    garments.breech_leg(
        art,
        [(128, 262), (117, 286), (110, 316), (114, 340), (132, 349), (152, 344), (163, 330), (166, 300), (165, 262)],
        "green",
        ((144, 262), (136, 346)),
    )
    garments.sleeve(
        art,
        [(200, 178, 29), (230, 206, 25), (260, 206, 20), (258, 178, 15)],
        "gold",
        creases=[[(240, 218), (238, 208), (230, 202)]],
    )
    garments.sleeve(
        art,
        [(122, 176, 29), (100, 206, 25), (84, 226, 21), (70, 244, 15)],
        "gold",
        shade=40,
        creases=[[(96, 232), (96, 222), (104, 216)], [(104, 222), (102, 212), (112, 206)]],
    )
    with art.at(62, 262, rot=-8):
        props.palm_branch(art, 166)
    _buttoned_jerkin(art)
    garments.puff_sleeve(art, 204, 176, 20, 24, -20, "red", "gold")
    garments.puff_sleeve(art, 120, 176, 20, 24, 30, "red", "gold")
    garments.cuff(art, 257, 178, 16, -8, "cream", height=9)
    garments.cuff(art, 71, 243, 17, 218, "cream", height=9)
    with art.at(64, 256, 1.05, rot=28):
        hands.fist(art, "up")
    with art.at(247, 196, rot=180):
        sword(art, 254, 10.4)
    with art.at(247, 168, 1.08, rot=-4):
        hands.fist(art)
    with art.at(162, 132, heads.SCALE_FANTE, rot=3, flip=True):
        heads.three_quarter_head(art, people.PILGRIM, hats.flat_hat("gold", "blue"))
    garments.collar_ruff(art, 162, 152, 25)


def _buttoned_jerkin(art: Drawing) -> None:
    """Red jerkin buttoned down the front, with a skirt below a buckled belt."""
    jerkin = art.shape(
        [
            (120, 160),
            (140, 148),
            (182, 148),
            (204, 160),
            (210, 180),
            (204, 206),
            (196, 232),
            (202, 252),
            (212, 276),
            (188, 282),
            (162, 280),
            (138, 283),
            (114, 276),
            (124, 252),
            (130, 232),
            (122, 206),
            (114, 180),
        ],
        "red",
        line=2.5,
        hatch=TORSO,
    )
    art.line([(166, 150), (168, 200), (166, 280)], 1.9, (0.6, 1, 0.6), clip=jerkin)
    button_row(art, [(159.5, y) for y in range(168, 230, 13)])
    for line, detail in (
        ([(136, 172), (134, 196), (140, 226)], Detail.SMALL),
        ([(188, 172), (190, 196), (184, 226)], Detail.SMALL),
        ([(146, 176), (146, 198), (149, 220)], Detail.FULL),
        ([(178, 176), (179, 198), (176, 220)], Detail.FULL),
    ):
        fold(art, line, jerkin, 1.6, depth=7, detail=detail)
    for line, detail in (
        ([(140, 254), (134, 276)], Detail.SMALL),
        ([(152, 256), (150, 278)], Detail.MID),
        ([(180, 256), (184, 278)], Detail.MID),
        ([(192, 254), (198, 274)], Detail.SMALL),
    ):
        fold(art, line, jerkin, 1.5, depth=6, detail=detail)
    strap(art, [(113, 272), (138, 278), (162, 275), (188, 277), (213, 272)], 7, "gold", line=1.5, studs=17, clip=jerkin)
    for x in (143, 184):
        garments.slashes(art, [(x, 186), (x + (165 - x) * 0.06, 204)], "gold", 12, 4 if x > 160 else -4)
    garments.belt(art, 128, 198, 234, "gold", jerkin, buckle="cream")
