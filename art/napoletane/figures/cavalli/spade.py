"""The cavallo di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, horses, people, poses, props, tack
from art.napoletane.figures.cavalli.shared import TORSO, leaning
from art.plates import Detail, Drawing, Hatch, button_row, fold, strap


def cavallo_spade(art: Drawing) -> None:
    """The Moor: blue turban, scimitar swung up at left, looks left; his horse walks right with arched neck."""
    tack.perspective_slab(art, "blue", "right")
    look = horses.Coat("bay", "umber", "gold", "blue", mane_length=32, mane_locks=8, mane_sway=-10)
    horse, bit = horses.draw_horse(art, poses.WALK_FAR, look)
    tack.breast_strap(art, "green", "gold", horse)
    tack.reins(art, bit, (184, 226), "gold", 16)
    tack.saddlecloth(art, "gold", "green", box=(86, 156, 236, 302), border="chain")
    footwear.leg(art, [(124, 234, 21, 21), (150, 256, 19, 19), (164, 280, 15, 15), (157, 304, 11, 11)], "red")
    footwear.boot(art, 156, 340, 1, "cream", height=42, length=38, rot=-4, top="red", width=12, spur=True)
    tack.stirrup(art, 166, 360)
    garments.skirt(
        art,
        [(96, 214), (88, 236), (82, 258)],
        [(156, 214), (168, 236), (178, 256)],
        "gold",
        5,
        trim="red",
        trim_height=7,
    )
    with leaning(art, 126, 230, -5):
        _moor(art)


def _moor(art: Drawing) -> None:
    """Rider of the horse of swords from the waist up: open green vest, necklace, sash, wide red sleeves."""
    vest = art.shape(
        [
            (97, 152),
            (114, 138),
            (142, 138),
            (157, 152),
            (160, 176),
            (153, 200),
            (154, 220),
            (126, 226),
            (98, 220),
            (101, 198),
            (93, 176),
        ],
        "green",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 8, 0.13, 3.0, 1.05, dots=False)],
    )
    shirt = art.shape(
        [(110, 138), (143, 138, 1), (137, 172), (126, 204, 1), (115, 172)],
        "cream",
        line=1.9,
        hatch=Hatch(25, 8, 0.3),
    )
    for x in (120, 126, 132):
        art.line([(x, 178), (126 + (x - 126) * 0.5, 198)], 1.1, (1, 0.8, 0.1), clip=shirt, detail=Detail.MID)
    necklace = [(107, 150), (111, 160), (118, 169), (126, 173), (134, 169), (141, 160), (145, 150)]
    button_row(art, necklace, 3.3, "gold")
    for side in (-1, 1):
        fold(art, [(126 + side * 24, 172), (126 + side * 20, 192), (126 + side * 21, 212)], vest, 1.5, depth=6)
        edge = [(126 + side * 17, 140), (126 + side * 12, 172), (126 + side * 2, 208)]
        strap(art, edge, 5, "gold", line=1.5, studs=7, clip=vest)
    sash = garments.belt(art, 96, 156, 204, "red", vest, drop=5, height=17)
    for dy in (5, 11):
        art.line([(96, 205 + dy), (126, 210 + dy), (156, 204 + dy)], 1.2, (0.3, 1, 0.3), clip=sash, detail=Detail.MID)
    garments.sleeve(
        art,
        [(154, 166, 30), (174, 188, 28), (178, 208, 24), (182, 222, 15)],
        "red",
        creases=[
            [(188, 192), (176, 192), (166, 188)],
            [(189, 202), (178, 200), (168, 196)],
            [(188, 212), (180, 212), (172, 208)],
        ],
    )
    with art.at(186, 226, rot=28, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 180, 217, 16, 160, "gold", height=8)
    garments.sleeve(
        art,
        [(100, 166, 30), (80, 190, 28), (62, 184, 24), (56, 160, 15)],
        "red",
        shade=60,
        creases=[
            [(74, 202), (78, 190), (88, 184)],
            [(66, 198), (72, 186), (84, 178)],
            [(58, 190), (66, 180), (78, 172)],
        ],
    )
    with art.at(57, 146, 0.98, rot=22):
        props.scimitar(art, 116)
    with art.at(57, 146, rot=2):
        hands.fist(art)
    garments.cuff(art, 56, 162, 16, -12, "gold", height=9)
    with art.at(127, 125, heads.SCALE_RIDER, rot=2):
        heads.three_quarter_head(art, people.MOOR, hats.turban("blue", "red", "gold", rise=0.6))
