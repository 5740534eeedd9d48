"""Every named variant as a difference from classic Scopa for two (SPEC sections 2 and 3)."""

from __future__ import annotations

from typing import Any, NamedTuple

from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.ruleset import Ruleset

CLASSIC = Ruleset()

_TWO_TO_FOUR: dict[str, Any] = {"players": [2, 3, 4], "teams": {"4": "two_teams"}}
_TWO_OR_FOUR: dict[str, Any] = {"players": [2, 4], "teams": {"4": "two_teams"}}
_FOUR: dict[str, Any] = {"players": [4], "teams": {"4": "two_teams"}}
_NINE: dict[str, Any] = {**_FOUR, "hand_size": 9, "deal_style": "scopone_3_2_3_2_3"}
_TEN: dict[str, Any] = {
    **_FOUR,
    "hand_size": 10,
    "table_size": 0,
    "deal_style": "packets_3_3_4",
    "kings_redeal": 0,
}
_ACE: dict[str, Any] = {"ace_sweep": "no_ace_on_table"}
_ACE_SWEEPS: dict[str, Any] = {**_ACE, "ace_sweep_scopa": True}
_HURRIKAN: dict[str, Any] = {
    "kings_redeal": 0,
    "bonus_suit": "c",
    "cards_rule": "majority",
    "coins_rule": "majority",
    "target": 16,
}
_SCALETTE: dict[str, Any] = {"sequence": "scalette", "all_coins": "wins"}
_LIBYA: dict[str, Any] = {**_TWO_OR_FOUR, "sweep_points": "card_count", "target": 21}

_DIFFERENCES: dict[str, dict[str, Any]] = {
    "classic2": {},
    "classic3": {"players": [3]},
    "classic4_teams": _FOUR,
    "classic5": {"players": [5]},
    "classic6_teams": {"players": [6], "teams": {"6": "two_teams"}},
    "classic6_two_decks": {
        "deck": "double80",
        "players": [6, 7, 8],
        "teams": {"6": "two_teams", "8": "two_teams"},
        "kings_redeal": 5,
    },
    "scopone9": _NINE,
    "scopone_scientifico": _TEN,
    "scopone_trentino": {**_TEN, "sequence": "napola_10", "target": 21},
    "milano": {**_TEN, **_ACE, "sequence": "napola_10", "target": 21},
    "asso_pigliatutto": {**_TWO_TO_FOUR, **_ACE_SWEEPS},
    "scopa_assi": {**_TWO_TO_FOUR, **_ACE},
    "scopa_assi_always": {**_TWO_TO_FOUR, "ace_sweep": "always"},
    "scopa_assi_match": {**_TWO_TO_FOUR, "ace_sweep": "ace_on_table", "ace_sweep_choice": "choice"},
    "scopa_assi4_9": {**_NINE, **_ACE},
    "scopa_assi4_10": {**_TEN, **_ACE},
    "scopa15": {**_TWO_TO_FOUR, "capture_mode": "sum15"},
    "scopa15_mixed": {**_TWO_TO_FOUR, "capture_mode": "value_or_15"},
    "escoba": {
        **_TWO_TO_FOUR,
        "kings_redeal": 0,
        "opening_bonus": "15_two15",
        "capture_mode": "sum15",
        "target": 15,
    },
    "cirulla": {
        **_TWO_TO_FOUR,
        **_ACE_SWEEPS,
        "deal_style": "one_by_one",
        "kings_redeal": 0,
        "aces_redeal": 2,
        "opening_bonus": "15_30",
        "capture_mode": "value_or_15",
        "ace_sweep_choice": "choice",
        "matta": "7c",
        "declarations": "cirulla",
        "declared_exposed": "face_up",
        "cards_rule": "majority",
        "coins_rule": "majority",
        "sequence": "cirulla",
        "all_coins": "wins",
        "target": 51,
    },
    "napola": {**_TWO_TO_FOUR, "sequence": "napola_10"},
    "napola_simple": {**_TWO_TO_FOUR, "sequence": "napola3"},
    "napoleone": {**_TWO_TO_FOUR, "sequence": "napola_9", "all_coins": "wins"},
    "scalette": {**_TWO_TO_FOUR, **_SCALETTE},
    "scalette_assi": {**_TWO_TO_FOUR, **_ACE, **_SCALETTE},
    "re_bello": {**_TWO_TO_FOUR, "re_bello": 1},
    "bazzica": {"declarations": "bazzica"},
    "sbarazzina": {**_TWO_OR_FOUR, **_ACE_SWEEPS, "declarations": "bazzica", "target": 21},
    "piva": {**_ACE_SWEEPS, "declarations": "bazzica", "penalties": {"2b": -5}, "target": 21},
    "chkobba": {**_TWO_OR_FOUR, "cut_draw": True, "prime_table": "bermila", "target": 21},
    "libya": _LIBYA,
    "libya_bermila": {**_LIBYA, "pts_coins": 0, "prime_table": "bermila"},
    "hurrikan": {**_HURRIKAN, "hand_size": 6, "deal_style": "hurrikan_3_4_3"},
    "hurrikan4_9": {**_NINE, **_HURRIKAN},
    "hurrikan4_10": {**_TEN, **_HURRIKAN},
    "corsica": {**_TWO_OR_FOUR, "deck": "corsica36", "direction": "cw", "capture_duty": "optional"},
    "cappotto": {**_TWO_TO_FOUR, "cappotto_zero": 7},
    "chiamarsi_fuori": {**_TWO_TO_FOUR, "claim_out": True},
    "american_prime": {**_TWO_TO_FOUR, "prime_table": "most_sevens"},
    "faces_zero": {**_TWO_TO_FOUR, "prime_table": "faces_zero"},
    "aces_redeal": {**_TWO_TO_FOUR, "aces_redeal": 1},
    "fixed_hands": {**_TWO_TO_FOUR, "end_mode": "fixed_hands", "fixed_hands": 3},
}

