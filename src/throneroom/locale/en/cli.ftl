# What the `throneroom` command says.

help-throneroom = The tabletop games of Westeros: play, simulate, replay, and look up the rules.
help-games = List the games with their seats and options.
help-play = Play in the terminal against bots, or with people at one keyboard. Without SLUG you choose.
help-simulate = Let bots play many games and report.
help-sit = A program plays at a table of a server.
help-mcp = Let an assistant sit at a table, by the Model Context Protocol.
help-replay = Go through the record of a game.
help-verify = Check a record: its dice, every move, and its result.
help-rules = Print the numbered rules of a game, one rule, or a chapter.
help-position = Check a position and print the table and the seats to move.
help-map = Draw the board of a game as an SVG picture.
help-map-position = A JSON file with the position to draw, or - for standard input; otherwise a new game.
help-version = Print the version.
help-lang = The language: en, pl or bg. Also by the environment variable THRONEROOM_LANG.
help-slug = The game, as `throneroom games` lists it.
help-json = Print JSON.
help-option = An option of the game, as often as needed.
help-seats = The number of players.
help-games-count = How many games.
help-seed = The seed of all chance: equal seeds give equal games.
help-simulate-bots = The bots of the seats, separated by commas and repeated as needed: random, greedy, easy, medium, hard, cautious, raider, search, or line:COMMAND for a program.
help-play-bots = The bots of the other seats, separated by commas and repeated as needed: random, greedy, easy, medium, hard, cautious, raider, search, or line:COMMAND for a program.
help-sit-address = The address of the table, as the page shows it, with the key of the invitation.
help-sit-bot = The program: line:COMMAND.
help-sit-token = The token of the bot; otherwise that of THRONEROOM_TOKEN.
help-sit-seat = The seat, from 0; if it is not said, any free one.
help-mcp-seat = The seat of the assistant, from 0.
help-mcp-table = The address of a table of a server, instead of a game of its own.
help-human = The seats of people, counted from 0 and separated by commas, or none to watch.
help-jobs = How many processes; 0 means one for each processor.
help-records = Write the record of every game into this folder.
help-rotate = Move the bots on by one seat from game to game.
help-fair = Commit to secret dice before the first move, and reveal them at the end.
help-load = Go on with a saved game.
help-record = Write the record of the game into this file at its end.
help-record-file = A record; - is standard input.
help-position-file = A position as JSON; - is standard input.
help-until = Only the first N moves.
help-view = As this seat sees it, counted from 0.
help-rule-id = A rule such as T6.12, or a chapter such as T6.
help-coverage = Show which rules are enforced and which are proved by tests.
help-output = Where to write the picture; - is standard output.
help-army = Armies of A Song of Ice & Fire: check a list, draw one at random, or take a ready-made one.
help-army-check = Read the list of an army and tell what it costs and everything that is against the rules.
help-army-random = Print an allowed army of a faction, drawn at random.
help-army-starters = List the ready-made armies, or print one of them.
help-army-file = The list of an army as text; - is standard input.
help-army-faction = The faction, for example stark.
help-army-points = The points limit.
help-army-usual = The points limit, if the list names none.
help-army-starter = The name of a ready-made army.

army-good = The army is allowed.
army-title = { $faction }, { $limit } points
army-name = Name
army-faction = Faction
army-card = Card
army-points = Points
army-total = Total
army-neutral = Neutral cards: { $points } of at most { $most }
army-commander = { $card } (Commander)

cli-file-error =
    { $reason ->
        [missing] There is no file { $file }.
        [folder] { $file } is a folder, not a file.
        [forbidden] { $file }: you are not allowed to read or write it.
       *[other] { $file } cannot be read or written.
    }
cli-bad-use = { $option } is not used like this. Try --help.
cli-bad-value =
    { $kind ->
        [most] { $option }: “{ $value }” is too much, at most { $high } is possible.
        [least] { $option }: “{ $value }” is too little, at least { $low } is needed.
       *[other] { $option }: “{ $value }” cannot stand here.
    }
