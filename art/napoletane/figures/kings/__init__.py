"""The four Re: crown, and a long cloak that touches the slab."""

from art.napoletane.figures.kings.bastoni import re_bastoni
from art.napoletane.figures.kings.coppe import re_coppe
from art.napoletane.figures.kings.denari import re_denari
from art.napoletane.figures.kings.spade import re_spade

__all__ = ["re_bastoni", "re_coppe", "re_denari", "re_spade"]
