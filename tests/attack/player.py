"""A copy of the program without a window, to be killed: ``python -m tests.attack.player FOLDER SEED``.

It goes on with the match that was left, or begins one, and plays for ever. What it was told is printed at once, a
line each: ``begun MATCH``, ``resumed MATCH STATE``, ``told MATCH STATE``, ``over MATCH``; what a person has seen must
be there after the kill.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.controller import Controller
from scopa_gui.game.house import House
from scopa_gui.game.intents import TakeBack
from scopa_gui.game.settings import load, save
from scopa_gui.rules.presets import PRESETS
from tests.game.playing import advance, one_deal, rules, seats, told, wish

VARIANTS = ("classic2", "classic4_teams", "cirulla", "chkobba", "escoba")


def say(*words: object) -> None:
    """A line to whoever watches."""
    print(*words, flush=True)


def sit_down(place: House, rng: Random) -> Controller:
    """The match that was left last, unless another copy has just taken it, or a new one."""
    for info in place.open_matches():
        try:
            controller = place.resume(info.id)
        except ArchiveError as error:
            assert error.code in ("open_elsewhere", "match_over"), error
            continue
        say("resumed", controller.match_id, controller.state_id)
        return controller
    preset = rng.choice(VARIANTS)
    ruleset = rules(preset, target=11) if rng.random() < 0.5 else one_deal(preset)
    ruleset = ruleset.changed({"cut_pack": rng.random() < 0.3})
    controller = place.new_match(ruleset, seats(PRESETS[preset].players[0]), rng.randrange(10**9))
    say("begun", controller.match_id)
    return controller


def play(folder: Path, rng: Random) -> None:
    """Plays match after match, and saves settings between."""
    place = House(folder)
    while True:
        controller = sit_down(place, rng)
        while controller.waiting_for != "over":
            if controller.can_take_back and rng.random() < 0.02:
                controller.submit(wish(controller, TakeBack))
                updates = told(controller)
            else:
                updates = advance(controller, rng)
            for update in updates:
                say("told", controller.match_id, update.state_id)
            if rng.random() < 0.1:
                settings, _ = load(folder / "settings.json")
                save(folder / "settings.json", settings)
        say("over", controller.match_id)
        controller.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), Random(int(sys.argv[2])))
