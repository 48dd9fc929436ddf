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
thrones-means-barrels = Barrels in the areas of a House. A Supply card makes them its supply; until then nothing changes (T6.5, T6.6).
thrones-means-westeros = From the second round on, each deck shows a card at the start of a round (T5.4).
thrones-means-wildling_icon = Each such icon moves the wildlings two strength nearer to their attack (T5.5).
thrones-means-bans = Not to be placed in this round, because of a Westeros card (T10.6).
thrones-means-march = Its units may go to neighbouring areas, and attack one. The number is added in battle (T13.4, T13.11).
thrones-means-defense = The number is added whenever this area is attacked in the round (T14.20).
thrones-means-support = Its units may lend their strength to battles in neighbouring areas, for either side (T14.8, T14.10).
thrones-means-raid = Removes a Support, Raid or Consolidate Power order next to it; a special one also a Defense order (T12.4, T12.5).
thrones-means-consolidate = Brings 1 Power, and 1 more for each crown in the area; a special one in a castle may muster instead (T21.2, T21.5).
thrones-means-footman = Strength 1; costs 1 point, and can be upgraded for 1 (T14.5, T7.3).
thrones-means-knight = Strength 2; costs 2 points (T14.5, T7.3).
thrones-means-ship = Strength 1; holds seas and carries armies across; costs 1 point (T14.5, T7.3).
thrones-means-siege_engine = Strength 4 against an area with a castle or stronghold, otherwise 0; costs 2 points (T14.6, T7.3).
thrones-means-castle = Counts for victory, and gives 1 point when mustering (T30.2, T7.2).
thrones-means-stronghold = Counts for victory, and gives 2 points when mustering (T30.2, T7.2).
thrones-means-crown = Brings 1 Power more to Consolidate Power, and 1 with the card Game of Thrones (T21.2, T5.19).
thrones-means-stars = How many special orders the position at the King's Court allows (T10.5).

# What the pictures of “How to play” show.
thrones-how-1 = Every area with units of yours gets one order, face down: march, defence, support, raid or consolidate power. House Stark has Winterfell, White Harbor and a ship in the Shivering Sea.
    .title = Orders
thrones-how-2 = Two hosts stand side by side. A march into an area with enemies is a battle: units, orders, support from neighbours and a house card decide it.
    .title = A battle in sight
thrones-how-3 = The tracks say who acts first, who fights better and who has special orders; barrels limit the size of armies. Whoever holds seven castles and strongholds wins.
    .title = Tracks, supply and the goal
