"""Whatever the rules ask of the person is asked at the table, however fast the turn comes back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.deal import Declare
from scopa_gui.rules.declarations import declarations
from scopa_gui.ui.table.prompts import Decisions
from tests.testkit.amount import amount
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import names, table_of, to_question


def _answer(pilot: Pilot, found: dict[str, Any]) -> None:
    """Does the first thing that can be done."""
    view = found["view"]
    if found["scene"] != "table" or view["prompt"]:
        default = next(e["id"] for e in found["elements"] if e["default"] and e["enabled"])
        pilot.click(default)
    elif view["choosing"]:
        pilot.press(pygame.K_RETURN)
    else:
        assert view["legal"], "the person is to act, but nothing can be done"
        pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
    pilot.seconds(0.3)


@pytest.mark.parametrize(("variant", "seed"), [("cirulla", 9), ("cirulla", 3), ("bazzica", 5), ("chkobba", 4)])
def test_every_decision_is_asked_for_at_full_speed(tmp_path: Path, variant: str, seed: int) -> None:
    asked = set()
    with Pilot(tmp_path, variant, opponents=("amateur",), seed=seed, speed="off") as pilot:
        for _ in range(amount(50, 120)):
            found = pilot.wait_idle()
            if found["scene"] == "match_end":
                break
            if found["view"] and found["view"]["prompt"]:
                asked.add(found["view"]["prompt"]["kind"])
            _answer(pilot, found)
    assert asked == ({"cut"} if variant == "chkobba" else {"declare"})


@pytest.mark.parametrize(("variant", "seed", "told"), [("bazzica", 17, "once"), ("cirulla", 34, "open")])
def test_the_question_to_declare_says_whether_the_hand_stays_open(
    tmp_path: Path, variant: str, seed: int, told: str
) -> None:
    """Bazzica shows the cards and takes them back (SPEC 2.14); Cirulla plays on with the hand open (2.11)."""
    with Pilot(tmp_path, variant, seed=seed) as pilot:
        to_question(pilot, "declare")
        question = names(pilot)["question"]
    assert told in question
    assert ("open" in question) == (told == "open")


@pytest.mark.parametrize(
    ("variant", "hand", "told"),
    [
        ("cirulla", "Ad 3c 4b", ["Nine or less: 1 + 3 + 4 = 8"]),
        ("cirulla", "Fd Fc Fb", ["Three of a kind: 8, 8, 8"]),
        ("cirulla", "7c 6d 6b", ["Three of a kind: 6, 6, 6"]),
        ("bazzica", "2d 3c 4b", ["Bazzica: 2 + 3 + 4 = 9"]),
        ("cirulla", "7c Ad 2b", [f"Nine or less: {total}" for total in range(4, 10)]),
    ],
)
def test_an_answer_says_what_makes_the_declaration(tmp_path: Path, variant: str, hand: str, told: list[str]) -> None:
    """The sum of the three cards or their equal values; a wild seven counts as what it is given (SPEC 2.11)."""
    with Pilot(tmp_path, variant, seed=9) as pilot:
        to_question(pilot, "declare")
        session = pilot.app.stack.scenes[0].session
        rules = session.view.game.ruleset
        cards = set_of(parse_cards(hand))
        found = declarations(rules, cards)
        legal = (*(Declare(each.name, each.matta) for each in found), Declare(None, 0))
        session.shown = replace(session.shown, view=session.view._replace(hand=cards, legal=legal))
        decisions = Decisions(session)
        assert decisions.ask()
    assert decisions.prompt is not None
    assert [choice.title for choice in decisions.prompt.choices[:-1]] == told
    assert [choice.key for choice in decisions.prompt.choices] == [*map(str, range(1, len(told) + 1)), "0"]


def test_while_a_question_is_open_the_plate_asks_for_its_answer(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=9) as pilot:
        to_question(pilot, "declare")
        turn = pilot.app.stack.scenes[0].furniture.turn
        assert turn is not None
        assert turn.name == "Your answer?"
        pilot.seconds(0.6)
        pilot.press(pygame.K_0)
        pilot.wait_idle()
        assert not pilot.describe()["view"]["prompt"]
        assert pilot.app.stack.scenes[0].furniture.turn.name != "Your answer?"


def test_nobody_is_asked_who_has_nothing_to_declare(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=9) as pilot:
        to_question(pilot, "declare")
        scene = table_of(pilot)
        assert scene.furniture.asking() == "Your answer?"
        shown = scene.session.shown
        scene.session.shown = replace(shown, view=shown.view._replace(legal=(Declare(None, 0),)))
        assert scene.furniture.asking() == "You play"
