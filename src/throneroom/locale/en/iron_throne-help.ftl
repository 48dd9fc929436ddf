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
