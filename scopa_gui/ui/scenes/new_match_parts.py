"""The three plaques of the new-match page: variants, opponents, length."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.names import level_name, strength_words
from scopa_gui.game.ratings import declines
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import bot_name, preset_name
from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint import Baked, plates
from scopa_gui.ui.paint.palette import GOLD, GREEN, INK, MUTE, PAPER, RED, mix
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.new_match_families import (
    compose_families,
    compose_tip,
    families_end,
    families_in_one_row,
    lay_tip,
)
from scopa_gui.ui.scenes.variants import (
    variant_card,
    variant_difference,
    variant_line,
    variant_players,
)

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.new_match_page import NewMatch

_MANNERS: dict[str, str] = {
    "rookie": N_("plays by eye"),
    "amateur": N_("counts the coins"),
    "pro": N_("forgets nothing"),
}

LIST_BOTTOM = 680
"""Where the list ends, unless the page is scrolled."""
AIRIEST = 8.0
"""By how much a row of the list is higher at most than its words need; the chosen one has as much above and below."""
INSET = 4.0
"""So much of a row, above and below, the ring round it overlaps, to leave the words of its neighbours free."""
ARROW_ROOM = 16.0
"""What the list leaves free at its lower end for the arrow that scrolls it."""
PLAYERS_GAP = 18.0
"""Between the name of the chosen variant and how many play it."""
POINTER = 74.0
"""Length of the sword that points at the chosen row."""
AGAINST_TOP, AGAINST_SIZE, TAILS = 58.0, 28, 1.22
"""Upper edge and size of the ribbon above the opponents, and how far down its tails hang, in heights of its band."""
WREATH, WREATH_TOP, UNCHOSEN = 1.32, 0.78, 0.925
"""Diameter of the wreath in that of its portrait, how far up of its radius it reaches, being open there, and how large
the portraits without it are beside that with it.
"""
WREATH_APART, RING_APART, CHIPS_LOWER = 6.0, 14.0, 19.0
"""What is free between ribbon and wreath, between the tails and what the ring goes round, and below the ratings."""
TIP_ROOM = 44.0
"""What is to be in view above that ribbon: what the ring on an opponent tells."""
OPPONENTS_END = 436.0
"""Where the plaque of the opponents ends, unless the page is scrolled and they need more."""
CHIP, LEAST_CHIP, CHIP_GAP, WIDEST_CHIP = 46.0, 30.0, 6.0, 232.0
"""Height of a seat's chip, as drawn and at least; the space between two rows, and the width of one at most."""
TURN_FROM, TURN_ROOM = 150.0, 28.0
"""From this width on a chip shows by an arrow that a click turns to the next opponent; what that takes of its width."""
MOST_IN_ROW, ROLE_ROOM = 4, 38.0
"""So many chips stand in one row; from this height on they have room for the role below the name."""
LEAST_NAME, ARTICLE = 15.0, 3
"""The size of an opponent's name at least where that keeps it in one line; so few letters never stand on a line alone.
"""
RIBBON_OVER = 26.0
"""So much of a name's width the tails of a ribbon beside it take."""
MANNERS_APART = 8.0
"""How far apart the manners of two opponents are at least, besides the space between their portraits."""
STRENGTHS = (18.0, 17.0, 16.0, 15.0, 14.0)
"""Sizes of the level and the rating of an opponent, the first that fits."""
FADED = 120
"""How much is left, of 255, of the portrait of somebody who does not play."""


