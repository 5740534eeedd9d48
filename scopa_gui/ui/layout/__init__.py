"""Where everything lies: pure formulas in logical units (1280x800 and more), y downward.

A window of W x H pixels has the scale ``s = min(W/1280, H/800)``; what is left over widens or heightens the
logical space, so corners stay corners and the table grows with the window. Very wide windows keep the table
in their middle, tall ones have larger cards. What holds words has a room (`rooms`), and words grow with the
size of text that is wished for as far as their room allows.
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
    GUIDE_LOST,
    HAND_BASELINE,
    HAND_SPAN,
    HAND_TOP_TWO_ROWS,
    hand_fan,
    hand_line,
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
from scopa_gui.ui.layout.rooms import (
    PORTRAIT,
    Room,
    caption_room,
    guide_button,
    hint_room,
    menu_button,
    own_room,
    score_room,
    seat_room,
    stock_caption_room,
)
from scopa_gui.ui.layout.rows import (
    GUIDE_SHIFT,
    GUIDE_TALL,
    TABLE_WIDEST,
    Rows,
    below_row,
    guide_left,
    one_row,
    table_rows,
)
from scopa_gui.ui.layout.seats import (
    LEFT,
    RIGHT,
    TOP,
    Place,
    open_fan,
    places,
    seat_fan,
)
from scopa_gui.ui.layout.setting import (
    Setting,
    caption_height,
    own_margin,
    ribbon_height,
    seat_height,
    tab_height,
)
from scopa_gui.ui.layout.spread import (
    cut_strip,
    pack_spread,
)
from scopa_gui.ui.layout.telling import (
    EVENT_LEAD,
    event_room,
    open_mark_room,
)
from scopa_gui.ui.layout.tickets import (
    TAKE_W,
    TICKET_H,
    Ticket,
    chooser,
    decision,
)

__all__ = [
    "BASE_H",
    "BASE_W",
    "CARD_RATIO",
    "EVENT_LEAD",
    "GUIDE_LOST",
    "GUIDE_SHIFT",
    "GUIDE_TALL",
    "HAND_BASELINE",
    "HAND_SPAN",
    "HAND_TOP_TWO_ROWS",
    "LEFT",
    "PORTRAIT",
    "RIGHT",
    "STACK_RISE",
    "TABLE_WIDEST",
    "TAKE_W",
    "TICKET_H",
    "TOP",
    "PilePlace",
    "Place",
    "Pose",
    "Rect",
    "Room",
    "Rows",
    "Setting",
    "Space",
    "Ticket",
    "below_row",
    "caption_height",
    "caption_room",
    "chooser",
    "course",
    "crosswise",
    "cut_strip",
    "decision",
    "event_room",
    "guide_button",
    "guide_left",
    "hand_fan",
    "hand_line",
    "hand_width",
    "hint_room",
    "menu_button",
    "one_row",
    "open_fan",
    "open_mark_room",
    "other_pile",
    "own_margin",
    "own_pile",
    "own_room",
    "pack_spread",
    "pile_height",
    "pile_layers",
    "places",
    "ribbon_height",
    "score_room",
    "seat_fan",
    "seat_height",
    "seat_room",
    "space_of",
    "stock_caption_room",
    "stock_layers",
    "stock_place",
    "tab_height",
    "table_rows",
]
