"""Everything drawn that is not a card: tables, portraits, icons, lettering, ornaments, the program's icon."""
