"""Klondike Qt: a solitaire for everybody, with large print, full keyboard play and plain speech."""

__version__ = "0.1.0"
