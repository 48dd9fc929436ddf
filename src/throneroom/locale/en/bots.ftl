# Bots as persons, their pace, and passing in advance.

bots-names = Maester Quill, Ser Dunn, Old Marra, Wat the Tanner, Lady Orlaith, Septon Brusk, Tom Tallow, Nan of the Ford, Ser Odo, Young Pell, Black Harrin, Widow Senna
bots-random = Bot (beginner)
bots-greedy = Bot (skilled)
bots-easy = Squire (easy)
bots-medium = Knight (medium)
bots-hard = Commander (hard)
bots-cautious = Cautious lord (hard)
bots-raider = Raider (hard)
bots-add = Put a bot on seat { $n }
bots-choose = Bot …
bots-level = Bot, level { $n } of 3
bots-pace = Pace of the moves shown
bots-pace-0 = as they come
bots-pace-400 = quick
bots-pace-1000 = unhurried
bots-pace-2200 = slow
bots-pause = Pause
bots-go-on = Go on
bots-step = Show the next move
bots-catch-up = Catch up ({ $n })
premove = Pass in advance
premove-once = Pass the next time
premove-until = Pass until something concerns me
premove-offers = Offers, answered in advance
premove-refuse-impossible = Refuse offers I cannot accept
premove-refuse-all = Refuse all offers
