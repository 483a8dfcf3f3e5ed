"""The texts of the preferences: their sections, the name of each choice, a sentence about it, and its values."""

from klondike_qt.words import hand_choices
from klondike_qt.words.menu_choices import choice_texts
from klondike_qt.words.menus import plain
from klondike_qt.words.translate import translate

_NAME = "Name of a choice in the preferences."
_WHAT = "Explains a choice in the preferences, in one sentence."
_VALUE = "One value of a choice in the preferences."


def title() -> str:
    """Name the window of the preferences."""
    return translate("Preferences", "Title of the window with all choices.")


def search_label() -> str:
    """Label the field that searches the preferences."""
    return translate("Search the preferences", "Label of the field above all choices.")


def sections_label() -> str:
    """Name the list of sections."""
    return translate("Sections", "Name of the list of sections in the preferences, for screen readers.")


def section_entry(title: str, count: int) -> str:
    """Tell of a section in the list of sections: "Look, 18 choices"."""
    return translate(
        "{section}, {n} choices",
        "Heard in the list of sections of the preferences. {section}: such as Look.",
        n=count,
        one="{section}, {n} choice",
        section=title,
    )


def hits(count: int) -> str:
    """Tell how many choices were found."""
    return translate("{n} choices found", "Heard after searching the preferences.", n=count, one="{n} choice found")


def nothing_found() -> str:
    """Tell that nothing was found."""
    return translate(
        "No choice has all these words. Type fewer words, or others.",
        "Stands in the preferences when searching them found nothing.",
    )


def section_was_reset(section: str) -> str:
    """Tell that a section has its first values."""
    return translate(
        "{section}: all as it was at first. Undo brings your choices back.",
        "Told in the preferences after a section was reset. {section}: such as Look.",
        section=section,
    )


def reset_button(section: str) -> str:
    """Name the button that gives a section its first values back."""
    return translate(
        "Reset {section}",
        "Button in the preferences: all choices of this section as the program came. {section}: such as Speech.",
        section=section,
    )


def keys_button() -> str:
    """Name the button that opens the list of keys."""
    return translate("Choose &keys …", "Button in the preferences: opens the list of keys, where they can be changed.")


def preview_button() -> str:
    """Name the button that lets a sound or the voice be heard."""
    return translate("&Listen", "Button in the preferences: lets the voice or the sounds be heard.")


def sample() -> str:
    """Return what the voice says to be heard."""
    return translate("Queen of hearts to king of clubs", "A sample that the voice speaks from the preferences.")


def first_voice() -> str:
    """Name the choice of whichever voice the system offers first."""
    return translate("The usual voice", "In the list of voices: whichever the system offers first.")


def section_titles() -> dict[str, str]:
    """Return the title of each section by its id."""
    note = "Title of a section of the preferences."
    return {
        "game": translate("Game", note),
        "playing": translate("Playing", note),
        "hints": translate("Hints", note),
        "look": translate("Look", note),
        "speech": translate("Speech", note),
        "voice": translate("Voice", note),
        "sound": translate("Sounds", note),
        "keyboard": translate("Keyboard", note),
        "pointer": translate("Mouse and touch", note),
        "switches": translate("Switches", note),
    }


def names() -> dict[str, str]:
    """Return the name of each choice by its field."""
    return {**_play_names(), **_look_names(), **_speech_names(), **hand_choices.names()}


def _play_names() -> dict[str, str]:
    return {
        "variant": translate("Kind of game", _NAME),
        "deals": translate("Deals of new games", _NAME),
        "difficulty": translate("How hard new games are", _NAME),
        "time_bonus": translate("Points for a fast win", _NAME),
        "keep_balance": translate("Keep my balance", _NAME),
        "confirm": translate("Ask before leaving a game", _NAME),
        "pause_hides": translate("A pause covers the cards", _NAME),
        "autoplay": translate("A click sends the card", _NAME),
        "safe_cards": translate("Send safe cards up", _NAME),
        "auto_complete": translate("When all cards are face up", _NAME),
        "rings": translate("Show where a card can go", _NAME),
        "quick_moves": translate("Two digits make a move", _NAME),
        "whole_hint": translate("Whole hint at once", _NAME),
        "fair_hints": translate("Hints use only cards you can see", _NAME),
        "show_state": translate("Show whether the game can be won", _NAME),
        "tell_lost": translate("Tell when the game can no longer be won", _NAME),
        "letters": translate("Single keys act on the table", _NAME),
        "double_strike": translate("Ignore the same key for", _NAME),
        "wrap": translate("Arrows go on at the other end", _NAME),
    }


