"""Moves that were made: where cards went, what was drawn, what was turned over, what went up by itself."""

from collections.abc import Sequence
from typing import assert_never

from klondike_qt.game.commands import Activate, Finish, PutDown
from klondike_qt.game.updates import Update
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.position import Place
from klondike_qt.words import cards, overview, piles
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.translate import translate

_HEARD = "Heard after a move. "


def told(update: Update, *, brief: bool) -> str:
    """Return what the moves of an update did; ``brief`` leaves room for something more urgent."""
    if isinstance(update.command, Finish) and update.command.most is not None:
        return ""  # card by card to a win, which is news enough
    own = update.steps[: len(update.steps) - update.automatic]
    automatic = update.steps[len(own) :]
    if not own:
        return sent_up(automatic, brief=brief)
    was_held = isinstance(update.command, PutDown | Activate)
    text = _made(own[0], was_held=was_held, brief=brief or bool(automatic))
    if not automatic:
        news = uncovered(own, brief=brief or not was_held) or ("" if brief else _emptied(own[0]))
        return news if brief and news else followed(text, news)
    count = translate("Then {n} cards to foundations", _HEARD, n=len(automatic), one="Then {n} card to foundation")
    return count if brief else followed(text, uncovered(update.steps, brief=True), count)


def drawn(step: Step) -> str:
    """Return what a draw brought: "nine of diamonds, 20 left"."""
    top, *under = reversed(step.moved)
    if not under:
        return listed((cards.name(top), _left(step)))
    return translate(
        "{card} on top, then {others}, {left}",
        "Heard when three cards are drawn. {card}: the top one; {others}: those under it; {left}: such as 18 left.",
        card=cards.name(top),
        others=listed(cards.names(under)),
        left=_left(step),
    )


def uncovered(steps: Sequence[Step], *, brief: bool) -> str:
    """Return which cards were turned over and still lie in their columns; ``brief`` leaves out where."""
    after = steps[-1].after
    turned = [(step.turned, _source(step)) for step in steps if step.turned]
    left = [(card, place) for card, place in turned if after.foundations[card.suit] < card.rank]
    if not left:
        return ""
    if brief or len(left) > 1:
        return translate(
            "Turned over {cards}",
            _HEARD + "{cards}: the face-down cards that were turned face up.",
            cards=listed(cards.name(card) for card, _ in left),
        )
    card, place = left[0]
    return translate(
        "Turned over {card} in {place}",
        _HEARD + "{card}: the face-down card that was turned face up; {place}: its column.",
        card=cards.name(card),
        place=piles.name(place),
    )


def _source(step: Step) -> Place:
    if not isinstance(step.move, Carry):
        msg = "only a carried card uncovers another"
        raise TypeError(msg)
    return step.move.source


def _made(step: Step, *, was_held: bool, brief: bool) -> str:
    match step.move:
        case Draw():
            if brief:
                return capital(listed((cards.name(step.moved[-1]), _left(step))))
            return capital(drawn(step))
        case Redeal():
            return _redealt(step, brief=brief)
        case Carry():
            return _carried(step, step.move, was_held=was_held, brief=brief)
        case _:
            assert_never(step.move)


def _carried(step: Step, move: Carry, *, was_held: bool, brief: bool) -> str:
    place = move.destination
    if place.is_foundation:
        return _to_foundation(step.moved[-1])
    under = step.before.top_card(place)
    if was_held or brief:
        return _placed(under, place)
    if under is None or len(step.moved) > 1:
        text = translate(
            "{cards} to {place}",
            "A move. {cards}: such as six of clubs; {place}: where they go, such as column four.",
            cards=cards.headed(step.moved),
            place=piles.name(place),
        )
    else:
        text = translate(
            "{card} on {under}, {place}",
            _HEARD + "{card}: the moved card; {under}: the card it lies on now; {place}: which column.",
            card=cards.name(step.moved[0]),
            under=cards.name(under),
            place=piles.name(place),
        )
    return capital(text)


def _placed(under: Card | None, place: Place) -> str:
    if under is None:
        return translate("In {place}", _HEARD + "{place}: the column that was empty.", place=piles.name(place))
    return translate(
        "On {card}, {place}",
        _HEARD + "{card}: the card that the moved ones lie on now; {place}: which column.",
        card=cards.name(under),
        place=piles.name(place),
    )


def _to_foundation(card: Card) -> str:
    return capital(translate("{card} to foundation", _HEARD + "{card}: the moved card.", card=cards.name(card)))


def _emptied(step: Step) -> str:
    if not isinstance(step.move, Carry) or not step.move.source.is_column:
        return ""
    if len(step.after.column(step.move.source)):
        return ""
    return translate(
        "{place} is empty",
        _HEARD + "{place}: the column that it came from.",
        place=capital(piles.name(step.move.source)),
    )


def _left(step: Step) -> str:
    left = len(step.after.stock)
    if not left:
        return translate("stock empty", "Ends what a draw brought, when it was the last one.")
    return translate("{n} left", "Ends what a draw brought. {n}: cards left in the stock.", n=left)


def _redealt(step: Step, *, brief: bool) -> str:
    number = translate("pass {number}", "Which trip through the stock begins.", number=step.after.pass_number)
    text = translate("Waste turned over", "Heard when the waste goes back under as the stock. A list follows.")
    parts = [text, number]
    if not brief:
        count = len(step.after.stock)
        parts.insert(1, translate("{n} cards", "How many cards the stock has now.", n=count, one="{n} card"))
    if not step.after.may_redeal:
        parts.append(translate("last pass", "The waste may not be turned over again after this trip."))
    return listed(parts)


def sent_up(steps: Sequence[Step], *, brief: bool) -> str:
    """Tell of cards that went up by themselves, all in one message."""
    if len(steps) == 1:
        text = translate(
            "Automatic: {card} to foundation",
            _HEARD + "{card}: it went up by itself.",
            card=cards.name(steps[0].moved[0]),
        )
    else:
        suits = dict.fromkeys(step.moved[-1].suit for step in steps)
        after = steps[-1].after
        text = translate(
            "Automatic: {n} cards to foundations, {list}",
            _HEARD + "Cards went up by themselves. {list}: how far foundations are built: hearts to six.",
            n=len(steps),
            one="Automatic: {n} card to foundation, {list}",
            list=listed(overview.built_to(Card(after.foundations[suit], suit)) for suit in suits),
        )
    return text if brief else followed(text, uncovered(steps, brief=False))
