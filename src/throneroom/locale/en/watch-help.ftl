# The parts of the board, for the help and for “How to play”.

watch-part-score = The players
    .text = Points, cards in hand, road, patrols and guards of everybody. Ten points in an own turn win.
watch-part-dice = The dice
    .text = Two dice say which hexes yield. The blue one moves a wildling.
watch-part-actions = End your turn
    .text = When nothing is left to trade or to build.
watch-part-map = The board
    .text = Below the Gift with its hexes, roads and settlements, above it the Wall, and beyond it the wildlings. What is lit can be chosen.
watch-part-frostfangs = The Frostfangs
    .text = Wildlings that are not in play wait here: so many of each kind are left.
watch-part-camps = Camps of the clans
    .text = Each building brings a wildling into one of three clans. When the fifth camp of a clan is full, the whole clan rushes the Wall.
watch-part-trails = Trails
    .text = The blue die says on which trail the first wildling of a clan comes down.
watch-part-clearings = Clearings
    .text = Here the wildlings wait before the Wall. When there are more of them than guards above, they break through.
watch-part-wall = The Wall
    .text = Its sections, each with spaces for guards. The guard on space 1 falls first.
watch-part-land = Hexes
    .text = A hex yields its resource to the buildings around it when its number is rolled. The more dots, the more often.
watch-part-ice = Ice fields
    .text = They yield nothing, and nobody can enter them.
watch-part-routes = Trade routes
    .text = A building at one of its ends lets you exchange the resource with the supply at 2:1.
watch-part-tormund = Tormund’s camp
    .text = From here Tormund sets out. The hex he stands on yields nothing.
watch-part-threat = Breaches
    .text = How often the Wall was breached. After the third time the game ends, and the most guards win.
watch-part-gift = Wildlings in the Gift
    .text = With the eighth the game ends in the same way. Where one stands, nothing grows.
watch-part-hand = Your hand
    .text = Your resources and development cards. With more than seven resources a seven costs you half of them.
watch-part-costs = Costs
    .text = What each thing costs, and how many are left. Tap one to see where it can be built.
watch-part-trade = Trade
    .text = Cards for cards: with the other players, or with the supply at the rates shown.
watch-part-heroes = Heroes
    .text = Everybody has one hero, to be used once in a turn. Afterwards it is turned over or exchanged.

# Why a hint is good.
watch-reason-points =
    { $after ->
        [one] You will have { $after } point.
       *[other] You will have { $after } points.
    }
watch-reason-rivals =
    { $after ->
        [one] It sets the leader among the others back to { $after } point.
       *[other] It sets the leader among the others back to { $after } points.
    }
watch-reason-income = It earns more: { $after } dots beside your buildings instead of { $before }.
watch-reason-kinds = You will earn more kinds of resources: { $after }.
watch-reason-blocked = Fewer of your hexes are blocked: { $after }.
watch-reason-site =
    { $after ->
        [one] It opens a place for a settlement with { $after } dot.
       *[other] It opens a good place for a settlement, with { $after } dots.
    }
watch-reason-road = Your longest road grows to { $after }.
watch-reason-affordable = You can pay for more kinds of buildings: { $after } instead of { $before }.
watch-reason-cards = You will hold more development cards: { $after }.
watch-reason-patrols = It counts for Most Patrols: { $after }.
watch-reason-hand = It brings you cards: { $after } in hand.
watch-reason-guards =
    You will have { $after ->
        [one] one guard
       *[other] { $after } guards
    } on the Wall.
watch-reason-pressed = Fewer sections of the Wall are about to fall: { $after }.

# What the pictures of “How to play” show.
watch-how-1 = The Gift lies below the Wall. In turn everybody places two settlements with a road each, where three hexes meet; dots below a number tell how often it is rolled.
    .title = The game begins
watch-how-2 = The buildings stand on the corners of hexes and earn their resources. The cards in hand, what everything costs and the desk for trading have their place beside the map; the bar on top has the points of everybody.
    .title = A turn
watch-how-3 = A wildling has come down to the clearing before section 3. As soon as there are more of them than guards on a section, they break through: another guard helps.
    .title = The Wall
watch-how-4 = Where a wildling or Tormund stands, nothing grows. A Ranger Patrol drives them off. Ten points in the own turn win.
    .title = A wildling in the Gift
