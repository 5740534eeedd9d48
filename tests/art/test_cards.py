"""The Napoletane cards: all there, all different, in shape, and drawn again byte for byte."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from scipy import ndimage

from art.napoletane.build import BACKS, NAMES, WIDTHS, card_path, draw_name
from art.napoletane.deck import CODES, draw_card
from art.napoletane.figures import people, poses
from art.napoletane.layouts import HEIGHT, WIDTH, pips
from art.plates import PAPER, paper_map, rgb

ASSETS = Path(__file__).resolve().parents[2] / "assets"

Pixels = npt.NDArray[np.int16]


@cache
def pixels(name: str, width: int) -> Pixels:
    """The asset as an array (height, width, 4)."""
    return np.asarray(Image.open(card_path(ASSETS, name, width)).convert("RGBA")).astype(np.int16)


def test_the_deck_has_forty_cards_two_backs_and_its_paper() -> None:
    assert len(CODES) == len(set(CODES)) == 40
    folders = {width: {path.stem for path in (card_path(ASSETS, "Ad", width).parent).glob("*.png")} for width in WIDTHS}
    assert all(found == set(NAMES) for found in folders.values())
    assert (ASSETS / "cards" / "napoletane" / "paper.png").is_file()


@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_has_the_right_size_and_round_paper_coloured_corners(width: int) -> None:
    for name in NAMES:
        card = pixels(name, width)
        assert card.shape == (width * 5 // 3, width, 4), name
        for corner in (card[0, 0], card[0, -1], card[-1, 0], card[-1, -1]):
            assert corner[3] == 0, name
            assert tuple(corner[:3]) == rgb(PAPER), name
        assert (card[card.shape[0] // 2, :, 3] == 255).all(), name
        assert (card[card[..., 3] < 255][:, :3] == rgb(PAPER)).all(), name


@pytest.mark.parametrize("width", WIDTHS)
def test_all_cards_differ_clearly(width: int) -> None:
    step = max(1, width // 60)
    cards = {name: pixels(name, width)[::step, ::step, :3] for name in NAMES}
    names = list(cards)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            share = (np.abs(cards[one] - cards[other]).max(-1) > 60).mean()
            assert share > 0.03, (one, other, share)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_the_same_after_half_a_turn(name: str, width: int) -> None:
    back = pixels(name, width)
    assert (back == back[::-1, ::-1]).all()


@pytest.mark.parametrize("code", CODES)
def test_nothing_comes_too_close_to_the_edge(code: str) -> None:
    card = pixels(code, 480)
    inked = (np.abs(card[..., :3] - np.array(rgb(PAPER))).max(-1) > 24) & (card[..., 3] == 255)
    rows, columns = np.nonzero(inked.any(1))[0], np.nonzero(inked.any(0))[0]
    across, down = 0.05 * 480, 0.04 * 800
    assert columns[0] >= across and 479 - columns[-1] >= across
    assert rows[0] >= down and 799 - rows[-1] >= down


def outline(code: str) -> npt.NDArray[np.bool_]:
    """Pixels inside the silhouette of a figure at 120 pixels, without the slab."""
    card = pixels(code, 120)
    inked = (np.abs(card[..., :3] - np.array(rgb(PAPER))).max(-1) > 24) & (card[..., 3] == 255)
    filled: npt.NDArray[np.bool_] = ndimage.binary_fill_holes(inked)
    return filled[:172]


def test_no_two_court_figures_share_face_or_outline() -> None:
    persons = [value for value in vars(people).values() if isinstance(value, people.Person)]
    assert len(persons) == len({person.face for person in persons}) == 12
    figures = {code: outline(code) for code in CODES if code[0] in "FCR"}
    for one, other in combinations(figures, 2):
        for turned in (figures[other], figures[other][:, ::-1]):
            shared = (figures[one] & turned).sum() / (figures[one] | turned).sum()
            assert shared < 0.8, (one, other, shared)


def test_every_horse_has_a_stance_of_its_own() -> None:
    stances = [value for value in vars(poses).values() if isinstance(value, poses.Pose)]
    assert len(stances) == 4
    for one, other in combinations(stances, 2):
        legs = ("near_hind", "far_hind", "near_fore", "far_fore")
        assert sum(getattr(one, leg) == getattr(other, leg) for leg in legs) <= 1
        assert one.head_turn != other.head_turn and one.crest != other.crest


@pytest.mark.parametrize(("suit", "value"), [(suit, value) for suit in "dcsb" for value in range(2, 8)])
def test_number_cards_show_their_number_of_pips(suit: str, value: int) -> None:
    assert len(pips(suit, value)) == (0 if (suit, value) == ("b", 3) else value)
    assert all(0 < pip.x < WIDTH and 0 < pip.y < HEIGHT for pip in pips(suit, value))


@pytest.mark.parametrize(("name", "widths"), [("7d", (60, 120, 480)), ("Rb", (90,)), ("back", (120,))])
def test_drawn_again_a_card_has_the_same_bytes(name: str, widths: tuple[int, ...], tmp_path: Path) -> None:
    draw_name(tmp_path, name, widths)
    for width in widths:
        assert card_path(tmp_path, name, width).read_bytes() == card_path(ASSETS, name, width).read_bytes()


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no such card: 8d"):
        draw_card("8d", 480)


def test_the_paper_is_nearly_even_and_darker_at_its_edge() -> None:
    paper = np.asarray(paper_map()).astype(float)
    assert paper.shape == (800, 480, 3)
    stored = np.asarray(Image.open(ASSETS / "cards" / "napoletane" / "paper.png").convert("RGB")).astype(float)
    assert (paper == stored).all()
    middle = paper[80:-80, 80:-80]
    assert 0.006 < middle.std() / middle.mean() < 0.011
    assert paper[0].mean() < middle.mean() - 10
