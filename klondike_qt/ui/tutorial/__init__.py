"""The tutorial and the examples of the help: small games to practise on, lent to the table."""
