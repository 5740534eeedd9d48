"""Nothing that a seat may not know is in any update, whatever the window does with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from scopa_gui.game.controller import Controller, Update
from scopa_gui.rules.cards import cards_in, set_of
from scopa_gui.rules.deal import Deal
from scopa_gui.rules.events import CutDone, Dealt, Drawn
from scopa_gui.rules.game import Game
from scopa_gui.rules.record import MatchState
from tests.game.playing import advance, one_deal, play_on, rules, table, told

TABLES = [("classic2", 2), ("classic4_teams", 4), ("cirulla", 2), ("bazzica", 2), ("chkobba", 2), ("escoba", 2)]


def parts_of(value: object) -> Iterator[object]:
    """A value and everything inside it, but not the description of the game."""
    yield value
    if isinstance(value, Game):
        return
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from parts_of(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from parts_of(key)
            yield from parts_of(part)


def with_hidden_cards_shuffled(state: MatchState, seat: int, rng: Random) -> MatchState:
    """The same match with the cards that a seat has not seen changing places."""
    deal = state.deal
    assert deal is not None
    view = state.view(seat)
    hidden = cards_in(view.unseen)
    keep_top = deal.drawn is not None and deal.turn == seat
    if keep_top:
        hidden = [card for card in hidden if card != deal.stock[0]]
    rng.shuffle(hidden)
    hands = []
    for owner, hand in enumerate(deal.hands):
        if owner == seat:
            hands.append(hand)
            continue
        known = deal.shown[owner]
        hands.append(known | set_of(hidden.pop() for _ in range((hand & ~known).bit_count())))
    stock = (*deal.stock[:1], *hidden) if keep_top else tuple(hidden)
    drawn = deal.drawn if deal.drawn is None else stock[0]
    return state._replace(deal=deal._replace(hands=tuple(hands), stock=stock, drawn=drawn))


def assert_redacted(update: Update, seat: int) -> None:
    assert update.view.seat == seat
    for part in parts_of(update):
        assert not isinstance(part, Deal | MatchState)
        if isinstance(part, Dealt):
            assert all(isinstance(hand, int) for owner, hand in enumerate(part.hands) if owner != seat)
            assert isinstance(part.hands[seat], tuple)
        elif (isinstance(part, Drawn) and part.seat != seat) or (
            isinstance(part, CutDone) and part.seat != seat and part.keep
        ):
            assert part.card is None
    if update.view.turn != seat:
        assert update.view.legal == ()
        assert update.view.drawn is None


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("humans", [1, 2])
def test_no_update_holds_a_hidden_card(preset: str, players: int, humans: int) -> None:
    controller = table(one_deal(preset), players, humans=humans, seed=humans)
    for update in told(controller):
        assert_redacted(update, controller.viewer)
    for updates in play_on(controller, Random(5)):
        for update in updates:
            assert_redacted(update, controller.viewer)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_what_is_hidden_does_not_change_what_is_told(preset: str, players: int) -> None:
    controller = table(one_deal(preset), players, seed=11)
    rng = Random(11)
    for updates in play_on(controller, rng):
        update = updates[-1]
        assert update.view == controller.view()
        if controller.state.deal is not None:
            other = with_hidden_cards_shuffled(controller.state, controller.viewer, rng)
            assert other.view(controller.viewer) == update.view


def test_the_log_and_the_plays_name_no_hidden_card() -> None:
    """A card is named when it has been on the table or was shown; the others never."""
    for seed in range(6):
        controller = table(one_deal("chkobba"), 2, humans=0, seed=seed)
        kept = hidden_draw(controller)
        if kept is not None:
            name = controller.deck_names.card(kept)
            assert controller.viewer == 0
            assert not any("keeps" in line and name in line for line in controller.log())
            assert [play["move"] for play in controller.plays] == ["keep"]


def hidden_draw(controller: Controller) -> int | None:
    """The card that the bot of seat 1 drew and kept, if it did."""
    deal = controller.state.deal
    assert deal is not None
    drawn, seat = deal.drawn, deal.turn
    controller.presented(controller.state_id)
    while controller.pump(1.0):
        pass
    return drawn if seat == 1 and controller.plays[-1]["move"] == "keep" else None


def test_a_hidden_draw_is_met_in_the_test_above() -> None:
    kept = [hidden_draw(table(one_deal("chkobba"), 2, humans=0, seed=seed)) for seed in range(6)]
    assert any(card is not None for card in kept)


def test_under_a_cover_the_last_viewer_is_told_and_no_other() -> None:
    controller = table(rules("classic2"), 2, humans=2, seed=1)
    rng = Random(0)
    told(controller)
    for _ in range(30):
        before = controller.viewer
        updates = advance(controller, rng)
        for update in updates:
            assert_redacted(update, controller.viewer)
        if controller.waiting_for == "cover":
            assert controller.viewer == before
