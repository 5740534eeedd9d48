"""Everything that happens, in a plain sentence: for the log, screen readers and helper programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.game.i18n import N_, _, elided, ngettext, pgettext, sounds_like_and, with_article
from scopa_gui.rules import events as ev
from scopa_gui.rules.cards import Card, suit, value
from scopa_gui.rules.presets import CLASSIC, FAMILIES, PRESETS
from scopa_gui.rules.ruleset import Ruleset

FIFTEEN = 15
"""What a card and those that it takes make together in some games."""

_NAPOLETANE_SUITS = (N_("coins"), N_("cups"), N_("swords"), N_("clubs"))
_FRENCH_SUITS = (N_("diamonds"), N_("hearts"), N_("spades"), N_("clubs (French)"))
_NAPOLETANE_FIGURES = (N_("knave"), N_("knight"), N_("king"))
_FRENCH_FIGURES = (N_("jack"), N_("queen"), N_("king"))
_NUMBERS = (N_("Ace"), N_("Two"), N_("Three"), N_("Four"), N_("Five"), N_("Six"), N_("Seven"))


@dataclass(frozen=True, slots=True)
class DeckNames:
    """How the deck that is shown names its cards. ``queen_below``: Chkobba's order, the queen is 8."""

    french: bool = False
    queen_below: bool = False

    def suit(self, number: int) -> str:
        """The name of a suit, 0 to 3."""
        return _((_FRENCH_SUITS if self.french else _NAPOLETANE_SUITS)[number]).removesuffix(" (French)")

    def rank(self, points: int) -> str:
        """The name of the rank with a capture value 1 to 10: ace, a figure's name, or the number."""
        if points == 1:
            return _("ace")
        if points <= 7:
            return str(points)
        figures = list(_FRENCH_FIGURES if self.french else _NAPOLETANE_FIGURES)
        if self.french and self.queen_below:
            figures[0], figures[1] = figures[1], figures[0]
        return _(figures[points - 8])

    def card(self, card: Card) -> str:
        """The name of a card; an announced seven says what it stands for."""
        if card >= 80:
            announced = _("{rank} of {suit}").format(rank=self.rank(7), suit=self.suit(1))
            return _("{card} as {value}").format(card=announced, value=value(card))
        return elided(_("{rank} of {suit}").format(rank=self.rank(value(card)), suit=self.suit(suit(card))))

    def rank_alone(self, points: int) -> str:
        """The name of a rank that stands alone, by its value: Ace, Two, ... King."""
        return capital(_(_NUMBERS[points - 1]) if points <= len(_NUMBERS) else self.rank(points))

    def cards(self, cards: Sequence[Card]) -> str:
        """Names of several cards in one phrase."""
        return listed([self.card(card) for card in cards])

    def the_card(self, card: Card) -> str:
        """The name of a card of which a sentence tells something."""
        return with_article(self.card(card))

    def the_cards(self, cards: Sequence[Card]) -> str:
        """Names of several such cards in one phrase."""
        return listed([self.the_card(card) for card in cards])


