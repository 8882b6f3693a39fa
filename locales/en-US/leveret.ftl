### Every word that a person reads, in English.
###
### A message is a key, an equals sign and a text. Words in { $braces } are put in by the program and
### must be kept. Names of people stand where they need no case and no gender: after a colon, between
### brackets, as a whole line. Where a sentence depends on the game or the side, there is one whole
### sentence for each: the words in square brackets ([hounds], [hare], [geese], [fox] …) stay as they
### are, the sentences after them are translated.

## Games, sides and setups

# The name of a game by itself.
game-name =
    { $kind ->
        [hare-and-hounds] Hare and Hounds
       *[fox-and-geese] Fox and Geese
    }
# Fox and Geese with the options that are in force. $geese is 13, 15 or 17.
setup-fox-and-geese =
    Fox and Geese ({ $geese } geese, { $sideways ->
        [yes] { $diagonals ->
            [alternate] sideways moves, alternate diagonals
           *[every] sideways moves, every diagonal
        }
       *[no] { $diagonals ->
            [alternate] alternate diagonals
           *[every] every diagonal
        }
    })
# The time for a move, in the middle or at the start of a line.
pace-name =
    { $pace ->
        [live] 5 minutes a move
        [one-day] 1 day a move
        [three-days] 3 days a move
        [seven-days] 7 days a move
       *[unlimited] no time limit
    }
# A page among all pages.
page = Page { $page } of { $pages }
page-back = Previous page
page-on = Next page
# Stands for a person who has had their data deleted.
somebody = somebody

## Moves in words, on buttons: at most 80 characters, the shorter the better

move-step = { $from } to { $to }
# $taken is a list of points.
move-capture = { $from } takes { $taken }, lands { $to }

## The challenge

challenge-title = Challenge: { $setup }
challenge-title-rematch = Rematch: { $setup }
challenge-from = From: { $name }
challenge-to = To: { $name }
challenge-to-anyone = To: whoever accepts first
# $name is the one who made the challenge.
challenge-side =
    { $side ->
        [hounds] Sides: hounds for { $name }, hare for the other player
        [hare] Sides: hare for { $name }, hounds for the other player
        [geese] Sides: geese for { $name }, fox for the other player
       *[fox] Sides: fox for { $name }, geese for the other player
    }
challenge-side-chance = Sides: drawn by lot when the challenge is accepted
challenge-pace =
    { $pace ->
        [live] Time: 5 minutes a move
        [one-day] Time: 1 day a move
        [three-days] Time: 3 days a move
        [seven-days] Time: 7 days a move
       *[unlimited] Time: no limit
    }
# A match of several games, two to six.
challenge-match = Match: { $count } games, with the sides swapped after each
challenge-setup =
    { $sideways ->
        [yes] { $diagonals ->
            [alternate] Table setup: { $geese } geese, which may move sideways; the board with alternate diagonals
           *[every] Table setup: { $geese } geese, which may move sideways; the board with every diagonal
        }
       *[no] { $diagonals ->
            [alternate] Table setup: { $geese } geese, which do not move sideways; the board with alternate diagonals
           *[every] Table setup: { $geese } geese, which do not move sideways; the board with every diagonal
        }
    }
challenge-idle-options = Geese, sideways and diagonals are options of Fox and Geese. Hare and Hounds does not use them: they change nothing here.
# $limit is a small number.
challenge-rated = Rated: of the games that the same two begin within 24 hours, the first { $limit } count.
# $when reads like "in 15 minutes".
challenge-expires = Expires { $when }.
challenge-over =
    { $end ->
        [accepted] Accepted: the game has begun.
        [declined] Declined.
        [cancelled] Taken back by the challenger.
       *[expired] Expired: nobody accepted in time.
    }
challenge-accept = Accept
challenge-decline = Decline
challenge-cancel = Take back
# The line that notifies the one who is challenged. $mention becomes a name.
challenge-call =
    { $kind ->
        [hare-and-hounds] { $mention }, here is a challenge to a game of Hare and Hounds.
       *[fox-and-geese] { $mention }, here is a challenge to a game of Fox and Geese.
    }

## The board

# The heading. $setup is the name of the game with its options.
board-title =
    { $kind ->
        [hare-and-hounds] { $setup }: { $pack } (hounds) – { $quarry } (hare)
       *[fox-and-geese] { $setup }: { $pack } (geese) – { $quarry } (fox)
    }
board-no-move = No move has been made yet.
board-last-step =
    { $side ->
        [hounds] Last move: a hound from { $from } to { $to }.
        [hare] Last move: the hare from { $from } to { $to }.
        [geese] Last move: a goose from { $from } to { $to }.
       *[fox] Last move: the fox from { $from } to { $to }.
    }
# $taken is a list of $count points.
board-last-capture =
    { $count ->
        [one] Last move: the fox from { $from } to { $to }, capturing the goose on { $taken }.
       *[other] Last move: the fox from { $from } to { $to }, capturing { $count } geese, on { $taken }.
    }
