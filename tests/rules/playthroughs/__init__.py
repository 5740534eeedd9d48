"""Golden playthroughs: one deal of each preset, and of an option that no preset has, written out state by state.

``python -m tests.rules.playthroughs`` writes the files afresh; what then differs in them is what has changed.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random

from scopa_gui.rules.cards import copy_text
from scopa_gui.rules.deal import PASS, Action, Cut, CutPack, Play, legal_moves
from scopa_gui.rules.events import Event, see
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.notation import action_text, to_line, view_line
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, MatchState, advance, new_match
from scopa_gui.rules.scoring import DealScore

FOLDER = Path(__file__).parent
RULES = {**PRESETS, "chkobba_with_cut": PRESETS["chkobba"].changed({"cut_pack": True})}
"""The rules of each playthrough by its name; further ones go to the end."""
_CARD_FIELDS = ("card", "cards", "table", "take")


def file_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> list[str]:
    """The lines of the first whole deal of a match, thrown-in packs before it included.

    Each state: its line, what each seat sees of the hands, the legal moves, the move made, and what happened with all
    that is hidden, so that a seat's part of it is checked too wherever it differs.
    """
    number = list(RULES).index(name)
    rules = RULES[name]
    game = game_of(rules, rules.players[number % len(rules.players)])
    rng = Random(number)
    state = new_match(game, number % game.players)
    lines = [f"{name}, {game.players} players"]
    while state.wants_deck and not _finished(state):
        entry: Deck | Action = Deck(_shuffled(game, rng))
        while True:
            state, happened = advance(state, entry)
            lines += ["", _entry_line(entry), *_event_lines(happened, game)]
            if state.deal is None or state.to_move is None:
                break
            lines += _state_lines(state)
            entry = choice(state)
    assert state.deal is not None
    return [*lines, "", to_line(state.deal), f"scores {state.scores}"]


def _finished(state: MatchState) -> bool:
    return state.deal is not None and not any(state.deal.hands)


def _shuffled(game: Game, rng: Random) -> tuple[int, ...]:
    """The pack in an order that is the same with every version of Python."""
    order = {card: rng.random() for card in game.pack}
    return tuple(sorted(game.pack, key=order.__getitem__))


def choice(state: MatchState) -> Action:
    """A simple player without chance.

    Cuts at a third, keeps even cards, declares the most, takes the most, else lays the lowest.
    """
    assert state.deal is not None
    legal = legal_moves(state.deal)
    if isinstance(legal[0], CutPack):
        return CutPack(len(legal) // 3)
    if isinstance(legal[0], Cut):
        return Cut(state.deal.stock[0] % 2 == 0)
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]
    return max(plays, key=lambda move: (move.take.bit_count(), -(move.card % 10), -move.card))


def _state_lines(state: MatchState) -> list[str]:
    assert state.deal is not None
    lines = [to_line(state.deal)]
    for seat in range(state.game.players):
        hands = next(word for word in view_line(state.view(seat)).split() if word.startswith("hands="))
        lines.append(f"  {seat} sees {hands}")
    return [*lines, "  legal: " + ", ".join(map(action_text, legal_moves(state.deal)))]


def _entry_line(entry: Deck | Action) -> str:
    if isinstance(entry, Deck):
        return "deck " + " ".join(map(copy_text, entry.cards))
    return "pass" if entry == PASS else action_text(entry)


def _event_lines(happened: tuple[Event, ...], game: Game) -> list[str]:
    lines = []
    for event in happened:
        lines.append("> " + _event_text(event))
        for seat in (*range(game.players), None):
            if see(event, seat) != event:
                lines.append(f"  to {'onlookers' if seat is None else seat}: {_event_text(see(event, seat))}")
    return lines


def _event_text(event: Event) -> str:
    words = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, DealScore):
            for side, points in enumerate(value.points):
                given = {name: number for name, number in points._asdict().items() if number}
                words.append(f"side{side}={given} of {value.cards[side]} cards, prime {value.prime[side].total}")
        elif field.name == "hands":
            words.append("hands=" + "/".join(str(hand) if isinstance(hand, int) else _cards(hand) for hand in value))
        else:
            words.append(f"{field.name}={_cards(value) if field.name in _CARD_FIELDS else value}")
    return " ".join(words)


def _cards(value: int | tuple[int, ...] | None) -> str:
    """A card, or several, as texts."""
    if value is None:
        return "-"
    return copy_text(value) if isinstance(value, int) else ",".join(map(copy_text, value)) or "-"
