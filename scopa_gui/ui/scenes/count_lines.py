"""The lines of a count: what each side has, and the points it brings; no pictures here."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from scopa_gui.game.declared import Cards
from scopa_gui.game.i18n import N_, _
from scopa_gui.game.rulebook import prime_rule, told_about
from scopa_gui.game.texts import DeckNames, capital
from scopa_gui.rules.cards import RANKS, SUITS, Card, value
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import RANKS_COUNTED, DealScore, prime_scale

NOBODY_KINDS = ("cards", "coins", "prime")
"""Lines that end with "nobody" if no side gets the point."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `values` and `points` are by side in the order of the rules.

    `kind` names the field of Points. A value is what the side has, as it is shown; empty for lines that are told by
    cards. `cards` are the cards by side that made the points: the four best ones of the prime, a run, the settebelli of
    two packs, or declared hands, three cards and three. `why` says what the points are given for, or why nobody got
    them; `more` is said in its place where there is room or somebody asks: the rule in sentences, and before it why
    nobody got them.
    """

    kind: str
    label: str
    values: tuple[str, ...]
    points: tuple[int, ...]
    card: Card | None = None
    cards: tuple[tuple[Card, ...], ...] = ()
    worth: tuple[tuple[int, ...], ...] = ()
    why: str = ""
    more: str = ""

    @property
    def nobody(self) -> bool:
        """Whether the point went to nobody."""
        return self.kind in NOBODY_KINDS and not any(self.points)


_EXTRAS: tuple[tuple[str, str], ...] = (
    ("re_bello", N_("Re bello")),
    ("napola", N_("Napola")),
    ("scaletta_bassa", N_("Low ladder")),
    ("scaletta_alta", N_("High ladder")),
    ("piccola", N_("Piccola")),
    ("grande", N_("Grande")),
    ("declared", N_("Declared")),
    ("penalty", N_("Penalty")),
)
"""Further kinds of points and their names; shown where the rules can give them."""


def lines_of(rules: Ruleset, score: DealScore, names: DeckNames, declared: Cards = ()) -> list[Line]:
    """The lines of a deal's count in the order of telling, without deal and match.

    `declared` are the hands that were declared in it, by side, as `game.declared` finds them.
    """
    suit = SUITS.index(rules.bonus_suit)
    lines = [_simple("sweeps", _("Sweeps"), score, tuple(str(p.sweeps) for p in score.points), why=_sweeps(rules))]
    if rules.pts_cards:
        why = _most(rules.cards_rule, score.cards)
        lines.append(_simple("cards", _("Cards"), score, tuple(map(str, score.cards)), why=why))
    if rules.pts_coins:
        why = _most(rules.coins_rule, score.coins)
        lines.append(_simple("coins", capital(names.suit(suit)), score, tuple(map(str, score.coins)), why=why))
    if rules.pts_settebello:
        seven = rules.settebello
        bello = suit == 0 and not names.french
        label, why = (_("Settebello"), names.card(seven)) if bello else (capital(names.card(seven)), "")
        line = _simple("settebello", label, score, (), card=seven, why=why)
        held = tuple((seven,) * (side.settebello // rules.pts_settebello) for side in score.points)
        lines.append(replace(line, cards=held) if rules.deck == "double80" else line)
    for kind, label in _EXTRAS:
        if _can_score(rules, kind):
            line = _extra(kind, label, rules, score, names)
            lines.append(replace(line, cards=declared) if kind == "declared" else line)
    lines = [_with_rule(line, rules, names) for line in lines]
    if rules.pts_prime:
        lines.append(_prime(rules, score, names))
    return lines


_ABOUT: dict[str, tuple[str, ...]] = {
    "sweeps": ("sweep_points", "ace_sweep_scopa", "last_card_sweep"),
    "cards": ("pts_cards",),
    "coins": ("pts_coins",),
    "settebello": ("pts_settebello",),
    "re_bello": ("re_bello",),
    "declared": ("declarations", "declared_both"),
    "penalty": ("penalties",),
}
"""What the rules about each kind of points are about; all others are runs."""
_UPPER = ("scaletta_alta", "grande")
"""Kinds of runs that the second of two rules is about."""


def _with_rule(line: Line, rules: Ruleset, names: DeckNames) -> Line:
    """The line with its rule in sentences."""
    told = told_about(rules, names, *_ABOUT.get(line.kind, ("sequence",)))
    if line.kind not in _ABOUT:
        told = told[1:] if line.kind in _UPPER else told[:1]
    if (line.kind, "majority") in (("cards", rules.cards_rule), ("coins", rules.coins_rule)):
        told += told_about(rules, names, "by_half")
    if line.nobody and line.why == _("equal: nobody"):
        told.insert(0, f"{capital(line.why)}.")
    return replace(line, more=" ".join(told))


_BEFORE_NUMBER = re.compile(r"(?<=\w) (?=\d)")
"""Between a rank and its points: they stay on one line."""


def _simple(
    kind: str, label: str, score: DealScore, values: tuple[str, ...], *, card: Card | None = None, why: str
) -> Line:
    return Line(kind, label, values, tuple(getattr(points, kind) for points in score.points), card, why=why)


def _sweeps(rules: Ruleset) -> str:
    """What a sweep brings."""
    if rules.sweep_points == "card_count":
        return _("a point for each card taken")
    return _("the values of the cards taken") if rules.sweep_points == "value_sum" else ""


def _most(rule: str, counts: tuple[int, ...]) -> str:
    """What the point for the most of something is given for, or why nobody got it."""
    highest = max(counts)
    if counts.count(highest) > 1:
        return _("equal: nobody")
    if rule == "majority":
        return _("more than half")
    return _("more than any other")


def _extra(kind: str, label: str, rules: Ruleset, score: DealScore, names: DeckNames) -> Line:
    """A line that only some variants have, with the cards that made its points."""
    suit = SUITS.index(rules.bonus_suit)
    points = tuple(getattr(points, kind) for points in score.points)
    if kind == "re_bello":
        king = suit * 10 + 9
        return Line(kind, _(label), (), points, card=king, why=names.card(king))
    if kind == "penalty":
        cards = tuple(tuple(_parsed(card) for card, _points in rules.penalties) if got else () for got in points)
        told = names.cards([_parsed(card) for card, _points in rules.penalties])
        return Line(kind, _(label), (), points, cards=cards, why=told)
    if kind == "declared":
        bazzica = rules.declarations == "bazzica"
        why = _("1 for nine or less, 2 for three alike") if bazzica else _("3 for nine or less, 10 for three alike")
        return Line(kind, _(label), (), points, why=why)
    runs = tuple(tuple(suit * 10 + rank for rank in _run(kind, got)) for got in points)
    return Line(kind, _(label), (), points, cards=runs, why=_run_words(kind, rules, names))


def _parsed(text: str) -> Card:
    return SUITS.index(text[1]) * 10 + RANKS.index(text[0])


def _run(kind: str, points: int) -> range:
    """The ranks of a run that brought so many points, from 0, as they lie beside one another."""
    if points == 0:
        return range(0)
    if kind == "grande":
        return range(7, 10)
    if kind == "scaletta_alta":
        return range(12 - points, 10)
    return range(points)


def _run_words(kind: str, rules: Ruleset, names: DeckNames) -> str:
    """What a run is, in the words of the deck."""
    suit = names.suit(SUITS.index(rules.bonus_suit))
    if kind == "grande":
        return _("the three figures of {suit}: 5").format(suit=suit)
    if kind == "scaletta_alta":
        return _("the three figures of {suit}: 5, each next one 1 more, up to 11").format(suit=suit)
    if rules.sequence == "napola3":
        return _("ace, two, three of {suit}: 3").format(suit=suit)
    most = {"cirulla": 6, "napola_10": 10}.get(rules.sequence, 9)
    return _("ace, two, three of {suit}: 3, each next one 1 more, up to {most}").format(suit=suit, most=most)


def _prime(rules: Ruleset, score: DealScore, names: DeckNames) -> Line:
    points = tuple(side.prime for side in score.points)
    cards = tuple(prime.best for prime in score.prime)
    rule = " ".join([prime_rule(rules, names), *told_about(rules, names, "pts_prime")])
    if rules.prime_table in ("bermila", "most_sevens"):
        label = _("Bermila") if rules.prime_table == "bermila" else _("Prime")
        line = Line("prime", label, _rank_counts(rules, cards), points, cards=cards, why=_("most sevens, then sixes"))
        return _told_how(line, "" if any(points) else _("equal: nobody"), rule)
    scale = dict(prime_scale(rules))
    worth = tuple(tuple(scale[RANKS[value(card) - 1]] for card in best) for best in cards)
    totals = tuple(str(prime.total) for prime in score.prime)
    line = Line("prime", _("Prime"), totals, points, cards=cards, worth=worth, why=_("the best card of each suit"))
    return _told_how(line, _decided(rules, score), rule)


def _told_how(line: Line, decided: str, rule: str) -> Line:
    """The line of the prime with its rule, and before it what has decided otherwise, if anything has."""
    kept = _BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", rule)
    return replace(line, why=decided, more=f"{capital(decided)}. {kept}") if decided else replace(line, more=kept)


def _rank_counts(rules: Ruleset, cards: tuple[tuple[Card, ...], ...]) -> tuple[str, ...]:
    """How many cards of each rank that was compared each side has, such as ``2 · 1`` for two sevens and one six."""
    held = [[value(card) for card in side] for side in cards]
    order = RANKS_COUNTED[str(rules.prime_table)]
    compared = order[: max((order.index(rank) + 1 for side in held for rank in side), default=0)]
    return tuple(" · ".join(str(side.count(rank)) for rank in compared) or "0" for side in held)


def _decided(rules: Ruleset, score: DealScore) -> str:
    """That a missing suit or a tie has decided the prime; empty where the cards have."""
    short = [prime.suits < 4 for prime in score.prime]
    if any(short) and not all(short) and rules.prime_missing != "total_only":
        return _("whoever lacks a suit loses it")
    return _("equal: nobody") if score.prime_winner is None else ""


def _can_score(rules: Ruleset, kind: str) -> bool:
    """Whether the rules know this kind of points."""
    sequences = {
        "napola": ("napola3", "napola_9", "napola_10"),
        "scaletta_bassa": ("scalette",),
        "scaletta_alta": ("scalette",),
        "piccola": ("cirulla",),
        "grande": ("cirulla",),
    }
    if kind in sequences:
        return rules.sequence in sequences[kind]
    if kind == "re_bello":
        return rules.re_bello > 0
    if kind == "declared":
        return rules.declarations != "none"
    return bool(rules.penalties)


def spoken(line: Line, names: list[str], order: list[int]) -> str:
    """A line in plain words, for the description: what each side has and gets."""
    parts = []
    for name, side in zip(names, order, strict=True):
        shown = f" {line.values[side]}" if line.values else ""
        got = (
            f" (+{line.points[side]})"
            if line.points[side] > 0
            else f" ({line.points[side]})"
            if line.points[side]
            else ""
        )
        parts.append(f"{name}{shown}{got}")
    text = f"{line.label}: {', '.join(parts)}"
    if line.why:
        text = f"{text} ({line.why})"
    return f"{text}, {_('nobody')}" if line.nobody else text
