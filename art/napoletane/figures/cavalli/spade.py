"""The cavallo di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, horse_heads, horses, people, poses, props, tack
from art.napoletane.figures.cavalli.shared import TORSO
from art.napoletane.figures.stance import leaning
from art.plates import Detail, Drawing, Hatch, button_row, fold, strap


def cavallo_spade(art: Drawing) -> None:
    """The Moor: blue turban, scimitar swung up at left, looks left; his horse walks right with arched neck."""
    tack.perspective_slab(art, "blue", "right")
    look = horse_heads.Coat(
        "bay", "umber", "gold", "blue", star=True, ears=14, mane_length=36, mane_locks=8, mane_sway=-9, head_scale=1.08
    )
    horse, bit = horses.draw_horse(art, poses.COLLECTED, look)
    tack.breast_strap(art, "green", "gold", horse)
    tack.reins(art, bit, (180, 234), "gold", 12)
    tack.stirrup_leather(art, 166, 360, "gold")
    tack.saddlecloth(art, "gold", "green", box=(86, 156, 236, 302), border="chain")
    breeches = footwear.leg(
        art, [(122, 234, 22, 22), (150, 256, 22, 22), (168, 280, 18, 20), (162, 300, 14, 15)], "red"
    )
    for pleat in (
        [(150, 250), (166, 272), (162, 298)],
        [(142, 262), (156, 282), (157, 300)],
        [(168, 262), (178, 280), (170, 300)],
    ):
        fold(art, pleat, breeches, 1.6, depth=6)
    footwear.boot(art, 156, 340, 1, "cream", height=42, length=38, rot=-4, top="gold", width=12, spur=True)
    tack.stirrup(art, 166, 360)
    _robe_tails(art)
    with leaning(art, 126, 230, -5):
        _moor(art)


def _robe_tails(art: Drawing) -> None:
    """Tails of the robe below the sash, spread over thigh and saddle, with a red hem; ends of the sash fly behind."""
    for outline in (
        [
            (102, 206, 1),
            (84, 214),
            (62, 210),
            (44, 220),
            (30, 214, 1),
            (34, 226),
            (26, 234, 1),
            (46, 233),
            (66, 224),
            (86, 230),
            (104, 222, 1),
        ],
        [
            (102, 212, 1),
            (88, 226),
            (72, 232),
            (62, 246),
            (48, 248, 1),
            (56, 255),
            (54, 264, 1),
            (74, 252),
            (88, 240),
            (106, 228, 1),
        ],
    ):
        end = art.shape(outline, "red", line=2.1, hatch=Hatch(70, 8, 0.34, 2.4, 1.15))
        middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline[:4], outline[::-1][:4], strict=True)]
        art.line(middle, 1.4, (0.8, 1, 0.2), clip=end, detail=Detail.MID)
    tails = art.shape(
        [
            (97, 208, 1),
            (126, 214),
            (156, 208, 1),
            (168, 226),
            (182, 250),
            (168, 262),
            (144, 258),
            (124, 268),
            (104, 276),
            (82, 284),
            (72, 270),
            (84, 240),
        ],
        "gold",
        line=2.5,
        hatch=Hatch(20, 15, 0.26, 2.5, 1.35),
    )
    strap(
        art,
        [(72, 272), (84, 279), (104, 271), (124, 263), (144, 253), (168, 257), (183, 248)],
        7,
        "red",
        line=1.5,
        studs=15,
        clip=tails,
    )
    for start, end in (
        ((104, 216), (84, 268)),
        ((112, 218), (104, 264)),
        ((122, 220), (124, 256)),
        ((134, 219), (146, 248)),
        ((146, 217), (168, 250)),
    ):
        fold(art, [start, ((start[0] + end[0]) / 2 - 2, (start[1] + end[1]) / 2), end], tails, 1.7, depth=8, hook=3)


def _moor(art: Drawing) -> None:
    """Rider of the horse of swords from the waist up: open green vest, necklace, sash, wide red sleeves."""
    garments.sleeve(
        art,
        [(154, 166, 30), (176, 190, 28), (184, 212, 24), (178, 230, 15)],
        "red",
        creases=[
            [(190, 196), (178, 196), (168, 192)],
            [(194, 208), (184, 206), (173, 202)],
            [(193, 218), (185, 219), (176, 214)],
        ],
    )
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
    vest = art.shape(
        [
            (92, 154),
            (112, 138),
            (144, 138),
            (162, 154),
            (160, 178),
            (153, 200),
            (154, 220),
            (126, 226),
            (98, 220),
            (101, 198),
            (94, 178),
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
    for seam in ([(95, 151), (95, 166), (99, 182)], [(159, 151), (157, 168), (154, 182)]):
        strap(art, seam, 5, "gold", line=1.5, studs=5, clip=vest)
    sash = garments.belt(art, 96, 156, 204, "red", vest, drop=5, height=17)
    for dy in (5, 11):
        art.line([(96, 205 + dy), (126, 210 + dy), (156, 204 + dy)], 1.2, (0.3, 1, 0.3), clip=sash, detail=Detail.MID)
    with art.at(176, 240, rot=74, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 178, 230, 16, 194, "gold", height=8)
    with art.at(57, 146, 0.98, rot=22):
        props.scimitar(art, 116)
    with art.at(57, 146, 0.98, rot=6):
        hands.hilt_fist(art)
    garments.cuff(art, 56, 162, 16, -12, "gold", height=9)
    with art.at(127, 125, heads.SCALE_RIDER, rot=2):
        heads.three_quarter_head(art, people.MOOR, hats.turban("blue", "red", "gold", rise=0.6))
