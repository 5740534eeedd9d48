"""The title: SCOPA in drawn slab letters of gold on red blocks; a broom is the stem of the P.

Letters stand between y = 0 (top) and y = 200 (base line), each at its own x = 0. Two cuttings: the large one
with burin work and an inline, the small one with flat inks and heavier lines.
"""

from collections.abc import Callable
from pathlib import Path

import shapely
from PIL import Image
from shapely.affinity import translate

from art.plates import (
    Detail,
    Drawing,
    Hatch,
    OpticalSize,
    Points,
    Region,
    press,
    rasterise,
    svg_text,
    tube_region,
)
from art.things.broom import broom
from art.things.printing import bounds, moved, save_sprite
from art.things.shapes import filled, rectangle

LARGE = OpticalSize("large", Detail.FULL, contour=1.7, line=3.2, gain=1.0, roughness=0.3, misregister=0.7)
SMALL = OpticalSize("small", Detail.SMALL, contour=3.0, line=4.6, gain=1.35, roughness=0.0, misregister=0.0)

BLOCK = (14.0, 14.0)
"""How far the red block behind a letter reaches to the lower right."""
HALO = 12.0
TOP = 76.0

FACE = (
    Hatch(angle=8, depth=30, share=0.46, spacing=3.6, width=2.3, bend=0.05),
    Hatch(angle=84, depth=9, share=0.25, spacing=4.2, width=1.5),
)


def _polygon(art: Drawing, points: Points) -> Region:
    return art.region(points, smooth=False)


def _joined(parts: list[Region], soften: float) -> Region:
    """Parts as one region whose inner corners are rounded by `soften`, as a chisel leaves them."""
    joined: Region = shapely.union_all(parts).buffer(soften).buffer(-2 * soften).buffer(soften)
    return joined


def letter_s(art: Drawing) -> Region:
    """S: one swelling stroke and two upright slabs."""
    spine: Points = [
        (131, 58, 16),
        (118, 33, 24),
        (82, 18, 31),
        (46, 32, 44),
        (33, 62, 56),
        (62, 92, 62),
        (100, 112, 62),
        (126, 142, 56),
        (110, 172, 42),
        (72, 183, 30),
        (32, 165, 25),
        (18, 138, 16),
    ]
    return _joined(
        [
            tube_region(art, spine, caps=False),
            _polygon(art, [(116, 1), (145, 1), (145, 73), (116, 66)]),
            _polygon(art, [(3, 127), (32, 134), (32, 199), (3, 199)]),
        ],
        1.6,
    )


def letter_c(art: Drawing) -> Region:
    """C: a ring with its stress on the left, an ear above and a spur below."""
    body = art.circle(88, 100, 88, 103).difference(art.circle(94, 100, 41, 75))
    body = body.difference(_polygon(art, [(106, 74), (240, 60), (240, 136), (106, 128)]))
    body = body.difference(_polygon(art, [(152, -10), (240, -10), (240, 220), (152, 220)]))
    ear = _polygon(art, [(122, 1), (153, 1), (153, 77), (122, 66)])
    spur = _polygon(art, [(130, 136), (154, 125), (154, 158), (136, 174)])
    return _joined([body, ear, spur], 1.6)


def letter_o(art: Drawing) -> Region:
    """O: a ring with upright stress."""
    return art.circle(92, 100, 92, 103).difference(art.circle(92, 100, 38, 75))


def bowl_of_p(art: Drawing) -> Region:
    """The bowl of the P; the broom stands where its stem would be."""
    outer = shapely.union_all([_polygon(art, rectangle(20, 2, 104, 120)), art.circle(100, 61, 66, 59)])
    inner = shapely.union_all([_polygon(art, rectangle(20, 31, 92, 91)), art.circle(92, 61, 27, 30)])
    return outer.difference(inner)


def letter_a(art: Drawing) -> Region:
    """A: a thin left leg, a heavy right one, slabs at feet and head."""
    return _joined(
        [
            _polygon(art, [(72, 2), (112, 2), (64, 176), (38, 176)]),
            _polygon(art, [(74, 2), (122, 2), (184, 176), (124, 176)]),
            _polygon(art, [(58, 112), (148, 112), (152, 139), (50, 139)]),
            _polygon(art, rectangle(8, 169, 84, 199)),
            _polygon(art, rectangle(107, 169, 206, 199)),
            _polygon(art, [(52, 1), (123, 1), (123, 27), (61, 27)]),
        ],
        1.5,
    )


LETTERS: tuple[tuple[Callable[[Drawing], Region], float], ...] = (
    (letter_s, 164),
    (letter_c, 170),
    (letter_o, 198),
    (bowl_of_p, 160),
    (letter_a, 206),
)
"""Each letter with its advance width."""


def _block(art: Drawing, face: Region) -> None:
    """The side of a letter: its face swept to the lower right, red, ruled along the sweep."""
    steps = 26
    sweep = shapely.union_all(
        [translate(face, BLOCK[0] * k / steps, BLOCK[1] * k / steps) for k in range(steps + 1)]
    ).buffer(0.4)
    art.shape(sweep, "red", line=3.2)
    art.rule(sweep.buffer(-1), 45, 4.2, 2.0)


def _face(art: Drawing, face: Region) -> None:
    """The gold front with burin work from the right and the foot, and a fine inline on the lit side."""
    art.shape(face, "gold", line=3.6, hatch=FACE)
    if art.detail < Detail.FULL:
        return
    inner = face.buffer(-6)
    lit = inner.difference(translate(inner, 4, 3)).buffer(0.2)
    art.tint(lit.buffer(-0.5), "cream")
    art.ink(inner.boundary.buffer(0.9).intersection(lit.buffer(1.2)))


def _word(art: Drawing) -> None:
    """All letters from left to right, then the broom."""
    faces: list[Region] = []
    x, stem = 34.0, 0.0
    for letter, advance in LETTERS:
        indent = 26.0 if letter is bowl_of_p else 0.0
        stem = x + indent if indent else stem
        with art.at(x + indent, TOP):
            faces.append(letter(art))
        x += advance
    for face in faces:
        _block(art, face)
    for face in faces:
        _face(art, face)
    with art.at(stem + 16, TOP):
        broom(art)


def title(size: OpticalSize, width_px: int) -> Image.Image:
    """The lettering, `width_px` wide, on a transparent ground with a halo of bare paper."""
    sketch = Drawing(1000, 330, size)
    _word(sketch)
    halo = filled([filled(sketch.plates().values()).buffer(HALO, quad_segs=8).buffer(5).buffer(-5)])
    art = Drawing(1000, 330, size)
    art.tint(halo, "cream")
    _word(art)
    plates = press(art)
    x0, y0, x1, y1 = bounds(plates)
    width, height = x1 - x0 + 6, y1 - y0 + 6
    return rasterise(svg_text(moved(plates, 1, 3 - x0, 3 - y0), width, height, paper=False), width_px)


TITLES: dict[str, tuple[OpticalSize, int]] = {"title": (LARGE, 1560), "title_small": (SMALL, 520)}
"""File name of each title to its cutting and its width in pixels."""


def save_title(name: str, folder: Path) -> None:
    """Write the title `name` (a key of TITLES) into `folder`."""
    save_sprite(title(*TITLES[name]), folder / f"{name}.png", edge="cream")
