"""The plaques of the settings; each lays itself out in the area it is given."""

from __future__ import annotations

import gettext
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import LANGUAGES, N_, _, language
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import plain_card

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.settings_page import SettingsPage

TEXT_SIZES = (100, 125, 150, 200)
_SPEEDS: tuple[tuple[str, str, int], ...] = (
    ("slow", N_("slow"), 1),
    ("normal", N_("normal"), 2),
    ("fast", N_("fast"), 3),
    ("off", N_("off"), 0),
)
_TABLES: tuple[tuple[str, str], ...] = (("felt", N_("green felt")), ("wood", N_("wood")), ("marble", N_("marble")))
_ORDERS: tuple[tuple[str, str], ...] = (("dealt", N_("as dealt")), ("rank", N_("by rank")), ("suit", N_("by suit")))
_INDICES: tuple[tuple[str, str, str], ...] = (("off", N_("no value"), "3b"), ("value", N_("value"), "Fd"))

SWATCHES = len(_TABLES)
"""Pieces of table on the page; they are cut from large pictures, one a frame."""

HILT = 58.0
"""Logical units of a slider's sword that the coin never covers."""


class Area(NamedTuple):
    """A plaque's place on the board."""

    x: float
    y: float
    w: float
    h: float


class Section(NamedTuple):
    """A plaque: its title, its ribbon, what is on it."""

    heading: str
    tone: str
    compose: Callable[[Board, SettingsPage, Area], None]

    def title(self) -> str:
        """The heading in the language in use."""
        return _(self.heading)


def languages() -> list[str]:
    """Codes of the languages that can be spoken: English, and those with a catalogue."""
    folder = Path(__file__).resolve().parents[2] / "locale"
    return [code for code in LANGUAGES if code == "en" or gettext.find("scopa", str(folder), [code])]


def slider_rail(rect: pygame.Rect, painter: Painter) -> tuple[int, int]:
    """Left end and length in pixels of the way that a slider's coin goes."""
    left = painter.px(HILT)
    return rect.x + left, rect.w - left - painter.px(26)


def compose_words(board: Board, page: SettingsPage, area: Area) -> None:
    """Language and text size."""
    x, y, w, _h = area
    codes = languages()
    g = board.growth
    tall = 46 + (g - 1) * 24
    for place, code in enumerate(codes):
        width = (w - 66) / 2
        board.choice(
            f"language:{code}", x + 28 + place % 2 * (width + 10), y + 44 + place // 2 * (tall + 16), width, tall,
            LANGUAGES[code], partial(page.change, language=code),
            code == language(), size=19,
        )  # fmt: skip
    rows = (len(codes) + 1) // 2
    below = max(y + 44 + rows * (tall + 16), y + area.h * 0.5) + 22
    board.rule(x + 28, below, w - 56, hard=True, gem=RED, taper=True)
    if below + 90 * g > y + area.h:
        board.misfits.append("words")
    for place, size in enumerate(TEXT_SIZES):
        _text_size(board, page, size, x + 28 + (w - 56) * (place + 0.5) / 4, below + 54, (w - 56) / 4 - 6)


def _text_size(board: Board, page: SettingsPage, size: int, cx: float, base: float, width: float) -> None:
    painter = board.painter
    chosen = page.app.settings.text_size == size
    letter_size = 20 * size / 100
    label = f"{size} %"
    box = board.rect(cx - width / 2, base - 44, width, 44 + 40 * board.growth)
    says = _("Text size {percent} %").format(percent=size)
    element = Element(f"text_size:{size}", Role.CHOICE, says, box, lambda: page.change(text_size=size), selected=chosen)
    x, y = board.px(cx, base)

    def look(state: str) -> list[Placed]:
        ink = RED if state in ("hover", "down") else INK
        letter = painter.text("A", "display", letter_size, ink, grow=False)
        words = painter.text(
            label, "number" if chosen else "text", 16, INK if chosen else MUTE, max_width=width * board.scale
        )
        below = y + painter.px(12 + 18 * board.growth)
        return [(letter, x - letter.width / 2, y), (words, x - words.width / 2, below)]

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + 12 + letter_size * 0.4, base - letter_size * 0.7, 28)


