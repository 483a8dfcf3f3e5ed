"""One player's game in time: record, commands, cursor, clock and the session that joins them."""