board-turn =
    { $side ->
        [hounds] To move: the hounds ({ $name }).
        [hare] To move: the hare ({ $name }).
        [geese] To move: the geese ({ $name }).
       *[fox] To move: the fox ({ $name }).
    }
# $when reads like "in 4 minutes".
board-deadline = The time for this move is up { $when }.
# The hounds lose when $count gets to 10.
board-stall = Hounds' moves without advance: { $count } of 10.
board-draw-offer =
    { $side ->
        [hounds] A draw is offered by the hounds ({ $name }).
        [hare] A draw is offered by the hare ({ $name }).
        [geese] A draw is offered by the geese ({ $name }).
       *[fox] A draw is offered by the fox ({ $name }).
    }
board-takeback-asked =
    { $side ->
        [hounds] The hounds ask to take their last move back ({ $name }).
        [hare] The hare asks to take its last move back ({ $name }).
        [geese] The geese ask to take their last move back ({ $name }).
       *[fox] The fox asks to take its last move back ({ $name }).
    }
board-picked = Chosen: the goose on { $point }. Now choose where it goes.
# What a letter on the board means, whose it is, and where the pieces stand. $count is their number.
board-legend =
    { $side ->
        [hounds] { $letter } = hound ({ $name }), on { $points }
        [hare] { $letter } = hare ({ $name }), on { $points }
        [geese] { $letter } = goose ({ $name }), { $count } in all, on { $points }
       *[fox] { $letter } = fox ({ $name }), on { $points }
    }
board-legend-brackets = [ ] = moved last; o = the point it left
board-legend-small = small letter = moved last; o = the point it left
board-legend-chosen = small g = the chosen goose
board-footer =
    { $rated ->
        [yes] Game { $id } · { $pace } · rated
       *[no] Game { $id } · { $pace } · not rated
    }
board-choose-goose = Choose the goose to move
board-goose = Goose on { $point }
# $targets is a list of points.
board-goose-targets = to { $targets }
board-choose-fox-move = Choose the fox's move
board-more-moves = The menu has room for { $shown } of the { $count } legal moves; /move offers all of them.
board-back = Choose another goose
board-draw = Offer a draw
board-draw-accept = Accept the draw
board-draw-decline = Decline the draw
board-takeback = Take a move back
board-takeback-allow = Allow the takeback
board-takeback-refuse = Decline the takeback
board-moves = Moves
board-replay = Replay
board-resign = Resign
board-rematch = Rematch
# The button that shows a player the board as they like it, and brings that up to date.
board-own = My view
# Where the pieces stand, for those who read the board in words.
board-pieces =
    { $side ->
        [hounds] Hounds ({ $name }) on { $points }
        [hare] Hare ({ $name }) on { $points }
        [geese] Geese ({ $name }) on { $points }
       *[fox] Fox ({ $name }) on { $points }
    }
# $moves is a list such as "a2 to a3; a2 to b3".
board-legal = Legal moves: { $moves }
# What becomes of a message when the board has been posted anew elsewhere.
board-moved-on = The game goes on in a newer message.
board-newer = Go to the newest board

## A match of several games, beside the board

# $packs and $quarrys are points, such as 0, ½, 1 or 1½.
match-score = Match, game { $nth } of { $games }. Score: { $pack } { $packs }, { $quarry } { $quarrys }
match-next = Next comes game { $nth } of { $games }, with the sides swapped.
match-won = The match is over. Winner of the match: { $name }
match-drawn = The match is over. It is drawn.
match-called-off = The match is called off with this game. Nobody has won it.

## A game looked at or looked through

look-refresh = Refresh
# A ply is one move of one side; $count is how many there are in all.
replay-at = After ply { $ply } of { $count }
replay-moves = Moves: { $moves }
replay-first = First
replay-back = Back
replay-on = Forward
replay-last = Last
replay-export = Export
replay-footer-game = Game { $id }
replay-footer-import = A record that you have read in. It is kept for 7 days.
# The text below it is the record.
export-game = Game { $id } as a record. /import reads it in again.
export-import = The record that you have read in.

## A record that is read in

