"""Woodcut plates: draw with shapes, strokes and hatching, print in flat inks under one key plate.

    from art.plates import Drawing, Hatch, optical_size, press, svg_text
    from art.plates import rasterise, round_corners, save_card_png

    art = Drawing(300, 500, optical_size(240), seed=7)    # one cutting for one range of sizes
    with art.at(150, 250, scale=1.2, rot=15):             # local origin; flip=True mirrors
        body = art.shape([(0, -40), (30, 0), (0, 40, 1), (-30, 0)], "red", hatch=Hatch(angle=28, depth=12))
        art.line([(-10, 0), (0, 8), (10, 0)], 1.6, (0.3, 1, 0.3), clip=body)
    image = round_corners(rasterise(svg_text(press(art)), 240))
    save_card_png(image, path)                            # save_png for pictures with other transparency

A point is (x, y), or (x, y, 1) for a corner of the spline.  Regions returned by `shape`, `region`, `circle`
and `tube_region` are shapely polygons in page units and may be given back as outline or `clip`.  Inks are the
names in `PALETTE`; fill PAPER covers without printing.  Draw back to front: every shape hides what it covers,
ink included; `tint` recolours under existing lines, `ink` adds solid black, `cut` takes black away.

The rules of the woodcut: contours thicker than inner lines, inner lines tapered, shading in strokes from the
side away from the light (upper left), no gradients.  `Detail` says what an optical size shows; hatching and
ruling are left out below FULL by themselves, `line(..., detail=Detail.MID)` leaves a stroke out when small.

| module | holds |
| --- | --- |
| palette | the inks |
| splines | points, splines, tapered strokes, polygons |
| hatching | `Hatch` for flat areas, `Ring` for round forms, ruling, ribs of folds |
| sizes | `Detail`, `OpticalSize`, `optical_size(width_px)` |
| drawing | `Drawing` |
| outlines | polar points, stars, symmetric outlines, tubes |
| motifs | leaf, frond, plume, strap, lozenge, buttons, fold, small face |
| press, svg, raster, paper | plates to paper, SVG text, pixels, PNG files, contact sheets, grain |
"""

from art.plates.drawing import Drawing, Plates
from art.plates.hatching import Hatch, Ring
from art.plates.motifs import button_row, fold, frond, front_face, leaf, lozenge, plume, strap
from art.plates.outlines import (
    Joint,
    bowed,
    corner,
    lengthwise,
    lit_side,
    mirrored,
    polar,
    shade_tube,
    shifted,
    star,
    symmetric,
    tube,
    tube_region,
)
from art.plates.palette import KEY, PALETTE, PAPER, rgb
from art.plates.paper import paper_map
from art.plates.press import press
from art.plates.raster import contact_sheet, rasterise, round_corners, save_card_png, save_png
from art.plates.sizes import FULL_SIZE, MID_SIZE, SMALL_SIZE, Detail, OpticalSize, optical_size
from art.plates.splines import (
    Outline,
    Point,
    Points,
    Region,
    Taper,
    as_points,
    distances,
    largest,
    polygon,
    polygons,
    sample,
    spline,
)
from art.plates.svg import svg_text

__all__ = [
    "FULL_SIZE",
    "KEY",
    "MID_SIZE",
    "PALETTE",
    "PAPER",
    "SMALL_SIZE",
    "Detail",
    "Drawing",
    "Hatch",
    "Joint",
    "OpticalSize",
    "Outline",
    "Plates",
    "Point",
    "Points",
    "Region",
    "Ring",
    "Taper",
    "as_points",
    "bowed",
    "button_row",
    "contact_sheet",
    "corner",
    "distances",
    "fold",
    "frond",
    "front_face",
    "largest",
    "leaf",
    "lengthwise",
    "lit_side",
    "lozenge",
    "mirrored",
    "optical_size",
    "paper_map",
    "plume",
    "polar",
    "polygon",
    "polygons",
    "press",
    "rasterise",
    "rgb",
    "round_corners",
    "sample",
    "save_card_png",
    "save_png",
    "shade_tube",
    "shifted",
    "spline",
    "star",
    "strap",
    "svg_text",
    "symmetric",
    "tube",
    "tube_region",
]
