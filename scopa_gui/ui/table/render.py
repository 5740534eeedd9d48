"""Draws the table: hands every picture to the stage, from the cloth upward."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.game.texts import sweep_cry
from scopa_gui.rules.cards import Card, card_text, face, value
from scopa_gui.ui import layout
from scopa_gui.ui.deck import BACK, TWIN_BACK
from scopa_gui.ui.layout import Pose, Rect
from scopa_gui.ui.paint import Baked, plates
from scopa_gui.ui.paint.course import bake_course
from scopa_gui.ui.paint.flourish import Flourish, shown
from scopa_gui.ui.paint.hint_plate import hint_plate
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.stage import Stage
from scopa_gui.ui.table import cutting, naming
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.chooser import TAKE_SIZE
from scopa_gui.ui.table.elements import take_label
from scopa_gui.ui.table.focusing import ticket_id
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.hinting import COACH, hint_button, hint_place
from scopa_gui.ui.table.pointing import lit_choice
from scopa_gui.ui.table.prompts import call_out_place
from scopa_gui.ui.table.telling import (
    RULE_BELOW,
    announced,
    can_show_again,
    event_box,
    event_line,
    event_rule,
    line_is_crossed,
)

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

PACK, MATTA = 40, 80
"""Cards from the first number on are those of the second pack, from the second on an announced wild seven."""
BLOCK_PITCH = 27.0
"""From one number of a choice to the next on a card."""
HOVER_LIFT = 3
"""How far a ticket or a pile below the pointer is lifted."""
_LIFTS = {"normal": 0, "hover": 1, "down": -1}
"""Whether it is lifted, or sinks where it is pressed."""
LAMP, LAMP_ABOVE, LAMP_BELOW = 30.0, -12.0, 9.0
"""Side of the coach's lamp, and how far above a card and below a ticket its middle lies."""
SWEEP_SHADE, AGAIN_SHADE = 205, 130
"""Of 255: how light the bare table stays in a sweep, and everything while a capture is shown once more."""


