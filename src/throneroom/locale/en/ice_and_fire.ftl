# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = A Song of Ice & Fire
ice_and_fire-gist = A battle of armies of your choice: units, commanders, tactics cards and dice.

# Factions, types of units

ice_and_fire-faction-stark = House Stark
ice_and_fire-faction-lannister = House Lannister
ice_and_fire-faction-neutral = Neutral
ice_and_fire-faction-nightswatch = Night’s Watch
ice_and_fire-faction-baratheon = House Baratheon
ice_and_fire-faction-freefolk = Free Folk
ice_and_fire-faction-targaryen = House Targaryen
ice_and_fire-faction-greyjoy = House Greyjoy
ice_and_fire-faction-martell = House Martell
ice_and_fire-faction-bolton = House Bolton
ice_and_fire-faction-brotherhood = Brotherhood Without Banners

ice_and_fire-unit_type-infantry = infantry
ice_and_fire-unit_type-cavalry = cavalry
ice_and_fire-unit_type-monster = monster
ice_and_fire-unit_type-war_machine = war machine
ice_and_fire-unit_type-none = marker

# Terrain

ice_and_fire-terrain-forest = Forest
ice_and_fire-terrain-corpse_pile = Corpse Pile
ice_and_fire-terrain-bog = Bog
ice_and_fire-terrain-stakes = Stakes
ice_and_fire-terrain-low_wall = Low Wall
ice_and_fire-terrain-ruined_wall = Ruined Wall
ice_and_fire-terrain-hedge = Hedge
ice_and_fire-terrain-weirwood = Weirwood Tree
ice_and_fire-terrain-palisade = Palisade
ice_and_fire-terrain-castle_wall = Castle Wall
ice_and_fire-terrain-grim_pile = Grim Corpse Pile

# What is wrong with an army

illegal-ice_and_fire-army-over-limit = The army costs { $points } points, and the limit is { $limit }.
illegal-ice_and_fire-army-neutral-share = Neutral cards cost { $points } points; at most { $most } are allowed.
illegal-ice_and_fire-army-other-faction = { $card } does not belong to this faction: { $faction }.
illegal-ice_and_fire-army-not-neutral = { $card } is not neutral, and a neutral army has nothing else.
illegal-ice_and_fire-army-no-neutrals = This faction takes no neutral cards: { $card }.
illegal-ice_and_fire-army-no-commander = The army has no Commander.
illegal-ice_and_fire-army-several-commanders = An army has one Commander only, not { $cards }.
illegal-ice_and_fire-army-hero-twice = { $character } may be in an army only once, in whatever version.
illegal-ice_and_fire-army-hero-in-team = { $character } may be in a team only once, in whatever version.
illegal-ice_and_fire-army-no-unit = An army needs at least one Combat Unit.
illegal-ice_and_fire-army-too-many = An army has at most { $units } Combat Units and { $ncus } NCUs.
illegal-ice_and_fire-army-attachment-limit = { $unit_card } may have only one of these attachments: { $cards }.
illegal-ice_and_fire-army-only-units = { $card } cannot join { $unit_card }, only { $cards }.
illegal-ice_and_fire-army-joins-enemies = { $card } joins an enemy unit, so it has no unit of its own army.
illegal-ice_and_fire-army-solo = { $unit_card } is a solo unit and cannot have { $card } attached.
illegal-ice_and_fire-army-wrong-type = { $card } cannot join { $unit_card }, only units of this type: { $unit_type }.
illegal-ice_and_fire-army-only-faction = { $card } cannot join { $unit_card }, only units of this faction: { $faction }.
illegal-ice_and_fire-army-only-affiliation = { $card } cannot join { $unit_card }, only units of this group: { $house }.
illegal-ice_and_fire-army-must-join = { $card } must be in the same unit as { $character }.
illegal-ice_and_fire-army-without-unit = { $card } must be attached to a unit.
illegal-ice_and_fire-army-requires = { $card } needs this in the army, or one of these: { $card_or_character }.
illegal-ice_and_fire-army-requires-all = { $card } needs all of this in the army: { $cards }.
illegal-ice_and_fire-army-forbids = { $card } and { $card_or_character } cannot be in the same army.
illegal-ice_and_fire-army-max-copies =
    { $most ->
        [one] { $card } may be in an army only once.
       *[other] { $card } may be in an army only { $most } times.
    }
illegal-ice_and_fire-army-max-per-friendly =
    { $most ->
        [one] { $card }: only one for each unit of this group and type: { $house }, { $unit_type }.
       *[other] { $card }: only { $most } for each unit of this group and type: { $house }, { $unit_type }.
    }
illegal-ice_and_fire-army-must-contain = { $unit_card } must have this attached: { $card_or_character }.
illegal-ice_and_fire-army-not-purchasable = { $card } cannot be taken by itself; another card brings it.
illegal-ice_and_fire-army-two-loyalties = Those who are loyal to { $character } cannot be in the same army.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = This piece cannot be placed any more, or not in this mode: { $terrain }.
illegal-ice_and_fire-terrain-outside = A piece of terrain must lie on the battlefield; it is outside by { $outside }″.
illegal-ice_and_fire-terrain-near-edge = A piece of terrain must be at least { $least }″ from the edges of the battlefield, not { $distance }″.
illegal-ice_and_fire-terrain-in-deployment = A piece of terrain must lie outside the deployment zones (overlap { $area } square inches).
illegal-ice_and_fire-terrain-overlaps = Pieces of terrain cannot lie on each other (overlap { $area } square inches).
illegal-ice_and_fire-terrain-too-near = The piece would be { $distance }″ away, and at least { $least }″ are needed.
illegal-ice_and_fire-terrain-on-token = Impassable terrain cannot be placed on an objective: { $terrain }.
illegal-ice_and_fire-deploy-outside = The whole tray must be in your deployment zone; it is outside by { $outside }″.
illegal-ice_and_fire-deploy-overlaps = Trays cannot overlap: here { $area } square inches lie on { $unit }.
illegal-ice_and_fire-deploy-impassable = A unit cannot stand on impassable terrain (overlap { $area } square inches).
illegal-ice_and_fire-deploy-too-near = The unit would be { $distance }″ from { $unit }, and at least 1″ is needed.

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = The list is too long: at most { $lines } lines.
bad-input-ice_and_fire-army-header = Line { $line }: a list begins with the word “army”, the faction and the points limit, for example “army stark 40”.
bad-input-ice_and_fire-army-unknown-faction = Line { $line }: there is no faction called “{ $text }”.
bad-input-ice_and_fire-army-limit = Line { $line }: “{ $text }” is not a points limit; it must be between 1 and { $points }.
bad-input-ice_and_fire-army-words = Line { $line }: only one card may stand on a line.
bad-input-ice_and_fire-army-one-line = Line { $line }: an army on one line has nothing more after it.
bad-input-ice_and_fire-army-unknown-card = Line { $line }: there is no card called “{ $text }”.
bad-input-ice_and_fire-army-not-unit = Line { $line }: “{ $text }” is not a Combat Unit. Attachments are indented below their unit, NCUs begin with “ncu”, attachments for enemies with “enemy”.
bad-input-ice_and_fire-army-not-attachment = Line { $line }: “{ $text }” is not an attachment.
bad-input-ice_and_fire-army-not-ncu = Line { $line }: “{ $text }” is not an NCU.
bad-input-ice_and_fire-army-no-unit-above = Line { $line }: there is no unit above that this attachment could join.
bad-input-ice_and_fire-army-limit-too-low = No army of this faction can be built for { $points } points.
bad-input-ice_and_fire-no-faction = There is no faction called “{ $text }”.

