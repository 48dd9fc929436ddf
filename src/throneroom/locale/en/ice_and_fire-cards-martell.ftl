# House Martell: units, attachments, NCUs

ice_and_fire-card-martell_martell_spearmen = Martell Spearmen
ice_and_fire-card-martell_sand_skirmishers = Sand Skirmishers
ice_and_fire-card-martell_sunspear_dervishes = Sunspear Dervishes
ice_and_fire-card-martell_sunspear_royal_guard = Sunspear Royal Guard
ice_and_fire-card-martell_dune_vipers = Dune Vipers
ice_and_fire-card-martell_starfall_outriders = Starfall Outriders
ice_and_fire-card-martell_starfall_knights = Starfall Knights
ice_and_fire-card-martell_darkstar_retinue = Darkstar Retinue
ice_and_fire-card-martell_skyreach_bowmen = Skyreach Bowmen
ice_and_fire-card-martell_oberyn_martell_prince_of_dorne_commander = Oberyn Martell, Prince of Dorne
ice_and_fire-card-martell_oberyn_martell_the_snake = Oberyn Martell, The Snake
ice_and_fire-card-martell_areo_hotah_captain_of_the_guard_commander = Areo Hotah, Captain of The Guard
ice_and_fire-card-martell_areo_hotah_dutiful_juggernaut = Areo Hotah, Dutiful Juggernaut
ice_and_fire-card-martell_dervish_captain = Dervish Captain
ice_and_fire-card-martell_spearmen_captain = Spearmen Captain
ice_and_fire-card-martell_spearlord = Spearlord
ice_and_fire-card-martell_obara_sand_eldest_sister_commander = Obara Sand, Eldest Sister
ice_and_fire-card-martell_obara_sand_sand_snake = Obara Sand, Sand Snake
ice_and_fire-card-martell_nymeria_sand_sand_snake = Nymeria Sand, Sand Snake
ice_and_fire-card-martell_elia_sand_sand_snake = Elia Sand, Sand Snake
ice_and_fire-card-martell_harmen_uller_dornish_envoy = Harmen Uller, Dornish Envoy
ice_and_fire-card-martell_harmen_uller_lord_of_hellholt_commander = Harmen Uller, Lord of Hellholt
ice_and_fire-card-martell_arys_oakheart_the_white_knight = Arys Oakheart, The White Knight
ice_and_fire-card-martell_quentyn_martell_prince_of_dorne = Quentyn Martell, Prince Of Dorne
ice_and_fire-card-martell_gerold_dayne_knight_of_high_hermitage = Gerold Dayne, Knight Of High Hermitage
ice_and_fire-card-martell_edric_dayne_lord_of_starfall = Edric Dayne, Lord Of Starfall
ice_and_fire-card-martell_daemon_sand_bastard_of_godsgrace = Daemon Sand, Bastard Of Godsgrace
ice_and_fire-card-martell_daemon_sand_vengeful_knight_commander = Daemon Sand, Vengeful Knight
ice_and_fire-card-martell_gerold_dayne_darkstar_commander = Gerold Dayne, Darkstar
ice_and_fire-card-martell_high_hermitage_sentinel = High Hermitage Sentinel
ice_and_fire-card-martell_doran_martell_lord_of_sunspear = Doran Martell, Lord of Sunspear
ice_and_fire-card-martell_doran_martell_prince_of_dorne = Doran Martell, Prince of Dorne
ice_and_fire-card-martell_ellaria_sand_vipers_paramour = Ellaria Sand, Viper’s Paramour
ice_and_fire-card-martell_oberyn_martell_red_viper = Oberyn Martell, Red Viper
ice_and_fire-card-martell_tyene_sand_septas_daughter = Tyene Sand, Septa’s Daughter
ice_and_fire-card-martell_nymeria_sand_lady_nym = Nymeria Sand, Lady Nym
ice_and_fire-card-martell_arianne_martell_heiress_to_dorne = Arianne Martell, Heiress To Dorne
ice_and_fire-card-martell_arys_oakheart_crowns_ambassador = Arys Oakheart, Crown’s Ambassador