class TableRenderer:
    """Collects one frame of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._app = scene.app
        self.stage = Stage()
        self.flourish: Flourish | None = None
        self._preparing: Iterator[None] | None = None
        self._rings: list[tuple[Baked, int, int]] = []
        """What marks focus and choice, drawn above all that could hide it."""

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Collect the frame and repaint what has changed; returns the areas, None for all."""
        stage, scene = self.stage, self._scene
        stage.begin()
        self._rings.clear()
        self._sun()
        self._course()
        self._piles()
        self._others()
        self._furniture()
        for card in scene.board.slots.cards():
            actor = scene.board.table.get(card)
            if actor is not None:
                self._actor(actor, self._table_look(card, actor))
        self._table_focus()
        self._blocks()
        below = line_is_crossed(scene)
        if below:
            self._event_line()
        self._hand()
        self._own_mark()
        if scene.board.drawn is not None:
            self._actor(scene.board.drawn)
        if scene.board.spread:
            cutting.draw(scene)
        self._chooser()
        self._buttons()
        self._advice()
        for ring, x, y in self._rings:
            stage.baked(ring, x, y)
        if scene.presenter.again is not None:
            stage.shade(pygame.Rect((0, 0), self._app.stack.size), AGAIN_SHADE)
            self._announced()
        self._broom_and_ribbon()
        for actor in scene.board.flying:
            self._actor(actor)
        if not below:
            self._event_line()
        if scene.presenter.again is None:
            self._announced()
        naming.draw(scene)
        return stage.present(surface, self._app.background, full)

    def _course(self) -> None:
        """Which way play goes round, where that is not plain: stitched from the own hand to who plays next."""
        scene, board, painter = self._scene, self._scene.board, self._app.painter
        after = f"seat:{(board.viewer + 1) % board.game.players}"
        plaque = next((piece.rect for piece in scene.furniture.pieces if piece.id == after), None)
        if board.game.players == 2 or plaque is None or scene.chooser.tickets:
            return
        room = Rect(*(side / board.space.s for side in plaque))
        points = layout.course(room, board.setting, clockwise=board.game.ruleset.direction == "cw")
        if points:
            key = ("course", painter.dress, *points[0], *points[-1])
            self.stage.baked(painter.keep(key, lambda: bake_course(points, painter.dress, painter.scale)), 0, 0)

    # ---- cards

    def _actor(self, actor: Actor, look: Look | None = None) -> None:
        if actor.hidden:
            return
        sprites, space, pose = self._app.sprites, self._scene.board.space, actor.pose
        angle, w = _drawn_angle(actor), _drawn_width(actor)
        code, figure = BACK, None
        if actor.face_up and actor.card is not None:
            code = card_text(face(actor.card))
            figure = value(actor.card) if actor.card >= MATTA else None
        elif actor.card is not None and PACK <= actor.card < MATTA:
            code = TWIN_BACK
        x, y = pose.x * space.s, pose.y * space.s
        shown = look if look is not None else actor.look
        height = 2.0 if shown in (Look.OTHER, Look.DEAD) else actor.height
        if actor.turned_from:
            share = pose.w / actor.turned_from
            shade, card = sprites.turned(code, actor.turned_from, pose.angle, share, height, figure)
            self.stage.baked(shade, x, y)
            self.stage.baked(card, x, y)
            return
        self.stage.baked(sprites.shadow(w, angle, height), x, y)
        self.stage.baked(sprites.card(code, w, angle, shown, figure), x, y)

    def _table_look(self, card: Card, actor: Actor) -> Look:
        choosing, attention = self._scene.choosing, self._scene.board.attention
        if choosing is None:
            if card not in attention.previewed:
                return actor.look
            return Look.HINTED if attention.by_hint else Look.LIT
        if card in attention.lit:
            return Look.LIT
        if choosing.building:
            return Look.OTHER if choosing.fits(card) else Look.DEAD
        return Look.OTHER if choosing.choices_with(card) else Look.DEAD

    def _hand(self) -> None:
        """The own hand; the card that is pulled, raised or in focus lies above its neighbours."""
        scene = self._scene
        raised = scene.choosing.card if scene.choosing is not None else None
        pulled, focused, hinted = scene.pulling.card, scene.focused_card, scene.hinting.card
        above = next((card for card in (pulled, raised, focused) if card is not None), None)
        looks = {hinted: Look.HINTED, focused: Look.FOCUSED, raised: Look.LIT}
        last: tuple[Actor, Look | None, int] | None = None
        for number, actor in enumerate(scene.board.hand, 1):
            look = looks.get(actor.card) if actor.card is not None and actor.card != pulled else None
            if actor.card is not None and actor.card == above:
                last = actor, look, number
            else:
                self._held(actor, look, number)
            if actor.card is not None and actor.card == hinted != pulled:
                self._lamp_on(actor.pose)
        if last is not None:
            self._held(*last)

    def _held(self, actor: Actor, look: Look | None, number: int) -> None:
        """A card of the own hand; for whoever plays by keys, the key that plays it below its value."""
        self._actor(actor, look)
        if actor.card is not None and not actor.held:
            naming.draw_key(self._scene, actor.pose, number)

    def _lamp_on(self, pose: Pose) -> None:
        """The coach's lamp at the upper edge of the card that is hinted, whatever else is said of it."""
        s, turn = self._scene.board.space.s, math.radians(pose.angle)
        reach = pose.h / 2 + LAMP_ABOVE
        self._lamp((pose.x + reach * math.sin(turn)) * s, (pose.y - reach * math.cos(turn)) * s)

    def _lamp(self, x: float, y: float) -> None:
        """The lamp with its middle there (pixels)."""
        painter = self._app.painter
        side = painter.px(LAMP)
        self._rings.append((painter.coin("", LAMP * 0.66, "paper"), round(x), round(y)))
        self._rings.append((painter.icon("hint", side), round(x - side / 2), round(y - side / 2)))

    def _others(self) -> None:
        for actors in self._scene.board.backs.values():
            for actor in actors:
                self._actor(actor)

    def _piles(self) -> None:
        board, sprites, stage = self._scene.board, self._app.sprites, self.stage
        s = board.space.s
        if board.counts.stock and not board.spread:
            pose = board.stock_pose()
            layers = layout.stock_layers(board.counts.stock)
            stage.baked(sprites.stack(BACK, pose.w, layers, 0.4), pose.x * s, pose.y * s)
            top = pose.y - (layers - 1) * layout.STACK_RISE
            stage.baked(self._app.painter.counter(board.counts.stock), (pose.x - (layers - 1) * 0.4) * s, top * s)
        for side, cards in enumerate(board.counts.piles):
            if not cards:
                continue
            place = board.pile_place(side)
            if self._behind_panel(pixels(board.space, place.lies)):
                continue
            layers = layout.pile_layers(cards)
            lift = _LIFTS[self._scene.state_of(f"pile:{side}")] * self._app.painter.px(HOVER_LIFT)
            stage.baked(sprites.stack(BACK, place.w, layers, 0.5 * place.out), place.x * s, place.y * s - lift)
            sweeps = board.counts.sweeps[side]
            for card, pose in zip(sweeps, layout.crosswise(place, len(sweeps), cards), strict=True):
                stage.baked(sprites.shadow(pose.w, 90.0, 3.0), pose.x * s, pose.y * s)
                stage.baked(sprites.card(card_text(face(card)), pose.w, 90.0), pose.x * s, pose.y * s - lift)
            self._focus_ring(f"pile:{side}", pixels(board.space, Pose(place.x, place.y, 0.0, place.w).outline()), -8.0)

    def _blocks(self) -> None:
        """The numbers of its choices on each card of the table."""
        choosing, board = self._scene.choosing, self._scene.board
        if choosing is None:
            return
        painter, s, lit = self._app.painter, board.space.s, lit_choice(self._scene)
        room = {card: int((actor.pose.w - 12.0) / BLOCK_PITCH) for card, actor in board.table.items()}
        for card, numbers in choosing.numbers_on(room).items():
            pose = board.table[card].pose
            for place, index in enumerate(reversed(numbers)):
                word = choosing.key_of(index) or str(index + 1)
                block = painter.key_block(word, index == lit and card in board.attention.lit)
                x = pose.x + pose.w / 2 - 16.0 - place * BLOCK_PITCH - 12.0
                self.stage.baked(block, x * s, (pose.y + pose.h / 2 - 32.0) * s)

    # ---- what stands round them

    def _furniture(self) -> None:
        furniture, board = self._scene.furniture, self._scene.board
        for piece in furniture.pieces:
            if piece.id.startswith("caption:"):
                lies = pixels(board.space, board.pile_place(int(piece.id.removeprefix("caption:"))).lies)
                if self._behind_panel(lies.union(piece.rect)):
                    continue
            self.stage.baked(piece.baked, piece.x, piece.y)
            self._focus_ring(piece.id, piece.rect, 8.0)
        if furniture.turn is not None:
            bob = round(self._scene.pulses.bob * board.space.s)
            self.stage.baked(furniture.turn.baked, furniture.turn.x, furniture.turn.y + bob)
        if furniture.took_last is not None and not self._behind_panel(furniture.took_last.rect):
            self.stage.baked(furniture.took_last.baked, furniture.took_last.x, furniture.took_last.y)

    def _behind_panel(self, box: pygame.Rect) -> bool:
        """Whether a panel covers or cuts it: no sliver is shown beside guide or log."""
        panels = (scene.covers for scene in self._app.stack.scenes)
        return any(panel is not None and panel.colliderect(box) for panel in panels)

    def _own_mark(self) -> None:
        """The ribbon above a hand that lies open; a hint takes its place."""
        mark = self._scene.furniture.declared
        if mark is not None and not self._scene.hinting.shown:
            self.stage.baked(mark.baked, mark.x, mark.y)

    def _event_line(self) -> None:
        scene = self._scene
        if not scene.event_text or scene.choosing or scene.prompt or announced(scene) or scene.hinting.shown:
            return
        box = event_box(scene)
        line = event_line(scene)
        x, y = box.center
        self.stage.baked(line, x - line.width / 2, y + line.height / 2)
        if scene.hover_id == "event" and can_show_again(scene):
            rule = event_rule(scene, line.width)
            self.stage.baked(rule, x - line.width / 2, y + line.height / 2 + self._app.painter.px(RULE_BELOW))

    def _buttons(self) -> None:
        scene, painter = self._scene, self._app.painter
        space = scene.board.space
        setting = scene.board.setting
        guide, menu = layout.guide_button(setting), layout.menu_button(setting)
        self.corners((("guide", guide, _("Guide")), ("menu", menu, _("Menu"))))
        if scene.can_call_out:
            rect = call_out_place(space, scene.board.growth)
            x, y = space.px(rect.x, rect.y)
            size = (painter.px(rect.w), painter.px(rect.h))
            button = painter.button(*size, _("I am out"), "gold", state=scene.state_of("call_out"), size=19)
            self.stage.baked(button, x, y)
            self._focus_ring("call_out", pygame.Rect(x, y, size[0], painter.block_height(size[1])))

        if scene.hinting.offered:
            box = pixels(space, hint_button(scene))
            barred = scene.hinting.barred != ""
            state = "disabled" if barred else scene.state_of("hint") if scene.ready else "normal"
            button = painter.button(*box.size, _("Hint"), "paper", state=state, size=19, icon="hint")
            self.stage.baked(button, box.x, box.y)
            self._focus_ring("hint", pygame.Rect(box.topleft, (box.w, painter.block_height(box.h))))

    def corners(self, buttons: Sequence[tuple[str, Rect, str]]) -> None:
        """The buttons in the upper right corner, each with its place and its word; their words are of one size."""
        pitch = self._scene.board.setting.corner_pitch
        size = plates.corner_word(self._app.painter, [label for _name, _rect, label in buttons], pitch)
        for name, rect, label in buttons:
            self._corner(name, rect, label, size)

    def _corner(self, name: str, rect: Rect, label: str, size: float) -> None:
        painter, space = self._app.painter, self._scene.board.space
        x, y = space.px(rect.x, rect.y)
        if self._behind_panel(pixels(space, rect)):
            return
        state = self._scene.state_of(name)
        self.stage.baked(plates.corner_button(painter, name, label, state, size=size), x, y)
        inset = painter.px(plates.CORNER_RING)
        self._focus_ring(name, pygame.Rect(x, y, painter.px(rect.w), painter.px(rect.h)).inflate(-inset, -inset), -8.0)

    def _advice(self) -> None:
        """What the coach says."""
        scene, painter = self._scene, self._app.painter
        if scene.hinting.shown:
            rect = hint_place(scene)
            x, y = scene.board.space.px(rect.x, rect.y)
            plate = hint_plate(painter, COACH, scene.hinting.words, painter.px(rect.w), painter.px(rect.h))
            self.stage.baked(plate, x, y)

    def _focus_ring(self, element_id: str, rect: pygame.Rect, radius: float = 8.0) -> None:
        scene = self._scene
        if scene.focus_by_key and scene.focus_id == element_id:
            ring = self._app.painter.focus(rect.w, rect.h, radius, scene.pulses.breath)
            self._rings.append((ring, rect.x, rect.y))

    def _table_focus(self) -> None:
        """The ring of a table card that keys have reached."""
        ringed = self._scene.ringed()
        if ringed is not None and ringed.zone == "table":
            self._focus_ring(ringed.id, ringed.rect, -8.0)

    # ---- the chooser

    def _chooser(self) -> None:
        scene, painter = self._scene, self._app.painter
        tickets = scene.chooser.tickets
        if not tickets:
            return
        rise = round(scene.pulses.rise * scene.board.space.s)
        open_choices = scene.choosing.open_choices() if scene.choosing is not None else range(len(tickets))
        ringed = scene.ringed()
        for index, (choice, rect) in enumerate(tickets):
            on = index == scene.current_choice
            dead = index not in open_choices
            with painter.sized(scene.chooser.growth):
                baked = scene.ticket_maker.bake(choice, scene.chooser.places[index], rect.size, on=on, dead=dead)
            lift = _LIFTS[scene.state_of(ticket_id(index))] * painter.px(HOVER_LIFT)
            self.stage.baked(baked, rect.x, rect.y + rise - lift)
            if on and (ringed is None or ringed.zone == "chooser"):
                small = scene.chooser.places[index].style == "small"
                breath = scene.pulses.breath if scene.focus_by_key else 0.0
                ring = painter.focus(rect.w, rect.h, 6.0 if small else 9.0, breath)
                self._rings.append((ring, rect.x, rect.y + rise - lift))
            if index == scene.hinting.answer:
                self._lamp(rect.centerx, rect.bottom + painter.px(LAMP_BELOW) + rise - lift)
        take = scene.chooser.take
        if take is not None:
            can = scene.choosing is not None and scene.choosing.raised is not None
            state = scene.state_of("take") if can else "disabled"
            words = take_label(scene)
            with painter.sized(scene.chooser.growth):
                button = painter.button(*take.size, words, "red", state=state, size=TAKE_SIZE, key=_("Enter"))
            self.stage.baked(button, take.x, take.y + rise)
            self._focus_ring("take", pygame.Rect(take.topleft, (take.w, painter.block_height(take.h))))
        if scene.prompt is not None:
            x, y = scene.chooser.question
            room = scene.app.stack.size[0] - painter.px(40 + 2 * scene.board.shift)
            plaque = plates.announcement(painter, scene.prompt.question, room)
            self.stage.baked(plaque, x - plaque.width // 2, y + rise)

    # ---- the sweep

    def _sun(self) -> None:
        """Behind all that lies on the table: the cloth darkens and the sun rises."""
        show = self._scene.presenter.sweep
        if not show.on:
            if not show.coming and self.flourish is not None:
                self.flourish = self._preparing = None
                self._app.sprites.forget_turned()
            return
        if self.flourish is None:
            self.flourish = self._new_flourish()
        self.flourish.prepare_all()
        self.flourish.fade(show.strength)
        shade = round(255 - (255 - SWEEP_SHADE) * math.ceil(2 * self.flourish.strength) / 2)
        self.stage.shade(pygame.Rect((0, 0), self._app.stack.size), shade)
        self._part(self.flourish.sun, show.rays)

    def prepare_sweep(self) -> None:
        """A sweep is coming: bake the next of its pictures."""
        if self.flourish is None:
            self.flourish = self._new_flourish()
            self._preparing = self.flourish.prepare()
        if self._preparing is not None:
            next(self._preparing, None)

    def _broom_and_ribbon(self) -> None:
        """Before all that lies on the table, behind the cards that fly."""
        show = self._scene.presenter.sweep
        if show.on and self.flourish is not None:
            self._part(self.flourish.broom, show.swing)
            self._part(self.flourish.ribbon, show.unroll)

    def _announced(self) -> None:
        words = announced(self._scene)
        if words:
            space = self._scene.board.space
            plaque = plates.announcement(self._app.painter, words, round((space.w - 80.0) * space.s))
            x, y = space.px(space.centre, layout.one_row(space) + 204.0 * space.zoom)
            self.stage.baked(plaque, x - plaque.width // 2, y)

    def _new_flourish(self) -> Flourish:
        """The pictures of a sweep, with what is cried at one in this game."""
        scene = self._scene
        return Flourish(self._app.painter, sweep_cry(scene.session.controller.setup.ruleset), scene.board.space.zoom)

    def _part(self, frames: list[Baked], progress: float) -> None:
        if progress > 0 and frames:
            space = self._scene.board.space
            self.stage.baked(shown(frames, progress), space.centre * space.s, layout.one_row(space) * space.s)


def _drawn_angle(actor: Actor) -> float:
    """The turn of a card as it is drawn: exact at rest, in coarse steps on the way, so that few are baked."""
    angle = (actor.pose.angle + 180.0) % 360.0 - 180.0
    if not (actor.moving or actor.held) or actor.pose.angle == actor.goal.angle:
        return round(angle * 2) / 2
    return 0.0 if abs(angle) <= 12.0 else round(angle / 15.0) * 15.0


def _drawn_width(actor: Actor) -> float:
    """The width of a card as it is drawn: exact at rest, in coarse steps on the way."""
    if not (actor.moving or actor.held) or actor.pose.w == actor.goal.w:
        return actor.pose.w
    return max(30.0, round(actor.pose.w / 15.0) * 15.0)
