"""Choosing a match: the game by families, who plays, and how long."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.house_rules import reason
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.declining import declined, rating_now
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.new_match_length import DEALS, compose_length
from scopa_gui.ui.scenes.new_match_parts import compose_opponents, compose_variants
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog

if TYPE_CHECKING:
    from scopa_gui.game.house_rules import HouseRules
    from scopa_gui.ui.app import App

OPPONENTS = ("rookie", "amateur", "pro")
"""Opponents that a person may choose, weakest first; only those that exist are shown."""

ON_WOOD = (16, 10, 6)
"""Outline of words on the wood."""
PEOPLE, PEOPLE_NARROW = (656.0, 274.0), (436.0, 494.0)
"""Left edge and width of the button for people; the second where the page is scrolled."""


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
        if settings.last_deals in (0, *DEALS):
            self.choice.deals = settings.last_deals
        self.first = self.first_shown = 0
        """The variant that was asked for as the first one of the list, and the one that is."""
        self.follows = True
        """Whether the list shows the chosen variant, or has been scrolled elsewhere."""
        self._show_chosen()
        self.dropped = ""
        """The variant whose house rules were dropped with it; empty once that has been told long enough."""
        self.rating = rating_now(app)

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """The opponents that exist."""
        return tuple(kind for kind in OPPONENTS if kind in BOTS)

    def compose(self, board: Board) -> None:
        """Three plaques and the row of buttons."""
        variants_end = compose_variants(board, self)
        base = max(variants_end, compose_length(board, self, compose_opponents(board, self))) + 26
        board.button("back", 40, base, 150, 52, _("Back"), self.back, size=22)
        self._tell_dropped(board, base)
        people = self.choice.people
        label = ngettext("{n} person here", "{n} people here", people).format(n=people)
        if people == 0:
            label = _("You watch")
        elif people == 1:
            label = _("Two at this screen") if self.choice.players == 2 else _("Several at this screen")
        tone = "paper" if people == 1 else "gold"
        left, width = PEOPLE_NARROW if board.narrow else PEOPLE
        board.button("people", left, base, width, 52, label, self.seats, tone, size=19)
        board.button("deal", 950, base - 6, 290, 60, _("Deal the cards"), self.deal, "red", size=27, default=True)

    def _tell_dropped(self, board: Board, base: float) -> None:
        """That house rules were dropped, in the row of buttons or below it."""
        if not self.dropped:
            return
        words = _("The house rules are dropped: they were for {variant}.").format(variant=preset_name(self.dropped))
        x, y, width = (640.0, base + 108, 494.0) if board.narrow else (423.0, base + 26, 420.0)
        step = 17 * board.growth
        lines = board.painter.wrap(words, "italic", 15.5, width * board.scale)
        first = y + 5 * board.growth - (len(lines) - 1) * step / 2
        for number, line in enumerate(lines):
            board.say(x, first + number * step, line, "italic", 15.5, ON_FELT, "c", outline=ON_WOOD, quiet=True)
        area = x - width / 2, first - step, width, (len(lines) + 0.5) * step
        board.text_element(*area, words, "dropped")

    # ---- acts

    def _show_chosen(self) -> None:
        """Turn to the family of the chosen variant, its list scrolled to that."""
        family = next(f for f in FAMILIES if self.choice.preset in f.presets)
        self.family, self.first, self.follows = family.id, family.presets.index(self.choice.preset), True

    def _take(self, preset: str) -> None:
        """Choose a variant as it is written; house rules of another one are dropped, and that is told."""
        if self.choice.changes and preset != self.choice.preset:
            self.dropped = self.choice.preset
        self.choice.take(preset)

    def show_family(self, family: str) -> None:
        """Turn to a family and choose its first variant."""
        self.family = family
        self.first, self.follows = 0, True
        presets = next(f.presets for f in FAMILIES if f.id == family)
        if self.choice.preset not in presets:
            self._take(presets[0])
        self.recompose()

    def choose_variant(self, preset: str) -> None:
        """Choose a variant."""
        self._take(preset)
        self.follows = True
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
        self.first, self.follows = min(max(0, self.first_shown + steps), len(presets) - 1), False
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel scrolls the list."""
        self.move_list(steps)

    def back(self) -> None:
        """Esc: to the title."""
        self.app.to_title()

    def house_rules(self) -> None:
        """Change the rules field by field, or take kept ones."""
        self.dropped = ""
        self.app.stack.push(HouseDialog(self.app, self))

    def use_house_rules(self, rules: HouseRules) -> None:
        """Play by rules that were kept."""
        self.choice.take(rules.preset)
        self.choice.changes = dict(rules.changes)
        self._show_chosen()

    def seats(self) -> None:
        """Choose who sits where."""
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
            last_deals=choice.deals,
        )
        self.app.start_match(choice.rules, choice.seats(self.app.player_name))
