"""The four queens: crowned over veil or hair, each with a thing of her own.

Every function paints the upper half of a card (see `costume`).
"""

from typing import Final

from art.french import attributes, hands
from art.french.costume import LIGHT, arm, brocade, fur_band, mantle, puff
from art.heads.crowns import diadem, leaf_crown, spiked_crown
from art.heads.faces import front_face, profile_face, side_face
from art.heads.features import neck, strands
from art.heads.hair import HAIR, curl_row, long_hair, parted_front, profile_hair, side_front, veil
from art.heads.people import Face, Mood
from art.plates import Detail, Drawing, Region, fold, lozenge

HEAD: Final = 1.2
CHIN: Final = (150.0, 142.0)

DIAMONDS: Final = Face(
    hair="ochre", nose="small", brow=1.8, lashes=True, mood=Mood(lid=0.14, gaze=(-0.8, 0.2), mouth="smile")
)
HEARTS: Final = Face(hair="brown", jaw="round", brow=2.0, lashes=True, mood=Mood(lid=0.1, brow=0.8, mouth="smile"))
SPADES: Final = Face(
    hair="umber", jaw="long", nose="straight", brow=2.2, lashes=True, mood=Mood(lid=0.26, worry=-0.6, gaze=(-0.7, 0))
)
CLUBS: Final = Face(
    hair="dark_brown", nose="soft", brow=1.9, lashes=True, mood=Mood(lid=0.1, gaze=(-0.3, 0.4), mouth="smile")
)


def _bodice(art: Drawing, fill: str, waist: float) -> Region:
    """A laced bodice from the shoulders down; `waist` draws it in."""
    return art.shape(
        [
            (112, 164),
            (130, 172),
            (150, 178),
            (170, 172),
            (188, 164),
            (200, 186),
            (192 - waist, 232),
            (208, 310),
            (92, 310),
            (108 + waist, 232),
            (100, 186),
        ],
        fill,
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.22),
    )


def _neckline(art: Drawing, trim: str) -> None:
    """Bare shoulders above the bodice with an edging and a pendant."""
    art.shape(
        [(126, 150), (174, 150), (192, 163), (180, 180), (165, 190), (150, 194), (135, 190), (120, 180), (108, 163)],
        "skin",
        line=2.1,
        hatch=LIGHT,
    )
    art.shape(
        [
            (106, 160, 1),
            (116, 166),
            (122, 178),
            (136, 187),
            (150, 191),
            (164, 187),
            (178, 178),
            (184, 166),
            (194, 160, 1),
            (190, 176),
            (180, 188),
            (166, 197),
            (150, 201),
            (134, 197),
            (120, 188),
            (110, 176),
        ],
        trim,
        line=2.1,
        hatch=LIGHT,
    )


def _necklace(art: Drawing, stone: str, half: float = 22) -> None:
    """A string of pearls with a stone, `half` units to each side of the middle."""
    for x, y in ((-1.0, 160), (-0.73, 166), (-0.41, 170), (0.41, 170), (0.73, 166), (1.0, 160)):
        art.shape(art.circle(150 + half * x, y, 2.9), "cream", line=1.4)
    lozenge(art, 150, 174, 5, 6.4, stone, "cream")


