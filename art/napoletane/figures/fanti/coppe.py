"""The fante di coppe, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.cups import slim_cup
from art.plates import Detail, Drawing, Hatch, fold, strap

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)


def fante_coppe(art: Drawing) -> None:
    """Girlish page with her weight on one leg, looking at the cup on her palm at left, the other hand on a dagger."""
    footwear.slab(art, "red")
    with art.at(8, 0):
        with leaning(art, 184, 262, -6), art.at(0, -4):
            _far_leg(art)
        with leaning(art, 142, 262, -3):
            _near_leg(art)
        with leaning(art, 160, 280, -3):
            _upper_body(art)


def _far_leg(art: Drawing) -> None:
    """The leg at right that bears no weight, its foot turned out."""
    footwear.leg(
        art,
        [(184, 350, 15, 15), (186, 378, 13, 14), (185, 396, 12, 14), (184, 416, 9, 9.6), (184, 432, 8.4, 8.4)],
        "green",
    )
    footwear.side_shoe(art, 186, 429, 1, "cream", length=38)
    garments.breech_leg(
        art,
        [(160, 270), (161, 304), (160, 340), (168, 356), (186, 362), (204, 354), (212, 330), (208, 296), (198, 268)],
        "gold",
        ((182, 268), (187, 358)),
    )
    footwear.garter(art, 170, 204, 362, "red")


def _near_leg(art: Drawing) -> None:
    """The leg at left, which carries the page."""
    footwear.leg(
        art,
        [(134, 350, 15, 15), (130, 378, 13.5, 13), (127, 396, 13, 12.5), (126, 416, 9, 9.4), (126, 432, 8.4, 8.4)],
        "green",
    )
    footwear.front_shoe(art, 125, 428, "cream", turn=6, facing=-1)
    garments.breech_leg(
        art,
        [(124, 268), (112, 296), (106, 330), (112, 354), (130, 362), (148, 356), (159, 340), (166, 304), (168, 270)],
        "gold",
        ((142, 268), (132, 358)),
    )
    footwear.garter(art, 116, 150, 362, "red", bow=-1)


def _upper_body(art: Drawing) -> None:
    """Doublet, arms and head, the cup at left."""
    _striped_doublet(art)
    garments.sleeve(
        art,
        [(204, 178, 29), (230, 210, 25), (226, 238, 21), (200, 255, 15)],
        "red",
        shade=40,
        creases=[[(242, 224), (232, 220), (224, 212)], [(236, 238), (228, 232), (220, 226)]],
    )
    with art.at(190, 264, 1.12, rot=-40):
        props.dagger(art, 84)
    with art.at(190, 261, 1.04, rot=-16):
        hands.fist(art)
    garments.cuff(art, 205, 253, 17, 245, "cream", height=9)
    garments.puff_sleeve(art, 204, 176, 21, 24, -22, "red", "cream")
    garments.sleeve(
        art,
        [(114, 180, 29), (98, 220, 26), (84, 228, 22), (68, 204, 16)],
        "red",
        shade=60,
        creases=[[(96, 240), (94, 230), (104, 220)], [(84, 238), (86, 226), (98, 218)]],
    )
    garments.cuff(art, 70, 207, 18, -36, "cream", height=10)
    garments.puff_sleeve(art, 116, 178, 21, 24, 22, "red", "cream")
    with art.at(60, 186, 1.06, rot=-14):
        hands.tray_fingers(art)
    with art.at(60, 130):
        slim_cup(art)
    with art.at(60, 186, 1.06, rot=-14):
        hands.tray_palm(art)
    with art.at(160, 132, heads.SCALE_FANTE, rot=3):
        heads.three_quarter_head(art, people.MAIDEN, hats.beret("green", "blue", "red"))
    garments.scallop_collar(art, 160, 152, 40, "gold", 7, 10)


def _striped_doublet(art: Drawing) -> None:
    """Green doublet with a white and blue stripe down the front and a buckled belt."""
    doublet = art.shape(
        [
            (114, 164),
            (136, 152),
            (184, 152),
            (206, 164),
            (208, 186),
            (198, 212),
            (192, 238),
            (200, 262),
            (210, 284),
            (186, 292),
            (160, 288),
            (134, 292),
            (110, 284),
            (120, 262),
            (128, 238),
            (122, 212),
            (112, 186),
        ],
        "green",
        line=2.5,
        hatch=[TORSO.but(angle=12, bend=0.25), Hatch(55, 9, 0.13, 3.0, 1.1, dots=False)],
    )
    art.shape([(150, 152), (170, 152), (168, 200), (169, 288), (151, 288), (152, 200)], "cream", line=1.9)
    art.shape([(155, 152), (165, 152), (163.6, 200), (164.4, 288), (155.6, 288), (156.4, 200)], "blue", line=1.6)
    for side in (-1, 1):
        for k, detail in ((17, Detail.SMALL), (27, Detail.MID)):
            upper = [(160 + side * k, 172), (160 + side * (k - 3), 206), (160 + side * (k - 6), 236)]
            fold(art, upper, doublet, 1.6, depth=6, detail=detail)
            lower = [(160 + side * (k - 2), 258), (160 + side * (k + 6), 284)]
            fold(art, lower, doublet, 1.6, depth=6, detail=detail)
        fold(art, [(160 + side * 34, 178), (160 + side * 31, 200)], doublet, 1.1, depth=5, detail=Detail.FULL)
        strap(
            art,
            [(160 + side * 9, 288), (160 + side * 24, 289), (160 + side * 50, 281)],
            7,
            "gold",
            line=1.5,
            studs=6,
            clip=doublet,
        )
    garments.slashes(art, [(136, 186), (138, 204), (184, 186), (182, 204)], "red", 12)
    garments.belt(art, 126, 194, 238, "gold", doublet, buckle="cream")
