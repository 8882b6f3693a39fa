//! Limits that keep a busy server calm.

use std::time::Duration;

use super::refusal::Refusal;

/// How many challenges a person may send within [`SENT_SPAN`].
pub const CHALLENGES_SENT: u32 = 20;

/// The time over which [`CHALLENGES_SENT`] is counted.
pub const SENT_SPAN: Duration = Duration::from_mins(10);

/// How many games a person may have going on.
pub const GAMES_A_PERSON: u32 = 25;

/// How many games may go on in a channel.
pub const GAMES_A_CHANNEL: u32 = 100;

/// How busy a person and a channel are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bustle {
    /// The challenges that the person has sent lately.
    pub sent: u32,
    /// The games that the person has going on.
    pub games: u32,
    /// The games going on in the channel.
    pub here: u32,
}

impl Bustle {
    /// Checks that one more challenge may be sent.
    pub fn check_challenge(self) -> Result<(), Refusal> {
        if self.sent >= CHALLENGES_SENT {
            return Err(Refusal::TooManySent {
                limit: CHALLENGES_SENT,
            });
        }
        self.check_game()
    }

    /// Checks that one more game may begin.
    pub fn check_game(self) -> Result<(), Refusal> {
        if self.games >= GAMES_A_PERSON {
            return Err(Refusal::TooManyGames {
                limit: GAMES_A_PERSON,
            });
        }
        if self.here >= GAMES_A_CHANNEL {
            return Err(Refusal::TooManyGamesHere {
                limit: GAMES_A_CHANNEL,
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_are_reached_and_not_passed() {
        let check = |sent, games, here, expect: Result<(), Refusal>| {
            let bustle = Bustle { sent, games, here };
            assert_eq!(bustle.check_challenge(), expect);
        };
        check(19, 24, 99, Ok(()));
        check(20, 0, 0, Err(Refusal::TooManySent { limit: 20 }));
        check(0, 25, 0, Err(Refusal::TooManyGames { limit: 25 }));
        check(0, 0, 100, Err(Refusal::TooManyGamesHere { limit: 100 }));
        let busy = Bustle {
            sent: 20,
            ..Bustle::default()
        };
        assert_eq!(busy.check_game(), Ok(()));
    }
}
