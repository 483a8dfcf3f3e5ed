"""The program's own voice, for players who have no screen reader."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.announcer import Announcer, Message, Urgency
from klondike_qt.ui.access.readers import Reader, ReaderWatch
from klondike_qt.ui.access.routes import Route, route_of
from klondike_qt.ui.access.speaker import GuestSpeaker, Speaker, tone_of
from klondike_qt.ui.desk import Choices
from klondike_qt.words import voices as words
from klondike_qt.words.voices import Failure

PATIENCE = 10_000
"""Milliseconds in which a text has to reach the engine, its start included."""
PATIENCE_FOR_LETTER = 200
"""Milliseconds more that one letter may take to be said at the usual pace."""
KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}
"""What a pressed key is to Qt: a shortcut is seen as the second alone."""


class Voice(QObject):
    """Says what is said, while this is the way by which messages are heard.

    What lies at the focus, refusals and answers are said at once. Polite news wait for the end of the one before, and
    only the newest of them. Any key ends what is being said, and keeps its meaning. A speaker that fails or does not
    answer is dismissed with one note in the message line, until the player switches speech off and on.
    """

    found = Signal(object)
    """Carries the names of the voices after ``find_voices``."""

    def __init__(
        self,
        announcer: Announcer,
        choices: Choices,
        readers: ReaderWatch,
        language: str,
        *,
        make: Callable[[], Speaker] = GuestSpeaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._announcer = announcer
        self._choices = choices
        self._readers = readers
        self._language = language
        self._make = make
        self._speaker: Speaker | None = None
        self._has_failed = False
        self._is_closed = False
        self._number = 0
        self._is_taken = True
        self._text = ""
        self._waiting = ""
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(lambda: self._fail(Failure.SILENCE))
        announcer.said.connect(self.hear)
        choices.changed.connect(self._follow)
        readers.changed.connect(self._make_room)
        if self.may_speak:
            self._ready()

    @property
    def is_speaking(self) -> bool:
        """Tell whether something is being said."""
        return bool(self._text)

    @property
    def may_speak(self) -> bool:
        """Tell whether messages are heard by this way, as far as is known."""
        is_wanted = route_of(self._choices.now, self._readers.now) is Route.SELF_VOICE
        return is_wanted and not self._has_failed and not self._is_closed

    def hear(self, message: Message) -> None:
        """Say a message, if it is to be heard by this way."""
        if not self.may_speak:
            return
        if self._text and message.urgency is Urgency.POLITE:
            self._waiting = message.text
        else:
            self._say(message.text)

    def find_voices(self) -> None:
        """Look for the voices of the language; ``found`` tells their names, none where nothing can speak."""
        self._has_failed = False
        self._ready().find_voices(self._language)

    def preview(self, text: str) -> None:
        """Let the player hear a text in the tone of this moment, also while speech is off."""
        self._has_failed = False
        self._say(text)

    def stop(self) -> None:
        """End what is being said, and forget what was to follow."""
        self._rest()
        if self._speaker:
            self._speaker.stop()

    def close(self) -> None:
        """Be silent for ever."""
        self._is_closed = True
        self._dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """End what is being said at the press of any key."""
        if event.type() in KEYS:
            self.stop()
        return False

    def _ready(self) -> Speaker:
        """Return the speaker, who is woken the first time."""
        if self._speaker is None:
            self._speaker = speaker = self._make()
            speaker.took.connect(self._taken)
            speaker.ended.connect(self._end)
            speaker.failed.connect(self._fail)
            speaker.found.connect(self.found)
            speaker.speak_so(tone_of(self._choices.now, self._language))
            self._readers.listen()
        return self._speaker

    def _say(self, text: str) -> None:
        if not self._text:
            QCoreApplication.instance().installEventFilter(self)  # type: ignore[union-attr]  # there is one
        self._number += 1
        self._text, self._waiting = text, ""
        if self._is_taken:  # else the watch waits for an earlier text already
            self._is_taken = False
            self._watch.start(PATIENCE)
        self._ready().say(self._number, text)

    def _taken(self, number: str) -> None:
        if number != str(self._number):
            return
        self._is_taken = True
        self._watch.stop()
        if self._text:
            pace = PATIENCE_FOR_LETTER * 100 // max(self._choices.now.speech_rate, 1)
            self._watch.start(PATIENCE + len(self._text) * pace)

    def _end(self, number: str) -> None:
        if number != str(self._number) or not self._text:
            return
        waiting = self._waiting
        self._rest()
        if waiting:
            self._say(waiting)

    def _rest(self) -> None:
        """Be in the state of one who is not speaking; a text that has not reached the engine is still watched."""
        if self._text:
            QCoreApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]  # there is one
        self._text = self._waiting = ""
        if self._is_taken:
            self._watch.stop()

    def _dismiss(self) -> None:
        self._is_taken = True
        self._rest()
        speaker, self._speaker = self._speaker, None
        if speaker:
            speaker.close()

    def _fail(self, failure: Failure) -> None:
        """Tell once what is the matter, and be silent where nothing can be said any more."""
        if failure is not Failure.NO_VOICE:
            self._has_failed = True
            self._dismiss()
            self.found.emit(())
        self._announcer.add(words.failure(failure), Urgency.SEEN)

    def _follow(self, old: Preferences, now: Preferences) -> None:
        """Let the speaker follow the preferences."""
        if (now.speech and not old.speech) or now.speech_route is not old.speech_route:
            self._has_failed = False
            if now.speech and not self.may_speak:
                self._announcer.add(words.reader_speaks())
        if not self.may_speak:
            self._dismiss()
        elif tone_of(old, self._language) != tone_of(now, self._language) or self._speaker is None:
            self._ready().speak_so(tone_of(now, self._language))

    def _make_room(self, reader: Reader) -> None:
        """Be silent when a screen reader comes, which tells that; speak again when it has gone."""
        if self.may_speak:
            self._ready()
        elif self._speaker is not None and reader.is_screen_reader:
            self._dismiss()
            self._announcer.add(words.reader_speaks())
