"""How cards are taken in a game, in short lines with an example, where it is not as in classic Scopa."""

from __future__ import annotations

from scopa_gui.game.i18n import N_, _
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.ruleset import Ruleset

_DECIDING = ("capture_mode", "priority", "ace_sweep", "capture_duty")
"""What decides how cards are taken."""

_PLUS = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}"
"""A sum stays on one line."""
_BY_VALUE: dict[str, str] = {
    "single_first": N_("A 7 takes a 7, else a sum: 4 + 3"),
    "fewest_cards": N_("A 7 takes a 7, else the shortest sum"),
    "free": N_("A 7 takes a 7 or a sum: 4 + 3"),
}
_BY_FIFTEEN = (N_("A 7 takes what makes 15: 5 + 3 + 7"), N_("Equal cards do not take each other"))
_OR_FIFTEEN = N_("or what makes 15 with it: 5 + 3 + 7")
_ACES: dict[tuple[str, bool], str] = {
    ("no_ace_on_table", False): N_("An ace takes all if no ace lies there"),
    ("no_ace_on_table", True): N_("An ace may take all if no ace lies there"),
    ("always", False): N_("An ace takes all"),
    ("always", True): N_("An ace may take all"),
    ("ace_on_table", False): N_("An ace takes all if an ace lies there"),
    ("ace_on_table", True): N_("An ace may take all if an ace lies there"),
}
"""What an ace takes; with True as a choice."""
_DUTY: dict[str, str] = {
    "optional": N_("A card that can take may also be laid"),
    "strict": N_("If you can take, you must"),
}


def captures_briefly(ruleset: Ruleset) -> list[str]:
    """A line for each way of taking; none where all is as in classic Scopa."""
    if all(getattr(ruleset, field) == getattr(CLASSIC, field) for field in _DECIDING):
        return []
    fifteen = ruleset.capture_mode != "value"
    lines = [*_BY_FIFTEEN] if ruleset.capture_mode == "sum15" else [_BY_VALUE[ruleset.priority]]
    if ruleset.capture_mode == "value_or_15":
        lines.append(_OR_FIFTEEN)
    if ruleset.ace_sweep != "off":
        choice = ruleset.ace_sweep_choice == "choice" and (fifteen or ruleset.ace_sweep != "no_ace_on_table")
        lines.append(_ACES[ruleset.ace_sweep, choice])
    if ruleset.capture_duty in _DUTY:
        lines.append(_DUTY[ruleset.capture_duty])
    return [_(line).replace(" + ", _PLUS) for line in lines]