# The battle: ids

ice_and_fire-seat-a = Army A
ice_and_fire-seat-b = Army B
ice_and_fire-seat-c = Army C
ice_and_fire-seat-d = Army D
ice_and_fire-side-front = front
ice_and_fire-side-left = left flank
ice_and_fire-side-rear = rear
ice_and_fire-side-right = right flank
ice_and_fire-direction-forward = forward
ice_and_fire-direction-left = left
ice_and_fire-direction-back = back
ice_and_fire-direction-right = right
ice_and_fire-action-maneuver = Maneuver
ice_and_fire-action-march = March
ice_and_fire-action-retreat = Retreat
ice_and_fire-action-strike = melee attack
ice_and_fire-action-charge = Charge
ice_and_fire-action-shoot = ranged attack
ice_and_fire-action-demolish = destroying terrain
ice_and_fire-edge-south = southern zone
ice_and_fire-edge-north = northern zone
ice_and_fire-compass-east = east
ice_and_fire-compass-northeast = north-east
ice_and_fire-compass-north = north
ice_and_fire-compass-northwest = north-west
ice_and_fire-compass-west = west
ice_and_fire-compass-southwest = south-west
ice_and_fire-compass-south = south
ice_and_fire-compass-southeast = south-east
ice_and_fire-region-southwest = in the south-west
ice_and_fire-region-south = in the south
ice_and_fire-region-southeast = in the south-east
ice_and_fire-region-west = in the west
ice_and_fire-region-middle = in the middle
ice_and_fire-region-east = in the east
ice_and_fire-region-northwest = in the north-west
ice_and_fire-region-north = in the north
ice_and_fire-region-northeast = in the north-east
# A heading in words; what is said of it stands before.
ice_and_fire-toward-heading =
    { COMPASS($heading) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($heading) ->
        [left] {""}, a little to the left
        [right] {""}, a little to the right
       *[straight] {""}
    }
ice_and_fire-toward-first =
    { COMPASS($first) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($first) ->
        [left] {""}, a little to the left
        [right] {""}, a little to the right
       *[straight] {""}
    }
ice_and_fire-toward-last =
    { COMPASS($last) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($last) ->
        [left] {""}, a little to the left
        [right] {""}, a little to the right
       *[straight] {""}
    }
ice_and_fire-condition-panicked = Panicked
ice_and_fire-condition-vulnerable = Vulnerable
ice_and_fire-condition-weakened = Weakened
ice_and_fire-zone-crown = Crown
ice_and_fire-zone-wealth = Wealth
ice_and_fire-zone-tactics = Tactics
ice_and_fire-zone-combat = Combat
ice_and_fire-zone-maneuver = Maneuver
ice_and_fire-zone-50900 = Water Gardens
ice_and_fire-zone-50701 = House of the Undying
ice_and_fire-alignment-full = full contact
ice_and_fire-alignment-left = half contact, to the left
ice_and_fire-alignment-right = half contact, to the right
ice_and_fire-roll-attack = attack dice
ice_and_fire-roll-defense = defense dice
ice_and_fire-roll-test = morale test
ice_and_fire-roll-charge = charge distance
ice_and_fire-roll-retreat = retreat distance
ice_and_fire-roll-roll_off = roll-off
ice_and_fire-roll-terrain = terrain
ice_and_fire-roll-danger = Dangerous terrain
ice_and_fire-right-charge_bonus = charge bonus
ice_and_fire-right-panicked = Panicked token
ice_and_fire-right-vulnerable = Vulnerable token
ice_and_fire-right-weakened = Weakened token
ice_and_fire-kind-unit = unit
ice_and_fire-kind-ncu = NCU
ice_and_fire-kind-piece = piece of terrain
ice_and_fire-kind-terrain = kind of terrain
ice_and_fire-kind-zone = zone of the tactics board
ice_and_fire-kind-condition = condition token
ice_and_fire-kind-side = side of a unit
ice_and_fire-kind-direction = direction
ice_and_fire-kind-alignment = alignment
ice_and_fire-kind-edge = deployment zone
ice_and_fire-kind-right = right to re-roll
ice_and_fire-kind-ability = ability
ice_and_fire-kind-card = card
ice_and_fire-kind-roll = roll
ice_and_fire-kind-action = action
ice_and_fire-kind-seat = seat

# The battle: questions

ice_and_fire-ask-activate = Activate one of your units.
ice_and_fire-ask-piece = Choose a piece of terrain to place.
ice_and_fire-ask-place = { $terrain }: where to place it?
ice_and_fire-ask-edge = Choose your deployment zone.
ice_and_fire-ask-deploy = Place a unit in your deployment zone.
ice_and_fire-ask-first = Who is the first player?
ice_and_fire-ask-claim = { $ncu }: claim a zone of the tactics board?
ice_and_fire-ask-choose = { $zone }: choose a unit.
ice_and_fire-ask-clear = { $unit }: which token is removed?
ice_and_fire-ask-afflict = Put a condition token on an enemy unit.
ice_and_fire-ask-declare = { $unit }: choose an action.
ice_and_fire-ask-nearest = { $unit }: the charge must be on the nearest enemy, and several are as near. Which one?
ice_and_fire-ask-move = { $unit }: pivot, move forward, pivot again; at most { $most }″.
ice_and_fire-ask-withdraw = { $unit }: where to retreat? At most { $most }″.
ice_and_fire-ask-pivot = These units may pivot freely: { $units }.
ice_and_fire-ask-heading = The situation has changed. { $unit }: name the heading of the charge on { $target_unit } again.
ice_and_fire-ask-align = { $unit }: how to stand against { $target_unit }?
ice_and_fire-ask-turn = { $unit }: turn or slide before the attack on { $target_unit }?
ice_and_fire-ask-correct = { $unit }: several other enemies are touched. Which is handled first?
ice_and_fire-ask-shift = { $unit }: shift before the attack?
ice_and_fire-ask-target = { $unit }: whom to shoot at?
ice_and_fire-ask-reroll = { $unit }, { $roll }: { $dice }. Re-roll any?
ice_and_fire-ask-react =
    { $about_id ->
        [none] { $moment }: use an effect?
       *[other] { $about }, { $moment }: use an effect?
    }

