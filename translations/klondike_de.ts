<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>words</name>
        <message>
            <source>Klondike solitaire for everybody. Without a command a window opens.</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Klondike-Patience für alle. Ohne einen Befehl öffnet sich ein Fenster.</translation>
        </message>
        <message>
            <source>Exit codes: 0 done, 1 a move was refused, 2 bad input, 3 no display, 4 a file made trouble.</source>
            <extracomment>Seen in the help of the command line, --help. Numbers with which the program ends.</extracomment>
            <translation>Rückgabewerte: 0 erledigt, 1 ein Zug wurde abgelehnt, 2 unbrauchbare Eingabe, 3 kein Bildschirm, 4 Ärger mit einer Datei.</translation>
        </message>
        <message>
            <source>usage:</source>
            <extracomment>Seen in the help of the command line, --help. What can be typed follows.</extracomment>
            <translation>Aufruf:</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <extracomment>Seen in the help of the command line, --help. What is written behind a command without a name of its own.</extracomment>
            <translation>Angaben ohne Namen</translation>
        </message>
        <message>
            <source>options</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>options of the window</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Optionen des Fensters</translation>
        </message>
        <message>
            <source>options before or after a command</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Optionen vor oder nach einem Befehl</translation>
        </message>
        <message>
            <source>commands that need no window</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Befehle, die kein Fenster brauchen</translation>
        </message>
        <message>
            <source>show this help and end</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>diese Hilfe zeigen und beenden</translation>
        </message>
        <message>
            <source>show the version of the program and end</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die Version des Programms zeigen und beenden</translation>
        </message>
        <message>
            <source>a deal by number, as 104 characters or as a code, or a file that holds a deal or a game: @FILE</source>
            <extracomment>Seen in the help of the command line, --help. @ stands as it is.</extracomment>
            <translation>ein Spiel als Nummer, als 104 Zeichen oder als Code, oder eine Datei mit einem Spiel: @DATEI</translation>
        </message>
        <message>
            <source>the kind of game, for this one game</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die Spielart, nur für dieses Spiel</translation>
        </message>
        <message>
            <source>the daily deal, of today or of a day that has been</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>das Tagesspiel, das heutige oder das eines vergangenen Tages</translation>
        </message>
        <message>
            <source>watch a deal being won, and end; any key ends it too</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>zusehen, wie ein Spiel gewonnen wird, und beenden; das tut auch jede Taste</translation>
        </message>
        <message>
            <source>begin another game</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>ein anderes Spiel beginnen</translation>
        </message>
        <message>
            <source>how big the cards are</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>wie groß die Karten sind</translation>
        </message>
        <message>
            <source>the colours of the cards</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die Farben der Karten</translation>
        </message>
        <message>
            <source>switch presets on and keep them, without any question: {presets}</source>
            <extracomment>Seen in the help of the command line, --help.  {presets}: fixed words.</extracomment>
            <translation>Profile ein für alle Mal einschalten, ohne jede Frage: {presets}</translation>
        </message>
        <message>
            <source>whether the program speaks, this time</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>ob das Programm spricht, nur dieses Mal</translation>
        </message>
        <message>
            <source>save a picture of the table and end; needs no display</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>ein Bild des Tisches speichern und enden; braucht keinen Bildschirm</translation>
        </message>
        <message>
            <source>width and height of the window, such as 1280x800</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Breite und Höhe des Fensters, etwa 1280x800</translation>
        </message>
        <message>
            <source>the folder for everything that is kept</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>der Ordner für alles, was aufbewahrt wird</translation>
        </message>
        <message>
            <source>the language of the texts, such as en</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die Sprache der Texte, etwa en</translation>
        </message>
        <message>
            <source>how much to tell about what goes on inside</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>wie viel über das Innere zu berichten ist</translation>
        </message>
        <message>
            <source>answer with one JSON object a line</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>mit einem JSON-Objekt je Zeile antworten</translation>
        </message>
        <message>
            <source>show how a deal begins</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>zeigen, wie ein Spiel beginnt</translation>
        </message>
        <message>
            <source>tell whether deals can be won, and how</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>sagt, ob Spiele zu gewinnen sind, und wie</translation>
        </message>
        <message>
            <source>deal numbers, deals as 104 characters, or files that hold a deal or a position: @FILE</source>
            <extracomment>Seen in the help of the command line, --help. @ stands as it is.</extracomment>
            <translation>Nummern von Spielen, Spiele als 104 Zeichen oder Dateien mit einem Spiel oder einer Stellung: @DATEI</translation>
        </message>
        <message>
            <source>a file with one deal a line; - reads the input; empty lines and those that begin with # are passed over</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>eine Datei mit einem Spiel je Zeile; - liest die Eingabe; leere Zeilen und solche, die mit # beginnen, werden übergangen</translation>
        </message>
        <message>
            <source>most positions to look at for each deal, {default} if not given</source>
            <extracomment>Seen in the help of the command line, --help. {default}: a number.</extracomment>
            <translation>wie viele Stellungen je Spiel höchstens angesehen werden, ohne Angabe {default}</translation>
        </message>
        <message>
            <source>most seconds for each deal, no limit if not given</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>wie viele Sekunden je Spiel höchstens gesucht wird, ohne Angabe unbegrenzt</translation>
        </message>
        <message>
            <source>most trips through the stock, or unlimited, instead of those of the kind of game</source>
            <extracomment>Seen in the help of the command line, --help. unlimited is a word to type, and stays as it is.</extracomment>
            <translation>wie viele Durchgänge durch den Talon höchstens, oder unlimited, statt der Zahl der Spielart</translation>
        </message>
        <message>
            <source>let no card come back from a foundation</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>keine Karte kommt von einem Zielstapel zurück</translation>
        </message>
        <message>
            <source>how many deals to work on at once; the answers keep their order</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>wie viele Spiele gleichzeitig bearbeitet werden; die Antworten behalten ihre Reihenfolge</translation>
        </message>
        <message>
            <source>play moves from a file and tell where they lead</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Züge aus einer Datei spielen und sagen, wohin sie führen</translation>
        </message>
        <message>
            <source>the moves: d draw, r redeal, 27 or W4 or 3H move, u undo, y redo, = finish; - reads the input</source>
            <extracomment>Seen in the help of the command line, --help. The single letters, digits and signs stay as they are.</extracomment>
            <translation>die Züge: d ziehen, r Abwurf wenden, 27 oder W4 oder 3H legen, u rückgängig, y wiederholen, = fertigspielen; - liest die Eingabe</translation>
        </message>
        <message>
            <source>play in the terminal, in words; the game is the same as in the window</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>im Terminal spielen, in Worten; es ist dasselbe Spiel wie im Fenster</translation>
        </message>
        <message>
            <source>tell the records of all kinds of games</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die Ergebnisse aller Spielarten nennen</translation>
        </message>
        <message>
            <source>write everything that is kept to one file</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>alles Aufbewahrte in eine Datei schreiben</translation>
        </message>
        <message>
            <source>the file to write</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die zu schreibende Datei</translation>
        </message>
        <message>
            <source>write over a file that is there</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>eine vorhandene Datei überschreiben</translation>
        </message>
        <message>
            <source>write the game that goes on, as a text; --deal @FILE opens it</source>
            <extracomment>Seen in the help of the command line, --help. --deal @FILE stays.</extracomment>
            <translation>das laufende Spiel als Text ausgeben; --deal @DATEI öffnet ihn</translation>
        </message>
        <message>
            <source>add what another computer has exported</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>hinzufügen, was ein anderer Rechner ausgegeben hat</translation>
        </message>
        <message>
            <source>the file to read</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die zu lesende Datei</translation>
        </message>
        <message>
            <source>tell how to play, all of it</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>die ganze Spielanleitung zeigen</translation>
        </message>
        <message>
            <source>write it to this file as a web page</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>sie als Webseite in diese Datei schreiben</translation>
        </message>
        <message>
            <source>tell versions, folders and what is missing</source>
            <extracomment>Seen in the help of the command line, --help.</extracomment>
            <translation>Versionen, Ordner und Fehlendes nennen</translation>
        </message>
        <message numerus="yes">
            <source>{n} automatic</source>
            <extracomment>Heard after a move. Cards went up by themselves. Very short, for players who want little speech.</extracomment>
            <translation>
                <numerusform>{n} von selbst</numerusform>
                <numerusform>{n} von selbst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then {n} cards to foundations</source>
            <extracomment>Heard after a move. Cards went up by themselves.
For one: Then {n} card to foundation</extracomment>
            <translation>
                <numerusform>Dann {n} Karte auf den Zielstapel</numerusform>
                <numerusform>Dann {n} Karten auf die Zielstapel</numerusform>
            </translation>
        </message>
        <message>
            <source>Automatic: {card}</source>
            <extracomment>Heard after a move. Cards went up by themselves. {card}: the only one.</extracomment>
            <translation>Von selbst: {card}</translation>
        </message>
        <message>
            <source>Automatic: {card} to foundation</source>
            <extracomment>Heard after a move. Cards went up by themselves. {card}: it went up by itself.</extracomment>
            <translation>Von selbst: {card} auf den Zielstapel</translation>
        </message>
        <message numerus="yes">
            <source>Automatic: {n} cards</source>
            <extracomment>Heard after a move. Cards went up by themselves.
For one: Automatic: {n} card</extracomment>
            <translation>
                <numerusform>Von selbst: {n} Karte</numerusform>
                <numerusform>Von selbst: {n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Automatic: {n} cards to foundations</source>
            <extracomment>Heard after a move. Cards went up by themselves.
For one: Automatic: {n} card to foundation</extracomment>
            <translation>
                <numerusform>Von selbst: {n} Karte auf den Zielstapel</numerusform>
                <numerusform>Von selbst: {n} Karten auf die Zielstapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Automatic: {n} cards to foundations, {list}</source>
            <extracomment>Heard after a move. Cards went up by themselves. {list}: how far foundations are built: hearts to six.
For one: Automatic: {n} card to foundation, {list}</extracomment>
            <translation>
                <numerusform>Von selbst: {n} Karte auf den Zielstapel, {list}</numerusform>
                <numerusform>Von selbst: {n} Karten auf die Zielstapel, {list}</numerusform>
            </translation>
        </message>
        <message>
            <source>Your first win</source>
            <extracomment>Seen and heard after a win.</extracomment>
            <translation>Ihr erster Sieg</translation>
        </message>
        <message>
            <source>best score</source>
            <extracomment>Something that no win before this one was as good in. Part of a list, of which the first word is a capital.</extracomment>
            <translation>bester Punktestand</translation>
        </message>
        <message>
            <source>fastest win</source>
            <extracomment>Something that no win before this one was as good in. Part of a list, of which the first word is a capital.</extracomment>
            <translation>schnellster Sieg</translation>
        </message>
        <message>
            <source>fewest moves</source>
            <extracomment>Something that no win before this one was as good in. Part of a list, of which the first word is a capital.</extracomment>
            <translation>wenigste Züge</translation>
        </message>
        <message>
            <source>{list} so far</source>
            <extracomment>Seen and heard after a win. {list}: best score, fastest win.</extracomment>
            <translation>{list} bisher</translation>
        </message>
        <message>
            <source>Daily deals</source>
            <extracomment>Title of the window with the calendar of the daily deals.</extracomment>
            <translation>Tagesspiele</translation>
        </message>
        <message>
            <source>Draw &amp;one</source>
            <extracomment>Switch above the calendar: each day has two deals.</extracomment>
            <translation>&amp;Eine Karte</translation>
        </message>
        <message>
            <source>Draw t&amp;hree</source>
            <extracomment>Switch above the calendar: each day has two deals.</extracomment>
            <translation>&amp;Drei Karten</translation>
        </message>
        <message>
            <source>Pre&amp;vious</source>
            <extracomment>Button above the calendar: shows the month before; the first is seen, the second is heard.</extracomment>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>Previous month</source>
            <extracomment>Button above the calendar: shows the month before; the first is seen, the second is heard.</extracomment>
            <translation>Voriger Monat</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <extracomment>Button above the calendar: shows the month after; the first is seen, the second is heard.
Button: takes the marked answer; the next question comes.</extracomment>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>Next month</source>
            <extracomment>Button above the calendar: shows the month after; the first is seen, the second is heard.</extracomment>
            <translation>Nächster Monat</translation>
        </message>
        <message>
            <source>&amp;Today</source>
            <extracomment>Button above the calendar: goes to today.</extracomment>
            <translation>&amp;Heute</translation>
        </message>
        <message>
            <source>&amp;Play this day</source>
            <extracomment>Button below the calendar: deals the daily deal of the chosen day.</extracomment>
            <translation>Diesen &amp;Tag spielen</translation>
        </message>
        <message>
            <source>Arrows go by days and weeks, Page Up and Page Down by months, with Shift by years; Home and End go along the week, with Ctrl along the month</source>
            <extracomment>Heard once, at the switch between the two deals of each day.</extracomment>
            <translation>Pfeile gehen um Tage und Wochen, Bild auf und Bild ab um Monate, mit Umschalt um Jahre; Pos1 und Ende gehen in der Woche entlang, mit Strg im Monat</translation>
        </message>
        <message>
            <source>today</source>
            <extracomment>Heard at a day of the calendar, and stands below it. Stands behind the day itself.</extracomment>
            <translation>heute</translation>
        </message>
        <message>
            <source>still to come</source>
            <extracomment>Heard at a day of the calendar, and stands below it. Such a day cannot be played yet.</extracomment>
            <translation>kommt erst noch</translation>
        </message>
        <message>
            <source>draw one</source>
            <extracomment>Heard at a day of the calendar, and stands below it. The cards that are drawn at a time.</extracomment>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>draw three</source>
            <extracomment>Heard at a day of the calendar, and stands below it. The cards that are drawn at a time.</extracomment>
            <translation>drei Karten</translation>
        </message>
        <message>
            <source>not played</source>
            <extracomment>Heard at a day of the calendar, and stands below it.</extracomment>
            <translation>nicht gespielt</translation>
        </message>
        <message>
            <source>begun, not won</source>
            <extracomment>Heard at a day of the calendar, and stands below it.</extracomment>
            <translation>begonnen, nicht gewonnen</translation>
        </message>
        <message>
            <source>won in {moves}</source>
            <extracomment>Heard at a day of the calendar, and stands below it. {moves}: 142 moves.</extracomment>
            <translation>gewonnen, {moves}</translation>
        </message>
        <message>
            <source>begun</source>
            <extracomment>Very short, in the box of a day in the calendar.</extracomment>
            <translation>begonnen</translation>
        </message>
        <message>
            <source>won</source>
            <extracomment>Very short, in the box of a day in the calendar.
What came of a game.</extracomment>
            <translation>gewonnen</translation>
        </message>
        <message numerus="yes">
            <source>Played {n} times</source>
            <extracomment>Heard at a day of the calendar, and stands below it.
For one: Played once</extracomment>
            <translation>
                <numerusform>{n}-mal gespielt</numerusform>
                <numerusform>{n}-mal gespielt</numerusform>
            </translation>
        </message>
        <message>
            <source>It took {time}</source>
            <extracomment>Heard at a day of the calendar, and stands below it. {time}: 5 minutes, 7 seconds; how long the win took.</extracomment>
            <translation>Dauer {time}</translation>
        </message>
        <message>
            <source>fastest {time}</source>
            <extracomment>Heard at a day of the calendar, and stands below it. {time}: 5 minutes, 7 seconds.</extracomment>
            <translation>schnellstes Mal {time}</translation>
        </message>
        <message>
            <source>Another win counts as a chosen deal</source>
            <extracomment>Heard at a day of the calendar that is won, and when its deal is dealt again.</extracomment>
            <translation>Ein weiterer Sieg zählt als gewähltes Spiel</translation>
        </message>
        <message>
            <source>{won} of {days} won in {month}</source>
            <extracomment>Stands below the calendar and is heard when it opens. {won}, {days}: days of the month, up to today; {month}: November 2026.</extracomment>
            <translation>{month}: {won} von {days} gewonnen</translation>
        </message>
        <message numerus="yes">
            <source>{n} days in a row</source>
            <extracomment>Stands below the calendar and is heard when it opens. Days that are won.
For one: {n} day in a row</extracomment>
            <translation>
                <numerusform>{n} Tag in Folge</numerusform>
                <numerusform>{n} Tage in Folge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} at most</source>
            <extracomment>Stands below the calendar and is heard when it opens. The most days in a row so far.</extracomment>
            <translation>
                <numerusform>höchstens {n}</numerusform>
                <numerusform>höchstens {n}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} in all</source>
            <extracomment>Stands below the calendar and is heard when it opens. All days that are won.</extracomment>
            <translation>
                <numerusform>insgesamt {n}</numerusform>
                <numerusform>insgesamt {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>A missed day counts as soon as you win it</source>
            <extracomment>Stands below the calendar and is heard when it opens. It is a comfort.</extracomment>
            <translation>Ein versäumter Tag zählt, sobald Sie ihn gewinnen</translation>
        </message>
        <message>
            <source>The first daily deal is that of {day}</source>
            <extracomment>Heard in the calendar by whoever wants to go further back. {day}: 1 January 2026.</extracomment>
            <translation>Das erste Tagesspiel ist das vom {day}</translation>
        </message>
        <message>
            <source>Days to come cannot be opened yet</source>
            <extracomment>Heard in the calendar by whoever wants to go on to a later month.</extracomment>
            <translation>Künftige Tage lassen sich noch nicht öffnen</translation>
        </message>
        <message>
            <source>The daily deal of {day} is still to come</source>
            <extracomment>Heard in place of a daily deal. {day}: 4 December 2026.
An error of the command line. {day}: such as 2026-11-30.</extracomment>
            <translation>Das Tagesspiel vom {day} kommt erst noch</translation>
        </message>
        <message>
            <source>The daily deal of {day} lies on the table already</source>
            <extracomment>Heard when the daily deal is asked for that is being played. {day}: 3 December 2026.</extracomment>
            <translation>Das Tagesspiel vom {day} liegt schon auf dem Tisch</translation>
        </message>
        <message numerus="yes">
            <source>{n} daily deals in a row</source>
            <extracomment>Heard when a daily deal is won, behind the news of that: of so many days without a gap.
For one: {n} daily deal in a row</extracomment>
            <translation>
                <numerusform>{n} Tagesspiel in Folge</numerusform>
                <numerusform>{n} Tagesspiele in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>ace</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Ass</translation>
        </message>
        <message>
            <source>two</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>three</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Drei</translation>
        </message>
        <message>
            <source>four</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Vier</translation>
        </message>
        <message>
            <source>five</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>six</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>seven</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Sieben</translation>
        </message>
        <message>
            <source>eight</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Acht</translation>
        </message>
        <message>
            <source>nine</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Neun</translation>
        </message>
        <message>
            <source>ten</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Zehn</translation>
        </message>
        <message>
            <source>jack</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Bube</translation>
        </message>
        <message>
            <source>queen</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>Dame</translation>
        </message>
        <message>
            <source>king</source>
            <extracomment>The rank of a card. Heard in the name of a card, and in how far a foundation is built.</extracomment>
            <translation>König</translation>
        </message>
        <message>
            <source>clubs</source>
            <extracomment>A suit that stands alone: hearts to six.</extracomment>
            <translation>Kreuz</translation>
        </message>
        <message>
            <source>diamonds</source>
            <extracomment>A suit that stands alone: hearts to six.</extracomment>
            <translation>Karo</translation>
        </message>
        <message>
            <source>hearts</source>
            <extracomment>A suit that stands alone: hearts to six.</extracomment>
            <translation>Herz</translation>
        </message>
        <message>
            <source>spades</source>
            <extracomment>A suit that stands alone: hearts to six.</extracomment>
            <translation>Pik</translation>
        </message>
        <message>
            <source>{rank} of clubs</source>
            <extracomment>The name of a card. {rank}: its rank, such as seven.</extracomment>
            <translation>Kreuz-{rank}</translation>
        </message>
        <message>
            <source>{rank} of diamonds</source>
            <extracomment>The name of a card. {rank}: its rank, such as seven.</extracomment>
            <translation>Karo-{rank}</translation>
        </message>
        <message>
            <source>{rank} of hearts</source>
            <extracomment>The name of a card. {rank}: its rank, such as seven.</extracomment>
            <translation>Herz-{rank}</translation>
        </message>
        <message>
            <source>{rank} of spades</source>
            <extracomment>The name of a card. {rank}: its rank, such as seven.</extracomment>
            <translation>Pik-{rank}</translation>
        </message>
        <message>
            <source>{rank} clubs</source>
            <extracomment>The name of a card in as few words as can be, for players who want little speech. {rank}: such as seven.</extracomment>
            <translation>Kreuz-{rank}</translation>
        </message>
        <message>
            <source>{rank} diamonds</source>
            <extracomment>The name of a card in as few words as can be, for players who want little speech. {rank}: such as seven.</extracomment>
            <translation>Karo-{rank}</translation>
        </message>
        <message>
            <source>{rank} hearts</source>
            <extracomment>The name of a card in as few words as can be, for players who want little speech. {rank}: such as seven.</extracomment>
            <translation>Herz-{rank}</translation>
        </message>
        <message>
            <source>{rank} spades</source>
            <extracomment>The name of a card in as few words as can be, for players who want little speech. {rank}: such as seven.</extracomment>
            <translation>Pik-{rank}</translation>
        </message>
        <message numerus="yes">
            <source>{card} and {n} more</source>
            <extracomment>Several cards that are held or move together. {card}: the first one; {n}: how many lie on it.</extracomment>
            <translation>
                <numerusform>{card} und {n} weitere</numerusform>
                <numerusform>{card} und {n} weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <extracomment>A run of face-up cards in a column, named by both its ends. {first}, {last}: names of cards.
Framed for a player with one or two switches, who chooses it with a press. Stands for several controls in a row. {first} and {last}: the names of the first and the last one.</extracomment>
            <translation>{first} bis {last}</translation>
        </message>
        <message>
            <source>Chart</source>
            <extracomment>Label of a choice of one of several charts.</extracomment>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>Heard in place of a figure that a game does not have.</extracomment>
            <translation>keine Angabe</translation>
        </message>
        <message>
            <source>Games of the last 12 months</source>
            <extracomment>The name of a chart of games that were played.</extracomment>
            <translation>Spiele der letzten 12 Monate</translation>
        </message>
        <message>
            <source>Games of the last 30 days</source>
            <extracomment>The name of a chart of games that were played.</extracomment>
            <translation>Spiele der letzten 30 Tage</translation>
        </message>
        <message>
            <source>Share of wins, month by month</source>
            <extracomment>The name of a chart of games that were played.</extracomment>
            <translation>Anteil der Siege, Monat für Monat</translation>
        </message>
        <message>
            <source>Moves that wins took</source>
            <extracomment>The name of a chart of games that were played.</extracomment>
            <translation>Züge bis zum Sieg</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>Column head in the table beside a chart.
Title of the window with all moves that can be played.
A chapter of the help.
Column head in the list of games that were played.</extracomment>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Wins</source>
            <extracomment>Column head in the table beside a chart. Games won with so many moves.</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Day</source>
            <extracomment>Column head in the table beside a chart.</extracomment>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Month</source>
            <extracomment>Column head in the table beside a chart.</extracomment>
            <translation>Monat</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Column head in the table beside a chart. Wins of a hundred games.</extracomment>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>{number} %</source>
            <extracomment>A share of games, in a table and in a chart.</extracomment>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>Played</source>
            <extracomment>Column head in the table beside a chart. Games that were won or left.</extracomment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Column head in the table beside a chart. Games that were won.
The name of a figure in the records of games; the figure stands beside it. Games that were won.</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Won of 100 games</source>
            <extracomment>Beside the line of a chart.</extracomment>
            <translation>Siege von 100 Spielen</translation>
        </message>
        <message>
            <source>No game ended in this time</source>
            <extracomment>Says what a chart shows.</extracomment>
            <translation>In dieser Zeit endete kein Spiel</translation>
        </message>
        <message numerus="yes">
            <source>{n} games ended, {won} won, {percent}</source>
            <extracomment>Says what a chart shows. {percent}: 42 percent.
For one: {n} game ended, {won} won, {percent}</extracomment>
            <translation>
                <numerusform>{n} Spiel beendet, {won} gewonnen, {percent}</numerusform>
                <numerusform>{n} Spiele beendet, {won} gewonnen, {percent}</numerusform>
            </translation>
        </message>
        <message>
            <source>Most wins: {won}, {when}</source>
            <extracomment>Says what a chart shows. {when}: November 2026.</extracomment>
            <translation>Die meisten Siege: {won}, {when}</translation>
        </message>
        <message>
            <source>Share of wins: {first} in {then}, {last} in {now}</source>
            <extracomment>Says what a chart shows. {first}, {last}: 42 percent; {then}, {now}: November 2026.</extracomment>
            <translation>Anteil der Siege: {first} im {then}, {last} im {now}</translation>
        </message>
        <message>
            <source>Best: {share} in {when}</source>
            <extracomment>Says what a chart shows. {share}: 42 percent; {when}: November 2026.</extracomment>
            <translation>Am besten: {share} im {when}</translation>
        </message>
        <message>
            <source>No game was won yet</source>
            <extracomment>Says what a chart shows.</extracomment>
            <translation>Noch wurde kein Spiel gewonnen</translation>
        </message>
        <message numerus="yes">
            <source>{n} wins</source>
            <extracomment>Says what a chart shows.
For one: {n} win</extracomment>
            <translation>
                <numerusform>{n} Sieg</numerusform>
                <numerusform>{n} Siege</numerusform>
            </translation>
        </message>
        <message>
            <source>Half of them took {moves} or fewer</source>
            <extracomment>Says what a chart shows. {moves}: 134 moves.</extracomment>
            <translation>Die Hälfte davon: {moves} oder weniger</translation>
        </message>
        <message>
            <source>From {fewest} to {most}</source>
            <extracomment>Says what a chart shows. {most}: 210 moves.</extracomment>
            <translation>Spanne: {fewest} bis {most}</translation>
        </message>
        <message>
            <source>half: {moves}</source>
            <extracomment>At a line in a chart. {moves}: half of the wins took no more.</extracomment>
            <translation>Hälfte: {moves}</translation>
        </message>
        <message>
            <source>{fewest} to {most}</source>
            <extracomment>A range of moves in a chart.</extracomment>
            <translation>{fewest} bis {most}</translation>
        </message>
        <message>
            <source>draw</source>
            <extracomment>One entry of the list of moves. Turns cards from the stock to the waste.
A move that was taken back or played again: Undone: draw. Cards were turned from the stock to the waste.</extracomment>
            <translation>ziehen</translation>
        </message>
        <message>
            <source>turn the waste over</source>
            <extracomment>One entry of the list of moves. The waste goes back under as the stock.
Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>den Abwurf wenden</translation>
        </message>
        <message>
            <source>{cards} to {place}</source>
            <extracomment>One entry of the list of moves. {cards}: such as six of clubs; {place}: where they go, such as column four.
A move. {cards}: such as six of clubs; {place}: where they go, such as column four.
A move that was taken back or played again: Undone: draw. {cards}: such as six of clubs; {place}: where they go, such as column four.</extracomment>
            <translation>{cards} auf {place}</translation>
        </message>
        <message>
            <source>{cards}, {source} to {destination}</source>
            <extracomment>One entry of the list of moves. {cards}: such as six of clubs; {source} and {destination}: such as column four.</extracomment>
            <translation>{cards}, von {source} auf {destination}</translation>
        </message>
        <message>
            <source>No moves can be played</source>
            <extracomment>Heard instead of the list of moves.</extracomment>
            <translation>Es gibt keinen Zug</translation>
        </message>
        <message numerus="yes">
            <source>{n} moves can be played</source>
            <extracomment>Begins the list of moves.
For one: {n} move can be played</extracomment>
            <translation>
                <numerusform>{n} Zug ist möglich</numerusform>
                <numerusform>{n} Züge sind möglich</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}: {entry}</source>
            <extracomment>A numbered entry of a list, such as the moves.</extracomment>
            <translation>{number}: {entry}</translation>
        </message>
        <message>
            <source>Nothing to pick up here</source>
            <extracomment>Heard when a move is refused, and when no card can be moved here.
Heard when a move is refused.</extracomment>
            <translation>Hier ist nichts aufzunehmen</translation>
        </message>
        <message numerus="yes">
            <source>{n} places for {card}: {list}</source>
            <extracomment>Answers where a card can go. {card}: six of hearts; {list}: column two on seven of clubs, foundation.
For one: {n} place for {card}: {list}</extracomment>
            <translation>
                <numerusform>{n} Platz für {card}: {list}</numerusform>
                <numerusform>{n} Plätze für {card}: {list}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} places: {list}</source>
            <extracomment>Answers where a card can go. {list}: column two on seven of hearts, foundation.
For one: {n} place: {list}</extracomment>
            <translation>
                <numerusform>{n} Platz: {list}</numerusform>
                <numerusform>{n} Plätze: {list}</numerusform>
            </translation>
        </message>
        <message>
            <source>{place} on {card}</source>
            <extracomment>Where a card can go. {place}: column two; {card}: the card that lies there now.</extracomment>
            <translation>{place} auf {card}</translation>
        </message>
        <message>
            <source>Deal by number or text</source>
            <extracomment>Title of the window that asks for a deal.</extracomment>
            <translation>Spiel nach Nummer oder Text</translation>
        </message>
        <message>
            <source>Type a deal number from 1 to 2147483647. Or paste a deal, a code, a whole game, or a deal of another program, such as kpat 24.</source>
            <extracomment>Stands above the field that takes a deal. The last two words stay as they are.</extracomment>
            <translation>Geben Sie eine Spielnummer von 1 bis 2147483647 ein. Oder fügen Sie ein Spiel, einen Code, ein ganzes Spiel mit Zügen oder das Spiel eines anderen Programms ein, etwa kpat 24.</translation>
        </message>
        <message>
            <source>&amp;Open a file …</source>
            <extracomment>Button: chooses a file that holds a deal or a game.
Button in the preferences: takes all of them from a file.</extracomment>
            <translation>&amp;Datei öffnen …</translation>
        </message>
        <message>
            <source>&amp;Deal</source>
            <extracomment>Button: deals the wanted cards.
Button at the end of the set-up: the first game begins.</extracomment>
            <translation>Aus&amp;teilen</translation>
        </message>
        <message>
            <source>The board</source>
            <extracomment>Name of a list, for screen readers: what lies where in a deal.</extracomment>
            <translation>Das Brett</translation>
        </message>
        <message>
            <source>Looking whether it can be won …</source>
            <extracomment>Stands above a board before it is dealt.</extracomment>
            <translation>Ist es zu gewinnen? Es wird gesucht …</translation>
        </message>
        <message>
            <source>Without the solver nobody knows whether it can be won</source>
            <extracomment>Stands above a board.</extracomment>
            <translation>Ohne den Löser weiß niemand, ob es zu gewinnen ist</translation>
        </message>
        <message>
            <source>Open a deal or a game</source>
            <extracomment>Title of the window that asks for a file.</extracomment>
            <translation>Spiel öffnen</translation>
        </message>
        <message>
            <source>Deal {number} of {program}</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given. {number}: its number there; {program}: a name.</extracomment>
            <translation>Spiel {number} von {program}</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given. {number}: its number.</extracomment>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>A deal as 104 characters</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Spiel als 104 Zeichen</translation>
        </message>
        <message>
            <source>A deal from a code</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Spiel aus einem Code</translation>
        </message>
        <message>
            <source>The middle of a game</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Die Mitte eines Spiels</translation>
        </message>
        <message>
            <source>A deal as 156 digits</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Spiel als 156 Ziffern</translation>
        </message>
        <message>
            <source>A board of PySol</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Brett von PySol</translation>
        </message>
        <message>
            <source>A board of KSolve</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Brett von KSolve</translation>
        </message>
        <message>
            <source>A board of Solvitaire</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Brett von Solvitaire</translation>
        </message>
        <message>
            <source>A game of KPatience, as it was left</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein Spiel von KPatience, wie es verlassen wurde</translation>
        </message>
        <message>
            <source>PySol has two deals with this number; the other one is {other}</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given. {other}: what to type for it.</extracomment>
            <translation>PySol hat zwei Spiele mit dieser Nummer; das andere ist {other}</translation>
        </message>
        <message>
            <source>A whole game that was won: it begins anew</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein ganzes, gewonnenes Spiel: es beginnt von vorn</translation>
        </message>
        <message>
            <source>A whole game, as it was left</source>
            <extracomment>Stands above a board before it is dealt: in which form it was given.</extracomment>
            <translation>Ein ganzes Spiel, wie es verlassen wurde</translation>
        </message>
        <message>
            <source>{file} cannot be read: {why}</source>
            <extracomment>Seen when a file cannot be opened. {file}: its name; {why}: what the system says.</extracomment>
            <translation>{file} ist nicht zu lesen: {why}</translation>
        </message>
        <message>
            <source>last card of {place}</source>
            <extracomment>Part of what a card or a column says when everything is told. {place}: column four.</extracomment>
            <translation>letzte Karte in {place}</translation>
        </message>
        <message>
            <source>run from {card}</source>
            <extracomment>Part of what a card or a column says when everything is told. {card}: the first of its face-up cards.</extracomment>
            <translation>Folge ab {card}</translation>
        </message>
        <message>
            <source>{place}: {cards}</source>
            <extracomment>Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.</extracomment>
            <translation>{place}: {cards}</translation>
        </message>
        <message>
            <source>{place}, empty</source>
            <extracomment>Heard when the focus comes to this place. {place}: a column or a foundation.</extracomment>
            <translation>{place}, leer</translation>
        </message>
        <message numerus="yes">
            <source>{card}, with {n} cards on it</source>
            <extracomment>Heard when the focus comes to this place. {card}: a covered face-up card; {n}: how many cards lie on it and move with it.
For one: {card}, with {n} card on it</extracomment>
            <translation>
                <numerusform>{card}, mit {n} Karte darauf</numerusform>
                <numerusform>{card}, mit {n} Karten darauf</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}, carries {first}</source>
            <extracomment>Heard when the focus comes to this place. {card}: a covered face-up card; what follows lies on it and moves with it.</extracomment>
            <translation>{card}, trägt {first}</translation>
        </message>
        <message>
            <source>{card}, carries {first} and {last}</source>
            <extracomment>Heard when the focus comes to this place. {card}: a covered face-up card; what follows lies on it and moves with it.</extracomment>
            <translation>{card}, trägt {first} und {last}</translation>
        </message>
        <message>
            <source>{card}, carries {count} cards, {first} to {last}</source>
            <extracomment>Heard when the focus comes to this place. {card}: a covered face-up card; what follows lies on it and moves with it.</extracomment>
            <translation>{card}, trägt {count} Karten, {first} bis {last}</translation>
        </message>
        <message>
            <source>{cards} in {place}</source>
            <extracomment>Heard when the focus comes to this place. {cards}: 2 face-down cards; {place}: column four.</extracomment>
            <translation>{cards} in {place}</translation>
        </message>
        <message>
            <source>cannot be picked up</source>
            <extracomment>Heard when the focus comes to this place. Ends what face-down cards say.</extracomment>
            <translation>nicht aufzunehmen</translation>
        </message>
        <message numerus="yes">
            <source>{n} down</source>
            <extracomment>The face-down cards of a column, for players who want little speech.</extracomment>
            <translation>
                <numerusform>{n} verdeckt</numerusform>
                <numerusform>{n} verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} face down</source>
            <extracomment>Part of what a card or a column says when everything is told. How many of its cards lie face down.
