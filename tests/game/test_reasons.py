"""What is said of a play in a puzzle is so, and speaks of nothing that the player could not know."""

from __future__ import annotations

import pytest

from scopa_gui.game.puzzles import THEMES, Puzzle, puzzles
from scopa_gui.game.reasons import cost, praise, reasons
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.deal import Play, legal_moves
from scopa_gui.rules.notation import from_line, parse_action

NAMES = DeckNames()


def puzzle(table: str, hands: str, stock: str = "-") -> Puzzle:
    line = (
        f"classic2 players=2 dealer=1 phase=play turn=0 last=- table={table} hands={hands} stock={stock} piles=-/-"
        " sweeps=-/- declared=0/0 shown=-/- drawn=-"
    )
    return Puzzle(1, "safe", line, "")


def said(position: Puzzle, text: str) -> list[str]:
    play = parse_action(text, from_line(position.line))
    assert isinstance(play, Play)
    return reasons(position, play, NAMES)


LAST_ROUND = [
    ("2s,4c", "6d,Rb/3c,Fs", "6d x 4c 2s", ["The 6 of coins takes the 4 of cups and 2 of swords: a sweep, 1 point."]),
    (
        "6c",
        "5s,2b/Fd,4c",
        "2b",
        [
            "The 2 of clubs takes nothing.",
            "It leaves the 6 of cups and 2 of clubs.",
            "Your opponent can take all of it with the knave of coins.",
        ],
    ),
    (
        "6c",
        "5s,2b/6d,4c",
        "2b",
        [
            "The 2 of clubs takes nothing.",
            "It leaves the 6 of cups and 2 of clubs.",
            "Your opponent can take something there with the 6 of coins.",
        ],
    ),
    (
        "6c,3d,5c",
        "3s,2b/Rd,4c",
        "3s x 3d",
        [
            "The 3 of swords takes the 3 of coins.",
            "It leaves the 5 of cups and 6 of cups.",
            "Your opponent can take nothing there.",
        ],
    ),
]


@pytest.mark.parametrize(("table", "hands", "play", "sentences"), LAST_ROUND)
def test_where_every_card_is_known_it_is_certain(table: str, hands: str, play: str, sentences: list[str]) -> None:
    assert said(puzzle(table, hands), play) == sentences


def test_with_cards_to_come_chances_are_told() -> None:
    one_rank = said(puzzle("6c", "5s,2b,Ac/Fd,4c,3c", "2d,3d,4d,5d,6d,7d"), "2b")
    assert "holds one of the 4 cards of the rank knave that sweep it." in one_rank[-1]
    nobody = said(puzzle("6c,Rb", "5s,2b,Ac/Fd,4c,3c", "2d,3d,4d,5d,6d,7d"), "5s")
    assert nobody[-1] == "No card can sweep that."


def test_one_card_left_of_a_rank_is_called_the_one() -> None:
    """Three of the four knaves lie in the piles."""
    position = puzzle("6c", "5s,2b,Ac/Fd,4c,3c", "2d,3d,4d,5d,6d,7d")
    known = position._replace(line=position.line.replace("piles=-/-", "piles=Fc,Fs,Fb,Rd/-"))
    assert "holds the one knave that sweeps it." in said(known, "2b")[-1]


def test_several_ranks_are_told_as_one_chance() -> None:
    """Where an ace sweeps any table, it does so beside the rank of the sum."""
    position = puzzle("6c", "5s,2b,3s/Fd,4c,3c", "2d,3d,4d,5d,6d,7d")
    aces = position._replace(line=position.line.replace("classic2", "asso_pigliatutto"))
    assert said(aces, "2b")[-1].endswith("% the next player can sweep it.")


def test_clearing_the_table_with_the_last_card_is_no_sweep() -> None:
    told = ["The 6 of coins takes the 4 of cups and 2 of swords.", "Nothing is left on the table."]
    assert said(puzzle("2s,4c", "6d/-"), "6d x 4c 2s") == told


def test_who_holds_no_card_sweeps_nothing() -> None:
    told = said(puzzle("6c", "2b/-", "2d,3d,4d,5d,6d,7d"), "2b")
    assert told[-1] == "Nobody holds a card that sweeps it."


def _plays(position: Puzzle) -> list[Play]:
    return [play for play in legal_moves(position.deal) if isinstance(play, Play)]


@pytest.mark.parametrize("position", puzzles()[::5], ids=lambda position: str(position.number))
def test_every_play_of_a_puzzle_is_told_in_sentences(position: Puzzle) -> None:
    for play in _plays(position):
        told = reasons(position, play, NAMES)
        assert told
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def test_every_theme_has_its_praise() -> None:
    assert len({praise(puzzles()[0]._replace(theme=theme)) for theme in THEMES}) == len(THEMES)


@pytest.mark.parametrize(("loss", "words"), [(1.0, "1 point less"), (0.96, "1 point less"), (2.04, "2 points less")])
def test_the_cost_counts_in_points(loss: float, words: str) -> None:
    assert words in cost(loss)
