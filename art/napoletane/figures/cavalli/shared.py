"""What the four riders share."""

from art.napoletane.figures.garments import SHADOW
from art.plates import Detail, Drawing, Region, fold

TORSO = SHADOW.but(angle=14, depth=18, share=0.32, spacing=2.5)
SKIRT = SHADOW.but(angle=15, depth=13, share=0.3)


def skirt_folds(art: Drawing, area: Region, x: float, y: float) -> None:
    """Folds of the short skirt of a coat below the belt at (x, y)."""
    for dx, end, detail in (
        (-15, -21, Detail.SMALL),
        (0, 0, Detail.SMALL),
        (15, 22, Detail.SMALL),
        (-7, -10, Detail.FULL),
        (8, 11, Detail.FULL),
    ):
        fold(art, [(x + dx, y), (x + end, y + 30)], area, 1.5, depth=6, detail=detail)
