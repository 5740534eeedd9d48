"""``python -m tests.rules.playthroughs``: writes all golden playthroughs afresh."""

from __future__ import annotations

from scopa_gui.rules.presets import PRESETS
from tests.rules.playthroughs import FOLDER, file_of, playthrough

if __name__ == "__main__":
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for name in PRESETS:
        file_of(name).write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8")
