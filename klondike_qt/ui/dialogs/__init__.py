"""The few windows that open over the table."""