def compose_variants(board: Board, page: NewMatch) -> float:
    """Families as tabs, the variants of one as a list, the chosen one unfolded; returns where the plaque ends."""
    presets = next(f.presets for f in FAMILIES if f.id == page.family)
    one_row = families_in_one_row(board)
    top, end = families_end(board, one_row=one_row), float(LIST_BOTTOM)
    if board.narrow:
        rows = sum(_row_height(board, preset == page.choice.preset, preset) for preset in presets)
        end = top + rows + AIRIEST * (len(presets) + 2) + 1
    board.plaque(40, 84, 590, end - 68, 16)
    board.ribbon(335, 58, _("The game"), "red", 28)
    compose_families(board, page, one_row=one_row)
    y = top
    shown = 0
    spare = end - top - sum(_row_height(board, preset == page.choice.preset, preset) for preset in presets)
    airier = min(AIRIEST, max(0.0, spare / (len(presets) + 2) - 0.1))
    last_row = end if spare >= 0 else end - ARROW_ROOM
    first = min(page.first, _last_first(board, page, presets, last_row - top))
    if page.follows and page.choice.preset in presets:
        first = max(first, _first_with(board, presets, page.choice.preset, last_row - top))
    page.first_shown = first
    for preset in presets[first:]:
        height = _row_height(board, preset == page.choice.preset, preset) + airier
        if y + height > last_row:
            break
        above = airier if preset == page.choice.preset else 0.0
        _variant_row(board, page, preset, y + above, height)
        y += height + 2 * above
        shown += 1
        if preset not in (page.choice.preset, presets[-1]) and y < end - 20:
            board.rule(100, y - 1, 480)
    if shown == 0:
        board.misfits.append("page")
    if first > 0:
        _arrow(board, "list:up", 590, top - 14, "up", lambda: page.move_list(-1), _("Earlier variants"))
    if first + shown < len(presets):
        _arrow(board, "list:down", 590, 680, "down", lambda: page.move_list(1), _("More variants"))
    compose_tip(board, page, top - 6)
    return end + 16


def _last_first(board: Board, page: NewMatch, presets: tuple[str, ...], room: float) -> int:
    """The furthest one can scroll so that the end of the list fills the plaque."""
    first = len(presets)
    while first > 0:
        room -= _row_height(board, presets[first - 1] == page.choice.preset, presets[first - 1])
        if room < 0:
            break
        first -= 1
    return min(first, len(presets) - 1)


def _first_with(board: Board, presets: tuple[str, ...], chosen: str, room: float) -> int:
    """The least one must scroll so that the whole unfolded row of the chosen variant is seen."""
    first = presets.index(chosen)
    room -= _row_height(board, True, chosen)
    while first > 0 and (room := room - _row_height(board, False, presets[first - 1])) >= 0:
        first -= 1
    return first


def _row_height(board: Board, chosen: bool, preset: str) -> float:
    line = variant_line(preset)
    if not chosen:
        return 36 * board.growth + board.height_of(line, "plain", 16, 480, 1.25)
    text = board.height_of(variant_difference(preset), "plain", 17, 384, 1.28)
    line = _chosen_line(board, preset)
    return 70 * board.growth + board.height_of(line, "plain", 17, 430, 1.28) + text + 14


def _players_beside(board: Board, preset: str) -> bool:
    """Whether there is room beside the name of the chosen variant for how many play it."""
    name, players = preset_name(preset), variant_players(preset)
    return board.wide(name, "head", 21) + PLAYERS_GAP + board.wide(players, "italic", 17) <= 440


def _chosen_line(board: Board, preset: str) -> str:
    """The line of the chosen variant; how many play it follows there if it has no room beside the name."""
    line = variant_line(preset)
    return line if _players_beside(board, preset) else f"{line} {variant_players(preset, sentence=True)}"


def _variant_row(board: Board, page: NewMatch, preset: str, y: float, height: float) -> None:
    chosen = preset == page.choice.preset
    grown = board.growth
    label = preset_name(preset)
    painter = board.painter
    face, box = board.rect(72, y + 1, 526, height - 6), board.rect(72, y + 1 + INSET, 526, height - 6 - 2 * INSET)
    element = Element(
        f"variant:{preset}", Role.CHOICE, label, box, lambda: page.choose_variant(preset), selected=chosen
    )

    def look(state: str) -> list[Placed]:
        if chosen:
            tip, long = painter.px(20), painter.px(POINTER)
            pointer: Placed = (painter.sword(long), face.x + tip - long, face.y + painter.px(27 * grown))
            return [(painter.band(face.w, face.h), face.x, face.y), pointer]
        x, base = board.px(100, y + 24 * grown)
        colour = RED if state in ("hover", "down") else INK
        return [(painter.text(label, "head", 21, colour, max_width=480 * board.scale), x, base)]

    board.widget(element, look, 9.0)
    if chosen:
        wide = board.say(100, y + 28 * grown, label, "head", 21, width=440, quiet=True)
        if _players_beside(board, preset):
            players = variant_players(preset)
            board.say(100 + wide + PLAYERS_GAP, y + 28 * grown, players, "italic", 17, name="for_players")
        line = _chosen_line(board, preset)
        base = board.paragraph(100, y + 51 * grown, 430, line, "plain", 17, lead=1.28, name="variant")
        board.say(100, base + 5 * grown, _("What is different from Scopa"), "head", 17, width=400)
        board.paragraph(
            100, base + 27 * grown, 384, variant_difference(preset), "plain", 17, lead=1.28, name="difference"
        )
        ornament(board, variant_card(preset), 545, y + height / 2 + 8, 58, 7, 3)
        board.seal(590, y + 8)
    else:
        board.paragraph(100, y + 45 * grown, 480, variant_line(preset), "plain", 16, MUTE, lead=1.25)


