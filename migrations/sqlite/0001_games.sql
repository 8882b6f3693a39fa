-- People, challenges, games, their moves and ratings.
--
-- Throughout: a moment is milliseconds since 1970; an id of a person, server, channel or message is
-- the chat platform's unsigned 64-bit number in the same bits. What may grow (games and their
-- options, paces, outcomes) is text that the program checks when it reads it; what may not (sides,
-- yes and no) is checked here.

-- Everybody who was ever seen, so that people who left or changed their name can still be named.
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    -- When the name was learnt: of two that arrive out of order the later one stays.
    named_at INTEGER NOT NULL
) STRICT;

-- Games, running and finished. One row is all that a move needs to read and to write.
CREATE TABLE games (
    id                 INTEGER PRIMARY KEY,
    -- Grows with every change; a change names the revision it was decided on, and of two racing
    -- changes the second finds no such row.
    revision           INTEGER NOT NULL,
    kind               TEXT NOT NULL,
    -- The kind and its options, such as 'fox-and-geese 15 alternate'.
    setup              TEXT NOT NULL,
    -- Whether positions of this setup can come back, so that the moves decide what happens next.
    may_repeat         INTEGER NOT NULL,
    pack_id            INTEGER NOT NULL REFERENCES people (id),
    quarry_id          INTEGER NOT NULL REFERENCES people (id),
    -- NULL in a private conversation.
    server_id          INTEGER,
    channel_id         INTEGER NOT NULL,
    -- Whether one may post in the channel unasked.
    reachable          INTEGER NOT NULL,
    -- The live message, once there is one. Noting it is no change of the game.
    message_id         INTEGER,
    message_channel_id INTEGER,
    language           TEXT NOT NULL,
    pace               TEXT NOT NULL,
    rated              INTEGER NOT NULL,
    position           TEXT NOT NULL,
    ply                INTEGER NOT NULL,
    last_move          TEXT,
    -- Whose turn it is; NULL once the game is over.
    to_move_id         INTEGER,
    draw_offer         TEXT,
    started_at         INTEGER NOT NULL,
    pack_acted_at      INTEGER NOT NULL,
    quarry_acted_at    INTEGER NOT NULL,
    -- When what is on the board last changed.
    updated_at         INTEGER NOT NULL,
    -- NULL without a limit, and once the game is over.
    deadline           INTEGER,
    -- NULL once the reminder of this turn has been sent.
    remind_at          INTEGER,
    -- When the clock next wants something done: the reminder or the deadline, or the end of the
    -- lease of the process that is doing it.
    due_at             INTEGER,
    -- How it ended: an outcome of the rules, 'resigned pack', 'timed-out quarry', 'draw-agreed' or
    -- 'aborted'. NULL while it goes on.
    ending             TEXT,
    ended_at           INTEGER,
    CONSTRAINT games_setup_of_kind CHECK (setup = kind OR setup LIKE kind || ' %'),
    CONSTRAINT games_flags CHECK (may_repeat IN (0, 1) AND reachable IN (0, 1) AND rated IN (0, 1)),
    CONSTRAINT games_two_people CHECK (pack_id <> quarry_id),
    CONSTRAINT games_whole_message CHECK ((message_id IS NULL) = (message_channel_id IS NULL)),
    CONSTRAINT games_counts CHECK (revision >= 0 AND ply >= 0),
    CONSTRAINT games_last_move CHECK ((last_move IS NULL) = (ply = 0)),
    CONSTRAINT games_to_move CHECK (to_move_id IN (pack_id, quarry_id)),
    CONSTRAINT games_draw_offer CHECK (draw_offer IN ('pack', 'quarry')),
    CONSTRAINT games_clock CHECK (
        (due_at IS NULL) = (deadline IS NULL) AND (remind_at IS NULL OR deadline IS NOT NULL)
    ),
    CONSTRAINT games_running_or_over CHECK (
        CASE
            WHEN ending IS NULL THEN to_move_id IS NOT NULL AND ended_at IS NULL
            ELSE to_move_id IS NULL AND ended_at IS NOT NULL AND deadline IS NULL
                AND draw_offer IS NULL
        END
    )
) STRICT;

CREATE INDEX games_running_of_pack ON games (pack_id) WHERE ending IS NULL;
CREATE INDEX games_running_of_quarry ON games (quarry_id) WHERE ending IS NULL;
CREATE INDEX games_rated_between ON games (pack_id, quarry_id, started_at) WHERE rated = 1;
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX games_changed ON games (updated_at);

