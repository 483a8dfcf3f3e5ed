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
            <source>a deal number, a deal as 104 characters, or a file that holds a deal: @FILE</source>
            <extracomment>Seen in the help of the command line, --help. @ stands as it is.</extracomment>
            <translation>eine Spielnummer, ein Spiel als 104 Zeichen oder eine Datei mit einem Spiel: @DATEI</translation>
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
            <extracomment>A run of face-up cards in a column, named by both its ends. {first}, {last}: names of cards.</extracomment>
            <translation>{first} bis {last}</translation>
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
            <extracomment>An error of the command line. A position was given as a deal.</extracomment>
            <translation>Das ist die Mitte eines Spiels, kein Anfang</translation>
        </message>
        <message>
            <source>A position brings its own rules; leave --variant out</source>
            <extracomment>An error of the command line.</extracomment>
            <translation>Eine Stellung bringt ihre Regeln mit; --variant weglassen</translation>
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
            <source>The daily deal of {day} is still to come</source>
            <extracomment>An error of the command line. {day}: such as 2026-11-30.</extracomment>
            <translation>Das Tagesspiel vom {day} kommt erst noch</translation>
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
            <extracomment>Heard when a move is refused, for players who want little speech: three words at most.</extracomment>
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
            <extracomment>The name of a month, within a day such as 30 November 2026.</extracomment>
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
            <extracomment>The name of a kind of Klondike.</extracomment>
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
            <source>New game</source>
            <extracomment>Heard after dealing, by players who want little speech.</extracomment>
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
For one: one pass</extracomment>
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
            <extracomment>Button that closes a window.</extracomment>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <extracomment>Button: leaves everything as it is.</extracomment>
            <translation>&amp;Abbrechen</translation>
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
            <source>Deal by number or text</source>
            <extracomment>Title of the window that asks for a deal.</extracomment>
            <translation>Spiel nach Nummer oder Text</translation>
        </message>
        <message>
            <source>Type a deal number from 1 to 2147483647, or paste a deal: 104 letters, or a PySol board.</source>
            <extracomment>Stands above the field that takes a deal.</extracomment>
            <translation>Geben Sie eine Spielnummer von 1 bis 2147483647 ein oder fügen Sie ein Spiel ein: 104 Zeichen oder ein Brett von PySol.</translation>
        </message>
        <message>
            <source>&amp;Deal</source>
            <extracomment>Button: deals the wanted cards.</extracomment>
            <translation>Aus&amp;teilen</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>Title of the window with all moves that can be played.</extracomment>
            <translation>Züge</translation>
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
            <source>A game is on the table. You can bring it back until your first move in the new game.</source>
            <extracomment>The question before a game with moves is left. The next two texts are its buttons.</extracomment>
            <translation>Ein Spiel liegt auf dem Tisch. Sie können es bis zu Ihrem ersten Zug im neuen Spiel zurückholen.</translation>
        </message>
        <message>
            <source>&amp;New game</source>
            <extracomment>Button: leaves the game and deals a new one.
