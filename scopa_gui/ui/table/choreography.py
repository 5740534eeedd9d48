"""Events become motion: each one places its journeys and cues on the timeline of the ply being shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scopa_gui.rules import events as ev
from scopa_gui.rules.cards import Card, cards_in, face
from scopa_gui.rules.view import View
from scopa_gui.ui import layout
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table import sweeping
from scopa_gui.ui.table.actors import FLYING, LYING, Actor, journey
from scopa_gui.ui.table.board import Board, new_actor
from scopa_gui.ui.table.sweeping import SweepShow
from scopa_gui.ui.tween import Timeline, ease_out

PLAY, LAY, BEAT = 260.0, 240.0, 340.0
GATHER, TRAVEL, STAGGER = 140.0, 320.0, 40.0
DEAL, DEAL_APART, DEAL_LONGEST = 150.0, 70.0, 1500.0
LEFT_LIT = 1000.0
"""How long the cards that are left at the end of a deal are lit before they go."""
READ, SHOW_HAND, LAST_LOOK, AGAIN = 500.0, 1800.0, 900.0, 2600.0
ARC = 24.0
OVER = 0.18
"""How far below the cards that it takes a played card lies, by its height: short of the line below a single row."""

Say = Callable[[str], None]


class Choreography:
    """Puts the events of one ply on a timeline; the board is left as the View says when it has ended."""

    def __init__(
        self,
        board: Board,
        line: Timeline,
        sound: Say,
        sweep: SweepShow,
        settebello: Card,
        tell: Callable[[ev.Event], None],
    ) -> None:
        self._board = board
        self._line = line
        self._sound = sound
        self._sweep = sweep
        self._settebello = settebello
        self._tell = tell

    def stage(self, events: Sequence[ev.Event], view: View) -> None:
        """Place everything; the timeline's length is how long the ply takes at normal speed."""
        at, board = 0.0, self._board
        for index, event in enumerate(events):
            following = events[index + 1] if index + 1 < len(events) else None
            match event:
                case ev.Dealt():
                    at = self._dealt(event, at)
                case ev.Played():
                    at = self._played(event, following if isinstance(following, ev.Swept) else None, at)
                case ev.Leftovers() if event.seat >= 0:
                    at = self._leftovers(event, at)
                case ev.OpeningTaken():
                    at = self._opening(event, view, at)
                case ev.ThrownIn():
                    at += 3 * READ
                case ev.Declared():
                    at = self._declared(event, at)
                case ev.PackOffered():
                    at = self._offered(event, at)
                case ev.PackCut():
                    at = self._pack_cut(event, at)
                case ev.Drawn():
                    at = self._drawn(event, at)
                case ev.CutDone():
                    at = self._cut_done(at)
                case ev.DealScored():
                    at += LAST_LOOK
                case ev.Claimed() | ev.Resigned():
                    at += 2 * READ
                case ev.TookBack():
                    board.slots.match(cards_in(view.table))
                    board.slots.close_up()
                case _:
                    continue
        self._line.hold(at)

    # ---- plays

    def _played(self, event: ev.Played, sweep: ev.Swept | None, at: float) -> float:
        board = self._board
        actor = board.take_from_hand(event.seat, event.card)
        actor.height = FLYING
        if not event.take:
            board.slots.lay(event.card)
            board.arrange()
            end = board.slot_pose(event.card)
            at = journey(self._line, actor, at, LAY, end, ease=ease_out, arc=ARC)
            self._line.cue(at, lambda: self._land(actor, event.card, end))
            return at
        board.arrange()
        taken = [board.table.pop(card) for card in event.take if card in board.table]
        for other in taken:
            other.held, other.look = True, Look.LIT
            board.flying.insert(0, other)
        end = self._over(taken, actor)
        at = journey(self._line, actor, at, PLAY, end, arc=ARC)
        self._line.cue(at, lambda: self._touch(actor, taken))
        at += BEAT
        self._line.cue(at, lambda: self._leave(event.take, taken))
        if sweep is not None:
            return self._swept(sweep, actor, taken, at)
        return self._carry(event.seat, [*taken, actor], at, end)

    def _land(self, actor: Actor, card: Card, goal: Pose) -> None:
        board = self._board
        if actor in board.flying:
            board.flying.remove(actor)
        board.table[card] = actor
        actor.held, actor.height, actor.goal = False, LYING, goal
        self._sound("lay")
        board.arrange()

    def _touch(self, actor: Actor, taken: list[Actor]) -> None:
        """The played card has reached what it takes: a pause long enough to be seen."""
        actor.height = 9.0
        for other in taken:
            other.height = 7.0
        self._sound("lay")

    def _leave(self, cards: Sequence[Card], taken: Sequence[Actor]) -> None:
        self._board.slots.take(cards)
        for actor in taken:
            actor.look = Look.PLAIN
        if self._board.slots.sparse:
            self._close_up()

    def _over(self, taken: Sequence[Actor], actor: Actor) -> Pose:
        """Where a played card comes to rest among the cards it takes: over their feet, none of them hidden."""
        poses = [other.goal for other in taken] or [actor.goal]
        w = poses[0].w
        x = sum(pose.x for pose in poses) / len(poses)
        y = max(pose.y for pose in poses) + OVER * w * layout.CARD_RATIO
        if len(poses) == 1:
            x += 0.24 * w
        lowest = layout.hand_line(self._board.space) - 0.2 * w
        return Pose(x, min(y, lowest), 0.0, w)

    def _carry(self, seat: int, actors: Sequence[Actor], at: float, meeting: Pose) -> float:
        """Gather cards and carry them to a side's pile, face down on the way."""
        board = self._board
        side = board.game.side_of[seat]
        end_at = at
        self._line.cue(at, lambda: self._sound("take"))
        for index, actor in enumerate(actors):
            offset = (index - (len(actors) - 1) / 2) * 12.0
            near = Pose(meeting.x + offset, meeting.y - 14.0, 0.0, meeting.w)
            start = journey(self._line, actor, at, GATHER, near)
            start += STAGGER * index
            end_at = max(end_at, self._to_heap(actor, side, start))
        return end_at

    def _to_heap(self, actor: Actor, side: int, start: float) -> float:
        board = self._board
        place = board.pile_place(side)
        heap = Pose(place.x, place.y - layout.pile_height(board.counts.piles[side]), 0.0, place.w)
        end = journey(self._line, actor, start, TRAVEL, heap)

        def turn() -> None:
            actor.face_up = False

        def arrive() -> None:
            if actor in board.flying:
                board.flying.remove(actor)
            board.counts.piles[side] += 1

        self._line.cue(start, lambda: setattr(actor, "height", FLYING))
        self._line.cue(start + TRAVEL * 0.55, turn)
        self._line.cue(end, arrive)
        if actor.card is not None and face(actor.card) == self._settebello:
            self._line.cue(end, lambda: self._sound("settebello"))
        return end

    def _swept(self, event: ev.Swept, actor: Actor, taken: Sequence[Actor], at: float) -> float:
        board, line = self._board, self._line
        side = board.game.side_of[event.seat]
        end = self._sweep.stage(line, at, lambda: self._sound("sweep"))
        line.cue(at, lambda: self._sound("take"))
        cards = board.counts.piles[side] + len(taken) + 1
        goal = layout.crosswise(board.pile_place(side), len(board.counts.sweeps[side]) + 1, cards)[-1]
        laid = sweeping.fly(line, actor, taken, at, goal, board.space.s)

        def lie() -> None:
            board.flying = [other for other in board.flying if other is not actor and other not in taken]
            board.counts.piles[side] += len(taken) + 1
            if actor.card is not None:
                board.counts.sweeps[side].append(actor.card)
            self._sound("point")
            if any(other.card is not None and face(other.card) == self._settebello for other in [*taken, actor]):
                self._sound("settebello")

        line.cue(laid, lie)
        return end

    def _leftovers(self, event: ev.Leftovers, at: float) -> float:
        """The last cards are lit and told of, long enough to be seen; then they go to the pile of who took last."""
        board = self._board

        def light() -> None:
            self._tell(event)
            for card in event.cards:
                if card in board.table:
                    board.table[card].look = Look.LIT

        def dim() -> None:
            for card in event.cards:
                if card in board.table:
                    board.table[card].look = Look.PLAIN

        self._line.cue(at + READ, light)
        at += READ + LEFT_LIT
        self._line.cue(at, dim)
        return self._to_pile(event.seat, event.cards, at)

    def _to_pile(self, seat: int, cards: Sequence[Card], at: float) -> float:
        """Cards that go from the table to a pile with no card played."""
        board = self._board
        moved: list[Actor] = []
        goals = [a.goal for c, a in board.table.items() if c in cards]
        middle = Pose(board.space.centre - board.shift, 296.0 + board.space.more_h / 2, 0.0, 100.0)
        meeting = goals[len(goals) // 2] if goals else middle

        def lift() -> None:
            for card in cards:
                actor = board.table.pop(card, None)
                if actor is not None and actor not in board.flying:
                    board.flying.append(actor)
            board.slots.take(cards)

        for card in cards:
            actor = board.table.get(card) or self._landing(card)
            if actor is not None:
                actor.held = True
                moved.append(actor)
        self._line.cue(at, lift)
        return self._carry(seat, moved, at, meeting)

    def _landing(self, card: Card) -> Actor | None:
        """The actor of a card that is still on its way to the table."""
        return next((a for a in self._board.flying if a.card == card), None)

    def once_more(self, event: ev.Played) -> None:
        """Show a capture that has been: its cards lie in the middle for a while and go to the pile again."""
        board = self._board
        cards = [*event.take, event.card]
        w = min(layout.TABLE_WIDEST, (board.space.w - 160.0) / (1.12 * len(cards)))
        ghosts = []
        for index, card in enumerate(cards):
            x = board.space.centre + (index - (len(cards) - 1) / 2) * 1.12 * w
            raised = 26.0 if card == event.card else 0.0
            ghost = new_actor(card)
            ghost.pose = ghost.goal = Pose(x, 300.0 + board.space.more_h / 2 + raised, 0.0, w)
            ghost.held, ghost.height = True, FLYING
            ghost.look = Look.PLAIN if card == event.card else Look.LIT
            board.flying.append(ghost)
            ghosts.append(ghost)
        self._sound("choose")
        place = board.pile_place(board.game.side_of[event.seat])
        heap = Pose(place.x, place.y, 0.0, place.w)
        for ghost in ghosts:
            self._line.cue(AGAIN, partial(setattr, ghost, "look", Look.PLAIN))
            journey(self._line, ghost, AGAIN, TRAVEL, heap)
            self._line.cue(AGAIN + TRAVEL * 0.55, partial(setattr, ghost, "face_up", False))
        self._line.cue(AGAIN, lambda: self._sound("take"))
        self._line.hold(AGAIN + TRAVEL)

    # ---- before the play

    def _dealt(self, event: ev.Dealt, at: float) -> float:
        board = self._board
        first = event.round == 1
        sizes = [hand if isinstance(hand, int) else len(hand) for hand in event.hands]
        total = sum(sizes) + len(event.table)
        if first:
            self._clear(event.dealer)
            self._sound("shuffle")
        board.counts.stock = event.stock + total
        board.counts.dealer = event.dealer
        own = event.hands[board.viewer]
        board.hand = [new_actor(c) for c in board.sorted_hand(() if isinstance(own, int) else own)]
        for seat in board.backs:
            hand = event.hands[seat]
            cards: Sequence[Card | None] = [None] * hand if isinstance(hand, int) else hand
            board.backs[seat] = [new_actor(card, face_up=card is not None) for card in cards]
        for card in event.table:
            board.slots.lay(card)
            board.table[card] = new_actor(card)
        dealt = self._order(event, sizes)
        stock = board.stock_pose()
        for actor in dealt:
            actor.pose = stock
            actor.goal = stock
        board.arrange()
        self._line.cue(at, self._close_up)
        apart = min(DEAL_APART, DEAL_LONGEST / max(1, total))
        for index, actor in enumerate(dealt):
            self._deal_one(actor, stock, at + index * apart)
        return at + len(dealt) * apart + DEAL

    def _close_up(self) -> None:
        """The cards that lie on the table move together."""
        self._board.slots.close_up()
        self._board.arrange()

    def _order(self, event: ev.Dealt, sizes: Sequence[int]) -> list[Actor]:
        """The dealt cards in the order in which they leave the stock: hands round the table, then the layout."""
        board, players = self._board, self._board.game.players
        order: list[Actor] = []
        for number in range(max(sizes, default=0)):
            for ahead in range(1, players + 1):
                seat = (event.dealer + ahead) % players
                if number < sizes[seat]:
                    order.append(board.hand[number] if seat == board.viewer else board.backs[seat][number])
        return [*order, *(board.table[card] for card in event.table)]

    def _deal_one(self, actor: Actor, stock: Pose, at: float) -> None:
        board = self._board
        up = actor.face_up
        actor.held = actor.hidden = True
        actor.stop()
        goal = actor.goal
        actor.pose = stock

        def leave() -> None:
            actor.hidden, actor.face_up, actor.height = False, False, 9.0
            board.counts.stock = max(0, board.counts.stock - 1)
            self._sound("deal")

        def arrive() -> None:
            actor.held, actor.height, actor.face_up = False, LYING, up
            if actor.pose != actor.goal:
                board.arrange()

        self._line.cue(at, leave)
        journey(self._line, actor, at, DEAL, goal, ease=ease_out, start=stock._replace(w=goal.w, angle=goal.angle))
        self._line.cue(at + DEAL * 0.5, lambda: setattr(actor, "face_up", up))
        self._line.cue(at + DEAL, arrive)

    def _clear(self, dealer: int) -> None:
        """Between deals: everything goes, slots close up."""
        board = self._board
        sides = len(board.game.sides)
        board.slots.clear()
        board.table.clear()
        board.flying.clear()
        board.drawn = None
        board.counts.piles = [0] * sides
        board.counts.sweeps = [[] for _ in range(sides)]
        board.counts.last = -1
        board.counts.dealer = dealer

    def _opening(self, event: ev.OpeningTaken, view: View, at: float) -> float:
        """The dealer takes the layout at once; its sweeps lie crosswise."""
        board = self._board
        side = board.game.side_of[event.seat]
        at = self._to_pile(event.seat, event.cards, at + READ)

        def begin() -> None:
            board.counts.sweeps[side] = [sweep.card for sweep in view.sweep_cards[side]]
            self._sound("sweep")

        return self._sweep.stage(self._line, at, begin)

    def _declared(self, event: ev.Declared, at: float) -> float:
        """The hand is shown to everybody for a moment."""
        board = self._board
        if event.seat != board.viewer:

            def show() -> None:
                board.backs[event.seat] = [new_actor(card) for card in event.cards]
                board.arrange(0.0)
                self._sound("turn")

            self._line.cue(at, show)
        return at + SHOW_HAND

    def _offered(self, event: ev.PackOffered, at: float) -> float:
        """The shuffled pack is spread on the empty table."""
        board = self._board
        self._clear(event.dealer)
        board.hand = []
        board.backs = {seat: [] for seat in board.backs}
        board.spread, board.lifted = event.size, 0
        self._sound("shuffle")
        return at + READ

    def _pack_cut(self, event: ev.PackCut, at: float) -> float:
        """The spread opens where it is cut, long enough to be seen, and is put together again."""
        board = self._board
        board.lifted = event.lifted
        self._sound("take")
        self._line.cue(at + 2 * READ, lambda: setattr(board, "spread", 0))
        return at + 2 * READ

    def _drawn(self, event: ev.Drawn, at: float) -> float:
        board = self._board
        self._clear(board.counts.dealer)
        board.hand = []
        board.backs = {seat: [] for seat in board.backs}
        board.counts.stock = len(board.game.pack)
        actor = new_actor(event.card, face_up=event.card is not None)
        actor.pose, actor.goal = board.stock_pose(), board.drawn_pose()
        board.drawn = actor
        self._sound("turn")
        return journey(self._line, actor, at, LAY, board.drawn_pose(), ease=ease_out, arc=ARC)

    def _cut_done(self, at: float) -> float:
        def gone() -> None:
            self._board.drawn = None

        self._line.cue(at + READ, gone)
        return at + READ
