# The parts of the board, for the help and for “How to play”.

thrones-part-score = The Houses
    .text = Castles and Strongholds of everybody, Power and supply, in turn order. Seven castles win at once.
thrones-part-wildlings = Round and wildlings
    .text = Which round of ten it is, and how strong the wildlings are. At 12 they attack.
thrones-part-map = The map
    .text = Areas with castles, barrels and crowns; units and orders of the Houses. What is lit can be chosen, and every area tells more when tapped.
thrones-part-dock = Your decision
    .text = What is asked now, with all that is needed for it: orders, units of a March, a battle, a bid.
thrones-part-tracks = Influence tracks
    .text = The Iron Throne decides the order of turns, the Fiefdoms ties in battle, the King's Court how many special orders you have.
thrones-part-westeros = Westeros cards
    .text = Three cards open every round from the second on. The track below shows how near the wildlings are.
thrones-part-supply = Supply
    .text = How many armies each House may have, and how large: each box is one unit of an army.
thrones-part-cards = House cards
    .text = Everybody's cards are open. A played card comes back when all are played.

# Why a hint is good.
thrones-reason-castles = Castles and strongholds in your hands: { $after }.
thrones-reason-rivals =
    { $after ->
        [one] It sets the strongest rival back to { $after } castle.
       *[other] It sets the strongest rival back to { $after } castles.
    }
thrones-reason-takes = This March takes castles or strongholds: { $after }.
thrones-reason-threatens =
    It threatens { $after ->
        [one] a castle
       *[other] { $after } castles
    } that you could take next.
thrones-reason-endangered = Fewer of your castles are in danger: { $after } instead of { $before }.
thrones-reason-strength = Your armies grow: strength { $after } instead of { $before }.
thrones-reason-supply = Your supply rises to { $after }.
thrones-reason-power = It leaves you more Power: { $after } instead of { $before }.
thrones-reason-orders_take =
    Your March orders can take { $after ->
        [one] a castle
       *[other] { $after } castles
    } this round.
thrones-reason-orders_power = Your orders will bring Power: { $after }.
thrones-reason-orders_defence = It strengthens an area with an enemy beside it: +{ $after }.

# What numbers and tokens mean.
thrones-means-round = The game lasts ten rounds at most (T30.4).
thrones-means-wildlings = At 12 the wildlings attack, and all must bid against them together (T29.1).
thrones-means-castles = Areas with a Castle or a Stronghold. Whoever has seven wins at once (T30.2).
thrones-means-power = For bids, against the wildlings, and to hold areas that units have left (T8.2, T23.4).
thrones-means-supply = How many armies of two and more units are allowed, and how large (T6.1).
thrones-means-iron_throne = Decides who goes first. Its holder decides ties outside of battle (T9.1, T9.5).
thrones-means-fiefdoms = Decides ties in battle. Its holder has the Valyrian Steel Blade: +1 once in a round (T9.2, T9.7).
thrones-means-kings_court = The stars are how many special orders a House may give. Its holder has the Messenger Raven (T9.3, T9.8).
