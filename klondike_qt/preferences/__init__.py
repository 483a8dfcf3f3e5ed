"""What a player can choose, as frozen values."""
