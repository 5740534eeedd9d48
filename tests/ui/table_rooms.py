"""What lies at the table and where, for tests that nothing covers anything it may not."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pygame

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.scene import TableScene

Boxes = dict[str, pygame.Rect]
TOUCH = 3
"""Pixels by which two outlines may meet: frames are drawn by hand."""


def boxes(scene: TableScene) -> Boxes:
    """Everything that is drawn, by name; cards of one hand or heap are one box."""
    board = scene.board
    found = {e.id: e.rect for e in scene.elements() if e.zone not in ("table", "hand", "shown", "pack")}
    for seat, actors in board.backs.items():
        if actors:
            found[f"backs:{seat}"] = _union(scene, (actor.goal for actor in actors))
    for card, actor in board.table.items():
        found[f"table:{card}"] = pixels(board.space, actor.goal.outline())
    for index, actor in enumerate(board.hand):
        found[f"hand:{index}"] = _inner(scene, actor.goal)
    for side, cards in enumerate(board.counts.piles):
        if cards:
            place = board.pile_place(side)
            sweeps = layout.crosswise(place, len(board.counts.sweeps[side]), cards)
            found[f"pile:{side}"] = _union(scene, [Pose(place.x, place.y, 0.0, place.w), *sweeps])
    return found


def _union(scene: TableScene, poses: Iterable[Pose]) -> pygame.Rect:
    rects = [pixels(scene.board.space, pose.outline()) for pose in poses]
    return rects[0].unionall(rects[1:]).clip(pygame.Rect((0, 0), scene.app.stack.size))


def _inner(scene: TableScene, pose: Pose) -> pygame.Rect:
    """The upright rectangle inside a slightly turned card."""
    box = pixels(scene.board.space, pose.outline())
    return box.inflate(-box.w // 5, -box.h // 12).clip(pygame.Rect((0, 0), scene.app.stack.size))


def may_meet(one: str, other: str) -> bool:
    """Whether two things belong together, so that one may lie on the other."""
    kinds = {name.partition(":")[0] for name in (one, other)}
    if kinds == {"hand"}:
        return True
    if kinds == {"pile"}:
        return one.partition(":")[2] == other.partition(":")[2]
    return kinds in ({"caption", "took_last"}, {"stock", "deals"}, {"hand", "advice"}, {"hand", "event"})


def collisions(found: Boxes) -> list[str]:
    """The pairs that cover one another although they may not."""
    faults = []
    for (a, one), (b, other) in combinations(found.items(), 2):
        common = one.clip(other)
        if min(common.w, common.h) > TOUCH and not may_meet(a, b):
            faults.append(f"{a} {tuple(one)} and {b} {tuple(other)}")
    return faults


def outside(found: Boxes, size: tuple[int, int]) -> list[str]:
    """What sticks out of the window."""
    window = pygame.Rect(0, 0, *size)
    return [f"{name} {tuple(rect)}" for name, rect in found.items() if not window.contains(rect)]
