"""One adapter from the worked examples' input to the rules; each kind of example is one function."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from scopa_gui.rules import deal as deals
from scopa_gui.rules.cards import CardSet, card_text, cards_in, parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Cut, CutPack, Deal, Declare, Phase, Play, Sweep
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.events import Leftovers, events
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.match import after_deal, judge_claim
from scopa_gui.rules.presets import CLASSIC, PRESETS, preset
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import (
    Points,
    best_of_suits,
    count_piles,
    prime_scale,
    prime_winner,
    sequence_points,
)

Case = dict[str, Any]
SIDES = "ABCDEFGH"


def cards(texts: Iterable[str]) -> CardSet:
    """A set of the cards named; a card named twice is there with its twin."""
    return set_of(parse_cards(" ".join(texts)))


def names(taken: CardSet) -> list[str]:
    return sorted(card_text(card) for card in cards_in(taken))


def rules_of(case: Case) -> Ruleset:
    """The preset, or the ruleset that the case's own file brings under that name, with the case's options."""
    base = CLASSIC.changed(case["ruleset"]) if "ruleset" in case else preset(case["variant"])
    return base.changed(case.get("options", {}))


def game_for(case: Case) -> Game:
    rules = rules_of(case)
    players = case["input"].get("players", rules.players[0])
    return game_of(rules, players)


def by_side(values: dict[str, Any], read: Callable[[Any], Any]) -> tuple[Any, ...]:
    return tuple(read(values[side]) for side in sorted(values))


def position(game: Game, table: CardSet, hand: CardSet, *, last_card: bool = False) -> Deal:
    """A deal in play: seat 0 to move with a hand, the other hands and the stock filled unless it is the last card."""
    used = set_of(c % 40 if c < 80 else 16 for c in cards_in(table | hand))
    rest = [card for card in game.pack if not used >> card & 1]
    others = [0] * (game.players - 1) if last_card else [1 << rest.pop() for _ in range(game.players - 1)]
    zeros = (0,) * len(game.sides)
    return Deal(
        game, table, (hand, *others), () if last_card else tuple(rest), zeros, zeros, ((),) * len(game.sides), 0, -1,
        Phase.PLAY, game.players - 1, zeros, (0,) * game.players, None,
    )  # fmt: skip


def capture_options(case: Case) -> Case:
    given = case["input"]
    found = game_for(case).captures(cards(given["table"]), parse_card(given["card"]))
    return {"captures": sorted(map(names, found))}


def legal_moves(case: Case) -> Case:
    given = case["input"]
    deal = position(game_for(case), cards(given["table"]), cards(given["hand"]))
    moves = [(card_text(m.card), names(m.take)) for m in deals.legal_moves(deal) if isinstance(m, Play)]
    return {"moves": sorted([card, take] for card, take in moves)}


def play(case: Case) -> Case:
    given = case["input"]
    game, card, take = game_for(case), parse_card(given["card"]), cards(given["take"])
    before = position(game, cards(given["table"]), 1 << card, last_card=given.get("last_card", False))
    try:
        after = deals.apply(before, Play(card, take))
    except Illegal:
        return {"legal": False}
    left = before.table & ~take if take else before.table | 1 << card
    gained: tuple[Sweep, ...] = after.sweep_cards[0]
    return {
        "legal": True,
        "captured": sorted([card_text(card), *names(take)]) if take else [],
        "table": names(left),
        "sweep": bool(gained),
        "sweep_points": sum(sweep.points for sweep in gained),
    }


def redeal(case: Case) -> Case:
    return {"redeal": deals.must_throw_in(rules_of(case), cards(case["input"]["table"]))}


def opening(case: Case) -> Case:
    return {"sweeps": deals.opening_sweeps(rules_of(case), cards(case["input"]["table"]))}


def declare(case: Case) -> Case:
    found = declarations(rules_of(case), cards(case["input"]["hand"]))
    return normal({"declarations": [{"name": d.name, "points": d.points, "matta": d.matta or None} for d in found]})


def schedule(case: Case) -> Case:
    game = game_for(case)
    return {"table": game.table_count, "rounds": list(game.rounds)}


def deal(case: Case) -> Case:
    return _hands(_start(case))


def cut_draw(case: Case) -> Case:
    return _hands(deals.apply(_start(case), Cut(case["input"]["keep"])))


def _start(case: Case) -> Deal:
    """The deal of a case's deck by the last seat, cut as it says where the rules have the pack cut."""
    game = game_for(case)
    start = deals.new_deal(game, parse_cards(" ".join(case["input"]["deck_top_first"])), game.players - 1)
    return deals.apply(start, CutPack(case["input"]["cut"])) if start.phase is Phase.CUT_PACK else start


