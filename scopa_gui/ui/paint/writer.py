"""Words and the store: the part of the Painter that measures and sets text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path

from scopa_gui.ui.paint import text
from scopa_gui.ui.paint.baked import Baked, Store
from scopa_gui.ui.paint.palette import INK, RGB

BYTES_AT_ONE = 24_000_000
"""Bytes of pictures kept at scale 1; larger windows keep more."""


class Writer:
    """Sets text at one window scale and text size, and keeps every picture made from it."""

    def __init__(self, fonts: Path) -> None:
        self.scale = 1.0
        self.text_scale = 1.0
        self.fonts = text.Fonts(fonts)
        self._store = Store(BYTES_AT_ONE)

    def resize(self, scale: float, text_scale: float = 1.0) -> None:
        """Take a new window scale (pixels a logical unit) and text size (1.0 to 2.0); forget all."""
        self.scale, self.text_scale = scale, text_scale
        self._store.clear()
        self._store.limit = round(BYTES_AT_ONE * min(3.0, max(1.0, scale * scale)))
        self.fonts.clear()

    @contextmanager
    def sized(self, text_scale: float) -> Iterator[None]:
        """Set text at another size for a while, for scenes that have less room than the setting asks."""
        before, self.text_scale = self.text_scale, text_scale
        try:
            yield
        finally:
            self.text_scale = before

    def px(self, logical: float) -> int:
        """Window pixels of a logical length."""
        return round(logical * self.scale)

    def kept_bytes(self) -> int:
        """Bytes of baked pictures in store, background aside."""
        return self._store.size

    def keep(self, key: Hashable, bake: Callable[[], Baked]) -> Baked:
        """The picture of `key`, baked by `bake` if it is not kept; keys start with the name of their kind."""
        return self._store.get(key, bake)

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
        """One line; origin is the left end of the baseline, `height` that of a capital.

        `size` is logical at text size 100 %, `grow` lets the text size setting act on it. With `max_width`
        (pixels) a longer line is set smaller, down to 70 %, then cut with an ellipsis.
        """
        style = text.style_for(string, style)
        pixels = size * self.scale * (self.text_scale if grow else 1.0)
        key = ("text", string, style, round(pixels, 2), colour, outline, outline_width, max_width)

        def bake() -> Baked:
            shown, fit = string, pixels
            if max_width is not None:
                natural = text.measure(self.fonts, string, style, pixels)
                if natural > max_width > 0:
                    fit = pixels * max(0.7, max_width / natural * 0.99)
                    shown = text.shortened(self.fonts, string, style, fit, max_width)
            return text.bake_line(self.fonts, shown, style, fit, colour, outline, outline_width * self.scale)

        return self.keep(key, bake)

    def text_width(self, string: str, style: str, size: float, *, grow: bool = True) -> float:
        """Advance width of one line in pixels."""
        style = text.style_for(string, style)
        return text.measure(self.fonts, string, style, size * self.scale * (self.text_scale if grow else 1.0))

    def wrap(self, string: str, style: str, size: float, width: float) -> list[str]:
        """`string` broken into lines of at most `width` pixels."""
        return text.wrapped(self.fonts, string, style, size * self.scale * self.text_scale, width)

    def line_height(self, size: float, lead: float) -> int:
        """Pixels from one baseline to the next."""
        return round(size * lead * self.scale * self.text_scale)
