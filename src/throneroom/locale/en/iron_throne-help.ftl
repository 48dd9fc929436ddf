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
iron_throne-means-influence = Squares are the house's own tokens, which it wants to spread; round ones were spread to it by others (I3.2, I15.1).
iron_throne-means-character = Power: { $n }. It counts in an encounter; without power a character dies (I8.1, I13.1).
iron_throne-means-total = The card, the power of all characters on this side, and what is added. The higher total wins; if they are equal, both lose (I8.1, I8.4).
iron_throne-means-event = An event card names the defender. When the deck is empty, the discarded ones are shuffled (I5.2, I5.6).
iron_throne-means-box = Power in the box never comes back into play (I1.7).
iron_throne-means-hostility = Counts with its number if both cards are hostility. Against a truce it is betrayal, and wins (I7.12, I8.5).
iron_throne-means-truce = If both play truce, the two negotiate. Against hostility it loses (I7.12, I8.5).
iron_throne-means-back = A card face down. Only its house can be seen (I11.1).
iron_throne-means-deck = Cards are drawn from here. When it is empty, the discard pile is shuffled into a new deck (I14.1, I14.2).
iron_throne-means-discard = Everybody may look at a discard pile (I14.7).

# What the pictures of “How to play” show.
iron_throne-how-1 = Characters stand in a row beside the hand of cards. In every turn an event card names the defender, and both sides put a character forward.
    .title = Your house
iron_throne-how-2 = Both leaders lay a card face down. Two hostility cards are a clash, two truce cards a negotiation, and one of each is a betrayal.
    .title = An encounter
iron_throne-how-3 = Cards taken from other houses lie before you. Before each turn they can be freed or tortured.
    .title = Hostages
iron_throne-how-4 = Each house shows how much of its influence it has spread. Whoever spreads the fifth token ends the game, and the most influence wins.
    .title = The last step
