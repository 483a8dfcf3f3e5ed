"""The game as arithmetic: cards, positions, moves and scores, with no clock, chance, words or files."""
