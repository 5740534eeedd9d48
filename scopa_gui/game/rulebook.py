"""The rules of a ruleset in sentences, in reading order; what differs from classic Scopa is marked."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.game.deal_words import rounds_told
from scopa_gui.game.i18n import N_, _, ngettext
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import RANKS, SUITS, parse_card
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import prime_scale

_ITALIAN = DeckNames()


class Rule(NamedTuple):
    """One sentence of the rules.

    ``topic`` is ``deal``, ``capture``, ``sweep``, ``score``, ``declare`` or ``end``; ``differs`` marks what is not as
    in classic Scopa.
    """

    topic: str
    text: str
    differs: bool


TOPICS: dict[str, str] = {
    "deal": N_("The deal"),
    "capture": N_("Capturing"),
    "sweep": N_("Sweeps"),
    "declare": N_("Declarations"),
    "score": N_("What scores"),
    "end": N_("The end of the match"),
}
"""Headings of the topics in their order; translate with `_`."""

_WORDS: dict[tuple[str, object], tuple[str, str]] = {
    ("deck", "it40"): ("deal", N_("One pack of forty cards: ace to seven, and three figures in each of four suits.")),
    ("deck", "corsica36"): ("deal", N_("Thirty-six cards: the twos are left out.")),
    ("deck", "double80"): ("deal", N_("Two packs, eighty cards: every card is there twice.")),
    ("deal_style", "scopone_3_2_3_2_3"): (
        "deal",
        N_("The dealer gives three cards each and lays two on the table, twice, and then gives the last three each."),
    ),
    ("deal_style", "packets_3_3_4"): ("deal", N_("The dealer gives three cards each, three again, and then four.")),
    ("deal_style", "hurrikan_3_4_3"): (
        "deal",
        N_("The dealer gives three cards each, lays four on the table, and gives three more each."),
    ),
    ("deal_style", "one_by_one"): ("deal", N_("The dealer gives the cards one by one.")),
    ("direction", "cw"): ("deal", N_("Play goes round clockwise.")),
    ("cut_pack", True): ("deal", N_("The player after the dealer cuts the pack before it is dealt.")),
    ("cut_draw", True): (
        "deal",
        N_("The first player draws a card before the deal and keeps it, or places it on the table."),
    ),
    ("opening_bonus", "15_30"): (
        "deal",
        N_("If the first four table cards add up to 15, the dealer takes them for one sweep; 30 are two sweeps."),
    ),
    ("opening_bonus", "15_two15"): (
        "deal",
        N_("If the first four table cards add up to 15, the dealer takes them for one sweep; two fifteens are two."),
    ),
    ("opening_matta", True): ("deal", N_("The wild seven may stand for any value in the first layout too.")),
    ("capture_mode", "value"): (
        "capture",
        N_("A card takes a card of the same value, or several that add up to its value."),
    ),
    ("capture_mode", "sum15"): (
        "capture",
        N_("A card takes table cards that make 15 together with it. Equal cards do not take each other."),
    ),
    ("capture_mode", "value_or_15"): (
        "capture",
        N_("A card takes a card or a sum of its value, or cards that make 15 together with it, as you like."),
    ),
    ("priority", "single_first"): (
        "capture",
        N_("If a card of the same value lies there, it must be that one: no sum."),
    ),
    ("priority", "fewest_cards"): (
        "capture",
        N_("Of several captures by value you must take one with the fewest cards."),
    ),
    ("priority", "free"): ("capture", N_("You may take a sum although a card of the same value lies there.")),
    ("capture_duty", "if_played"): (
        "capture",
        N_("You play any card you like; but a card that can capture must capture."),
    ),
    ("capture_duty", "optional"): ("capture", N_("A card that could capture may also be laid down.")),
    ("capture_duty", "strict"): ("capture", N_("If any card of your hand can capture, you must capture.")),
    ("ace_sweep_scopa", True): ("sweep", N_("Taking all with an ace is a sweep too.")),
    ("sweep_points", "one"): ("sweep", N_("A capture that clears the table is a sweep, a scopa: one point.")),
    ("sweep_points", "card_count"): (
        "sweep",
        N_("A sweep is worth as many points as cards were in it, yours included."),
    ),
    ("sweep_points", "value_sum"): ("sweep", N_("A sweep is worth the values of all its cards, yours included.")),
    ("last_card_sweep", "never"): ("sweep", N_("The very last card of a deal is never a sweep.")),
    ("last_card_sweep", "counts"): ("sweep", N_("The very last card of a deal may be a sweep too.")),
    ("declarations", "cirulla"): (
        "declare",
        N_(
            "Before the first card of each round, a hand of three cards adding up to 9 or less may be declared for 3"
            " points, three of a kind for 10."
        ),
    ),
    ("declarations", "bazzica"): (
        "declare",
        N_(
            "Before the first card of each round, a hand of three cards adding up to 9 or less (bazzica) may be shown for"
            " 1 point, three of a kind (bazzicotto) for 2; a hand that is both brings 3. This scale is a house rule."
        ),
    ),
    ("declared_both", "higher"): ("declare", N_("A hand that is both scores the 10 only.")),
    ("declared_both", "sum"): ("declare", N_("A hand that is both scores 13.")),
    ("declared_exposed", "face_up"): ("declare", N_("A declared hand stays open on the table.")),
    ("prime_missing", "four_beats_missing"): (
        "score",
        N_("In the prime, a side with all four suits beats one that lacks a suit."),
    ),
    ("prime_missing", "total_only"): ("score", N_("In the prime only the total counts, even with a suit missing.")),
    ("prime_missing", "disqualify"): ("score", N_("A side that lacks a suit has no prime.")),
    ("prime_table", "standard"): (
        "score",
        N_(
            "Prime: the best card of each suit. Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, figures 10."
        ),
    ),
    ("prime_table", "faces_zero"): (
        "score",
        N_(
            "Prime: the best card of each suit. Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, figures 0."
        ),
    ),
    ("prime_table", "most_sevens"): (
        "score",
        N_("Prime: most sevens; if equal most sixes, then aces, fives, fours, threes, twos, figures."),
    ),
    ("prime_table", "bermila"): ("score", N_("Bermila instead of the prime: most sevens, if equal most sixes.")),
}
"""Topic and sentence for a field with a value, where neither cards nor numbers are named."""

_SINGLE_BESIDE_FIFTEEN = N_(
    "If a card of the same value lies there, no sum of that value may be taken; fifteens stay free."
)

_ACES: dict[tuple[str, bool], str] = {
    ("no_ace_on_table", False): N_(
        "An ace takes the whole table if no ace lies there; otherwise it takes just an ace."
    ),
    ("no_ace_on_table", True): N_("An ace takes the whole table if no ace lies there."),
    ("always", False): N_("An ace takes the whole table."),
    ("always", True): N_("An ace may take the whole table, or what a card of its value takes."),
    ("ace_on_table", False): N_("If an ace lies on the table, an ace takes the whole table."),
    ("ace_on_table", True): N_("If an ace lies on the table, an ace may take it alone or the whole table."),
}
"""What an ace takes; with True as a choice, with `no_ace_on_table` where it takes by fifteens too."""

_ACE_OR_FIFTEEN = N_(
    "If no ace lies on the table, an ace may take all of it, or make a fifteen. If an ace lies there, it takes one ace, or"
    " makes a fifteen."
)

_SUIT_WORDS: dict[tuple[str, object], tuple[str, str]] = {
    ("sequence", "napola3"): ("score", N_("Napola: ace, two and three of {suit} bring three points.")),
    ("sequence", "napola_9"): (
        "score",
        N_("Napola: ace, two and three of {suit} bring three points, each next one in order one more: up to nine."),
    ),
    ("sequence", "napola_10"): (
        "score",
        N_("Napola: ace, two and three of {suit} bring three points, each next one in order one more: up to ten."),
    ),
    ("sequence", "scalette"): (
        "score",
        N_("Low ladder: ace, two and three of {suit} bring three points, each next one in order one more: up to nine."),
    ),
    ("sequence", "cirulla"): (
        "score",
        N_("Piccola: ace, two and three of {suit} bring three points, each next one in order one more: up to six."),
    ),
    ("all_coins", "wins"): ("end", N_("A side that takes all ten cards of {suit} in a deal wins the match with it.")),
    ("matta", "7c"): (
        "declare",
        N_(
            "The seven of {cups} may stand for any value from 1 to 10 if that makes a declaration. It keeps this value"
            " until it is taken; in the pile it is a seven again."
        ),
    ),
}
"""Topic and sentence for a field with a value, where a suit is named."""

_UPPER_RUNS: dict[str, str] = {
    "scalette": N_(
        "High ladder: the three figures of {suit} bring five points, each next one downwards one more: up to eleven."
    ),
    "cirulla": N_("Grande: the three figures of {suit} bring five points."),
}
"""What a run from the king down brings, where a sequence has one."""

_ORDER = (
    "players", "deck", "direction", "cut_pack", "cut_draw", "rounds", "deal_style", "kings_redeal", "aces_redeal",
    "opening_bonus", "opening_matta",
    "capture_mode", "priority", "ace_sweep", "capture_duty", "leftovers",
    "sweep_points", "ace_sweep_scopa", "last_card_sweep",
    "declarations", "declared_both", "matta", "declared_exposed",
    "pts_cards", "pts_coins", "by_half", "pts_settebello", "pts_prime", "prime_table", "prime_missing", "tie",
    "re_bello", "sequence", "penalties",
    "target", "all_coins", "cappotto_zero", "claim_out",
)  # fmt: skip
"""What sentences are about, in reading order within their topics."""

_MARKED_WITH: dict[str, tuple[str, ...]] = {
    "priority": ("priority", "capture_mode"),
    "declared_both": ("declarations",),
    "declared_exposed": ("declarations",),
}
"""What decides whether a sentence is marked, where it cannot stand without another one."""

_Told = tuple[str, Rule]
"""What a sentence is about, one of `_ORDER`, and the sentence."""


def rules_of(ruleset: Ruleset, players: int, names: DeckNames = _ITALIAN) -> list[Rule]:
    """The rules of a game in reading order.

    Args:
        players: number of players; it decides teams and rounds.
        names: names of cards in the deck that is shown.

    Raises:
        BadRuleset: if the ruleset does not allow so many players.
    """
    told = [
        *_deal_rules(ruleset, players), *_plain_rules(ruleset), *_capture_rules(ruleset), *_score_rules(ruleset, names),
        *_extra_rules(ruleset, names), *_end_rules(ruleset), _tie_rule(ruleset, players, names),
    ]  # fmt: skip
    topics = list(TOPICS)
    told.sort(key=lambda entry: (topics.index(entry[1].topic), _ORDER.index(entry[0])))
    return [rule for _about, rule in told]


def told_about(ruleset: Ruleset, names: DeckNames, *about: str, players: int = 0) -> list[str]:
    """What the rules say about some of `_ORDER`; what depends on who plays only for a number of players.

    Raises:
        BadRuleset: if the ruleset does not allow so many players.
    """
    told = _deal_rules(ruleset, players) if players else []
    told += [*_plain_rules(ruleset), *_capture_rules(ruleset), *_score_rules(ruleset, names)]
    told += [*_extra_rules(ruleset, names), *_end_rules(ruleset)]
    return [rule.text for what, rule in told if what in about]


def _differs(ruleset: Ruleset, *fields: str) -> bool:
    return any(getattr(ruleset, field) != getattr(CLASSIC, field) for field in fields)


def _plain_rules(ruleset: Ruleset) -> list[_Told]:
    fields = dict.fromkeys(field for field, _ in _WORDS)
    found = []
    for field in fields:
        value = getattr(ruleset, field)
        if (field, value) not in _WORDS or _is_silent(ruleset, field):
            continue
        topic, text = _WORDS[field, value]
        if (field, value) == ("priority", "single_first") and ruleset.capture_mode == "value_or_15":
            text = _SINGLE_BESIDE_FIFTEEN
        found.append((field, Rule(topic, _(text), _differs(ruleset, *_MARKED_WITH.get(field, (field,))))))
    return found


def _is_silent(ruleset: Ruleset, field: str) -> bool:
    """Whether a field says nothing because of another one."""
    if field == "priority":
        return ruleset.capture_mode == "sum15"
    if field in ("prime_missing", "prime_table") and not ruleset.pts_prime:
        return True
    if field == "prime_missing":
        return ruleset.prime_table in ("most_sevens", "bermila")
    if field == "declared_both":
        return ruleset.declarations != "cirulla"
    if field == "ace_sweep_scopa":
        return ruleset.ace_sweep == "off"
    return field == "declared_exposed" and ruleset.declarations == "none"


def _capture_rules(ruleset: Ruleset) -> list[_Told]:
    rules = []
    if ruleset.ace_sweep != "off":
        choice, fifteens = ruleset.ace_sweep_choice == "choice", ruleset.capture_mode == "value_or_15"
        text = _ACES[ruleset.ace_sweep, fifteens if ruleset.ace_sweep == "no_ace_on_table" else choice]
        if ruleset.ace_sweep == "no_ace_on_table" and choice and fifteens:
            text = _ACE_OR_FIFTEEN
        rules.append(("ace_sweep", Rule("capture", _(text), True)))
        if not ruleset.ace_sweep_scopa:
            rules.append(("ace_sweep_scopa", Rule("sweep", _("Taking all with an ace is no sweep."), True)))
    text = _("What lies on the table after the last card goes to the side that captured last. That is no sweep.")
    return [*rules, ("leftovers", Rule("capture", text, False))]


def _deal_rules(ruleset: Ruleset, players: int) -> list[_Told]:
    rules = []
    style = ruleset.team_style(players)
    if style == "two_teams":
        text = _("{players} players in two teams, seated in turn.").format(players=players)
        rules.append(("players", Rule("deal", text, True)))
    elif style == "three_teams":
        text = _("{players} players in three teams, seated in turn.").format(players=players)
        rules.append(("players", Rule("deal", text, True)))
    elif players > 2:
        text = _("{players} players, each alone.").format(players=players)
        rules.append(("players", Rule("deal", text, True)))
    game = game_of(ruleset, players)
    classic = (game.table_count, game.rounds) == (4, (3,) * 6)
    rules.append(("rounds", Rule("deal", rounds_told(game.table_count, game.rounds), not classic)))
    if not ruleset.table_size:
        return rules
    kings, aces = ruleset.kings_redeal, ruleset.aces_redeal
    if kings:
        text = ngettext(
            "With a king in the first layout, the cards are thrown in and dealt again.",
            "With {limit} or more kings in the first layout, the cards are thrown in and dealt again.",
            kings,
        ).format(limit=kings)
    else:
        text = (
            _("Kings in the first layout do not matter.") if aces else _("The first layout stands whatever it shows.")
        )
    rules.append(("kings_redeal", Rule("deal", text, _differs(ruleset, "kings_redeal"))))
    if aces:
        text = ngettext(
            "With an ace in the first layout, the cards are thrown in and dealt again.",
            "With {limit} or more aces in the first layout, the cards are thrown in and dealt again.",
            aces,
        ).format(limit=aces)
        rules.append(("aces_redeal", Rule("deal", text, True)))
    return rules


def _count(points: int) -> str:
    return ngettext("{n} point", "{n} points", points).format(n=points) if points else _("no point")


def _score_rules(ruleset: Ruleset, names: DeckNames) -> list[_Told]:
    suit = SUITS.index(ruleset.bonus_suit)
    seven, twice = names.card(ruleset.settebello), ruleset.deck == "double80"
    the_seven = _("Each {seven}: {points}.") if twice else _("The {seven}: {points}.")
    if suit == 0 and not names.french and not twice:
        the_seven = _("The settebello, {seven}: {points}.")
    the_prime = _("The bermila: {points}.") if ruleset.prime_table == "bermila" else _("The best prime: {points}.")
    lines: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("pts_cards", _("Most cards: {points}."), ("pts_cards",)),
        ("pts_coins", _("Most {suit}: {points}."), ("pts_coins", "bonus_suit")),
        ("pts_settebello", the_seven, ("pts_settebello", "bonus_suit", *["deck"] * twice)),
        ("pts_prime", the_prime, ("pts_prime", *["prime_table"] * (ruleset.prime_table == "bermila"))),
    )
    rules = []
    for field, text, fields in lines:
        points = getattr(ruleset, field)
        shown = text.format(points=_count(points), suit=names.suit(suit), seven=seven)
        rules.append((field, Rule("score", shown, _differs(ruleset, *fields))))
    by_half = {
        (True, True): _("For most cards and most {suit} more than half is needed."),
        (True, False): _("For most cards more than half is needed."),
        (False, True): _("For most {suit} more than half is needed."),
    }.get((_differs(ruleset, "cards_rule"), _differs(ruleset, "coins_rule")))
    if by_half is not None:
        rules.append(("by_half", Rule("score", by_half.format(suit=names.suit(suit)), True)))
    return rules


def _tie_rule(ruleset: Ruleset, players: int, names: DeckNames) -> _Told:
    """What becomes of a point for which sides are equal."""
    several = len(game_of(ruleset, players).sides) > 2
    text = _("If both sides have the same number of cards or {suit}, or equal primes, nobody gets that point.")
    if several:
        text = _("If several sides share the most cards or {suit}, or the best prime, nobody gets that point.")
    return "tie", Rule("score", text.format(suit=names.suit(SUITS.index(ruleset.bonus_suit))), several)


def _extra_rules(ruleset: Ruleset, names: DeckNames) -> list[_Told]:
    """What only some variants give or take points for."""
    suit = SUITS.index(ruleset.bonus_suit)
    rules = []
    if ruleset.re_bello:
        text = _("The re bello, {king}: {points}.")
        text = text.format(king=names.card(suit * 10 + 9), points=_count(ruleset.re_bello))
        rules.append(("re_bello", Rule("score", text, True)))
    for (field, value), (topic, text) in _SUIT_WORDS.items():
        if getattr(ruleset, field) == value:
            rules.append((field, Rule(topic, _(text).format(suit=names.suit(suit), cups=names.suit(1)), True)))
    if ruleset.sequence in _UPPER_RUNS:
        text = _(_UPPER_RUNS[ruleset.sequence]).format(suit=names.suit(suit))
        rules.append(("sequence", Rule("score", text, True)))
    for card, points in ruleset.penalties:
        text = (
            _("Whoever takes the {card} loses {points}.")
            if points < 0
            else _("Whoever takes the {card} gets {points}.")
        )
        text = text.format(card=names.card(parse_card(card)), points=_count(abs(points)))
        rules.append(("penalties", Rule("score", text, True)))
    if isinstance(ruleset.prime_table, tuple):
        rules.append(("prime_table", Rule("score", prime_rule(ruleset, names), True)))
    return rules


def prime_rule(ruleset: Ruleset, names: DeckNames) -> str:
    """How the prime is counted: the points of each rank, or which cards are compared."""
    if isinstance(ruleset.prime_table, str):
        return _(_WORDS["prime_table", ruleset.prime_table][1])
    scale = dict(prime_scale(ruleset))
    values = ", ".join(f"{names.rank(RANKS.index(rank) + 1)} {scale[rank]}" for rank in RANKS)
    return _("Prime: the best card of each suit. {values}.").format(values=values)


def _end_rules(ruleset: Ruleset) -> list[_Told]:
    if ruleset.end_mode == "fixed_hands":
        text = ngettext(
            "The match is one deal; the highest total wins, a tie is played off.",
            "The match is {n} deals; the highest total wins, a tie is played off.",
            ruleset.fixed_hands,
        ).format(n=ruleset.fixed_hands)
        rules = [("target", Rule("end", text, True))]
    else:
        text = _(
            "Whoever has {n} points or more after a deal, and the most, wins. If the highest are equal, another deal is"
            " played."
        )
        rules = [("target", Rule("end", text.format(n=ruleset.target), _differs(ruleset, "target")))]
    if ruleset.cappotto_zero:
        text = _("Cappotto: a side with {n} points or more after a deal wins at once if all others have none.")
        rules.append(("cappotto_zero", Rule("end", text.format(n=ruleset.cappotto_zero), True)))
    if ruleset.claim_out:
        text = _(
            "Whoever is certain to have reached the target may call out and wins at once; if "
            "that is wrong, the side loses."
        )
        rules.append(("claim_out", Rule("end", text, True)))
    return rules
