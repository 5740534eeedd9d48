"""The words at the heaps of cards: whose pile it is and how many sweeps lie on it, and who deals from the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.ui import layout
from scopa_gui.ui.paint import plates

if TYPE_CHECKING:
    from scopa_gui.ui.layout import Room
    from scopa_gui.ui.table.furniture import Furniture, Piece


def pile_caption(furniture: Furniture, side: int) -> Piece | None:
    """The number of sweeps under a pile; small piles beside their owner's hand go without."""
    board = furniture.board
    sweeps, cards = len(board.counts.sweeps[side]), board.counts.piles[side]
    own = side == board.game.side_of[board.viewer]
    if not cards or not (own or _has_caption(furniture, side)):
        return None
    words = said = _sweeps(sweeps)
    room = layout.caption_room(board.pile_place(side), board.setting, own=own)
    if board.game.players > 2:
        both = _("{side}  ·  {sweeps}")
        words = said = both.format(side=furniture.short_name(side), sweeps=words)
        if board.setting.teams and not (own or board.setting.many):
            players = _players(furniture, side)
            full = both.format(side=players, sweeps=_sweeps(sweeps))
            short = both.format(side=players, sweeps=sweeps) if sweeps else players
            words, said = next(((way, full) for way in (full, short) if _fits(furniture, way, room)), (words, said))
    return _placed(furniture, f"caption:{side}", words, room, said)


def _sweeps(count: int) -> str:
    return ngettext("{n} sweep", "{n} sweeps", count).format(n=count) if count else _("no sweep")


def _players(furniture: Furniture, side: int) -> str:
    """Who plays on a side of two, as its pile lies by somebody else.

    Of its sweeps, which lie there to be counted, the mere number must do where there is little room. Tables of more say
    with each name on whose side it is.
    """
    return " + ".join(furniture.brief(seat) for seat in furniture.board.game.sides[side])


def stock_caption(furniture: Furniture) -> Piece | None:
    """Who deals, at tables where the stock lies in one place whoever that is."""
    board = furniture.board
    if not board.setting.many or not board.counts.stock or board.spread or board.counts.dealer == board.viewer:
        return None
    words = _("{name} deals").format(name=furniture.brief(board.counts.dealer))
    return _placed(furniture, "deals", words, layout.stock_caption_room(board.setting), words)


def _placed(furniture: Furniture, element_id: str, words: str, room: Room, said: str) -> Piece:
    """A caption in its room, as large as fits; ``said``: it in full."""
    painter = furniture.painter
    size = furniture.fitting(room.rect, ("caption", words), lambda: plates.caption_size(painter, words))
    with painter.sized(size):
        baked = plates.caption(painter, words, max_width=painter.px(room.rect.w))
    return furniture.placed(element_id, baked, room, said)


def _fits(furniture: Furniture, words: str, room: Room) -> bool:
    """Whether they can be as large as is wished."""
    return plates.caption_size(furniture.painter, words)[0] <= furniture.painter.px(room.rect.w)


def _has_caption(furniture: Furniture, side: int) -> bool:
    """Whether another side's pile lies apart from its player's hand, with room for a caption."""
    board = furniture.board
    if board.game.players >= 5 or len(board.game.sides) == 4:
        return len(board.game.sides) == 2
    return True
