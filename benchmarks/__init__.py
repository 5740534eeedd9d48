"""How fast the program is, each figure beside what is asked of it: ``python -m benchmarks [NAME...] [--json]``."""
