"""What the tutorial says: the rule, the task, and how it is done by keys or with the mouse."""

from klondike_qt.words.translate import translate

_RULE = "The tutorial: the rule that a step shows. "
_TASK = "The tutorial: what is to be done now. "
_HOW = "The tutorial: how to do it. "
_KEYS = "{enter} and the like are keys. "


def rules() -> dict[str, str]:
    """Return the sentence about what each step shows, by its id."""
    return {
        "column": translate("In a column, a card goes on the next higher one of the other colour", _RULE),
        "run": translate("Cards that lie in order move together", _RULE),
        "foundation": translate("Each suit goes up on its foundation, from the ace to the king", _RULE),
        "king": translate("Only a king can go to an empty column", _RULE),
        "draw": translate("When nothing helps, draw from the stock", _RULE),
        "three": translate("In draw three, three cards come at once. Only the top one can be played", _RULE),
        "waste": translate("The top card of the waste can be played too", _RULE),
        "redeal": translate("When the stock is empty, the waste becomes the stock again", _RULE),
        "back": translate("A card can come back from its foundation if it helps", _RULE),
        "undo": translate("You can take back every move", _RULE),
        "hint": translate("A hint helps when you do not know how to go on", _RULE),
        "win": translate("You win when all cards are on the foundations", _RULE),
        "table": translate("You can hear the whole table at any time", _RULE),
    }


def put_on(card: str, other: str) -> str:
    """Ask for a card to be put on another one."""
    return translate(
        "Put the {card} on the {other}", _TASK + "Such as: ten of hearts, jack of clubs.", card=card, other=other
    )


def put_in(card: str, column: str) -> str:
    """Ask for a king to be put in an empty column."""
    return translate(
        "Put the {card} in {column}", _TASK + "Such as: king of hearts, column one.", card=card, column=column
    )


def send_up(card: str) -> str:
    """Ask for a card to be sent to its foundation."""
    return translate("Send the {card} to its foundation", _TASK + "Such as: nine of clubs.", card=card)


def tasks() -> dict[str, str]:
    """Return the tasks that name no card, by the id of their action."""
    return {
        "draw": translate("Draw a card", _TASK),
        "redeal": translate("Turn the waste over", _TASK),
        "undo": translate("Take the last move back", _TASK),
        "hint": translate("Ask for a hint", _TASK),
        "finish": translate("Play all cards up", _TASK),
        "tell-table": translate("Hear what lies on the table", _TASK),
    }


def carry_by_arrows(card: str, other: str, enter: str) -> str:
    """Tell how to carry a card with the arrow keys."""
    return translate(
        "With the arrow keys, go to the {card}. Press {enter}. Go to {other}. Press {enter} again",
        _HOW + _KEYS + "{card}: ten of hearts; {other}: column two.",
        card=card,
        other=other,
        enter=enter,
    )


def carry_by_digits(source: str, enter: str, goal: str) -> str:
    """Tell how to carry a card with the keys of the places."""
    return translate(
        "Press {source}, then {enter}, then {goal}",
        _HOW + _KEYS + "{source} and {goal}: digits.",
        source=source,
        enter=enter,
        goal=goal,
    )


def send_by_key(card: str, key: str) -> str:
    """Tell how to send the card at the focus to its foundation."""
    return translate(
        "Go to the {card}. Press {key}", _HOW + "{key} is a key; {card}: nine of clubs.", card=card, key=key
    )


def send_by_digit(place: str, key: str) -> str:
    """Tell how to send the last card of a place to its foundation."""
    return translate("Press {place}, then {key}", _HOW + "Both are keys.", place=place, key=key)


def press(key: str) -> str:
    """Tell which key it is; of two that look alike, whether it is the letter."""
    if key == "O":
        return translate("Press the letter O", _HOW + "O is a key, not zero.")
    if key == "0":
        return translate("Press the digit 0", _HOW + "0 is a key: zero, not the letter O.")
    return translate("Press {key}", _HOW + "{key} is a key.", key=key)


def from_menu(command: str, menus: str) -> str:
    """Tell where something is found that has no key."""
    return translate(
        "Press {menus} for the menus, and choose {command}",
        _HOW + "{menus} is a key; {command}: a menu entry.",
        menus=menus,
        command=command,
    )


