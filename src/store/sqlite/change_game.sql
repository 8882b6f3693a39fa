-- A clock that does not change keeps its lease, so that nobody else is given its reminder.
UPDATE games
SET revision = ?3,
    position = ?4,
    ply = ?5,
    last_move = ?6,
    to_move_id = ?7,
    draw_offer = ?8,
    takeback = ?9,
    pack_acted_at = ?10,
    quarry_acted_at = ?11,
    updated_at = ?12,
    deadline = ?13,
    remind_at = ?14,
    due_at = CASE WHEN deadline IS ?13 AND remind_at IS ?14 THEN due_at ELSE ?15 END,
    ending = ?16,
    ended_at = ?17
WHERE id = ?1 AND revision = ?2