# The battle: actions

ice_and_fire-do-activate = Activate: { $unit }
ice_and_fire-do-activate_ncu = Activate: { $ncu }
ice_and_fire-do-piece = Place: { $terrain }
ice_and_fire-do-place =
    { $x }″ from the western edge, { $y }″ from the southern one, facing { ice_and_fire-toward-heading }
ice_and_fire-do-edge = Take the { $edge }
ice_and_fire-do-leave = Leave the choice to the opponent
ice_and_fire-do-deploy =
    { $unit }: { $x }″ from the western edge, { $y }″ from the southern one, facing { ice_and_fire-toward-heading }
ice_and_fire-do-first = First player: { $seat }
ice_and_fire-do-claim = Claim: { $zone }
ice_and_fire-do-choose = { $unit }
ice_and_fire-do-clear = Remove: { $condition }
ice_and_fire-do-afflict = { $unit }: { $condition }
ice_and_fire-do-maneuver = Maneuver
ice_and_fire-do-march = March
ice_and_fire-do-retreat = Retreat
ice_and_fire-do-hold = No action
ice_and_fire-do-stay = Stay
ice_and_fire-do-keep = Keep
ice_and_fire-do-strike = Attack: { $unit }
ice_and_fire-do-shoot = Ranged attack
ice_and_fire-do-shift = Shift { $direction } { $length }″
ice_and_fire-do-target = Shoot at { $unit }
ice_and_fire-do-demolish = Destroy: { $piece }
ice_and_fire-do-charge = Charge: { $unit } ({ $side }), to the { ice_and_fire-toward-heading }
ice_and_fire-do-heading = Charge to the { ice_and_fire-toward-heading }
ice_and_fire-do-go = Face { ice_and_fire-toward-first }, forward { $length }″, then face { ice_and_fire-toward-last }
ice_and_fire-do-withdraw = Retreat { $direction } { $length }″, then face { ice_and_fire-toward-last }
ice_and_fire-do-face = { $unit }: face { ice_and_fire-toward-heading }
ice_and_fire-do-align = { $alignment }
ice_and_fire-do-align_at = Contact shifted by { $offset }″
ice_and_fire-do-correct = First: { $unit }
ice_and_fire-do-reroll = Re-roll dice { $dice } ({ $right })
ice_and_fire-do-use = { $unit }: { $ability }
ice_and_fire-do-pass = Pass
ice_and_fire-do-pass_turn = Pass, and from now on to the end of the turn
ice_and_fire-do-pass_round = Pass, and from now on to the end of the round
ice_and_fire-do-pass_game = Pass, and from now on to the end of the game

# The battle: events

ice_and_fire-event-round = Round { $round } begins.
ice_and_fire-event-turn = It is the turn of { $seat }.
ice_and_fire-event-placed = { $seat } places terrain: { $terrain }, { $region }.
ice_and_fire-event-edge = { $seat } takes the { $edge }.
ice_and_fire-event-deployed =
    { $unit }: deployed { $region }, facing { $toward }{ $apart ->
        [-1] { "" }
        [0] , touching { $near }
       *[other] , { $apart }″ from { $near }
    }.
ice_and_fire-event-first = First player: { $seat }.
ice_and_fire-event-passed = { $seat } passes; passes left: { $left }.
ice_and_fire-event-ncu_activated = Activated: { $ncu }.
ice_and_fire-event-claimed = { $ncu } claims: { $zone }.
ice_and_fire-event-chosen = { $seat } chooses for { $zone }: { $unit }.
ice_and_fire-event-activated = Activated: { $unit }.
ice_and_fire-event-declared =
    { $target_unit_id ->
        [none] { $unit }: { $action } declared.
       *[other] { $unit }: { $action } declared, target { $target_unit }.
    }
ice_and_fire-event-held = { $unit }: no action.
ice_and_fire-event-used =
    { $unit_id ->
        [none] { $seat }: { $ability } takes effect.
       *[other] { $unit }: { $ability } is used.
    }
ice_and_fire-event-moved =
    { $unit }: { $inches ->
        [0] turned to face { $toward }
       *[other] moved { $inches }″ { $toward }
    }{ $apart ->
        [-1] { "" }
        [0] , touching { $near }
       *[other] , { $apart }″ from { $near }
    }.
ice_and_fire-event-stayed = { $unit }: no way out, the retreat fails.
ice_and_fire-event-disorderly = The charge of { $unit } is disorderly.
ice_and_fire-event-charge_failed = The charge of { $unit } on { $target_unit } fails.
ice_and_fire-event-charged = { $unit }: successful charge on { $target_unit }.
ice_and_fire-event-pushed =
    { $unit }: pushed aside { $inches }″ { $toward }{ $apart ->
        [-1] { "" }
        [0] , touching { $near }
       *[other] , { $apart }″ from { $near }
    }.
ice_and_fire-event-demolished = { $unit }: terrain destroyed, { $terrain }.
ice_and_fire-event-attacked = { $unit }: attack on { $target_unit }.
ice_and_fire-event-rolled = { $seat }, { $roll }: { $dice }.
ice_and_fire-event-rerolled = { $seat } has dice { $places } re-rolled ({ $roll }): now { $dice }.
ice_and_fire-event-spent = { $seat } spends the { $right } of { $unit }.
ice_and_fire-event-hit = { $unit }: hits on { $target_unit }: { $hits }.
ice_and_fire-event-wounded = { $unit }: wounds suffered { $wounds }, left { $left }.
ice_and_fire-event-restored = { $unit }: wounds restored { $wounds }, now { $left }.
ice_and_fire-event-afflicted = { $unit }: a new token, { $condition }.
ice_and_fire-event-cleared = { $unit }: a token removed, { $condition }.
ice_and_fire-event-tested =
    { $passed ->
        [0] { $unit }: test failed with { $total }.
       *[other] { $unit }: test passed with { $total }.
    }
ice_and_fire-event-attachment_lost = { $unit }: attachment destroyed, { $card }.
ice_and_fire-event-joined = { $unit }: joined by { $card }.
ice_and_fire-event-removed = { $unit }: destroyed.
ice_and_fire-event-scored = { $seat } scores victory points: { $points } (now { $total }).
ice_and_fire-outcome-last_units = All units of the other army have left the battlefield.
ice_and_fire-outcome-rounds = The last round is over.
ice_and_fire-outcome-points = The points needed have been reached.
ice_and_fire-option-points = Points of an army
    .text = How large an army may be. 30 is a short battle, 40 the usual one.
ice_and_fire-option-armies = Armies
    .text = One for each seat: ready-made, one that you keep, or any other. Without them everybody chooses an army in secret when the game begins.
ice_and_fire-option-field = Width of the field in inches
    .text = 48 is the usual field; 72 gives large armies and more players room.
