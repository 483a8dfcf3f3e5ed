"""Games: which one was dealt, and the kinds of Klondike."""

from klondike_qt.game.record import DealKind
from klondike_qt.game.updates import Standing
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.position import COLUMN_PLACES
from klondike_qt.rules.variant import Variant, variant_id
from klondike_qt.words import cards, faults, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.translate import translate


def variant_name(variant: Variant) -> str:
    """Return the name of the rules: "Klondike", "Las Vegas Draw Three", "own rules"."""
    note = "The name of a kind of Klondike."
    match variant_id(variant):
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


def dealt(standing: Standing, *, is_new: bool) -> str:
    """Return which game lies on the table now, and the open cards of its columns."""
    name = _game_name(standing)
    if not is_new:
        text = translate("Previous game back, {game}", "Heard when the game before is there again.", game=name)
        return listed((text, status.moves_text(standing.moves)))
    return followed(
        translate("New game, {game}", "Heard after dealing. {game}: Klondike, deal 24.", game=name), ends(standing)
    )


def unreadable(invalid: InvalidSetup) -> str:
    """Return why a typed or pasted deal cannot be dealt, with all reasons."""
    return faults.told(invalid.faults)


def resumed(standing: Standing) -> str:
    """Return which game goes on, when the program starts."""
    text = translate("Your game goes on, {game}", "Heard when the program starts.", game=_game_name(standing))
    return listed((text, status.moves_text(standing.moves)))


def ends(standing: Standing) -> str:
    """Return the last cards of the seven columns: "Columns: five of clubs, nine of hearts, …"."""
    tops = [standing.position.top_card(place) for place in COLUMN_PLACES]
    empty = translate("empty", "A column without cards, in a list of the last cards of all columns.")
    return translate(
        "Columns: {list}",
        "Heard after dealing. {list}: the last card of each column from left to right.",
        list=listed(cards.name(top) if top else empty for top in tops),
    )


def game_name(variant: Variant, number: int | None) -> str:
    """Return rules and deal: "Klondike, deal 24"."""
    name = variant_name(variant)
    if number is None:
        return name
    return listed((name, translate("deal {number}", "Which deal lies on the table.", number=number)))


def _game_name(standing: Standing) -> str:
    origin = standing.record.origin
    parts = [game_name(standing.position.variant, origin.deal_number)]
    if origin.kind is DealKind.VETTED:
        parts.append(translate("winnable", "The deal that was just named can be won."))
    return listed(parts)
