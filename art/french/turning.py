"""The half turn that makes courts and backs double-ended."""

import shapely
from shapely.affinity import rotate

from art.french.layouts import HEIGHT, WIDTH
from art.plates import Plates, Region


def half_turn(plates: Plates, half: Region) -> Plates:
    """Plates made of what lies in `half` and of the same turned by 180 degrees about the card's middle."""
    turned: Plates = {}
    for ink, area in plates.items():
        part = area.intersection(half)
        turned[ink] = shapely.union_all([part, rotate(part, 180, origin=(WIDTH / 2, HEIGHT / 2))])
    return turned
