"""The formulas of the layout: figures of the design, and nothing overlaps for any number of seats or size."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Place, Pose, Rect, Setting, Space, space_of

SIZES = ((640, 400), (1024, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (800, 1200), (2560, 800))
USUAL = space_of((1280, 800))
FRAME = 12.0
"""How far the frame of what has the focus reaches beyond it."""


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
    setting = _setting(space, players)
    score = layout.score_room(setting).place(246.0, 112.0)
    others = [*tops, *_seats(setting), score, layout.guide_button(setting), layout.menu_button(setting)]
    for box in boxes:
        assert box.x >= 0
        assert box.right <= space.w
        for other in others:
            assert not box.grown(-1).overlaps(other), f"{box} {other}"


def _setting(space: Space, players: int, sides: int = 0, hand: int = 3, growth: float = 1.0) -> Setting:
    return Setting(space, players, sides or players, hand, growth)


def _seats(setting: Setting) -> list[Rect]:
    found = []
    for place in layout.places(setting):
        found += [pose.outline() for pose in layout.seat_fan(place, 3, setting)]
        found.append(_plaque(place, setting))
    return found


def _plaque(place: Place, setting: Setting) -> Rect:
    """A seat's plaque of usual width in its room."""
    w, h = (110.0, 30.0) if setting.many else (190.0, 58.0)
    return layout.seat_room(place, setting).place(w, h)


def _fixed(setting: Setting) -> list[tuple[str, Rect]]:
    """Everything that has its place round the table, with the room that its words may take."""
    named: list[tuple[str, Rect]] = [
        ("score", layout.score_room(setting).rect),
        ("guide", layout.guide_button(setting)),
        ("menu", layout.menu_button(setting)),
        ("own plaque", layout.own_room(setting).rect),
        ("hint", layout.hint_room(setting).rect),
    ]
    own = layout.own_pile(setting)
    named.append(("own pile", Pose(own.x, own.y, 0, own.w).outline()))
    for place in layout.places(setting):
        cards = [pose.outline() for pose in layout.seat_fan(place, setting.hand, setting)]
        left, top = min(card.x for card in cards), min(card.y for card in cards)
        right, bottom = max(card.right for card in cards), max(card.bottom for card in cards)
        named.append((f"fan {place.name}", Rect(left, top, right - left, bottom - top)))
        named.append((f"plaque {place.name}", layout.seat_room(place, setting).rect))
    return named


def _others_piles(setting: Setting) -> list[tuple[str, Rect]]:
    around = layout.places(setting)
    places = around if setting.sides == setting.players else around[:1]
    found = []
    for place in places:
        pile = layout.other_pile(place, setting)
        found.append((f"pile {place.name}", Pose(pile.x, pile.y, 0, pile.w).outline()))
    return found


TABLES = [(2, 2, 3), (3, 3, 3), (4, 2, 3), (4, 2, 10), (4, 4, 3), (5, 5, 3), (6, 2, 3), (6, 3, 3), (7, 7, 3), (8, 2, 3)]
"""Players, sides and cards in hand."""


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (700, 1200), (2400, 700), (1024, 600)])
@pytest.mark.parametrize(("players", "sides", "hand"), TABLES)
def test_whatever_has_a_place_keeps_clear_of_all_else(
    size: tuple[int, int], players: int, sides: int, hand: int, growth: float
) -> None:
    space = space_of(size)
    setting = _setting(space, players, sides, hand, growth)
    named = [*_fixed(setting), *_others_piles(setting)]
    for (a, one), (b, other) in combinations(named, 2):
        assert not one.grown(-1).overlaps(other.grown(-1)), f"{a} {one} and {b} {other}"
    for name, rect in named:
        if not name.startswith("fan"):
            assert rect.x >= 0 and rect.right <= space.w and rect.y >= 0 and rect.bottom <= space.h, f"{name} {rect}"


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("players", "sides", "hand"),
    [(2, 2, 3), (2, 2, 6), (2, 2, 10), (3, 3, 3), (4, 2, 3), (5, 5, 3), (7, 7, 3), (8, 2, 3)],
)
def test_the_stock_keeps_clear_of_plaques_and_piles(players: int, sides: int, hand: int, growth: float) -> None:
    setting = _setting(USUAL, players, sides, hand, growth)
    for dealer in (None, *layout.places(setting)):
        stock = layout.stock_place(dealer, setting).outline()
        for name, rect in [*_fixed(setting), *_others_piles(setting)]:
            assert not stock.grown(-1).overlaps(rect.grown(-1)), f"{dealer}: stock {stock} and {name} {rect}"


@pytest.mark.parametrize(("players", "sides", "hand"), [*TABLES, (2, 2, 6), (2, 2, 10)])
def test_a_plaque_beside_any_hand_has_room_for_portrait_and_name(players: int, sides: int, hand: int) -> None:
    setting = _setting(USUAL, players, sides, hand)
    for place in layout.places(setting):
        assert layout.seat_room(place, setting).rect.w >= (110.0 if setting.many else 180.0)


@pytest.mark.parametrize(("players", "sides", "hand"), TABLES)
def test_rooms_for_words_are_larger_for_large_words(players: int, sides: int, hand: int) -> None:
    usual, large = (_setting(USUAL, players, sides, hand, growth) for growth in (1.0, 2.0))
    assert layout.own_room(large).rect.h > layout.own_room(usual).rect.h
    for place, other in zip(layout.places(usual), layout.places(large), strict=True):
        assert layout.seat_room(other, large).rect.h >= 1.25 * layout.seat_room(place, usual).rect.h