Shown in the status line and heard when the score is asked for. Cards of all columns.</extracomment>
            <translation>
                <numerusform>{n} verdeckt</numerusform>
                <numerusform>{n} verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} face up</source>
            <extracomment>Part of what a card or a column says when everything is told. How many of its cards lie face up.</extracomment>
            <translation>
                <numerusform>{n} offen</numerusform>
                <numerusform>{n} offen</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot read {name}: {why}</source>
            <extracomment>An error of the command line. {name}: a file; {why}: the system's reason.</extracomment>
            <translation>{name} ist nicht zu lesen: {why}</translation>
        </message>
        <message>
            <source>Cannot write {name}: {why}</source>
            <extracomment>An error of the command line. {name}: a file; {why}: the system's reason.</extracomment>
            <translation>{name} ist nicht zu schreiben: {why}</translation>
        </message>
        <message>
            <source>Cannot write: the output is closed</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Nicht zu schreiben: die Ausgabe ist geschlossen</translation>
        </message>
        <message>
            <source>{name} is too long to be read</source>
            <extracomment>An error of the command line. {name}: a file.</extracomment>
            <translation>{name} ist zu lang, um gelesen zu werden</translation>
        </message>
        <message>
            <source>{name} is not text in UTF-8; it goes wrong at byte {byte}</source>
            <extracomment>An error of the command line. {name}: a file.</extracomment>
            <translation>{name} ist kein Text in UTF-8; der Fehler steht bei Byte {byte}</translation>
        </message>
        <message>
            <source>This is the middle of a game, not a deal</source>
            <extracomment>An error of the command line. A position was given as a deal.
Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Das ist die Mitte eines Spiels, kein Anfang</translation>
        </message>
        <message>
            <source>What you named brings its own rules; leave --variant out</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Das Genannte bringt seine Regeln mit; --variant weglassen</translation>
        </message>
        <message>
            <source>No game is kept yet, so there is none to write</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Noch ist kein Spiel aufgehoben, also gibt es nichts auszugeben</translation>
        </message>
        <message>
            <source>{file} holds one game; open it with --deal @{file}</source>
            <extracomment>An error of the command line. --deal @ stands as it is.</extracomment>
            <translation>{file} enthält ein einzelnes Spiel; --deal @{file} öffnet es</translation>
        </message>
        <message>
            <source>There is no display for the window. Try: klondike-qt text</source>
            <extracomment>An error of the command line. The last two words are a command.</extracomment>
            <translation>Es gibt keinen Bildschirm für das Fenster. Versuchen Sie: klondike-qt text</translation>
        </message>
        <message>
            <source>There are no texts in the language {code}</source>
            <extracomment>An error of the command line. {code}: such as de.</extracomment>
            <translation>In der Sprache {code} gibt es keine Texte</translation>
        </message>
        <message>
            <source>{option} stands before {command}, but goes with the window only</source>
            <extracomment>An error of the command line. {option}: such as --size; {command}: a word such as text.</extracomment>
            <translation>{option} steht vor {command}, gehört aber nur zum Fenster</translation>
        </message>
        <message>
            <source>There is no option {option}; --help lists them</source>
            <extracomment>An error of the command line. {option}: what was typed.</extracomment>
            <translation>Eine Option {option} gibt es nicht; --help nennt sie alle</translation>
        </message>
        <message>
            <source>There is no preset {name}; there are {presets}</source>
            <extracomment>An error of the command line. {name}: what was typed; {presets}: a list of fixed words.</extracomment>
            <translation>Ein Profil {name} gibt es nicht; es gibt {presets}</translation>
        </message>
        <message>
            <source>"{text}" is not a size such as 1280x800</source>
            <extracomment>An error of the command line. {text}: what was typed; x stands between two numbers.</extracomment>
            <translation>„{text}“ ist keine Größe wie 1280x800</translation>
        </message>
        <message>
            <source>The picture {name} must end in .png</source>
            <extracomment>An error of the command line. {name}: a file.</extracomment>
            <translation>Das Bild {name} muss auf .png enden</translation>
        </message>
        <message>
            <source>{name} is there already; --force writes over it</source>
            <extracomment>An error of the command line. {name}: a file.</extracomment>
            <translation>{name} gibt es schon; --force überschreibt es</translation>
        </message>
        <message>
            <source>"{text}" is not a whole number from {least} to {most}</source>
            <extracomment>An error of the command line. {text}: what was typed; {least} and {most}: numbers.</extracomment>
            <translation>„{text}“ ist keine ganze Zahl von {least} bis {most}</translation>
        </message>
        <message>
            <source>"{text}" is not a number of seconds above 0</source>
            <extracomment>An error of the command line. {text}: what was typed.</extracomment>
            <translation>„{text}“ ist keine Zahl von Sekunden über 0</translation>
        </message>
        <message>
            <source>"{text}" is neither unlimited nor a whole number from 1</source>
            <extracomment>An error of the command line. {text}: what was typed; unlimited is a word to type, and stays as it is.</extracomment>
            <translation>„{text}“ ist weder unlimited noch eine ganze Zahl ab 1</translation>
        </message>
        <message>
            <source>Name at least one deal, or a file with --file</source>
            <extracomment>An error of the command line. --file stays as it is.</extracomment>
            <translation>Mindestens ein Spiel angeben, oder mit --file eine Datei</translation>
        </message>
        <message>
            <source>Deals are named either here or in the file, not both</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Spiele stehen entweder hier oder in der Datei, nicht beides</translation>
        </message>
        <message>
            <source>The solver is missing here; klondike-qt doctor tells more</source>
            <extracomment>An error of the command line. klondike-qt doctor stays as it is.</extracomment>
            <translation>Der Löser fehlt hier; klondike-qt doctor sagt mehr dazu</translation>
        </message>
        <message>
            <source>"{text}" is not a day such as 2026-11-30</source>
            <extracomment>An error of the command line. {text}: what was typed; year, month, day.</extracomment>
            <translation>„{text}“ ist kein Tag wie 2026-11-30</translation>
        </message>
        <message>
            <source>This kind of game has no daily deals; klondike and draw-three have</source>
            <extracomment>An error of the command line. Two fixed words.</extracomment>
            <translation>Diese Spielart hat keine Tagesspiele; klondike und draw-three haben welche</translation>
        </message>
        <message>
            <source>Ask for --daily or for a deal, not for both</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Entweder --daily oder ein Spiel, nicht beides</translation>
        </message>
        <message>
            <source>Which deal? Give a number, a text, or --daily</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Welches Spiel? Eine Nummer, ein Text oder --daily</translation>
        </message>
        <message>
            <source>This deal is unwinnable, so there is no win to show</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Dieses Spiel ist nicht zu gewinnen, also gibt es nichts zu zeigen</translation>
        </message>
        <message>
            <source>It is not known whether this deal can be won, so there is no win to show</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Es ist ungewiss, ob dieses Spiel zu gewinnen ist, also gibt es nichts zu zeigen</translation>
        </message>
        <message>
            <source>No winnable deal of this kind was found</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Es wurde kein gewinnbares Spiel dieser Art gefunden</translation>
        </message>
        <message>
            <source>{title}, window</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {title}: the title of a window.</extracomment>
            <translation>{title}, Fenster</translation>
        </message>
        <message>
            <source>{title}, menu</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {title}: the title of a menu.</extracomment>
            <translation>{title}, Menü</translation>
        </message>
        <message>
            <source>{name}, button</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: the text of a button.</extracomment>
            <translation>{name}, Schalter</translation>
        </message>
        <message>
            <source>{name}, switched on</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: a choice that is on or off.</extracomment>
            <translation>{name}, eingeschaltet</translation>
        </message>
        <message>
            <source>{name}, switched off</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: a choice that is on or off.</extracomment>
            <translation>{name}, ausgeschaltet</translation>
        </message>
        <message>
            <source>switched on</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. Whether the choice just named is on.</extracomment>
            <translation>eingeschaltet</translation>
        </message>
        <message>
            <source>switched off</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. Whether the choice just named is on.</extracomment>
            <translation>ausgeschaltet</translation>
        </message>
        <message>
            <source>{name}, choice</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: such as card size; its value follows.</extracomment>
            <translation>{name}, Auswahl</translation>
        </message>
        <message>
            <source>{name}, number</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: such as volume of the voice; it follows.</extracomment>
            <translation>{name}, Zahl</translation>
        </message>
        <message>
            <source>Message line</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. The last message follows.
Name of a choice in the preferences.</extracomment>
            <translation>Meldungszeile</translation>
        </message>
        <message>
            <source>{name}, text</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {name}: the label of a field to type in.</extracomment>
            <translation>{name}, Text</translation>
        </message>
        <message>
            <source>{text}, {number} of {count}</source>
            <extracomment>Heard from the program's own voice when the keyboard comes to it. {text}: an entry of a list; {number}: which one; {count}: how many there are.</extracomment>
            <translation>{text}, {number} von {count}</translation>
        </message>
        <message>
            <source>No place</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Kein Platz</translation>
        </message>
        <message>
            <source>No place; needs {wanted}</source>
            <extracomment>Heard when a move is refused, and when no place takes a card. {wanted}: red seven, empty column.</extracomment>
            <translation>Kein Platz; nötig: {wanted}</translation>
        </message>
        <message>
            <source>Wrong rank</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. The rank of the card does not fit.
Heard when a move is refused. The rank of the card does not fit.</extracomment>
            <translation>Falscher Rang</translation>
        </message>
        <message>
            <source>Ace accepts nothing</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. The ace is the lowest card.</extracomment>
            <translation>Auf Ass nichts</translation>
        </message>
        <message>
            <source>Needs {wanted}</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. {wanted}: red seven.
Heard when a move is refused, for players who want little speech: three words at most. {wanted}: red seven; or for a foundation the very card, such as four hearts.</extracomment>
            <translation>Nötig: {wanted}</translation>
        </message>
        <message>
            <source>Needs another card</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Andere Karte nötig</translation>
        </message>
        <message>
            <source>Foundation is full</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Zielstapel ist voll</translation>
        </message>
        <message>
            <source>Not on waste</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. Cards were to be put there.</extracomment>
            <translation>Nicht auf Abwurf</translation>
        </message>
        <message>
            <source>Not on stock</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. Cards were to be put there.</extracomment>
            <translation>Nicht auf Talon</translation>
        </message>
        <message>
            <source>Stock; draw instead</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. A stock card was to move.</extracomment>
            <translation>Talon; bitte ziehen</translation>
        </message>
        <message>
            <source>Face down</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.
Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <source>Same colour</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. Cards in a column must change colour.
Heard when a move is refused. Cards in a column must change colour.</extracomment>
            <translation>Gleiche Farbe</translation>
        </message>
        <message>
            <source>Only a king</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. The column is empty.</extracomment>
            <translation>Nur ein König</translation>
        </message>
        <message>
            <source>Needs an ace</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. The foundation is empty.</extracomment>
            <translation>Ass nötig</translation>
        </message>
        <message>
            <source>Only one card</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. To a foundation.</extracomment>
            <translation>Nur eine Karte</translation>
        </message>
        <message>
            <source>Only top card</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. Of the waste.</extracomment>
            <translation>Nur die oberste</translation>
        </message>
        <message>
            <source>Came from there</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Kommt von dort</translation>
        </message>
        <message>
            <source>Foundations are locked</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Zielstapel bleiben liegen</translation>
        </message>
        <message>
            <source>Nothing here</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Hier ist nichts</translation>
        </message>
        <message>
            <source>Not that many</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>So viele nicht</translation>
        </message>
        <message>
            <source>Stock empty</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. A draw was asked for.
Answers what the stock holds.
Heard when the focus comes to this place. The waste can be turned over.</extracomment>
            <translation>Talon leer</translation>
        </message>
        <message>
            <source>Draw first</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. The stock still has cards.</extracomment>
            <translation>Erst ziehen</translation>
        </message>
        <message>
            <source>Nothing to draw</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. Stock and waste are empty.</extracomment>
            <translation>Nichts zu ziehen</translation>
        </message>
        <message>
            <source>No passes left</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Keine Durchgänge mehr</translation>
        </message>
        <message>
            <source>At the start</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. There is nothing to undo.
Heard when a restart changes nothing.</extracomment>
            <translation>Am Anfang</translation>
        </message>
        <message>
            <source>Nothing to redo</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.
Heard when a move is refused.</extracomment>
            <translation>Nichts zu wiederholen</translation>
        </message>
        <message>
            <source>Cannot finish yet</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Fertigspielen noch nicht</translation>
        </message>
        <message>
            <source>No safe card</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most. None can go up by itself.</extracomment>
            <translation>Keine sichere Karte</translation>
        </message>
        <message>
            <source>No previous game</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Kein voriges Spiel</translation>
        </message>
        <message>
            <source>Game is won</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.
Heard when a hint is asked for after the win.</extracomment>
            <translation>Spiel gewonnen</translation>
        </message>
        <message>
            <source>Not understood</source>
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
            <translation>Nicht verstanden</translation>
        </message>
        <message>
            <source>{day} {month} {year}</source>
            <extracomment>A day. {day}, {year}: numbers; {month}: its name.</extracomment>
            <translation>{day}. {month} {year}</translation>
        </message>
        <message>
            <source>{weekday} {day}</source>
            <extracomment>A day. {weekday}: its name; {day}: 30 November 2026.</extracomment>
            <translation>{weekday}, {day}</translation>
        </message>
        <message>
            <source>{month} {year}</source>
            <extracomment>A month. {month}: its name; {year}: a number.</extracomment>
            <translation>{month} {year}</translation>
        </message>
        <message>
            <source>Mo</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Mo</translation>
        </message>
        <message>
            <source>Tu</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Di</translation>
        </message>
        <message>
            <source>We</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Mi</translation>
        </message>
        <message>
            <source>Th</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Do</translation>
        </message>
        <message>
            <source>Fr</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Fr</translation>
        </message>
        <message>
            <source>Sa</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>Sa</translation>
        </message>
        <message>
            <source>Su</source>
            <extracomment>A day of the week in very few letters, above its column in a calendar.</extracomment>
            <translation>So</translation>
        </message>
        <message>
            <source>Monday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Montag</translation>
        </message>
        <message>
            <source>Tuesday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Dienstag</translation>
        </message>
        <message>
            <source>Wednesday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Mittwoch</translation>
        </message>
        <message>
            <source>Thursday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Donnerstag</translation>
        </message>
        <message>
            <source>Friday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Freitag</translation>
        </message>
        <message>
            <source>Saturday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Samstag</translation>
        </message>
        <message>
            <source>Sunday</source>
            <extracomment>The name of a day of the week, within a day such as Monday 30 November 2026.</extracomment>
            <translation>Sonntag</translation>
        </message>
        <message>
            <source>January</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Januar</translation>
        </message>
        <message>
            <source>February</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Februar</translation>
        </message>
        <message>
            <source>March</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>März</translation>
        </message>
        <message>
            <source>April</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>April</translation>
        </message>
        <message>
            <source>May</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.
A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Mai</translation>
        </message>
        <message>
            <source>June</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Juni</translation>
        </message>
        <message>
            <source>July</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Juli</translation>
        </message>
        <message>
            <source>August</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>August</translation>
        </message>
        <message>
            <source>September</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>September</translation>
        </message>
        <message>
            <source>October</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Oktober</translation>
        </message>
        <message>
            <source>November</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>November</translation>
        </message>
        <message>
            <source>December</source>
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
            <translation>Dezember</translation>
        </message>
        <message>
            <source>{kind} without points for a fast win</source>
            <extracomment>The name of rules whose records are kept apart. {kind}: such as Klondike.</extracomment>
            <translation>{kind} ohne Punkte für schnelles Gewinnen</translation>
        </message>
        <message>
            <source>Klondike</source>
            <extracomment>The name of a kind of Klondike.</extracomment>
            <translation>Klondike</translation>
        </message>
        <message>
            <source>Draw Three</source>
            <extracomment>The name of a kind of Klondike.</extracomment>
            <translation>Drei Karten</translation>
        </message>
        <message>
            <source>Las Vegas</source>
            <extracomment>The name of a kind of Klondike.
An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Las Vegas</translation>
        </message>
        <message>
            <source>Las Vegas Draw Three</source>
            <extracomment>The name of a kind of Klondike.</extracomment>
            <translation>Las Vegas, drei Karten</translation>
        </message>
        <message>
            <source>own rules</source>
            <extracomment>Rules that the player put together. Stands where the name of a kind stands.</extracomment>
            <translation>eigene Regeln</translation>
        </message>
        <message>
            <source>Game opened, {game}</source>
            <extracomment>Heard when a saved game goes on. {game}: Klondike, deal 24.</extracomment>
            <translation>Spiel geöffnet, {game}</translation>
        </message>
        <message>
            <source>Previous game back, {game}</source>
            <extracomment>Heard when the game before is there again.</extracomment>
            <translation>Voriges Spiel zurück, {game}</translation>
        </message>
        <message>
            <source>New game, {game}</source>
            <extracomment>Heard after dealing. {game}: Klondike, deal 24.</extracomment>
            <translation>Neues Spiel, {game}</translation>
        </message>
        <message>
            <source>Game opened</source>
            <extracomment>Heard when a saved game goes on, by players who want little speech.</extracomment>
            <translation>Spiel geöffnet</translation>
        </message>
        <message>
            <source>New game</source>
            <extracomment>Heard after dealing, by players who want little speech.
Title of the window that asks which new game is wanted.</extracomment>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Previous game back</source>
            <extracomment>Heard when the game before is there again.</extracomment>
            <translation>Voriges Spiel zurück</translation>
        </message>
        <message numerus="yes">
            <source>Draws {n} cards at a time</source>
            <extracomment>Heard after dealing: a rule of this game.
For one: Draws one card at a time</extracomment>
            <translation>
                <numerusform>Es wird {n} Karte auf einmal gezogen</numerusform>
                <numerusform>Es werden {n} Karten auf einmal gezogen</numerusform>
            </translation>
        </message>
        <message>
            <source>any number of passes</source>
            <extracomment>Heard after dealing: a rule of this game.</extracomment>
            <translation>beliebig viele Durchgänge</translation>
        </message>
        <message numerus="yes">
            <source>{n} passes</source>
            <extracomment>Heard after dealing: a rule of this game.
For one: one pass
A value: how often the stock can be gone through.
For one: {n} pass</extracomment>
            <translation>
                <numerusform>{n} Durchgang</numerusform>
                <numerusform>{n} Durchgänge</numerusform>
            </translation>
        </message>
        <message>
            <source>Your game goes on</source>
            <extracomment>Heard when the program starts.</extracomment>
            <translation>Ihr Spiel geht weiter</translation>
        </message>
        <message>
            <source>Your game goes on, {game}</source>
            <extracomment>Heard when the program starts.</extracomment>
            <translation>Ihr Spiel geht weiter, {game}</translation>
        </message>
        <message>
            <source>empty</source>
            <extracomment>A place without cards, in a list of several places.</extracomment>
            <translation>leer</translation>
        </message>
        <message>
            <source>Columns: {list}</source>
            <extracomment>Heard after dealing. {list}: the last card of each column from left to right.</extracomment>
            <translation>Spalten: {list}</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>Which deal lies on the table.</extracomment>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>daily deal of {day}</source>
            <extracomment>Which deal lies on the table. {day}: 30 November 2026.</extracomment>
            <translation>Tagesspiel vom {day}</translation>
        </message>
        <message>
            <source>winnable</source>
            <extracomment>The deal that was just named can be won.</extracomment>
            <translation>gewinnbar</translation>
        </message>
        <message>
            <source>easy</source>
            <extracomment>How hard a deal is to win, one of four: easy, medium, hard, very hard.</extracomment>
            <translation>leicht</translation>
        </message>
        <message>
            <source>medium</source>
            <extracomment>How hard a deal is to win, one of four: easy, medium, hard, very hard.</extracomment>
            <translation>mittelschwer</translation>
        </message>
        <message>
            <source>hard</source>
            <extracomment>How hard a deal is to win, one of four: easy, medium, hard, very hard.</extracomment>
            <translation>schwer</translation>
        </message>
        <message>
            <source>very hard</source>
            <extracomment>How hard a deal is to win, one of four: easy, medium, hard, very hard.</extracomment>
            <translation>sehr schwer</translation>
        </message>
        <message>
            <source>It is not known whether this deal can be won</source>
            <extracomment>Heard some time after dealing.</extracomment>
            <translation>Es ist ungewiss, ob dieses Spiel zu gewinnen ist</translation>
        </message>
        <message>
            <source>This deal is unwinnable</source>
            <extracomment>Heard some time after dealing: no way of playing wins it.</extracomment>
            <translation>Dieses Spiel ist nicht zu gewinnen</translation>
        </message>
        <message>
            <source>This deal is {winnable}</source>
            <extracomment>Heard some time after dealing. {winnable}: winnable, or winnable and how hard.</extracomment>
            <translation>Dieses Spiel ist {winnable}</translation>
        </message>
        <message>
            <source>Difficulty: {level}</source>
            <extracomment>Heard some time after dealing. {level}: easy, medium, hard, very hard.</extracomment>
            <translation>Schwierigkeit: {level}</translation>
        </message>
        <message>
            <source>Perhaps not winnable</source>
            <extracomment>Heard after dealing, when the player has chosen winnable deals.</extracomment>
            <translation>Vielleicht nicht zu gewinnen</translation>
        </message>
        <message>
            <source>The solver is missing, so this deal is a plain shuffle that perhaps cannot be won</source>
            <extracomment>Heard after dealing, when the player has chosen winnable deals.</extracomment>
            <translation>Der Löser fehlt, daher ist dieses Spiel nur gemischt und vielleicht nicht zu gewinnen</translation>
        </message>
        <message>
            <source>No winnable deal was found in time, so this is a plain shuffle that perhaps cannot be won</source>
            <extracomment>Heard after dealing, when the player has chosen winnable deals.</extracomment>
            <translation>Es fand sich nicht rechtzeitig ein gewinnbares Spiel, daher ist dieses nur gemischt und vielleicht nicht zu gewinnen</translation>
        </message>
        <message>
            <source>Today’s deal lies on the table already</source>
            <extracomment>Heard when today’s deal is asked for again.</extracomment>
            <translation>Das heutige Spiel liegt schon auf dem Tisch</translation>
        </message>
        <message>
            <source>The table of the daily deals is missing or damaged; install the program again</source>
            <extracomment>Heard in place of a daily deal.</extracomment>
            <translation>Die Tabelle der Tagesspiele fehlt oder ist beschädigt; bitte das Programm neu installieren</translation>
        </message>
        <message>
            <source>Demo</source>
            <extracomment>Shown in the status line while the program plays by itself.</extracomment>
            <translation>Vorführung</translation>
        </message>
        <message>
            <source>Demo: {game}. Any key or click ends it</source>
            <extracomment>Heard when the program begins to play by itself. {game}: Klondike, deal 24.</extracomment>
            <translation>Vorführung: {game}. Jede Taste und jeder Klick beendet sie</translation>
        </message>
        <message>
            <source>Demo won, {moves}</source>
            <extracomment>Heard when the program has won by itself. {moves}: 98 moves.</extracomment>
            <translation>Vorführung gewonnen, {moves}</translation>
        </message>
        <message>
            <source>Demo over; your game lies on the table</source>
            <extracomment>Heard when the program no longer plays by itself.</extracomment>
            <translation>Vorführung beendet; Ihr Spiel liegt auf dem Tisch</translation>
        </message>
        <message>
            <source>The solver is missing, so there is no demo</source>
            <extracomment>Heard when the player asks for a demo.</extracomment>
            <translation>Der Löser fehlt, daher gibt es keine Vorführung</translation>
        </message>
        <message>
            <source>No winnable deal was found for a demo</source>
            <extracomment>Heard when the player asks for a demo.</extracomment>
            <translation>Für eine Vorführung fand sich kein gewinnbares Spiel</translation>
        </message>
        <message numerus="yes">
            <source>top of {n}</source>
            <extracomment>Answers what there is to know about the focused card. It lies on the waste. {n}: how many cards the waste has.</extracomment>
            <translation>
                <numerusform>oberste von {n}</numerusform>
                <numerusform>oberste von {n}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>top of {n} in waste</source>
            <extracomment>Answers what there is to know about the focused card. {n}: how many cards the waste has.</extracomment>
            <translation>
                <numerusform>oberste von {n} im Abwurf</numerusform>
                <numerusform>oberste von {n} im Abwurf</numerusform>
            </translation>
        </message>
        <message>
            <source>The last of them is turned over when nothing lies on it</source>
            <extracomment>Answers what there is to know about the focused card. The focus is on face-down cards.</extracomment>
            <translation>Die letzte wird aufgedeckt, wenn nichts mehr auf ihr liegt</translation>
        </message>
        <message>
            <source>card {number}</source>
            <extracomment>Answers what there is to know about the focused card. {number}: 3 of 5.</extracomment>
            <translation>Karte {number}</translation>
        </message>
        <message numerus="yes">
            <source>carries {n} cards</source>
            <extracomment>Answers what there is to know about the focused card.
