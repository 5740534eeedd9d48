"""What the new-match page says about families and variants: a line each, and how it differs from Scopa."""

from __future__ import annotations

from scopa_gui.game.i18n import N_, _, ngettext, pgettext
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui.scenes.name_search import named

_FAMILIES: dict[str, tuple[str, str, str]] = {
    "classic": (N_("Scopa"), "coin", ""),
    "scopone": (N_("Scopone"), "cup", ""),
    "ace": (N_("Aces"), "ace", ""),
    "fifteen": (N_("Fifteen"), "sword", "cirulla"),
    "sequences": (N_("Runs"), "run", "napola"),
    "options": (N_("Extras"), "crown", "re_bello"),
    "abroad": (N_("Abroad"), "club", "chkobba"),
}
"""Name and icon of each family, and a variant that is known by a name of its own and that nobody would look for there.
"""

_VARIANTS: dict[str, tuple[str, str]] = {
    "classic2": (
        N_("Three cards each, four on the table: the classic."),
        N_("Nothing: this is Scopa as most of Italy plays it."),
    ),
    "classic3": (
        N_("Everyone for themselves, round the table."),
        N_("Each alone. The most cards, coins or the best prime must be one player's alone."),
    ),
    "classic4_teams": (
        N_("Partners sit opposite and share a pile."),
        N_("Two teams of two. What partners take, and their sweeps, is counted together."),
    ),
    "classic5": (
        N_("Five at the table, each alone."),
        N_("Each alone, with one pack. A deal is one round of three cards and one of four."),
    ),
    "classic6_teams": (
        N_("Two teams of three, seated in turn."),
        N_("Six players in two teams. A deal has two rounds of three cards."),
    ),
    "classic6_two_decks": (
        N_("Eighty cards; six or eight play in two teams."),
        N_("Two packs, so every card comes twice: there are two sevens of coins, a point each."),
    ),
    "scopone9": (
        N_("Nine cards each, four on the table."),
        N_("Four players in two teams. All cards are dealt at once, nine each and four on the table."),
    ),
    "scopone_scientifico": (
        N_("Ten cards each and an empty table."),
        N_("Four players in two teams. All forty cards are dealt; the first card meets an empty table."),
    ),
    "scopone_trentino": (
        N_("Scopone with napola, to 21."),
        N_("Ten cards each. Ace, two and three of coins bring three points, each next coin in order one more."),
    ),
    "milano": (
        N_("Ten cards each, napola, and an ace that takes all."),
        N_("Like Scopone trentino; in addition, an ace takes the whole table if no ace lies "
"there. That is no sweep."),
    ),
    "asso_pigliatutto": (
        N_("One card clears the table, and it is a sweep."),
        N_("An ace takes the whole table; if an ace lies there, only that ace. Taking all is a sweep."),
    ),
    "scopa_assi": (
        N_("One card clears the table."),
        N_("An ace takes the whole table; if an ace lies there, only that ace. It is no sweep."),
    ),
    "scopa_assi_always": (
        N_("The ace takes all, whatever lies there."),
        N_("An ace takes the whole table, other aces included. It is no sweep."),
    ),
    "scopa_assi_match": (
        N_("An ace takes an ace, or all with it."),
        N_("If an ace lies on the table, your ace may take just that ace or everything. It is no sweep."),
    ),
    "scopa_assi4_9": (
        N_("Partners, nine cards each, and the strong ace."),
        N_("Dealt as Scopone with nine cards. An ace takes the whole table if no ace lies there; it is no sweep."),
    ),
    "scopa_assi4_10": (
        N_("Partners, ten cards each, and the strong ace."),
        N_("Dealt as Scopone with ten cards. An ace takes the whole table if no ace lies there; it is no sweep."),
    ),
    "sbarazzina": (
        N_("Aces that sweep, and hands worth showing, to 21."),
        N_("The ace takes all and sweeps. Three cards adding up to nine or less, or three of a kind, may be shown "
           "for points. Rebuilt from few sources."),
    ),
    "piva": (
        N_("Sbarazzina with a card nobody wants."),
        N_("Like Sbarazzina for two; whoever takes the two of clubs loses five points."),
    ),
    "scopa15": (
        N_("The cards must add up to fifteen."),
        N_("You capture when your card and those you take add up to 15. Equal cards do not take each other."),
    ),
    "scopa15_mixed": (
        N_("Equal cards and sums, or fifteen."),
        N_("Capture as in Scopa, or with a sum of 15: as you like."),
    ),
    "escoba": (
        N_("The Spanish way: fifteen, to 15 points."),
        N_("Captures add up to 15. A layout of 15 goes to the dealer at once, two fifteens are two sweeps."),
    ),
    "cirulla": (
        N_("Genoa's rich game, to 51."),
        N_("Take equals, sums, fifteens, or all with an ace. Low hands and three of a kind are declared, where the "
           "seven of cups can be any card; runs of coins score."),
    ),
    "napola": (
        N_("Coins in a row bring points."),
        N_("Ace, two and three of coins bring three points, each next coin in order one more, up to ten."),
    ),
    "napola_simple": (
        N_("Ace, two and three of coins: three points."),
        N_("Whoever takes the ace, two and three of coins gets three points."),
    ),
    "napoleone": (
        N_("All ten coins win at once."),
        N_("Coins in a row from the ace are worth their number, up to nine; all ten win the match."),
    ),
    "scalette": (
        N_("Ladders of coins, from below and from above."),
        N_("Runs of coins score from the ace upwards and from the king downwards; all ten win the match."),
    ),
    "scalette_assi": (
        N_("Ladders of coins, and the ace that takes all."),
        N_("Like Scalette; in addition, an ace takes the whole table if no ace lies there. It "
"is no sweep."),
    ),
    "re_bello": (
        N_("The king of coins is worth a point as well."),
        N_("One more point in each deal: it goes to the side that takes the king of coins."),
    ),
    "bazzica": (
        N_("A low hand or three of a kind, declared, brings points."),
        N_("Before you play you may show your three cards: nine or less in all is a point, three of a kind two, "
           "both three."),
    ),
    "cappotto": (
        N_("Seven to nothing ends the match."),
        N_("A side that has seven points or more while nobody else has any wins at once."),
    ),
    "chiamarsi_fuori": (
        N_("Say that you are out, and you had better be right."),
        N_("Whoever has the points to win may say so in the middle of a deal, and loses if it "
"is not true."),
    ),
    "american_prime": (
        N_("The most sevens win the prime."),
        N_("For the prime, sevens are counted, then sixes, aces, fives and so on."),
    ),
    "faces_zero": (
        N_("A picture adds nothing to the prime."),
        N_("Pictures are worth nothing in the prime, instead of ten."),
    ),
    "aces_redeal": (
        N_("No deal begins with an ace on the table."),
        N_("If an ace lies in the first layout, the cards are thrown in and dealt again."),
    ),
    "fixed_hands": (
        N_("Three deals, and the most points win."),
        N_("There is no target: after three deals the higher score wins; on a tie one more deal is played."),
    ),
    "chkobba": (
        N_("Tunisia's game: draw, keep or place, to 21."),
        N_("The first player draws a card and keeps it or lays it on the table. The queen is 8, the jack 9. The "
           "most sevens, then sixes, win the prime."),
    ),
    "libya": (
        N_("A sweep counts every card in it."),
        N_("A sweep is worth as many points as cards were in it, yours included. Played to 21."),
    ),
    "libya_bermila": (
        N_("Sweeps count their cards, sevens win the prime."),
        N_("Like Libya, but the most sevens, then sixes, win the prime, and coins bring no point."),
    ),
    "hurrikan": (
        N_("Germany's form: hands of six, and hearts."),
        N_("Six cards each. Cups (hearts) stand for coins: six of them, and their seven, bring a point."),
    ),
    "hurrikan4_9": (
        N_("Hurrikan for partners, nine cards each."),
        N_("Dealt as Scopone with nine cards; cups (hearts) stand for coins."),
    ),
    "hurrikan4_10": (
        N_("Hurrikan for partners, ten cards each."),
        N_("Dealt as Scopone with ten cards; cups (hearts) stand for coins."),
    ),
    "corsica": (
        N_("Without twos, clockwise, and you need not take."),
        N_("Thirty-six cards without twos, played clockwise. A card that could capture may be laid instead."),
    ),
}  # fmt: skip
"""One line, and what is different from Scopa, for each preset."""

