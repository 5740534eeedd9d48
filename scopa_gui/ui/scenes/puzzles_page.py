"""The puzzles: a row a theme, a coin a puzzle, gold where it has been solved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.learning import mark_of
from scopa_gui.game.puzzles import THEMES, Puzzle, puzzles
from scopa_gui.game.texts import preset_name
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import FELT_OUTLINE, GREEN, INK, MUTE, ON_FELT
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import OpenedPage, size_for
from scopa_gui.ui.scenes.magnify import Area

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

PAGE, NARROW_PAGE = (40.0, 84.0, 1200.0, 612.0), (40.0, 84.0, 810.0, 900.0)
ICONS: dict[str, str] = {"sweep": "broom", "settebello": "point", "last": "cards", "safe": "guide", "prime": "prime"}
"""An icon for each theme."""
RADIUS, PITCH, NAMES = 23.0, 58.0, 330.0
FIGURE, FIGURE_ROOM = 16.5, 31.0
"""Size of the figure on a coin, and how wide it may grow."""


class Puzzles(OpenedPage):
    """All puzzles by theme; the first one that is not solved is the default."""

    name = "puzzles"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._solved = self._known()

    def _known(self) -> frozenset[str]:
        return frozenset(self.app.house.learning.of(self.app.settings.profile).puzzles)

    def on_enter(self) -> None:
        """A puzzle may have been solved meanwhile."""
        if self._known() != self._solved:
            self._solved = self._known()
            self.recompose()

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether the person has solved it."""
        return mark_of(puzzle.line) in self._solved

    @property
    def next_puzzle(self) -> Puzzle:
        """The first one that is not solved; the first of all if there is none."""
        every = puzzles()
        return next((puzzle for puzzle in every if not self.is_solved(puzzle)), every[0])

    def compose(self, board: Board) -> None:
        """One plaque with a row a theme, and the buttons."""
        x, y, w, h = NARROW_PAGE if board.narrow else PAGE
        board.plaque(x, y, w, h, 16)
        board.ribbon(x + w / 2, y - 26, _("Puzzles"), "red", 28)
        intro = _("One play is best: find it. A green diamond marks a puzzle from another variant.")
        top = y + 58 + 44 * (board.growth - 1)
        end = board.paragraph(x + w / 2, top, w - 80, intro, "italic", 18, MUTE, "c", name="intro")
        top = end - 18 * 1.32 * board.growth + 16
        step = (y + h - 18 - top) / len(THEMES)
        for row, theme in enumerate(THEMES):
            found = [puzzle for puzzle in puzzles() if puzzle.theme == theme]
            self._row(board, theme, found, (x, top + row * step, w, step))
            if row:
                board.rule(x + 36, top + row * step, w - 72)
        base = y + h + 26
        board.button("back", 40, base, 150, 52, _("Back"), self.back, size=22)
        solved = sum(self.is_solved(puzzle) for puzzle in puzzles())
        count = ngettext("{n} of {all} solved", "{n} of {all} solved", solved).format(n=solved, all=len(puzzles()))
        if board.narrow:
            wide = board.say(560, base + 33, count, "bold", 20, ON_FELT, "c", outline=FELT_OUTLINE, quiet=True)
            board.text_element(560 - wide / 2, base, wide, 52, count, "solved")
        else:
            board.ribbon(560, base + 4, count, "green", 20)
        words = _("Next puzzle") if solved else _("First puzzle")
        follow = partial(self.open, self.next_puzzle)
        board.button("next", 930, base - 6, 310, 60, words, follow, "red", size=26, default=True)

    def _row(self, board: Board, theme: str, found: list[Puzzle], area: Area) -> None:
        left, top, wide, step = area
        middle = top + step / 2
        x = left + 36
        board.icon(ICONS[theme], x + 26, middle, 48)
        solved = sum(self.is_solved(puzzle) for puzzle in found)
        count = ngettext("{n} of {all} solved", "{n} of {all} solved", solved).format(n=solved, all=len(found))
        lines = board.painter.wrap(_(THEMES[theme]), "head", 22, (NAMES - 84) * board.scale)
        tall = (len(lines) * 24 + 20) * board.growth
        if tall > step - 6 or len(lines) > 2:
            board.misfits.append(theme)
        base = middle - tall / 2 + 19 * board.growth
        after = board.paragraph(
            x + 66, base, NAMES - 84, _(THEMES[theme]), "head", 22, lead=1.09, name=f"theme:{theme}"
        )
        board.say(x + 66, after - 2 * board.growth, count, "text", 15, MUTE, width=NAMES - 84, name=f"count:{theme}")
        per = min(len(found), 7 if board.narrow else 14)
        rows = -(-len(found) // per)
        pitch = min(PITCH, (wide - NAMES - 60) / per)
        for place, puzzle in enumerate(found):
            cx = left + NAMES + 40 + (place % per) * pitch + RADIUS
            cy = middle + (place // per - (rows - 1) / 2) * (RADIUS * 2 + 12)
            self._coin(board, puzzle, place + 1, cx, cy)

    def _coin(self, board: Board, puzzle: Puzzle, place: int, cx: float, cy: float) -> None:
        painter = board.painter
        done, other = self.is_solved(puzzle), puzzle.preset != "classic2"
        box = board.rect(cx - RADIUS, cy - RADIUS, 2 * RADIUS, 2 * RADIUS)
        says = _("Puzzle {number}, {theme}, {variant}: {state}").format(
            number=puzzle.number, theme=_(THEMES[puzzle.theme]), variant=preset_name(puzzle.preset),
            state=_("solved") if done else _("not solved yet"),
        )  # fmt: skip
        element = Element(f"puzzle:{puzzle.number}", Role.BUTTON, says, box, partial(self.open, puzzle), group="puzzle")
        x, y = board.px(cx, cy)
        size = size_for(board, str(place), "number", FIGURE, FIGURE_ROOM)

        def look(state: str) -> list[Placed]:
            drop = painter.px({"hover": -2, "down": 2}.get(state, 0))
            tone = "gold" if done or state != "normal" else "paper"
            word = "" if done else str(place)
            figure = painter.text(word, "number", size, INK)
            placed: list[Placed] = [(painter.coin("", RADIUS - 2, tone), x, y + drop)]
            if word:
                placed.append((figure, x - figure.width / 2, y + figure.height / 2 + drop))
            if done:
                side = painter.px(RADIUS * 1.7)
                placed.append((painter.icon("coin", side), x - side / 2, y - side / 2 + drop))
            if other:
                gem = painter.px(RADIUS * 0.78)
                placed.append((painter.lozenge(6, GREEN), x + gem, y - gem + drop))
            return placed

        board.widget(element, look, -RADIUS)

    def open(self, puzzle: Puzzle) -> None:
        """Try a puzzle."""
        self.app.stack.push(scenes.puzzle(self.app, puzzle.number))
