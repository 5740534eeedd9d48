"""A screen of its own for the real program, and hands that know nothing of the code: Xvfb, xdotool, --describe."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class Screen:
    """A virtual screen."""

    def __init__(self, size: tuple[int, int] = (1700, 1100)) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as said:
            self.display = ":" + said.readline().strip()

    def close(self) -> None:
        """Switch it off."""
        self._server.kill()
        self._server.wait()


class Program:
    """The real program on a screen, started as a user would.

    Args:
        folder: home of the user, and where the description goes.
        command: what starts the program; this checkout if none is named.
        data: where the program keeps its data; None leaves it to the program.
        cwd: the working folder.
    """

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        *options: str,
        command: Sequence[str] = (sys.executable, "-m", "scopa_gui"),
        data: str | None = "data",
        cwd: Path | None = None,
    ) -> None:
        self.file = folder / "describe.json"
        self.file.unlink(missing_ok=True)
        self.environment = clean_environment(folder) | {"DISPLAY": screen.display}
        place = ("--data-dir", str(folder / data)) if data is not None else ()
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [*command, *place, "--lang", "en", "--describe", str(self.file), "--mute", *options],
            env=self.environment,
            start_new_session=True,
            stderr=subprocess.PIPE,
            cwd=cwd,
        )
        self._window: str | None = None

    def xdotool(self, *words: object) -> str:
        """Run xdotool; the word WINDOW stands for the program's window."""
        filled = [self.window if word == "WINDOW" else str(word) for word in words]
        done = subprocess.run(
            ["xdotool", *filled], env=self.environment, capture_output=True, text=True, timeout=20, check=False
        )
        return done.stdout

    @property
    def window(self) -> str:
        """The number of the window, once it is there."""
        end = time.monotonic() + 20
        while self._window is None:
            assert time.monotonic() < end, "no window"
            done = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                env=self.environment,
                capture_output=True,
                text=True,
                check=False,
            )
            found = done.stdout.split()
            self._window = found[-1] if found else None
            time.sleep(0.05)
        return self._window

    def read(self) -> dict[str, Any] | None:
        """What the program says is on screen."""
        try:
            described: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return described

    def wait(self, limit_s: float = 30.0) -> dict[str, Any]:
        """Until the program waits for a person."""
        end = time.monotonic() + limit_s
        while time.monotonic() < end:
            described = self.read()
            if described is not None and not described["busy"]:
                return described
            assert self.process.poll() is None, f"ended with {self.process.returncode}: {self.complaint()}"
            time.sleep(0.02)
        raise AssertionError("still busy")

    def act(self, before: dict[str, Any], *words: object) -> dict[str, Any]:
        """Send input, and wait until the program has handled it and waits again."""
        self.xdotool(*words)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            described = self.read()
            if described is not None and described["inputs"] > before["inputs"]:
                return self.wait()
            time.sleep(0.02)
        raise AssertionError(f"no answer to {words}")

    def click(self, described: dict[str, Any], element_id: str) -> dict[str, Any]:
        """Click an Element where it says that it can be reached."""
        x, y = next(e["at"] for e in described["elements"] if e["id"] == element_id)
        return self.act(described, "mousemove", "--window", "WINDOW", x, y, "click", 1)

    def press(self, described: dict[str, Any], key: str) -> dict[str, Any]:
        """Press a key."""
        return self.act(described, "key", key)

    def complaint(self) -> str:
        """What a program that has ended said on its way out."""
        return self.process.stderr.read().decode()[-600:] if self.process.stderr is not None else ""

    def kill(self) -> None:
        """End it without warning."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()


def clean_environment(home: Path) -> dict[str, str]:
    """The environment without a display, a home of its own, no sound device."""
    unwanted = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY", "SDL_FRAMEBUFFER_ACCELERATION", "XDG_DATA_HOME")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return kept | {"HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
