# What the server says, besides what the rules say.

server-bad-request = The request cannot be understood: { $fields }
server-too-often = Too many requests. Try again in { $seconds } seconds.
server-bad-name = A name has 1 to { $longest } visible characters.
server-bad-password = A password has at least { $shortest } characters.
server-name-taken = The name “{ $name }” is taken.
server-name-reserved = “{ $name }” looks like the name of an account. Choose another, or log in.
server-wrong-password = There is no account with this name and password.
server-wrong-old-password = The present password is not right.
server-code-needed = This account asks for a code, too.
server-wrong-code = This code is not right, or it has been used already.
server-second-factor-is-on = The account asks for a code already.
server-second-factor-is-off = The account does not ask for a code.
server-second-factor-not-begun = There is no secret yet that a code could confirm. Begin again.
server-old-recovery-link = This link is not valid any more: it is good for one hour, and once. Ask for another letter.
server-guest-without-password = A guest has no password. Make an account first.
server-not-for-bots = A bot may not do this.
server-bots-need-account = Bots need an owner with an account. Make an account first.
server-too-many-bots = You have { $most } bots, and more is not possible. Remove one first.
server-no-such-bot = You have no such bot.
server-name-of-bots = “[bot]” marks the bots that people bring. Choose a name without it.
server-no-such-person = There is no account “{ $name }”.
server-nobody-like-that = There is nobody like that.
server-too-many-friends = You have { $most } friends already.
server-no-armies = No armies are built for this game: “{ $game }”.
server-no-such-army = There is no such army. Perhaps it has been deleted.
server-too-many-armies = You keep { $most } armies already. Delete one first.
server-bad-points = An army is built for { $low } to { $high } points.
server-log-in-first = Choose a nickname or log in first.
server-foreign-page = This request does not come from the page of this site.
server-wrong-host = This server does not answer under that name.
server-bad-webhook = A webhook is an http or https address without a password.
server-no-such-game = There is no game “{ $game }”.
server-no-such-table = There is no such table.
server-no-such-seat = There is no such seat.
server-no-such-address = There is nothing at this address.
server-wrong-method = This address is not asked in this way.
server-no-database = The database does not answer. Try again soon.
server-failed = Something went wrong in the server. It has been noted down.
server-no-vote-now = There is nothing for you to vote on.
server-account-keeps-name = An account keeps its name.
server-page-not-built = The page has not been built yet: run “make play”.
server-too-large = The request is too large.
server-bad-pace = A clock runs for 10 to 3600 seconds, or for 1 to 336 hours.
server-too-many-tables = You have { $most } open tables already.
server-too-many-running-tables = { $most } of your games are running already. Finish one first.
server-too-many-bot-tables = { $most } of your games against bots are running already. Finish one, or leave it to the bots.
server-table-not-open = The table is not open any more.
server-table-not-running = The table is not being played.
server-invitation-needed = This table needs an invitation.
server-seat-taken = The seat is taken.
server-seat-held = This seat is held for { $name }.
server-seats-free = Not every seat is taken yet.
server-dice-frozen = The game is being started: the numbers for the dice cannot be changed any more.
server-dice-not-now = No numbers for the dice are wanted now.
server-dice-other-draw = The others are committed to other numbers for the dice than this page has seen.
server-dice-other-number = This is not the number that your page was committed to.
server-only-the-owner = Only the person who made the table can do this.
server-not-finished = The game is not over yet.
server-other-rules = This game needs rules version { $version }; the host has version { $installed }. A game in progress waits, and nobody’s time runs, until version { $version } is installed.
server-table-damaged = The record of this table contradicts itself.
server-bot-plays = A bot plays your seat. Take the seat back first.
server-cannot-undo = The last action cannot be undone: something hidden was shown, or others have moved.
server-no-undo-asked = Nobody has asked to undo anything.
server-bad-message = The message cannot be understood.
server-bad-chat = A message has 1 to { $longest } characters.
server-muted = The owner of this table lets you say nothing here.
server-hushed = Somebody who came from the same internet address as you is muted at this table. Guests and new accounts from there may say nothing here.
server-banned = The host of this server does not let you in.
server-bad-report = A report has at most { $longest } characters.
server-bad-note = A notepad holds at most { $longest } characters.
server-no-secret-talk = In this game all talk is public.
server-no-statements = This game has no ready statements: say it in your own words.
server-not-at-the-table = You are only watching.
server-bad-email = This is not an e-mail address.
server-no-mail = This server sends no mail.
server-old-mail-link = This link is not valid any more.
server-host-only = This is for the host alone.
server-bad-push = This browser cannot be told of your turn: it gave no valid address for that.
mail-confirm-subject = Throneroom: is this your address?
mail-confirm = { $name } has named this address at Throneroom. If that is you, open { $place } – otherwise do nothing, and you will hear no more of it.
mail-turn-subject = Your turn: { $game }
mail-off = No more mail: { $place }
mail-recover-subject = Throneroom: a new password
mail-recover = Somebody has asked for a new password for “{ $name }”. If that was you, open { $place } within an hour. If it was not, do nothing: the password stays as it is.
notice-turn = Throneroom: it is your turn in “{ $game }”: { $place }
push-turn = It is your turn in “{ $game }”.
push-off = No more notices
bad-input-server-bad-database = “{ $url }” is not the address of a SQLite or PostgreSQL database.

