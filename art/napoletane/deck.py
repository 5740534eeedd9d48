"""The deck: which drawing belongs to which card, and the drawing of a whole card for a size.

A card's code is its rank, A 2 3 4 5 6 7 F C R, and the letter of its suit: d(enari), c(oppe), s(pade),
b(astoni)."""

from collections.abc import Callable
from typing import Final

from art.napoletane.figures import cavalli, fanti, kings
from art.napoletane.layouts import HEIGHT, WIDTH, Pip, pips
from art.napoletane.pips import batons, coins, cups, ribbons, scenes, swords
from art.napoletane.pips.ace_cudgel import ace_cudgel
from art.napoletane.pips.belted_sword import belted_sword
from art.napoletane.pips.eagle import double_eagle
from art.napoletane.pips.emblem import wreath_emblem
from art.napoletane.pips.masked_clubs import masked_clubs
from art.napoletane.pips.urn import lidded_urn
from art.plates import Drawing, optical_size, press, svg_text

SUITS: Final = "dcsb"
RANKS: Final = "A234567FCR"
CODES: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The forty card codes, suit by suit."""

Painter = Callable[[Drawing], None]

PIP_DRAWINGS: Final[dict[str, Callable[..., None]]] = {
    "sun_coin": coins.sun_coin,
    "flower_coin": coins.flower_coin,
    "slim_cup": cups.slim_cup,
    "tureen": cups.tureen,
    "sword": swords.sword,
    "cudgel": batons.cudgel,
    "thorny_club": batons.thorny_club,
    "tall_club": batons.tall_club,
}


def _placed(painter: Painter, x: float, y: float, scale: float) -> Painter:
    """A painter that draws `painter` at (x, y)."""

    def draw(art: Drawing) -> None:
        with art.at(x, y, scale):
            painter(art)

    return draw


PICTURES: Final[dict[str, Painter]] = {
    "Ad": _placed(double_eagle, 150, 189, 0.965),
    "4d": _placed(wreath_emblem, 150, 250, 1.56),
    "Ac": _placed(lidded_urn, 150, 250, 0.98),
    "4c": _placed(wreath_emblem, 150, 249, 1.22),
    "As": belted_sword,
    "2s": ribbons.two_swords_ribbon,
    "3s": ribbons.three_swords_ribbon,
    "4s": _placed(ribbons.garland, 150, 250, 1.12),
    "5s": scenes.rural_scenes,
    "Ab": _placed(ace_cudgel, 0, -13, 1),
    "3b": masked_clubs,
    "Fd": fanti.fante_denari,
    "Cd": cavalli.cavallo_denari,
    "Rd": kings.re_denari,
    "Fc": fanti.fante_coppe,
    "Cc": cavalli.cavallo_coppe,
    "Rc": kings.re_coppe,
    "Fs": fanti.fante_spade,
    "Cs": cavalli.cavallo_spade,
    "Rs": kings.re_spade,
    "Fb": fanti.fante_bastoni,
    "Cb": cavalli.cavallo_bastoni,
    "Rb": kings.re_bastoni,
}
"""Card code to the picture drawn over the card's pips."""


def draw_pip(art: Drawing, pip: Pip) -> None:
    """Draw one suit sign in its place."""
    with art.at(pip.x, pip.y, pip.scale, pip.rot, pip.flip):
        PIP_DRAWINGS[pip.drawing](art, **pip.options)


def draw_card(code: str, width_px: float) -> Drawing:
    """The drawing of a card, cut for `width_px`; raises ValueError for an unknown code."""
    if code not in CODES:
        raise ValueError(f"no such card: {code}")
    art = Drawing(WIDTH, HEIGHT, optical_size(width_px), seed=7 + 31 * CODES.index(code))
    rank, suit = code[0], code[1]
    if rank in "234567":
        for pip in pips(suit, int(rank)):
            draw_pip(art, pip)
    if code in PICTURES:
        PICTURES[code](art)
    return art


def card_svg(code: str, width_px: float) -> str:
    """Finished SVG text of a card, cut for `width_px`."""
    return svg_text(press(draw_card(code, width_px)), WIDTH, HEIGHT)
