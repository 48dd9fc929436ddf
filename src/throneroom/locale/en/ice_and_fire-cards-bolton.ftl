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
ice_and_fire-ability-impaling_spear = Impaling Spear
ice_and_fire-ability-rooses_vassal = Roose’s Vassal
ice_and_fire-ability-ruthless_volley = Ruthless Volley
ice_and_fire-ability-shared_fear = Shared Fear
ice_and_fire-ability-sic_em = Sic ’Em
ice_and_fire-ability-ncu_31001_frey_ambition = Frey Ambition
ice_and_fire-ability-ncu_31002_loyal_imposter = Loyal Imposter
ice_and_fire-ability-ncu_31003_horrific_rumors = Horrific Rumors
    .text = Starts with 3 Order tokens. When Roose activates you may remove 1 token: one enemy Combat Unit becomes Panicked. When he claims a zone its effect may be replaced by: one enemy Combat Unit makes a panic test.
ice_and_fire-ability-ncu_31004_sadistic_butchery = Sadistic Butchery
ice_and_fire-ability-ncu_31005_deceitful_envoy = Deceitful Envoy

# Tactics cards

ice_and_fire-tactics_card-41001 = Remorseless Examples
    .text = A friendly unit has completed a melee attack: If the attack destroyed a rank, one other enemy within long range of the defender becomes Panicked. If it destroyed the defender, also place one Corpse Pile fully within short range, not overlapping terrain, with Hindering and Grim Reminder (your enemies within short range have -1 to morale tests and take +1 wound from failed panic tests).
ice_and_fire-tactics_card-41002 = Harsh Punishments
ice_and_fire-tactics_card-41003 = Our Blades Are Sharp
ice_and_fire-tactics_card-41004 = Sadistic Games
ice_and_fire-tactics_card-41005 = Cruel Methods
    .text = Start of any turn: You may spend the Panicked token of an enemy Combat Unit; if so choose two: one friendly infantry unit within long range restores 2 wounds (may be chosen twice); that enemy becomes Vulnerable; that enemy becomes Weakened.
ice_and_fire-tactics_card-41006 = A Flayed Man Has No Secrets
    .text = A unit is targeted by an ability or tactics card: You may spend 1 condition token of an enemy within long range of the targeted unit to cancel that ability or card.
ice_and_fire-tactics_card-41007 = Fear Keeps a Man Alive
ice_and_fire-tactics_card-41008 = Skin Collection
ice_and_fire-tactics_card-41009 = Opportunist
ice_and_fire-tactics_card-41010 = Spoils In Flesh
ice_and_fire-tactics_card-41011 = Whispered Threats
    .text = An enemy NCU activates: If that NCU claims a zone this turn, after the zone’s effect one enemy Combat Unit becomes Vulnerable, then one enemy Combat Unit becomes Panicked.
ice_and_fire-tactics_card-41012 = Seeing Their Flaws
ice_and_fire-tactics_card-41013 = Dreadfort Secrets
ice_and_fire-tactics_card-41014 = Price of Fear
ice_and_fire-tactics_card-41015 = Rush of Aggression
ice_and_fire-tactics_card-41016 = Taunt
    .text = An enemy Combat Unit activates: Pick a friendly unit within long range of it. If the enemy could attack or charge that unit but declares any other action this turn, it first becomes Vulnerable and Weakened.
