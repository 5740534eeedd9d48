"""The pack before its cut: spread on the table, cut where the pointer or the arrows choose."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import ngettext
from scopa_gui.ui import layout
from scopa_gui.ui.deck import BACK
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.table.geometry import pixels

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

STEPS: dict[int, int] = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -5, pygame.K_DOWN: 5}
"""How far each arrow moves the place of the cut."""
_SHADOW_EVERY = 5


def place_name(lifted: int) -> str:
    """Where the pack is cut, in words."""
    return ngettext("after {n} card", "after {n} cards", lifted).format(n=lifted)


def strips(scene: TableScene) -> list[Element]:
    """An Element for each place at which the pointer can cut; the keyboard has the tickets and arrows."""
    decisions, board = scene.decisions, scene.board
    if decisions.cut_at is None or not scene.ready:
        return []
    found = []
    for place in range(1, board.spread):
        rect = pixels(board.space, layout.cut_strip(place, board.spread, board.space))
        act = partial(cut, scene, place)
        strip = Element(f"cut:{place}", Role.CHOICE, place_name(place), rect, act, focusable=False)
        strip.zone, strip.at, strip.selected = "pack", rect.center, place == decisions.cut_at
        found.append(strip)
    return found


def follow_pointer(scene: TableScene) -> None:
    """The pack opens where the pointer rests on it."""
    if scene.hover_id is not None and scene.hover_id.startswith("cut:"):
        move(scene, int(scene.hover_id.removeprefix("cut:")))


def move(scene: TableScene, place: int) -> None:
    """The pack would be cut elsewhere now."""
    if scene.decisions.cut_at is not None:
        scene.decisions.move_cut(place)
        scene.refresh()


def cut(scene: TableScene, place: int) -> None:
    """The pack is cut at a place that was clicked."""
    scene.decisions.move_cut(place)
    scene.choose(0)


def draw(scene: TableScene) -> None:
    """The spread pack, open where it is cut."""
    board, stage, sprites = scene.board, scene.renderer.stage, scene.app.sprites
    lifted = scene.decisions.cut_at
    poses = layout.pack_spread(board.spread, board.lifted if lifted is None else lifted, board.space)
    s = board.space.s
    for index, pose in enumerate(poses):
        if index % _SHADOW_EVERY == 0 or index == len(poses) - 1:
            stage.baked(sprites.shadow(pose.w, 0.0, 2.0), pose.x * s, pose.y * s)
        stage.baked(sprites.card(BACK, pose.w), pose.x * s, pose.y * s)
