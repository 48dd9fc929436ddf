# The parts of the board, for the help and for “How to play”.

ice_and_fire-part-score = Round and points
    .text = The round, whose turn it is, who is the first player, and everybody's victory points with how many are needed. Also cards in hand, the deck, and the passes that are left.
ice_and_fire-part-field = The battlefield
    .text = Units on their trays, rank by rank; the arrow shows the front, the number the wounds left. Tap a unit to read its card and see what it can do. Whatever can be chosen glows.
ice_and_fire-part-moves = The move
    .text = While a unit moves, its ghost follows your finger or the arrow keys, and the handle turns it. The dock shows what is left of the move, what would be seen and what would threaten; red means that a rule forbids it, and says which. Nothing happens before you confirm.
ice_and_fire-part-dice = The dice
    .text = Every roll of an attack or a test: what each die needs, what changes it and by which rule, and which dice were rolled again.
ice_and_fire-part-tactics = The tactics board
    .text = Five zones. A non-combat unit that is activated takes a free one, uses its effect at once and holds it until the round ends.
ice_and_fire-part-hand = Your tactics cards
    .text = What each card does, and when. At its moment it is offered by itself. The discard piles are open to all.
ice_and_fire-part-mode = The objectives
    .text = What scores in this mode. From the second round on every objective that you hold at the end of a round is worth a point.
ice_and_fire-part-armies = The armies
    .text = All units with the wounds that are left, also those that are not on the field. A tick means: activated this round.

# Why a hint is good.
ice_and_fire-reason-points = You will have { $after } victory { $after ->
        [one] point
       *[other] points
    }.
ice_and_fire-reason-rivals = The enemy has fewer victory points by it: { $after } instead of { $before }.
ice_and_fire-reason-objectives = You hold more objectives: { $after } instead of { $before }.
ice_and_fire-reason-way = It brings you nearer to objectives: { $after }″ are left instead of { $before }″.
ice_and_fire-reason-enemies = Fewer enemy units are left on the field: { $after }.
ice_and_fire-reason-their_wounds = It wounds the enemy: { $after } wounds left in their army instead of { $before }.
ice_and_fire-reason-wounds = Your army keeps more wounds: { $after } instead of { $before }.
ice_and_fire-reason-attacks = Your next attacks promise more: { $after } points of their army instead of { $before }.
ice_and_fire-reason-danger = You are in less danger: their next attacks promise { $after } points of your army instead of { $before }.
ice_and_fire-reason-aside = You fight more enemies from the flank or from the rear: { $after }.
ice_and_fire-reason-their_conditions = More condition tokens lie on the enemy: { $after }.
ice_and_fire-reason-conditions = Fewer condition tokens lie on your units: { $after }.
ice_and_fire-reason-zones = You hold more zones of the tactics board: { $after }.
ice_and_fire-reason-cards = You will have more tactics cards in hand: { $after }.

# What the pictures of “How to play” show.
ice_and_fire-how-1 = Two armies face each other across the field. Units stand in trays and move by inches; tokens between them are objectives that bring victory points.
    .title = The field
ice_and_fire-how-2 = A unit that charges into the flank or the rear of an enemy rolls more dice and shakes its morale.
    .title = A charge
ice_and_fire-how-3 = Characters who do not fight take a zone at court: each zone does something at once and is then taken for the round.
    .title = The tactics board
ice_and_fire-how-4 = Victory points are counted at the end of each round, and destroyed units count too. The bar on top shows who is ahead.
    .title = The last strike
