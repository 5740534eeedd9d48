"""``python -m tests.attack NAME [--seed N] [--count N]``: runs an attack and prints a dated result."""

from __future__ import annotations

import argparse
import platform
import sqlite3
import sys
from datetime import UTC, datetime
from time import monotonic

from tests.attack.attacks import FULL_COUNTS, Broken, attack_named


def main() -> int:
    """Runs the attack; 0 if the program withstood, 1 if not."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description="Attack the program.")
    parser.add_argument("name", choices=FULL_COUNTS)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other moments and places")
    parser.add_argument("--count", type=int, help="how many; the full run if not given")
    words = parser.parse_args()
    count = words.count if words.count is not None else FULL_COUNTS[words.name]
    where = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.system()}"
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {where}: {words.name} --seed {words.seed} --count {count}")
    start = monotonic()
    try:
        result = attack_named(words.name)(words.seed, count)
    except Broken as fault:
        print("\n".join((f"BROKEN after {monotonic() - start:.0f} s: {fault}", *getattr(fault, "__notes__", ()))))
        return 1
    print(f"withstood in {monotonic() - start:.0f} s: {result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
