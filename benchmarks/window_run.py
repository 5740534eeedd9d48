"""One run of the real window, measured from inside: ``python -m benchmarks.window_run SCENARIO WxH STARTED``.

Prints one JSON object. ``STARTED`` is the monotonic clock just before the process was started.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RUN_S, IDLE_S = 10.0, 5.0


def main(scenario: str, size: str, started: str) -> None:
    """Runs a scenario and prints what it measured."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(_measure(scenario, (width, height), float(started), Path(folder))))


def _measure(scenario: str, size: tuple[int, int], started: float, folder: Path) -> dict[str, float]:
    from scopa_gui.options import MatchOptions, Options
    from scopa_gui.rules.presets import CLASSIC
    from scopa_gui.ui.app import App

    match = MatchOptions(CLASSIC, 2, ("rookie",))
    app = App(Options(data_dir=folder, match=match, seed=5, speed="normal", window=size, mute=True))
    first_frame = time.monotonic() - started
    app.begin()
    while not app.frames.drawn:
        app.step()
    cards_ready = time.monotonic() - started
    try:
        if scenario == "start":
            return {"first_frame_s": first_frame, "cards_ready_s": cards_ready}
        return {"idle": _idle, "play": _play}[scenario](app)
    finally:
        app.close()


def _frames(app: Any, seconds: float) -> Iterator[bool]:
    """Steps the program like its own loop for so long, playing for the person; whether something moved."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        moving = app.step()
        yield moving
        app.clock.tick(60)


def _play(app: Any) -> dict[str, float]:
    """Processor time while cards move: the first legal play each time, the count clicked away."""
    for _ in _frames(app, 2.0):
        pass
    costs: list[float] = []
    wall = spent = 0.0
    cpu, clock = time.process_time(), time.monotonic()
    for moving in _frames(app, RUN_S):
        now_cpu, now = time.process_time(), time.monotonic()
        if moving:
            costs.append(now_cpu - cpu)
            spent += now_cpu - cpu
            wall += now - clock
        else:
            _act(app)
        cpu, clock = now_cpu, now
    costs.sort()
    return {
        "core_percent": 100 * spent / wall,
        "cpu_ms_p99": 1000 * costs[int(0.99 * len(costs))],
        "frames_per_second": len(costs) / wall,
        "rss_mb": _rss_mb(),
    }


def _act(app: Any) -> None:
    top = app.stack.top
    if top.name == "table" and not top.busy and app.session.view.legal:
        app.session.play(app.session.view.legal[0])
    elif top.name != "table" and top.default() is not None:
        top.activate(top.default())


def _idle(app: Any) -> dict[str, float]:
    """Processor time and frames while the program waits for the person."""
    for _ in _frames(app, 6.0):
        pass
    drawn, cpu = app.frames.drawn, time.process_time()
    end = time.monotonic() + IDLE_S
    while time.monotonic() < end:
        moving = app.step()
        app.clock.tick(app._pace(moving))
    return {
        "core_percent": 100 * (time.process_time() - cpu) / IDLE_S,
        "frames": app.frames.drawn - drawn,
        "rss_mb": _rss_mb(),
    }


def _rss_mb() -> float:
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main(*sys.argv[1:])
