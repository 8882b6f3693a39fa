-- A clock that does not change keeps its lease, so that nobody else is given its reminder.
UPDATE games
SET revision = ?3,
    position = ?4,
    ply = ?5,
    last_move = ?6,
    to_move_id = ?7,
    draw_offer = ?8,
    pack_acted_at = ?9,
    quarry_acted_at = ?10,
    updated_at = ?11,
    deadline = ?12,
    remind_at = ?13,
    due_at = CASE WHEN deadline IS ?12 AND remind_at IS ?13 THEN due_at ELSE ?14 END,
    ending = ?15,
    ended_at = ?16
WHERE id = ?1 AND revision = ?2
