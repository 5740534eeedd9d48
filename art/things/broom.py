"""The broom of saggina, the sign of the game: turned handle, red binding with a bow, a bundle of straw."""

from art.plates import Detail, Drawing, Hatch, Point, Points

WOOD = Hatch(angle=0, depth=13, share=0.5, spacing=3.4, width=1.7)
STRAW = Hatch(angle=18, depth=26, share=0.32, spacing=3.0, width=1.6)
SILK = Hatch(angle=10, depth=14, share=0.4, spacing=2.6, width=1.4)


def broom(art: Drawing, binding: float = 122, top: float = -46, foot: float = 210, bow: bool = True) -> None:
    """A broom standing upright on x = 0 from `top` to `foot`; its straw is bound at y = `binding`."""
    small = art.detail == Detail.SMALL
    _handle(art, top, binding)
    spread = 70 * ((foot - binding) / 88) ** 0.6
    _straw(art, binding, foot, spread, few=small)
    bands = ((-4.0, 23.0), (8.0, 25.5), (20.0, 29.0))
    for y, half in bands[:2] if small else bands:
        y += binding
        height = 14 if small else 9
        art.shape(
            [
                (-half, y, 1),
                (0, y + 3.4),
                (half, y, 1),
                (half + 0.8, y + height, 1),
                (0, y + height + 3.4),
                (-half - 0.8, y + height, 1),
            ],
            "red",
            line=2.4,
            hatch=SILK,
        )
    if bow:
        _bow(art, -22, binding + 16)


def _handle(art: Drawing, top: float, binding: float) -> None:
    """The turned handle with two gold rings."""
    wood = art.shape(
        [(-11, top + 8), (-12, top + 40), (-15, binding), (15, binding), (12, top + 40), (11, top + 8), (0, top)],
        "brown",
        line=3.0,
        hatch=WOOD,
    )
    length = binding - top
    for x, start, end in ((-6, 0.35, 0.62), (-2, 0.46, 0.86), (-8, 0.7, 0.92), (3, 0.36, 0.56), (0, 0.07, 0.11)):
        y0, y1 = top + length * start, top + length * end
        art.line([(x, y0), (x - 1.2, (y0 + y1) / 2), (x - 0.6, y1)], 1.6, (0.1, 1, 0.1), clip=wood, detail=Detail.FULL)
    for y in (top + 20, top + 40):
        art.shape(
            [(-15, y, 1), (15, y, 1), (15, y + 9, 1), (-15, y + 9, 1)],
            "gold",
            line=2.4,
            hatch=WOOD.but(depth=8, share=0.4),
        )


def _straw(art: Drawing, binding: float, foot: float, spread: float, few: bool) -> None:
    """The bundle, fanned to `spread` on both sides, its tips uneven."""
    count = 10 if few else 20
    tips: list[Point] = []
    for i in range(count + 1):
        u = -1 + 2 * i / count
        tips.append((spread * u, foot - 3 + (9 if i % 2 else -8) - abs(u) * 7 * spread / 70, 1))
    shoulder = binding + 52 * (foot - binding) / 88
    left: Points = [(-21, binding - 6), (-25, binding + 22), (-spread * 0.72, shoulder)]
    right: Points = [(spread * 0.72, shoulder), (25, binding + 22), (21, binding - 6)]
    bundle = art.shape([*left, *tips, *right], "gold", line=3.0, hatch=STRAW)
    for i in range(1, count):
        x, y = tips[i][:2]
        middle = binding * 0.62 + y * 0.38
        art.line(
            [(x * 0.30, binding), (x * 0.45, binding + 28), (x * 0.74, middle), (x * 0.97, y - 4)],
            2.6 if few else 1.9 if i % 2 else 1.2,
            (0.4, 1, 0.5),
            clip=bundle,
        )


def _bow(art: Drawing, x: float, y: float) -> None:
    """A bow whose loop and ends fly to the left."""
    loops: tuple[Points, ...] = (
        [(0, -2), (-22, -22), (-42, -20), (-46, -4), (-38, 8), (-18, 8), (-4, 6)],
        [(0, 4), (-16, 22), (-36, 46, 1), (-24, 43), (-18, 53, 1), (-6, 30), (6, 8)],
    )
    for points in loops:
        silk = art.shape(
            [(x + p[0], y + p[1], *p[2:]) for p in points], "red", line=2.4, hatch=SILK.but(angle=60, depth=10)
        )
    art.line([(x - 6, y - 2), (x - 20, y - 8), (x - 34, y - 8)], 1.5, (1, 0.8, 0.1), detail=Detail.MID)
    art.line([(x - 3, y + 10), (x - 13, y + 26), (x - 20, y + 38)], 1.5, (1, 0.8, 0.1), clip=silk, detail=Detail.MID)
    art.shape(art.circle(x, y + 2, 8), "red", line=2.4)