def compose_pace(board: Board, page: SettingsPage, area: Area) -> None:
    """How fast cards move, and whether they do."""
    x, y, w, h = area
    settings = page.app.settings
    for place, (speed, word, arrows) in enumerate(_SPEEDS):
        cx = x + 28 + (w - 56) * (place + 0.5) / 4
        _pace(board, page, speed, _(word), arrows, cx, y + 78, (w - 56) / 4)
    g = board.growth
    rule = y + 138 + 24 * g
    board.rule(x + 28, rule, w - 56, hard=True, gem=RED, taper=True)
    words = (_("yes"), _("no"))
    board.switch(
        "reduced_motion", x + 28, rule + 42 * g, w - 56, _("Reduced motion"), settings.reduced_motion,
        lambda: page.change(reduced_motion=not settings.reduced_motion), words,
    )  # fmt: skip
    board.paragraph(
        x + 28, rule + 78 * g + 8, w - 56, _("Cards change places at once."), "italic", 16, MUTE, bottom=y + h - 12
    )


def _pace(
    board: Board, page: SettingsPage, speed: str, word: str, arrows: int, cx: float, cy: float, width: float
) -> None:
    painter = board.painter
    chosen = page.app.settings.speed == speed
    box = board.rect(cx - width / 2 + 3, cy - 32, width - 6, 62 + 32 * board.growth)
    says = _("Pace: {speed}").format(speed=word)
    element = Element(f"speed:{speed}", Role.CHOICE, says, box, lambda: page.change(speed=speed), selected=chosen)
    x, y = board.px(cx, cy)
    style = "number" if chosen else "text"
    if board.wide(word, style, 18) > width - 4:
        board.misfits.append(word)

    def look(state: str) -> list[Placed]:
        words = painter.text(word, style, 18, INK, max_width=(width - 4) * board.scale)
        lift = painter.px(2) if state == "down" else 0
        coin = painter.pace(arrows, 26, warm=state == "hover")
        return [(coin, x, y + lift), (words, x - words.width / 2, y + painter.px(32 + 20 * board.growth))]

    board.widget(element, look, -8.0)
    if chosen:
        board.seal(cx + 22, cy - 20, 30)


def compose_sound(board: Board, page: SettingsPage, area: Area) -> None:
    """Volumes as swords with a coin, and silence."""
    x, y, w, h = area
    g = board.growth
    for place, (slider, word) in enumerate((("effects", _("Effects")), ("music", _("Music")))):
        base = y + 58 * (1 + (g - 1) * 0.4) + place * 78 * (1 + (g - 1) * 0.35)
        volume = page.volume(slider)
        shown = str(volume) if volume else _("off")
        board.say(x + 28, base, word, "head", 20, width=w - 150, quiet=True)
        board.say(x + w - 28, base, shown, "number", 19, INK, "r", width=90, quiet=True)
        _slider(board, slider, word, shown, volume, x + 24, base + 34, w - 48)
    rule = y + 200 * (1 + (g - 1) * 0.36)
    board.rule(x + 28, rule, w - 56, hard=True, gem=RED, taper=True)
    muted = page.app.settings.muted
    board.switch(
        "muted", x + 28, rule + 32 * g, w - 56, _("Silence (M)"), muted, lambda: page.change(muted=not muted),
        (_("yes"), _("no")),
    )  # fmt: skip
    if not page.app.audio.available:
        note = _("No sound device: the game plays silently.")
        board.paragraph(x + 28, rule + 68 * g, w - 56, note, "italic", 15, MUTE, lead=1.15, bottom=y + h - 4)


def _slider(board: Board, ident: str, word: str, shown: str, volume: int, x: float, cy: float, w: float) -> None:
    painter = board.painter
    box = board.rect(x, cy - 24, w, 48)
    element = Element(ident, Role.SLIDER, f"{word}: {shown}", box, _nothing)

    def look(state: str) -> list[Placed]:
        left, length = slider_rail(box, painter)
        side = painter.px(38 if state != "normal" else 34)
        knob = left + length * volume / 100
        return [
            (painter.sword(box.w - painter.px(8)), box.x + painter.px(4), box.centery),
            (painter.icon("coin", side), knob - side / 2, box.centery - side / 2),
        ]

    board.widget(element, look, -6.0)


def _nothing() -> None:
    """Sliders act by where they are clicked; see SettingsPage.activate."""


def compose_cards(board: Board, page: SettingsPage, area: Area) -> None:
    """Values in the corners, and the order of the hand."""
    x, y, w, h = area
    for place, (indices, word, code) in enumerate(_INDICES):
        cx = x + w / 2 + (place - 0.5) * (w * 0.4)
        _index(board, page, indices, _(word), code, cx, y + 44)
    g = board.growth
    line = y + 44 + 128 + 32 * g
    board.say(x + w / 2, line + 20 * g, _("Order of the hand"), "text", 18, INK, "c", width=w - 56)
    tall = 38 + 16 * (g - 1)
    top = line + 34 * g
    if top + tall > y + h - 8:
        board.misfits.append("cards")
    for place, (order, word) in enumerate(_ORDERS):
        width = (w - 56 - 16) / 3
        board.choice(
            f"hand_order:{order}", x + 28 + place * (width + 8), top, width, tall, _(word),
            partial(page.change, hand_order=order),
            page.app.settings.hand_order == order, size=16,
        )  # fmt: skip


