"""The plaques of the settings; each lays itself out in the area it is given."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import LANGUAGES, N_, _, language, pgettext
from scopa_gui.game.numbers import percent_text
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.settings_base import GAP, LABELS, LINES, RULE, SIDE, Area, Section, stretch
from scopa_gui.ui.scenes.settings_look import compose_cards, compose_help, compose_table

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.settings_page import SettingsPage

TEXT_SIZES = (100, 125, 150, 200)
_SPEEDS: tuple[tuple[str, str, int], ...] = (
    ("slow", N_("slow"), 1),
    ("normal", N_("normal"), 2),
    ("fast", N_("fast"), 3),
    ("off", "", 0),
)
APART = 14.0
"""How far the words of the pace keep from one another."""
SWORD = 0.9
"""Size of a slider's sword."""
SLIDER_TALL = 34.0
"""Height of a slider: the ring of the focus round it leaves the words above and below free."""
HILT = 63.0
"""Logical units of a slider's sword that the coin never covers."""


def languages() -> list[str]:
    """Codes of the languages that can be spoken: English, and those with a catalogue."""
    folder = Path(__file__).resolve().parents[2] / "locale"
    return [code for code in LANGUAGES if code == "en" or gettext.find("scopa", str(folder), [code])]


def slider_rail(rect: pygame.Rect, painter: Painter) -> tuple[int, int]:
    """Left end and length in pixels of the way that a slider's coin goes."""
    left = painter.px(HILT)
    return rect.x + left, rect.w - left - painter.px(26)


def compose_words(board: Board, page: SettingsPage, area: Area) -> None:
    """Language and text size; the languages stand in columns of one width."""
    x, y, w, h = area
    codes = languages()
    g, k = board.growth, stretch(h)
    tall = 44 + (g - 1) * 24
    columns = 2 if len(codes) < 5 or k > 1.2 else 3
    rows = [codes[first : first + columns] for first in range(0, len(codes), columns)]
    step = tall + 18
    width = (w - 2 * SIDE - GAP * (columns - 1)) / columns
    for row, beside in enumerate(rows):
        for place, code in enumerate(beside):
            board.choice(
                f"language:{code}", x + SIDE + place * (width + GAP), y + 48 + row * step, width, tall,
                LANGUAGES[code], partial(page.change, language=code),
                code == language(), size=19 if columns == 2 else 16.5,
            )  # fmt: skip
    below = max(y + 48 + len(rows) * step + 12, y + RULE * k)
    board.rule(x + SIDE, below, w - 2 * SIDE, hard=True, gem=RED, taper=True)
    if below + 28 * (k - 1) + 90 * g > y + h:
        board.misfits.append("words")
    for place, size in enumerate(TEXT_SIZES):
        each = (w - 2 * SIDE) / 4
        _text_size(board, page, size, x + SIDE + each * (place + 0.5), below + 58 + 28 * (k - 1), each - 6)


def _text_size(board: Board, page: SettingsPage, size: int, cx: float, base: float, width: float) -> None:
    painter = board.painter
    chosen = page.app.settings.text_size == size
    letter_size = 20 * size / 100
    label = percent_text(size / 100)
    box = board.rect(cx - width / 2, base - 44, width, 44 + 40 * board.growth)
    says = _("Text size {percent}").format(percent=label)
    element = Element(f"text_size:{size}", Role.CHOICE, says, box, lambda: page.change(text_size=size), selected=chosen)
    x, y = board.px(cx, base)

    def look(state: str) -> list[Placed]:
        ink = RED if state in ("hover", "down") else INK
        letter = painter.text("A", "display", letter_size, ink, grow=False)
        words = painter.text(
            label, "number" if chosen else "text", 16, INK if chosen else MUTE, max_width=width * board.scale
        )
        below = y + painter.px(10 + 17 * board.growth)
        sunk = painter.px(2 if state == "down" else 0)
        return [(letter, x - letter.width / 2, y + sunk), (words, x - words.width / 2, below)]

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + 16 + letter_size * 0.4, base - 4 - letter_size * 0.62, 28)


