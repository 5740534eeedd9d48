"""`python -m art [NAME...]`: rebuild the assets, all of them or those of the named builders.

A builder is a function that gets the folder to write into (the repository's `assets/`, or a scratch folder)
and writes the same bytes every time.  To add one, enter it in BUILDERS under its name; it is imported only
when it runs.

    python -m art                      everything
    python -m art cards tables         only these
    python -m art --out DIR cards      into another folder
    python -m art sheet                the pictures of docs/ that are made from the assets
"""

import argparse
import importlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ASSETS: Final = ROOT / "assets"

Builder = Callable[[Path], None]

BUILDERS: Final[dict[str, str]] = {
    "cards": "art.napoletane.build:build",
    "french": "art.french.build:build",
    "things": "art.things.build:build",
    "sounds": "art.sounds:build",
}
"""Builder name to `module:function`; the function gets the assets folder."""

DOCUMENTS: Final[dict[str, str]] = {
    "sheet": "art.napoletane.sheet:build",
}
"""Like BUILDERS for pictures in docs/, made from finished assets; run only when named."""


def load(target: str) -> Builder:
    """The function that `target` ("module:function") names."""
    module, function = target.split(":")
    builder: Builder = getattr(importlib.import_module(module), function)
    return builder


def main() -> None:
    """Command line entry: run the named builders, or all of BUILDERS, and say how long each took."""
    known = {**BUILDERS, **DOCUMENTS}
    parser = argparse.ArgumentParser(prog="python -m art", description="Rebuild the assets.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"builders to run: {', '.join(known)}")
    parser.add_argument("--out", type=Path, help="folder to write into instead of assets/ or docs/")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in known]
    if unknown:
        parser.error(f"no such builder: {', '.join(unknown)}")
    for name in options.names or BUILDERS:
        start = time.perf_counter()
        load(known[name])(options.out or (ROOT / "docs" if name in DOCUMENTS else ASSETS))
        print(f"{name}: {time.perf_counter() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
