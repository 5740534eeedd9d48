"""What scenes ask of the program, without window, archive or sound: for tests of layout and looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any, NamedTuple

import pygame
import pytest

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.house_rules import KeptRules
from scopa_gui.game.learning import Learning
from scopa_gui.game.settings import Settings
from scopa_gui.game.setup import MatchSetup, Seat
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import set_of
from scopa_gui.rules.deal import Declare, Play
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import count_piles
from scopa_gui.rules.view import Past
from scopa_gui.ui.deck import Deck
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.paint.palette import INK
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scene import Scene, SceneStack
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.sprites import CardSprites

NAMES = (
    "You",
    "la Donna",
    "il Cavaliere",
    "il Gatto Mammone",
    "Rosa",
    "Peppe",
    "Anna",
    "Carlo",
)
KINDS = ("human", "rookie", "amateur", "pro", "rookie", "amateur", "rookie", "amateur")


def painter(scale: float = 1.0, text_scale: float = 1.0) -> Painter:
    """A painter by itself, with the letters and the display that it needs."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Painter(assets_root(), scale, text_scale)


class Bench:
    """Stands in for the App; notes every call that would leave the scene in `calls`."""

    def __init__(
        self, size: tuple[int, int] = (1280, 800), text: int = 100, matches: tuple[MatchInfo, ...] = ()
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        self.window = SimpleNamespace(fullscreen=False)
        scale = min(size[0] / 1280, size[1] / 800)
        self.painter = Painter(assets_root(), scale, text / 100)
        self.sprites = CardSprites(Deck(assets_root() / "cards" / "napoletane"), self.painter)
        self.settings = replace(Settings(), text_size=text)
        self.stack = SceneStack(size)
        self.house = SimpleNamespace(
            open_matches=lambda: list(matches),
            can_be_removed=lambda info: False,
            played_by=lambda profile: bool(matches),
            rating=lambda profile: [],
            kept_rules=KeptRules(Path(mkdtemp()) / "house_rules.json"),
            archive=SimpleNamespace(finished_matches=list, matches=list),
            learning=Learning(Path(mkdtemp()) / "learning.json"),
        )
        self.sounds: list[str] = []
        self.audio = SimpleNamespace(play=self.sounds.append, available=False)
        self.voice = SimpleNamespace(available=True)
        self.input = SimpleNamespace(pointer=(0, 0), by_keys=False)
        self.speed = "normal"
        self.player_name = "You"
        self.entry: str | None = None
        self.draft: Choice | None = None
        self.calls: list[tuple[str, Any]] = []

    @property
    def background(self) -> pygame.Surface:
        """The bare table at the window's size."""
        return self.painter.table(self.settings.table, self.stack.size)

    def change_settings(self, **changes: Any) -> None:
        self.settings = replace(self.settings, **changes)
        self.calls.append(("change_settings", changes))

    def start_match(self, ruleset: Any, seats: Any) -> None:
        self.calls.append(("start_match", (ruleset, seats)))

    def resume_match(self, match_id: int) -> None:
        self.calls.append(("resume_match", match_id))

    def continue_match(self, match_id: int) -> None:
        self.calls.append(("continue_match", match_id))

    def to_title(self) -> None:
        self.calls.append(("to_title", None))

    def quit(self) -> None:
        self.calls.append(("quit", None))

    def toggle_fullscreen(self) -> None:
        self.window.fullscreen = not self.window.fullscreen
        self.change_settings(full_screen=self.window.fullscreen)
        self.stack.top.layout(self.stack.size)

    def show(self, make: Callable[[Any], Scene]) -> Page:
        """Push a scene made for this bench alone on the stack, and let its late parts come."""
        scene = make(self)
        assert isinstance(scene, Page)
        self.stack.scenes.clear()
        self.stack.push(scene)
        for frame in range(40):
            if not scene.update(100.0 + frame):
                break
        return scene

    def picture(self, scene: Scene) -> bytes:
        """The pixels of a scene, drawn anew."""
        self.surface = pygame.display.set_mode(self.stack.size)
        self.surface.fill((38, 98, 62))
        scene.draw(self.surface, True)
        return pygame.image.tobytes(self.surface, "RGB")


class Said(NamedTuple):
    """A line of words on a page: its ends and its base line in units, its style and its size."""

    left: float
    right: float
    y: float
    words: str
    style: str
    size: float


def noted_words(monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """Takes down every line that pages say from now on; clear it to begin anew."""
    noted: list[Said] = []
    say = Board.say

    def said(
        board: Board, x: float, y: float, words: str, style: str = "text", size: float = 18,
        colour: Any = INK, align: str = "l", **more: Any,
    ) -> float:  # fmt: skip
        wide = say(board, x, y, words, style, size, colour, align, **more)
        left = x - wide * {"l": 0.0, "c": 0.5, "r": 1.0}[align]
        noted.append(Said(left, left + wide, y, words, style, size))
        return wide

    monkeypatch.setattr(Board, "say", said)
    return noted


def match_info(number: int, preset: str = "classic2", scores: tuple[int, ...] = (7, 5)) -> MatchInfo:
    players = PRESETS[preset].players[0]
    setup = MatchSetup(PRESETS[preset], tuple(Seat(k, n) for k, n in zip(KINDS, NAMES, strict=True))[:players], 1)
    return MatchInfo(number, setup, "open", scores, (), 9, True)


def session_of(preset: str, players: int, deals: int = 0, *, over: bool = False) -> Any:
    """What scenes ask of a session: a match with so many counted deals, the cards of each at random."""
    ruleset = PRESETS[preset]
    game = game_of(ruleset, players)
    setup = MatchSetup(ruleset, tuple(Seat(k, n) for k, n in zip(KINDS, NAMES, strict=True))[:players], 1)
    scores = [0] * len(game.sides)
    counted = []
    for deal in range(deals):
        score = scored(preset, players, deal).score
        scores = [old + new for old, new in zip(scores, score.totals, strict=True)]
        counted.append((score, tuple(scores)))
    winners = (scores.index(max(scores)),) if over else ()
    controller = SimpleNamespace(
        game=game, viewer=0, setup=setup, deck_names=DeckNames(), waiting_for="over" if over else "next_deal",
        can_take_back=True, rated=True, deal_scores=tuple(counted), record=SimpleNamespace(entries=(None,)), match_id=1,
    )  # fmt: skip
    told = ["You take the 7 of coins with the 7 of cups.", "La Donna lays the knight of cups."] * 30
    wishes: list[str] = []
    return SimpleNamespace(
        controller=controller, names=NAMES[:players], texts=told, wishes=wishes,
        view=SimpleNamespace(
            deal_no=deals or 1, scores=tuple(scores), winners=winners, history=declared_in(preset, players)
        ),
        take_back=lambda: wishes.append("take_back"), restart_deal=lambda: wishes.append("restart"),
        give_up=lambda: wishes.append("give_up"),
    )  # fmt: skip


def declared_in(preset: str, players: int) -> tuple[Past, ...]:
    """The hands declared in the deal that `scored` counts: two low ones for each side that did."""
    found: list[Past] = []
    for side, points in enumerate(scored(preset, players).score.points):
        for first in (side, side + 4) if points.declared else ():
            found.append(Past(side, Declare("tre", 0), 0))
            found += [Past(side, Play(first + 10 * suit, 0), 0) for suit in range(3)]
    return tuple(found)


def scored(preset: str, players: int, seed: int = 1) -> DealScored:
    """A counted deal whose cards went to the sides at random."""
    import random

    game = game_of(PRESETS[preset], players)
    dice = random.Random(seed)
    piles: list[list[int]] = [[] for _ in game.sides]
    for card in game.pack:
        piles[dice.randrange(len(piles))].append(card)
    sweeps = tuple(dice.randrange(6) for _ in game.sides)
    declares = PRESETS[preset].declarations != "none"
    declared = tuple(dice.choice((0, 3, 10)) if declares else 0 for _ in game.sides)
    score = count_piles(game, tuple(set_of(pile) for pile in piles), sweeps, declared)
    return DealScored(score, tuple(7 + total for total in score.totals))
