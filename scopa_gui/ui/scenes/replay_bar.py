"""The bar below a replay: steps, pace, the slider, whose eyes, and the way back into the game."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import N_, _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked, medals
from scopa_gui.ui.paint.canvas import Canvas
from scopa_gui.ui.paint.palette import INK, MUTE, RED, RULE
from scopa_gui.ui.scenes.board import Board, Placed, Sink, Widget
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.new_match_parts import face_of
from scopa_gui.ui.scenes.page import GROWTH_STEP
from scopa_gui.ui.scenes.replay_app import BAR_H

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.replay_page import ReplayScene

SLIDER = "position"
_BUTTON = 44.0
_PACE_ARROWS: dict[str, int] = {"slow": 1, "normal": 2, "fast": 3, "off": 0}
_PACE_NAMES: dict[str, str] = {
    "slow": N_("slow"),
    "normal": N_("normal"),
    "fast": N_("fast"),
    "off": N_("without motion"),
}


def compose_bar(scene: ReplayScene) -> Board:
    """The bar at the lower edge of the window, with text as large as there is room for."""
    app = scene.whole
    growth = app.painter.text_scale
    while True:
        board = Board(app.painter, app.sprites, app.stack.size, growth)
        with board.measuring():
            _compose(board, scene)
        if not board.tight or growth <= 1.0:
            return board
        growth = max(1.0, round(growth - GROWTH_STEP, 2))


def show_bar(scene: ReplayScene, sink: Sink) -> None:
    """Hand its pictures to a sink, the focus ring last."""
    board = scene.bar
    if board is None:
        return
    ring: Widget | None = None
    with board.measuring():
        for item in board.items:
            state = "normal"
            if isinstance(item, Widget):
                element = item.element
                state = "disabled" if not element.enabled else scene.state_of(element.id)
                if scene.focus_by_key and scene.focus_id == element.id and element.enabled:
                    ring = item
            item.show(sink, state)
        if ring is not None:
            rect = ring.element.rect
            sink.baked(scene.whole.painter.focus(rect.w, rect.h, ring.ring, scene.pulses.breath), rect.x, rect.y)


def _compose(board: Board, scene: ReplayScene) -> None:
    film, top = scene.film, board.visible[3] - BAR_H + 4
    board.plaque(8, top, 1264, BAR_H - 8, 8, gems=False)
    y, h = top + 7, 44.0
    board.button("back", 22, y, 104, h, _("Back"), scene.back, size=18)
    _step(board, "deal_before", 142, y, "left", 2, scene.to_start, _("To the start of the deal"), not film.at_start)
    _step(board, "backward", 192, y, "left", 1, scene.backward, _("One step back"), not film.at_start)
    _play(board, scene, 242, y)
    _step(board, "forward", 306, y, "right", 1, scene.forward, _("One step on"), not film.at_end)
    _step(board, "deal_after", 356, y, "right", 2, scene.to_end, _("To the next deal"), not film.at_end)
    _pace(board, scene, 432, y + h / 2)
    _slider(board, scene, (468, y, 318, h))
    opened = film.all_open
    words = _("All cards")
    board.choice("open", 800, y, 132, h, words, scene.turn_open, opened, size=17, role=Role.TOGGLE)
    seat = film.setup.seats[film.viewer].name or _("You")
    _seat(board, scene, 948, y, seat)
    over = bool(film.view().winners)
    board.button("play_on", 1104, y, 154, h, _("Play on"), scene.play_on, "red", size=19, enabled=not over)


def _step(
    board: Board, ident: str, x: float, y: float, way: str, wedges: int, act: Callable[[], None], says: str, can: bool
) -> None:
    """A square button with one arrow head or two."""
    box = board.rect(x, y, _BUTTON, 44)
    painter = board.painter
    element = Element(ident, Role.BUTTON, says, box, act, can)

    def look(state: str) -> list[Placed]:
        face = painter.button(box.w, box.h, "", "paper", state=state, size=18)
        placed: list[Placed] = [(face, box.x, box.y)]
        sunk = painter.px({"hover": -2, "down": 4}.get(state, 0))
        faint = ("wedge", way, "faint")
        head = painter.wedge(way, warm=state in ("hover", "down"))
        if state == "disabled":
            head = painter.keep(faint, lambda: medals.bake_wedge(way, RULE, painter.scale))
        for number in range(wedges):
            shift = painter.px((number - (wedges - 1) / 2) * 13)
            placed.append((head, box.centerx + shift, box.centery + sunk))
        return placed

    board.widget(element, look)


def _play(board: Board, scene: ReplayScene, x: float, y: float) -> None:
    """Runs the film or stops it."""
    box = board.rect(x, y, 58, 44)
    painter, running = board.painter, scene.running
    says = _("Stop") if running else _("Run")
    element = Element("run", Role.TOGGLE, says, box, scene.toggle, default=True, selected=running)

    def look(state: str) -> list[Placed]:
        face = painter.button(box.w, box.h, "", "gold" if running else "red", state=state, size=18)
        sunk = painter.px({"hover": -2, "down": 4}.get(state, 0))
        placed: list[Placed] = [(face, box.x, box.y)]
        if running:
            bars = painter.keep(("pause",), lambda: _bake_pause(painter.scale))
            placed.append((bars, box.centerx, box.centery + sunk))
        else:
            placed.append((painter.wedge("right", warm=True), box.centerx - painter.px(1), box.centery + sunk))
        return placed

    board.widget(element, look)


def _pace(board: Board, scene: ReplayScene, cx: float, cy: float) -> None:
    """The coin of pace; each click is the next one."""
    box = board.rect(cx - 22, cy - 22, 44, 44)
    painter = board.painter
    says = _("Pace: {pace}").format(pace=_(_PACE_NAMES[scene.pace]))
    element = Element("pace", Role.BUTTON, says, box, scene.turn_pace)
    x, y = board.px(cx, cy)
    arrows = _PACE_ARROWS[scene.pace]

    def look(state: str) -> list[Placed]:
        drop = painter.px(2 if state == "down" else 0)
        return [(painter.pace(arrows, 21, warm=state != "normal"), x, y + drop)]

    board.widget(element, look, -22.0)


def _slider(board: Board, scene: ReplayScene, area: tuple[float, float, float, float]) -> None:
    """Where the film stands; each deal begins at a lozenge."""
    x, y, w, h = area
    film, painter = scene.film, board.painter
    replay = film.replay
    reach = max(1, replay.last - replay.first)
    done, whole = film.position - replay.first, replay.last - replay.first
    words = _("deal {deal}: {done} of {all}").format(deal=replay.deal_no(film.position), done=done, all=whole)
    box = board.rect(x, y, w, h)
    element = Element(SLIDER, Role.SLIDER, words, box, lambda: None)
    left, line = board.px(x + 14, y + 14)
    wide = painter.px(w - 28)
    marks = [left + round(wide * (start - replay.first) / reach) for start in replay.deals]
    knob = left + round(wide * done / reach)
    base = board.px(0, y + 40)[1]

    def look(state: str) -> list[Placed]:
        placed: list[Placed] = [(painter.rule(wide, hard=True), left, line)]
        if len(marks) <= 40:
            placed += [(painter.lozenge(5, RED), mark, line) for mark in marks]
        placed.append((painter.coin("", 11, raised=2.0 if state != "normal" else 0.0), knob, line))
        told = painter.text(words, "text", 15, MUTE, max_width=wide)
        placed.append((told, box.centerx - told.width / 2, base))
        return placed

    if board.wide(words, "text", 15) > w - 28 or 15 * board.growth > 22:
        board.misfits.append(words)
    board.widget(element, look, -6.0)


def _seat(board: Board, scene: ReplayScene, x: float, y: float, name: str) -> None:
    """Whose eyes it is seen with; each click is the next seat."""
    says = _("Seen from the seat of {name}").format(name=name)
    box = board.rect(x, y, 140, 44)
    painter = board.painter
    element = Element("seat", Role.BUTTON, says, box, scene.next_seat)
    size = size_for(board, name, "head", 16, 140 - 64)

    def look(state: str) -> list[Placed]:
        face = painter.button(box.w, box.h, "", "paper", state=state, size=17)
        sunk = painter.px({"hover": -2, "down": 4}.get(state, 0))
        words = painter.text(name, "head", size, INK)
        at = (box.x + painter.px(34), box.centery + words.height / 2 + sunk)
        dot = painter.portrait(face_of(scene.film.setup.seats[scene.film.viewer].kind), "calm", painter.px(28))
        return [
            (face, box.x, box.y),
            (dot, box.x + painter.px(19), box.centery + sunk),
            (words, *at),
            (painter.wedge("right"), box.right - painter.px(15), box.centery + sunk),
        ]

    board.widget(element, look)


def _bake_pause(scale: float) -> Baked:
    """Two bars of ink; origin is their middle."""
    half = math.ceil(12 * scale)
    canvas = Canvas(2 * half, 2 * half, scale, half, half)
    for x in (-8.0, 2.5):
        canvas.rect(INK, x, -10, 5.5, 20, 1.5)
    return Baked(canvas.finish(), -half, -half, 0, 0)
