"""Speech through the system's own voice, where there is one; each sentence cuts off the one before."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

_LONGEST = 400
"""Characters of a sentence that are spoken."""
_POWERSHELL = (
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Voice(Protocol):
    """Says sentences; every call is harmless where there is no voice."""

    @property
    def available(self) -> bool:
        """Whether the system can speak."""
        ...

    def say(self, text: str, language: str) -> None:
        """Begin to say a sentence; never waits for its end."""
        ...

    def close(self) -> None:
        """Be silent."""
        ...


Command = Callable[[str], Sequence[str]]


def find_command() -> Command | None:
    """What speaks on this system: ``spd-say``, ``say`` or PowerShell; the text follows on its standard input."""
    if sys.platform == "darwin":
        path = shutil.which("say")
        return (lambda language: (path, "-f", "-")) if path else None
    if sys.platform == "win32":
        path = shutil.which("powershell")
        return (lambda language: (path, "-NoProfile", "-Command", _POWERSHELL)) if path else None
    path = shutil.which("spd-say")
    return (lambda language: (path, "-w", "-l", language or "en", "-e")) if path else None


class SystemVoice:
    """Speaks by a small program of the system, one process a sentence."""

    def __init__(self, command: Command | None = None) -> None:
        self._command = command if command is not None else find_command()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def available(self) -> bool:
        """Whether the system can speak."""
        return self._command is not None

    def say(self, text: str, language: str) -> None:
        """Begin to say a sentence; the one before is cut off. A voice that fails is not asked again."""
        if self._command is None:
            return
        self.close()
        try:
            process = subprocess.Popen(
                list(self._command(language)),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            assert process.stdin is not None
            process.stdin.write(text[:_LONGEST].encode("utf-8", "replace"))
            process.stdin.close()
        except OSError:
            self._command = None
            return
        self._process = process

    def close(self) -> None:
        """Be silent."""
        if self._process is not None:
            if self._process.poll() is None:
                self._process.kill()
            self._process.wait()
            self._process = None