def _arrow(board: Board, ident: str, cx: float, cy: float, way: str, action: object, says: str) -> None:
    box = board.rect(cx - 22, cy - 18, 44, 36)
    assert callable(action)
    element = Element(ident, Role.BUTTON, says, box, action)
    x, y = board.px(cx, cy)
    board.widget(element, lambda state: [(board.painter.wedge(way, warm=state != "normal"), x, y)], -6.0)


def compose_opponents(board: Board, page: NewMatch) -> float:
    """Portraits of the opponents; where not just one of them plays each seat has a chip. Returns where it ends."""
    choice, kinds = page.choice, page.kinds()
    seated = choice.players > 2 or choice.people != 1
    rating_y = _rating_line(board, seated=seated)
    top, rows = rating_y + CHIPS_LOWER, 2 if choice.players - 1 > MOST_IN_ROW else 1
    if board.narrow:
        tall = CHIP * board.growth
        end = max(OPPONENTS_END, top + rows * (tall + CHIP_GAP) + 12 if seated else rating_y + 20)
    else:
        end = OPPONENTS_END
        tall = min(CHIP, (end - 18 - top + CHIP_GAP) / rows - CHIP_GAP)
        if (seated and tall < LEAST_CHIP) or rating_y > end - 20:
            board.misfits.append("page")
    board.plaque(656, 84, 584, end - 84, 16)
    board.ribbon(948, AGAINST_TOP, _("Against"), "green", AGAINST_SIZE)
    step = 180.0 if len(kinds) > 2 else 230.0
    for number, kind in enumerate(kinds):
        cx = 948 + (number - (len(kinds) - 1) / 2) * step
        _opponent(board, page, kind, cx, step, seated=seated)
    if seated:
        spare = end - 14 - top - rows * (tall + CHIP_GAP) + CHIP_GAP
        _seats(board, page, top + max(0.0, spare / 2), tall, rows)
    return end


def _band_tall(board: Board) -> float:
    """The height of the band of the ribbon above the opponents."""
    return AGAINST_SIZE * 1.55 * (1 + (board.growth - 1) * 0.6) + 4


def _name_line(board: Board, *, seated: bool) -> float:
    """The upper edge of the opponents' names; where the page is scrolled, nothing presses them upwards."""
    if seated:
        return 256.0 + 12 * (board.growth - 1)
    if board.narrow:
        return 318.0 + 28 * (board.growth - 1)
    return max(284.0, 318.0 - 120 * (board.growth - 1)) + 12 * (board.growth - 1)


def _rating_line(board: Board, *, seated: bool) -> float:
    """The base line of the rating; above it stands the manner, but not above chips."""
    below = (24 if seated else 30) + 34 * board.growth + (0 if seated else 24 * board.growth)
    return _name_line(board, seated=seated) + below


def _portraits(board: Board, *, seated: bool) -> tuple[float, float]:
    """The middle of the portraits and the diameter of the chosen one, its wreath between the ribbon and its name."""
    low = _name_line(board, seated=seated) - (-2 if seated else 4)
    room = low - AGAINST_TOP - _band_tall(board) - WREATH_APART
    diameter = min(118.0 if seated else 152.0, room / (WREATH * (1 + WREATH_TOP) / 2))
    return low - diameter * WREATH / 2, diameter