def _look_names() -> dict[str, str]:
    return {
        "size": translate("Card size", _NAME),
        "face": translate("Card faces", _NAME),
        "theme": translate("Colours of the cards", _NAME),
        "back": translate("Card backs", _NAME),
        "system_contrast": translate("High contrast as the system asks", _NAME),
        "surface": translate("Colour of the table", _NAME),
        "plain_cloth": translate("Plain table", _NAME),
        "window_look": translate("Colour of the window", _NAME),
        "text_size": translate("Text size", _NAME),
        "layout": translate("Place of the stock", _NAME),
        "left_handed": translate("Left-handed table", _NAME),
        "merge_hidden": translate("Count face-down cards", _NAME),
        "reduced_motion": translate("Cards move", _NAME),
        "motion_speed": translate("Speed of the cards", _NAME),
        "show_timer": translate("Show the time", _NAME),
        "show_score": translate("Show the score", _NAME),
        "simple_window": translate("Simple window", _NAME),
        "message_line": translate("Message line", _NAME),
    }


def _speech_names() -> dict[str, str]:
    return {
        "verbosity": translate("How much is said", _NAME),
        "place_names": translate("Name of the place", _NAME),
        "colour_words": translate("Say red and black", _NAME),
        "say_turned": translate("Say which card was turned over", _NAME),
        "say_emptied": translate("Say that a column is empty", _NAME),
        "say_left": translate("Say how many cards are left to draw", _NAME),
        "say_automatic": translate("Say which cards went up by themselves", _NAME),
        "speech_route": translate("How messages are spoken", _NAME),
        "speech": translate("The program speaks", _NAME),
        "speech_beside_reader": translate("Speak beside a screen reader", _NAME),
        "speech_rate": translate("Pace of the voice", _NAME),
        "speech_pitch": translate("Pitch of the voice", _NAME),
        "speech_volume": translate("Volume of the voice", _NAME),
        "speech_voice": translate("Voice", _NAME),
        "sounds": translate("Play sounds", _NAME),
        "sound_volume": translate("Volume of the sounds", _NAME),
        "sound_space": translate("Sounds come from their column", _NAME),
    }


def explanations() -> dict[str, str]:
    """Return one sentence about each choice by its field."""
    return {**_play_explanations(), **_look_explanations(), **_speech_explanations(), **hand_choices.explanations()}


def _play_explanations() -> dict[str, str]:
    return {
        "variant": translate("The rules of the next game.", _WHAT),
        "deals": translate("Winnable deals can be won for certain; any shuffle is a game of chance.", _WHAT),
        "difficulty": translate(
            "Winnable deals are as hard to win as you choose; a hard one may take a moment.", _WHAT
        ),
        "time_bonus": translate("Off, nothing hurries you; those games have records of their own.", _WHAT),
        "keep_balance": translate("The dollars of Las Vegas are carried on from deal to deal and shown.", _WHAT),
        "confirm": translate("A game with moves is left only after a question.", _WHAT),
        "pause_hides": translate("Off, the table stays in view, and any key ends the pause.", _WHAT),
        "autoplay": translate("Off, a click picks the card up and a second click puts it down.", _WHAT),
        "safe_cards": translate("Cards that are no longer needed in the columns go up by themselves.", _WHAT),
        "auto_complete": translate("The rest of a decided game can be played up at once.", _WHAT),
        "rings": translate("The places that take a held card are marked with their keys.", _WHAT),
        "quick_moves": translate("The first digit is where from, the second where to; 8 foundations, 9 waste.", _WHAT),
        "whole_hint": translate("Off, the first press of the hint key tells only where to look.", _WHAT),
        "fair_hints": translate("Off, hints know the hidden cards and lead to the win.", _WHAT),
        "show_state": translate("It stands above the table: can be won, or no longer.", _WHAT),
        "tell_lost": translate("It is said after the move that loses the game.", _WHAT),
        "letters": translate(
            "Off, only arrows, Space, Enter, Esc and keys with Ctrl act; all else is in menus.", _WHAT
        ),
        "double_strike": translate("The same key within this time is taken for a slip; 0 takes every key.", _WHAT),
        "wrap": translate("Left of the first place comes the last one.", _WHAT),
    }


