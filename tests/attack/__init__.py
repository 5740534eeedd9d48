"""Attacks on the program: ``python -m tests.attack NAME``; the results of full runs are in docs/reliability.md."""
