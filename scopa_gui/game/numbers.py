"""Numbers as people write them in the language in use: decimal comma, thousands, signs and per cent."""

from __future__ import annotations

from scopa_gui.game.i18n import language

_SPACE = "\N{NO-BREAK SPACE}"
_SEPARATORS: dict[str, tuple[str, str]] = {
    "en": (".", ","), "it": (",", "."), "de": (",", "."), "fr": (",", _SPACE), "es": (",", _SPACE),
}  # fmt: skip
"""Before the decimals, and between thousands."""
_SET_APART = ("de", "fr", "es")
"""Languages that set the sign of per cent apart."""
_GROUPED_FROM = 10_000
_MINUS = "\N{MINUS SIGN}"


def number_text(value: float, decimals: int = 0, *, signed: bool = False) -> str:
    """A number with so many decimals; `signed` writes a plus too. Thousands are set apart in numbers of five digits."""
    point, between = _SEPARATORS[language()]
    text = f"{abs(value):,.{decimals}f}" if abs(value) >= _GROUPED_FROM else f"{abs(value):.{decimals}f}"
    whole, _dot, rest = text.partition(".")
    told = whole.replace(",", between) + (point + rest if rest else "")
    zero = not any(digit in "123456789" for digit in text)
    sign = "" if zero else _MINUS if value < 0 else "+" if signed else ""
    return sign + told


def percent_text(share: float) -> str:
    """A share, 0 to 1, in whole per cent."""
    return number_text(round(share * 100)) + (_SPACE if language() in _SET_APART else "") + "%"
