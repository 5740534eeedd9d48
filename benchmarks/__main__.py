"""``python -m benchmarks [NAME...] [--json]``: measures and prints a table, or one JSON object with flat keys."""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks.registry import Figure, Unavailable, all_benchmarks


def main(arguments: list[str] | None = None) -> int:
    """Runs the benchmarks named, all if none is. Returns 1 if one cannot run here, else 0."""
    known = all_benchmarks()
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of: " + ", ".join(known))
    parser.add_argument("--json", action="store_true", help="one object with a flat key for each figure")
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.names) - set(known))
    if unknown:
        parser.error(f"unknown benchmark {unknown[0]}; known are {', '.join(known)}")
    figures: list[Figure] = []
    missing = False
    for name in options.names or known:
        try:
            figures += known[name]()
        except Unavailable as reason:
            missing = True
            print(f"{name}: {reason}", file=sys.stderr)
    if options.json:
        print(json.dumps({figure.key: round(figure.value, 4) for figure in figures}))
    else:
        print(table(figures))
    return 1 if missing else 0


def table(figures: list[Figure]) -> str:
    """The figures as lines of text in columns."""
    rows = [("figure", "value", "unit", "wanted", "")]
    for figure in figures:
        verdict = ("yes" if figure.met else "NO") if figure.wanted else ""
        rows.append((figure.key, f"{figure.value:,.4g}", figure.unit, figure.wanted, verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = []
    for key, value, unit, wanted, verdict in rows:
        lines.append(
            f"{key:<{widths[0]}}  {value:>{widths[1]}}  {unit:<{widths[2]}}  {wanted:<{widths[3]}}  {verdict}".rstrip()
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
