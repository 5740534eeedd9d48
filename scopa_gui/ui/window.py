"""The system's window: opening it, its size, full screen, and what its driver can do."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from scopa_gui.ui import compat

WANTED_SIZE = (1280, 800)
SHARE_OF_DESKTOP = 0.8


class NoDisplay(Exception):
    """There is no display to open a window on; the text is one sentence for the user."""


class Window:
    """One resizable window; its surface stays the same object through every change of size.

    Raises:
        NoDisplay: if the system has no display.
    """

    def __init__(
        self,
        size: tuple[int, int] | None,
        left: tuple[int, int] | None = None,
        *,
        fullscreen: bool,
        title: str,
        icon: Path | None,
    ) -> None:
        _prepare_environment()
        if not _display_is_named(os.environ, sys.platform):
            raise NoDisplay(_no_display_sentence("no display was found"))
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(_no_display_sentence(str(error))) from None
        self.driver = pygame.display.get_driver()
        if self.driver == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            pygame.display.quit()
            raise NoDisplay(_no_display_sentence("no display was found"))
        if self.driver == "x11":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._fullscreen = fullscreen
        if icon is not None and icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(title)
        desktop = pygame.display.get_desktop_sizes()[0]
        shown = size or starting_size(desktop, left)
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        try:
            self.surface = pygame.display.set_mode(desktop if fullscreen else shown, flags)
        except pygame.error as error:
            raise NoDisplay(_no_display_sentence(str(error))) from None
        self._windowed = shown
        compat.set_minimum_size()

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the drawable area."""
        return self.surface.get_size()

    def surface_size(self) -> tuple[int, int]:
        """The size as it is now, which the surface may not have taken up yet."""
        surface = pygame.display.get_surface()
        return surface.get_size() if surface is not None else self.size

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the screen."""
        return self._fullscreen

    def toggle_fullscreen(self) -> None:
        """Cover the desktop without a change of mode, or go back to the size before."""
        if self._fullscreen:
            self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            if self.size != self._windowed:  # some drivers leave the full screen first and take the size next
                self.surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        else:
            self._windowed = self.size
            self.surface = pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
        self._fullscreen = not self._fullscreen

    def refresh(self) -> None:
        """The size has changed: take the surface as it is now."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface = surface

    def show(self, areas: list[pygame.Rect] | None) -> None:
        """Bring what was drawn onto the screen: some areas, or all."""
        if areas is None:
            pygame.display.flip()
        elif areas:
            pygame.display.update(areas)

    def set_title(self, title: str) -> None:
        """The title is read out by screen readers: it tells the last event."""
        pygame.display.set_caption(title)

    def point(self, hand: bool) -> None:
        """A hand over what can be clicked, the arrow elsewhere; some drivers have neither."""
        shape = pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW
        try:
            pygame.mouse.set_cursor(shape)
        except pygame.error:
            return

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()


def starting_size(desktop: tuple[int, int], left: tuple[int, int] | None = None) -> tuple[int, int]:
    """The size in which the window was left, if this desktop has room for it; else the usual one, or less so that
    it fits a small desktop with its bars.
    """
    if left is not None and left[0] <= desktop[0] and left[1] <= desktop[1]:
        return left
    return (
        min(WANTED_SIZE[0], int(desktop[0] * SHARE_OF_DESKTOP)) if desktop[0] else WANTED_SIZE[0],
        min(WANTED_SIZE[1], int(desktop[1] * SHARE_OF_DESKTOP)) if desktop[1] else WANTED_SIZE[1],
    )


def _display_is_named(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there can be a display: asked first, since SDL and its libraries complain in their own words."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return not platform.startswith("linux") or any(environment.get(name) for name in names)


def _prepare_environment() -> None:
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "scopa-gui")


def _no_display_sentence(reason: str) -> str:
    return f"cannot open a window ({reason}); is DISPLAY set and does its screen exist?"
