"""The few things in which pygame and pygame-ce differ, and the check of what is installed."""

from __future__ import annotations

import warnings
from pathlib import Path

import pygame

MINIMUM_SIZE = (640, 400)


def set_minimum_size() -> None:
    """Keep the window from being made smaller than the smallest layout, where the library can."""
    window_class = getattr(pygame, "Window", None)
    if window_class is None or not hasattr(window_class, "from_display_module"):
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window_class.from_display_module().minimum_size = MINIMUM_SIZE
    except (pygame.error, AttributeError, TypeError):
        return


def show_message(title: str, text: str) -> bool:
    """A message box of the system; False where there is none."""
    box = getattr(pygame.display, "message_box", None)
    if box is None:
        return False
    try:
        box(title, text, message_type="error")
    except (pygame.error, TypeError):
        return False
    return True


def clipboard_text() -> str:
    """The text of the system's clipboard; empty where there is none or none to be had.

    pygame-ce has a function for it; pygame opens the clipboard first and gives bytes that may end in a NUL. A build
    without the clipboard has a stand-in for the module, of which every use is a NotImplementedError.
    """
    try:
        read = getattr(pygame.scrap, "get_text", None)
        if read is not None:
            return str(read())
        pygame.scrap.init()
        found = pygame.scrap.get(pygame.SCRAP_TEXT)
    except (pygame.error, UnicodeDecodeError, NotImplementedError):
        return ""
    return (found or b"").decode(errors="replace").rstrip("\0")


def copy_text(text: str) -> bool:
    """Put a text on the system's clipboard; False where there is none or it takes nothing."""
    try:
        write = getattr(pygame.scrap, "put_text", None)
        if write is not None:
            write(text)
        else:
            pygame.scrap.init()
            pygame.scrap.put(pygame.SCRAP_TEXT, text.encode())
    except (pygame.error, NotImplementedError):
        return False
    return True


def installed_pygames() -> tuple[str, ...]:
    """The distributions beside the library that claim the import name pygame; two of them overwrite each other.

    Their folders are looked for by name: asking the package metadata costs a fifth of the start.
    """
    if pygame.__file__ is None:
        return ()
    folders = [folder.name for folder in Path(pygame.__file__).parents[1].glob("pygame*.dist-info")]
    names = {"pygame-": "pygame", "pygame_ce-": "pygame-ce"}
    return tuple(name for start, name in names.items() if any(folder.startswith(start) for folder in folders))


def pygame_works() -> bool:
    """Whether the import name holds a whole library, not the remains of two."""
    return all(hasattr(pygame, name) for name in ("display", "font", "event", "Surface"))
