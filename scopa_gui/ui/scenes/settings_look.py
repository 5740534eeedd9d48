"""The plaques of the settings about cards, the table, and help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import N_, _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import plain_card
from scopa_gui.ui.scenes.settings_base import Area, stretch

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.settings_page import SettingsPage

_TABLES: tuple[tuple[str, str], ...] = (("felt", N_("green felt")), ("wood", N_("wood")), ("marble", N_("marble")))
_ORDERS: tuple[tuple[str, str], ...] = (("dealt", N_("as dealt")), ("rank", N_("by rank")), ("suit", N_("by suit")))
_INDICES: tuple[tuple[str, str, str], ...] = (
    ("off", N_("no value"), "3b"), ("value", N_("value"), "Fd"), ("value_and_suit", N_("value + suit"), "Rs"),
)  # fmt: skip
_DECKS: tuple[tuple[str, str], ...] = (("napoletane", N_("Neapolitan")), ("french", N_("French")))
_VALUES: dict[str, int] = {"Fd": 8, "Rs": 10}
_SUITS: dict[str, int] = {"Fd": 0, "Rs": 2}

CLEAR = 41.0
"""Below a plaque's edge the ribbon's tails, and some air, reach so far."""
SWATCHES = len(_TABLES)
"""Pieces of table on the page; they are cut from large pictures, one a frame."""


def compose_cards(board: Board, page: SettingsPage, area: Area) -> None:
    """What stands in the corners, the deck, and high contrast."""
    x, y, w, h = area
    g, settings = board.growth, page.app.settings
    k = stretch(h)
    third = (w - 56) / 3
    for place, (indices, word, code) in enumerate(_INDICES):
        _index(board, page, indices, _(word), code, (x + 28 + third * (place + 0.5), y + CLEAR, third - 6, k))
    top = y + 184 * k + 10 * (g - 1)
    wide = (w - 56 - 12) / 2
    for place, (deck, word) in enumerate(_DECKS):
        board.choice(
            f"deck:{deck}", x + 28 + place * (wide + 12), top, wide, 40 * (1 + (g - 1) * 0.5), _(word),
            partial(page.change, deck=deck), settings.deck == deck, size=17,
            says=_("Deck: {name}").format(name=_(word)),
        )  # fmt: skip
    board.switch(
        "high_contrast", x + 28, y + 257 * k, w - 56, _("High contrast"), settings.high_contrast,
        lambda: page.change(high_contrast=not settings.high_contrast), (_("yes"), _("no")),
    )  # fmt: skip


def _index(
    board: Board, page: SettingsPage, indices: str, word: str, code: str, area: tuple[float, float, float, float]
) -> None:
    cx, top, w, k = area
    painter = board.painter
    chosen = page.app.settings.indices == indices
    width = 60.0 * k
    tall = width * 5 / 3
    box = board.rect(cx - w / 2, top - 4, w, tall + 10 + 26 * board.growth)
    element = Element(
        f"indices:{indices}", Role.CHOICE, _("Corner of the cards: {what}").format(what=word), box,
        lambda: page.change(indices=indices), selected=chosen,
    )  # fmt: skip
    x, y = board.px(cx, top + tall / 2)
    style = "number" if chosen else "text"
    if board.wide(word, style, 16) > w:
        board.misfits.append(word)

    def look(state: str) -> list[Placed]:
        raise_by = painter.px({"hover": 3, "down": -2}.get(state, 0))
        placed: list[Placed] = [
            (board.cards.shadow(width, 0.0, 4.0, on_paper=True), x, y),
            (plain_card(board.cards, code, width), x, y - raise_by),
        ]
        corner = (x - painter.px(width / 2 - 6), y - painter.px(tall / 2 - 8) - raise_by)
        if indices == "value":
            placed.append((painter.badge(_VALUES[code], _SUITS[code], 11), *corner))
        elif indices == "value_and_suit":
            letter = painter.dress.letter(code)
            placed.append((painter.index(_VALUES[code], _SUITS[code], letter, 11), *corner))
        words = painter.text(word, style, 16, INK)
        below = y + painter.px(tall / 2 + 6 + 15 * board.growth)
        placed.append((words, x - words.width / 2, below))
        return placed

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + width / 2, top + 11, 28)


def compose_table(board: Board, page: SettingsPage, area: Area) -> None:
    """What the cards lie on, and how the hand is sorted."""
    x, y, w, h = area
    g, k = board.growth, stretch(h)
    width = (w - 56 - 24) / 3
    for place, (kind, word) in enumerate(_TABLES):
        board.step = place + 1
        _swatch(board, page, kind, _(word), x + 28 + width / 2 + place * (width + 12), y + CLEAR, width, 73.0 * k)
    board.step = 0
    rule = y + 162 * k + 8 * (g - 1)
    board.rule(x + 28, rule, w - 56, hard=True, gem=RED, taper=True)
    line = rule + 14 + 16 * g
    board.say(x + w / 2, line, _("Order of the hand"), "text", 18, INK, "c", width=w - 56)
    tall = 44 + 16 * (g - 1)
    top = line + 14
    if top + tall > y + h - 8:
        board.misfits.append("table")
    for place, (order, word) in enumerate(_ORDERS):
        each = (w - 56 - 16) / 3
        board.choice(
            f"hand_order:{order}", x + 28 + place * (each + 8), top, each, tall, _(word),
            partial(page.change, hand_order=order), page.app.settings.hand_order == order, size=16,
        )  # fmt: skip


def _swatch(
    board: Board, page: SettingsPage, kind: str, word: str, cx: float, top: float, width: float, tall: float
) -> None:
    painter = board.painter
    chosen = page.app.settings.table == kind
    g = board.growth
    style = "number" if chosen else "text"
    if board.wide(word, style, 16) > width + 8:
        board.misfits.append(word)
    box = board.rect(cx - width / 2, top, width, tall)
    whole = board.rect(cx - width / 2, top, width, tall + 28 * g)
    says = _("Table: {kind}").format(kind=word)
    element = Element(f"table:{kind}", Role.CHOICE, says, whole, lambda: page.change(table=kind), selected=chosen)

    def look(state: str) -> list[Placed]:
        ink = RED if state in ("hover", "down") else INK
        words = painter.text(word, style, 16, ink, max_width=box.w + painter.px(8))
        base = box.bottom + painter.px(8) + words.height + painter.px(6 if state == "down" else 4)
        return [(painter.swatch(kind, box.w, box.h), box.x, box.y), (words, box.centerx - words.width / 2, base)]

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + width / 2 - 6, top + 11, 30)


def compose_help(board: Board, page: SettingsPage, area: Area) -> None:
    """What helps while playing, and full screen."""
    x, y, w, h = area
    settings, k = page.app.settings, stretch(h)
    words = (_("yes"), _("no"))
    rows = (
        ("hints", _("Hints"), settings.hints), ("take_back", _("Take back"), settings.take_back),
        ("look_through_piles", _("Look through piles"), settings.look_through_piles),
    )  # fmt: skip
    for place, (name, label, on) in enumerate(rows):
        board.switch(
            name, x + 28, y + (56 + place * 49) * k, w - 56, label, on,
            partial(page.change, **{name: not on}), words,
        )  # fmt: skip
    board.switch(
        "full_screen", x + 28, y + (56 + 3 * 49) * k, w - 56, _("Full screen"), settings.full_screen,
        page.set_full_screen, words,
    )  # fmt: skip
    note = _("Hints and take-back: not rated.")
    board.paragraph(x + 28, y + 240 * k + 10, w - 56, note, "italic", 16, MUTE, lead=1.15, bottom=y + h - 6)
