"""What can differ between variants: one frozen record of independent fields (SPEC section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from scopa_gui.rules.cards import RANKS, SEVEN, SUITS, Card
from scopa_gui.rules.errors import BadRuleset

Deck = Literal["it40", "corsica36", "double80"]
TeamStyle = Literal["two_teams", "three_teams"]
DealStyle = Literal["packets", "one_by_one", "hurrikan_3_4_3", "scopone_3_2_3_2_3", "packets_3_3_4"]
PrimeName = Literal["standard", "faces_zero", "most_sevens", "bermila"]
CountRule = Literal["plurality", "majority"]

PrimeScale = tuple[tuple[str, int], ...]
"""An own prime scale: (rank letter, points), one entry a rank (SPEC section 8, 10)."""

_MOST_PLAYERS = 8
_MOST_POINTS = 1000


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one variant. The defaults are classic Scopa for two (SPEC 2.1).

    Fields have the names, values and meanings of SPEC section 3. ``teams`` and ``penalties``, maps there,
    are tuples of pairs here so that a ruleset can be hashed: (players, style) and (card text, points).
    ``cut_pack`` is ours: the seat after the dealer cuts each pack before it is dealt (SPEC 2.1, deal).
    """

    deck: Deck = "it40"
    players: tuple[int, ...] = (2,)
    teams: tuple[tuple[int, TeamStyle], ...] = ()
    direction: Literal["ccw", "cw"] = "ccw"
    hand_size: int = 3
    table_size: int = 4
    deal_style: DealStyle = "packets"
    cut_pack: bool = False
    cut_draw: bool = False
    kings_redeal: int = 3
    aces_redeal: int = 0
    opening_bonus: Literal["none", "15_30", "15_two15"] = "none"
    opening_matta: bool = False
    capture_mode: Literal["value", "sum15", "value_or_15"] = "value"
    priority: Literal["single_first", "fewest_cards", "free"] = "single_first"
    capture_duty: Literal["if_played", "optional", "strict"] = "if_played"
    ace_sweep: Literal["off", "no_ace_on_table", "always", "ace_on_table"] = "off"
    ace_sweep_choice: Literal["forced", "choice"] = "forced"
    ace_sweep_scopa: bool = False
    matta: Literal["7c"] | None = None
    declarations: Literal["none", "cirulla", "bazzica"] = "none"
    declared_both: Literal["higher", "sum"] = "higher"
    declared_exposed: Literal["shown_once", "face_up"] = "shown_once"
    sweep_points: Literal["one", "card_count", "value_sum"] = "one"
    last_card_sweep: Literal["never", "counts"] = "never"
    bonus_suit: Literal["d", "c"] = "d"
    pts_cards: int = 1
    pts_coins: int = 1
    pts_settebello: int = 1
    pts_prime: int = 1
    cards_rule: CountRule = "plurality"
    coins_rule: CountRule = "plurality"
    prime_table: PrimeName | PrimeScale = "standard"
    prime_missing: Literal["four_beats_missing", "total_only", "disqualify"] = "four_beats_missing"
    re_bello: int = 0
    sequence: Literal["none", "napola3", "napola_9", "napola_10", "scalette", "cirulla"] = "none"
    all_coins: Literal["none", "wins"] = "none"
    penalties: tuple[tuple[str, int], ...] = ()
    target: int = 11
    end_mode: Literal["target", "fixed_hands"] = "target"
    fixed_hands: int = 0
    cappotto_zero: int = 0
    claim_out: bool = False

    def team_style(self, players: int) -> TeamStyle | None:
        """How so many players form sides; None: each alone."""
        return dict(self.teams).get(players)

    def validate(self) -> Ruleset:
        """The ruleset itself, if every field is in range and all go together.

        Raises:
            BadRuleset: ``field`` for a value out of range, else the reason of SPEC section 8, 11.
        """
        for name, allowed in _choices().items():
            value = getattr(self, name)
            if value not in allowed and not (name == "prime_table" and isinstance(value, tuple)):
                raise BadRuleset("field", field=name, value=value)
        for name, (low, high) in _RANGES.items():
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise BadRuleset("field", field=name, value=value)
        _check_maps(self)
        _check_combinations(self)
        return self

    @property
    def settebello(self) -> Card:
        """The seven of the suit that counts; of two packs, that of the first (SPEC 2.18 for cups)."""
        return SUITS.index(self.bonus_suit) * 10 + SEVEN - 1

    def to_dict(self) -> dict[str, Any]:
        """The fields as JSON values, maps as objects with text keys."""
        result: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        result["players"] = list(self.players)
        result["teams"] = {str(players): style for players, style in self.teams}
        result["penalties"] = dict(self.penalties)
        if isinstance(self.prime_table, tuple):
            result["prime_table"] = dict(self.prime_table)
        return result

    def changed(self, changes: Mapping[str, Any]) -> Ruleset:
        """This ruleset with some fields given as JSON values, validated.

        Raises:
            BadRuleset: for a field that is unknown, of a wrong type, out of range, or that does not go with others.
        """
        data = self.to_dict()
        for name, value in changes.items():
            if name not in data:
                raise BadRuleset("unknown_field", field=name)
            data[name] = value
        return Ruleset(**{name: _from_json(name, value) for name, value in data.items()}).validate()

    def differences(self, base: Ruleset) -> dict[str, Any]:
        """The fields, as JSON values, in which this ruleset differs from another."""
        mine, other = self.to_dict(), base.to_dict()
        return {name: value for name, value in mine.items() if value != other[name]}


