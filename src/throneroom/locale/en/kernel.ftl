# What the kernel says in every game: refusals, complaints about input, and a few words.

illegal-game-over = The game is over.
illegal-not-awaited = { $seat } is not being asked for anything now.
illegal-not-now = That is not an answer to what is being asked now.
illegal-nothing-to-take-back = There is nothing that can be taken back.
illegal-listening = You are asked about everything already.

bad-input-unknown-name = There is nothing called “{ $text }” ({ $kind }).
bad-input-wrong-arguments =
    “{ $verb }” takes { $wanted ->
        [one] one word
       *[other] { $wanted } words
    } after it, not { $found }.
bad-input-not-a-number = “{ $text }” is not a number.
bad-input-out-of-bounds = “{ $text }” is not between { $low } and { $high }.
bad-input-text-too-long = An action is at most { $limit } characters long.
bad-input-unknown-verb = There is no action “{ $text }”.
bad-input-malformed-action = The action cannot be understood: { $verb }
bad-input-unknown-game = There is no game “{ $game }”.
bad-input-game-does-not-load = The game “{ $game }” is installed but does not load.
bad-input-no-such-rules = Rules version { $version } of “{ $game }” is not installed.
bad-input-bad-seats = This game is for { $low } to { $high } players, not { $seats }.
bad-input-options-not-an-object = The options must be an object of names and values.
bad-input-unknown-option = There is no option “{ $option }”.
bad-input-bad-option-value =
    { $allowed ->
        [range] “{ $value }” is not a value of the option “{ $option }”: it is a number from { $low } to { $high }.
        [choices] “{ $value }” is not a value of the option “{ $option }”: it is one of these: { $choices }.
        [switch] “{ $value }” is not a value of the option “{ $option }”: it is true or false.
       *[text] “{ $value }” is not a value of the option “{ $option }”.
    }
bad-input-option-for-each-seat = “{ $value }” does not fit the option “{ $option }”: one is needed for each player, so { $seats } in all.
bad-input-option-chosen-twice = Two players cannot have the same: “{ $value }” is chosen twice in “{ $option }”.
bad-input-option-does-not-fit = “{ $value }” of the option “{ $option }” does not go with the other options or the number of players ({ $rule }).
bad-input-bad-chance = The state of the dice cannot be read.
bad-input-bad-dice = What the dice came from cannot be read.
bad-input-no-such-move = There is no move { $number }: the game has { $moves } so far.
bad-input-not-forced = The move is marked as forced, but there was a choice.
bad-input-players-not-names = The players must be a list of names.
bad-input-no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $high }.
bad-input-cannot-imagine = Somebody else is being asked in secret, so nothing can be imagined for this seat now.

bad-input-position-other-game = { $path }: this is not a position of { $game }.
bad-input-position-other-version = { $path }: this position was made for other rules than version { $version }.
bad-input-position-not-an-object = { $path }: an object is needed here.
bad-input-position-not-a-list = { $path }: a list is needed here.
bad-input-position-not-a-number = { $path }: a whole number is needed here.
bad-input-position-not-a-decimal =
    { $path }: a number is needed here, with at most { $decimals ->
        [one] one decimal.
       *[other] { $decimals } decimals.
    }
bad-input-position-not-a-flag = { $path }: true or false is needed here.
bad-input-position-missing = { $path } is missing.
bad-input-position-unknown-field = { $path } is not a field of a position.
bad-input-position-out-of-range = { $path }: { $value } is not between { $low } and { $high }.
bad-input-position-bad-word = { $path }: “{ $text }” cannot stand here.
bad-input-position-unknown-name = { $path }: there is nothing called “{ $text }” ({ $kind }).
bad-input-position-unknown-step = { $path }: there is no such step.
bad-input-position-bad-question = { $path } does not fit the question that is open.
bad-input-position-bad-argument = { $path }: “{ $text }” cannot stand here.
bad-input-position-not-a-text = { $path }: a short text is needed here, not “{ $text }”.
bad-input-position-stuck = { $path }: nobody can move in this position, and yet the game is not over.
bad-input-position-inconsistent = { $path }: the parts of this position contradict each other.
bad-input-position-chosen-twice = { $path }: two players cannot have the same, and “{ $text }” is there twice.
bad-input-position-unknown-ending = { $path }: this game does not end because of “{ $text }”.
bad-input-position-not-ended = { $path }: by the rules this game is not over for this reason.
bad-input-position-other-winners = { $path }: by the rules others have won this game.

bad-input-record-too-long = A record is at most { $limit } characters long.
bad-input-record-not-one = Line { $line }: this is not a record of a game.
bad-input-record-unknown-version = Line { $line }: records of the form “{ $text }” cannot be read.
bad-input-record-bad-line = Line { $line } cannot be understood: { $text }
bad-input-record-missing-field = Line { $line }: the header has no “{ $field }”.
bad-input-record-seed-secret = Line { $line }: the seed of the dice has not been revealed, so the game cannot be replayed.
bad-input-record-other-game = Line { $line }: this is a record of another game, { $game }.
bad-input-record-other-rules = Line { $line }: this game was played by rules version { $version }, which is not the one installed.
bad-input-record-illegal-move = Line { $line }: “{ $text }” is against rule { $rule }.
bad-input-record-bad-move = Line { $line }: “{ $text }” is not an action of this game.
bad-input-record-not-forced = Line { $line }: “{ $text }” is marked as forced, but there was a choice.
bad-input-record-digest-differs = Line { $line }: the game as replayed differs from the one recorded.
bad-input-record-seed-differs = Line { $line }: the seed is not the one that was committed to.
bad-input-record-dice-number = Line { $line }: the number of seat { $number } is not the one that was committed to.
bad-input-record-dice-seed = Line { $line }: the seed does not follow from the numbers in the record.
bad-input-record-result-differs = Line { $line }: the recorded result is not how the game ended.

do-take_back = Take back your answer
do-listen = Be asked about everything again
do-pass = Pass
do-pass_turn = Pass, also for the rest of this turn
do-pass_round = Pass, also for the rest of this round
do-pass_game = Pass, also for the rest of the game
seat-number = Seat { $number }
numbered-name = { $name } ({ $number })
repeated-name = { $count } × { $name }
none = none
bad-input-no-lesson = There is no lesson of “{ $game }”.
bad-input-no-such-scene = The lesson has no scene { $scene }; they are numbered from 0 to { $high }.
bad-input-lesson-other-answer = “{ $text }” is not an answer at this place of the lesson.
bad-input-lesson-step-twice = { $path }: there are two steps called “{ $step }”.