def queen_of_diamonds(art: Drawing) -> None:
    """Looks left; white veil and pointed diadem; a mirror in her hand."""
    cloak = mantle(
        art,
        [
            (110, 158),
            (80, 168),
            (50, 192),
            (32, 232),
            (20, 310),
            (280, 310),
            (268, 232),
            (250, 192),
            (220, 168),
            (190, 158),
        ],
        "gold",
        ([(56, 200), (48, 240), (42, 300)], [(244, 200), (254, 240), (258, 300)]),
    )
    brocade(art, cloak, "lozenges", "red", 23)
    bodice = _bodice(art, "red", 4)
    brocade(art, bodice, "fleurs", "gold", 26)
    art.shape(
        [(138, 196, 1), (162, 196, 1), (158, 250), (166, 310, 1), (134, 310, 1), (142, 250)],
        "cream",
        line=2.1,
        hatch=LIGHT,
    )
    for y in (212, 226, 240, 254):
        art.line([(140, y - 3), (160, y + 4)], 2.0, (0.8, 1, 0.8), smooth=False)
        art.line([(160, y - 3), (140, y + 4)], 2.0, (0.8, 1, 0.8), smooth=False)
    _neckline(art, "cream")
    with art.at(233, 190, 0.96, rot=4):
        attributes.mirror(art)
    arm(art, [(214, 194, 34), (252, 236, 31), (242, 206, 21)], "blue", "cream")
    arm(art, [(84, 194, 34), (70, 240, 31), (116, 246, 20)], "blue", "cream", "gold")
    with art.at(131, 244, 1.15, flip=True, rot=-6):
        hands.resting_hand(art)
    puff(art, 86, 188, 25, 28, 24, "cream", "blue")
    puff(art, 214, 188, 25, 28, -24, "cream", "blue")
    with art.at(234, 190, 1.22, rot=4):
        hands.grip(art)
    with art.at(*CHIN, HEAD, rot=-3):
        veil(art, "cream", 42, 0.92)
        with art.at(2, 0):
            neck(art, 14)
        side_face(art, DIAMONDS)
        side_front(art, DIAMONDS.hair, -12)
        curl_row(art, DIAMONDS.hair, ((24, -14, 6.5), (25, -3, 6)))
        diadem(art, "gold", "red")
    _necklace(art, "red", half=14)


def queen_of_hearts(art: Drawing) -> None:
    """Faces us; long brown hair under a leaf coronet; a rose in her hand."""
    cloak = mantle(
        art,
        [
            (112, 158),
            (82, 168),
            (54, 190),
            (36, 230),
            (22, 310),
            (278, 310),
            (264, 230),
            (246, 190),
            (218, 168),
            (188, 158),
        ],
        "red",
        ([(58, 202), (50, 240), (44, 300)], [(242, 202), (252, 240), (256, 300)]),
    )
    brocade(art, cloak, "crosses", "gold", 25)
    bodice = _bodice(art, "blue", 5)
    brocade(art, bodice, "scales", "gold", 22)
    for x0, x1 in ((124, 112), (176, 188)):
        fur_band(art, [(x0, 196), ((x0 + x1) / 2, 236), (x1, 306)], 15)
    _neckline(art, "gold")
    arm(art, [(86, 196, 34), (72, 258, 31), (80, 234, 21)], "gold", "cream")
    arm(art, [(216, 196, 34), (236, 242, 31), (182, 250, 20)], "gold", "cream")
    with art.at(168, 248, 1.15, rot=8):
        hands.resting_hand(art)
    puff(art, 88, 190, 24, 27, 26, "red", "cream")
    puff(art, 212, 190, 24, 27, -26, "red", "cream")
    with art.at(66, 212, 0.96, rot=-10):
        attributes.rose(art, 22)
    with art.at(66, 214, 1.22, rot=-12, flip=True):
        hands.stem_hand(art)
    with art.at(*CHIN, HEAD, rot=2):
        long_hair(art, HEARTS.hair, 1.06, 44)
        neck(art, 14)
        front_face(art, HEARTS)
        parted_front(art, HEARTS.hair, 0)
        leaf_crown(art, "gold", "red", 0.96)
    _necklace(art, "red", half=14)


