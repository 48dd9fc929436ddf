# The Brotherhood Without Banners: units, attachments, NCUs

ice_and_fire-card-brotherhood_peasant_levy = Peasant Levy
ice_and_fire-card-brotherhood_men_at_arms = Men-At-Arms
ice_and_fire-card-brotherhood_brotherhood_archers = Brotherhood Archers
ice_and_fire-card-brotherhood_brotherhood_sworn_knights = Brotherhood Sworn Knights
ice_and_fire-card-brotherhood_beric_dondarrion_lightning_lord_commander = Beric Dondarrion, Lightning Lord
ice_and_fire-card-brotherhood_beric_dondarrion_azor_ahai = Beric Dondarrion, Azor Ahai
ice_and_fire-card-brotherhood_thoros_of_myr_the_red_wizard_commander = Thoros of Myr, The Red Wizard
ice_and_fire-card-brotherhood_thoros_of_myr_faithful_believer = Thoros of Myr, Faithful Believer
ice_and_fire-card-brotherhood_lem_lemoncloak_the_lemon = Lem Lemoncloak, The Lemon
ice_and_fire-card-brotherhood_tom_sevenstringers_osevens = Tom Sevenstringers, O’Sevens
ice_and_fire-card-brotherhood_catelyn_stark_lady_stoneheart_commander = Catelyn Stark, Lady Stoneheart
ice_and_fire-card-brotherhood_anguy_the_archer = Anguy, The Archer
ice_and_fire-card-brotherhood_edric_dayne_loyal_squire = Edric Dayne, Loyal Squire
ice_and_fire-card-brotherhood_hot_pie_the_baker = Hot Pie, The Baker
ice_and_fire-card-brotherhood_gendry_the_bull = Gendry, The Bull
ice_and_fire-card-brotherhood_ghost_of_high_heart_the_woods_witch = Ghost of High Heart, The Wood’s Witch
ice_and_fire-card-brotherhood_ravella_smallwood_lady_of_acorn_hall = Ravella Smallwood, Lady of Acorn Hall
ice_and_fire-card-brotherhood_catelyn_stark_the_hangwoman = Catelyn Stark, The Hangwoman
ice_and_fire-card-brotherhood_thoros_of_myr_the_ember = Thoros Of Myr, The Ember

# Abilities that no other faction has

ice_and_fire-ability-brotherhood_armaments = Brotherhood Armaments
    .text = Attack has Critical Blow; while no opponent controls the Crown zone it also has Sundering and +1 to hit.
ice_and_fire-ability-order_deceitful_reposition = Order: Deceitful Reposition
    .text = Start of an enemy turn: If no enemy is within short range, this unit performs a Maneuver limited to 3″.
ice_and_fire-ability-hidden_shot = Hidden Shot
    .text = Line of sight for this attack ignores units and terrain. Against an enemy attacked in its flank or rear it has Precision and Vicious.
ice_and_fire-ability-knightly_armaments = Knightly Armaments
    .text = Attack has Sundering; while no opponent controls the Crown zone it may re-roll any attack dice.
ice_and_fire-ability-rally_the_smallfolk = Rally the Smallfolk
    .text = After a melee attack that destroyed an enemy rank, one friendly infantry unit within long range restores 2 wounds.
ice_and_fire-ability-lightbringer = Lightbringer
    .text = Starts with 1 Faith token; gains 1 per passed morale test. Spend 1: before a melee attack for +2 attack dice; or when the unit would be destroyed by a melee attack, to make 1 melee attack with its lowest attack dice value first - if that destroys its target, the unit stays with 1 wound.
ice_and_fire-ability-prayers_to_rhllor = Prayers to R’hllor
    .text = +2 to morale test rolls. Starts with 1 Faith token; gains 1 per passed morale test. Spend 1: before a melee attack for Sundering and Vicious; or when an enemy within long range fails a panic test, to restore to one friendly unit within long range as many wounds as the enemy took (maximum 3).
ice_and_fire-ability-hot_pies = Hot Pies!
    .text = On each activation remove 1 condition token from this unit; while you control the Crown zone it may also restore 1 wound.
ice_and_fire-ability-berics_vassal = Beric’s Vassal
    .text = Wherever a name matters this model is also Beric Dondarrion.
ice_and_fire-ability-improved_defenses_bwb = Improved Defenses
    .text = While you control the Crown zone: +1 to defense rolls.
ice_and_fire-ability-ncu_31101_prophecies_and_portents = Prophecies and Portents
    .text = Influence: +1 to morale test rolls; each time the influenced unit loses a rank, one enemy engaged with it becomes Vulnerable and Weakened.
ice_and_fire-ability-ncu_31102_allies_in_the_realm = Allies in the Realm
    .text = Starts with 3 Order tokens. At the start of a friendly turn you may discard 1 token and 1 tactics card: one friendly Combat Unit restores 2 wounds and, if it has 1 remaining rank, removes a condition token.
ice_and_fire-ability-ncu_31103_vengeance_at_any_cost = Vengeance at Any Cost
    .text = Influence (enemy). The enemy takes 1 wound before each of its actions; friendly melee attacks on it may re-roll any attack dice.
