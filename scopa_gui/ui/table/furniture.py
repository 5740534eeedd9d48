"""What stands round the cards: score, seats, captions of piles, marks of turn and last capture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import pygame

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import UNNAMED, brief_name, plays_like
from scopa_gui.rules.deal import Phase
from scopa_gui.rules.events import Declared, Event, Played, Swept
from scopa_gui.rules.game import Game
from scopa_gui.ui import layout
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.layout import PilePlace, Rect, Room
from scopa_gui.ui.paint import Baked, Painter, plates
from scopa_gui.ui.paint.palette import GOLD, RED
from scopa_gui.ui.paint.ribbons import DROP
from scopa_gui.ui.paint.score_plate import score_plate
from scopa_gui.ui.paint.seat_plate import NO_TAG, Lines, Tag, fit_name, fit_seat, name_line, seat_plate, sub_fits
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.captions import pile_caption, stock_caption
from scopa_gui.ui.table.presenter import Presenter
from scopa_gui.ui.table.scoreboard import declared_points, is_counted, scoreboard, sweep_points

LONG_NAME = 12
"""A partner whose name is longer is told by the short one."""

MANY_SIDES = 3
"""From so many sides on the score plaque calls opponents by short names."""
MOST_SIZES = 400
RIBBON_TAIL = 24.0
OPEN_SIZE, OPEN_LEAD = 17.0, 1.5
"""Size of the words above an open hand, and how much higher their ribbon is."""
BELOW_FAN = 88.0
"""Where the ribbon of the seat opposite hangs at a table of four with large text."""
MOST_TAB = 1.3
"""How much larger the words of the tab at others' piles can be."""
HOOK = 4.0
"""How far the point of the tab reaches into the caption from which it hangs."""
BESIDE_NAME, BESIDE_FAN = 94.0, 112.0
"""How wide it can be where a name or a hand is beside it."""

Found = TypeVar("Found")
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


def team_tag(game: Game, viewer: int, side: int, *, watched: bool) -> Tag:
    """A side of several seats in a word and a colour: ours, theirs, or one of two others; `watched`: none is ours."""
    ahead = (side - game.side_of[viewer]) % len(game.sides)
    if ahead == 0:
        return Tag(_("Gold") if watched else _("Us"), "gold")
    if len(game.sides) == 2 and not watched:
        return Tag(_("Them"), "red")
    return Tag(_("Red"), "red") if ahead == 1 else Tag(_("Blue"), "blue")