cli-try-help = Something does not fit this command. Try --help.
cli-not-installed = This command needs more than the library: pip install 'throneroom[terminal]'
cli-missing = { $what } is missing.
cli-no-option = There is no option “{ $option }” here.
cli-defect = This is a defect of the program. { $what }
yes = yes
no = no

bad-input-unknown-language = There is no language “{ $text }”; there are en, pl and bg.
bad-input-unknown-command = There is no command “{ $command }”; there are { $commands }.
bad-input-unknown-faction = There is no faction “{ $faction }”; there are { $factions }.
bad-input-unknown-starter = There is no ready-made army “{ $name }”; there are { $names }.
bad-input-unknown-bot = There is no bot “{ $bot }”; there are { $bots }.
bad-input-broken-bot = The bot “{ $bot }” is installed but cannot be used: { $reason }
bad-input-no-such-program = The program “{ $command }” cannot be started.
bad-input-extra-needed = This needs more than is installed: pip install '{ $extra }'
bad-input-mcp-game-or-table = Name a game, or a table of a server with --table.
bad-input-gym-no-observer = The game “{ $game }” has no observations for learning.
bad-input-gym-not-on-offer = { $agent } cannot choose “{ $action }” now.
bad-input-remote-refused = The server says: { $reason }
bad-input-bad-table-address = “{ $address }” is not the address of a table, such as https://example.org/table/abc?key=def.
bad-input-no-server = The server cannot be reached: { $reason }
bad-input-table-has-begun = The game has begun without us.
bad-input-program-not-named = The record names the program “{ $command }”. Name it with --bots too, if it may be run.
bad-input-too-many-bots = That is { $bots } bots for { $seats } seats.
bad-input-too-few-bots = That is { $bots } bots for { $seats } seats: every seat needs one.
bad-input-bad-series = “{ $value }” cannot be the “{ $field }” of a series of games.
bad-input-worker-failed = A process that played for the series failed: { $reason }
bad-input-unknown-rule = There is no rule “{ $rule }”.
bad-input-rule-twice = The rule { $rule } is in the rulebook twice.
bad-input-no-rulebook = There are no numbered rules of “{ $game }” here.
bad-input-no-checkout = Coverage compares rules, code and tests, so it needs a checkout of the source; an installed package has no tests.
bad-input-no-map = “{ $game }” has no map to draw.
bad-input-file-too-large = { $file } is too large.
bad-input-file-not-text = { $file } is not a text in UTF-8.
bad-input-position-not-json = Line { $line }: this is not JSON.
bad-input-no-such-option = There is no option { $number }; there are { $high }.
bad-input-fair-has-no-seed = Fair dice have a secret seed: leave out either --fair or --seed.
bad-input-record-without-players = The record does not say who sits where, so it cannot be played on.

games-slug = Slug
games-title = Game
games-seats = Players
games-options = Options

report-games = Games
report-finished = Finished
report-decisions = Decisions asked of bots
report-forced = Forced actions
report-seconds = Seconds
report-games_per_second = Games per second
report-decisions_per_second = Decisions per second
report-actions_per_second = Actions per second
report-seat = Victories of seat { $number } ({ $bot })
report-bot = Victories of { $bot }
report-forfeits = Moves that { $bot } did not make
forfeit-ended = the program has ended
forfeit-slow = the program took too long
forfeit-garbled = the program could not be understood
forfeit-refused = the program chose what is not allowed
report-rounds_mean = Rounds on average
report-digest = Digest

verify-good =
    { $title }: { $moves ->
        [one] one move is
       *[other] all { $moves } moves are
    } legal and the end is as recorded. Digest:
verify-dice-fast = The dice follow from the seed in the record.
verify-dice-host = The dice are the host's alone: the seed is the one that was committed to before the first move, but no player added a number.
verify-dice-all = The dice are fair: everybody at the table added a number ({ $names }), and the seed follows from all of them and the host's.
verify-dice-some = The dice are fair in part: the seed follows from the host's number and those of { $names }. No number came from: { $missing }.
verify-draw = What all were committed to before any number was known, as the page of each player showed it: { $draw }
verify-unfinished = The game is not finished.

