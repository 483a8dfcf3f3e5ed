"""The help: playing with eyes, ears and hands as they are."""

from klondike_qt.words.handbook.blocks import Block, Heading, Points, Text
from klondike_qt.words.translate import translate

_SEE = "The help, for players with low sight. "
_HEAR = "The help, for players with a screen reader. Key names and program names stay as they are. "
_HANDS = "The help, for players whose hands shake, or who press few keys. "


def seeing_title() -> str:
    """Name the chapter."""
    return translate("By eye", "A chapter of the help: cards and text that are easy to see.")


def seeing() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Points(
            (
                translate("Five card sizes: Ctrl+Plus makes cards bigger, Ctrl+Minus smaller.", _SEE),
                translate("Text of menus and windows has a size of its own, in the menu of the view.", _SEE),
                translate(
                    "Colours: two or four for the suits, dark cards, high contrast, low glare. Ctrl+T goes on.", _SEE
                ),
                translate("With four colours, blue diamonds count as red and green clubs as black.", _SEE),
                translate(
                    "Where colours may be hard to tell apart, hearts and diamonds are outlined and their cards have a "
                    "double bar: both mean a red suit.",
                    _SEE,
                ),
                translate("The lens shows one card very large: Z opens and closes it.", _SEE),
                translate(
                    "▲ 3 more in a column: with cards of this size, three of them have no room there. Press Up to go "
                    "to them, M for the list of all moves, or Ctrl+Minus for smaller cards. Z shows the card at the "
                    "keyboard very large.",
                    _SEE,
                ),
                translate("With a bank card held to the screen, card sizes are true to the millimetre.", _SEE),
                translate("Cards need not be seen to move: the menu of settings switches that off.", _SEE),
            )
        ),
        Heading(translate("What the marks mean", _SEE + "A heading.")),
        Points(
            (
                translate("A black and yellow ring: the keyboard is here.", _SEE),
                translate("A dashed ring and the word held: these cards are in your hand.", _SEE),
                translate("Four corners with a key: the card can go there with this key.", _SEE),
                translate("From and to, with a line: a hint.", _SEE),
                translate("A small triangle: the card that moved last.", _SEE),
            )
        ),
    )


def hearing_title() -> str:
    """Name the chapter."""
    return translate("By ear", "A chapter of the help: screen readers, the own voice, sounds.")


def hearing() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Text(
            translate(
                "Screen readers find the table as thirteen places with their cards. Each thing you do is answered by "
                "one sentence. Face-down cards are counted, never named.",
                _HEAR,
            )
        ),
        Points(
            (
                translate("T reads the whole table, C this column, S the stock, A the foundations.", _HEAR),
                translate("R tells the last message again. Ctrl+L lists all of them.", _HEAR),
                translate("V changes how much is said. K finds a card.", _HEAR),
                translate("L tells where a card can go; L again goes through the places, Space puts it there.", _HEAR),
            )
        ),
        Heading(translate("Your screen reader", _HEAR + "A heading.")),
        Points(_readers()),
        Heading(translate("Without a screen reader", _HEAR + "A heading.")),
        Points(
            (
                translate("J switches the voice of the program on and off. It also reads menus and windows.", _HEAR),
                translate("Q switches the sounds on and off. There are ten short ones.", _HEAR),
                translate("In the preferences, sounds can come from the side of their column.", _HEAR),
            )
        ),
    )


def _readers() -> tuple[str, ...]:
    return (
        translate(
            "Orca before version 45 leaves announcements out. There, news come as notifications instead. If you hear "
            "nothing, choose how messages are spoken in the preferences.",
            _HEAR,
        ),
        translate("Orca from version 45 on gets announcements. This was not tested yet.", _HEAR),
        translate(
            "NVDA reads announcements. Its own keys on the number pad are never needed here. This was not tested yet.",
            _HEAR,
        ),
        translate(
            "Narrator: switch scan mode off with Caps Lock and Space, so that letters reach the game. This was not "
            "tested yet.",
            _HEAR,
        ),
        translate(
            "VoiceOver: switch Quick Nav off with the Left and Right arrow keys together, so that arrows reach the "
            "game. This was not tested yet.",
            _HEAR,
        ),
        translate(
            "If single letters do not reach the game, use the menus (F10) or the commands by name (Ctrl+Shift+P).",
            _HEAR,
        ),
        translate("On a Braille display, the brief way of speaking fits one line.", _HEAR),
    )


def hands_title() -> str:
    """Name the chapter."""
    return translate("By hand", "A chapter of the help: mouse, trembling hands, switches.")


def hands() -> tuple[Block, ...]:
    """Return the chapter."""
    return (
        Heading(translate("Mouse, finger or pen", _HANDS + "A heading.")),
        Points(_pointer()),
        Heading(translate("When a hand shakes", _HANDS + "A heading.")),
        Points(_shaking()),
        Heading(translate("One switch or two", _HANDS + "A heading.")),
        Points(_switches()),
        Heading(translate("Few keys", _HANDS + "A heading.")),
        Points(_few_keys()),
        Text(translate("There is no hurry: nothing in the game waits for a time.", _HANDS)),
    )


def _pointer() -> tuple[str, ...]:
    return (
        translate("A click sends a card to its best place. You can drag it as well.", _HANDS),
        translate("Or let one click pick up and the next one put down. The menu of settings has both.", _HANDS),
        translate("A press does nothing before you let go. Let go elsewhere, and nothing happens.", _HANDS),
        translate("The right button puts held cards back.", _HANDS),
        translate("If you cannot click, let the pointer rest: the preferences can make that a click.", _HANDS),
        translate("For voice control, each place can show the key that leads there.", _HANDS),
    )


def _shaking() -> tuple[str, ...]:
    return (
        translate("A click that slips a little is still a click. A second one right after it is ignored.", _HANDS),
        translate("The preferences tell how far a click may slip, and can switch drags and double clicks off.", _HANDS),
        translate("A key that is held down acts once. In the preferences, a double strike counts once too.", _HANDS),
        translate("A card dropped near a place that takes it goes there.", _HANDS),
    )


def _switches() -> tuple[str, ...]:
    return (
        translate("A frame goes from move to move, the best ones first. Press when it is at the one you want.", _HANDS),
        translate("Have you one switch and nothing else? Press it four times in the first questions.", _HANDS),
        translate("With two switches, one goes on and the other chooses.", _HANDS),
        translate("After the moves come undo, hint and a menu, from which you can do all else.", _HANDS),
        translate("The preferences have switches, how long the frame waits, and whether each thing is said.", _HANDS),
    )


def _few_keys() -> tuple[str, ...]:
    return (
        translate("Every move needs three keys at most, one after the other, never two at once.", _HANDS),
        translate("The list of moves plays a whole game with arrows and Enter.", _HANDS),
        translate("Two digits can make a move: switch that on in the preferences.", _HANDS),
    )
