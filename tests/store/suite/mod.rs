//! What every engine must do.

pub(crate) mod challenges;
pub(crate) mod due;
pub(crate) mod games;
pub(crate) mod history;
pub(crate) mod matches;
pub(crate) mod people;
pub(crate) mod preferences;
pub(crate) mod ratings;

/// Calls `$run!` with the name of every test of the suite.
macro_rules! every_test {
    ($run:ident) => {
        $run! {
            people: a_name_is_the_one_last_used;
            people: a_stranger_has_no_name;

            challenges: a_challenge_reads_back_as_it_was_made;
            challenges: one_is_open_for_each_opponent_and_kind;
            challenges: of_two_proposals_at_once_one_is_made;
            challenges: a_lapsed_challenge_makes_way_and_its_message_is_not_forgotten;
            challenges: answered_and_lapsed_challenges_are_not_open;
            challenges: a_challenge_ends_once;
            challenges: an_accepted_challenge_becomes_a_game;
            challenges: of_two_acceptances_at_once_one_gets_the_game;
            challenges: a_challenge_is_accepted_or_taken_back_never_both;
            challenges: a_game_has_one_rematch;

            games: a_game_of_every_setup_reads_back_after_every_move;
            games: a_late_change_is_overtaken_and_writes_nothing;
            games: of_two_moves_at_once_one_is_played;
            games: the_journal_follows_random_commits;
            games: a_move_taken_back_leaves_the_journal;
            games: the_third_repetition_is_seen_across_loads;
            games: every_ending_reads_back;
            games: offers_reminders_and_messages_read_back;
            games: running_games_come_in_the_order_of_their_urgency;
            games: rated_games_of_two_people_are_counted;
            games: changed_games_are_found;
            games: what_is_not_there_is_not_found;

            history: a_game_and_its_moves_are_read_at_one_moment;
            history: a_takeback_is_asked_allowed_and_played_on;
            history: of_a_takeback_and_a_move_at_once_one_happens;
            history: finished_games_come_last_first;
            history: a_record_is_kept_for_its_reader_until_it_expires;
            history: the_oldest_of_too_many_records_makes_way;

            matches: the_next_game_begins_with_the_end_of_the_one_before;
            matches: of_two_endings_at_once_one_begins_the_next_game;
            matches: a_match_goes_on_when_its_games_no_longer_count;
            matches: a_game_that_is_called_off_is_followed_by_none;
            matches: a_match_reads_back_to_its_last_game;

            ratings: a_rated_game_changes_the_figures_of_both;
            ratings: what_does_not_count_changes_nothing;
            ratings: a_draw_is_counted;
            ratings: servers_are_counted_apart;
            ratings: a_leaderboard_has_pages_and_ranks;
            ratings: people_who_left_or_were_renamed_stay_on_the_leaderboard;
            ratings: the_fifth_game_of_a_day_is_unrated;

            preferences: a_person_s_settings_read_back;
            preferences: a_server_s_settings_read_back;
            preferences: a_server_s_log_tells_who_did_what;
            preferences: a_block_is_one_sided_and_taken_back;
            preferences: challenges_and_games_are_counted_for_the_limits;
            preferences: a_hidden_person_is_not_on_that_server_s_leaderboard;
            preferences: a_game_moves_to_a_thread_and_back;
            preferences: a_person_gets_all_that_is_kept;
            preferences: a_forgotten_person_leaves_their_games_to_the_others;

            due: a_reminder_then_a_deadline_come_up;
            due: what_is_claimed_is_nobody_elses_until_the_lease_runs_out;
            due: of_many_claims_at_once_each_thing_goes_to_one;
            due: the_lease_of_a_reminder_ends_at_the_deadline;
            due: a_lease_outlives_a_change_that_leaves_the_clock;
            due: a_game_without_limit_is_never_due;
            due: a_lapsed_challenge_comes_up_until_it_is_shown;
            due: downtime_is_given_back;
            due: what_had_passed_before_the_downtime_stays_passed;
            due: what_was_decided_before_the_downtime_is_overtaken;
            due: a_clock_that_was_wrong_gives_nothing_back;
        }
    };
}
pub(crate) use every_test;