# Abilities that no other faction has

ice_and_fire-ability-advantage_strike = Advantage Strike
ice_and_fire-ability-dervish_blades = Dervish Blades
ice_and_fire-ability-dornish_conviction = Dornish Conviction
ice_and_fire-ability-dornish_vengeance = Dornish Vengeance
ice_and_fire-ability-manticore_venom = Manticore Venom
ice_and_fire-ability-order_shieldwall = Order: Shieldwall
    .text = When attacked in melee from the front or flank, after defense dice, block 1 extra hit per own remaining rank.
ice_and_fire-ability-order_unsuspecting_charge = Order: Unsuspecting Charge
ice_and_fire-ability-scimitar = Scimitar
ice_and_fire-ability-spear_net = Spear & Net
ice_and_fire-ability-starfall_lance = Starfall Lance
ice_and_fire-ability-true_conviction_martell = True Conviction
ice_and_fire-ability-vipers_fangs = Viper’s Fangs
ice_and_fire-ability-desert_marksmen = Desert Marksmen
ice_and_fire-ability-ncu_30901_proxy_orders = Proxy Orders
ice_and_fire-ability-ncu_30902_sunspear_secrets = Sunspear Secrets
ice_and_fire-ability-ncu_30903_lysene_charm = Lysene Charm
ice_and_fire-ability-ncu_30904_hot_tempered = Hot Tempered
ice_and_fire-ability-ncu_30905_healing_hands = Healing Hands
ice_and_fire-ability-ncu_30906_conflicting_reactions = Conflicting Reactions
ice_and_fire-ability-ncu_30907_negotiator = Negotiator
ice_and_fire-ability-ncu_30908_unfaltering_politics = Unfaltering Politics

# Tactics cards

ice_and_fire-tactics_card-40901 = Superior Positioning
ice_and_fire-tactics_card-40902 = Unbowed, Unbent, Unbroken
ice_and_fire-tactics_card-40903 = Rhoynish Vengeance
ice_and_fire-tactics_card-40904 = Sand Diplomacy
ice_and_fire-tactics_card-40905 = Rising Temperatures
ice_and_fire-tactics_card-40906 = Cunning Ploy
ice_and_fire-tactics_card-40907 = Dune Tactics
ice_and_fire-tactics_card-40908 = Unexpected Exhaustion
ice_and_fire-tactics_card-40909 = Intercept Orders
ice_and_fire-tactics_card-40910 = Viper’s Infamy
ice_and_fire-tactics_card-40911 = False Agenda
ice_and_fire-tactics_card-40912 = Parlay
ice_and_fire-tactics_card-40913 = Ripe to Act
ice_and_fire-tactics_card-40914 = Sustained Assault
ice_and_fire-tactics_card-40915 = Reckless Strikes
ice_and_fire-tactics_card-40916 = Desert Preparation
ice_and_fire-tactics_card-40917 = Set For Charge
    .text = A friendly unit is successfully charged, before the charger’s attack: If the charged unit is engaged with no other enemy and was charged in the front or flank, it performs 1 melee Attack action on the charger first.
ice_and_fire-tactics_card-40918 = Battle Endurance
    .text = Start of a friendly turn: Attach to a friendly Combat Unit for the rest of the game. Its melee attacks gain, cumulatively by game round: from 3 re-roll any missed dice; from 4 Sundering; from 5 Critical Blow; from 6 +2 attack dice.
ice_and_fire-tactics_card-40919 = Spiteful Truce
ice_and_fire-tactics_card-40920 = A Need For Vengeance
ice_and_fire-tactics_card-40921 = Coordinated Plotting
ice_and_fire-tactics_card-40922 = Pathetic Attempt
ice_and_fire-tactics_card-40923 = Lone Knight
ice_and_fire-tactics_card-40924 = Coup Attempt
ice_and_fire-tactics_card-40925 = Reckless Strikes

# Special cards

ice_and_fire-special-50902 = Manticore Venom
ice_and_fire-special-50903 = The Strangler
ice_and_fire-special-50900 = Water Gardens
ice_and_fire-special-50901 = Lord of Sunspear
