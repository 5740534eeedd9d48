"""The four kings: crowned and bearded, with axe, sword, harp and orb.

Every function paints the upper half of a card (see `costume`).
"""

from typing import Final

from art.french import attributes, hands
from art.french.costume import LIGHT, arm, brocade, ermine, fur_band, mantle, puff
from art.heads.crowns import arched_crown, leaf_crown, lily_crown, spiked_crown
from art.heads.faces import front_face, profile_face, side_face
from art.heads.features import neck, strands
from art.heads.hair import HAIR, curl_row, profile_hair, side_front
from art.heads.people import Face, Mood
from art.plates import Drawing, button_row, fold, lozenge

HEAD: Final = 1.18
CHIN: Final = (150.0, 136.0)

DIAMONDS: Final = Face(
    hair="brown", nose="straight", brow=2.8, beard="pointed", moustache="trim", mood=Mood(worry=-0.6)
)
HEARTS: Final = Face(
    hair="ochre", jaw="round", brow=2.9, beard="square", moustache="bush", mood=Mood(worry=-1.2, lid=0.12)
)
SPADES: Final = Face(
    hair="umber",
    jaw="long",
    nose="hooked",
    brow=3.0,
    beard="forked",
    moustache="curl",
    mood=Mood(worry=0.8, lid=0.3, gaze=(-0.8, 0.6)),
)
CLUBS: Final = Face(
    hair="silver",
    jaw="square",
    nose="hooked",
    brow=2.6,
    beard="full",
    moustache="droop",
    aged=True,
    mood=Mood(worry=0.4, lid=0.12, gaze=(-0.9, -0.2)),
)


def king_of_diamonds(art: Drawing) -> None:
    """In profile to the right, a brown pointed beard, a battle axe."""
    cloak = mantle(
        art,
        [
            (112, 154),
            (80, 162),
            (48, 186),
            (30, 228),
            (18, 310),
            (282, 310),
            (270, 228),
            (252, 186),
            (220, 162),
            (188, 154),
        ],
        "gold",
        ([(54, 198), (46, 240), (40, 300)], [(246, 200), (256, 240), (260, 300)]),
    )
    brocade(art, cloak, "fleurs", "red", 27)
    robe = art.shape(
        [(112, 158), (188, 158), (204, 184), (206, 310), (94, 310), (96, 184)],
        "blue",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    brocade(art, robe, "crosses", "gold", 22)
    with art.at(226, 200, 0.94, rot=4):
        attributes.axe(art)
    arm(art, [(214, 190, 38), (222, 246, 34), (234, 220, 23)], "red", None, "gold")
    arm(art, [(84, 190, 38), (64, 240, 34), (112, 250, 23)], "red", "cream", "gold")
    with art.at(128, 248, 1.28, flip=True, rot=-6):
        hands.resting_hand(art)
    ermine(
        art,
        [
            (104, 156),
            (150, 170),
            (196, 156),
            (222, 168),
            (236, 192),
            (226, 206),
            (206, 196),
            (182, 204),
            (150, 214),
            (118, 204),
            (94, 196),
            (74, 206),
            (64, 192),
            (78, 168),
        ],
        [
            (84, 178),
            (78, 194),
            (104, 180),
            (126, 192),
            (150, 184),
            (150, 202),
            (174, 192),
            (196, 180),
            (216, 178),
            (222, 194),
        ],
    )
    with art.at(227, 204, 1.32, rot=4):
        hands.grip(art)
    with art.at(CHIN[0] - 4, CHIN[1], HEAD, rot=2, flip=True):
        back = art.shape(
            [
                (2, -58),
                (18, -56),
                (30, -44),
                (34, -26),
                (31, -8),
                (36, 6),
                (30, 16, 1),
                (22, 10),
                (12, 14),
                (4, -4),
                (0, -24),
            ],
            DIAMONDS.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(22, -36), (28, -18), (26, 6)], [(16, -34), (20, -14), (18, 8)]], back)
        with art.at(5, 0):
            neck(art, 18)
        profile_face(art, DIAMONDS)
        profile_hair(art, DIAMONDS.hair, -4)
        spiked_crown(art, "gold", "red", 5)
    lozenge(art, 150, 214, 8, 9, "red", "cream")


