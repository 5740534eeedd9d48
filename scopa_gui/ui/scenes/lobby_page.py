"""The lobby: your place among the titles of rating, the opponents and whom they play, and who is playing here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.i18n import N_, _
from scopa_gui.game.names import level_name, strength_words
from scopa_gui.game.ratings import BANDS, BOT_RATINGS, DECLINES_ABOVE, Band, band, declines, next_band
from scopa_gui.game.statistics import progress
from scopa_gui.game.texts import bot_name, shown_name
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint.palette import INK, MUTE, RED, RED_FIGURE
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import OpenedPage, size_for

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

OPPONENTS = ("rookie", "amateur", "pro")
FACE = 140.0
"""Width of an opponent's portrait, whose feather reaches over its rim."""
FIRST, EACH = 123.0, 188.0
"""Where the first opponent begins, clear of the ribbon, and how far apart they are."""

_GREETINGS: dict[str, str] = {
    "rookie": N_("I play by eye and take what I like. Come and learn."),
    "amateur": N_("I count the coins and the sevens. Mind your sweeps."),
    "pro": N_("I forget no card, and I play everybody."),
}
_REASONS: dict[str, str] = {
    "rookie": N_("You have grown too strong for me, and I like to win now and then. {name} is waiting for you."),
    "amateur": N_("My sword is no match for you any more. {name} will give you the game you deserve."),
}