For one: carries {n} card</extracomment>
            <translation>
                <numerusform>trägt {n} Karte</numerusform>
                <numerusform>trägt {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <extracomment>Answers what there is to know about the focused card. {number}: which card of its column it is, counted from the deepest; {count}: how many there are.</extracomment>
            <translation>{number} von {count}</translation>
        </message>
        <message>
            <source>No place now</source>
            <extracomment>Nothing takes the cards that were just picked up or refused.</extracomment>
            <translation>Jetzt kein Platz</translation>
        </message>
        <message>
            <source>under {card}</source>
            <extracomment>Answers what there is to know about the focused card. {card}: what lies on it.</extracomment>
            <translation>unter {card}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <extracomment>Button that closes a window.
Button on the panel of a game that is stuck or lost. Only takes the panel away.</extracomment>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <extracomment>Button: leaves everything as it is.</extracomment>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Stands in a field that searches a list, where the window is too narrow for more.</extracomment>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the window with the list of all keys.</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Search the keys</source>
            <extracomment>Label of the field above the list of keys.</extracomment>
            <translation>Tasten durchsuchen</translation>
        </message>
        <message>
            <source>What it does</source>
            <extracomment>Column head in the list of keys.</extracomment>
            <translation>Was geschieht</translation>
        </message>
        <message>
            <source>Keys to press</source>
            <extracomment>Column head in the list of keys.</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source> or </source>
            <extracomment>Between the keys that do the same, as in: U or Backspace.</extracomment>
            <translation> oder </translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <extracomment>Button: plays the move that is chosen in the list.</extracomment>
            <translation>&amp;Spielen</translation>
        </message>
        <message>
            <source>Leave this game?</source>
            <extracomment>Title of the question before a game with moves is left.</extracomment>
            <translation>Dieses Spiel verlassen?</translation>
        </message>
        <message>
            <source>Your game is kept. As long as the new one has no move, Previous game back in the menu brings it back.</source>
            <extracomment>The question before a game with moves is left. The next two texts are its buttons.</extracomment>
            <translation>Ihr Spiel bleibt erhalten. Solange das neue keinen Zug hat, holt Voriges Spiel zurück im Menü es wieder.</translation>
        </message>
        <message>
            <source>&amp;New game</source>
            <extracomment>Button: leaves the game and deals a new one.
Button on the panel after a win.
Menu and tool bar: deals other cards.
Button on the panel of a game that is stuck or lost. Deals other cards.</extracomment>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <source>&amp;Keep playing</source>
            <extracomment>Button: goes on with the game. It is the safe choice.</extracomment>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <source>About Klondike Qt</source>
            <extracomment>Title of the window about the program.</extracomment>
            <translation>Über Klondike Qt</translation>
        </message>
        <message>
            <source>Klondike Qt {version}, with Qt {qt}.

A solitaire for everybody: large print, every move by key, plain words. Free software under the MIT licence; Qt is used under the LGPL.

Your games are kept in {data}</source>
            <extracomment>Text about the program. {version} and {qt} are version numbers, {data} is a folder.</extracomment>
            <translation>Klondike Qt {version}, mit Qt {qt}.

Eine Patience für alle: große Schrift, jeder Zug mit Tasten, klare Worte. Freie Software unter der MIT-Lizenz; Qt wird unter der LGPL benutzt.

Ihre Spiele liegen in {data}</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>Large words on the panel after a win.</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>&amp;Play again</source>
            <extracomment>Button on the panel after a win: the same deal as a new game.</extracomment>
            <translation>Noch &amp;einmal</translation>
        </message>
        <message>
            <source>&amp;Daily deals …</source>
            <extracomment>Button on the panel after the win of a daily deal: opens the calendar.</extracomment>
            <translation>Ta&amp;gesspiele …</translation>
        </message>
        <message>
            <source>S&amp;tatistics …</source>
            <extracomment>Button on the panel after a win: records, games played and charts.</extracomment>
            <translation>&amp;Statistik …</translation>
        </message>
        <message>
            <source>Sha&amp;re …</source>
            <extracomment>Button on the panel after a win: opens a menu with number, cards, code and file.</extracomment>
            <translation>&amp;Weitergeben …</translation>
        </message>
        <message>
            <source>&amp;Look at the table</source>
            <extracomment>Button on the panel after a win: only closes the panel.</extracomment>
            <translation>Den &amp;Tisch ansehen</translation>
        </message>
        <message>
            <source>Klondike Qt</source>
            <extracomment>Title of the window. A name: leave it as it is.</extracomment>
            <translation>Klondike Qt</translation>
        </message>
        <message>
            <source>Tool bar</source>
            <extracomment>Name of the tool bar, for screen readers.</extracomment>
            <translation>Werkzeugleiste</translation>
        </message>
        <message>
            <source>Card table</source>
            <extracomment>Name of the table, for screen readers.</extracomment>
            <translation>Kartentisch</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Title of the window that lists what was said.</extracomment>
            <translation>Meldungen</translation>
        </message>
        <message>
            <source>What was said, the newest last</source>
            <extracomment>Stands above the list of messages.</extracomment>
            <translation>Was gesagt wurde, das Neueste zuletzt</translation>
        </message>
        <message>
            <source>Nothing was said yet</source>
            <extracomment>Heard when the last message is wanted and there was none.</extracomment>
            <translation>Bisher wurde nichts gesagt</translation>
        </message>
        <message>
            <source>The deal is on the clipboard.</source>
            <extracomment>Heard after the deal was copied.</extracomment>
            <translation>Das Spiel ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Something went wrong: {error}. The game is kept; please report this.</source>
            <extracomment>Seen when the program has an error of its own. {error}: what it says, in English.</extracomment>
            <translation>Etwas ging schief: {error}. Das Spiel ist gesichert; bitte melden Sie das.</translation>
        </message>
        <message>
            <source>The picture could not be saved as {file}</source>
            <extracomment>Printed on the command line.
An error of the command line.</extracomment>
            <translation>Das Bild konnte nicht als {file} gespeichert werden</translation>
        </message>
        <message>
            <source>The drawings of the Classic cards are missing or damaged; the cards have large print</source>
            <extracomment>Seen and heard once when files of the program are missing.</extracomment>
            <translation>Die Bilder der klassischen Karten fehlen oder sind beschädigt; die Karten haben Großdruck</translation>
        </message>
        <message>
            <source>Cards of this size do not fit this window; they are as large as they can be</source>
            <extracomment>Seen and heard once when the window is too narrow for the chosen card size.</extracomment>
            <translation>Karten dieser Größe passen nicht in dieses Fenster; sie sind so groß wie möglich</translation>
        </message>
        <message>
            <source>There is no room for the stock beside the columns</source>
            <extracomment>Seen and heard when the player wants the stock there, and the window is too narrow for the card size.</extracomment>
            <translation>Neben den Spalten ist kein Platz für den Talon</translation>
        </message>
        <message>
            <source>You won: {result}</source>
            <extracomment>Heard when the game is won. {result}: points or dollars, moves and time.</extracomment>
            <translation>Gewonnen: {result}</translation>
        </message>
        <message>
            <source>{key} deals a new game</source>
            <extracomment>Heard when the game is won. {key}: such as F2.</extracomment>
            <translation>{key} teilt ein neues Spiel aus</translation>
        </message>
        <message>
            <source>{points} for the cards, {bonus} for the time</source>
            <extracomment>Shown under the points of a win, which are the sum of both.</extracomment>
            <translation>{points} für die Karten, {bonus} für die Zeit</translation>
        </message>
        <message>
            <source>All face up</source>
            <extracomment>Heard when the rest can go up at once, by players who want little speech.</extracomment>
            <translation>Alle offen</translation>
        </message>
        <message>
            <source>All cards are face up. Finish plays the rest</source>
            <extracomment>Heard when the rest can go up at once.</extracomment>
            <translation>Alle Karten liegen offen. Fertigspielen legt den Rest ab</translation>
        </message>
        <message>
            <source>All face up, ready to finish</source>
            <extracomment>Heard when the rest can go up at once. Has to be short: what was played and turned over is told before it.</extracomment>
            <translation>Alles offen, bereit zum Fertigspielen</translation>
        </message>
        <message>
            <source>Stuck</source>
            <extracomment>Heard once when no move is left that helps, by players who want little speech.</extracomment>
            <translation>Festgefahren</translation>
        </message>
        <message>
            <source>Nothing can be played any more. Undo, {key} back to where it could be won, restart or new game</source>
            <extracomment>Heard once when no move is left that helps. {key}: such as F8.</extracomment>
            <translation>Es geht nicht weiter. Rückgängig, {key} zurück, bis es zu gewinnen war, von vorn oder neues Spiel</translation>
        </message>
        <message>
            <source>Nothing can be played any more. Undo, {key}, restart, new game</source>
            <extracomment>Heard once when no move is left that helps. {key}: such as F8, goes back to where the game could be won. Has to be short: what was played is told before it.</extracomment>
            <translation>Es geht nicht weiter. Rückgängig, {key}, von vorn, neues Spiel</translation>
        </message>
        <message>
            <source>Nothing can be played any more. Undo, restart or new game</source>
            <extracomment>Heard once when no move is left that helps.</extracomment>
            <translation>Es geht nicht weiter. Rückgängig, von vorn oder neues Spiel</translation>
        </message>
        <message>
            <source>Line {line}: {fault}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {line}: a number, {fault}: what is wrong with it.</extracomment>
            <translation>Zeile {line}: {fault}</translation>
        </message>
        <message>
            <source>Cannot read "{text}" at character {number}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: what stands there; {number}: where it begins.</extracomment>
            <translation>„{text}“ beim Zeichen {number} ist nicht zu lesen</translation>
        </message>
        <message>
            <source>{place}: cannot read "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: such as column two; {text}: what stands there.</extracomment>
            <translation>{place}: „{text}“ ist nicht zu lesen</translation>
        </message>
        <message>
            <source>Cannot read "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: what stands there.</extracomment>
            <translation>„{text}“ ist nicht zu lesen</translation>
        </message>
        <message>
            <source>Write cards in large letters, not "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: a card in small letters.</extracomment>
            <translation>Karten stehen in Großbuchstaben, nicht „{text}“</translation>
        </message>
        <message numerus="yes">
            <source>{place} has {n} cards, which is not its number in an opening</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: such as column two.
For one: {place} has {n} card, which is not its number in an opening</extracomment>
            <translation>
                <numerusform>{place} hat {n} Karte; so viele sind es am Anfang nicht</numerusform>
                <numerusform>{place} hat {n} Karten; so viele sind es am Anfang nicht</numerusform>
            </translation>
        </message>
        <message>
            <source>{place}: {upper} cannot lie on {lower}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: such as column two; {upper} and {lower}: names of cards.</extracomment>
            <translation>{place}: {upper} kann nicht auf {lower} liegen</translation>
        </message>
        <message>
            <source>There is no deal {text}; deals go from 1 to {largest}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: the number that was typed; {largest}: the highest number.</extracomment>
            <translation>Ein Spiel {text} gibt es nicht; Spiele gehen von 1 bis {largest}</translation>
        </message>
        <message>
            <source>Passes count from 1; {number} is too low</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {number}: as it was given.</extracomment>
            <translation>Durchgänge zählen ab 1; {number} ist zu wenig</translation>
        </message>
        <message>
            <source>There is nothing to read</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Es gibt nichts zu lesen</translation>
        </message>
        <message>
            <source>The text is too long; at most {number} characters are read</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Der Text ist zu lang; höchstens {number} Zeichen werden gelesen</translation>
        </message>
        <message>
            <source>"{text}" is not a deal: type a number, 104 characters or a board</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: its start.</extracomment>
            <translation>„{text}“ ist kein Spiel: nötig sind eine Nummer, 104 Zeichen oder ein Brett</translation>
        </message>
        <message>
            <source>Write deal numbers with the digits 0 to 9, not "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: as it was typed.</extracomment>
            <translation>Spielnummern stehen in den Ziffern 0 bis 9, nicht „{text}“</translation>
        </message>
        <message>
            <source>There is no deal {text}; deals go from 0 to {largest}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: the number that was typed; {largest}: the highest number.</extracomment>
            <translation>Ein Spiel {text} gibt es nicht; Spiele gehen von 0 bis {largest}</translation>
        </message>
        <message numerus="yes">
            <source>There are {n} digits; a deal written in digits has 156</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.
For one: There is {n} digit; a deal written in digits has 156</extracomment>
            <translation>
                <numerusform>Es ist {n} Ziffer; ein Spiel in Ziffern hat 156</numerusform>
                <numerusform>Es sind {n} Ziffern; ein Spiel in Ziffern hat 156</numerusform>
            </translation>
        </message>
        <message>
            <source>The board has unknown cards, so it cannot be dealt</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Auf dem Brett sind unbekannte Karten, daher lässt es sich nicht austeilen</translation>
        </message>
        <message>
            <source>The JSON cannot be read at character {number}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. JSON is a form of text.</extracomment>
            <translation>Das JSON ist beim Zeichen {number} nicht zu lesen</translation>
        </message>
        <message>
            <source>The saved game cannot be read at character {number}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. A file of KPatience.</extracomment>
            <translation>Der Spielstand ist beim Zeichen {number} nicht zu lesen</translation>
        </message>
        <message>
            <source>The file holds another game, "{text}", not Klondike</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: its name or number.</extracomment>
            <translation>Die Datei enthält ein anderes Spiel, „{text}“, nicht Klondike</translation>
        </message>
        <message>
            <source>The code is not whole: "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: what stands there.</extracomment>
            <translation>Der Code ist nicht vollständig: „{text}“</translation>
        </message>
        <message>
            <source>Some character of the code is wrong; copy it again</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Ein Zeichen des Codes ist falsch; bitte noch einmal kopieren</translation>
        </message>
        <message>
            <source>The game is of another version of this program: "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: its first line.</extracomment>
            <translation>Das Spiel stammt von einer anderen Version dieses Programms: „{text}“</translation>
        </message>
        <message>
            <source>The rules do not allow "{text}" here</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: a move in a saved game.</extracomment>
            <translation>Die Regeln erlauben „{text}“ hier nicht</translation>
        </message>
        <message>
            <source>"{text}" cannot stand here</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: a move in a saved game.</extracomment>
            <translation>„{text}“ kann hier nicht stehen</translation>
        </message>
        <message>
            <source>The game is too long; at most {number} moves are read</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Das Spiel ist zu lang; höchstens {number} Züge werden gelesen</translation>
        </message>
        <message>
            <source>The file is too large for a deal or a game</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Die Datei ist zu groß für ein Spiel</translation>
        </message>
        <message>
            <source>The file is no text from byte {number} on; deals and games are text files</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Die Datei ist ab Byte {number} kein Text; Spiele sind Textdateien</translation>
        </message>
        <message>
            <source>A saved game of PySol could do harm, so it is not opened; export its board as text there</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Ein Spielstand von PySol könnte Schaden tun und wird nicht geöffnet; geben Sie dort das Brett als Text aus</translation>
        </message>
        <message>
            <source>{place} is not built up from its ace</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: a foundation.</extracomment>
            <translation>{place} ist nicht vom Ass an aufgebaut</translation>
        </message>
        <message numerus="yes">
            <source>{n} more faults like these</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.
For one: {n} more like these</extracomment>
            <translation>
                <numerusform>{n} weiterer Fehler dieser Art</numerusform>
                <numerusform>{n} weitere Fehler dieser Art</numerusform>
            </translation>
        </message>
        <message>
            <source>Write T for ten, not "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: a card.</extracomment>
            <translation>Die Zehn ist T, nicht „{text}“</translation>
        </message>
        <message>
            <source>There is a space at character {number}; write a deal in one piece</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.</extracomment>
            <translation>Beim Zeichen {number} steht ein Leerzeichen; ein Spiel steht in einem Stück</translation>
        </message>
        <message>
            <source>No line can begin with "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {line}: its number, {text}: what stands there.</extracomment>
            <translation>Keine Zeile kann mit „{text}“ beginnen</translation>
        </message>
        <message>
            <source>"{text}" is there twice</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: such as stock.</extracomment>
            <translation>„{text}“ steht doppelt da</translation>
        </message>
        <message>
            <source>The line "{text}" is missing</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: stock.</extracomment>
            <translation>Die Zeile „{text}“ fehlt</translation>
        </message>
        <message numerus="yes">
            <source>There are {n} cards, not 52</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.
For one: There is {n} card, not 52</extracomment>
            <translation>
                <numerusform>Es ist {n} Karte, nicht 52</numerusform>
                <numerusform>Es sind {n} Karten, nicht 52</numerusform>
            </translation>
        </message>
        <message>
            <source>More than once: {cards}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {cards}: their names.</extracomment>
            <translation>Mehr als einmal: {cards}</translation>
        </message>
        <message>
            <source>Missing: {cards}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {cards}: their names.</extracomment>
            <translation>Es fehlen: {cards}</translation>
        </message>
        <message numerus="yes">
            <source>There are {n} columns, not 7</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used.
For one: There is {n} column, not 7</extracomment>
            <translation>
                <numerusform>Es ist {n} Spalte, nicht 7</numerusform>
                <numerusform>Es sind {n} Spalten, nicht 7</numerusform>
            </translation>
        </message>
        <message>
            <source>{place} has a face-down card on a face-up one or on top</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: such as column two.</extracomment>
            <translation>{place} hat eine verdeckte Karte auf einer offenen oder ganz oben</translation>
        </message>
        <message>
            <source>{place} must have 0 to 13 cards, not {number}</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: a foundation.</extracomment>
            <translation>{place} muss 0 bis 13 Karten haben, nicht {number}</translation>
        </message>
        <message>
            <source>{place} is missing</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {place}: a foundation.</extracomment>
            <translation>{place} fehlt</translation>
        </message>
        <message>
            <source>There is no kind of game called "{text}"</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {text}: what was written.</extracomment>
            <translation>Eine Spielart namens „{text}“ gibt es nicht</translation>
        </message>
        <message>
            <source>Pass {number} is more than this game has</source>
            <extracomment>Seen when a deal or a position that was typed or pasted cannot be used. {number}: as it was given.</extracomment>
            <translation>Durchgang {number} ist mehr, als dieses Spiel hat</translation>
        </message>
        <message>
            <source>{card}: {where}</source>
            <extracomment>Answers where a card is. {card}: its name; {where}: such as column two, with 1 card on it.</extracomment>
            <translation>{card}: {where}</translation>
        </message>
        <message>
            <source>not seen yet</source>
            <extracomment>Answers where a card is. It is face down or in the stock.</extracomment>
            <translation>noch nicht gesehen</translation>
        </message>
        <message>
            <source>still face down or in the stock</source>
            <extracomment>Answers where a card is that cannot be seen yet.</extracomment>
            <translation>noch verdeckt oder im Talon</translation>
        </message>
        <message>
            <source>{place}, on top</source>
            <extracomment>Answers where a card is. {place}: column two, waste.</extracomment>
            <translation>{place}, obenauf</translation>
        </message>
        <message>
            <source>{place}, under {card}</source>
            <extracomment>Answers where a card is. {place}: column two; {card}: the card that lies on it.</extracomment>
            <translation>{place}, unter {card}</translation>
        </message>
        <message numerus="yes">
            <source>{where}, {n} cards on it</source>
            <extracomment>Answers where a card is. {where}: column two, under six of clubs; {n}: how many cards have to go before it is free.
For one: {where}, {n} card on it</extracomment>
            <translation>
                <numerusform>{where}, {n} Karte darauf</numerusform>
                <numerusform>{where}, {n} Karten darauf</numerusform>
            </translation>
        </message>
        <message>
            <source>waste, on top</source>
            <extracomment>Answers where a card is.</extracomment>
            <translation>Abwurf, obenauf</translation>
        </message>
        <message>
            <source>waste, second from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, zweite von oben</translation>
        </message>
        <message>
            <source>waste, third from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, dritte von oben</translation>
        </message>
        <message>
            <source>waste, fourth from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, vierte von oben</translation>
        </message>
        <message>
            <source>waste, fifth from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, fünfte von oben</translation>
        </message>
        <message>
            <source>waste, sixth from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, sechste von oben</translation>
        </message>
        <message>
            <source>waste, seventh from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, siebte von oben</translation>
        </message>
        <message>
            <source>waste, eighth from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, achte von oben</translation>
        </message>
        <message>
            <source>waste, ninth from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others.</extracomment>
            <translation>Abwurf, neunte von oben</translation>
        </message>
        <message>
            <source>waste, {number} from top</source>
            <extracomment>Answers where a card is. It lies in the waste, under others. {number}: 10 or more, the top one is 1.</extracomment>
            <translation>Abwurf, {number}. von oben</translation>
        </message>
        <message>
            <source>{first}. {second}</source>
            <extracomment>Puts two whole sentences after each other. {first} and {second}: sentences without a full stop.</extracomment>
            <translation>{first}. {second}</translation>
        </message>
        <message>
            <source>{first}, {second}</source>
            <extracomment>Joins the items of a list, such as cards. {first}: the list so far; {second}: its next item.</extracomment>
            <translation>{first}, {second}</translation>
        </message>
        <message>
            <source>Cards can be dragged</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Karten lassen sich ziehen</translation>
        </message>
        <message>
            <source>A click picks up and puts down</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Ein Klick nimmt auf und legt hin</translation>
        </message>
        <message>
            <source>A double click sends the card</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Ein Doppelklick legt die Karte an</translation>
        </message>
        <message>
            <source>A click may tremble</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Ein Klick darf zittern</translation>
        </message>
        <message>
            <source>Ignore a second click for</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Zweiten Klick überhören für</translation>
        </message>
        <message>
            <source>Click by resting</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Klicken durch Verweilen</translation>
        </message>
        <message>
            <source>Show numbers</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Nummern zeigen</translation>
        </message>
        <message>
            <source>Play with switches</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Mit Tastern spielen</translation>
        </message>
        <message>
            <source>Time for each thing</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Zeit an jeder Stelle</translation>
        </message>
        <message>
            <source>Rounds before a rest</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Runden bis zur Ruhe</translation>
        </message>
        <message>
            <source>Say each thing</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Jede Stelle nennen</translation>
        </message>
        <message>
            <source>Offer to undo after a move</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Nach Zügen Rückgängig anbieten</translation>
        </message>
        <message>
            <source>Choose on letting go</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Beim Loslassen wählen</translation>
        </message>
        <message>
            <source>Off, a slip of the hand never carries a card away.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: kein Ausrutscher der Hand trägt eine Karte weg.</translation>
        </message>
        <message>
            <source>Off, a click on the table only goes there, unless a click sends the card.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: ein Klick auf den Tisch geht nur dorthin, außer wenn ein Klick die Karte anlegt.</translation>
        </message>
        <message>
            <source>Where a click picks up, a quick second one sends to the best place.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Wo ein Klick aufnimmt, legt ein schneller zweiter an den besten Platz.</translation>
        </message>
        <message>
            <source>A press that moves less than this far is still a click.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein Druck, der sich weniger weit bewegt, ist noch ein Klick.</translation>
        </message>
        <message>
            <source>A second click at the same spot within this time does nothing; 0 takes all.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein zweiter Klick auf dieselbe Stelle tut innerhalb dieser Zeit nichts; 0 nimmt alle.</translation>
        </message>
        <message>
            <source>A pointer that rests so long clicks, except on the message line; 0 is off.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein Zeiger, der so lange ruht, klickt, nur nicht auf der Meldungszeile; 0 ist aus.</translation>
        </message>
        <message>
            <source>Each place shows the key that leads there, to be said to voice control.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Jeder Platz zeigt seine Taste, die man der Sprachsteuerung sagen kann.</translation>
        </message>
        <message>
            <source>One switch: Space or a click chooses. Two: Space goes on, Enter chooses.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein Taster: Leertaste oder Klick wählt. Zwei: Leertaste geht weiter, Eingabe wählt.</translation>
        </message>
        <message>
            <source>So long is each thing framed with one switch; the first one twice as long.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Bei einem Taster bleibt der Rahmen so lange an jeder Stelle, an der ersten doppelt so lange.</translation>
        </message>
        <message>
            <source>Then the frame rests until the switch is pressed.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Dann ruht der Rahmen, bis der Taster gedrückt wird.</translation>
        </message>
        <message>
            <source>Whatever is framed is said, by screen reader or own voice.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Was umrahmt ist, wird gesagt, vom Bildschirmleser oder von der eigenen Stimme.</translation>
        </message>
        <message>
            <source>It comes first after each move, for a slip of the switch.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es kommt nach jedem Zug zuerst, falls der Taster verrutscht ist.</translation>
        </message>
        <message>
            <source>Off, the press of the switch counts.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: der Druck auf den Taster zählt.</translation>
        </message>
        <message>
            <source>Without switches</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Ohne Taster</translation>
        </message>
        <message>
            <source>One switch</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Ein Taster</translation>
        </message>
        <message>
            <source>Two switches</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Zwei Taster</translation>
        </message>
        <message>
            <source> ms</source>
            <extracomment>Behind a number in the preferences. Milliseconds.</extracomment>
            <translation> ms</translation>
        </message>
        <message>
            <source> pixels</source>
            <extracomment>Behind a number in the preferences.</extracomment>
            <translation> Pixel</translation>
        </message>
        <message>
            <source> %</source>
            <extracomment>Behind a number in the preferences. Percent.</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source>{name}, in milliseconds</source>
            <extracomment>Name of a number for a screen reader. {name}: such as Pause of a key.</extracomment>
            <translation>{name}, in Millisekunden</translation>
        </message>
        <message>
            <source>{name}, in pixels</source>
            <extracomment>Name of a number for a screen reader. {name}: such as Pause of a key.</extracomment>
            <translation>{name}, in Pixeln</translation>
        </message>
        <message>
            <source>{name}, in percent</source>
            <extracomment>Name of a number for a screen reader. {name}: such as Pause of a key.</extracomment>
            <translation>{name}, in Prozent</translation>
        </message>
        <message numerus="yes">
            <source>{choice}: {n} milliseconds</source>
            <extracomment>What a preset changes. {choice}: the name of a choice.
For one: {choice}: {n} millisecond</extracomment>
            <translation>
                <numerusform>{choice}: {n} Millisekunde</numerusform>
                <numerusform>{choice}: {n} Millisekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{choice}: {n} pixels</source>
            <extracomment>What a preset changes. {choice}: the name of a choice.
For one: {choice}: {n} pixel</extracomment>
            <translation>
                <numerusform>{choice}: {n} Pixel</numerusform>
                <numerusform>{choice}: {n} Pixel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{choice}: {n}</source>
            <extracomment>What a preset changes. {choice}: the name of a choice.</extracomment>
            <translation>
                <numerusform>{choice}: {n}</numerusform>
                <numerusform>{choice}: {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}: {name}</source>
            <extracomment>A place of the table with the number that it shows.</extracomment>
            <translation>{number}: {name}</translation>
        </message>
        <message>
            <source>How to play</source>
            <extracomment>Title of the help.</extracomment>
            <translation>Spielanleitung</translation>
        </message>
        <message>
            <source>Arrow keys go from place to place. Digits go there at once: 1 to 7 are the columns, 8 the foundations, 9 the waste. Space or Enter picks cards up and puts them down.</source>
            <extracomment>The help, about keys.</extracomment>
            <translation>Pfeiltasten gehen von Platz zu Platz. Ziffern gehen gleich dorthin: 1 bis 7 sind die Spalten, 8 die Zielstapel, 9 der Abwurf. Leertaste oder Eingabe nimmt Karten auf und legt sie hin.</translation>
        </message>
        <message>
            <source>So a card goes from column five to column four with 5, Space, 4. No two keys have to be held at once: the menus have everything, and F10 opens them.</source>
            <extracomment>The help, about keys.</extracomment>
            <translation>So geht eine Karte mit 5, Leertaste, 4 von Spalte fünf auf Spalte vier. Nie müssen zwei Tasten zugleich gehalten werden: Die Menüs haben alles, und F10 öffnet sie.</translation>
        </message>
        <message>
            <source>Every key can be changed in the list of keys.</source>
            <extracomment>The help, about keys.</extracomment>
            <translation>Jede Taste lässt sich in der Liste der Tasten ändern.</translation>
        </message>
        <message>
            <source>Choices</source>
            <extracomment>A chapter of the help: everything that can be chosen in the preferences.</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Ctrl+Comma opens the preferences; there, Ctrl+F finds a choice by any word of it. All act at once; Ctrl+Z takes them back one by one.</source>
            <extracomment>The help, about the preferences. Ctrl+Comma, Ctrl+F and Ctrl+Z are keys.</extracomment>
            <translation>Strg+Komma öffnet die Einstellungen; dort findet Strg+F alles nach einem beliebigen Wort. Alles wirkt sofort; Strg+Z nimmt eines nach dem anderen zurück.</translation>
        </message>
        <message>
            <source>Presets switch several choices on at once, and go together: {presets}. Taken off, they give back what was there before. F12 asks the first questions again.</source>
            <extracomment>The help, about the preferences. {presets}: their names. F12 is a key.</extracomment>
            <translation>Profile stellen mehreres auf einmal ein und lassen sich verbinden: {presets}. Ausgeschaltet geben sie zurück, was vorher galt. F12 stellt die ersten Fragen noch einmal.</translation>
        </message>
        <message>
            <source>Choice</source>
            <extracomment>The help, about the preferences. Head of a column with names of choices.</extracomment>
            <translation>Einstellung</translation>
        </message>
        <message>
            <source>Command line</source>
            <extracomment>A chapter of the help: commands to type in a terminal.</extracomment>
            <translation>Befehlszeile</translation>
        </message>
        <message>
            <source>In a terminal, klondike-qt opens the window. With a command behind it, no window is needed: klondike-qt text plays the whole game in words.</source>
            <extracomment>The help, about the command line. klondike-qt and text stay as they are.</extracomment>
            <translation>In einem Terminal öffnet klondike-qt das Fenster. Mit einem Befehl dahinter braucht es kein Fenster: klondike-qt text spielt das ganze Spiel in Worten.</translation>
        </message>
        <message>
            <source>Commands</source>
            <extracomment>Title of the window in which commands are found by typing.</extracomment>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Command</source>
            <extracomment>The help, about the command line. Head of a column.</extracomment>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Options</source>
            <extracomment>The help, about the command line. A heading.</extracomment>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Option</source>
            <extracomment>The help, about the command line. Head of a column.</extracomment>
            <translation>Option</translation>
        </message>
        <message>
            <source>Deals</source>
            <extracomment>A chapter of the help.
Name of a choice in the window for a new game: winnable ones, or any.
Label of a choice: of which kind of deal the records are shown.</extracomment>
            <translation>Spielauswahl</translation>
        </message>
        <message>
            <source>Deals that can be won</source>
            <extracomment>The help, about deals. A heading.</extracomment>
            <translation>Spiele, die zu gewinnen sind</translation>
        </message>
        <message>
            <source>A deal for each day</source>
            <extracomment>The help, about deals. A heading.</extracomment>
            <translation>Ein Spiel für jeden Tag</translation>
        </message>
        <message>
            <source>Deals that you choose</source>
            <extracomment>The help, about deals. A heading.</extracomment>
            <translation>Spiele, die Sie wählen</translation>
        </message>
        <message>
            <source>To share a deal</source>
            <extracomment>The help, about deals. A heading.</extracomment>
            <translation>Ein Spiel weitergeben</translation>
        </message>
        <message>
            <source>Records</source>
            <extracomment>The help, about deals. A heading.
A part of the window with the records.</extracomment>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>New games are deals that the program has proved can be won. You are told how hard each one is.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Neue Spiele sind solche, von denen das Programm bewiesen hat, dass sie zu gewinnen sind. Sie erfahren, wie schwer jedes ist.</translation>
        </message>
        <message>
            <source>You may wish for easy or hard ones, or for any shuffle. Not all of those can be won.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Sie können sich leichte oder schwere wünschen, oder beliebig gemischte. Von diesen sind nicht alle zu gewinnen.</translation>
        </message>
        <message>
            <source>The menu of new games has all ways to a deal. You can also set your own rules there: cards drawn, times through the stock, points. Games by your own rules have records of their own.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Das Menü der neuen Spiele kennt alle Wege zu einem Spiel. Dort stellen Sie auch eigene Regeln auf: gezogene Karten, Durchgänge durch den Talon, Punkte. Spiele nach eigenen Regeln haben eigene Ergebnisse.</translation>
        </message>
        <message>
            <source>Each day has one deal for draw one and one for draw three.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Jeder Tag hat ein Spiel mit einer und eines mit drei gezogenen Karten.</translation>
        </message>
        <message>
            <source>They are the same for all players, and can always be won.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Sie sind für alle dieselben und immer zu gewinnen.</translation>
        </message>
        <message>
            <source>The calendar shows each day, what came of it, and your wins in a row.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Der Kalender zeigt jeden Tag, was daraus wurde, und Ihre Siege in Folge.</translation>
        </message>
        <message>
            <source>You can go back to days that have been, but not ahead.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Sie können zu vergangenen Tagen zurück, aber nicht voraus.</translation>
        </message>
        <message>
            <source>The day is that of your clock when you deal. A game goes on past midnight.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Es gilt der Tag Ihrer Uhr beim Austeilen. Ein Spiel geht über Mitternacht weiter.</translation>
        </message>
        <message>
            <source>Only the first win of a day counts.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Nur der erste Sieg eines Tages zählt.</translation>
        </message>
        <message>
            <source>Each number from 1 to {largest} is a deal. Type a number, or paste the text of a deal.</source>
            <extracomment>The help, about deals. {largest}: a number.</extracomment>
            <translation>Jede Nummer von 1 bis {largest} ist ein Spiel. Geben Sie eine Nummer ein oder fügen Sie den Text eines Spiels ein.</translation>
        </message>
        <message>
            <source>Numbers, texts and files of many other programs are read too.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Auch Nummern, Texte und Dateien vieler anderer Programme werden gelesen.</translation>
        </message>
        <message>
            <source>Such a deal is dealt as it is. Soon after, you are told if it can be won.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Ein solches Spiel wird ausgeteilt, wie es ist. Bald danach erfahren Sie, ob es zu gewinnen ist.</translation>
        </message>
        <message>
            <source>Copy the number, the cards or a short code, and send it to a friend.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Kopieren Sie die Nummer, die Karten oder einen kurzen Code und schicken Sie es Freunden.</translation>
        </message>
        <message>
            <source>Or save the whole game with its moves as a text file. It opens where it was left.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Oder sichern Sie das ganze Spiel mit seinen Zügen als Textdatei. Es öffnet sich, wie es verlassen wurde.</translation>
        </message>
        <message>
            <source>The records tell your best games, wins in a row, and each game played. Each deal there can be played again.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Die Ergebnisse nennen Ihre besten Spiele, Siege in Folge und jedes gespielte Spiel. Jedes davon lässt sich noch einmal spielen.</translation>
        </message>
        <message>
            <source>Deals that can be won, any shuffles, and deals that you choose have records of their own.</source>
            <extracomment>The help, about deals.</extracomment>
            <translation>Gewinnbare, beliebig gemischte und selbst gewählte Spiele haben je eigene Ergebnisse.</translation>
        </message>
        <message>
            <source>Your games and files</source>
            <extracomment>A chapter of the help: where everything is kept.</extracomment>
            <translation>Ihre Spiele und Dateien</translation>
        </message>
        <message>
            <source>Every move is kept at once. Close the program when you like: the game is there again.</source>
            <extracomment>The help, about files.</extracomment>
            <translation>Jeder Zug wird sofort aufgehoben. Schließen Sie das Programm, wann Sie wollen: Das Spiel ist wieder da.</translation>
        </message>
        <message>
            <source>Where they are</source>
            <extracomment>The help, about files. A heading.</extracomment>
            <translation>Wo sie liegen</translation>
        </message>
        <message>
            <source>Games and results: {file}</source>
            <extracomment>The help, about files. {file}: a file.</extracomment>
            <translation>Spiele und Ergebnisse: {file}</translation>
        </message>
        <message>
            <source>Your choices: {file}</source>
            <extracomment>The help, about files. {file}: a file.</extracomment>
            <translation>Ihre Einstellungen: {file}</translation>
        </message>
        <message>
            <source>A safe copy</source>
            <extracomment>The help, about files. A heading: how to keep a second copy of everything.</extracomment>
            <translation>Eine Sicherheitskopie</translation>
        </message>
        <message>
            <source>In a terminal, klondike-qt export my-games.json writes all to one file. klondike-qt import my-games.json brings it back, on this computer or another one.</source>
            <extracomment>The help, about files. The commands stay as they are.</extracomment>
            <translation>In einem Terminal schreibt klondike-qt export my-games.json alles in eine Datei. klondike-qt import my-games.json holt es zurück, auf diesem oder einem anderen Rechner.</translation>
        </message>
        <message>
            <source>Or close the program and copy both files.</source>
            <extracomment>The help, about files.</extracomment>
            <translation>Oder schließen Sie das Programm und kopieren Sie beide Dateien.</translation>
        </message>
        <message>
            <source>Nothing is ever sent anywhere.</source>
            <extracomment>The help, about files.</extracomment>
            <translation>Nie wird irgendetwas irgendwohin geschickt.</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <extracomment>A chapter of the help.</extracomment>
            <translation>Wenn etwas nicht geht</translation>
        </message>
        <message>
            <source>The cards are too small or too large</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Die Karten sind zu klein oder zu groß</translation>
        </message>
        <message>
            <source>Press Ctrl+Plus or Ctrl+Minus. Ctrl+0 brings the usual size back.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Drücken Sie Strg+Plus oder Strg+Minus. Strg+0 bringt die normale Größe zurück.</translation>
        </message>
        <message>
            <source>I hear nothing</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Ich höre nichts</translation>
        </message>
        <message>
            <source>Press J for the voice of the program. With a screen reader, choose in the preferences how messages are spoken.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Drücken Sie J für die Stimme des Programms. Mit einem Bildschirmleser wählen Sie in den Einstellungen, wie Meldungen gesprochen werden.</translation>
        </message>
        <message>
            <source>A key does nothing</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Eine Taste tut nichts</translation>
        </message>
        <message>
            <source>Press Esc until the table has the keyboard. The list of keys tells which keys act.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Drücken Sie Esc, bis der Tisch die Tastatur hat. Die Liste der Tasten sagt, welche wirken.</translation>
        </message>
        <message>
            <source>A card does not move</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Eine Karte bewegt sich nicht</translation>
        </message>
        <message>
            <source>The line with the yellow bar tells why, and what would fit.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Die Zeile mit dem gelben Balken sagt, warum, und was passen würde.</translation>
        </message>
        <message>
            <source>I made a mistake</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Ich habe mich vertan</translation>
        </message>
        <message>
            <source>Press U. It takes back one move each time, as far as you like.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Drücken Sie U. Es nimmt jedes Mal einen Zug zurück, so weit Sie wollen.</translation>
        </message>
        <message>
            <source>A file is damaged</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Eine Datei ist beschädigt</translation>
        </message>
        <message>
            <source>The program keeps the damaged file under a name with the date, tells you so, and saves what it can.</source>
            <extracomment>The help: what to do when something does not work.</extracomment>
            <translation>Das Programm hebt die beschädigte Datei unter einem Namen mit dem Datum auf, sagt es Ihnen und rettet, was es kann.</translation>
        </message>
        <message>
            <source>Something else</source>
            <extracomment>The help: what to do when something does not work. A heading.</extracomment>
            <translation>Etwas anderes</translation>
        </message>
        <message>
            <source>In a terminal, klondike-qt doctor tells what is missing. Send its lines with your report.</source>
            <extracomment>The help: what to do when something does not work. klondike-qt doctor stays as it is.</extracomment>
            <translation>In einem Terminal sagt klondike-qt doctor, was fehlt. Schicken Sie seine Zeilen mit Ihrer Meldung.</translation>
        </message>
        <message>
            <source>Try each move on a small table. Your own game waits, and Esc brings it back.</source>
            <extracomment>The help, about moves. Esc is a key.</extracomment>
            <translation>Probieren Sie jeden Zug auf einem kleinen Tisch. Ihr eigenes Spiel wartet, und Esc bringt es zurück.</translation>
        </message>
        <message>
            <source>The tutorial in the help menu shows all of them in one small game.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Die Einführung im Menü Hilfe zeigt sie alle in einem kleinen Spiel.</translation>
        </message>
        <message>
            <source>A card onto a column</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Eine Karte auf eine Spalte</translation>
        </message>
        <message>
            <source>A run onto a column</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Eine Folge auf eine Spalte</translation>
        </message>
        <message>
            <source>A card to its foundation</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.
The help, in the table of points: what they are for.</extracomment>
            <translation>Eine Karte auf ihren Zielstapel</translation>
        </message>
        <message>
            <source>A king to an empty column</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Ein König auf eine leere Spalte</translation>
        </message>
        <message>
            <source>Drawing from the stock</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Vom Talon ziehen</translation>
        </message>
        <message>
            <source>Drawing three cards</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Drei Karten ziehen</translation>
        </message>
        <message>
            <source>A card from the waste</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Eine Karte vom Abwurf</translation>
        </message>
        <message>
            <source>Turning the waste over</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Den Abwurf wenden</translation>
        </message>
        <message>
            <source>A card back from its foundation</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.
The help, in the table of points: what they are for.</extracomment>
            <translation>Eine Karte zurück vom Zielstapel</translation>
        </message>
        <message>
            <source>Taking moves back</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Züge zurücknehmen</translation>
        </message>
        <message>
            <source>A hint</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Ein Hinweis</translation>
        </message>
        <message>
            <source>Finishing</source>
            <extracomment>The help, about moves: a heading, and the name of an example to try.</extracomment>
            <translation>Fertigspielen</translation>
        </message>
        <message>
            <source>A card goes on the next higher card of the other colour: a red ten on a black jack.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Eine Karte passt auf die nächsthöhere der anderen Farbe: eine rote Zehn auf einen schwarzen Buben.</translation>
        </message>
        <message>
            <source>When a face-down card has nothing on it any more, it is turned over by itself.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Liegt auf einer verdeckten Karte nichts mehr, wird sie von selbst aufgedeckt.</translation>
        </message>
        <message>
            <source>Cards that lie in order move as one. You may also take only a part of them.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Karten in der richtigen Reihenfolge bewegen sich als eine. Sie können auch nur einen Teil davon nehmen.</translation>
        </message>
        <message>
            <source>An ace begins its foundation. Then comes the two, and so on up to the king.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Ein Ass beginnt seinen Zielstapel. Dann kommt die Zwei und so weiter bis zum König.</translation>
        </message>
        <message>
            <source>Only the last card of a column and the top card of the waste can go up.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Nur die letzte Karte einer Spalte und die oberste des Abwurfs können abgelegt werden.</translation>
        </message>
        <message>
            <source>An empty column takes a king only. The cards on the king come along.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Eine leere Spalte nimmt nur einen König. Die Karten auf dem König kommen mit.</translation>
        </message>
        <message>
            <source>The top card of a foundation can go back to a column, if it fits there.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Die oberste Karte eines Zielstapels kann auf eine Spalte zurück, wenn sie dort passt.</translation>
        </message>
        <message>
            <source>It costs points, but now and then it saves a game.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Das kostet Punkte, rettet aber manchmal ein Spiel.</translation>
        </message>
        <message>
            <source>Press the stock, and its next card is turned to the waste.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Drücken Sie auf den Talon, so kommt seine nächste Karte offen auf den Abwurf.</translation>
        </message>
        <message>
            <source>In games of draw three, three cards are turned at once. Only the top one can be played.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>In Spielen mit drei Karten werden drei auf einmal gezogen. Nur die oberste ist spielbar.</translation>
        </message>
        <message>
            <source>When it is gone, the one under it can be played.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Ist sie weg, ist die darunter spielbar.</translation>
        </message>
        <message>
            <source>The top card of the waste goes to a column or to its foundation.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Die oberste Karte des Abwurfs kann auf eine Spalte oder auf ihren Zielstapel.</translation>
        </message>
        <message>
            <source>When the stock is empty, press it again. The waste is turned over and is the stock again.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Ist der Talon leer, drücken Sie noch einmal darauf. Der Abwurf wird gewendet und ist wieder der Talon.</translation>
        </message>
        <message>
            <source>The cards keep their order. Games of Las Vegas limit how often you may do this.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Die Karten behalten ihre Reihenfolge. In Las Vegas ist begrenzt, wie oft das geht.</translation>
        </message>
        <message>
            <source>Every move can be taken back, up to the first one, and played again.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Jeder Zug lässt sich zurücknehmen, bis zum ersten, und wiederholen.</translation>
        </message>
        <message>
            <source>This costs nothing. A new game dealt by mistake can be taken back too.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Das kostet nichts. Auch ein versehentlich neu begonnenes Spiel lässt sich zurücknehmen.</translation>
        </message>
        <message>
            <source>A hint tells first where to look, then the move and why, then it plays the move.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Ein Hinweis sagt erst, wohin zu sehen ist, dann den Zug und warum, dann spielt er ihn.</translation>
        </message>
        <message>
            <source>The list of moves tells all that can be played.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Die Liste der Züge nennt alles, was möglich ist.</translation>
        </message>
        <message>
            <source>When all cards are face up, the game is decided. One key or button plays the rest.</source>
            <extracomment>The help, about moves.</extracomment>
            <translation>Liegen alle Karten offen, ist das Spiel entschieden. Eine Taste oder ein Schalter legt den Rest ab.</translation>
        </message>
        <message>
            <source>Chapters</source>
            <extracomment>Name of the list of chapters of the help, for screen readers.</extracomment>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>Try it: {name}</source>
            <extracomment>Link in the help: lays a small game on the table. {name}: such as A hint.</extracomment>
            <translation>Probieren: {name}</translation>
        </message>
        <message>
            <source>Rules of this program</source>
            <extracomment>A chapter of the help: where books disagree, and what holds here.</extracomment>
            <translation>Regeln dieses Programms</translation>
        </message>
        <message>
            <source>Books do not agree on all rules of Klondike. Here these hold:</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Die Bücher sind sich nicht über alle Regeln von Klondike einig. Hier gelten diese:</translation>
        </message>
        <message>
            <source>The end of a game</source>
            <extracomment>The help: a choice that this program has made. A heading.</extracomment>
            <translation>Das Ende eines Spiels</translation>
        </message>
        <message>
            <source>Score, time and records</source>
            <extracomment>The help: a choice that this program has made. A heading.</extracomment>
            <translation>Punkte, Zeit und Ergebnisse</translation>
        </message>
        <message>
            <source>A part of a run may be moved, not only the whole.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Man darf auch einen Teil einer Folge bewegen, nicht nur die ganze.</translation>
        </message>
        <message>
            <source>Cards may come back from a foundation, unless you play without.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Karten dürfen von einem Zielstapel zurück, wenn Sie es nicht ausschließen.</translation>
        </message>
        <message>
            <source>The waste keeps its order when it is turned over.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Der Abwurf behält beim Wenden seine Reihenfolge.</translation>
        </message>
        <message>
            <source>A click on a card sends it to its own foundation first, else to a column.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Ein Klick auf eine Karte legt sie zuerst auf ihren Zielstapel, sonst auf eine Spalte.</translation>
        </message>
        <message>
            <source>Cards are safe to go up when no card left could need them. They only do so if you wish.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Karten sind sicher abzulegen, wenn keine übrige Karte sie mehr brauchen kann. Von selbst gehen sie nur, wenn Sie es wünschen.</translation>
        </message>
        <message>
            <source>You are told at once when nothing can be played any more. This is never a guess.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Sie erfahren sofort, wenn nichts mehr zu spielen ist. Das ist nie geraten.</translation>
        </message>
        <message>
            <source>Whether a game can still be won is told only if you ask for it.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Ob ein Spiel noch zu gewinnen ist, erfahren Sie nur auf Wunsch.</translation>
        </message>
        <message>
            <source>A won game stays won: undo is off, but you may play the same cards again.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Ein gewonnenes Spiel bleibt gewonnen: Rückgängig ist aus, aber dieselben Karten lassen sich noch einmal spielen.</translation>
        </message>
        <message>
            <source>To restart is a move like others: undo brings back where you were.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Von vorn zu beginnen ist ein Zug wie andere: Rückgängig bringt Sie dorthin zurück, wo Sie waren.</translation>
        </message>
        <message>
            <source>The first time the waste is turned over costs points too.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Auch das erste Wenden des Abwurfs kostet Punkte.</translation>
        </message>
        <message>
            <source>With few points, a card back from its foundation costs less than {points}: there is no score below zero.</source>
            <extracomment>The help: a choice that this program has made. {points}: a number.</extracomment>
            <translation>Bei wenigen Punkten kostet eine Karte zurück vom Zielstapel weniger als {points}: Unter null Punkte geht es nicht.</translation>
        </message>
        <message>
            <source>In Las Vegas a card taken back gives its dollars back.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>In Las Vegas kostet eine zurückgenommene Karte die Dollar, die sie brachte.</translation>
        </message>
        <message>
            <source>The clock begins with the first move. It stands while a window is open over the table.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Die Uhr beginnt mit dem ersten Zug. Sie steht, solange ein Fenster über dem Tisch offen ist.</translation>
        </message>
        <message>
            <source>Nothing ever ends because of the clock.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Nie endet etwas wegen der Uhr.</translation>
        </message>
        <message>
            <source>Each press of the stock counts as a move. Undo takes its move off the count.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Jeder Druck auf den Talon zählt als Zug. Rückgängig nimmt seinen Zug aus der Zählung.</translation>
        </message>
        <message>
            <source>A deal counts from its first move. It is given up when the next game has its first move.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Ein Spiel zählt ab seinem ersten Zug. Verlassen ist es, wenn das nächste Spiel seinen ersten Zug hat.</translation>
        </message>
        <message>
            <source>To quit gives nothing up: the game is there again next time.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Beenden gibt nichts auf: Das Spiel ist beim nächsten Mal wieder da.</translation>
        </message>
        <message>
            <source>Time and moves are kept for won games only.</source>
            <extracomment>The help: a choice that this program has made.</extracomment>
            <translation>Zeit und Züge werden nur für gewonnene Spiele aufgehoben.</translation>
        </message>
        <message>
            <source>Score</source>
            <extracomment>A chapter of the help.
Column head in the list of games that were played.
A rule in the window for rules of the player’s own.</extracomment>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Standard score</source>
            <extracomment>The help: heads the points of Klondike and Draw Three.
The help, about the score.</extracomment>
            <translation>Übliche Punkte</translation>
        </message>
        <message>
            <source>Las Vegas score</source>
            <extracomment>The help: heads the dollars of Las Vegas.
The help, about the score.</extracomment>
            <translation>Dollar in Las Vegas</translation>
        </message>
        <message>
            <source>You buy the cards and are paid for each one that goes up. The score may fall below zero.</source>
            <extracomment>The help, about the score.</extracomment>
            <translation>Sie kaufen die Karten und bekommen Geld für jede, die Sie ablegen. Der Stand darf unter null fallen.</translation>
        </message>
        <message>
            <source>Kinds of game</source>
            <extracomment>The help, about the score. Heads the four kinds of Klondike.</extracomment>
            <translation>Spielarten</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>The help, about the score. Head of a column with the names of kinds of game.
Column head in the list of games that were played. Such as Klondike or Las Vegas.
Title of a section of the preferences.
What a question of the set-up is about, in the list of all answers: Card size: Large.
Label of a choice: of which kind of game the records are shown.</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <extracomment>The help, about the score. Head of a column: 1 or 3.</extracomment>
            <translation>Gezogene Karten</translation>
        </message>
        <message>
            <source>Times through the stock</source>
            <extracomment>The help, about the score. Head of a column: a number, or no limit.</extracomment>
            <translation>Durchgänge durch den Talon</translation>
        </message>
        <message>
            <source>no limit</source>
            <extracomment>The help, about the score. How often.</extracomment>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source>What happens</source>
            <extracomment>The help, about the score. Head of a column.</extracomment>
            <translation>Was geschieht</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>The help, about the score. Head of a column.
A value: how the score is kept.</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Dollars</source>
            <extracomment>The help, about the score. Head of a column.</extracomment>
            <translation>Dollar</translation>
        </message>
        <message>
            <source>A card from the waste to a column</source>
            <extracomment>The help, in the table of points: what they are for.</extracomment>
            <translation>Eine Karte vom Abwurf auf eine Spalte</translation>
        </message>
        <message>
            <source>A face-down card turned over</source>
            <extracomment>The help, in the table of points: what they are for.</extracomment>
            <translation>Eine verdeckte Karte aufgedeckt</translation>
        </message>
        <message>
            <source>The waste turned over, draw one</source>
            <extracomment>The help, in the table of points: what they are for.</extracomment>
            <translation>Den Abwurf gewendet, eine Karte</translation>
        </message>
        <message>
            <source>The waste turned over, draw three</source>
            <extracomment>The help, in the table of points: what they are for.</extracomment>
            <translation>Den Abwurf gewendet, drei Karten</translation>
        </message>
        <message>
            <source>A move from column to column</source>
            <extracomment>The help, in the table of points: what they are for.</extracomment>
            <translation>Ein Zug von Spalte zu Spalte</translation>
        </message>
        <message>
            <source>The deal</source>
            <extracomment>The help, in the table of points: what they are for. Its price.</extracomment>
            <translation>Das Austeilen</translation>
        </message>
        <message>
            <source>The score never falls below zero, after any move.</source>
            <extracomment>The help, about the score.</extracomment>
            <translation>Der Punktestand fällt nach keinem Zug unter null.</translation>
        </message>
        <message>
            <source>Undo gives the score back as it was, and costs nothing.</source>
            <extracomment>The help, about the score.</extracomment>
            <translation>Rückgängig stellt die Punkte wieder her und kostet nichts.</translation>
        </message>
        <message>
            <source>A win earns {bonus} points, shared by the seconds it took: {points} for {seconds} seconds. The preferences can switch this off.</source>
            <extracomment>The help, about the score. All three are numbers.</extracomment>
            <translation>Ein Sieg bringt {bonus} Punkte, geteilt durch seine Sekunden: {points} für {seconds} Sekunden. Die Einstellungen können das abschalten.</translation>
        </message>
        <message>
            <source>By eye</source>
            <extracomment>A chapter of the help: cards and text that are easy to see.</extracomment>
            <translation>Mit den Augen</translation>
        </message>
        <message>
            <source>Five card sizes: Ctrl+Plus makes cards bigger, Ctrl+Minus smaller.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Fünf Kartengrößen: Strg+Plus macht Karten größer, Strg+Minus kleiner.</translation>
        </message>
        <message>
            <source>Text of menus and windows has a size of its own, in the menu of the view.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Die Schrift der Menüs und Fenster hat ihre eigene Größe, im Menü Ansicht.</translation>
        </message>
        <message>
            <source>Colours: two or four for the suits, dark cards, high contrast, low glare. Ctrl+T goes on.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Farben: zwei oder vier, dunkle Karten, hoher Kontrast, blendarm. Strg+T geht weiter.</translation>
        </message>
        <message>
            <source>With four colours, blue diamonds count as red and green clubs as black.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Bei vier Farben zählt blaues Karo als rot und grünes Kreuz als schwarz.</translation>
        </message>
        <message>
            <source>Where colours may be hard to tell apart, hearts and diamonds are outlined and their cards have a double bar: both mean a red suit.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Wo Farben schwer zu unterscheiden sein können, sind Herz und Karo nur umrandet, und ihre Karten haben einen Doppelstrich: Beides heißt rot.</translation>
        </message>
        <message>
            <source>The lens shows one card very large: Z opens and closes it.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Die Lupe zeigt eine Karte sehr groß: Z öffnet und schließt sie.</translation>
        </message>
        <message>
            <source>▲ 3 more in a column: with cards of this size, three of them have no room there. Press Up to go to them, M for the list of all moves, or Ctrl+Minus for smaller cards. Z shows the card at the keyboard very large.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>▲ noch 3 in einer Spalte: Drei Karten haben dort in dieser Größe keinen Platz. Pfeil nach oben führt zu ihnen, M öffnet die Liste aller Züge, Strg+Minus macht die Karten kleiner. Z zeigt die Karte an der Tastatur sehr groß.</translation>
        </message>
        <message>
            <source>With a bank card held to the screen, card sizes are true to the millimetre.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Hält man eine Bankkarte an den Bildschirm, stimmen die Kartengrößen auf den Millimeter.</translation>
        </message>
        <message>
            <source>Cards need not be seen to move: the menu of settings switches that off.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Karten müssen sich nicht sichtbar bewegen: Das Menü Einstellungen schaltet es ab.</translation>
        </message>
        <message>
            <source>What the marks mean</source>
            <extracomment>The help, for players with low sight. A heading.</extracomment>
            <translation>Was die Marken bedeuten</translation>
        </message>
        <message>
            <source>A black and yellow ring: the keyboard is here.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Ein schwarz-gelber Ring: Hier ist die Tastatur.</translation>
        </message>
        <message>
            <source>A dashed ring and the word held: these cards are in your hand.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Ein gestrichelter Ring und das Wort HAND: Diese Karten sind in Ihrer Hand.</translation>
        </message>
        <message>
            <source>Four corners with a key: the card can go there with this key.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Vier Ecken mit einer Taste: Mit dieser Taste kann die Karte dorthin.</translation>
        </message>
        <message>
            <source>From and to, with a line: a hint.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>VON und NACH mit einer Linie: ein Hinweis.</translation>
        </message>
        <message>
            <source>A small triangle: the card that moved last.</source>
            <extracomment>The help, for players with low sight.</extracomment>
            <translation>Ein kleines Dreieck: die zuletzt bewegte Karte.</translation>
        </message>
        <message>
            <source>By ear</source>
            <extracomment>A chapter of the help: screen readers, the own voice, sounds.</extracomment>
            <translation>Nach Gehör</translation>
        </message>
        <message>
            <source>Screen readers find the table as thirteen places with their cards. Each thing you do is answered by one sentence. Face-down cards are counted, never named.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Für Bildschirmleser ist der Tisch dreizehn Plätze mit ihren Karten. Auf alles, was Sie tun, antwortet ein Satz. Verdeckte Karten werden gezählt, nie genannt.</translation>
        </message>
        <message>
            <source>T reads the whole table, C this column, S the stock, A the foundations.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>T liest den ganzen Tisch, C diese Spalte, S den Talon, A die Zielstapel.</translation>
        </message>
        <message>
            <source>R tells the last message again. Ctrl+L lists all of them.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>R sagt die letzte Meldung noch einmal. Strg+L nennt alle.</translation>
        </message>
        <message>
            <source>V changes how much is said. K finds a card.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>V ändert, wie viel gesagt wird. K findet eine Karte.</translation>
        </message>
        <message>
            <source>L tells where a card can go; L again goes through the places, Space puts it there.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>L sagt, wohin eine Karte kann; L noch einmal geht durch die Plätze, Leertaste legt sie dort hin.</translation>
        </message>
        <message>
            <source>Your screen reader</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are. A heading.</extracomment>
            <translation>Ihr Bildschirmleser</translation>
        </message>
        <message>
            <source>Without a screen reader</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are. A heading.</extracomment>
            <translation>Ohne Bildschirmleser</translation>
        </message>
        <message>
            <source>J switches the voice of the program on and off. It also reads menus and windows.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>J schaltet die Stimme des Programms an und aus. Sie liest auch Menüs und Fenster.</translation>
        </message>
        <message>
            <source>Q switches the sounds on and off. There are ten short ones.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Q schaltet die Klänge an und aus. Es gibt zehn kurze.</translation>
        </message>
        <message>
            <source>In the preferences, sounds can come from the side of their column.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>In den Einstellungen können Klänge von der Seite ihrer Spalte kommen.</translation>
        </message>
        <message>
            <source>Orca before version 45 leaves announcements out. There, news come as notifications instead. If you hear nothing, choose how messages are spoken in the preferences.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Orca vor Version 45 lässt Ansagen aus. Dort kommt Neues als Benachrichtigung. Hören Sie nichts, wählen Sie in den Einstellungen, wie Meldungen gesprochen werden.</translation>
        </message>
        <message>
            <source>Orca from version 45 on gets announcements. This was not tested yet.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Orca ab Version 45 bekommt Ansagen. Das wurde noch nicht geprüft.</translation>
        </message>
        <message>
            <source>NVDA reads announcements. Its own keys on the number pad are never needed here. This was not tested yet.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>NVDA liest Ansagen. Seine eigenen Tasten auf dem Ziffernblock werden hier nie gebraucht. Das wurde noch nicht geprüft.</translation>
        </message>
        <message>
            <source>Narrator: switch scan mode off with Caps Lock and Space, so that letters reach the game. This was not tested yet.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Sprachausgabe von Windows: Schalten Sie den Scanmodus mit Feststelltaste und Leertaste aus, damit Buchstaben das Spiel erreichen. Das wurde noch nicht geprüft.</translation>
        </message>
        <message>
            <source>VoiceOver: switch Quick Nav off with the Left and Right arrow keys together, so that arrows reach the game. This was not tested yet.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>VoiceOver: Schalten Sie die Schnellnavigation mit den Pfeiltasten links und rechts zugleich aus, damit Pfeile das Spiel erreichen. Das wurde noch nicht geprüft.</translation>
        </message>
        <message>
            <source>If single letters do not reach the game, use the menus (F10) or the commands by name (Ctrl+Shift+P).</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Erreichen einzelne Buchstaben das Spiel nicht, nehmen Sie die Menüs (F10) oder die Befehle nach Namen (Strg+Umschalt+P).</translation>
        </message>
        <message>
            <source>On a Braille display, the brief way of speaking fits one line.</source>
            <extracomment>The help, for players with a screen reader. Key names and program names stay as they are.</extracomment>
            <translation>Auf einer Braillezeile passt die knappe Sprechweise in eine Zeile.</translation>
        </message>
        <message>
            <source>By hand</source>
            <extracomment>A chapter of the help: mouse, trembling hands, switches.</extracomment>
            <translation>Mit der Hand</translation>
        </message>
        <message>
            <source>Mouse, finger or pen</source>
            <extracomment>The help, for players whose hands shake, or who press few keys. A heading.</extracomment>
            <translation>Maus, Finger oder Stift</translation>
        </message>
        <message>
            <source>When a hand shakes</source>
            <extracomment>The help, for players whose hands shake, or who press few keys. A heading.</extracomment>
            <translation>Wenn eine Hand zittert</translation>
        </message>
        <message>
            <source>One switch or two</source>
            <extracomment>The help, for players whose hands shake, or who press few keys. A heading.</extracomment>
            <translation>Ein Taster oder zwei</translation>
        </message>
        <message>
            <source>Few keys</source>
            <extracomment>The help, for players whose hands shake, or who press few keys. A heading.</extracomment>
            <translation>Wenige Tasten</translation>
        </message>
        <message>
            <source>There is no hurry: nothing in the game waits for a time.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Nichts eilt: Nichts im Spiel läuft nach einer Zeit ab.</translation>
        </message>
        <message>
            <source>A click sends a card to its best place. You can drag it as well.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Ein Klick legt eine Karte an ihren besten Platz. Sie können sie auch ziehen.</translation>
        </message>
        <message>
            <source>Or let one click pick up and the next one put down. The menu of settings has both.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Oder lassen Sie einen Klick aufnehmen und den nächsten hinlegen. Das Menü Einstellungen hat beides.</translation>
        </message>
        <message>
            <source>A press does nothing before you let go. Let go elsewhere, and nothing happens.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Ein Druck tut nichts, bevor Sie loslassen. Lassen Sie woanders los, geschieht nichts.</translation>
        </message>
        <message>
            <source>The right button puts held cards back.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Die rechte Maustaste legt gehaltene Karten zurück.</translation>
        </message>
        <message>
            <source>If you cannot click, let the pointer rest: the preferences can make that a click.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Wenn Sie nicht klicken können, lassen Sie den Zeiger ruhen: In den Einstellungen lässt sich das zum Klick machen.</translation>
        </message>
        <message>
            <source>For voice control, each place can show the key that leads there.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Für die Sprachsteuerung kann jeder Platz die Taste zeigen, die dorthin führt.</translation>
        </message>
        <message>
            <source>A click that slips a little is still a click. A second one right after it is ignored.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Ein Klick, der ein wenig rutscht, ist noch ein Klick. Ein zweiter gleich danach wird überhört.</translation>
        </message>
        <message>
            <source>The preferences tell how far a click may slip, and can switch drags and double clicks off.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Die Einstellungen sagen, wie weit ein Klick rutschen darf, und können Ziehen und Doppelklick abschalten.</translation>
        </message>
        <message>
            <source>A key that is held down acts once. In the preferences, a double strike counts once too.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Eine gehaltene Taste wirkt einmal. In den Einstellungen zählt auf Wunsch auch ein doppelter Anschlag einmal.</translation>
        </message>
        <message>
            <source>A card dropped near a place that takes it goes there.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Eine Karte, die nahe bei einem passenden Platz losgelassen wird, geht dorthin.</translation>
        </message>
        <message>
            <source>A frame goes from move to move, the best ones first. Press when it is at the one you want.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Ein Rahmen geht von Zug zu Zug, die besten zuerst. Drücken Sie, wenn er bei dem ist, den Sie wollen.</translation>
        </message>
        <message>
            <source>Have you one switch and nothing else? Press it four times in the first questions.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Haben Sie nur einen Taster? Drücken Sie ihn bei den ersten Fragen viermal.</translation>
        </message>
        <message>
            <source>With two switches, one goes on and the other chooses.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Mit zwei Tastern geht einer weiter, und der andere wählt.</translation>
        </message>
        <message>
            <source>After the moves come undo, hint and a menu, from which you can do all else.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Nach den Zügen kommen Rückgängig, Hinweis und ein Menü, aus dem alles andere geht.</translation>
        </message>
        <message>
            <source>The preferences have switches, how long the frame waits, and whether each thing is said.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>In den Einstellungen stehen die Taster, wie lange der Rahmen wartet und ob jede Stelle genannt wird.</translation>
        </message>
        <message>
            <source>Every move needs three keys at most, one after the other, never two at once.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Jeder Zug braucht höchstens drei Tasten, eine nach der anderen, nie zwei zugleich.</translation>
        </message>
        <message>
            <source>The list of moves plays a whole game with arrows and Enter.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Die Liste der Züge spielt ein ganzes Spiel mit Pfeilen und Eingabe.</translation>
        </message>
        <message>
            <source>Two digits can make a move: switch that on in the preferences.</source>
            <extracomment>The help, for players whose hands shake, or who press few keys.</extracomment>
            <translation>Zwei Ziffern können ein Zug sein: Schalten Sie das in den Einstellungen ein.</translation>
        </message>
        <message>
            <source>The table</source>
            <extracomment>A chapter of the help.</extracomment>
            <translation>Der Tisch</translation>
        </message>
        <message>
            <source>Klondike is played with 52 cards. You win when all of them lie on the four foundations, each suit from the ace up to the king.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Klondike spielt man mit 52 Karten. Sie gewinnen, wenn alle auf den vier Zielstapeln liegen: Kreuz, Karo, Herz und Pik, jeweils vom Ass bis zum König.</translation>
        </message>
        <message>
            <source>The table: at the top the stock, the waste and the four foundations, below them seven columns.</source>
            <extracomment>The help, about the table. Tells what is to be seen in a picture.</extracomment>
            <translation>Der Tisch: oben der Talon, der Abwurf und die vier Zielstapel, darunter sieben Spalten.</translation>
        </message>
        <message>
            <source>Stock: face-down cards that you draw from. A number tells how many are left.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Talon: verdeckte Karten, von denen Sie ziehen. Eine Zahl sagt, wie viele noch da sind.</translation>
        </message>
        <message>
            <source>Waste: the drawn cards. Only the top one can be played.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Abwurf: die gezogenen Karten. Nur die oberste ist spielbar.</translation>
        </message>
        <message>
            <source>Foundations: one for clubs, diamonds, hearts and spades, in this order.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Zielstapel: je einer für Kreuz, Karo, Herz und Pik, in dieser Reihenfolge.</translation>
        </message>
        <message>
            <source>Columns: seven of them, with face-down cards below and face-up cards on top.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Spalten: sieben, mit verdeckten Karten unten und offenen darauf.</translation>
        </message>
        <message>
            <source>Run: face-up cards in order, one lower each time, red and black in turn.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Folge: offene Karten der Reihe nach, jede um eins niedriger, abwechselnd rot und schwarz.</translation>
        </message>
        <message>
            <source>The first column has one card, the next one two, and so on. The last card of each lies face up. The other 24 cards are the stock.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Die erste Spalte hat eine Karte, die nächste zwei und so weiter. Die letzte Karte jeder Spalte liegt offen. Die übrigen 24 Karten sind der Talon.</translation>
        </message>
        <message>
            <source>Over the table are the menus, the main buttons, and the score. The line with the yellow bar tells what has just happened.</source>
            <extracomment>The help, about the table.</extracomment>
            <translation>Über dem Tisch sind die Menüs, die wichtigsten Schalter und der Punktestand. Die Zeile mit dem gelben Balken sagt, was eben geschah.</translation>
        </message>
        <message>
            <source>Stock</source>
            <extracomment>Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Waste</source>
            <extracomment>Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Abwurf</translation>
        </message>
        <message>
            <source>Foundations</source>
            <extracomment>Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Zielstapel</translation>
        </message>
        <message>
            <source>Columns 1 to 7</source>
            <extracomment>Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Spalten 1 bis 7</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Stands in the picture of the table in the help. As short as can be.</extracomment>
            <translation>Folge</translation>
        </message>
        <message>
            <source>News</source>
            <extracomment>Name of an unseen part of the window. Screen readers find the last message in it.</extracomment>
            <translation>Neues</translation>
        </message>
        <message>
            <source>Press</source>
            <extracomment>Name of what a screen reader, voice control or a switch can do with a card or a place.</extracomment>
            <translation>Drücken</translation>
        </message>
        <message>
            <source>Go here</source>
            <extracomment>Name of what a screen reader, voice control or a switch can do with a card or a place.</extracomment>
            <translation>Hierher gehen</translation>
        </message>
        <message>
            <source>Pick up</source>
            <extracomment>Name of what a screen reader, voice control or a switch can do with a card or a place.</extracomment>
            <translation>Aufnehmen</translation>
        </message>
        <message>
            <source>Send to its best place</source>
            <extracomment>Name of what a screen reader, voice control or a switch can do with a card or a place.</extracomment>
            <translation>An den besten Platz legen</translation>
        </message>
        <message>
            <source>Picks up, puts down or draws, as Enter does</source>
            <extracomment>Tells what such an action does. Read out by some screen readers.</extracomment>
            <translation>Nimmt auf, legt hin oder zieht, wie die Eingabetaste</translation>
        </message>
        <message>
            <source>Brings the keyboard here</source>
            <extracomment>Tells what such an action does. Read out by some screen readers.</extracomment>
            <translation>Bringt die Tastatur hierher</translation>
        </message>
        <message>
            <source>Picks the card up, with the cards on it</source>
            <extracomment>Tells what such an action does. Read out by some screen readers.</extracomment>
            <translation>Nimmt die Karte auf, mit den Karten darauf</translation>
        </message>
        <message>
            <source>Moves the card, with the cards on it, to where it is needed most</source>
            <extracomment>Tells what such an action does. Read out by some screen readers.</extracomment>
            <translation>Legt die Karte mit den Karten darauf dorthin, wo sie am meisten nützt</translation>
        </message>
        <message numerus="yes">
            <source>Holding {n} cards</source>
            <extracomment>Heard after a refusal: what is still held.
For one: Holding {n} card</extracomment>
            <translation>
                <numerusform>In der Hand {n} Karte</numerusform>
                <numerusform>In der Hand {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>No more</source>
            <extracomment>Heard when one card more was to be held. What is held follows.</extracomment>
            <translation>Mehr geht nicht</translation>
        </message>
        <message>
            <source>No more cards can be held</source>
            <extracomment>Heard when one card more was to be held. What is held follows.</extracomment>
            <translation>Mehr Karten lassen sich nicht nehmen</translation>
        </message>
        <message>
            <source>Only one</source>
            <extracomment>Heard when one card less was to be held. What is held follows.</extracomment>
            <translation>Nur eine</translation>
        </message>
        <message>
            <source>Only one card is held</source>
            <extracomment>Heard when one card less was to be held. What is held follows.</extracomment>
            <translation>Nur eine Karte ist in der Hand</translation>
        </message>
        <message>
            <source>Put back</source>
            <extracomment>Heard when held cards go back to where they lie.</extracomment>
            <translation>Zurückgelegt</translation>
        </message>
        <message>
            <source>Holding {place}, {cards}</source>
            <extracomment>Heard when a whole column is picked up; how many of its cards go is settled where they are put down. {place}: which column; {cards}: its face-up cards.</extracomment>
            <translation>In der Hand {place}, {cards}</translation>
        </message>
        <message>
            <source>Holding {cards}</source>
            <extracomment>Heard when cards are picked up, and after a refusal, when they are still held. {cards}: such as six of clubs, or column two.</extracomment>
            <translation>In der Hand {cards}</translation>
        </message>
        <message>
            <source>Klondike Qt {program}, Python {python}, PySide6 {qt}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. Three version numbers.</extracomment>
            <translation>Klondike Qt {program}, Python {python}, PySide6 {qt}</translation>
        </message>
        <message>
            <source>missing</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. Stands in place of a version number or a name.</extracomment>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>Preferences: {path}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {path}: a file.</extracomment>
            <translation>Einstellungen: {path}</translation>
        </message>
        <message>
            <source>Games and results: {path}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {path}: a file.</extracomment>
            <translation>Spiele und Ergebnisse: {path}</translation>
        </message>
        <message>
            <source>Display: {platform}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {platform}: such as xcb or wayland.</extracomment>
            <translation>Bildschirm: {platform}</translation>
        </message>
        <message>
            <source>Display: none that can be reached</source>
            <extracomment>A line of the command doctor, which tells how the program is set up.</extracomment>
            <translation>Bildschirm: keiner erreichbar</translation>
        </message>
        <message>
            <source>Screen reader bus: {bus}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {bus}: an address.</extracomment>
            <translation>Bus für Bildschirmleser: {bus}</translation>
        </message>
        <message>
            <source>Screen reader bus: none in sight</source>
            <extracomment>A line of the command doctor, which tells how the program is set up.</extracomment>
            <translation>Bus für Bildschirmleser: keiner in Sicht</translation>
        </message>
        <message>
            <source>Solver: {path}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {path}: a file.</extracomment>
            <translation>Löser: {path}</translation>
        </message>
        <message>
            <source>Solver: missing, so nothing can tell what can be won</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. No hints that win, no winnable deals.</extracomment>
            <translation>Löser: fehlt, daher ist nicht zu sagen, was zu gewinnen ist</translation>
        </message>
        <message>
            <source>Missing libraries: {list}</source>
            <extracomment>A line of the command doctor, which tells how the program is set up. {list}: file names.</extracomment>
            <translation>Fehlende Bibliotheken: {list}</translation>
        </message>
        <message>
            <source>No library is missing</source>
            <extracomment>A line of the command doctor, which tells how the program is set up.</extracomment>
            <translation>Keine Bibliothek fehlt</translation>
        </message>
        <message>
            <source>{usage}: {text}</source>
            <extracomment>A line of the help of the text game. {usage}: words to type, not translated; {text}: what they do.</extracomment>
            <translation>{usage}: {text}</translation>
        </message>
        <message>
            <source>Name a move by its two places: 1 to 7 columns, W waste, C D H S foundations</source>
            <extracomment>In the help of the text game. The single letters and digits stay as they are.</extracomment>
            <translation>Ein Zug besteht aus seinen zwei Plätzen: 1 bis 7 Spalten, W Abwurf, C D H S Zielstapel Kreuz, Karo, Herz, Pik</translation>
        </message>
        <message>
            <source>Such as 27 from column two to seven, W4 waste to column four, 3H column three to hearts</source>
            <extracomment>In the help of the text game. 27, W4 and 3H stay as they are.</extracomment>
            <translation>Etwa 27 von Spalte zwei auf sieben, W4 vom Abwurf auf Spalte vier, 3H von Spalte drei auf Herz</translation>
        </message>
        <message>
            <source>Short words: d draw, r redeal, u undo, y redo, = finish; many may stand in one line</source>
            <extracomment>In the help of the text game. The single letters and the sign stay as they are.</extracomment>
            <translation>Kurze Wörter: d ziehen, r Abwurf wenden, u rückgängig, y wiederholen, = fertigspielen; in einer Zeile können viele stehen</translation>
        </message>
        <message>
            <source>Type help for the words, quit to leave</source>
            <extracomment>Ends the start of the text game; help and quit stay.</extracomment>
            <translation>help nennt die Wörter, quit beendet</translation>
        </message>
        <message>
            <source>Type new for a new game</source>
            <extracomment>Follows a win in the text game. The word new stays as it is.</extracomment>
            <translation>new teilt ein neues Spiel aus</translation>
        </message>
        <message>
            <source>Type help for the words</source>
            <extracomment>Follows a word that is not known. The word help stays as it is.</extracomment>
            <translation>help nennt die Wörter</translation>
        </message>
        <message>
            <source>The game is kept. Goodbye</source>
            <extracomment>The last line of the text game.</extracomment>
            <translation>Das Spiel ist aufgehoben. Auf Wiedersehen</translation>
        </message>
        <message>
            <source>Goodbye</source>
            <extracomment>The last line of the text game, when the game cannot be kept.</extracomment>
            <translation>Auf Wiedersehen</translation>
        </message>
        <message>
            <source>There is no place "{text}"; say 1 to 7, W, C, D, H or S</source>
            <extracomment>Said in the text game. {text}: what was typed; the letters stay as they are.</extracomment>
            <translation>Einen Platz „{text}“ gibt es nicht; möglich sind 1 bis 7, W, C, D, H oder S</translation>
        </message>
        <message>
            <source>There is no card "{text}"; say 7H or seven of hearts</source>
            <extracomment>Said in the text game. {text}: what was typed; 7H and the name of the card stay as they are.</extracomment>
            <translation>Eine Karte „{text}“ gibt es nicht; möglich sind 7H oder seven of hearts</translation>
        </message>
        <message>
            <source>The list of moves goes from 1 to {count}</source>
            <extracomment>Said in the text game.</extracomment>
            <translation>Die Liste der Züge geht von 1 bis {count}</translation>
        </message>
        <message>
            <source>Type moves first, then a number</source>
            <extracomment>Said in the text game when a bare number is typed. The word moves stays.</extracomment>
            <translation>Erst moves, dann eine Nummer</translation>
        </message>
        <message>
            <source>turn cards from the stock, or turn the waste over</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>Karten vom Talon ziehen oder den Abwurf wenden</translation>
        </message>
        <message>
            <source>turn the waste over when the stock is empty</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>den Abwurf wenden, wenn der Talon leer ist</translation>
        </message>
        <message>
            <source>send a card to its best place, here from column four</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>eine Karte an ihren besten Platz legen, hier aus Spalte vier</translation>
        </message>
        <message>
            <source>send all cards up that are safe</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>alle sicheren Karten ablegen</translation>
        </message>
        <message>
            <source>play all cards up when they are all face up</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>alle Karten ablegen, wenn sie alle offen liegen</translation>
        </message>
        <message>
            <source>take the last move back</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>den letzten Zug zurücknehmen</translation>
        </message>
        <message>
            <source>play it again</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>ihn noch einmal spielen</translation>
        </message>
        <message>
            <source>list all moves; then type a number to play one</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>alle Züge nennen; eine Nummer spielt dann einen davon</translation>
        </message>
        <message>
            <source>play a move of that list</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>einen Zug dieser Liste spielen</translation>
        </message>
        <message>
            <source>a new game; also new 24, new draw-three</source>
            <extracomment>A line of the help of the text game, behind the word that it explains. The words after also stay as they are.</extracomment>
            <translation>ein neues Spiel; auch new 24, new draw-three</translation>
        </message>
        <message>
            <source>a new game with the same cards</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>ein neues Spiel mit denselben Karten</translation>
        </message>
        <message>
            <source>back to the start of this game</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>zurück an den Anfang dieses Spiels</translation>
        </message>
        <message>
            <source>the game before, while the new one has no move</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>das vorige Spiel, solange das neue keinen Zug hat</translation>
        </message>
        <message>
            <source>the code of this deal with its rules, for others to type after new</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>der Code dieses Spiels mit seinen Regeln; andere tippen ihn hinter new</translation>
        </message>
        <message>
            <source>leave; the game is kept</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>aufhören; das Spiel wird aufgehoben</translation>
        </message>
        <message>
            <source>read the whole table</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>den ganzen Tisch vorlesen</translation>
        </message>
        <message>
            <source>read a column card by card</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>eine Spalte Karte für Karte vorlesen</translation>
        </message>
        <message>
            <source>read stock, waste and pass</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>Talon, Abwurf und Durchgang vorlesen</translation>
        </message>
        <message>
            <source>read how far they are built</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>vorlesen, wie weit sie gebaut sind</translation>
        </message>
        <message>
            <source>count the cards face down</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>die verdeckten Karten zählen</translation>
        </message>
        <message>
            <source>tell where a card is</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>sagen, wo eine Karte ist</translation>
        </message>
        <message>
            <source>tell score, moves, time and cards to go</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>Punkte, Züge, Zeit und restliche Karten nennen</translation>
        </message>
        <message>
            <source>tell the last answer again</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>die letzte Antwort noch einmal sagen</translation>
        </message>
        <message>
            <source>read this</source>
            <extracomment>A line of the help of the text game, behind the word that it explains.</extracomment>
            <translation>dies vorlesen</translation>
        </message>
        <message>
            <source>Search the help</source>
            <extracomment>Label of the field above the text of the help.</extracomment>
            <translation>Hilfe durchsuchen</translation>
        </message>
        <message>
            <source>Enter goes to the next place.</source>
            <extracomment>About the field that searches the help. Enter is a key.</extracomment>
            <translation>Eingabe geht zur nächsten Stelle.</translation>
        </message>
        <message>
            <source>{chapter}: {line}</source>
            <extracomment>Heard when something is found in the help. Both are texts of it.</extracomment>
            <translation>{chapter}: {line}</translation>
        </message>
        <message>
            <source>The help has no {wanted}</source>
            <extracomment>Heard when a search fails. {wanted}: what was typed.</extracomment>
            <translation>Die Hilfe hat kein {wanted}</translation>
        </message>
        <message>
            <source>Example to try</source>
            <extracomment>Name of a list in the help: small games that show one move each.</extracomment>
            <translation>Beispiel zum Probieren</translation>
        </message>
        <message>
            <source>&amp;Try it on the table</source>
            <extracomment>Button in the help: lays a small game on the table.</extracomment>
            <translation>Auf dem &amp;Tisch probieren</translation>
        </message>
        <message>
            <source>&amp;Save as web page …</source>
            <extracomment>Button in the list of keys: writes the list into a file.</extracomment>
            <translation>Als &amp;Webseite sichern …</translation>
        </message>
        <message>
            <source>Save the help as a web page</source>
            <extracomment>Title of the window that asks for a file.</extracomment>
            <translation>Hilfe als Webseite sichern</translation>
        </message>
        <message>
            <source>The help is in {file}</source>
            <extracomment>Seen after it was saved. {file}: a file.</extracomment>
            <translation>Die Hilfe ist in {file}</translation>
        </message>
        <message>
            <source>Look at the stock</source>
            <extracomment>The first step of a hint.</extracomment>
            <translation>Blick auf den Talon</translation>
        </message>
        <message>
            <source>Look at the waste</source>
            <extracomment>The first step of a hint.</extracomment>
            <translation>Blick auf den Abwurf</translation>
        </message>
        <message>
            <source>Look at {place}</source>
            <extracomment>The first step of a hint. {place}: column five.</extracomment>
            <translation>Blick auf {place}</translation>
        </message>
        <message>
            <source>{move}: {reason}</source>
            <extracomment>A hint. {move}: what to play, such as jack of hearts from column five to foundation; {reason}: why.</extracomment>
            <translation>{move}: {reason}</translation>
        </message>
        <message>
            <source>The game is won</source>
            <extracomment>Heard when a hint is asked for after the win.
Printed when moves of a file are played.</extracomment>
            <translation>Das Spiel ist gewonnen</translation>
        </message>
        <message>
            <source>Undo the last move</source>
            <extracomment>Heard in place of a hint.</extracomment>
            <translation>Letzten Zug zurücknehmen</translation>
        </message>
        <message>
            <source>Undo the last move: the game can be won from there</source>
            <extracomment>Heard in place of a hint.</extracomment>
            <translation>Letzten Zug zurücknehmen: von dort ist das Spiel zu gewinnen</translation>
        </message>
        <message>
            <source>No useful move</source>
            <extracomment>Heard when a hint is asked for and nothing helps.</extracomment>
            <translation>Kein nützlicher Zug</translation>
        </message>
        <message>
            <source>No move looks useful</source>
            <extracomment>Heard when a hint is asked for and nothing helps.</extracomment>
            <translation>Kein Zug scheint zu nützen</translation>
        </message>
        <message>
            <source>{key} tells the move, then plays it</source>
            <extracomment>Ends the first step of a hint. {key}: such as H, which is pressed twice.</extracomment>
            <translation>{key} nennt den Zug und spielt ihn dann</translation>
        </message>
        <message>
            <source>{key} plays it</source>
            <extracomment>Ends a whole hint. {key}: such as H.</extracomment>
            <translation>{key} spielt diesen Zug</translation>
        </message>
        <message>
            <source>Hint put away</source>
            <extracomment>Heard when Esc takes the marks of a hint off the table.</extracomment>
            <translation>Hinweis weggenommen</translation>
        </message>
        <message>
            <source>Looking for a hint …</source>
            <extracomment>Seen and heard when finding a hint takes a while.</extracomment>
            <translation>Ein Hinweis wird gesucht …</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <extracomment>The move of a hint. A reason follows.</extracomment>
            <translation>vom Talon ziehen</translation>
        </message>
        <message>
            <source>draw now</source>
            <extracomment>The move of a hint, after "Look at the stock". A reason follows.</extracomment>
            <translation>jetzt ziehen</translation>
        </message>
        <message>
            <source>{card} to {where}</source>
            <extracomment>The move of a hint. {card}: jack of hearts; {where}: foundation, or queen of clubs, column two.</extracomment>
            <translation>{card} auf {where}</translation>
        </message>
        <message>
            <source>move {cards} from {source} to {where}</source>
            <extracomment>The move of a hint. {cards}: such as jack of hearts; {source}: such as column five; {where}: foundation, or queen of clubs, column two.</extracomment>
            <translation>{cards} von {source} auf {where}</translation>
        </message>
        <message>
            <source>{card}, {source}, to {where}</source>
            <extracomment>The move of a hint. {card}: jack of hearts; {source}: such as column five; {where}: foundation, queen of clubs, or an empty column.</extracomment>
            <translation>{card}, {source}, auf {where}</translation>
        </message>
        <message>
            <source>turns over a hidden card</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>deckt eine verdeckte Karte auf</translation>
        </message>
        <message>
            <source>empties the column</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>leert die Spalte</translation>
        </message>
        <message>
            <source>one card more is where it belongs</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. A card goes to its foundation.</extracomment>
            <translation>eine Karte mehr liegt, wo sie hingehört</translation>
        </message>
        <message>
            <source>the empty column gets a king</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>die leere Spalte bekommt einen König</translation>
        </message>
        <message>
            <source>one card less in waste</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>eine Karte weniger im Abwurf</translation>
        </message>
        <message>
            <source>a useful card comes</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. A card of the stock will be needed.</extracomment>
            <translation>eine nützliche Karte kommt</translation>
        </message>
        <message>
            <source>the stock is needed again</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>der Talon wird wieder gebraucht</translation>
        </message>
        <message>
            <source>a step on the way</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. It helps only together with later moves.</extracomment>
            <translation>ein Schritt auf dem Weg</translation>
        </message>
        <message numerus="yes">
            <source>costs up to {n} points</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. Turning the waste over loses so many points, or all that there are if they are fewer.
For one: costs up to {n} point</extracomment>
            <translation>
                <numerusform>kostet bis zu {n} Punkt</numerusform>
                <numerusform>kostet bis zu {n} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>then it is the last pass</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. The waste may not be turned over again.</extracomment>
            <translation>dann ist es der letzte Durchgang</translation>
        </message>
        <message>
            <source>makes place for another</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. Another card can be put there now.</extracomment>
            <translation>schafft Platz für eine andere</translation>
        </message>
        <message>
            <source>makes place for {card}</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. {card}: a card that can be put there now.</extracomment>
            <translation>schafft Platz für {card}</translation>
        </message>
        <message>
            <source>place for {card}</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. {card}: a card that can be put there now.</extracomment>
            <translation>Platz für {card}</translation>
        </message>
        <message>
            <source>frees a card</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>macht eine Karte frei</translation>
        </message>
        <message>
            <source>frees {card}</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. {card}: the card that lies under it.</extracomment>
            <translation>macht {card} frei</translation>
        </message>
        <message>
            <source>This wins; hidden cards are known</source>
            <extracomment>Ends a hint: it is proved to lead to a win.</extracomment>
            <translation>So ist es zu gewinnen; verdeckte Karten sind bekannt</translation>
        </message>
        <message>
            <source>Judged by the cards that you can see</source>
            <extracomment>Ends a hint that knows no hidden card.</extracomment>
            <translation>Beurteilt nach den sichtbaren Karten</translation>
        </message>
        <message>
            <source>A guess: no way to win is known</source>
            <extracomment>Ends a hint that nothing is proved about.</extracomment>
            <translation>Geraten: kein Weg zum Gewinn ist bekannt</translation>
        </message>
        <message>
            <source>A guess: the game can no longer be won</source>
            <extracomment>Ends a hint in a lost game.</extracomment>
            <translation>Geraten: das Spiel ist nicht mehr zu gewinnen</translation>
        </message>
        <message>
            <source>This wins</source>
            <extracomment>Ends a hint: it is proved to lead to a win.</extracomment>
            <translation>So ist es zu gewinnen</translation>
        </message>
        <message>
            <source>Seems best</source>
            <extracomment>Ends a hint that is judged by the cards that can be seen.</extracomment>
            <translation>Scheint am besten</translation>
        </message>
        <message>
            <source>A guess</source>
            <extracomment>Ends a hint that is not known to lead to a win.</extracomment>
            <translation>Geraten</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>Column head in the list of games that were played.</extracomment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>Column head in the list of games that were played. Such as deal 24.</extracomment>
            <translation>Welches Spiel</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Column head in the list of games that were played. Won, left, or in play.</extracomment>
            <translation>Ausgang</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Column head in the list of games that were played.</extracomment>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <extracomment>Column head in the list of games that were played.</extracomment>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>Label of a choice: how the games played are sorted.</extracomment>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Newest first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>Highest score first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Meiste Punkte zuerst</translation>
        </message>
        <message>
            <source>Shortest time first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Kürzeste Zeit zuerst</translation>
        </message>
        <message>
            <source>Fewest moves first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Wenigste Züge zuerst</translation>
        </message>
        <message>
            <source>Won games first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Gewonnene zuerst</translation>
        </message>
        <message>
            <source>Hardest first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Schwerste zuerst</translation>
        </message>
        <message>
            <source>By kind of game</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Nach Spielart</translation>
        </message>
        <message>
            <source>By deal number</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Nach Spielnummer</translation>
        </message>
        <message>
            <source>Lowest score first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Wenigste Punkte zuerst</translation>
        </message>
        <message>
            <source>Longest time first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Längste Zeit zuerst</translation>
        </message>
        <message>
            <source>Most moves first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Meiste Züge zuerst</translation>
        </message>
        <message>
            <source>Left games first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Verlassene zuerst</translation>
        </message>
        <message>
            <source>Easiest first</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Leichteste zuerst</translation>
        </message>
        <message>
            <source>By kind of game, backwards</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Nach Spielart, rückwärts</translation>
        </message>
        <message>
            <source>By deal number, backwards</source>
            <extracomment>An order of the list of games that were played.</extracomment>
            <translation>Nach Spielnummer, rückwärts</translation>
        </message>
        <message>
            <source>{kind} {number}</source>
            <extracomment>Which deal was played. {kind}: winnable deal; {number}: 24.</extracomment>
            <translation>{kind} {number}</translation>
        </message>
        <message>
            <source>left</source>
            <extracomment>What came of a game. It was left for another one.</extracomment>
            <translation>verlassen</translation>
        </message>
        <message>
            <source>in play</source>
            <extracomment>What came of a game. It has not ended.</extracomment>
            <translation>im Gange</translation>
        </message>
        <message numerus="yes">
            <source>{n} games</source>
            <extracomment>Stands over the list of games that were played.
For one: {n} game</extracomment>
            <translation>
                <numerusform>{n} Spiel</numerusform>
                <numerusform>{n} Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} $</source>
            <extracomment>The score of a Las Vegas game in a table: dollars.</extracomment>
            <translation>{number} $</translation>
        </message>
        <message>
            <source>winnable deal</source>
            <extracomment>Which deal was played.</extracomment>
            <translation>gewinnbares Spiel</translation>
        </message>
        <message>
            <source>shuffled deal</source>
            <extracomment>Which deal was played.</extracomment>
            <translation>gemischtes Spiel</translation>
        </message>
        <message>
            <source>chosen deal</source>
            <extracomment>Which deal was played.</extracomment>
            <translation>gewähltes Spiel</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Shift</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Space</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Return</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Backspace</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Left arrow</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pfeil links</translation>
        </message>
        <message>
            <source>Right arrow</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pfeil rechts</translation>
        </message>
        <message>
            <source>Up arrow</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pfeil hoch</translation>
        </message>
        <message>
            <source>Down arrow</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pfeil runter</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Pos1</translation>
        </message>
        <message>
            <source>End</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Page Up</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Bild auf</translation>
        </message>
        <message>
            <source>Page Down</source>
            <extracomment>What is written on a key; seen in the list of keys, alone or as in Ctrl+N.</extracomment>
            <translation>Bild ab</translation>
        </message>
        <message>
            <source>Says it briefly</source>
            <extracomment>Heard when a key changes how much is said.</extracomment>
            <translation>Sagt es kurz</translation>
        </message>
        <message>
            <source>Says it normally</source>
            <extracomment>Heard when a key changes how much is said.</extracomment>
            <translation>Sagt es wie üblich</translation>
        </message>
        <message>
            <source>Says everything</source>
            <extracomment>Heard when a key changes how much is said.</extracomment>
            <translation>Sagt alles</translation>
        </message>
        <message>
            <source>Voice on</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Stimme an</translation>
        </message>
        <message>
            <source>Voice off</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Stimme aus</translation>
        </message>
        <message>
            <source>Sounds on</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Klänge an</translation>
        </message>
        <message>
            <source>Sounds off</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Klänge aus</translation>
        </message>
        <message>
            <source>Lens on</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Lupe an</translation>
        </message>
        <message>
            <source>Lens off</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Lupe aus</translation>
        </message>
        <message>
            <source>Full screen</source>
            <extracomment>Heard when a key switches this.</extracomment>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Window</source>
            <extracomment>Heard when a key switches this. The screen is not filled.</extracomment>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>From {place}; where to?</source>
            <extracomment>Heard in quick moves after the first digit. {place}: what lies there, as it is heard at the focus.</extracomment>
            <translation>Von {place}; wohin?</translation>
        </message>
        <message>
            <source>No move</source>
            <extracomment>Heard in quick moves when Esc is pressed between the two digits.</extracomment>
            <translation>Kein Zug</translation>
        </message>
        <message>
            <source>{place}; Enter sends it there</source>
            <extracomment>Heard when the places for a card are gone through. {place}: column two on seven of hearts. Enter is the key.</extracomment>
            <translation>{place}; Eingabe legt sie dorthin</translation>
        </message>
        <message>
            <source>No place chosen</source>
            <extracomment>Heard when Esc is pressed while the places for a card are gone through.</extracomment>
            <translation>Kein Platz gewählt</translation>
        </message>
        <message>
            <source>A 2 3 4 5 6 7 8 9 0 J Q K</source>
            <extracomment>Keys for ace to king when a card is looked for: 13 different letters or digits, as on the cards of your country, with blanks between them. Ten has one digit.</extracomment>
            <translation>A 2 3 4 5 6 7 8 9 0 B D K</translation>
        </message>
        <message>
            <source>C D H S</source>
            <extracomment>Keys for clubs, diamonds, hearts, spades when a card is looked for: 4 different letters, with blanks.</extracomment>
            <translation>K A H P</translation>
        </message>
        <message>
            <source>Which rank? {keys}</source>
            <extracomment>Heard when a card is looked for. {keys}: the keys to choose from.</extracomment>
            <translation>Welcher Rang? {keys}</translation>
        </message>
        <message>
            <source>{rank}; which suit? {keys}</source>
            <extracomment>Heard after the rank of a card that is looked for. {rank}: such as seven; {keys}: the keys to choose from.</extracomment>
            <translation>{rank}; Kreuz, Karo, Herz, Pik? {keys}</translation>
        </message>
        <message>
            <source>That key is no rank; Esc ends the search</source>
            <extracomment>Heard when a card is looked for and a wrong key is pressed. Esc is a key.</extracomment>
            <translation>Diese Taste ist kein Wert; Esc beendet die Suche</translation>
        </message>
        <message>
            <source>That key is no suit; Esc ends the search</source>
            <extracomment>Heard when a card is looked for and a wrong key is pressed. Esc is a key.</extracomment>
            <translation>Diese Taste ist keine Farbe; Esc beendet die Suche</translation>
        </message>
        <message>
            <source>Search ended</source>
            <extracomment>Heard when Esc ends looking for a card.</extracomment>
            <translation>Suche beendet</translation>
        </message>
        <message>
            <source>no key</source>
            <extracomment>In the list of keys: this can only be chosen in menus.</extracomment>
            <translation>keine Taste</translation>
        </message>
        <message>
            <source>C&amp;hange …</source>
            <extracomment>Button in the list of keys: asks for a key for the chosen row.</extracomment>
            <translation>Ä&amp;ndern …</translation>
        </message>
        <message>
            <source>&amp;Reset this row</source>
            <extracomment>Button in the list of keys: what is chosen there has the keys that it came with.</extracomment>
            <translation>Diese Zeile &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>Reset &amp;all</source>
            <extracomment>Button in the list of keys: everything has the keys that it came with.</extracomment>
            <translation>&amp;Alle zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Save the list …</source>
            <extracomment>Button in the list of keys: writes the list into a file, as a web page.</extracomment>
            <translation>&amp;Liste speichern …</translation>
        </message>
        <message>
            <source>{what}: {keys}</source>
            <extracomment>Keys of an action. {what}: such as Undo; {keys}: U or Backspace.</extracomment>
            <translation>{what}: {keys}</translation>
        </message>
        <message>
            <source>All keys are as they came</source>
            <extracomment>Seen in the list of keys after all were given back.</extracomment>
            <translation>Alle Tasten sind wie am Anfang</translation>
        </message>
        <message>
            <source>Keys of Klondike Qt</source>
            <extracomment>Title of the web page with the list of keys, and name of its file.</extracomment>
            <translation>Tasten von Klondike Qt</translation>
        </message>
        <message>
            <source>The list of keys is in {file}</source>
            <extracomment>Seen after it was saved. {file}: a file.</extracomment>
            <translation>Die Liste der Tasten ist in {file}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <extracomment>{file}: a file; {reason}: from the system.</extracomment>
            <translation>{file} war nicht zu schreiben: {reason}</translation>
        </message>
        <message>
            <source>Press a key</source>
            <extracomment>Title of the window that asks for a key.</extracomment>
            <translation>Eine Taste drücken</translation>
        </message>
        <message>
            <source>Press the key for {what}. Tab goes on to the buttons, Esc leaves all as it is.</source>
            <extracomment>Stands in the window that asks for a key. {what}: such as Undo. Tab and Esc are keys.</extracomment>
            <translation>Drücken Sie die Taste für {what}. Tab geht zu den Schaltern, Esc lässt alles, wie es ist.</translation>
        </message>
        <message>
            <source>The key</source>
            <extracomment>Name of the field in which a pressed key is shown.</extracomment>
            <translation>Die Taste</translation>
        </message>
        <message>
            <source>Use this key &amp;only</source>
            <extracomment>Button: the key takes the place of all keys that there were.</extracomment>
            <translation>&amp;Nur diese Taste</translation>
        </message>
        <message>
            <source>Use it &amp;as well</source>
            <extracomment>Button: the key is added to those that there are.</extracomment>
            <translation>Diese Taste au&amp;ch</translation>
        </message>
        <message>
            <source>No &amp;key</source>
            <extracomment>Button: it can only be chosen in menus from now on.</extracomment>
            <translation>&amp;Keine Taste</translation>
        </message>
        <message>
            <source>{key} is free</source>
            <extracomment>Heard after a key was pressed. {key}: such as Ctrl+K.</extracomment>
            <translation>{key} ist frei</translation>
        </message>
        <message>
            <source>{key} does this already</source>
            <extracomment>Heard after a key was pressed. {key}: such as Ctrl+K.</extracomment>
            <translation>{key} tut das schon</translation>
        </message>
        <message>
            <source>{key} is a key of {what}, which would lose it</source>
            <extracomment>Heard after a key was pressed, before anything is changed. {key}: such as U; {what}: such as Undo.</extracomment>
            <translation>{key} ist eine Taste von {what} und ginge dort verloren</translation>
        </message>
        <message>
            <source>{key} is no key that can be used</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} ist keine brauchbare Taste</translation>
        </message>
        <message>
            <source>{key} alone cannot be used: it only goes with others</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} allein geht nicht: nur mit anderen zusammen</translation>
        </message>
        <message>
            <source>{key} cannot be used: screen readers need it</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: Bildschirmleser brauchen sie</translation>
        </message>
        <message>
            <source>{key} cannot be used: it goes from part to part</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: sie führt von Teil zu Teil</translation>
        </message>
        <message>
            <source>{key} cannot be used: it leads out of everything</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: sie führt aus allem heraus</translation>
        </message>
        <message>
            <source>{key} cannot be used: it opens menus</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: sie öffnet Menüs</translation>
        </message>
        <message>
            <source>{key} cannot be used: the system has it</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: sie gehört dem System</translation>
        </message>
        <message>
            <source>{key} cannot be used: on a Mac the system has it</source>
            <extracomment>Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H.</extracomment>
            <translation>{key} geht nicht: auf dem Mac gehört sie dem System</translation>
        </message>
        <message>
            <source>a red ace</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein rotes Ass</translation>
        </message>
        <message>
            <source>a red two</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Zwei</translation>
        </message>
        <message>
            <source>a red three</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Drei</translation>
        </message>
        <message>
            <source>a red four</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Vier</translation>
        </message>
        <message>
            <source>a red five</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Fünf</translation>
        </message>
        <message>
            <source>a red six</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Sechs</translation>
        </message>
        <message>
            <source>a red seven</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Sieben</translation>
        </message>
        <message>
            <source>a red eight</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Acht</translation>
        </message>
        <message>
            <source>a red nine</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Neun</translation>
        </message>
        <message>
            <source>a red ten</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Zehn</translation>
        </message>
        <message>
            <source>a red jack</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein roter Bube</translation>
        </message>
        <message>
            <source>a red queen</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine rote Dame</translation>
        </message>
        <message>
            <source>a red king</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein roter König</translation>
        </message>
        <message>
            <source>a black ace</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein schwarzes Ass</translation>
        </message>
        <message>
            <source>a black two</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Zwei</translation>
        </message>
        <message>
            <source>a black three</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Drei</translation>
        </message>
        <message>
            <source>a black four</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Vier</translation>
        </message>
        <message>
            <source>a black five</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Fünf</translation>
        </message>
        <message>
            <source>a black six</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Sechs</translation>
        </message>
        <message>
            <source>a black seven</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Sieben</translation>
        </message>
        <message>
            <source>a black eight</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Acht</translation>
        </message>
        <message>
            <source>a black nine</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Neun</translation>
        </message>
        <message>
            <source>a black ten</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Zehn</translation>
        </message>
        <message>
            <source>a black jack</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein schwarzer Bube</translation>
        </message>
        <message>
            <source>a black queen</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>eine schwarze Dame</translation>
        </message>
        <message>
            <source>a black king</source>
            <extracomment>A kind of card, said when it is the one that would fit in a column: needs a red seven.</extracomment>
            <translation>ein schwarzer König</translation>
        </message>
        <message>
            <source>red ace</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rotes Ass</translation>
        </message>
        <message>
            <source>red two</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Zwei</translation>
        </message>
        <message>
            <source>red three</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Drei</translation>
        </message>
        <message>
            <source>red four</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Vier</translation>
        </message>
        <message>
            <source>red five</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Fünf</translation>
        </message>
        <message>
            <source>red six</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Sechs</translation>
        </message>
        <message>
            <source>red seven</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Sieben</translation>
        </message>
        <message>
            <source>red eight</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Acht</translation>
        </message>
        <message>
            <source>red nine</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Neun</translation>
        </message>
        <message>
            <source>red ten</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Zehn</translation>
        </message>
        <message>
            <source>red jack</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>roter Bube</translation>
        </message>
        <message>
            <source>red queen</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>rote Dame</translation>
        </message>
        <message>
            <source>red king</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>roter König</translation>
        </message>
        <message>
            <source>black ace</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarzes Ass</translation>
        </message>
        <message>
            <source>black two</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Zwei</translation>
        </message>
        <message>
            <source>black three</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Drei</translation>
        </message>
        <message>
            <source>black four</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Vier</translation>
        </message>
        <message>
            <source>black five</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Fünf</translation>
        </message>
        <message>
            <source>black six</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Sechs</translation>
        </message>
        <message>
            <source>black seven</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Sieben</translation>
        </message>
        <message>
            <source>black eight</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Acht</translation>
        </message>
        <message>
            <source>black nine</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Neun</translation>
        </message>
        <message>
            <source>black ten</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Zehn</translation>
        </message>
        <message>
            <source>black jack</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarzer Bube</translation>
        </message>
        <message>
            <source>black queen</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarze Dame</translation>
        </message>
        <message>
            <source>black king</source>
            <extracomment>A kind of card in few words, said when it is the one that would fit in a column: Needs red seven.</extracomment>
            <translation>schwarzer König</translation>
        </message>
        <message>
            <source>red ace of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rotes {suit}-Ass</translation>
        </message>
        <message>
            <source>red two of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Zwei</translation>
        </message>
        <message>
            <source>red three of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Drei</translation>
        </message>
        <message>
            <source>red four of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Vier</translation>
        </message>
        <message>
            <source>red five of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Fünf</translation>
        </message>
        <message>
            <source>red six of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Sechs</translation>
        </message>
        <message>
            <source>red seven of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Sieben</translation>
        </message>
        <message>
            <source>red eight of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Acht</translation>
        </message>
        <message>
            <source>red nine of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Neun</translation>
        </message>
        <message>
            <source>red ten of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Zehn</translation>
        </message>
        <message>
            <source>red jack of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>roter {suit}-Bube</translation>
        </message>
        <message>
            <source>red queen of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>rote {suit}-Dame</translation>
        </message>
        <message>
            <source>red king of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>roter {suit}-König</translation>
        </message>
        <message>
            <source>black ace of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarzes {suit}-Ass</translation>
        </message>
        <message>
            <source>black two of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Zwei</translation>
        </message>
        <message>
            <source>black three of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Drei</translation>
        </message>
        <message>
            <source>black four of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Vier</translation>
        </message>
        <message>
            <source>black five of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Fünf</translation>
        </message>
        <message>
            <source>black six of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Sechs</translation>
        </message>
        <message>
            <source>black seven of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Sieben</translation>
        </message>
        <message>
            <source>black eight of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Acht</translation>
        </message>
        <message>
            <source>black nine of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Neun</translation>
        </message>
        <message>
            <source>black ten of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Zehn</translation>
        </message>
        <message>
            <source>black jack of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarzer {suit}-Bube</translation>
        </message>
        <message>
            <source>black queen of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarze {suit}-Dame</translation>
        </message>
        <message>
            <source>black king of {suit}</source>
            <extracomment>The name of a card with its colour, which some players want to hear. {suit}: such as hearts.</extracomment>
            <translation>schwarzer {suit}-König</translation>
        </message>
        <message>
            <source>Measure the screen</source>
            <extracomment>Title of the window that measures the screen with a bank card.</extracomment>
            <translation>Bildschirm ausmessen</translation>
        </message>
        <message>
            <source>Hold a bank card to the screen. Make the frame as wide as the card, with the arrow keys or the slider: then the card sizes are true in millimetres on this screen.</source>
            <extracomment>Stands above the frame that is to become as wide as a bank card.</extracomment>
            <translation>Halten Sie eine Bankkarte an den Bildschirm. Machen Sie den Rahmen so breit wie die Karte, mit den Pfeiltasten oder dem Regler: Dann stimmen die Kartengrößen auf diesem Bildschirm in Millimetern.</translation>
        </message>
        <message>
            <source>Width of the bank card, in pixels</source>
            <extracomment>Name of the slider that makes the frame wider.</extracomment>
            <translation>Breite der Bankkarte, in Pixeln</translation>
        </message>
        <message>
            <source>bank card</source>
            <extracomment>Stands in the frame that is to become as wide as a bank card.</extracomment>
            <translation>Bankkarte</translation>
        </message>
        <message>
            <source>It &amp;fits</source>
            <extracomment>Button: the frame is as wide as the bank card.</extracomment>
            <translation>Es &amp;passt</translation>
        </message>
        <message>
            <source>&amp;Forget the measure</source>
            <extracomment>Button: sizes on this screen are no longer measured.</extracomment>
            <translation>Maß &amp;vergessen</translation>
        </message>
        <message>
            <source>Sizes on this screen are true in millimetres</source>
            <extracomment>Heard after the screen was measured.</extracomment>
            <translation>Die Größen auf diesem Bildschirm stimmen in Millimetern</translation>
        </message>
        <message>
            <source>This screen is not measured</source>
            <extracomment>Heard after the measure of the screen was forgotten.</extracomment>
            <translation>Dieser Bildschirm ist nicht ausgemessen</translation>
        </message>
        <message>
            <source>&amp;Klondike, draw one</source>
            <extracomment>Menu: a kind of game.</extracomment>
            <translation>&amp;Klondike, eine Karte</translation>
        </message>
        <message>
            <source>Klondike, draw &amp;three</source>
            <extracomment>Menu: a kind of game.</extracomment>
            <translation>Klondike, &amp;drei Karten</translation>
        </message>
        <message>
            <source>&amp;Las Vegas</source>
            <extracomment>Menu: a kind of game.</extracomment>
            <translation>&amp;Las Vegas</translation>
        </message>
        <message>
            <source>Las &amp;Vegas, draw three</source>
            <extracomment>Menu: a kind of game.</extracomment>
            <translation>Las &amp;Vegas, drei Karten</translation>
        </message>
        <message>
            <source>&amp;Automatic</source>
            <extracomment>Menu: whichever shows more of long columns.</extracomment>
            <translation>&amp;Automatisch</translation>
        </message>
        <message>
            <source>Abo&amp;ve the columns</source>
            <extracomment>Menu: place of stock, waste and foundations.</extracomment>
            <translation>Ü&amp;ber den Spalten</translation>
        </message>
        <message>
            <source>&amp;Beside the columns</source>
            <extracomment>Menu: place of stock, waste and foundations.</extracomment>
            <translation>&amp;Neben den Spalten</translation>
        </message>
        <message>
            <source>As the &amp;system says</source>
            <extracomment>Menu: whether cards are seen to move.
