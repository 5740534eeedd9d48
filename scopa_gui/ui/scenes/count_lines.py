"""The lines of a count: what each side has, and the points it brings; no pictures here."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import RANKS, SUITS, Card, value
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import DealScore, prime_scale

NOBODY_KINDS = ("cards", "coins", "prime")
"""Lines that end with "nobody" if no side gets the point."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `values` and `points` are by side in the order of the rules.

    `kind` names the field of Points. A value is what the side has, as it is shown; empty for lines that are told by
    a card. `cards` are the four best cards by side, for the prime only.
    """

    kind: str
    label: str
    values: tuple[str, ...]
    points: tuple[int, ...]
    card: Card | None = None
    cards: tuple[tuple[Card, ...], ...] = ()
    worth: tuple[tuple[int, ...], ...] = ()
    sub: str = ""

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


def lines_of(rules: Ruleset, score: DealScore, names: DeckNames) -> list[Line]:
    """The lines of a deal's count in the order of telling, without deal and match."""
    suit = SUITS.index(rules.bonus_suit)
    lines = [_simple("sweeps", _("Sweeps"), score, tuple(str(p.sweeps) for p in score.points))]
    if rules.pts_cards:
        lines.append(_simple("cards", _("Cards"), score, tuple(map(str, score.cards))))
    if rules.pts_coins:
        lines.append(_simple("coins", _capital(names.suit(suit)), score, tuple(map(str, score.coins))))
    if rules.pts_settebello:
        seven = suit * 10 + 6
        label = _("Settebello") if suit == 0 and not names.french else _capital(names.card(seven))
        lines.append(_simple("settebello", label, score, (), card=seven))
    for kind, label in _EXTRAS:
        if _can_score(rules, kind):
            king = suit * 10 + 9 if kind == "re_bello" else None
            lines.append(_simple(kind, _(label), score, (), card=king))
    if rules.pts_prime:
        lines.append(_prime(rules, score))
    return lines


def _simple(kind: str, label: str, score: DealScore, values: tuple[str, ...], card: Card | None = None) -> Line:
    return Line(kind, label, values, tuple(getattr(points, kind) for points in score.points), card)


def _prime(rules: Ruleset, score: DealScore) -> Line:
    points = tuple(side.prime for side in score.points)
    cards = tuple(prime.best for prime in score.prime)
    if rules.prime_table in ("bermila", "most_sevens"):
        sevens = tuple(str(sum(value(card) == 7 for card in best)) for best in cards)
        label = _("Bermila") if rules.prime_table == "bermila" else _("Prime")
        return Line("prime", label, sevens, points, cards=cards, sub=_("most sevens, then sixes"))
    scale = dict(prime_scale(rules))
    worth = tuple(tuple(scale[RANKS[value(card) - 1]] for card in best) for best in cards)
    totals = tuple(str(prime.total) for prime in score.prime)
    return Line("prime", _("Prime"), totals, points, cards=cards, worth=worth, sub=_("the best card of each suit"))


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


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


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
    return f"{text}, {_('nobody')}" if line.nobody else text
