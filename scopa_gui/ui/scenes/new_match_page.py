"""Choosing a match: the game by families, who plays, and how long."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.house_rules import reason
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, is_bar
from scopa_gui.ui.input import ARROWS
from scopa_gui.ui.paint.palette import ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.declining import declined, rating_now
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.name_search import NameSearch
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.new_match_length import DEALS, compose_length
from scopa_gui.ui.scenes.new_match_parts import (
    AGAINST_TOP,
    TIP_ROOM,
    compose_opponents,
    compose_seat_tip,
    compose_variants,
)
from scopa_gui.ui.scenes.page import VIEW_STEP, Page
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog
from scopa_gui.ui.scenes.variants import family_variant, variants_called

if TYPE_CHECKING:
    from scopa_gui.game.house_rules import HouseRules
    from scopa_gui.ui.app import App

OPPONENTS = ("rookie", "amateur", "pro")
"""Opponents that a person may choose, weakest first; only those that exist are shown."""

ON_WOOD = (16, 10, 6)
"""Outline of words on the wood."""
ORDER = (
    "family", "variant", "list", "players", "opponent", "seat", "length", "house_rules", "people", "deal", "back",
)  # fmt: skip
"""What Tab comes to one after the other: the Elements by the first part of their ids."""
PEOPLE, PEOPLE_NARROW = (656.0, 274.0), (436.0, 494.0)
"""Left edge and width of the button for people; the second where the page is scrolled."""


def _place_of(stop: Element) -> int:
    return len(ORDER) if is_bar(stop) else ORDER.index(stop.id.partition(":")[0])


class NewMatch(Page):
    """The page on which a match is set up; *deal* is its default."""

    name = "new_match"
    ground = "wood"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.choice = app.draft or self._remembered()
        app.draft = self.choice
        self.first = self.first_shown = 0
        """The variant that was asked for as the first one of the list, and the one that is."""
        self.follows = True
        """Whether the list shows the chosen variant, or has been scrolled elsewhere."""
        self._show_chosen()
        self.search = NameSearch()
        self.dropped = 0
        """How many house rules the chosen variant has set aside; 0 once that has been told long enough."""
        self.rating = rating_now(app)

    def _remembered(self) -> Choice:
        """The variant played last; what was otherwise than it has it by itself had been asked for."""
        settings, choice = self.app.settings, Choice()
        known = [kind for kind in settings.last_opponent.split() if kind in self.kinds()]
        choice.opponents = known or [self.kinds()[0]]
        choice.take(settings.last_variant if settings.last_variant in PRESETS else "classic2")
        if settings.last_players != choice.players and settings.last_players in PRESETS[choice.preset].players:
            choice.seat_players(settings.last_players)
        if settings.last_deals in DEALS:
            if settings.last_deals != choice.deals:
                choice.play_deals(settings.last_deals)
        elif settings.last_target in choice.targets() and (settings.last_target, 0) != (choice.target, choice.deals):
            choice.play_to(settings.last_target)
        return choice

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """The opponents that exist."""
        return tuple(kind for kind in OPPONENTS if kind in BOTS)

    # ---- keys

    def on_enter(self) -> None:
        """Keys begin at the chosen variant."""
        if self.focus_id is None and self.app.input.by_keys:
            self.focus(self._chosen_id)

    @property
    def _chosen_id(self) -> str:
        return f"variant:{self.choice.preset}"

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """Give the focus to an Element; that keys are in use is seen from the line that tells what they do."""
        begun = by_key and not self.focus_by_key
        super().focus(element_id, by_key=by_key)
        if begun:
            self.recompose()

    def reveal(self, element_id: str) -> None:
        """Above an opponent comes into view what the ring tells there, over the ribbon."""
        super().reveal(element_id)
        if self.column is not None and self.board is not None and element_id.startswith("opponent:"):
            over = self.board.px(948.0, AGAINST_TOP)[1] - TIP_ROOM * self.board.scale
            self._scroll_view(min(0, math.floor(over / (VIEW_STEP * self.app.painter.scale))))

    def stops(self) -> list[Element]:
        """In the order in which one settles a match: what is played, how many play, who, how long, by which rules."""
        return sorted(super().stops(), key=_place_of)

    def key(self, event: pygame.event.Event) -> bool:
        """The first step by keys is to the chosen variant; letters look for a variant by its name."""
        if event.key in (pygame.K_TAB, *ARROWS) and not event.mod & pygame.KMOD_SHIFT and not self.focus_by_key:
            self.focus(self._chosen_id)
            return True
        found = self.search.key(event, self.app.time.now, variants_called, self.choice.preset)
        if found:
            self._take(found)
            self._show_chosen()
            self.recompose()
            self.focus(self._chosen_id)
        return found is not None

    def activate(self, element: Element) -> None:
        """Enter on the variant that is chosen already goes on to *deal*: one that only confirms it deals nothing."""
        again = self.focus_by_key and element.id == self._chosen_id
        super().activate(element)
        if again:
            self.focus("deal")

    def compose(self, board: Board) -> None:
        """Three plaques and the row of buttons."""
        variants_end = compose_variants(board, self)
        base = max(variants_end, compose_length(board, self, compose_opponents(board, self))) + 26
        board.button("back", 40, base, 150, 52, _("Back"), self.back, size=22)
        self._tell(board, base)
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
        compose_seat_tip(board, self)

    def _tell(self, board: Board, base: float) -> None:
        """That house rules were left out, else what keys do, where they are used or the page is scrolled anyway."""
        if self.dropped:
            words = ngettext(
                "One house rule does not go with {variant} and is left out.",
                "{n} house rules do not go with {variant} and are left out.",
                self.dropped,
            ).format(n=self.dropped, variant=preset_name(self.choice.preset))
        elif self.focus_by_key or board.narrow:
            words = _(
                "Arrows and Enter choose, Tab goes on. Enter on the chosen game goes to Deal the cards. "
                "Letters find a game."
            )
        else:
            return
        x, y, width = (640.0, base + 108, 494.0) if board.narrow else (423.0, base + 26, 420.0)
        step = 17 * board.growth
        lines = board.painter.wrap(words, "italic", 15.5, width * board.scale)
        first = y + 5 * board.growth - (len(lines) - 1) * step / 2
        for number, line in enumerate(lines):
            board.say(x, first + number * step, line, "italic", 15.5, ON_FELT, "c", outline=ON_WOOD, quiet=True)
        area = x - width / 2, first - step, width, (len(lines) + 0.5) * step
        board.text_element(*area, words, "dropped" if self.dropped else "keys")

    # ---- acts

    def _show_chosen(self) -> None:
        """Turn to the family of the chosen variant, its list scrolled to that."""
        family = next(f for f in FAMILIES if self.choice.preset in f.presets)
        self.family, self.first, self.follows = family.id, family.presets.index(self.choice.preset), True

    def _take(self, preset: str) -> None:
        """Choose a variant; that house rules do not go with it is told."""
        self.dropped = len(self.choice.take(preset))

    def show_family(self, family: str) -> None:
        """Turn to a family and choose the variant that its tab leads to."""
        self.family = family
        self.first, self.follows = 0, True
        presets = next(f.presets for f in FAMILIES if f.id == family)
        if self.choice.preset not in presets:
            self._take(family_variant(family))
        self.recompose()

    def choose_variant(self, preset: str) -> None:
        """Choose a variant; one that is chosen already stays as it is."""
        if preset != self.choice.preset:
            self._take(preset)
        self.follows = True
        self.recompose()

    def choose_opponent(self, kind: str) -> None:
        """Seat the same opponent everywhere."""
        self.choice.seat_everywhere(kind)
        self.recompose()

    def next_opponent(self, place: int) -> None:
        """The next opponent at one place."""
        self.choice.turn(place + 1, self.kinds())
        self.recompose()

    def choose_players(self, players: int) -> None:
        """Choose how many sit at the table."""
        self.choice.seat_players(players)
        self.recompose()

    def choose_target(self, target: int) -> None:
        """Play to so many points."""
        self.choice.play_to(target)
        self.recompose()

    def choose_deals(self, deals: int) -> None:
        """Play so many deals; 0 returns to the target."""
        if deals:
            self.choice.play_deals(deals)
        else:
            self.choice.play_by_points()
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
        self.dropped = 0
        self.app.stack.push(HouseDialog(self.app, self))

    def use_house_rules(self, rules: HouseRules) -> None:
        """Play by rules that were kept."""
        self.choice.take(rules.preset)
        self.choice.use_changes(rules.changes)
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
            last_opponent=" ".join(bots) or self.app.settings.last_opponent,
            last_target=choice.target,
            last_deals=choice.deals,
        )
        self.app.start_match(choice.rules, choice.seats(self.app.player_name))
