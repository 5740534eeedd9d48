"""The sweep's moment on the timeline: sun, broom and ribbon, and the cards that fly to the pile face up, in an arc."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scopa_gui.ui.layout import Pose
from scopa_gui.ui.table.actors import FLYING, LYING, Actor, Path, journey
from scopa_gui.ui.tween import Timeline, ease_in_out, ease_out, linear, mix

SWEEP = 1150.0
RAYS, SWING, UNROLL, FADE = (0.0, 220.0), (120.0, 520.0), (200.0, 460.0), (900.0, SWEEP)
"""From when to when the sun grows, the broom swings, the ribbon unrolls, and all of it fades."""
LEAVE, OVER_PILE, LAID = 120.0, 700.0, 780.0
"""When the played card leaves, when it is over the pile, and when it and all that it took lie there."""
STAGGER, STAGGER_LONGEST = 30.0, 160.0
OVERSHOOT = 1.04
ACROSS, DOWN = 0.82, 0.2
"""The corner that the cards' way is drawn to: shares of the way from the table to the pile."""
FINEST, COARSEST, PICTURES = 10, 5, 40
"""In so many steps a card turns and shrinks on its way, and so many pictures are made for all cards of a sweep."""
LARGE_SCALE = 2.0
"""Above this scale half the steps must do."""


class SweepShow:
    """How far the sweep's moment has come: rays, broom, ribbon, 0 to 1 each, and how strongly they are shown."""

    def __init__(self) -> None:
        self.on = False
        self.coming = False
        self.rays = self.swing = self.unroll = 0.0
        self.strength = 1.0

    def over(self) -> None:
        """Nothing is shown any more."""
        self.on = self.coming = False
        self.rays = self.swing = self.unroll = 0.0
        self.strength = 1.0

    def stage(self, line: Timeline, at: float, begun: Callable[[], None]) -> float:
        """Place the whole moment on a timeline, from ``at`` on; returns its end."""
        self.coming = True

        def begin() -> None:
            self.on, self.coming = True, False
            begun()

        line.cue(at, begin)
        for name, (start, end), ease in (
            ("rays", RAYS, ease_out),
            ("swing", SWING, ease_in_out),
            ("unroll", UNROLL, ease_out),
        ):
            line.tween(at + start, end - start, partial(setattr, self, name), ease)
        line.tween(at + FADE[0], FADE[1] - FADE[0], lambda t: setattr(self, "strength", 1.0 - t), linear)
        line.cue(at + SWEEP, self.over)
        return at + SWEEP


def fly(line: Timeline, played: Actor, taken: Sequence[Actor], at: float, goal: Pose, scale: float) -> float:
    """Let the cards of a sweep fly to ``goal``, where the played one lies crosswise; returns when they lie.

    They turn on the way and stay face up; what is taken follows the played card and comes to lie below it.
    ``scale`` is the window's.
    """
    steps = max(COARSEST, min(FINEST, PICTURES // (len(taken) + 1)))
    path = arc(steps // 2 if scale > LARGE_SCALE else steps)
    nearest = sorted(taken, key=lambda actor: abs(actor.goal.x - goal.x))
    apart = min(STAGGER, STAGGER_LONGEST / max(1, len(taken)))
    for place, actor in enumerate([played, *nearest]):
        over = goal._replace(w=goal.w * OVERSHOOT) if actor is played else goal
        start = at + LEAVE + place * apart
        end = at + OVER_PILE if actor is played else at + LAID - (LAID - OVER_PILE) / 2

        line.cue(start, partial(_leave, actor))
        journey(line, actor, start, end - start, over, path=path)
    line.cue(at + OVER_PILE, lambda: setattr(played, "height", LYING + 2))
    journey(line, played, at + OVER_PILE, LAID - OVER_PILE, goal, path=arc(2))
    return at + LAID


def _leave(actor: Actor) -> None:
    """A card leaves the table, high above all that lies there."""
    actor.height, actor.turned_from = FLYING + 4, actor.pose.w


def arc(steps: int) -> Path:
    """A way that bends down or up to its end, on which a card turns and shrinks in so many steps."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        shown = round(t * steps) / steps
        x = _bend(start.x, mix(start.x, end.x, ACROSS), end.x, t)
        y = _bend(start.y, mix(start.y, end.y, DOWN), end.y, t)
        turn = (end.angle - start.angle + 180.0) % 360.0 - 180.0
        return Pose(x, y, start.angle + turn * shown**1.5, mix(start.w, end.w, shown))

    return path


def _bend(start: float, corner: float, end: float, t: float) -> float:
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end
