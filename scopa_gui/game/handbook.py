"""The rules and help as data: pages of headings, paragraphs, captures shown by cards, ranks and positions to try."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.lessons import LESSONS, LessonStep
from scopa_gui.game.rulebook import TOPICS, rules_of
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.ruleset import Ruleset


class Heading(NamedTuple):
    """The heading of a section."""

    text: str


class Saying(NamedTuple):
    """A paragraph; ``mark`` sets a lozenge before it, ``quiet`` sets it in italics."""

    text: str
    mark: bool = False
    quiet: bool = False


class Example(NamedTuple):
    """A capture shown by cards.

    Attributes:
        card: the card that is played.
        sets: what it takes, or may take; none: it is laid.
        left: cards that stay on the table.
        text: what is to be seen.
    """

    card: str
    sets: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]
    text: str


class RankRow(NamedTuple):
    """Some ranks, by value, with what they capture as and what they are worth in the prime."""

    values: tuple[int, ...]


class Show(NamedTuple):
    """Cards side by side, and what they show."""

    cards: tuple[str, ...]
    text: str


class Try(NamedTuple):
    """A position to try, by its number in `POSITIONS`."""

    number: int
    text: str


Block = Heading | Saying | Example | RankRow | Show | Try

PAGES: dict[str, str] = {
    "quickstart": N_("Quickstart"),
    "game": N_("How a match goes"),
    "captures": N_("Captures"),
    "strategy": N_("Basic strategy"),
    "ranks": N_("Ranks and the prime"),
}
"""Pages that are the same for all variants; translate with `_`."""

KEYS_IN_SHORT: tuple[Saying, ...] = (
    Saying(N_("A number plays that card of the hand; or the arrows choose a card, and Enter plays it.")),
    Saying(N_("The key ? shows all the keys, wherever you are.")),
)
"""What is said of the keys where the rules are told."""


class Key(NamedTuple):
    """A key, or some that belong together, and what it does; translate both with `_`."""

    name: str
    does: str


KEYS: dict[str, tuple[Key, ...]] = {
    N_("Everywhere"): (
        Key(N_("Arrows"), N_("Go to the next thing there; sideways in the hand, from card to card.")),
        Key(N_("Enter, space"), N_("Do what has the ring: choose it, press it, play it.")),
        Key(N_("Tab"), N_("On to everything else in order; with Shift back.")),
        Key(N_("Esc"), N_("A step back: out of a choice, a dialog, a page. At the table, else: the menu.")),
        Key(N_("Home, End"), N_("The first and the last of a list; at the table, of your hand.")),
        Key(N_("PgUp, PgDn"), N_("A page up and down in a list or a text.")),
        Key(N_("Ctrl+PgUp, Ctrl+PgDn"), N_("The page or tab before and after, where a screen has several.")),
        Key("F1", N_("The rules; at the table those in force.")),
        Key("?", N_("This list.")),
        Key("M", N_("Sound off and on.")),
        Key("F11", N_("Full screen and back; Alt+Enter as well.")),
        Key(N_("Ctrl+Q"), N_("Quit. A match stays open.")),
        Key("F3", N_("How long pictures take to be drawn, in a corner; once more hides it.")),
    ),
    N_("At the table"): (
        Key("1–9, 0", N_("Plays that card of the hand, or takes the choice of that number.")),
        Key("H", N_("A hint: what to play, and why.")),
        Key("U", N_("Takes your last play back.")),
        Key("R", N_("Shows the last capture again.")),
        Key("L", N_("The log: what has been played.")),
        Key("G", N_("The cards guide: values, and what counts.")),
    ),
    N_("In a replay"): (
        Key(N_("Left, right"), N_("One play back or on.")),
        Key(N_("PgUp, PgDn"), N_("To the start of the deal, or to the next deal.")),
        Key(N_("Home, End"), N_("The beginning and the end of the match.")),
        Key(
            N_("Enter, space"), N_("What has the ring: at first let it play by itself or stop, after a step one more.")
        ),
        Key("S", N_("The pace.")),
        Key("O", N_("All cards open, or only those the seat could see.")),
        Key("V", N_("Seen from the next seat.")),
    ),
}
"""All keys, by where they do something; translate the headings with `_`."""

_QUICKSTART: tuple[Block, ...] = (
    Heading(N_("Scopa in one minute")),
    Saying(N_("Two players, forty cards. Each holds three cards, and four lie open on the table.")),
    Saying(N_("In turn, everybody plays one card. It takes a card of the same value from the table:")),
    Example("5d", (("5c",),), ("Rb",), N_("The five takes the five.")),
    Saying(N_("Or it takes several cards that add up to its value:")),
    Example("7s", (("4c", "3b"),), ("Cd",), N_("The seven takes the four and the three.")),
    Saying(N_("What takes nothing stays on the table. When all hands are empty, three more cards each are dealt.")),
    Saying(N_("Whoever clears the table makes a scopa, a sweep: one point.")),
    Saying(
        N_(
            "When all the cards have been played, there is a point for the most cards, the most "
            "coins, the seven of coins and the best prime. Whoever has eleven points wins."
        )
    ),
    Heading(N_("At this table")),
    Saying(N_("Click a card to play it. If it can take different sets, choose one, then press Take.")),
    Heading(N_("The keys")),
    *KEYS_IN_SHORT,
)

_GAME: tuple[Block, ...] = (
    Heading(N_("The cards")),
    Saying(
        N_(
            "The pack has forty cards in four suits: coins, cups, swords and clubs. Each suit has the cards one to seven"
            " and three figures: the knave is 8, the knight 9, the king 10."
        )
    ),
    Heading(N_("The deal")),
    Saying(N_("The dealer gives three cards to each player and lays four open on the table. The rest is the stock.")),
    Saying(N_("If three or four kings lie there at first, the cards are thrown in and dealt again.")),
    Saying(N_("The player after the dealer begins. When all hands are empty, three more cards each are dealt.")),
    Heading(N_("A turn")),
    Saying(N_("You play one card of your hand. If it can take something it takes it; else it stays on the table.")),
    Saying(N_("What you take, and the card you took it with, lie face down on your pile.")),
    Heading(N_("The scopa")),
    Saying(
        N_("If you take all that lies on the table, that is a scopa: a point. Its card lies crosswise on your pile.")
    ),
    Saying(N_("The very last card of a deal is never a scopa.")),
    Heading(N_("The end of a deal")),
    Saying(N_("What lies on the table after the last card goes to whoever captured last.")),
    Heading(N_("The count")),
    Saying(N_("A point for each scopa.")),
    Saying(N_("A point for whoever has most cards: 21 or more of the forty.")),
    Saying(N_("A point for whoever has most coins: 6 or more of the ten.")),
    Saying(N_("A point for the settebello, the seven of coins.")),
    Saying(N_("A point for the best prime: your best card of each suit, see the page about ranks.")),
    Saying(N_("If both have the same number, nobody gets the point.")),
    Heading(N_("The match")),
    Saying(
        N_("After each deal the points are added up. Whoever has eleven or more, and more than the other, has won.")
    ),
)

_CAPTURES: tuple[Block, ...] = (
    Heading(N_("Equal takes equal")),
    Example("Rb", (("Rd",),), ("4c", "2s"), N_("Figures have values too: ten takes ten.")),
    Heading(N_("The sum")),
    Example("Cs", (("5d", "3c", "Ab"),), ("Rc",), N_("Five, three and one are nine: the knight takes all three.")),
    Heading(N_("Equal comes first")),
    Example("6d", (("6c",),), ("2s", "4b"), N_("Two and four are six, but a six lies there: it must be the six.")),
    Heading(N_("The choice")),
    Example("Rs", (("7d", "3b"), ("6c", "4s")), (), N_("Two sets add up to ten. Take the one that is worth more.")),
    Example("7c", (("7d",), ("7b",)), (), N_("Two sevens lie there; you take one of them. Which one?")),
    Heading(N_("Taking is a duty")),
    Example("4d", (("4c",),), ("Rb",), N_("A card that can take something cannot just be laid.")),
    Example("Fs", (), ("4c", "Rb"), N_("But you may play a card that takes nothing instead.")),
    Heading(N_("The scopa")),
    Example("Cc", (("2d", "3c", "4b"),), (), N_("Everything is taken: the table is clear, and that is a point.")),
    Heading(N_("In other variants")),
    Example("Ad", (("Rs", "5c", "2b"),), (), N_("Where the ace takes all, it takes the whole table if no ace lies there.")),
    Example("Fc", (("4d", "3s"),), ("Fb",), N_("Where fifteens are made, eight, four and three are fifteen.")),
)  # fmt: skip

_STRATEGY: tuple[Block, ...] = (
    Heading(N_("Leave the table safe")),
    Saying(
        N_(
            "The next player sweeps if one card takes all that lies there. With more than ten on the table that cannot"
            " happen, so count before you lay a card."
        )
    ),
    Try(0, N_("A six lies there: which card leaves the table safe?")),
    Heading(N_("Cards are points")),
    Saying(N_("If two sets are otherwise alike, take the one with more cards: the most cards are a point.")),
    Try(1, N_("Your king can take two cards or three.")),
    Heading(N_("Sevens, then sixes and aces")),
    Saying(
        N_(
            "Sevens win the prime, and the seven of coins is a point by itself. Take sevens when you can, and do not leave"
            " sums of seven to the next player."
        )
    ),
    Try(2, N_("Which set helps the prime?")),
    Heading(N_("Lay what you can fetch back")),
    Saying(N_("Of two equal cards in your hand lay one: if nobody takes it, the other one will.")),
    Try(3, N_("Nothing can be taken. What do you lay?")),
    Heading(N_("Remember what has gone")),
    Saying(
        N_("When three kings have been played, the fourth can take only sums. In the last round you know every card.")
    ),
    Saying(N_("The last capture takes what is left on the table: keep a card for it.")),
)

_RANKS: tuple[Block, ...] = (
    Heading(N_("What a card captures as, and what it is worth in the prime")),
    RankRow((1, 2, 3, 4, 5)),
    RankRow((6, 7, 8, 9, 10)),
    Heading(N_("The prime")),
    Saying(N_("Take your best card of each suit and add their prime values. The higher sum gets the point.")),
    Show(("7d", "7c", "6s", "Ab"), N_("21 and 21 and 18 and 16 are 76: a good prime.")),
    Saying(
        N_("Whoever has cards of all four suits beats whoever lacks a suit. If the sums are equal, nobody gets it.")
    ),
)

_PAGE_BLOCKS: dict[str, tuple[Block, ...]] = {
    "quickstart": _QUICKSTART, "game": _GAME, "captures": _CAPTURES, "strategy": _STRATEGY, "ranks": _RANKS,
}  # fmt: skip

POSITIONS: tuple[LessonStep, ...] = (
    next(lesson for lesson in LESSONS if lesson.id == "safe").steps[0],
    LessonStep(
        N_("Two cards or three?"),
        N_("Your king can take six and four, or five, three and two. None of them is a coin or a seven."),
        N_("Take the set with more cards."),
        N_("Four cards for your pile instead of three. Twenty-one of them are a point."),
        "6c 4s 5s 3b 2b Cd",
        "Rs Ad Fc",
        "7b 2c Cs",
        "",
        "",
        ("Rs x 5s 3b 2b",),
    ),
    LessonStep(
        N_("Think of the prime."),
        N_("Your knight can take seven and two, or five and four."),
        N_("Take the set that is worth more in the prime."),
        N_("A seven is worth 21 there, a five only 15."),
        "7b 2c 5c 4s Rd",
        "Cc 6d Fs",
        "3b As Rb",
        "",
        "",
        ("Cc x 7b 2c",),
    ),
    LessonStep(
        N_("Nothing to take."),
        N_("The knight cannot be taken by any card of yours, so you must lay one. Two of your cards are alike."),
        N_("Lay the four that is no coin."),
        N_("If nobody takes it, your other four fetches it back. And nine and four cannot be swept."),
        "Cs",
        "4c 4d 7b",
        "Rb 2s Fc",
        "5d 5c",
        "",
        ("4c",),
    ),
)
"""Positions to try that the pages offer."""


def page_of(name: str) -> tuple[Block, ...]:
    """The blocks of one of the `PAGES`."""
    return _PAGE_BLOCKS[name]


def rules_page(ruleset: Ruleset, players: int, names: DeckNames, intro: Sequence[str]) -> tuple[Block, ...]:
    """The page of a ruleset: what differs from Scopa for two first and marked, then everything else by topic.

    Texts are in the language in use already.

    Args:
        intro: sentences to begin with.

    Raises:
        BadRuleset: if the rules do not allow so many players.
    """
    rules = rules_of(ruleset, players, names)
    blocks: list[Block] = [Saying(text, quiet=True) for text in intro]
    different = [rule for rule in rules if rule.differs]
    if different:
        blocks.append(Heading(_("Different from Scopa for two")))
        blocks += [Saying(rule.text, mark=True) for rule in different]
    for topic, group in groupby((rule for rule in rules if not rule.differs), key=lambda rule: rule.topic):
        blocks.append(Heading(_(TOPICS[topic])))
        blocks += [Saying(rule.text) for rule in group]
    return tuple(blocks)
