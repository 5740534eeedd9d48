"""Text for moves, rulesets and positions, to be read by people and read back (``7d x 4c 3b``)."""

from __future__ import annotations

import json
from typing import Any

from scopa_gui.rules.captures import same_cards
from scopa_gui.rules.cards import (
    Card,
    CardSet,
    card_text,
    cards_in,
    cards_text,
    copy_text,
    parse_card,
    parse_cards,
    physical,
    set_of,
)
from scopa_gui.rules.deal import PASS, Action, Cut, CutPack, Deal, Declare, Phase, Play, Sweep, legal_moves
from scopa_gui.rules.errors import BadRuleset, Illegal, Unreadable
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS, name_of
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.view import View

_LONGEST_LINE = 20_000


def action_text(action: Action, *, sweep: bool = False) -> str:
    """An action in words that are the same in every language.

    ``7d x 4c 3b`` takes, ``7d`` lays, ``*`` marks a sweep; ``declare dieci 7c=9``, ``pass``, ``keep``, ``place``;
    ``cut 17`` lifts seventeen cards off the pack, ``cut 0`` leaves it as it is.
    """
    if isinstance(action, Play):
        text = card_text(action.card)
        if action.take:
            text += " x " + cards_text(cards_in(action.take))
        return text + " *" if sweep else text
    if isinstance(action, Cut):
        return "keep" if action.keep else "place"
    if isinstance(action, CutPack):
        return f"cut {action.lifted}"
    if action.name is None:
        return "pass"
    matta = f" 7c={action.matta}" if action.matta else ""
    return f"declare {action.name}{matta}"


def parse_action(text: str, deal: Deal) -> Action:
    """The legal action of a position that reads like this; of two twins the one the rules name.

    Raises:
        Unreadable: ``action`` if the text is none.
        Illegal: ``not_legal`` if it is one but not here.
    """
    wanted = read_action(text)
    for action in legal_moves(deal):
        if isinstance(action, Play) and isinstance(wanted, Play):
            if _alike(action, wanted):
                return action
        elif type(action) is type(wanted) and action == wanted:
            return action
    raise Illegal("not_legal", action=text)


def _alike(first: Play, second: Play) -> bool:
    return card_text(first.card) == card_text(second.card) and same_cards(first.take, second.take)


def read_action(text: str) -> Action:
    """The action that a text says, whether legal or not; twins as far as it can tell.

    Raises:
        Unreadable: ``action``.
    """
    words = text.replace("*", " ").split()
    try:
        match words:
            case ["pass"]:
                return PASS
            case ["keep"]:
                return Cut(True)
            case ["place"]:
                return Cut(False)
            case ["cut", lifted] if lifted.isascii() and lifted.isdecimal() and len(lifted) < 4:
                return CutPack(int(lifted))
            case ["declare", name]:
                return Declare(name, 0)
            case ["declare", name, matta]:
                return Declare(name, parse_card(matta) - 79)
            case [card]:
                return Play(parse_card(card), 0)
            case [card, "x", *taken] if taken:
                return Play(parse_card(card), set_of(parse_cards(" ".join(taken))))
    except Unreadable:
        pass
    raise Unreadable("action", text=text[:80])


def ruleset_text(rules: Ruleset) -> str:
    """The name of a preset, or ``classic2`` followed by the fields that differ as JSON without spaces."""
    name = name_of(rules)
    if name is not None:
        return name
    return "classic2" + json.dumps(rules.differences(CLASSIC), separators=(",", ":"), sort_keys=True)


def parse_ruleset(text: str) -> Ruleset:
    """The ruleset of `ruleset_text`.

    Raises:
        Unreadable: ``ruleset``.
        BadRuleset: if the fields are wrong or do not go together.
    """
    name, brace, rest = text.partition("{")
    if name not in PRESETS or len(text) > _LONGEST_LINE:
        raise Unreadable("ruleset", text=text[:80])
    if not brace:
        return PRESETS[name]
    try:
        changes: Any = json.loads(brace + rest)
    except (ValueError, RecursionError):
        raise Unreadable("ruleset", text=text[:80]) from None
    return PRESETS[name].changed(changes)


def to_line(deal: Deal) -> str:
    """A whole position in one line; `from_line` reads it back to an equal one."""
    return _line(deal, "/".join(map(_set_text, deal.hands)), _list_text(deal.stock))


def view_line(view: View) -> str:
    """A View's position in one line: as `to_line`, with ``?`` for each card that the seat has not seen."""
    hands = []
    for seat, size in enumerate(view.hand_counts):
        known = view.hand if seat == view.seat else view.shown[seat]
        hidden = ["?"] * (size - known.bit_count())
        hands.append(",".join([*map(copy_text, cards_in(known)), *hidden]) or "-")
    return _line(view, "/".join(hands), ",".join("?" * view.stock) or "-")


