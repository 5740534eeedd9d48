"""The optional cut of the pack by the seat after the dealer, on record (SPEC 2.1, deal)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.bot import BOTS, bot_named, choose
from scopa_gui.rules.deal import Cut, CutPack, Phase, apply, legal_moves, new_deal
from scopa_gui.rules.errors import Illegal, Unreadable
from scopa_gui.rules.events import CutDone, Dealt, Drawn, PackCut, PackOffered, ThrownIn, event_from_json, event_to_json
from scopa_gui.rules.events import see as seen_by
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.notation import from_line, parse_action, to_line
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, advance, format_match, new_match, parse_match, states_of
from scopa_gui.rules.view import observe, sample
from tests.testkit.playing import GAMES, every_game, random_entries, record_of, shuffled

CLASSIC = game_of(PRESETS["classic2"].changed({"cut_pack": True}), 2)


def with_cut(game: Game) -> Game:
    return game_of(replace(game.ruleset, cut_pack=True), game.players)


def test_no_preset_asks_for_the_cut() -> None:
    assert not any(rules.cut_pack for rules in PRESETS.values())


@every_game
def test_a_cut_pack_is_dealt_as_if_shuffled_so(game: Game) -> None:
    cutting, deck = with_cut(game), shuffled(game, Random(5))
    offered = new_deal(cutting, deck, 0)
    assert (offered.phase, offered.turn, offered.stock, offered.table) == (Phase.CUT_PACK, 1 % game.players, deck, 0)
    assert game.side_of[offered.turn] != game.side_of[offered.dealer]
    for lifted in (0, 1, 17, len(deck) - 1):
        plain = new_deal(game, deck[lifted:] + deck[:lifted], 0)
        assert apply(offered, CutPack(lifted))._replace(game=game) == plain


def test_every_place_in_the_pack_may_be_cut_and_no_other() -> None:
    offered = new_deal(CLASSIC, CLASSIC.pack, 0)
    assert legal_moves(offered) == [CutPack(lifted) for lifted in range(40)]
    for lifted in (-1, 40, 41):
        with pytest.raises(Illegal, match="cut"):
            apply(offered, CutPack(lifted))
    with pytest.raises(Illegal, match="phase"):
        apply(offered, Cut(True))
    with pytest.raises(Illegal, match="phase"):
        apply(apply(offered, CutPack(3)), CutPack(3))


def test_before_the_draw_of_chkobba_the_pack_is_cut_by_the_same_seat() -> None:
    game = with_cut(GAMES["chkobba-4"])
    offered = new_deal(game, game.pack, 3)
    drawn = apply(offered, CutPack(6))
    assert (drawn.phase, drawn.turn, drawn.drawn) == (Phase.CUT, 0, 6)
    assert apply(drawn, Cut(False)).table & 1 << 6


def test_a_pack_that_is_thrown_in_is_followed_by_one_that_is_cut_again() -> None:
    kings = (9, 19, 29)
    deck = (*[card for card in CLASSIC.pack if card not in kings], *kings)
    thrown, happened = advance(advance(new_match(CLASSIC, 0), Deck(deck))[0], CutPack(31))
    assert thrown.deal is not None
    assert thrown.deal.phase is Phase.THROWN_IN
    assert [type(event) for event in happened] == [PackCut, Dealt, ThrownIn]
    again, _ = advance(thrown, Deck(CLASSIC.pack))
    assert again.deal is not None
    assert (again.deal.phase, again.deal.turn, again.deal_no) == (Phase.CUT_PACK, 1, 1)


def test_the_text_says_where_the_pack_was_cut() -> None:
    offered = new_deal(CLASSIC, CLASSIC.pack, 0)
    assert parse_action("cut 17", offered) == CutPack(17)
    assert from_line(to_line(offered)) == offered
    for text in ("cut", "cut -1", "cut x", "cut 1 2", "cut 1000", "cut ١"):
        with pytest.raises(Unreadable):
            parse_action(text, offered)
    for text in ("cut 40", "keep", "pass", "7d"):
        with pytest.raises(Illegal):
            parse_action(text, offered)


def test_neither_cut_answers_for_the_other() -> None:
    """`keep` is no cut of one card, although both are true in Python."""
    drawn = new_deal(GAMES["chkobba-2"], GAMES["chkobba-2"].pack, 0)
    with pytest.raises(Illegal, match="not_legal"):
        parse_action("cut 1", drawn)


@pytest.mark.parametrize("name", ["classic2-2", "chkobba-4", "cirulla-3", "classic6_two_decks-8", "scopone9-4"])
def test_matches_with_cuts_are_written_and_read_back(name: str) -> None:
    game = with_cut(GAMES[name])
    _, entries = random_entries(game, Random(name), most=300)
    record = record_of(game, entries)
    assert sum(isinstance(entry, CutPack) for entry in entries) == sum(isinstance(entry, Deck) for entry in entries) > 1
    text = format_match(record)
    assert parse_match(text) == record
    assert states_of(parse_match(text)) == states_of(record)


def test_nobody_sees_a_card_of_the_pack_that_is_offered() -> None:
    deck = shuffled(CLASSIC, Random(2))
    offered = new_deal(CLASSIC, deck, 0)
    for seat in (0, 1):
        view = observe(offered, seat)
        assert (view.hand, view.table, view.drawn, view.stock) == (0, 0, None, 40)
        assert view.unseen == CLASSIC.pack_set
        assert bool(view.legal) == (seat == 1)
        world = sample(view, Random(1))
        assert sorted(world.stock) == list(CLASSIC.pack)
        assert world.stock != deck
        assert world._replace(stock=deck) == offered


def test_what_happens_is_told_in_order() -> None:
    game = with_cut(GAMES["chkobba-2"])
    state, offered = advance(new_match(game, 0), Deck(game.pack))
    assert offered == (PackOffered(1, 0, 40),)
    state, cut = advance(state, CutPack(10))
    assert cut == (PackCut(1, 10), Drawn(1, 10))
    _, kept = advance(state, Cut(True))
    assert [type(event) for event in kept] == [CutDone, Dealt]
    for event in (*offered, *cut):
        assert event_from_json(event_to_json(event)) == event
    assert seen_by(cut[0], 0) == cut[0]


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_cut_by_chance_alone_and_the_same_from_the_same_seed(name: str) -> None:
    view = observe(new_deal(CLASSIC, CLASSIC.pack, 0), 1)
    cuts = [choose(bot_named(name), view, Random(seed)) for seed in range(30)]
    assert cuts == [choose(bot_named(name), view, Random(seed)) for seed in range(30)]
    assert set(cuts) <= set(view.legal)
    assert len(set(cuts)) > 5
    other = observe(new_deal(CLASSIC, shuffled(CLASSIC, Random(1)), 0), 1)
    assert choose(bot_named(name), other, Random(3)) == cuts[3]
