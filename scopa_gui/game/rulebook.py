"""The rules of a ruleset in sentences, one for each field that says something; what differs from Scopa is marked."""

from __future__ import annotations

from typing import NamedTuple

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
    ("ace_sweep", "no_ace_on_table"): (
        "capture",
        N_("An ace takes the whole table if no ace lies there; otherwise it takes just an ace."),
    ),
    ("ace_sweep", "always"): ("capture", N_("An ace takes the whole table.")),
    ("ace_sweep", "ace_on_table"): (
        "capture",
        N_("If an ace lies on the table, an ace may take it alone or the whole table."),
    ),
    ("ace_sweep_choice", "choice"): ("capture", N_("Taking all with an ace is a choice beside what else it can take.")),
    ("ace_sweep_scopa", True): ("sweep", N_("Taking all with an ace is a sweep.")),
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
            "Before a round, a hand of three cards adding up to 9 or less may be declared for 3 points, three of a kind"
            " for 10."
        ),
    ),
    ("declarations", "bazzica"): (
        "declare",
        N_(
            "Before a round, three cards adding up to 9 or less may be shown for 1 point, three of a kind for 2, both at"
            " once for 3."
        ),
    ),
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

_SUIT_WORDS: dict[tuple[str, object], str] = {
    ("sequence", "napola3"): N_("Ace, two and three of {suit} bring three points."),
    ("sequence", "napola_9"): N_(
        "Ace, two and three of {suit} bring three points, each next one in order one more: up to nine."
    ),
    ("sequence", "napola_10"): N_(
        "Ace, two and three of {suit} bring three points, each next one in order one more: up to ten."
    ),
    ("sequence", "scalette"): N_(
        "Ace, two, three of {suit} bring three points and one more for each next; the three figures of {suit} bring five"
        " and one more for each next downwards."
    ),
    ("sequence", "cirulla"): N_(
        "Ace, two, three of {suit} bring three points and one more for each next, up to six; the three figures of {suit}"
        " bring five."
    ),
    ("all_coins", "wins"): N_("All ten cards of {suit} win the match at once."),
    ("matta", "7c"): N_(
        "In a declaration the seven of {cups} may stand for any value, and keeps it until it is taken."
    ),
}


def rules_of(ruleset: Ruleset, players: int, names: DeckNames = _ITALIAN) -> list[Rule]:
    """The rules of a game in reading order.

    Args:
        players: number of players; it decides teams and rounds.
        names: names of cards in the deck that is shown.

    Raises:
        BadRuleset: if the ruleset does not allow so many players.
    """
    rules = [*_deal_rules(ruleset, players, names), *_plain_rules(ruleset), *_score_rules(ruleset, names)]
    rules += _end_rules(ruleset)
    order = list(TOPICS)
    return sorted(rules, key=lambda rule: order.index(rule.topic))


def differences(ruleset: Ruleset, players: int, names: DeckNames = _ITALIAN) -> list[Rule]:
    """Only the rules that are not as in classic Scopa."""
    return [rule for rule in rules_of(ruleset, players, names) if rule.differs]


def _differs(ruleset: Ruleset, *fields: str) -> bool:
    return any(getattr(ruleset, field) != getattr(CLASSIC, field) for field in fields)


def _plain_rules(ruleset: Ruleset) -> list[Rule]:
    fields = dict.fromkeys(field for field, _ in _WORDS)
    found = []
    for field in fields:
        value = getattr(ruleset, field)
        if (field, value) not in _WORDS or _is_silent(ruleset, field):
            continue
        topic, text = _WORDS[field, value]
        if (field, value) == ("priority", "single_first") and ruleset.capture_mode == "value_or_15":
            text = _SINGLE_BESIDE_FIFTEEN
        found.append(Rule(topic, _(text), _differs(ruleset, field)))
    if ruleset.ace_sweep != "off" and not ruleset.ace_sweep_scopa:
        found.append(Rule("sweep", _("Taking all with an ace is no sweep."), True))
    return found


def _is_silent(ruleset: Ruleset, field: str) -> bool:
    """Whether a field says nothing because of another one."""
    if field == "priority":
        return ruleset.capture_mode == "sum15"
    if field in ("prime_missing", "prime_table") and not ruleset.pts_prime:
        return True
    if field == "prime_missing":
        return ruleset.prime_table in ("most_sevens", "bermila")
    if field == "ace_sweep_choice":
        return ruleset.ace_sweep != "no_ace_on_table"
    if field in ("declared_both", "declared_exposed"):
        return ruleset.declarations == "none"
    return False


