"""Hypothesis strategies for games, rulesets, positions and matches."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from scopa_gui.rules.cards import RANKS
from scopa_gui.rules.deal import Deal
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Back, ClaimOut, Deck, Entry, Record, Resign, Sit, new_match, step
from scopa_gui.rules.ruleset import Ruleset
from tests.testkit.playing import GAMES, legal_moves, positions, shuffled

games = st.sampled_from(list(GAMES.values()))
seeds = st.integers(0, 2**32 - 1)

CHANGES: dict[str, st.SearchStrategy[Any]] = {
    "hand_size": st.integers(1, 10),
    "table_size": st.integers(0, 8),
    "deal_style": st.sampled_from(["packets", "one_by_one"]),
    "cut_pack": st.booleans(),
    "cut_draw": st.booleans(),
    "kings_redeal": st.integers(0, 5),
    "aces_redeal": st.integers(0, 4),
    "opening_bonus": st.sampled_from(["none", "15_30", "15_two15"]),
    "opening_matta": st.booleans(),
    "capture_mode": st.sampled_from(["value", "sum15", "value_or_15"]),
    "priority": st.sampled_from(["single_first", "fewest_cards", "free"]),
    "capture_duty": st.sampled_from(["if_played", "optional", "strict"]),
    "ace_sweep": st.sampled_from(["off", "no_ace_on_table", "always", "ace_on_table"]),
    "ace_sweep_choice": st.sampled_from(["forced", "choice"]),
    "ace_sweep_scopa": st.booleans(),
    "declarations": st.sampled_from(["none", "cirulla", "bazzica"]),
    "matta": st.sampled_from([None, "7c"]),
    "declared_both": st.sampled_from(["higher", "sum"]),
    "sweep_points": st.sampled_from(["one", "card_count", "value_sum"]),
    "last_card_sweep": st.sampled_from(["never", "counts"]),
    "bonus_suit": st.sampled_from(["d", "c"]),
    "cards_rule": st.sampled_from(["plurality", "majority"]),
    "coins_rule": st.sampled_from(["plurality", "majority"]),
    "prime_table": st.one_of(
        st.sampled_from(["standard", "faces_zero", "most_sevens", "bermila"]),
        st.fixed_dictionaries({rank: st.integers(0, 30) for rank in RANKS}),
    ),
    "prime_missing": st.sampled_from(["four_beats_missing", "total_only", "disqualify"]),
    "re_bello": st.integers(0, 2),
    "sequence": st.sampled_from(["none", "napola3", "napola_9", "napola_10", "scalette", "cirulla"]),
    "all_coins": st.sampled_from(["none", "wins"]),
    "penalties": st.dictionaries(st.sampled_from(["2b", "Rs", "7c"]), st.integers(-9, 9), max_size=2),
    "target": st.integers(1, 60),
    "cappotto_zero": st.integers(0, 9),
    "claim_out": st.booleans(),
}
"""House rules that may change in any preset."""


@st.composite
def house_rules(draw: st.DrawFn) -> Ruleset:
    """A preset with some fields changed, valid."""
    base = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    chosen = draw(st.sets(st.sampled_from(sorted(CHANGES)), max_size=6))
    for name in sorted(chosen):
        try:
            base = base.changed({name: draw(CHANGES[name])})
        except BadRuleset:
            continue
    return base


@st.composite
def house_games(draw: st.DrawFn) -> Game:
    """A game by house rules."""
    rules = draw(house_rules())
    return game_of(rules, draw(st.sampled_from(rules.players)))


@st.composite
def any_position(draw: st.DrawFn, games: st.SearchStrategy[Game] = games) -> Deal:
    """A position out of the middle of a random deal."""
    game, rng = draw(games), Random(draw(seeds))
    found = list(positions(game, rng))
    return found[draw(st.integers(0, len(found) - 1))]


@st.composite
def matches(draw: st.DrawFn, games: st.SearchStrategy[Game] = games) -> Record:
    """A match with entries of every kind, over or not."""
    game, rng = draw(games), Random(draw(seeds))
    dealer = draw(st.integers(0, game.players - 1))
    states = [new_match(game, dealer)]
    entries: list[Entry] = []
    for _ in range(draw(st.integers(0, 60))):
        if states[-1].winners:
            break
        entry = _entry(states, rng)
        states.append(step(states, entry).state)
        entries.append(entry)
    names = st.text(st.characters(exclude_categories=("C", "Z")), max_size=12)
    seats = tuple((draw(st.sampled_from(["human", "rookie", "amateur"])), draw(names)) for _ in range(game.players))
    tags = draw(st.sampled_from([(), (("seed", "7"),), (("seed", "7"), ("rated", "no"))]))
    return Record(game.ruleset, game.players, dealer, seats, tuple(entries), tags)


def _entry(states: list[Any], rng: Random) -> Entry:
    """An entry that fits: mostly a deck or an action, now and then another."""
    state, chance = states[-1], rng.random()
    seat = rng.randrange(state.game.players)
    if chance < 0.05:
        return Sit(seat, rng.choice(["human", "rookie"]))
    if chance < 0.1 and len(states) > 2:
        return Back(rng.randrange(1, len(states) - 1))
    if chance < 0.105:
        return Resign(seat)
    if state.to_move is not None and chance < 0.12 and state.game.ruleset.claim_out and not state.deal.phase - 2:
        return ClaimOut(seat)
    if state.wants_deck:
        return Deck(shuffled(state.game, rng))
    entry: Entry = rng.choice(legal_moves(state.deal))
    return entry
