"""What export and import answer."""

from klondike_qt.words.translate import translate


def exported(file: str, results: int, games: int) -> str:
    """Tell what was written."""
    return translate(
        "Wrote {results} and {games} to {file}",
        "Answer of the command export. {results}: 3 results; {games}: 1 saved game.",
        results=_results(results),
        games=_games(games),
        file=file,
    )


def imported(results: int, games: int) -> str:
    """Tell what was taken in."""
    return translate(
        "Took in {results} and {games}, and the preferences",
        "Answer of the command import. {results}: 3 results; {games}: 1 saved game.",
        results=_results(results),
        games=_games(games),
    )


def refused(file: str, why: str) -> str:
    """Tell why nothing was taken in."""
    return translate(
        "{file} cannot be taken in: {why}",
        "An error of the command import. {why}: technical words.",
        file=file,
        why=why,
    )


def _results(count: int) -> str:
    return translate("{n} results", "Results of games that were played.", n=count, one="{n} result")


def _games(count: int) -> str:
    return translate("{n} saved games", "Games that can be gone on with.", n=count, one="{n} saved game")
