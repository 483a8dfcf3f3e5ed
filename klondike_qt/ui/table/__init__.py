"""The card table: where each card lies, how it is drawn and how it moves."""
