"""The texts of menus and buttons by the id of what they do; ``&`` marks the letter that opens an entry."""

from klondike_qt.words.translate import translate


def menu_titles() -> dict[str, str]:
    """Return the title of each menu by its id."""
    return {
        "game": translate("&Game", "Title of a menu in the menu bar."),
        "new": translate("Ne&w game as …", "Title of the menu with all ways to a new game."),
        "share": translate("S&hare", "Title of the menu that gives the game away: as a number, text, code or file."),
        "move": translate("&Move", "Title of the menu with what can be done with cards."),
        "go": translate("G&o to", "Title of the menu that takes the keyboard to a place."),
        "steps": translate("S&tep by step", "Title of the menu that takes the keyboard one step on."),
        "ask": translate("&Ask", "Title of the menu that tells what lies where."),
        "view": translate("&View", "Title of the menu for sizes and colours."),
        "settings": translate("&Settings", "Title of the menu with the player's choices."),
        "insight": translate("&Hints and outlook", "Menu: how hints are given, and what is told about winning."),
        "help": translate("&Help", "Title of the help menu."),
        "variant": translate("&Kind of game", "Menu with the four kinds of Klondike."),
        "size": translate("Card si&ze", "Menu with the five card sizes."),
        "face": translate("Card f&aces", "Menu with the drawings of the cards."),
        "theme": translate("&Colours of the cards", "Menu with the colour sets of the cards."),
        "back": translate("Card bac&ks", "Menu with the patterns on the backs of the cards."),
        "surface": translate("Colour of the &table", "Menu with the cloths of the table."),
        "layout": translate("&Place of the stock", "Menu: above the columns or beside them."),
        "window_look": translate("Colour of the &window", "Menu: the colours of what stands round the table."),
        "text_size": translate("Te&xt size", "Menu: the height of all text round the table."),
        "reduced_motion": translate("Cards &move", "Menu: whether cards are seen to move."),
        "motion_speed": translate("Spe&ed of the cards", "Menu: how fast cards are seen to move."),
        "deals": translate("&Deals of new games", "Menu: whether new games can be won for certain."),
        "difficulty": translate("How hard &new games are", "Menu: how hard to win the deals are."),
        "auto_complete": translate("When all cards are &face up", "Menu: what happens when the game is decided."),
    }


def whole_menu_title() -> str:
    """Name the menu that takes all the others where there is no room for them side by side; it has no letter."""
    return translate(
        "Menu", "Title of the one menu of a narrow window, which has all others in it. As short as can be."
    )


def action_texts() -> dict[str, str]:
    """Return the menu text of each action by its id."""
    return {**_game_texts(), **_move_texts(), **_go_texts(), **_ask_texts(), **_view_texts()}


def _game_texts() -> dict[str, str]:
    return {
        "new-game": translate("&New game", "Menu and tool bar: deals other cards."),
        "restart": translate("&Restart this deal", "Menu: back to the opening of this game."),
        "daily": translate("&Today’s deal", "Menu: deals the daily deal, the same for everybody."),
        "calendar": translate("Dai&ly deals …", "Menu: opens the calendar of the daily deals."),
        "new-deal": translate("&With choices …", "Menu: asks for the kind of game and how hard it is to be."),
        "own-rules": translate("By &own rules …", "Menu: asks for the rules of the next game."),
        "choose-deal": translate("By &number or text …", "Menu: asks which deal is wanted."),
        "open-game": translate("From a &file …", "Menu: opens a file with a deal or a whole game."),
        "deal-again": translate("&This deal once more", "Menu: deals the same cards as a new game."),
        "previous-game": translate("&Previous game back", "Menu: takes a new game back that has no move yet."),
        "copy-number": translate("Copy the deal &number", "Menu: puts the number of the deal on the clipboard."),
        "copy-deal": translate("Copy the &cards", "Menu: puts the deal as text on the clipboard."),
        "copy-code": translate("Copy a c&ode", "Menu: puts rules and deal as a short code on the clipboard."),
        "save-game": translate("&Save the game as a file …", "Menu: writes the whole game with its moves to a file."),
        "statistics": translate("&Statistics …", "Menu: records, games played and charts."),
        "pause": translate("Paus&e", "Menu: the clock stands until any key is pressed."),
        "quit": translate("&Quit", "Menu: closes the program; the game is kept."),
    }


def _move_texts() -> dict[str, str]:
    return {
        "activate": translate("&Pick up, put down", "Menu: takes the card in the hand or puts it down."),
        "put-back": translate("Put &back", "Menu: the held cards go back to where they were."),
        "draw": translate("&Draw", "Menu and tool bar: turns cards of the stock or turns the waste over."),
        "best": translate("Send to the best p&lace", "Menu: the card goes where it fits best."),
        "foundation": translate("Send to the &foundation", "Menu: the card goes to its foundation."),
        "grow": translate("Hold one card &more", "Menu: a longer run is held."),
        "shrink": translate("Hold one card f&ewer", "Menu: a shorter run is held."),
        "finish": translate("F&inish", "Menu and tool bar: plays all remaining cards up when the game is decided."),
        "hint": translate("&Hint", "Menu and tool bar: where to look, then the whole move, then playing it."),
        "moves": translate("Li&st of moves …", "Menu: opens the list of all moves, from which each can be played."),
        "undo": translate("&Undo", "Menu and tool bar: takes the last move back."),
        "redo": translate("&Redo", "Menu and tool bar: plays the move again that was taken back."),
        "rescue": translate("Back to where it could be &won", "Menu: takes back what lost the game."),
    }