ice_and_fire-option-field-48 = 48
ice_and_fire-option-field-72 = 72
ice_and_fire-option-terrain = Terrain
    .text = Players place it in turns, the dice say what is placed, or the field is bare. On a ready field both armies stand in line already, and the battle begins at once.
ice_and_fire-option-terrain-chosen = chosen by the players
ice_and_fire-option-terrain-random = random
ice_and_fire-option-terrain-none = none
ice_and_fire-option-terrain-ready = a ready field

# The battle: refusals

illegal-ice_and_fire-too-far = { $length }″ is too far: at most { $most }″.
illegal-ice_and_fire-too-far-in-rough = { $length }″ is too far through rough terrain: at most { $most }″.
illegal-ice_and_fire-too-near = That would end { $distance }″ from { $unit }: at least 1″ is needed.
illegal-ice_and_fire-comes-nearer = That would come nearer to { $unit }: { $distance }″.
illegal-ice_and_fire-ends-on-unit = That would end on { $unit } (overlap { $area } square inches).
illegal-ice_and_fire-crosses-unit = The way leads through { $unit } (overlap { $area } square inches).
illegal-ice_and_fire-turns-into-unit = After this pivot the tray overlaps { $unit } ({ $area } square inches) and cannot move forward.
illegal-ice_and_fire-ends-on-piece = That would end on { $piece } (overlap { $area } square inches).
illegal-ice_and_fire-crosses-piece = The way leads through { $piece } (overlap { $area } square inches).
illegal-ice_and_fire-ends-outside = That would end { $outside }″ outside the field.
illegal-ice_and_fire-leaves-field = The way leads { $outside }″ out of the field.
illegal-ice_and_fire-march-turns-first = A March goes straight ahead, here to the { ice_and_fire-toward-heading }; it may pivot only at its end.
illegal-ice_and_fire-wrong-direction = A retreat cannot go there: { $direction }.
illegal-ice_and_fire-may-not-pivot = This unit may not pivot now: { $unit }.
illegal-ice_and_fire-not-its-trigger = This cannot be used now.
illegal-ice_and_fire-no-such-right = You have no right to re-roll by this: { $right }.
illegal-ice_and_fire-no-such-dice = Name dice by their places, rising, from 1 to { $count }.
illegal-ice_and_fire-rerolled-already = You have re-rolled die { $place } already.
illegal-ice_and_fire-not-free = At this place the tray is not free (offset { $offset }″).
illegal-ice_and_fire-not-touched = The charger does not touch this unit: { $unit }.
illegal-ice_and_fire-no-enemy = This is no enemy on the battlefield: { $unit }.
illegal-ice_and_fire-engaged = An engaged unit cannot do that; it is in contact with { $units }.
illegal-ice_and_fire-not-engaged = Only an engaged unit can do that.
illegal-ice_and_fire-no-melee-attack = This unit has no melee attack.
illegal-ice_and_fire-not-seen = No line of sight from there to { $unit }.
illegal-ice_and_fire-other-side = The charger stands in another zone ({ $sides }), not in this one: { $side }.
illegal-ice_and_fire-no-room = There is no room at that side of { $unit }.
illegal-ice_and_fire-passes-by = Along this heading the charge misses its target.
illegal-ice_and_fire-stopped = The charge is stopped after { $distance }″ by { $thing }.
illegal-ice_and_fire-out-of-reach = The target is { $distance }″ away; at most { $most }″ can be reached.
illegal-ice_and_fire-not-destructible = { $piece } cannot be destroyed, or is more than 1″ away.
illegal-ice_and_fire-no-ranged-attack = This unit has no ranged attack.
illegal-ice_and_fire-no-enemies = There is no enemy on the battlefield.
illegal-ice_and_fire-nothing-to-shoot = From there no enemy is seen within range: the nearest is { $distance }″ away, at most { $most }″ is in range.
illegal-ice_and_fire-out-of-range = The target is { $distance }″ from the front arrow; at most { $most }″ is in range.
illegal-ice_and_fire-choose-zone = Name the zone only in a tie, and then one of these: { $sides }.
illegal-ice_and_fire-not-your-unit = This is not a unit of yours on the battlefield: { $unit }.
illegal-ice_and_fire-activated-already = This unit has been activated this round: { $unit }.
illegal-ice_and_fire-other-action = This action is not open to the unit now.
illegal-ice_and_fire-must-act = { $unit } must act: this effect leaves no choice.
illegal-ice_and_fire-must-fight = An engaged unit must attack or retreat.
illegal-ice_and_fire-no-way-out = Even with a 6 there is no way out.
illegal-ice_and_fire-not-in-contact = Not in contact: { $distance }″ from { $unit }.
bad-input-ice_and_fire-position-length = { $path }: the number of entries is wrong.
bad-input-ice_and_fire-armies-for-each-seat = Either no army is named, or one for each of the { $seats } players.
bad-input-ice_and_fire-army-not-allowed =
    The army of player { $player } is not allowed:
    { $reasons }
illegal-ice_and_fire-zone-taken = This zone cannot be claimed: { $zone }.
illegal-ice_and_fire-must-lead = You must activate a Combat Unit first.
illegal-ice_and_fire-wrong-target = This cannot be chosen here: { $unit }.
illegal-ice_and_fire-no-such-token = The unit has no such token: { $condition }.
illegal-ice_and_fire-has-token = The unit has this token already: { $condition }.
illegal-ice_and_fire-no-such-piece = There is no such piece left to place: { $terrain }.
illegal-ice_and_fire-must-choose-edge = You must choose a zone.
illegal-ice_and_fire-not-to-deploy = This unit cannot be deployed now: { $unit }.
illegal-ice_and_fire-no-such-seat = There is no player { $number }.
illegal-ice_and_fire-no-pass = You have no pass left.
illegal-ice_and_fire-passed-already = You have passed this round already.
illegal-ice_and_fire-no-place = There is still no room for { $unit } in its deployment zone.
illegal-ice_and_fire-not-your-ncu = { $ncu } is not your NCU.
illegal-ice_and_fire-ncu-activated-already = { $ncu } has been activated this round.
illegal-ice_and_fire-all-zones-taken = All zones of the tactics board are taken.

# Modes: objectives, missions, tokens