import-title = Read a record
import-label = The record
import-example = [Game "hare-and-hounds"] …
import-gone = This record is no longer kept. Please read it in again with /import.
import-too-large = This text is longer than any record.
import-not-text = This file is no text. A record is a plain text, such as /export gives.
import-out-of-reach = The file could not be fetched just now. Please try again, or use /import without a file and paste the record.
import-bad = This is no record that can be read. What is wrong is on line { $line }:
# In what follows, $found is a part of what was read, and words in straight quotes are kept.
record-bad-header = The header is not written like [Game "hare-and-hounds"].
record-repeated-header = There is a second header { $header }.
record-late-header = There is a header after the moves have begun.
record-missing-header = The header { $header } is missing before the moves.
record-date = A date such as 2026.01.31 was expected, but this was found: { $found }
record-termination = A way to end a game, such as "trapped" or "resigned", was expected, but this was found: { $found }
record-result = The result { $expected } was expected, but this was found: { $found }
record-move-number = The move number { $expected } was expected, but this was found: { $found }
# $reason is a whole sentence.
record-move = Ply { $ply } cannot be read. { $reason }
record-illegal = Ply { $ply } is not legal: { $written }. { $reason }
record-no-result = The moves end without the result, { $result }.
record-unexpected = The record should have ended, but this was found: { $found }
record-contradiction = The header says that the game ended with "{ $said }", but the moves lead to "{ $shown }".
record-contradiction-running = The header says that the game ended with "{ $said }", but after the last move it is not over.
record-setup-too-long = The setup is longer than any.
record-unknown-game = The game "hare-and-hounds" or "fox-and-geese" was expected, but this was found: { $found }
record-unknown-geese = 13, 15 or 17 geese were expected, but this was found: { $found }
record-unknown-diagonals = The diagonals "every" or "alternate" were expected, but this was found: { $found }
record-setup-unexpected = The setup should have ended, but this was found: { $found }
record-position-parts = The position has not the four parts that it needs: the rows, the side to move, a counter and the move number.
record-position-rows = The position has not { $expected } rows between slashes.
record-position-row =
    { $expected ->
        [one] In the position, rank { $rank } has not { $expected } point.
       *[other] In the position, rank { $rank } has not { $expected } points.
    }
record-position-letter = In the position, rank { $rank } has a letter that is no piece of this game: { $found }
record-position-quarry = The position has not exactly one hare or fox.
record-position-pack =
    { $count ->
        [one] The position has { $count } hound or goose, which no game of this setup can have.
       *[other] The position has { $count } hounds or geese, which no game of this setup can have.
    }
record-position-shared = In the position, two pieces stand on { $point }.
record-position-side = The letter of the side to move was expected in the position, but this was found: { $found }
record-position-counter = The counter in the position is no number from 0 to { $most }.
record-position-number = The move number in the position is no number from 1 on.

## How a game ends

ending-trapped =
    { $kind ->
        [hare-and-hounds] The hounds win: the hare is trapped.
       *[fox-and-geese] The geese win: the fox is trapped.
    }
ending-got-past = The hare wins: it has got past the hounds.
ending-stalled = The hare wins: the hounds have made ten moves in a row without advancing.
ending-captured = The fox wins: fewer than four geese are left.
ending-blocked = The fox wins: no goose can move.
ending-repeated = A draw: the same position stands for the third time.
ending-resigned =
    { $side ->
        [hounds] The hare wins: the hounds have resigned.
        [hare] The hounds win: the hare has resigned.
        [geese] The fox wins: the geese have resigned.
       *[fox] The geese win: the fox has resigned.
    }
ending-timed-out =
    { $side ->
        [hounds] The hare wins: the hounds have run out of time.
        [hare] The hounds win: the hare has run out of time.
        [geese] The fox wins: the geese have run out of time.
       *[fox] The geese win: the fox has run out of time.
    }
ending-draw-agreed = A draw, agreed by both players.
ending-aborted = The game has been called off. It counts for nothing.
result-winner = Winner: { $name }
# $before and $after are whole numbers, such as 1500 and 1662.
result-rating =
    { $side ->
        [hounds] Rating with the hounds: { $name } { $before } → { $after }
        [hare] Rating with the hare: { $name } { $before } → { $after }
        [geese] Rating with the geese: { $name } { $before } → { $after }
       *[fox] Rating with the fox: { $name } { $before } → { $after }
    }
result-not-rated = Not rated: these two players had already begun { $limit } rated games of this kind with each other within 24 hours.

## Lines that notify somebody; $mention and $mentions become names

call-turn = { $mention }, it is your turn.
call-draw = { $mention }, you are offered a draw.
call-takeback = { $mention }, you are asked to allow a takeback.
call-over = { $mentions }: the game is over.
# $when reads like "in 1 minute".
call-reminder =
    { $kind ->
        [hare-and-hounds] { $mention }, your time for a move in game { $id } (Hare and Hounds) is up { $when }.
       *[fox-and-geese] { $mention }, your time for a move in game { $id } (Fox and Geese) is up { $when }.
    }

## Private answers to what somebody did

done-draw-offered = The draw is offered. It stands until the other player answers or a move is made.
done-takeback-asked = A takeback is asked for. The request stands until the other player answers or a move is made.
done-kept-playing = You have not resigned. The game goes on.
# Where the bot may only answer, a move made elsewhere cannot be shown where the game is.
done-not-shown = I cannot post where this game is played, so the board there does not show it yet. It will as soon as one of you uses it, or /board.
# Each game of this server gets a thread, but this one could not.
done-no-thread = This server wants a thread for each game, but I may not open one here: the permission “Create Public Threads” or “Send Messages in Threads” is missing. The game is played in this channel.
resign-sure =
    { $kind ->
        [hare-and-hounds] Do you really want to resign game { $id } (Hare and Hounds)? The other player wins it then.
       *[fox-and-geese] Do you really want to resign game { $id } (Fox and Geese)? The other player wins it then.
    }
resign-early = Do you really want to give up game { $id }? Not both of you have moved yet, so it is called off and counts for nothing.
resign-surely = Yes, resign
resign-not = No, play on

## Refusals

