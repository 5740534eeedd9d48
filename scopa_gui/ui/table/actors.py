"""Cards on the move: where each one is now, where it belongs, and how it gets there."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

from scopa_gui.rules.cards import Card
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.tween import Ease, Timeline, ease_in_out, ease_out, mix

LYING, HELD, RAISED, FLYING = 4.0, 5.0, 6.0, 14.0
"""Height of a card above the table, which its shadow shows."""

Path = Callable[[Pose, Pose, float], Pose]
"""The pose between a start and an end, a fraction 0 to 1 of the way."""

_journeys = itertools.count(1)
"""Numbers every journey in the order of planning."""


@dataclass(slots=True, eq=False)
class Actor:
    """One card that is drawn: the card (None: unknown), its present pose, and the pose it belongs to."""

    card: Card | None
    pose: Pose
    goal: Pose
    face_up: bool
    height: float = LYING
    look: Look = Look.PLAIN
    held: bool = False
    """A play of events moves it; layout leaves it alone until it is let go."""
    moving: bool = False
    turned_from: float = 0.0
    """The width at which it lay before it left turning; 0: it is drawn as any other."""
    hidden: bool = False
    """Still inside the stock."""
    journey: int = 0
    """The number of the journey that moves it: whatever was planned earlier has been overtaken."""

    def stop(self) -> None:
        """No journey that has been planned so far moves it any more."""
        self.journey, self.moving = next(_journeys), False

    def rest(self) -> None:
        """Jump to where it belongs."""
        self.stop()
        self.pose = self.goal


def between(start: Pose, end: Pose, t: float, arc: float) -> Pose:
    """A pose on the way, bowed upward by ``arc``."""
    y = mix(start.y, end.y, t) - arc * math.sin(math.pi * min(max(t, 0.0), 1.0))
    turn = (end.angle - start.angle + 180.0) % 360.0 - 180.0
    return Pose(mix(start.x, end.x, t), y, start.angle + turn * t, mix(start.w, end.w, t))


def journey(
    line: Timeline,
    actor: Actor,
    at: float,
    duration: float,
    end: Pose,
    *,
    ease: Ease = ease_in_out,
    arc: float = 0.0,
    path: Path | None = None,
    start: Pose | None = None,
) -> float:
    """Let a card travel on a timeline, from where it then is or from ``start``; returns the time of arrival.

    It goes straight, bowed upward by ``arc``, or along ``path``.

    Of several journeys the one that was planned last wins, whichever begins first.
    """
    origin: list[Pose] = [] if start is None else [start]
    number = next(_journeys)

    def go(t: float) -> None:
        if number < actor.journey:
            return
        actor.journey = number
        if not origin:
            origin.append(actor.pose)
        actor.pose = path(origin[0], end, t) if path is not None else between(origin[0], end, t, arc)
        actor.moving = t < 1.0
        if t >= 1.0:
            actor.pose = end

    return line.tween(at, duration, go, ease)


def settle(line: Timeline, actor: Actor, goal: Pose, duration: float) -> None:
    """Let a card glide to a new place from now on, if it belongs elsewhere than before."""
    if actor.goal == goal and (actor.moving or actor.pose == goal):
        return
    actor.goal = goal
    if actor.held:
        return
    if duration <= 0:
        actor.rest()
        return
    journey(line, actor, line.position, duration, goal, ease=ease_out)
    actor.moving = True
