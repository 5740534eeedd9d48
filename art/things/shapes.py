"""Small geometric helpers shared by the drawings of this package."""

from collections.abc import Iterable

import shapely
from shapely.geometry import Polygon

from art.plates import Drawing, Point, Region, polygons


def rectangle(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """A rectangle with sharp corners."""
    return [(x0, y0, 1), (x1, y0, 1), (x1, y1, 1), (x0, y1, 1)]


def ring(art: Drawing, radius: float, width: float, x: float = 0, y: float = 0) -> Region:
    """The page region of a ring `width` wide whose middle line has `radius`."""
    return art.circle(x, y, radius + width / 2).difference(art.circle(x, y, radius - width / 2))


def filled(regions: Iterable[Region]) -> Region:
    """The union of regions with every hole closed: a silhouette."""
    whole = shapely.union_all(list(regions))
    return shapely.union_all([Polygon(part.exterior) for part in polygons(whole)])
