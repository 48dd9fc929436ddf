# House Bolton: units, attachments, NCUs

ice_and_fire-card-bolton_cutthroats = Cutthroats
ice_and_fire-card-bolton_blackguards = Blackguards
ice_and_fire-card-bolton_dreadfort_archers = Dreadfort Archers
ice_and_fire-card-bolton_bastards_girls = Bastard’s Girls
ice_and_fire-card-bolton_flayed_men = Flayed Men
ice_and_fire-card-bolton_dreadfort_spearmen = Dreadfort Spearmen
ice_and_fire-card-bolton_ramsay_snow_spiteful_heir_commander = Ramsay Snow, Spiteful Heir
ice_and_fire-card-bolton_roose_bolton_lord_of_the_dreadfort_commander = Roose Bolton, Lord of the Dreadfort
ice_and_fire-card-bolton_ramsay_snow_sadist = Ramsay Snow, Sadist
ice_and_fire-card-bolton_theon_greyjoy_reek = Theon Greyjoy, Reek
ice_and_fire-card-bolton_dreadfort_captain = Dreadfort Captain
ice_and_fire-card-bolton_bolton_flayer = Bolton Flayer
ice_and_fire-card-bolton_ben_bones_kennelmaster = Ben Bones, Kennelmaster
ice_and_fire-card-bolton_damon_dance_for_me_bastards_boy = Damon Dance-For-Me, Bastard’s Boy
ice_and_fire-card-bolton_skinner_bastards_boy = Skinner, Bastard’s Boy
ice_and_fire-card-bolton_grunt_bastards_boy = Grunt, Bastard’s Boy
ice_and_fire-card-bolton_sour_alyn_bastards_boy = Sour Alyn, Bastard’s Boy
ice_and_fire-card-bolton_steelshanks_walton_relentless_soldier = Steelshanks Walton, Relentless Soldier
ice_and_fire-card-bolton_steelshanks_walton_captain_of_the_guard_commander = Steelshanks Walton, Captain of the Guard
ice_and_fire-card-bolton_walda_frey_fat_walda = Walda Frey, Fat Walda
ice_and_fire-card-bolton_jeyne_poole_arya_stark_bride_of_bolton = Jeyne Poole, Arya Stark, Bride Of Bolton
ice_and_fire-card-bolton_roose_bolton_calculating_and_cruel = Roose Bolton, Calculating And Cruel
ice_and_fire-card-bolton_ramsay_snow_red_helm = Ramsay Snow, Red Helm
ice_and_fire-card-bolton_tybald_maester_of_the_dreadfort = Tybald, Maester of the Dreadfort

# Abilities that no other faction has

ice_and_fire-ability-brutal_sadism = Brutal Sadism
    .text = Before rolling attack dice choose one: Critical Blow; Sundering; or the defender becomes Panicked. If the attack then destroys no enemy rank, this unit takes 2 wounds.
ice_and_fire-ability-impaling_spear = Impaling Spear
    .text = If this attack destroyed an enemy rank, every enemy within short range of the attacker becomes Panicked, or Weakened if already Panicked.
ice_and_fire-ability-rooses_vassal = Roose’s Vassal
    .text = Wherever a name matters this model is also Roose Bolton.
ice_and_fire-ability-ruthless_volley = Ruthless Volley
    .text = Line of sight for this attack ignores units and terrain. Against engaged enemies it has Precision and may re-roll any attack dice.
ice_and_fire-ability-shared_fear = Shared Fear
    .text = Each time this unit fails a panic test every enemy within short range becomes Panicked.
ice_and_fire-ability-sic_em = Sic ’Em
    .text = Charge distance may always be re-rolled, and a successful charge makes the charged enemies Panicked.
ice_and_fire-ability-ncu_31001_frey_ambition = Frey Ambition
    .text = When Walda claims: Crown - one enemy Combat Unit becomes Weakened; Tactics - the effect may be replaced by taking one of your commander cards from deck or discard pile into hand (shuffle); Wealth - instead of removing a condition token restore 1 more wound.
ice_and_fire-ability-ncu_31002_loyal_imposter = Loyal Imposter
    .text = Influence: +2 to morale test rolls. Once per game, at the start of a round, the opponent may be given control of Jeyne until the round ends; if so you become first player and Jeyne influences nobody that round.
ice_and_fire-ability-ncu_31003_horrific_rumors = Horrific Rumors
    .text = Starts with 3 Order tokens. When Roose activates you may remove 1 token: one enemy Combat Unit becomes Panicked. When he claims a zone its effect may be replaced by: one enemy Combat Unit makes a panic test.
ice_and_fire-ability-ncu_31004_sadistic_butchery = Sadistic Butchery
    .text = Influence (friendly). The unit has Fueled by Slaughter: after a melee attack that caused wounds it restores 1 wound plus 1 per destroyed rank of the defender.