class Lobby(OpenedPage):
    """Titles at the left, opponents at the right. Your name opens your progress."""

    name = "lobby"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rating = self._rating()
        self._profile = app.settings.profile

    def on_enter(self) -> None:
        """Somebody else may play since."""
        if self.app.settings.profile != self._profile:
            self._profile = self.app.settings.profile
            self.rating = self._rating()
            self.recompose()

    def _rating(self) -> float:
        """The rating of the profile in use."""
        archive, profile = self.app.house.archive, self.app.settings.profile
        mine = [info for info in archive.finished_matches() if info.setup.profile == profile]
        return progress(mine, {}, profile).rating

    # ---- the page

    def compose(self, board: Board) -> None:
        """Two plaques and the row of buttons."""
        board.plaque(40, 84, 560, 612, 16)
        board.ribbon(320, 58, _("Your place"), "red", 28)
        self._you(board)
        self._bands(board, 226.0 + 8 * (board.growth - 1), 680)
        board.plaque(626, 84, 614, 612, 16)
        board.ribbon(933, 58, _("At the tables"), "green", 28)
        for place, kind in enumerate(OPPONENTS):
            if place:
                board.rule(656, FIRST + place * EACH, 554)
            self._opponent(board, kind, FIRST + place * EACH)
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22)
        board.button("players", 214, 722, 280, 52, _("Who is playing?"), self.players, size=20)
        board.button("statistics", 518, 722, 260, 52, _("Your progress"), self.statistics, size=20)
        board.button("play", 950, 716, 290, 60, _("Play"), self.play, "red", size=27, default=True)

    def _bands(self, board: Board, top: float, bottom: float) -> None:
        """All titles, the highest on top."""
        step = (bottom - top) / len(BANDS)
        for place, found in enumerate(reversed(BANDS)):
            self._band(board, found, top + place * step, step)

    def _you(self, board: Board) -> None:
        """Portrait, name and rating; the name opens the statistics."""
        painter, grown = board.painter, board.growth
        board.face("you", 110, 164, 84)
        name, title = shown_name("human", self.app.player_name), _(band(self.rating).title)
        figure = str(round(self.rating))
        room = 336 - board.painter.text_width(figure, "number", 44, grow=False) / board.scale + 40
        size = size_for(board, name, "head", 24, room)
        box = board.rect(164, 128, room + 12, 72)
        says = _("{name}, {title}, rating {rating}: your progress").format(name=name, title=title, rating=figure)
        element = Element("you", Role.BUTTON, says, box, self.statistics)
        at, under = board.px(172, 164 - 4 * (grown - 1)), board.px(172, 168 + 22 * grown)

        def look(state: str) -> list[Placed]:
            ink = RED if state in ("hover", "down") else INK
            words = painter.text(name, "head", size, ink)
            below = painter.text(title, "text", 18, MUTE, max_width=room * board.scale)
            placed: list[Placed] = [(words, *at), (below, *under)]
            if state in ("hover", "down"):
                placed.append((painter.rule(words.width, hard=True), at[0], at[1] + painter.px(6)))
            return placed

        board.widget(element, look, -6.0)
        board.say(564, 182, figure, "number", 44, RED_FIGURE, "r", fixed=True, name="rating")

    def _band(self, board: Board, found: Band, top: float, step: float) -> None:
        """A title with its threshold; the own one on a gold band, with what is missing to the next."""
        here = band(self.rating) is found
        grown, middle = board.growth, top + step / 2
        above = next_band(self.rating)
        if here:
            box = board.rect(64, top + 5, 512, step - 10)
            board.still(lambda: board.painter.band(box.w, box.h), 64, top + 5)
        title = _(found.title)
        figure = (
            _("from {rating}").format(rating=found.threshold)
            if found.threshold
            else _("below {rating}").format(rating=BANDS[1].threshold)
        )
        missing = ""
        if here and above is not None:
            missing = _("{points} to {title}").format(
                points=max(1, round(above.threshold - self.rating)), title=_(above.title)
            )
        board.still(lambda: board.painter.lozenge(8 if here else 5, RED), 100, middle)
        base = middle + (-4 if missing else 7) * grown
        room = 540 - board.wide(figure, "text", 18) - 140
        board.say(128, base, title, "head", 22, INK, width=room, quiet=True)
        if missing:
            board.say(128, base + 20 * grown, missing, "italic", 16, INK, width=room + 60, quiet=True)
        board.say(546, middle + 7 * grown, figure, "text", 18, INK if here else MUTE, "r", quiet=True)
        words = [title, figure, _("your title") if here else "", missing]
        board.text_element(64, top + 3, 512, step - 6, ", ".join(filter(None, words)), f"band:{found.threshold}")
        if 46 * grown > step - 4:
            board.misfits.append(title)

    def _opponent(self, board: Board, kind: str, top: float) -> None:
        """Portrait, name, rating, a word of greeting or why not, and the way to the table."""
        grown = board.growth
        refuses = declines(kind, self.rating)
        pixels, mood = round(FACE * board.scale), "glad" if refuses else "calm"
        board.still(lambda: board.painter.portrait(face_of(kind), mood, pixels), 722, top + 90)
        name = bot_name(kind)
        board.say(806, top + 36, name, "head", 24, INK, width=280, name=f"name:{kind}")
        rating = str(BOT_RATINGS[kind])
        board.say(1206, top + 36, rating, "number", 28, INK, "r", fixed=True, name=f"rating:{kind}")
        base = top + 42 + 13 * grown
        room = 400 - board.say(806, base, level_name(kind), "head", 16, width=200, name=f"level:{kind}") - 12
        if kind in DECLINES_ABOVE:
            limit = _("plays against ratings up to {rating}").format(rating=DECLINES_ABOVE[kind])
            size = size_for(board, limit, "italic", 15, room)
            board.say(1206, base, limit, "italic", size, MUTE, "r", width=room + 4, name=f"limit:{kind}")
        words = _(_GREETINGS[kind])
        if refuses:
            words = _(_REASONS[kind]).format(name=bot_name(OPPONENTS[OPPONENTS.index(kind) + 1]))
        ink, lowest = INK if refuses else MUTE, top + 120
        base = top + 48 + 31 * grown
        board.paragraph(806, base, 400, words, "italic", 17, ink, lead=1.22, bottom=lowest, name=f"word:{kind}")
        label = _("Not today") if refuses else _("Sit down")
        board.button(
            f"sit:{kind}", 806, top + 128, 220, 44, label, partial(self.sit, kind), size=19,
            enabled=not refuses and kind in BOTS, says=f"{label}: {name}, {strength_words(kind)}",
        )  # fmt: skip

    # ---- acts

    def sit(self, kind: str) -> None:
        """Set up a match against an opponent."""
        self.app.change_settings(last_opponent=kind)
        self.app.stack.replace(scenes.new_match(self.app))

    def play(self) -> None:
        """Set up a match."""
        self.app.stack.replace(scenes.new_match(self.app))

    def statistics(self) -> None:
        """Your progress."""
        self.app.stack.push(scenes.statistics(self.app))

    def players(self) -> None:
        """Choose who is playing."""
        self.app.stack.push(scenes.profiles(self.app, self.name))
