"""The suit of denari: sun coin and flower coin."""

import math
from typing import Final

from art.plates import Detail, Drawing, Hatch, front_face, polar, star

RADIUS: Final = 40
"""All coins are drawn with this radius."""
FIELD: Final = 32
"""Radius of the black disc."""
FACE: Final = 14.6
RAYS: Final = 8


def coin_blank(art: Drawing) -> None:
    """Gold disc with reeded rim and black field; origin = centre."""
    small = art.detail == Detail.SMALL
    art.shape(art.circle(0, 0, RADIUS), "gold", line=3.4 if small else 3.0)
    if small:
        art.ink(art.circle(0, 0, 33.5))
        return
    art.ink(art.circle(0, 0, 39.6).difference(art.circle(-1.2, -1.4, 39.0)))
    if art.detail == Detail.FULL:
        reeds = 36 if art.scale < 1.3 else 56
        for i in range(reeds):
            turn = i * 360 / reeds
            lit = math.cos(math.radians(turn + 45)) > 0.2
            art.line([polar(turn, 37.4 if lit else 36.2), polar(turn, 39.4)], 1.2, (1, 1, 1), smooth=False)
    art.ink(art.circle(0, 0, 35).difference(art.circle(0, 0, 33.7)))
    art.ink(art.circle(0, 0, FIELD))


def sun_rays(art: Drawing, outer: float, inner: float) -> None:
    """Eight gold rays on the black field, the half away from the light lined; origin = centre."""
    rays = art.region(star(RAYS, outer, inner), smooth=False)
    art.cut(rays)
    art.ink(rays.boundary.buffer(0.35))
    if art.detail == Detail.SMALL:
        return
    for i in range(RAYS):
        turn = i * 360 / RAYS
        art.line([polar(turn, 15), polar(turn, 28.5)], 1.2, (1, 0.8, 0.1), smooth=False)
        side = 1 if math.sin(math.radians(turn - 45)) < 0.01 else -1
        for r in (16.5, 18.8, 21.1, 23.4):
            art.line(
                [polar(turn, r), polar(turn + side * (31 - r) * 0.75, r - 1.0)],
                0.95,
                (0.9, 0.9, 0.4),
                smooth=False,
                detail=Detail.FULL,
            )
        x, y = polar(turn + 180 / RAYS, 25.6)
        art.cut(art.circle(x, y, 3.0))
        art.ink(art.circle(x, y, 1.05))


def sun_coin(art: Drawing, face: bool = True) -> None:
    """Coin with an eight-rayed sun and a smiling face, or plain rings, in the middle; radius 40."""
    coin_blank(art)
    small = art.detail == Detail.SMALL
    sun_rays(art, 33 if small else 31, 15.5)
    art.ink(art.circle(0, 0, 17.3 if small else 16.4).difference(art.circle(0, 0, 14.8 if small else FACE)))
    if face:
        if art.scale > 0.7:
            front_face(art, "red" if art.scale > 1.15 else None, simple=small or art.scale < 0.75)
            if art.scale > 1:
                art.hatch(art.circle(0, 0, FACE), Hatch(15, 5 * art.scale, 0.30, 2.4, 1.0))
    elif small:
        art.ink(art.circle(0, 0, 8.4))
        art.cut(art.circle(0, 0, 4.2))
    else:
        art.ink(art.circle(0, 0, 11.4).difference(art.circle(0, 0, 9.4)))
        art.ink(art.circle(0, 0, 6.0))
        art.cut(art.circle(0, 0, 2.6))


def flower_coin(art: Drawing) -> None:
    """Coin with an eight-petalled flower around a face; radius 40 (2 of coins, middle of the 5)."""
    coin_blank(art)
    small = art.detail == Detail.SMALL
    outer = 33 if small else 31.4
    for i in range(RAYS):
        with art.at(rot=i * 45 + 22.5):
            art.shape(
                [(-5, -18, 1), (-3.2, -26), (0, -outer, 1), (3.2, -26), (5, -18, 1)],
                "green",
                line=0 if small else 1.0,
            )
    for i in range(RAYS):
        with art.at(rot=i * 45):
            petal = art.shape(
                [(-3.4, -13, 1), (-8.4, -21), (-6.9, -27), (0, -outer + 0.6), (6.9, -27), (8.4, -21), (3.4, -13, 1)],
                "gold",
                line=2.0 if small else 1.5,
            )
            art.line([(0, -15), (0, -27)], 1.4, (1, 0.7, 0.1), clip=petal, detail=Detail.MID)
            for side in (1, -1):
                art.line(
                    [(side * 2.2, -16), (side * 4.4, -21), (side * 4.0, -25.5)],
                    1.0,
                    (1, 0.7, 0.1),
                    clip=petal,
                    detail=Detail.FULL,
                )
        art.hatch(petal, Hatch(35, 4 * art.scale, 0.34, 2.2, 0.9))
    face = art.shape(art.circle(0, 0, FACE + 1), "gold", line=2.8 if small else 2.2)
    front_face(art, simple=small)
    art.hatch(face, Hatch(15, 5 * art.scale, 0.30, 2.4, 1.0))
