"""What stands round the cards: score, seats, captions of piles, marks of turn and last capture."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.deal import Phase
from scopa_gui.rules.events import Event, Played, Swept
from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui import layout
from scopa_gui.ui.paint import Baked, Painter, plates
from scopa_gui.ui.paint.palette import GOLD, RED
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.presenter import Presenter

FACES: dict[str, str] = {"human": "you", "rookie": "donna", "amateur": "cavaliere", "pro": "mammone"}
"""Portrait by kind of player; others borrow la Donna's."""

LONG_TITLE = 14
"""Names longer than this leave no room for the number of the deal beside them."""

_TURNS = (Phase.PLAY, Phase.DECLARE, Phase.CUT, Phase.CUT_PACK)


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing with its picture, its place in window pixels, and what it says."""

    id: str
    baked: Baked
    x: int
    y: int
    name: str

    @property
    def rect(self) -> pygame.Rect:
        """The visible outline."""
        return pygame.Rect(self.x, self.y, self.baked.width, self.baked.height)


def _short_title(preset: str | None) -> str:
    """The name of a variant where there is little room: simple ones go by their family's."""
    short = {"classic": _("Scopa"), "scopone": _("Scopone")}
    family = next((family.id for family in FAMILIES if preset in family.presets), "")
    return short.get(family) or preset_name(preset)


