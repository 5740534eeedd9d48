"""The plaques of the settings about cards, the table, and help."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import N_, _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import plain_card
from scopa_gui.ui.scenes.settings_base import GAP, LINES, RULE, SIDE, Area, stretch

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

CLEAR = 46.0
"""Below a plaque's edge the ribbon's tails, and some air, reach so far."""
INDEX_WIDE, SWATCH_TALL = 60.0, 80.0
"""Width of the cards that show what stands in their corners, and height of the pieces of table."""
SWATCHES = len(_TABLES)
"""Pieces of table on the page; they are cut from large pictures, one a frame."""


def compose_cards(board: Board, page: SettingsPage, area: Area) -> None:
    """What stands in the corners, the deck, and high contrast."""
    x, y, w, h = area
    g, settings = board.growth, page.app.settings
    k = stretch(h)
    third = (w - 2 * SIDE) / 3
    for place, (indices, word, code) in enumerate(_INDICES):
        _index(board, page, indices, _(word), code, (x + SIDE + third * (place + 0.5), y + CLEAR, third - 6, k))
    top = y + 186 * k + 8 * (g - 1)
    wide = (w - 2 * SIDE - GAP) / 2
    for place, (deck, word) in enumerate(_DECKS):
        board.choice(
            f"deck:{deck}", x + SIDE + place * (wide + GAP), top, wide, 38 * (1 + (g - 1) * 0.5), _(word),
            partial(page.change, deck=deck), settings.deck == deck, size=17,
            says=_("Deck: {name}").format(name=_(word)),
        )  # fmt: skip
    board.switch(
        "high_contrast", x + SIDE, y + LINES[4] * k, w - 2 * SIDE, _("High contrast"), settings.high_contrast,
        lambda: page.change(high_contrast=not settings.high_contrast), (_("yes"), _("no")),
    )  # fmt: skip


def _index(
    board: Board, page: SettingsPage, indices: str, word: str, code: str, area: tuple[float, float, float, float]
) -> None:
    cx, top, w, k = area
    painter = board.painter
    chosen = page.app.settings.indices == indices
    width = INDEX_WIDE * k
    tall = width * 5 / 3
    box = board.rect(cx - w / 2, top - 4, w, tall + 8 + 24 * board.growth)
    element = Element(
        f"indices:{indices}", Role.CHOICE, _("Corner of the cards: {what}").format(what=word), box,
        lambda: page.change(indices=indices), selected=chosen,
    )  # fmt: skip
    x, y = board.px(cx, top + tall / 2)
    style = "number" if chosen else "text"
    if board.wide(word, style, 16) > w + 6:
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
    each = (w - 2 * SIDE - 2 * GAP) / 3
    for place, (kind, word) in enumerate(_TABLES):
        board.step = place + 1
        cx = x + SIDE + each / 2 + place * (each + GAP)
        _swatch(board, page, kind, _(word), cx, y + CLEAR, each, SWATCH_TALL * k)
    board.step = 0
    rule = y + (RULE - 10) * k + 8 * (g - 1)
    board.rule(x + SIDE, rule, w - 2 * SIDE, hard=True, gem=RED, taper=True)
    line = rule + 16 + 16 * g + 24 * (k - 1)
    board.say(x + w / 2, line, _("Order of the hand"), "text", 18, INK, "c", width=w - 2 * SIDE)
    tall = 44 + 16 * (g - 1)
    top = line + 18 + 16 * (k - 1)
    if top + tall > y + h - 18:
        board.misfits.append("table")
    for place, (order, word) in enumerate(_ORDERS):
        board.choice(
            f"hand_order:{order}", x + SIDE + place * (each + GAP), top, each, tall, _(word),
            partial(page.change, hand_order=order), page.app.settings.hand_order == order, size=15.5,
        )  # fmt: skip


def _swatch(
    board: Board, page: SettingsPage, kind: str, word: str, cx: float, top: float, width: float, tall: float
) -> None:
    painter = board.painter
    chosen = page.app.settings.table == kind
    g = board.growth
    style = "number" if chosen else "text"
    if board.wide(word, style, 16) > width + GAP - 4:
        board.misfits.append(word)
    box = board.rect(cx - width / 2, top, width, tall)
    whole = board.rect(cx - width / 2, top, width, tall + 28 * g)
    says = _("Table: {kind}").format(kind=word)
    element = Element(f"table:{kind}", Role.CHOICE, says, whole, lambda: page.change(table=kind), selected=chosen)

    def look(state: str) -> list[Placed]:
        ink = RED if state in ("hover", "down") else INK
        words = painter.text(word, style, 16, ink, max_width=box.w + painter.px(GAP - 4))
        base = box.bottom + painter.px(8) + words.height + painter.px(6 if state == "down" else 4)
        return [(painter.swatch(kind, box.w, box.h), box.x, box.y), (words, box.centerx - words.width / 2, base)]

    board.widget(element, look, -6.0)
    if chosen:
        board.seal(cx + width / 2 - 8, top + 9, 28)


def compose_help(board: Board, page: SettingsPage, area: Area) -> None:
    """What helps while playing, and full screen."""
    x, y, w, h = area
    settings, k = page.app.settings, stretch(h)
    words = (_("yes"), _("no"))
    rows = (
        ("hints", _("Hints"), settings.hints), ("take_back", _("Take back"), settings.take_back),
        ("look_through_piles", _("Look through piles"), settings.look_through_piles),
    )  # fmt: skip
    for line, (name, label, on) in zip(LINES, rows, strict=False):
        board.switch(
            name, x + SIDE, y + line * k, w - 2 * SIDE, label, on, partial(page.change, **{name: not on}), words
        )
    board.switch(
        "full_screen", x + SIDE, y + LINES[3] * k, w - 2 * SIDE, _("Full screen"), page.app.window.fullscreen,
        page.app.toggle_fullscreen, words,
    )  # fmt: skip
    note, size, lead = _("Hints and take-back: not rated."), 16, 1.15
    tall = board.height_of(note, "italic", size, w - 2 * SIDE, lead)
    base = y + LINES[4] * k - tall / 2 + size * board.growth * 0.9
    board.paragraph(x + SIDE, base, w - 2 * SIDE, note, "italic", size, MUTE, lead=lead, bottom=y + h - 12)
