"""Milliseconds to lay the page of the rules out in double text, beside the same with every line measured again."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from benchmarks.registry import Figure, benchmark

TIMES = 9


@benchmark("layout")
def run() -> list[Figure]:
    """A page is composed for several sizes of text until one fits, and mostly says the same."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from scopa_gui.options import Options
    from scopa_gui.ui import scenes
    from scopa_gui.ui.app import App

    with TemporaryDirectory() as folder:
        app = App(Options(data_dir=Path(folder), window=(1024, 600), mute=True))
        try:
            app.begin()
            app.change_settings(text_size=200)
            page: Any = scenes.rules(app)
            app.stack.push(page)
            measured = app.painter.fonts.widths
            kept, anew = [], []
            for _ in range(TIMES):
                kept.append(_seconds(page))
                measured.clear()
                anew.append(_seconds(page))
        finally:
            app.close()
    ours, plain = median(kept), median(anew)
    return [
        Figure("layout.page_ms", 1000 * ours, "ms"),
        Figure("layout.measured_anew_ms", 1000 * plain, "ms"),
        Figure("layout.ratio", ours / plain, "", at_most=0.8),
    ]


def _seconds(page: Any) -> float:
    start = process_time()
    page.recompose()
    return process_time() - start