refusal-challenged-oneself = You cannot challenge yourself. Name another player, or leave the opponent out: then whoever accepts first plays.
refusal-challenged-a-bot = Bots do not play, and this is one: { $name }. Challenge a person.
refusal-already-challenged =
    { $kind ->
        [hare-and-hounds] You already have a challenge to Hare and Hounds open with the same player: { $name }. Wait for the answer, or take it back first.
       *[fox-and-geese] You already have a challenge to Fox and Geese open with the same player: { $name }. Wait for the answer, or take it back first.
    }
refusal-already-challenged-anyone =
    { $kind ->
        [hare-and-hounds] You already have a challenge to Hare and Hounds open that anyone may accept. Wait for somebody, or take it back first.
       *[fox-and-geese] You already have a challenge to Fox and Geese open that anyone may accept. Wait for somebody, or take it back first.
    }
refusal-too-many-challenges =
    { $limit ->
        [one] You already have { $limit } open challenge, which is as many as one may have. Take it back, or wait for the answer.
       *[other] You already have { $limit } open challenges, which is as many as one may have. Take one back, or wait for an answer.
    }
# $limit is a number from 2 on.
refusal-too-many-sent = You have sent { $limit } challenges within ten minutes, which is as many as one may. Please wait a few minutes.
refusal-too-many-games = You have { $limit } games going on, which is as many as one may have. Finish one first; /games lists them.
refusal-too-many-games-here = In this channel { $limit } games are going on, which is as many as there may be. Please play in another channel, or wait until one has ended.
refusal-not-welcome = This player takes no challenges from you: { $name }. Name another player, or leave the opponent out.
refusal-barred = Those who manage this server do not let you use me here. /privacy and /settings work all the same.
refusal-opponent-barred = Those who manage this server do not let this player use me here: { $name }.
# $channels is a list of channels.
refusal-other-channels = In this server games begin only in these channels: { $channels }
refusal-nobody-here = Nobody but you can see a challenge that is made here. Use /challenge in a server, in a group, or in the direct messages with a friend.
refusal-opponent-forgotten = The other player of this game has had their data deleted, so nobody can be asked for a rematch.
refusal-challenge-over =
    { $end ->
        [accepted] This challenge has been accepted already, so it can no longer be answered.
        [declined] This challenge has been declined, so it can no longer be answered.
        [cancelled] This challenge has been taken back by the challenger.
       *[expired] This challenge has expired. A new one takes only a /challenge.
    }
refusal-not-your-challenge = This challenge is meant for somebody else: { $name }.
refusal-own-challenge = This is your own challenge. It is for the other player to accept or decline it; you can take it back.
refusal-not-the-challenger = Only the one who made this challenge can take it back: { $name }.
refusal-spectator = You are not one of the two players of this game. With /challenge you start one of your own.
refusal-not-your-turn = It is not your turn. To move: { $name }.
refusal-board-changed = The board has changed since this was shown. Please look at it as it is now, and choose again.
refusal-draw-already-offered = Your draw offer stands already. It is for the other player to answer it.
refusal-no-draw-offer = There is no draw offer of the other player to answer. One that was made ends with the next move.
refusal-takeback-already-asked = You have asked for a takeback already. It is for the other player to answer.
refusal-takeback-to-answer = The other player has asked for a takeback first. Please allow or decline that on the board: { $name }.
refusal-no-takeback = There is no takeback of the other player to answer. A request ends with the next move.
refusal-nothing-to-take-back = You have made no move yet that could be taken back.
refusal-match-goes-on = The match goes on with its next game. A rematch can be asked for when it is over.
refusal-still-running = This game is still going on. A rematch can be asked for when it is over.
# $mention becomes a name.
refusal-rematch-asked = A rematch has been asked for already, by { $mention }. It is for the other player to accept it.
refusal-rematch-done = The rematch of this game has been accepted already.

## A game that is over: answers to late clicks, where the game may be either of the two

over-trapped = This game is over: it was won by trapping.
over-got-past = This game is over: the hare got past the hounds and won.
over-stalled = This game is over: the hounds made ten moves in a row without advancing, and the hare won.
over-captured = This game is over: fewer than four geese were left, and the fox won.
over-blocked = This game is over: no goose could move, and the fox won.
over-repeated = This game is over: it was drawn, because the same position stood for the third time.
over-resigned = This game is over: it was resigned.
over-timed-out = This game is over: the time for a move ran out.
over-draw-agreed = This game is over: both players agreed to a draw.
over-aborted = This game is over: it was called off and counts for nothing.

## Why a move is illegal; every line is a whole sentence after the first