def queen_of_spades(art: Drawing) -> None:
    """Looks right, dark and grave; a blue veil under a spiked crown; an open fan."""
    cloak = mantle(
        art,
        [
            (112, 158),
            (82, 168),
            (52, 192),
            (34, 232),
            (20, 310),
            (280, 310),
            (266, 232),
            (248, 192),
            (218, 168),
            (188, 158),
        ],
        "blue",
        ([(60, 206), (50, 244), (46, 300)], [(84, 200), (74, 250), (72, 300)], [(244, 204), (254, 244), (256, 300)]),
    )
    brocade(art, cloak, "dots", "gold", 23)
    bodice = _bodice(art, "cream", 2)
    brocade(art, bodice, "stripes", "umber", 19, lean=0)
    art.shape([(136, 196, 1), (164, 196, 1), (150, 300, 1)], "gold", line=2.1, hatch=LIGHT)
    for y, half in ((210, 10), (226, 7.6), (242, 5.2)):
        lozenge(art, 150, y, half * 0.6, half * 0.7, "red")
    _neckline(art, "red")
    arm(art, [(84, 196, 34), (66, 244, 31), (114, 252, 20)], "red", "cream")
    with art.at(130, 250, 1.15, flip=True, rot=-4):
        hands.resting_hand(art)
    arm(art, [(222, 200, 32), (258, 250, 31), (234, 234, 21)], "red", "cream")
    puff(art, 86, 190, 25, 28, 24, "umber", "gold")
    puff(art, 218, 190, 25, 28, -24, "umber", "gold")
    with art.at(222, 222, 1.0, rot=14):
        attributes.fan(art)
    with art.at(222, 226, 1.2, rot=20):
        hands.grip(art)
    with art.at(*CHIN, HEAD, rot=3, flip=True):
        veil(art, "blue", 40, 0.9)
        with art.at(2, 0):
            neck(art, 14)
        side_face(art, SPADES)
        side_front(art, SPADES.hair, -2)
        spiked_crown(art, "gold", "red", 7)
    _necklace(art, "blue", half=14)


def queen_of_clubs(art: Drawing) -> None:
    """In profile to the left, her hair in a pearl-strung plait; a three-leaved flower."""
    cloak = mantle(
        art,
        [
            (110, 158),
            (80, 166),
            (50, 190),
            (32, 232),
            (20, 310),
            (280, 310),
            (268, 232),
            (250, 190),
            (220, 166),
            (190, 158),
        ],
        "umber",
        ([(54, 200), (46, 240), (42, 300)], [(246, 200), (256, 240), (258, 300)]),
    )
    brocade(art, cloak, "scales", "gold", 24)
    bodice = _bodice(art, "gold", 4)
    brocade(art, bodice, "lozenges", "red", 22)
    panel = art.shape(
        [(130, 192), (150, 198), (170, 192), (162, 236), (174, 310, 1), (126, 310, 1), (138, 236)],
        "blue",
        line=2.2,
        hatch=LIGHT,
    )
    for points in ([(142, 202), (144, 236), (138, 296)], [(158, 202), (157, 236), (163, 296)]):
        fold(art, points, panel, 1.6, depth=5)
    _neckline(art, "blue")
    with art.at(228, 198, 0.96, rot=8):
        attributes.trefoil_flower(art)
    arm(art, [(84, 194, 34), (66, 242, 31), (114, 252, 20)], "red", "gold", "gold")
    with art.at(129, 250, 1.15, flip=True, rot=-8):
        hands.resting_hand(art)
    arm(art, [(216, 196, 34), (252, 244, 31), (246, 214, 21)], "red", "gold")
    puff(art, 86, 188, 25, 28, 24, "gold", "umber")
    puff(art, 214, 188, 25, 28, -24, "gold", "umber")
    with art.at(229, 198, 1.22, rot=8):
        hands.stem_hand(art)
    with art.at(CHIN[0] + 4, CHIN[1], HEAD, rot=-2):
        plait = art.shape(
            [
                (18, -22),
                (30, -24),
                (36, -10),
                (34, 8),
                (40, 26),
                (36, 44),
                (28, 54, 1),
                (24, 40),
                (26, 24),
                (20, 8),
                (22, -8),
            ],
            CLUBS.hair,
            line=2.3,
            hatch=HAIR,
        )
        for y in (-10, 2, 14, 26, 38):
            art.line([(18, y + 6), (30, y), (42, y + 6)], 1.8, (0.5, 1, 0.5), clip=plait)
            if art.detail > Detail.SMALL:
                art.shape(art.circle(30, y + 4, 2.2), "cream", line=1.2)
        with art.at(4, 0):
            neck(art, 14)
        profile_face(art, CLUBS)
        profile_hair(art, CLUBS.hair, -10)
        bun = art.shape(
            [(22, -50), (36, -50), (43, -38), (40, -24), (28, -20), (20, -28)], CLUBS.hair, line=2.2, hatch=HAIR
        )
        strands(art, [[(24, -46), (34, -42), (38, -28)], [(24, -38), (30, -34), (32, -24)]], bun)
        with art.at(2, 0, rot=4):
            leaf_crown(art, "gold", "blue", 0.94)
    _necklace(art, "blue")
