"""Message catalogues: ``python -m tools.catalogues`` gathers the texts, updates each language and compiles it.

Translations live in ``scopa_gui/locale/LANG/LC_MESSAGES/scopa.po``; the compiled ``.mo`` beside it is committed too,
so that the program needs no step to speak. Running the command twice changes nothing.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "scopa_gui"
DOMAIN = "scopa"
_PLURALS = {"it": "n != 1", "de": "n != 1", "fr": "n > 1", "es": "n != 1"}
LANGUAGES = tuple(_PLURALS)
_EMPTY = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=({plurals});\\n"
"""
_TRANSIENT = re.compile(
    r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By|Last-Translator|Language-Team|Report-Msgid-Bugs-To'
    r"|Project-Id-Version): .*\n",
    re.M,
)
_KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
_FIXED_DAY = datetime(2026, 1, 1, tzinfo=UTC)
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_LOOSE_SIGN = re.compile(" [:;!?»]|« ")


def template() -> Catalog:
    """All texts of the source, in the order of files and lines."""
    catalogue = Catalog(project="Scopa", charset="utf-8")
    for name, line, message, comments, context in extract_from_dir(
        PACKAGE, method_map=[("**.py", "python")], keywords=_KEYWORDS, comment_tags=("Translators:",)
    ):
        catalogue.add(message, None, [(f"scopa_gui/{Path(name).as_posix()}", line)], (), comments, context=context)
    return catalogue


def po_path(language: str) -> Path:
    """The catalogue of a language."""
    return PACKAGE / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """The catalogue of a language as it stands on disk; an empty one if there is none."""
    path = po_path(language)
    text = path.read_bytes() if path.exists() else _EMPTY.format(plurals=_PLURALS[language]).encode()
    catalogue = read_po(io.BytesIO(text), locale=language, domain=DOMAIN)
    catalogue.header_comment = "# Scopa: the texts of the program."
    catalogue.fuzzy = False
    return catalogue


def updated(language: str) -> Catalog:
    """The catalogue of a language with the texts of today, translations kept, texts that are gone dropped."""
    catalogue = read(language)
    catalogue.update(template(), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    return catalogue


def po_bytes(catalogue: Catalog) -> bytes:
    """The text form, without dates and line numbers, so that the same texts give the same bytes."""
    out = io.BytesIO()
    write_po(out, catalogue, width=100, omit_header=False, no_location=True, sort_output=True, ignore_obsolete=True)
    return _TRANSIENT.sub("", out.getvalue().decode("utf-8")).encode("utf-8")


def mo_bytes(catalogue: Catalog) -> bytes:
    """The compiled form of a catalogue read from its text form; its header names a fixed day, not today's."""
    compiled = read_po(io.BytesIO(po_bytes(catalogue)), locale=catalogue.locale, domain=DOMAIN)
    compiled.creation_date = _FIXED_DAY
    out = io.BytesIO()
    write_mo(out, compiled)
    return out.getvalue()


def faults(catalogue: Catalog) -> Iterator[str]:
    """What is missing or wrong: texts without a translation, uncertain ones, placeholders that differ, loose signs."""
    for message in catalogue:
        if message.id and (problem := _fault(message) or _loose_sign(message, str(catalogue.locale))):
            yield f"{catalogue.locale}: {problem}: {message.id!r}"


def _fault(message: Message) -> str | None:
    sources = message.id if isinstance(message.id, (tuple, list)) else (message.id,)
    targets = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    if not all(targets):
        return "not translated"
    if message.fuzzy:
        return "uncertain"
    allowed = set().union(*(set(_PLACEHOLDER.findall(source)) for source in sources))
    needed = set(_PLACEHOLDER.findall(sources[-1]))
    found = [set(_PLACEHOLDER.findall(target or "")) for target in targets]
    if not all(placeholders <= allowed for placeholders in found):
        return "a placeholder that the source does not have"
    if not needed <= found[-1]:
        return "a placeholder is missing"
    return None


def _loose_sign(message: Message, locale: str) -> str | None:
    """French sets a space before some signs, which must not let them begin a line."""
    targets = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    if locale == "fr" and any(_LOOSE_SIGN.search(target or "") for target in targets):
        return "a sign after a space that may break"
    return None


def main() -> int:
    """Updates and compiles all languages; exit code 1 if anything is left to translate."""
    found: list[str] = []
    for language in LANGUAGES:
        catalogue = updated(language)
        path = po_path(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(po_bytes(catalogue))
        path.with_suffix(".mo").write_bytes(mo_bytes(catalogue))
        found += faults(catalogue)
    sys.stdout.write("\n".join(found) + "\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tools.catalogues", description=(__doc__ or "").split(":")[0]).parse_args()
    sys.exit(main())
