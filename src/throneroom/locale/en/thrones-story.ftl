# What is told of a game that is over.

thrones-story-round = Round
thrones-story-at = Round { $round }, move { $move }
thrones-story-moments = Decisive battles
thrones-story-luck = Tides of Battle
thrones-story-luck-text = Strength of the cards drawn, against the average of the deck.
thrones-story-faces = Strength drawn
thrones-measure-castles = Castles and strongholds
thrones-measure-lands = Lands
thrones-measure-power = Power
thrones-measure-units = Units
thrones-measure-supply = Supply
thrones-award-warlord = Warlord
    .text = Battles won: { $n }.
thrones-award-conqueror = The Conqueror
    .text = Lands taken from others: { $n }.
thrones-award-martyr = A feast for crows
    .text = Units lost: { $n }.
thrones-award-brigand = Highway robber
    .text = Raids: { $n }.
thrones-award-steward = A careful steward
    .text = Power gathered by orders: { $n }.
thrones-award-spender = Always pays the debts
    .text = Power bid in all: { $n }.
thrones-award-runner = He who fights and runs away
    .text = Retreats: { $n }.