Button on the panel after a win.
Menu and tool bar: deals other cards.</extracomment>
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
            <translation>&amp;Noch einmal</translation>
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
            <source>the stock is needed once more</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon.</extracomment>
            <translation>der Talon wird noch einmal gebraucht</translation>
        </message>
        <message>
            <source>a step on the way</source>
            <extracomment>Why a hinted move is a good one; ends the hint behind a colon. It helps only together with later moves.</extracomment>
            <translation>ein Schritt auf dem Weg</translation>
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
            <source>Paused; any key goes on</source>
            <extracomment>Heard when the game is paused: the clock stands.</extracomment>
            <translation>Pause; jede Taste geht weiter</translation>
        </message>
        <message>
            <source>The game goes on</source>
            <extracomment>Heard when a key ends the pause.</extracomment>
            <translation>Das Spiel geht weiter</translation>
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
            <source>&amp;Usual keys</source>
            <extracomment>Button in the list of keys: the chosen row has the keys that it came with.</extracomment>
            <translation>Ü&amp;bliche Tasten</translation>
        </message>
        <message>
            <source>&amp;All usual keys</source>
            <extracomment>Button in the list of keys: everything has the keys that it came with.</extracomment>
            <translation>&amp;Alle üblichen Tasten</translation>
        </message>
        <message>
            <source>&amp;Save as web page …</source>
            <extracomment>Button in the list of keys: writes the list into a file.</extracomment>
            <translation>Als &amp;Webseite sichern …</translation>
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
            <source>Commands</source>
            <extracomment>Title of the window in which commands are found by typing.</extracomment>
            <translation>Befehle</translation>
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
            <source>{choice}: {value}</source>
            <extracomment>Seen when another card size or colour is chosen. {choice}: the menu's title; {value}: the entry.</extracomment>
            <translation>{choice}: {value}</translation>
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
            <source>Width of the bank card</source>
            <extracomment>Name of the slider that makes the frame wider.</extracomment>
            <translation>Breite der Bankkarte</translation>
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
            <source>&amp;Game</source>
            <extracomment>Title of a menu in the menu bar.</extracomment>
            <translation>&amp;Spiel</translation>
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
            <source>When all cards are &amp;face up</source>
            <extracomment>Menu: what happens when the game is decided.</extracomment>
            <translation>Wenn alle Karten &amp;offen liegen</translation>
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
            <source>&amp;Deal by number or text …</source>
            <extracomment>Menu: asks which deal is wanted.</extracomment>
            <translation>Spiel nach N&amp;ummer oder Text …</translation>
        </message>
        <message>
            <source>&amp;Previous game back</source>
            <extracomment>Menu: takes a new game back that has no move yet.</extracomment>
            <translation>&amp;Voriges Spiel zurück</translation>
        </message>
        <message>
            <source>&amp;Copy this deal</source>
            <extracomment>Menu: puts the deal as text on the clipboard.</extracomment>
            <translation>Dieses Spiel &amp;kopieren</translation>
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
            <extracomment>Menu and tool bar: takes the last move back.</extracomment>
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
            <source>Measur&amp;e the screen …</source>
            <extracomment>Menu: makes card sizes true in millimetres.</extracomment>
            <translation>Bildschirm aus&amp;messen …</translation>
        </message>
        <message>
            <source>&amp;Next colours</source>
            <extracomment>Menu: the next colour set of the cards.</extracomment>
            <translation>Nächste Far&amp;ben</translation>
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
            <extracomment>Button above the table: takes the last move back.</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Button above the table: plays the move again that was taken back.</extracomment>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button above the table: tells the whole hint.</extracomment>
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
Menu: colour of the window.</extracomment>
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
            <extracomment>Menu: the second of five card sizes.</extracomment>
            <translation>&amp;Groß</translation>
        </message>
        <message>
            <source>&amp;Extra large</source>
            <extracomment>Menu: the third of five card sizes.</extracomment>
            <translation>S&amp;ehr groß</translation>
        </message>
        <message>
            <source>E&amp;xtra extra large</source>
            <extracomment>Menu: the fourth of five card sizes.</extracomment>
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
            <extracomment>Heard in place of a hint and when the game is looked at.</extracomment>
            <translation>Das Spiel ist nicht mehr zu gewinnen</translation>
        </message>
        <message>
            <source>The game can no longer be won. {key} goes back to where it could</source>
            <extracomment>Heard after the move that lost the game, if the player wants to know. {key}: such as F8.</extracomment>
            <translation>Das Spiel ist nicht mehr zu gewinnen. {key} geht zurück, bis es noch ging</translation>
        </message>
        <message>
            <source>This deal cannot be won by anybody</source>
            <extracomment>Heard in place of a hint and when the game is looked at.</extracomment>
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
        <message numerus="yes">
            <source>{n} cards</source>
            <extracomment>How many cards the stock has now.
