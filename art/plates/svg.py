"""Plates as SVG: one path per ink, the key plate on top."""

from art.plates.drawing import Plates
from art.plates.palette import KEY, PALETTE, PAPER, PRINT_ORDER
from art.plates.splines import Region, polygons

SMALLEST_AREA = 0.05
TOLERANCE = 0.03


def path_data(region: Region) -> str:
    """The `d` attribute of a region: straight segments, two decimals; crumbs below SMALLEST_AREA are left
    out."""
    rings: list[str] = []
    for part in polygons(region.simplify(TOLERANCE)):
        if part.area < SMALLEST_AREA:
            continue
        for ring in (part.exterior, *part.interiors):
            points = list(ring.coords)[:-1]
            if len(points) >= 3:
                rings.append("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z")
    return "".join(rings)


def svg_text(plates: Plates, width: float, height: float, paper: bool = True) -> str:
    """A whole SVG document of `width` x `height` units, on paper or on a transparent ground."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">']
    if paper:
        parts.append(f'<rect width="{width:g}" height="{height:g}" fill="{PALETTE[PAPER]}"/>')
    parts += [
        f'<path fill="{PALETTE[ink]}" fill-rule="evenodd" d="{path_data(plates[ink])}"/>'
        for ink in (*PRINT_ORDER, KEY)
        if ink in plates
    ]
    return "".join([*parts, "</svg>"])