def capital(text: str) -> str:
    """The text as a sentence begins with it."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str]) -> str:
    """Several names in one phrase."""
    if len(names) < 2:
        return "".join(names)
    text = _("{some} and {last}")
    if sounds_like_and(names[-1]):
        text = pgettext("before a vowel like that of and", "{some} and {last}")
    return text.format(some=", ".join(names[:-1]), last=names[-1])


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts events into words for one viewer.

    Attributes:
        names: of the seats.
        viewer: the seat that is addressed as "you"; None for an onlooker.
        sides: the seats of each side.
        rules: what is played by: some games have a cry of their own.
    """

    names: tuple[str, ...]
    viewer: int | None
    sides: tuple[tuple[int, ...], ...]
    deck: DeckNames = DeckNames()
    rules: Ruleset = CLASSIC

    def tell(self, event: ev.Event) -> str:
        """One sentence; empty for what needs no word."""
        match event:
            case ev.Played():
                return self._played(event)
            case ev.Swept():
                return self._swept(event)
            case ev.Dealt():
                return self._dealt(event)
            case ev.Leftovers():
                return self._leftovers(event)
            case ev.DealScored():
                return self._counted(event)
            case ev.Declared():
                return self._declared(event)
            case ev.OpeningTaken() | ev.ThrownIn() | ev.Drawn() | ev.CutDone():
                return self._opening(event)
            case ev.PackOffered() | ev.PackCut():
                return self._pack(event)
            case ev.MatchOver():
                return self._over(event)
            case ev.Claimed() | ev.Resigned() | ev.TookBack() | ev.SeatChanged():
                return self._other(event)
            case _:
                return ""

    def tell_sweep(self, played: ev.Played, swept: ev.Swept) -> str:
        """A sweep in one sentence with the card that was played and those that it took."""
        points = ngettext("{n} point", "{n} points", swept.points).format(n=swept.points)
        text = _("{play} {cry} {points}.")
        return text.format(cry=sweep_cry(self.rules), play=self._played(played), points=points)

    def name(self, seat: int) -> str:
        """The name of a seat's player as a sentence begins with it."""
        return capital(self.names[seat])

    def _played(self, event: ev.Played) -> str:
        mine = event.seat == self.viewer
        if not event.take:
            text = _("You lay the {card}.") if mine else _("{name} lays the {card}.")
        elif self._makes_fifteen(event):
            text = (
                _("You take the {taken} with the {card}: together fifteen.")
                if mine
                else _("{name} takes the {taken} with the {card}: together fifteen.")
            )
        elif self._ace_takes_all(event):
            text = (
                _("You take the {taken} with the {card}: the ace takes all.")
                if mine
                else _("{name} takes the {taken} with the {card}: the ace takes all.")
            )
        else:
            text = (
                _("You take the {taken} with the {card}.") if mine else _("{name} takes the {taken} with the {card}.")
            )
        card, taken = self.deck.the_card(event.card), self.deck.the_cards(event.take)
        return text.format(name=self.name(event.seat), card=card, taken=taken)

    def _ace_takes_all(self, event: ev.Played) -> bool:
        """Whether a card takes others, not as fifteen, because it is an ace that takes all: any card takes its like."""
        return self.rules.ace_sweep != "off" and value(event.card) == 1 and [*map(value, event.take)] != [1]

    def _makes_fifteen(self, event: ev.Played) -> bool:
        """Whether a card takes others because they make fifteen together; an ace may as well (SPEC 2.11)."""
        taken = sum(map(value, event.take))
        by_fifteen = self.rules.capture_mode != "value" and taken + value(event.card) == FIFTEEN
        return by_fifteen and taken != value(event.card)

    def _swept(self, event: ev.Swept) -> str:
        points = ngettext("{n} point", "{n} points", event.points).format(n=event.points)
        if event.seat == self.viewer:
            return _("{cry} You clear the table: {points}.").format(cry=sweep_cry(self.rules), points=points)
        text = _("{cry} {name} clears the table: {points}.")
        return text.format(cry=sweep_cry(self.rules), name=self.name(event.seat), points=points)

    def _dealt(self, event: ev.Dealt) -> str:
        text = _("You deal round {round}.") if event.dealer == self.viewer else _("{name} deals round {round}.")
        text = text.format(name=self.name(event.dealer), round=event.round)
        if event.table:
            text += " " + _("On the table: {cards}.").format(cards=self.deck.cards(event.table))
        return text

    def _leftovers(self, event: ev.Leftovers) -> str:
        cards = self.deck.cards(event.cards)
        if event.seat < 0:
            cards = self.deck.the_cards(event.cards)
            return _("Nobody took a card; the {cards} go to nobody.").format(cards=cards)
        if event.seat == self.viewer:
            return _("You took last and get what is left: {cards}.").format(cards=cards)
        return _("{name} took last and gets what is left: {cards}.").format(name=self.name(event.seat), cards=cards)

    def _counted(self, event: ev.DealScored) -> str:
        sides = []
        for seats, score in zip(self.sides, event.scores, strict=True):
            names = [_("you") if seat == self.viewer else self.names[seat] for seat in seats]
            sides.append(_("{names} {score}").format(names=listed(names), score=score))
        return _("The deal is counted: {scores}.").format(scores=", ".join(sides))

    def _declared(self, event: ev.Declared) -> str:
        combination, cards = declaration_name(event.name), self.deck.the_cards(event.cards)
        points = ngettext("{n} point", "{n} points", event.points).format(n=event.points)
        if event.seat == self.viewer:
            text = _("You declare {combination} with the {cards}: {points}.")
        else:
            text = _("{name} declares {combination} with the {cards}: {points}.")
        return text.format(name=self.name(event.seat), combination=combination, cards=cards, points=points)

    def declared_briefly(self, event: ev.Declared) -> str:
        """A declaration without its cards, where something else is told as well."""
        combination = declaration_name(event.name)
        points = ngettext("{n} point", "{n} points", event.points).format(n=event.points)
        if event.seat == self.viewer:
            return _("You declare {combination}: {points}.").format(combination=combination, points=points)
        text = _("{name} declares {combination}: {points}.")
        return text.format(name=self.name(event.seat), combination=combination, points=points)

    def undeclared(self, seat: int) -> str:
        """That a seat keeps to itself what it could declare."""
        if seat == self.viewer:
            return _("You do not declare.")
        return _("{name} does not declare.").format(name=self.name(seat))

    def _opening(self, event: ev.OpeningTaken | ev.ThrownIn | ev.Drawn | ev.CutDone) -> str:
        if isinstance(event, ev.ThrownIn):
            return self._thrown_in(event)
        mine, name = event.seat == self.viewer, self.name(event.seat)
        if isinstance(event, ev.OpeningTaken):
            sweeps = ngettext("{n} sweep", "{n} sweeps", event.sweeps).format(n=event.sweeps)
            why = _("together fifteen") if event.sweeps == 1 else _("together thirty")
            if event.sweeps > 1 and self.rules.opening_bonus == "15_two15":
                why = _("twice fifteen")
            text = _("{name} takes the opening layout, {why}: {sweeps}.")
            if mine:
                text = _("You take the opening layout, {why}: {sweeps}.")
            return text.format(name=name, why=why, sweeps=sweeps)
        card = "" if event.card is None else self.deck.the_card(event.card)
        if isinstance(event, ev.Drawn):
            drawn = _("You draw the {card}.") if card else _("You draw a card.")
            return drawn.format(card=card) if mine else _("{name} draws a card.").format(name=name)
        if not event.keep:
            text = _("You place the {card} on the table.") if mine else _("{name} places the {card} on the table.")
        elif mine:
            text = _("You keep the {card}.") if card else _("You keep the card.")
        else:
            text = _("{name} keeps the card.")
        return text.format(name=name, card=card)

    def _thrown_in(self, event: ev.ThrownIn) -> str:
        """Why a layout is dealt again: in some games a single ace or king is enough."""
        if event.reason == "kings":
            if self.rules.kings_redeal == 1:
                return _("There is a king on the table: the cards are thrown in and dealt again.")
            return _("Too many kings on the table: the cards are thrown in and dealt again.")
        if self.rules.aces_redeal == 1:
            return _("There is an ace on the table: the cards are thrown in and dealt again.")
        return _("Too many aces on the table: the cards are thrown in and dealt again.")

    def _pack(self, event: ev.PackOffered | ev.PackCut) -> str:
        mine, name = event.seat == self.viewer, self.name(event.seat)
        if isinstance(event, ev.PackOffered):
            if mine:
                return _("{dealer} offers you the pack to cut.").format(dealer=self.name(event.dealer))
            if event.dealer == self.viewer:
                return _("You offer {name} the pack to cut.").format(name=self.names[event.seat])
            return _("{dealer} offers {name} the pack to cut.").format(
                dealer=self.name(event.dealer), name=self.names[event.seat]
            )
        if not event.lifted:
            return (
                _("You leave the pack as it is.") if mine else _("{name} leaves the pack as it is.").format(name=name)
            )
        if mine:
            text = ngettext("You cut {n} card off the pack.", "You cut {n} cards off the pack.", event.lifted)
        else:
            text = ngettext("{name} cuts {n} card off the pack.", "{name} cuts {n} cards off the pack.", event.lifted)
        return text.format(name=name, n=event.lifted)

    def _over(self, event: ev.MatchOver) -> str:
        seats = [seat for side in event.winners for seat in self.sides[side]]
        if self.viewer in seats:
            if len(event.winners) > 1:
                return _("You share the win.")
            return _("You win the match.") if len(seats) == 1 else _("Your side wins the match.")
        names = capital(listed([self.names[seat] for seat in seats]))
        return ngettext("{names} wins the match.", "{names} win the match.", len(seats)).format(names=names)

    def _other(self, event: ev.Claimed | ev.Resigned | ev.TookBack | ev.SeatChanged) -> str:
        if isinstance(event, ev.TookBack):
            return _("A play is taken back, with all that followed it.")
        mine, name = event.seat == self.viewer, self.name(event.seat)
        if isinstance(event, ev.Claimed):
            if event.valid:
                text = _("You claim to be out, rightly.") if mine else _("{name} claims to be out, rightly.")
            else:
                text = _("You claim to be out, wrongly.") if mine else _("{name} claims to be out, wrongly.")
            return text.format(name=name)
        if isinstance(event, ev.Resigned):
            return _("You resign.") if mine else _("{name} resigns.").format(name=name)
        return _("Another player takes a seat.")