ice_and_fire-objective-objective_01 = Supplies
ice_and_fire-objective-objective_02 = Open Ground
ice_and_fire-objective-objective_03 = Dread
ice_and_fire-objective-objective_04 = Exposure
ice_and_fire-objective-objective_05 = Ravens
ice_and_fire-objective-objective_06 = Sharpened Steel
ice_and_fire-objective-objective_07 = Cruelty
ice_and_fire-objective-objective_08 = Marked Targets
ice_and_fire-objective-objective_09 = Broken Footing
ice_and_fire-objective-objective_10 = Rallying Point
ice_and_fire-mission-mission_01 = Hold the Centre
ice_and_fire-mission-mission_02 = Blades and Horses
ice_and_fire-mission-mission_03 = Blades and Ravens
ice_and_fire-mission-mission_04 = Masters of the Board
ice_and_fire-mission-mission_05 = Cut Off the Head
ice_and_fire-mission-mission_06 = Behind Their Lines
ice_and_fire-mission-mission_07 = Weight of Ranks
ice_and_fire-mission-mission_08 = Broken Spirits
ice_and_fire-mission-mission_09 = Revenge
ice_and_fire-mission-mission_10 = Their Ground
ice_and_fire-mission-mission_11 = Seize the Initiative
ice_and_fire-mission-mission_12 = All the Banners
ice_and_fire-token-k1 = objective token 1
ice_and_fire-token-k2 = objective token 2
ice_and_fire-token-k3 = objective token 3
ice_and_fire-token-k4 = objective token 4
ice_and_fire-token-k5 = objective token 5
ice_and_fire-token-k6 = objective token 6
ice_and_fire-token-k7 = objective token 7
ice_and_fire-token-k8 = objective token 8
ice_and_fire-token-k9 = objective token 9
ice_and_fire-quadrant-southwest = south-western quarter
ice_and_fire-quadrant-southeast = south-eastern quarter
ice_and_fire-quadrant-northwest = north-western quarter
ice_and_fire-quadrant-northeast = north-eastern quarter
ice_and_fire-corner-southwest = south-western corner
ice_and_fire-corner-northwest = north-western corner
ice_and_fire-corner-northeast = north-eastern corner
ice_and_fire-corner-southeast = south-eastern corner
ice_and_fire-roll-hits = hits
ice_and_fire-kind-objective = objective card
ice_and_fire-kind-mission = mission
ice_and_fire-kind-token = objective token
ice_and_fire-kind-quadrant = quarter of the field
ice_and_fire-kind-corner = corner of the field
ice_and_fire-kind-compass = point of the compass
ice_and_fire-kind-region = part of the field
ice_and_fire-option-mode = Mode
    .text = What scores: objectives, captured tokens, secret missions or a siege. The first one is the usual battle.
ice_and_fire-option-mode-game_of_thrones = A Game of Thrones
ice_and_fire-option-mode-clash_of_kings = A Clash of Kings
ice_and_fire-option-mode-storm_of_swords = A Storm of Swords
ice_and_fire-option-mode-feast_for_crows = A Feast for Crows
ice_and_fire-option-mode-dance_with_dragons = A Dance with Dragons
ice_and_fire-option-mode-winds_of_winter = Winds of Winter
ice_and_fire-option-mode-fire_and_blood = Fire and Blood
ice_and_fire-option-mode-dark_wings_dark_words = Dark Wings, Dark Words
ice_and_fire-option-mode-honed_and_ready = Honed and Ready
ice_and_fire-option-mode-here_we_stand = Here We Stand
ice_and_fire-option-mode-random = random
ice_and_fire-option-teams = Two teams (with four players)
    .text = Two against two: team-mates share their turns, their points and the sight of their hands.

# Modes: questions

ice_and_fire-ask-corner = Choose your corner of the field.
ice_and_fire-ask-reward = { $objective }: choose a unit.
ice_and_fire-ask-reward_order = Which of your objective cards is used next?
ice_and_fire-ask-heir = { $unit }: the objective token is lost. Which unit takes it?
ice_and_fire-ask-put_token = { $unit } cannot hold the token: where does it go?
ice_and_fire-ask-corpses = { $unit }, destroyed: where does the Corpse Pile lie?
ice_and_fire-ask-new_piece = { $terrain }: where to place it, near { $unit }?
ice_and_fire-ask-draft = Choose an objective card for your Commander.
ice_and_fire-ask-use_objective = { $unit }: use an objective card this round?
ice_and_fire-ask-mark = Mark an enemy unit.
ice_and_fire-ask-assign = { $unit }, marked: which objective card is assigned?
ice_and_fire-ask-marker = { $unit }: put a victory point marker on an enemy?
ice_and_fire-ask-missions = Choose four missions for your hand.
ice_and_fire-ask-reveal = Reveal a mission.
ice_and_fire-ask-swap = Swap a mission instead? Active: { $missions }. In reserve: { $reserve }.
ice_and_fire-ask-volley = Let the Castle Walls shoot instead of using the zone?
ice_and_fire-ask-quadrant = { $unit }, on a border: in which quarter is it counted?
ice_and_fire-ask-assign_ncu = { $ncu }: count in a quarter of the field instead of using the zone?

# Modes: actions

ice_and_fire-do-corner = Take the { $corner }
ice_and_fire-do-decline = Decline
ice_and_fire-do-take = Take: { $objective }
ice_and_fire-do-next = Next: { $token }
ice_and_fire-do-token = { $token }: { $x }″ from the western edge, { $y }″ from the southern one
ice_and_fire-do-missions = Take: { $missions }
ice_and_fire-do-reveal = Reveal: { $mission }
ice_and_fire-do-swap = Replace “{ $mission }” by “{ $new_mission }”
ice_and_fire-do-renew = Discard “{ $mission }” from the reserve
ice_and_fire-do-quadrant = { $quadrant }

# Modes: events

ice_and_fire-event-corner = { $seat } takes the { $corner }.
ice_and_fire-event-out = { $seat } has no unit left and is out of the game.
ice_and_fire-event-objective = { $unit }: objective card { $objective }.
ice_and_fire-event-drafted = { $seat } chooses the objective card { $objective }.
ice_and_fire-event-token_taken = { $unit }: { $token } taken.
ice_and_fire-event-token_dropped = { $unit }: { $token } lost.
ice_and_fire-event-token_put = { $seat } puts down { $token }, { $region }.
ice_and_fire-event-mission = { $seat } reveals a mission: { $mission }.
ice_and_fire-event-mission_active = Active mission: { $mission }.
ice_and_fire-event-mission_waiting = Mission in reserve: { $mission }.
ice_and_fire-event-mission_scored = { $seat } fulfils a mission: { $mission }.
ice_and_fire-event-swapped = { $seat } replaces the mission “{ $mission }” by “{ $new_mission }”.
ice_and_fire-event-renewed = { $seat } discards a mission from the reserve: { $mission }.
ice_and_fire-event-marked = { $seat } marks { $unit }.
ice_and_fire-event-marker = { $seat } puts a victory point marker on { $unit }; there now: { $count }.
ice_and_fire-event-takes_hits = { $unit }: hits taken: { $hits }.
ice_and_fire-event-assigned = { $ncu } counts in the { $quadrant } this round.
ice_and_fire-event-lent = { $seat } has { $ncu } now.
ice_and_fire-event-pillage = { $unit }: Pillage tokens: { $count }.

# Modes: refusals

