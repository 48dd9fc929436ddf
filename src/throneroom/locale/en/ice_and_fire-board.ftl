# The board of A Song of Ice & Fire on the page, and what is printed on its zones, terrain and cards

# What the board says

ice_and_fire-board-field = The battlefield
ice_and_fire-board-panels = Parts of the board
ice_and_fire-board-tab-field = Field
ice_and_fire-board-tab-board = Tactics and cards
ice_and_fire-board-tab-armies = Armies
ice_and_fire-board-tactics = Tactics board
ice_and_fire-board-hand = Your tactics cards
ice_and_fire-board-armies = The armies
ice_and_fire-board-no-cards = No cards in hand.
ice_and_fire-board-discard = Discarded by { $seat }: { $count }
ice_and_fire-board-round = Round { $round } of 6
ice_and_fire-board-preparing = Before the battle
ice_and_fire-board-first = First player
ice_and_fire-board-allied = allied with { $names }
ice_and_fire-board-points = victory points, and how many are needed
ice_and_fire-board-cards = hand { $hand } · deck { $deck } · passes { $passes }
ice_and_fire-board-free-zone = free
ice_and_fire-board-activated = activated
ice_and_fire-board-off-field = not on the field
ice_and_fire-board-used = used
ice_and_fire-board-close = Close
ice_and_fire-board-actions = Actions
ice_and_fire-board-zoom-in = Closer
ice_and_fire-board-zoom-out = Farther
ice_and_fire-board-whole = The whole field
ice_and_fire-board-token = Objective token
ice_and_fire-board-unit = { $unit } ({ $seat }), { $wounds } of { $all } wounds
ice_and_fire-board-at = { $x }″ from the western edge, { $y }″ from the southern one
ice_and_fire-board-here = in the middle of your army
ice_and_fire-board-inches =
    { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }
ice_and_fire-board-place =
    { $where ->
        [ahead] { $inches } ahead of { $of }
        [ahead_left] { $inches } ahead of { $of }, to the left
        [ahead_right] { $inches } ahead of { $of }, to the right
        [left] { $inches } to the left of { $of }
        [right] { $inches } to the right of { $of }
        [behind_left] { $inches } behind { $of }, to the left
        [behind_right] { $inches } behind { $of }, to the right
       *[behind] { $inches } behind { $of }
    }
ice_and_fire-board-place-you =
    { $where ->
        [ahead] { $inches } ahead of you
        [ahead_left] { $inches } ahead of you, to the left
        [ahead_right] { $inches } ahead of you, to the right
        [left] { $inches } to your left
        [right] { $inches } to your right
        [behind_left] { $inches } behind you, to the left
        [behind_right] { $inches } behind you, to the right
       *[behind] { $inches } behind you
    }
ice_and_fire-board-engaged = engaged with { $enemies }
ice_and_fire-board-lasting = Lasting: { $cards }
ice_and_fire-board-wounds = Wounds left
ice_and_fire-board-speed = Speed
ice_and_fire-board-defense = Defense
ice_and_fire-board-morale = Morale
ice_and_fire-board-attack-melee = melee
ice_and_fire-board-attack-short = short range
ice_and_fire-board-attack-long = long range
ice_and_fire-board-dice = Dice
ice_and_fire-board-fight = { $attacker } attacks { $defender } ({ $side })
ice_and_fire-board-do = Do it
ice_and_fire-board-to-place = Unit to be placed
ice_and_fire-board-tap-place = Tap a place on the field.
ice_and_fire-board-number-first = heading °
ice_and_fire-board-number-length = length ″
ice_and_fire-board-number-last = face °
ice_and_fire-board-number-heading = heading °
ice_and_fire-board-number-direction = direction
ice_and_fire-board-number-x = from the west ″
ice_and_fire-board-number-y = from the south ″
ice_and_fire-board-left = { $inches }″ left
ice_and_fire-board-sees = would see { $units }
ice_and_fire-board-in_range = in range: { $units }
ice_and_fire-board-threatened_by = threatened by { $units }
ice_and_fire-board-covers = holds { $tokens }
ice_and_fire-board-rough = through rough terrain
ice_and_fire-board-pass_turn = Not again this turn
ice_and_fire-board-pass_round = Not again this round
ice_and_fire-board-pass_game = Never this game
ice_and_fire-board-open-missions = Active missions
ice_and_fire-board-waiting-missions = Missions in reserve
ice_and_fire-board-own-missions = Your missions
ice_and_fire-board-shown-missions = Revealed missions
ice_and_fire-board-siege-cards = Your siege cards
ice_and_fire-board-to-hit = to hit { $need }
ice_and_fire-board-blocks = blocks on { $need }
ice_and_fire-board-passes-on = passed with { $need }
ice_and_fire-board-test = { $unit }: morale test
ice_and_fire-board-number-dice = dice: { $count }
ice_and_fire-board-bonus-lost = terrain takes the charge bonus
ice_and_fire-board-fortified = the defender is fortified
ice_and_fire-board-endangers = endangers { $units }
ice_and_fire-board-shot_by = can be shot by { $units }
ice_and_fire-board-dangerous = dangerous terrain: { $pieces }
ice_and_fire-board-nearest = { $unit } at { $inches }″
ice_and_fire-board-figure-way = to go
ice_and_fire-board-figure-inches = { $inches }″
ice_and_fire-board-figure-chance = needs { $need }+, { $percent } %
ice_and_fire-board-figure-dice = dice
ice_and_fire-board-figure-wounds = wounds expected
ice_and_fire-board-figure-panic = panics
ice_and_fire-board-figure-destroys = is destroyed
ice_and_fire-board-charge = Charge: { $unit } ({ $side })
ice_and_fire-board-rerolls-misses = charge bonus: misses may be re-rolled
ice_and_fire-board-reroll =
    { $count ->
        [one] Re-roll { $count } die ({ $right })
       *[other] Re-roll { $count } dice ({ $right })
    }
