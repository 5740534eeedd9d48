"""The fante di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, button_row, fold, strap, tube_region

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)


def fante_spade(art: Drawing) -> None:
    """Long-haired page looking right: palm branch at left, long sword held point down at right, white hose."""
    footwear.slab(art, "blue")
    footwear.leg(
        art,
        [(142, 318, 18, 18), (141, 350, 14, 13.6), (139, 376, 12, 14.4), (135, 406, 9, 9.8), (132, 432, 8, 8)],
        "cream",
        knee=(141, 349),
    )
    footwear.leg(
        art,
        [(184, 318, 18, 18), (195, 350, 14, 13.6), (200, 376, 13, 13.6), (204, 406, 9.6, 9.4), (207, 432, 8, 8)],
        "cream",
        knee=(195, 349),
    )
    footwear.side_shoe(art, 131, 429, -1, "red", length=40)
    footwear.front_shoe(art, 207, 428, "red", turn=-6)
    garments.breech_leg(
        art,
        [(162, 262), (163, 292), (165, 312), (174, 324), (194, 328), (211, 320), (217, 302), (208, 280), (196, 262)],
        "green",
        ((182, 262), (191, 326)),
    )
    garments.breech_leg(
        art,
        [(128, 262), (118, 280), (114, 302), (118, 320), (134, 328), (153, 324), (164, 312), (166, 292), (165, 262)],
        "green",
        ((144, 262), (139, 326)),
    )
    garments.sleeve(
        art,
        [(122, 176, 29), (100, 206, 25), (84, 226, 21), (70, 244, 15)],
        "gold",
        shade=40,
        creases=[[(96, 232), (96, 222), (104, 216)], [(104, 222), (102, 212), (112, 206)]],
    )
    with art.at(62, 262, rot=-4):
        props.palm_branch(art, 190)
    _buttoned_jerkin(art)
    with art.at(248, 210, rot=180):
        sword(art, 240, 10.4)
    garments.sleeve(
        art,
        [(200, 178, 29), (212, 212, 26), (224, 213, 22), (235, 195, 15)],
        "gold",
        creases=[[(206, 222), (212, 212), (220, 206)], [(218, 226), (220, 214), (226, 208)]],
    )
    art.shape(tube_region(art, [(236, 195, 13), (243, 184, 13)]), "skin", line=2)
    garments.cuff(art, 236, 194, 16, 38, "cream", height=9)
    with art.at(248, 180, 1.06, flip=True):
        hands.fist(art)
    garments.puff_sleeve(art, 204, 176, 20, 24, -20, "red", "gold")
    garments.puff_sleeve(art, 120, 176, 20, 24, 30, "red", "gold")
    garments.cuff(art, 71, 243, 17, 218, "cream", height=9)
    with art.at(64, 256, 1.05, rot=28):
        hands.fist(art, "up")
    with art.at(162, 137, heads.SCALE_FANTE, rot=2, flip=True):
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
