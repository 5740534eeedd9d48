"""The rules in force: every rule of the match in a sentence, first what differs from Scopa."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from scopa_gui.game.handbook import KEYS_IN_SHORT
from scopa_gui.game.i18n import _
from scopa_gui.game.names import variant_name
from scopa_gui.game.rulebook import TOPICS, rules_of
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.scrolling import HEADING, Paragraph, ScrollingText

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scenes.board import Board
    from scopa_gui.ui.session import Session


class RulesInForce(ScrollingText):
    """The rules of the session's match."""

    dialog = "rules_in_force"
    button_at = -22.0

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def heading(self) -> str:
        """The name of the variant."""
        return variant_name(self.session.controller.setup)

    def compose_foot(self, board: Board, x: float, y: float, w: float) -> None:
        """The way to the handbook."""
        board.button("handbook", x + w - 214, y, 180, 50, _("All rules"), self.handbook, size=20)

    def handbook(self) -> None:
        """Open rules and help, those of this match first."""
        self.app.stack.push(scenes.rules(self.app, self.session))

    def paragraphs(self) -> list[Paragraph]:
        """First what differs from Scopa for two, then the other rules by topic, and last what the keys do."""
        setup = self.session.controller.setup
        rules = rules_of(setup.ruleset, setup.players, self.session.controller.deck_names)
        texts: list[Paragraph] = []
        different = [Paragraph(rule.text, mark=True) for rule in rules if rule.differs]
        if different:
            texts += [HEADING._replace(text=_("What is different from Scopa")), *different]
            rest = _("All else is as in Scopa for two. It follows here, and with pictures in All rules.")
            texts.append(Paragraph(rest, "italic", 16, MUTE, 8))
        same = [rule for rule in rules if not rule.differs]
        for topic, group in groupby(same, key=lambda rule: rule.topic):
            texts.append(HEADING._replace(text=_(TOPICS[topic])))
            texts += [Paragraph(rule.text) for rule in group]
        texts.append(HEADING._replace(text=_("The keys")))
        texts += [Paragraph(_(saying.text)) for saying in KEYS_IN_SHORT]
        return texts
