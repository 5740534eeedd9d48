"""Large ornaments of the screens: the sunburst behind "Scopa!", the sweeping broom, the winner's laurel."""

import math
from pathlib import Path

from PIL import Image

from art.plates import Detail, Drawing, Hatch, OpticalSize, corner, leaf, polar, press, rasterise, svg_text
from art.things.broom import broom
from art.things.printing import Painter, save_sprite
from art.things.shapes import ring

PLATE = OpticalSize("ornament", Detail.FULL, contour=1.6, line=3.4, gain=1.0, roughness=0.25, misregister=0.5)

RAY = Hatch(angle=30, depth=34, share=0.5, spacing=5.0, width=2.2)
BAY = Hatch(angle=30, depth=6, share=0.35, spacing=2.6, width=1.2)
DISC = Hatch(angle=32, depth=40, share=0.16, spacing=5.0, width=2.6)


def sunburst(art: Drawing) -> None:
    """Rays of two lengths round a gold disc with a ring of red lozenges; 700 x 700 units."""
    centre = 350.0
    for k in range(48):
        degrees = k * 7.5
        long = k % 2 == 0
        tip = 344 if k % 4 == 0 else 300 if long else 252
        half = 3.4 if long else 2.4
        ray = [
            polar(degrees - half, 176, centre, centre),
            polar(degrees, tip, centre, centre),
            polar(degrees + half, 176, centre, centre),
        ]
        area = art.shape([corner(p) for p in ray], "gold" if long else "red", line=3.2, hatch=RAY if long else None)
        if long:
            art.line(
                [polar(degrees, 180, centre, centre), polar(degrees, 182 + (tip - 182) * 0.62, centre, centre)],
                2.4,
                (1, 0.7, 0.05),
                clip=area,
                smooth=False,
            )
    art.shape(art.circle(centre, centre, 194), "gold", line=6.4, hatch=DISC)
    art.ink(ring(art, 183, 2.0, centre, centre))
    art.shape(art.circle(centre, centre, 171), "cream", line=3.4)
    for k in range(32):
        degrees = k * 11.25
        x, y = polar(degrees, 155, centre, centre)
        with art.at(x, y, rot=degrees):
            if k % 2 == 0:
                art.shape([(0, -11), (8.5, 0), (0, 11), (-8.5, 0)], "red", line=2.6, smooth=False)
            else:
                art.shape(art.circle(0, 0, 4.2), "gold", line=2.2)
    art.shape(art.circle(centre, centre, 139), "gold", line=3.6, hatch=DISC.but(share=0.2))
    for k in range(72):
        reach = 26 if k % 2 else 40
        art.line(
            [polar(k * 5, 135, centre, centre), polar(k * 5, 135 - reach, centre, centre)],
            1.9,
            (1, 0.7, 0.05),
            smooth=False,
        )


def sweeping_broom(art: Drawing) -> None:
    """The broom standing upright, 320 x 600 units, its handle longer than on the title."""
    with art.at(162, 161, 1.7):
        broom(art, binding=124, top=-92, foot=254)


def laurel(art: Drawing) -> None:
    """A wreath of two branches, open at the top, tied with a red ribbon below; 400 x 400 units."""
    centre, radius, open_top = 200.0, 148.0, 36.0
    for side in (1, -1):
        arc = [polar(180 - side * a, radius, centre, centre) for a in range(0, int(181 - open_top), 8)]
        art.line(arc, 7, (1, 0.8, 0.3))
    count = 15
    for side in (1, -1):
        for i in range(count, 0, -1):
            along = 180 - side * (180 - open_top) * (i - 0.3) / count
            size = 1.0 - 0.25 * (i / count) ** 2
            for spread, out in ((40, 8), (-34, -7), (3, 0)):
                x, y = polar(along, radius + out, centre, centre)
                with art.at(x, y, size, rot=along - side * 90 + side * spread):
                    leaf(art, 44 if spread != 3 else 36, 21, line=2.2, hatch=BAY)
    for side in (1, -1):
        for i in range(2, count, 3):
            x, y = polar(180 - side * (180 - open_top) * i / count, radius + 1, centre, centre)
            for dx, dy in ((-4, 3), (4, -3)):
                art.shape(art.circle(x + dx, y + dy, 5.4), "red", line=2.2)
    with art.at(centre, centre + radius, 1.6):
        for f in (1, -1):
            art.shape(
                [(f * 2, 2), (f * 11, 13), (f * 15, 27, 1), (f * 9, 23), (f * 4, 26, 1), (f * 1, 8)],
                "red",
                line=2,
                hatch=Hatch(angle=30, depth=7, share=0.4, spacing=2.4, width=1.1),
            )
            loop = art.shape(
                [(0, -3), (f * 11, -11), (f * 22, -8), (f * 22, 4), (f * 12, 8), (0, 4)],
                "red",
                line=2,
                hatch=Hatch(angle=40, depth=7, share=0.4, spacing=2.4, width=1.1),
            )
            art.line([(f * 3, 0), (f * 10, -2), (f * 17, -2)], 1.3, (1, 0.8, 0.1), clip=loop)
        art.shape(art.circle(0, 0, 5.6), "red", line=2)


ORNAMENTS: dict[str, tuple[Painter, int, int]] = {
    "sunburst": (sunburst, 700, 700),
    "broom_big": (sweeping_broom, 320, 600),
    "laurel": (laurel, 400, 400),
}


def ornament(name: str) -> Image.Image:
    """The ornament of that name (a key of ORNAMENTS), one pixel a unit."""
    paint, width, height = ORNAMENTS[name]
    art = Drawing(width, height, PLATE, seed=math.ceil(width / 7))
    paint(art)
    return rasterise(svg_text(press(art), width, height, paper=False), width)


def save_ornament(name: str, folder: Path) -> None:
    """Write the ornament `name` into `folder`."""
    save_sprite(ornament(name), folder / f"{name}.png")