help-serve = Serve the tables in a browser, and print the address.
help-admin = Look after a server's database: accounts, tables, backups.
help-host = The address to listen at; 0.0.0.0 lets other machines in.
help-port = The port.
help-db = The database: sqlite:///FILE or postgresql://…; also by THRONEROOM_DB.
help-workers = How many processes; more than one needs PostgreSQL.
help-admin-create-account = Make an account; the password is asked for.
help-admin-reset-password = Set a new password for an account, and end all its sessions.
help-admin-second-factor-off = Let an account do with its password, if its owner has lost the codes; all its sessions end.
help-admin-tables = List the tables: id, status, game, rules and last move.
help-admin-close-table = End an open or running table without a result.
help-admin-prune = Delete old tables that are finished or closed, and open ones that nobody joins.
help-admin-check = Look for damage: replay every table and compare every digest; say how to mend what is found.
help-admin-reports = List what people have reported, and what was said before.
help-admin-ban = Keep somebody out: an account by its name, or anybody by the id that “reports” lists.
help-admin-unban = Let somebody in again.
help-who = The name of an account, or an id.
help-addresses = Also let nobody in from the addresses where the person was when reported.
help-mend = Write anew what follows from other rows, such as snapshots and results.
help-admin-audit = Show what hosts have done: when, who, what, to which table or person.
help-last = How many lines, the newest ones.
help-admin-backup = Write everything in the database to a file.
help-admin-restore = Read a backup into an empty database.
help-admin-pack-rules = Write the rules of a game, as this release has them, to a wheel. Installed beside a later release, it lets games that were begun with them go on.
help-pack-from = The folder “throneroom” of another release, whose rules are packed instead.
help-pack-to = The folder to write to.
help-account-name = The name of the account.
help-table-id = The id of the table, as “tables” lists it.
help-backup-file = The file to write.
help-keep = FILE is a folder: write a backup named after the time, prove it by restoring it, and keep so many.
help-restore-file = The file that “backup” has written.
help-days = Keep what was touched in so many days.
help-status = Only these: open, running, finished or closed.