_DECLARATIONS: dict[str, str] = {
    "tre": N_("nine or less"),
    "dieci": N_("three of a kind"),
    "dieci+tre": N_("three of a kind, nine or less"),
    "bazzica": N_("bazzica"),
    "bazzicotto": N_("bazzicotto"),
}


def sweep_cry(rules: Ruleset) -> str:
    """What is cried at a sweep: the game's own name in Chkobba and Hurrikan (SPEC 2.16, 2.18), changed ones as well.

    Chkobba is known by its draw before the deal, Hurrikan by cups in the place of coins.
    """
    if rules.cut_draw:
        return _("Chkobba!")
    return _("Hurrikan!") if rules.bonus_suit == "c" else _("Scopa!")


def declaration_name(name: str) -> str:
    """The name of a combination in the language in use."""
    return _(_DECLARATIONS[name])


_REFUSALS: dict[str, str] = {
    "phase": N_("The game waits for something else now."),
    "stale": N_("The game has moved on since."),
    "not_your_turn": N_("It is not your turn."),
    "not_legal": N_("That play is not allowed."),
    "nothing_to_take_back": N_("There is nothing to take back."),
    "match_over": N_("The match is over."),
    "claim": N_("Nobody can call out here."),
    "wrong_match": N_("That belongs to another match."),
}


