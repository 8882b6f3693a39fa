-- What people and servers have settled on, who wants nothing to do with whom, and where games moved.

-- What a person has settled on; whoever has no row has the usual.
CREATE TABLE person_settings (
    person_id INTEGER PRIMARY KEY REFERENCES people (id),
    -- When they are notified in channels.
    pings     TEXT NOT NULL,
    -- Whether reminders come as direct messages.
    direct    INTEGER NOT NULL,
    -- NULL for the language of their app.
    language  TEXT,
    -- Whether what only they see is in words.
    words     INTEGER NOT NULL,
    -- Whether the board that only they see is turned round.
    turned    INTEGER NOT NULL,
    CONSTRAINT person_settings_flags
        CHECK (direct IN (0, 1) AND words IN (0, 1) AND turned IN (0, 1))
) STRICT;

-- What those who manage a server have settled on; a server without a row has the usual.
CREATE TABLE server_settings (
    server_id INTEGER PRIMARY KEY,
    -- The time for a move and the game where a challenge does not say.
    pace      TEXT,
    setup     TEXT,
    -- Whether each game gets a thread of its own.
    threads   INTEGER NOT NULL DEFAULT 0,
    -- NULL for the server's own language.
    language  TEXT,
    -- The most that anybody is notified.
    pings     TEXT NOT NULL DEFAULT 'always',
    CONSTRAINT server_settings_flags CHECK (threads IN (0, 1))
) STRICT;

-- The channels in which games may begin; in all of a server that has none here.
CREATE TABLE server_channels (
    server_id  INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    PRIMARY KEY (server_id, channel_id)
) STRICT, WITHOUT ROWID;

-- People of whom a server wants something special. No reference to people: whoever is barred stays
-- so even after their data has been deleted.
CREATE TABLE server_people (
    server_id INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    -- Not on the server's leaderboard.
    hidden    INTEGER NOT NULL DEFAULT 0,
    -- May not use the bot in the server.
    barred    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (server_id, person_id),
    CONSTRAINT server_people_flags CHECK (hidden IN (0, 1) AND barred IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX server_people_of ON server_people (person_id);

-- What those who manage a server have done, oldest first.
CREATE TABLE server_log (
    id        INTEGER PRIMARY KEY,
    server_id INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    by_id     INTEGER NOT NULL REFERENCES people (id),
    -- Such as 'pace:1-day' or 'barred-on:' and a person's number.
    change    TEXT NOT NULL
) STRICT;

CREATE INDEX server_log_of ON server_log (server_id, id);
CREATE INDEX server_log_by ON server_log (by_id);

-- Whose challenges somebody does not want.
CREATE TABLE blocks (
    person_id  INTEGER NOT NULL REFERENCES people (id),
    blocked_id INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (person_id, blocked_id),
    CONSTRAINT blocks_two_people CHECK (person_id <> blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_of ON blocks (blocked_id);

-- The channel that a game with a thread of its own comes from, and goes back to if the thread goes.
CREATE TABLE threads (
    game_id   INTEGER PRIMARY KEY REFERENCES games (id),
    parent_id INTEGER NOT NULL
) STRICT;

CREATE INDEX challenges_sent ON challenges (challenger_id, made_at);
CREATE INDEX challenges_received ON challenges (opponent_id) WHERE opponent_id IS NOT NULL;
CREATE INDEX games_in_channel ON games (channel_id) WHERE ending IS NULL;
CREATE INDEX games_played_pack ON games (pack_id);
CREATE INDEX games_played_quarry ON games (quarry_id);
CREATE INDEX standings_of ON standings (person_id);
