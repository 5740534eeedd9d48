"""Faces in three views.

A head has its chin at (0, 0), its hair line near y = -54 and is about 40 wide; it looks straight at us or to the left
(mirror it with `at(flip=True)`).  A view paints neck-less skin, features and beard and returns the page region of the
face; hair and hats are added by whoever draws the person."""

from art.heads.beards import front_beard, moustache, profile_beard, side_beard
from art.heads.features import FINE, UNDER, brow, eye, mouth, strands, tear
from art.heads.outlines import JAWS, NOSES, PROFILES
from art.heads.people import Face
from art.plates import Detail, Drawing, Hatch, Points, Region


def _shading(face: Face, side: Hatch) -> list[Hatch]:
    """Shading of a face: its dark `side`, and below the chin; on smooth faces only a breath at the side."""
    return [side.but(share=side.share * 0.6)] if face.smooth else [side, UNDER]


def front_face(art: Drawing, face: Face) -> Region:
    """A face seen from the front, lit from the left."""
    wide = 1.06 if face.jaw == "round" else 1.0
    outline: Points = [
        (0, -56),
        (12, -54),
        (18 * wide, -45),
        (19.4 * wide, -32),
        (18.4 * wide, -19),
        (13.6, -7.6),
        (6.4, -0.6),
        (0, 1),
        (-6.4, -0.6),
        (-13.6, -7.6),
        (-18.4 * wide, -19),
        (-19.4 * wide, -32),
        (-18 * wide, -45),
        (-12, -54),
    ]
    skin = art.shape(outline, "skin", line=2.2, hatch=_shading(face, FINE.but(angle=12, share=0.2)))
    blush = 1 + 0.3 * face.mood.cheek
    for side in (-1, 1):
        art.tint(art.circle(side * 11.4, -16.8, 4.8 * blush, 3.9 * blush), "rose", clip=skin)
        eye(art, side * 8.4, -28.6, 5.3, face, -side)
        brow(art, side * 8.7, -36.4, 6.4, face, -side)
    art.line([(2.7, -33.5), (2.1, -27), (3.3, -21.6)], 1.35, (0.1, 1, 0.35), detail=Detail.MID)
    art.line(
        [(-4.3, -20.6), (-3.5, -17.9), (-0.6, -17.1), (0.8, -17.1), (3.6, -17.9), (4.5, -20.8)], 1.7, (0.3, 1, 0.3)
    )
    for side in (-1, 1):
        art.ink(art.circle(side * 2.1, -18.3, 0.85, 0.55))
    if face.beard:
        front_beard(art, face)
    else:
        mouth(art, 0, -10.2, 5.4, face, skin)
        art.line([(-2.4, -1.7), (0, -1.1), (2.4, -1.7)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.moustache:
        moustache(art, 0, -14.6, face)
    if face.mood.mouth == "frown":
        tear(art, -10.6, -25.4)
    return skin


def side_face(art: Drawing, face: Face) -> Region:
    """A three-quarter face that looks left."""
    skin = art.shape(
        [(-16, -48), (-18.4, -38), (-17, -31.6), *JAWS[face.jaw], (19, -42), (10, -54), (-8, -54)],
        "skin",
        line=2.2,
        hatch=_shading(face, FINE.but(depth=6) if art.mirrored else FINE),
    )
    blush = 1 + 0.3 * face.mood.cheek
    art.tint(art.circle(9.6, -17.2, 5.0 * blush, 4.1 * blush), "rose", clip=skin)
    art.tint(art.circle(-14.8, -17.4, 2.3 * blush, 3.3 * blush), "rose", clip=skin)
    eye(art, 3.8, -29.2, 5.5, face, -1)
    eye(art, -12.5, -29.2, 3.9, face, 1)
    brow(art, 4.4, -36.8, 7.0, face, -1)
    brow(art, -12.5, -36.8, 4.0, face, 1)
    art.line(NOSES[face.nose], 2.3 if art.detail == Detail.SMALL else 1.9, (0.2, 1, 0.6), peak=0.6)
    art.line([(-4.2, -21.4), (-3.2, -18.8), (-5.2, -17.4)], 1.3, (0.2, 1, 0.4), detail=Detail.MID)
    if face.jaw == "gaunt":
        art.line([(13, -21), (8, -14), (6, -7)], 1.2, (0.2, 1, 0.2), clip=skin, detail=Detail.MID)
    if face.aged:
        for y in (-31.5, -29, -26.4):
            art.line([(11, -29.4), (14, y + 0.3), (16.4, y - 0.4)], 0.9, (0.9, 0.8, 0.1), detail=Detail.FULL)
        art.line([(-1.2, -20), (2.6, -15.6), (2.8, -10.8)], 1.1, (0.2, 1, 0.2), detail=Detail.MID)
        art.line([(-10, -43.5), (0, -44.6), (9, -42.6)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.beard in (None, "goatee"):
        mouth(art, -6.2, -10.2, 5.6, face, skin, turn=1)
    if face.beard:
        side_beard(art, face)
    if face.moustache:
        moustache(art, -6.2, -14.8, face, turn=1)
    if face.mood.mouth == "frown":
        tear(art, 5.6, -25.6)
    return skin


def profile_face(art: Drawing, face: Face) -> Region:
    """A face in profile that looks left."""
    skin = art.shape(
        [*PROFILES[face.nose], (-5, 1.6), (5, -4), (12, -13), (15, -28), (14, -44), (4, -54)],
        "skin",
        line=2.2,
        hatch=_shading(face, FINE),
    )
    art.tint(art.circle(-3, -16.6, 5.0, 4.1), "rose", clip=skin)
    mood, small = face.mood, art.detail == Detail.SMALL
    wedge = art.region([(-15.6, -30.6, 1), (-13.4, -33.6 + 3 * mood.lid), (-6, -29.4, 1), (-12, -27)]).intersection(
        skin
    )
    art.tint(wedge, "cream")
    iris = art.circle(-13.0 + mood.gaze[0] * 0.5, -30.2 + mood.gaze[1] * 0.6, 2.4, 3.1)
    art.ink(iris, clip=wedge.buffer(0.4))
    art.line(
        [(-16.4, -32.6), (-12.4, -34.2 + 3 * mood.lid), (-4.6, -28.4)], 2.6 if small else 2.1, (0.7, 1, 0.3), clip=skin
    )
    art.line([(-14, -26.8), (-11, -26.3), (-8, -27.4)], 0.95, (0.2, 1, 0.2), detail=Detail.FULL)
    if face.lashes:
        art.line([(-15.6, -33), (-18.2, -34.6)], 1.5, (1, 0.8, 0.1))
    art.line(
        [(-16.4, -37.6 - mood.brow), (-11.4, -40.2 - mood.brow), (-4, -37)],
        face.brow * (1.3 if small else 1),
        (0.6, 1, 0.2),
        clip=skin,
    )
    art.line([(-20.2, -19.6), (-18, -20.2), (-17.4, -17.4)], 1.3, (0.4, 1, 0.5), clip=skin)
    if not face.beard:
        art.tint([(-20, -12.8), (-15.8, -13.9), (-12.6, -11.2), (-16, -7.4), (-19, -8)], face.lips, clip=skin)
    corner = {"smile": -12.6, "frown": -8.8}.get(mood.mouth, -10.6)
    art.line([(-18.4, -11.2), (-15, -11.0), (-11.2, corner)], 2.1 if small else 1.6, (0.8, 1, 0.3), clip=skin)
    if face.beard:
        profile_beard(art, face)
    if face.moustache:
        whisker = art.shape(
            [
                (-21, -16.6),
                (-15, -17),
                (-8, -12.6),
                (-0.6, -14, 1),
                (-3, -7.6),
                (-10, -7.6),
                (-16, -11.2),
                (-22, -11.8),
            ],
            face.hair,
            line=1.8,
        )
        strands(art, [[(-19, -14.4), (-12, -12.6), (-5, -10.4)]], whisker, 1.0)
    return skin
