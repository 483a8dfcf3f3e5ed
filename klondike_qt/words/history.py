"""Games that were played, one by one."""

from datetime import date, datetime
from typing import Protocol

from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.words import dates, deals, short_dates, status
from klondike_qt.words.grammar import listed
from klondike_qt.words.translate import translate

_HEAD = "Column head in the list of games that were played."
_ORDER = "An order of the list of games that were played."
_DEAL = "Which deal was played. "
_STATE = "What came of a game."


class PastGame(Protocol):
    """What is kept of one game; moments are texts in UTC."""

    @property
    def state(self) -> str:
        """``playing``, ``abandoned`` or ``won``."""

    @property
    def variant(self) -> Variant:
        """Its rules."""

    @property
    def kind(self) -> DealKind:
        """How its deal was come by."""

    @property
    def deal_number(self) -> int | None:
        """The number of its deal."""

    @property
    def daily(self) -> str | None:
        """The day of a daily deal."""

    @property
    def begun(self) -> str:
        """When it had its first move."""

    @property
    def ended(self) -> str | None:
        """When it ended."""

    @property
    def score(self) -> int | None:
        """Points or dollars, of a game that ended."""

    @property
    def seconds(self) -> int | None:
        """Of a win."""

    @property
    def moves(self) -> int | None:
        """Of a win."""

    @property
    def difficulty(self) -> Difficulty | None:
        """How hard the deal is, as far as that is known."""


def column_titles() -> dict[str, str]:
    """Return the heads of the columns."""
    return {
        "date": translate("Date", _HEAD),
        "game": translate("Game", _HEAD + " Such as Klondike or Las Vegas."),
        "deal": translate("Deal", _HEAD + " Such as deal 24."),
        "state": translate("Result", _HEAD + " Won, left, or in play."),
        "score": translate("Score", _HEAD),
        "time": translate("Time", _HEAD),
        "moves": translate("Moves", _HEAD),
        "difficulty": translate("Difficulty", _HEAD),
    }


def order_label() -> str:
    """Name the choice of the order."""
    return translate("Order", "Label of a choice: how the games played are sorted.")


def orders() -> dict[tuple[str, bool], str]:
    """Return the orders by column and whether the largest comes first."""
    return {
        ("date", True): translate("Newest first", _ORDER),
        ("date", False): translate("Oldest first", _ORDER),
        ("score", True): translate("Highest score first", _ORDER),
        ("time", False): translate("Shortest time first", _ORDER),
        ("moves", False): translate("Fewest moves first", _ORDER),
        ("state", True): translate("Won games first", _ORDER),
        ("difficulty", True): translate("Hardest first", _ORDER),
        ("game", False): translate("By kind of game", _ORDER),
        ("deal", False): translate("By deal number", _ORDER),
        ("score", False): translate("Lowest score first", _ORDER),
        ("time", True): translate("Longest time first", _ORDER),
        ("moves", True): translate("Most moves first", _ORDER),
        ("state", False): translate("Left games first", _ORDER),
        ("difficulty", False): translate("Easiest first", _ORDER),
        ("game", True): translate("By kind of game, backwards", _ORDER),
        ("deal", True): translate("By deal number, backwards", _ORDER),
    }


def cells(game: PastGame) -> dict[str, str]:
    """Return what stands in the columns of a game; in few letters: "30 Nov 2026", "5:07"."""
    seconds, moves = game.seconds, game.moves
    return {
        "date": short_dates.day_text(day_of(game)),
        "game": deals.variant_name(game.variant),
        "deal": deal_name(game),
        "state": state_name(game.state),
        "score": "" if game.score is None else _score(game.score, game.variant),
        "time": "" if seconds is None else status.clock_text(seconds),
        "moves": "" if moves is None else str(moves),
        "difficulty": deals.difficulty_name(game.difficulty) if game.difficulty else "",
    }


def heard(game: PastGame) -> dict[str, str]:
    """Return what is heard in the columns of a game."""
    seconds = game.seconds
    shown = cells(game) | {"date": dates.day_text(day_of(game))}
    shown["time"] = "" if seconds is None else status.time_text(seconds)
    if game.score is not None:
        shown["score"] = status.points(game.score, game.variant)
    return {name: text or nothing() for name, text in shown.items()}


def sentence(game: PastGame) -> str:
    """Return everything about a game: "30 November 2026, Klondike, winnable deal 24, won, 5399 points, 5 minutes…"."""
    parts = [dates.day_text(day_of(game)), deals.variant_name(game.variant), deal_name(game)]
    if game.difficulty:
        parts.append(deals.difficulty_name(game.difficulty))
    parts.append(state_name(game.state))
    if game.score is not None:
        parts.append(status.points(game.score, game.variant))
    if game.seconds is not None:
        parts.append(status.time_text(game.seconds))
    if game.moves is not None:
        parts.append(status.moves_text(game.moves))
    return listed(parts)


def day_of(game: PastGame) -> date:
    """Return the day at the player's place on which a game ended, or began if it has not ended."""
    return datetime.fromisoformat(game.ended or game.begun).astimezone().date()


def deal_name(game: PastGame) -> str:
    """Return which deal a game had: "winnable deal 24", "daily deal of 3 March 2026", "chosen deal"."""
    if game.daily:
        day = dates.day_text(date.fromisoformat(game.daily))
        return translate("daily deal of {day}", "Which deal lies on the table. {day}: 30 November 2026.", day=day)
    name = _kind(game.kind)
    if game.deal_number is None:
        return name
    return translate(
        "{kind} {number}", _DEAL + "{kind}: winnable deal; {number}: 24.", kind=name, number=game.deal_number
    )


def state_name(state: str) -> str:
    """Return what came of a game."""
    names = {
        "won": translate("won", _STATE),
        "abandoned": translate("left", _STATE + " It was left for another one."),
        "playing": translate("in play", _STATE + " It has not ended."),
    }
    return names[state]


def nothing() -> str:
    """Say that a cell is empty."""
    return translate("none", "Heard in place of a figure that a game does not have.")


def count(games: int) -> str:
    """Return how many games there are: "1200 games"."""
    return translate("{n} games", "Stands over the list of games that were played.", n=games, one="{n} game")


def _score(score: int, variant: Variant) -> str:
    if variant.scoring is Scoring.STANDARD:
        return str(score)
    return translate("{number} $", "The score of a Las Vegas game in a table: dollars.", number=score)


def _kind(kind: DealKind) -> str:
    match kind:
        case DealKind.VETTED:
            return translate("winnable deal", _DEAL)
        case DealKind.SHUFFLED:
            return translate("shuffled deal", _DEAL)
        case DealKind.CHOSEN:
            return translate("chosen deal", _DEAL)