Menu: colour of the window.
Menu: height of all text round the table.</extracomment>
            <translation>Wie das &amp;System es vorgibt</translation>
        </message>
        <message>
            <source>&amp;Always</source>
            <extracomment>Menu: cards are seen to move.</extracomment>
            <translation>&amp;Immer</translation>
        </message>
        <message>
            <source>&amp;Never</source>
            <extracomment>Menu: cards are at once where they go.</extracomment>
            <translation>&amp;Nie</translation>
        </message>
        <message>
            <source>&amp;Fast</source>
            <extracomment>Menu: how fast cards are seen to move.</extracomment>
            <translation>&amp;Schnell</translation>
        </message>
        <message>
            <source>&amp;Normal</source>
            <extracomment>Menu: how fast cards are seen to move.</extracomment>
            <translation>&amp;Normal</translation>
        </message>
        <message>
            <source>&amp;Slow</source>
            <extracomment>Menu: how fast cards are seen to move.</extracomment>
            <translation>&amp;Langsam</translation>
        </message>
        <message>
            <source>Only &amp;winnable deals</source>
            <extracomment>Menu: which deals new games have.</extracomment>
            <translation>Nur &amp;gewinnbare</translation>
        </message>
        <message>
            <source>An&amp;y shuffle</source>
            <extracomment>Menu: which deals new games have.</extracomment>
            <translation>&amp;Beliebig gemischte</translation>
        </message>
        <message>
            <source>&amp;Any</source>
            <extracomment>Menu: how hard to win the deals of new games are.</extracomment>
            <translation>&amp;Beliebig</translation>
        </message>
        <message>
            <source>&amp;Easy</source>
            <extracomment>Menu: how hard to win the deals of new games are.</extracomment>
            <translation>&amp;Leicht</translation>
        </message>
        <message>
            <source>&amp;Medium</source>
            <extracomment>Menu: how hard to win the deals of new games are.</extracomment>
            <translation>&amp;Mittelschwer</translation>
        </message>
        <message>
            <source>&amp;Hard</source>
            <extracomment>Menu: how hard to win the deals of new games are.</extracomment>
            <translation>&amp;Schwer</translation>
        </message>
        <message>
            <source>&amp;Very hard</source>
            <extracomment>Menu: how hard to win the deals of new games are.</extracomment>
            <translation>S&amp;ehr schwer</translation>
        </message>
        <message>
            <source>&amp;Nothing happens</source>
            <extracomment>Menu: when all cards are face up.</extracomment>
            <translation>&amp;Nichts geschieht</translation>
        </message>
        <message>
            <source>&amp;Offer to finish</source>
            <extracomment>Menu: when all cards are face up.</extracomment>
            <translation>Fertigspielen &amp;anbieten</translation>
        </message>
        <message>
            <source>Finish by &amp;itself</source>
            <extracomment>Menu: when all cards are face up.</extracomment>
            <translation>Von &amp;selbst fertigspielen</translation>
        </message>
        <message>
            <source>&amp;Standard</source>
            <extracomment>Menu: the smallest of five card sizes.</extracomment>
            <translation>&amp;Standard</translation>
        </message>
        <message>
            <source>&amp;Large</source>
            <extracomment>Menu: the second of five card sizes.
