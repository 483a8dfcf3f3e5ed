BEGIN TRANSACTION;
CREATE TABLE games (
        id TEXT NOT NULL PRIMARY KEY,
        window INTEGER NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('current', 'previous')),
        kind TEXT NOT NULL,
        deal_number INTEGER,
        daily TEXT,
        variant TEXT NOT NULL,
        start TEXT NOT NULL,
        cursor INTEGER NOT NULL,
        elapsed REAL NOT NULL,
        focus_place INTEGER NOT NULL,
        focus_depth INTEGER
    , difficulty TEXT) WITHOUT ROWID
    ;
INSERT INTO "games" VALUES('stored-4',1,'current','shuffled',1,NULL,'{"draw":1,"passes":null,"redeal_penalty":100,"scoring":"standard","time_bonus":true,"worry_back":true}','variant: klondike
pass: 1
stock: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
waste:
foundations: C0 D0 H0 S0
1: QH
2: <7H> TS
3: <5D> <9S> 5C
4: <JC> <KC> <KH> 4C
5: <9H> <KD> <QC> <KS> 3C
6: <2D> <5H> <AD> <2S> <QD> AH
7: <JD> <7C> <5S> <3H> <9D> <JS> AS
',2,5.0,6,1,'easy');
CREATE TABLE prepared (
        draw INTEGER NOT NULL,
        passes INTEGER NOT NULL,
        worry_back INTEGER NOT NULL,
        deal_number INTEGER NOT NULL,
        difficulty TEXT NOT NULL,
        PRIMARY KEY (draw, passes, worry_back, deal_number)
    ) WITHOUT ROWID
    ;
INSERT INTO "prepared" VALUES(1,0,1,24,'medium');
CREATE TABLE results (
        number INTEGER PRIMARY KEY,
        game_id TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL,
        variant TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('vetted', 'shuffled', 'chosen')),
        deal_number INTEGER,
        daily TEXT,
        begun TEXT NOT NULL,
        ended TEXT,
        ending INTEGER,
        score INTEGER,
        seconds INTEGER,
        moves INTEGER, difficulty TEXT CHECK (difficulty IN ('easy', 'medium', 'hard', 'very-hard')), start TEXT, reset INTEGER,
        CHECK (CASE state
            WHEN 'playing' THEN ended IS NULL AND ending IS NULL AND score IS NULL
            WHEN 'abandoned' THEN typeof(ended) || typeof(ending) || typeof(score) = 'textintegerinteger'
            WHEN 'won' THEN typeof(ended) || typeof(ending) || typeof(score) = 'textintegerinteger'
                AND typeof(seconds) || typeof(moves) = 'integerinteger' AND seconds >= 0 AND moves > 0
            ELSE 0
        END)
    );
INSERT INTO "results" VALUES(1,'stored-2','won','{"draw":1,"passes":null,"redeal_penalty":100,"scoring":"standard","time_bonus":true,"worry_back":true}','vetted',24,'2026-03-01','2026-03-01T12:00:02+00:00','2026-03-01T12:02:24+00:00',1,5399,142,143,'hard',NULL,NULL);
INSERT INTO "results" VALUES(2,'stored-3','abandoned','{"draw":1,"passes":null,"redeal_penalty":100,"scoring":"standard","time_bonus":true,"worry_back":true}','shuffled',NULL,NULL,'2026-03-01T12:02:26+00:00','2026-03-01T12:02:28+00:00',2,15,NULL,NULL,NULL,'variant: klondike
pass: 1
stock: 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
waste:
foundations: C0 D0 H0 S0
1: QH
2: <7H> TS
3: <5D> <9S> 5C
4: <JC> <KC> <KH> 4C
5: <9H> <KD> <QC> <KS> 3C
6: <2D> <5H> <AD> <2S> <QD> AH
7: <JD> <7C> <5S> <3H> <9D> <JS> AS
',NULL);
INSERT INTO "results" VALUES(3,'stored-4','playing','{"draw":1,"passes":null,"redeal_penalty":100,"scoring":"standard","time_bonus":true,"worry_back":true}','shuffled',1,NULL,'2026-03-01T12:02:28+00:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE set_aside (
        number INTEGER PRIMARY KEY,
        game_id TEXT NOT NULL,
        day TEXT NOT NULL,
        reason TEXT NOT NULL,
        text TEXT NOT NULL
    );
CREATE TABLE turns (
        game_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game_id, number)
    ) WITHOUT ROWID
    ;
INSERT INTO "turns" VALUES('stored-4',0,'7S');
INSERT INTO "turns" VALUES('stored-4',1,'71');
INSERT INTO "turns" VALUES('stored-4',2,'d');
INSERT INTO "turns" VALUES('stored-4',3,'d');
CREATE INDEX results_by_ending ON results (ending);
CREATE INDEX results_by_rules ON results (reset, variant, kind, ending, state, score, seconds, moves);
COMMIT;