def refusal(code: str) -> str:
    """A sentence for a refused wish."""
    return _(_REFUSALS.get(code, _REFUSALS["not_legal"]))


_PRESET_NAMES: dict[str, str] = {
    "classic2": N_("Scopa for two"),
    "classic3": N_("Scopa for three"),
    "classic4_teams": N_("Two against two"),
    "classic5": N_("Scopa for five"),
    "classic6_teams": N_("Three against three"),
    "classic6_two_decks": N_("Six to eight, two packs"),
    "scopone9": N_("Scopone, nine cards"),
    "scopone_scientifico": N_("Scopone scientifico"),
    "scopone_trentino": N_("Scopone trentino"),
    "milano": N_("Milan style"),
    "asso_pigliatutto": N_("Asso pigliatutto"),
    "scopa_assi": N_("Scopa d'Assi"),
    "scopa_assi_always": N_("The ace always takes all"),
    "scopa_assi_match": N_("An ace for an ace, or all"),
    "scopa_assi4_9": N_("Scopa d'Assi, nine cards"),
    "scopa_assi4_10": N_("Scopa d'Assi, ten cards"),
    "scopa15": N_("Scopa a quindici"),
    "scopa15_mixed": N_("Fifteen or equal"),
    "escoba": N_("Escoba"),
    "cirulla": N_("Cirulla"),
    "napola": N_("Napola"),
    "napola_simple": N_("Short napola"),
    "napoleone": N_("Napoleone"),
    "scalette": N_("Scalette"),
    "scalette_assi": N_("Scalette with the ace"),
    "re_bello": N_("Re Bello"),
    "bazzica": N_("Scopa with bazzica"),
    "sbarazzina": N_("Sbarazzina"),
    "piva": N_("Piva"),
    "chkobba": N_("Chkobba"),
    "libya": N_("Libya"),
    "libya_bermila": N_("Libya with bermila"),
    "hurrikan": N_("Hurrikan"),
    "hurrikan4_9": N_("Hurrikan, nine cards"),
    "hurrikan4_10": N_("Hurrikan, ten cards"),
    "corsica": N_("Corsica"),
    "cappotto": N_("Scopa with cappotto"),
    "chiamarsi_fuori": N_("Calling yourself out"),
    "american_prime": N_("American prime"),
    "faces_zero": N_("Pictures count nothing"),
    "aces_redeal": N_("No ace on the table"),
    "fixed_hands": N_("A fixed number of deals"),
}
assert set(_PRESET_NAMES) == set(PRESETS)