class Furniture:
    """Works out the pieces for what is shown; `build` again when anything of it changes."""

    def __init__(self, painter: Painter, session: Session, board: Board, presenter: Presenter) -> None:
        self.painter = painter
        self._presenter = presenter
        self._session = session
        self.board = board
        self._worked_out: dict[tuple[object, ...], Any] = {}
        self.pieces: list[Piece] = []
        self.turn: Piece | None = None
        self.took_last: Piece | None = None
        self.declared: Piece | None = None
        """The ribbon above the viewer's own hand, while it lies open to all."""

    # ---- names

    def side_name(self, side: int) -> str:
        """How a side is called on the score plaque."""
        board = self.board
        sides = board.game.sides
        return self._team(side).word if board.setting.teams else self._session.names[sides[side][0]]

    def short_name(self, side: int) -> str:
        """The same where many sides have to be named."""
        board = self.board
        if board.setting.teams or len(board.game.sides) < MANY_SIDES:
            return self.side_name(side)
        return self.brief(board.game.sides[side][0])

    def brief(self, seat: int) -> str:
        """The name of a player where there is little room."""
        player = self._session.controller.setup.seats[seat]
        return brief_name(player.kind, player.name)

    def _team(self, side: int) -> Tag:
        return team_tag(self.board.game, self.board.viewer, side, watched=self._watched)

    @property
    def _watched(self) -> bool:
        return self._session.controller.setup.watched

    def _tag(self, seat: int) -> Tag:
        """On whose side somebody plays; nothing where everybody plays alone."""
        return self._team(self.board.game.side_of[seat]) if self.board.setting.teams else NO_TAG

    def _sub(self, seat: int) -> str:
        """The second line of a seat's plaque."""
        board = self.board
        game, count = board.game, self._session.view.hand_counts[seat]
        if seat == board.viewer and self._lies_open(seat) and not board.all_open:
            return _("hand lies open")
        if board.setting.teams:
            partners = [p for p in game.sides[game.side_of[seat]] if p != seat]
            if board.viewer in partners and not self._watched:
                return _("your partner")
            if len(partners) == 1 and (seat == board.viewer or len(game.sides) > 2 or self._watched):
                name = self._session.names[partners[0]]
                return _("with {name}").format(name=name if len(name) <= LONG_NAME else self.brief(partners[0]))
            return self._cards_in_hand(seat) if seat == board.viewer or self._watched else _("against you")
        if seat == board.viewer and not (self._watched and self._lies_open(seat)):
            return self._cards_in_hand(seat)
        if self._lies_open(seat):
            return _("hand lies open")
        if seat == board.counts.dealer:
            return _("dealer")
        return ngettext("{n} card", "{n} cards", count).format(n=count)

    def strength(self, seat: int) -> str:
        """How strong somebody of the company plays, whose name does not tell it."""
        player = self._session.controller.setup.seats[seat]
        return plays_like(player.kind, player.name)

    def _written_sub(self, seat: int, width: int) -> str:
        """The second line as it is written, with how strong the player is where there is room (pixels) for it.

        What wafer and hand show as well gives way to it; all else stands before it.
        """
        sub, strength = self._sub(seat), self.strength(seat)
        if not strength:
            return sub
        shown_elsewhere = not self.board.setting.teams and not self._lies_open(seat)
        wished = strength if shown_elsewhere else f"{sub} · {strength}"
        return wished if sub_fits(self.painter, wished, width) else sub

    def _cards_in_hand(self, seat: int) -> str:
        count = self._session.view.hand_counts[seat]
        return ngettext("{n} card in hand", "{n} cards in hand", count).format(n=count)

    # ---- building

    def build(self) -> None:
        """Work out every piece anew."""
        board = self.board
        self.pieces = [self._score()]
        self.turn = self.took_last = None
        for seat in range(board.game.players):
            self.pieces.append(self._seat(seat))
        for side in range(len(board.game.sides)):
            caption = pile_caption(self, side)
            if caption is not None:
                self.pieces.append(caption)
        deals = stock_caption(self)
        if deals is not None:
            self.pieces.append(deals)
        if board.counts.last >= 0:
            self.took_last = self._tab(board.counts.last)
        self.declared = self._declared()

    @property
    def own_right(self) -> int:
        """Where the viewer's own plaque ends, or the ribbon below it, in pixels."""
        own = f"seat:{self.board.viewer}"
        rects = [piece.rect for piece in self.pieces if piece.id == own]
        if self.turn is not None and self._presenter.acting == self.board.viewer:
            rects.append(self.turn.rect.inflate(2 * self.painter.px(RIBBON_TAIL), 0))
        return max((rect.right for rect in rects), default=0)

    def hide_below(self, rects: list[pygame.Rect]) -> None:
        """Leave out the pieces that tickets would half cover."""
        self.pieces = [piece for piece in self.pieces if piece.rect.collidelist(rects) < 0]
        if self.turn is not None and self.turn.rect.collidelist(rects) >= 0:
            self.turn = None
        if self.declared is not None and self.declared.rect.collidelist(rects) >= 0:
            self.declared = None

    def _once(self, what: tuple[object, ...], work: Callable[[], Found]) -> Found:
        """What depends on ``what`` and the size of text alone, worked out once."""
        key = (*what, self.painter.scale, self.painter.text_scale)
        if key not in self._worked_out:
            if len(self._worked_out) > MOST_SIZES:
                self._worked_out.clear()
            self._worked_out[key] = work()
        found: Found = self._worked_out[key]
        return found

    def _pixels(self, room: Rect) -> tuple[int, int]:
        return self.painter.px(room.w), self.painter.px(room.h)

    def fitting(self, room: Rect, what: tuple[object, ...], size: Callable[[], tuple[int, int]]) -> float:
        """The largest size of text with which something fits its room."""
        most = self._pixels(room)
        return self._once((*what, most), lambda: plates.fitting(self.painter, most, size))

    def placed(self, element_id: str, baked: Baked, room: Room, name: str) -> Piece:
        """A picture in its room."""
        rect = room.place(baked.width / self.painter.scale, baked.height / self.painter.scale)
        x, y = self.board.space.px(rect.x, rect.y)
        return Piece(element_id, baked, x, y, name)

    def _score(self) -> Piece:
        board, session = self.board, self._session
        counted = is_counted(session.view, moving=self._presenter.moving)
        score, spoken = scoreboard(session, board, self.side_name, self.short_name, counted=counted)
        room = layout.score_room(board.setting)
        return self.placed("score", score_plate(self.painter, score, self._pixels(room.rect)), room, spoken)

    # ---- seats

    def _seat(self, seat: int) -> Piece:
        board = self.board
        place = board.place_of(seat)
        if place is not None and board.game.players >= 5:
            room = layout.seat_room(place, board.setting)
            baked = self._name_line(seat, room.rect)
        else:
            room = layout.own_room(board.setting) if place is None else layout.seat_room(place, board.setting)
            baked = self._plate(seat, room.rect)
        name, sub, dealer = self._session.names[seat], self._sub(seat), seat == board.counts.dealer
        deals = _("deals") if dealer and sub != _("dealer") else ""
        side = self._tag(seat).word if len(board.game.sides) > 2 else ""
        spoken = [name, self.strength(seat), side, sub, deals, _("to play") if self._to_play(seat) else ""]
        piece = self.placed(f"seat:{seat}", baked, room, ", ".join(word for word in spoken if word))
        if self._to_play(seat) or self._declares(seat):
            self.turn = self._ribbon(piece, seat, room)
        return piece

    def _name_line(self, seat: int, room: Rect) -> Baked:
        painter, name, tag = self.painter, self._session.names[seat], self._tag(seat)
        dealer, most = seat == self.board.counts.dealer, self._pixels(room)

        def fit() -> Lines:
            """The whole name, or the short one where only that reads at the usual size."""
            whole = fit_name(painter, name, tag, most, dealer=dealer)
            return whole if whole.growth >= 1.0 else fit_name(painter, self.brief(seat), tag, most, dealer=dealer)

        lines = self._once(("name", name, tag, dealer, most), fit)
        return name_line(painter, lines, tag=tag, dealer=dealer, max_width=most[0])

    def _plate(self, seat: int, room: Rect) -> Baked:
        board, painter, most = self.board, self.painter, self._pixels(room)
        player = self._session.controller.setup.seats[seat]
        name, sub = self._session.names[seat], self._written_sub(seat, most[0])
        foe = board.setting.teams and board.game.side_of[seat] != board.game.side_of[board.viewer]
        lines = self._once(("seat", name, sub, most), lambda: fit_seat(painter, name, sub, most))
        return seat_plate(
            painter,
            lines,
            face_of(player.kind, player.name),
            self._mood(seat),
            ring=RED if foe else GOLD,
            dealer=seat == board.counts.dealer,
            width=most[0],
        )

    def _mood(self, seat: int) -> str:
        swept = [event.seat for event in self._session.shown.events if isinstance(event, Swept)]
        if not swept:
            return "calm"
        side = self.board.game.side_of
        return "glad" if side[swept[0]] == side[seat] else "sad"

    def _to_play(self, seat: int) -> bool:
        view = self._session.view
        if self._presenter.again is not None or (self._presenter.moving and not self._acts(Played)):
            return False
        if view.winners or (view.phase not in _TURNS and not self._presenter.playing):
            return False
        return self._presenter.acting == seat

    def _declares(self, seat: int) -> int:
        """The points that the seat's declaration brings, while it is being shown."""
        if not self._presenter.moving:
            return 0
        events = self._session.shown.events
        return sum(event.points for event in events if isinstance(event, Declared) and event.seat == seat)

    def asking(self) -> str:
        """What the ribbon of the person says whose turn it is."""
        view = self._session.view
        if view.phase is Phase.PLAY:
            return _("Your turn")
        asked = view.phase is Phase.CUT_PACK or len(view.legal) > 1
        return _("Your answer?") if asked else _("You play")

    def _acts(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self._session.shown.events)

    def _ribbon(self, plate: Piece, seat: int, room: Room) -> Piece:
        """The red ribbon under the seat whose turn it is; the words say it too."""
        painter, board = self.painter, self.board
        own = seat == board.viewer
        small = board.game.players >= 5 and not own
        swept = sum(event.points for event in self._session.shown.events if isinstance(event, Swept))
        declared, player = self._declares(seat), self._session.controller.setup.seats[seat]
        tone = "gold" if declared or (swept and self._presenter.sweep.on) else "red"
        if declared:
            words = declared_points(declared)
        elif tone == "gold":
            words = sweep_points(swept)
        elif player.kind == HUMAN and (own or player.name in ("", UNNAMED)):
            words = _("You play") if self._presenter.moving else self.asking()
        else:
            words = _("plays")
        style, size = "number" if tone == "gold" else "display", 15.0 if small else 19.0
        widest = max(room.rect.w, 120.0) - 2 * RIBBON_TAIL
        growth = self.fitting(
            Rect(0, 0, widest, 999.0),
            ("ribbon", words, style, size, board.setting.column),
            lambda: (round(painter.text_width(words, style, size)) + painter.px(30), 0),
        )
        growth = min(growth, board.setting.column)
        with painter.sized(growth):
            wide = painter.text_width(words, style, size) / painter.scale + 38.0
            w = painter.px(min(max(wide, 84.0 if small else 96.0), max(widest, 84.0)))
            if own:
                w = max(w, plate.baked.width + painter.px(layout.PORTRAIT) - 2 * painter.px(RIBBON_TAIL))
            h = painter.px(layout.ribbon_height(max(1.0, growth), own=own, small=small))
            baked = painter.ribbon(w, h, words, tone, size, tail=RIBBON_TAIL, style=style)
        x, y = self._below(plate, seat, small)
        tail, right = painter.px(RIBBON_TAIL + 3), board.space.px(board.space.right, 0)[0]
        left = board.space.px(board.space.left, 0)[0]
        start = plate.x + painter.px(RIBBON_TAIL - layout.PORTRAIT) if own else x - w // 2
        return Piece("turn", baked, min(max(start, left + tail), right - tail - w), y, words)

    def _below(self, plate: Piece, seat: int, small: bool) -> tuple[int, int]:
        """The upper middle of the ribbon of a seat: below its plaque, or its fan where the table begins at once."""
        painter, board = self.painter, self.board
        place = board.place_of(seat)
        if place is not None and place.turn == layout.TOP and board.game.players == 4 and board.growth > 1.0:
            return board.space.px(place.x, BELOW_FAN)
        inset = 0 if small else painter.px(12)
        gap = 4 if small else 7 if board.game.players == 2 or place is None else 5
        return plate.x + inset + (plate.baked.width - inset) // 2, plate.y + plate.baked.height + painter.px(gap)

    def _declared(self) -> Piece | None:
        """The ribbon above the own hand that says that everybody sees it; where there is no room the plaque says it."""
        board, painter = self.board, self.painter
        if board.all_open or not self._lies_open(board.viewer) or not board.hand:
            return None
        if self._session.controller.setup.seats[board.viewer].kind != HUMAN:
            return None
        room = layout.open_mark_room(
            board.rows.rows, board.setting, board.stock_pose(), board.hand_fan(len(board.hand)), board.shift
        )
        if room is None:
            return None
        words = _("Your hand lies open")

        def size() -> tuple[int, int]:
            high = OPEN_LEAD * OPEN_SIZE * max(1.0, painter.text_scale)
            return round(painter.text_width(words, "display", OPEN_SIZE)) + painter.px(40.0), painter.px(high)

        band = room._replace(h=room.h / (1.0 + DROP))
        with painter.sized(self.fitting(band, ("open", words), size)):
            w, h = size()
            baked = painter.ribbon(w, h, words, "gold", OPEN_SIZE, tail=RIBBON_TAIL)
        x, y = board.space.px(room.x + room.w / 2, room.y)
        return Piece("declared", baked, x - w // 2, y, words)

    def _lies_open(self, seat: int) -> bool:
        """Whether everybody sees the cards of that seat."""
        view = self._session.view
        lying = self.board.open_cards(view, seat)
        return bool(lying) and lying.bit_count() == view.hand_counts[seat]

    # ---- piles

    def _tab(self, seat: int) -> Piece:
        """The gold tab that points at the pile of who captured last."""
        board, painter = self.board, self.painter
        side = board.game.side_of[seat]
        place = board.pile_place(side)
        own = side == board.game.side_of[board.viewer]
        caption = next((piece for piece in self.pieces if piece.id == f"caption:{side}"), None)
        under = caption is not None and (place.y < 100.0 or (own and board.game.players in (3, 4)))
        at_top = place.y < 60.0 and caption is None
        words = _("took last")
        widest = BESIDE_NAME if at_top else BESIDE_FAN if caption is None else 240.0
        size = self.fitting(
            Rect(0, 0, widest, 999.0),
            ("tab", words),
            lambda: (round(painter.text_width(words, "bold", 14.5)) + painter.px(26), 0),
        )
        with painter.sized(min(size, board.setting.column if own else MOST_TAB)):
            baked = painter.took_last(words, up=under or at_top)
        x, y = board.space.px(place.x, self._tab_point(place, side, at_top=at_top))
        if under and caption is not None:
            y = caption.rect.bottom - painter.px(HOOK)
        half, edge = baked.width // 2, board.space.px(board.space.right, 0)[0] - painter.px(4)
        rise = painter.px(9) if under or at_top else -painter.px(9) - baked.height
        baked = baked._replace(dx=baked.dx + half, dy=baked.dy - rise)
        told = _("{name} took last").format(name=self._session.names[seat])
        return Piece("took_last", baked, min(x, edge - half) - half, y + rise, told)

    def _tab_point(self, place: PilePlace, side: int, *, at_top: bool) -> float:
        """The y of the pile that the tab's point touches."""
        if at_top:
            return place.bottom + 1.0
        above = 2.0 if place.w < 50 else 6.0
        return place.y - place.across - layout.pile_height(self.board.counts.piles[side]) - above