illegal-ice_and_fire-must-choose-unit = A unit must be chosen.
illegal-ice_and_fire-no-such-reward = Nothing is to be used for this now: { $token }.
illegal-ice_and_fire-carrier-marches = A unit that carries an objective token cannot March.
illegal-ice_and_fire-token-outside = A token must lie on the battlefield.
illegal-ice_and_fire-token-off-pile = The token must touch its Corpse Pile.
illegal-ice_and_fire-token-too-far = The token must be within 2″ of the unit, not { $distance }″ away.
illegal-ice_and_fire-token-on-something = The token may not lie on another unit or on impassable terrain.
illegal-ice_and_fire-other-token = It is another token that must be placed: { $token }.
illegal-ice_and_fire-pile-too-far = The Corpse Pile must lie fully within 12″ of the unit.
illegal-ice_and_fire-terrain-on-unit = A piece of terrain cannot be placed on { $unit }.
illegal-ice_and_fire-piece-too-far = The piece must be placed within { $most }″ of { $unit }.
illegal-ice_and_fire-objective-taken = This objective card is not to be had: { $objective }.
illegal-ice_and_fire-objective-used = You do not have this objective card any more: { $objective }.
illegal-ice_and_fire-missions-to-choose = Name { $count } different missions in the order of their numbers.
illegal-ice_and_fire-mission-always = Everybody takes this mission anyway: { $mission }.
illegal-ice_and_fire-no-such-mission = You do not have this mission in hand: { $mission }.
illegal-ice_and_fire-no-such-swap = These missions cannot be swapped.
illegal-ice_and_fire-other-quadrant = This unit does not stand there: { $unit }.
illegal-ice_and_fire-corner-taken = This corner is taken: { $corner }.

# The siege

ice_and_fire-role-attacker = attacker
ice_and_fire-role-defender = defender
ice_and_fire-wall-w1 = middle Castle Wall
ice_and_fire-wall-w2 = western Castle Wall
ice_and_fire-wall-w3 = eastern Castle Wall
ice_and_fire-siege_card-siege_attacker_1 = Sappers
ice_and_fire-siege_card-siege_attacker_2 = Cut Off
ice_and_fire-siege_card-siege_attacker_3 = All-Out Assault
ice_and_fire-siege_card-siege_attacker_4 = Siege Terror
ice_and_fire-siege_card-siege_attacker_5 = Endless Drums
ice_and_fire-siege_card-siege_attacker_6 = Battering Ram
ice_and_fire-siege_card-siege_attacker_7 = Fresh Companies
ice_and_fire-siege_card-siege_attacker_8 = Siege Ladders
ice_and_fire-siege_card-siege_defender_1 = Boiling Oil
ice_and_fire-siege_card-siege_defender_2 = Sally Forth
ice_and_fire-siege_card-siege_defender_3 = Masons
ice_and_fire-siege_card-siege_defender_4 = Arrow Storm
ice_and_fire-siege_card-siege_defender_5 = Caltrops
ice_and_fire-siege_card-siege_defender_6 = Hold the Gate
ice_and_fire-siege_card-siege_defender_7 = Night Raid
ice_and_fire-siege_card-siege_defender_8 = Rationed Stores
ice_and_fire-kind-role = role in the siege
ice_and_fire-kind-wall = Castle Wall
ice_and_fire-kind-siege_card = siege card
ice_and_fire-ask-role = Attack the castle, or defend it?
ice_and_fire-ask-siege_piece = Place another piece of terrain before the castle?
ice_and_fire-ask-reserve = Choose a unit for the reserve.
ice_and_fire-ask-bring_in = { $unit }, from the reserve: where?
ice_and_fire-ask-return = Bring a destroyed unit back?
ice_and_fire-ask-siege = Play a siege card?
ice_and_fire-ask-siege_target = { $siege_card }: choose.
ice_and_fire-ask-stores = Which unit restores a wound? Left: { $left }.
ice_and_fire-ask-wall_target = { $wall }: whom to shoot at?
ice_and_fire-ask-align_to_wall = { $unit }: how to stand against the { $wall }?
ice_and_fire-do-role = { $role }
ice_and_fire-do-activate_wall = Activate: { $wall }
ice_and_fire-do-strike_wall = Attack: { $wall }
ice_and_fire-do-charge_wall = Charge: { $wall }, to the { ice_and_fire-toward-heading }
ice_and_fire-do-siege = Play: { $siege_card }
ice_and_fire-do-wall = { $wall }
ice_and_fire-do-condition = { $condition }
ice_and_fire-event-siege_dealt = { $seat } draws siege cards.
    .secret = You have drawn { $siege_cards }.
ice_and_fire-event-siege_played = { $seat } plays a siege card: { $siege_card }.
ice_and_fire-event-sapped = { $seat } has terrain removed: { $terrain }.
ice_and_fire-event-ladders = The { $wall } cannot be activated this round.
ice_and_fire-event-wall_restored = The { $wall } is repaired; wounds now: { $left }.
ice_and_fire-event-assaults = { $unit }: assault on the { $wall }.
ice_and_fire-event-assault_failed = The charge of { $unit } on the { $wall } fails.
ice_and_fire-event-storms = { $unit }: attack on the { $wall }.
ice_and_fire-event-wall_hit = { $unit }: hits on the { $wall }: { $hits }; wounds: { $wounds }, left: { $left }.
ice_and_fire-event-wall_destroyed = The { $wall } is destroyed.
ice_and_fire-event-wall_activated = The { $wall } is activated.
ice_and_fire-event-wall_shoots = Arrows from the { $wall } rain on { $target_unit }.
ice_and_fire-outcome-siege_held = The castle has held out.
illegal-ice_and_fire-no-wall = This wall cannot be attacked now: { $wall }.
illegal-ice_and_fire-wall-not-seen = The { $wall } cannot be seen from there.
illegal-ice_and_fire-at-the-wall = { $wall }: already in contact with it; strike it instead of charging.
illegal-ice_and_fire-no-room-at-wall = There is no room before the { $wall }.
illegal-ice_and_fire-not-seen-then = Along this heading the target cannot be seen.
illegal-ice_and_fire-not-at-flank = The whole tray must be within 6″ of a flank edge; it is beyond that by { $outside }″.
illegal-ice_and_fire-no-siege-card = You cannot play this siege card now: { $siege_card }.
illegal-ice_and_fire-not-that-piece = This piece is not on the field: { $piece }.
illegal-ice_and_fire-not-that-wall = This wall cannot be chosen: { $wall }.
illegal-ice_and_fire-other-choice = Something else must be chosen for this card.
illegal-ice_and_fire-must-activate = As long as you have a unit to activate you must activate one.
bad-input-ice_and_fire-hero-in-team =
    A hero may be in a team only once; choose other armies:
    { $reasons }
# Texts of cards and abilities: questions, actions, events and refusals