def _go_texts() -> dict[str, str]:
    return {
        "column-1": translate("Column &1", "Menu: goes to the column, or puts the held cards there."),
        "column-2": translate("Column &2", "Menu: goes to the column, or puts the held cards there."),
        "column-3": translate("Column &3", "Menu: goes to the column, or puts the held cards there."),
        "column-4": translate("Column &4", "Menu: goes to the column, or puts the held cards there."),
        "column-5": translate("Column &5", "Menu: goes to the column, or puts the held cards there."),
        "column-6": translate("Column &6", "Menu: goes to the column, or puts the held cards there."),
        "column-7": translate("Column &7", "Menu: goes to the column, or puts the held cards there."),
        "foundations": translate("&Foundations", "Menu: goes to the foundations, or puts the held card there."),
        "waste": translate("&Waste", "Menu: goes to the waste."),
        "stock": translate("&Stock", "Menu: goes to the stock."),
        "left": translate("Place to the &left", "Menu: the keyboard goes one place to the left."),
        "right": translate("Place to the &right", "Menu: the keyboard goes one place to the right."),
        "up": translate("Card &above", "Menu: the keyboard goes one card up."),
        "down": translate("Card &below", "Menu: the keyboard goes one card down."),
        "row-start": translate("First &place of the row", "Menu: the keyboard goes to the first place of the row."),
        "row-end": translate("Last place of the r&ow", "Menu: the keyboard goes to the last place of the row."),
        "deepest": translate("&Deepest card face up", "Menu: the keyboard goes to the deepest card face up."),
        "last": translate("Last &card", "Menu: the keyboard goes to the last card of the column."),
        "next-zone": translate("&Next part of the window", "Menu: the parts of the table, the bar, the message line."),
        "previous-zone": translate("Pre&vious part of the window", "Menu: the same the other way round."),
    }


def _ask_texts() -> dict[str, str]:
    return {
        "tell-table": translate("Whole &table", "Menu: tells all that lies on the table."),
        "tell-place": translate("This &column or place", "Menu: tells all cards of the place."),
        "tell-details": translate("&Details of this card", "Menu: tells all that is worth knowing about the card."),
        "tell-hidden": translate("Cards &face down", "Menu: tells how many cards lie face down in each column."),
        "tell-stock": translate("&Stock and waste", "Menu: tells how many cards are left there."),
        "tell-foundations": translate("F&oundations", "Menu: tells how far the foundations are built."),
        "tell-score": translate("Score and &moves", "Menu: tells score, moves, time and cards to go."),
        "tell-places": translate("Where can it &go?", "Menu: tells the places that the card can go to."),
        "find": translate("F&ind a card", "Menu: asks for rank and suit, then tells where the card is."),
        "unseen": translate("Cards &not seen yet …", "Menu: opens a list of the cards that never lay face up."),
        "tell-again": translate("&Last message again", "Menu: tells the last message once more."),
        "tell-before": translate("Message &before that", "Menu: tells older messages, one with each press."),
        "move-log": translate("All m&essages …", "Menu: opens the list of what was said."),
        "moves-played": translate("Moves &played …", "Menu: the list of moves; the game can go back to before one."),
    }


def _view_texts() -> dict[str, str]:
    return {
        "bigger": translate("&Bigger cards", "Menu: the next card size."),
        "smaller": translate("&Smaller cards", "Menu: the card size before."),
        "usual-size": translate("&Usual card size", "Menu: the size that the program starts with."),
        "measure": translate("&Measure the screen …", "Menu: makes card sizes true in millimetres."),
        "next-theme": translate("&Next colours", "Menu: the next colour set of the cards."),
        "four-colour": translate("Fou&r colours, or two", "Menu: each suit has a colour of its own, or no longer."),
        "preferences": translate("&Preferences …", "Menu: opens the window with all choices."),
        "setup": translate("Se&t-up …", "Menu: a few questions that set the whole game."),
        "verbosity": translate("How m&uch is said", "Menu: says less or more, in three steps."),
        "speech": translate("&Voice on or off", "Menu: the program speaks, or no longer."),
        "mute": translate("S&ounds on or off", "Menu: sounds are played, or no longer."),
        "lens": translate("&Magnify this card", "Menu: shows the card very large, or no longer."),
        "full-screen": translate("&Full screen", "Menu: the window fills the screen, or no longer."),
        "how-to-play": translate("&How to play …", "Menu: opens the help."),
        "tutorial": translate("&Tutorial …", "Menu: opens the question before the tutorial."),
        "demo": translate("&Demo", "Menu: the program plays a deal to its win."),
        "open-menu": translate("&Menus", "In the list of keys: opens the menu bar."),
        "large-menu": translate("&Large buttons …", "Menu: opens a window with the most needed commands as buttons."),
        "palette": translate("&Commands by name …", "Menu: finds any command by typing a part of its name."),
        "keys": translate("&Keys", "Menu: opens the list of all keys."),
        "about": translate("&About Klondike Qt", "Menu: version, licence and where the files are."),
    }


def button_texts() -> dict[str, str]:
    """Return the text of each button above the table, as short as can be, by the id of its action."""
    return {
        "new-game": translate("New", "Button above the table: deals other cards."),
        "undo": translate("Undo", "Button above the table: takes the last move back."),
        "redo": translate("Redo", "Button above the table: plays the move again that was taken back."),
        "hint": translate("Hint", "Button above the table: tells the whole hint."),
        "draw": translate("Draw", "Button above the table: turns cards of the stock."),
        "finish": translate("Finish", "Button above the table: plays all remaining cards up."),
    }


def plain(text: str) -> str:
    """Return a menu text without the mark of its letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
