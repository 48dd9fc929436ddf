# The parts of the board, for the help and for “How to play”.

iron_throne-part-houses = The other houses
    .text = Their characters, power, influence and hostages. Hands and hostages are hidden, all else is open.
iron_throne-part-influence = Influence
    .text = How many of your five tokens are spread. All five end the game, and the most win.
iron_throne-part-characters = Your characters
    .text = The number is the power of each: it counts in an encounter. Without power a character dies.
iron_throne-part-sheet = Your leader's sheet
    .text = Power in reserve. It never counts in an encounter.
iron_throne-part-hand = Your hand
    .text = Hostility, truce and character cards. One is played face down in an encounter of your own.
iron_throne-part-hostages = Your hostages
    .text = Cards of other houses. At the start of a turn they can be freed or tortured.
iron_throne-part-arena = The encounter
    .text = The attacker on the left, the defender on the right, with supporters, cards and totals.
iron_throne-part-event = The event card
    .text = It names the defender of this turn.
iron_throne-part-truce = The bargain
    .text = After two truce cards: what each side is to get. Only what is agreed here binds.
iron_throne-part-piles = The piles
    .text = Cards in hand, deck and discard pile. The discard pile can be opened.

# Why a hint is good.
iron_throne-reason-influence = You will have { $after } of 5 influence spread.
iron_throne-reason-rivals = It holds the leader among the others back at { $after } influence.
iron_throne-reason-living = One more of your characters stays alive ({ $after }).
iron_throne-reason-power = It brings power to your characters: { $after } instead of { $before }.
iron_throne-reason-reserve = It saves power on your leader's sheet: { $after }.
iron_throne-reason-hostages = You will hold more hostages: { $after }.
iron_throne-reason-cards = It leaves you more cards: { $after }.
iron_throne-reason-lead = Your side gains in the encounter: a lead of { $after } instead of { $before }.

# What numbers and tokens mean.
iron_throne-means-sheet = Power in reserve, to be moved to characters. It never counts in an encounter (I2.9, I8.6).
iron_throne-means-spread = As soon as somebody has spread all five, the game ends and the most win (I15.3, I15.5).
iron_throne-means-character = Power: { $n }. It counts in an encounter; without power a character dies (I8.1, I13.1).
