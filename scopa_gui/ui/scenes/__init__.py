"""The scenes round the table: title, new match, count, match end, and the dialogs.

Functions here make them, so that whoever shows a scene need not load all the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_gui.rules.events import DealScored
    from scopa_gui.rules.record import Record as Record
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scene import Scene
    from scopa_gui.ui.session import Session


def title(app: App) -> Scene:
    """The title."""
    from scopa_gui.ui.scenes.title_page import Title

    return Title(app)


def new_match(app: App) -> Scene:
    """The page on which a match is set up; *back* goes to the title."""
    from scopa_gui.ui.scenes.new_match_page import NewMatch

    return NewMatch(app)


def deal_count(app: App, session: Session, scored: DealScored, done: Callable[[], None]) -> Scene:
    """The count of a deal; `done` is called once by its button (next deal, or the end of the match)."""
    from scopa_gui.ui.scenes.count_page import DealCount

    return DealCount(app, session, scored, done)


def match_end(app: App, session: Session) -> Scene:
    """The end of the session's match, with buttons of its own for what comes next."""
    from scopa_gui.game.daily import day_of
    from scopa_gui.ui.scenes.daily_end import DailyEnd
    from scopa_gui.ui.scenes.end_page import MatchEnd

    kind = DailyEnd if day_of(session.controller.setup) is not None else MatchEnd
    return kind(app, session)


def pile(app: App, name: str, session: Session, side: int, owner: Callable[[], str]) -> Scene:
    """A captured pile to be looked through (dialog ``pile``)."""
    from scopa_gui.ui.scenes.piles_dialog import PileDialog

    return PileDialog(app, name, session, side, owner)


def handover(app: App, session: Session) -> Scene:
    """The cover before the next person's cards are shown."""
    from scopa_gui.ui.scenes.handover_page import Handover

    return Handover(app, session)


def menu(app: App, name: str, session: Session, hint: Callable[[], None] | None = None) -> Scene:
    """The Esc menu over a match (dialog ``menu``); it submits wishes and leaves by itself."""
    from scopa_gui.ui.scenes.menu_dialog import Menu

    return Menu(app, name, session, hint)


def confirm(app: App, name: str, words: Callable[[], tuple[str, str, str]], act: Callable[[], None]) -> Scene:
    """A question (dialog ``confirm``) whose *yes* acts; *no* is its default. `words`: question, detail, *yes*."""
    from scopa_gui.ui.scenes.confirm_dialog import Confirm

    return Confirm(app, name, words, act)


def take_back(app: App, name: str, act: Callable[[], None]) -> Scene:
    """Asks before a play is taken back in a match that counts (dialog ``confirm``)."""
    from scopa_gui.game.i18n import _
    from scopa_gui.ui.scenes.confirm_dialog import Confirm

    def words() -> tuple[str, str, str]:
        detail = _("If you take a play back, this match no longer counts for your rating.")
        return _("Take back your last play?"), detail, _("Yes, take back")

    return Confirm(app, name, words, act)


def rules_in_force(app: App, name: str, session: Session) -> Scene:
    """The rules of the match (dialog ``rules_in_force``)."""
    from scopa_gui.ui.scenes.rules_dialog import RulesInForce

    return RulesInForce(app, name, session)


def settings(app: App) -> Scene:
    """The settings, to be pushed on the stack; *back* takes them off again."""
    from scopa_gui.ui.scenes.settings_page import SettingsPage

    return SettingsPage(app)


def guide(app: App, name: str, session: Session) -> Scene:
    """The cards guide at the right edge (dialog ``guide``, no veil); G, Esc or its button closes it."""
    from scopa_gui.ui.scenes.guide_panel import Guide

    return Guide(app, name, session)


def log(app: App, name: str, session: Session) -> Scene:
    """The last plays in words (dialog ``log``, no veil); L, Esc or its button closes it."""
    from scopa_gui.ui.scenes.log_panel import Log

    return Log(app, name, session)


def keys(app: App, name: str) -> Scene:
    """What the keys do (dialog ``keys``)."""
    from scopa_gui.ui.scenes.keys_dialog import Keys

    return Keys(app, name)


def message(app: App, name: str, words: Callable[[], tuple[str, str]]) -> Scene:
    """A sentence to be read (dialog ``message``) with one button. `words`: heading and sentence."""
    from scopa_gui.ui.scenes.confirm_dialog import Message

    return Message(app, name, words)


def history(app: App) -> Scene:
    """Past matches; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.history_page import History

    return History(app)


def import_match(app: App, name: str, done: Callable[[int], None]) -> Scene:
    """Taking in a match from a file (dialog ``import``); `done` gets its number."""
    from scopa_gui.ui.scenes.history_import import ImportMatch

    return ImportMatch(app, name, done)


def replay(app: App, record: Record, seat: int) -> Scene:
    """A match to be watched again, from a seat at first."""
    from scopa_gui.ui.scenes.replay_page import ReplayScene

    return ReplayScene(app, record, seat)


def review(app: App, record: Record, seat: int) -> Scene:
    """The moves of a seat in a finished match, judged; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.review_page import ReviewPage

    return ReviewPage(app, record, seat)


def statistics(app: App) -> Scene:
    """Your progress; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.statistics_page import Statistics

    return Statistics(app)


def lobby(app: App) -> Scene:
    """Titles of rating, opponents and who plays; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.lobby_page import Lobby

    return Lobby(app)


def credits(app: App) -> Scene:
    """Who and what made the game; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.credits_page import Credits

    return Credits(app)


def profiles(app: App, name: str) -> Scene:
    """Who is playing (dialog ``profiles``)."""
    from scopa_gui.ui.scenes.profiles_dialog import ProfilesDialog

    return ProfilesDialog(app, name)


def learn(app: App) -> Scene:
    """The lessons; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.learn_page import Learn

    return Learn(app)


def lesson(app: App, number: int) -> Scene:
    """A lesson at the table, by its number from 0."""
    from scopa_gui.ui.scenes.learn_play import LessonScene

    return LessonScene(app, number)


def puzzles(app: App) -> Scene:
    """The puzzles by theme; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.puzzles_page import Puzzles

    return Puzzles(app)


def puzzle(app: App, number: int) -> Scene:
    """A puzzle at the table, by its number from 1."""
    from scopa_gui.ui.scenes.puzzles_play import PuzzleScene

    return PuzzleScene(app, number)


def daily(app: App) -> Scene:
    """The deal of the day; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.daily_page import Daily

    return Daily(app)


def rules(app: App, session: Session | None = None) -> Scene:
    """Rules and help, those of the session's match first; *back* returns to the scene it was opened over."""
    from scopa_gui.ui.scenes.rules_page import Rules

    return Rules(app, session)