def _opponent(board: Board, page: NewMatch, kind: str, cx: float, step: float, *, seated: bool) -> None:
    painter = board.painter
    bots = {other for other in page.choice.opponents if other != HUMAN}
    chosen = set(page.choice.opponents) == {kind}
    cy, diameter = _portraits(board, seated=seated)
    if not chosen:
        diameter *= UNCHOSEN
    pixels = round(diameter * board.scale)
    name = bot_name(kind)
    manner = _(_MANNERS[kind])
    name_y, rating_y = _name_line(board, seated=seated), _rating_line(board, seated=seated)
    top = AGAINST_TOP + _band_tall(board) * TAILS + RING_APART
    box = board.rect(cx - step / 2 + 6, top, step - 12, rating_y + (6 if seated else 8) - top)
    element = Element(
        f"opponent:{kind}",
        Role.CHOICE,
        f"{name}: {strength_words(kind)}, {manner}",
        box,
        lambda: page.choose_opponent(kind),
        selected=chosen,
    )
    x, y = board.px(cx, cy)

    def look(state: str) -> list[Placed]:
        mood = "glad" if state != "normal" else "calm"
        placed: list[Placed] = []
        if chosen:
            placed.append((painter.laurel(round(diameter * WREATH * board.scale)), x, y))
        portrait = painter.portrait(face_of(kind), mood, pixels)
        if not bots and state == "normal":
            portrait = painter.keep(("faded", kind, pixels), lambda: _faded(portrait))
        placed.append((portrait, x, y))
        return placed

    board.widget(element, look, -8.0, above=2 if chosen else 1)
    room = step - 10
    if chosen:
        size = 19.0
        while board.wide(name, "display", size) + size * 2.2 > room and size > 13:
            size -= 0.5
        board.ribbon(cx, name_y, name, "red", size, min(136.0, room))
    else:
        kinds = page.kinds()
        next_to = {kinds[n] for n in (kinds.index(kind) - 1, kinds.index(kind) + 1) if 0 <= n < len(kinds)}
        by_ribbon = any(set(page.choice.opponents) == {other} for other in next_to)
        beside = room - (RIBBON_OVER * (1 + (board.growth - 1) / 2) if by_ribbon else 0.0)
        whole = next((s for s in (18.0, 17.0, 16.0, LEAST_NAME) if board.wide(name, "head", s) <= beside), None)
        if whole is not None:
            board.say(cx, name_y + 23 * board.growth, name, "head", whole, INK, "c", width=beside, quiet=True)
        else:
            _broken_name(board, cx, name_y, name, beside)
    refuses = page.choice.rated and declines(kind, page.rating)
    strength = strength_words(kind)
    if refuses:
        strength = " · ".join((level_name(kind), _("declines")))
    if not seated:
        size = 17.0 if board.wide(manner, "italic", 17) <= room - MANNERS_APART else 15.0
        board.say(cx, rating_y - 24 * board.growth, manner, "italic", size, MUTE, "c", width=room, quiet=True)
    size = next((s for s in STRENGTHS if board.wide(strength, "bold", s) <= room - MANNERS_APART), STRENGTHS[-1])
    board.say(cx, rating_y, strength, "bold", size, MUTE if seated else INK, "c", width=room, quiet=True)


def _broken_name(board: Board, cx: float, y: float, name: str, width: float) -> None:
    """An opponent's name in two lines, its article not alone in the first."""
    size = 18.0
    lines = board.painter.wrap(name, "head", size, width * board.scale)
    if len(lines[0]) <= ARTICLE:
        board.misfits.append(name)
    lead = 1.05 * size * board.growth
    first = y + 23 * board.growth - (len(lines) - 1) * lead * 0.5
    board.paragraph(cx, first, width, name, "head", size, INK, "c", lead=1.05, quiet=True)


def _faded(portrait: Baked) -> Baked:
    """A portrait of somebody who does not play."""
    surface = portrait.surface.copy()
    surface.fill((FADED, FADED, FADED, FADED), special_flags=pygame.BLEND_RGBA_MULT)
    return Baked(surface, portrait.dx, portrait.dy, portrait.width, portrait.height)


