SELECT
    g.id,
    g.revision,
    g.setup,
    g.pack_id,
    pack.name AS pack_name,
    g.quarry_id,
    quarry.name AS quarry_name,
    g.server_id,
    g.channel_id,
    g.reachable AS "reachable: bool",
    g.message_id,
    g.message_channel_id,
    g.language,
    g.pace,
    g.rated AS "rated: bool",
    g.position,
    g.ply,
    g.last_move,
    CASE WHEN g.may_repeat THEN (
        SELECT group_concat(m.notation, ' ' ORDER BY m.ply) FROM moves m WHERE m.game_id = g.id
    ) END AS "moves?: String",
    g.started_at,
    g.pack_acted_at,
    g.quarry_acted_at,
    g.deadline,
    g.remind_at,
    g.draw_offer,
    g.takeback,
    g.ending,
    g.ended_at,
    g.match_game,
    mt.games AS "match_games?",
    g.match_pack_before,
    g.match_quarry_before,
    r.pack_value_before AS "pack_value_before?",
    r.pack_deviation_before AS "pack_deviation_before?",
    r.pack_volatility_before AS "pack_volatility_before?",
    r.pack_value_after AS "pack_value_after?",
    r.pack_deviation_after AS "pack_deviation_after?",
    r.pack_volatility_after AS "pack_volatility_after?",
    r.quarry_value_before AS "quarry_value_before?",
    r.quarry_deviation_before AS "quarry_deviation_before?",
    r.quarry_volatility_before AS "quarry_volatility_before?",
    r.quarry_value_after AS "quarry_value_after?",
    r.quarry_deviation_after AS "quarry_deviation_after?",
    r.quarry_volatility_after AS "quarry_volatility_after?"
FROM games g
JOIN people pack ON pack.id = g.pack_id
JOIN people quarry ON quarry.id = g.quarry_id
LEFT JOIN matches mt ON mt.id = g.match_id
LEFT JOIN rating_changes r ON r.game_id = g.id
WHERE g.id = ?1
