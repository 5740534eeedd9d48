"""Every event in plain words, good enough to rebuild a deal from the log alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from scopa_gui.game import i18n, texts
from scopa_gui.game.controller import Controller
from scopa_gui.game.texts import (
    DeckNames,
    Teller,
    bot_name,
    declaration_name,
    preset_name,
    refusal,
    short_preset_name,
    sweep_cry,
)
from scopa_gui.rules import events as ev
from scopa_gui.rules.cards import cards_in, parse_card, parse_cards
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import DealScore
from tests.game.playing import advance, one_deal, play_out, table, until

TEAMS = ((0, 2), (1, 3))
NAMES = ("anna", "la Donna", "Carla", "il Cavaliere")
SCORE = DealScore((), (), (), (), None, None)


def tell(event: ev.Event, viewer: int | None = 0, sides: tuple[tuple[int, ...], ...] = TEAMS) -> str:
    return Teller(NAMES, viewer, sides).tell(event)


EVERYTHING: list[tuple[ev.Event, str, str]] = [
    (ev.Dealt((3, 3, 3, 3), (), 0, 2, 24), "You deal round 2.", "Anna deals round 2."),
    (
        ev.Dealt((3, 3, 3, 3), parse_cards("7d Rc"), 0, 1, 24),
        "You deal round 1. On the table: 7 of coins and king of cups.",
        "Anna deals round 1. On the table: 7 of coins and king of cups.",
    ),
    (
        ev.ThrownIn(parse_cards("Rd Rc Rs 2b"), "kings"),
        "Too many kings on the table: the cards are thrown in and dealt again.",
        "Too many kings on the table: the cards are thrown in and dealt again.",
    ),
    (
        ev.ThrownIn(parse_cards("Ad Ac 3s 2b"), "aces"),
        "Too many aces on the table: the cards are thrown in and dealt again.",
        "Too many aces on the table: the cards are thrown in and dealt again.",
    ),
    (
        ev.OpeningTaken(0, parse_cards("7d Fc"), 1),
        "You take the opening layout, together fifteen: 1 sweep.",
        "Anna takes the opening layout, together fifteen: 1 sweep.",
    ),
    (
        ev.OpeningTaken(0, parse_cards("7d Fc"), 2),
        "You take the opening layout, together thirty: 2 sweeps.",
        "Anna takes the opening layout, together thirty: 2 sweeps.",
    ),
    (
        ev.PackOffered(0, 3, 40),
        "Il Cavaliere offers you the pack to cut.",
        "Il Cavaliere offers anna the pack to cut.",
    ),
    (ev.PackCut(0, 1), "You cut 1 card off the pack.", "Anna cuts 1 card off the pack."),
    (ev.PackCut(0, 12), "You cut 12 cards off the pack.", "Anna cuts 12 cards off the pack."),
    (ev.PackCut(0, 0), "You leave the pack as it is.", "Anna leaves the pack as it is."),
    (ev.Drawn(0, parse_card("7d")), "You draw the 7 of coins.", "Anna draws a card."),
    (ev.CutDone(0, True, parse_card("7d")), "You keep the 7 of coins.", "Anna keeps the card."),
    (
        ev.CutDone(0, False, parse_card("7d")),
        "You place the 7 of coins on the table.",
        "Anna places the 7 of coins on the table.",
    ),
    (
        ev.Declared(0, "dieci", 10, parse_cards("9d 9s 7c=9".replace("9d", "Cd").replace("9s", "Cs")), 9),
        "You declare three of a kind with the knight of coins, knight of swords and 7 of cups as 9: 10 points.",
        "Anna declares three of a kind with the knight of coins, knight of swords and 7 of cups as 9: 10 points.",
    ),
    (ev.Played(0, parse_card("Fb"), ()), "You lay the knave of clubs.", "Anna lays the knave of clubs."),
    (
        ev.Played(0, parse_card("7d"), parse_cards("4c 2s Ab")),
        "You take the 4 of cups, 2 of swords and ace of clubs with the 7 of coins.",
        "Anna takes the 4 of cups, 2 of swords and ace of clubs with the 7 of coins.",
    ),
    (
        ev.Swept(0, parse_card("7d"), 1),
        "Scopa! You clear the table: 1 point.",
        "Scopa! Anna clears the table: 1 point.",
    ),
    (
        ev.Swept(0, parse_card("7d"), 3),
        "Scopa! You clear the table: 3 points.",
        "Scopa! Anna clears the table: 3 points.",
    ),
    (
        ev.Leftovers(0, parse_cards("7d")),
        "You took last and get what is left: 7 of coins.",
        "Anna took last and gets what is left: 7 of coins.",
    ),
    (
        ev.Leftovers(-1, parse_cards("7d 2c")),
        "Nobody took a card; the 7 of coins and 2 of cups go to nobody.",
        "Nobody took a card; the 7 of coins and 2 of cups go to nobody.",
    ),
    (
        ev.DealScored(SCORE, (3, 12)),
        "The deal is counted: you and Carla 3, la Donna and il Cavaliere 12.",
        "The deal is counted: anna and Carla 3, la Donna and il Cavaliere 12.",
    ),
    (ev.Claimed(0, True, 5), "You claim to be out, rightly.", "Anna claims to be out, rightly."),
    (ev.Claimed(0, False, 5), "You claim to be out, wrongly.", "Anna claims to be out, wrongly."),
    (ev.Resigned(0), "You resign.", "Anna resigns."),
    (
        ev.TookBack(4),
        "A play is taken back, with all that followed it.",
        "A play is taken back, with all that followed it.",
    ),
    (ev.SeatChanged(0, "rookie"), "Another player takes a seat.", "Another player takes a seat."),
    (ev.MatchOver((0,), "target"), "Your side wins the match.", "Anna and Carla win the match."),
    (
        ev.MatchOver((1,), "target"),
        "La Donna and il Cavaliere win the match.",
        "La Donna and il Cavaliere win the match.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), EVERYTHING, ids=[type(e[0]).__name__ for e in EVERYTHING])
def test_each_event_is_told_to_who_did_it_to_others_and_to_onlookers(event: ev.Event, mine: str, theirs: str) -> None:
    assert tell(event, 0) == mine
    assert tell(event, None) == theirs
    assert tell(event, 1).lower() == theirs.lower() or isinstance(event, ev.DealScored | ev.MatchOver)


def test_the_dealer_offers_the_pack() -> None:
    assert tell(ev.PackOffered(1, 0, 40)) == "You offer la Donna the pack to cut."


def test_every_kind_of_event_is_in_the_list_above() -> None:
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)} - {ev.Event}
    assert {type(event) for event, _, _ in EVERYTHING} == kinds


def test_an_event_that_says_nothing_has_no_words() -> None:
    assert tell(ev.Event()) == ""


def test_a_single_winner_is_told_as_one() -> None:
    alone = ((0,), (1,), (2,), (3,))
    assert tell(ev.MatchOver((0,), "target"), 0, alone) == "You win the match."
    assert tell(ev.MatchOver((0,), "target"), 1, alone) == "Anna wins the match."
    assert tell(ev.MatchOver((0, 3), "claim"), 0, alone) == "You share the win."
    assert tell(ev.MatchOver((1, 3), "claim"), 0, alone) == "La Donna and il Cavaliere win the match."


# Names of cards


def test_cards_have_the_names_of_the_deck_that_is_shown() -> None:
    napoletane, french, tunisian = DeckNames(), DeckNames(french=True), DeckNames(french=True, queen_below=True)
    figures = parse_cards("Fd Cc Rs")
    assert [napoletane.card(card) for card in figures] == ["knave of coins", "knight of cups", "king of swords"]
    assert [french.card(card) for card in figures] == ["jack of diamonds", "queen of hearts", "king of spades"]
    assert [tunisian.card(card) for card in figures] == ["queen of diamonds", "jack of hearts", "king of spades"]
    assert french.card(parse_card("7b")) == "7 of clubs"
    assert napoletane.card(parse_card("7c=3")) == "7 of cups as 3"
    assert french.card(parse_card("7c=3")) == "7 of hearts as 3"


@pytest.mark.parametrize("deck", [DeckNames(), DeckNames(french=True), DeckNames(french=True, queen_below=True)])
def test_forty_cards_have_forty_names_and_twins_share_one(deck: DeckNames) -> None:
    assert len({deck.card(card) for card in range(40)}) == 40
    assert all(deck.card(card) == deck.card(card + 40) for card in range(40))


def test_lists_of_cards_are_phrases() -> None:
    deck = DeckNames()
    assert deck.cards(()) == ""
    assert deck.cards(parse_cards("7d")) == "7 of coins"
    assert deck.cards(parse_cards("7d 2c")) == "7 of coins and 2 of cups"


def test_every_preset_declaration_opponent_and_refusal_has_a_name() -> None:
    assert len({preset_name(preset) for preset in (*PRESETS, None)}) == len(PRESETS) + 1
    for name in ("tre", "dieci", "dieci+tre", "bazzica", "bazzicotto"):
        assert declaration_name(name)
    assert bot_name("amateur") == "il Cavaliere"
    assert refusal("stale") != refusal("match_over")
    assert refusal("never heard of") == refusal("not_legal")


def test_names_that_look_like_placeholders_stay_as_they_are() -> None:
    teller = Teller(("{card}", "%s"), 1, ((0,), (1,)))
    assert teller.tell(ev.Played(0, parse_card("7d"), ())) == "{card} lays the 7 of coins."
    assert Teller(("", "%s"), 1, ((0,), (1,))).tell(ev.Resigned(0)) == " resigns."


# The log alone (nothing else is read below)


class Reader:
    """Rebuilds a deal from its sentences."""

    def __init__(self, names: tuple[str, ...], sides: tuple[tuple[int, ...], ...], viewer: int) -> None:
        self.seats = {name: seat for seat, name in enumerate(names)} | {"You": viewer}
        self.side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
        self.card = {DeckNames().card(card): card for card in (*range(40), *range(80, 90))}
        self.table: set[int] = set()
        self.piles: list[set[int]] = [set() for _ in sides]
        self.sweeps = [0] * len(sides)
        self.played: list[tuple[int, int]] = []
        self.readers: list[tuple[str, Callable[..., None]]] = [
            (r"(.+) deals? round \d+\.(?: On the table: (.+)\.)?", self.dealt),
            (r"(.+) takes? the opening layout, .+: (\d) sweeps?\.", self.opening),
            (r"(.+?) takes? the (.+) with the (.+?)(?:: together fifteen|: the ace takes all)?\.", self.takes),
            (r"(.+) lays? the (.+)\.", self.lays),
            (r"Scopa! (.+) clears? the table: (\d+) points?\.", self.swept),
            (r"(.+) took last and gets? what is left: (.+)\.", self.leftovers),
            (r"The deal is counted: .+", lambda: None),
            (r"(.+) wins? the match\.", lambda who: None),
        ]

    def read(self, line: str) -> None:
        for pattern, reader in self.readers:
            found = re.fullmatch(pattern, line)
            if found:
                reader(*found.groups())
                return
        raise AssertionError(f"not understood: {line}")

    def cards(self, phrase: str) -> set[int]:
        return {self.card[name] for name in re.split(r", | and ", phrase)}

    def side(self, who: str) -> int:
        return self.side_of[self.seats[who]]

    def dealt(self, who: str, cards: str | None) -> None:
        if cards:
            self.table |= self.cards(cards)

    def opening(self, who: str, sweeps: str) -> None:
        self.piles[self.side(who)] |= self.table
        self.sweeps[self.side(who)] += int(sweeps)
        self.table = set()

    def takes(self, who: str, taken: str, card: str) -> None:
        cards = self.cards(taken)
        assert cards <= self.table
        self.table -= cards
        self.piles[self.side(who)] |= cards | {self.card[card]}
        self.played.append((self.seats[who], self.card[card]))

    def lays(self, who: str, card: str) -> None:
        self.table.add(self.card[card])
        self.played.append((self.seats[who], self.card[card]))

    def swept(self, who: str, points: str) -> None:
        assert not self.table
        self.sweeps[self.side(who)] += int(points)

    def leftovers(self, who: str, cards: str) -> None:
        assert self.cards(cards) == self.table
        self.piles[self.side(who)] |= self.table
        self.table = set()


@pytest.mark.parametrize(
    ("preset", "players"),
    [("classic2", 2), ("classic3", 3), ("classic4_teams", 4), ("escoba", 2), ("scopone_scientifico", 4)],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_alone_rebuilds_the_deal(preset: str, players: int, seed: int) -> None:
    controller = table(one_deal(preset, kings_redeal=0), players, seed=seed)
    play_out(controller)
    first = controller.deal_scores[0][0]
    reader = reader_of(controller)
    lines = iter(controller.log())
    for line in lines:
        reader.read(line)
        if line.startswith("The deal is counted"):
            break
    deal = next(state.deal for state in controller._states if state.deal and state.deal.phase.name == "OVER")
    assert deal is not None
    assert [sorted(pile) for pile in reader.piles] == [cards_in(pile) for pile in deal.piles]
    assert tuple(reader.sweeps) == deal.sweeps
    assert tuple(map(len, reader.piles)) == first.cards
    history = next(state.history for state in controller._states if state.deal is deal)
    assert reader.played == [(past.seat, past.action.card) for past in history if hasattr(past.action, "card")]


def reader_of(controller: Controller) -> Reader:
    names = tuple(seat.name for seat in controller.setup.seats)
    return Reader(names, controller.game.sides, controller.viewer)


def test_the_log_follows_the_seat_that_reads_it() -> None:
    controller = table(one_deal("classic2"), 2, humans=2)
    rng = Random(0)
    for _ in range(6):
        advance(controller, rng)
    until(controller, "cover")
    before = controller.log()
    controller.take_seat()
    after = controller.log()
    assert len(before) == len(after)
    assert any(line.startswith("You") for line in before)
    assert all(
        not (one.startswith("You") and other.startswith("You")) for one, other in zip(before, after, strict=True)
    )


def test_the_texts_module_names_every_preset_there_is() -> None:
    assert set(texts._PRESET_NAMES) == set(PRESETS)


@pytest.mark.parametrize(
    ("kind", "name", "brief"),
    [
        ("pro", "il Gatto Mammone 3", "il Gatto 3"),
        ("pro", "il Gatto Mammone", "il Gatto"),
        ("rookie", "la Donna", "Donna"),
        ("human", "Anna Maria 2", "Anna Maria 2"),
        ("human", "You", "You"),
    ],
)
def test_short_names_of_opponents_go_without_article_but_the_cat(kind: str, name: str, brief: str) -> None:
    assert texts.brief_name(kind, name) == brief


@pytest.mark.parametrize(
    ("preset", "cry"),
    [
        ("classic2", "Scopa!"), ("libya_bermila", "Scopa!"), ("chkobba", "Chkobba!"), ("hurrikan", "Hurrikan!"),
        ("hurrikan4_9", "Hurrikan!"), ("hurrikan4_10", "Hurrikan!"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("changes", [{}, {"target": 31}, {"pts_cards": 2, "capture_duty": "optional"}], ids=str)
def test_a_sweep_is_cried_by_the_name_of_the_game(preset: str, cry: str, changes: dict[str, Any]) -> None:
    """SPEC 2.16 and 2.18: the sweep is called chkobba, Hurrikan; house rules of such a game keep its cry."""
    rules = PRESETS[preset].changed(changes)
    teller = Teller(("Anna", "Bea"), 0, ((0,), (1,)), rules=rules)
    assert sweep_cry(rules) == cry
    assert teller.tell(ev.Swept(0, parse_card("7d"), 1)) == f"{cry} You clear the table: 1 point."
    assert teller.tell(ev.Swept(1, parse_card("7d"), 1)) == f"{cry} Bea clears the table: 1 point."


def fifteen(preset: str, card: str, take: str) -> str:
    event = ev.Played(0, parse_card(card), parse_cards(take))
    return Teller(NAMES, 0, TEAMS, rules=PRESETS[preset]).tell(event)


def test_a_capture_that_makes_fifteen_is_told_so() -> None:
    told = "You take the knave of clubs with the 7 of swords: together fifteen."
    assert fifteen("cirulla", "7s", "Fb") == fifteen("escoba", "7s", "Fb") == told
    assert fifteen("cirulla", "7s", "7b") == "You take the 7 of clubs with the 7 of swords."
    assert fifteen("cirulla", "7s", "4b 3c") == "You take the 4 of clubs and 3 of cups with the 7 of swords."
    with_ace = "You take the king of coins and 4 of cups with the ace of coins: together fifteen."
    assert fifteen("cirulla", "Ad", "Rd 4c") == with_ace, "SPEC cirulla-cap-04: an ace of cups lies there too"
    assert "fifteen" not in fifteen("classic2", "7s", "4b 3c")


def test_an_ace_that_takes_all_is_told_so() -> None:
    told = "You take the 5 of clubs and king of cups with the ace of swords: the ace takes all."
    assert fifteen("cirulla", "As", "5b Rc") == fifteen("scopa_assi_always", "As", "5b Rc") == told
    assert fifteen("scopa_assi_always", "As", "4b Rc").endswith(": the ace takes all."), "no game of fifteens"
    assert fifteen("scopa_assi_always", "As", "Rc").endswith(": the ace takes all.")
    assert fifteen("scopa_assi_always", "As", "Ab Rc").endswith(": the ace takes all.")
    assert fifteen("scopa_assi_always", "As", "Ab") == "You take the ace of clubs with the ace of swords."
    assert "takes all" not in fifteen("classic2", "As", "Ab") + fifteen("escoba", "As", "Rc 4b")


def test_a_sweep_in_one_sentence_names_what_took_what() -> None:
    played, swept = ev.Played(1, parse_card("7s"), parse_cards("4b 3c")), ev.Swept(1, parse_card("7s"), 1)
    told = Teller(("Anna", "Bea"), 0, ((0,), (1,))).tell_sweep(played, swept)
    assert told == "Bea takes the 4 of clubs and 3 of cups with the 7 of swords. Scopa! 1 point."


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("amateur", "Rosa", "plays like il Cavaliere"),
        ("amateur", "il Cavaliere", ""),
        ("pro", "il Gatto Mammone 3", ""),
        ("human", "Rosa", ""),
    ],
)
def test_the_company_is_told_by_the_opponent_that_it_plays_like(kind: str, name: str, told: str) -> None:
    assert texts.plays_like(kind, name) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("it", "Tu prendi il fante di coppe e l'asso di denari con il 5 di spade."),
        ("fr", "Tu prends le valet de coupes et l’as de deniers avec le 5 d’épées."),
        ("es", "Recoges la sota de copas y el as de oros con el 5 de espadas."),
    ],
)
def test_sentences_set_the_article_before_a_card_where_their_language_does(code: str, told: str) -> None:
    i18n.set_language(code)
    try:
        assert tell(ev.Played(0, parse_card("5s"), parse_cards("Fc Ad"))) == told
    finally:
        i18n.set_language("en")


def test_a_declaration_is_told_briefly_beside_what_follows_it() -> None:
    event = ev.Declared(0, "dieci", 10, parse_cards("5d 5c 5s"), 0)
    mine, others = (Teller(NAMES, viewer, TEAMS) for viewer in (0, 1))
    assert mine.declared_briefly(event) == "You declare three of a kind: 10 points."
    assert others.declared_briefly(event) == "Anna declares three of a kind: 10 points."


@pytest.mark.parametrize(
    ("preset", "name"),
    [("classic4_teams", "Scopa"), ("scopone9", "Scopone"), ("cirulla", "Cirulla"), (None, "House rules")],
)
def test_where_there_is_little_room_a_preset_goes_by_its_game(preset: str | None, name: str) -> None:
    assert short_preset_name(preset) == name


@pytest.mark.parametrize(
    ("preset", "event", "told"),
    [
        ("cirulla", ev.OpeningTaken(0, parse_cards("7d Fc 5s Rd"), 2), ", together thirty: 2 sweeps."),
        ("escoba", ev.OpeningTaken(0, parse_cards("7d Fc 5s Rd"), 2), ", twice fifteen: 2 sweeps."),
        ("escoba", ev.OpeningTaken(0, parse_cards("7d 5c 2s Ad"), 1), ", together fifteen: 1 sweep."),
        ("cirulla", ev.ThrownIn(parse_cards("Ad Ac 3s 2b"), "aces"), "Too many aces on the table"),
        ("aces_redeal", ev.ThrownIn(parse_cards("Ad 4c 3s 2b"), "aces"), "There is an ace on the table"),
    ],
)
def test_what_ends_an_opening_at_once_is_told_with_its_reason(preset: str, event: ev.Event, told: str) -> None:
    assert told in Teller(NAMES, 0, TEAMS, rules=PRESETS[preset]).tell(event)


def test_where_a_single_king_is_enough_it_is_told_so() -> None:
    rules = PRESETS["classic2"].changed({"kings_redeal": 1})
    told = Teller(NAMES, 0, TEAMS, rules=rules).tell(ev.ThrownIn(parse_cards("Rd 4c 3s 2b"), "kings"))
    assert told == "There is a king on the table: the cards are thrown in and dealt again."