_RANGES: dict[str, tuple[int, int]] = {
    "hand_size": (1, 10),
    "table_size": (0, 12),
    "kings_redeal": (0, 8),
    "aces_redeal": (0, 8),
    "pts_cards": (0, 10),
    "pts_coins": (0, 10),
    "pts_settebello": (0, 10),
    "pts_prime": (0, 10),
    "re_bello": (0, 10),
    "target": (1, _MOST_POINTS),
    "fixed_hands": (0, 100),
    "cappotto_zero": (0, 100),
}
_BOOLS = ("cut_pack", "cut_draw", "opening_matta", "ace_sweep_scopa", "claim_out")
_DEAL_SHAPES: dict[str, tuple[int, int]] = {
    "hurrikan_3_4_3": (6, 4),
    "scopone_3_2_3_2_3": (9, 4),
    "packets_3_3_4": (10, 0),
}
"""Hand and table size that a special way of dealing asks for."""


@cache
def _choices() -> dict[str, tuple[object, ...]]:
    """Allowed values of each field that takes one of a few."""
    result: dict[str, tuple[object, ...]] = dict.fromkeys(_BOOLS, (False, True))
    for name, hint in get_type_hints(Ruleset).items():
        options: list[object] = []
        for part in (hint, *get_args(hint)):
            if get_origin(part) is Literal:
                options += get_args(part)
            elif part is type(None):
                options.append(None)
        if options:
            result[name] = tuple(options)
    return result


def _from_json(name: str, value: Any) -> Any:
    """A field's value from its JSON form; shape only, ranges are checked by validate."""
    try:
        if name == "players":
            return tuple(int(n) for n in value)
        if name == "teams":
            return tuple(sorted((int(players), style) for players, style in value.items()))
        if name == "penalties" or (name == "prime_table" and isinstance(value, Mapping)):
            return tuple(sorted((str(key), int(points)) for key, points in value.items()))
    except (TypeError, ValueError, AttributeError):
        raise BadRuleset("field", field=name, value=value) from None
    if isinstance(value, list | dict | float):
        raise BadRuleset("field", field=name, value=value)
    return value


def _check_maps(rules: Ruleset) -> None:
    """Fields that hold several values."""
    players = rules.players
    if not players or len(set(players)) != len(players) or not all(2 <= n <= _MOST_PLAYERS for n in players):
        raise BadRuleset("field", field="players", value=players)
    for count, style in rules.teams:
        if style not in get_args(TeamStyle):
            raise BadRuleset("field", field="teams", value=style)
        if count % (2 if style == "two_teams" else 3) or count < 4:
            raise BadRuleset("teams_do_not_divide", players=count, teams=style)
    for card, points in rules.penalties:
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS or abs(points) > _MOST_POINTS:
            raise BadRuleset("field", field="penalties", value=card)
    if isinstance(rules.prime_table, tuple):
        scale = dict(rules.prime_table)
        if set(scale) != set(RANKS) or not all(0 <= points <= _MOST_POINTS for points in scale.values()):
            raise BadRuleset("field", field="prime_table", value=scale)


def _check_combinations(rules: Ruleset) -> None:
    """Options that cannot go together (SPEC section 8, 11)."""
    if rules.deal_style in _DEAL_SHAPES:
        hand, table = _DEAL_SHAPES[rules.deal_style]
        cards = {"it40": 40, "corsica36": 36, "double80": 80}[rules.deck]
        fits = (rules.hand_size, rules.table_size) == (hand, table)
        if not fits or any((cards - table) % n or (cards - table) // n % hand for n in rules.players):
            raise BadRuleset("deal_style_does_not_fit", deal_style=rules.deal_style)
    if rules.declarations != "none" and rules.hand_size != 3:
        raise BadRuleset("declarations_need_hands_of_three", hand_size=rules.hand_size)
    if rules.matta is not None and rules.declarations != "cirulla":
        raise BadRuleset("matta_needs_cirulla_declarations")
    if rules.deck == "corsica36":
        if rules.sequence != "none":
            raise BadRuleset("no_twos_for_sequences")
        if rules.all_coins != "none":
            raise BadRuleset("no_twos_for_all_coins")
        if any(card[0] == "2" for card, _ in rules.penalties):
            raise BadRuleset("no_twos_for_penalties")
    if rules.opening_bonus != "none" and rules.table_size != 4:
        raise BadRuleset("opening_needs_four_table_cards", table_size=rules.table_size)
    if rules.ace_sweep != "off" and rules.capture_mode == "sum15":
        raise BadRuleset("ace_sweep_with_fifteens_only")
    if rules.end_mode == "fixed_hands" and rules.fixed_hands < 1:
        raise BadRuleset("field", field="fixed_hands", value=rules.fixed_hands)
    if rules.cut_draw and rules.table_size < 1:
        raise BadRuleset("cut_draw_needs_table_cards")
