"""The four Cavalli: riders on horses whose four legs show."""

from art.napoletane.figures.cavalli.bastoni import cavallo_bastoni
from art.napoletane.figures.cavalli.coppe import cavallo_coppe
from art.napoletane.figures.cavalli.denari import cavallo_denari
from art.napoletane.figures.cavalli.spade import cavallo_spade

__all__ = ["cavallo_bastoni", "cavallo_coppe", "cavallo_denari", "cavallo_spade"]