def _hands(after: Deal) -> Case:
    return {
        "hands": [names(hand) for hand in after.hands],
        "table": names(after.table),
        "stock": len(after.stock),
    }


def prime(case: Case) -> Case:
    rules, piles = rules_of(case), by_side(case["input"]["piles"], cards)
    winner = prime_winner(rules, piles)
    totals = {}
    for side, pile in zip(SIDES, piles, strict=False):
        found = best_of_suits(prime_scale(rules), pile)
        totals[side] = [found.total, found.suits]
    return {"winner": None if winner is None else SIDES[winner], "totals": totals}


def sequence(case: Case) -> Case:
    rules, pile = rules_of(case), cards(case["input"]["coins"])
    found = sequence_points(rules, pile)._asdict()
    game = game_of(rules, rules.players[0])
    piles = (pile, *[0] * (len(game.sides) - 1))
    wins = count_piles(game, piles, (0,) * len(piles), (0,) * len(piles)).outright == 0
    return {"points": {name: points for name, points in found.items() if points}, "wins": wins}


def _sided_game(case: Case, sides: int) -> Game:
    """A game of the case's rules with so many sides, whatever numbers of players the preset allows."""
    rules = rules_of(case)
    fitting = [n for n in rules.players if len(game_of(rules, n).sides) == sides]
    return game_of(rules if fitting else rules.changed({"players": [sides], "teams": {}}), (fitting or [sides])[0])


def _sweeps(given: Case) -> tuple[int, ...]:
    """Points of the sweeps by side; a side that is not named has none."""
    return tuple(sum(given.get("sweeps", {}).get(side, ())) for side in sorted(given["piles"]))


def score(case: Case) -> Case:
    given = case["input"]
    piles, sweeps = by_side(given["piles"], cards), _sweeps(given)
    declared = tuple(given.get("declared", {}).get(side, 0) for side in sorted(given["piles"]))
    found = count_piles(_sided_game(case, len(piles)), piles, sweeps, declared)
    return {
        "points": {side: _points(points) for side, points in zip(SIDES, found.points, strict=False)},
        "instant_winner": None if found.outright is None else SIDES[found.outright],
    }


def _points(points: Points) -> dict[str, int]:
    return {**points._asdict(), "total": points.total}


def leftovers(case: Case) -> Case:
    """The table after the last card: a card that captures nothing is laid, then the leftovers go."""
    given = case["input"]
    piles = by_side(given["piles"], cards)
    game = _sided_game(case, len(piles))
    table = cards(given["table"])
    if not table:
        return {"piles": {side: names(pile) for side, pile in zip(SIDES, piles, strict=False)}}
    last = table & -table
    last_seat = -1 if given["last_capturer"] is None else game.sides[SIDES.index(given["last_capturer"])][0]
    before = position(game, table ^ last, last, last_card=True)._replace(piles=piles, last=last_seat)
    after = deals.play(before, Play(last.bit_length() - 1, 0))
    return {"piles": {side: names(pile) for side, pile in zip(SIDES, after.piles, strict=False)}}


def match(case: Case) -> Case:
    given = case["input"]
    before, points = by_side(given["before"], int), by_side(given["hand"], int)
    instant = given.get("instant_winner")
    outright = None if instant is None else SIDES.index(instant)
    found = after_deal(rules_of(case), before, points, given.get("hand_no", 1), outright)
    after = dict(zip(sorted(given["before"]), found.scores, strict=True))
    return {"after": after, "winner": None if found.winner is None else SIDES[found.winner]}