def compose_pace(board: Board, page: SettingsPage, area: Area) -> None:
    """How fast cards move, and whether they do."""
    x, y, w, h = area
    settings, k = page.app.settings, stretch(h)
    middle = y + 88 + 36 * (k - 1)
    told = [_(word) if word else pgettext("the pace", "off") for _speed, word, _arrows in _SPEEDS]
    slots = shares([board.wide(word, "number", 18) for word in told], w - 2 * SIDE, APART)
    left = x + SIDE
    for (speed, _word, arrows), word, slot in zip(_SPEEDS, told, slots, strict=True):
        _pace(board, page, speed, word, arrows, left + slot / 2, middle, slot)
        left += slot
    board.rule(x + SIDE, y + RULE * k, w - 2 * SIDE, hard=True, gem=RED, taper=True)
    words = (_("yes"), _("no"))
    board.switch(
        "reduced_motion", x + SIDE, y + LINES[3] * k, w - 2 * SIDE, _("Reduced motion"), settings.reduced_motion,
        lambda: page.change(reduced_motion=not settings.reduced_motion), words,
    )  # fmt: skip
    board.switch(
        "confirm_play", x + SIDE, y + LINES[4] * k, w - 2 * SIDE, _("Confirm before playing"),
        settings.confirm_play, lambda: page.change(confirm_play=not settings.confirm_play), words,
    )  # fmt: skip
    if middle + 32 + 28 * board.growth > y + RULE * k or sum(slots) > w - 2 * SIDE + 0.5:
        board.misfits.append("pace")


def shares(widths: Sequence[float], room: float, apart: float) -> list[float]:
    """How a room is shared by words side by side: equally, or where they would come too near, with equal gaps."""
    each = room / len(widths)
    if max(widths) <= each and all((one + other) / 2 + apart <= each for one, other in pairwise(widths)):
        return [each] * len(widths)
    gap = max(apart, (room - sum(widths)) / len(widths))
    return [wide + gap for wide in widths]


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

    def look(state: str) -> list[Placed]:
        words = painter.text(word, style, 18, INK, max_width=width * board.scale)
        lift = painter.px(2) if state == "down" else 0
        coin = painter.pace(arrows, 26, warm=state == "hover")
        return [(coin, x, y + lift), (words, x - words.width / 2, y + painter.px(32 + 20 * board.growth))]

    board.widget(element, look, -8.0)
    if chosen:
        board.seal(cx + 21, cy - 20, 28)


def compose_sound(board: Board, page: SettingsPage, area: Area) -> None:
    """Volumes as swords with a coin, silence, and the system's voice; all their words begin on one line."""
    x, y, w, h = area
    g, settings = board.growth, page.app.settings
    k = stretch(h)
    for place, (slider, word) in enumerate((("effects", _("Effects")), ("music", _("Music")))):
        middle = y + 88 + 40 * (k - 1) + place * 62 * k
        base, volume = middle - 18 - 4 * g, page.volume(slider)
        shown = str(volume) if volume else pgettext("a sound", "off")
        room = w - 2 * SIDE - LABELS - board.say(x + w - SIDE, base, shown, "number", 19, INK, "r", quiet=True)
        board.say(x + SIDE + LABELS, base, word, "head", 19, width=room - 16, quiet=True)
        _slider(board, slider, word, shown, volume, x + SIDE - 4, middle, w - 2 * SIDE + 8)
    board.rule(x + SIDE, y + RULE * k, w - 2 * SIDE, hard=True, gem=RED, taper=True)
    words = (_("yes"), _("no"))
    muted, speaks = settings.muted, settings.speech
    board.switch(
        "muted", x + SIDE, y + LINES[3] * k, w - 2 * SIDE, _("Silence (M)"), muted,
        lambda: page.change(muted=not muted), words,
    )  # fmt: skip
    can = page.app.voice.available
    spoken = words if can else (_("no voice here"), _("no voice here"))
    board.switch(
        "speech", x + SIDE, y + LINES[4] * k, w - 2 * SIDE, _("Speak every play"), speaks and can,
        lambda: page.change(speech=not speaks), spoken, enabled=can,
    )  # fmt: skip


def _slider(board: Board, ident: str, word: str, shown: str, volume: int, x: float, cy: float, w: float) -> None:
    painter = board.painter
    box = board.rect(x, cy - SLIDER_TALL / 2, w, SLIDER_TALL)
    element = Element(ident, Role.SLIDER, f"{word}: {shown}", box, _nothing)

    def look(state: str) -> list[Placed]:
        left, length = slider_rail(box, painter)
        side = painter.px({"hover": 38, "down": 42}.get(state, 34))
        knob = left + length * volume / 100
        return [
            (painter.sword(box.w - painter.px(8), SWORD), box.x + painter.px(4), box.centery),
            (painter.icon("coin", side), knob - side / 2, box.centery - side / 2),
        ]

    board.widget(element, look, -6.0)


def _nothing() -> None:
    """Sliders act by where they are clicked; see SettingsPage.activate."""


SECTIONS: tuple[Section, ...] = (
    Section(N_("Words"), "red", compose_words),
    Section(N_("Pace"), "green", compose_pace),
    Section(N_("Sound"), "blue", compose_sound),
    Section(N_("Cards"), "blue", compose_cards),
    Section(N_("Table"), "red", compose_table),
    Section(N_("Help"), "green", compose_help),
)
"""The plaques in reading order."""
