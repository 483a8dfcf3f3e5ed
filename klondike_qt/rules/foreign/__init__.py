"""Deal numbers, boards and saved games of other programs."""