ice_and_fire-ability-ncu_31005_deceitful_envoy = Deceitful Envoy
    .text = Starts with 2 Order tokens. When an enemy NCU activates and Tybald is not on the board you may remove 1 token and name a zone. If it claims that zone, after its effect one enemy Combat Unit becomes Vulnerable; if it does not, Tybald claims that zone at the end of the turn.

# Tactics cards

ice_and_fire-tactics_card-41001 = Remorseless Examples
    .text = A friendly unit has completed a melee attack: If the attack destroyed a rank, one other enemy within long range of the defender becomes Panicked. If it destroyed the defender, also place one Corpse Pile fully within short range, not overlapping terrain, with Hindering and Grim Reminder (your enemies within short range have -1 to morale tests and take +1 wound from failed panic tests).
ice_and_fire-tactics_card-41002 = Harsh Punishments
    .text = Start of any turn: Attach to a friendly Combat Unit for the rest of the game: its melee attacks have Sundering and always use the highest attack dice value; it takes +1 wound from failed panic tests.
ice_and_fire-tactics_card-41003 = Our Blades Are Sharp
    .text = A friendly unit makes a melee attack, before attack dice are rolled: Gives the attack Precision, and re-rolls of any attack dice against a Panicked defender.
ice_and_fire-tactics_card-41004 = Sadistic Games
    .text = Start of an enemy turn: The opponent chooses one, then you pick targets: up to 2 enemy Combat Units become Panicked; or one engaged enemy takes 2 hits plus 1 per remaining rank of the friendly units engaged with it.
ice_and_fire-tactics_card-41005 = Cruel Methods
    .text = Start of any turn: You may spend the Panicked token of an enemy Combat Unit; if so choose two: one friendly infantry unit within long range restores 2 wounds (may be chosen twice); that enemy becomes Vulnerable; that enemy becomes Weakened.
ice_and_fire-tactics_card-41006 = A Flayed Man Has No Secrets
    .text = A unit is targeted by an ability or tactics card: You may spend 1 condition token of an enemy within long range of the targeted unit to cancel that ability or card.
ice_and_fire-tactics_card-41007 = Fear Keeps a Man Alive
    .text = An enemy fails a panic test: Restore as many wounds as that test caused, in total, across any friendly units within long range; +1 if the enemy is within short range of your Commander’s unit.
ice_and_fire-tactics_card-41008 = Skin Collection
    .text = Start of any turn: Attach to a friendly infantry unit for the rest of the game; each enemy rank it destroys adds 1 Order token. Enemies engaged with it have -1 to panic tests per token (maximum -2).
ice_and_fire-tactics_card-41009 = Opportunist
    .text = A friendly unit makes an attack, before attack dice are rolled: Against a defender that still has to activate this round: re-roll any attack dice, plus Precision or Vicious (both for Ramsay Snow’s unit).
ice_and_fire-tactics_card-41010 = Spoils In Flesh
    .text = A friendly unit has completed a melee attack: If the attack destroyed a rank, one friendly unit within short range of the attacker restores 1 wound plus 1 per destroyed rank of the defender.
ice_and_fire-tactics_card-41011 = Whispered Threats
    .text = An enemy NCU activates: If that NCU claims a zone this turn, after the zone’s effect one enemy Combat Unit becomes Vulnerable, then one enemy Combat Unit becomes Panicked.
ice_and_fire-tactics_card-41012 = Seeing Their Flaws
    .text = An enemy Combat Unit completes an action: The enemy becomes Vulnerable and Panicked. Attach this card to it until the round ends: while Roose Bolton’s unit attacks it, it loses all abilities and cannot be targeted by its own side’s tactics cards.
ice_and_fire-tactics_card-41013 = Dreadfort Secrets
    .text = A friendly melee attack that destroyed an enemy rank is completed: Attach to a friendly infantry unit within short range of the attacker; enemies engaged with it become Panicked. While attached, each enemy unit that activates within short range of it becomes Panicked.
ice_and_fire-tactics_card-41014 = Price of Fear
    .text = An enemy fails a panic test: Lets a friendly Combat Unit within long range of it take 1 Maneuver action.
ice_and_fire-tactics_card-41015 = Rush of Aggression
    .text = A friendly unit charges, before the charge distance roll: Every charge distance die counts as 6 and the charge’s melee attack has Critical Blow. After the attack the charger becomes Vulnerable unless it is Steelshanks Walton’s unit.
ice_and_fire-tactics_card-41016 = Taunt
    .text = An enemy Combat Unit activates: Pick a friendly unit within long range of it. If the enemy could attack or charge that unit but declares any other action this turn, it first becomes Vulnerable and Weakened.
