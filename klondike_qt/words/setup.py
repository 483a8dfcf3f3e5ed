"""The texts of the set-up: a few questions before the first game, their answers, and what came of them."""

from dataclasses import dataclass

from klondike_qt.words.grammar import followed
from klondike_qt.words.menu_choices import choice_texts
from klondike_qt.words.menus import plain
from klondike_qt.words.translate import translate

_QUESTION = "A question of the set-up, seen and heard."
_ANSWER = "An answer to a question of the set-up, on a large button."
_MORE = "Explains an answer of the set-up, in one or two short sentences."
_ABOUT = "What a question of the set-up is about, in the list of all answers: Card size: Large."


@dataclass(frozen=True, slots=True)
class Answered:
    """The texts of one answer."""

    name: str
    more: str
    """One or two sentences about it."""


def title() -> str:
    """Name the window of the set-up."""
    return translate("Set-up", "Title of the window with a few questions before the first game.")


def progress(number: int, count: int) -> str:
    """Tell which question this is."""
    return translate("Question {number} of {count}", "Stands above each question.", number=number, count=count)


def in_one_line(number: int, count: int, question: str) -> str:
    """Return a question with its number, where there is little room."""
    return translate(
        "{number} of {count}. {question}",
        "A question of the set-up where there is little room.",
        number=number,
        count=count,
        question=question,
    )


def heard(number: int, count: int, question: str, answers: int, how: str) -> str:
    """Return what is heard when a question comes: which it is, the question, how many answers it has, and the keys."""
    offered = translate(
        "{n} answers", "Heard after a question of the set-up: how many there are.", n=answers, one="{n} answer"
    )
    return followed(f"{progress(number, count)}. {question} {offered}", how.rstrip("."))


def how_to_answer() -> str:
    """Tell how a question is answered."""
    return translate(
        "Press a number, or Enter for the marked answer. Esc skips all questions.",
        "Above the answers of a question of the set-up.",
    )


def how_to_try() -> str:
    """Tell how a question is answered of which each answer can be tried."""
    return translate("A number shows it; Enter goes on.", "Above the answers of a question of the set-up.")


def hows(*, is_tried: bool) -> tuple[str, str]:
    """Return how a question is answered, and the same where there is hardly any room."""
    note = "Above the answers of a question of the set-up, where there is hardly any room. As short as can be."
    if is_tried:
        return how_to_try(), translate("Number, look, Enter", note)
    return how_to_answer(), translate("Number or Enter", note)


def numbered(number: int, name: str) -> str:
    """Return an answer with the key that chooses it."""
    return translate("{number} {answer}", "An answer with its key: 1 Standard.", number=number, answer=name)


def back_button() -> str:
    """Name the button that goes back to the question before."""
    return translate("&Back", "Button: the question before.")


def next_button() -> str:
    """Name the button that takes the marked answer."""
    return translate("&Next", "Button: takes the marked answer; the next question comes.")


def skip_button() -> str:
    """Name the button that leaves the other questions out."""
    return translate("&Skip all", "Button: no more questions, the game begins.")


def deal_button() -> str:
    """Name the button that begins the first game."""
    return translate("&Deal", "Button at the end of the set-up: the first game begins.")


def play_button() -> str:
    """Name the button that goes on with the game on the table."""
    return translate("&Play on", "Button at the end of the set-up: the game goes on.")


def summary_heading() -> str:
    """Stand above the list of all answers."""
    return translate("So it is now", "Heading above the list of what was chosen in the set-up.")


def chosen(about: str, answer: str) -> str:
    """Return one line of the summary."""
    return translate(
        "{about}: {answer}", "One line of the summary: Card size: Large.", about=abouts()[about], answer=answer
    )


def summary_end(key: str, *, deals: bool) -> str:
    """Tell how the game begins, and the ``key`` (empty: none) that opens the set-up again."""
    if deals:
        begin = translate("Press Enter to deal.", "Ends the set-up.")
    else:
        begin = translate(
            "Press Enter to go on with your game. A kind of game chosen here comes with the next deal.",
            "Ends the set-up that was opened in the middle of a game.",
        )
    again = translate("{key} changes this later.", "Ends the set-up. {key}: such as F12.", key=key) if key else ""
    return f"{begin} {again}".rstrip()


def left_out(key: str) -> str:
    """Tell that the questions were left out."""
    if not key:
        return translate("Set-up skipped", "Heard when the questions were skipped.")
    return translate(
        "Set-up skipped; {key} opens it again", "Heard when the questions were skipped. {key}: such as F12.", key=key
    )


def ended() -> str:
    """Tell that the set-up is over and the game goes on."""
    return translate("Your game goes on as you wish", "Heard when the set-up is over in the middle of a game.")


def questions(*, is_first: bool = True) -> dict[str, str]:
    """Return each question by its id; before the first game a voice reads them."""
    hears, speaks = translate("Do you hear this voice?", _QUESTION), translate("Shall the program speak?", _QUESTION)
    return {
        "voice": hears if is_first else speaks,
        "size": translate("How large shall the cards be?", _QUESTION),
        "theme": translate("Which colours shall the cards have?", _QUESTION),
        "play": translate("How will you play?", _QUESTION),
        "hands": translate("How do your hands move?", _QUESTION),
        "calm": translate("What shall be shown while you play?", _QUESTION),
        "rules": translate("Which game do you like?", _QUESTION),
    }


