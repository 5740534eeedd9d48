"""What happened, in plain sentences: for the viewer, in the language in use, and each put into words once."""

from __future__ import annotations

import pytest

from scopa_gui.game.i18n import set_language
from scopa_gui.game.log import KEPT, Log
from scopa_gui.game.texts import DeckNames, Teller
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.events import Drawn, Event, Played, Resigned

SEVEN, TWO = parse_card("7d"), parse_card("2c")
NAMES, SIDES = ("Anna", "Bruno"), ((0,), (1,))
LAID = Played(1, SEVEN, ())


def teller(viewer: int | None = 0, deck: DeckNames = DeckNames()) -> Teller:  # noqa: B008 - a frozen value
    return Teller(NAMES, viewer, SIDES, deck)


def log_of(*events: Event) -> Log:
    log = Log()
    log.add(events)
    return log


def test_it_tells_what_was_added_in_order() -> None:
    log = log_of(LAID)
    assert log.texts(teller()) == [teller().tell(LAID)]
    log.add([Resigned(0)])
    log.add([Played(0, TWO, ())])
    assert log.texts(teller()) == [teller().tell(event) for event in (LAID, Resigned(0), Played(0, TWO, ()))]
    assert log.texts(teller()) == log.texts(teller())


def test_a_hidden_card_is_told_to_its_owner_alone() -> None:
    log = log_of(Drawn(0, SEVEN))
    own, other, onlooker = (log.texts(teller(viewer)) for viewer in (0, 1, None))
    assert own == [teller(0).tell(Drawn(0, SEVEN))]
    assert "7 of coins" in own[0]
    for told in (other, onlooker):
        assert len(told) == 1
        assert "7 of coins" not in told[0]


def test_it_is_told_anew_in_another_language_and_by_another_deck() -> None:
    log = log_of(LAID, Resigned(0))
    english = log.texts(teller())
    set_language("it")
    italian = log.texts(teller())
    assert italian == [teller().tell(LAID), teller().tell(Resigned(0))]
    assert all(one != other for one, other in zip(english, italian, strict=True))
    set_language("en")
    french_deck = log.texts(teller(deck=DeckNames(french=True)))
    assert "7 of diamonds" in french_deck[0]
    assert log.texts(teller()) == english


def test_only_the_last_events_are_kept() -> None:
    log = Log()
    for number in range(KEPT + 5):
        log.add([Played(number % 2, TWO if number % 3 else SEVEN, ())])
        if number == KEPT - 2:
            assert len(log.texts(teller())) == KEPT - 1
    expected = [teller().tell(Played(number % 2, TWO if number % 3 else SEVEN, ())) for number in range(5, KEPT + 5)]
    assert log.texts(teller()) == expected
    log.add([LAID] * (2 * KEPT))
    assert log.texts(teller()) == [teller().tell(LAID)] * KEPT


def test_each_event_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Event] = []
    tell = Teller.tell

    def counted(self: Teller, event: Event) -> str:
        told.append(event)
        return tell(self, event)

    monkeypatch.setattr(Teller, "tell", counted)
    log = log_of(LAID)
    for _ in range(3):
        log.texts(teller())
    log.add([Resigned(1)])
    log.texts(teller())
    assert told == [LAID, Resigned(1)]


def test_what_needs_no_word_is_left_out() -> None:
    assert log_of(Event(), LAID, Event()).texts(teller()) == [teller().tell(LAID)]
