SELECT
    c.id,
    c.challenger_id,
    challenger.name AS challenger_name,
    c.opponent_id,
    opponent.name AS "opponent_name?",
    c.setup,
    c.side,
    c.pace,
    c.games,
    c.idle_options AS "idle_options: bool",
    c.server_id,
    c.channel_id,
    c.reachable AS "reachable: bool",
    c.language,
    c.made_at,
    c.expires_at,
    c.rematch_of,
    c.message_id,
    c.message_channel_id,
    c.ending,
    c.game_id
FROM challenges c
JOIN people challenger ON challenger.id = c.challenger_id
LEFT JOIN people opponent ON opponent.id = c.opponent_id
WHERE c.id = ?1
