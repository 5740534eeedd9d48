"""What the places round the table depend on, and how high the plaques are there."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_gui.ui.layout.geometry import Space
from scopa_gui.ui.layout.hand import hand_fan, hand_raise

SEAT_H, OWN_RIBBON_H, RIBBON_H, SMALL_RIBBON_H, HINT_H, CAPTION_H, TAB_H = 58.0, 34.0, 30.0, 22.0, 46.0, 28.0, 31.0
DEEPER = 16.0
"""How much higher than others' the plaques at the sides may become, for names on two lines."""
RISE = 18.0
"""How high the highest pile rises."""
EDGE = 20.0
"""Where the columns at the left and right begin: score, plaques, buttons and ribbons share these two lines."""
_SIDE_SEATS_Y, _SIDE_SEATS_UP = 502.0, 61.0
"""Where the plaques at the sides begin at three and four seats, and how much higher with text of double size."""


def seat_height(growth: float) -> float:
    """Height of a seat's plaque with text that much larger."""
    return SEAT_H * (1.0 + 0.4 * (growth - 1.0))


def ribbon_height(growth: float, *, own: bool = False, small: bool = False) -> float:
    """Height of the ribbon of whose turn it is."""
    usual = OWN_RIBBON_H if own else SMALL_RIBBON_H if small else RIBBON_H
    return usual * (1.0 + 0.4 * (growth - 1.0))


def hint_height(growth: float) -> float:
    """Height of the button that asks for a hint."""
    return HINT_H * (1.0 + 0.15 * (growth - 1.0))


def caption_height(growth: float) -> float:
    """Height of the caption below a pile."""
    return CAPTION_H + 10.0 * (growth - 1.0)


def tab_height(growth: float) -> float:
    """Height of the tab of who captured last, its point included."""
    return TAB_H + 9.0 * (growth - 1.0)


@dataclass(frozen=True, slots=True)
class Setting:
    """The window, how many play, in how many sides, with how many cards each, and the wished size of text (1 to 2)."""

    space: Space
    players: int
    sides: int
    hand: int = 3
    growth: float = 1.0

    @property
    def more(self) -> float:
        """How much larger than usual text is to be: 0 to 1."""
        return self.growth - 1.0

    @property
    def teams(self) -> bool:
        """Whether several seats play together."""
        return self.sides < self.players

    @property
    def many(self) -> bool:
        """Five to eight seats."""
        return self.players >= 5

    @property
    def corner_pitch(self) -> float:
        """From one button in the corner to the next."""
        return 72.0 + 28.0 * self.more

    @property
    def corner_left(self) -> float:
        """Where the buttons in the corner begin, their words included."""
        return self.space.right - 80.0 - self.corner_pitch - (self.corner_pitch - 60.0) / 2

    @property
    def hand_left(self) -> float:
        """Where the fullest own hand begins."""
        fan = hand_fan(self.hand, self.space, two_rows=False, growth=self.growth, sunk=self.sinks)
        return min(pose.outline().x for pose in fan)

    @property
    def hand_is_raised(self) -> bool:
        """Whether the own hand is held above the corners, as in tall windows."""
        return hand_raise(self.space) > 0

    @property
    def sinks(self) -> bool:
        """Whether the hand gives way even to a single row on the table: large text needs the room."""
        return self.growth > 1.0

    @property
    def side_plaques_y(self) -> float:
        """Where the plaques below the fans at the sides begin, with three and four seats."""
        return _SIDE_SEATS_Y + self.space.more_h / 2 - _SIDE_SEATS_UP * self.more

    @property
    def column(self) -> float:
        """How much larger text can be in the columns of plaques at the left and right edge."""
        if self.players not in (3, 4):
            return self.growth
        size = self.growth
        while size > 1.0 and self.side_plaques_y + _left_column(size) > self.space.h:
            size -= 0.05
        return max(1.0, size)


def own_margin(growth: float) -> float:
    """What stays free below the ribbon of the own plaque."""
    return 37.0 - 20.0 * (growth - 1.0)


def _left_column(growth: float) -> float:
    """Height of another seat's plaque with its ribbon, the hint, and the own plaque with its ribbon."""
    others = seat_height(growth) + DEEPER * (growth - 1.0) + 5.0 + ribbon_height(growth) + 8.0
    own = seat_height(growth) + 7.0 + ribbon_height(growth, own=True) + own_margin(growth)
    return others + hint_height(growth) + 6.0 + own
