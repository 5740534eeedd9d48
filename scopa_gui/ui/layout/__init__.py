"""Where everything lies: pure formulas in logical units (1280x800 and more), y downward.

A window of W x H pixels has the scale ``s = min(W/1280, H/800)``; what is left over widens or heightens the
logical space, so corners stay corners and the table grows with the window.
"""

from scopa_gui.ui.layout.course import course
from scopa_gui.ui.layout.geometry import (
    BASE_H,
    BASE_W,
    CARD_RATIO,
    Pose,
    Rect,
    Space,
    space_of,
)
from scopa_gui.ui.layout.hand import (
    HAND_BASELINE,
    HAND_SPAN,
    HAND_TOP_TWO_ROWS,
    hand_fan,
    hand_width,
)
from scopa_gui.ui.layout.piles import (
    STACK_RISE,
    PilePlace,
    crosswise,
    other_pile,
    own_pile,
    pile_height,
    pile_layers,
    stock_layers,
    stock_place,
)
from scopa_gui.ui.layout.rows import (
    GUIDE_SHIFT,
    TABLE_WIDEST,
    Rows,
    event_line,
    table_rows,
)
from scopa_gui.ui.layout.seats import (
    Place,
    guide_button,
    menu_button,
    open_fan,
    own_plaque,
    places,
    score_rect,
    seat_fan,
    seat_plaque,
)
from scopa_gui.ui.layout.spread import (
    cut_strip,
    pack_spread,
)
from scopa_gui.ui.layout.tickets import (
    TICKET_H,
    Ticket,
    chooser,
    decision,
)

__all__ = [
    "BASE_H",
    "BASE_W",
    "CARD_RATIO",
    "GUIDE_SHIFT",
    "HAND_BASELINE",
    "HAND_SPAN",
    "HAND_TOP_TWO_ROWS",
    "STACK_RISE",
    "TABLE_WIDEST",
    "TICKET_H",
    "PilePlace",
    "Place",
    "Pose",
    "Rect",
    "Rows",
    "Space",
    "Ticket",
    "chooser",
    "course",
    "crosswise",
    "cut_strip",
    "decision",
    "event_line",
    "guide_button",
    "hand_fan",
    "hand_width",
    "menu_button",
    "open_fan",
    "other_pile",
    "own_pile",
    "own_plaque",
    "pack_spread",
    "pile_height",
    "pile_layers",
    "places",
    "score_rect",
    "seat_fan",
    "seat_plaque",
    "space_of",
    "stock_layers",
    "stock_place",
    "table_rows",
]
