"""``python -m scopa_gui`` and the ``scopa-gui`` command."""

from __future__ import annotations

import sys

from scopa_gui.cli import main as run_command_line


def main() -> int:
    """Runs the command line; returns the exit code."""
    return run_command_line()


if __name__ == "__main__":
    sys.exit(main())