def claim(case: Case) -> Case:
    given = case["input"]
    piles, side = by_side(given["piles"], cards), SIDES.index(given["side"])
    declared = tuple(given.get("declared", 0) if s == side else 0 for s in range(len(piles)))
    found = judge_claim(
        _sided_game(case, len(piles)), piles, _sweeps(given), declared, side,
        by_side(given["before"], int),
    )  # fmt: skip
    winner = SIDES[found.winners[0]] if len(found.winners) == 1 else None
    return {"secured": found.secured, "valid": found.valid, "winner": winner}


def order(case: Case) -> Case:
    game, dealer = game_for(case), case["input"]["dealer"]
    seats = [(dealer + 1 + n) % game.players for n in range(game.players)]
    return {
        "turn_order": seats,
        "next_dealer": game.next_seat(dealer),
        "teams": [list(side) for side in game.sides],
    }


def replay(case: Case) -> Case:
    given = case["input"]
    now = _start(case)
    game = now.game
    if now.phase is Phase.CUT:
        now = deals.apply(now, Cut(given.get("keep", True)))
    opening = len(now.sweep_cards[game.side_of[now.dealer]])
    declared = given.get("declarations", [])
    wanted = {(d["round"], d["seat"]): Declare(d["name"], d.get("matta") or 0) for d in declared}
    left: tuple[int, ...] = ()
    moves = iter(given["moves"])
    while now.phase is not Phase.OVER:
        if now.phase is Phase.ROUND_OVER:
            now = deals.next_round(now)
        elif now.phase is Phase.DECLARE:
            now = deals.apply(now, wanted.pop((game.round_of(len(now.stock)), now.turn), deals.PASS))
        else:
            seat, card, take = next(moves)
            assert seat == now.turn
            move = _move_of(now, card, take)
            before, now = now, deals.apply(now, move)
            for event in events(before, move, now):
                if isinstance(event, Leftovers):
                    left = event.cards
    assert not wanted and next(moves, None) is None
    found = count_piles(game, now.piles, now.sweeps, now.declared)
    return {
        "opening_sweeps": opening,
        "left_on_table": sorted(map(card_text, left)),
        "last_capturer": None if now.last < 0 else now.last,
        "piles": {side: names(pile) for side, pile in zip(SIDES, now.piles, strict=False)},
        "sweeps": {
            side: [sweep.points for sweep in sweeps] for side, sweeps in zip(SIDES, now.sweep_cards, strict=False)
        },
        "points": {side: _points(points) for side, points in zip(SIDES, found.points, strict=False)},
        "instant_winner": None if found.outright is None else SIDES[found.outright],
    }


def _move_of(now: Deal, card: str, take: list[str]) -> Play:
    """The legal play that reads like this, whichever of two twins it takes."""
    wanted = (card, sorted(take))
    for move in deals.legal_moves(now):
        if isinstance(move, Play) and (card_text(move.card), names(move.take)) == wanted:
            return move
    raise AssertionError(f"{card} x {take} is not legal")


KINDS: dict[str, Callable[[Case], Case]] = {
    kind.__name__: kind
    for kind in (
        capture_options, legal_moves, play, redeal, opening, declare, schedule, deal, cut_draw, prime, sequence,
        score, leftovers, match, claim, order, replay,
    )
}  # fmt: skip


def known(case: Case) -> None:
    """Fails for a kind, preset or option that the code does not know."""
    assert case["kind"] in KINDS, f"unknown kind {case['kind']}"
    assert case["variant"] in PRESETS or "ruleset" in case, f"unknown preset {case['variant']}"
    rules_of(case)


def normal(expected: Case) -> Case:
    """An expectation with the order of unordered lists taken out, as the functions above return them."""
    result = dict(expected)
    for key in ("captures",):
        if key in result:
            result[key] = sorted(sorted(capture) for capture in result[key])
    if "moves" in result:
        result["moves"] = sorted([card, sorted(take)] for card, take in result["moves"])
    for key in ("captured", "table", "left_on_table"):
        if isinstance(result.get(key), list):
            result[key] = sorted(result[key])
    if "declarations" in result:
        result["declarations"] = sorted(result["declarations"], key=lambda d: (-d["points"], d.get("matta") or 0))
    if "hands" in result:
        result["hands"] = [sorted(hand) for hand in result["hands"]]
    if "piles" in result:
        result["piles"] = {side: sorted(pile) for side, pile in result["piles"].items()}
    return result