ice_and_fire-kind-tactics_card = tactics card
ice_and_fire-kind-choice = option
ice_and_fire-event-survived = { $unit }: not destroyed, wounds left: { $wounds }.
ice_and_fire-event-new_name = { $unit }: { $new } takes the place of { $card }.
ice_and_fire-do-choose_attachment = { $card }
ice_and_fire-do-choose_order = { $ability }
ice_and_fire-ask-ride = { $unit }: where to ride?
ice_and_fire-ask-extra_ncu = One NCU may be activated now.
ice_and_fire-ask-retarget = { $zone }: another unit must be chosen.
ice_and_fire-ask-send = { $card }: which enemy unit is joined?
ice_and_fire-ask-order_attachments = { $unit }: which attachment stands next, from the left? The last one falls first.
ice_and_fire-event-looked = { $seat } looks at the hand of { $whose }.
    .secret = { $seat } looks at the hand of { $whose }: { $tactics_cards }.
ice_and_fire-ask-discard_of = Which card of the opponent is discarded?
ice_and_fire-do-restore = { $unit }: restore { $wounds }
ice_and_fire-ask-share = Wounds still to restore: { $wounds }.
ice_and_fire-right-misses = misses, by an effect
illegal-ice_and_fire-only-misses = Die { $place } is no miss: only misses may be re-rolled.
illegal-ice_and_fire-may-not-wait = This unit cannot be held in reserve: { $unit }.
ice_and_fire-do-reserve = { $unit }: hold in reserve
ice_and_fire-event-waits = { $unit }: held in reserve.
illegal-ice_and_fire-faction-not-ready = Not all texts of this faction work yet: { $faction }.
illegal-ice_and_fire-card-not-ready = Not all texts of this card work yet: { $card }.
illegal-ice_and_fire-army-refused =
    The army is not allowed:
    { $reasons }
ice_and_fire-ask-muster = Choose your army, in secret.
ice_and_fire-do-army = { $faction }: { $cards }
ice_and_fire-kind-faction = faction
ice_and_fire-kind-attachment = attachment
ice_and_fire-kind-attack_keyword = keyword of an attack
ice_and_fire-kind-holder = unit or NCU
ice_and_fire-kind-source = ability or tactics card
ice_and_fire-kind-text = effect
ice_and_fire-kind-mode = mode
ice_and_fire-ask-arrange = Several effects happen at once: which comes first?
ice_and_fire-ask-reinforce = { $unit }: where does it come from the reserve?
ice_and_fire-right-effect = by an effect
ice_and_fire-roll-panic = wounds if the panic test fails
ice_and_fire-roll-gate = die for an effect
ice_and_fire-ask-react_in_private =
    { $about_id ->
        [none] { $moment }: use an effect?
       *[other] { $about }, { $moment }: use an effect?
    }
ice_and_fire-ask-name_target = { $source }: choose a target, or what the effect does.
ice_and_fire-ask-discard = Discard tactics cards?
ice_and_fire-ask-influence = { $ncu }: which unit is influenced?
ice_and_fire-ask-free_shift = { $unit }: shift?
ice_and_fire-do-use_ncu = { $ncu }: { $ability }
ice_and_fire-do-use_card = { $unit }: { $tactics_card }
ice_and_fire-do-play =
    { $mode ->
        [1] Play: { $tactics_card }
       *[other] Play: { $tactics_card }, way { $mode }
    }
ice_and_fire-do-discard = Discard: { $tactics_card }
ice_and_fire-do-influence = { $unit }
ice_and_fire-do-choose_ncu = { $ncu }
ice_and_fire-do-choose_zone = { $zone }
ice_and_fire-do-choose_card = { $tactics_card }
ice_and_fire-do-choose_option = { $choice }
ice_and_fire-do-choose_amount = { $amount }
ice_and_fire-event-used_by_ncu = { $ncu } uses { $ability }.
ice_and_fire-event-card_acts = { $seat }: { $tactics_card } takes effect.
ice_and_fire-event-card_works = { $tactics_card } of { $seat } works on { $unit }.
ice_and_fire-event-played = { $seat } plays { $tactics_card }.
ice_and_fire-event-targeted = { $seat } chooses { $unit }.
ice_and_fire-event-cancelled = { $seat } cancels the effect.
ice_and_fire-event-influenced = { $ncu } influences { $unit }.
ice_and_fire-event-attached = { $tactics_card } is attached to { $unit }.
ice_and_fire-event-card_left = { $tactics_card } is discarded from { $unit }.
ice_and_fire-event-drew = { $seat } draws tactics cards: { $count }.
    .secret = You draw { $tactics_cards }.
ice_and_fire-event-peeked = { $seat } looks at the top of the deck of { $whose }.
    .secret = On top of the deck of { $whose }: { $tactics_cards }.
ice_and_fire-event-put_back = { $seat } puts a tactics card back into the deck.
ice_and_fire-event-set_aside = { $seat } puts a tactics card aside, face down.
    .secret = You put { $tactics_card } back into the deck.
