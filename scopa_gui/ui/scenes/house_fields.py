"""The fields of a ruleset that a house may set otherwise: topic, name, and the values on offer with their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.game.i18n import N_, _

Value = str | int | bool | None


class Field(NamedTuple):
    """A field, the topic it belongs to, its label and its values in the order in which they come round."""

    name: str
    topic: str
    label: str
    values: tuple[tuple[Value, str], ...]


_YES_NO: tuple[tuple[Value, str], ...] = ((False, N_("no")), (True, N_("yes")))


def _numbers(*numbers: int) -> tuple[tuple[Value, str], ...]:
    return tuple((number, str(number)) for number in numbers)


_RULES: tuple[tuple[Value, str], ...] = (("plurality", N_("more than others")), ("majority", N_("more than half")))

FIELDS: tuple[Field, ...] = (
    Field("deck", "deal", N_("Pack"), (
        ("it40", N_("40 cards")), ("corsica36", N_("36 cards")), ("double80", N_("80 cards")),
    )),
    Field("hand_size", "deal", N_("Cards in hand"), _numbers(3, 4, 5, 6, 9, 10)),
    Field("table_size", "deal", N_("Cards on the table"), _numbers(4, 0, 2, 6, 8)),
    Field("direction", "deal", N_("Play goes round"), (("ccw", N_("to the right")), ("cw", N_("to the left")))),
    Field("deal_style", "deal", N_("Dealing"), (
        ("packets", N_("all at once")), ("one_by_one", N_("one by one")), ("scopone_3_2_3_2_3", "3-2-3-2-3"),
        ("packets_3_3_4", "3-3-4"), ("hurrikan_3_4_3", "3-4-3"),
    )),
    Field("cut_pack", "deal", N_("Cut the pack before the deal"), _YES_NO),
    Field("cut_draw", "deal", N_("Draw before the deal"), _YES_NO),
    Field("kings_redeal", "deal", N_("Kings that deal again"), _numbers(3, 4, 5, 0, 2)),
    Field("aces_redeal", "deal", N_("Aces that deal again"), _numbers(0, 1, 2, 3)),
    Field("opening_bonus", "deal", N_("First layout"), (
        ("none", N_("brings nothing")), ("15_30", N_("15 or 30")), ("15_two15", N_("one or two 15")),
    )),
    Field("opening_matta", "deal", N_("Wild seven in it"), _YES_NO),
    Field("capture_mode", "capture", N_("A card takes"), (
        ("value", N_("its value")), ("sum15", N_("fifteens")), ("value_or_15", N_("both")),
    )),
    Field("priority", "capture", N_("Of several captures"), (
        ("single_first", N_("the equal card")), ("fewest_cards", N_("the fewest cards")), ("free", N_("as you like")),
    )),
    Field("capture_duty", "capture", N_("Must you capture"), (
        ("if_played", N_("if the card can")), ("optional", N_("never")), ("strict", N_("if any card can")),
    )),
    Field("ace_sweep", "capture", N_("The ace takes all"), (
        ("off", N_("no")), ("no_ace_on_table", N_("if no ace lies")), ("always", N_("always")),
        ("ace_on_table", N_("if an ace lies")),
    )),
    Field("ace_sweep_choice", "capture", N_("It must take all"), (("forced", N_("yes")), ("choice", N_("no")))),
    Field("ace_sweep_scopa", "sweep", N_("The ace makes a sweep"), _YES_NO),
    Field("sweep_points", "sweep", N_("A sweep brings"), (
        ("one", N_("one point")), ("card_count", N_("its cards")), ("value_sum", N_("its values")),
    )),
    Field("last_card_sweep", "sweep", N_("Clearing with the last card"), (
        ("never", N_("no sweep")), ("counts", N_("a sweep")),
    )),
    Field("declarations", "declare", N_("Declarations"), (
        ("none", N_("none")), ("cirulla", N_("as in Cirulla")), ("bazzica", N_("bazzica")),
    )),
    Field("declared_both", "declare", N_("Low and three alike"), (("higher", N_("the higher")), ("sum", N_("both")))),
    Field("declared_exposed", "declare", N_("A declared hand"), (
        ("shown_once", N_("is shown once")), ("face_up", N_("stays open")),
    )),
    Field("matta", "declare", N_("Wild seven"), ((None, N_("no")), ("7c", N_("yes")))),
    Field("pts_cards", "score", N_("Most cards"), _numbers(1, 2, 3, 0)),
    Field("pts_coins", "score", N_("Most coins"), _numbers(1, 2, 3, 0)),
    Field("pts_settebello", "score", N_("Settebello"), _numbers(1, 2, 3, 0)),
    Field("pts_prime", "score", N_("Prime"), _numbers(1, 2, 3, 0)),
    Field("re_bello", "score", N_("Re bello"), _numbers(0, 1, 2, 3)),
    Field("cards_rule", "score", N_("Most cards means"), _RULES),
    Field("coins_rule", "score", N_("Most coins means"), _RULES),
    Field("bonus_suit", "score", N_("The suit that counts"), (("d", N_("coins")), ("c", N_("cups")))),
    Field("prime_table", "score", N_("The prime counts"), (
        ("standard", N_("7, 6, ace …")), ("faces_zero", N_("no figures")), ("most_sevens", N_("sevens, sixes …")),
        ("bermila", N_("bermila")),
    )),
    Field("prime_missing", "score", N_("Prime without a suit"), (
        ("four_beats_missing", N_("loses to four")), ("total_only", N_("counts too")), ("disqualify", N_("is none")),
    )),
    Field("sequence", "score", N_("Runs"), (
        ("none", N_("none")), ("napola3", N_("napola: 3")), ("napola_9", N_("napola to 9")),
        ("napola_10", N_("napola to 10")), ("scalette", N_("scalette")), ("cirulla", N_("as in Cirulla")),
    )),
    Field("all_coins", "score", N_("All ten coins"), (("none", N_("nothing more")), ("wins", N_("win at once")))),
    Field("cappotto_zero", "end", N_("Cappotto, others at 0"), ((0, N_("no")), (7, N_("at 7")), (5, N_("at 5")))),
    Field("claim_out", "end", N_("Calling out"), _YES_NO),
)  # fmt: skip


TEAMS = Field("teams", "deal", N_("Who plays together"), (
    (None, N_("each alone")), ("two_teams", N_("two teams")), ("three_teams", N_("three teams")),
))  # fmt: skip
"""How the players that were chosen form sides: the rules have it for each number of players by itself."""


_NEEDS: dict[str, tuple[str, tuple[Value, ...]]] = {
    "kings_redeal": ("table_size", (2, 4, 6, 8)),
    "aces_redeal": ("table_size", (2, 4, 6, 8)),
    "priority": ("capture_mode", ("value", "value_or_15")),
    "ace_sweep_choice": ("ace_sweep", ("no_ace_on_table", "always", "ace_on_table")),
    "ace_sweep_scopa": ("ace_sweep", ("no_ace_on_table", "always", "ace_on_table")),
    "declared_both": ("declarations", ("cirulla",)),
    "declared_exposed": ("declarations", ("cirulla", "bazzica")),
    "opening_matta": ("matta", ("7c",)),
    "cards_rule": ("pts_cards", (1, 2, 3)),
    "coins_rule": ("pts_coins", (1, 2, 3)),
    "prime_table": ("pts_prime", (1, 2, 3)),
    "prime_missing": ("pts_prime", (1, 2, 3)),
}
"""Fields that say something only while another one has one of some values."""


def is_idle(name: str, value_of: Callable[[str], object]) -> bool:
    """Whether a field says nothing because of what another one says."""
    needed = _NEEDS.get(name)
    return needed is not None and value_of(needed[0]) not in needed[1]


def value_name(field: Field, value: object) -> str:
    """The name of a field's value in the language in use."""
    return next((_(name) for known, name in field.values if known == value and type(known) is type(value)), str(value))


def fields_of(topic: str, players: int = 2) -> list[Field]:
    """The fields of a topic in their order; who plays together is among them where so many players can."""
    found = [field for field in FIELDS if field.topic == topic]
    return [TEAMS, *found] if topic == TEAMS.topic and players >= 4 and players % 2 == 0 else found