Menu: the second of four text sizes.</extracomment>
            <translation>&amp;Groß</translation>
        </message>
        <message>
            <source>&amp;Extra large</source>
            <extracomment>Menu: the third of five card sizes.
Menu: the third of four text sizes.</extracomment>
            <translation>S&amp;ehr groß</translation>
        </message>
        <message>
            <source>E&amp;xtra extra large</source>
            <extracomment>Menu: the fourth of five card sizes.
Menu: the largest of four text sizes.</extracomment>
            <translation>Ü&amp;bergroß</translation>
        </message>
        <message>
            <source>&amp;As large as can be</source>
            <extracomment>Menu: the largest of five card sizes.</extracomment>
            <translation>So groß wie &amp;möglich</translation>
        </message>
        <message>
            <source>&amp;Black and red</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>&amp;Schwarz und rot</translation>
        </message>
        <message>
            <source>&amp;Four colours</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>&amp;Vier Farben</translation>
        </message>
        <message>
            <source>&amp;Dark, four colours</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>&amp;Dunkel, vier Farben</translation>
        </message>
        <message>
            <source>High contrast, bl&amp;ack</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>Hoher Kontrast, s&amp;chwarz</translation>
        </message>
        <message>
            <source>High contrast, &amp;white</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>Hoher Kontrast, &amp;weiß</translation>
        </message>
        <message>
            <source>&amp;Low glare</source>
            <extracomment>Menu: colours of the cards.</extracomment>
            <translation>&amp;Blendarm</translation>
        </message>
        <message>
            <source>&amp;Green felt</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>&amp;Grüner Filz</translation>
        </message>
        <message>
            <source>&amp;Blue felt</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>&amp;Blauer Filz</translation>
        </message>
        <message>
            <source>B&amp;urgundy felt</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>Wein&amp;roter Filz</translation>
        </message>
        <message>
            <source>&amp;Walnut</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>&amp;Nussbaum</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>&amp;Schiefer</translation>
        </message>
        <message>
            <source>Bl&amp;ack</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>Sch&amp;warz</translation>
        </message>
        <message>
            <source>&amp;Cream</source>
            <extracomment>Menu: colour of the table.</extracomment>
            <translation>&amp;Creme</translation>
        </message>
        <message>
            <source>Dark, like the &amp;table</source>
            <extracomment>Menu: colour of the window.</extracomment>
            <translation>Dunkel wie der &amp;Tisch</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Menu: colour of the window.</extracomment>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Usual</source>
            <extracomment>Menu: the smallest of four text sizes.</extracomment>
            <translation>&amp;Normal</translation>
        </message>
        <message>
            <source>&amp;Large print</source>
            <extracomment>Menu: drawings of the cards, one large suit on each.</extracomment>
            <translation>&amp;Großdruck</translation>
        </message>
        <message>
            <source>&amp;Classic</source>
            <extracomment>Menu: drawings of the cards, with rows of suits, kings and queens.</extracomment>
            <translation>&amp;Klassisch</translation>
        </message>
        <message>
            <source>&amp;Lattice</source>
            <extracomment>Menu: pattern on the backs of the cards, blue.</extracomment>
            <translation>&amp;Gitter</translation>
        </message>
        <message>
            <source>&amp;Sunburst</source>
            <extracomment>Menu: pattern on the backs of the cards, red.</extracomment>
            <translation>&amp;Sonne</translation>
        </message>
        <message>
            <source>S&amp;hells</source>
            <extracomment>Menu: pattern on the backs of the cards, green.</extracomment>
            <translation>&amp;Muscheln</translation>
        </message>
        <message>
            <source>&amp;Quiet</source>
            <extracomment>Menu: pattern on the backs of the cards, dark with four suits.</extracomment>
            <translation>&amp;Ruhig</translation>
        </message>
        <message>
            <source>{choice}: {value}</source>
            <extracomment>Seen when another card size or colour is chosen. {choice}: the menu's title; {value}: the entry.</extracomment>
            <translation>{choice}: {value}</translation>
        </message>
        <message>
            <source>{size}; there is no larger one</source>
            <extracomment>Seen and heard when another card size is wanted and there is none. {size}: Card size: Standard.</extracomment>
            <translation>{size}; größer geht es nicht</translation>
        </message>
        <message>
            <source>{size}; there is no smaller one</source>
            <extracomment>Seen and heard when another card size is wanted and there is none. {size}: Card size: Standard.</extracomment>
            <translation>{size}; kleiner geht es nicht</translation>
        </message>
        <message>
            <source>{choice}: on</source>
            <extracomment>Heard when a menu entry is switched. {choice}: the entry.</extracomment>
            <translation>{choice}: an</translation>
        </message>
        <message>
            <source>{choice}: off</source>
            <extracomment>Heard when a menu entry is switched. {choice}: the entry.</extracomment>
            <translation>{choice}: aus</translation>
        </message>
        <message>
            <source>A &amp;click sends the card</source>
            <extracomment>Menu: on, a click sends; off, a click picks up.</extracomment>
            <translation>Ein &amp;Klick legt die Karte an</translation>
        </message>
        <message>
            <source>Send &amp;safe cards up</source>
            <extracomment>Menu: cards no longer needed go up by themselves.</extracomment>
            <translation>&amp;Sichere Karten von selbst ablegen</translation>
        </message>
        <message>
            <source>Show where it can &amp;go</source>
            <extracomment>Menu: legal places are marked while a card is held.</extracomment>
            <translation>Mögliche &amp;Plätze zeigen</translation>
        </message>
        <message>
            <source>&amp;Ask before leaving a game</source>
            <extracomment>Menu: asks before a game with moves is left.</extracomment>
            <translation>&amp;Vor dem Verlassen eines Spiels fragen</translation>
        </message>
        <message>
            <source>&amp;Whole hint at once</source>
            <extracomment>Menu: off, the hint key first tells only where to look.</extracomment>
            <translation>&amp;Ganzer Hinweis auf einmal</translation>
        </message>
        <message>
            <source>Hints use only cards you can &amp;see</source>
            <extracomment>Menu: off, hints look at hidden cards too.</extracomment>
            <translation>Hinweise nur aus &amp;sichtbaren Karten</translation>
        </message>
        <message>
            <source>Show whether the game &amp;can be won</source>
            <extracomment>Menu: it stands above the table.</extracomment>
            <translation>&amp;Zeigen, ob das Spiel zu gewinnen ist</translation>
        </message>
        <message>
            <source>&amp;Tell when the game can no longer be won</source>
            <extracomment>Menu: it is said after the losing move.</extracomment>
            <translation>&amp;Melden, wenn kein Sieg mehr möglich ist</translation>
        </message>
        <message>
            <source>&amp;High contrast as the system asks</source>
            <extracomment>Menu: cards and window follow the system.</extracomment>
            <translation>H&amp;oher Kontrast, wenn das System es wünscht</translation>
        </message>
        <message>
            <source>&amp;Left-handed table</source>
            <extracomment>Menu: the stock lies on the right.</extracomment>
            <translation>&amp;Linkshändiger Tisch</translation>
        </message>
        <message>
            <source>Simple &amp;window</source>
            <extracomment>Menu: six controls only, and no figures above the table.</extracomment>
            <translation>Einfaches &amp;Fenster</translation>
        </message>
        <message>
            <source>Show the t&amp;ime</source>
            <extracomment>Menu: shows the clock.</extracomment>
            <translation>&amp;Uhr zeigen</translation>
        </message>
        <message>
            <source>Show the sc&amp;ore</source>
            <extracomment>Menu: shows score and moves.</extracomment>
            <translation>Punktestan&amp;d zeigen</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <extracomment>Title of a menu in the menu bar.</extracomment>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>Ne&amp;w game as …</source>
            <extracomment>Title of the menu with all ways to a new game.</extracomment>
            <translation>Neues Spiel a&amp;ls …</translation>
        </message>
        <message>
            <source>S&amp;hare</source>
            <extracomment>Title of the menu that gives the game away: as a number, text, code or file.</extracomment>
            <translation>&amp;Weitergeben</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <extracomment>Title of the menu with what can be done with cards.</extracomment>
            <translation>&amp;Zug</translation>
        </message>
        <message>
            <source>G&amp;o to</source>
            <extracomment>Title of the menu that takes the keyboard to a place.</extracomment>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <source>S&amp;tep by step</source>
            <extracomment>Title of the menu that takes the keyboard one step on.</extracomment>
            <translation>Sch&amp;ritt für Schritt</translation>
        </message>
        <message>
            <source>&amp;Ask</source>
            <extracomment>Title of the menu that tells what lies where.</extracomment>
            <translation>&amp;Fragen</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Title of the menu for sizes and colours.</extracomment>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Title of the menu with the player's choices.</extracomment>
            <translation>&amp;Einstellungen</translation>
        </message>
        <message>
            <source>&amp;Hints and outlook</source>
            <extracomment>Menu: how hints are given, and what is told about winning.</extracomment>
            <translation>&amp;Hinweise und Aussichten</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Title of the help menu.</extracomment>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Kind of game</source>
            <extracomment>Menu with the four kinds of Klondike.</extracomment>
            <translation>Spiel&amp;art</translation>
        </message>
        <message>
            <source>Card si&amp;ze</source>
            <extracomment>Menu with the five card sizes.</extracomment>
            <translation>Karten&amp;größe</translation>
        </message>
        <message>
            <source>Card f&amp;aces</source>
            <extracomment>Menu with the drawings of the cards.</extracomment>
            <translation>Kartenb&amp;ilder</translation>
        </message>
        <message>
            <source>&amp;Colours of the cards</source>
            <extracomment>Menu with the colour sets of the cards.</extracomment>
            <translation>Karten&amp;farben</translation>
        </message>
        <message>
            <source>Card bac&amp;ks</source>
            <extracomment>Menu with the patterns on the backs of the cards.</extracomment>
            <translation>Kartenrü&amp;cken</translation>
        </message>
        <message>
            <source>Colour of the &amp;table</source>
            <extracomment>Menu with the cloths of the table.</extracomment>
            <translation>&amp;Tischfarbe</translation>
        </message>
        <message>
            <source>&amp;Place of the stock</source>
            <extracomment>Menu: above the columns or beside them.</extracomment>
            <translation>&amp;Platz des Talons</translation>
        </message>
        <message>
            <source>Colour of the &amp;window</source>
            <extracomment>Menu: the colours of what stands round the table.</extracomment>
            <translation>F&amp;arbe des Fensters</translation>
        </message>
        <message>
            <source>Te&amp;xt size</source>
            <extracomment>Menu: the height of all text round the table.</extracomment>
            <translation>Te&amp;xtgröße</translation>
        </message>
        <message>
            <source>Cards &amp;move</source>
            <extracomment>Menu: whether cards are seen to move.</extracomment>
            <translation>Karten &amp;bewegen sich</translation>
        </message>
        <message>
            <source>Spe&amp;ed of the cards</source>
            <extracomment>Menu: how fast cards are seen to move.</extracomment>
            <translation>&amp;Tempo der Karten</translation>
        </message>
        <message>
            <source>&amp;Deals of new games</source>
            <extracomment>Menu: whether new games can be won for certain.</extracomment>
            <translation>Ne&amp;ue Spiele</translation>
        </message>
        <message>
            <source>How hard &amp;new games are</source>
            <extracomment>Menu: how hard to win the deals are.</extracomment>
            <translation>Wie s&amp;chwer neue Spiele sind</translation>
        </message>
        <message>
            <source>When all cards are &amp;face up</source>
            <extracomment>Menu: what happens when the game is decided.</extracomment>
            <translation>Wenn alle Karten &amp;offen liegen</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the one menu of a narrow window, which has all others in it. As short as can be.
Framed for a player with one or two switches, who chooses it with a press. Opens the list of everything that is no move: new game, help, quit.
Title of a window for players with switches: new game, help, quit.</extracomment>
            <translation>Menü</translation>
        </message>
        <message>
            <source>&amp;Restart this deal</source>
            <extracomment>Menu: back to the opening of this game.</extracomment>
            <translation>V&amp;on vorn beginnen</translation>
        </message>
        <message>
            <source>&amp;Today’s deal</source>
            <extracomment>Menu: deals the daily deal, the same for everybody.</extracomment>
            <translation>&amp;Heutiges Spiel</translation>
        </message>
        <message>
            <source>Dai&amp;ly deals …</source>
            <extracomment>Menu: opens the calendar of the daily deals.</extracomment>
            <translation>Ta&amp;gesspiele …</translation>
        </message>
        <message>
            <source>&amp;With choices …</source>
            <extracomment>Menu: asks for the kind of game and how hard it is to be.</extracomment>
            <translation>&amp;Mit Auswahl …</translation>
        </message>
        <message>
            <source>By &amp;own rules …</source>
            <extracomment>Menu: asks for the rules of the next game.</extracomment>
            <translation>Nach eigenen &amp;Regeln …</translation>
        </message>
        <message>
            <source>By &amp;number or text …</source>
            <extracomment>Menu: asks which deal is wanted.</extracomment>
            <translation>Nach &amp;Nummer oder Text …</translation>
        </message>
        <message>
            <source>From a &amp;file …</source>
            <extracomment>Menu: opens a file with a deal or a whole game.</extracomment>
            <translation>Aus einer &amp;Datei …</translation>
        </message>
        <message>
            <source>&amp;This deal once more</source>
            <extracomment>Menu: deals the same cards as a new game.</extracomment>
            <translation>Dieses &amp;Spiel noch einmal</translation>
        </message>
        <message>
            <source>&amp;Previous game back</source>
            <extracomment>Menu: takes a new game back that has no move yet.</extracomment>
            <translation>&amp;Voriges Spiel zurück</translation>
        </message>
        <message>
            <source>Copy the deal &amp;number</source>
            <extracomment>Menu: puts the number of the deal on the clipboard.</extracomment>
            <translation>&amp;Spielnummer kopieren</translation>
        </message>
        <message>
            <source>Copy the &amp;cards</source>
            <extracomment>Menu: puts the deal as text on the clipboard.</extracomment>
            <translation>&amp;Karten kopieren</translation>
        </message>
        <message>
            <source>Copy a c&amp;ode</source>
            <extracomment>Menu: puts rules and deal as a short code on the clipboard.</extracomment>
            <translation>&amp;Code kopieren</translation>
        </message>
        <message>
            <source>&amp;Save the game as a file …</source>
            <extracomment>Menu: writes the whole game with its moves to a file.</extracomment>
            <translation>Spiel als &amp;Datei sichern …</translation>
        </message>
        <message>
            <source>&amp;Statistics …</source>
            <extracomment>Menu: records, games played and charts.</extracomment>
            <translation>Statisti&amp;k …</translation>
        </message>
        <message>
            <source>Paus&amp;e</source>
            <extracomment>Menu: the clock stands until any key is pressed.</extracomment>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Menu: closes the program; the game is kept.</extracomment>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Pick up, put down</source>
            <extracomment>Menu: takes the card in the hand or puts it down.</extracomment>
            <translation>&amp;Aufnehmen, hinlegen</translation>
        </message>
        <message>
            <source>Put &amp;back</source>
            <extracomment>Menu: the held cards go back to where they were.</extracomment>
            <translation>&amp;Zurücklegen</translation>
        </message>
        <message>
            <source>&amp;Draw</source>
            <extracomment>Menu and tool bar: turns cards of the stock or turns the waste over.</extracomment>
            <translation>Z&amp;iehen</translation>
        </message>
        <message>
            <source>Send to the best p&amp;lace</source>
            <extracomment>Menu: the card goes where it fits best.</extracomment>
            <translation>An den &amp;besten Platz</translation>
        </message>
        <message>
            <source>Send to the &amp;foundation</source>
            <extracomment>Menu: the card goes to its foundation.</extracomment>
            <translation>Auf den Ziel&amp;stapel</translation>
        </message>
        <message>
            <source>Hold one card &amp;more</source>
            <extracomment>Menu: a longer run is held.</extracomment>
            <translation>Eine Karte &amp;mehr halten</translation>
        </message>
        <message>
            <source>Hold one card f&amp;ewer</source>
            <extracomment>Menu: a shorter run is held.</extracomment>
            <translation>Eine Karte &amp;weniger halten</translation>
        </message>
        <message>
            <source>F&amp;inish</source>
            <extracomment>Menu and tool bar: plays all remaining cards up when the game is decided.</extracomment>
            <translation>Fer&amp;tigspielen</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <extracomment>Menu and tool bar: where to look, then the whole move, then playing it.</extracomment>
            <translation>Hi&amp;nweis</translation>
        </message>
        <message>
            <source>Li&amp;st of moves …</source>
            <extracomment>Menu: opens the list of all moves, from which each can be played.</extracomment>
            <translation>&amp;Liste der Züge …</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <extracomment>Menu and tool bar: takes the last move back.
Button in the preferences: takes back that a file was opened, or all was reset.
Button on the panel of a game that is stuck or lost. Takes the last move back.</extracomment>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <extracomment>Menu and tool bar: plays the move again that was taken back.</extracomment>
            <translation>Wieder&amp;holen</translation>
        </message>
        <message>
            <source>Back to where it could be &amp;won</source>
            <extracomment>Menu: takes back what lost the game.</extracomment>
            <translation>Z&amp;urück, bis es zu gewinnen war</translation>
        </message>
        <message>
            <source>Column &amp;1</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;1</translation>
        </message>
        <message>
            <source>Column &amp;2</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;2</translation>
        </message>
        <message>
            <source>Column &amp;3</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;3</translation>
        </message>
        <message>
            <source>Column &amp;4</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;4</translation>
        </message>
        <message>
            <source>Column &amp;5</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;5</translation>
        </message>
        <message>
            <source>Column &amp;6</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;6</translation>
        </message>
        <message>
            <source>Column &amp;7</source>
            <extracomment>Menu: goes to the column, or puts the held cards there.</extracomment>
            <translation>Spalte &amp;7</translation>
        </message>
        <message>
            <source>&amp;Foundations</source>
            <extracomment>Menu: goes to the foundations, or puts the held card there.</extracomment>
            <translation>&amp;Zielstapel</translation>
        </message>
        <message>
            <source>&amp;Waste</source>
            <extracomment>Menu: goes to the waste.</extracomment>
            <translation>&amp;Abwurf</translation>
        </message>
        <message>
            <source>&amp;Stock</source>
            <extracomment>Menu: goes to the stock.</extracomment>
            <translation>&amp;Talon</translation>
        </message>
        <message>
            <source>Place to the &amp;left</source>
            <extracomment>Menu: the keyboard goes one place to the left.</extracomment>
            <translation>Platz &amp;links</translation>
        </message>
        <message>
            <source>Place to the &amp;right</source>
            <extracomment>Menu: the keyboard goes one place to the right.</extracomment>
            <translation>Platz &amp;rechts</translation>
        </message>
        <message>
            <source>Card &amp;above</source>
            <extracomment>Menu: the keyboard goes one card up.</extracomment>
            <translation>Karte &amp;darüber</translation>
        </message>
        <message>
            <source>Card &amp;below</source>
            <extracomment>Menu: the keyboard goes one card down.</extracomment>
            <translation>Karte dar&amp;unter</translation>
        </message>
        <message>
            <source>First &amp;place of the row</source>
            <extracomment>Menu: the keyboard goes to the first place of the row.</extracomment>
            <translation>&amp;Erster Platz der Reihe</translation>
        </message>
        <message>
            <source>Last place of the r&amp;ow</source>
            <extracomment>Menu: the keyboard goes to the last place of the row.</extracomment>
            <translation>Letzter Platz der Re&amp;ihe</translation>
        </message>
        <message>
            <source>&amp;Deepest card face up</source>
            <extracomment>Menu: the keyboard goes to the deepest card face up.</extracomment>
            <translation>&amp;Tiefste offene Karte</translation>
        </message>
        <message>
            <source>Last &amp;card</source>
            <extracomment>Menu: the keyboard goes to the last card of the column.</extracomment>
            <translation>Letzte &amp;Karte</translation>
        </message>
        <message>
            <source>&amp;Next part of the window</source>
            <extracomment>Menu: the parts of the table, the bar, the message line.</extracomment>
            <translation>&amp;Nächster Teil des Fensters</translation>
        </message>
        <message>
            <source>Pre&amp;vious part of the window</source>
            <extracomment>Menu: the same the other way round.</extracomment>
            <translation>&amp;Voriger Teil des Fensters</translation>
        </message>
        <message>
            <source>Whole &amp;table</source>
            <extracomment>Menu: tells all that lies on the table.</extracomment>
            <translation>Ganzer &amp;Tisch</translation>
        </message>
        <message>
            <source>This &amp;column or place</source>
            <extracomment>Menu: tells all cards of the place.</extracomment>
            <translation>Diese &amp;Spalte oder dieser Platz</translation>
        </message>
        <message>
            <source>&amp;Details of this card</source>
            <extracomment>Menu: tells all that is worth knowing about the card.</extracomment>
            <translation>&amp;Genaues zu dieser Karte</translation>
        </message>
        <message>
            <source>Cards &amp;face down</source>
            <extracomment>Menu: tells how many cards lie face down in each column.</extracomment>
            <translation>&amp;Verdeckte Karten</translation>
        </message>
        <message>
            <source>&amp;Stock and waste</source>
            <extracomment>Menu: tells how many cards are left there.</extracomment>
            <translation>Talon und &amp;Abwurf</translation>
        </message>
        <message>
            <source>F&amp;oundations</source>
            <extracomment>Menu: tells how far the foundations are built.</extracomment>
            <translation>&amp;Zielstapel</translation>
        </message>
        <message>
            <source>Score and &amp;moves</source>
            <extracomment>Menu: tells score, moves, time and cards to go.</extracomment>
            <translation>&amp;Punkte und Züge</translation>
        </message>
        <message>
            <source>Where can it &amp;go?</source>
            <extracomment>Menu: tells the places that the card can go to.</extracomment>
            <translation>&amp;Wohin damit?</translation>
        </message>
        <message>
            <source>F&amp;ind a card</source>
            <extracomment>Menu: asks for rank and suit, then tells where the card is.</extracomment>
            <translation>Karte &amp;finden</translation>
        </message>
        <message>
            <source>Cards &amp;not seen yet …</source>
            <extracomment>Menu: opens a list of the cards that never lay face up.</extracomment>
            <translation>&amp;Noch nicht gesehene Karten …</translation>
        </message>
        <message>
            <source>&amp;Last message again</source>
            <extracomment>Menu: tells the last message once more.</extracomment>
            <translation>&amp;Letzte Meldung noch einmal</translation>
        </message>
        <message>
            <source>Message &amp;before that</source>
            <extracomment>Menu: tells older messages, one with each press.</extracomment>
            <translation>Meld&amp;ung davor</translation>
        </message>
        <message>
            <source>All m&amp;essages …</source>
            <extracomment>Menu: opens the list of what was said.</extracomment>
            <translation>Alle &amp;Meldungen …</translation>
        </message>
        <message>
            <source>Moves &amp;played …</source>
            <extracomment>Menu: the list of moves; the game can go back to before one.</extracomment>
            <translation>G&amp;espielte Züge …</translation>
        </message>
        <message>
            <source>&amp;Bigger cards</source>
            <extracomment>Menu: the next card size.</extracomment>
            <translation>Größere Ka&amp;rten</translation>
        </message>
        <message>
            <source>&amp;Smaller cards</source>
            <extracomment>Menu: the card size before.</extracomment>
            <translation>&amp;Kleinere Karten</translation>
        </message>
        <message>
            <source>&amp;Usual card size</source>
            <extracomment>Menu: the size that the program starts with.</extracomment>
            <translation>&amp;Normale Kartengröße</translation>
        </message>
        <message>
            <source>&amp;Measure the screen …</source>
            <extracomment>Menu: makes card sizes true in millimetres.</extracomment>
            <translation>Bildschirm &amp;ausmessen …</translation>
        </message>
        <message>
            <source>&amp;Next colours</source>
            <extracomment>Menu: the next colour set of the cards.</extracomment>
            <translation>&amp;Nächste Farben</translation>
        </message>
        <message>
            <source>Fou&amp;r colours, or two</source>
            <extracomment>Menu: each suit has a colour of its own, or no longer.</extracomment>
            <translation>Vier Farben oder zw&amp;ei</translation>
        </message>
        <message>
            <source>&amp;Preferences …</source>
            <extracomment>Menu: opens the window with all choices.</extracomment>
            <translation>&amp;Alle Einstellungen …</translation>
        </message>
        <message>
            <source>Se&amp;t-up …</source>
            <extracomment>Menu: a few questions that set the whole game.</extracomment>
            <translation>&amp;Einrichtung …</translation>
        </message>
        <message>
            <source>How m&amp;uch is said</source>
            <extracomment>Menu: says less or more, in three steps.</extracomment>
            <translation>&amp;Wie viel gesagt wird</translation>
        </message>
        <message>
            <source>&amp;Voice on or off</source>
            <extracomment>Menu: the program speaks, or no longer.</extracomment>
            <translation>St&amp;imme an oder aus</translation>
        </message>
        <message>
            <source>S&amp;ounds on or off</source>
            <extracomment>Menu: sounds are played, or no longer.</extracomment>
            <translation>Klän&amp;ge an oder aus</translation>
        </message>
        <message>
            <source>&amp;Magnify this card</source>
            <extracomment>Menu: shows the card very large, or no longer.</extracomment>
            <translation>Diese Karte se&amp;hr groß</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <extracomment>Menu: the window fills the screen, or no longer.</extracomment>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;How to play …</source>
            <extracomment>Menu: opens the help.</extracomment>
            <translation>&amp;Spielanleitung …</translation>
        </message>
        <message>
            <source>&amp;Tutorial …</source>
            <extracomment>Menu: opens the question before the tutorial.</extracomment>
            <translation>&amp;Einführung …</translation>
        </message>
        <message>
            <source>&amp;Demo</source>
            <extracomment>Menu: the program plays a deal to its win.</extracomment>
            <translation>&amp;Vorführung</translation>
        </message>
        <message>
            <source>&amp;Menus</source>
            <extracomment>In the list of keys: opens the menu bar.</extracomment>
            <translation>&amp;Menüs</translation>
        </message>
        <message>
            <source>&amp;Large buttons …</source>
            <extracomment>Menu: opens a window with the most needed commands as buttons.</extracomment>
            <translation>&amp;Große Schalter …</translation>
        </message>
        <message>
            <source>&amp;Commands by name …</source>
            <extracomment>Menu: finds any command by typing a part of its name.</extracomment>
            <translation>&amp;Befehle nach Namen …</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <extracomment>Menu: opens the list of all keys.</extracomment>
            <translation>&amp;Tasten</translation>
        </message>
        <message>
            <source>&amp;About Klondike Qt</source>
            <extracomment>Menu: version, licence and where the files are.</extracomment>
            <translation>&amp;Über Klondike Qt</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Button above the table: deals other cards.</extracomment>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Button above the table: takes the last move back.
