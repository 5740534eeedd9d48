"""A board of 1280 x 800 logical units on which a scene lays its plaques, words and things to choose.

Composing only measures; pictures are baked when they are first shown. A board notes when words do not fit
where they stand (`tight`), so that a scene can try again with smaller text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame

from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, OFF, PAPER, RED, RGB
from scopa_gui.ui.scenes.board_items import Placed, Sink, Still, Widget
from scopa_gui.ui.sprites import CardSprites

WIDTH, HEIGHT = 1280, 800
RIBBON_BEYOND = 20.0
"""So much wider than its plaque a ribbon may be, both tails together, where the page is scrolled."""


class Board:
    """Collects items and Elements; coordinates of its methods are logical units of the board."""

    narrow = False
    """Whether the page is to be scrolled: it may be as high as it needs to be, and should be narrow."""
    hair = 1.0
    """By how much measured words are taken for narrower than they are."""

    def __init__(self, painter: Painter, cards: CardSprites, size: tuple[int, int], growth: float) -> None:
        self.painter = painter
        self.cards = cards
        self.size = size
        self.growth = growth
        self.scale = painter.scale
        self.left = (size[0] - WIDTH * self.scale) / 2
        self.top = (size[1] - HEIGHT * self.scale) / 2
        self.items: list[Still | Widget] = []
        self.elements: list[Element] = []
        self.plaques: list[tuple[float, float, float, float]] = []
        """Left, top, width, height of every plaque."""
        self._steps: list[int] = []
        self.misfits: list[str] = []
        """Texts that do not fit where they stand, and places that are too full."""
        self.step = 0
        self._texts = 0

    @property
    def tight(self) -> bool:
        """Whether something does not fit."""
        return bool(self.misfits)

    # ---- places

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The window pixel of a place on the board."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """The window pixels of a box on the board."""
        x0, y0 = self.px(x, y)
        x1, y1 = self.px(x + w, y + h)
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def place_of(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """The place on the board of a pixel of the window."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    @property
    def visible(self) -> tuple[float, float, float, float]:
        """The whole window in logical units of the board: left, top, right, bottom."""
        return (
            -self.left / self.scale,
            -self.top / self.scale,
            WIDTH + self.left / self.scale,
            HEIGHT + self.top / self.scale,
        )

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Measure and bake text at this board's growth."""
        with self.painter.sized(self.growth):
            yield

    def wide(self, string: str, style: str, size: float) -> float:
        """Logical width of a line at this board's growth."""
        return self.painter.text_width(string, style, size) / self.scale * self.hair

    # ---- still pictures

    def still(self, bake: Callable[[], Baked], x: float, y: float) -> None:
        """Lay a picture with its origin at (x, y)."""
        left, top = self.px(x, y)
        self.items.append(Still(bake, left, top, self.step))

    def plaque(
        self, x: float, y: float, w: float, h: float, radius: float = 16, gem: RGB = RED, *, gems: bool | None = None
    ) -> None:
        """A paper plaque."""
        self.plaques.append((x, y, w, h))
        box = self.rect(x, y, w, h)
        self.still(lambda: self.painter.plaque(box.w, box.h, radius, gem=gem, gems=gems), x, y)

    def on_plaque(self, x: float, y: float) -> bool:
        """Whether a place lies on paper."""
        return any(left <= x <= left + w and top <= y <= top + h for left, top, w, h in self.plaques)

    def ribbon(
        self,
        cx: float,
        top: float,
        label: str,
        tone: str = "red",
        size: float = 28,
        width: float | None = None,
        *,
        within: float | None = None,
    ) -> None:
        """A heading on a ribbon, centred on cx, its band's top at `top`; smaller until it is `within` a width.

        However wide it may be, its tails stay in the window; where the page is scrolled, about on their plaque.
        """
        left, _top, right, _bottom = self.visible
        if within is None and self.narrow and self.on_plaque(cx, top + size):
            within = self.plaques[-1][2] + RIBBON_BEYOND
        within = min(2 * (cx - left), 2 * (right - cx), within or right - left)
        while self.wide(label, "display", size) + 4.9 * size > within and size > 12:
            size -= 1
        natural = self.wide(label, "display", size) + size * 2.2
        w = natural if width is None else max(width, natural)
        h = size * 1.55 * (1 + (self.growth - 1) * 0.6) + 4
        box = self.rect(cx - w / 2, top, w, h)
        tail = size * 1.35
        self.still(lambda: self.painter.ribbon(box.w, box.h, label, tone, size, tail=tail), cx - w / 2, top)
        self._text_element(box, label, None)

    def rule(
        self, x: float, y: float, w: float, *, hard: bool = False, gem: RGB | None = None, taper: bool = False
    ) -> None:
        """A rule across paper."""
        length = round(w * self.scale)
        self.still(lambda: self.painter.rule(length, hard=hard, gem=gem, taper=taper), x, y)

    def card(self, code: str, cx: float, cy: float, w: float, angle: float = 0.0, height: float = 4.0) -> None:
        """A card centred on (cx, cy) with its shadow."""
        on_paper = self.on_plaque(cx, cy)
        self.still(lambda: self.cards.shadow(w, angle, height, on_paper=on_paper), cx, cy)
        self.still(lambda: self.cards.card(code, w, angle), cx, cy)

    def face(self, portrait: str, cx: float, cy: float, diameter: float, mood: str = "calm") -> None:
        """A ringed portrait centred on (cx, cy)."""
        pixels = round(diameter * self.scale)
        self.still(lambda: self.painter.portrait(portrait, mood, pixels, GOLD), cx, cy)

    def icon(self, name: str, cx: float, cy: float, side: float) -> None:
        """An icon centred on (cx, cy)."""
        pixels = round(side * self.scale)
        self.still(lambda: self.painter.icon(name, pixels), cx - side / 2, cy - side / 2)

    # ---- words

    def say(
        self,
        x: float,
        y: float,
        string: str,
        style: str = "text",
        size: float = 18,
        colour: RGB = INK,
        align: str = "l",
        *,
        width: float | None = None,
        name: str | None = None,
        outline: RGB | None = None,
        quiet: bool = False,
        fixed: bool = False,
    ) -> float:
        """One line with its baseline at y; returns its logical width. More than `width` makes the board tight.

        `fixed` keeps the size whatever the text size, for figures that are large already.
        """
        painter = self.painter
        natural = painter.text_width(string, style, size, grow=not fixed) / self.scale
        limit = None if width is None else width * self.scale
        if width is not None and natural * self.hair > width + 0.5:
            self.misfits.append(string)
        shown = natural if width is None else min(natural, width)
        left = x - (shown if align == "r" else shown / 2 if align == "c" else 0)

        def bake() -> Baked:
            return painter.text(string, style, size, colour, max_width=limit, outline=outline, grow=not fixed)

        self.still(bake, left, y)
        if not quiet and string:
            tall = size * (1.0 if fixed else self.growth)
            self._text_element(self.rect(left, y - tall * 0.74, shown, tall * 0.96), string, name)
        return shown

    def paragraph(
        self,
        x: float,
        y: float,
        width: float,
        string: str,
        style: str,
        size: float,
        colour: RGB = INK,
        align: str = "l",
        *,
        lead: float = 1.32,
        bottom: float | None = None,
        name: str | None = None,
        quiet: bool = False,
    ) -> float:
        """Wrapped text from baseline y on; returns the next baseline. Beyond `bottom` the board is tight."""
        painter = self.painter
        step = size * lead * self.growth
        lines = painter.wrap(string, style, size, width * self.scale)
        for number, line in enumerate(lines):
            self.say(x, y + number * step, line, style, size, colour, align, width=width, quiet=True)
        after = y + len(lines) * step
        if bottom is not None and after - step + size * 0.25 * self.growth > bottom:
            self.misfits.append(string)
        left = x - (width if align == "r" else width / 2 if align == "c" else 0)
        if string and not quiet:
            box = self.rect(left, y - size * 0.74 * self.growth, width, len(lines) * step)
            self._text_element(box, string, name)
        return after

    def name(self, x: float, y: float, string: str, width: float, size: float, align: str = "l") -> None:
        """A name with its middle at y: on one line, or smaller on two, where it is long."""
        if self.wide(string, "display", size) <= width:
            self.say(x, y + size * 0.33 * self.growth, string, "display", size, INK, align)
            return
        small = size * 0.76
        broken = len(self.painter.wrap(string, "display", small, width * self.scale))
        if broken > 2:
            self.misfits.append(string)
        step = small * 1.08 * self.growth
        base = y + small * 0.33 * self.growth - (broken - 1) * step / 2
        self.paragraph(x, base, width, string, "display", small, INK, align, lead=1.08)

    def height_of(self, string: str, style: str, size: float, width: float, lead: float = 1.32) -> float:
        """Logical height of wrapped text."""
        return len(self.painter.wrap(string, style, size, width * self.scale)) * size * lead * self.growth

    def text_element(self, x: float, y: float, w: float, h: float, string: str, name: str | None = None) -> None:
        """An Element for something that is told by a picture."""
        self._text_element(self.rect(x, y, w, h), string, name)

    def _text_element(self, box: pygame.Rect, string: str, name: str | None) -> None:
        self._texts += 1
        ident = f"text:{name}" if name else f"text:{self._texts}"
        self._add(Element(ident, Role.TEXT, string, box))

    # ---- things to choose

    def widget(
        self,
        element: Element,
        look: Callable[[str], list[Placed]],
        ring: float = 8.0,
        *,
        block: bool = False,
        above: int = 0,
        inset: float = 0.0,
    ) -> Element:
        """An Element of any look; a `block` has the side of a button below its outline.

        So many of its last pictures as `above` says lie above the ring of the focus, which keeps `inset` off the
        upper and the lower edge.
        """
        if block:
            element.lip = self.painter.block_height(element.rect.h) - element.rect.h
        self.items.append(Widget(element, look, ring, self.step, block, above, inset))
        self._add(element)
        return element

    def _add(self, element: Element) -> None:
        if element.role in (Role.CHOICE, Role.TAB) and ":" in element.id:
            element.group = element.id.partition(":")[0]
        self.elements.append(element)
        self._steps.append(self.step)

    def take_in(self, other: Board) -> None:
        """Lay everything of another board above this one's."""
        self.items += other.items
        self.elements += other.elements
        self._steps += other._steps

    def elements_until(self, step: int) -> list[Element]:
        """The Elements that have appeared by a step."""
        return [element for element, when in zip(self.elements, self._steps, strict=True) if when <= step]

    def button(
        self,
        ident: str,
        x: float,
        y: float,
        w: float,
        h: float,
        label: str,
        action: Callable[[], None] | None,
        tone: str = "paper",
        *,
        size: float = 22,
        icon: str | None = None,
        sub: str | None = None,
        key: str | None = None,
        align: str = "c",
        enabled: bool = True,
        default: bool = False,
        role: Role = Role.BUTTON,
        selected: bool = False,
        says: str | None = None,
    ) -> Element:
        """A button; too long a label makes the board tight. `says` is its spoken name if not the label."""
        box = self.rect(x, y, w, h)
        room = w - 26 - (min(h - 14, 40) + 8 if icon else 0)
        if key:
            room -= self.painter.text_width(key, "bold", 14, grow=False) / self.scale + 24
        if self.wide(label, "head", size) > room or (sub and self.wide(sub, "text", 15) > room):
            self.misfits.append(label)
        spoken = says or (label if not sub else f"{label}: {sub}")
        element = Element(ident, role, spoken, box, action, enabled, default, selected)
        painter = self.painter

        def look(state: str) -> list[Placed]:
            face = painter.button(
                box.w, box.h, label, tone, state=state, size=size, icon=icon, sub=sub, key=key, align=align
            )
            placed: list[Placed] = [(face, box.x, box.y)]
            if selected:
                placed.append(self._seal(box.right - 8 * self.scale, box.y + 5 * self.scale, 28))
            return placed

        return self.widget(element, look, block=True, above=int(selected))

    def link(
        self, ident: str, x: float, y: float, label: str, action: Callable[[], None], *, size: float = 22, width: float
    ) -> Element:
        """Words alone that act as a button, their baseline at y; underlined by a rule under the pointer."""
        natural = self.wide(label, "head", size)
        if natural > width:
            self.misfits.append(label)
        shown = min(natural, width)
        tall = size * self.growth
        high = max(tall * 1.45, 40)
        box = self.rect(x - 8, y - tall * 0.27 - high / 2, max(shown + 16, 44), high)
        element = Element(ident, Role.BUTTON, label, box, action)
        painter, limit = self.painter, width * self.scale
        left, base = self.px(x, y)

        def look(state: str) -> list[Placed]:
            colour = RED if state in ("hover", "down") else INK
            words = painter.text(label, "head", size, colour, max_width=limit)
            sunk = painter.px(2) if state == "down" else 0
            placed: list[Placed] = [(words, left, base + sunk)]
            if state in ("hover", "down"):
                line = painter.rule(words.width, hard=True)
                placed.append((line, left, base + painter.px(6)))
            return placed

        return self.widget(element, look, -4.0, inset=(high - tall * 1.15) / 2)

    def choice(
        self,
        ident: str,
        x: float,
        y: float,
        w: float,
        h: float,
        label: str,
        action: Callable[[], None],
        chosen: bool,
        *,
        size: float = 19,
        icon: str | None = None,
        role: Role = Role.CHOICE,
        says: str | None = None,
    ) -> Element:
        """One of several buttons of which one is chosen: gold with a seal, the others paper."""
        tone = "gold" if chosen else "paper"
        return self.button(
            ident, x, y, w, h, label, action, tone, size=size, icon=icon, role=role, selected=chosen, says=says
        )

    def switch(
        self,
        ident: str,
        x: float,
        y: float,
        w: float,
        label: str,
        on: bool,
        action: Callable[[], None],
        words: tuple[str, str],
        *,
        enabled: bool = True,
    ) -> Element:
        """A switch, its middle line at y: a sun coin is on, a hollow one off, and a word (on, off) says it too."""
        painter = self.painter
        tall = max(44.0, 24 * self.growth)
        box = self.rect(x - 4, y - tall / 2, w + 8, tall)
        word = words[0] if on else words[1]
        room = w - 52 - self.wide(word, "italic", 18) - 12
        if self.wide(label, "text", 19) > room:
            self.misfits.append(label)
        element = Element(ident, Role.TOGGLE, f"{label}: {word}", box, action, enabled, selected=on)
        cx, cy = self.px(x + 19, y)
        limit = room * self.scale
        right = self.px(x + w, y)[0]

        def look(state: str) -> list[Placed]:
            ink = RED if state in ("hover", "down") else INK if enabled else OFF
            name = painter.text(label, "text", 19, ink, max_width=limit)
            told = painter.text(word, "italic", 18, INK if on else MUTE if enabled else OFF)
            base = cy + name.height / 2 + (painter.px(2) if state == "down" else 0)
            if on:
                side = painter.px(38)
                coin: Placed = (painter.icon("coin", side), cx - side / 2, cy - side / 2)
            else:
                coin = (painter.hollow(18, 0.35 if state in ("hover", "down") else 0.0), cx, cy)
            return [coin, (name, cx + painter.px(33), base), (told, right - told.width, base)]

        return self.widget(element, look, -6.0)

    def seal(self, cx: float, cy: float, side: float = 32) -> None:
        """The seal of what is chosen, centred on (cx, cy)."""
        x, y = self.px(cx, cy)
        nobody = Element("", Role.TEXT, "", pygame.Rect(0, 0, 0, 0))
        self.items.append(Widget(nobody, lambda _: [self._seal(x, y, side)], above=1))

    def _seal(self, x: float, y: float, side: float) -> Placed:
        pixels = round(side * self.scale)
        return self.painter.icon("seal", pixels), x - pixels / 2, y - pixels / 2


__all__ = ["GOLD", "HEIGHT", "PAPER", "WIDTH", "Board", "Placed", "Sink", "Still", "Widget"]
