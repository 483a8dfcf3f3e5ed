"""Drawings, colours and contrast."""