Framed for a player with one or two switches, who chooses it with a press. Takes the last move back.</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Button above the table: plays the move again that was taken back.</extracomment>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button above the table: tells the whole hint.
Framed for a player with one or two switches, who chooses it with a press. Tells what to play.</extracomment>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button above the table: turns cards of the stock.</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Finish</source>
            <extracomment>Button above the table: plays all remaining cards up.</extracomment>
            <translation>Fertigspielen</translation>
        </message>
        <message>
            <source>Moves played</source>
            <extracomment>Title of the window that lists the moves of the game so far.</extracomment>
            <translation>Gespielte Züge</translation>
        </message>
        <message>
            <source>The first move comes first. The game can go back to before the chosen one; redo goes forward again.</source>
            <extracomment>Explains the list of the moves played so far.</extracomment>
            <translation>Der erste Zug kommt zuerst. Das Spiel kann bis vor den gewählten zurück; Wiederholen geht wieder vorwärts.</translation>
        </message>
        <message>
            <source>No move was played yet</source>
            <extracomment>In place of the list of the moves played so far.</extracomment>
            <translation>Noch wurde kein Zug gespielt</translation>
        </message>
        <message>
            <source>Go &amp;back to before move {number}</source>
            <extracomment>Button: takes a move and all after it back.</extracomment>
            <translation>&amp;Zurück vor Zug {number}</translation>
        </message>
        <message>
            <source>back to the start of the deal</source>
            <extracomment>A line in the list of the moves played so far.</extracomment>
            <translation>zurück an den Anfang des Spiels</translation>
        </message>
        <message numerus="yes">
            <source>{n} automatic moves</source>
            <extracomment>A line in the list of the moves played so far.
For one: {n} automatic move
A move that was taken back or played again: Undone: draw. Cards that went up by themselves.</extracomment>
            <translation>
                <numerusform>{n} Zug von selbst</numerusform>
                <numerusform>{n} Züge von selbst</numerusform>
            </translation>
        </message>
        <message>
            <source>Kind of game</source>
            <extracomment>Name of a choice in the window for a new game.
Name of a choice in the preferences.</extracomment>
            <translation>Spielart</translation>
        </message>
        <message>
            <source>How hard to win</source>
            <extracomment>Name of a choice in the window for a new game.</extracomment>
            <translation>Wie schwer zu gewinnen</translation>
        </message>
        <message>
            <source>The next games are like this too</source>
            <extracomment>Stands below the choices for a new game.</extracomment>
            <translation>So sind auch die nächsten Spiele</translation>
        </message>
        <message>
            <source>Own &amp;rules …</source>
            <extracomment>Button in the window for a new game: opens another one with all rules.</extracomment>
            <translation>Eigene &amp;Regeln …</translation>
        </message>
        <message>
            <source>Own rules</source>
            <extracomment>Title of the window in which the player puts rules together.</extracomment>
            <translation>Eigene Regeln</translation>
        </message>
        <message>
            <source>Cards drawn at a time</source>
            <extracomment>A rule in the window for rules of the player’s own.</extracomment>
            <translation>Gezogene Karten</translation>
        </message>
        <message numerus="yes">
            <source>{n} cards</source>
            <extracomment>A value: how many cards are drawn at a time.
For one: {n} card
How many cards the stock has now.
How many cards.</extracomment>
            <translation>
                <numerusform>{n} Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Passes through the stock</source>
            <extracomment>A rule in the window for rules of the player’s own.</extracomment>
            <translation>Durchgänge durch den Talon</translation>
        </message>
        <message>
            <source>Any number</source>
            <extracomment>A value: how often the stock can be gone through.</extracomment>
            <translation>Beliebig viele</translation>
        </message>
        <message>
            <source>Las Vegas, in dollars</source>
            <extracomment>A value: how the score is kept.</extracomment>
            <translation>Las Vegas, in Dollar</translation>
        </message>
        <message>
            <source>Points lost when the waste is turned over</source>
            <extracomment>A rule in the window for rules of the player’s own.</extracomment>
            <translation>Punktabzug beim Wenden des Abwurfs</translation>
        </message>
        <message>
            <source>Cards may come &amp;back from the foundations</source>
            <extracomment>A rule in the window for rules of the player’s own.</extracomment>
            <translation>Karten dürfen von den &amp;Zielstapeln zurück</translation>
        </message>
        <message>
            <source>A &amp;fast win earns points</source>
            <extracomment>A rule in the window for rules of the player’s own.</extracomment>
            <translation>Ein schneller &amp;Sieg bringt Punkte</translation>
        </message>
        <message>
            <source>These are the rules of {name}: games count in its records.</source>
            <extracomment>Stands below the rules that the player puts together. {name}: Klondike.</extracomment>
            <translation>Das sind die Regeln von {name}: Die Spiele zählen dort mit.</translation>
        </message>
        <message>
            <source>Games by these rules have records of their own. Daily deals are played by them too.</source>
            <extracomment>Stands below the rules that the player puts together.</extracomment>
            <translation>Spiele nach diesen Regeln haben eigene Ergebnisse. Auch Tagesspiele werden danach gespielt.</translation>
        </message>
        <message>
            <source>Games by these rules have records of their own. Daily deals keep to the rules of {daily}.</source>
            <extracomment>Stands below the rules that the player puts together. {daily}: Klondike.</extracomment>
            <translation>Spiele nach diesen Regeln haben eigene Ergebnisse. Für Tagesspiele gelten die Regeln von {daily}.</translation>
        </message>
        <message>
            <source>Looking for a deal to win: {level}</source>
            <extracomment>Heard while a new deal is looked for, for a few seconds. {level}: easy, medium, hard, very hard.</extracomment>
            <translation>Ein gewinnbares Spiel wird gesucht: {level}</translation>
        </message>
        <message>
            <source>No new deal is looked for any more</source>
            <extracomment>Heard when the player goes on while a deal is looked for.</extracomment>
            <translation>Ein neues Spiel wird nicht mehr gesucht</translation>
        </message>
        <message>
            <source>No deal with the difficulty {wished} was found in time; this one is {found}</source>
            <extracomment>Heard after dealing. {wished} and {found}: easy, medium, hard, very hard.</extracomment>
            <translation>Ein Spiel der Schwierigkeit {wished} fand sich nicht rechtzeitig; dieses ist {found}</translation>
        </message>
        <message>
            <source>Something went wrong in the program: {why}. You can play on</source>
            <extracomment>Seen when the program has a mistake. {why}: technical words in English.</extracomment>
            <translation>Im Programm ging etwas schief: {why}. Sie können weiterspielen</translation>
        </message>
        <message>
            <source>Can be won</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be.</extracomment>
            <translation>Zu gewinnen</translation>
        </message>
        <message>
            <source>Can no longer be won</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be. It could be won before.</extracomment>
            <translation>Nicht mehr zu gewinnen</translation>
        </message>
        <message>
            <source>Cannot be won</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be. Nobody can win this deal.</extracomment>
            <translation>Nicht zu gewinnen</translation>
        </message>
        <message>
            <source>Not known</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be. Nobody knows whether it can be won.</extracomment>
            <translation>Ungewiss</translation>
        </message>
        <message>
            <source>Looking …</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be. The solver is at work.</extracomment>
            <translation>Wird gesucht …</translation>
        </message>
        <message>
            <source>No solver</source>
            <extracomment>Shown above the table: what the solver knows of this game. As short as can be. The solver is missing on this computer.</extracomment>
            <translation>Kein Löser</translation>
        </message>
        <message>
            <source>The game can no longer be won</source>
            <extracomment>Heard in place of a hint and when the game is looked at.
Heads the panel of a game that is lost.</extracomment>
            <translation>Das Spiel ist nicht mehr zu gewinnen</translation>
        </message>
        <message>
            <source>The game can no longer be won. {key} goes back to where it could</source>
            <extracomment>Heard after the move that lost the game, if the player wants to know. {key}: such as F8.</extracomment>
            <translation>Das Spiel ist nicht mehr zu gewinnen. {key} geht zurück, bis es noch ging</translation>
        </message>
        <message>
            <source>This deal cannot be won by anybody</source>
            <extracomment>Heard in place of a hint and when the game is looked at.
Heads the panel of a deal that nobody can win.</extracomment>
            <translation>Dieses Spiel kann niemand gewinnen</translation>
        </message>
        <message>
            <source>Can still be won</source>
            <extracomment>Heard when the player wants back to where the game could be won.</extracomment>
            <translation>Noch zu gewinnen</translation>
        </message>
        <message>
            <source>The game can still be won from here</source>
            <extracomment>Heard when the player wants back to where the game could be won.</extracomment>
            <translation>Das Spiel ist von hier aus noch zu gewinnen</translation>
        </message>
        <message numerus="yes">
            <source>Back by {n} moves</source>
            <extracomment>Heard after going back to the last position that can be won.
For one: Back by {n} move</extracomment>
            <translation>
                <numerusform>{n} Zug zurück</numerusform>
                <numerusform>{n} Züge zurück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Back by {n} moves: from here the game can be won. Redo goes forward again</source>
            <extracomment>Heard after going back to the last position that can be won.
For one: Back by {n} move: from here the game can be won. Redo goes forward again</extracomment>
            <translation>
                <numerusform>{n} Zug zurück: von hier ist das Spiel zu gewinnen. Wiederholen geht wieder vorwärts</numerusform>
                <numerusform>{n} Züge zurück: von hier ist das Spiel zu gewinnen. Wiederholen geht wieder vorwärts</numerusform>
            </translation>
        </message>
        <message>
            <source>No winnable moment known</source>
            <extracomment>Heard when the player wants back to where the game could be won. Nobody knows.</extracomment>
            <translation>Kein gewinnbarer Augenblick bekannt</translation>
        </message>
        <message>
            <source>No earlier moment of this game is known to be winnable</source>
            <extracomment>Heard when the player wants back to where the game could be won. Nobody knows.</extracomment>
            <translation>Von keinem früheren Augenblick dieses Spiels ist bekannt, dass es zu gewinnen war</translation>
        </message>
        <message>
            <source>Looking for the last moment when it could be won …</source>
            <extracomment>Seen and heard when this takes a while.</extracomment>
            <translation>Der letzte Augenblick wird gesucht, in dem es zu gewinnen war …</translation>
        </message>
        <message>
            <source>The solver is missing</source>
            <extracomment>Heard when something needs the solver and it could not be loaded. klondike-qt doctor: typed as it is.</extracomment>
            <translation>Der Löser fehlt</translation>
        </message>
        <message>
            <source>The solver is missing, so nobody can tell what can be won. klondike-qt doctor tells more</source>
            <extracomment>Heard when something needs the solver and it could not be loaded. klondike-qt doctor: typed as it is.</extracomment>
            <translation>Der Löser fehlt, daher ist nicht zu sagen, was zu gewinnen ist. klondike-qt doctor sagt mehr</translation>
        </message>
        <message>
            <source>Foundations empty</source>
            <extracomment>Heard when the table is read and no foundation has a card.</extracomment>
            <translation>Zielstapel leer</translation>
        </message>
        <message>
            <source>others empty</source>
            <extracomment>The foundations that were not named. Ends a list: hearts to three.</extracomment>
            <translation>andere leer</translation>
        </message>
        <message>
            <source>Foundations: {list}</source>
            <extracomment>Heard when the table is read. {list}: hearts to three.</extracomment>
            <translation>Zielstapel: {list}</translation>
        </message>
        <message>
            <source>{suit} empty, needs the ace</source>
            <extracomment>In a list of the foundations. {suit}: of an empty one.</extracomment>
            <translation>{suit} leer, wartet auf das Ass</translation>
        </message>
        <message>
            <source>{built}, needs the {rank}</source>
            <extracomment>In a list of the foundations. {built}: clubs to two; {rank}: of the card that can go there next.</extracomment>
            <translation>{built}, wartet auf {rank}</translation>
        </message>
        <message>
            <source>{suit} to {rank}</source>
            <extracomment>How far a foundation is built. {suit}: hearts; {rank}: the rank of its top card.</extracomment>
            <translation>{suit} bis {rank}</translation>
        </message>
        <message>
            <source>draw {count}</source>
            <extracomment>One of the rules that the player put together, in a list of them. {count}: 1 or 3 cards.</extracomment>
            <translation>gezogene Karten: {count}</translation>
        </message>
        <message>
            <source>score in dollars</source>
            <extracomment>One of the rules that the player put together, in a list of them.</extracomment>
            <translation>Zählung in Dollar</translation>
        </message>
        <message numerus="yes">
            <source>minus {n} points for turning the waste over</source>
            <extracomment>One of the rules that the player put together, in a list of them.
For one: minus {n} point for turning the waste over</extracomment>
            <translation>
                <numerusform>minus {n} Punkt für das Wenden des Abwurfs</numerusform>
                <numerusform>minus {n} Punkte für das Wenden des Abwurfs</numerusform>
            </translation>
        </message>
        <message>
            <source>no card back from a foundation</source>
            <extracomment>One of the rules that the player put together, in a list of them.</extracomment>
            <translation>keine Karte zurück vom Zielstapel</translation>
        </message>
        <message>
            <source>no points for time</source>
            <extracomment>One of the rules that the player put together, in a list of them.</extracomment>
            <translation>keine Punkte für die Zeit</translation>
        </message>
        <message>
            <source>Type a part of its name</source>
            <extracomment>Label of the field in which a command is looked for.</extracomment>
            <translation>Einen Teil des Namens tippen</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <extracomment>Button: carries out the command that is chosen in the list.</extracomment>
            <translation>Aus&amp;führen</translation>
        </message>
        <message>
            <source>{what}, {keys}</source>
            <extracomment>A command with its keys. {what}: such as Undo; {keys}: such as U.</extracomment>
            <translation>{what}, {keys}</translation>
        </message>
        <message>
            <source>{what}: on</source>
            <extracomment>A choice that is on or off, in the list of commands. {what}: such as Show the time.</extracomment>
            <translation>{what}: an</translation>
        </message>
        <message>
            <source>{what}: off</source>
            <extracomment>A choice that is on or off, in the list of commands. {what}: such as Show the time.</extracomment>
            <translation>{what}: aus</translation>
        </message>
        <message numerus="yes">
            <source>{first}; {n} found</source>
            <extracomment>Heard while a command is typed. {first}: the first one that fits.</extracomment>
            <translation>
                <numerusform>{first}; {n} gefunden</numerusform>
                <numerusform>{first}; {n} gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing has this name</source>
            <extracomment>Heard while a command is typed.</extracomment>
            <translation>Nichts heißt so</translation>
        </message>
        <message>
            <source>Paused; any key goes on</source>
            <extracomment>Heard when the game is paused: the clock stands.</extracomment>
            <translation>Pause; jede Taste geht weiter</translation>
        </message>
        <message>
            <source>Paused</source>
            <extracomment>Large words on the panel that covers the table during a pause.</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Paused. Press {key} to go on</source>
            <extracomment>Heard and shown when the cards are covered during a pause. {key}: such as F9.</extracomment>
            <translation>Pause. {key} geht weiter</translation>
        </message>
        <message>
            <source>Press {key} to go on</source>
            <extracomment>On the panel that covers the table during a pause. {key}: F9.</extracomment>
            <translation>{key} geht weiter</translation>
        </message>
        <message>
            <source>Paused. Press Space to go on</source>
            <extracomment>The same where the player has taken the key of the pause away.</extracomment>
            <translation>Pause. Leertaste geht weiter</translation>
        </message>
        <message>
            <source>Go &amp;on</source>
            <extracomment>Button on the panel that covers the table during a pause.</extracomment>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>The game goes on</source>
            <extracomment>Heard when a key ends the pause.</extracomment>
            <translation>Das Spiel geht weiter</translation>
        </message>
        <message>
            <source>stock</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Talon</translation>
        </message>
        <message>
            <source>waste</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Abwurf</translation>
        </message>
        <message>
            <source>clubs foundation</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Zielstapel Kreuz</translation>
        </message>
        <message>
            <source>diamonds foundation</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Zielstapel Karo</translation>
        </message>
        <message>
            <source>hearts foundation</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Zielstapel Herz</translation>
        </message>
        <message>
            <source>spades foundation</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Zielstapel Pik</translation>
        </message>
        <message>
            <source>column one</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte eins</translation>
        </message>
        <message>
            <source>column two</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte zwei</translation>
        </message>
        <message>
            <source>column three</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte drei</translation>
        </message>
        <message>
            <source>column four</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte vier</translation>
        </message>
        <message>
            <source>column five</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte fünf</translation>
        </message>
        <message>
            <source>column six</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte sechs</translation>
        </message>
        <message>
            <source>column seven</source>
            <extracomment>The name of a place on the table. Heard when cards go there or come from there, and when it is looked at.</extracomment>
            <translation>Spalte sieben</translation>
        </message>
        <message>
            <source>foundation</source>
            <extracomment>A foundation whose suit is known from the card: two of hearts to foundation.</extracomment>
            <translation>Zielstapel</translation>
        </message>
        <message>
            <source>One empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Eins leer</translation>
        </message>
        <message>
            <source>Two empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Zwei leer</translation>
        </message>
        <message>
            <source>Three empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Drei leer</translation>
        </message>
        <message>
            <source>Four empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Vier leer</translation>
        </message>
        <message>
            <source>Five empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Fünf leer</translation>
        </message>
        <message>
            <source>Six empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Sechs leer</translation>
        </message>
        <message>
            <source>Seven empty</source>
            <extracomment>A column without cards, named by its number alone for players who want little speech.</extracomment>
            <translation>Sieben leer</translation>
        </message>
        <message>
            <source>{card}, {place}</source>
            <extracomment>A card or what became of it, and the place where it lies: Queen of spades, column four. {place}: which one.</extracomment>
            <translation>{card}, {place}</translation>
        </message>
        <message>
            <source>{place}, {card}</source>
            <extracomment>A card or what became of it, and the place where it lies: Queen of spades, column four. Here the place comes first.
Heard when the focus comes to this place. {place}: a foundation; {card}: its top card.</extracomment>
            <translation>{place}, {card}</translation>
        </message>
        <message numerus="yes">
            <source>{n} face-down cards</source>
            <extracomment>The face-down cards of a column, as one item. Heard when the focus is on them and when the column is read.
For one: {n} face-down card</extracomment>
            <translation>
                <numerusform>{n} verdeckte Karte</numerusform>
                <numerusform>{n} verdeckte Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} face-down</source>
            <extracomment>How many cards lie face down in the column just named.</extracomment>
            <translation>
                <numerusform>{n} verdeckt</numerusform>
                <numerusform>{n} verdeckt</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} on top, then {others}</source>
            <extracomment>Heard when three cards are drawn. {card}: the top one; {others}: those under it.</extracomment>
            <translation>{card} obenauf, dann {others}</translation>
        </message>
        <message>
            <source>stock empty</source>
            <extracomment>Ends what a draw brought, when it was the last one.</extracomment>
            <translation>Talon leer</translation>
        </message>
        <message>
            <source>no more passes</source>
            <extracomment>The waste may not be turned over again.</extracomment>
            <translation>keine weiteren Durchgänge</translation>
        </message>
        <message numerus="yes">
            <source>{n} left</source>
            <extracomment>Ends what a draw brought. {n}: cards left in the stock.</extracomment>
            <translation>
                <numerusform>noch {n}</numerusform>
                <numerusform>noch {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} on {under}</source>
            <extracomment>Heard after a move. {card}: what was moved; {under}: the card it lies on now.</extracomment>
            <translation>{card} auf {under}</translation>
        </message>
        <message>
            <source>{place}, on {card}</source>
            <extracomment>Heard after a move. As before, but the place comes first.</extracomment>
            <translation>{place}, auf {card}</translation>
        </message>
        <message>
            <source>On {card}, {place}</source>
            <extracomment>Heard after a move. {card}: the card that the moved ones lie on now; {place}: which column.</extracomment>
            <translation>Auf {card}, {place}</translation>
        </message>
        <message>
            <source>In {place}</source>
            <extracomment>Heard after a move. {place}: the column that was empty.</extracomment>
            <translation>In {place}</translation>
        </message>
        <message>
            <source>On {card}</source>
            <extracomment>Heard after a move. {card}: the card that the moved ones lie on now.</extracomment>
            <translation>Auf {card}</translation>
        </message>
        <message>
            <source>To foundation</source>
            <extracomment>Heard after a move.</extracomment>
            <translation>Auf den Zielstapel</translation>
        </message>
        <message>
            <source>{card} to foundation</source>
            <extracomment>Heard after a move. {card}: the moved card.</extracomment>
            <translation>{card} auf den Zielstapel</translation>
        </message>
        <message>
            <source>Waste turned over</source>
            <extracomment>Heard when the waste goes back under as the stock. A list follows.</extracomment>
            <translation>Abwurf gewendet</translation>
        </message>
        <message>
            <source>last pass</source>
            <extracomment>The waste may not be turned over again after this trip.</extracomment>
            <translation>letzter Durchgang</translation>
        </message>
        <message>
            <source>pass {number}</source>
            <extracomment>Which trip through the stock begins.</extracomment>
            <translation>Durchgang {number}</translation>
        </message>
        <message>
            <source>Preferences</source>
            <extracomment>Title of the window with all choices.
A kind of file, in the window that asks for a file.</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Search the preferences</source>
            <extracomment>Label of the field above all choices.</extracomment>
            <translation>Einstellungen durchsuchen</translation>
        </message>
        <message>
            <source>Sections</source>
            <extracomment>Name of the list of sections in the preferences, for screen readers.</extracomment>
            <translation>Abschnitte</translation>
        </message>
        <message numerus="yes">
            <source>{section}, {n} choices</source>
            <extracomment>Heard in the list of sections of the preferences. {section}: such as Look.
For one: {section}, {n} choice</extracomment>
            <translation>
                <numerusform>{section}, {n} Einstellung</numerusform>
                <numerusform>{section}, {n} Einstellungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} choices found</source>
            <extracomment>Heard after searching the preferences.
For one: {n} choice found</extracomment>
            <translation>
                <numerusform>{n} Einstellung gefunden</numerusform>
                <numerusform>{n} Einstellungen gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>No choice has all these words. Type fewer words, or others.</source>
            <extracomment>Stands in the preferences when searching them found nothing.</extracomment>
            <translation>Nichts enthält alle diese Wörter. Tippen Sie weniger oder andere.</translation>
        </message>
        <message>
            <source>{section}: all as it was at first. Undo brings your choices back.</source>
            <extracomment>Told in the preferences after a section was reset. {section}: such as Look.</extracomment>
            <translation>{section}: alles wie am Anfang. Rückgängig bringt Ihre Einstellungen zurück.</translation>
        </message>
        <message>
            <source>Reset {section}</source>
            <extracomment>Button in the preferences: all choices of this section as the program came. {section}: such as Speech.</extracomment>
            <translation>{section} zurücksetzen</translation>
        </message>
        <message>
            <source>Choose &amp;keys …</source>
            <extracomment>Button in the preferences: opens the list of keys, where they can be changed.</extracomment>
            <translation>&amp;Tasten wählen …</translation>
        </message>
        <message>
            <source>&amp;Listen</source>
            <extracomment>Button in the preferences: lets the voice or the sounds be heard.</extracomment>
            <translation>&amp;Anhören</translation>
        </message>
        <message>
            <source>Queen of hearts to king of clubs</source>
            <extracomment>A sample that the voice speaks from the preferences.</extracomment>
            <translation>Herz-Dame auf Kreuz-König</translation>
        </message>
        <message>
            <source>The usual voice</source>
            <extracomment>In the list of voices: whichever the system offers first.</extracomment>
            <translation>Die übliche Stimme</translation>
        </message>
        <message>
            <source>Playing</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Spielweise</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>Look</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Speech</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Sprechen</translation>
        </message>
        <message>
            <source>Voice</source>
            <extracomment>Title of a section of the preferences.
Name of a choice in the preferences.
What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Stimme</translation>
        </message>
        <message>
            <source>Sounds</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <extracomment>Title of a section of the preferences.
Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Mouse and touch</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Maus und Finger</translation>
        </message>
        <message>
            <source>Switches</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Taster</translation>
        </message>
        <message>
            <source>Deals of new games</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Neue Spiele</translation>
        </message>
        <message>
            <source>How hard new games are</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Wie schwer neue Spiele sind</translation>
        </message>
        <message>
            <source>Points for a fast win</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Punkte für einen schnellen Sieg</translation>
        </message>
        <message>
            <source>Keep my balance</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Kontostand fortführen</translation>
        </message>
        <message>
            <source>Ask before leaving a game</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Vor dem Verlassen eines Spiels fragen</translation>
        </message>
        <message>
            <source>A pause covers the cards</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Pause verdeckt die Karten</translation>
        </message>
        <message>
            <source>A click sends the card</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Ein Klick legt die Karte an</translation>
        </message>
        <message>
            <source>Send safe cards up</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Sichere Karten von selbst ablegen</translation>
        </message>
        <message>
            <source>When all cards are face up</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Wenn alle Karten offen liegen</translation>
        </message>
        <message>
            <source>Show where a card can go</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Mögliche Plätze zeigen</translation>
        </message>
        <message>
            <source>Two digits make a move</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Zwei Ziffern sind ein Zug</translation>
        </message>
        <message>
            <source>Whole hint at once</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Ganzer Hinweis auf einmal</translation>
        </message>
        <message>
            <source>Hints use only cards you can see</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Hinweise nur aus sichtbaren Karten</translation>
        </message>
        <message>
            <source>Show whether the game can be won</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Zeigen, ob das Spiel zu gewinnen ist</translation>
        </message>
        <message>
            <source>Tell when the game can no longer be won</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Melden, wenn kein Sieg mehr möglich ist</translation>
        </message>
        <message>
            <source>Single keys act on the table</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Einzelne Tasten wirken auf dem Tisch</translation>
        </message>
        <message>
            <source>Ignore the same key for</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Dieselbe Taste überhören für</translation>
        </message>
        <message>
            <source>Arrows go on at the other end</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Pfeile gehen am anderen Ende weiter</translation>
        </message>
        <message>
            <source>Card size</source>
            <extracomment>Name of a choice in the preferences.
What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Kartengröße</translation>
        </message>
        <message>
            <source>Card faces</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Kartenbilder</translation>
        </message>
        <message>
            <source>Colours of the cards</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Kartenfarben</translation>
        </message>
        <message>
            <source>Card backs</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Kartenrücken</translation>
        </message>
        <message>
            <source>High contrast as the system asks</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Hoher Kontrast, wenn das System es wünscht</translation>
        </message>
        <message>
            <source>Colour of the table</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Tischfarbe</translation>
        </message>
        <message>
            <source>Plain table</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Schlichter Tisch</translation>
        </message>
        <message>
            <source>Colour of the window</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Farbe des Fensters</translation>
        </message>
        <message>
            <source>Text size</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Place of the stock</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Platz des Talons</translation>
        </message>
        <message>
            <source>Left-handed table</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Linkshändiger Tisch</translation>
        </message>
        <message>
            <source>Count face-down cards</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Verdeckte Karten zählen</translation>
        </message>
        <message>
            <source>Cards move</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Karten bewegen sich</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Tempo der Karten</translation>
        </message>
        <message>
            <source>Show the time</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Uhr zeigen</translation>
        </message>
        <message>
            <source>Show the score</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Punktestand zeigen</translation>
        </message>
        <message>
            <source>Simple window</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Einfaches Fenster</translation>
        </message>
        <message>
            <source>How much is said</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Wie viel gesagt wird</translation>
        </message>
        <message>
            <source>Name of the place</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Name des Platzes</translation>
        </message>
        <message>
            <source>Say red and black</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Rot und Schwarz nennen</translation>
        </message>
        <message>
            <source>Say which card was turned over</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Aufgedeckte Karten nennen</translation>
        </message>
        <message>
            <source>Say that a column is empty</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Sagen, dass eine Spalte leer wurde</translation>
        </message>
        <message>
            <source>Say how many cards are left to draw</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Sagen, wie viele Karten noch zu ziehen sind</translation>
        </message>
        <message>
            <source>Say which cards went up by themselves</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Sagen, welche Karten von selbst abgelegt wurden</translation>
        </message>
        <message>
            <source>How messages are spoken</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Wie Meldungen gesprochen werden</translation>
        </message>
        <message>
            <source>The program speaks</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Das Programm spricht</translation>
        </message>
        <message>
            <source>Speak beside a screen reader</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Neben einem Bildschirmleser sprechen</translation>
        </message>
        <message>
            <source>Pace of the voice</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Tempo der Stimme</translation>
        </message>
        <message>
            <source>Pitch of the voice</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Höhe der Stimme</translation>
        </message>
        <message>
            <source>Volume of the voice</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Lautstärke der Stimme</translation>
        </message>
        <message>
            <source>Play sounds</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Klänge spielen</translation>
        </message>
        <message>
            <source>Volume of the sounds</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Lautstärke der Klänge</translation>
        </message>
        <message>
            <source>Sounds come from their column</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Klänge kommen aus ihrer Spalte</translation>
        </message>
        <message>
            <source>The rules of the next game.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die Regeln des nächsten Spiels.</translation>
        </message>
        <message>
            <source>Winnable deals can be won for certain; any shuffle is a game of chance.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Gewinnbare Spiele sind sicher zu gewinnen; beliebig gemischte sind Glückssache.</translation>
        </message>
        <message>
            <source>Winnable deals are as hard to win as you choose; a hard one may take a moment.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Gewinnbare Spiele sind so schwer, wie Sie wählen; ein schweres kann einen Augenblick brauchen.</translation>
        </message>
        <message>
            <source>Off, nothing hurries you; those games have records of their own.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: nichts drängt Sie; diese Spiele haben eigene Ergebnisse.</translation>
        </message>
        <message>
            <source>The dollars of Las Vegas are carried on from deal to deal and shown.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die Dollar von Las Vegas gehen von Spiel zu Spiel weiter und werden gezeigt.</translation>
        </message>
        <message>
            <source>A game with moves is left only after a question.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein Spiel mit Zügen wird erst nach einer Frage verlassen.</translation>
        </message>
        <message>
            <source>Off, the table stays in view, and any key ends the pause.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: der Tisch bleibt zu sehen, und jede Taste beendet die Pause.</translation>
        </message>
        <message>
            <source>Off, a click picks the card up and a second click puts it down.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: ein Klick nimmt die Karte auf, ein zweiter legt sie hin.</translation>
        </message>
        <message>
            <source>Cards that are no longer needed in the columns go up by themselves.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Karten, die in den Spalten nicht mehr nötig sind, werden von selbst abgelegt.</translation>
        </message>
        <message>
            <source>The rest of a decided game can be played up at once.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Der Rest eines entschiedenen Spiels kann auf einmal abgelegt werden.</translation>
        </message>
        <message>
            <source>The places that take a held card are marked with their keys.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die Plätze, die eine gehaltene Karte nehmen, sind mit ihren Tasten bezeichnet.</translation>
        </message>
        <message>
            <source>The first digit is where from, the second where to; 8 foundations, 9 waste.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die erste Ziffer sagt woher, die zweite wohin; 8 Zielstapel, 9 Abwurf.</translation>
        </message>
        <message>
            <source>Off, the first press of the hint key tells only where to look.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: der erste Druck der Hinweistaste sagt nur, wohin zu sehen ist.</translation>
        </message>
        <message>
            <source>Off, hints know the hidden cards and lead to the win.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: Hinweise kennen die verdeckten Karten und führen zum Gewinn.</translation>
        </message>
        <message>
            <source>It stands above the table: can be won, or no longer.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es steht über dem Tisch: zu gewinnen oder nicht mehr.</translation>
        </message>
        <message>
            <source>It is said after the move that loses the game.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es wird nach dem Zug gesagt, der das Spiel verliert.</translation>
        </message>
        <message>
            <source>Off, only arrows, Space, Enter, Esc and keys with Ctrl act; all else is in menus.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: nur Pfeile, Leertaste, Eingabe, Esc und Tasten mit Strg wirken; alles andere steht in Menüs.</translation>
        </message>
        <message>
            <source>The same key within this time is taken for a slip; 0 takes every key.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Dieselbe Taste innerhalb dieser Zeit gilt als Versehen; 0 nimmt jede Taste.</translation>
        </message>
        <message>
            <source>Left of the first place comes the last one.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Links vom ersten Platz kommt der letzte.</translation>
        </message>
        <message>
            <source>Ctrl with plus and minus changes it at the table.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Strg mit Plus und Minus ändert sie am Tisch.</translation>
        </message>
        <message>
            <source>Large print has one large suit; Classic has rows of suits, kings and queens.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Großdruck zeigt ein großes Zeichen; Klassisch zeigt Reihen von Zeichen, Könige und Damen.</translation>
        </message>
        <message>
            <source>With four colours, blue diamonds count as red and green clubs as black. Red suits are outlined, and a double bar marks their cards.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Bei vier Farben zählt blaues Karo als rot, grünes Kreuz als schwarz. Rote Zeichen sind umrandet, und ein Doppelstrich kennzeichnet ihre Karten.</translation>
        </message>
        <message>
            <source>The pattern on cards that lie face down.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Das Muster auf verdeckten Karten.</translation>
        </message>
        <message>
            <source>Black and white as the system wishes; colours that you chose stay.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Schwarz und Weiß, wie das System es wünscht; selbst gewählte Farben bleiben.</translation>
        </message>
        <message>
            <source>The cloth that the cards lie on.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Das Tuch, auf dem die Karten liegen.</translation>
        </message>
        <message>
            <source>The table is one flat colour, without grain and light.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Der Tisch hat eine einzige Farbe, ohne Maserung und Licht.</translation>
        </message>
        <message>
            <source>Bars, menus and dialogs: dark like the table, light, or as the system is.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Leisten, Menüs und Dialoge: dunkel wie der Tisch, hell oder wie das System.</translation>
        </message>
        <message>
            <source>Of menus, messages and dialogs; automatic follows the text of the system.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Für Menüs, Meldungen und Dialoge; automatisch folgt der Schrift des Systems.</translation>
        </message>
        <message>
            <source>Automatic takes whichever shows more of long columns.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Automatisch nimmt, was von langen Spalten mehr zeigt.</translation>
        </message>
        <message>
            <source>The stock lies on the right.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Der Talon liegt rechts.</translation>
        </message>
        <message>
            <source>Those of a column are always one back with a large number on it.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die einer Spalte sind immer ein einziger Rücken mit einer großen Zahl.</translation>
        </message>
        <message>
            <source>Cards are seen to travel, or are at once where they go.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Man sieht Karten wandern, oder sie sind gleich am Platz.</translation>
        </message>
        <message>
            <source>Whatever it is, no key ever waits for a card.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Wie es auch ist, keine Taste wartet je auf eine Karte.</translation>
        </message>
        <message>
            <source>It also says the time with the score.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Mit den Punkten wird dann auch die Zeit gesagt.</translation>
        </message>
        <message>
            <source>Off, neither points nor moves are shown.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Aus: weder Punkte noch Züge werden gezeigt.</translation>
        </message>
        <message>
            <source>New, Undo, Draw, Hint, settings and help alone; keys do all else.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Nur Neu, Rückgängig, Ziehen, Hinweis, Einstellungen und Hilfe; alles andere tun Tasten.</translation>
        </message>
        <message>
            <source>Where the last message is shown as text.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Wo die letzte Meldung als Text steht.</translation>
        </message>
        <message>
            <source>V changes it at the table.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>V ändert es am Tisch.</translation>
        </message>
        <message>
            <source>Before the card, after it, or not at all.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Vor der Karte, nach ihr oder gar nicht.</translation>
        </message>
        <message>
            <source>As in red seven of hearts; automatic does so when all is said.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Wie in rote Herz-Sieben; automatisch nur, wenn alles gesagt wird.</translation>
        </message>
        <message>
            <source>It follows the move that turned the card over.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es folgt auf den Zug, der die Karte aufgedeckt hat.</translation>
        </message>
        <message>
            <source>It follows the move that took the last card away.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es folgt auf den Zug, der die letzte Karte weggenommen hat.</translation>
        </message>
        <message>
            <source>It follows each draw.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Es folgt auf jedes Ziehen.</translation>
        </message>
        <message>
            <source>One message for all of them.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Eine Meldung für alle zusammen.</translation>
        </message>
        <message>
            <source>Automatic finds out what your screen reader hears.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Automatisch findet heraus, was Ihr Bildschirmleser hört.</translation>
        </message>
        <message>
            <source>A voice of the program itself, for players without a screen reader.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Eine eigene Stimme des Programms, für Spieler ohne Bildschirmleser.</translation>
        </message>
        <message>
            <source>Two voices may then speak at once.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Dann können zwei Stimmen zugleich sprechen.</translation>
        </message>
        <message>
            <source>100 is the usual pace, 300 three times as fast.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>100 ist das übliche Tempo, 300 dreimal so schnell.</translation>
        </message>
        <message>
            <source>100 is the usual pitch; more is higher.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>100 ist die übliche Höhe; mehr ist höher.</translation>
        </message>
        <message>
            <source>The sounds have a volume of their own.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die Klänge haben ihre eigene Lautstärke.</translation>
        </message>
        <message>
            <source>Which of the voices of this computer speaks.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Welche der Stimmen dieses Rechners spricht.</translation>
        </message>
        <message>
            <source>Each sound goes with a message; Q turns them off and on.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Jeder Klang gehört zu einer Meldung; Q schaltet sie aus und an.</translation>
        </message>
        <message>
            <source>The voice has a volume of its own.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Die Stimme hat ihre eigene Lautstärke.</translation>
        </message>
        <message>
            <source>Column one sounds from the left, column seven from the right.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Spalte eins klingt von links, Spalte sieben von rechts.</translation>
        </message>
        <message>
            <source>Brief</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Knapp</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Before the card</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Vor der Karte</translation>
        </message>
        <message>
            <source>After the card</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Nach der Karte</translation>
        </message>
        <message>
            <source>Not at all</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Gar nicht</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Always</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Never</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Nie</translation>
        </message>
        <message>
            <source>As announcements</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Als Ansagen</translation>
        </message>
        <message>
            <source>As notifications</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Als Benachrichtigungen</translation>
        </message>
        <message>
            <source>By the program’s own voice</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Mit der eigenen Stimme des Programms</translation>
        </message>
        <message>
            <source>Below the table</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Unter dem Tisch</translation>
        </message>
        <message>
            <source>Above the table</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Über dem Tisch</translation>
        </message>
        <message>
            <source>Not shown</source>
            <extracomment>One value of a choice in the preferences.</extracomment>
            <translation>Nicht gezeigt</translation>
        </message>
        <message>
            <source>Presets</source>
            <extracomment>Title of a section of the preferences: choices that go together.</extracomment>
            <translation>Profile</translation>
        </message>
        <message>
            <source>All preferences</source>
            <extracomment>Title of a section of the preferences: saving, opening, resetting all.</extracomment>
            <translation>Alle Einstellungen</translation>
        </message>
        <message>
            <source>Low vision</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Sehschwäche</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Bildschirmleser</translation>
        </message>
        <message>
            <source>Tremor</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Zittern</translation>
        </message>
        <message>
            <source>Switch</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Taster</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Calm</source>
            <extracomment>Name of a preset: choices that go together, switched on as one.</extracomment>
            <translation>Ruhe</translation>
        </message>
        <message>
            <source>Large cards, large text, nothing that distracts the eye</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Große Karten, große Schrift, nichts, was das Auge ablenkt</translation>
        </message>
        <message>
            <source>All that happens is said, in your own time</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Alles, was geschieht, wird gesagt, in Ihrem Tempo</translation>
        </message>
        <message>
            <source>Larger cards; nothing happens by a slip of the hand</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Größere Karten; nichts geschieht durch einen Ausrutscher der Hand</translation>
        </message>
        <message>
            <source>For one or two switches, in your own time</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Für einen oder zwei Taster, in Ihrem Tempo</translation>
        </message>
        <message>
            <source>Each suit has a colour of its own, and colours are said</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Kreuz, Karo, Herz und Pik haben je ihre Farbe, und Farben werden gesagt</translation>
        </message>
        <message>
            <source>Nothing counts, nothing hurries, nothing moves</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Nichts zählt, nichts drängt, nichts bewegt sich</translation>
        </message>
        <message>
            <source>Fast play with few keys</source>
            <extracomment>Tells in a few words for whom a preset is; what it changes follows.</extracomment>
            <translation>Schnelles Spiel mit wenigen Tasten</translation>
        </message>
        <message>
            <source>Sa&amp;ve in a file …</source>
            <extracomment>Button in the preferences: saves all of them for another computer.</extracomment>
            <translation>In Datei s&amp;ichern …</translation>
        </message>
        <message>
            <source>&amp;All as it was at first</source>
            <extracomment>Button in the preferences: every choice as the program came.</extracomment>
            <translation>Alles wie am An&amp;fang</translation>
        </message>
        <message>
            <source>Undo change</source>
            <extracomment>Button in the preferences: takes back what was changed last, again and again.</extracomment>
            <translation>Änderung zurücknehmen</translation>
        </message>
        <message>
            <source>Takes the last change back, as Ctrl+Z does.</source>
            <extracomment>Heard of the button Undo change.</extracomment>
            <translation>Nimmt die letzte Änderung zurück, wie Strg+Z.</translation>
        </message>
        <message>
            <source>Nothing was changed here</source>
            <extracomment>Told in the preferences, after Ctrl+Z.</extracomment>
            <translation>Hier wurde nichts geändert</translation>
        </message>
        <message>
            <source>All choices are as they were at first. Undo brings yours back.</source>
            <extracomment>Told in the preferences.</extracomment>
            <translation>Alles ist eingestellt wie am Anfang. Rückgängig bringt Ihre Einstellungen zurück.</translation>
        </message>
        <message>
            <source>Your choices are back.</source>
            <extracomment>Told in the preferences, after Undo.</extracomment>
            <translation>Ihre Einstellungen sind wieder da.</translation>
        </message>
        <message>
            <source>Saved in {file}.</source>
            <extracomment>Told after a file of preferences was chosen. {file}: its name and place.</extracomment>
            <translation>In {file} gesichert.</translation>
        </message>
        <message>
            <source>Nothing was saved in {file}: {why}. Choose another place.</source>
            <extracomment>Told after a file of preferences was chosen. {file}: its name and place. {why}: words of the system.</extracomment>
            <translation>In {file} wurde nichts gesichert: {why}. Bitte einen anderen Ort wählen.</translation>
        </message>
        <message>
            <source>{file} cannot be read: {why}. Nothing was changed.</source>
            <extracomment>Told after a file of preferences was chosen. {file}: its name and place. {why}: words of the system.</extracomment>
            <translation>{file} ist nicht zu lesen: {why}. Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>There are no preferences in {file}. Choose a file that was saved here; nothing was changed.</source>
            <extracomment>Told after a file of preferences was chosen. {file}: its name and place.</extracomment>
            <translation>In {file} sind keine Einstellungen. Wählen Sie eine Datei, die hier gesichert wurde; nichts wurde geändert.</translation>
        </message>
        <message>
            <source>The choices of {file} are in force.</source>
            <extracomment>Told after a file of preferences was chosen. {file}: its name and place.</extracomment>
            <translation>Die Einstellungen aus {file} gelten nun.</translation>
        </message>
        <message>
            <source>Not readable, so as at first: {list}.</source>
            <extracomment>Told after a file of preferences was opened. {list}: names of choices.</extracomment>
            <translation>Nicht lesbar, daher wie am Anfang: {list}.</translation>
        </message>
        <message numerus="yes">
            <source>{n} choices of another version were left out.</source>
            <extracomment>Told after a file of preferences was opened.
