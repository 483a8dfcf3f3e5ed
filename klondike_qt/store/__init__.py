"""Everything on disk: games, results, preferences."""
