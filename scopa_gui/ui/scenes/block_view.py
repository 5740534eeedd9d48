"""A list of rows of any height, such as the paragraphs of a text, with the bar that scrolls it."""

from __future__ import annotations

from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_list import ListView


class BlockView(ListView):
    """A list of rows of any height."""

    def place_blocks(
        self, board: Board, area: tuple[float, float, float, float], heights: list[float], heads: list[bool]
    ) -> list[tuple[int, float]]:
        """Lay the bar if it is needed; returns number and top of each row to draw.

        The first row stays as it was wished: a page is laid out at several text sizes until it fits, and where small
        text ends, large text goes on.

        Args:
            heads: which rows are headings: none is drawn without the row after it.
        """
        x, y, w, h = area
        self.count = len(heights)
        room, last = h, 0
        for height in reversed(heights):
            if height > room:
                break
            room -= height
            last += 1
        self.shown = max(1, last)
        if self.furthest:
            self._bar(board, x + w - 15, y, h)
        found = []
        for number in range(min(self.first, self.furthest), len(heights)):
            if y + heights[number] > area[1] + h + 8:
                break
            found.append((number, y))
            y += heights[number]
        while len(found) > 1 and heads[found[-1][0]]:
            found.pop()
        return found
