"""Choosing a match: the game by families, who plays, and how long."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.house_rules import reason
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.setup import HUMAN
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.declining import declined, rating_now
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.new_match_parts import compose_length, compose_opponents, compose_variants
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog

if TYPE_CHECKING:
    from scopa_gui.game.house_rules import HouseRules
    from scopa_gui.ui.app import App

OPPONENTS = ("rookie", "amateur", "pro")
"""Opponents that a person may choose, weakest first; only those that exist are shown."""

DEALS = (1, 3, 5, 7)


LOWEST_PLAQUE = 696.0
"""Where the plaques at the right end: the buttons stand below them too, however short the list of variants is."""


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
        self.first = self.first_shown = 0
        """The variant that was asked for as the first one of the list, and the one that is."""
        self.rating = rating_now(app)

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """The opponents that exist."""
        return tuple(kind for kind in OPPONENTS if kind in BOTS)

    def compose(self, board: Board) -> None:
        """Three plaques and the row of buttons."""
        base = max(compose_variants(board, self), LOWEST_PLAQUE) + 26
        compose_opponents(board, self)
        compose_length(board, self)
        board.button("back", 40, base, 150, 52, _("Back"), self.back, size=22)
        count = len(self.choice.changes)
        label = ngettext("{n} house rule", "{n} house rules", count).format(n=count) if count else _("House rules")
        tone = "gold" if count else "paper"
        board.button("house_rules", 206, base, 210, 52, label, self.house_rules, tone, size=19)
        people = self.choice.people
        label = ngettext("{n} person here", "{n} people here", people).format(n=people)
        if people == 0:
            label = _("You watch")
        elif people == 1:
            label = _("Two at this screen") if self.choice.players == 2 else _("Several at this screen")
        tone = "paper" if people == 1 else "gold"
        board.button("people", 656, base, 274, 52, label, self.seats, tone, size=19)
        board.button("deal", 950, base - 6, 290, 60, _("Deal the cards"), self.deal, "red", size=27, default=True)

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
        self.choice.turn(place + 1, self.kinds())
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
        self.first = min(max(0, self.first_shown + steps), len(presets) - 1)
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel scrolls the list."""
        self.move_list(steps)

    def back(self) -> None:
        """Esc: to the title."""
        self.app.to_title()

    def house_rules(self) -> None:
        """Change the rules field by field, or take kept ones."""
        self.app.stack.push(HouseDialog(self.app, self))

    def use_house_rules(self, rules: HouseRules) -> None:
        """Play by rules that were kept."""
        self.choice.take(rules.preset)
        self.choice.changes = dict(rules.changes)
        self.family = next(f.id for f in FAMILIES if rules.preset in f.presets)
        self.first = 0

    def seats(self) -> None:
        """Choose who sits where; from one person alone it becomes two."""
        if self.choice.people == 1:
            self.choice.opponents[0] = HUMAN
        self.app.stack.push(SeatsDialog(self.app, self))

    def _refused(self) -> bool:
        """Whether somebody declines, or the rules do not allow so many; it is said."""
        choice = self.choice
        try:
            game_of(choice.rules, choice.players)
        except BadRuleset as error:
            why = partial(reason, error)
            self.app.stack.push(scenes.message(self.app, self.name, lambda: (_("This cannot be dealt"), why())))
            return True
        return choice.rated and declined(self.app, self.name, choice.opponents, self.rating)

    def deal(self) -> None:
        """Start the match that is chosen, and remember the choice."""
        choice = self.choice
        if self._refused():
            return
        bots = [kind for kind in choice.opponents if kind != HUMAN]
        self.app.change_settings(
            last_variant=choice.preset,
            last_players=choice.players,
            last_opponent=bots[-1] if bots else self.app.settings.last_opponent,
            last_target=choice.target,
        )
        self.app.start_match(choice.rules, choice.seats(self.app.player_name))
