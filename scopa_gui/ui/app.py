"""The window's program: one loop, one scene stack, and what all scenes share."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from scopa_gui.options import Options
from scopa_gui.ui import compat, crash
from scopa_gui.ui.audio import Audio, MixerAudio, SilentAudio
from scopa_gui.ui.clock import Clock, SceneTime, SystemClock
from scopa_gui.ui.frames import FrameTimes
from scopa_gui.ui.garbage import Garbage
from scopa_gui.ui.input import Input
from scopa_gui.ui.matches import Matches
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.preferences import UNSEEN, Shape, remember_shape, remembered_shape
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scene import Scene, SceneStack
from scopa_gui.ui.window import NoDisplay, Window

if TYPE_CHECKING:
    from scopa_gui.ui.session import Session
    from scopa_gui.ui.voice import Voice

EXIT_CRASH, EXIT_NO_DISPLAY, EXIT_BROKEN_PYGAME = 1, 3, 4
AWAKE_S = 1.5
"""After the last input the loop polls fast for so long; then, with nothing moving, it looks less often."""
RESIZE_CALM_S = 0.12
FAST, CALM, ASLEEP = 60, 20, 10
VEIL_LEVEL = 150

_SIZE_EVENTS = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
_SHOW_EVENTS = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)
_HIDE_EVENTS = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_AUDIO_EVENTS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
_INPUT_EVENTS = (
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
    pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT,
)  # fmt: skip


class App(Matches):
    """Everything a scene may ask for, and the loop.

    Construction opens the window and shows the bare table; `begin` brings in the game, which takes longer
    to import, and opens the first scene.

    Raises:
        NoDisplay: if there is no display.
    """

    def __init__(self, options: Options, *, clock: Clock | None = None, audio: Audio | None = None) -> None:
        self.options = options
        self.clock = clock or SystemClock()
        icon = assets_root() / "icons" / "app_64.png"
        self.settings_path = options.data_dir / "settings.json"
        left = Shape() if options.window else remembered_shape(self.settings_path)
        full_screen = options.full_screen or left.full_screen
        self.window = Window(options.window, left.size, fullscreen=full_screen, title="Scopa", icon=icon)
        pygame.font.init()
        pygame.key.set_repeat()
        self.time = SceneTime(self.clock)
        self.painter = Painter(assets_root(), self._scale(self.window.size))
        self.stack = SceneStack(self.window.size)
        self.input = Input(self)
        self.frames = FrameTimes()
        self.last_events: deque[tuple[float, pygame.event.Event]] = deque(maxlen=crash.LAST_EVENTS)
        self.running = True
        self.exit_code = 0
        self.session: Session | None = None
        self._audio = audio
        self._visible = self._focused = True
        self._full = True
        self._awake_until = AWAKE_S
        self._resting = False
        self._resize_at: float | None = None
        self._backdrop: tuple[int, pygame.Surface] | None = None
        self._described_busy: bool | None = None
        self._hand_cursor = False
        self._drawn_generation = -1
        self._described_inputs = -1
        self.window.surface.blit(self.background, (0, 0))
        self.window.show(None)

    # ---- the start

    def begin(self) -> None:
        """Open archive and settings, and the first scene."""
        from scopa_gui.game import settings as stored
        from scopa_gui.game.house import House
        from scopa_gui.game.i18n import set_language, system_language
        from scopa_gui.ui.deck import Deck
        from scopa_gui.ui.describe import DescriptionFile
        from scopa_gui.ui.sprites import CardSprites
        from scopa_gui.ui.voice import SystemVoice

        self.settings, settings_warning = stored.load(self.settings_path)
        self.speed_override = self.options.speed
        self.muted = self.options.mute or self.settings.muted
        set_language(self.options.language or self.settings.language or system_language(os.environ))
        self.house = House(self.options.data_dir)
        self.voice: Voice = SystemVoice()
        self.sprites = CardSprites(Deck(assets_root() / "cards" / "napoletane"), self.painter)
        self._describer = DescriptionFile(self.options.describe) if self.options.describe is not None else None
        self._apply_settings()
        self.painter.resize(self.s, self.text_scale)
        self.sprites.resize()
        self._open_first_scene()
        self.warn_of_files(settings_warning)
        if self._audio is None:
            self._audio = SilentAudio() if self.options.mute else MixerAudio(assets_root() / "sounds")
        self._set_volumes()

    def _open_first_scene(self) -> None:
        from scopa_gui.game.house import seats_for

        match = self.options.match
        if match is None:
            self.to_title()
            if self.options.replay is not None:
                self.open_replay(self.options.replay)
            return
        seats = seats_for(match.players, match.opponents, self.player_name)
        self.start_match(match.ruleset, seats, self.options.seed)

    def quit(self) -> None:
        """End the program."""
        self.running = False

    # ---- what scenes ask for

    @property
    def s(self) -> float:
        """Window pixels a logical unit."""
        return self._scale(self.stack.size)

    @property
    def audio(self) -> Audio:
        """The sounds."""
        if self._audio is None:
            self._audio = SilentAudio()
        return self._audio

    @property
    def background(self) -> pygame.Surface:
        """The bare table at the window's size."""
        return self.painter.table(self.painter.dress.table, self.stack.size)

    @property
    def text_scale(self) -> float:
        """Text size, 1.0 to 2.0."""
        return self.settings.text_size / 100

    @property
    def speed(self) -> str:
        """``slow``, ``normal``, ``fast`` or ``off``; reduced motion is off."""
        return "off" if self.settings.reduced_motion else self.speed_override or self.settings.speed

    def change_settings(self, **changes: Any) -> None:
        """Change settings by name; they act and are kept at once."""
        from scopa_gui.game import settings as stored
        from scopa_gui.game.i18n import set_language

        self.settings = replace(self.settings, **changes)
        stored.save(self.settings_path, self.settings)
        if "speed" in changes:
            self.speed_override = None
        if "muted" in changes:
            self.muted = self.settings.muted
        if changes.get("speech") is False:
            self.voice.close()
        if changes.get("language"):
            set_language(self.settings.language)
        self._apply_settings()
        self._set_volumes()
        if changes.keys() <= UNSEEN:
            self.stack.top.changed()
        else:
            self.layout_again()

    def layout_again(self) -> None:
        """Sizes, texts or language have changed: everything is laid out and drawn anew."""
        self.painter.resize(self._scale(self.window.size), self.text_scale)
        self.sprites.resize()
        self.stack.resize(self.window.size)
        self._full = True

    def say(self, text: str) -> None:
        """Speak a sentence, if that is switched on and the system can."""
        from scopa_gui.game.i18n import language

        if self.settings.speech and not self.muted:
            self.voice.say(text, language())

    def toggle_fullscreen(self) -> None:
        """Cover the screen, or go back to a window, and keep that as the setting; pages show it."""
        self.window.toggle_fullscreen()
        self._resize_at = self.time.now
        self.change_settings(full_screen=self.window.fullscreen)

    def toggle_mute(self) -> None:
        """Sound off or on."""
        self.muted = not self.muted
        self._set_volumes()
        self.stack.top.changed()

    def toggle_frame_times(self) -> None:
        """Show or hide how long frames take."""
        self.frames.shown = not self.frames.shown
        self._full = True
        self.stack.top.dirty()

    # ---- the loop

    def run(self) -> int:
        """Frame after frame until somebody quits; returns the exit code."""
        garbage = Garbage()
        while self.running:
            moving = self.step()
            garbage.between_scenes(self.stack.generation)
            self.clock.tick(self._pace(moving))
        return self.exit_code

    def step(self) -> bool:
        """One frame: events, time, picture, and then the description of it. True while something moves."""
        now = self.time.step()
        events = pygame.event.get()
        if self._resting:
            if not events and not self._woken():
                return False
            self.stack.top.slept(now)
        for event in events:
            self._handle(event)
            if not self.running:
                return False
        if self._resize_at is not None and now >= self._resize_at:
            self._relayout()
        top = self.stack.top
        moving = top.update(now)
        if moving:
            self.stack.top.dirty()
        self._show_cursor()
        self._draw()
        self.describe_if_changed()
        self._resting = not (moving or self._resize_at is not None or self.input.guarded) and self._is_resting()
        return moving

    def _woken(self) -> bool:
        """Whether something was changed without an event."""
        top = self.stack.top
        return top.is_dirty or top.is_stale or self._full or top.woken

    def _is_resting(self) -> bool:
        """Whether nothing will happen before the next event."""
        top = self.stack.top
        clean = not (top.is_dirty or top.is_stale or self._full) or not self._visible
        return clean and top.resting and (self._describer is None or self._described_busy == self.busy)

    def _pace(self, moving: bool) -> int:
        if moving or self._full or self.time.now < self._awake_until or self._resize_at is not None:
            return FAST
        return CALM if self._focused and self._visible else ASLEEP

    def _handle(self, event: pygame.event.Event) -> None:
        kind = event.type
        self.last_events.append((self.time.now, event))
        if kind == pygame.QUIT:
            self.quit()
        elif kind in _INPUT_EVENTS:
            self._awake_until = self.time.now + AWAKE_S
            self.input.handle(event)
        elif kind in _SIZE_EVENTS:
            if self.window.surface_size() != self.stack.size:
                self._resize_at = self.time.now + RESIZE_CALM_S
            self._full = True
        elif kind in _SHOW_EVENTS:
            self._visible, self._full = True, True
            self._focused = self._focused or kind == pygame.WINDOWFOCUSGAINED
        elif kind in _HIDE_EVENTS:
            self._visible = False
        elif kind == pygame.WINDOWFOCUSLOST:
            self._focused = False
            self.input.let_go()
        elif kind == pygame.WINDOWLEAVE:
            self.input.pointer_left()
        elif kind in _AUDIO_EVENTS and not getattr(event, "iscapture", 0):
            self.audio.device_changed(kind == pygame.AUDIODEVICEADDED)

    def _relayout(self) -> None:
        self._resize_at = None
        self.window.refresh()
        remember_shape(self)
        if self.window.size != self.stack.size:
            self.layout_again()
        self._full = True
        self.stack.top.changed()

    # ---- the picture

    def _draw(self) -> None:
        top = self.stack.top
        if self._drawn_generation != self.stack.generation:
            self._drawn_generation, self._full = self.stack.generation, True
        if not self._visible or not (top.is_dirty or self._full):
            return
        started = self.clock.now()
        surface = self.window.surface
        if self.stack.below():
            self._draw_dialog(top, surface)
            areas: list[pygame.Rect] | None = None
        else:
            self._backdrop = None
            areas = top.draw(surface, self._full)
        top.is_dirty = False
        self._full = False
        if self.frames.shown:
            areas = self.frames.draw(surface, self.painter, areas)
        self.window.show(areas)
        self.frames.add(self.clock.now() - started)

    def _draw_dialog(self, top: Scene, surface: pygame.Surface) -> None:
        """A dialog is drawn on one kept picture of what lies below it."""
        if self._backdrop is None or self._backdrop[0] != self.stack.generation:
            for scene in self.stack.below():
                scene.draw(surface, True)
            if top.veil:
                level = (VEIL_LEVEL, VEIL_LEVEL, VEIL_LEVEL)
                surface.fill(level, special_flags=pygame.BLEND_RGB_MULT)
            self._backdrop = (self.stack.generation, surface.copy())
        surface.blit(self._backdrop[1], (0, 0))
        top.draw(surface, True)

    def _show_cursor(self) -> None:
        top = self.stack.top
        element = top.element(top.hover_id)
        hand = element is not None and element.enabled and element.action is not None
        if hand != self._hand_cursor:
            self._hand_cursor = hand
            self.window.point(hand)

    # ---- the description

    @property
    def busy(self) -> bool:
        """Whether what is shown is not final, or clicks would be ignored."""
        return self.stack.top.busy or self.input.guarded

    def describe_if_changed(self) -> None:
        """Write the description if anything it tells may have changed."""
        top = self.stack.top
        if self._describer is None:
            top.is_stale = False
            return
        busy = self.busy
        if top.is_stale or busy != self._described_busy or self.input.handled != self._described_inputs:
            top.is_stale = False
            self._described_busy = busy
            self._described_inputs = self.input.handled
            self._describer.write(self.description())

    def description(self) -> dict[str, Any]:
        """What is on screen, as JSON values."""
        from scopa_gui.ui.describe import element_record, view_record

        top = self.stack.top
        elements: Sequence[Any] = top.elements()
        focus = ringed.id if (ringed := top.ringed()) is not None else None
        match_scene = next((scene for scene in reversed(self.stack.scenes) if scene.in_match), None)
        session: Session | None = getattr(match_scene, "session", None)
        busy = self.busy
        return {
            "scene": top.name,
            "dialog": top.dialog,
            "match": session.controller.match_id or None if session is not None else None,
            "state_id": session.state_id if session is not None else None,
            "inputs": self.input.handled,
            "busy": busy,
            "window": list(self.stack.size),
            "elements": [element_record(elements, element, focus) for element in elements],
            "view": view_record(session, match_scene, busy) if session is not None and match_scene else None,
            "plays": session.plays if session is not None else [],
            "events": session.texts[-20:] if session is not None else [],
        }

    # ---- the end

    def close(self) -> None:
        """Let go of everything; never waits."""
        from scopa_gui.game.i18n import set_deck

        set_deck("napoletane")
        for scene in self.stack.scenes:
            scene.dispose()
        if hasattr(self, "house"):
            self.leave_match()
            self.house.close()
        if hasattr(self, "voice"):
            self.voice.close()
        if self._audio is not None:
            self._audio.close()
        self.window.close()
        pygame.quit()

    def _scale(self, size: tuple[int, int]) -> float:
        return min(size[0] / 1280, size[1] / 800)

    def _apply_settings(self) -> None:
        from scopa_gui.game.i18n import set_deck

        settings = self.settings
        set_deck(settings.deck)
        self.painter.dress = self.painter.dress._replace(
            french=settings.deck == "french", indices=settings.indices, contrast=settings.high_contrast,
            table=settings.table,
        )  # fmt: skip

    def _set_volumes(self) -> None:
        self.audio.set_volumes(self.settings.effects_volume / 100, self.settings.music_volume / 100)
        self.audio.set_muted(self.muted)


def run(options: Options) -> int:
    """Open the window and play; returns 0, `EXIT_CRASH`, `EXIT_NO_DISPLAY` or `EXIT_BROKEN_PYGAME`."""
    if not compat.pygame_works():
        crash.complain("pygame is broken; run: pip install --force-reinstall pygame-ce")
        return EXIT_BROKEN_PYGAME
    try:
        app = App(options)
    except NoDisplay as reason:
        crash.complain(str(reason))
        return EXIT_NO_DISPLAY
    if len(compat.installed_pygames()) > 1:
        crash.complain(
            "pygame and pygame-ce are both installed; run: pip uninstall -y pygame pygame-ce,"
            " then: pip install pygame-ce"
        )
    try:
        app.begin()
        return app.run()
    except Exception as error:
        crash.report(app, error)
        return EXIT_CRASH
    finally:
        app.close()