ice_and_fire-ability-ncu_31104_fresh_converts = Fresh Converts
    .text = Put 1 Order token on Thoros each time an enemy Combat Unit loses a rank. When he claims a zone its effect may be replaced by: one friendly Combat Unit restores up to 2 wounds; then up to 2 tokens may be removed, each restoring 1 wound to a friendly Combat Unit.

# Tactics cards

ice_and_fire-tactics_card-41101 = Sudden Retreat
    .text = An enemy has completed a melee attack: The defender performs 1 Retreat action; your Commander’s unit may re-roll its retreat distance dice.
ice_and_fire-tactics_card-41102 = Regroup and Reform
    .text = Start of a friendly turn: Choose 2 friendly infantry units within long range of each other: remove up to 4 models from one and restore as many wounds to the other. Then you may move one attachment between them (replacing a model, usual limits) or swap an attachment of each.
ice_and_fire-tactics_card-41103 = Knights of the Hollow Hill
    .text = A friendly Combat Unit is targeted by an enemy ability or tactics card: The unit makes a morale test; on success the ability or card is cancelled and the unit may perform a Maneuver limited to 3″.
ice_and_fire-tactics_card-41104 = The Forgotten Fellowship
    .text = Start of a round: Pick a friendly Combat Unit: it takes 1 March or Retreat action and is Weakened afterwards.
ice_and_fire-tactics_card-41105 = Take Up the Sword
    .text = A friendly Combat Unit activates: The unit makes a morale test; on success choose one: restore 1 wound plus 1 per its destroyed rank; or one enemy Combat Unit within long range becomes Panicked and Weakened.
ice_and_fire-tactics_card-41106 = Azor Ahai!
    .text = A friendly unit makes a panic test, after dice are rolled: A failure costs at most 1 wound. If the unit is your Commander’s unit it passes instead and every enemy engaged with it becomes Weakened.
ice_and_fire-tactics_card-41107 = But the Realm Remains
    .text = Start of any turn: Attach to a friendly Combat Unit for the rest of the game; each friendly infantry or cavalry unit destroyed adds 1 Order token. At the start of a friendly turn you may remove a token to restore 3 wounds to the unit. While a token remains the unit cannot gain condition tokens.
ice_and_fire-tactics_card-41108 = Assault Orders
    .text = A friendly NCU claims a zone: In place of the zone’s effect a friendly Combat Unit takes 1 melee Attack action (Beric Dondarrion’s unit: a Charge action if preferred).
ice_and_fire-tactics_card-41109 = Six Times Too Many
    .text = A friendly infantry unit would be destroyed by a melee attack: It stays with 1 wound. Attach this card to it for the rest of the game: no player’s Orders or tactics cards may target it.
ice_and_fire-tactics_card-41110 = Lightbringer
    .text = A friendly unit has completed a melee attack: One enemy within short range of the attacker makes a panic test at -1 per its destroyed rank; if the attacker is Beric’s unit it first becomes Panicked.
ice_and_fire-tactics_card-41111 = Fiery Charge
    .text = A friendly unit charges, before the charge is resolved: Every charge distance die counts as 6 and enemies successfully charged become Panicked. After the attack the charger becomes Vulnerable unless it is Thoros of Myr’s unit.
ice_and_fire-tactics_card-41112 = Loved By The Smallfolk
    .text = An enemy makes a melee attack, before attack dice are rolled: The attacker makes a morale test (at -2 if within short range of Thoros of Myr’s unit); on failure it becomes Vulnerable and Weakened.
ice_and_fire-tactics_card-41113 = The Last Kiss
    .text = A friendly attachment would be destroyed: Instead put it into a friendly Combat Unit of the same type, replacing a model but ignoring attachment limits. / Start of any turn: Draw 1 tactics card.
ice_and_fire-tactics_card-41114 = Lash Out
    .text = An enemy has completed a melee attack: If the defender survived, the attacker takes 2 wounds per destroyed rank of the defender. If the defender is Catelyn Stark’s unit the attacker also becomes Panicked.
ice_and_fire-tactics_card-41115 = Price Of Failure
    .text = A friendly unit makes a melee attack, before attack dice are rolled: Every attack die counts as a hit. If the defender survives the attack, the attacker becomes Panicked and Vulnerable.
ice_and_fire-tactics_card-41116 = Vengeance In Blood
    .text = An enemy melee attack that destroyed a friendly rank is completed: One friendly Combat Unit other than the defender may perform 1 Maneuver or March action; Catelyn’s unit may perform 1 Charge or Attack action instead.

# Special cards

ice_and_fire-special-51101 = Brotherhood Without Banners
    .text = One attachment in the army costs 1 point less. The army may include one Combat Unit of House Baratheon or House Stark that counts as non-neutral points.
ice_and_fire-special-51102 = Unending Vengeance
    .text = An army with Catelyn Stark may not include House Bolton (faction or neutral units), Dreadfort Captain, Bolton Flayer, Roose Bolton, Ramsay Snow or Walder Frey. Its units may re-roll charge distance dice against those units, units with those attachments, and House Lannister units.
