# The account: a forgotten password, a second factor, one's bots, one's data.

account-forgotten = Forgotten your password?
account-recover-title = A new password
account-recover-text = Type the name of your account, or its e-mail address. If the account has a confirmed address, a letter goes there with a link that sets a new password. It is good for one hour.
account-recover-who = Name or e-mail address
account-recover-send = Send the letter
account-recover-sent = If there is such an account with a confirmed address, a letter is on its way. It may take some minutes; look among the spam, too.
account-recover-host = This server sends no mail. For a new password ask its host: { $contact }
account-recover-nobody = This server sends no mail. For a new password ask the person who runs it.
account-recover-set = Set the password
account-recover-done = “{ $name }” has a new password, and all browsers are logged out. Log in with it now.
account-recover-again = Ask for another letter

account-code = Code
account-code-text = This account asks for a code, too: the one that your program shows now, or one of your codes on paper.
account-back = Back

account-second-title = Second factor
account-second-text = Besides the password the account can ask for a code that a program on your phone shows (TOTP). Whoever learns only your password does not get in then.
account-second-begin = Set it up
account-second-scan = Let the program scan this picture, or type the secret into it. Then type the code that it shows.
account-second-picture = QR code of the secret
account-second-secret = Secret
account-second-confirm = Put it on
account-second-on =
    { $n ->
        [one] The account asks for a code. { $n } code on paper is left.
       *[other] The account asks for a code. { $n } codes on paper are left.
    }
account-second-codes = If you lose the program, these codes help, each of them once. Print them or write them down: they are shown only now.
account-second-noted = I have noted them
account-second-new-codes = New codes for paper
account-second-off = Switch it off

account-bots-title = My bots
account-bots-text = A program of yours can sit at any table where you might sit. It comes in with a token; everybody sees that it is a bot, and it is not rated.
account-bots-name = Name of the bot
account-bots-add = New bot
account-bots-token = This is the token of { $name }. Whoever has it plays as this bot. Note it down: it is shown only now.
account-bots-token-name = Token
account-bots-noted = I have noted it
account-bots-part = Let it in no more
account-bots-sure = Its token will not be good any more. What it has played stays.

account-data-title = My data
account-data-text = Everything that this server holds of you, in one file: account, settings, friends, armies, messages, ratings, and your games with their records.
account-data-download = Download
account-delete-title = Delete everything
account-delete-running = In running games a bot takes your seat. Open tables go to those who sit there, or are closed.
account-delete-finished = Finished games stay for those who played them, with “(deleted)” instead of your name. What you wrote in the chat is removed.
account-delete-rest = Friends, armies, ratings, notices, your e-mail address and all the rest are removed at once.
account-delete-backups = It cannot be taken back. In the host's backups it is gone once they are replaced by newer ones.
account-delete-sure = Yes, delete everything
account-delete-now = Delete for good
account-deleted = Everything has been deleted.