illegal = That move is not legal: { $written }.
illegal-finished = The game is over.
illegal-off-board = The board has no point { $point }.
illegal-empty = No piece stands on { $point }.
illegal-not-yours = The piece on { $point } belongs to the other player.
illegal-cannot-jump = The piece on { $from } cannot jump, so it does not get to { $to }.
illegal-no-line = No line leads from { $from } to { $to }.
illegal-backward = From { $from } to { $to } is back, and this piece never goes back.
illegal-sideways = From { $from } to { $to } is sideways, which this game's setup does not allow.
illegal-occupied = A piece stands on { $point } already.
illegal-nothing-to-jump = From { $from } to { $to } there is no piece on { $over } to jump over.
# What is legal instead. The lists are moves such as a2-b3, or points.
legal-all = Legal moves: { $moves }
legal-from = Legal moves of the piece on { $point }: { $moves }
legal-pieces = Pieces that can move: { $points }
legal-more = /move offers every legal move while you type.

## A move that cannot be read

unreadable-empty = No move was given.
unreadable-too-long = That text is longer than any move.
unreadable-cut-short = The move ends where a point was expected.
# $found is a part of what was typed.
unreadable-point = A point from a1 to g7 was expected, but this was found: { $found }
unreadable-no-landing = The move begins on { $point } but does not say where it goes.
unreadable-same-point = The move begins and ends on { $point }.
unreadable-not-a-jump = From { $from } to { $to } is no jump: a jump lands two points away in a straight line.
unreadable-too-many-jumps = The move has more jumps than there are pieces to jump over.
unreadable-how = A move is written like a2-b3, a jump like d4xd2, and several jumps with every landing point: d4xd2xf2.

## When something is not there or does not work

trouble-no-game = You have no game going on that fits this. With /challenge you start one.
# $said is what was typed.
trouble-no-such-game = There is no game with this number: { $said }. /games lists yours.
trouble-which-game = You have several games going on. Please say which one you mean with the option “game”:
trouble-unknown-button = This button no longer works. /board shows your game as it is now.
trouble-unknown-command = This command does not work, or no longer. /help lists those that do.
# $option is the name of an option of a command, such as pace.
trouble-bad-option = That is not one of the choices for the option “{ $option }”. Please choose from the list that appears while you type.
trouble-busy = The games cannot be reached just now. Please try again in a moment.
# $id is a short code to find the trouble in the log.
trouble-went-wrong = Something went wrong here, and it is not your doing. If it happens again, tell whoever runs this bot the code { $id }.
trouble-view-channel = I cannot play here: the permission “View Channel” is missing in this channel. Whoever manages the server can grant it to me.
trouble-send-messages = I cannot play here: the permission “Send Messages” is missing in this channel. Whoever manages the server can grant it to me.
trouble-send-messages-in-threads = I cannot play here: the permission “Send Messages in Threads” is missing in this thread. Whoever manages the server can grant it to me.
trouble-embed-links = I cannot play here: the permission “Embed Links” is missing in this channel, and the board needs it. Whoever manages the server can grant it to me.

## The list of one's games

games-title = Your games
games-none = You have no game going on. With /challenge you start one.
# A game in a list: its number, its name, the other player.
games-game =
    { $kind ->
        [hare-and-hounds] { $id } · Hare and Hounds · { $name }
       *[fox-and-geese] { $id } · Fox and Geese · { $name }
    }
# The line below it; $when reads like "in 3 hours".
games-mine = Your turn, time up { $when }
games-mine-unlimited = Your turn, no time limit
games-theirs = Other player's turn, time up { $when }
games-theirs-unlimited = Other player's turn, no time limit
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The list of finished games

history-title = Finished games: { $name }
history-none = No game has been finished yet.
history-replay = Choose a game to replay
history-result =
    { $result ->
        [won] Won
        [lost] Lost
        [drawn] Drawn
       *[aborted] Called off
    }

## The leaderboard

leaderboard-title =
    { $kind ->
        [hare-and-hounds] Hare and Hounds: the leaderboard
       *[fox-and-geese] Fox and Geese: the leaderboard
    }
leaderboard-scope =
    { $scope ->
        [server] Games played in this server.
       *[everywhere] Games played everywhere.
    }
leaderboard-none = Nobody has finished a rated game yet. With /challenge you can be the first.
# $figure and $margin are whole numbers, such as 1612 and 120.
leaderboard-line =
    { $count ->
        [one] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } game
       *[other] **{ $rank }** { $name }: { $figure } ± { $margin }, { $count } games
    }
leaderboard-how = The figure is the mean of the ratings with both sides. Ranked by figure minus uncertainty (±).
leaderboard-this-server = This server
leaderboard-everywhere = Everywhere

## Statistics of a person

stats-title = Statistics: { $name }
# A person's figure with both sides; the rank is a place on the leaderboard.
stats-figure =
    { $scope ->
        [server] In this server: figure { $figure } ± { $margin }, rank { $rank }
       *[everywhere] Everywhere: figure { $figure } ± { $margin }, rank { $rank }
    }
stats-figure-unranked =
    { $scope ->
        [server] In this server: no rated game yet
       *[everywhere] Everywhere: no rated game yet
    }
# A side's rating and rated games.
stats-side =
    { $side ->
        [hounds] With the hounds: { $rating } ± { $margin }; won { $won }, lost { $lost }, drawn { $drawn }
        [hare] With the hare: { $rating } ± { $margin }; won { $won }, lost { $lost }, drawn { $drawn }
        [geese] With the geese: { $rating } ± { $margin }; won { $won }, lost { $lost }, drawn { $drawn }
       *[fox] With the fox: { $rating } ± { $margin }; won { $won }, lost { $lost }, drawn { $drawn }
    }