_CARDS: dict[str, str] = {
    "classic2": "7d", "classic3": "6b", "classic4_teams": "4s", "classic5": "5d", "classic6_teams": "6c",
    "classic6_two_decks": "7d", "scopone9": "Cb", "scopone_scientifico": "Rs", "scopone_trentino": "3d",
    "milano": "As", "asso_pigliatutto": "Ad", "scopa_assi": "Ac", "scopa_assi_always": "Ab", "scopa_assi_match": "As",
    "scopa_assi4_9": "Ad", "scopa_assi4_10": "Ab", "sbarazzina": "Ac", "piva": "2b", "scopa15": "Cs",
    "scopa15_mixed": "6d", "escoba": "5s", "cirulla": "7c", "napola": "Ad", "napola_simple": "3d", "napoleone": "2d",
    "scalette": "Cd", "scalette_assi": "Fd", "re_bello": "Rd", "bazzica": "3c", "cappotto": "7s",
    "chiamarsi_fuori": "3b", "american_prime": "7b", "faces_zero": "Fc", "aces_redeal": "As", "fixed_hands": "3s",
    "chkobba": "Fb", "libya": "4c", "libya_bermila": "7b", "hurrikan": "7c", "hurrikan4_9": "Rc", "hurrikan4_10": "Cc",
    "corsica": "4d",
}  # fmt: skip
"""A card that stands for each preset."""