ice_and_fire-event-discarded = { $seat } discards { $tactics_card }.
ice_and_fire-event-found = { $seat } takes { $tactics_card } from the deck.
ice_and_fire-event-recovered = { $seat } takes { $tactics_card } back from the discard pile.
ice_and_fire-event-borrowed = { $seat } takes { $tactics_card } from the discard pile of { $whose }.
ice_and_fire-choice-critical_blow = Critical Blow
ice_and_fire-choice-precision = Precision
ice_and_fire-choice-sundering = Sundering
ice_and_fire-choice-vicious = Vicious
ice_and_fire-choice-highest = highest attack dice value
ice_and_fire-choice-to_hit = bonus to hit
ice_and_fire-choice-reroll = re-roll dice
ice_and_fire-choice-more_dice = more attack dice
ice_and_fire-choice-more_hits = more hits
ice_and_fire-choice-more_wounds = more wounds
ice_and_fire-choice-block = block hits
ice_and_fire-choice-defense = bonus to defense
ice_and_fire-choice-panicked = Panicked
ice_and_fire-choice-vulnerable = Vulnerable
ice_and_fire-choice-weakened = Weakened
ice_and_fire-choice-lose_abilities = loses all abilities
ice_and_fire-choice-not_targeted = cannot be targeted by its own side
ice_and_fire-choice-attack = Attack
ice_and_fire-choice-charge = Charge
ice_and_fire-choice-maneuver = Maneuver
ice_and_fire-choice-march = March
ice_and_fire-choice-retreat = Retreat
ice_and_fire-choice-restore = restore wounds
ice_and_fire-choice-restore_again = restore wounds once more
ice_and_fire-choice-from_deck = from the deck
ice_and_fire-choice-from_discard = from the discard pile
ice_and_fire-choice-hits = hits
ice_and_fire-choice-wounds = wounds
ice_and_fire-choice-test = panic test
ice_and_fire-choice-speed = less Speed
ice_and_fire-choice-shift = shift
ice_and_fire-choice-yes = yes
ice_and_fire-choice-no = no
ice_and_fire-choice-draw = draw a card
ice_and_fire-choice-token = tokens
ice_and_fire-choice-first_player = become first player
ice_and_fire-choice-snipe = strike at an attachment
ice_and_fire-choice-poison = poison
ice_and_fire-choice-token_leaves = the condition token is removed
ice_and_fire-choice-poison_leaves = the poison is removed
ice_and_fire-choice-search = take a card from the deck
ice_and_fire-choice-attach = attach a card
ice_and_fire-choice-move_ncu = move the NCU to an empty zone
ice_and_fire-choice-swap_ncu = swap the NCU with another
ice_and_fire-choice-condition = an enemy gets a condition token
ice_and_fire-choice-left_flank = to the left flank
ice_and_fire-choice-right_flank = to the right flank
ice_and_fire-choice-rear = to the rear
ice_and_fire-choice-bear = Bear
ice_and_fire-choice-eagle = Eagle
ice_and_fire-choice-wolf = Wolf
ice_and_fire-choice-top_card = discard the top card
ice_and_fire-choice-second_card = discard the second card
ice_and_fire-choice-neither = discard none
ice_and_fire-choice-swap = swap attachments
ice_and_fire-choice-move = move an attachment
ice_and_fire-choice-edge = near the table edge
ice_and_fire-choice-beside = beside the unit
ice_and_fire-choice-rank_more = count one rank more
ice_and_fire-choice-rank_fewer = count one rank fewer
ice_and_fire-choice-look_at_hand = the opponent shows the hand and loses a card
ice_and_fire-choice-returns = an attachment returns
ice_and_fire-choice-look = look at the opponent’s hand
ice_and_fire-choice-spend_pillage = spend a Pillage token
ice_and_fire-choice-pillage = take a Pillage token
ice_and_fire-choice-use_zone = use the effect of the zone
ice_and_fire-choice-two_zones = name two zones: if the NCU claims one of them, enemies are afflicted
ice_and_fire-choice-one_zone = name a zone: if it is claimed, Tristifer may activate at the end of the turn
illegal-ice_and_fire-not-a-target = That cannot be chosen here.
illegal-ice_and_fire-not-beside-friends = The unit must be wholly within { $most }″ of another friendly unit.
illegal-ice_and_fire-too-many-cards = At most { $most } cards may be held: some must be discarded.
illegal-ice_and_fire-not-in-hand = This card is not in your hand.
illegal-ice_and_fire-cannot-influence = This unit cannot be influenced by this NCU: { $unit }.
illegal-ice_and_fire-other-target = The action must be aimed at { $unit }.

# Terrain that players define

ice_and_fire-terrain-free_1 = Own piece 1
ice_and_fire-terrain-free_2 = Own piece 2
ice_and_fire-terrain-free_3 = Own piece 3
ice_and_fire-terrain-free_4 = Own piece 4
ice_and_fire-option-pieces = Own pieces of terrain, for example “elevated cover: 0,0 8,0 6,5 1,4”
    .text = Keywords, a colon, then corners in inches; several pieces are parted by semicolons.
ice_and_fire-option-print_2021 = Cards as the rulebook of 2021 prints them
    .text = A few cards were changed later; this plays them as they were first printed.
ice_and_fire-option-discreet = Even pauses, so that nobody can guess a hand
    .text = Whoever might hold a card for the moment keeps the others waiting just as long whether it is there or not. A battle takes some minutes more.
bad-input-ice_and_fire-free-too-many = At most { $most } pieces of terrain can be defined.
bad-input-ice_and_fire-free-form = Piece { $number }: keywords, a colon and corners are needed.
bad-input-ice_and_fire-free-keyword = Piece { $number }: “{ $text }” is no keyword of terrain.
bad-input-ice_and_fire-free-corner = Piece { $number }: “{ $text }” is no corner; write inches, for example 2.5,4.
bad-input-ice_and_fire-free-corners = Piece { $number }: it must have 3 to { $most } corners.
bad-input-ice_and_fire-free-convex = Piece { $number }: the corners must be those of a convex shape, in their order.
bad-input-ice_and_fire-free-large = Piece { $number }: at most { $most }″ in each direction.

# What changes the numbers of a unit, an attack or a test, and why

ice_and_fire-change-dice = attack dice
ice_and_fire-change-rank_shift = ranks for the attack dice
ice_and_fire-change-to_hit = to hit
ice_and_fire-change-hits = hits
ice_and_fire-change-defense = to defense
ice_and_fire-change-block = blocked hits
ice_and_fire-change-wounds = wounds
ice_and_fire-change-panic = to the panic test
ice_and_fire-change-morale = to the test
ice_and_fire-change-speed = inches of Speed
ice_and_fire-why-flank = attack in the flank
ice_and_fire-why-rear = attack in the rear
ice_and_fire-why-sundering = Sundering
ice_and_fire-why-vicious = Vicious
ice_and_fire-why-fortified = fortified terrain
ice_and_fire-why-inspiring = inspiring terrain nearby
ice_and_fire-why-horrific = horrific terrain nearby
ice_and_fire-why-hold_the_gate = Hold the Gate
ice_and_fire-why-pillage = Pillage
ice_and_fire-why-carrying = carries a token
ice_and_fire-why-effect = an effect

# What cannot be in a position

bad-input-ice_and_fire-position-impossible =
    No battle can come to this position:
    { $reasons }
illegal-ice_and_fire-position-trays-overlap = { $card } ({ $path }) and { $other_card } ({ $other_path }) stand on each other (overlap { $area } square inches).
illegal-ice_and_fire-position-tray-outside = { $card } ({ $path }) is { $outside }″ outside the field.
illegal-ice_and_fire-position-on-impassable = { $card } ({ $path }) stands on Impassable terrain (overlap { $area } square inches).
illegal-ice_and_fire-position-no-wounds = { $card } ({ $path }) is on the field with 0 wounds: it would have been destroyed.
illegal-ice_and_fire-position-attachments = { $card } ({ $path }) has { $number } attachments and only { $models } models left.
illegal-ice_and_fire-position-zone-shared = { $number } NCUs are in one zone, { $zone }: { $paths }.
illegal-ice_and_fire-position-hand = { $seat } has { $number } tactics cards in hand; at most { $most } are allowed.
illegal-ice_and_fire-position-card-copies = { $seat } has { $number } copies of a tactics card, and a deck has only { $most }: { $tactics_card }.
illegal-ice_and_fire-position-token-outside = { $path }: the objective token is { $outside }″ outside the field.
illegal-ice_and_fire-position-piece-outside = { $terrain } ({ $path }) is { $outside }″ outside the field.
illegal-ice_and_fire-position-nobody-left = { $seat } has no Combat Unit on the field, so the battle would be lost already.