-- The moves of each game, from its start. Nothing writes here but the triggers below: a move is then
-- one statement, synced once, and the journal can never disagree with the game.
CREATE TABLE moves (
    game_id   INTEGER NOT NULL REFERENCES games (id),
    ply       INTEGER NOT NULL,
    notation  TEXT NOT NULL,
    played_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER games_move_played AFTER UPDATE OF ply ON games WHEN NEW.ply > OLD.ply
BEGIN
    SELECT RAISE(ABORT, 'a game goes forward one move at a time') WHERE NEW.ply <> OLD.ply + 1;
    INSERT INTO moves (game_id, ply, notation, played_at)
    VALUES (NEW.id, NEW.ply, NEW.last_move, NEW.updated_at);
END;

CREATE TRIGGER games_move_taken_back AFTER UPDATE OF ply ON games WHEN NEW.ply < OLD.ply
BEGIN
    DELETE FROM moves WHERE game_id = NEW.id AND ply > NEW.ply;
END;

-- What a rated game did to the ratings of its two players everywhere.
CREATE TABLE rating_changes (
    game_id                  INTEGER PRIMARY KEY REFERENCES games (id),
    pack_value_before        REAL NOT NULL,
    pack_deviation_before    REAL NOT NULL,
    pack_volatility_before   REAL NOT NULL,
    pack_value_after         REAL NOT NULL,
    pack_deviation_after     REAL NOT NULL,
    pack_volatility_after    REAL NOT NULL,
    quarry_value_before      REAL NOT NULL,
    quarry_deviation_before  REAL NOT NULL,
    quarry_volatility_before REAL NOT NULL,
    quarry_value_after       REAL NOT NULL,
    quarry_deviation_after   REAL NOT NULL,
    quarry_volatility_after  REAL NOT NULL
) STRICT;

-- What each person has done in the rated games of a kind, with either side: a row from the first
-- such game on.
CREATE TABLE standings (
    -- The server whose games count; 0 for all games everywhere. A row of its own for each, so that
    -- a leaderboard of either sort is one stretch of an index.
    scope             INTEGER NOT NULL,
    kind              TEXT NOT NULL,
    person_id         INTEGER NOT NULL REFERENCES people (id),
    -- What people are ranked by, worked out from the figures below.
    bound             REAL NOT NULL,
    pack_value        REAL NOT NULL,
    pack_deviation    REAL NOT NULL,
    pack_volatility   REAL NOT NULL,
    pack_won          INTEGER NOT NULL,
    pack_lost         INTEGER NOT NULL,
    pack_drawn        INTEGER NOT NULL,
    quarry_value      REAL NOT NULL,
    quarry_deviation  REAL NOT NULL,
    quarry_volatility REAL NOT NULL,
    quarry_won        INTEGER NOT NULL,
    quarry_lost       INTEGER NOT NULL,
    quarry_drawn      INTEGER NOT NULL,
    PRIMARY KEY (scope, kind, person_id),
    CONSTRAINT standings_counts CHECK (
        min(pack_won, pack_lost, pack_drawn, quarry_won, quarry_lost, quarry_drawn) >= 0
    )
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_ranked ON standings (scope, kind, bound DESC, person_id);

-- Offers to play.
CREATE TABLE challenges (
    id                 INTEGER PRIMARY KEY,
    challenger_id      INTEGER NOT NULL REFERENCES people (id),
    -- NULL for whoever comes first.
    opponent_id        INTEGER REFERENCES people (id),
    kind               TEXT NOT NULL,
    setup              TEXT NOT NULL,
    -- The side that the challenger takes; NULL leaves it to chance.
    side               TEXT,
    pace               TEXT NOT NULL,
    -- Options of another game were named, which change nothing.
    idle_options       INTEGER NOT NULL,
    server_id          INTEGER,
    channel_id         INTEGER NOT NULL,
    reachable          INTEGER NOT NULL,
    language           TEXT NOT NULL,
    made_at            INTEGER NOT NULL,
    expires_at         INTEGER NOT NULL,
    -- The finished game that it would play again.
    rematch_of         INTEGER REFERENCES games (id),
    message_id         INTEGER,
    message_channel_id INTEGER,
    -- NULL while it is open; a lapsed one stays open until that is noted.
    ending             TEXT,
    -- The game that came of it.
    game_id            INTEGER UNIQUE REFERENCES games (id),
    -- When its lapse is to be noted and shown in its message, or the end of the lease of the process
    -- that is doing so. An expired one keeps it until its message says so; NULL where nothing is
    -- left to do.
    due_at             INTEGER,
    CONSTRAINT challenges_setup_of_kind CHECK (setup = kind OR setup LIKE kind || ' %'),
    CONSTRAINT challenges_flags CHECK (idle_options IN (0, 1) AND reachable IN (0, 1)),
    CONSTRAINT challenges_two_people CHECK (challenger_id <> opponent_id),
    CONSTRAINT challenges_side CHECK (side IN ('pack', 'quarry')),
    CONSTRAINT challenges_whole_message CHECK ((message_id IS NULL) = (message_channel_id IS NULL)),
    CONSTRAINT challenges_ending CHECK (ending IN ('accepted', 'declined', 'cancelled', 'expired')),
    CONSTRAINT challenges_game CHECK ((game_id IS NOT NULL) = (ending IS 'accepted')),
    CONSTRAINT challenges_due CHECK (
        CASE
            WHEN ending IS NULL THEN due_at IS NOT NULL
            WHEN ending <> 'expired' THEN due_at IS NULL
            ELSE TRUE
        END
    )
) STRICT;

-- One open challenge from somebody to somebody (or to all, 0) for a kind of game, and one rematch of
-- a game that is open or was accepted: whoever comes second is told.
CREATE UNIQUE INDEX challenges_one_open
    ON challenges (challenger_id, ifnull(opponent_id, 0), kind) WHERE ending IS NULL;
CREATE UNIQUE INDEX challenges_one_rematch
    ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND (ending IS NULL OR ending = 'accepted');
CREATE INDEX challenges_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX challenges_due ON challenges (due_at) WHERE due_at IS NOT NULL;

-- One row: when the bot was last known to be reachable. Time in which it was not is nobody's loss.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    CONSTRAINT heartbeat_one CHECK (id = 1)
) STRICT;