serve-address = Throneroom is at { $address }
serve-page-missing = The page has not been built: run “make play”, or “npm run build” in web/.
admin-created = The account “{ $name }” has been made.
admin-password-set = “{ $name }” has a new password; all sessions have ended.
admin-second-factor-off = “{ $name }” needs no code any more; all sessions have ended.
admin-closed = The table { $id } is closed.
admin-backed-up = { $rows } rows have been written to { $file }.
admin-restored = { $rows } rows have been read from { $file }.
admin-packed = { $title }, rules version { $version }: { $file }
admin-pruned = Tables removed: { $n }.
admin-report = { $at }  table { $table }: { $by } reports { $about } ({ $id }). { $text }
admin-report-banned = { $at }  table { $table }: { $by } reports { $about } ({ $id }), who is banned. { $text }
admin-reports = Reports: { $n }.
admin-banned = “{ $name }” is banned; all sessions have ended.
admin-unbanned = “{ $name }” may come in again.
audit-line = { $at }  { $who } { $did }
audit-create-account = made the account “{ $person }”
audit-reset-password = gave “{ $person }” a new password
audit-second-factor-off = switched off the second factor of “{ $person }”
audit-close-table = closed table { $table }
audit-prune = { $n ->
    [one] deleted { $n } table
   *[other] deleted { $n } tables
  } older than { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
audit-reports = read the reports
audit-ban = banned “{ $person }”
audit-ban-addresses = banned “{ $person }” and the addresses that reports name
audit-unban = let “{ $person }” in again
audit-mend = { $n ->
    [one] mended { $n } damage
   *[other] mended { $n } damages
  }
audit-backup = { $n ->
    [one] wrote a backup of { $n } row
   *[other] wrote a backup of { $n } rows
  }
audit-restore = { $n ->
    [one] read a backup of { $n } row
   *[other] read a backup of { $n } rows
  }
admin-password-prompt = Password
check-column = Table { $id }: “{ $what }” makes no sense in its row.
check-seats = Table { $id }: its seats are not all there.
check-begun = Table { $id }: it is open, and yet there are moves.
check-start = Table { $id }: the game cannot be started as its row says.
check-gap = Table { $id }: move { $what } is missing.
check-action = Table { $id }: move { $what } is not allowed by the rules.
check-digest = Table { $id }: after move { $what } the digest is not the one kept.
check-dice = Table { $id }: the seed does not follow from the numbers that were added to the dice.
check-snapshot = Table { $id }: the snapshot after move { $what } does not fit the moves.
check-result = Table { $id }: the result is not the one that the moves lead to.
check-over = Table { $id }: by its moves the game is over, but it is kept as running.
check-unfinished = Table { $id }: it is kept as finished, but by its moves the game is not over.
check-file = The database file: { $what }.
check-lost = Rows of “{ $what }” belong to something that is not there.
check-value = A row: “{ $what }” makes no sense.
check-mend = Mend it: throneroom admin check --mend
check-restore = Restore the last good backup into a new database.
check-restore-or-close = Restore the last good backup, or close the table: throneroom admin close-table { $id }
check-waiting = { $title }: { $n ->
    [one] one table needs
   *[other] { $n } tables need
} rules version { $version }; installed: { $installed }. Waiting to go on: { $ids }.
check-done = Checked: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Not replayed, because they were begun with other rules: { $other }. Damage: { $damage }.

bad-input-server-no-such-database = There is no database at { $file }. “throneroom serve” makes one.
bad-input-server-no-text = A name or a password is no text that could be kept.
bad-input-server-one-worker = SQLite is for one process; use PostgreSQL for { $workers } workers.
bad-input-server-bad-port = A port is a number from 1 to 65535.
bad-input-server-bad-setting = { $name } cannot be “{ $value }”.
bad-input-server-cannot-listen = It is not possible to listen at { $host }, port { $port }: { $reason }
bad-input-pack-no-rules = There are no rules of “{ $game }” in { $folder }.
bad-input-pack-does-not-play = These rules of “{ $game }” do not work with this release: { $reason }
bad-input-server-admin-status = There is no status “{ $status }”: { $statuses }
bad-input-server-not-empty = The database is not empty; a backup is restored into an empty one.
bad-input-server-bad-backup = This is not a backup of Throneroom: line { $line }.
bad-input-server-refused = { $text }
bad-input-server-no-database = The database does not answer: { $reason }
bad-input-server-no-telemetry = Telemetry is not installed: install throneroom[telemetry].
bad-input-server-not-installed = The server's packages are not installed: install throneroom[server].
server-no-such-lesson = There is no lesson of this game.
server-not-in-lesson = That is allowed, but here the lesson is about something else.
server-hints-only-with-bots = Hints are given only where all others are bots.
server-nothing-to-hint = There is nothing to decide for you now.
server-no-hint = No hint was found. Please try again.
