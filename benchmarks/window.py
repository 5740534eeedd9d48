"""The real window under Xvfb: how soon it is there, what moving cards and waiting cost, and what memory it takes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from benchmarks.registry import Figure, Unavailable, benchmark

STARTS = 5


@contextmanager
def _screen(size: str) -> Iterator[dict[str, str]]:
    """The environment of a virtual screen that is somewhat larger than the window."""
    if shutil.which("Xvfb") is None:
        raise Unavailable("Xvfb is not installed")
    width, height = map(int, size.split("x"))
    read_end, write_end = os.pipe()
    screen = f"{width + 100}x{height + 100}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        display = os.read(read_end, 16).decode().strip()
        hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        environment = {key: value for key, value in os.environ.items() if key not in hidden}
        yield {**environment, "DISPLAY": f":{display}", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    finally:
        os.close(read_end)
        server.kill()
        server.wait()


def _run(scenario: str, size: str, environment: dict[str, str]) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.window_run", scenario, size, str(time.monotonic())]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "the window did not run")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


@benchmark("start")
def start() -> list[Figure]:
    """Seconds from the interpreter's start to the first frame, and to the first frame with cards."""
    with _screen("1280x800") as environment:
        _run("start", "1280x800", environment)
        runs = [_run("start", "1280x800", environment) for _ in range(STARTS)]
    return [
        Figure("start.first_frame_s", median(run["first_frame_s"] for run in runs), "s", at_most=0.3),
        Figure("start.cards_ready_s", median(run["cards_ready_s"] for run in runs), "s", at_most=1.0),
    ]


@benchmark("frame")
def frame() -> list[Figure]:
    """What cards in motion cost at full speed, and the memory in use after some plays."""
    figures = []
    for size, suffix, core, memory in (
        ("1920x1080", "", 12, 200),
        ("2560x1440", "_1440p", None, 200),
        ("3840x2160", "_4k", 35, 300),
    ):
        with _screen(size) as environment:
            found = _run("play", size, environment)
        figures += [
            Figure(f"frame.cpu_ms_p99{suffix}", found["cpu_ms_p99"], "ms"),
            Figure(f"frame.core_percent{suffix}", found["core_percent"], "%", at_most=core),
            Figure(f"frame.per_second{suffix}", found["frames_per_second"], "1/s", at_least=55),
            Figure(f"memory.rss_mb{suffix}", found["rss_mb"], "MB", at_most=memory),
        ]
    return figures


@benchmark("idle")
def idle() -> list[Figure]:
    """What waiting costs when nothing moves."""
    with _screen("1280x800") as environment:
        found = _run("idle", "1280x800", environment)
    return [
        Figure("idle.core_percent", found["core_percent"], "%", at_most=0.5),
        Figure("idle.frames", found["frames"], "frames", at_most=0),
    ]