## The rules

rules-title =
    { $page ->
        [play] { $kind ->
            [hare-and-hounds] Hare and Hounds: how to play
           *[fox-and-geese] Fox and Geese: how to play
        }
        [compare] { $kind ->
            [hare-and-hounds] Hare and Hounds beside Fox and Geese
           *[fox-and-geese] Fox and Geese beside Hare and Hounds
        }
       *[history] { $kind ->
            [hare-and-hounds] Hare and Hounds: history and perfect play
           *[fox-and-geese] Fox and Geese: history and perfect play
        }
    }
rules-button-play = How to play
rules-button-compare = The two compared
rules-button-history = History
# A line must not begin with a star: begin it with "- ", as here.
rules-hare-and-hounds-play =
    Three hounds hunt one hare. The hounds try to trap it; the hare tries to get past them.

    - **Board.** 11 points joined by lines: a square of three by three, and an end point below and above it. The diagonals of the square cross in its middle.
    - **Start.** The hounds stand at the bottom, on b1, a2 and c2; the hare stands at the top, on b5. The hounds move first, then both sides take turns.
    - **Moves.** A move takes one piece one step along a line to an empty point. The hare goes in any direction. A hound goes forward (up), diagonally forward or sideways, never back. Nothing is captured.
    - **The hounds win** when it is the hare's turn and it cannot move.
    - **The hare wins** as soon as it stands on a lower rank than every hound: it has got past them. It also wins when the hounds stall: ten moves of theirs in a row without advancing. The count is shown beside the board; any forward or diagonal move of a hound starts it again.

    A draw can be agreed, nothing else is drawn.
rules-fox-and-geese-play =
    Many geese hunt one fox. The geese try to trap it; the fox thins their flock.

    - **Board.** A cross of 33 points. Every two neighbouring points are joined by a line: along the rows, along the columns and along the diagonals.
    - **Start.** The fox stands in the middle, on d4. 13 geese fill the third rank and the arm below it. The fox moves first, then both sides take turns.
    - **Moves.** A goose goes one step forward (up) or diagonally forward, never back. The fox goes one step in any direction, or jumps over a neighbouring goose to the empty point right behind it and captures the goose. After a jump it may jump on in the same move, or stop. It never has to capture; geese never capture.
    - **The geese win** when it is the fox's turn and it can neither step nor jump.
    - **The fox wins** when fewer than four geese are left, or when it is the geese's turn and none of them can move.
    - **Table setup.** A challenge can ask for 15 geese (a4 and g4 too) or 17 (a5 and g5 as well), for geese that also move sideways, and for the board with alternate diagonals, where only every second point has diagonal lines. With sideways moves the game is drawn when the same position with the same side to move stands for the third time. A draw can also be agreed.
# The table: two columns side by side, 11 and 10 characters wide; longer cells are wrapped between
# words, so no single word may be longer than that. Headings of rows: at most 19 characters.
compare-name-hare = Hare and Hounds
compare-name-fox = Fox and Geese
compare-points = Points
compare-points-hare = 11
compare-points-fox = 33
compare-pieces = Pieces
compare-pieces-hare = 3 hounds, 1 hare
compare-pieces-fox = 13, 15 or 17 geese, 1 fox
compare-first = First move
compare-first-hare = the hounds
compare-first-fox = the fox
compare-many = Moves of the many
compare-many-hare = forward or sideways
compare-many-fox = forward; sideways by option
compare-one = Moves of the one
compare-one-hare = in any direction
compare-one-fox = in any direction
compare-capture = Captures
compare-capture-hare = none
compare-capture-fox = the fox jumps
compare-many-win = The many win
compare-many-win-hare = by trapping the hare
compare-many-win-fox = by trapping the fox
compare-one-wins = The one wins
compare-one-wins-hare = past the hounds, or ten stalled moves
compare-one-wins-fox = under 4 geese, or none can move
compare-draw = Draws
compare-draw-hare = if agreed
compare-draw-fox = if agreed or (sideways) repeated
rules-hare-and-hounds-history =
    - **A soldier's pastime.** Games in which several dogs chase one hare have been played in northern Europe for centuries. This small board became popular in the French army in the 19th century, which is why it is also called le jeu militaire, the French military game. Other names: the dwarfs' game, the devil among the tailors, and, in Schuh's book, the soldiers' game.
    - **A column and two books.** Martin Gardner showed it to the readers of his Mathematical Games column in October 1963, praising how much strategy hides in so simple a game. Frederik Schuh analysed it completely in The Master Book of Mathematical Recreations (1968). Berlekamp, Conway and Guy come to the same verdict in Winning Ways for Your Mathematical Plays.
    - **Perfect play.** The hounds win, wherever the hare starts and whichever side moves first. From the start position they need at most 23 plies (single moves, both sides counted). Among people the hare has its chances: one careless step of a hound can be enough.
