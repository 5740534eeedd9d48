"""The Painter: every picture of the window, asked for by what it shows and baked once at the size in use."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from scopa_gui.ui.paint import grades, graph, marks, medals, pictures
from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.dress import Dress
from scopa_gui.ui.paint.frames import LIFT, SINK, Frame, Framer, band_frame, button_frame, lip_of, plaque_frame
from scopa_gui.ui.paint.grain import grain_sheet
from scopa_gui.ui.paint.graph import Scale
from scopa_gui.ui.paint.palette import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    PAPER_SHADE,
    RED,
    RGB,
    TONES,
    mix,
)
from scopa_gui.ui.paint.ribbons import bake_ribbon, bake_tab
from scopa_gui.ui.paint.writer import Writer

SMALL_TITLE = 560
"""Titles of at most this many pixels are scaled from their small drawing."""


class Painter(Writer):
    """Bakes and keeps pictures; see the package's documentation for the conventions of its methods."""

    def __init__(self, assets_root: Path, scale: float, text_scale: float = 1.0) -> None:
        super().__init__(assets_root / "fonts")
        self._pictures = pictures.Pictures(assets_root)
        self._framer: Framer | None = None
        self._tables: dict[Hashable, pygame.Surface] = {}
        self.dress = Dress()
        self.resize(scale, text_scale)

    def resize(self, scale: float, text_scale: float = 1.0) -> None:
        """Take a new window scale (pixels a logical unit) and text size (1.0 to 2.0); forget all."""
        super().resize(scale, text_scale)
        self._framer = None
        self._tables.clear()

    def text(
        self,
        string: str,
        style: str = "text",
        size: float = 18,
        colour: RGB = INK,
        *,
        outline: RGB | None = None,
        outline_width: float = 1.5,
        max_width: float | None = None,
        grow: bool = True,
    ) -> Baked:
        """One line, as `Writer.text` sets it, in ink where contrast must be high."""
        ink = self.dress.words(colour)
        return super().text(
            string, style, size, ink, outline=outline, outline_width=outline_width, max_width=max_width, grow=grow
        )

    def framer(self) -> Framer:
        """What bakes frames at the present scale."""
        if self._framer is None:
            self._framer = Framer(self.scale, grain_sheet(self.scale))
        return self._framer

    # ---------------------------------------------------------------- frames

    def frame(
        self,
        radius: float,
        *,
        gems: bool | None = None,
        inner: bool = True,
        fill: RGB = PAPER,
        gem: RGB = GOLD,
    ) -> Frame:
        """What `plaque` bakes, for composites that print more on it before it is kept."""
        paper = self.dress.paper(fill)
        return plaque_frame(radius, gems=gems, inner=inner, fill=paper, gem=gem)

    def plaque(
        self,
        w: int,
        h: int,
        radius: float = 8,
        *,
        gems: bool | None = None,
        inner: bool = True,
        fill: RGB = PAPER,
        gem: RGB = GOLD,
    ) -> Baked:
        """A paper plaque of w x h pixels: radius 6 captions, 8 small, 10 score, 16 to 20 panels."""
        frame = self.frame(radius, gems=gems, inner=inner, fill=fill, gem=gem)
        return self.keep(("plaque", w, h, frame), lambda: self.framer().bake(w, h, frame))

    def button(
        self,
        w: int,
        h: int,
        label: str,
        tone: str = "red",
        *,
        state: str = "normal",
        size: float = 22,
        icon: str | None = None,
        sub: str | None = None,
        key: str | None = None,
        align: str = "c",
    ) -> Baked:
        """A button of w x h pixels: tone red, paper, gold, green, blue; state normal, hover, down, disabled.

        Its words shrink to fit. Focus is a picture of its own: see `focus`.
        """
        what = ("button", w, h, label, tone, state, size, icon, sub, key, align, round(self.text_scale, 3))
        return self.keep(what, lambda: self._bake_button(w, h, label, tone, state, size, icon, sub, key, align))

    def _bake_button(
        self, w: int, h: int, label: str, tone: str, state: str, size: float,
        icon: str | None, sub: str | None, key: str | None, align: str,
    ) -> Baked:  # fmt: skip
        frame = button_frame(tone, state)
        block = self.framer().bake(w, h, replace(frame, fill=self.dress.paper(frame.fill)))
        words = TONES["disabled" if state == "disabled" else tone][1]
        move = {"hover": -LIFT, "down": SINK, "disabled": SINK / 2}.get(state, 0.0)
        left = -block.dx
        top = -block.dy
        pad = self.px(13)
        room = w - 2 * pad
        cap = self.key_cap(key) if key else None
        sign = self.icon(icon, min(h - self.px(14), self.px(40))) if icon else None
        gap = self.px(8)
        taken = (cap.width + gap if cap else 0) + (sign.width + gap if sign else 0)
        title = self.text(label, "head", size, words, max_width=room - taken)
        under = self.text(sub, "text", 15, words, max_width=room - taken) if sub else None
        wide = max(title.width, under.width if under else 0)
        x = left + pad if align == "l" else left + (w - wide - taken) / 2
        middle = top + h / 2
        if sign:
            sign.draw(block.surface, x, middle - sign.height / 2)
            x += sign.width + gap
        if under:
            line = self.line_height(15, 1.2)
            title.draw(block.surface, x, middle + title.height / 2 - line * 0.5)
            under.draw(block.surface, x, middle + title.height / 2 + line * 0.62)
        else:
            title.draw(block.surface, x, middle + title.height / 2)
        if cap:
            place = left + w - pad - cap.width if align == "l" else x + wide + gap
            cap.draw(block.surface, place, middle - cap.height / 2)
        return block._replace(dy=block.dy + self.px(move)) if move else block

    def block_height(self, h: int, state: str = "normal") -> int:
        """Height in pixels of a button whose face is `h` high, with the side it shows below its face."""
        return h + self.px(lip_of(state))

    def focus(self, w: int, h: int, radius: float = 8, breath: float = 0.0) -> Baked:
        """Focus round an outline of w x h pixels: scooped corners of `radius`; round ones, -radius.

        Round a button, `h` is its `block_height`.
        """
        step = round(breath * 2) / 2
        return self.keep(("focus", w, h, radius, step), lambda: marks.bake_focus(w, h, radius, step, self.scale))

    def lit(self, w: int, h: int, corner: float) -> Baked:
        """Gold frame and corner studs of a lit card of w x h pixels; `corner` is its radius, logical."""
        return self.keep(("lit", w, h, corner), lambda: marks.bake_lit(w, h, corner, self.scale))

    def cord(self, w: int, h: int, corner: float) -> Baked:
        """Frame of a hinted card of w x h pixels; origin is its top left."""
        return self.keep(("cord", w, h, corner), lambda: marks.bake_cord(w, h, corner, self.scale))

    def ribbon(
        self,
        w: int,
        h: int,
        label: str,
        tone: str = "red",
        size: float = 20,
        *,
        tail: float = 26,
        style: str = "display",
    ) -> Baked:
        """A ribbon whose band is w x h pixels, tails outside; the label shrinks to fit."""

        def bake() -> Baked:
            face, words = TONES[tone]
            band = bake_ribbon(w, h, tail, face, face, self.scale)
            line = self.text(label, style, size, words, max_width=w - self.px(16))
            marks.stamped(band.surface, line, -band.dx + w / 2, -band.dy + h / 2)
            return band

        return self.keep(("ribbon", w, h, label, tone, size, tail, style, round(self.text_scale, 3)), bake)

    def took_last(self, label: str, *, up: bool = False) -> Baked:
        """Gold tab whose point, below it or above (`up`), marks the pile of who captured last; origin: the point."""

        def bake() -> Baked:
            words = self.text(label, "bold", 14.5)
            w, h = words.width + self.px(26), max(self.px(22), words.height + self.px(12))
            tab = bake_tab(w, h, self.scale, up=up)
            marks.stamped(tab.surface, words, -tab.dx + w / 2, -tab.dy + h / 2)
            return tab._replace(dx=tab.dx - w // 2, dy=tab.dy + (self.px(9) if up else -h - self.px(9)))

        return self.keep(("tab", label, up, round(self.text_scale, 3)), bake)

    # ---------------------------------------------------------------- marks

    def badge(self, value: int, suit: int, radius: float) -> Baked:
        """Value disc of a card (suit 0 to 3: coins, cups, swords, clubs); origin is its centre."""
        ink = self.dress.ink(suit)

        def bake() -> Baked:
            size = radius * (1.28 if value < 10 else 1.08)
            return marks.bake_badge(radius, ink, self.text(str(value), "number", size, ink, grow=False), self.scale)

        return self.keep(("badge", value, ink, radius), bake)

    def index(self, value: int, suit: int, letter: str, radius: float) -> Baked:
        """Value disc with the suit below it, and a French figure's letter between; origin is the disc's centre."""
        ink = self.dress.ink(suit)

        def bake() -> Baked:
            small = radius * 0.72
            word = self.text(letter, "number", small * 1.3, ink, grow=False) if letter else None
            icon = self.icon(self.dress.icon(suit), round(small * 1.5 * self.scale))
            return marks.bake_index(radius, ink, self.badge(value, suit, radius), word, icon, self.scale)

        return self.keep(("index", value, suit, letter, radius), bake)

    def key_block(self, word: str, on: bool, *, large: bool = False) -> Baked:
        """Ink block with a choice's number, 24 x 28 or 30 x 38 when `large`; origin top left."""
        w, h, size = (30, 38, 25) if large else (24, 28, 17)

        def bake() -> Baked:
            figure = self.text(word, "number", size, GOLD if on else CREAM, grow=False)
            return marks.bake_key_block(w, h, on, figure, self.scale)

        return self.keep(("block", word, on, large), bake)

    def key_cap(self, word: str, size: float = 14) -> Baked:
        """A key of the keyboard; origin top left."""
        return self.keep(
            ("cap", word, size),
            lambda: marks.bake_key_cap(self.text(word, "bold", size, grow=False), size, self.scale),
        )

    def dealer(self, radius: float) -> Baked:
        """The dealer's wafer; origin is its centre."""
        return self.keep(
            ("dealer", radius),
            lambda: marks.bake_wafer(radius, self.text("D", "number", radius * 1.06, grow=False), self.scale),
        )

    def counter(self, number: int) -> Baked:
        """Cream double ring with a number, for the stock; origin is its centre."""
        radius = 21
        return self.keep(
            ("counter", number),
            lambda: marks.bake_counter(radius, self.text(str(number), "number", radius * 0.96, grow=False), self.scale),
        )

    def notches(
        self,
        score: int,
        target: int,
        *,
        gap: float = 8.4,
        height: float = 12,
        heavy: float = 3.2,
        light: float = 1.4,
        mirrored: bool = False,
    ) -> Baked:
        """Tally stick of `target` notches, `score` of them cut, from the right if mirrored; origin top left."""
        cut = min(score, target)
        return self.keep(
            ("notches", cut, target, gap, height, heavy, light, mirrored),
            lambda: marks.bake_notches(cut, target, gap, height, heavy, light, mirrored, self.scale),
        )

    def points(self, count: int, radius: float = 10, gap: float = 24) -> Baked:
        """A row of gold ring counters; origin top left of the first."""
        return self.keep(("points", count, radius, gap), lambda: marks.bake_points(count, self.scale, radius, gap))

    def rule(self, w: int, *, hard: bool = False, gem: RGB | None = None, taper: bool = False) -> Baked:
        """A rule w pixels long; its origin is the left end of its middle line."""
        return self.keep(("rule", w, hard, gem, taper), lambda: marks.bake_rule(w, self.scale, hard, gem, taper))

    def prime_box(self, points: int, best: bool, size: float = 1.0) -> Baked:
        """Six-cornered box with prime points, gold for the best, so much larger than usual; origin is its centre."""

        def bake() -> Baked:
            figure = self.text(str(points), "number", 16.5 * size, grow=False)
            return marks.bake_prime_box(figure, best, self.scale * size)

        return self.keep(("prime box", points, best, size), bake)

    def lozenge(self, radius: float, fill: RGB = GOLD) -> Baked:
        """A square on its point; origin is its centre."""
        return self.keep(("lozenge", radius, fill), lambda: marks.bake_lozenge(radius, fill, self.scale))

    # ---------------------------------------------------------------- things to choose with

    def coin(self, word: str, radius: float, tone: str = "gold", *, raised: float = 0.0) -> Baked:
        """A reeded coin with a figure; origin is its centre. Tone as for buttons."""
        face, ink = TONES[tone]
        size = radius * (0.8 if len(word) < 3 else 0.64)
        return self.keep(
            ("coin", word, radius, tone, raised),
            lambda: medals.bake_coin(
                radius, face, self.text(word, "number", size, ink, grow=False) if word else None, raised, self.scale
            ),
        )

    def hollow(self, radius: float, warm: float = 0.0) -> Baked:
        """The hollow coin of a switch that is off; origin is its centre."""
        return self.keep(("hollow", radius, warm), lambda: medals.bake_hollow(radius, warm, self.scale))

    def pace(self, arrows: int, radius: float = 26, *, warm: bool = False) -> Baked:
        """A coin of pace: one to three arrow heads, none for a bar; origin is its centre."""
        face = mix(CREAM if arrows == 0 else GOLD, (255, 255, 255) if arrows else GOLD, 0.35 if warm else 0.0)
        return self.keep(("pace", arrows, radius, warm), lambda: medals.bake_pace(radius, arrows, face, self.scale))

    def sword(self, w: int, size: float = 1.0) -> Baked:
        """A sword w pixels long, a slider's rail or a pointer; `size` is that of hilt and blade.

        Its origin is the left end of its middle line.
        """
        return self.keep(("sword", w, size), lambda: medals.bake_sword(w, self.scale * size))

    def band(self, w: int, h: int) -> Baked:
        """The chosen row of a list."""
        return self.keep(("band", w, h), lambda: self.framer().bake(w, h, band_frame()))

    def swatch(self, kind: str, w: int, h: int) -> Baked:
        """A piece of the table `kind`, framed; origin top left."""
        shown, tint = TABLE_KINDS[kind]

        def bake() -> Baked:
            cloth = self._pictures.table(shown, (2 * w, 2 * h), tint)
            return medals.bake_swatch(cloth.subsurface((w // 2, h // 2, w, h)), 8, self.scale)

        return self.keep(("swatch", kind, w, h), bake)

    def wedge(self, direction: str, *, warm: bool = False) -> Baked:
        """A small arrow head (up, right, down, left); origin is its middle."""
        face = GOLD if warm else RED
        return self.keep(("wedge", direction, warm), lambda: medals.bake_wedge(direction, face, self.scale))

    def cross(self, side: float, *, warm: bool = False) -> Baked:
        """A cross that closes, on a square as large as a key; origin is its middle."""
        return self.keep(("cross", side, warm), lambda: medals.bake_cross(side, GOLD if warm else PAPER, self.scale))

    def graph(self, series: Sequence[Sequence[int]], place: Scale, target: int | None) -> Baked:
        """The course of a match; origin top left of `place`."""
        key = ("graph", tuple(map(tuple, series)), place.w, place.h, place.low, place.high, place.deals, target)
        return self.keep(key, lambda: graph.bake_graph(series, place, target, self.scale))

    def grade(self, grade: str, radius: float) -> Baked:
        """The seal of a move's grade (``best``, ``good``, ...); origin is its centre."""
        return self.keep(("grade", grade, radius), lambda: grades.bake_grade(grade, radius, self.scale))

    def course(
        self, course: Sequence[float], place: Scale, milestones: Sequence[grades.Milestone], chosen: int
    ) -> Baked:
        """The expected lead after each move, with what decided it; origin top left of `place`."""
        key = ("course", tuple(course), place.w, place.h, place.low, place.high, tuple(milestones), chosen)
        return self.keep(key, lambda: grades.bake_course(course, place, milestones, chosen, self.scale))

    def line_sample(self, side: int, w: float) -> Baked:
        """A piece of a side's line in the graph; origin is its left end."""
        return self.keep(("sample", side, w), lambda: graph.bake_line_sample(side, w, self.scale))

    # ---------------------------------------------------------------- pictures

    def icon(self, name: str, side: int) -> Baked:
        """Icon `name` as large as fits a square of `side` pixels; origin top left."""
        return self.keep(("icon", name, side), lambda: self._pictures.icon(name, side))

    def picture(self, path: str, width: int, height: int) -> Baked:
        """A picture of the assets folder as large as fits width x height pixels; origin top left."""
        return self.keep(("picture", path, width, height), lambda: self._pictures.fitted(path, width, height))

    def lettering(self, width: int, height: int) -> Baked:
        """The drawn title as large as fits, with its shadow; origin top left."""

        def bake() -> Baked:
            small = "ui/title_small.png" if width <= SMALL_TITLE else "ui/title.png"
            return pictures.lifted(self._pictures.fitted(small, width, height), 9 * self.scale, 0.55)

        return self.keep(("lettering", width, height), bake)

    def laurel(self, side: int) -> Baked:
        """The winner's wreath in a square of `side` pixels; origin is its centre."""

        def bake() -> Baked:
            plain = self._pictures.fitted("ui/laurel.png", side, side)
            wreath = pictures.lifted(plain, 3 * self.scale, 0.4, PAPER_SHADE)
            return wreath._replace(dx=wreath.dx - wreath.width // 2, dy=wreath.dy - wreath.height // 2)

        return self.keep(("laurel", side), bake)

    def uncached(self, path: str, width: int, height: int) -> Baked:
        """The same, not kept: for frames of an animation that its owner keeps and drops."""
        return self._pictures.fitted(path, width, height)

    def portrait(self, name: str, mood: str, diameter: int, ring: RGB | None = None) -> Baked:
        """Portrait `name` (donna, cavaliere, mammone, you) of `diameter` pixels; origin is its centre."""

        def bake() -> Baked:
            if ring is None:
                return self._pictures.portrait(name, mood, diameter)
            return self._pictures.ringed(name, mood, diameter, ring, self.scale)

        return self.keep(("portrait", name, mood, diameter, ring), bake)

    def table(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        """The background `kind` (a key of TABLE_KINDS) at the window's size; only the last two are kept."""
        key = (kind, size)
        found = self._tables.get(key)
        if found is None:
            if len(self._tables) > 1:
                self._tables.pop(next(iter(self._tables)))
            shown, tint = TABLE_KINDS[kind]
            found = self._tables.setdefault(key, self._pictures.table(shown, size, tint))
        return found


TABLE_KINDS: dict[str, tuple[str, RGB | None]] = {
    "felt": ("felt", None),
    "wood": ("wood", None),
    "marble": ("marble", None),
}
"""The tables one may choose: picture and tint of each."""
