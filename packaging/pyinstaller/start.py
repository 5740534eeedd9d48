"""What the one-folder build runs."""

import multiprocessing
import sys

from scopa_gui.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
