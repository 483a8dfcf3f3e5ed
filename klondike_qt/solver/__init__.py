"""Foresight: whether a position can be won, and how."""