For one: One choice of another version was left out.</extracomment>
            <translation>
                <numerusform>{n} Einstellung einer anderen Version blieb weg.</numerusform>
                <numerusform>{n} Einstellungen einer anderen Version blieben weg.</numerusform>
            </translation>
        </message>
        <message>
            <source>As text: {text}</source>
            <extracomment>Printed with a deal. {text}: the 104 characters of the deal.</extracomment>
            <translation>Als Text: {text}</translation>
        </message>
        <message>
            <source>Move {number} was refused: {reason}</source>
            <extracomment>Printed when moves of a file are played. {number}: which one, from 1; {reason}: a sentence.</extracomment>
            <translation>Zug {number} wurde abgelehnt: {reason}</translation>
        </message>
        <message>
            <source>accepts a king</source>
            <extracomment>Ends what is said of a column. It is empty.</extracomment>
            <translation>hier passt ein König</translation>
        </message>
        <message>
            <source>accepts nothing</source>
            <extracomment>Ends what is said of a column. Its last card is an ace, the lowest card.</extracomment>
            <translation>darauf passt nichts</translation>
        </message>
        <message>
            <source>accepts {wanted}</source>
            <extracomment>Ends what is said of a column. {wanted}: a kind of card, such as a red jack.</extracomment>
            <translation>darauf passt {wanted}</translation>
        </message>
        <message>
            <source>empty column</source>
            <extracomment>What a king needs, in few words: No place; needs empty column.</extracomment>
            <translation>leere Spalte</translation>
        </message>
        <message>
            <source>an empty column</source>
            <extracomment>What a king needs: no place for king of clubs, needs an empty column.</extracomment>
            <translation>eine leere Spalte</translation>
        </message>
        <message>
            <source>can go to {places}</source>
            <extracomment>Where a card can be put that was just named. {places}: foundation, column two.</extracomment>
            <translation>passt auf {places}</translation>
        </message>
        <message>
            <source>no place</source>
            <extracomment>Ends what is said of a card: nothing takes it now.</extracomment>
            <translation>kein Platz</translation>
        </message>
        <message numerus="yes">
            <source>{n} places</source>
            <extracomment>Ends what is said of a card: how many places take it now.
For one: 1 place</extracomment>
            <translation>
                <numerusform>{n} Platz</numerusform>
                <numerusform>{n} Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>any empty column</source>
            <extracomment>Where a king can go when several columns are empty.</extracomment>
            <translation>jede leere Spalte</translation>
        </message>
        <message>
            <source>{variant}, {kind}</source>
            <extracomment>Heads the records of one kind of game. {variant}: Klondike; {kind}: shuffled deals.</extracomment>
            <translation>{variant}, {kind}</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>A choice: the records of all kinds of game together.</extracomment>
            <translation>Alle Spielarten</translation>
        </message>
        <message>
            <source>All deals</source>
            <extracomment>A choice: the records of winnable, shuffled and chosen deals together.</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>all deals</source>
            <extracomment>Winnable, shuffled and chosen deals together; stands behind the kind of game.</extracomment>
            <translation>alle Spiele</translation>
        </message>
        <message>
            <source>winnable deals</source>
            <extracomment>How deals were come by; their records are kept apart.</extracomment>
            <translation>gewinnbare Spiele</translation>
        </message>
        <message>
            <source>shuffled deals</source>
            <extracomment>How deals were come by; their records are kept apart.</extracomment>
            <translation>gemischte Spiele</translation>
        </message>
        <message>
            <source>chosen deals</source>
            <extracomment>How deals were come by; their records are kept apart.</extracomment>
            <translation>gewählte Spiele</translation>
        </message>
        <message>
            <source>{name}: {figure}</source>
            <extracomment>A line of the records. {name}: Won; {figure}: 12.</extracomment>
            <translation>{name}: {figure}</translation>
        </message>
        <message>
            <source>Dealt</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it. Games that had a move.</extracomment>
            <translation>Ausgeteilt</translation>
        </message>
        <message>
            <source>Left for another game</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Für ein anderes verlassen</translation>
        </message>
        <message>
            <source>Still being played</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Noch im Gange</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Siege in Folge jetzt</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Meiste Siege in Folge</translation>
        </message>
        <message>
            <source>Best score</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Bester Punktestand</translation>
        </message>
        <message>
            <source>Fastest win</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it.</extracomment>
            <translation>Schnellster Sieg</translation>
        </message>
        <message>
            <source>Fewest moves</source>
            <extracomment>The name of a figure in the records of games; the figure stands beside it. Of a win.</extracomment>
            <translation>Wenigste Züge</translation>
        </message>
        <message>
            <source>Balance</source>
            <extracomment>The dollars of all deals of a Las Vegas game together; a figure follows.</extracomment>
            <translation>Kontostand</translation>
        </message>
        <message>
            <source>Balance {dollars}</source>
            <extracomment>Shown in the status line and heard when the score is asked for. {dollars}: minus 52 dollars.</extracomment>
            <translation>Kontostand {dollars}</translation>
        </message>
        <message>
            <source>{games}: {won} won</source>
            <extracomment>Begins what is heard of the records. {games}: Klondike, winnable deals; {won}: 12 of 20, 60 percent.</extracomment>
            <translation>{games}: gewonnen {won}</translation>
        </message>
        <message numerus="yes">
            <source>{n} wins in a row now, {most} at most</source>
            <extracomment>Heard of the records. {n}: games won one after the other up to now; {most}: ever.
For one: {n} win in a row now, {most} at most</extracomment>
            <translation>
                <numerusform>jetzt {n} Sieg in Folge, höchstens {most}</numerusform>
                <numerusform>jetzt {n} Siege in Folge, höchstens {most}</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} {figure}</source>
            <extracomment>Heard of the records. {name}: Fastest win; {figure}: 5 minutes.</extracomment>
            <translation>{name} {figure}</translation>
        </message>
        <message>
            <source>no game yet</source>
            <extracomment>In place of figures: nothing of this kind was played, or all was reset.</extracomment>
            <translation>noch kein Spiel</translation>
        </message>
        <message numerus="yes">
            <source>{n} percent</source>
            <extracomment>A figure in the records of games. How many of a hundred games were won.
For one: {n} percent</extracomment>
            <translation>
                <numerusform>{n} Prozent</numerusform>
                <numerusform>{n} Prozent</numerusform>
            </translation>
        </message>
        <message>
            <source>{won} of {dealt}, {percent}</source>
            <extracomment>A figure in the records of games. {won}: games won; {dealt}: games dealt; {percent}: 60 percent.</extracomment>
            <translation>{won} von {dealt}, {percent}</translation>
        </message>
        <message>
            <source>No place for {card}; needs {wanted}, or {below} on its foundation</source>
            <extracomment>Heard when a move is refused. {card}: the card that was to move; {wanted}: a red seven, an empty column; {below}: the card that has to lie on the foundation first.</extracomment>
            <translation>Kein Platz für {card}; nötig ist {wanted} oder {below} auf dem Zielstapel</translation>
        </message>
        <message>
            <source>No place for {card}; needs {wanted}</source>
            <extracomment>Heard when a move is refused. {card}: the card that was to move; {wanted}: a red seven, an empty column.</extracomment>
            <translation>Kein Platz für {card}; nötig ist {wanted}</translation>
        </message>
        <message>
            <source>Nothing can go on an ace in a column</source>
            <extracomment>Heard when a move is refused. The ace is the lowest card.</extracomment>
            <translation>Auf ein Ass in einer Spalte passt nichts</translation>
        </message>
        <message>
            <source>Needs {wanted}; {card} is too high</source>
            <extracomment>Heard when a move is refused. {wanted}: a kind of card, such as a red seven; {card}: the card that was to move.</extracomment>
            <translation>Nötig ist {wanted}; {card} ist zu hoch</translation>
        </message>
        <message>
            <source>Needs {wanted}; {card} is too low</source>
            <extracomment>Heard when a move is refused. {wanted}: a kind of card, such as a red seven; {card}: the card that was to move.</extracomment>
            <translation>Nötig ist {wanted}; {card} ist zu niedrig</translation>
        </message>
        <message>
            <source>Same colour as {under}; needs {wanted}</source>
            <extracomment>Heard when a move is refused. {under}: the card that lies there; {wanted}: a kind of card, such as a red seven.</extracomment>
            <translation>Gleiche Farbe wie {under}; nötig ist {wanted}</translation>
        </message>
        <message>
            <source>Same colour; needs {wanted}</source>
            <extracomment>Heard when a move is refused. {wanted}: a kind of card, such as a red seven.</extracomment>
            <translation>Gleiche Farbe; nötig ist {wanted}</translation>
        </message>
        <message>
            <source>Foundation needs another card</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Der Zielstapel braucht eine andere Karte</translation>
        </message>
        <message>
            <source>{card}: foundation needs the {needed}</source>
            <extracomment>Heard when a move is refused. {card}: the card that was to go there; {needed}: the next card of that foundation.</extracomment>
            <translation>{card}: Der Zielstapel braucht {needed}</translation>
        </message>
        <message>
            <source>Empty foundation needs an ace</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Ein leerer Zielstapel braucht ein Ass</translation>
        </message>
        <message>
            <source>{card}: empty foundation needs the {needed}</source>
            <extracomment>Heard when a move is refused. {card}: the card that was to go there; {needed}: the ace of that foundation.</extracomment>
            <translation>{card}: Der leere Zielstapel braucht {needed}</translation>
        </message>
        <message>
            <source>No card is safe to send up yet</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Noch ist keine Karte sicher abzulegen</translation>
        </message>
        <message>
            <source>No card is safe yet; {key} sends one anyway</source>
            <extracomment>Heard when a move is refused. No card can go to its foundation by itself. {key}: such as F, sends the focused card there.</extracomment>
            <translation>Noch ist keine Karte sicher; {key} legt trotzdem eine ab</translation>
        </message>
        <message>
            <source>The stock is face down; draw instead</source>
            <extracomment>Heard when a move is refused. A stock card was to move.</extracomment>
            <translation>Der Talon liegt verdeckt; ziehen Sie eine Karte</translation>
        </message>
        <message>
            <source>Face-down cards cannot be moved</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Verdeckte Karten können nicht bewegt werden</translation>
        </message>
        <message>
            <source>{place} is full</source>
            <extracomment>Heard when a move is refused. {place}: the foundation, with all 13 cards.</extracomment>
            <translation>{place} ist voll</translation>
        </message>
        <message>
            <source>Cannot put a card on the {place}</source>
            <extracomment>Heard when a move is refused. {place}: stock or waste.</extracomment>
            <translation>{place}: dort kann keine Karte hin</translation>
        </message>
        <message>
            <source>Nothing to pick up here, {place} is empty</source>
            <extracomment>Heard when a move is refused. {place}: such as column two.</extracomment>
            <translation>Hier ist nichts aufzunehmen, {place} ist leer</translation>
        </message>
        <message>
            <source>No place for this card</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Kein Platz für diese Karte</translation>
        </message>
        <message>
            <source>Only a king can go to an empty column</source>
            <extracomment>Heard when a move is refused.
The tutorial: the rule that a step shows.</extracomment>
            <translation>In eine leere Spalte kann nur ein König</translation>
        </message>
        <message>
            <source>Only one card at a time to a foundation</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Auf einen Zielstapel nur eine Karte auf einmal</translation>
        </message>
        <message>
            <source>Only the top waste card can be moved</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Vom Abwurf kann nur die oberste Karte bewegt werden</translation>
        </message>
        <message>
            <source>That is where it came from</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Von dort kommt sie her</translation>
        </message>
        <message>
            <source>Foundation cards are locked in this game</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>In diesem Spiel bleiben Karten auf den Zielstapeln liegen</translation>
        </message>
        <message>
            <source>There are not that many cards to move</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>So viele Karten sind nicht zu bewegen</translation>
        </message>
        <message>
            <source>The stock is empty</source>
            <extracomment>Heard when a move is refused. A draw was asked for.</extracomment>
            <translation>Der Talon ist leer</translation>
        </message>
        <message>
            <source>The stock still has cards; draw them first</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Der Talon hat noch Karten; ziehen Sie sie zuerst</translation>
        </message>
        <message>
            <source>Stock and waste are empty</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Talon und Abwurf sind leer</translation>
        </message>
        <message>
            <source>No passes left; the waste stays as it is</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Keine Durchgänge übrig; der Abwurf bleibt, wie er ist</translation>
        </message>
        <message>
            <source>At the start of the deal; nothing to undo</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Am Anfang des Spiels; es gibt nichts rückgängig zu machen</translation>
        </message>
        <message>
            <source>Cannot finish yet; stock, waste or face-down cards remain</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Fertigspielen geht noch nicht; im Talon, im Abwurf oder verdeckt liegen noch Karten</translation>
        </message>
        <message>
            <source>A game that was left comes back only before the first move of the new one</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Ein verlassenes Spiel kommt nur vor dem ersten Zug des neuen zurück</translation>
        </message>
        <message>
            <source>This game is won; start a new one</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Dieses Spiel ist gewonnen; beginnen Sie ein neues</translation>
        </message>
        <message>
            <source>That is not a move or a word that I know</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Das ist kein Zug und kein bekanntes Wort</translation>
        </message>
        <message>
            <source>No card is face down</source>
            <extracomment>Answers what is still face down in the columns.</extracomment>
            <translation>Keine Karte liegt verdeckt</translation>
        </message>
        <message numerus="yes">
            <source>{n} face down: {list}</source>
            <extracomment>Answers what is still face down, with the sum. {list}: column two 1, column four 3.</extracomment>
            <translation>
                <numerusform>{n} verdeckt: {list}</numerusform>
                <numerusform>{n} verdeckt: {list}</numerusform>
            </translation>
        </message>
        <message>
            <source>Face down: {list}</source>
            <extracomment>Answers what is still face down. {list}: column two 1, column four 3.</extracomment>
            <translation>Verdeckt: {list}</translation>
        </message>
        <message>
            <source>Empty: {list}</source>
            <extracomment>The columns without cards. {list}: column one, column six.</extracomment>
            <translation>Leer: {list}</translation>
        </message>
        <message>
            <source>Down: {list}</source>
            <extracomment>Answers how many cards lie face down, for players who want little speech. {list}: one number for each column.</extracomment>
            <translation>Verdeckt: {list}</translation>
        </message>
        <message>
            <source>waste {count}</source>
            <extracomment>Answers what the waste holds. {count}: cards.</extracomment>
            <translation>Abwurf {count}</translation>
        </message>
        <message>
            <source>Stock finished</source>
            <extracomment>Answers what the stock holds: the waste may not be turned over again.
Heard when the focus comes to this place. The waste may not be turned over again.</extracomment>
            <translation>Talon verbraucht</translation>
        </message>
        <message>
            <source>top {card}</source>
            <extracomment>Answers what the waste holds, behind the number of cards. {card}: the top one.</extracomment>
            <translation>oben {card}</translation>
        </message>
        <message>
            <source>Pass {number}</source>
            <extracomment>The trip through the stock, 1 at the start.
Shown in the status line and heard when the score is asked for. The trip through the stock, 1 at the start.</extracomment>
            <translation>Durchgang {number}</translation>
        </message>
        <message>
            <source>{place} {count}</source>
            <extracomment>How many cards of a column are face down. {place}: column two; {count}: a number.</extracomment>
            <translation>{place} {count}</translation>
        </message>
        <message>
            <source>Undo this?</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Comes first after a move, for a slip of the switch.</extracomment>
            <translation>Rückgängig?</translation>
        </message>
        <message>
            <source>Finish the game</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. All cards lie face up; the rest is played by itself.</extracomment>
            <translation>Spiel fertigspielen</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>Button of a window for players with switches.</extracomment>
            <translation>Zurück zum Tisch</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Leaves a control or a group of controls.</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Closes the window or menu.</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Goes to the next value, row or page.</extracomment>
            <translation>Nächstes</translation>
        </message>
        <message>
            <source>The one before</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Goes to the value, row or page before.</extracomment>
            <translation>Voriges</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Makes a number larger.</extracomment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Much more</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Makes a number larger by ten steps.</extracomment>
            <translation>Viel mehr</translation>
        </message>
        <message>
            <source>Less</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Makes a number smaller.</extracomment>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>Much less</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Makes a number smaller by ten steps.</extracomment>
            <translation>Viel weniger</translation>
        </message>
        <message>
            <source>Take this one</source>
            <extracomment>Framed for a player with one or two switches, who chooses it with a press. Takes the marked row of a list.</extracomment>
            <translation>Dieses nehmen</translation>
        </message>
        <message>
            <source>Press the switch to go on</source>
            <extracomment>The frame has gone round some times and rests.</extracomment>
            <translation>Taster drücken, dann geht es weiter</translation>
        </message>
        <message>
            <source>Switches are on. Wait for the frame and press</source>
            <extracomment>Heard when playing with one switch begins.</extracomment>
            <translation>Taster sind an. Warten Sie auf den Rahmen und drücken Sie</translation>
        </message>
        <message>
            <source>Switches are on. The first goes on, the second chooses</source>
            <extracomment>Heard when playing with two switches begins.</extracomment>
            <translation>Taster sind an. Der erste geht weiter, der zweite wählt</translation>
        </message>
        <message>
            <source>Switches are off. A press within ten seconds brings them back</source>
            <extracomment>Heard when a player who has only a switch switches them off with it.</extracomment>
            <translation>Taster sind aus. Ein Druck innerhalb von zehn Sekunden bringt sie zurück</translation>
        </message>
        <message>
            <source>Set-up</source>
            <extracomment>Title of the window with a few questions before the first game.</extracomment>
            <translation>Einrichtung</translation>
        </message>
        <message>
            <source>Question {number} of {count}</source>
            <extracomment>Stands above each question.</extracomment>
            <translation>Frage {number} von {count}</translation>
        </message>
        <message>
            <source>{number} of {count}. {question}</source>
            <extracomment>A question of the set-up where there is little room.</extracomment>
            <translation>{number} von {count}. {question}</translation>
        </message>
        <message numerus="yes">
            <source>{n} answers</source>
            <extracomment>Heard after a question of the set-up: how many there are.
For one: {n} answer</extracomment>
            <translation>
                <numerusform>{n} Antwort</numerusform>
                <numerusform>{n} Antworten</numerusform>
            </translation>
        </message>
        <message>
            <source>Press a number, or Enter for the marked answer. Esc skips all questions.</source>
            <extracomment>Above the answers of a question of the set-up.</extracomment>
            <translation>Drücken Sie eine Zahl, oder Eingabe für die markierte Antwort. Esc überspringt alle Fragen.</translation>
        </message>
        <message>
            <source>A number shows it; Enter goes on.</source>
            <extracomment>Above the answers of a question of the set-up.</extracomment>
            <translation>Eine Zahl zeigt es, Eingabe geht weiter.</translation>
        </message>
        <message>
            <source>Number, look, Enter</source>
            <extracomment>Above the answers of a question of the set-up, where there is hardly any room. As short as can be.</extracomment>
            <translation>Zahl, ansehen, Eingabe</translation>
        </message>
        <message>
            <source>Number or Enter</source>
            <extracomment>Above the answers of a question of the set-up, where there is hardly any room. As short as can be.</extracomment>
            <translation>Zahl oder Eingabe</translation>
        </message>
        <message>
            <source>{number} {answer}</source>
            <extracomment>An answer with its key: 1 Standard.</extracomment>
            <translation>{number} {answer}</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <extracomment>Button: the question before.</extracomment>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;Skip all</source>
            <extracomment>Button: no more questions, the game begins.</extracomment>
            <translation>&amp;Los</translation>
        </message>
        <message>
            <source>&amp;Play on</source>
            <extracomment>Button at the end of the set-up: the game goes on.</extracomment>
            <translation>Weiter&amp;spielen</translation>
        </message>
        <message>
            <source>So it is now</source>
            <extracomment>Heading above the list of what was chosen in the set-up.</extracomment>
            <translation>So ist es jetzt</translation>
        </message>
        <message>
            <source>{about}: {answer}</source>
            <extracomment>One line of the summary: Card size: Large.</extracomment>
            <translation>{about}: {answer}</translation>
        </message>
        <message>
            <source>Press Enter to deal.</source>
            <extracomment>Ends the set-up.</extracomment>
            <translation>Eingabe teilt aus.</translation>
        </message>
        <message>
            <source>Press Enter to go on with your game. A kind of game chosen here comes with the next deal.</source>
            <extracomment>Ends the set-up that was opened in the middle of a game.</extracomment>
            <translation>Eingabe geht mit Ihrem Spiel weiter. Eine hier gewählte Spielart kommt mit dem nächsten Spiel.</translation>
        </message>
        <message>
            <source>{key} changes this later.</source>
            <extracomment>Ends the set-up. {key}: such as F12.</extracomment>
            <translation>{key} ändert das später.</translation>
        </message>
        <message>
            <source>Set-up skipped</source>
            <extracomment>Heard when the questions were skipped.</extracomment>
            <translation>Einrichtung übersprungen</translation>
        </message>
        <message>
            <source>Set-up skipped; {key} opens it again</source>
            <extracomment>Heard when the questions were skipped. {key}: such as F12.</extracomment>
            <translation>Einrichtung übersprungen; {key} öffnet sie wieder</translation>
        </message>
        <message>
            <source>Your game goes on as you wish</source>
            <extracomment>Heard when the set-up is over in the middle of a game.</extracomment>
            <translation>Ihr Spiel geht weiter, wie Sie es wünschen</translation>
        </message>
        <message>
            <source>Do you hear this voice?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Hören Sie diese Stimme?</translation>
        </message>
        <message>
            <source>Shall the program speak?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Soll das Programm sprechen?</translation>
        </message>
        <message>
            <source>How large shall the cards be?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Wie groß sollen die Karten sein?</translation>
        </message>
        <message>
            <source>Which colours shall the cards have?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Welche Farben sollen die Karten haben?</translation>
        </message>
        <message>
            <source>How will you play?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Wie möchten Sie spielen?</translation>
        </message>
        <message>
            <source>How do your hands move?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Wie bewegen sich Ihre Hände?</translation>
        </message>
        <message>
            <source>What shall be shown while you play?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Was soll beim Spielen zu sehen sein?</translation>
        </message>
        <message>
            <source>Which game do you like?</source>
            <extracomment>A question of the set-up, seen and heard.</extracomment>
            <translation>Welches Spiel mögen Sie?</translation>
        </message>
        <message>
            <source>Colours</source>
            <extracomment>What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Farben</translation>
        </message>
        <message>
            <source>How you play</source>
            <extracomment>What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Spielweise</translation>
        </message>
        <message>
            <source>Your hands</source>
            <extracomment>What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Ihre Hände</translation>
        </message>
        <message>
            <source>Shown</source>
            <extracomment>What a question of the set-up is about, in the list of all answers: Card size: Large.</extracomment>
            <translation>Zu sehen</translation>
        </message>
        <message>
            <source>Yes, read the game to me</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Ja, das Spiel vorlesen</translation>
        </message>
        <message>
            <source>Cards, moves and menus are spoken. J turns the voice off and on.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Karten, Züge und Menüs werden gesprochen. J schaltet die Stimme aus und an.</translation>
        </message>
        <message>
            <source>No voice, please</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Bitte keine Stimme</translation>
        </message>
        <message>
            <source>The game is silent. All messages are shown.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Das Spiel ist still. Alle Meldungen sind zu sehen.</translation>
        </message>
        <message>
            <source>Signs of 6 millimetres, as on most cards.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Zeichen von 6 Millimetern, wie auf den meisten Karten.</translation>
        </message>
        <message>
            <source>Signs of 10 millimetres.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Zeichen von 10 Millimetern.</translation>
        </message>
        <message>
            <source>Signs of 13 millimetres, as on jumbo cards. Text grows too.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>13 Millimeter, wie auf Jumbo-Karten. Schrift wächst mit.</translation>
        </message>
        <message>
            <source>Signs of 16 millimetres, as on cards for low vision. Text grows too.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>16 Millimeter, wie auf Karten für Sehschwache. Schrift wächst mit.</translation>
        </message>
        <message>
            <source>Cards fill the width of the window. Text is as large as can be.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Karten füllen die Breite des Fensters. Die Schrift ist so groß wie möglich.</translation>
        </message>
        <message>
            <source>On white cards.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Auf weißen Karten.</translation>
        </message>
        <message>
            <source>Blue counts as red, green as black.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Blau wie Rot, Grün wie Schwarz.</translation>
        </message>
        <message>
            <source>Bright signs on dark cards.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Hell auf dunklen Karten.</translation>
        </message>
        <message>
            <source>White and yellow signs on black.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Weiß und Gelb auf Schwarz.</translation>
        </message>
        <message>
            <source>Black signs on white.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Schwarze Zeichen auf Weiß.</translation>
        </message>
        <message>
            <source>Soft colours; nothing dazzles.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Sanfte Farben; nichts blendet.</translation>
        </message>
        <message>
            <source>With the keyboard</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Mit der Tastatur</translation>
        </message>
        <message>
            <source>Two digits are a move: 3 and 5 move from column three to five.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Zwei Ziffern sind ein Zug: 3 und 5 gehen von Spalte drei auf fünf.</translation>
        </message>
        <message>
            <source>With clicks</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Mit Klicks</translation>
        </message>
        <message>
            <source>A click sends a card to its best place.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Ein Klick legt eine Karte an ihren besten Platz.</translation>
        </message>
        <message>
            <source>By dragging cards</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Durch Ziehen</translation>
        </message>
        <message>
            <source>A click only picks a card up; a second one puts it down.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Ein Klick nimmt eine Karte auf, der zweite legt sie hin.</translation>
        </message>
        <message>
            <source>With one switch</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Mit einem Taster</translation>
        </message>
        <message>
            <source>A frame goes from thing to thing; Space or a click takes what is framed.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Ein Rahmen wandert; Leertaste oder Klick nimmt, was er umgibt.</translation>
        </message>
        <message>
            <source>With two switches</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Mit zwei Tastern</translation>
        </message>
        <message>
            <source>Space goes on to the next thing, Enter takes it.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Leertaste geht zur nächsten Stelle, Eingabe nimmt sie.</translation>
        </message>
        <message>
            <source>My clicks land where I want</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Meine Klicks treffen</translation>
        </message>
        <message>
            <source>Nothing is held back.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Nichts wird überhört.</translation>
        </message>
        <message>
            <source>My hand shakes</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Meine Hand zittert</translation>
        </message>
        <message>
            <source>Larger cards; presses made twice by accident count once.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Größere Karten; versehentlich doppelte Drucke zählen einmal.</translation>
        </message>
        <message>
            <source>Time and score</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Zeit und Punkte</translation>
        </message>
        <message>
            <source>As in most games of patience.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Wie in den meisten Patiencen.</translation>
        </message>
        <message>
            <source>The score, but no time</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Punkte, aber keine Zeit</translation>
        </message>
        <message>
            <source>Nothing hurries you; fast wins earn no points.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Nichts drängt Sie; schnelle Siege bringen keine Punkte.</translation>
        </message>
        <message>
            <source>Only the cards</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Nur die Karten</translation>
        </message>
        <message>
            <source>No time and no score, and cards do not fly about.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Keine Zeit, keine Punkte, und Karten fliegen nicht umher.</translation>
        </message>
        <message>
            <source>Draw one card</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Eine Karte ziehen</translation>
        </message>
        <message>
            <source>Good to begin with. Every deal can be won.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Gut für den Anfang. Jedes Spiel ist zu gewinnen.</translation>
        </message>
        <message>
            <source>Draw three cards</source>
            <extracomment>An answer to a question of the set-up, on a large button.</extracomment>
            <translation>Drei Karten ziehen</translation>
        </message>
        <message>
            <source>Harder. Every deal can be won.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Schwerer. Jedes Spiel ist zu gewinnen.</translation>
        </message>
        <message>
            <source>A deal costs 52 dollars, and each card sent up pays 5.</source>
            <extracomment>Explains an answer of the set-up, in one or two short sentences.</extracomment>
            <translation>Ein Spiel kostet 52 Dollar, und jede abgelegte Karte bringt 5.</translation>
        </message>
        <message>
            <source>Deal number {number} is on the clipboard</source>
            <extracomment>Heard when something of the game was copied.</extracomment>
            <translation>Spielnummer {number} ist in der Zwischenablage</translation>
        </message>
        <message>
            <source>This deal has no number; copy its cards or its code</source>
            <extracomment>Heard when a number is to be copied.</extracomment>
            <translation>Dieses Spiel hat keine Nummer; kopieren Sie seine Karten oder seinen Code</translation>
        </message>
        <message>
            <source>The code {code} is on the clipboard</source>
            <extracomment>Heard when something of the game was copied. {code}: such as klondike:draw-three:24:B0.</extracomment>
            <translation>Der Code {code} ist in der Zwischenablage</translation>
        </message>
        <message>
            <source>This game began in the middle, so it has no code; save it as a file</source>
            <extracomment>Heard when a code is to be copied.</extracomment>
            <translation>Dieses Spiel begann in der Mitte und hat daher keinen Code; sichern Sie es als Datei</translation>
        </message>
        <message>
            <source>Save this game as a file</source>
            <extracomment>Title of the window that asks for a file.</extracomment>
            <translation>Dieses Spiel als Datei sichern</translation>
        </message>
        <message>
            <source>Klondike games</source>
            <extracomment>A kind of file, in the window that asks for a file.</extracomment>
            <translation>Klondike-Spiele</translation>
        </message>
        <message>
            <source>klondike game</source>
            <extracomment>The name that is offered for a file with a game.</extracomment>
            <translation>Klondike-Spiel</translation>
        </message>
        <message>
            <source>klondike deal {number}</source>
            <extracomment>The name that is offered for a file with a game.</extracomment>
            <translation>Klondike-Spiel {number}</translation>
        </message>
        <message>
            <source>The game is saved as {file}</source>
            <extracomment>Heard when a game was saved as a file.</extracomment>
            <translation>Das Spiel ist als {file} gesichert</translation>
        </message>
        <message>
            <source>The game could not be saved as {file}: {why}</source>
            <extracomment>Heard when a game could not be saved as a file. {why}: what the system says.</extracomment>
            <translation>Das Spiel konnte nicht als {file} gesichert werden: {why}</translation>
        </message>
        <message>
            <source>Jan</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Jan</translation>
        </message>
        <message>
            <source>Feb</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Feb</translation>
        </message>
        <message>
            <source>Mar</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Mär</translation>
        </message>
        <message>
            <source>Apr</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Apr</translation>
        </message>
        <message>
            <source>Jun</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Jun</translation>
        </message>
        <message>
            <source>Jul</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Jul</translation>
        </message>
        <message>
            <source>Aug</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Aug</translation>
        </message>
        <message>
            <source>Sep</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Sep</translation>
        </message>
        <message>
            <source>Oct</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Okt</translation>
        </message>
        <message>
            <source>Nov</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Nov</translation>
        </message>
        <message>
            <source>Dec</source>
            <extracomment>A month in very few letters, in a table and below a chart.</extracomment>
            <translation>Dez</translation>
        </message>
        <message>
            <source>{game}: can be won, in {moves}</source>
            <extracomment>Answer of the command solve. {game}: Klondike, deal 24; {moves}: 120 moves.</extracomment>
            <translation>{game}: zu gewinnen, in {moves}</translation>
        </message>
        <message>
            <source>{game}: cannot be won</source>
            <extracomment>Answer of the command solve. It is proved. {game}: Klondike, deal 24.</extracomment>
            <translation>{game}: nicht zu gewinnen</translation>
        </message>
        <message>
            <source>{game}: not known after {nodes}</source>
            <extracomment>Answer of the command solve. {game}: Klondike, deal 24; {nodes}: 1000 positions.</extracomment>
            <translation>{game}: nach {nodes} nicht bekannt</translation>
        </message>
        <message numerus="yes">
            <source>{n} positions</source>
            <extracomment>Positions that a search has looked at.
