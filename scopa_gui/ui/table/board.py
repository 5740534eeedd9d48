"""The cards on the table as they are drawn: actors with places, and the counts that are shown.

The board follows the View; it never decides anything. Layout gives every actor a goal, actors glide there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from scopa_gui.rules.cards import Card, CardSet, cards_in, suit, value
from scopa_gui.rules.deal import Phase
from scopa_gui.rules.game import Game
from scopa_gui.rules.view import View
from scopa_gui.ui import layout
from scopa_gui.ui.layout import PilePlace, Place, Pose, Rows, Setting, Space
from scopa_gui.ui.table.actors import HELD, LYING, RAISED, Actor, settle
from scopa_gui.ui.table.slots import Slots
from scopa_gui.ui.tween import Timeline

GLIDE, PART, RAISE = 180.0, 120.0, 90.0
HOVER_LIFT, RAISE_LIFT, LIT_LIFT = 8.0, 22.0, 14.0


@dataclass(slots=True)
class Counts:
    """The figures that are shown; they lag behind the View while cards travel."""

    stock: int = 0
    piles: list[int] = field(default_factory=list)
    sweeps: list[list[Card]] = field(default_factory=list)
    scores: tuple[int, ...] = ()
    last: int = -1
    dealer: int = 0


@dataclass(slots=True)
class Attention:
    """What the player looks at, as far as it moves cards: lifted, raised and lit ones."""

    hovered: Card | None = None
    focused: Card | None = None
    """The card that keys have reached: the next one parts from it, so that neither hides the other's figure."""
    raised: Card | None = None
    lit: frozenset[Card] = frozenset()
    previewed: frozenset[Card] = frozenset()
    by_hint: bool = False
    """Whether the previewed cards are those of the hint."""