def _line(position: Deal | View, hands: str, stock: str) -> str:
    crosswise = (",".join(f"{copy_text(s.card)}:{s.points}" for s in side) for side in position.sweep_cards)
    return " ".join(
        (
            ruleset_text(position.game.ruleset),
            f"players={position.game.players}",
            f"dealer={position.dealer}",
            f"phase={position.phase.name.lower()}",
            f"turn={position.turn}",
            f"last={position.last if position.last >= 0 else '-'}",
            f"table={_set_text(position.table)}",
            f"hands={hands}",
            f"stock={stock}",
            f"piles={'/'.join(map(_set_text, position.piles))}",
            f"sweeps={'/'.join(side or '-' for side in crosswise)}",
            f"declared={'/'.join(map(str, position.declared))}",
            f"shown={'/'.join(map(_set_text, position.shown))}",
            f"drawn={'-' if position.drawn is None else copy_text(position.drawn)}",
        )
    )


def _list_text(cards: tuple[Card, ...] | list[Card]) -> str:
    return ",".join(map(copy_text, cards)) or "-"


def _set_text(cards: CardSet) -> str:
    return _list_text(cards_in(cards))


def _read_list(text: str) -> tuple[Card, ...]:
    return () if text == "-" else parse_cards(text.replace(",", " "))


def _read_set(text: str) -> CardSet:
    return set_of(_read_list(text))


def from_line(text: str) -> Deal:
    """The position of `to_line`, checked to be possible.

    Raises:
        Unreadable: ``position`` with the part that is wrong; ``hidden`` for cards given as ``?``: such a line is a
            View's, and only `scopa_gui.rules.view.sample` makes a deal of one.
    """
    if len(text) > _LONGEST_LINE:
        raise Unreadable("position", part="length")
    if "?" in text:
        raise Unreadable("hidden")
    words = text.split()
    part = "ruleset"
    try:
        rules = parse_ruleset(words[0])
        fields = dict(word.split("=", 1) for word in words[1:])
        part = "fields"
        game = game_of(rules, int(fields["players"]))
        deal = _read_fields(game, fields)
    except (KeyError, IndexError, ValueError, BadRuleset) as error:
        raise Unreadable("position", part=getattr(error, "code", part)) from None
    _check_position(deal)
    return deal


def _read_fields(game: Game, fields: dict[str, str]) -> Deal:
    def sets(name: str) -> tuple[CardSet, ...]:
        return tuple(map(_read_set, fields[name].split("/")))

    def sweep(word: str) -> Sweep:
        card, points = word.split(":")
        return Sweep(_read_list(card)[0], int(points))

    crosswise = tuple(
        tuple(sweep(word) for word in side.split(",") if word != "-") for side in fields["sweeps"].split("/")
    )
    return Deal(
        game,
        _read_set(fields["table"]),
        sets("hands"),
        _read_list(fields["stock"]),
        sets("piles"),
        tuple(sum(s.points for s in side) for side in crosswise),
        crosswise,
        int(fields["turn"]),
        -1 if fields["last"] == "-" else int(fields["last"]),
        Phase[fields["phase"].upper()],
        int(fields["dealer"]),
        tuple(map(int, fields["declared"].split("/"))),
        sets("shown"),
        None if fields["drawn"] == "-" else _read_list(fields["drawn"])[0],
    )


def _check_phase(deal: Deal) -> None:
    """Refuses positions in which the phase does not go with the cards in hands and stock."""
    hands, stock, rounds = any(deal.hands), len(deal.stock), deal.game.rounds
    undealt = {sum(rounds[number:]) * deal.game.players for number in range(1, len(rounds) + 1)}
    possible = {
        Phase.CUT_PACK: not hands and stock == len(deal.game.pack),
        Phase.CUT: not hands and deal.stock[:1] == (deal.drawn,) and stock == len(deal.game.pack),
        Phase.DECLARE: bool(deal.hands[deal.turn]) and stock in undealt,
        Phase.PLAY: bool(deal.hands[deal.turn]) and stock in undealt,
        Phase.ROUND_OVER: not hands and stock in undealt - {0},
        Phase.THROWN_IN: hands and stock in undealt,
        Phase.OVER: not hands and not stock,
    }
    if not possible[deal.phase] or (deal.drawn is not None and deal.phase is not Phase.CUT):
        raise Unreadable("position", part="phase")


def _check_position(deal: Deal) -> None:
    """Refuses positions with a card twice or foreign, and tuples of a wrong length."""
    game = deal.game
    seats, sides = game.players, len(game.sides)
    lengths = (
        (deal.hands, seats),
        (deal.shown, seats),
        (deal.piles, sides),
        (deal.sweep_cards, sides),
        (deal.declared, sides),
    )
    if any(len(values) != length for values, length in lengths):
        raise Unreadable("position", part="length")
    if not (0 <= deal.turn < seats and 0 <= deal.dealer < seats and -1 <= deal.last < seats):
        raise Unreadable("position", part="seat")
    everywhere = [*cards_in(deal.table), *deal.stock]
    for cards in (*deal.hands, *deal.piles):
        everywhere += cards_in(cards)
    pack = list(map(physical, everywhere))
    if len(set(pack)) != len(pack) or set_of(pack) & ~game.pack_set:
        raise Unreadable("position", part="cards")
    if any(shown & ~hand for shown, hand in zip(deal.shown, deal.hands, strict=True)):
        raise Unreadable("position", part="shown")
    _check_phase(deal)
