"""The commands of the command line that need no window, the text game among them."""
