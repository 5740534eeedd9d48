"""The fields of a ruleset that a house may set otherwise: topic, name, and the values on offer with their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.game.i18n import N_, _

Value = str | int | bool | None


class Field(NamedTuple):
    """A field, the topic it belongs to, its label and its values in the order in which they are offered."""

    name: str
    topic: str
    label: str
    values: tuple[tuple[Value, str], ...]


_YES_NO: tuple[tuple[Value, str], ...] = ((False, N_("no")), (True, N_("yes")))


def _numbers(*numbers: int) -> tuple[tuple[Value, str], ...]:
    return tuple((number, str(number)) for number in numbers)


def _from(*numbers: int) -> tuple[tuple[Value, str], ...]:
    words = {0: N_("never"), 1: N_("1 or more"), 2: N_("2 or more"), 3: N_("3 or more"), 4: N_("4 or more")}
    return tuple((number, words.get(number, N_("5 or more"))) for number in numbers)


_RULES: tuple[tuple[Value, str], ...] = (("plurality", N_("more than others")), ("majority", N_("more than half")))

FIELDS: tuple[Field, ...] = (
    Field("deck", "deal", N_("Pack"), (
        ("it40", N_("40 cards")), ("corsica36", N_("36 cards, no twos")), ("double80", N_("80 cards, two packs")),
    )),
    Field("hand_size", "deal", N_("Cards in each hand"), _numbers(3, 4, 5, 6, 9, 10)),
    Field("table_size", "deal", N_("Cards on the table at first"), _numbers(0, 2, 4, 6, 8)),
    Field("direction", "deal", N_("Play goes round"), (("ccw", N_("anticlockwise")), ("cw", N_("clockwise")))),
    Field("deal_style", "deal", N_("How a hand is dealt"), (
        ("packets", N_("all at once")), ("one_by_one", N_("one by one")), ("scopone_3_2_3_2_3", "3-2-3-2-3"),
        ("packets_3_3_4", "3-3-4"), ("hurrikan_3_4_3", "3-4-3"),
    )),
    Field("cut_pack", "deal", N_("Cut the pack before the deal"), _YES_NO),
    Field("cut_draw", "deal", N_("First player draws a card"), _YES_NO),
    Field("kings_redeal", "deal", N_("Deal again with kings"), _from(0, 2, 3, 4, 5)),
    Field("aces_redeal", "deal", N_("Deal again with aces"), _from(0, 1, 2, 3)),
    Field("opening_bonus", "deal", N_("Bonus for the first four cards"), (
        ("none", N_("none")), ("15_30", N_("for 15 or 30")), ("15_two15", N_("for one or two 15")),
    )),
    Field("opening_matta", "deal", N_("Wild seven for this bonus"), (
        (False, N_("counts as seven")), (True, N_("counts as any value")),
    )),
    Field("capture_mode", "capture", N_("What a card takes"), (
        ("value", N_("its own value")), ("sum15", N_("what makes 15 with it")),
        ("value_or_15", N_("its value, or 15 with it")),
    )),
    Field("priority", "capture", N_("With several captures"), (
        ("single_first", N_("the equal card first")), ("fewest_cards", N_("the fewest cards")),
        ("free", N_("as you like")),
    )),
    Field("capture_duty", "capture", N_("You must capture"), (
        ("if_played", N_("if the card played can")), ("optional", N_("never")),
        ("strict", N_("if any card in hand can")),
    )),
    Field("ace_sweep", "capture", N_("An ace takes the whole table"), (
        ("off", N_("never")), ("no_ace_on_table", N_("if no ace lies there")),
        ("ace_on_table", N_("if an ace lies there")), ("always", N_("always")),
    )),
    Field("ace_sweep_choice", "capture", N_("An ace that can take all"), (
        ("forced", N_("must do so")), ("choice", N_("may take less")),
    )),
    Field("ace_sweep_scopa", "sweep", N_("Taking all with an ace"), (
        (False, N_("is no sweep")), (True, N_("is a sweep")),
    )),
    Field("sweep_points", "sweep", N_("A sweep brings"), (
        ("one", N_("one point")), ("card_count", N_("a point for each card")),
        ("value_sum", N_("the values of its cards")),
    )),
    Field("last_card_sweep", "sweep", N_("Clearing with the last card"), (
        ("never", N_("is no sweep")), ("counts", N_("is a sweep")),
    )),
    Field("declarations", "declare", N_("Hands that may be declared"), (
        ("none", N_("none")), ("cirulla", N_("as in Cirulla")), ("bazzica", N_("as in bazzica")),
    )),
    Field("declared_both", "declare", N_("Low, and three of a kind"), (
        ("higher", N_("the higher counts")), ("sum", N_("both count")),
    )),
    Field("declared_exposed", "declare", N_("A declared hand"), (
        ("shown_once", N_("is shown once")), ("face_up", N_("stays open")),
    )),
    Field("matta", "declare", N_("Wild seven"), ((None, N_("no")), ("7c", N_("yes")))),
    Field("pts_cards", "score", N_("Points for most cards"), _numbers(0, 1, 2, 3)),
    Field("cards_rule", "score", N_("Most cards means"), _RULES),
    Field("pts_coins", "score", N_("Points for most coins"), _numbers(0, 1, 2, 3)),
    Field("coins_rule", "score", N_("Most coins means"), _RULES),
    Field("bonus_suit", "score", N_("The suit that counts"), (("d", N_("coins")), ("c", N_("cups")))),
    Field("pts_settebello", "score", N_("Points for the settebello"), _numbers(0, 1, 2, 3)),
    Field("re_bello", "score", N_("Points for the re bello"), _numbers(0, 1, 2, 3)),
    Field("pts_prime", "score", N_("Points for the prime"), _numbers(0, 1, 2, 3)),
    Field("prime_table", "score", N_("What counts in the prime"), (
        ("standard", N_("7, 6, ace …")), ("faces_zero", N_("all but figures")), ("most_sevens", N_("most sevens")),
        ("bermila", N_("bermila")),
    )),
    Field("prime_missing", "score", N_("Prime without a suit"), (
        ("four_beats_missing", N_("loses to four suits")), ("total_only", N_("counts as well")),
        ("disqualify", N_("does not count")),
    )),
    Field("sequence", "score", N_("Runs"), (
        ("none", N_("bring nothing")), ("napola3", N_("napola: 3 points")), ("napola_9", N_("napola up to nine")),
        ("napola_10", N_("napola up to ten")), ("scalette", N_("ladders (scalette)")),
        ("cirulla", N_("as in Cirulla")),
    )),
    Field("all_coins", "score", N_("All ten coins"), (("none", N_("nothing more")), ("wins", N_("win at once")))),
    Field("cappotto_zero", "end", N_("Cappotto wins at once"), (
        (0, N_("never")), (5, N_("with 5 to nothing")), (7, N_("with 7 to nothing")),
    )),
    Field("claim_out", "end", N_("Calling yourself out"), ((False, N_("not allowed")), (True, N_("allowed")))),
)  # fmt: skip


TEAMS = Field("teams", "deal", N_("Who plays together"), (
    (None, N_("each alone")), ("two_teams", N_("two teams")), ("three_teams", N_("three teams")),
))  # fmt: skip
"""How the players that were chosen form sides: the rules have it for each number of players by itself."""


_TABLE_CARDS = "table_size", (2, 4, 6, 8)
_STRONG_ACE = "ace_sweep", ("no_ace_on_table", "always", "ace_on_table")
_PRIME = "pts_prime", (1, 2, 3)
_NEEDS: dict[str, tuple[tuple[str, tuple[Value, ...]], ...]] = {
    "kings_redeal": (_TABLE_CARDS,),
    "aces_redeal": (_TABLE_CARDS,),
    "priority": (("capture_mode", ("value", "value_or_15")),),
    "ace_sweep_choice": (_STRONG_ACE,),
    "ace_sweep_scopa": (_STRONG_ACE,),
    "declared_both": (("declarations", ("cirulla",)),),
    "declared_exposed": (("declarations", ("cirulla", "bazzica")),),
    "opening_matta": (("opening_bonus", ("15_30", "15_two15")), ("matta", ("7c",))),
    "cards_rule": (("pts_cards", (1, 2, 3)),),
    "coins_rule": (("pts_coins", (1, 2, 3)),),
    "prime_table": (_PRIME,),
    "prime_missing": (_PRIME, ("prime_table", ("standard", "faces_zero"))),
}
"""Fields that say something only while others have one of some values."""


def idle_for(name: str, value_of: Callable[[str], object]) -> str | None:
    """The field that makes another one say nothing, if one does."""
    return next((other for other, values in _NEEDS.get(name, ()) if value_of(other) not in values), None)


def is_idle(name: str, value_of: Callable[[str], object]) -> bool:
    """Whether a field says nothing because of what another one says."""
    return idle_for(name, value_of) is not None


def value_name(field: Field, value: object) -> str:
    """The name of a field's value in the language in use."""
    return next((_(name) for known, name in field.values if known == value and type(known) is type(value)), str(value))


def fields_of(topic: str, players: int = 2) -> list[Field]:
    """The fields of a topic in their order; who plays together is among them where so many players can."""
    found = [field for field in FIELDS if field.topic == topic]
    return [TEAMS, *found] if topic == TEAMS.topic and players >= 4 and players % 2 == 0 else found
