# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = A Song of Ice & Fire

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
illegal-ice_and_fire-army-must-join = { $card } must be in the same unit as { $characters }.
illegal-ice_and_fire-army-without-unit = { $card } must be attached to a unit.
illegal-ice_and_fire-army-requires = { $card } needs this in the army, or one of these: { $cards }.
illegal-ice_and_fire-army-requires-all = { $card } needs all of this in the army: { $cards }.
illegal-ice_and_fire-army-forbids = { $card } and { $other_card } cannot be in the same army.
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
illegal-ice_and_fire-army-must-contain = { $unit_card } must have this attached: { $cards }.
illegal-ice_and_fire-army-not-purchasable = { $card } cannot be taken by itself; another card brings it.
illegal-ice_and_fire-army-two-loyalties = Those who are loyal to { $characters } cannot be in the same army.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = This piece cannot be placed any more, or not in this mode: { $terrain }.
illegal-ice_and_fire-terrain-outside = A piece of terrain must lie on the battlefield.
illegal-ice_and_fire-terrain-near-edge = A piece of terrain must be at least { $least }" from the edges of the battlefield.
illegal-ice_and_fire-terrain-in-deployment = A piece of terrain must lie outside the deployment zones.
illegal-ice_and_fire-terrain-overlaps = Pieces of terrain cannot lie on each other.
illegal-ice_and_fire-terrain-too-near = The piece would be { $distance }" away, and at least { $least }" are needed.
illegal-ice_and_fire-terrain-on-token = Impassable terrain cannot be placed on an objective: { $terrain }.
illegal-ice_and_fire-deploy-outside = The whole tray must be in your deployment zone.
illegal-ice_and_fire-deploy-overlaps = Trays cannot overlap.
illegal-ice_and_fire-deploy-impassable = A unit cannot stand on impassable terrain.
illegal-ice_and_fire-deploy-too-near = The unit would be { $distance }" from an enemy, and at least 1" is needed.

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = The list is too long: at most { $lines } lines.
bad-input-ice_and_fire-army-header = Line { $line }: a list begins with the word “army”, the faction and the points limit, for example “army stark 40”.
bad-input-ice_and_fire-army-unknown-faction = Line { $line }: there is no faction called “{ $text }”.
bad-input-ice_and_fire-army-limit = Line { $line }: “{ $text }” is not a points limit; it must be between 1 and { $points }.
bad-input-ice_and_fire-army-words = Line { $line }: only one card may stand on a line.
bad-input-ice_and_fire-army-unknown-card = Line { $line }: there is no card called “{ $text }”.
bad-input-ice_and_fire-army-not-unit = Line { $line }: “{ $text }” is not a Combat Unit. Attachments are indented below their unit, NCUs begin with “ncu”, attachments for enemies with “enemy”.
bad-input-ice_and_fire-army-not-attachment = Line { $line }: “{ $text }” is not an attachment.
bad-input-ice_and_fire-army-not-ncu = Line { $line }: “{ $text }” is not an NCU.
bad-input-ice_and_fire-army-no-unit-above = Line { $line }: there is no unit above that this attachment could join.
bad-input-ice_and_fire-army-limit-too-low = No army of this faction can be built for { $points } points.
