# What is told of a game that is over.

ice_and_fire-story-round = Round
ice_and_fire-story-at = Round { $round }, move { $move }
ice_and_fire-story-moments = What decided the battle
ice_and_fire-story-luck = Wounds against expectation
ice_and_fire-story-luck-text = Wounds that attacks dealt, against what was to be expected before their dice were rolled. What one army deals the other takes; panic, and cards played on the way, are not expected.
ice_and_fire-story-faces = Attack and defense dice
ice_and_fire-measure-points = Victory points
ice_and_fire-measure-ground = Objectives held
ice_and_fire-measure-wounds = Wounds left in the army
ice_and_fire-measure-units = Units on the field
ice_and_fire-award-hammer = The hammer
    .text = Hits scored: { $n }.
ice_and_fire-award-anvil = The anvil
    .text = Wounds suffered: { $n }.
ice_and_fire-award-charger = Forward!
    .text = Charges that struck home: { $n }.
ice_and_fire-award-stumbler = Mud on the boots
    .text = Charges that failed: { $n }.
ice_and_fire-award-steadfast = Nobody runs
    .text = Tests passed: { $n }.
ice_and_fire-award-shaken = Weak knees
    .text = Tests failed: { $n }.
ice_and_fire-award-schemer = A card up the sleeve
    .text = Tactics cards played: { $n }.
ice_and_fire-award-courtier = At home at court
    .text = Zones claimed: { $n }.
