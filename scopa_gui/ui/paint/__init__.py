"""The look of the window: every picture baked once at its exact pixel size.

Use::

    painter = Painter(assets_root, scale)                 # scale: window pixels a logical unit (1280 x 800)
    plaque = painter.plaque(rect.w, rect.h, radius=8)     # -> Baked, kept; asking again costs a look-up
    plaque.draw(surface, rect.x, rect.y)                  # -> pygame.Rect of changed pixels
    painter.text(_("Your turn"), "head", 20).draw(surface, rect.x, y)

Conventions

- Widths and heights of shapes are **window pixels** (those of an Element's rect); radii, font sizes, strokes
  and gaps are **logical units**. `painter.px(n)` turns logical units into pixels.
- A `Baked` holds a premultiplied surface, the offset (dx, dy) at which it lies relative to the thing's
  origin, and the thing's own width and height without shadow. The origin is the top left corner of the visible
  outline; the centre for badge, dealer, counter and portrait; the point for took_last; the left end of the
  baseline for text (`height` is then that of a capital: centre on y with baseline y + height / 2).
- To draw a Baked by hand: `surface.blit(baked.surface, (x + dx, y + dy), special_flags=BLEND_PREMULTIPLIED)`.
- Pictures are made on first use and dropped least used first; nothing may be baked while something moves:
  ask for all pictures of an animation before its first frame.
- `painter.resize(scale, text_scale)` on a change of window or text size forgets everything.
- Text: styles `display` and `head` (Vollkorn, words only: its figures are old-style), `text`, `plain`,
  `bold`, `italic`, `number` (Source Serif Pro; every figure). Sizes follow the text size setting unless grow=False.

Methods of Painter, by module of their pictures

- words: text, wrap, text_width, line_height, sized;
- frames: plaque, button, band, focus, lit, ribbon, took_last;
- marks: badge, key_block, key_cap, dealer, counter, notches, points, rule, lozenge, prime_box;
- medals, graph: coin, hollow, pace, sword, swatch, wedge, graph, line_sample;
- pictures: icon, picture, portrait, lettering, laurel, table.

Composites of the table scene are in `paint.plates`: corner_button, caption, announcement; in `paint.seat_plate`:
seat_plate, name_line; and in `paint.score_plate`. The sweep's sunburst, broom and ribbon are in `paint.flourish`.
"""

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter

__all__ = ["Baked", "Painter"]
