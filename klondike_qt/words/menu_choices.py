"""The texts of choices in menus: by the field of the preferences, and by its values."""

from klondike_qt.words.menus import menu_titles, plain
from klondike_qt.words.translate import translate


def choice_texts() -> dict[str, dict[str, str]]:
    """Return the text of each value of each choice that has a menu of its own, by field and value."""
    return {**_play_texts(), **_drawing_texts(), **_look_texts()}


def _play_texts() -> dict[str, dict[str, str]]:
    return {
        "variant": {
            "klondike": translate("&Klondike, draw one", "Menu: a kind of game."),
            "draw-three": translate("Klondike, draw &three", "Menu: a kind of game."),
            "vegas": translate("&Las Vegas", "Menu: a kind of game."),
            "vegas-three": translate("Las &Vegas, draw three", "Menu: a kind of game."),
        },
        "layout": {
            "automatic": translate("&Automatic", "Menu: whichever shows more of long columns."),
            "top-row": translate("Abo&ve the columns", "Menu: place of stock, waste and foundations."),
            "side-rail": translate("&Beside the columns", "Menu: place of stock, waste and foundations."),
        },
        "reduced_motion": {
            "automatic": translate("As the &system says", "Menu: whether cards are seen to move."),
            "off": translate("&Always", "Menu: cards are seen to move."),
            "on": translate("&Never", "Menu: cards are at once where they go."),
        },
        "motion_speed": {
            "fast": translate("&Fast", "Menu: how fast cards are seen to move."),
            "normal": translate("&Normal", "Menu: how fast cards are seen to move."),
            "slow": translate("&Slow", "Menu: how fast cards are seen to move."),
        },
        "deals": {
            "winnable": translate("Only &winnable deals", "Menu: which deals new games have."),
            "any": translate("An&y shuffle", "Menu: which deals new games have."),
        },
        "difficulty": {
            "any": translate("&Any", "Menu: how hard to win the deals of new games are."),
            "easy": translate("&Easy", "Menu: how hard to win the deals of new games are."),
            "medium": translate("&Medium", "Menu: how hard to win the deals of new games are."),
            "hard": translate("&Hard", "Menu: how hard to win the deals of new games are."),
            "very-hard": translate("&Very hard", "Menu: how hard to win the deals of new games are."),
        },
        "auto_complete": {
            "off": translate("&Nothing happens", "Menu: when all cards are face up."),
            "ask": translate("&Offer to finish", "Menu: when all cards are face up."),
            "on": translate("Finish by &itself", "Menu: when all cards are face up."),
        },
    }


def _look_texts() -> dict[str, dict[str, str]]:
    return {
        "size": {
            "S": translate("&Standard", "Menu: the smallest of five card sizes."),
            "L": translate("&Large", "Menu: the second of five card sizes."),
            "XL": translate("&Extra large", "Menu: the third of five card sizes."),
            "XXL": translate("E&xtra extra large", "Menu: the fourth of five card sizes."),
            "MAX": translate("&As large as can be", "Menu: the largest of five card sizes."),
        },
        "theme": {
            "classic": translate("&Black and red", "Menu: colours of the cards."),
            "four-colour": translate("&Four colours", "Menu: colours of the cards."),
            "dark": translate("&Dark, four colours", "Menu: colours of the cards."),
            "high-contrast-black": translate("High contrast, bl&ack", "Menu: colours of the cards."),
            "high-contrast-white": translate("High contrast, &white", "Menu: colours of the cards."),
            "low-glare": translate("&Low glare", "Menu: colours of the cards."),
        },
        "surface": {
            "felt": translate("&Green felt", "Menu: colour of the table."),
            "blue": translate("&Blue felt", "Menu: colour of the table."),
            "burgundy": translate("B&urgundy felt", "Menu: colour of the table."),
            "walnut": translate("&Walnut", "Menu: colour of the table."),
            "slate": translate("&Slate", "Menu: colour of the table."),
            "black": translate("Bl&ack", "Menu: colour of the table."),
            "cream": translate("&Cream", "Menu: colour of the table."),
        },
        "window_look": {
            "table": translate("Dark, like the &table", "Menu: colour of the window."),
            "system": translate("As the &system says", "Menu: colour of the window."),
            "light": translate("&Light", "Menu: colour of the window."),
        },
        "text_size": {
            "automatic": translate("As the &system says", "Menu: height of all text round the table."),
            "20": translate("&Usual", "Menu: the smallest of four text sizes."),
            "24": translate("&Large", "Menu: the second of four text sizes."),
            "30": translate("&Extra large", "Menu: the third of four text sizes."),
            "40": translate("E&xtra extra large", "Menu: the largest of four text sizes."),
        },
    }


