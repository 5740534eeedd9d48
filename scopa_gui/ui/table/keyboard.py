"""The keys of the table: digits, arrows, Enter and letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import ngettext
from scopa_gui.game.texts import capital
from scopa_gui.ui.element import Element
from scopa_gui.ui.input import ENDS, ENTER_KEYS
from scopa_gui.ui.table import cutting, focusing
from scopa_gui.ui.table.doors import Doors
from scopa_gui.ui.table.elements import held_name

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.page import Dialog
    from scopa_gui.ui.table.scene import TableScene

DIGITS: dict[int, int] = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {
    getattr(pygame, f"K_KP{n}"): n for n in range(10)
}
ROW: dict[int, int] = {getattr(pygame, f"KSCAN_{n}"): n for n in range(10)}
"""Where the digits lie, for keyboards on which they need Shift."""
LETTERS = (pygame.K_g, pygame.K_l, pygame.K_u, pygame.K_h, pygame.K_r)
_CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
_ARROWS = (*_SIDEWAYS, pygame.K_UP, pygame.K_DOWN)


def handle(scene: TableScene, event: pygame.event.Event) -> bool:
    """A key went down at the table; True if it meant something there."""
    key = event.key
    if event.mod & _CHORDS:
        return False
    digit = _digit_of(event)
    if digit is not None:
        _digit(scene, digit)
        return True
    if key in (*ENTER_KEYS, *_ARROWS) and not scene.ready and scene.ringed() is None:
        return True  # it has hurried what moves; the hand waits for its turn
    if key in ENTER_KEYS and _is_hasty(scene):
        return True
    if key in ENTER_KEYS and scene.choosing is not None:
        _enter(scene)
        return True
    if key in _ARROWS:
        return _arrow(scene, key)
    if key in ENDS and scene.choosing is None and scene.prompt is None:
        return _to_end(scene, ENDS[key])
    acts = {
        pygame.K_g: scene.open_guide,
        pygame.K_l: scene.open_log,
        pygame.K_u: scene.take_back,
        pygame.K_h: scene.hinting.ask,
        pygame.K_r: scene.show_again,
        pygame.K_F1: scene.open_rules,
    }
    act = acts.get(key)
    if act is None:
        return False
    act()
    return True


def _digit_of(event: pygame.event.Event) -> int | None:
    return DIGITS.get(event.key, ROW.get(getattr(event, "scancode", 0)))


def shows_numbers(scene: TableScene) -> bool:
    """Whether the cards of the hand bear the keys that play them: keys are used, and a number would play one."""
    asked = scene.prompt is not None or scene.choosing is not None
    return scene.focus_by_key and scene.ready and not asked and bool(_held(scene))


def goes_through(panel: Dialog, event: pygame.event.Event) -> bool:
    """A digit or letter of the table while a panel lies beside it: as a click there, it closes the panel and acts."""
    if (event.key not in LETTERS and _digit_of(event) is None) or event.mod & _CHORDS:
        return False
    below = panel.app.stack.below()[-1]
    if not isinstance(below, Doors) or not below.in_match:
        return False
    panel.close()
    below.key(event)
    return True


def _is_hasty(scene: TableScene) -> bool:
    """Whether Enter would play or answer what has only just come to have the ring, without having been looked at."""
    ringed = scene.ringed()
    return scene.pulses.hasty and scene.choosing is None and ringed is not None and ringed.zone in ("hand", "chooser")


def _digit(scene: TableScene, digit: int) -> None:
    """A number answers, picks a capture, or plays that card of the hand."""
    if scene.prompt is not None:
        if scene.pulses.hasty:
            return
        keys = [choice.key for choice in scene.prompt.choices]
        if str(digit) in keys:
            scene.focus_by_key = True
            scene.choose(keys.index(str(digit)))
    elif not scene.ready:
        return
    elif scene.choosing is not None:
        index = scene.choosing.choice_of_key(digit)
        if index is not None:
            scene.focus_by_key = True
            scene.choose(index)
        else:
            count = len(scene.choosing.options)
            scene.app.audio.play("refuse")
            scene.app.say(ngettext("There is only {n} choice.", "There are only {n} choices.", count).format(n=count))
    elif scene.session.view.legal:
        _hand_card(scene, (digit or 10) - 1)


def _hand_card(scene: TableScene, index: int) -> None:
    """Play the card of the hand at that place, or say why not."""
    cards = [actor.card for actor in scene.board.hand]
    card = cards[index] if index < len(cards) else None
    if card is None:
        count = len(cards)
        scene.refuse(ngettext("You hold only {n} card.", "You hold only {n} cards.", count).format(n=count))
    elif scene.can_play(card):
        focusing.to_card(scene, card)
        scene.click_hand(card)
    else:
        scene.refuse(capital(held_name(scene, card)) + ".")


def _enter(scene: TableScene) -> None:
    """Enter takes the raised set, unless Tab has reached a button, a ticket or a table card."""
    focused = scene.element(scene.focus_id) if scene.focus_by_key else None
    if focused is not None and focused.zone != "hand" and focused.takes_focus:
        scene.activate(focused)
    else:
        scene.focus_by_key = True
        scene.take()


def _arrow(scene: TableScene, key: int) -> bool:
    """Arrows move the place of a cut or walk the choices while one is open; left and right walk the hand."""
    if scene.decisions.cut_at is not None:
        scene.pulses.focus_moved()
        cutting.move(scene, scene.decisions.cut_at + cutting.STEPS[key])
        return True
    step = 1 if key in (pygame.K_RIGHT, pygame.K_DOWN) else -1
    if scene.choosing is not None:
        scene.cycle(step)
        return True
    if scene.prompt is not None:
        return False
    if key == pygame.K_DOWN:
        return _down(scene)
    stops = [e.id for e in _held(scene)]
    if key not in _SIDEWAYS or not stops:
        return False
    first = scene.first_stop()
    if scene.focus_by_key and scene.focus_id in stops:
        scene.focus(stops[(stops.index(scene.focus_id) + step) % len(stops)])
    elif first is not None and (scene.hinting.card is not None or first.id != stops[0]):
        scene.focus(first.id)
    else:
        scene.focus(stops[0 if step > 0 else -1])
    return True


def _held(scene: TableScene) -> list[Element]:
    """The cards of the hand that keys reach, from left to right."""
    return [e for e in scene.elements() if e.zone == "hand" and e.takes_focus]


def _to_end(scene: TableScene, end: int) -> bool:
    """Home and End: the first or the last card of the hand, wherever the ring was."""
    held = _held(scene)
    if held:
        scene.focus(held[end].id)
    return bool(held)


def _down(scene: TableScene) -> bool:
    """Down comes to the hand from whatever stands round the table: to the card nearest across."""
    ringed, held = scene.ringed(), _held(scene)
    if ringed is None or ringed.zone is not None or not held:
        return False
    x = ringed.rect.centerx
    scene.focus(min(held, key=lambda e: abs(e.rect.centerx - x)).id)
    return True
