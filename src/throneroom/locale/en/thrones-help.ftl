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
