"""Scopa, the Italian card game, at a beautiful table."""

__version__ = "0.1.0"
