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
ice_and_fire-ability-order_deceitful_reposition = Order: Deceitful Reposition
ice_and_fire-ability-hidden_shot = Hidden Shot
ice_and_fire-ability-knightly_armaments = Knightly Armaments
ice_and_fire-ability-rally_the_smallfolk = Rally the Smallfolk
ice_and_fire-ability-lightbringer = Lightbringer
ice_and_fire-ability-prayers_to_rhllor = Prayers to R’hllor
ice_and_fire-ability-hot_pies = Hot Pies!
ice_and_fire-ability-berics_vassal = Beric’s Vassal
ice_and_fire-ability-improved_defenses_bwb = Improved Defenses
ice_and_fire-ability-ncu_31101_prophecies_and_portents = Prophecies and Portents
ice_and_fire-ability-ncu_31102_allies_in_the_realm = Allies in the Realm
ice_and_fire-ability-ncu_31103_vengeance_at_any_cost = Vengeance at Any Cost
ice_and_fire-ability-ncu_31104_fresh_converts = Fresh Converts

# Tactics cards

ice_and_fire-tactics_card-41101 = Sudden Retreat
    .text = An enemy has completed a melee attack: The defender performs 1 Retreat action; your Commander’s unit may re-roll its retreat distance dice.
ice_and_fire-tactics_card-41102 = Regroup and Reform
    .text = Start of a friendly turn: Choose 2 friendly infantry units within long range of each other: remove up to 4 models from one and restore as many wounds to the other. Then you may move one attachment between them (replacing a model, usual limits) or swap an attachment of each.
ice_and_fire-tactics_card-41103 = Knights of the Hollow Hill
ice_and_fire-tactics_card-41104 = The Forgotten Fellowship
ice_and_fire-tactics_card-41105 = Take Up the Sword
ice_and_fire-tactics_card-41106 = Azor Ahai!
ice_and_fire-tactics_card-41107 = But the Realm Remains
ice_and_fire-tactics_card-41108 = Assault Orders
ice_and_fire-tactics_card-41109 = Six Times Too Many
ice_and_fire-tactics_card-41110 = Lightbringer
ice_and_fire-tactics_card-41111 = Fiery Charge
ice_and_fire-tactics_card-41112 = Loved By The Smallfolk
ice_and_fire-tactics_card-41113 = The Last Kiss
ice_and_fire-tactics_card-41114 = Lash Out
ice_and_fire-tactics_card-41115 = Price Of Failure
    .text = A friendly unit makes a melee attack, before attack dice are rolled: Every attack die counts as a hit. If the defender survives the attack, the attacker becomes Panicked and Vulnerable.
ice_and_fire-tactics_card-41116 = Vengeance In Blood

# Special cards

ice_and_fire-special-51101 = Brotherhood Without Banners
ice_and_fire-special-51102 = Unending Vengeance