def king_of_hearts(art: Drawing) -> None:
    """Faces us, square-bearded and fair, a sword raised beside his head."""
    cloak = mantle(
        art,
        [
            (112, 154),
            (82, 162),
            (52, 186),
            (34, 228),
            (20, 310),
            (280, 310),
            (266, 228),
            (248, 186),
            (218, 162),
            (188, 154),
        ],
        "red",
        ([(56, 196), (48, 240), (44, 300)], [(244, 196), (252, 240), (256, 300)]),
    )
    brocade(art, cloak, "dots", "gold", 24)
    robe = art.shape(
        [(112, 158), (188, 158), (206, 186), (206, 310), (94, 310), (94, 186)],
        "gold",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    brocade(art, robe, "lozenges", "blue", 23)
    fur_band(art, [(150, 164), (150, 240), (150, 306)], 22, 19)
    arm(art, [(214, 190, 38), (258, 232, 34), (240, 190, 24)], "blue", "cream")
    arm(art, [(86, 190, 38), (66, 242, 34), (112, 254, 23)], "blue", "cream", "gold")
    with art.at(128, 252, 1.28, flip=True, rot=-2):
        hands.resting_hand(art)
    with art.at(236, 168, 0.92, rot=3):
        attributes.longsword(art)
    puff(art, 86, 184, 27, 30, 24, "red", "gold")
    puff(art, 212, 184, 27, 30, -24, "red", "gold")
    with art.at(236, 170, 1.3, rot=3):
        hands.grip(art)
    with art.at(*CHIN, HEAD):
        back = art.shape(
            [
                (0, -60),
                (20, -56),
                (30, -42),
                (34, -22),
                (38, -4),
                (33, 8),
                (36, 18, 1),
                (22, 16),
                (-22, 16),
                (-36, 18, 1),
                (-33, 8),
                (-38, -4),
                (-34, -22),
                (-30, -42),
                (-20, -56),
            ],
            HEARTS.hair,
            line=2.3,
            hatch=HAIR,
        )
        for side in (-1, 1):
            strands(
                art,
                [
                    [(side * 22, -40), (side * 30, -18), (side * 30, 8)],
                    [(side * 20, -20), (side * 25, -4), (side * 23, 10)],
                ],
                back,
            )
        neck(art, 18)
        front_face(art, HEARTS)
        for side in (-1, 1):
            art.shape(
                [
                    (side * 16, -49),
                    (side * 23, -46),
                    (side * 26, -30),
                    (side * 21, -18, 1),
                    (side * 19, -28),
                    (side * 17, -40),
                ],
                HEARTS.hair,
                line=1.9,
            )
        lily_crown(art, "gold", "red")


def king_of_spades(art: Drawing) -> None:
    """Looks left with heavy lids, a forked dark beard; he plays a small harp."""
    cloak = mantle(
        art,
        [
            (112, 154),
            (82, 162),
            (50, 186),
            (32, 230),
            (18, 310),
            (282, 310),
            (268, 230),
            (250, 186),
            (218, 162),
            (188, 154),
        ],
        "blue",
        ([(54, 200), (46, 242), (40, 300)], [(246, 204), (256, 244), (260, 300)]),
    )
    brocade(art, cloak, "fleurs", "gold", 27)
    robe = art.shape(
        [(112, 158), (188, 158), (204, 184), (206, 310), (94, 310), (96, 184)],
        "red",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    brocade(art, robe, "scales", "gold", 24)
    fur_band(art, [(118, 158), (122, 200), (112, 250), (104, 306)], 20, 18)
    fur_band(art, [(182, 158), (178, 200), (188, 250), (196, 306)], 20, 18)
    arm(art, [(216, 190, 38), (258, 244, 34), (246, 230, 23)], "umber", "gold", "gold")
    with art.at(222, 202, 1.06, rot=4):
        attributes.harp(art)
    arm(art, [(84, 190, 38), (82, 246, 34), (144, 226, 22)], "umber", "gold", "gold")
    with art.at(160, 220, 1.25, flip=True, rot=-22):
        hands.resting_hand(art)
    puff(art, 86, 184, 27, 30, 24, "gold", "blue")
    puff(art, 214, 184, 27, 30, -24, "gold", "blue")
    with art.at(234, 220, 1.28, rot=10):
        hands.grip(art)
    with art.at(*CHIN, HEAD, rot=-4):
        back = art.shape(
            [
                (-4, -58),
                (20, -56),
                (30, -42),
                (34, -22),
                (38, 0),
                (34, 14),
                (40, 26, 1),
                (28, 24),
                (18, 28, 1),
                (8, 8),
                (-4, -20),
                (-20, -30),
                (-22, -46),
            ],
            SPADES.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(22, -40), (29, -16), (30, 16)], [(16, -40), (22, -14), (22, 16)]], back)
        with art.at(3, 0):
            neck(art, 18)
        side_face(art, SPADES)
        side_front(art, SPADES.hair, -8)
        leaf_crown(art, "gold", "blue")