def preset_name(preset: str | None) -> str:
    """The name of a preset; rules of one's own are house rules."""
    return _("House rules") if preset is None else _(_PRESET_NAMES[preset])


def short_preset_name(preset: str | None) -> str:
    """The same where there is little room: presets that only differ in cards and players go without those."""
    if preset in ("scopone9", "scopone_scientifico"):
        return _("Scopone")
    classic = next(family.presets for family in FAMILIES if family.id == "classic")
    return _("Scopa") if preset in classic else preset_name(preset)


_BOT_NAMES: dict[str, str] = {
    "rookie": "la Donna",
    "amateur": "il Cavaliere",
    "pro": "il Gatto Mammone",
    "greedy": "Greedy",
    "random": "Random",
}


_SHORT_CAT = "il Gatto"


def bot_name(kind: str) -> str:
    """The proper name of an opponent; it is the same in every language."""
    return _BOT_NAMES[kind]


UNNAMED = "You"
"""How a person without a name is written down; on screen it is said in the language in use."""


def shown_name(kind: str, name: str) -> str:
    """The name of a seat's player as the screen shows it."""
    return _("You") if kind == "human" and name in ("", UNNAMED) else name


def brief_name(kind: str, name: str) -> str:
    """The same where there is little room: opponents go without article, but the cat keeps it, "il Gatto".

    In older records further ones of a kind are numbered, "il Gatto 3".
    """
    if kind not in _BOT_NAMES:
        return shown_name(kind, name)
    if name.startswith(_BOT_NAMES["pro"]):
        return name.replace(_BOT_NAMES["pro"], _SHORT_CAT)
    words = name.split(" ")
    return " ".join(words[-2:] if words[-1].isdigit() else words[-1:])


def plays_like(kind: str, name: str) -> str:
    """How strong somebody of the company plays; empty for people, and for opponents whose names say it."""
    if kind not in _BOT_NAMES or name.startswith(_BOT_NAMES[kind]):
        return ""
    return _("plays like {name}").format(name=_BOT_NAMES[kind])
