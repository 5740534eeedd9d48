"""What a value of a house rule means, in a sentence of the rulebook where that has one."""

from __future__ import annotations

from scopa_gui.game.house_rules import reason
from scopa_gui.game.i18n import N_, _
from scopa_gui.game.rulebook import told_about
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import SUITS
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of, table_cards
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.scenes.house_fields import FIELDS, Field, Value, idle_for, value_name
from scopa_gui.ui.scenes.new_match_choice import Choice

_SENTENCES: dict[tuple[str, Value], str] = {
    ("direction", "ccw"): N_("Play goes round anticlockwise."),
    ("deal_style", "packets"): N_("The dealer gives each player the whole hand at once."),
    ("cut_pack", False): N_("The pack is dealt as it has been shuffled."),
    ("cut_draw", False): N_("Nobody draws a card before the deal."),
    ("aces_redeal", 0): N_("Aces in the first layout do not matter."),
    ("opening_bonus", "none"): N_("Whatever the first table cards add up to, they bring the dealer nothing."),
    ("opening_matta", False): N_("In the first layout the wild seven counts as a seven."),
    ("ace_sweep", "off"): N_("An ace takes like any other card: its value is one."),
    ("declarations", "none"): N_("No hand is declared."),
    ("declared_exposed", "shown_once"): N_("A declared hand is shown to all once, then taken up again."),
    ("matta", None): N_("The seven of {cups} is a seven, nothing else."),
    ("cards_rule", "plurality"): N_("Whoever has taken more cards than any other side has the most."),
    ("coins_rule", "plurality"): N_("Whoever has taken more {suit} than any other side has the most."),
    ("bonus_suit", "d"): N_("Coins are the suit of which most, the seven, the king and runs may bring points."),
    ("bonus_suit", "c"): N_("Cups are the suit of which most, the seven, the king and runs may bring points."),
    ("re_bello", 0): N_("The king of {suit} brings no point of its own."),
    ("sequence", "none"): N_("Cards of {suit} in a row bring no points."),
    ("all_coins", "none"): N_("Whoever takes all ten cards of {suit} gets no more than what they bring anyway."),
    ("cappotto_zero", 0): N_("The match goes on even if the others have no point yet."),
    ("claim_out", False): N_("Nobody calls out: who has won is seen when a deal has been counted."),
    ("teams", None): N_("Everybody plays alone."),
}
"""What the rulebook does not say, as it goes without saying there."""

_TOLD_WITH: dict[str, str] = {
    "hand_size": "rounds", "table_size": "rounds", "cards_rule": "by_half", "coins_rule": "by_half",
    "ace_sweep_choice": "ace_sweep", "teams": "players",
}  # fmt: skip
"""What the rulebook tells a field with, where that has another name."""


def meaning(choice: Choice, field: Field, value: Value, names: DeckNames) -> str:
    """What a value of a field would mean for the match that is chosen, or why it does not go with its other rules."""
    idle = idle_for(field.name, choice.value)
    if idle is not None:
        other = next(known for known in FIELDS if known.name == idle)
        shown = value_name(other, choice.value(idle))
        return _("No effect, because of another rule: {rule}: {value}.").format(rule=_(other.label), value=shown)
    try:
        rules = choice.trial(field.name, value)
        if (field.name, value) in _SENTENCES:
            suit = names.suit(SUITS.index(rules.bonus_suit))
            return _(_SENTENCES[field.name, value]).format(suit=suit, cups=names.suit(1))
        return " ".join(told_about(rules, names, _TOLD_WITH.get(field.name, field.name), players=choice.players))
    except BadRuleset as error:
        return reason(error)


def offered(choice: Choice, field: Field) -> Field:
    """The field with the values that make a difference for the match that is chosen.

    How many cards lie on the table at first is offered as it is dealt, with what cannot be shared out; of the values
    that are dealt alike it is the one in force, else that of the preset.
    """
    if field.name != "table_size":
        return field
    cards = len(game_of(choice.rules, choice.players).pack)
    written = (choice.value(field.name), PRESETS[choice.preset].table_size)
    sizes = (*written, *(int(size or 0) for size, _name in reversed(field.values)))
    dealt: dict[int, Value] = {}
    for size in sizes:
        dealt.setdefault(table_cards(size, cards, choice.players), size)
    return field._replace(values=tuple((dealt[count], str(count)) for count in sorted(dealt)))