ice_and_fire-board-declared = Declared: { $effects }

# Zones of the tactics board

ice_and_fire-zone_text-crown = One enemy unit makes a panic test with −1 to the roll.
ice_and_fire-zone_text-wealth = One of your units restores up to 3 wounds and removes a condition token.
ice_and_fire-zone_text-tactics = Draw 2 tactics cards and put a condition token of your choice on an enemy unit.
ice_and_fire-zone_text-combat = One of your units may attack at once.
ice_and_fire-zone_text-maneuver = One of your units may maneuver or retreat at once.
ice_and_fire-zone_text-50900 = In their next turn opponents must activate a Combat Unit. While you hold it, they control no zone for abilities and tactics cards.

# Terrain

ice_and_fire-terrain_text-forest = Cover: no shots through it, unless the shooter stands in it. Fortified: +1 to defense rolls against a charge that came through it.
ice_and_fire-terrain_text-corpse_pile = Horrific: −1 to morale tests within short range. Hindering: a charge through it loses its bonus.
ice_and_fire-terrain_text-bog = Rough: moves through it are 1″ shorter. Hindering: a charge through it loses its bonus.
ice_and_fire-terrain_text-stakes = Dangerous: D3+1 wounds for whoever enters, or acts while standing on it. Destructible by an attack within 1″.
ice_and_fire-terrain_text-low_wall = Hindering: a charge over it loses its bonus. Fortified: +1 to defense rolls against that charge. Destructible.
ice_and_fire-terrain_text-ruined_wall = Hindering: a charge over it loses its bonus. Fortified: +1 to defense rolls against that charge. Destructible.
ice_and_fire-terrain_text-hedge = Cover: no shots through it. Rough: moves through it are 1″ shorter. Destructible.
ice_and_fire-terrain_text-weirwood = Inspiring: +1 to morale tests within short range.
ice_and_fire-terrain_text-palisade = Impassable, and nothing can be seen through it. Destructible by an attack within 1″.
ice_and_fire-terrain_text-castle_wall = Impassable.
ice_and_fire-terrain_text-grim_pile = Grim Reminder: enemies of whoever placed it have −1 to morale tests within short range and take 1 wound more from failed panic tests. Hindering: a charge through it loses its bonus.

# Objective cards

ice_and_fire-objective_text-objective_01 = When it scores: a friendly unit within long range restores 1 wound, and 1 more for each destroyed rank.
ice_and_fire-objective_text-objective_02 = When it scores: a friendly unit within long range may shift 3″.
ice_and_fire-objective_text-objective_03 = When it scores: an enemy within long range becomes Panicked.
ice_and_fire-objective_text-objective_04 = When it scores: an enemy within long range becomes Vulnerable.
ice_and_fire-objective_text-objective_05 = While you hold it: one more tactics card in hand, and you refill to one more.
ice_and_fire-objective_text-objective_06 = The unit that holds it has Sundering in melee.
ice_and_fire-objective_text-objective_07 = The unit that holds it has Vicious in melee.
ice_and_fire-objective_text-objective_08 = The unit that holds it has Precision in melee.
ice_and_fire-objective_text-objective_09 = Before a melee attack of the unit that holds it the defender becomes Weakened.
ice_and_fire-objective_text-objective_10 = The unit that holds it always uses its highest number of attack dice.

# Missions

ice_and_fire-mission_text-mission_01 = Whoever holds the objective in the centre scores 2.
ice_and_fire-mission_text-mission_02 = 1 for each of the zones Combat and Maneuver that you hold.
ice_and_fire-mission_text-mission_03 = 1 for each of the zones Combat and Tactics that you hold.
ice_and_fire-mission_text-mission_04 = 2 for whoever holds more zones of the tactics board than every opponent.
ice_and_fire-mission_text-mission_05 = 2 for destroying the unit of an enemy Commander; once he is gone, 1 for destroying any enemy unit, once a round.
ice_and_fire-mission_text-mission_06 = 1 for an unengaged unit wholly in an enemy deployment zone, 2 for two or more.
ice_and_fire-mission_text-mission_07 = 1 for whoever has the more ranks left in engaged units.
ice_and_fire-mission_text-mission_08 = 1 for whoever has fewer condition tokens on the own units than the enemies have.
ice_and_fire-mission_text-mission_09 = 1 for destroying an enemy after a unit of your own was destroyed, at most twice a round.
ice_and_fire-mission_text-mission_10 = 1 for each objective that you hold in the enemy half.
ice_and_fire-mission_text-mission_11 = 1 for whoever holds more objectives than every opponent, who is also the first player next.
ice_and_fire-mission_text-mission_12 = 1 for each objective that you hold.
