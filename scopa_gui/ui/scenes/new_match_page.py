"""Choosing a match: the game by families, who plays, and how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.house import seats_for
from scopa_gui.game.i18n import _
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.new_match_parts import compose_length, compose_opponents, compose_variants
from scopa_gui.ui.scenes.page import Page

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

OPPONENTS = ("rookie", "amateur", "pro")
"""Opponents that a person may choose, weakest first; only those that exist are shown."""

TARGETS = (11, 16, 21, 31)
DEALS = (1, 3, 5, 7)


@dataclass(slots=True)
class Choice:
    """What is chosen so far."""

    preset: str = "classic2"
    players: int = 2
    opponents: list[str] = field(default_factory=lambda: ["rookie"])
    target: int = 11
    deals: int = 0
    """Number of deals agreed, 0: played to the target."""

    @property
    def rules(self) -> Ruleset:
        """The preset's rules with the length that was chosen."""
        preset = PRESETS[self.preset]
        if self.deals:
            return preset.changed({"end_mode": "fixed_hands", "fixed_hands": self.deals})
        return preset.changed({"end_mode": "target", "fixed_hands": 0, "target": self.target})

    def take(self, preset: str) -> None:
        """Choose a variant; players and length follow it."""
        rules = PRESETS[preset]
        self.preset = preset
        if self.players not in rules.players:
            self.players = rules.players[0]
        self.target = rules.target
        self.deals = rules.fixed_hands if rules.end_mode == "fixed_hands" else 0
        self.seat_opponents()

    def seat_opponents(self) -> None:
        """One opponent for each other seat; new seats get the last one named."""
        wanted = self.players - 1
        self.opponents = (self.opponents + [self.opponents[-1]] * wanted)[:wanted]

    def targets(self) -> tuple[int, ...]:
        """Targets on offer, the preset's own among them."""
        return tuple(sorted({*TARGETS, PRESETS[self.preset].target}))[:5]


class NewMatch(Page):
    """The page on which a match is set up; *deal* is its default."""

    name = "new_match"
    ground = "wood"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.choice = Choice()
        kind = settings.last_opponent if settings.last_opponent in self.kinds() else self.kinds()[0]
        self.choice.opponents = [kind]
        self.choice.players = settings.last_players
        self.choice.take(settings.last_variant if settings.last_variant in PRESETS else "classic2")
        if settings.last_target in self.choice.targets():
            self.choice.target = settings.last_target
        self.family = next(f.id for f in FAMILIES if self.choice.preset in f.presets)
        self.first = 0

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """The opponents that exist."""
        return tuple(kind for kind in OPPONENTS if kind in BOTS)

    def compose(self, board: Board) -> None:
        """Three plaques and the row of buttons."""
        compose_variants(board, self)
        compose_opponents(board, self)
        compose_length(board, self)
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22)
        board.button("deal", 950, 716, 290, 60, _("Deal the cards"), self.deal, "red", size=27, default=True)

    # ---- acts

    def show_family(self, family: str) -> None:
        """Turn to a family and choose its first variant."""
        self.family = family
        self.first = 0
        presets = next(f.presets for f in FAMILIES if f.id == family)
        if self.choice.preset not in presets:
            self.choice.take(presets[0])
        self.recompose()

    def choose_variant(self, preset: str) -> None:
        """Choose a variant."""
        self.choice.take(preset)
        self.recompose()

    def choose_opponent(self, kind: str) -> None:
        """Seat the same opponent everywhere."""
        self.choice.opponents = [kind] * (self.choice.players - 1)
        self.recompose()

    def next_opponent(self, place: int) -> None:
        """The next opponent at one place."""
        kinds = self.kinds()
        now = self.choice.opponents[place]
        self.choice.opponents[place] = kinds[(kinds.index(now) + 1) % len(kinds)]
        self.recompose()

    def choose_players(self, players: int) -> None:
        """Choose how many sit at the table."""
        self.choice.players = players
        self.choice.seat_opponents()
        self.recompose()

    def choose_target(self, target: int) -> None:
        """Play to so many points."""
        self.choice.target, self.choice.deals = target, 0
        self.recompose()

    def choose_deals(self, deals: int) -> None:
        """Play so many deals; 0 returns to the target."""
        self.choice.deals = deals
        self.recompose()

    def move_list(self, steps: int) -> None:
        """Scroll the list of variants."""
        presets = next(f.presets for f in FAMILIES if f.id == self.family)
        self.first = min(max(0, self.first + steps), len(presets) - 1)
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel scrolls the list."""
        self.move_list(steps)

    def back(self) -> None:
        """Esc: to the title."""
        self.app.to_title()

    def deal(self) -> None:
        """Start the match that is chosen, and remember the choice."""
        choice = self.choice
        self.app.change_settings(
            last_variant=choice.preset,
            last_players=choice.players,
            last_opponent=choice.opponents[-1],
            last_target=choice.target,
        )
        name = self.app.player_name
        self.app.start_match(choice.rules, seats_for(choice.players, tuple(choice.opponents), name))
