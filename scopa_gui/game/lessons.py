"""Short playable lessons: a position, a few words, and the plays that are right."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.game.i18n import N_
from scopa_gui.rules.cards import cards_in, parse_cards, set_of
from scopa_gui.rules.deal import Action, Deal, Phase
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import parse_action
from scopa_gui.rules.presets import CLASSIC


class LessonStep(NamedTuple):
    """One thing to do.

    ``title`` and ``text`` say what is to be learned, ``task`` what to do (with ``{key}`` for the number of the card that is
    to be played), ``praise`` what has happened. ``answers``
    are the right plays in the notation of matches. Texts are English; translate with `_`.
    """

    title: str
    text: str
    task: str
    praise: str
    table: str
    hand: str
    other: str
    pile: str
    other_pile: str
    answers: tuple[str, ...]

    def position(self) -> Deal:
        """The position: the learner is seat 0 and to play, the dealer opposite; cards not named are in the stock."""
        game = game_of(CLASSIC, 2)
        table, hand, other, pile, other_pile = (
            set_of(parse_cards(text)) for text in (self.table, self.hand, self.other, self.pile, self.other_pile)
        )
        rest = game.pack_set & ~(table | hand | other | pile | other_pile)
        return Deal(
            game,
            table,
            (hand, other),
            tuple(cards_in(rest)),
            (pile, other_pile),
            (0, 0),
            ((), ()),
            0,
            0 if pile else -1,
            Phase.PLAY,
            1,
            (0, 0),
            (0, 0),
            None,
        )

    def right_actions(self) -> tuple[Action, ...]:
        """The plays that are right.

        Raises:
            Illegal: if one of them is not legal, which a test excludes.
        """
        deal = self.position()
        return tuple(parse_action(text, deal) for text in self.answers)


class Lesson(NamedTuple):
    """A few steps about one thing."""

    id: str
    title: str
    steps: tuple[LessonStep, ...]


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "match",
        N_("Equal takes equal"),
        (
            LessonStep(
                N_("A card takes an equal card."),
                N_("Your five has the same value as the five on the table: it takes it, and both go to your pile."),
                N_("Click the five, or press {key}."),
                N_("Two cards in your pile. Whoever has the most cards at the end gets a point."),
                "5c Rs 2b 7s",
                "5d 3c Fb",
                "6s 4c Ad",
                "",
                "",
                ("5d x 5c",),
            ),
            LessonStep(
                N_("Figures have values too."),
                N_("The knave is 8, the knight 9, the king 10. The number in the corner tells you."),
                N_("Take the king with your king."),
                N_("Right: ten takes ten."),
                "Rs 2b 7s 4d",
                "Rd Ac Fb",
                "6s 5b 3d",
                "5d 5c",
                "",
                ("Rd x Rs",),
            ),
        ),
    ),
    Lesson(
        "sum",
        N_("The sum"),
        (
            LessonStep(
                N_("One card can take several."),
                N_("Your seven is worth as much as the four and the three together: it takes them both."),
                N_("Click the seven, or press {key}."),
                N_("Three cards at once."),
                "Cd 4c 3b 2d",
                "5b 7d Fs",
                "6s Rc Ad",
                "",
                "",
                ("7d x 4c 3b",),
            ),
            LessonStep(
                N_("An equal card comes first."),
                N_("Two and four make six, but a six lies there too. Then the six must be taken, not the sum."),
                N_("Play the six and see what it takes."),
                N_("The six took the six. That is the rule: where an equal card lies, no sum may be taken."),
                "6c 2s 4b Cd",
                "6d Fb 3c",
                "5s Rc Ad",
                "",
                "",
                ("6d x 6c",),
            ),
        ),
    ),
    Lesson(
        "choice",
        N_("The choice"),
        (
            LessonStep(
                N_("Sometimes you choose."),
                N_(
                    "Your king can take the seven and the three, or the six and the four. The seven of coins is the best card there is."
                ),
                N_("Click the king or press {key}, choose the pair with the seven of coins, and take it."),
                N_("Well chosen: the settebello is yours."),
                "7d 3b 6c 4s",
                "Rs 2d Fc",
                "5b Ac Cs",
                "",
                "",
                ("Rs x 7d 3b",),
            ),
            LessonStep(
                N_("A card that can take must take."),
                N_("You may play any card you like. But if it can take something, it cannot just be laid."),
                N_("Lay the knave, which takes nothing."),
                N_("You kept your four for later; nobody forces you to use it now."),
                "4c Rb",
                "4d Fs 2s",
                "5b Ac Cs",
                "7d 7c",
                "",
                ("Fs",),
            ),
        ),
    ),
    Lesson(
        "settebello",
        N_("The settebello"),
        (
            LessonStep(
                N_("The seven of coins is a point by itself."),
                N_(
                    "It is called the settebello, the beautiful seven. It also counts for coins, for cards and for the prime."
                ),
                N_("Two sevens lie there. Take the right one."),
                N_("One point is safe."),
                "7d 7b Rc",
                "7s 4d Ac",
                "6s 3c Fb",
                "",
                "",
                ("7s x 7d",),
            ),
            LessonStep(
                N_("Having the most coins is a point too."),
                N_(
                    "There are ten cards of coins; whoever takes six of them wins the point. Your eight can take five and three, one of them a coin, or six and two without coins."
                ),
                N_("Take the pair with a coin in it."),
                N_("One more coin for you."),
                "5d 3c 6s 2b",
                "Fs Rb 4c",
                "Cc As 7b",
                "7d 7s",
                "",
                ("Fs x 5d 3c",),
            ),
        ),
    ),
    Lesson(
        "prime",
        N_("The prime"),
        (
            LessonStep(
                N_("Your best card of each suit."),
                N_(
                    "For the prime a seven is worth 21, a six 18, an ace 16, a five 15, figures only 10. You need all four suits."
                ),
                N_("You have no club yet. Take the seven of clubs with your knight."),
                N_("Now you hold a seven, and all four suits."),
                "7b 2s 5c Ad",
                "Cc Fd 3c",
                "5s Rb 4d",
                "7d 7c 6s",
                "",
                ("Cc x 7b 2s",),
            ),
        ),
    ),
    Lesson(
        "sweep",
        N_("The scopa"),
        (
            LessonStep(
                N_("Clear the table: scopa!"),
                N_("If you take everything that lies there, that is a sweep, and a point at once."),
                N_("Two, three and four make nine: play the knight."),
                N_("Scopa! The card lies crosswise on your pile, so that everybody can count it."),
                "2d 3c 4b",
                "Cs 5d Rc",
                "6s Ab Fd",
                "",
                "",
                ("Cs x 2d 3c 4b",),
            ),
        ),
    ),
    Lesson(
        "safe",
        N_("Leave the table safe"),
        (
            LessonStep(
                N_("Think of the next player."),
                N_(
                    "A lone card, or cards that add up to ten or less, can be swept. With more than ten on the table no single card takes all."
                ),
                N_("A six lies there. Lay the card that makes more than ten."),
                N_("Six and five are eleven: no card can sweep that."),
                "6c",
                "5s 2b",
                "Rd 4c Fs",
                "7d 7c",
                "",
                ("5s",),
            ),
            LessonStep(
                N_("Leave nothing for a seven."),
                N_("If you leave a four and a three, a seven takes both. Do not leave cards that add up to seven."),
                N_("A four lies there. Lay the king, not the three."),
                N_("Safe: four and ten cannot be swept, and a seven takes nothing."),
                "4c",
                "3s Rb",
                "7d 5c Fs",
                "7c 6c",
                "",
                ("Rb",),
            ),
        ),
    ),
)
"""The lessons in the order in which they are best played."""