def _deal_rules(ruleset: Ruleset, players: int, names: DeckNames) -> list[Rule]:
    game = game_of(ruleset, players)
    rules = []
    style = ruleset.team_style(players)
    if style == "two_teams":
        rules.append(Rule("deal", _("{players} players in two teams, seated in turn.").format(players=players), True))
    elif style == "three_teams":
        rules.append(Rule("deal", _("{players} players in three teams, seated in turn.").format(players=players), True))
    elif players > 2:
        rules.append(Rule("deal", _("{players} players, each alone.").format(players=players), True))
    hands = ", ".join(map(str, game.rounds))
    text = ngettext(
        "{table} cards on the table and one round of {hands} cards each.",
        "{table} cards on the table and {rounds} rounds: {hands} cards each.",
        len(game.rounds),
    )
    classic = (game.table_count, game.rounds) == (4, (3,) * 6)
    rules.append(Rule("deal", text.format(table=game.table_count, rounds=len(game.rounds), hands=hands), not classic))
    for field, card_value in (("kings_redeal", 10), ("aces_redeal", 1)):
        limit = getattr(ruleset, field)
        if limit and ruleset.table_size:
            text = _("With {limit} or more cards of the rank {rank} in the first layout, the cards are dealt again.")
            text = text.format(limit=limit, rank=names.rank(card_value))
            rules.append(Rule("deal", text, _differs(ruleset, field)))
        elif _differs(ruleset, field) and ruleset.table_size and not ruleset.aces_redeal:
            rules.append(Rule("deal", _("The first layout stands whatever it shows."), True))
    return rules


def _count(points: int) -> str:
    return ngettext("{n} point", "{n} points", points).format(n=points)


def _score_rules(ruleset: Ruleset, names: DeckNames) -> list[Rule]:
    suit = SUITS.index(ruleset.bonus_suit)
    seven = names.card(suit * 10 + 6)
    lines: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("pts_cards", _("Most cards: {points}."), ("pts_cards",)),
        ("pts_coins", _("Most cards of {suit}: {points}."), ("pts_coins", "bonus_suit")),
        ("pts_settebello", _("The {seven}: {points}."), ("pts_settebello", "bonus_suit")),
        ("pts_prime", _("The best prime: {points}."), ("pts_prime",)),
    )
    rules = []
    for field, text, fields in lines:
        points = getattr(ruleset, field)
        shown = text.format(points=_count(points), suit=names.suit(suit), seven=seven)
        rules.append(Rule("score", shown, _differs(ruleset, *fields)))
    by_half = {
        (True, True): _("For most cards and most {suit} more than half is needed."),
        (True, False): _("For most cards more than half is needed."),
        (False, True): _("For most {suit} more than half is needed."),
    }.get((_differs(ruleset, "cards_rule"), _differs(ruleset, "coins_rule")))
    if by_half is not None:
        rules.append(Rule("score", by_half.format(suit=names.suit(suit)), True))
    if ruleset.re_bello:
        text = _("The {king}: {points}.").format(king=names.card(suit * 10 + 9), points=_count(ruleset.re_bello))
        rules.append(Rule("score", text, True))
    for (field, value), text in _SUIT_WORDS.items():
        if getattr(ruleset, field) == value:
            topic = "declare" if field == "matta" else "end" if field == "all_coins" else "score"
            rules.append(Rule(topic, _(text).format(suit=names.suit(suit), cups=names.suit(1)), True))
    for card, points in ruleset.penalties:
        text = _("Whoever took the {card}: {points}.").format(card=names.card(parse_card(card)), points=_count(points))
        rules.append(Rule("score", text, True))
    if isinstance(ruleset.prime_table, tuple):
        scale = dict(prime_scale(ruleset))
        values = ", ".join(f"{names.rank(RANKS.index(rank) + 1)} {scale[rank]}" for rank in RANKS)
        rules.append(Rule("score", _("Prime: the best card of each suit. {values}.").format(values=values), True))
    return rules


def _end_rules(ruleset: Ruleset) -> list[Rule]:
    if ruleset.end_mode == "fixed_hands":
        text = ngettext(
            "The match is one deal; the highest total wins, a tie is played off.",
            "The match is {n} deals; the highest total wins, a tie is played off.",
            ruleset.fixed_hands,
        ).format(n=ruleset.fixed_hands)
        rules = [Rule("end", text, True)]
    else:
        text = _("The match goes to {n}, looked at after each deal; on a tie at the top another deal is played.")
        rules = [Rule("end", text.format(n=ruleset.target), _differs(ruleset, "target"))]
    if ruleset.cappotto_zero:
        text = _("A side with {n} points or more wins at once if all others have none.")
        rules.append(Rule("end", text.format(n=ruleset.cappotto_zero), True))
    if ruleset.claim_out:
        text = _(
            "Whoever is certain to have reached the target may call out and wins at once; if "
            "that is wrong, the side loses."
        )
        rules.append(Rule("end", text, True))
    return rules
