"""How figures carry themselves."""

from collections.abc import Iterator
from contextlib import contextmanager

from art.plates import Drawing


@contextmanager
def leaning(art: Drawing, x: float, y: float, degrees: float) -> Iterator[None]:
    """Draw turned by `degrees` clockwise round the point (x, y) of the page."""
    with art.at(x, y, rot=degrees), art.at(-x, -y):
        yield