def _look_explanations() -> dict[str, str]:
    return {
        "size": translate("Ctrl with plus and minus changes it at the table.", _WHAT),
        "face": translate("Large print has one large suit; Classic has rows of suits, kings and queens.", _WHAT),
        "theme": translate(
            "With four colours, blue diamonds count as red and green clubs as black. Red suits are outlined, and a "
            "double bar marks their cards.",
            _WHAT,
        ),
        "back": translate("The pattern on cards that lie face down.", _WHAT),
        "system_contrast": translate("Black and white as the system wishes; colours that you chose stay.", _WHAT),
        "surface": translate("The cloth that the cards lie on.", _WHAT),
        "plain_cloth": translate("The table is one flat colour, without grain and light.", _WHAT),
        "window_look": translate("Bars, menus and dialogs: dark like the table, light, or as the system is.", _WHAT),
        "text_size": translate("Of menus, messages and dialogs; automatic follows the text of the system.", _WHAT),
        "layout": translate("Automatic takes whichever shows more of long columns.", _WHAT),
        "left_handed": translate("The stock lies on the right.", _WHAT),
        "merge_hidden": translate("Those of a column are always one back with a large number on it.", _WHAT),
        "reduced_motion": translate("Cards are seen to travel, or are at once where they go.", _WHAT),
        "motion_speed": translate("Whatever it is, no key ever waits for a card.", _WHAT),
        "show_timer": translate("It also says the time with the score.", _WHAT),
        "show_score": translate("Off, neither points nor moves are shown.", _WHAT),
        "simple_window": translate("New, Undo, Draw, Hint, settings and help alone; keys do all else.", _WHAT),
        "message_line": translate("Where the last message is shown as text.", _WHAT),
    }


def _speech_explanations() -> dict[str, str]:
    return {
        "verbosity": translate("V changes it at the table.", _WHAT),
        "place_names": translate("Before the card, after it, or not at all.", _WHAT),
        "colour_words": translate("As in red seven of hearts; automatic does so when all is said.", _WHAT),
        "say_turned": translate("It follows the move that turned the card over.", _WHAT),
        "say_emptied": translate("It follows the move that took the last card away.", _WHAT),
        "say_left": translate("It follows each draw.", _WHAT),
        "say_automatic": translate("One message for all of them.", _WHAT),
        "speech_route": translate("Automatic finds out what your screen reader hears.", _WHAT),
        "speech": translate("A voice of the program itself, for players without a screen reader.", _WHAT),
        "speech_beside_reader": translate("Two voices may then speak at once.", _WHAT),
        "speech_rate": translate("100 is the usual pace, 300 three times as fast.", _WHAT),
        "speech_pitch": translate("100 is the usual pitch; more is higher.", _WHAT),
        "speech_volume": translate("The sounds have a volume of their own.", _WHAT),
        "speech_voice": translate("Which of the voices of this computer speaks.", _WHAT),
        "sounds": translate("Each sound goes with a message; Q turns them off and on.", _WHAT),
        "sound_volume": translate("The voice has a volume of its own.", _WHAT),
        "sound_space": translate("Column one sounds from the left, column seven from the right.", _WHAT),
    }


def values() -> dict[str, dict[str, str]]:
    """Return the text of each value of each choice of one out of several, by field and value."""
    menus = {field: {value: plain(text) for value, text in texts.items()} for field, texts in choice_texts().items()}
    return {**menus, **_speech_values(), **hand_choices.values()}


def _speech_values() -> dict[str, dict[str, str]]:
    return {
        "verbosity": {
            "brief": translate("Brief", _VALUE),
            "normal": translate("Normal", _VALUE),
            "verbose": translate("Everything", _VALUE),
        },
        "place_names": {
            "before": translate("Before the card", _VALUE),
            "after": translate("After the card", _VALUE),
            "none": translate("Not at all", _VALUE),
        },
        "colour_words": {
            "automatic": translate("Automatic", _VALUE),
            "on": translate("Always", _VALUE),
            "off": translate("Never", _VALUE),
        },
        "speech_route": {
            "automatic": translate("Automatic", _VALUE),
            "announcement": translate("As announcements", _VALUE),
            "notification": translate("As notifications", _VALUE),
            "self-voice": translate("By the program’s own voice", _VALUE),
        },
        "message_line": {
            "bottom": translate("Below the table", _VALUE),
            "top": translate("Above the table", _VALUE),
            "hidden": translate("Not shown", _VALUE),
        },
    }
