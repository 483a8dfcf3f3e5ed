"""Every sentence that the program says, one function each."""