def _index(board: Board, page: SettingsPage, indices: str, word: str, code: str, cx: float, top: float) -> None:
    painter = board.painter
    chosen = (page.app.settings.indices == "off") == (indices == "off")
    box = board.rect(cx - 62, top - 6, 124, 130 + 28 * board.growth)
    element = Element(
        f"indices:{indices}", Role.CHOICE, _("Corner of the cards: {what}").format(what=word), box,
        lambda: page.change(indices=indices), selected=chosen,
    )  # fmt: skip
    width = 72.0
    x, y = board.px(cx, top + 60)

    def look(state: str) -> list[Placed]:
        raise_by = painter.px(3) if state == "hover" else 0
        placed: list[Placed] = [
            (board.cards.shadow(width, 0.0, 4.0), x, y),
            (plain_card(board.cards, code, width), x, y - raise_by),
        ]
        if indices != "off":
            placed.append((painter.badge(8, 0, 13), x - painter.px(26), y - painter.px(50) - raise_by))
        words = painter.text(word, "number" if chosen else "text", 17, INK)
        placed.append((words, x - words.width / 2, y + painter.px(66 + 18 * board.growth)))
        return placed

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + 38, top + 6, 30)


def compose_table(board: Board, page: SettingsPage, area: Area) -> None:
    """What the cards lie on."""
    x, y, w, h = area
    g = board.growth
    width = (w - 56 - 20) / 2
    tall = min(62.0, (h - 90) / 2 - 36 * g) if h < 400 else 110.0
    for place, (kind, word) in enumerate(_TABLES):
        cx = x + 28 + width / 2 + place % 2 * (width + 20) if place < 2 else x + w / 2
        board.step = place + 1
        _swatch(board, page, kind, _(word), cx, y + 46 + place // 2 * (tall + 46 * g), width, tall)
    board.step = 0
    if y + 46 + 2 * tall + 82 * g > y + h:
        board.misfits.append("table")


def _swatch(
    board: Board, page: SettingsPage, kind: str, word: str, cx: float, top: float, width: float, tall: float
) -> None:
    painter = board.painter
    chosen = page.app.settings.table == kind
    g = board.growth
    box = board.rect(cx - width / 2, top, width, tall)
    whole = board.rect(cx - width / 2, top, width, tall + 28 * g)
    says = _("Table: {kind}").format(kind=word)
    element = Element(f"table:{kind}", Role.CHOICE, says, whole, lambda: page.change(table=kind), selected=chosen)

    def look(state: str) -> list[Placed]:
        words = painter.text(
            word, "number" if chosen else "text", 18, RED if state == "hover" else INK, max_width=box.w
        )
        base = box.bottom + painter.px(6) + words.height + painter.px(4)
        return [(painter.swatch(kind, box.w, box.h), box.x, box.y), (words, box.centerx - words.width / 2, base)]

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + width / 2 - 6, top + 4, 32)


def compose_screen(board: Board, page: SettingsPage, area: Area) -> None:
    """Full screen, and the keys worth knowing."""
    x, y, w, h = area
    g = board.growth
    settings = page.app.settings
    board.switch(
        "full_screen", x + 28, y + 66, w - 56, _("Full screen"), settings.full_screen, page.set_full_screen,
        (_("yes"), _("no")),
    )  # fmt: skip
    board.rule(x + 28, y + 100, w - 56, hard=True, gem=RED, taper=True)
    keys = (("Tab", _("walk, Enter chooses")), ("G", _("cards guide")), ("L", _("log")), ("R", _("last play again")))
    step = (h - 128) / (len(keys) + 0.4)
    for number, (key, meaning) in enumerate(keys):
        middle = y + 100 + step * (number + 0.75)
        board.still(partial(board.painter.key_cap, key, 15), x + 34, middle - 12)
        board.say(x + 102, middle + 6 * g, meaning, "text", 18, width=w - 130)


SECTIONS: tuple[Section, ...] = (
    Section(N_("Words"), "red", compose_words),
    Section(N_("Pace"), "green", compose_pace),
    Section(N_("Sound"), "blue", compose_sound),
    Section(N_("Cards"), "blue", compose_cards),
    Section(N_("Table"), "red", compose_table),
    Section(N_("Screen"), "green", compose_screen),
)
"""The plaques in reading order."""
