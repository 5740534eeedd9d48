"""Advice in words says what the facts say, and nothing that the player could not know."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.ai.coach import advise
from scopa_gui.game.advice import (
    GRADES,
    action_words,
    decided_words,
    expected_words,
    hint,
    leads_words,
    next_best_words,
    reasons,
    shortfall_words,
    why_better,
    worth_words,
)
from scopa_gui.game.puzzles import judge, puzzles
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.deal import PASS, Cut, CutPack, Declare
from scopa_gui.rules.notation import from_line
from scopa_gui.rules.view import View, observe

NAMES = DeckNames()


def _view(table: str, hands: str, turn: int = 0, *, known: bool = False) -> View:
    """A position; `known`: all other cards lie on the piles, so that the other hand can be counted."""
    there = {*table.split(","), *hands.replace("/", ",").split(",")}
    rest = [rank + suit for suit in "dcsb" for rank in "A234567FCR" if rank + suit not in there]
    pile = ",".join(rest) if known else "-"
    line = (
        f"classic2 players=2 dealer=1 phase=play turn={turn} last=- table={table} hands={hands} stock=- piles={pile}/-"
        " sweeps=-/- declared=0/0 shown=-/- drawn=-"
    )
    return observe(from_line(line), turn)


def test_a_sweep_is_named_with_its_points() -> None:
    view = _view("2s,4c", "6d,Rb/3c,Fs")
    assert hint(judge(view), view, NAMES) == (
        "Take the 4 of cups and 2 of swords with the 6 of coins. It makes a sweep. The next player can only lay a card."
    )


def test_a_sweep_that_is_not_advised_is_told_with_what_speaks_against_it() -> None:
    view = _view("Fs", "Fd,6b,6d/7d,Cc,Rs")
    assert hint(judge(view), view, NAMES) == (
        "Lay the 6 of coins. The knave of coins would sweep, but this play pays off more later in the deal."
    )
    view = _view("4c,3c", "7s,4d/Rc,2b")
    advice = judge(view)
    other = next(a for a in advice.actions if action_words(a.action, NAMES).startswith("Take the 4 of cups with"))
    told = hint(advice._replace(actions=(other, *advice.actions)), view, NAMES)
    assert told.endswith("The 7 of swords would sweep, but this play wins a card of coins.")
    assert "would sweep" not in hint(advice, view, NAMES), "the sweep is advised"


def test_a_sweep_that_no_play_prevents_is_told_to_be_so() -> None:
    unsafe = "No other play leaves the table safer."
    both_swept, one_safe = (_view("-", hands, known=True) for hands in ("5s,2b/5d,2c", "5s,2b/5d,3c"))
    assert hint(judge(both_swept), both_swept, NAMES).endswith(unsafe)
    assert unsafe not in hint(judge(one_safe), one_safe, NAMES)
    one_left = _view("-", "5s/5d", known=True)
    assert unsafe not in hint(judge(one_left), one_left, NAMES), "there is no other play"


def test_the_settebello_is_named_by_the_deck() -> None:
    view = _view("7d,Rc,5s", "7s,4b/3c,2d")
    french = DeckNames(french=True)
    best = judge(view).best
    assert "It wins the 7 of coins." in reasons(best, view, NAMES)
    assert "It wins the 7 of diamonds." in reasons(best, view, french)


def test_sevens_are_counted_where_no_card_of_the_suit_is_won() -> None:
    view = _view("7s,Rc,5s", "7c,4b/3c,2d")
    took = next(a for a in judge(view).actions if action_words(a.action, NAMES).startswith("Take"))
    assert reasons(took, view, NAMES)[0] == "It wins two sevens."


def test_of_a_decision_without_facts_nothing_is_said() -> None:
    view = _view("7s,Rc,5s", "7c,4b/3c,2d")
    assert reasons(judge(view).best._replace(facts=None), view, NAMES) == []


def test_a_table_that_cannot_be_swept_is_said_to_be_safe() -> None:
    view = _view("6c", "5s,2b/Rd,4c")
    laid = next(a for a in judge(view).actions if action_words(a.action, NAMES) == "Lay the 5 of swords.")
    assert reasons(laid, view, NAMES) == ["With 11 on the table the next player cannot sweep."]


def test_a_danger_names_the_ranks_and_a_chance() -> None:
    view = _view("6c", "5s,2b/Fd,4c")
    laid = next(a for a in judge(view).actions if action_words(a.action, NAMES) == "Lay the 2 of clubs.")
    (sentence,) = reasons(laid, view, NAMES)
    assert "leaves 8 on the table" in sentence and "(knave)" in sentence
    assert "21%" in sentence  # four knaves among 37 unseen cards, two of them held: 1 - (33*32)/(37*36)


def test_what_is_as_true_of_the_better_play_is_not_said_to_explain_it() -> None:
    view = _view("6c", "5s,2b/Fd,4c")
    advice = judge(view)
    best, other = advice.actions[:2]
    assert best.facts is not None and other.facts is not None
    same = other._replace(facts=other.facts._replace(sweep_chance=0.13, sweepers=((4, 2),), reply_cost=0.9))
    better = best._replace(facts=best.facts._replace(sweep_chance=0.13, sweepers=((4, 2),), reply_cost=0.5))
    told = why_better(same, better, view, NAMES)
    assert "13%" not in told
    assert "leaves the next player about 0.4 points less" in told
    riskier = same._replace(facts=other.facts._replace(sweep_chance=0.4, sweepers=((4, 2),)))
    assert "the danger of a sweep (13% instead of 40%)" in why_better(riskier, better, view, NAMES)


def test_a_loss_is_the_difference_of_what_is_shown() -> None:
    view = _view("6c", "5s,2b/Fd,4c")
    best, other = judge(view).actions[:2]
    more, less = (a._replace(chance=None, expected=e) for a, e in ((best, 0.84), (other, -1.26)))
    assert shortfall_words(less, more) == "2.1"
    assert shortfall_words(more, more) == "0"
    assert next_best_words(less, more, NAMES).endswith("It was worth 2.1 less.")
    near, far = more._replace(chance=0.334), less._replace(chance=0.296)
    assert shortfall_words(far, near) == "3%"
    assert worth_words(near) == ("chance to win the match", "33%")
    own, better = near._replace(expected=-2.0), near._replace(expected=0.0)
    assert leads_words(-5.0, own, better).endswith("\N{MINUS SIGN}5.0; with the better play \N{MINUS SIGN}3.0.")
    assert leads_words(-5.0, own, better._replace(chance=None)) == ""


def test_equal_dangers_leave_other_reasons_and_decisions_their_own() -> None:
    view = _view("6c", "5s,2b/Fd,4c")
    best, other = judge(view).actions[:2]
    assert best.facts is not None and other.facts is not None
    danger = {"takes": (), "coins": 0, "sevens": 0, "settebello": False, "sweep": 0}
    alike = {"sweep_chance": 0.13, "sweepers": ((4, 2),), "reply_cost": 0.5, **danger}
    less, more = (
        a._replace(chance=None, expected=expected, facts=a.facts._replace(**alike))
        for a, expected in ((other, 0.1), (best, 0.9))
        if a.facts is not None
    )
    assert why_better(more, more, view, NAMES) == "The two plays are worth the same."
    later = "The danger is the same either way: what makes the difference comes later in the deal."
    assert why_better(less, more, view, NAMES) == later
    assert more.facts is not None
    richer = more._replace(facts=more.facts._replace(takes=(0,), coins=2))
    assert why_better(less, richer, view, NAMES) == "The better play wins two coins."
    poorer = less._replace(facts=richer.facts)
    assert why_better(poorer, more, view, NAMES) == "Your play wins two coins, but the better one pays off later."
    decision = more._replace(action=PASS, facts=None)
    assert why_better(decision, decision, view, NAMES) == "The difference comes later in the deal."


def test_the_next_best_is_told_with_what_it_lacks() -> None:
    best, other = judge(_view("6c", "5s,2b/Fd,4c")).actions[:2]
    played = action_words(other.action, NAMES)
    near, far = best._replace(chance=0.334), other._replace(chance=0.296)
    assert next_best_words(far, near, NAMES) == f"Next best: {played} The chance to win was 3% lower."
    assert next_best_words(far._replace(chance=0.334), near, NAMES) == f"As good: {played}"
    assert worth_words(best._replace(chance=None, expected=-1.26)) == (
        "expected lead in this deal",
        "\N{MINUS SIGN}1.3",
    )


def test_a_declaration_says_what_it_brings() -> None:
    """A pair with the wild seven is three of a kind, worth 10 points (SPEC 2.11)."""
    line = (
        "cirulla players=2 dealer=1 phase=declare turn=0 last=- table=2s,4b,Fd,Rc hands=5d,5s,7c/3c,6s,2d"
        " stock=- piles=-/- sweeps=-/- declared=0/0 shown=-/- drawn=-"
    )
    view = observe(from_line(line), 0)
    advised = judge(_view("6c", "5s,2b/Fd,4c")).best._replace(action=Declare("dieci", 5), facts=None)
    assert action_words(advised.action, NAMES) == "Declare three of a kind, the 7 of cups as 5."
    assert reasons(advised, view, NAMES) == ["It brings 10 points."]
    assert reasons(advised._replace(action=PASS), view, NAMES) == []


def test_decisions_have_words() -> None:
    words = [action_words(action, NAMES) for action in (PASS, Declare("dieci", 0), Cut(True), Cut(False), CutPack(3))]
    assert len(set(words)) == 5 and all(words)


def test_every_grade_has_a_name() -> None:
    assert all(GRADES.values()) and len(set(GRADES.values())) == len(GRADES)


@pytest.mark.parametrize("number", range(0, len(puzzles()), 7))
def test_hints_for_real_positions_are_sentences(number: int) -> None:
    view = puzzles()[number].view
    advice = judge(view)
    for advised in advice.actions:
        for sentence in (action_words(advised.action, NAMES), *reasons(advised, view, NAMES)):
            assert sentence.endswith(".") and "{" not in sentence
        assert expected_words(advised).startswith(("+", "\N{MINUS SIGN}", "0.0"))


def test_a_hint_never_depends_on_hidden_cards() -> None:
    puzzle = next(p for p in puzzles() if not p.last_round and p.preset == "classic2")
    deal = puzzle.deal
    other = 1 - deal.turn
    stock = deal.stock
    hidden = [*stock, *(n for n in range(40) if deal.hands[other] >> n & 1)]
    Random(4).shuffle(hidden)
    size = deal.hands[other].bit_count()
    hands = list(deal.hands)
    hands[other] = sum(1 << card for card in hidden[:size])
    swapped = deal._replace(hands=tuple(hands), stock=tuple(hidden[size:]))
    first, second = puzzle.view, observe(swapped, deal.turn)
    assert _run(first) == _run(second)


def _run(view: View) -> str:
    thinking = advise(view, Random(3))
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return hint(done.value, view, NAMES)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PASS, "does not declare"),
        (Declare("tre", 0), "declares nine or less"),
        (Cut(True), "keeps the card"),
        (Cut(False), "places the card on the table"),
    ],
)
def test_decisions_are_told_as_they_were_taken(action: Cut | Declare, words: str) -> None:
    assert decided_words(action) == words
