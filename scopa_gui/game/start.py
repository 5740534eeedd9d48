"""What a person should know when the program starts: files that could not be used as they are, a sentence each."""

from __future__ import annotations

from scopa_gui.game.i18n import N_, _

_SETTINGS: dict[str, str] = {
    "damaged": N_("The file of your settings was damaged. It was put aside, and the settings are as at first."),
    "unreadable": N_("The file of your settings cannot be read. The settings are as at first."),
    "newer": N_("Your settings are those of a newer version of the program. They are left alone and not used."),
}
_ARCHIVE: dict[str, str] = {
    "damaged": N_(
        "The file of your matches was damaged. It was put aside, and every match in it that is whole was kept."
    ),
    "unwritable": N_("The folder of the matches cannot be written. What you play now is not saved."),
    "newer": N_(
        "Your matches are those of a newer version of the program. They are left alone, and what you play now is not"
        " saved."
    ),
}


def warnings(settings: str | None, archive: str | None) -> list[str]:
    """Sentences for the codes of `settings.load` and `Archive.warning`; a single damaged match is told where it is."""
    found = [(_SETTINGS, settings), (_ARCHIVE, archive)]
    return [_(sentences[code]) for sentences, code in found if code in sentences]
