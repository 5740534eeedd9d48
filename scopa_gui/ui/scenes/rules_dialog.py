"""The rules in force: every rule of the match in a sentence, what differs from Scopa marked."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.rulebook import TOPICS, rules_of
from scopa_gui.game.texts import preset_name
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.scrolling import HEADING, Paragraph, ScrollingText

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


class RulesInForce(ScrollingText):
    """The rules of the session's match."""

    dialog = "rules_in_force"

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def heading(self) -> str:
        """The name of the variant."""
        return preset_name(self.session.controller.setup.preset)

    def paragraphs(self) -> list[Paragraph]:
        """Headings by topic, then the rules of each."""
        setup = self.session.controller.setup
        rules = rules_of(setup.ruleset, setup.players, self.session.controller.deck_names)
        texts: list[Paragraph] = []
        if any(rule.differs for rule in rules):
            texts.append(Paragraph(_("A gold lozenge marks what is not as in Scopa for two."), "italic", 16, MUTE, 8))
        for topic, group in groupby(rules, key=lambda rule: rule.topic):
            texts.append(HEADING._replace(text=_(TOPICS[topic])))
            texts += [Paragraph(rule.text, mark=rule.differs) for rule in group]
        return texts
