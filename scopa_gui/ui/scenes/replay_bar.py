"""The bar below a replay: steps, pace, the slider, whose eyes, and the way back into the game."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.texts import brief_name, shown_name
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint import Baked, medals, plates
from scopa_gui.ui.paint.canvas import Canvas
from scopa_gui.ui.paint.palette import INK, MUTE, RED, RULE
from scopa_gui.ui.scenes.board import Board, Placed, Sink, Widget
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.page import GROWTH_STEP
from scopa_gui.ui.scenes.replay_app import BAR_H, bar_height

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.replay_page import ReplayScene

SLIDER = "position"
SIGNS = ("deal_before", "backward", "run", "forward", "deal_after", "pace", "seat", "play_on")
"""Buttons that do not say in full what they do: that is told where they are pointed at."""
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
    named: Element | None = None
    with board.measuring():
        for item in board.items:
            state = "normal"
            if isinstance(item, Widget):
                element = item.element
                state = "disabled" if not element.enabled else scene.state_of(element.id)
                if scene.focus_by_key and scene.focus_id == element.id and element.enabled:
                    ring = item
                rested = scene.hover_id == element.id and scene.pulses.rested
                if element.id in SIGNS and (rested or (ring is item and named is None)):
                    named = element
            item.show(sink, state)
        if ring is not None:
            sink.baked(*ring.focus(scene.whole.painter, scene.state_of(ring.element.id), scene.pulses.breath))
        if named is not None:
            _name(board, sink, named)


def _name(board: Board, sink: Sink, element: Element) -> None:
    """What a button without words does, as the table names a card that is pointed at: above the bar."""
    label = plates.caption(board.painter, element.name)
    x = max(element.rect.centerx - label.width // 2, 4)
    top = board.rect(*board.plaques[0]).top
    sink.baked(label, min(x, board.size[0] - label.width - 4), top - label.height - board.painter.px(7))


class _Places(NamedTuple):
    """Left edges and widths of everything on the bar, and the upper edges of its rows, from the bar's own."""

    height: float
    """Of buttons."""
    slider: tuple[float, float, float]
    row: float
    back: tuple[float, float]
    step: tuple[float, float]
    """Where the first step stands, and how wide one is."""
    run: float
    pace: float
    open: tuple[float, float]
    seat: tuple[float, float]
    play_on: tuple[float, float]


_ONE_ROW = _Places(
    44.0, (468.0, 7.0, 250.0), 7.0, (22.0, 104.0), (142.0, 44.0), 58.0, 432.0, (728.0, 132.0), (870.0, 190.0),
    (1070.0, 188.0),
)  # fmt: skip


def _two_rows(board: Board) -> _Places:
    """The slider above the buttons, which share the width as their words ask."""
    gap, side, run, seat = 14.0, 52.0, 66.0, 172.0
    labels = ((_("Back"), 18), (_("All cards"), 17), (_("Play from here"), 18))
    asked = [board.wide(label, "head", size) + 30 for label, size in labels]
    steps = 4 * (side + 6) + run + 6
    spare = (1236 - steps - side - seat - 5 * gap - sum(asked)) / len(asked)
    back, opened, play_on = (wide + spare for wide in asked)
    first = 22 + back + gap
    pace = first + steps + gap + side / 2
    left = pace + side / 2 + gap
    return _Places(
        50.0, (22.0, 5.0, 1236.0), 56.0, (22.0, back), (first, side), run, pace, (left, opened),
        (left + opened + gap, seat), (1258 - play_on, play_on),
    )  # fmt: skip


def _compose(board: Board, scene: ReplayScene) -> None:
    height = bar_height(scene.whole.text_scale)
    film, top = scene.film, board.visible[3] - height + 4
    board.plaque(8, top, 1264, height - 8, 8, gems=False)
    places = _ONE_ROW if height == BAR_H else _two_rows(board)
    y, h = top + places.row, places.height
    board.button("back", places.back[0], y, places.back[1], h, _("Back"), scene.back, size=18)
    first, side = places.step
    pitch = side + 6
    second = first + 2 * pitch + places.run + 6
    box = (side, h)
    _step(
        board,
        "deal_before",
        (first, y),
        box,
        "left",
        2,
        scene.to_start,
        _("To the start of the deal"),
        not film.at_start,
    )
    _step(board, "backward", (first + pitch, y), box, "left", 1, scene.backward, _("One step back"), not film.at_start)
    _play(board, scene, (first + 2 * pitch, y), (places.run, h))
    _step(board, "forward", (second, y), box, "right", 1, scene.forward, _("One step on"), not film.at_end)
    _step(
        board, "deal_after", (second + pitch, y), box, "right", 2, scene.to_end, _("To the next deal"), not film.at_end
    )
    _pace(board, scene, places.pace, y + h / 2)
    x, lower, wide = places.slider
    _slider(board, scene, (x, top + lower, wide, 44), beside=height != BAR_H)
    x, wide = places.open
    board.choice(
        "open", x, y, wide, h, _("All cards"), scene.turn_open, film.all_open, size=17, role=Role.TOGGLE,
        says=_("All cards: every hand lies open"),
    )  # fmt: skip
    sitting = film.setup.seats[film.viewer]
    seat = brief_name(sitting.kind, sitting.name)
    _seat(board, scene, (places.seat[0], y), (places.seat[1], h), seat)
    over = bool(film.view().winners)
    x, wide = places.play_on
    says = _("Play from here: a new match begins, not rated")
    board.button(
        "play_on", x, y, wide, h, _("Play from here"), scene.play_on, "blue", size=18, enabled=not over, says=says
    )  # fmt: skip


