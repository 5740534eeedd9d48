"""The four jacks: young, beardless or nearly so, in hats, with weapons or a leaf.

Every function paints the upper half of a card (see `costume`); the mirror-turned half is made by `courts`.
"""

from typing import Final

from art.french import attributes, hands
from art.french.costume import arm, brocade, mantle, puff, ruff, scallops
from art.heads.faces import front_face, profile_face, side_face
from art.heads.features import ear, neck, strands
from art.heads.hair import HAIR, profile_hair, side_front
from art.heads.hats import beret, broad_hat, feathered_cap, hood
from art.heads.people import Face, Mood
from art.plates import Detail, Drawing, button_row, fold

HEAD: Final = 1.24
CHIN: Final = (150.0, 140.0)

DIAMONDS: Final = Face(
    hair="ochre", jaw="soft", nose="small", brow=2.0, mood=Mood(brow=1, gaze=(-1.0, 0.4), mouth="smile", lid=0.1)
)
HEARTS: Final = Face(hair="brown", jaw="round", brow=2.2, mood=Mood(brow=1.4, lid=0.1, gaze=(0.8, 0), mouth="smile"))
SPADES: Final = Face(hair="umber", nose="straight", brow=2.5, mood=Mood(worry=-0.3, gaze=(-0.6, 0)))
CLUBS: Final = Face(
    hair="dark_brown",
    jaw="long",
    nose="straight",
    brow=2.6,
    mood=Mood(worry=-1.0, lid=0.22, gaze=(-0.9, -0.3), mouth="smile"),
)