def _seats(board: Board, page: NewMatch, top: float, tall: float, rows: int) -> None:
    """A chip for each other seat in the order of play, in rows from `top` on; a click seats the next opponent there."""
    choice = page.choice
    players, seats = choice.players, choice.seats(page.app.player_name)
    teams = choice.rules.team_style(players)
    per_row = -(-(players - 1) // rows)
    w = min(528 / per_row, WIDEST_CHIP * max(1.0, board.growth))
    for place in range(players - 1):
        row, column = divmod(place, per_row)
        in_row = min(per_row, players - 1 - row * per_row)
        x, y = 948 + (column - in_row / 2) * w, top + row * (tall + CHIP_GAP)
        partner = teams == "two_teams" and (place + 1) % 2 == 0
        partner = partner or (teams == "three_teams" and (place + 1) % 3 == 0)
        seat = seats[place + 1]
        name = seat.name if seat.kind == HUMAN else bot_name(seat.kind)
        _seat(board, page, place, (seat.kind, name), (x + 3, y, w - 6, tall), partner=partner)


def _seat(
    board: Board,
    page: NewMatch,
    place: int,
    sitter: tuple[str, str],
    area: tuple[float, float, float, float],
    *,
    partner: bool,
) -> None:
    painter = board.painter
    box = board.rect(*area)
    kind, name = sitter
    role = _("partner") if partner else _("opponent")
    person = kind == HUMAN
    told_name = name if person else f"{name}, {strength_words(kind)}"
    says = _("Seat {number}, {role}: {name}").format(number=place + 2, role=role, name=told_name)
    turns = area[2] >= TURN_FROM
    room = area[2] - 56 - (TURN_ROOM if turns else 0)
    with_level = role if person else f"{role} · {level_name(kind)}"
    if board.wide(with_level, "text", 14) <= room:
        role = with_level
    element = Element(f"seat:{place + 1}", Role.BUTTON, says, box, lambda: page.next_opponent(place), group="seat")
    diameter = painter.px(min(32.0, area[3] - 12))
    told = area[3] >= ROLE_ROOM * board.growth

    def look(state: str) -> list[Placed]:
        fill = mix(PAPER, GOLD, 0.35 if state != "normal" else 0.0)
        block = painter.plaque(box.w, box.h, 6, inner=False, gems=False, fill=fill)
        x = box.x + painter.px(25)
        words = painter.text(name, "head", 15, max_width=painter.px(room))
        placed: list[Placed] = [(block, box.x, box.y)]
        if turns:
            placed.append((painter.wedge("right", warm=state != "normal"), box.right - painter.px(18), box.centery))
        placed.append((painter.portrait(face_of(kind), "calm", diameter, GREEN if partner else RED), x, box.centery))
        left = x + painter.px(25)
        if not told:
            placed.append((words, left, box.centery + words.height / 2))
            return placed
        placed.append((words, left, box.centery - painter.px(2)))
        below = painter.text(role, "text", 14, MUTE, max_width=painter.px(room))
        placed.append((below, left, box.centery + painter.px(1 + 14 * board.growth)))
        return placed

    board.widget(element, look, 6.0)


def compose_seat_tip(board: Board, page: NewMatch) -> None:
    """How strong somebody is, and that a seat can be turned, while the pointer or the ring is there."""
    painter, margin = board.painter, board.painter.px(8)
    told = [element for element in board.elements if element.id.startswith("seat:")]
    told += [element for element in board.elements if told and element.id.startswith("opponent:")]

    def look(at: str) -> list[Placed]:
        element = next((element for element in told if element.id == at), None)
        if element is None:
            return []
        rect, turned = element.rect, at.startswith("seat:")
        words = _("A click seats another opponent.") if turned else element.name
        kind = page.choice.kinds[int(at.partition(":")[2])] if turned else HUMAN
        if kind != HUMAN:
            words = f"{strength_words(kind)}. {words}"
        label = plates.caption(painter, words, max_width=board.size[0] - 2 * margin)
        x = max(margin, min(board.size[0] - margin - label.width, rect.centerx - label.width // 2))
        over = board.px(948, AGAINST_TOP)[1] - label.height - painter.px(4)
        return [(label, x, rect.bottom + painter.px(8) if turned else max(margin, over))]

    lay_tip(board, page, look)