For one: {n} position</extracomment>
            <translation>
                <numerusform>{n} Stellung</numerusform>
                <numerusform>{n} Stellungen</numerusform>
            </translation>
        </message>
        <message>
            <source>{text}: {why}</source>
            <extracomment>Answer of the command solve. {text}: what was typed; {why}: one or more sentences.</extracomment>
            <translation>{text}: {why}</translation>
        </message>
        <message>
            <source>{bad} of {total} deals could not be read</source>
            <extracomment>An error of the command solve, after all answers. {bad} and {total}: numbers.</extracomment>
            <translation>Nicht lesbar: {bad} von {total} Spielen</translation>
        </message>
        <message numerus="yes">
            <source>{n} deals answered</source>
            <extracomment>Shown while the command solve works.
For one: {n} deal answered</extracomment>
            <translation>
                <numerusform>{n} Spiel beantwortet</numerusform>
                <numerusform>{n} Spiele beantwortet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} not known</source>
            <extracomment>Shown while the command solve works.
For one: {n} not known</extracomment>
            <translation>
                <numerusform>{n} nicht bekannt</numerusform>
                <numerusform>{n} nicht bekannt</numerusform>
            </translation>
        </message>
        <message>
            <source>Stock and waste empty</source>
            <extracomment>Heard when the focus comes to this place. Nothing is left to draw or to turn over.</extracomment>
            <translation>Talon und Abwurf leer</translation>
        </message>
        <message>
            <source>Stock empty, waste empty</source>
            <extracomment>Heard when the focus comes to this place. Nothing is left to draw or to turn over.</extracomment>
            <translation>Talon leer, Abwurf leer</translation>
        </message>
        <message>
            <source>Stock finished, no more passes</source>
            <extracomment>Heard when the focus comes to this place. The waste may not be turned over again.</extracomment>
            <translation>Talon verbraucht, keine weiteren Durchgänge</translation>
        </message>
        <message>
            <source>waste top {card}</source>
            <extracomment>Heard when the focus comes to this place. {card}: the top card of the waste.</extracomment>
            <translation>oben im Abwurf {card}</translation>
        </message>
        <message>
            <source>Stock, {count}</source>
            <extracomment>Heard when the focus comes to this place. {count}: cards left to draw.</extracomment>
            <translation>Talon, {count}</translation>
        </message>
        <message numerus="yes">
            <source>Stock, {n} cards</source>
            <extracomment>Heard when the focus comes to this place. Cards left to draw.
For one: Stock, {n} card</extracomment>
            <translation>
                <numerusform>Talon, {n} Karte</numerusform>
                <numerusform>Talon, {n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stock, {n} cards face down</source>
            <extracomment>Heard when the focus comes to this place. Cards left to draw.
For one: Stock, {n} card face down</extracomment>
            <translation>
                <numerusform>Talon, {n} verdeckte Karte</numerusform>
                <numerusform>Talon, {n} verdeckte Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Enter draws {n} cards</source>
            <extracomment>Heard at the stock. Enter is the key.
For one: Enter draws one card</extracomment>
            <translation>
                <numerusform>Eingabe zieht {n} Karte</numerusform>
                <numerusform>Eingabe zieht {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Stock empty, Enter turns the waste over</source>
            <extracomment>Heard when the focus comes to this place. Enter is the key.</extracomment>
            <translation>Talon leer, Eingabe wendet den Abwurf</translation>
        </message>
        <message numerus="yes">
            <source>{n} cards in waste</source>
            <extracomment>Heard when the focus comes to this place.
For one: {n} card in waste</extracomment>
            <translation>
                <numerusform>{n} Karte im Abwurf</numerusform>
                <numerusform>{n} Karten im Abwurf</numerusform>
            </translation>
        </message>
        <message>
            <source>Stock empty, the waste can be turned over</source>
            <extracomment>Heard when the table is read.</extracomment>
            <translation>Talon leer, der Abwurf kann gewendet werden</translation>
        </message>
        <message>
            <source>Enter starts pass {number}</source>
            <extracomment>Heard when the focus comes to this place. Enter is the key.</extracomment>
            <translation>Eingabe beginnt Durchgang {number}</translation>
        </message>
        <message>
            <source>Waste empty</source>
            <extracomment>Heard when the focus comes to this place.
Heard when a draw is taken back.</extracomment>
            <translation>Abwurf leer</translation>
        </message>
        <message>
            <source>Draw from stock</source>
            <extracomment>Heard when the focus comes to this place. The waste is empty.</extracomment>
            <translation>Vom Talon ziehen</translation>
        </message>
        <message>
            <source>only {card} can be played</source>
            <extracomment>Heard when the focus comes to this place. {card}: the top card of the waste.</extracomment>
            <translation>nur {card} ist spielbar</translation>
        </message>
        <message>
            <source>top of waste</source>
            <extracomment>Heard when the focus comes to this place. Where the card lies that was just named.</extracomment>
            <translation>oben im Abwurf</translation>
        </message>
        <message>
            <source>{card}; under it {others}</source>
            <extracomment>Heard when the focus comes to this place. {card}: the top card of the waste, the only one that may be moved; {others}: one or two cards that show under it.</extracomment>
            <translation>{card}; darunter {others}</translation>
        </message>
        <message>
            <source>{first}; {second}</source>
            <extracomment>Two parts of one sentence about the waste.</extracomment>
            <translation>{first}; {second}</translation>
        </message>
        <message>
            <source>{suit}, {rank}</source>
            <extracomment>Heard when the focus comes to this place. {suit}: hearts; {rank}: the rank of the top card of this foundation.</extracomment>
            <translation>{suit}, {rank}</translation>
        </message>
        <message>
            <source>built to {rank}</source>
            <extracomment>Heard when the focus comes to this place. {rank}: of its top card.</extracomment>
            <translation>gebaut bis {rank}</translation>
        </message>
        <message>
            <source>needs an ace</source>
            <extracomment>Heard when the focus comes to this place. The foundation just named is empty.</extracomment>
            <translation>wartet auf ein Ass</translation>
        </message>
        <message>
            <source>complete</source>
            <extracomment>A foundation with all of its 13 cards.</extracomment>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>needs {card}</source>
            <extracomment>What a foundation waits for. {card}: four of hearts.</extracomment>
            <translation>wartet auf {card}</translation>
        </message>
        <message>
            <source>{suit} empty</source>
            <extracomment>Heard when the focus comes to this place. {suit}: of an empty foundation, such as hearts.</extracomment>
            <translation>{suit} leer</translation>
        </message>
        <message>
            <source>Empty foundation, {suit}</source>
            <extracomment>Heard when the focus comes to this place. {suit}: which one, such as hearts.</extracomment>
            <translation>Leerer Zielstapel, {suit}</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Title of the window with records, games played and charts.</extracomment>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>A part of the window with the records. All games one by one.</extracomment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Charts</source>
            <extracomment>A part of the window with the records.</extracomment>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Record</source>
            <extracomment>Column head in the table of records.</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Figure</source>
            <extracomment>Column head in the table of records: the numbers.</extracomment>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Enter plays the deal of the chosen game again.</source>
            <extracomment>Explains the list of games that were played.</extracomment>
            <translation>Eingabe teilt das gewählte Spiel noch einmal aus.</translation>
        </message>
        <message>
            <source>&amp;Play this deal again</source>
            <extracomment>Button: deals the cards of the game that is chosen in the list.</extracomment>
            <translation>Dieses Spiel noch &amp;einmal</translation>
        </message>
        <message>
            <source>The cards of this game were not kept, so it cannot be dealt again</source>
            <extracomment>Seen and heard when an old game of a pasted deal is wanted again.</extracomment>
            <translation>Die Karten dieses Spiels wurden nicht aufgehoben, daher lässt es sich nicht noch einmal austeilen</translation>
        </message>
        <message>
            <source>Save as &amp;table</source>
            <extracomment>Button: saves all games played for a spreadsheet, as CSV.</extracomment>
            <translation>Als &amp;Tabelle sichern</translation>
        </message>
        <message>
            <source>Save &amp;everything</source>
            <extracomment>Button: saves games, records and preferences in one file, as JSON.</extracomment>
            <translation>A&amp;lles sichern</translation>
        </message>
        <message>
            <source>Save the games as a table</source>
            <extracomment>Title of the window that asks for a file.</extracomment>
            <translation>Spiele als Tabelle sichern</translation>
        </message>
        <message>
            <source>Save everything in one file</source>
            <extracomment>Title of the window that asks for a file.</extracomment>
            <translation>Alles in einer Datei sichern</translation>
        </message>
        <message>
            <source>Saved as {file}</source>
            <extracomment>Seen and heard after games were saved. {file}: a file.</extracomment>
            <translation>Als {file} gesichert</translation>
        </message>
        <message>
            <source>{file} could not be written: {why}. Choose another place</source>
            <extracomment>Seen and heard when games could not be saved. {file}: a file; {why}: the reason of the system.</extracomment>
            <translation>{file} war nicht zu schreiben: {why}. Bitte einen anderen Ort wählen</translation>
        </message>
        <message>
            <source>&amp;Reset these records</source>
            <extracomment>Button: puts the shown records aside, after a question.</extracomment>
            <translation>Ergebnisse &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Undo reset</source>
            <extracomment>Button: brings the records back that were put aside last.</extracomment>
            <translation>Rück&amp;gängig</translation>
        </message>
        <message>
            <source>Reset records?</source>
            <extracomment>Title of the question before records are put aside.</extracomment>
            <translation>Ergebnisse zurücksetzen?</translation>
        </message>
        <message>
            <source>{games}: the records begin anew. You can bring them back with Undo reset. Days in the calendar stay marked.</source>
            <extracomment>The question before records are put aside. {games}: Klondike, winnable deals.</extracomment>
            <translation>{games}: Die Ergebnisse beginnen neu. Mit Rückgängig holen Sie sie zurück. Tage im Kalender bleiben markiert.</translation>
        </message>
        <message>
            <source>&amp;Reset</source>
            <extracomment>Button: puts records aside.</extracomment>
            <translation>&amp;Zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Keep the records</source>
            <extracomment>Button: leaves records as they are. It is the safe choice.</extracomment>
            <translation>Ergebnisse &amp;behalten</translation>
        </message>
        <message numerus="yes">
            <source>{n} games put aside. Undo reset brings them back</source>
            <extracomment>Heard and seen after records were put aside.
For one: {n} game put aside. Undo reset brings it back</extracomment>
            <translation>
                <numerusform>{n} Spiel beiseitegelegt. Rückgängig bringt es zurück</numerusform>
                <numerusform>{n} Spiele beiseitegelegt. Rückgängig bringt sie zurück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} games count again</source>
            <extracomment>Heard and seen after records were brought back.
For one: {n} game counts again</extracomment>
            <translation>
                <numerusform>{n} Spiel zählt wieder</numerusform>
                <numerusform>{n} Spiele zählen wieder</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no records to reset here</source>
            <extracomment>Heard and seen in place of putting records aside.</extracomment>
            <translation>Hier sind keine Ergebnisse zurückzusetzen</translation>
        </message>
        <message>
            <source>The records could not be changed: {why}. Try again</source>
            <extracomment>Heard and seen when the disk is full or damaged. {why}: the reason of the system.</extracomment>
            <translation>Die Ergebnisse konnten nicht geändert werden: {why}. Bitte noch einmal versuchen</translation>
        </message>
        <message>
            <source>Score {score}</source>
            <extracomment>Shown in the status line and heard when the score is asked for. {score}: points.</extracomment>
            <translation>Punkte {score}</translation>
        </message>
        <message numerus="yes">
            <source>minus {n} dollars</source>
            <extracomment>The score of a Las Vegas game, which can be below zero.
For one: minus {n} dollar</extracomment>
            <translation>
                <numerusform>minus {n} Dollar</numerusform>
                <numerusform>minus {n} Dollar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} dollars</source>
            <extracomment>The score of a Las Vegas game, which can be below zero.
For one: {n} dollar</extracomment>
            <translation>
                <numerusform>{n} Dollar</numerusform>
                <numerusform>{n} Dollar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points</source>
            <extracomment>The score of a won game.
For one: {n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} moves</source>
            <extracomment>Shown in the status line and heard when the score is asked for.
For one: {n} move</extracomment>
            <translation>
                <numerusform>{n} Zug</numerusform>
                <numerusform>{n} Züge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} cards to go</source>
            <extracomment>Shown in the status line and heard when the score is asked for. Cards that are not yet on the foundations.
For one: {n} card to go</extracomment>
            <translation>
                <numerusform>noch {n} Karte</numerusform>
                <numerusform>noch {n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} hours</source>
            <extracomment>Part of a time.
For one: {n} hour</extracomment>
            <translation>
                <numerusform>{n} Stunde</numerusform>
                <numerusform>{n} Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} minutes</source>
            <extracomment>Part of a time.
For one: {n} minute</extracomment>
            <translation>
                <numerusform>{n} Minute</numerusform>
                <numerusform>{n} Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} seconds</source>
            <extracomment>Part of a time.
For one: {n} second</extracomment>
            <translation>
                <numerusform>{n} Sekunde</numerusform>
                <numerusform>{n} Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Stock {count}</source>
            <extracomment>Shown in the status line. {count}: cards to draw.</extracomment>
            <translation>Talon {count}</translation>
        </message>
        <message>
            <source>Pass {number} of {limit}</source>
            <extracomment>Shown in the status line and heard when the score is asked for. The trip through the stock, and how many this game has.</extracomment>
            <translation>Durchgang {number} von {limit}</translation>
        </message>
        <message>
            <source>Pass {number} of unlimited</source>
            <extracomment>Heard at the stock. The trip through it, 1 at the start; there can be any number of them.</extracomment>
            <translation>Durchgang {number} von beliebig vielen</translation>
        </message>
        <message numerus="yes">
            <source>{n} to go</source>
            <extracomment>Heard when the score is asked for. Cards not yet on the foundations.</extracomment>
            <translation>
                <numerusform>noch {n}</numerusform>
                <numerusform>noch {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>At the start of the deal; nothing was played yet</source>
            <extracomment>Heard when a restart changes nothing.</extracomment>
            <translation>Am Anfang des Spiels; es wurde noch nichts gespielt</translation>
        </message>
        <message>
            <source>Nothing is held</source>
            <extracomment>Heard when cards are to be put down or back, but none was picked up.</extracomment>
            <translation>Nichts ist in der Hand</translation>
        </message>
        <message>
            <source>Put back, {cards}</source>
            <extracomment>Heard when held cards go back to where they lie. {cards}: such as six of clubs.</extracomment>
            <translation>Zurückgelegt, {cards}</translation>
        </message>
        <message>
            <source>Put back, {cards}, {place}</source>
            <extracomment>Heard when held cards go back to where they lie. {cards}: such as six of clubs; {place}: such as column four.</extracomment>
            <translation>Zurückgelegt, {cards}, {place}</translation>
        </message>
        <message>
            <source>Undone: restart</source>
            <extracomment>Heard when going back to the start is itself taken back.</extracomment>
            <translation>Rückgängig: von vorn</translation>
        </message>
        <message>
            <source>Redone: restart</source>
            <extracomment>Heard when going back to the start of the deal is done once more.</extracomment>
            <translation>Wiederholt: von vorn</translation>
        </message>
        <message>
            <source>Restarted</source>
            <extracomment>Heard when the game begins again.</extracomment>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Restarted, same deal; undo brings the game back</source>
            <extracomment>Heard when the game begins again.</extracomment>
            <translation>Von vorn, dasselbe Spiel; Rückgängig bringt das Spiel zurück</translation>
        </message>
        <message>
            <source>Nothing can be played any more</source>
            <extracomment>Heads the panel of a game that is stuck.</extracomment>
            <translation>Nichts geht mehr</translation>
        </message>
        <message>
            <source>&amp;Back to where it could be won</source>
            <extracomment>Button on the panel of a game that is stuck or lost. Takes back what lost the game.</extracomment>
            <translation>&amp;Zurück, bis es zu gewinnen war</translation>
        </message>
        <message>
            <source>&amp;Restart</source>
            <extracomment>Button on the panel of a game that is stuck or lost. The same deal from its beginning.</extracomment>
            <translation>&amp;Von vorn</translation>
        </message>
        <message>
            <source>HELD</source>
            <extracomment>A small tag on the cards that are picked up: one short word in capital letters.</extracomment>
            <translation>HAND</translation>
        </message>
        <message>
            <source>FROM</source>
            <extracomment>A small tag on the card that a hint says to move: one short word in capital letters.</extracomment>
            <translation>VON</translation>
        </message>
        <message>
            <source>TO</source>
            <extracomment>A small tag on the place where a hinted card goes: one short word in capital letters.</extracomment>
            <translation>NACH</translation>
        </message>
        <message>
            <source>▲ means cards out of sight: click it or press Up</source>
            <extracomment>At the bar with "▲ 4 more" in a long column: seen once beside the table, and where the pointer rests on it.</extracomment>
            <translation>▲ heißt: Karten außer Sicht; anklicken oder Pfeil nach oben</translation>
        </message>
        <message>
            <source>▼ means cards out of sight: click it or press Down</source>
            <extracomment>At the bar with "▲ 4 more" in a long column: seen once beside the table, and where the pointer rests on it.</extracomment>
            <translation>▼ heißt: Karten außer Sicht; anklicken oder Pfeil nach unten</translation>
        </message>
        <message numerus="yes">
            <source>{n} more</source>
            <extracomment>On a bar in a long column: how many cards lie out of sight there.
For one: 1 more</extracomment>
            <translation>
                <numerusform>{n} weitere</numerusform>
                <numerusform>{n} weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrote {results} and {games} to {file}</source>
            <extracomment>Answer of the command export. {results}: 3 results; {games}: 1 saved game.</extracomment>
            <translation>{results} und {games} in {file} geschrieben</translation>
        </message>
        <message>
            <source>Took in {results} and {games}, and the preferences</source>
            <extracomment>Answer of the command import. {results}: 3 results; {games}: 1 saved game.</extracomment>
            <translation>{results}, {games} und die Einstellungen übernommen</translation>
        </message>
        <message>
            <source>{file} cannot be taken in: {why}</source>
            <extracomment>An error of the command import. {why}: technical words.</extracomment>
            <translation>{file} kann nicht übernommen werden: {why}</translation>
        </message>
        <message numerus="yes">
            <source>{n} results</source>
            <extracomment>Results of games that were played.
For one: {n} result</extracomment>
            <translation>
                <numerusform>{n} Ergebnis</numerusform>
                <numerusform>{n} Ergebnisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} saved games</source>
            <extracomment>Games that can be gone on with.
For one: {n} saved game</extracomment>
            <translation>
                <numerusform>{n} gespeichertes Spiel</numerusform>
                <numerusform>{n} gespeicherte Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>{path} comes from a newer version of this game and is left alone</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>{path} stammt von einer neueren Version dieses Spiels und bleibt unberührt</translation>
        </message>
        <message>
            <source>Nothing can be saved in {path}</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>In {path} kann nichts gespeichert werden</translation>
        </message>
        <message>
            <source>The game could not be saved in {path}</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>Das Spiel konnte nicht in {path} gespeichert werden</translation>
        </message>
        <message>
            <source>Each new move tries again; is the disk full?</source>
            <extracomment>Ends a message about saving.</extracomment>
            <translation>Jeder neue Zug versucht es wieder; ist die Platte voll?</translation>
        </message>
        <message>
            <source>Klondike is open in another window; this one has a game of its own</source>
            <extracomment>Seen when the program is started twice.</extracomment>
            <translation>Klondike ist in einem anderen Fenster offen; dieses hat sein eigenes Spiel</translation>
        </message>
        <message>
            <source>There is trouble with the file {path}</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>Es gibt Ärger mit der Datei {path}</translation>
        </message>
        <message>
            <source>{path} was damaged</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>{path} war beschädigt</translation>
        </message>
        <message>
            <source>What could be read is here</source>
            <extracomment>Ends a message about a damaged file.</extracomment>
            <translation>Was zu lesen war, ist da</translation>
        </message>
        <message>
            <source>It is kept as {copy}</source>
            <extracomment>Where the damaged file is now. {copy}: its new name and place.</extracomment>
            <translation>Die Datei ist als {copy} aufgehoben</translation>
        </message>
        <message>
            <source>A saved game in {path} breaks the rules and was put aside</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>Ein gespeichertes Spiel in {path} bricht die Regeln und wurde beiseitegelegt</translation>
        </message>
        <message>
            <source>You can play, but this game will not be kept</source>
            <extracomment>Ends a message about a file that cannot be used.</extracomment>
            <translation>Sie können spielen, aber dieses Spiel wird nicht aufgehoben</translation>
        </message>
        <message>
            <source>You can play, but what you change in the preferences will not be kept</source>
            <extracomment>Ends a message about a file of preferences that cannot be used.</extracomment>
            <translation>Sie können spielen, aber was Sie in den Einstellungen ändern, bleibt nicht erhalten</translation>
        </message>
        <message>
            <source>{path} is damaged, so all texts are in English; installing the program again brings the others back</source>
            <extracomment>Seen once, when a file makes trouble. {path}: its name and place.</extracomment>
            <translation>{path} ist beschädigt, darum sind alle Texte englisch; eine neue Installation bringt die anderen zurück</translation>
        </message>
        <message>
            <source>it is a folder; choose a file</source>
            <extracomment>Why something cannot be read; follows a name and a colon.</extracomment>
            <translation>es ist ein Ordner; bitte eine Datei wählen</translation>
        </message>
        <message>
            <source>it is a pipe or a device; save its content in a file first</source>
            <extracomment>Why something cannot be read; follows a name and a colon.</extracomment>
            <translation>es ist eine Pipe oder ein Gerät; bitte den Inhalt zuerst in einer Datei speichern</translation>
        </message>
        <message>
            <source>it is a pipe or a device; choose the name of a file</source>
            <extracomment>Why something cannot be written; follows a name and a colon.</extracomment>
            <translation>es ist eine Pipe oder ein Gerät; wählen Sie den Namen einer Datei</translation>
        </message>
        <message>
            <source>no name was given</source>
            <extracomment>Why an argument or a file cannot be used; follows a colon.</extracomment>
            <translation>kein Name angegeben</translation>
        </message>
        <message numerus="yes">
            <source>Undone: {n} moves</source>
            <extracomment>Heard when several moves are taken back at once.
For one: Undone: {n} move</extracomment>
            <translation>
                <numerusform>Rückgängig: {n} Zug</numerusform>
                <numerusform>Rückgängig: {n} Züge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: {n} moves; redo goes forward again</source>
            <extracomment>Heard when several moves are taken back at once.
For one: Undone: {n} move; redo goes forward again</extracomment>
            <translation>
                <numerusform>Rückgängig: {n} Zug; Wiederholen geht wieder vorwärts</numerusform>
                <numerusform>Rückgängig: {n} Züge; Wiederholen geht wieder vorwärts</numerusform>
            </translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <extracomment>Heard when a move is taken back. {what}: which one.</extracomment>
            <translation>Rückgängig: {what}</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <extracomment>Heard when a move is played again. {what}: which one.</extracomment>
            <translation>Wiederholt: {what}</translation>
        </message>
        <message>
            <source>waste turned over</source>
            <extracomment>A move that was taken back or played again: Undone: draw. The waste went back under the stock.</extracomment>
            <translation>Abwurf gewendet</translation>
        </message>
        <message>
            <source>{cards} back to {place}</source>
            <extracomment>A move that was taken back or played again: Undone: draw. {cards}: such as six of clubs; {place}: where they came from, such as column four.</extracomment>
            <translation>{cards} zurück auf {place}</translation>
        </message>
        <message>
            <source>Waste {card}</source>
            <extracomment>Heard when a draw is taken back, or the turn of the waste. {card}: what lies on top of the waste now.</extracomment>
            <translation>Abwurf {card}</translation>
        </message>
        <message>
            <source>{card} is face down again</source>
            <extracomment>Heard when a move is taken back. {card}: the card that the move had turned over.</extracomment>
            <translation>{card} liegt wieder verdeckt</translation>
        </message>
        <message>
            <source>In a column, a card goes on the next higher one of the other colour</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>In einer Spalte passt eine Karte auf die nächsthöhere der anderen Farbe</translation>
        </message>
        <message>
            <source>Cards that lie in order move together</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Karten in der richtigen Reihenfolge bewegen sich zusammen</translation>
        </message>
        <message>
            <source>Each suit goes up on its foundation, from the ace to the king</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Kreuz, Karo, Herz und Pik kommen je auf ihren Zielstapel, vom Ass bis zum König</translation>
        </message>
        <message>
            <source>When nothing helps, draw from the stock</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Wenn nichts hilft, ziehen Sie vom Talon</translation>
        </message>
        <message>
            <source>In draw three, three cards come at once. Only the top one can be played</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Bei drei Karten kommen drei auf einmal. Nur die oberste ist spielbar</translation>
        </message>
        <message>
            <source>The top card of the waste can be played too</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Auch die oberste Karte des Abwurfs ist spielbar</translation>
        </message>
        <message>
            <source>When the stock is empty, the waste becomes the stock again</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Ist der Talon leer, wird der Abwurf wieder zum Talon</translation>
        </message>
        <message>
            <source>A card can come back from its foundation if it helps</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Eine Karte kann vom Zielstapel zurück, wenn es hilft</translation>
        </message>
        <message>
            <source>You can take back every move</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Sie können jeden Zug zurücknehmen</translation>
        </message>
        <message>
            <source>A hint helps when you do not know how to go on</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Ein Hinweis hilft, wenn Sie nicht weiterwissen</translation>
        </message>
        <message>
            <source>You win when all cards are on the foundations</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Sie gewinnen, wenn alle Karten auf den Zielstapeln liegen</translation>
        </message>
        <message>
            <source>You can hear the whole table at any time</source>
            <extracomment>The tutorial: the rule that a step shows.</extracomment>
            <translation>Sie können jederzeit den ganzen Tisch hören</translation>
        </message>
        <message>
            <source>Put the {card} on the {other}</source>
            <extracomment>The tutorial: what is to be done now. Such as: ten of hearts, jack of clubs.</extracomment>
            <translation>Legen Sie {card} auf {other}</translation>
        </message>
        <message>
            <source>Put the {card} in {column}</source>
            <extracomment>The tutorial: what is to be done now. Such as: king of hearts, column one.</extracomment>
            <translation>Legen Sie {card} in {column}</translation>
        </message>
        <message>
            <source>Send the {card} to its foundation</source>
            <extracomment>The tutorial: what is to be done now. Such as: nine of clubs.</extracomment>
            <translation>Legen Sie {card} auf den Zielstapel</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Ziehen Sie eine Karte</translation>
        </message>
        <message>
            <source>Turn the waste over</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Wenden Sie den Abwurf</translation>
        </message>
        <message>
            <source>Take the last move back</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Nehmen Sie den letzten Zug zurück</translation>
        </message>
        <message>
            <source>Ask for a hint</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Holen Sie sich einen Hinweis</translation>
        </message>
        <message>
            <source>Play all cards up</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Legen Sie alle Karten ab</translation>
        </message>
        <message>
            <source>Hear what lies on the table</source>
            <extracomment>The tutorial: what is to be done now.</extracomment>
            <translation>Hören Sie, was auf dem Tisch liegt</translation>
        </message>
        <message>
            <source>With the arrow keys, go to the {card}. Press {enter}. Go to {other}. Press {enter} again</source>
            <extracomment>The tutorial: how to do it. {enter} and the like are keys. {card}: ten of hearts; {other}: column two.</extracomment>
            <translation>Gehen Sie mit den Pfeiltasten zu {card}. Drücken Sie {enter}. Gehen Sie zu {other}. Drücken Sie wieder {enter}</translation>
        </message>
        <message>
            <source>Press {source}, then {enter}, then {goal}</source>
            <extracomment>The tutorial: how to do it. {enter} and the like are keys. {source} and {goal}: digits.</extracomment>
            <translation>Drücken Sie {source}, dann {enter}, dann {goal}</translation>
        </message>
        <message>
            <source>Go to the {card}. Press {key}</source>
            <extracomment>The tutorial: how to do it. {key} is a key; {card}: nine of clubs.</extracomment>
            <translation>Gehen Sie zu {card}. Drücken Sie {key}</translation>
        </message>
        <message>
            <source>Press {place}, then {key}</source>
            <extracomment>The tutorial: how to do it. Both are keys.</extracomment>
            <translation>Drücken Sie {place}, dann {key}</translation>
        </message>
        <message>
            <source>Press the letter O</source>
            <extracomment>The tutorial: how to do it. O is a key, not zero.</extracomment>
            <translation>Drücken Sie den Buchstaben O</translation>
        </message>
        <message>
            <source>Press the digit 0</source>
            <extracomment>The tutorial: how to do it. 0 is a key: zero, not the letter O.</extracomment>
            <translation>Drücken Sie die Ziffer 0</translation>
        </message>
        <message>
            <source>Press {key}</source>
            <extracomment>The tutorial: how to do it. {key} is a key.</extracomment>
            <translation>Drücken Sie {key}</translation>
        </message>
        <message>
            <source>Press {menus} for the menus, and choose {command}</source>
            <extracomment>The tutorial: how to do it. {menus} is a key; {command}: a menu entry.</extracomment>
            <translation>Öffnen Sie mit {menus} die Menüs und wählen Sie {command}</translation>
        </message>
        <message>
            <source>Click the {card}</source>
            <extracomment>The tutorial: how to do it. {card}: ten of hearts.</extracomment>
            <translation>Klicken Sie auf {card}</translation>
        </message>
        <message>
            <source>Click the {card}, then click {other}</source>
            <extracomment>The tutorial: how to do it. {card}: ten of hearts; {other}: column two.</extracomment>
            <translation>Klicken Sie auf {card}, dann auf {other}</translation>
        </message>
        <message>
            <source>Drag the {card} to {other}</source>
            <extracomment>The tutorial: how to do it. {card}: ten of hearts; {other}: column two.</extracomment>
            <translation>Ziehen Sie {card} auf {other}</translation>
        </message>
        <message>
            <source>Wait for the frame at: {item}. Then press the switch</source>
            <extracomment>The tutorial: how to do it. With one or two switches. {item}: such as Undo, or ten of hearts, column one to column two.</extracomment>
            <translation>Warten Sie auf den Rahmen bei: {item}. Dann drücken Sie den Taster</translation>
        </message>
        <message>
            <source>Click the stock</source>
            <extracomment>The tutorial: how to do it.</extracomment>
            <translation>Klicken Sie auf den Talon</translation>
        </message>
        <message>
            <source>Click {button} above the table</source>
            <extracomment>The tutorial: how to do it. {button}: a button.</extracomment>
            <translation>Klicken Sie über dem Tisch auf {button}</translation>
        </message>
        <message>
            <source>Well done</source>
            <extracomment>The tutorial: heard when a step is done, before the next one.</extracomment>
            <translation>Gut gemacht</translation>
        </message>
        <message>
            <source>Not yet, please. {task}</source>
            <extracomment>The tutorial: heard when the player plays something else, which is not done. {task}: what is to be done.</extracomment>
            <translation>Bitte noch nicht. {task}</translation>
        </message>
        <message>
            <source>Step {number} of {count}: {task}</source>
            <extracomment>The tutorial: seen above the table. {number}, {count}: such as 2 and 8; {task}: what is to be done.</extracomment>
            <translation>Schritt {number} von {count}: {task}</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <extracomment>The tutorial: seen above the table where there is little room. {number}, {count}: such as 2 and 8.</extracomment>
            <translation>Schritt {number} von {count}</translation>
        </message>
        <message>
            <source>Try it: {task}</source>
            <extracomment>An example of the help: seen above the table. {task}: what is to be done.</extracomment>
            <translation>Probieren: {task}</translation>
        </message>
        <message>
            <source>That was the whole game. Esc brings your own game back</source>
            <extracomment>The tutorial: heard after the last step. Esc is a key.</extracomment>
            <translation>Das war das ganze Spiel. Esc bringt Ihr eigenes Spiel zurück</translation>
        </message>
        <message>
            <source>That is all. Esc brings your own game back</source>
            <extracomment>Heard after an example of the help. Esc is a key.</extracomment>
            <translation>Das war alles. Esc bringt Ihr eigenes Spiel zurück</translation>
        </message>
        <message>
            <source>Tutorial over; your game lies on the table</source>
            <extracomment>Heard when the tutorial ends.</extracomment>
            <translation>Einführung beendet; Ihr Spiel liegt auf dem Tisch</translation>
        </message>
        <message>
            <source>Tutorial</source>
            <extracomment>Name of the panel with the task, and title of the window before it.</extracomment>
            <translation>Einführung</translation>
        </message>
        <message>
            <source>How do you want to play?</source>
            <extracomment>The question before the tutorial; the next texts are its answers.</extracomment>
            <translation>Wie möchten Sie spielen?</translation>
        </message>
        <message>
            <source>With &amp;keys</source>
            <extracomment>An answer in the window before the tutorial.</extracomment>
            <translation>Mit &amp;Tasten</translation>
        </message>
        <message>
            <source>With the &amp;mouse</source>
            <extracomment>An answer in the window before the tutorial.</extracomment>
            <translation>Mit der &amp;Maus</translation>
        </message>
        <message>
            <source>By &amp;ear, with keys</source>
            <extracomment>An answer in the window before the tutorial.</extracomment>
            <translation>Nach &amp;Gehör, mit Tasten</translation>
        </message>
        <message>
            <source>With one or two s&amp;witches</source>
            <extracomment>An answer in the window before the tutorial.</extracomment>
            <translation>Mit &amp;einem oder zwei Tastern</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <extracomment>Button in the window before the tutorial.</extracomment>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <source>How?</source>
            <extracomment>Button of the tutorial: tells again how the step is done. As short as can be.</extracomment>
            <translation>Wie?</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>Button of the tutorial: does the step by itself and goes on. As short as can be.</extracomment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>Button after the tutorial: begins once more. As short as can be.</extracomment>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Leave</source>
            <extracomment>Button of the tutorial: brings the own game back. As short as can be.</extracomment>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Turned {cards}</source>
            <extracomment>Heard after a move. {cards}: the cards that were turned face up. Very short, for players who want little speech.</extracomment>
            <translation>Aufgedeckt {cards}</translation>
        </message>
        <message>
            <source>{place} is empty</source>
            <extracomment>Heard after a move. {place}: the column that it came from.</extracomment>
            <translation>{place} ist leer</translation>
        </message>
        <message>
            <source>Turned over {cards}</source>
            <extracomment>Heard after a move. {cards}: the face-down cards that were turned face up.</extracomment>
            <translation>Aufgedeckt {cards}</translation>
        </message>
        <message>
            <source>Turned over {card} in {place}</source>
            <extracomment>Heard after a move. {card}: the face-down card that was turned face up; {place}: its column.</extracomment>
            <translation>Aufgedeckt {card} in {place}</translation>
        </message>
        <message>
            <source>Cards not seen yet</source>
            <extracomment>Title of the window that helps to remember which cards were seen.</extracomment>
            <translation>Noch nicht gesehene Karten</translation>
        </message>
        <message>
            <source>Cards face down in the columns, and those of the stock that you have not turned yet</source>
            <extracomment>Explains the list of the cards that were not seen yet.</extracomment>
            <translation>Verdeckte Karten in den Spalten und die des Talons, die Sie noch nicht gezogen haben</translation>
        </message>
        <message>
            <source>You have seen every card</source>
            <extracomment>Begins the list of the cards not seen yet: there are none.</extracomment>
            <translation>Sie haben alle Karten gesehen</translation>
        </message>
        <message numerus="yes">
            <source>{n} cards not seen yet</source>
            <extracomment>Begins the list of the cards not seen yet.
For one: {n} card not seen yet</extracomment>
            <translation>
                <numerusform>{n} Karte noch nicht gesehen</numerusform>
                <numerusform>{n} Karten noch nicht gesehen</numerusform>
            </translation>
        </message>
        <message>
            <source>{suit}: all seen</source>
            <extracomment>A row of the cards not seen yet. {suit}: such as Hearts.</extracomment>
            <translation>{suit}: alle gesehen</translation>
        </message>
        <message numerus="yes">
            <source>{suit}, {n} not seen: {list}</source>
            <extracomment>A row of the cards not seen yet. {suit}: such as Hearts; {list}: three, seven, queen.</extracomment>
            <translation>
                <numerusform>{suit}, {n} nicht gesehen: {list}</numerusform>
                <numerusform>{suit}, {n} nicht gesehen: {list}</numerusform>
            </translation>
        </message>
        <message>
            <source>A screen reader is running, so the voice of the game is silent</source>
            <extracomment>Heard through the screen reader when it is started while the program speaks with its own voice, or when that voice is switched on beside it.</extracomment>
            <translation>Ein Bildschirmleser läuft, daher schweigt die Stimme des Spiels</translation>
        </message>
        <message>
            <source>The game cannot speak: the package PySide6-Addons is missing or does not load</source>
            <extracomment>Seen in the message line when the program should speak with its own voice and cannot. PySide6-Addons is the name of a package.</extracomment>
            <translation>Das Spiel kann nicht sprechen: das Paket PySide6-Addons fehlt oder lässt sich nicht laden</translation>
        </message>
        <message>
            <source>The game cannot speak: no speech service answers. On Linux, install speech-dispatcher and espeak-ng</source>
            <extracomment>Seen in the message line when the program should speak with its own voice and cannot. speech-dispatcher and espeak-ng are the names of programs.</extracomment>
            <translation>Das Spiel kann nicht sprechen: kein Sprachdienst antwortet. Unter Linux speech-dispatcher und espeak-ng installieren</translation>
        </message>
        <message>
            <source>The game cannot speak: no voice of this computer knows its language</source>
            <extracomment>Seen in the message line when the program should speak with its own voice and cannot.</extracomment>
            <translation>Das Spiel kann nicht sprechen: keine Stimme dieses Rechners kann seine Sprache</translation>
        </message>
        <message>
            <source>The voice that was chosen is not on this computer, another one speaks</source>
            <extracomment>Seen in the message line when the voice that the player once chose has gone.</extracomment>
            <translation>Die gewählte Stimme gibt es auf diesem Rechner nicht, eine andere spricht</translation>
        </message>
        <message>
            <source>The voice does not answer and stays silent. Switch speech off and on to try again</source>
            <extracomment>Seen in the message line when the program should speak with its own voice and cannot. The speech service of the system hangs.</extracomment>
            <translation>Die Stimme antwortet nicht und bleibt still. Ein neuer Versuch: Stimme aus- und wieder anschalten</translation>
        </message>
    </context>
</TS>
