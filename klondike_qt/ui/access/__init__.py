"""Playing without seeing: what is said, by which way it is heard, and the tree that a screen reader walks."""
