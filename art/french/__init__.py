"""The French-suited deck in the same woodcut hand: suit signs, number cards, double-ended courts, backs."""
