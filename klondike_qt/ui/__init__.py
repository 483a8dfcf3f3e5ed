"""The Qt window: a picture of the game that turns keys and pointers into commands."""
