"""The formulas of the layout: figures of the design, and nothing overlaps for any number of seats or size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Pose, Rect, Space, space_of

SIZES = ((640, 400), (1024, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (800, 1200), (2560, 800))
USUAL = space_of((1280, 800))


@pytest.mark.parametrize(
    ("players", "cards", "width", "rows"),
    [
        (2, 1, 120, 1),
        (2, 8, 120, 1),
        (2, 9, 111, 1),
        (2, 10, 103, 2),
        (2, 18, 103, 2),
        (2, 20, 99, 2),
        (4, 6, 120, 1),
        (4, 7, 111, 1),
        (4, 8, 103, 2),
        (4, 14, 103, 2),
        (4, 16, 97, 2),
        (4, 18, 86, 2),
        (4, 20, 77, 2),
    ],
)
def test_width_of_cards_on_the_table(players: int, cards: int, width: float, rows: int) -> None:
    found = layout.table_rows(cards, USUAL, players)
    assert (found.slots[0].w, found.rows) == (width, rows)


def test_one_row_lies_where_it_is_drawn() -> None:
    poses = layout.table_rows(6, USUAL, 2).slots
    assert poses[0].y == 296
    assert [round(b.x - a.x, 1) for a, b in pairwise(poses)] == [141.6] * 5
    assert sum(pose.x for pose in poses) / 6 == 640


@pytest.mark.parametrize(
    ("cards", "width", "top", "turn"),
    [(1, 150, 546, 0), (3, 150, 539, 5.45), (10, 120, 567, 10)],
)
def test_the_hand(cards: int, width: float, top: float, turn: float) -> None:
    fan = layout.hand_fan(cards, USUAL, two_rows=False)
    middle = min(fan, key=lambda pose: abs(pose.angle))
    assert fan[0].w == width
    assert abs(min(pose.y - pose.h / 2 for pose in fan) - top) < 1.5
    assert fan[-1].angle == pytest.approx(turn)
    assert fan[-1].x - fan[0].x + width <= layout.HAND_SPAN + 1e-6
    assert middle.y <= fan[0].y


def test_the_hand_sinks_for_two_rows() -> None:
    fan = layout.hand_fan(3, USUAL, two_rows=True)
    assert min(pose.y - pose.h / 2 for pose in fan) == pytest.approx(566)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("cards", [1, 4, 6, 9, 12, 16, 20])
def test_table_cards_keep_clear_of_everything(size: tuple[int, int], players: int, cards: int) -> None:
    space = space_of(size)
    rows = layout.table_rows(cards, space, players)
    boxes = [pose.outline() for pose in rows.slots]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    hand = layout.hand_fan(3 if players > 2 else 6, space, rows.rows > 1)
    tops = [Rect(p.x - p.w / 2, p.y - p.h / 2, p.w, p.h * 0.4) for p in hand]
    corners = [layout.score_rect(2), layout.guide_button(space), layout.menu_button(space)]
    others = [*tops, *_seats(space, players), *corners]
    for box in boxes:
        assert box.x >= 0
        assert box.right <= space.w
        for other in others:
            assert not box.grown(-1).overlaps(other), f"{box} {other}"


def _seats(space: Space, players: int) -> list[Rect]:
    found = []
    for place in layout.places(players, space):
        found += [pose.outline() for pose in layout.seat_fan(place, 3, players)]
        found.append(layout.seat_plaque(place, 3, players, 110.0 if players >= 5 else 200.0, space))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 9))
def test_seats_piles_and_stock_keep_clear_of_each_other(size: tuple[int, int], players: int) -> None:
    space = space_of(size)
    named: list[tuple[str, Rect]] = [
        ("score", layout.score_rect(2)),
        ("guide", layout.guide_button(space)),
        ("menu", layout.menu_button(space)),
        ("own plaque", layout.own_plaque(space, players)),
    ]
    own = layout.own_pile(space, players)
    named.append(("own pile", Pose(own.x, own.y, 0, own.w).outline()))
    for place in layout.places(players, space):
        cards = layout.seat_fan(place, 3, players)
        left = min(pose.outline().x for pose in cards)
        top = min(pose.outline().y for pose in cards)
        right = max(pose.outline().right for pose in cards)
        bottom = max(pose.outline().bottom for pose in cards)
        named.append((f"fan {place.name}", Rect(left, top, right - left, bottom - top)))
        width = 100.0 if players >= 5 else 190.0
        named.append((f"plaque {place.name}", layout.seat_plaque(place, 3, players, width, space)))
        if players != 4:
            pile = layout.other_pile(place, players, players, space)
            named.append((f"pile {place.name}", Pose(pile.x, pile.y, 0, pile.w).outline()))
    for dealer in (None, *layout.places(players, space)):
        stock = ("stock", layout.stock_place(dealer, players, 3, space).outline())
        for (a, one), (b, other) in combinations([*named, stock], 2):
            assert not one.grown(-1).overlaps(other.grown(-1)), f"{a} {one} and {b} {other}"


def test_clockwise_games_go_round_the_other_way() -> None:
    names = [place.name for place in layout.places(4, USUAL)]
    assert names == ["R", "T", "L"]
    assert [place.name for place in layout.places(4, USUAL, clockwise=True)] == names[::-1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("choices", [2, 3, 4, 5, 9, 12, 19, 42])
def test_tickets_lie_inside_the_window_and_apart(size: tuple[int, int], rows: int, choices: int) -> None:
    space = space_of(size)
    tickets, take = layout.chooser([330.0] * choices, rows, space)
    boxes = [*(ticket.rect for ticket in tickets), take]
    assert len(tickets) == choices
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= space.w
        assert box.bottom <= space.h


@pytest.mark.parametrize("count", range(1, 9))
def test_sweeps_on_a_pile_each_show_their_edge(count: int) -> None:
    for players in range(2, 9):
        own = layout.own_pile(USUAL, players)
        poses = layout.crosswise(own, count, 40)
        steps = [b.y - a.y for a, b in pairwise(poses)]
        assert all(step >= 0.13 * own.w for step in steps)
        assert all(pose.outline().bottom <= 800 and pose.outline().right <= 1280 for pose in poses)


def test_a_turned_card_covers_what_it_covers() -> None:
    pose = Pose(100, 100, 90, 60)
    assert pose.covers(148, 100)
    assert not pose.covers(100, 135)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("count", [1, 3, 4, 6, 9, 10])
@pytest.mark.parametrize("size", [(640, 400), (1024, 768), (1280, 800), (1920, 1080)])
def test_open_hands_lie_inside_the_window(players: int, count: int, size: tuple[int, int]) -> None:
    space = space_of(size)
    for place in layout.places(players, space):
        for pose in layout.open_fan(place, count, players):
            card = pose.outline()
            assert card.x >= 0 and card.x + card.w <= space.w
            assert card.y >= 0 and card.y + card.h <= space.h
