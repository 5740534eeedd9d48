"""The deck that is chosen, in pictures and in words, and what stands in the corners of its cards."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.rules.cards import parse_card
from scopa_gui.ui import scenes
from scopa_gui.ui.deck import Deck
from scopa_gui.ui.paint.dress import Dress
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.sprites import CardSprites
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.table_helpers import step, table_of

ITALIAN = ("coins", "cups", "swords", "knave", "knight")
FRENCH = ("diamonds", "hearts", "spades", "jack", "queen")


def pixels(sprites: CardSprites, code: str) -> bytes:
    return pygame.image.tobytes(sprites.card(code, 120.0).surface, "RGBA")


def dressed(bench: Bench, **dress: object) -> CardSprites:
    bench.painter.dress = Dress(**dress)  # type: ignore[arg-type]
    bench.painter.resize(1.0)
    bench.sprites.resize()
    return bench.sprites


def test_in_chkobba_the_french_queen_is_eight_and_the_jack_nine() -> None:
    bench = Bench()
    plain = {"french": True, "indices": "off"}
    usual = {code: pixels(dressed(bench, **plain), code) for code in ("Fd", "Cd", "Rd", "7d")}
    chkobba = {code: pixels(dressed(bench, **plain, queen_below=True), code) for code in usual}
    assert chkobba == {"Fd": usual["Cd"], "Cd": usual["Fd"], "Rd": usual["Rd"], "7d": usual["7d"]}
    letters = [Dress(french=True, queen_below=True).letter(code) for code in ("Fd", "Cd", "Rd", "7d")]
    assert letters == ["Q", "J", "K", ""]
    assert [Dress(french=True).letter(code) for code in ("Fd", "Cd")] == ["J", "Q"]
    assert Dress(queen_below=True).picture("Fd") == "Fd", "the Napoletane deck has no queen"


CHANGES: tuple[dict[str, object], ...] = (
    {"french": True}, {"indices": "off"}, {"indices": "value_and_suit"}, {"contrast": True},
)  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_every_choice_changes_how_a_card_looks(change: dict[str, object]) -> None:
    bench = Bench()
    assert pixels(dressed(bench, **change), "Fs") != pixels(dressed(bench), "Fs")


def test_the_deck_changes_all_words_and_pictures_at_once(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        told = pilot.wait_idle()
        before = pygame.image.tobytes(pilot.app.window.surface, "RGB")
        assert any(word in text for text in told["events"] for word in ITALIAN)
        pilot.app.change_settings(deck="french")
        told = pilot.wait_idle()
        assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != before
        words = [element["name"] for element in told["elements"]] + told["events"]
        assert not any(word in text for text in words for word in ITALIAN)
        assert any(word in text for text in told["events"] for word in FRENCH)
        for card in (e for e in told["elements"] if e["card"]):
            expected = pilot.app.session.controller.deck_names.card(parse_card(card["card"]))  # type: ignore[union-attr]
            assert card["name"] == expected
        for press in (pygame.K_g, pygame.K_l):
            pilot.press(press)
            shown = [element["name"] for element in pilot.describe()["elements"]]
            assert any(word in text.lower() for text in shown for word in FRENCH), shown
            assert not any(word in text.lower() for text in shown for word in ITALIAN), shown
            pilot.press(pygame.K_ESCAPE)
        dice = random.Random(4)
        while pilot.describe()["scene"] == "table":
            step(pilot, dice)
        counted = [element["name"] for element in pilot.wait_idle()["elements"]]
        assert any("diamonds" in text for text in counted)
        assert not any("coins" in text for text in counted)


def test_chkobba_names_the_queen_eight(tmp_path: Path) -> None:
    with Pilot(tmp_path, "chkobba") as pilot:
        pilot.app.change_settings(deck="french")
        pilot.wait_idle()
        names = table_of(pilot).session.controller.deck_names
        assert (names.rank(8), names.rank(9)) == ("queen", "jack")
        assert pilot.app.painter.dress.queen_below


def test_cards_of_the_second_pack_have_red_backs(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic6_two_decks", players=6) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        baked: list[str] = []
        card = scene.app.sprites.card
        scene.app.sprites.card = lambda code, *rest: baked.append(code) or card(code, *rest)  # type: ignore
        for number, back in ((6, "back"), (46, "back_red")):
            actor = scene.board.hand[0]
            actor.card, actor.face_up = number, False
            baked.clear()
            scene.renderer.draw(pilot.app.window.surface, True)
            assert back in baked
            assert ("back_red" in baked) == (back == "back_red")


def test_baked_cards_stay_bounded_whatever_deck_is_chosen(tmp_path: Path) -> None:
    bench = Bench()
    for _ in range(3):
        for french in (False, True):
            for indices in ("off", "value", "value_and_suit"):
                sprites = dressed(bench, french=french, indices=indices)
                for suit in "dcsb":
                    for rank in "A234567FCR":
                        for width in (120.0, 150.0):
                            sprites.card(rank + suit, width)
                assert sprites.kept_bytes() <= sprites._store.limit


def test_settings_offer_both_decks_and_three_kinds_of_corners() -> None:
    bench = Bench()
    page = bench.show(scenes.settings)
    found = {element.id for element in page.elements()}
    assert {"deck:napoletane", "deck:french", "indices:off", "indices:value", "indices:value_and_suit"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["napoletane", "french"])
def test_a_deck_has_one_name_in_each_language(language: str, deck: str) -> None:
    set_language(language)
    bench = Bench()
    bench.change_settings(deck=deck)
    dressed(bench, french=deck == "french")
    chosen = next(e for e in bench.show(scenes.settings).elements() if e.id == f"deck:{deck}")
    word = chosen.name.split(": ")[-1].split(" : ")[-1].lower()
    assert any(word in element.name.lower() for element in bench.show(scenes.title).elements())


@pytest.mark.parametrize("folder", ["napoletane", "french"])
@pytest.mark.parametrize("code", ["7b", "Rs", "Ad"])
def test_with_high_contrast_cards_are_printed_on_pure_white(folder: str, code: str) -> None:
    pygame.display.set_mode((64, 64))
    usual, plain = (Deck(assets_root() / "cards" / folder, plain=plain).master(code, 240) for plain in (False, True))
    inside = [(x, y) for x in range(12, 228, 3) for y in range(12, 388, 3)]
    assert max(plain.get_at(at)[:3] for at in inside) == (255, 255, 255)
    assert min(sum(plain.get_at(at)[:3]) for at in inside) <= min(sum(usual.get_at(at)[:3]) for at in inside) + 6
    assert sum(plain.get_at(at)[:3] == (255, 255, 255) for at in inside) > len(inside) / 10
