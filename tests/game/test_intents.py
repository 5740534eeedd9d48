"""Intents as JSON, there and back, and whatever else somebody may send."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.game.intents import (
    CallOut,
    Decide,
    GiveUp,
    Intent,
    NextDeal,
    PlayCard,
    RestartDeal,
    TakeBack,
    intent_from_json,
    intent_to_json,
)
from scopa_gui.rules.deal import PASS, Cut, Declare, Play
from scopa_gui.rules.errors import Unreadable

numbers = st.integers(-5, 10**6)
cards = st.one_of(st.integers(0, 39), st.integers(80, 89))
plays = st.builds(lambda card, taken: Play(card, sum(1 << c for c in taken)), cards, st.sets(st.integers(0, 39)))
decisions = st.one_of(
    st.just(PASS),
    st.builds(Cut, st.booleans()),
    st.builds(Declare, st.sampled_from(["tre", "dieci"]), st.integers(0, 10)),
)
intents = st.one_of(
    st.builds(PlayCard, numbers, numbers, numbers, plays),
    st.builds(Decide, numbers, numbers, numbers, decisions),
    *(st.builds(kind, numbers, numbers, numbers) for kind in (CallOut, NextDeal, RestartDeal, TakeBack, GiveUp)),
)


@given(intent=intents)
def test_an_intent_survives_json(intent: Intent) -> None:
    text = json.dumps(intent_to_json(intent))
    assert intent_from_json(json.loads(text)) == intent


def test_an_action_is_written_as_in_matches() -> None:
    data = intent_to_json(PlayCard(1, 2, 0, Play(6, 1 << 3 | 1 << 12)))
    assert data == {"intent": "PlayCard", "match": 1, "state": 2, "seat": 0, "action": "7d x 4d 3c"}


GOOD = {"intent": "PlayCard", "match": 1, "state": 2, "seat": 0, "action": "7d"}


@pytest.mark.parametrize(
    "data",
    [None, 7, [], ["ab"], "abc", {}, {"intent": "Cheat"}, {"intent": []}, {**GOOD, "match": "1"},
     {**GOOD, "seat": None},
     {**GOOD, "action": "7x"}, {**GOOD, "action": None}, {**GOOD, "extra": 1}, {**GOOD, "intent": "TakeBack"},
     {key: value for key, value in GOOD.items() if key != "state"},
     {key: value for key, value in GOOD.items() if key != "action"}, {**GOOD, "action": "7d x"}],
)  # fmt: skip
def test_anything_else_is_refused(data: Any) -> None:
    with pytest.raises(Unreadable) as error:
        intent_from_json(data)
    assert error.value.code == "intent"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*GOOD, "x"]), inner, max_size=6),
    max_leaves=12,
)


@given(data=json_values)
def test_no_json_is_anything_but_an_intent_or_refused(data: Any) -> None:
    try:
        assert isinstance(intent_from_json(data), Intent)
    except Unreadable as error:
        assert error.code == "intent"
