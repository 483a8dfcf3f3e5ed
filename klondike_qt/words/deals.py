"""Games: which one was dealt, and the kinds of Klondike."""

from datetime import date
from typing import assert_never

from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.game.updates import Standing
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.position import COLUMN_PLACES
from klondike_qt.rules.variant import Variant, kind_id, variant_id
from klondike_qt.words import cards, dates, faults, status
from klondike_qt.words.grammar import followed, listed, without
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_LEVEL = "How hard a deal is to win, one of four: easy, medium, hard, very hard."


def variant_name(variant: Variant) -> str:
    """Return the name of the rules: "Klondike", "Las Vegas Draw Three", "own rules"."""
    name = _kind_name(variant)
    if variant_id(variant) == kind_id(variant):
        return name
    return translate(
        "{kind} without points for a fast win",
        "The name of rules whose records are kept apart. {kind}: such as Klondike.",
        kind=name,
    )


def _kind_name(variant: Variant) -> str:
    """Return the name of a kind of game, whether it has a time bonus or not."""
    note = "The name of a kind of Klondike."
    match kind_id(variant):
        case "klondike":
            return translate("Klondike", note)
        case "draw-three":
            return translate("Draw Three", note)
        case "vegas":
            return translate("Las Vegas", note)
        case "vegas-three":
            return translate("Las Vegas Draw Three", note)
        case _:
            return translate("own rules", "Rules that the player put together. Stands where the name of a kind stands.")


def dealt(standing: Standing, manner: Manner = NORMAL, *, is_new: bool) -> str:
    """Return which game lies on the table now, and the open cards of its columns."""
    is_shared = is_new and bool(standing.record.turns)
    if manner.is_brief:
        return _briefly_shared() if is_shared else _briefly_dealt(is_new=is_new)
    name = _game_name(standing)
    if is_shared:
        text = translate(
            "Game opened, {game}", "Heard when a saved game goes on. {game}: Klondike, deal 24.", game=name
        )
        return followed(listed((text, status.moves_text(standing.moves))), ends(standing))
    if not is_new:
        text = translate("Previous game back, {game}", "Heard when the game before is there again.", game=name)
        return listed((text, status.moves_text(standing.moves)))
    text = translate("New game, {game}", "Heard after dealing. {game}: Klondike, deal 24.", game=name)
    rules = _rules(standing.position.variant) if manner.is_verbose else ""
    return followed(text, rules, ends(standing))


def _briefly_shared() -> str:
    return translate("Game opened", "Heard when a saved game goes on, by players who want little speech.")


def _briefly_dealt(*, is_new: bool) -> str:
    if is_new:
        return translate("New game", "Heard after dealing, by players who want little speech.")
    return translate("Previous game back", "Heard when the game before is there again.")


def _rules(variant: Variant) -> str:
    """Return how cards are drawn: "Draw 3, passes unlimited"."""
    drawn = translate(
        "Draws {n} cards at a time",
        "Heard after dealing: a rule of this game.",
        n=variant.draw,
        one="Draws one card at a time",
    )
    if variant.passes is None:
        return listed((drawn, translate("any number of passes", "Heard after dealing: a rule of this game.")))
    passes = translate("{n} passes", "Heard after dealing: a rule of this game.", n=variant.passes, one="one pass")
    return listed((drawn, passes))


def unreadable(invalid: InvalidSetup) -> str:
    """Return why a typed or pasted deal cannot be dealt, with all reasons."""
    return faults.told(invalid.faults)