def king_of_clubs(art: Drawing) -> None:
    """Looks right, white-bearded, under an arched crown; an orb on his palm."""
    cloak = mantle(
        art,
        [
            (112, 154),
            (80, 162),
            (48, 186),
            (30, 228),
            (18, 310),
            (282, 310),
            (270, 228),
            (252, 186),
            (220, 162),
            (188, 154),
        ],
        "umber",
        ([(54, 198), (46, 240), (40, 300)], [(246, 200), (256, 240), (260, 300)]),
    )
    brocade(art, cloak, "lozenges", "gold", 24)
    robe = art.shape(
        [(112, 158), (188, 158), (206, 186), (206, 310), (94, 310), (94, 186)], "cream", line=2.5, hatch=LIGHT
    )
    brocade(art, robe, "stripes", "red", 20)
    plastron = art.shape(
        [(128, 160), (172, 160), (176, 220), (168, 310, 1), (132, 310, 1), (124, 220)],
        "gold",
        line=2.3,
        hatch=HAIR.but(angle=12, share=0.25),
    )
    for points in ([(138, 176), (136, 230), (140, 300)], [(164, 176), (165, 230), (160, 300)]):
        fold(art, points, plastron, 1.7, depth=6)
    button_row(art, [(150, 200), (150, 218), (150, 236)], 4.6, "red")
    arm(art, [(84, 190, 38), (66, 242, 34), (112, 252, 23)], "blue", "cream", "gold")
    with art.at(128, 250, 1.28, flip=True, rot=-8):
        hands.resting_hand(art)
    with art.at(234, 186, 1.0, rot=2):
        attributes.orb(art)
    arm(art, [(214, 190, 38), (250, 248, 34), (242, 218, 23)], "blue", "cream", None)
    puff(art, 86, 184, 27, 30, 24, "red", "cream")
    puff(art, 212, 184, 27, 30, -24, "red", "cream")
    with art.at(234, 192, 1.3):
        hands.cupped_hand(art)
    with art.at(CHIN[0], CHIN[1] + 6, 1.1, rot=3, flip=True):
        curl_row(
            art,
            CLUBS.hair,
            ((16, -50, 10), (26, -40, 10), (29, -26, 10), (29, -11, 10), (31, 4, 9.6), (25, 16, 9), (14, 12, 8)),
        )
        with art.at(3, 0):
            neck(art, 18)
        side_face(art, CLUBS)
        art.shape([(12, -50), (21, -48), (25, -34), (21, -24), (18, -28), (16, -40)], CLUBS.hair, line=1.9)
        curl_row(art, CLUBS.hair, ((22, -34, 6.4), (23, -23, 6)))
        arched_crown(art, "gold", "red")