For one: {n} card
How many cards.</extracomment>
            <translation>
                <numerusform>{n} Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Preferences</source>
            <extracomment>Title of the window with all choices.</extracomment>
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
            <source> %</source>
            <extracomment>Behind a number in the preferences: percent.</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source> ms</source>
            <extracomment>Behind a number in the preferences: milliseconds.</extracomment>
            <translation> ms</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Spiel</translation>
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
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Voice</source>
            <extracomment>Title of a section of the preferences.
Name of a choice in the preferences.</extracomment>
            <translation>Stimme</translation>
        </message>
        <message>
            <source>Sounds</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <extracomment>Title of a section of the preferences.</extracomment>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Spielart</translation>
        </message>
        <message>
            <source>Deals of new games</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Neue Spiele</translation>
        </message>
        <message>
            <source>Ask before leaving a game</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Vor dem Verlassen eines Spiels fragen</translation>
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
            <extracomment>Name of a choice in the preferences.</extracomment>
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
            <source>Colour of the window</source>
            <extracomment>Name of a choice in the preferences.</extracomment>
            <translation>Farbe des Fensters</translation>
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
            <source>A game with moves is left only after a question.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Ein Spiel mit Zügen wird erst nach einer Frage verlassen.</translation>
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
            <source>Four colours give each suit its own.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Vier Farben geben Kreuz, Karo, Herz und Pik je eine eigene.</translation>
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
            <source>Bars, menus and dialogs: dark like the table, light, or as the system is.</source>
            <extracomment>Explains a choice in the preferences, in one sentence.</extracomment>
            <translation>Leisten, Menüs und Dialoge: dunkel wie der Tisch, hell oder wie das System.</translation>
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
            <source>{place}: {cards}</source>
            <extracomment>Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.</extracomment>
            <translation>{place}: {cards}</translation>
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
            <extracomment>Printed with the records of one kind of game. {variant}: Klondike; {kind}: shuffled deals.</extracomment>
            <translation>{variant}, {kind}</translation>
        </message>
        <message>
            <source>Dealt {dealt}, won {won}, left {abandoned}</source>
            <extracomment>Printed with the records of one kind of game. Three numbers: games begun, won, and left for another one.</extracomment>
            <translation>Ausgeteilt {dealt}, gewonnen {won}, verlassen {abandoned}</translation>
        </message>
        <message>
            <source>Won in a row: {streak} now, {longest} at most</source>
            <extracomment>Printed with the records of one kind of game. Two numbers of games.</extracomment>
            <translation>Siege in Folge: jetzt {streak}, höchstens {longest}</translation>
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
            <source>Best: {score}</source>
            <extracomment>Printed with the records of one kind of game. {score}: points or dollars.</extracomment>
            <translation>Bestes: {score}</translation>
        </message>
        <message>
            <source>fastest: {time}</source>
            <extracomment>Printed with the records of one kind of game. {time}: of the fastest win.</extracomment>
            <translation>schnellstes: {time}</translation>
        </message>
        <message>
            <source>fewest: {moves}</source>
            <extracomment>Printed with the records of one kind of game. {moves}: of the shortest win.</extracomment>
            <translation>kürzestes: {moves}</translation>
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
            <extracomment>Heard when a move is refused.</extracomment>
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
            <source>There is no previous game to bring back</source>
            <extracomment>Heard when a move is refused.</extracomment>
            <translation>Es gibt kein voriges Spiel zurückzuholen</translation>
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
        <message numerus="yes">
            <source>{n} automatic moves</source>
            <extracomment>A move that was taken back or played again: Undone: draw. Cards that went up by themselves.
For one: {n} automatic move</extracomment>
            <translation>
                <numerusform>{n} Zug von selbst</numerusform>
                <numerusform>{n} Züge von selbst</numerusform>
            </translation>
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
            <translation>Die Stimme antwortet nicht und bleibt still. Ein neuer Versuch: Sprache aus- und wieder anschalten</translation>
        </message>
    </context>
</TS>
