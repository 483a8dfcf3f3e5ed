"""Pages of text that the player asks for: the help."""

from klondike_qt.store.text_files import write_text_file


def write_page(file: str, text: str, *, force: bool) -> None:
    """Write a file that is not there yet, or any with ``force``; OSError (FileExistsError) if that cannot be."""
    write_text_file(file, text, force=force)