def abouts() -> dict[str, str]:
    """Return what each question is about, by its id."""
    return {
        "voice": translate("Voice", _ABOUT),
        "size": translate("Card size", _ABOUT),
        "theme": translate("Colours", _ABOUT),
        "play": translate("How you play", _ABOUT),
        "hands": translate("Your hands", _ABOUT),
        "calm": translate("Shown", _ABOUT),
        "rules": translate("Game", _ABOUT),
    }


def answers() -> dict[str, dict[str, Answered]]:
    """Return the texts of all answers, by question and answer."""
    return {
        "voice": _voices(),
        "size": _sizes(),
        "theme": _themes(),
        "play": _ways(),
        "hands": _hands(),
        "calm": _shown(),
        "rules": _rules(),
    }


def _voices() -> dict[str, Answered]:
    return {
        "yes": Answered(
            translate("Yes, read the game to me", _ANSWER),
            translate("Cards, moves and menus are spoken. J turns the voice off and on.", _MORE),
        ),
        "no": Answered(
            translate("No voice, please", _ANSWER), translate("The game is silent. All messages are shown.", _MORE)
        ),
    }


def _sizes() -> dict[str, Answered]:
    names = {value: plain(text) for value, text in choice_texts()["size"].items()}
    return {
        "S": Answered(names["S"], translate("Signs of 6 millimetres, as on most cards.", _MORE)),
        "L": Answered(names["L"], translate("Signs of 10 millimetres.", _MORE)),
        "XL": Answered(names["XL"], translate("Signs of 13 millimetres, as on jumbo cards. Text grows too.", _MORE)),
        "XXL": Answered(
            names["XXL"], translate("Signs of 16 millimetres, as on cards for low vision. Text grows too.", _MORE)
        ),
        "MAX": Answered(
            names["MAX"], translate("Cards fill the width of the window. Text is as large as can be.", _MORE)
        ),
    }


def _themes() -> dict[str, Answered]:
    names = {value: plain(text) for value, text in choice_texts()["theme"].items()}
    return {
        "classic": Answered(names["classic"], translate("On white cards.", _MORE)),
        "four-colour": Answered(
            names["four-colour"],
            translate("Blue counts as red, green as black.", _MORE),
        ),
        "dark": Answered(names["dark"], translate("Bright signs on dark cards.", _MORE)),
        "high-contrast-black": Answered(
            names["high-contrast-black"], translate("White and yellow signs on black.", _MORE)
        ),
        "high-contrast-white": Answered(names["high-contrast-white"], translate("Black signs on white.", _MORE)),
        "low-glare": Answered(names["low-glare"], translate("Soft colours; nothing dazzles.", _MORE)),
    }


def _ways() -> dict[str, Answered]:
    return {
        "keys": Answered(
            translate("With the keyboard", _ANSWER),
            translate("Two digits are a move: 3 and 5 move from column three to five.", _MORE),
        ),
        "clicks": Answered(
            translate("With clicks", _ANSWER), translate("A click sends a card to its best place.", _MORE)
        ),
        "drag": Answered(
            translate("By dragging cards", _ANSWER),
            translate("A click only picks a card up; a second one puts it down.", _MORE),
        ),
        "one-switch": Answered(
            translate("With one switch", _ANSWER),
            translate("A frame goes from thing to thing; Space or a click takes what is framed.", _MORE),
        ),
        "two-switches": Answered(
            translate("With two switches", _ANSWER),
            translate("Space goes on to the next thing, Enter takes it.", _MORE),
        ),
    }


def _hands() -> dict[str, Answered]:
    return {
        "steady": Answered(
            translate("My clicks land where I want", _ANSWER), translate("Nothing is held back.", _MORE)
        ),
        "shaky": Answered(
            translate("My hand shakes", _ANSWER),
            translate("Larger cards; presses made twice by accident count once.", _MORE),
        ),
    }


def _shown() -> dict[str, Answered]:
    return {
        "all": Answered(translate("Time and score", _ANSWER), translate("As in most games of patience.", _MORE)),
        "no-time": Answered(
            translate("The score, but no time", _ANSWER),
            translate("Nothing hurries you; fast wins earn no points.", _MORE),
        ),
        "calm": Answered(
            translate("Only the cards", _ANSWER),
            translate("No time and no score, and cards do not fly about.", _MORE),
        ),
    }


def _rules() -> dict[str, Answered]:
    return {
        "klondike": Answered(
            translate("Draw one card", _ANSWER),
            translate("Good to begin with. Every deal can be won.", _MORE),
        ),
        "draw-three": Answered(
            translate("Draw three cards", _ANSWER), translate("Harder. Every deal can be won.", _MORE)
        ),
        "vegas": Answered(
            translate("Las Vegas", _ANSWER),
            translate("A deal costs 52 dollars, and each card sent up pays 5.", _MORE),
        ),
    }


def summary(lines: dict[str, str], end: str) -> str:
    """Return the whole summary as it is heard."""
    return followed(summary_heading(), *(chosen(about, name) for about, name in lines.items()), end)