def jack_of_diamonds(art: Drawing) -> None:
    """Looks right under a broad gold hat, a partisan in his hand."""
    cloak = mantle(
        art,
        [
            (116, 158),
            (84, 166),
            (52, 186),
            (34, 226),
            (20, 310),
            (280, 310),
            (268, 226),
            (250, 188),
            (214, 166),
            (184, 158),
        ],
        "gold",
        ([(62, 190), (52, 226), (44, 290)], [(238, 190), (250, 228), (256, 290)], [(80, 176), (70, 226), (66, 300)]),
    )
    brocade(art, cloak, "dots", "red", 22)
    coat = art.shape(
        [(118, 158), (182, 158), (198, 180), (200, 310), (100, 310), (102, 180)],
        "red",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    brocade(art, coat, "lozenges", "gold", 24)
    placket = art.shape(
        [(140, 160), (160, 160), (163, 310, 1), (137, 310, 1)],
        "blue",
        line=2.1,
        hatch=HAIR.but(angle=10, depth=6, share=0.3),
    )
    button_row(art, [(150, 182), (150, 202), (150, 222), (150, 242)], 4)
    fold(art, [(138, 170), (136, 220), (134, 280)], placket, 0, depth=4)
    arm(art, [(82, 184, 36), (66, 226, 32), (108, 240, 22)], "blue", "cream", "gold")
    with art.at(122, 238, 1.25, flip=True, rot=-10):
        hands.resting_hand(art)
    with art.at(236, 196, 1.0, rot=3):
        attributes.partisan(art)
    arm(art, [(214, 182, 36), (222, 234, 33), (244, 210, 23)], "blue", None, "gold")
    puff(art, 84, 182, 26, 30, 22, "red", "cream")
    puff(art, 214, 180, 26, 30, -22, "red", "cream")
    with art.at(237, 196, 1.3, rot=3):
        hands.grip(art)
    with art.at(*CHIN, HEAD, rot=2, flip=True):
        back = art.shape(
            [
                (0, -62),
                (20, -58),
                (30, -44),
                (34, -24),
                (37, -8),
                (31, 2),
                (33, 12, 1),
                (24, 10),
                (15, 13),
                (6, 0),
                (-6, -20),
                (-14, 0),
                (-23, 2),
                (-27, -10),
                (-24, -28),
                (-22, -46),
                (-14, -58),
            ],
            DIAMONDS.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(
            art,
            [[(20, -44), (29, -26), (30, 0)], [(15, -46), (23, -26), (23, 6)], [(-22, -24), (-23, -12), (-19, -2)]],
            back,
        )
        with art.at(3, 0):
            neck(art, 16)
        side_face(art, DIAMONDS)
        side_front(art, DIAMONDS.hair, 0)
        broad_hat("gold", "red", "blue")(art)
    scallops(art, 150, 168, 46, 12, "cream", 7)


def jack_of_hearts(art: Drawing) -> None:
    """Faces us in a red beret and ruff, a great leaf in his hand."""
    cloak = mantle(
        art,
        [
            (120, 160),
            (88, 168),
            (58, 190),
            (40, 232),
            (26, 310),
            (276, 310),
            (262, 232),
            (244, 190),
            (212, 168),
            (180, 160),
        ],
        "red",
        ([(64, 196), (56, 236), (52, 296)], [(240, 196), (248, 236), (250, 296)]),
    )
    brocade(art, cloak, "crosses", "gold", 26, lean=8)
    coat = art.shape([(112, 164), (188, 164), (204, 186), (204, 310), (96, 310), (96, 186)], "cream", line=2.5)
    brocade(art, coat, "stripes", "blue", 17)
    art.shape(
        [(142, 166, 1), (158, 166, 1), (166, 310, 1), (134, 310, 1)],
        "gold",
        line=2.2,
        hatch=HAIR.but(angle=10, depth=8, share=0.3),
    )
    for y in (190, 212, 234):
        art.line([(136, y), (150, y + 5), (164, y)], 2.4, (0.6, 1, 0.6))
        art.shape(art.circle(150, y + 4, 4.4), "red", line=1.8)
    with art.at(228, 178, 1.08, rot=8):
        attributes.great_leaf(art)
    arm(art, [(214, 190, 36), (250, 226, 31), (236, 194, 22)], "gold", "cream")
    arm(art, [(86, 188, 36), (58, 230, 33), (100, 250, 24)], "gold", "cream")
    puff(art, 88, 184, 25, 29, 24, "blue", "gold")
    puff(art, 210, 186, 25, 29, -24, "blue", "gold")
    with art.at(229, 172, 1.3, rot=4):
        hands.stem_hand(art)
    with art.at(112, 246, 1.25, flip=True, rot=14):
        hands.resting_hand(art)
    with art.at(*CHIN, HEAD, rot=-2):
        back = art.shape(
            [
                (0, -62),
                (21, -58),
                (31, -42),
                (34, -20),
                (36, -2),
                (30, 9),
                (18, 11),
                (10, 2),
                (-10, 2),
                (-18, 11),
                (-30, 9),
                (-36, -2),
                (-34, -20),
                (-31, -42),
                (-21, -58),
            ],
            HEARTS.hair,
            line=2.3,
            hatch=HAIR,
        )
        for side in (-1, 1):
            strands(
                art,
                [
                    [(side * 22, -40), (side * 29, -18), (side * 27, 2)],
                    [(side * 20, -20), (side * 23, -6), (side * 19, 6)],
                ],
                back,
            )
        neck(art, 16)
        front_face(art, HEARTS)
        fringe = art.shape(
            [
                (-25, -24),
                (-26, -44),
                (-15, -57),
                (0, -60),
                (15, -57),
                (26, -44),
                (25, -24),
                (20, -34),
                (17, -43),
                (10, -40),
                (4, -44),
                (-3, -40),
                (-10, -44),
                (-16, -40),
                (-20, -33),
            ],
            HEARTS.hair,
            line=2.0,
            hatch=HAIR.but(depth=9),
        )
        strands(art, [[(x * 0.6, -54), (x, -43)] for x in (-18, -12, -5, 3, 9, 15)], fringe)
        beret("red", "gold", "cream")(art)
    ruff(art, 150, 164, 46, pleats=11, depth=10)


def jack_of_spades(art: Drawing) -> None:
    """In profile to the left, a trim moustache, a feathered cap, a halberd at his shoulder."""
    cloak = mantle(
        art,
        [
            (122, 160),
            (90, 166),
            (56, 188),
            (38, 228),
            (22, 310),
            (278, 310),
            (264, 228),
            (246, 188),
            (212, 166),
            (180, 160),
        ],
        "blue",
        ([(60, 194), (50, 236), (44, 296)], [(84, 184), (76, 236), (74, 300)], [(244, 198), (254, 240), (256, 296)]),
    )
    brocade(art, cloak, "scales", "gold", 24)
    coat = art.shape(
        [(120, 160), (184, 160), (200, 184), (204, 310), (94, 310), (102, 184)],
        "gold",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    for x0, x1 in ((128, 112), (146, 140), (166, 172), (182, 196)):
        art.line([(x0, 168), ((x0 + x1) / 2 - 1, 220), (x1, 300)], 2.2, (0.4, 1, 0.6), clip=coat)
    for y in (186, 206, 226, 246):
        art.line([(104, y), (150, y + 6), (200, y)], 1.7, (0.5, 1, 0.5), clip=coat, detail=Detail.MID)
    with art.at(234, 204, 1.0, rot=4):
        attributes.halberd(art)
    arm(art, [(216, 186, 36), (218, 240, 33), (242, 220, 23)], "red", None, "gold")
    arm(art, [(82, 188, 36), (70, 232, 32), (118, 236, 22)], "red", "cream", "gold")
    with art.at(132, 234, 1.25, flip=True, rot=-4):
        hands.resting_hand(art)
    puff(art, 84, 184, 25, 30, 22, "umber", "gold")
    puff(art, 214, 184, 25, 30, -22, "umber", "gold")
    with art.at(234, 206, 1.3, rot=4):
        hands.grip(art)
    with art.at(CHIN[0] + 6, CHIN[1], HEAD, rot=-2):
        back = art.shape(
            [(0, -60), (18, -58), (30, -44), (33, -22), (36, -2), (28, 10), (14, 8), (6, -2), (-2, -22), (-10, -44)],
            SPADES.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(16, -40), (26, -18), (26, 2)], [(20, -46), (30, -24), (31, -2)]], back)
        with art.at(5, 0):
            neck(art, 17)
        profile_face(art, SPADES)
        profile_hair(art, SPADES.hair, 2)
        feathered_cap("blue", "gold", "red")(art)
    ruff(art, 156, 164, 40, pleats=9, depth=9)


def jack_of_clubs(art: Drawing) -> None:
    """Looks left from under a dark hood, an arrow in his hand."""
    cloak = mantle(
        art,
        [
            (116, 158),
            (82, 166),
            (50, 190),
            (34, 230),
            (20, 310),
            (280, 310),
            (266, 230),
            (250, 190),
            (218, 166),
            (184, 158),
        ],
        "umber",
        ([(58, 196), (48, 236), (42, 296)], [(242, 196), (252, 236), (256, 296)]),
    )
    brocade(art, cloak, "fleurs", "gold", 25)
    coat = art.shape(
        [(114, 160), (188, 160), (206, 188), (206, 310), (94, 310), (94, 188)],
        "red",
        line=2.5,
        hatch=HAIR.but(angle=15, share=0.2),
    )
    left = art.region([(80, 140), (150, 140), (150, 320), (80, 320)], smooth=False).intersection(coat)
    art.tint(left, "blue")
    art.ink(left.boundary.buffer(1.1).intersection(coat.buffer(-1)))
    brocade(art, left, "dots", "gold", 20)
    for y in (184, 206, 228, 250):
        art.shape(
            [(138, y - 5), (150, y - 8), (162, y - 5), (160, y + 3), (150, y + 1), (140, y + 3)], "gold", line=1.9
        )
    for x, y, turn in ((86, 182, 24), (216, 182, -24)):
        puff(art, x, y, 25, 29, turn, "cream", "red")
    arm(art, [(216, 202, 34), (252, 226, 32), (208, 203, 22)], "gold", "cream")
    arm(art, [(84, 202, 34), (64, 250, 32), (112, 262, 22)], "gold", "cream")
    with art.at(176, 208, 1.0, rot=40):
        attributes.arrow(art)
    with art.at(190, 190, 1.3, rot=40):
        hands.grip(art)
    with art.at(126, 262, 1.25, flip=True, rot=-30):
        hands.resting_hand(art)
    with art.at(CHIN[0] + 2, CHIN[1], HEAD, rot=-4):
        back = art.shape(
            [(2, -56), (20, -54), (28, -42), (31, -24), (28, -8), (20, 2), (10, -2), (4, -22)],
            CLUBS.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(22, -36), (26, -20), (22, -4)]], back)
        with art.at(3, 0):
            neck(art, 17)
        side_face(art, CLUBS)
        art.shape([(11, -50), (22, -48), (25, -32), (21, -16), (17.6, -24), (16, -38)], CLUBS.hair, line=1.9)
        ear(art, 21, -25)
        hood("umber", "red")(art)
    scallops(art, 150, 168, 44, 13, "gold", 6, bead="red")