PRESETS: dict[str, Ruleset] = {name: CLASSIC.changed(changes) for name, changes in _DIFFERENCES.items()}
"""All presets by their name, validated."""


class Family(NamedTuple):
    """Presets that are shown together."""

    id: str
    presets: tuple[str, ...]


FAMILIES: tuple[Family, ...] = (
    Family(
        "classic",
        ("classic2", "classic3", "classic4_teams", "classic5", "classic6_teams", "classic6_two_decks"),
    ),
    Family("scopone", ("scopone9", "scopone_scientifico", "scopone_trentino", "milano")),
    Family(
        "ace",
        (
            "asso_pigliatutto",
            "scopa_assi",
            "scopa_assi_always",
            "scopa_assi_match",
            "scopa_assi4_9",
            "scopa_assi4_10",
            "sbarazzina",
            "piva",
        ),
    ),
    Family("fifteen", ("scopa15", "scopa15_mixed", "escoba", "cirulla")),
    Family("sequences", ("napola", "napola_simple", "napoleone", "scalette", "scalette_assi")),
    Family(
        "options",
        (
            "re_bello",
            "bazzica",
            "cappotto",
            "chiamarsi_fuori",
            "american_prime",
            "faces_zero",
            "aces_redeal",
            "fixed_hands",
        ),
    ),
    Family(
        "abroad",
        ("chkobba", "libya", "libya_bermila", "hurrikan", "hurrikan4_9", "hurrikan4_10", "corsica"),
    ),
)


def preset(name: str) -> Ruleset:
    """The ruleset of a preset.

    Raises:
        BadRuleset: ``unknown_preset``.
    """
    try:
        return PRESETS[name]
    except KeyError:
        raise BadRuleset("unknown_preset", name=name) from None


def name_of(ruleset: Ruleset) -> str | None:
    """The preset that has exactly these fields, if any."""
    return next((name for name, rules in PRESETS.items() if rules == ruleset), None)
