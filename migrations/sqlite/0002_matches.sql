-- Matches of several games, takebacks, records that were read in, and the list of finished games.

-- Several games of the same two, one after another, with the sides swapped after each.
CREATE TABLE matches (
    id       INTEGER PRIMARY KEY,
    -- How many games it has.
    games    INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    CONSTRAINT matches_games CHECK (games BETWEEN 2 AND 6)
) STRICT;

-- The side that asks for its last move back.
ALTER TABLE games ADD COLUMN takeback TEXT
    CONSTRAINT games_takeback CHECK (
        takeback IS NULL OR (takeback IN ('pack', 'quarry') AND ending IS NULL)
    );
ALTER TABLE games ADD COLUMN match_id INTEGER REFERENCES matches (id);
-- Which game of the match it is, from 1.
ALTER TABLE games ADD COLUMN match_game INTEGER
    CONSTRAINT games_match_game CHECK (
        (match_game IS NULL) = (match_id IS NULL) AND (match_game IS NULL OR match_game >= 1)
    );
-- What the two who play this game's sides had before it, in half points.
ALTER TABLE games ADD COLUMN match_pack_before INTEGER
    CONSTRAINT games_match_pack CHECK (
        (match_pack_before IS NULL) = (match_id IS NULL)
        AND (match_pack_before IS NULL OR match_pack_before >= 0)
    );
ALTER TABLE games ADD COLUMN match_quarry_before INTEGER
    CONSTRAINT games_match_quarry CHECK (
        (match_quarry_before IS NULL) = (match_id IS NULL)
        AND (match_quarry_before IS NULL OR match_quarry_before >= 0)
    );

-- Each game of a match is begun once.
CREATE UNIQUE INDEX games_of_match ON games (match_id, match_game) WHERE match_id IS NOT NULL;
CREATE INDEX games_finished_of_pack ON games (pack_id, ended_at) WHERE ending IS NOT NULL;
CREATE INDEX games_finished_of_quarry ON games (quarry_id, ended_at) WHERE ending IS NOT NULL;

-- How many games are played, with the sides swapped after each.
ALTER TABLE challenges ADD COLUMN games INTEGER NOT NULL DEFAULT 1
    CONSTRAINT challenges_games CHECK (games BETWEEN 1 AND 6);

-- Records of games that people have read in to look at. They are kept for some days.
CREATE TABLE imports (
    id         INTEGER PRIMARY KEY,
    -- Who may look at it; not a reference, since nobody is met by this alone.
    person_id  INTEGER NOT NULL,
    record     TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX imports_of_person ON imports (person_id, id);
CREATE INDEX imports_expired ON imports (expires_at);
