"""Which way play goes round: an arc on the cloth that leads from the own hand to the plaque of who plays next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scopa_gui.ui.layout.geometry import Pose, Rect
from scopa_gui.ui.layout.hand import hand_fan
from scopa_gui.ui.layout.piles import stock_place
from scopa_gui.ui.layout.rows import table_rows
from scopa_gui.ui.layout.setting import Setting
from scopa_gui.ui.layout.telling import EVENT_LEAD, beside, event_room

_BESIDE, _BEFORE = 20.0, 16.0
"""How far it keeps from the hand at its beginning, and its head from the plaque."""
_UNDER = 12.0
"""How far in from its end the plaque is reached from below: the ribbon of whose turn it is hangs from its middle."""
_WAFER = 6.0
"""How far the dealer's wafer stands out at the right end of a plaque."""
_RUN, _SHORT = 64.0, 34.0
"""The least that it runs across, and where nothing else is left."""
_RISE, _SHARE, _LEAST, _STEP = 160.0, 0.62, 0.35, 8.0
"""The most that it rises, how much of its run at an end of a plaque, how much at least, and the steps of trying."""
_PARTS, _CLEAR = 24, 8.0
"""Of how many parts it is, and how far it keeps from all that stands round the table."""
_TABLES = (5, 12)
"""Cards in the fullest single row, and on the fullest table that is usual."""
_TOLD = 280.0
"""Half the length of a long line that tells what happened last."""

Points = list[tuple[float, float]]


@lru_cache(64)  # asked for in every frame
def course(plaque: Rect, setting: Setting, *, clockwise: bool) -> Points:
    """Points of the arc from beside the own hand to its head at ``plaque``, clear of all else; none without room.

    Play goes to the right, or to the left where it goes clockwise.
    """
    if clockwise:
        marked = plaque._replace(w=plaque.w + _WAFER)
        return [(-x, y) for x, y in _to_the_right(_mirrored(marked), setting, clockwise=True)]
    return _to_the_right(plaque, setting, clockwise=False)


def _to_the_right(plaque: Rect, setting: Setting, *, clockwise: bool) -> Points:
    """The first arc that is clear; all that lies round it is mirrored where play goes ``clockwise``.

    If none is, one that a full table's cards lie over: it is in the cloth.
    """
    space, stock = setting.space, stock_place(None, setting)
    hands = [hand_fan(setting.hand, space, low, growth=setting.growth, sunk=setting.sinks) for low in (False, True)]
    near = [card._replace(w=card.w + _BESIDE) for card in (*hands[0], *hands[1], stock)]
    rows = [table_rows(slots, space, setting.players, growth=setting.growth) for slots in _TABLES]
    table = [card._replace(w=card.w + _CLEAR) for row in rows for card in row.slots]
    rects = [*_told(setting, stock), *beside(setting, stock)]
    if clockwise:
        hands[0], near, table = ([_mirrored_card(card) for card in cards] for cards in (hands[0], near, table))
        rects = [_mirrored(rect) for rect in rects]
    rects = [rect.grown(_CLEAR) for rect in rects if not rect.overlaps(plaque)]
    arcs = list(_arcs(plaque, max(card.outline().right for card in hands[0]) + _BESIDE))
    for cards in ([*near, *table], near):
        for points in arcs:
            if _is_clear(points, cards, rects):
                return points
    return []


def _is_clear(points: Points, cards: list[Pose], rects: list[Rect]) -> bool:
    return not any(card.covers(*point) for card in cards for point in points) and not any(
        rect.x < x < rect.right and rect.y < y < rect.bottom for rect in rects for x, y in points
    )


def _mirrored_card(card: Pose) -> Pose:
    return Pose(-card.x, card.y, -card.angle, card.w)


def _mirrored(rect: Rect) -> Rect:
    return Rect(-rect.right, rect.y, rect.w, rect.h)


def _told(setting: Setting, stock: Pose) -> Iterator[Rect]:
    """Where the line that tells what happened last may lie, below one row and below more."""
    for rows in (1, 2):
        room = event_room(rows, setting, stock)
        yield room.place(min(2 * _TOLD * setting.growth, room.rect.w), EVENT_LEAD * setting.growth)


def _arcs(plaque: Rect, edge: float) -> Iterator[Points]:
    """The arcs to try, best first: from ``edge`` to the end of the plaque, to it from below, and short ones."""
    before = plaque.x - _BEFORE
    ends = [(before, plaque.y + plaque.h / 2), (before, plaque.bottom - 14.0)]
    below = plaque.x + _UNDER, plaque.bottom + _BEFORE
    tries = [(end, max(before - edge, _RUN), turn) for end in ends for turn in (0.55, 0.65)]
    if below[0] - edge >= _RUN:
        tries.append((below, below[0] - edge, 0.95))
    tries += [(end, _SHORT, 0.55) for end in ends]
    for (x, y), run, turn in tries:
        rise = _RISE if turn > 0.9 else min(_SHARE * run, _RISE)
        while rise > (_LEAST * run if run > _RUN else 0.0):
            yield _arc((x - run, y + rise), (x, y), turn)
            rise -= _STEP


def _arc(start: tuple[float, float], head: tuple[float, float], turn: float) -> Points:
    """A parabola that sets out across and turns up to its head after so much of its run."""
    (x0, y0), (x2, y2) = start, head
    x1, y1 = x0 + (x2 - x0) * turn, y0
    points = []
    for part in range(_PARTS + 1):
        t = part / _PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
    return points
