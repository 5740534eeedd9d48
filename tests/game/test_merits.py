"""What a review says of two plays is true of them: each sentence is read and checked against the cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple

import pytest

from scopa_gui.ai.coach import Advised, Facts, advise
from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.advice import shortfall, why_better
from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.merits import count_word, gain, merits
from scopa_gui.game.numbers import percent_text
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import SEVEN, SUITS, cards_in, suit, value
from scopa_gui.rules.deal import Deal, Play, apply
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, Entry, advance, new_match
from scopa_gui.rules.view import View

NAMES = DeckNames()
GAMES = (("classic2", 2), ("scopa15", 2), ("classic3", 3), ("hurrikan", 2), ("libya", 2))
NUMBERS = {count_word(number): number for number in range(2, 11)} | {"one": 1, "a": 1}
SENTENCES = (
    r"Your play (?P<own>.+), but the better one (?P<better>.+)",
    r"Both plays win (?P<both>\w+) cards, but the better one (?P<better>.+)",
    r"The better play (?P<better>.+)",
)


class Pair(NamedTuple):
    """A play and a better one in the same position."""

    less: Advised
    more: Advised
    view: View
    deal: Deal


class Outcome(NamedTuple):
    """What a play really brings, by the rules."""

    cards: int
    coins: int
    sevens: int
    settebello: bool
    sweep: int
    laid: int | None
    hand: int
    danger: float


@cache
def pairs(preset: str, players: int) -> tuple[Pair, ...]:
    """Plays of a deal that is played at random, each beside the best one."""
    return tuple(_pairs(preset, players))


def _pairs(preset: str, players: int) -> Iterator[Pair]:
    game, rng = game_of(PRESETS[preset], players), Random(8)
    state = new_match(game, 0)
    while state.deal_no <= 2 and not state.winners:
        if state.wants_deck:
            cards = list(game.pack)
            rng.shuffle(cards)
            entry: Entry = Deck(tuple(cards))
        else:
            assert state.deal is not None and state.to_move is not None
            view = state.view(state.to_move)
            entry = rng.choice(view.legal)
            if len(view.legal) > 1:
                thinking = advise(view, rng, Effort(worlds=4))
                best, *others = _result(thinking)
                yield from (Pair(other, best, view, state.deal) for other in others)
        state, _ = advance(state, entry)


def _result(thinking: Iterator[None]) -> tuple[Advised, ...]:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: tuple[Advised, ...] = done.value.actions
            return found


def outcome(pair: Pair, advised: Advised) -> Outcome:
    """What the rules make of a play."""
    play, view = advised.action, pair.view
    assert isinstance(play, Play)
    after = apply(pair.deal, play)
    side = view.side
    won = cards_in(after.piles[side] & ~pair.deal.piles[side]) if play.take else []
    bonus = SUITS.index(view.game.ruleset.bonus_suit)
    coins = [card for card in won if suit(card) == bonus]
    table = pair.deal.table & ~play.take | (0 if play.take else 1 << play.card)
    return Outcome(
        len(won),
        len(coins),
        sum(value(card) == SEVEN for card in won),
        any(value(card) == SEVEN for card in coins),
        after.sweeps[side] - pair.deal.sweeps[side],
        None if play.take else play.card,
        view.hand & ~(1 << play.card),
        _danger(view, table),
    )


def _danger(view: View, table: int) -> float:
    """The chance that the next player holds a card that takes all of a table for points."""
    order = [(view.seat + step) % view.game.players for step in range(1, view.game.players)]
    holding = next((view.hand_counts[seat] for seat in order if view.hand_counts[seat]), 0)
    unseen = cards_in(view.unseen)
    last = not view.stock and sum(view.hand_counts) == 2
    if not table or (last and view.game.ruleset.last_card_sweep == "never"):
        return 0.0
    sweepers = sum(table in view.game.captures(table, card) for card in unseen)
    return 1 - comb(len(unseen) - sweepers, holding) / comb(len(unseen), holding)


def check(predicate: str, one: Outcome, other: Outcome, pair: Pair, costs: tuple[float, float]) -> str:
    """Assert that a predicate is true of a play beside another one; returns its kind."""
    bonus = NAMES.suit(SUITS.index(pair.view.game.ruleset.bonus_suit))
    if predicate.startswith("makes a sweep"):
        points = int((re.findall(r"\d+", predicate) or ["1"])[0])
        assert one.sweep == points > other.sweep
        return "sweep"
    if found := re.fullmatch(rf"wins (\w+) (more )?(card of {bonus}|{bonus}|sevens?|cards?)", predicate):
        what = found[3]
        kind = "coins" if bonus in what else "sevens" if "seven" in what else "cards"
        mine, others = getattr(one, kind), getattr(other, kind)
        assert NUMBERS[found[1]] == mine - others, "more than the other, or all if that wins none"
        assert bool(found[2]) == bool(others)
        return kind
    if found := re.fullmatch(rf"wins the 7 of {bonus}", predicate):
        assert one.settebello and not other.settebello
        return "settebello"
    if found := re.fullmatch(r"keeps the (.+) in hand", predicate):
        assert other.laid is not None
        assert NAMES.card(other.laid) == found[1]
        assert one.hand >> other.laid & 1
        return "kept"
    if found := re.fullmatch(r"avoids the danger of a sweep \((.+)\)", predicate):
        assert one.danger == 0 and found[1] == percent_text(other.danger)
        return "danger"
    if found := re.fullmatch(r"lowers the danger of a sweep \((.+) instead of (.+)\)", predicate):
        assert (found[1], found[2]) == (percent_text(one.danger), percent_text(other.danger))
        assert one.danger < other.danger
        return "danger"
    found = re.fullmatch(r"leaves the next player about ([\d.]+) points? less", predicate)
    assert found is not None, predicate
    assert float(found[1]) == pytest.approx(costs[1] - costs[0], abs=0.051)
    assert percent_text(one.danger) == percent_text(other.danger)
    return "costs"


def predicates(told: str) -> list[str]:
    return told.split(" and ")


def read(pair: Pair) -> list[str]:
    """Check what is said of a pair; returns what kinds of reasons were given."""
    said = why_better(pair.less, pair.more, pair.view, NAMES)
    sentence = said.removesuffix(".")
    worse, better = outcome(pair, pair.less), outcome(pair, pair.more)
    assert pair.less.facts is not None and pair.more.facts is not None
    costs = pair.more.facts.reply_cost, pair.less.facts.reply_cost
    if sentence == "The two plays are worth the same":
        assert not shortfall(pair.less, pair.more)
        return ["same"]
    if sentence.startswith("The danger is the same either way"):
        assert percent_text(worse.danger) == percent_text(better.danger)
        return ["later"]
    found = next(match for pattern in SENTENCES if (match := re.fullmatch(pattern, sentence)))
    parts = found.groupdict()
    kinds = [check(each, worse, better, pair, costs[::-1]) for each in predicates(parts.get("own") or "") if each]
    if parts["better"] == "pays off later":
        return [*kinds, "pays"]
    if parts.get("both"):
        assert NUMBERS[parts["both"]] == worse.cards == better.cards
    kinds += [check(each, better, worse, pair, costs) for each in predicates(parts["better"])]
    assert len(predicates(parts["better"])) <= 2 and len(predicates(parts.get("own") or "")) <= 1
    return kinds


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_what_is_said_of_two_plays_is_true(preset: str, players: int) -> None:
    told = Counter[str]()
    for pair in pairs(preset, players):
        told.update(read(pair))
    assert sum(told.values()) > 40
    assert {"cards", "coins", "danger", "costs"} <= set(told)


def test_sevens_are_told_apart_by_how_many_more_there_are() -> None:
    """Seven on seven wins two, seven on four and three wins one, which fifteens and house rules let one choose."""
    view = next(iter(pairs("scopa15", 2))).view
    none = Facts((), 0, (), 0, 0, False, 0.0, (), 0.0)

    def told(sevens: int, than: int) -> str:
        merit = gain(none._replace(takes=(0, 1), sevens=sevens), view, NAMES, none._replace(takes=(0, 1), sevens=than))
        assert merit is not None
        return merit.says

    said = [told(1, 0), told(2, 0), told(2, 1), told(3, 1)]
    assert said == ["wins a seven", "wins two sevens", "wins one more seven", "wins two more sevens"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0.5 points", "1 point", "1.5 points", "2.5 points"]),
        ("fr", ["0,5 point", "1 point", "1,5 point", "2,5 points"]),
        ("de", ["0,5 Punkte", "1 Punkt", "1,5 Punkte", "2,5 Punkte"]),
    ],
)
def test_a_share_of_a_point_is_counted_as_the_language_does(language: str, said: list[str]) -> None:
    """French has a fraction below two in the singular, the others in the plural."""
    pair = next(each for each in pairs("classic2", 2) if each.less.facts and each.less.facts.takes)
    assert pair.less.facts is not None
    set_language(language)
    try:
        for cost, words in zip((0.5, 1, 1.5, 2.5), said, strict=True):
            costly = pair.less._replace(facts=pair.less.facts._replace(reply_cost=pair.less.facts.reply_cost + cost))
            (merit,) = merits(pair.less, costly, pair.view, NAMES)
            assert f" {words} " in f"{merit.says} "
    finally:
        set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_whole_and_in_one_language(language: str) -> None:
    english = {why_better(*pair[:3], NAMES) for pair in pairs("classic2", 2)}
    set_language(language)
    try:
        for pair in pairs("classic2", 2):
            said = why_better(*pair[:3], NAMES)
            assert said.endswith(".") and said[0].isupper() and "{" not in said
            assert len(said) < 220 and said.count(". ") <= 1
            assert language == "en" or said not in english
    finally:
        set_language("en")
