"""``python -m tests.rules.playthroughs``: writes all golden playthroughs afresh."""

from __future__ import annotations

from tests.rules.playthroughs import FOLDER, RULES, file_of, playthrough

if __name__ == "__main__":
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for name in RULES:
        file_of(name).write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8")