class Furniture:
    """Works out the pieces for what is shown; `build` again when anything of it changes."""

    def __init__(self, painter: Painter, session: Session, board: Board, presenter: Presenter) -> None:
        self._painter = painter
        self._presenter = presenter
        self._session = session
        self._board = board
        self.pieces: list[Piece] = []
        self.turn: Piece | None = None
        self.took_last: Piece | None = None

    # ---- names

    def side_name(self, side: int) -> str:
        """How a side is called on the score plaque."""
        board = self._board
        sides = board.game.sides
        if len(sides) < board.game.players:
            if len(sides) == 2:
                return _("Us") if side == board.game.side_of[board.viewer] else _("Them")
            return " + ".join(self._session.names[seat] for seat in sides[side])
        return self._session.names[sides[side][0]]

    def _sub(self, seat: int) -> str:
        """The second line of a seat's plaque."""
        board, names = self._board, self._session.names
        game = board.game
        if len(game.sides) < game.players:
            partners = [p for p in game.sides[game.side_of[seat]] if p != seat]
            if seat == board.viewer and len(partners) == 1:
                return _("with {name}").format(name=names[partners[0]])
            if seat == board.viewer:
                return self._cards_in_hand(seat)
            return _("your partner") if board.viewer in partners else _("against you")
        if seat == board.viewer:
            return self._cards_in_hand(seat)
        count = self._session.view.hand_counts[seat]
        if seat == board.counts.dealer:
            return _("dealer")
        return ngettext("{n} card", "{n} cards", count).format(n=count)

    def _cards_in_hand(self, seat: int) -> str:
        count = self._session.view.hand_counts[seat]
        return ngettext("{n} card in hand", "{n} cards in hand", count).format(n=count)

    # ---- building

    def build(self) -> None:
        """Work out every piece anew."""
        board = self._board
        self.pieces = [self._score()]
        self.turn = self.took_last = None
        for seat in range(board.game.players):
            self.pieces.append(self._seat(seat))
        for side in range(len(board.game.sides)):
            caption = self._caption(side)
            if caption is not None:
                self.pieces.append(caption)
        if board.counts.last >= 0:
            self.took_last = self._tab(board.counts.last)

    def hide_below(self, rects: list[pygame.Rect]) -> None:
        """Leave out the pieces that tickets would half cover."""
        self.pieces = [piece for piece in self.pieces if piece.rect.collidelist(rects) < 0]
        if self.turn is not None and self.turn.rect.collidelist(rects) >= 0:
            self.turn = None

    def _score(self) -> Piece:
        board, painter, setup = self._board, self._painter, self._session.controller.setup
        view, rules = self._session.view, setup.ruleset
        rows = [(self.side_name(side), score) for side, score in enumerate(board.counts.scores)]
        own = board.game.side_of[board.viewer]
        rows = [rows[own], *(row for side, row in enumerate(rows) if side != own)]
        title = _short_title(setup.preset)
        if len(title) > LONG_TITLE:
            info = _("to {target}") if rules.end_mode == "target" else _("{deals} deals")
            info = info.format(target=rules.target, deals=rules.fixed_hands)
        elif rules.end_mode == "target":
            info = _("deal {deal} · to {target}").format(deal=view.deal_no, target=rules.target)
        else:
            info = _("deal {deal} of {deals}").format(deal=view.deal_no, deals=rules.fixed_hands)
        target = rules.target if rules.end_mode == "target" else None
        baked = plates.score_plate(painter, title, info, rows, target)
        spoken = ", ".join(f"{name} {score}" for name, score in rows)
        return Piece("score", baked, painter.px(20), painter.px(18), f"{title}, {info}: {spoken}")

    def _seat(self, seat: int) -> Piece:
        board, painter, view = self._board, self._painter, self._session.view
        kind, name = self._session.controller.setup.seats[seat].kind, self._session.names[seat]
        dealer = seat == board.counts.dealer
        sub = self._sub(seat)
        deals = _("deals") if dealer and sub != _("dealer") else ""
        spoken = [name, sub, deals, _("to play") if self._to_play(seat) else ""]
        place = board.place_of(seat)
        if place is not None and board.game.players >= 5:
            baked = plates.name_line(painter, name, dealer=dealer)
        else:
            own_side = board.game.side_of[seat] == board.game.side_of[board.viewer]
            foe = len(board.game.sides) < board.game.players and not own_side
            baked = plates.seat_plate(
                painter, name, sub, FACES.get(kind, "donna"), self._mood(seat), ring=RED if foe else GOLD, dealer=dealer
            )
        if place is None:
            rect = layout.own_plaque(board.space, board.game.players)
        else:
            width = baked.width / painter.scale
            cards = view.game.rounds[0]
            rect = layout.seat_plaque(place, cards, board.game.players, width, board.space)
        x, y = board.space.px(rect.x, rect.y)
        if dealer and place is not None and place.turn == 90.0 and board.game.players >= 5:
            x += painter.px(12)
        piece = Piece(f"seat:{seat}", baked, x, y, ", ".join(word for word in spoken if word))
        if self._to_play(seat):
            self.turn = self._ribbon(piece, seat)
        return piece

    def _mood(self, seat: int) -> str:
        swept = [event.seat for event in self._session.shown.events if isinstance(event, Swept)]
        if not swept:
            return "calm"
        side = self._board.game.side_of
        return "glad" if side[swept[0]] == side[seat] else "sad"

    def _to_play(self, seat: int) -> bool:
        view = self._session.view
        if self._presenter.again is not None or (self._presenter.moving and not self._acts(Played)):
            return False
        if view.winners or (not self._presenter.moving and view.phase not in _TURNS):
            return False
        return self._presenter.acting == seat

    def _acts(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self._session.shown.events)

    def _ribbon(self, plate: Piece, seat: int) -> Piece:
        """The red ribbon under the seat whose turn it is; the words say it too."""
        painter, board = self._painter, self._board
        small = board.game.players >= 5 and seat != board.viewer
        swept = sum(event.points for event in self._session.shown.events if isinstance(event, Swept))
        tone = "gold" if swept and self._presenter.sweep.on else "red"
        if tone == "gold":
            words = ngettext("+{n} sweep", "+{n} sweeps", swept).format(n=swept)
        elif seat == board.viewer:
            words = _("You play") if self._presenter.moving else _("Your turn")
        else:
            words = _("plays")
        size = 15.0 if small else 19.0
        wide = painter.text_width(words, "display", size) / painter.scale + 38.0
        w = painter.px(max(wide, 84.0 if small else 96.0))
        h = painter.px(22 if small else 34 if seat == board.viewer else 30)
        baked = painter.ribbon(w, h, words, tone, size, tail=24, style="number" if tone == "gold" else "display")
        inset = 0 if small else painter.px(12)
        x = plate.x + inset + (plate.baked.width - inset) // 2 - w // 2
        y = plate.y + plate.baked.height + painter.px(4 if small else 7)
        return Piece("turn", baked, x, y, words)

    def _caption(self, side: int) -> Piece | None:
        """The number of sweeps under a pile; small piles at large tables go without."""
        board, painter = self._board, self._painter
        sweeps, cards = len(board.counts.sweeps[side]), board.counts.piles[side]
        place = board.pile_place(side)
        if not cards or (place.w < 50 and side != board.game.side_of[board.viewer]):
            return None
        words = ngettext("{n} sweep", "{n} sweeps", sweeps).format(n=sweeps) if sweeps else _("no sweep")
        if board.game.players > 2:
            words = _("{side}  ·  {sweeps}").format(side=self.side_name(side), sweeps=words)
        baked = plates.caption(painter, words)
        own = side == board.game.side_of[board.viewer]
        below = 8.0 if own else -44.0 if place.w > 80 else -8.0
        top = place.y + place.w * 5 / 6 + below
        x, y = board.space.px(place.x, top)
        return Piece(f"caption:{side}", baked, x - baked.width // 2, y, words)

    def _tab(self, seat: int) -> Piece:
        """The gold tab that points at the pile of who captured last."""
        board, painter = self._board, self._painter
        side = board.game.side_of[seat]
        place = board.pile_place(side)
        under = place.y < 100.0
        baked = painter.took_last(_("took last"), up=under)
        if under:
            caption = next((piece for piece in self.pieces if piece.id == f"caption:{side}"), None)
            x, y = board.space.px(place.x, place.y + place.w * 5 / 6 + 3.0)
            y = caption.rect.bottom + 1 if caption is not None else y
        else:
            top = place.y - place.w * 5 / 6 - layout.pile_height(board.counts.piles[side])
            x, y = board.space.px(place.x, top - 6.0)
        return Piece("took_last", baked, x, y, _("{name} took last").format(name=self._session.names[seat]))
