"""One family of typed errors: everything the rules refuse, with a code and parameters, never with a ready text."""

from __future__ import annotations


class RulesError(ValueError):
    """Something the rules refuse.

    Attributes:
        code: short fixed word, for choosing a sentence in the reader's language.
        parameters: values that the sentence may name.
    """

    def __init__(self, code: str, **parameters: object) -> None:
        self.code = code
        self.parameters = parameters
        detail = ", ".join(f"{key}={value!r}" for key, value in parameters.items())
        super().__init__(f"{code}({detail})")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.parameters)


def _rebuild(kind: type[RulesError], code: str, parameters: dict[str, object]) -> RulesError:
    return kind(code, **parameters)


class Illegal(RulesError):
    """A well-formed action that the position does not allow; nothing has changed."""


class Unreadable(RulesError):
    """A text that is no card, move, position or match."""


class BadRuleset(RulesError):
    """Fields of a ruleset that are out of range or cannot go together (SPEC section 8, 11)."""
