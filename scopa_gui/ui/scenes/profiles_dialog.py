"""Who is playing: people who share the machine are added, named, chosen, and addressed in their own language."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import LANGUAGES, _, language
from scopa_gui.game.profiles import LONGEST_NAME, Profile, clean_name
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Point, Role
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.scenes.profiles_field import TextField, TypingDialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

WIDTH, HEIGHT, ROW = 780.0, 640.0, 62.0
_TYPED = 4 * LONGEST_NAME


def use_profile(app: App, profile: Profile) -> None:
    """Let another person play: name and language follow; those of the one before are kept."""
    people, settings = app.house.archive.profiles, app.settings
    people.change(settings.profile, name=settings.player_name, language=settings.language)
    chosen = people.get(profile.id)
    app.change_settings(
        profile=chosen.id, player_name=chosen.name, language=chosen.language or settings.language or language()
    )


class ProfilesDialog(Dialog):
    """A list of people, the one who plays marked; languages and acts below it."""

    dialog = "profiles"

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app, name)
        self.list = ListView("people")
        self.people: list[Profile] = []
        self._load()

    def _load(self) -> None:
        """Everybody; the name and language in use are those of the settings."""
        settings = self.app.settings
        found = self.app.house.archive.profiles.all()
        self.people = [
            Profile(person.id, settings.player_name, settings.language) if person.id == settings.profile else person
            for person in found
        ]

    # ---- the page

    def compose(self, board: Board) -> None:
        """The list, the languages, the buttons."""
        grown = board.growth
        w, h = min(1200.0, WIDTH * grown), min(720.0, HEIGHT * grown)
        x, y = 640 - w / 2, 410 - h / 2
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 26, _("Who is playing?"), "red", 26)
        step = ROW * (1 + (grown - 1) * 0.75)
        top, lower = y + 56 + 18 * (grown - 1), y + h - 224 - 36 * (grown - 1)
        for row in self.list.place(board, (x + 34, top, w - 60, lower - top), step, len(self.people)):
            self._person(board, row, (x + 34, top + (row - self.list.first) * step, w - 100, step))
        board.rule(x + 40, lower + 10, w - 80, hard=True, gem=RED)
        board.say(x + 40, lower + 22 + 22 * grown, _("Language"), "head", 18, width=w / 3)
        each, tall = (w - 80) / len(LANGUAGES), y + h - 166
        for place, (code, own_name) in enumerate(LANGUAGES.items()):
            board.choice(
                f"language:{code}", x + 40 + place * each, tall, each - 10, 46, own_name,
                partial(self.speak, code), code == language(), size=17,
            )  # fmt: skip
        base, wide = y + h - 92, (w - 80 - 60) / 3
        board.button("add", x + 40, base, wide, 52, _("New player"), self.add, size=18)
        board.button("rename", x + 70 + wide, base, wide, 52, _("Change the name"), self.rename, size=18)
        board.button("close", x + 100 + 2 * wide, base, wide, 52, _("Done"), self.close, "red", size=22, default=True)

    def _person(self, board: Board, row: int, area: tuple[float, float, float, float]) -> None:
        x, y, w, h = area
        person, painter, grown = self.people[row], board.painter, board.growth
        chosen = person.id == self.app.settings.profile
        name = person.shown_name
        spoken = LANGUAGES[language() if chosen else person.language] if chosen or person.language else ""
        size = size_for(board, name, "head", 21, w - 114 - board.wide(spoken, "italic", 17))
        box = board.rect(x, y + 2, w, h - 4)
        says = ", ".join(filter(None, (name, spoken, _("is playing") if chosen else "")))
        element = Element(f"person:{person.id}", Role.CHOICE, says, box, partial(self.choose, person), selected=chosen)
        at, right = board.px(x + 78, y + h / 2 + 7 * grown), board.px(x + w - 24, y + h / 2)[0]

        def look(state: str) -> list[Placed]:
            placed: list[Placed] = [(painter.band(box.w, box.h), box.x, box.y)] if chosen else []
            ink = RED if state in ("hover", "down") and not chosen else INK
            words = painter.text(name, "head", size, ink)
            told = painter.text(spoken, "italic", 17, INK if chosen else MUTE)
            return [*placed, (words, *at), (told, right - told.width, at[1])]

        board.widget(element, look, 9.0)
        board.face("you", x + 40, y + h / 2, min(44.0, h - 14), mood="glad" if chosen else "calm")
        if chosen:
            board.seal(x + w - 4, y + 8)

    # ---- acts

    def choose(self, person: Profile) -> None:
        """Another one plays from now on."""
        self._try(partial(use_profile, self.app, person))

    def speak(self, code: str) -> None:
        """Speak a language from now on, to whoever plays."""

        def act() -> None:
            self.app.house.archive.profiles.change(self.app.settings.profile, language=code)
            self.app.change_settings(language=code)

        self._try(act)

    def add(self) -> None:
        """One more person, who then plays."""
        self.app.stack.push(NameDialog(self.app, self.name, lambda: _("New player"), "", self._added))

    def _added(self, name: str) -> None:
        people = self.app.house.archive.profiles
        self._try(lambda: use_profile(self.app, people.add(name, language())))
        self.list.reveal(len(self.people) - 1)
        self.recompose()

    def rename(self) -> None:
        """Another name for whoever plays."""
        name = self.app.settings.player_name
        self.app.stack.push(NameDialog(self.app, self.name, lambda: _("Your name"), name, self._renamed))

    def _renamed(self, name: str) -> None:
        def act() -> None:
            self.app.house.archive.profiles.change(self.app.settings.profile, name=name)
            self.app.change_settings(player_name=name)

        self._try(act)

    def _try(self, act: Callable[[], object]) -> None:
        """Act, and say so if the disk refuses."""
        try:
            act()
        except sqlite3.Error:
            self.app.stack.push(scenes.message(self.app, self.name, _cannot_be_saved))
        self._load()
        self.recompose()

    # ---- scrolling

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls the list."""
        self.list.move(steps)
        self.recompose()

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return (self.list,)

    def key(self, event: pygame.event.Event) -> bool:
        """Page keys, Home and End go through the list."""
        return self.scroll_rows(self.list, event.key, "person")


