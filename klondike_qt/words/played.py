"""Moves that were made: where cards went, what was drawn, what was turned over, what went up by itself."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from klondike_qt.game.commands import Activate, Finish, PutDown
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.position import Place, Position
from klondike_qt.words import ascents, cards, endings, piles, prospects, spots, uncovering
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HEARD = "Heard after a move. "


def told(update: Update, manner: Manner = NORMAL, *, short: bool) -> str:
    """Return what the moves of an update did; ``short`` leaves room for something more urgent."""
    if isinstance(update.command, Finish) and update.command.most is not None:
        return ""  # card by card to a win, which is news enough
    own = update.steps[: len(update.steps) - update.automatic]
    automatic = update.steps[len(own) :]
    if not own:
        return ascents.told(automatic, manner, short=short)
    was_held = isinstance(update.command, PutDown | Activate)
    text = _made(own[0], manner, was_held=was_held or bool(automatic), short=short)
    is_placed = (manner.is_verbose or (was_held and not automatic)) and not short
    news = uncovering.told(update.steps, manner, with_place=is_placed)
    if automatic and manner.automatic:
        count = ascents.counted(len(automatic), manner)
        if short:
            return count
        return followed(news or text, count) if manner.is_brief else followed(text, news, count)
    is_whole = endings.turned_by_foundation(update) and not manner.is_brief
    if short:
        return followed(text, news) if is_whole else news or text
    return followed(text, news or uncovering.emptied(own[0], manner))


def drawn(step: Step, manner: Manner = NORMAL) -> str:
    """Return what a draw brought, all of it: "nine of diamonds, 20 left"."""
    top, *under = reversed(step.moved)
    text = cards.name(top, manner)
    if under and not manner.is_brief:
        text = translate(
            "{card} on top, then {others}",
            "Heard when three cards are drawn. {card}: the top one; {others}: those under it.",
            card=text,
            others=listed(cards.names(under)),
        )
    return listed((text, *left(step.after, manner)))


def left(position: Position, manner: Manner) -> Iterator[str]:
    """Yield how many cards are left to draw, as far as the player wants to hear it."""
    count = len(position.stock)
    if not count:
        yield translate("stock empty", "Ends what a draw brought, when it was the last one.")
        if manner.is_verbose and not position.may_redeal:
            yield translate("no more passes", "The waste may not be turned over again.")
    elif manner.left:
        yield translate("{n} left", "Ends what a draw brought. {n}: cards left in the stock.", n=count)


def _made(step: Step, manner: Manner, *, was_held: bool, short: bool) -> str:
    match step.move:
        case Draw():
            return _drew(step, manner, short=short or (was_held and not manner.is_verbose))
        case Redeal():
            return _redealt(step, manner, short=short)
        case Carry():
            return capital(_carried(step, step.move, manner, was_held=was_held, short=short))
        case _:
            assert_never(step.move)


def _drew(step: Step, manner: Manner, *, short: bool) -> str:
    if short:
        return capital(listed((cards.name(step.moved[-1], manner), *left(step.after, manner))))
    text = capital(drawn(step, manner))
    return followed(text, capital(prospects.can_go(step.after, Place.WASTE))) if manner.is_verbose else text


def _carried(step: Step, move: Carry, manner: Manner, *, was_held: bool, short: bool) -> str:
    place = move.destination
    if place.is_foundation:
        return _to_foundation(step.moved[-1], manner)
    under = step.before.top_card(place)
    if manner.is_brief or short:
        return _on(under, place, manner)
    if manner.is_verbose:
        return _put(step.moved, under, place, manner)
    if was_held:
        return _placed(under, place, manner)
    return _put(step.moved, under if len(step.moved) == 1 else None, place, manner)


def _put(moved: Sequence[Card], under: Card | None, place: Place, manner: Manner) -> str:
    """Return which cards went where: "six of clubs on seven of hearts, column two"."""
    if under is None:
        return translate(
            "{cards} to {place}",
            "A move. {cards}: such as six of clubs; {place}: where they go, such as column four.",
            cards=cards.headed(moved, manner),
            place=piles.name(place),
        )
    text = translate(
        "{card} on {under}",
        _HEARD + "{card}: what was moved; {under}: the card it lies on now.",
        card=cards.headed(moved, manner),
        under=cards.plain(under),
    )
    return piles.beside(text, piles.name(place), manner)


def _placed(under: Card | None, place: Place, manner: Manner) -> str:
    """Return where the cards went that were held: "On seven of hearts, column two"."""
    if under is None or manner.place_names is PlaceNames.NONE:
        return _on(under, place, manner)
    card, name = cards.plain(under, manner), piles.name(place)
    if manner.place_names is PlaceNames.BEFORE:
        return translate("{place}, on {card}", _HEARD + "As before, but the place comes first.", place=name, card=card)
    return translate(
        "On {card}, {place}",
        _HEARD + "{card}: the card that the moved ones lie on now; {place}: which column.",
        card=card,
        place=name,
    )


def _on(under: Card | None, place: Place, manner: Manner) -> str:
    if under is None:
        return translate("In {place}", _HEARD + "{place}: the column that was empty.", place=piles.name(place))
    return translate(
        "On {card}", _HEARD + "{card}: the card that the moved ones lie on now.", card=cards.plain(under, manner)
    )


def _to_foundation(card: Card, manner: Manner) -> str:
    if manner.is_brief:
        return translate("To foundation", _HEARD)
    return translate("{card} to foundation", _HEARD + "{card}: the moved card.", card=cards.name(card, manner))


def _redealt(step: Step, manner: Manner, *, short: bool) -> str:
    text = translate("Waste turned over", "Heard when the waste goes back under as the stock. A list follows.")
    last = translate("last pass", "The waste may not be turned over again after this trip.")
    ends = () if step.after.may_redeal else (last,)
    number = translate("pass {number}", "Which trip through the stock begins.", number=step.after.pass_number)
    if manner.is_brief:
        return text if short else listed((text, *(ends or (number,))))
    count = translate("{n} cards", "How many cards the stock has now.", n=len(step.after.stock), one="{n} card")
    told_all = listed((text, *(() if short else (count,)), number, *ends))
    return followed(told_all, spots.enter_draws(step.after, manner)) if manner.is_verbose else told_all