class Board:
    """Actors of one match at one window size."""

    def __init__(self, game: Game, viewer: int, space: Space) -> None:
        self.game = game
        self.viewer = viewer
        self.space = space
        self.growth = 1.0
        self.shift = 0.0
        self.order = "suit"
        self.all_open = False
        """Whether every hand is looked into, as in a replay."""
        self.as_dealt: Callable[[Iterable[Card]], list[Card]] = sorted
        self.slots = Slots()
        self.hand: list[Actor] = []
        self.table: dict[Card, Actor] = {}
        self.backs: dict[int, list[Actor]] = {seat: [] for seat in range(game.players) if seat != viewer}
        self.flying: list[Actor] = []
        self.drawn: Actor | None = None
        self.spread = 0
        """Cards of the pack that lies spread to be cut; 0: it does not."""
        self.lifted = 0
        """How many of them have been lifted off."""
        self.counts = Counts()
        self.attention = Attention()
        self.gliding = Timeline()
        self.rows = Rows((), 1)

    # ---- geometry

    @property
    def setting(self) -> Setting:
        """What the places round the table depend on."""
        game = self.game
        return Setting(self.space, game.players, len(game.sides), max(game.rounds), self.growth)

    @property
    def places(self) -> tuple[Place, ...]:
        """Places of the other seats in order of play from the viewer."""
        return layout.places(self.setting, self.game.ruleset.direction == "cw")

    def place_of(self, seat: int) -> Place | None:
        """Where a seat's fan is; None for the viewer."""
        ahead = (seat - self.viewer) % self.game.players
        return self.places[ahead - 1] if ahead else None

    def pile_place(self, side: int) -> PilePlace:
        """Where a side's captured cards lie."""
        game = self.game
        if side == game.side_of[self.viewer]:
            return layout.own_pile(self.setting)
        first = min(game.sides[side], key=lambda seat: (seat - self.viewer) % game.players)
        place = self.place_of(first)
        assert place is not None
        return layout.other_pile(place, self.setting)

    def stock_pose(self) -> Pose:
        """Where the stock lies."""
        return layout.stock_place(self.place_of(self.counts.dealer), self.setting)

    def slot_rows(self) -> Rows:
        """Places for the cards of the table and the gaps among them."""
        return layout.table_rows(len(self.slots), self.space, self.game.players, self.shift, self.growth)

    def slot_pose(self, card: Card) -> Pose:
        """Where a card of the table belongs."""
        return self.rows.slots[self.slots.index(card)]

    def drawn_pose(self) -> Pose:
        """Where the card lies that the opening draw turned up (Chkobba)."""
        return Pose(self.space.centre, layout.one_row(self.space), 0.0, layout.TABLE_WIDEST * self.space.zoom)

    @property
    def two_rows(self) -> bool:
        """Whether the hand sinks to make room; once sunk it stays so until the table is short again."""
        return self.rows.rows > 1

    def hand_fan(self, count: int) -> list[Pose]:
        """Where the cards of an own hand of so many belong; the open guide moves them as far as it must."""
        sunk = self.setting.sinks
        fan = layout.hand_fan(count, self.space, self.two_rows, growth=self.growth, sunk=sunk)
        if self.shift and max((pose.outline().right for pose in fan), default=0.0) > layout.guide_left(self.space):
            shift = (self.shift - layout.GUIDE_LOST * (self.growth - 1.0)) / 2
            return layout.hand_fan(count, self.space, self.two_rows, growth=self.growth, shift=shift, sunk=sunk)
        return fan

    def hand_pose(self, index: int, count: int) -> Pose:
        """Where the card number ``index`` of the hand belongs, with what the player's attention does to it."""
        pose = self.hand_fan(count)[index]
        card = self.hand[index].card
        raised = self._index_of(self.attention.raised)
        focused = self._index_of(self.attention.focused)
        if raised is not None:
            if index == raised:
                lowest = self.space.h - 4.0 - pose.h / 2
                aside = 8.0 if index == 0 and count > 1 else 0.0
                return Pose(pose.x - aside, min(pose.y - RAISE_LIFT, lowest), 0.0, pose.w)
            return pose._replace(x=pose.x + (18.0 if index > raised else -9.0))
        if card is not None and card == self.attention.hovered:
            return pose._replace(y=pose.y - HOVER_LIFT)
        return pose._replace(x=pose.x + 18.0) if focused is not None and index > focused else pose

    def _index_of(self, card: Card | None) -> int | None:
        return next((i for i, a in enumerate(self.hand) if a.card == card), None) if card is not None else None

    # ---- layout

    def resize(self, space: Space, growth: float = 1.0) -> None:
        """Another window or size of text: everything jumps to its new place, journeys go on to theirs."""
        self.space, self.growth = space, growth
        self.arrange(0.0)

    def arrange(self, glide: float = GLIDE) -> None:
        """Give every actor its place; those that belong elsewhere now glide there."""
        self.rows = self.slot_rows()
        for card, actor in self.table.items():
            goal = self.slot_pose(card)
            if card in self.attention.lit:
                goal = goal._replace(y=goal.y - LIT_LIFT)
            elif card in self.attention.previewed:
                goal = goal._replace(y=goal.y - HOVER_LIFT)
            lifted = (actor.goal.x, actor.goal.w) == (goal.x, goal.w)
            settle(self.gliding, actor, goal, glide and (RAISE if lifted else glide))
        for index, actor in enumerate(self.hand):
            raised = actor.card is not None and actor.card == self.attention.raised
            if not actor.held:
                actor.height = RAISED if raised else HELD
            settle(self.gliding, actor, self.hand_pose(index, len(self.hand)), glide and PART)
        for seat, actors in self.backs.items():
            for actor, goal in zip(actors, self.fan_of(seat, actors), strict=True):
                settle(self.gliding, actor, goal, glide and PART)
        if self.drawn is not None:
            settle(self.gliding, self.drawn, self.drawn_pose(), glide)

    def fan_of(self, seat: int, actors: Sequence[Actor]) -> list[Pose]:
        """Poses for the hand of another seat; a wholly declared hand lies open before it."""
        place = self.place_of(seat)
        assert place is not None
        if actors and all(actor.face_up for actor in actors):
            return layout.open_fan(place, len(actors), self.game.players)
        return layout.seat_fan(place, len(actors), self.setting)

    # ---- contents

    def sync(self, view: View, *, jump: bool = False) -> None:
        """Make everything as the View says; actors that are there glide on unless all are to ``jump``."""
        self.flying.clear()
        counts = self.counts
        counts.stock, counts.dealer, counts.last = view.stock, view.dealer, view.last
        counts.piles = [pile.bit_count() for pile in view.piles]
        counts.sweeps = [[sweep.card for sweep in sweeps] for sweeps in view.sweep_cards]
        counts.scores = view.scores
        self.slots.match(cards_in(view.table))
        fresh: list[Actor] = []

        def actor(known: Actor | None, card: Card | None) -> Actor:
            if known is None:
                known = new_actor(card, face_up=card is not None)
                fresh.append(known)
            known.held = known.hidden = False
            known.height = LYING
            known.face_up = known.card is not None
            return known

        self.table = {card: actor(self.table.get(card), card) for card in self.slots.cards()}
        own = {known.card: known for known in self.hand}
        self.hand = [actor(own.get(card), card) for card in self.sorted_hand(cards_in(view.hand))]
        for seat, actors in self.backs.items():
            shown = cards_in(self.open_cards(view, seat))
            wanted: list[Card | None] = [*shown, *[None] * (view.hand_counts[seat] - len(shown))]
            same = [known.card for known in actors] == wanted
            self.backs[seat] = [actor(actors[i] if same else None, card) for i, card in enumerate(wanted)]
        self.spread, self.lifted = (view.stock if view.phase is Phase.CUT_PACK else 0), 0
        drawn = view.drawn if view.phase is Phase.CUT else None
        self.drawn = None if drawn is None else actor(self.drawn, drawn)
        self.arrange(0.0 if jump else GLIDE)
        for known in self.actors() if jump else fresh:
            known.rest()

    def open_cards(self, view: View, seat: int) -> CardSet:
        """Cards of a seat that lie open: declared ones, unless the rules have them shown only once (SPEC 2.14)."""
        stays = self.all_open or self.game.ruleset.declared_exposed == "face_up"
        return view.shown[seat] if stays else 0

    def sorted_hand(self, cards: Iterable[Card]) -> list[Card]:
        """The own hand in the order the player likes: as dealt, by suit or by rank."""
        if self.order == "dealt":
            return self.as_dealt(cards)
        if self.order == "rank":
            return sorted(cards, key=lambda card: (value(card), suit(card), card))
        return sorted(cards, key=lambda card: (suit(card), value(card), card))

    def actors(self) -> list[Actor]:
        """Every actor there is."""
        others = [actor for actors in self.backs.values() for actor in actors]
        drawn = [self.drawn] if self.drawn is not None else []
        return [*self.table.values(), *self.hand, *others, *drawn, *self.flying]

    def take_from_hand(self, seat: int, card: Card) -> Actor:
        """Remove the actor of a card that is played; it flies, face up, from where it was."""
        if seat == self.viewer:
            actor = next((a for a in self.hand if a.card == card), None)
            if actor is None:
                actor = new_actor(card)
                actor.pose = self.hand_fan(1)[0]
            else:
                self.hand.remove(actor)
        else:
            actors = self.backs[seat]
            actor = next((a for a in actors if a.card == card), None) or (
                actors[len(actors) // 2] if actors else new_actor(card)
            )
            if actor in actors:
                actors.remove(actor)
        actor.card, actor.face_up, actor.held = card, True, True
        actor.pose = actor.pose._replace(angle=0.0)
        self.flying.append(actor)
        return actor


def new_actor(card: Card | None, *, face_up: bool = True) -> Actor:
    """A card that has no place yet."""
    nowhere = Pose(0.0, 0.0, 0.0, 60.0)
    return Actor(card, nowhere, nowhere, face_up)
