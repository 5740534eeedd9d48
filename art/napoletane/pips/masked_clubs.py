"""The 3 of batons: three clubs behind the moustached mask, the gatto mammone."""

import math
from typing import Final

from art.heads.mask import mask
from art.heads.people import Mood
from art.napoletane.pips.batons import tall_club
from art.plates import Drawing

FIERCE: Final = Mood(worry=-1.2, mouth="laugh")


def masked_clubs(art: Drawing) -> None:
    """The 3 of batons (page coordinates): three tall clubs crossing behind the mask."""
    for turn, side in ((-27, 1), (27, -1)):
        a = math.radians(turn)
        with art.at(150 + math.sin(a) * 44, 284 - math.cos(a) * 44, rot=turn):
            tall_club(art, "green", side, collar=False)
    with art.at(150, 216, 1.04):
        tall_club(art, "green", -1, collar=False)
    with art.at(150, 262, 1.1):
        mask(art, FIERCE)
