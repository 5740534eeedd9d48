"""The plaque of a new match below the opponents: how long it is played, how many play, and the house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.marks import round_sheet
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.new_match_parts import OPPONENTS_END

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.new_match_page import NewMatch

DEALS = (1, 3, 5, 7)
"""Numbers of deals on offer."""
END = 696.0
"""Where the plaque ends below the usual one of the opponents."""
LEFT, RIGHT = 690.0, 1206.0
"""Edges of its lines."""
RULES_LINE, PLAYERS_LINE = 664.0, 626.0
"""Base line of the house rules where nothing stands above it, and the middle of the coins of the players."""
PLAYERS_REACH, BELOW = 21.0, 24.0
"""How far below its middle the line of players ends; what the plaque leaves free below its last base line."""
RULES_SIZE, STATE_SIZE, GAP, SIGN_ROOM = 20.0, 17.0, 10.0, 34.0
"""Sizes of the words about house rules, the space between them, and the room of the sign at the right."""
OTHER_UNIT, OR_APART, SEAL_REACH = 1086.0, 6.0, 1.25
"""Left edge of the button for the other unit; what is free beside the word before it; how far, in radii, a coin reaches
with its seal.
"""
CASING = 4.0
"""How far the ring round a coin keeps off it: both are of gold."""
TAILS_LOWER = 60.0
"""By how much the coins stand lower where the page is scrolled, a growth: the tails of the ribbon hang lower there."""
FIRST = 728.0
"""The middle of the first coin of the lengths."""
LAST_PLAYERS = 1058.0
"""The middle of the last coin of the players: below the middle of the lengths, and not far from the other unit."""
LONGEST_NAME = 230.0
"""The width of the name of kept house rules at most."""


def compose_length(board: Board, page: NewMatch, above: float) -> float:
    """Points or deals, how many play where the variant leaves it open, and the house rules, below `above`.

    Returns where it ends.
    """
    top = above - OPPONENTS_END
    lower = top + (TAILS_LOWER * (board.growth - 1) if board.narrow else 0.0)
    several = len(PRESETS[page.choice.preset].players) > 1
    fits = _rules_fit(board, page)
    base = RULES_LINE + lower
    if several:
        base = PLAYERS_LINE + lower + PLAYERS_REACH + _line_tall(board) / 2 + 7 * board.growth
    end = END + top
    if board.narrow:
        end = max(end, base + (0.0 if fits else STATE_SIZE * 1.3 * board.growth) + BELOW)
    board.plaque(656, 474 + top, 584, end - 474 - top, 16)
    by_deals = page.choice.deals > 0
    board.ribbon(948, 448 + top, _("Number of deals") if by_deals else _("Played to"), "blue", 28)
    _lengths(board, page, (548.0 if several else 560.0) + lower)
    board.rule(LEFT, (589 if several else 620) + lower, RIGHT - LEFT, hard=True, gem=RED, taper=True)
    if several:
        _players(board, page, PLAYERS_LINE + lower)
    _house_rules(board, page, base, fits=fits)
    return end


def _lengths(board: Board, page: NewMatch, middle: float) -> None:
    """A coin for each length, and the way to the other unit."""
    choice = page.choice
    by_deals = choice.deals > 0
    numbers = DEALS if by_deals else choice.targets()
    step, radius = (84, 28.0) if len(numbers) < 5 else (70, 23.0)
    for place, number in enumerate(numbers):
        chosen = number == (choice.deals if by_deals else choice.target)
        says = (
            ngettext("{n} deal", "{n} deals", number).format(n=number)
            if by_deals
            else _("to {n} points").format(n=number)
        )
        act = page.choose_deals if by_deals else page.choose_target
        _coin(board, page, f"length:{number}", FIRST + place * step, middle, number, says, chosen, act, radius)
    last = FIRST + (len(numbers) - 1) * step + SEAL_REACH * radius
    room, word = OTHER_UNIT - last - 2 * OR_APART, _("or")
    size = size_for(board, word, "italic", 18, room)
    board.say((last + OTHER_UNIT) / 2, middle + 6, word, "italic", size, MUTE, "c", width=room)
    other = _("by points") if by_deals else _("by deals")
    board.button(
        "length:other", OTHER_UNIT, middle - 23, 130, 46, other,
        (lambda: page.choose_deals(0)) if by_deals else (lambda: page.choose_deals(3)), size=19,
    )  # fmt: skip


def _players(board: Board, page: NewMatch, middle: float) -> None:
    """A coin for each number of players."""
    choice = page.choice
    numbers = PRESETS[choice.preset].players
    board.say(LEFT, middle + 7 * board.growth, _("Players"), "head", RULES_SIZE, width=180)
    for place, number in enumerate(numbers):
        says = ngettext("{n} player", "{n} players", number).format(n=number)
        cx = LAST_PLAYERS - (len(numbers) - 1 - place) * 64
        chosen = number == choice.players
        _coin(board, page, f"players:{number}", cx, middle, number, says, chosen, page.choose_players, 17.0)


def _rules_words(page: NewMatch) -> tuple[str, str]:
    """The house rules by their name or number, and what that means for the rating."""
    choice = page.choice
    count, kept = len(choice.changes), page.app.house.kept_rules.named(choice.preset, choice.changes)
    label = ngettext("{n} house rule", "{n} house rules", count).format(n=count) if count else _("House rules")
    if kept is not None:
        label = kept.name
    if count:
        return label, _("unrated")
    return label, _("as written, rated") if choice.rated else _("as written, not rated")


def _label_size(board: Board, label: str) -> float:
    return size_for(board, label, "head", RULES_SIZE, LONGEST_NAME * max(1.0, board.growth))


def _line_tall(board: Board) -> float:
    """The height of the line of house rules, for a finger."""
    return max(36.0, 30 * board.growth)


def _rules_fit(board: Board, page: NewMatch) -> bool:
    """Whether the words about house rules stand on one line."""
    label, state = _rules_words(page)
    wide = board.wide(label, "head", _label_size(board, label)) + board.wide(state, "italic", STATE_SIZE)
    return wide + GAP * board.growth <= RIGHT - LEFT - SIGN_ROOM


def _house_rules(board: Board, page: NewMatch, base: float, *, fits: bool) -> None:
    """The line that opens the house rules."""
    label, state = _rules_words(page)
    size, grown, gap = _label_size(board, label), board.growth, GAP * board.growth
    label_w, state_w = board.wide(label, "head", size) / board.hair, board.wide(state, "italic", STATE_SIZE)
    below = 0.0 if fits else STATE_SIZE * 1.3 * grown
    if max(label_w, state_w) > RIGHT - LEFT - SIGN_ROOM or (below and not board.narrow):
        board.misfits.append(label)
    change = _("change")
    change_w = board.wide(change, "text", STATE_SIZE)
    told = fits and label_w + state_w + change_w + 4 * gap <= RIGHT - LEFT - SIGN_ROOM
    tall = _line_tall(board)
    box = board.rect(LEFT - 10, base - 7 * grown - tall / 2, RIGHT - LEFT + 20, tall + below)
    element = Element("house_rules", Role.BUTTON, f"{label}: {state}", box, page.house_rules)
    painter = board.painter

    def look(mood: str) -> list[Placed]:
        warm = mood in ("hover", "down")
        down = painter.px(2) if mood == "down" else 0
        left, line = board.px(LEFT, base)
        second = board.px(LEFT if below else LEFT + label_w + gap, base + below)
        sign, (right, middle) = painter.wedge("right", warm=warm), board.px(RIGHT - SIGN_ROOM / 2, base - 7 * grown)
        placed: list[Placed] = [
            (painter.text(label, "head", size, RED if warm else INK), left, line + down),
            (painter.text(state, "italic", STATE_SIZE, MUTE), second[0], second[1] + down),
            (sign, right, middle + down),
        ]
        if told:
            words = painter.text(change, "text", STATE_SIZE, RED if warm else INK)
            placed.append((words, board.px(RIGHT - SIGN_ROOM - GAP, base)[0] - words.width, line + down))
        return placed

    board.widget(element, look, -2.0)


def _bake_casing(radius: float, scale: float) -> Baked:
    """What sets the ring off from a coin; origin is its middle."""
    canvas, half = round_sheet(radius, scale, 2.0)
    canvas.circle(INK, (0, 0), radius)
    return Baked(canvas.finish(), -half, -half, 0, 0)


def _coin(
    board: Board,
    page: NewMatch,
    ident: str,
    cx: float,
    cy: float,
    number: int,
    says: str,
    chosen: bool,
    act: Callable[[int], None],
    radius: float,
) -> None:
    painter = board.painter
    reach, round_it = radius + (4 if chosen else 0), radius + CASING
    box = board.rect(cx - round_it, cy - round_it, 2 * round_it, 2 * round_it)
    element = Element(ident, Role.CHOICE, says, box, lambda: act(number), selected=chosen)
    x, y = board.px(cx, cy)

    def look(state: str) -> list[Placed]:
        raised = 2.0 if state == "hover" else 0.0
        lift = {"hover": -2, "down": 2}.get(state, 0)
        coin = painter.coin(str(number), reach, "red" if chosen else "gold", raised=raised)
        placed: list[Placed] = [(coin, x, y + painter.px(lift))]
        ringed = page.ringed()
        if ringed is not None and ringed.id == ident:
            casing = painter.keep(("casing", round_it), lambda: _bake_casing(round_it, painter.scale))
            placed.insert(0, (casing, x, y))
        return placed

    board.widget(element, look, -round_it)
    if chosen:
        board.seal(cx + radius * 0.85, cy + radius * 0.8, radius)