def _drawing_texts() -> dict[str, dict[str, str]]:
    return {
        "face": {
            "large-print": translate("&Large print", "Menu: drawings of the cards, one large suit on each."),
            "classic": translate("&Classic", "Menu: drawings of the cards, with rows of suits, kings and queens."),
        },
        "back": {
            "lattice": translate("&Lattice", "Menu: pattern on the backs of the cards, blue."),
            "sunburst": translate("&Sunburst", "Menu: pattern on the backs of the cards, red."),
            "shells": translate("S&hells", "Menu: pattern on the backs of the cards, green."),
            "quiet": translate("&Quiet", "Menu: pattern on the backs of the cards, dark with four suits."),
        },
    }


def chosen_text(field: str, value: str) -> str:
    """Return which value of a choice is in force now: "Card size: large"."""
    return translate(
        "{choice}: {value}",
        "Seen when another card size or colour is chosen. {choice}: the menu's title; {value}: the entry.",
        choice=plain(menu_titles()[field]),
        value=plain(choice_texts()[field][value]),
    )


def size_at_limit(size: str, *, largest: bool) -> str:
    """Return that there is no larger or smaller card size than the one in force."""
    note = "Seen and heard when another card size is wanted and there is none. {size}: Card size: Standard."
    text = chosen_text("size", size)
    if largest:
        return translate("{size}; there is no larger one", note, size=text)
    return translate("{size}; there is no smaller one", note, size=text)


def switched_text(text: str, *, on: bool) -> str:
    """Return that a choice is on or off now, by its entry in the menu."""
    note = "Heard when a menu entry is switched. {choice}: the entry."
    if on:
        return translate("{choice}: on", note, choice=plain(text))
    return translate("{choice}: off", note, choice=plain(text))


def switch_texts() -> dict[str, str]:
    """Return the text of each choice that is on or off, by its field."""
    return {
        "autoplay": translate("A &click sends the card", "Menu: on, a click sends; off, a click picks up."),
        "safe_cards": translate("Send &safe cards up", "Menu: cards no longer needed go up by themselves."),
        "rings": translate("Show where it can &go", "Menu: legal places are marked while a card is held."),
        "confirm": translate("&Ask before leaving a game", "Menu: asks before a game with moves is left."),
        "whole_hint": translate("&Whole hint at once", "Menu: off, the hint key first tells only where to look."),
        "fair_hints": translate("Hints use only cards you can &see", "Menu: off, hints look at hidden cards too."),
        "show_state": translate("Show whether the game &can be won", "Menu: it stands above the table."),
        "tell_lost": translate("&Tell when the game can no longer be won", "Menu: it is said after the losing move."),
        "system_contrast": translate("&High contrast as the system asks", "Menu: cards and window follow the system."),
        "left_handed": translate("&Left-handed table", "Menu: the stock lies on the right."),
        "simple_window": translate("Simple &window", "Menu: six controls only, and no figures above the table."),
        "show_timer": translate("Show the t&ime", "Menu: shows the clock."),
        "show_score": translate("Show the sc&ore", "Menu: shows score and moves."),
    }
