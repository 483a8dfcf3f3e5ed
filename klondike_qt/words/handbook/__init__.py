"""How to play: the whole help, written once, for the window, for a web page, for the terminal and the manual page."""