table-to-move = To move: { $seats }
table-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } ({ $reason }).
table-lost = Nobody wins ({ $reason }).

coverage-title = The rules of { $title }
coverage-chapter = Chapter
coverage-rule = Rule
coverage-rules = Rules
coverage-enforced = Enforced
coverage-proved = Proved
coverage-all = All
coverage-missing = Not proved by any test: { $rules }
coverage-complete = Every rule is proved by a test.
coverage-by-people = Not counted, because only people can honour them: { $rules }

map-written = The map is in { $file }.

choose-game = Which game?
choose-seats = How many players, { $low } to { $high }?
choose-people = How many of them are people, 0 to { $high }?
choose-bots = Which bots take the other seats?
choose-again = Please choose one of these.
bot-random = random: anything that is allowed
bot-greedy = greedy: what looks best at once
bot-easy = easy: a squire, for a first game
bot-medium = medium: a knight who looks one step ahead
bot-hard = hard: a commander who plays far ahead
bot-cautious = cautious: hard, and avoids risks
bot-raider = raider: hard, and takes risks
bot-search = search: as hard, for studies

play-commitment = The dice are committed to: { $commitment }
play-seed = Seed { $seed }
play-hint = Answer by number or by text; “help” lists the commands.
play-stopped = The game was left.
play-forfeited = { $seat }: { $reason }. A random action is played.
sit-won = Won, after { $count } decisions.
sit-lost = Not won, after { $count } decisions.
mcp-instructions = You play { $game } on seat { $seat }. Look first. Then choose one of the options by its number or its text and act. Rules have numbers; ask for them whenever a move is refused. You see only what your seat may see.
mcp-look = See the table as your seat sees it, what has happened since you last looked, and what is asked of you.
mcp-options = List what you may do now, with numbers; with a word, only what has it in it.
mcp-rules = Read the rules: by number (T6.12), by chapter (T6), or by words.
mcp-act = Play an action, by the number of an option or by its text. You get the table after it, when you are asked again.
mcp-talk = Say something to everybody at the table, or to one seat, counted from 1.
mcp-said = Said.
mcp-only-bots = Only bots sit here: nobody hears it.
mcp-not-begun = The game has not begun yet. Look again later.
mcp-over = The game is over. Won by: { $winners }. { $reason }
mcp-nothing-asked = Nothing is asked of you now. Look again later.
play-seed-revealed = The seed of the dice was { $seed }. With `save` or --record the game can be checked by `throneroom verify`.
play-pass-keyboard = Pass the keyboard to { $seat }, who presses Enter.
play-more-options =
    { $count ->
        [one] One more option is not shown; “list WORD” finds it.
       *[other] { $count } more options are not shown; “list WORD” finds them.
    }
play-nothing-to-undo = You have not chosen anything yet.
play-no-undo = Something has come to light since then, and the dice are fair: no going back.
play-undone = Back to before your last choice.
play-undone-learned = Back to before your last choice. You take back what you have learned since then, too.
play-save-where = Save where? “save FILE”
play-saved = The game is in { $file }.
play-saved-secret = The file holds the secret seed of the dice: do not look into it before the end.
play-help-undo = undo        go back to before your last choice
play-help-help = help        these lines
play-help-rule = rule ID     the text of a rule or of a chapter
play-help-save = save FILE   write the game into a file; “throneroom play --load FILE” goes on with it
play-help-log = log         everything that happened
play-help-table = table       the table again
play-help-list = list WORD   the options, or those with a word in them
play-help-quit = quit        leave the game
play-help-answers = Everything else is an answer: the number of an option, or an action as text.

help-content = How much of what the cards of a game print works here, faction by faction.
help-content-game = The game: ice_and_fire.
content-faction = Faction
content-units = Units
content-attachments = Attachments
content-ncus = NCUs
content-tactics_cards = Tactics cards
content-abilities = Abilities
content-complete = Complete
content-count = { $done } of { $total }
content-yes = yes
content-no = no
bad-input-no-content = There is nothing to count for “{ $game }”; there is for { $games }.
