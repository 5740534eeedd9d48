"""Timelines fire every cue once and in order, however they are hurried or cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.tween import Timeline, ease_in_out, ease_out, linear


def test_easings_begin_and_end_exactly() -> None:
    for ease in (linear, ease_out, ease_in_out):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9


def test_a_tween_runs_from_nothing_to_all() -> None:
    line, seen = Timeline(), []
    line.tween(100, 200, seen.append, linear)
    for _ in range(8):
        line.advance(50)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert line.done


def test_hurrying_takes_a_quarter_of_what_is_left() -> None:
    line = Timeline()
    line.hold(1000)
    line.advance(200)
    line.hurry()
    line.advance(199)
    assert not line.done
    line.advance(2)
    assert line.done


@given(
    st.lists(st.floats(0, 500), min_size=1, max_size=12),
    st.lists(st.floats(0.1, 90), max_size=20),
    st.booleans(),
)
def test_cues_fire_once_and_in_order(at: list[float], steps: list[float], hurried: bool) -> None:
    line, fired = Timeline(), []
    for number, when in enumerate(at):
        line.cue(when, lambda number=number: fired.append(number))
        line.tween(when, 30, lambda _t: None)
    for step in steps:
        line.advance(step)
        if hurried:
            line.hurry()
    line.finish()
    assert fired == sorted(range(len(at)), key=lambda number: (at[number], number))


def test_a_cue_may_place_more_on_the_line() -> None:
    line, fired = Timeline(), []
    line.cue(10, lambda: line.cue(20, lambda: fired.append("second")))
    line.finish()
    assert fired == ["second"]