def _cannot_be_saved() -> tuple[str, str]:
    """That the disk has refused a change."""
    return _("This cannot be saved"), _("The folder of the matches cannot be written.")


class NameDialog(TypingDialog):
    """Asks for a name; an empty one is allowed and means none. `heading` gives its words in the language in use."""

    dialog = "name"

    def __init__(self, app: App, name: str, heading: Callable[[], str], text: str, done: Callable[[str], None]) -> None:
        super().__init__(app, name)
        self.heading, self.done = heading, done
        self.field = TextField("name", text, _TYPED)

    def compose(self, board: Board) -> None:
        """The field and two buttons."""
        grown = board.growth
        w, h = 600.0, 250 + 70 * (grown - 1)
        x, y = 640 - w / 2, 400 - h / 2
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 26, self.heading(), "blue", 26)
        words = _("At most {n} letters; it may be left empty.").format(n=LONGEST_NAME)
        base = y + 60 + 22 * (grown - 1)
        base = board.paragraph(x + 44, base, w - 88, words, "italic", 17, MUTE, name="hint")
        self.field.place(board, (x + 44, base - 10, w - 88, 50), self.heading(), _("no name"))
        board.button("close", x + 44, y + h - 90, 222, 54, _("No, go back"), self.close, "paper", size=20)
        board.button("keep", x + w - 266, y + h - 90, 222, 54, _("Done"), self.keep, "red", size=22, default=True)
        if base + 50 > y + h - 98:
            board.misfits.append("page")

    def keep(self) -> None:
        """Take the name, cleaned."""
        name = clean_name(self.field.text)
        self.close()
        self.done(name)

    def text_input(self, text: str) -> None:
        """Typed letters."""
        self.field.type(text)
        self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """The field edits."""
        on_button = self.focus_by_key and self.focus_id not in (None, self.field.ident)
        if self.field.key(event, space_types=not on_button):
            self.recompose()
            return True
        return False
