"""The cavallo di coppe, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, horse_heads, horses, people, poses, tack
from art.napoletane.figures.cavalli.shared import SKIRT, TORSO, skirt_folds
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.cups import slim_cup
from art.plates import Detail, Drawing, Hatch, button_row, fold, lozenge, strap


def cavallo_coppe(art: Drawing) -> None:
    """Moustached gallant in a red cap looking right; his horse walks right lifting the near fore leg; cup at
    left."""
    tack.perspective_slab(art, "red", "right")
    look = horse_heads.Coat("taupe", "dark_brown", "gold", "red", mane_length=46, mane_sway=-4, head_scale=1.14)
    horse, bit = horses.draw_horse(art, poses.PRANCING, look)
    tack.crupper(art, "red")
    tack.breast_strap(art, "blue", "red", horse)
    tack.reins(art, bit, (184, 224), "gold", 14)
    tack.stirrup_leather(art, 158, 361, "gold")
    tack.saddlecloth(art, "green", "gold", fringe="red")
    footwear.leg(art, [(124, 232, 21, 21), (146, 256, 19, 19), (158, 278, 15, 15), (153, 304, 11.5, 11.5)], "red")
    footwear.boot(art, 148, 338, 1, "cream", height=38, length=38, rot=6, top="gold", width=12)
    tack.stirrup(art, 158, 361)
    with leaning(art, 126, 230, 4), art.at(126, 236, 0.92), art.at(-126, -236):
        _gallant(art)


def _gallant(art: Drawing) -> None:
    """Rider of the horse of cups from the waist up: gold tunic with a green placket, slashed puffs, ruff."""
    skirt = art.shape(
        [(98, 214), (126, 220), (154, 214), (166, 240), (152, 254), (126, 258), (100, 254), (90, 240)],
        "gold",
        line=2.4,
        hatch=SKIRT,
    )
    skirt_folds(art, skirt, 126, 222)
    tunic = art.shape(
        [
            (98, 148),
            (114, 136),
            (142, 136),
            (156, 148),
            (160, 172),
            (152, 198),
            (154, 220),
            (126, 226),
            (98, 220),
            (102, 198),
            (94, 172),
        ],
        "gold",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 8, 0.13, 3.0, 1.05, dots=False)],
    )
    art.shape(
        [(122, 136), (138, 136), (137, 172), (136, 224), (120, 224), (122, 172)],
        "green",
        line=2,
        hatch=Hatch(15, 6, 0.3),
    )
    button_row(art, [(129, y) for y in range(150, 206, 12)], 2.7)
    for line in ([(110, 156), (112, 180), (108, 204)], [(148, 158), (145, 180), (146, 204)]):
        fold(art, line, tunic, 1.4, depth=6, detail=Detail.MID)
    garments.slashes(art, [(105, 176), (106, 192), (150, 178), (149, 193)], "red", 11)
    strap(art, [(91, 246), (106, 253), (126, 254), (150, 251), (165, 245)], 6, "green", line=1.4, studs=11, clip=skirt)
    garments.belt(art, 97, 155, 207, "red", tunic, drop=4, height=11)
    lozenge(art, 126, 217, 8, 9, "gold")
    garments.sleeve(
        art,
        [(154, 164, 26), (172, 188, 23), (176, 206, 20), (184, 220, 15)],
        "green",
        creases=[[(184, 192), (174, 192), (166, 188)], [(184, 200), (176, 200), (168, 196)]],
    )
    with art.at(189, 224, rot=18, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 182, 216, 16, 150, "gold", height=8)
    garments.puff_sleeve(art, 153, 163, 16, 21, -24, "green", "gold")
    garments.bent_sleeve(
        art,
        [(102, 162, 27), (86, 182, 25), (71, 190, 22)],
        [(70, 190, 22), (62, 168, 20), (57, 142, 16)],
        "green",
        shade=60,
        creases=[
            [(62, 178), (72, 176), (80, 170)],
            [(72, 198), (74, 186), (84, 178)],
            [(62, 184), (70, 183), (78, 178)],
        ],
    )
    with art.at(52, 70, 0.78, rot=-5, stretch=1.06):
        slim_cup(art, 17)
    with art.at(55, 112, 0.86, rot=-5):
        hands.stem_grip(art)
    garments.cuff(art, 57, 137, 18, -6, "gold", height=10)
    garments.puff_sleeve(art, 100, 163, 16, 21, 44, "green", "gold")
    with art.at(126, 125, heads.SCALE_RIDER, rot=2, flip=True):
        heads.three_quarter_head(art, people.GALLANT, hats.riding_cap("red", "gold", "green", -1))
    garments.collar_ruff(art, 127, 138, 19, pleats=7)