rules-fox-and-geese-history =
    - **An old family.** One strong piece against a flock of weak ones: hunt games of this kind have been played in northern Europe for centuries. Hare and Hounds is a small relative, with a board of its own.
    - **Two boards.** Here every two neighbouring points of the cross are joined, so that a piece in the middle has eight ways out. The old drawn board has diagonals only through every second point; it is there as a table setup.
    - **Perfect play.** A search found no published solution for this board and these rules, so nothing is claimed here. What is certain: without sideways moves every game comes to an end, because geese only go forward. With them, the third repetition makes a draw.

## Help

help-title = Leveret: hunt games for two
help-first = **Your first game.** Type /challenge and name a friend, or nobody: then whoever accepts first plays. When the challenge is accepted, the board appears. Press a button to move, or type /move.
help-commands = **All commands**
# $command is a slash command, $description what it does.
help-line = { $command } – { $description }
# $command is a line in the menu that opens on a person.
help-menu = Apps, { $command } (in a person's menu) – Challenge that person to a game
help-more = The rules of both games are in /rules.

## /settings: a person's own settings

settings-title = Your settings
settings-footer = They count from now on, everywhere. The board that everybody sees stays as it is; “My view” below it shows yours.
settings-language-prompt = Choose the language
settings-language = Language: { $name }
# The name of your language in your language.
language-name = English
language-automatic = automatic
settings-pings-prompt = Choose when you are pinged
settings-pings =
    { $pings ->
        [always] Pings: at every turn
        [away] Pings: when you are not at the board
       *[never] Pings: never
    }
settings-pings-choice =
    { $pings ->
        [always] Ping me at every turn
        [away] Ping me when I am not at the board
       *[never] Never ping me
    }
settings-direct =
    { $on ->
        [yes] Reminders that time runs out: as a direct message
       *[no] Reminders that time runs out: in the game's channel
    }
settings-direct-switch =
    { $on ->
        [yes] Reminders as direct messages
       *[no] Reminders in the channel
    }
settings-words =
    { $on ->
        [yes] The board that only you see: in words, for a screen reader
       *[no] The board that only you see: drawn
    }
settings-words-switch =
    { $on ->
        [yes] My board in words
       *[no] My board drawn
    }
settings-turned =
    { $on ->
        [yes] When you play the hare or the fox: your board is turned round
       *[no] When you play the hare or the fox: your board is not turned round
    }
settings-turned-switch =
    { $on ->
        [yes] Turn my board round
       *[no] Do not turn my board
    }

## /server: what those who manage a server settle on

server-title = Settings of this server
server-footer = More with the options of /server: hide or show somebody on the leaderboard, bar or admit somebody, call a game off.
# What is used where nothing was chosen.
server-usual = the usual
server-channels-all = Games may begin in every channel.
# $channels is a list of channels.
server-channels = Games may begin in: { $channels }
server-channels-open = Allow every channel
server-channel-switch =
    { $on ->
        [yes] Allow this channel
       *[no] No longer allow this channel
    }
server-pace = Time for a move, if a challenge does not say: { $pace }
server-pace-prompt = Choose the time for a move
server-setup = Game, if a challenge does not say: { $setup }
server-setup-prompt = Choose the game
server-language = Language of what everybody sees: { $name }
server-pings =
    { $pings ->
        [always] Pings: as each player wishes
        [away] Pings: at most when a player is not at the board
       *[never] Pings: none
    }
server-pings-choice =
    { $pings ->
        [always] Pings as each player wishes
        [away] Pings at most when a player is not at the board
       *[never] No pings
    }
server-pings-prompt = Choose how much is pinged
server-threads =
    { $on ->
        [yes] A thread for each game: yes
       *[no] A thread for each game: no
    }
server-threads-switch =
    { $on ->
        [yes] A thread for each game
       *[no] No threads for games
    }
server-barred = People who are barred: { $count }
server-log-button = Log
server-panel-button = Settings
server-log-title = What was done in the name of this server
server-log-none = Nothing yet.
# $when reads like "3 hours ago", $name is who did it, $change is a line such as "Pings: none".
server-log-line = { $when } · { $name } · { $change }
server-did-channel =
    { $on ->
        [yes] Named as a channel for games: { $channel }
       *[no] No longer named as a channel for games: { $channel }
    }
server-did-hide =
    { $on ->
        [yes] Hidden from this server's leaderboard: { $name }
       *[no] Back on this server's leaderboard: { $name }
    }
server-did-bar =
    { $on ->
        [yes] Barred from using me in this server: { $name }
       *[no] May use me in this server again: { $name }
    }
server-did-abort = Called off: game { $id }
server-not-a-manager = That is for those who manage this server: the permission “Manage Server” is needed.
server-other-game = This game is not played in this server.
server-none = There is no server here to settle anything for.

## /privacy, /block and /unblock

privacy-title = What I know about you
privacy-text =
    I keep what games need, and nothing else:
    - your number on Discord and the name you last used with me;
    - your games with their moves and results, and your ratings;
    - your challenges, your settings, and whose challenges you do not want;
    - what servers have settled about you, and what you have settled for servers.

    I read no messages. Others see your name, games and ratings.

    You can have a file of all that, or have it deleted. Games stay for the people you played with, without your name; games that are going on are resigned first. Messages that were posted in channels stay there. If a server has barred you, it stays so.
privacy-export = Give me the file
privacy-exported = This is all that I keep about you.
privacy-forget = Delete my data
privacy-forget-sure = Do you really want all your data deleted? Your games that are going on are resigned, or called off where not both have moved; your ratings are gone for good. This cannot be undone.
privacy-forget-surely = Yes, delete everything
privacy-forget-not = No, keep it
privacy-forgotten = Your data is deleted. If you play again, you begin afresh.
privacy-not-forgotten = Nothing was deleted.
block-done = You take no more challenges from: { $name }. /unblock takes that back. Games that are going on go on.
block-already = You already take no challenges from: { $name }.
block-oneself = You cannot block yourself.
unblock-done = You take challenges again from: { $name }.
unblock-already = You had not blocked this player: { $name }.

## "Challenge to a game" in a person's menu

# The name of the line in the menu: at most 32 characters.
menu-challenge = Challenge to a game
invite-title = A challenge
invite-game = Game: { $setup }
invite-game-prompt = Choose the game
invite-send = Send the challenge

## Completions while typing: at most 100 characters

suggest-game-mine =
    { $kind ->
        [hare-and-hounds] { $id } · Hare and Hounds · { $name } · your turn
       *[fox-and-geese] { $id } · Fox and Geese · { $name } · your turn
    }
suggest-game-theirs =
    { $kind ->
        [hare-and-hounds] { $id } · Hare and Hounds · { $name } · other player's turn
       *[fox-and-geese] { $id } · Fox and Geese · { $name } · other player's turn
    }

suggest-game-over =
    { $kind ->
        [hare-and-hounds] { $id } · Hare and Hounds · { $name } · over
       *[fox-and-geese] { $id } · Fox and Geese · { $name } · over
    }

## Commands, their options and choices: at most 100 characters each

command-challenge = Challenge somebody to a game, or anyone who likes
command-challenge-opponent = Whom to challenge; left out: whoever accepts first
command-challenge-game = Which game; left out: Hare and Hounds
command-challenge-side = The side that you take; left out: drawn by lot
command-challenge-pace = The time for each move; left out: 5 minutes
command-challenge-games = How many games, with the sides swapped after each; left out: one
command-challenge-geese = Fox and Geese only: how many geese; left out: 13
command-challenge-sideways = Fox and Geese only: geese may also move sideways; left out: no
command-challenge-diagonals = Fox and Geese only: which diagonals the board has; left out: every
command-move = Make a move in your game
command-move-move = The move, such as a2-b3 or d4xd2
command-board = Post the board of your game anew
command-games = List your games, those that wait for you first
command-resign = Resign your game
command-draw = Offer a draw, or accept the one you are offered
command-takeback = Ask to take your last move back
command-replay = Look through a game, running or finished
command-history = List finished games, yours or somebody else's
command-history-user = Whose; left out: yours
command-export = Get a game as a text
command-import = Look through a game that was exported
command-import-record = The exported file; left out: paste the text
command-rules = How to play, how the games compare, their history
command-rules-game = Which game
command-leaderboard = The best players
command-leaderboard-game = Which game
command-leaderboard-scope = Games in this server, or everywhere
command-stats = Ratings and results, yours or somebody else's
command-stats-user = Whose; left out: yours
command-help = What Leveret can do, and how to begin
command-settings = Your settings: language, pings, reminders, how your board looks
command-server = Settings of this server; for those who manage it
command-server-hide = Hide somebody from this server's leaderboard
command-server-show = Show somebody on this server's leaderboard again
command-server-bar = Bar somebody from using Leveret in this server
command-server-admit = Let somebody use Leveret in this server again
command-server-abort = The number of a game to call off
command-privacy = What Leveret knows about you, to have or to have deleted
command-block = Take no more challenges from somebody
command-block-user = Whose challenges you do not want
command-unblock = Take challenges from somebody again
command-unblock-user = Whose challenges you want again
# The option with which a game is chosen where several are going on.
command-option-game = Which of your games; needed only where several are going on
# The option that chooses a game to look at, by its number.
command-option-any-game = The number of any game; left out: the one you are playing
choice-side =
    { $side ->
        [pack] Hounds or geese (the many)
        [quarry] Hare or fox (the one)
       *[random] Drawn by lot
    }
choice-pace =
    { $pace ->
        [live] Live: 5 minutes a move
        [one-day] 1 day a move
        [three-days] 3 days a move
        [seven-days] 7 days a move
       *[unlimited] No time limit
    }
choice-games =
    { $count ->
        [one] A single game
       *[other] A match of { $count } games
    }
choice-geese = { $geese } geese
choice-diagonals =
    { $diagonals ->
        [alternate] Alternate: every second point has diagonals
       *[every] Every: all neighbouring points are joined
    }
choice-scope =
    { $scope ->
        [server] This server
       *[everywhere] Everywhere
    }
