"""Random mouse, keys, wheel, focus, sizes, minimise and quit over all scenes: no exception, nothing stuck or wrong."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.element import Element
from scopa_gui.ui.paint import text
from scopa_gui.ui.table.scene import TableScene
from tests.attack.attacks import Result, must
from tests.testkit.pilot import Pilot

KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_F3, pygame.K_KP_ENTER,
    *(getattr(pygame, f"K_{n}") for n in range(10)), *(getattr(pygame, f"K_{c}") for c in "hulgrmaqxz"),
)  # fmt: skip
SIZES = (*[(640, 400)] * 6, (1280, 800), (800, 600), (1000, 420), (640, 900), (1366, 768))
"""Mostly the smallest: what is drawn there is soonest drawn."""
WINDOW_EVENTS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED,
    pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN, pygame.AUDIODEVICEREMOVED,
    pygame.AUDIODEVICEADDED,
)  # fmt: skip
TEXTS = ("a", "Ò", "語", " ", "\n", "🃏", "\u202e", "x" * 300, "")
WAYS_HOME = ("leave", "close", "back", "cancel", "done", "menu", "title", "no", "next")
LONGEST_WAY_HOME = 60
TURNS_TO_THE_END = 10
OVERLAP = 4
"""Pixels by which the corner of a turned card may pass the edge of the window."""
DRAWN = 0.02
"""Share of the frames that are drawn, and coarsely: what is behind them is the same."""
WIDTHS: dict[tuple[str, int, str], int] = {}
"""Widths of lines, for all the starts of a run: measuring letters is the dearest part of laying out."""
LIFE = 4000
"""Events until the program is ended and started again, on average."""


def attack(seed: int, count: int) -> Result:
    """Throws ``count`` events at the program; it is quit and started again many times on the way."""
    rng = Random(seed)
    result = Result({"events": 0})
    kinds: Counter[str] = Counter()
    scenes: Counter[str] = Counter()
    with TemporaryDirectory() as name:
        home = {"HOME": name, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
        with ExitStack() as patches:
            patches.enter_context(mock.patch.dict(os.environ, home))
            patches.enter_context(mock.patch("os.fsync"))
            patches.enter_context(mock.patch.object(random, "SystemRandom", lambda: rng))
            patches.enter_context(mock.patch.object(pygame.image, "load", lru_cache(200)(pygame.image.load)))
            patches.enter_context(mock.patch.object(pygame.transform, "smoothscale", pygame.transform.scale))
            patches.enter_context(mock.patch.object(text, "WIDTH_LIMIT", 1_000_000))
            done = 0
            while done < count:
                monkey = Monkey(Path(name), rng, kinds, scenes)
                done += monkey.play(min(count - done, rng.randrange(1, 2 * LIFE)))
                result.add("starts")
    result.facts["events"] = done
    result.facts["scenes"] = dict(scenes.most_common())
    result.facts["kinds"] = dict(kinds.most_common())
    return result


class Monkey:
    """One run of the program with somebody at it who knows nothing."""

    def __init__(self, folder: Path, rng: Random, kinds: Counter[str], scenes: Counter[str]) -> None:
        self.rng = rng
        self.kinds = kinds
        self.scenes = scenes
        variant = rng.choice((None, *PRESETS))
        players = rng.choice(PRESETS[variant].players) if variant is not None else None
        self.pilot = Pilot(
            folder,
            variant,
            players=players,
            opponents=(rng.choice(("rookie", "amateur")),),
            seed=rng.randrange(10**6),
            speed=rng.choice(("off", "fast", "normal")),
            window=rng.choice(SIZES),
        )
        self.app = self.pilot.app
        self.app.painter.fonts.widths = WIDTHS
        self.trail: list[str] = []
        draw = self.app._draw
        self.app._draw = lambda: draw() if rng.random() < DRAWN else None  # type: ignore[method-assign]

    def play(self, events: int) -> int:
        """Throws so many events, or fewer if one of them ends the program; ends by going to the title."""
        actions: list[tuple[float, Callable[[], None]]] = [
            (30, self.click_element),
            (10, self.click_anywhere),
            (15, self.move),
            (5, self.half_a_click),
            (4, self.wheel),
            (24, self.key),
            (3, self.type),
            (3, self.window_event),
            (0.3, self.resize),
            (4, self.wait),
        ]
        weights = [weight for weight, _ in actions]
        try:
            for number in range(events):
                ((_, action),) = self.rng.choices(actions, weights)
                self.kinds[action.__name__] += 1
                self.note(action.__name__)
                action()
                if self.rng.random() < 0.7:
                    self.frame()
                if not self.app.running:
                    return number + 1
            self.go_home()
            return events
        except Exception as error:
            error.add_note(f"after {self.trail[-40:]} in {self.where()}")
            raise
        finally:
            self.pilot.close()

    def note(self, words: str) -> None:
        self.trail = [*self.trail[-60:], words]

    def where(self) -> str:
        """Scene and dialog."""
        top = self.app.stack.top
        return f"{top.name}/{top.dialog}" if top.dialog else top.name

    # What it does

    def post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def anywhere(self) -> tuple[int, int]:
        width, height = self.app.stack.size
        return self.rng.randrange(-20, width + 20), self.rng.randrange(-20, height + 20)

    def click_element(self) -> None:
        """What can be clicked is clicked, mostly once."""
        able = [e for e in self.app.stack.top.elements() if e.action is not None and e.enabled]
        able = [e for e in able if e.id != "quit" or self.rng.random() < 0.1]
        if able:
            element = self.rng.choice(able)
            self.note(element.id)
            for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
                self.press(element.at or element.rect.center)

    def click_anywhere(self) -> None:
        self.press(self.anywhere(), self.rng.choice((1, 1, 2, 3)))

    def half_a_click(self) -> None:
        """A press without its release, or the other way round; with moves between them it becomes a pull."""
        kind = self.rng.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        able = [e.rect.center for e in self.app.stack.top.elements() if e.action is not None]
        at = self.rng.choice(able) if able and self.rng.random() < 0.7 else self.anywhere()
        self.post(kind, pos=at, button=self.rng.choice((1, 1, 3)))

    def move(self) -> None:
        self.post(pygame.MOUSEMOTION, pos=self.anywhere(), rel=(1, 1), buttons=(1, 0, 0))

    def wheel(self) -> None:
        self.post(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-3, -1, 1, 3)), flipped=False)

    def key(self) -> None:
        key = self.rng.choice(KEYS)
        mod = self.rng.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        if key == pygame.K_RETURN and mod == pygame.KMOD_ALT:
            mod = 0
        self.note(pygame.key.name(key))
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.rng.random() < 0.95:
            self.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self) -> None:
        self.post(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))

    def window_event(self) -> None:
        kind = self.rng.choice((*WINDOW_EVENTS, *WINDOW_EVENTS, pygame.QUIT))
        self.note(pygame.event.event_name(kind))
        self.post(kind, which=0, iscapture=0)
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.frame()
            self.post(pygame.WINDOWRESTORED)

    def resize(self) -> None:
        """Another size, or full screen and back."""
        if self.rng.random() < 0.2:
            self.app.toggle_fullscreen()
        else:
            size = self.rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def wait(self) -> None:
        """Some time passes; now and then hours do, as when the machine was asleep."""
        if self.rng.random() < 0.05:
            self.pilot.clock.seconds += 30_000
        for _ in range(self.rng.randrange(1, 12)):
            self.frame()

    # What must hold

    def frame(self) -> None:
        """A frame of warped time, and a look at everything."""
        if not self.app.running:
            return
        self.pilot.clock.seconds += self.rng.choice((0.016, 0.1))
        self.app.step()
        if self.app.running:
            self.scenes[self.where()] += 1
            self.look()

    def look(self) -> None:
        app, top = self.app, self.app.stack.top
        elements = top.elements()
        ids = [element.id for element in elements]
        must(len(set(ids)) == len(ids), f"ids twice: {[i for i, n in Counter(ids).items() if n > 1]}")
        still = not isinstance(top, TableScene) or top.board.gliding.done
        if app._resize_at is None and not app.busy and still:
            window = pygame.Rect((0, 0), app.stack.size).inflate(2 * OVERLAP, 2 * OVERLAP)
            for element in elements:
                must(window.contains(element.rect), f"{element.id} {element.rect} is not inside {window}")
        must(sum(element.default for element in elements) <= 1, "several defaults")
        if app.session is not None:
            self.look_at_match()
        if isinstance(top, TableScene) and not app.busy and not app.input._dragging:
            self.look_at_table(top)
        if self.rng.random() < 0.02:
            json.dumps(app.description())

    def look_at_match(self) -> None:
        """Every card is there once, whatever happens on the screen."""
        assert self.app.session is not None
        controller = self.app.session.controller
        deal = controller.state.deal
        assert deal is not None
        everywhere = list(deal.stock)
        for part in (deal.table, *deal.hands, *deal.piles):
            everywhere += cards_in(part)
        faces = sorted(16 if card >= 80 else card for card in everywhere)
        must(faces == list(controller.game.pack), "cards are missing or twice")

    def look_at_table(self, scene: TableScene) -> None:
        """What is drawn is what is so, once nothing moves."""
        view = scene.session.controller.view()
        must(scene.session.view == view, "the view that is shown is not the present one")
        drawn = sorted(scene.board.table)
        must(drawn == cards_in(view.table), f"drawn table {drawn}, true table {cards_in(view.table)}")
        hand = sorted(actor.card for actor in scene.board.hand if actor.card is not None)
        must(hand == cards_in(view.hand), f"drawn hand {hand}, true hand {cards_in(view.hand)}")
        must(not scene.board.flying, "a card hangs in the air")

    # From anywhere to the title

    def go_home(self) -> None:
        """Back and out by what the screen offers, as a person would; quick enough, or something is stuck."""
        self.app.input.let_go()
        way: list[str] = []
        for _ in range(LONGEST_WAY_HOME):
            for _ in range(4):
                self.pilot.frame()
            if not self.app.running:
                return
            here = self.where()
            way.append(here)
            if here == "title":
                return
            exits = self.exits() or self.exits_below()
            if exits and way.count(here) % 2 == 0:
                self.press(exits[0].at or exits[0].rect.center)
            else:
                self.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
                self.post(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
        must(False, f"the title cannot be reached: {way[-8:]}")

    def exits(self) -> list[Element]:
        """What leads on or out, the best first."""
        elements = self.app.stack.top.elements()
        return [e for ident in WAYS_HOME for e in elements if e.id == ident and e.enabled and e.action]

    def exits_below(self) -> list[Element]:
        """The same after a list with large text has been wheeled to its end."""
        width, height = self.app.stack.size
        self.post(pygame.MOUSEMOTION, pos=(width // 2, height // 2), rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(TURNS_TO_THE_END):
            self.post(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False)
            self.pilot.frame()
        return self.exits()