def test_clockwise_games_go_round_the_other_way() -> None:
    names = [place.name for place in layout.places(_setting(USUAL, 4))]
    assert names == ["R", "T", "L"]
    assert [place.name for place in layout.places(_setting(USUAL, 4), clockwise=True)] == names[::-1]


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


@pytest.mark.parametrize("growth", [1.0, 1.1, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (2400, 700)])
def test_the_frame_of_an_answer_covers_no_card_of_the_hand(size: tuple[int, int], growth: float) -> None:
    space = space_of(size)
    tickets, _question = layout.decision([200.0, 150.0], 1, space, 0.0, growth)
    for cards in (3, 10):
        fan = layout.hand_fan(cards, space, False, growth=growth, sunk=growth > 1.0)
        top = min(pose.outline().y for pose in fan)
        assert all(ticket.rect.bottom + FRAME <= top for ticket in tickets)


@pytest.mark.parametrize("count", range(1, 9))
def test_sweeps_on_a_pile_each_show_their_edge(count: int) -> None:
    for players in range(2, 9):
        own = layout.own_pile(_setting(USUAL, players))
        poses = layout.crosswise(own, count, 40)
        steps = [b.y - a.y for a, b in pairwise(poses)]
        assert all(step >= 0.09 * own.w for step in steps)
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
    for place in layout.places(_setting(space, players)):
        for pose in layout.open_fan(place, count, players):
            card = pose.outline()
            assert card.x >= 0 and card.x + card.w <= space.w
            assert card.y >= 0 and card.y + card.h <= space.h


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (700, 1200), (2400, 700), (1024, 600)])
@pytest.mark.parametrize(("players", "sides", "hand"), TABLES)
def test_the_line_of_the_last_event_has_room_beside_whatever_stands_there(
    size: tuple[int, int], players: int, sides: int, hand: int, growth: float
) -> None:
    setting = _setting(space_of(size), players, sides, hand, growth)
    named = [(name, rect) for name, rect in _fixed(setting) if name != "hint"]
    for dealer, rows, shift in product((None, *layout.places(setting)), (1, 2), (0.0, layout.GUIDE_SHIFT)):
        stock = layout.stock_place(dealer, setting)
        room = layout.event_room(rows, setting, stock, shift)
        assert room.rect.w >= 420, f"{dealer}, {rows} rows: {room.rect}"
        line = room.place(room.rect.w, layout.EVENT_LEAD * min(growth, max(1.0, room.rect.h / layout.EVENT_LEAD)))
        for name, rect in [*named, ("stock", stock.outline())]:
            assert not line.grown(-1).overlaps(rect.grown(-1)), f"{dealer}, {rows} rows: {line} and {name} {rect}"


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (700, 1200), (2400, 700), (1024, 600)])
@pytest.mark.parametrize(("players", "sides", "hand"), TABLES)
def test_captions_of_piles_stay_inside_the_window(
    size: tuple[int, int], players: int, sides: int, hand: int, growth: float
) -> None:
    setting = _setting(space_of(size), players, sides, hand, growth)
    piles = [(layout.own_pile(setting), True)]
    if players <= 4 or sides == 2:
        piles.append((layout.other_pile(layout.places(setting)[0], setting), False))
    for pile, own in piles:
        rect = layout.caption_room(pile, setting, own=own).rect
        assert rect.w >= 90
        assert rect.x >= 0 and rect.right <= setting.space.w and rect.y >= 0 and rect.bottom <= setting.space.h
        assert rect.bottom >= pile.bottom + 3.0, "a sliver of the pile shows below its caption"


@pytest.mark.parametrize(("players", "sides", "hand"), TABLES)
def test_captions_hang_below_their_piles_at_the_usual_size_of_text(players: int, sides: int, hand: int) -> None:
    setting = _setting(USUAL, players, sides, hand)
    piles = [(layout.own_pile(setting), True)]
    if players == 3 or (players > 3 and sides == 2):
        piles.append((layout.other_pile(layout.places(setting)[0], setting), False))
    for pile, own in piles:
        assert (1 if own else -3) <= layout.caption_room(pile, setting, own=own).rect.y - pile.bottom <= 14


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("players", "sides", "hand"), [(3, 3, 3), (4, 2, 3), (4, 4, 3), (4, 2, 9), (4, 2, 10)])
def test_hands_at_the_sides_lie_just_above_their_plaques(players: int, sides: int, hand: int, growth: float) -> None:
    setting = _setting(USUAL, players, sides, hand, growth)
    for place in (place for place in layout.places(setting) if place.turn != layout.TOP):
        lowest = max(pose.outline().bottom for pose in layout.seat_fan(place, hand, setting))
        assert 0 <= layout.seat_room(place, setting).rect.y - lowest <= 20


@pytest.mark.parametrize(("players", "sides", "hand"), [(3, 3, 3), (4, 2, 3), (4, 2, 10)])
def test_the_ribbon_of_a_seat_at_the_side_keeps_clear_of_the_hint_below_it(players: int, sides: int, hand: int) -> None:
    setting = layout.Setting(layout.space_of((1280, 800)), players, sides, hand)
    left = next(place for place in layout.places(setting) if place.turn == layout.LEFT)
    ribbon = layout.seat_room(left, setting).rect.bottom + 5.0 + layout.ribbon_height(1.0)
    tails = 0.22 * layout.ribbon_height(1.0)
    assert layout.hint_room(setting).rect.y - (ribbon + tails) >= 6.0
