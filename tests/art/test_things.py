"""All pictures but the Napoletane cards: sizes, transparency, symmetry, sign counts, bytes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from scipy import ndimage

from art.french.build import ICONS as SUIT_ICONS
from art.french.build import WIDTHS, card_images
from art.french.deck import BACKS, CODES
from art.plates import save_card_png
from art.things.app_icon import SIZES, save_app_icon
from art.things.lettering import TITLES
from art.things.medal import MOODS
from art.things.ornaments import ORNAMENTS
from art.things.portraits import SITTERS
from art.things.signs import ICONS, save_icon
from art.things.tables import HEIGHT, TABLES, WIDTH

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
PACKAGING = ROOT / "packaging" / "icons"
FRENCH = ASSETS / "cards" / "french"
COURT_CODES = [code for code in CODES if code[0] in "FCR"]

Pixels = npt.NDArray[np.uint8]


@cache
def pixels(path: Path) -> Pixels:
    """The picture at `path` as an array (height, width, 4)."""
    return np.asarray(Image.open(path).convert("RGBA"))


def difference(a: Pixels, b: Pixels) -> float:
    """Mean difference of two pictures' colours, 0 to 255."""
    return float(np.abs(a[..., :3].astype(float) - b[..., :3].astype(float)).mean())


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_large_dark_and_light_files(name: str) -> None:
    path = ASSETS / "tables" / f"{name}.jpg"
    table = pixels(path)
    assert table.shape[:2] == (HEIGHT, WIDTH) == (1600, 2560)
    assert path.stat().st_size < 900_000
    luminance = table[..., :3] @ np.array([0.299, 0.587, 0.114])
    assert luminance.mean() < 110, "cream cards must stand out"
    assert luminance[600:1000, 960:1600].std() < 25, "the middle is calm"


def test_tables_differ_from_each_other() -> None:
    tables = [pixels(ASSETS / "tables" / f"{name}.jpg")[::8, ::8] for name in TABLES]
    assert all(difference(a, b) > 20 for i, a in enumerate(tables) for b in tables[:i])


@pytest.mark.parametrize("name", [*ICONS, *SUIT_ICONS])
def test_icons_have_two_cuttings_on_a_transparent_ground(name: str) -> None:
    for suffix, side in (("", 128), ("_small", 32)):
        icon = pixels(ASSETS / "icons" / f"{name}{suffix}.png")
        assert icon.shape[:2] == (side, side)
        alpha = icon[..., 3]
        rim = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
        assert rim.max() < 200, "nothing is cut off at the edge"
        assert (alpha == 255).mean() > 0.12
        rows, columns = np.nonzero(alpha > 128)
        assert max(np.ptp(rows), np.ptp(columns)) >= side * 0.88, "the drawing fills its square"


@pytest.mark.parametrize("name", SITTERS)
def test_portraits_show_three_moods_of_one_person(name: str) -> None:
    moods = [pixels(ASSETS / "portraits" / f"{name}_{mood}.png") for mood in MOODS]
    for portrait in moods:
        assert portrait.shape == (320, 320, 4)
        assert portrait[160, 160, 3] == 255
        assert portrait[:4, :4, 3].max() == portrait[-4:, -4:, 3].max() == 0
    face = slice(80, 240)
    assert all(difference(a[face, face], b[face, face]) > 3 for i, a in enumerate(moods) for b in moods[:i])


def test_lettering_and_ornaments_keep_their_sizes() -> None:
    for name, (_, width) in TITLES.items():
        assert pixels(ASSETS / "ui" / f"{name}.png").shape[1] == width
    for name, (_, width, height) in ORNAMENTS.items():
        assert pixels(ASSETS / "ui" / f"{name}.png").shape == (height, width, 4)


@pytest.mark.parametrize("side", SIZES)
def test_program_icon_comes_in_all_sizes(side: int) -> None:
    assert pixels(PACKAGING / f"scopa-{side}.png").shape == (side, side, 4)


@pytest.mark.parametrize("width", WIDTHS)
def test_french_deck_is_whole_with_paper_in_its_transparent_corners(width: int) -> None:
    for name in (*CODES, *BACKS):
        card = pixels(FRENCH / str(width) / f"{name}.png")
        assert card.shape == (width * 5 // 3, width, 4)
        assert card[0, 0, 3] == 0
        assert card[0, 0, :3].min() > 200, "a dark corner would show as a fringe when scaled"
        assert card[card.shape[0] // 2, width // 2, 3] == 255


def test_both_decks_are_printed_on_the_same_paper() -> None:
    assert (FRENCH / "paper.png").read_bytes() == (ASSETS / "cards" / "napoletane" / "paper.png").read_bytes()


@pytest.mark.parametrize("code", [code for code in CODES if code[0] in "234567"])
def test_french_number_cards_show_as_many_signs_as_they_are_worth(code: str) -> None:
    card = pixels(FRENCH / "240" / f"{code}.png").astype(int)
    printed = np.abs(card[..., :3] - np.array([251, 245, 230])).sum(-1) > 120
    printed[:4] = printed[-4:] = False
    printed[:, :4] = printed[:, -4:] = False
    labels, count = ndimage.label(printed, structure=np.ones((3, 3)))
    areas = ndimage.sum(printed, labels, range(1, count + 1))
    assert int((np.asarray(areas) > 300).sum()) == int(code[0])
    assert not ((np.asarray(areas) > 8) & (np.asarray(areas) < 300)).any(), "no loose parts"


@pytest.mark.parametrize("name", [*COURT_CODES, *BACKS])
def test_french_courts_and_backs_equal_their_half_turn(name: str) -> None:
    card = pixels(FRENCH / "480" / f"{name}.png")
    assert np.array_equal(card, card[::-1, ::-1])


def test_no_two_french_courts_look_alike() -> None:
    courts = [pixels(FRENCH / "120" / f"{code}.png") for code in COURT_CODES]
    assert all(difference(a, b) > 18 for i, a in enumerate(courts) for b in courts[:i])


def test_suit_signs_and_small_cards_are_redrawn_to_the_same_bytes(tmp_path: Path) -> None:
    save_icon("star", tmp_path)
    save_app_icon(16, tmp_path / "scopa-16.png")
    for _, image in card_images("7d", [90]):
        save_card_png(image, tmp_path / "7d.png")
    for made, kept in (
        ("star.png", ASSETS / "icons" / "star.png"),
        ("star_small.png", ASSETS / "icons" / "star_small.png"),
        ("scopa-16.png", PACKAGING / "scopa-16.png"),
        ("7d.png", FRENCH / "90" / "7d.png"),
    ):
        assert (tmp_path / made).read_bytes() == kept.read_bytes(), made


def test_these_pictures_stay_within_their_share_of_the_wheel() -> None:
    folders = [ASSETS / name for name in ("tables", "icons", "portraits", "ui", "fonts")] + [FRENCH]
    assert sum(path.stat().st_size for folder in folders for path in folder.rglob("*.*")) < 7_500_000
