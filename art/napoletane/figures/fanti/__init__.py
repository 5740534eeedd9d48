"""The four Fanti: two legs, no cloak, no crown."""

from art.napoletane.figures.fanti.bastoni import fante_bastoni
from art.napoletane.figures.fanti.coppe import fante_coppe
from art.napoletane.figures.fanti.denari import fante_denari
from art.napoletane.figures.fanti.spade import fante_spade

__all__ = ["fante_bastoni", "fante_coppe", "fante_denari", "fante_spade"]
