"""The forty cards of the Neapolitan pattern, their backs and the paper they are printed on."""
