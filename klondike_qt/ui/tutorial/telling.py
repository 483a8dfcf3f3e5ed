"""What is told of a step: the rule, the task, and how to do it in the player's way, with the player's keys."""

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.moves import Carry, Draw, Move
from klondike_qt.rules.notation import FinishAll, TakeBack, read_token
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.access import key_forms
from klondike_qt.ui.access.bindings import Bindings, bindings_of
from klondike_qt.ui.table.held import cards_at
from klondike_qt.ui.tutorial.lesson import Lesson, Step, Way, move_of
from klondike_qt.words import cards, choices, menus, piles
from klondike_qt.words import tutorial as words
from klondike_qt.words.grammar import capital, followed


def task(step: Step, position: Position) -> str:
    """Return what is to be done."""
    if step.asks:
        return words.tasks()[step.asks]
    match read_token(step.move):
        case TakeBack():
            return words.tasks()["undo"]
        case FinishAll():
            return words.tasks()["finish"]
    move = move_of(position, step.move)
    if not isinstance(move, Carry):
        return words.tasks()["draw" if isinstance(move, Draw) else "redeal"]
    card = _card(position, move)
    if move.destination.is_foundation:
        return words.send_up(card)
    top = position.top_card(move.destination)
    return words.put_on(card, cards.plain(top)) if top else words.put_in(card, piles.name(move.destination))


def how(step: Step, position: Position, preferences: Preferences, way: Way) -> str:
    """Return how it is done; to the eye the first move is told with the arrow keys."""
    move = move_of(position, step.first or step.move) if step.move else None
    if isinstance(move, Carry):
        by = {Way.CLICKS: _by_clicks, Way.SWITCH: _by_switch}.get(way, _by_keys)
        carried = by(step._replace(rule="") if way is Way.EAR else step, position, move, preferences)
        return followed(carried, _action("finish", preferences, way)) if step.first else carried
    if step.asks:
        return _action(step.asks, preferences, way)
    match read_token(step.move):
        case TakeBack():
            return _action("undo", preferences, way)
        case FinishAll():
            return _action("finish", preferences, way)
        case _:
            if way is Way.SWITCH and move:
                return _by_switch(step, position, move, preferences)
            return words.click_stock() if way is Way.CLICKS else _action("draw", preferences, way)


def whole(step: Step, position: Position, preferences: Preferences, way: Way) -> str:
    """Return the rule, the task and how to do it, one after the other."""
    return followed(words.rules()[step.rule], task(step, position), how(step, position, preferences, way))


def short(step: Step, position: Position, preferences: Preferences, way: Way) -> str:
    """Return the task and the shortest way to do it."""
    return followed(task(step, position), how(step._replace(rule=""), position, preferences, way))


def ended(lesson: Lesson) -> str:
    """Return what is told behind the last step."""
    return words.tried() if lesson.length == 1 else words.learned()


def shown(lesson: Lesson, number: int, position: Position) -> str:
    """Return what the panel shows of a step: which one it is, and the task."""
    if number >= len(lesson.steps):
        return ended(lesson)
    text = task(lesson.steps[number], position)
    return words.trying(text) if lesson.length == 1 else words.progress(number - lesson.begins + 1, lesson.length, text)


def numbered(lesson: Lesson, number: int) -> str:
    """Return which step it is alone, where there is no room for the task; of a single one, nothing."""
    if number >= len(lesson.steps) or lesson.length == 1:
        return ""
    return words.progress_alone(number - lesson.begins + 1, lesson.length)


def _action(action: str, preferences: Preferences, way: Way) -> str:
    if way is Way.CLICKS and action in menus.button_texts():
        return words.click_button(menus.button_texts()[action])
    if way is Way.SWITCH:
        return words.wait_for(menus.plain(menus.action_texts()[action]))
    keys = bindings_of(preferences)
    if keys.of(action):
        return words.press(_key(keys, action))
    return words.from_menu(menus.plain(menus.action_texts()[action]), _key(keys, "open-menu"))


def _by_clicks(_: Step, position: Position, move: Carry, preferences: Preferences) -> str:
    card, goal = _card(position, move), piles.name(move.destination)
    if move.source.is_foundation and preferences.autoplay:
        return words.drag(card, goal)
    return words.click_card(card) if preferences.autoplay else words.click_both(card, goal)


def _by_switch(_: Step, position: Position, move: Move, __: Preferences) -> str:
    return words.wait_for(capital(choices.move_text(position, move)))


def _by_keys(step: Step, position: Position, move: Carry, preferences: Preferences) -> str:
    """Tell it with the arrow keys at first, then with the keys of the places, if they have any."""
    keys = bindings_of(preferences)
    source, goal = _place_key(keys, move.source), _place_key(keys, move.destination)
    enter, card = _key(keys, "activate"), _card(position, move)
    if preferences.quick_moves:
        first, second = _quick_key(keys, move.source), _quick_key(keys, move.destination)
        if first and second:
            return words.send_by_digit(first, second)
    if move.destination.is_foundation and keys.of("foundation"):
        up = _key(keys, "foundation")
        return words.send_by_digit(source, up) if source else words.send_by_key(card, up)
    if source and goal and step.rule != "column":
        return words.carry_by_digits(source, enter, goal)
    return words.carry_by_arrows(card, piles.name(move.destination), enter)


def _quick_key(keys: Bindings, place: Place) -> str:
    """Return the key of a place in a move of two keys, where the foundations have one together."""
    return _key(keys, "foundations") if place.is_foundation else _place_key(keys, place)


def _place_key(keys: Bindings, place: Place) -> str:
    if place.is_foundation:
        return ""  # one key for four of them
    return _key(keys, f"column-{place.index + 1}" if place.is_column else "waste")


def _key(keys: Bindings, action: str) -> str:
    return next(map(key_forms.shown, keys.of(action)), "")


def _card(position: Position, move: Carry) -> str:
    return cards.plain(cards_at(position, move.source, move.count)[0])
