"""Who somebody is and how he feels: the records that the faces are drawn from."""

from dataclasses import dataclass, replace
from typing import Final, Literal

Mouth = Literal["calm", "smile", "laugh", "frown", "firm"]


@dataclass(frozen=True)
class Mood:
    """What a face does: `brow` lifts both brows, `worry` lifts their inner ends (negative: knits them), `lid`
    closes the upper lid and `cheek` raises the lower one (0 open, 1 shut), `gaze` moves the irises, `tips`
    turns the ends of a moustache upwards (degrees)."""

    brow: float = 0.0
    worry: float = 0.0
    lid: float = 0.0
    cheek: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    mouth: Mouth = "calm"
    tips: float = 0.0


CALM: Final = Mood()
GLAD: Final = Mood(brow=2.4, worry=0.6, lid=0.06, cheek=0.55, gaze=(0.2, -0.5), mouth="laugh", tips=17)
SAD: Final = Mood(brow=0.9, worry=3.9, lid=0.42, cheek=0.05, gaze=(0.0, 1.5), mouth="frown", tips=-15)


@dataclass(frozen=True)
class Face:
    """Who it is: hair ink, weight of the brows, resting `mood`, and the names of jaw, nose, moustache and beard in
    `outlines`; `aged` adds the lines of an old face, `smooth` leaves out the shading under the chin."""

    hair: str = "brown"
    jaw: str = "soft"
    nose: str = "straight"
    brow: float = 2.1
    mood: Mood = CALM
    moustache: str | None = None
    beard: str | None = None
    lashes: bool = False
    lips: str = "red"
    aged: bool = False
    smooth: bool = False

    def feeling(self, mood: Mood) -> "Face":
        """The same person in another mood."""
        return replace(self, mood=mood)