def resumed(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return which game goes on, when the program starts."""
    moves = status.moves_text(standing.moves)
    if manner.is_brief:
        return listed((translate("Your game goes on", "Heard when the program starts."), moves))
    text = translate("Your game goes on, {game}", "Heard when the program starts.", game=_game_name(standing))
    return listed((text, moves))


def ends(standing: Standing) -> str:
    """Return the last cards of the seven columns: "Columns: five of clubs, nine of hearts, …"."""
    tops = [standing.position.top_card(place) for place in COLUMN_PLACES]
    empty = translate("empty", "A place without cards, in a list of several places.")
    return translate(
        "Columns: {list}",
        "Heard after dealing. {list}: the last card of each column from left to right.",
        list=listed(cards.name(top) if top else empty for top in tops),
    )


def seen(text: str, standing: Standing) -> str:
    """Return what is shown of a message beside the table, which shows the last cards of its columns itself."""
    return without(text, ends(standing))


def game_name(variant: Variant, number: int | None) -> str:
    """Return rules and deal: "Klondike, deal 24"."""
    name = _kind_name(variant)
    if number is None:
        return name
    return listed((name, translate("deal {number}", "Which deal lies on the table.", number=number)))


def _game_name(standing: Standing) -> str:
    origin = standing.record.origin
    parts = [game_name(standing.position.variant, origin.deal_number)]
    if origin.daily:
        day = dates.day_text(date.fromisoformat(origin.daily))
        parts.append(
            translate("daily deal of {day}", "Which deal lies on the table. {day}: 30 November 2026.", day=day)
        )
    if origin.kind is DealKind.VETTED or origin.difficulty:
        parts.append(winnable(origin.difficulty))
    return listed(parts)


def winnable(difficulty: Difficulty | None) -> str:
    """Return that a deal can be won, and how hard that is as far as it is known: "winnable, hard"."""
    text = translate("winnable", "The deal that was just named can be won.")
    return listed((text, difficulty_name(difficulty))) if difficulty else text


def difficulty_name(difficulty: Difficulty) -> str:
    """Return how hard a deal is to win."""
    match difficulty:
        case Difficulty.EASY:
            return translate("easy", _LEVEL)
        case Difficulty.MEDIUM:
            return translate("medium", _LEVEL)
        case Difficulty.HARD:
            return translate("hard", _LEVEL)
        case Difficulty.VERY_HARD:
            return translate("very hard", _LEVEL)
        case _:
            assert_never(difficulty)


def judged(*, can_be_won: bool | None, difficulty: Difficulty | None) -> str:
    """Return what was found out about the deal on the table: "This deal is winnable, hard"."""
    if can_be_won is None:
        return translate("It is not known whether this deal can be won", "Heard some time after dealing.")
    if not can_be_won:
        return translate("This deal is unwinnable", "Heard some time after dealing: no way of playing wins it.")
    return translate(
        "This deal is {winnable}",
        "Heard some time after dealing. {winnable}: winnable, or winnable and how hard.",
        winnable=winnable(difficulty),
    )


def measured(difficulty: Difficulty) -> str:
    """Return how hard the deal on the table is, of which it is known that it can be won: "Difficulty: hard"."""
    return translate(
        "Difficulty: {level}",
        "Heard some time after dealing. {level}: easy, medium, hard, very hard.",
        level=difficulty_name(difficulty),
    )


def not_vetted(manner: Manner = NORMAL, *, has_solver: bool) -> str:
    """Say that a plain shuffle was dealt although winnable deals are wished."""
    if manner.is_brief:
        return translate("Perhaps not winnable", "Heard after dealing, when the player has chosen winnable deals.")
    if not has_solver:
        return translate(
            "The solver is missing, so this deal is a plain shuffle that perhaps cannot be won",
            "Heard after dealing, when the player has chosen winnable deals.",
        )
    return translate(
        "No winnable deal was found in time, so this is a plain shuffle that perhaps cannot be won",
        "Heard after dealing, when the player has chosen winnable deals.",
    )


def daily_lies_here() -> str:
    """Say that the wanted daily deal is the game on the table."""
    return translate("Today’s deal lies on the table already", "Heard when today’s deal is asked for again.")


def no_daily_table() -> str:
    """Say that the daily deals cannot be found."""
    return translate(
        "The table of the daily deals is missing or damaged; install the program again",
        "Heard in place of a daily deal.",
    )