def _step(
    board: Board,
    ident: str,
    at: tuple[float, float],
    size: tuple[float, float],
    way: str,
    wedges: int,
    act: Callable[[], None],
    says: str,
    can: bool,
) -> None:
    """A square button with one arrow head or two."""
    box = board.rect(*at, *size)
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

    board.widget(element, look, block=True)


def _play(board: Board, scene: ReplayScene, at: tuple[float, float], size: tuple[float, float]) -> None:
    """Runs the film or stops it."""
    box = board.rect(*at, *size)
    painter, running = board.painter, scene.running
    says = _("Pause the replay") if running else _("Watch it play by itself")
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

    board.widget(element, look, block=True)


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


def _slider(board: Board, scene: ReplayScene, area: tuple[float, float, float, float], *, beside: bool) -> None:
    """Where the film stands, told below or beside it; each deal begins at a lozenge."""
    x, y, w, h = area
    film, painter = scene.film, board.painter
    replay = film.replay
    reach = max(1, len(film.stops) - 1)
    played, all_plays = replay.plays(film.position), replay.plays(replay.last)
    sayings = _("deal {deal} · play {done} of {all}"), _("play {done} of {all} · taken back")
    said = sayings[replay.is_taken_back(film.position)]
    words = said.format(deal=replay.deal_no(film.position), done=played, all=all_plays)
    told_w = board.wide(words, "text", 15)
    right = x + w
    if beside:
        longest = [said.format(deal=len(replay.deals), done=all_plays, all=all_plays) for said in sayings]
        w -= max(board.wide(words, "text", 15) for words in longest) + 20
    box = board.rect(x, y, w, h)
    element = Element(SLIDER, Role.SLIDER, words, box, lambda: None)
    left, line = board.px(x + 14, y + (h / 2 if beside else 14))
    wide = painter.px(w - 28)
    marks = [left + round(wide * film.stops.index(start) / reach) for start in replay.deals]
    knob = left + round(wide * film.step / reach)
    edge, base = board.px(right, y + 40)

    def look(state: str) -> list[Placed]:
        placed: list[Placed] = [(painter.rule(wide, hard=True), left, line)]
        if len(marks) <= 40:
            placed += [(painter.lozenge(5, RED), mark, line) for mark in marks]
        placed.append((painter.coin("", 11, raised=2.0 if state != "normal" else 0.0), knob, line))
        if beside:
            told = painter.text(words, "text", 15, INK)
            placed.append((told, edge - told.width, line + told.height / 2))
        else:
            told = painter.text(words, "text", 15, MUTE, max_width=wide)
            placed.append((told, box.centerx - told.width / 2, base))
        return placed

    if not beside and (told_w > w - 28 or 15 * board.growth > 22):
        board.misfits.append(words)
    board.widget(element, look, -6.0)


def _seat(board: Board, scene: ReplayScene, at: tuple[float, float], size_of: tuple[float, float], name: str) -> None:
    """Whose eyes it is seen with; each click is the next seat."""
    sitting = scene.film.setup.seats[scene.film.viewer]
    says = _("Seen from the seat of {name}").format(name=shown_name(sitting.kind, sitting.name))
    box = board.rect(*at, *size_of)
    painter = board.painter
    element = Element("seat", Role.BUTTON, says, box, scene.next_seat)
    size = size_for(board, name, "head", 16, size_of[0] - 82)

    def look(state: str) -> list[Placed]:
        face = painter.button(box.w, box.h, "", "paper", state=state, size=17)
        sunk = painter.px({"hover": -2, "down": 4}.get(state, 0))
        words = painter.text(name, "head", size, INK)
        place = (box.x + painter.px(44), box.centery + words.height / 2 + sunk)
        seat = scene.film.setup.seats[scene.film.viewer]
        dot = painter.portrait(face_of(seat.kind, seat.name), "calm", painter.px(28))
        return [
            (face, box.x, box.y),
            (dot, box.x + painter.px(25), box.centery + sunk),
            (words, *place),
            (painter.wedge("right"), box.right - painter.px(23), box.centery + sunk),
        ]

    board.widget(element, look, block=True)


def _bake_pause(scale: float) -> Baked:
    """Two bars of ink; origin is their middle."""
    half = math.ceil(12 * scale)
    canvas = Canvas(2 * half, 2 * half, scale, half, half)
    for x in (-8.0, 2.5):
        canvas.rect(INK, x, -10, 5.5, 20, 1.5)
    return Baked(canvas.finish(), -half, -half, 0, 0)
