"""What can be done now: the list of moves, and the places that take a card."""

from typing import assert_never

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import is_pointless, legal_moves, legal_places
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import cards, hands, piles, refusals
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.manner import NORMAL, VERBOSE, Manner
from klondike_qt.words.translate import translate

_ENTRY = "One entry of the list of moves. "


def offered_moves(position: Position) -> tuple[Move, ...]:
    """Return all legal moves, the sensible ones first: cards off foundations and idle kings come last."""

    def rank(move: Move) -> int:
        if not isinstance(move, Carry):
            return 1
        return 3 if is_pointless(position, move) else 2 if move.source.is_foundation else 0

    return tuple(sorted(legal_moves(position), key=rank))


def move_text(position: Position, move: Move, manner: Manner = NORMAL) -> str:
    """Return one move in words: "six of clubs, column four to column two"."""
    match move:
        case Draw():
            return translate("draw", _ENTRY + "Turns cards from the stock to the waste.")
        case Redeal():
            return translate("turn the waste over", _ENTRY + "The waste goes back under as the stock.")
        case Carry():
            return _carry_text(position, move, manner)
        case _:
            assert_never(move)


def _carry_text(position: Position, move: Carry, manner: Manner) -> str:
    held = hands.held_cards(position, Holding(move.source, move.count))
    if manner.is_brief:
        return translate(
            "{cards} to {place}",
            _ENTRY + "{cards}: such as six of clubs; {place}: where they go, such as column four.",
            cards=cards.name(held[0], manner),
            place=piles.short_name(move.destination),
        )
    place = (
        _place_entry(position, move.destination, VERBOSE) if manner.is_verbose else piles.short_name(move.destination)
    )
    return translate(
        "{cards}, {source} to {destination}",
        _ENTRY + "{cards}: such as six of clubs; {source} and {destination}: such as column four.",
        cards=cards.headed(held, manner),
        source=piles.short_name(move.source),
        destination=place,
    )


def moves_list(position: Position, manner: Manner = NORMAL) -> tuple[str, ...]:
    """Return the entries of the moves list in the order of ``offered_moves``, each as it is heard alone."""
    return tuple(capital(move_text(position, move, manner)) for move in offered_moves(position))


def moves_heading(position: Position) -> str:
    """Return how many moves there are: "3 moves can be played"."""
    count = len(offered_moves(position))
    if not count:
        return translate("No moves can be played", "Heard instead of the list of moves.")
    return translate("{n} moves can be played", "Begins the list of moves.", n=count, one="{n} move can be played")


def numbered(number: int, entry: str) -> str:
    """Return an entry of a list with its number: "1: six of clubs, column four to column two"."""
    return translate("{number}: {entry}", "A numbered entry of a list, such as the moves.", number=number, entry=entry)


def fitting_places(standing: Standing) -> tuple[Place, ...]:
    """Return the places that take the held cards, or those at the focus, in the order in which they are told."""
    source, count = _meant(standing)
    return legal_places(standing.position, source, count) if _meant_cards(standing) else ()


def place_text(standing: Standing, place: Place, manner: Manner = NORMAL) -> str:
    """Return one of the places that take a card: "Column two on seven of hearts"."""
    return capital(_place_entry(standing.position, place, manner))


def places_text(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return which places take the held cards, or those at the focus (the key L)."""
    position, held = standing.position, _meant_cards(standing)
    if not held:
        return translate("Nothing to pick up here", "Heard when a move is refused, and when no card can be moved here.")
    places = fitting_places(standing)
    if not places:
        return refusals.no_place(held[0], manner)
    entries = listed(_place_entry(position, place, manner) for place in places)
    if manner.is_verbose:
        return translate(
            "{n} places for {card}: {list}",
            "Answers where a card can go. {card}: six of hearts; {list}: column two on seven of clubs, foundation.",
            n=len(places),
            one="{n} place for {card}: {list}",
            card=cards.plain(held[0]),
            list=entries,
        )
    return translate(
        "{n} places: {list}",
        "Answers where a card can go. {list}: column two on seven of hearts, foundation.",
        n=len(places),
        one="{n} place: {list}",
        list=entries,
    )


def _meant(standing: Standing) -> tuple[Place, int | None]:
    """Return the place and the number of the cards that are held, or else those at the focus."""
    hand, focus = standing.hand, standing.focus
    if isinstance(hand, Holding):
        return hand.place, hand.count
    return focus.place, None if focus.depth is None or not focus.place.is_column else focus.depth + 1


def _meant_cards(standing: Standing) -> tuple[Card, ...]:
    source, count = _meant(standing)
    there = hands.held_cards(standing.position, Holding(source, count))
    return there if count is None or len(there) == count else ()


def _place_entry(position: Position, place: Place, manner: Manner) -> str:
    top = position.top_card(place)
    if top is None or place.is_foundation or manner.is_brief:
        return piles.short_name(place)
    return translate(
        "{place} on {card}",
        "Where a card can go. {place}: column two; {card}: the card that lies there now.",
        place=piles.name(place),
        card=cards.plain(top),
    )