def family_name(family: str) -> str:
    """The name of a family on its tab."""
    return _(_FAMILIES[family][0])


def family_icon(family: str) -> str:
    """The icon on a family's tab."""
    return _FAMILIES[family][1]


def family_sample(family: str) -> str:
    """A few letters about what the family holds: a variant that is one of it, else how many play it."""
    sample = _FAMILIES[family][2]
    if sample:
        return preset_name(sample)
    numbers = [number for preset in _presets(family) for number in PRESETS[preset].players]
    least, most = min(numbers), max(numbers)
    return _("for {players}").format(players=least if least == most else f"{least}–{most}")


def family_variant(family: str) -> str:
    """The variant that a family's tab leads to: the one it names, else the first."""
    return _FAMILIES[family][2] or _presets(family)[0]


def family_games(family: str) -> str:
    """The names of all variants of a family."""
    return " · ".join(map(preset_name, _presets(family)))


def _presets(family: str) -> tuple[str, ...]:
    return next(known.presets for known in FAMILIES if known.id == family)


def variants_called(typed: str) -> list[str]:
    """The variants whose names begin with what was typed, then those of which a later word does, in their order."""
    return named(((preset, preset_name(preset)) for family in FAMILIES for preset in family.presets), typed)


def variant_line(preset: str) -> str:
    """The variant in one short line."""
    return _(_VARIANTS[preset][0])


def variant_difference(preset: str) -> str:
    """How the variant differs from Scopa for two."""
    return _(_VARIANTS[preset][1])


def variant_players(preset: str, *, sentence: bool = False) -> str:
    """How many can play the variant, as a remark or as a sentence."""
    numbers = PRESETS[preset].players
    most = numbers[-1]
    told = ngettext("{n} player", "{n} players", most).format(n=most)
    if len(numbers) > 1:
        text = pgettext("before eight", "{some} or {last} players") if most == 8 else _("{some} or {last} players")
        told = text.format(some=", ".join(map(str, numbers[:-1])), last=most)
    return f"{told}." if sentence else told


def variant_card(preset: str) -> str:
    """A card that stands for the variant, as a card text."""
    return _CARDS[preset]