def click_card(card: str) -> str:
    """Tell that a click sends the card."""
    return translate("Click the {card}", _HOW + "{card}: ten of hearts.", card=card)


def click_both(card: str, other: str) -> str:
    """Tell that one click picks up and another one puts down."""
    return translate(
        "Click the {card}, then click {other}",
        _HOW + "{card}: ten of hearts; {other}: column two.",
        card=card,
        other=other,
    )


def drag(card: str, other: str) -> str:
    """Tell how a card is dragged."""
    return translate(
        "Drag the {card} to {other}", _HOW + "{card}: ten of hearts; {other}: column two.", card=card, other=other
    )


def wait_for(item: str) -> str:
    """Tell what to wait for with a switch."""
    return translate(
        "Wait for the frame at: {item}. Then press the switch",
        _HOW + "With one or two switches. {item}: such as Undo, or ten of hearts, column one to column two.",
        item=item,
    )


def click_stock() -> str:
    """Tell where to click for other cards."""
    return translate("Click the stock", _HOW)


def click_button(button: str) -> str:
    """Tell which button above the table it is."""
    return translate("Click {button} above the table", _HOW + "{button}: a button.", button=button)


def well_done() -> str:
    """Praise."""
    return translate("Well done", "The tutorial: heard when a step is done, before the next one.")


def not_now(task: str) -> str:
    """Say kindly that something else is to be done."""
    return translate(
        "Not yet, please. {task}",
        "The tutorial: heard when the player plays something else, which is not done. {task}: what is to be done.",
        task=task,
    )


def progress(number: int, count: int, task: str) -> str:
    """Return the step in numbers and its task."""
    return translate(
        "Step {number} of {count}: {task}",
        "The tutorial: seen above the table. {number}, {count}: such as 2 and 8; {task}: what is to be done.",
        number=number,
        count=count,
        task=task,
    )


def progress_alone(number: int, count: int) -> str:
    """Return which step it is, where there is no room for the task."""
    return translate(
        "Step {number} of {count}",
        "The tutorial: seen above the table where there is little room. {number}, {count}: such as 2 and 8.",
        number=number,
        count=count,
    )


def trying(task: str) -> str:
    """Return the task of an example of one step."""
    return translate(
        "Try it: {task}", "An example of the help: seen above the table. {task}: what is to be done.", task=task
    )


def learned() -> str:
    """Say that the tutorial is over."""
    return translate(
        "That was the whole game. Esc brings your own game back",
        "The tutorial: heard after the last step. Esc is a key.",
    )


def tried() -> str:
    """Say that an example is over."""
    return translate("That is all. Esc brings your own game back", "Heard after an example of the help. Esc is a key.")


def back() -> str:
    """Say that the player's own game lies on the table again."""
    return translate("Tutorial over; your game lies on the table", "Heard when the tutorial ends.")


def panel_name() -> str:
    """Name the panel with the task."""
    return translate("Tutorial", "Name of the panel with the task, and title of the window before it.")


def way_question() -> str:
    """Ask how the player plays."""
    return translate("How do you want to play?", "The question before the tutorial; the next texts are its answers.")


def way_names() -> dict[str, str]:
    """Return the answers to that, by the id of the way."""
    note = "An answer in the window before the tutorial."
    return {
        "keys": translate("With &keys", note),
        "clicks": translate("With the &mouse", note),
        "ear": translate("By &ear, with keys", note),
        "switch": translate("With one or two s&witches", note),
    }


def start_button() -> str:
    """Name the button that begins."""
    return translate("&Start", "Button in the window before the tutorial.")


def how_button() -> str:
    """Name the button that tells again how it is done."""
    return translate("How?", "Button of the tutorial: tells again how the step is done. As short as can be.")


def skip_button() -> str:
    """Name the button that goes on to the next step."""
    return translate("Skip", "Button of the tutorial: does the step by itself and goes on. As short as can be.")


def again_button() -> str:
    """Name the button that begins once more."""
    return translate("Again", "Button after the tutorial: begins once more. As short as can be.")


def leave_button() -> str:
    """Name the button that ends it."""
    return translate("Leave", "Button of the tutorial: brings the own game back. As short as can be.")
