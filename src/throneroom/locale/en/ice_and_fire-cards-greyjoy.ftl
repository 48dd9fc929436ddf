# House Greyjoy: units, attachments, NCUs

ice_and_fire-card-greyjoy_ironborn_reavers = Ironborn Reavers
ice_and_fire-card-greyjoy_ironborn_bowmen = Ironborn Bowmen
ice_and_fire-card-greyjoy_house_harlaw_reapers = House Harlaw Reapers
ice_and_fire-card-greyjoy_ironmakers = Ironmakers
ice_and_fire-card-greyjoy_ironborn_trappers = Ironborn Trappers
ice_and_fire-card-greyjoy_blacktyde_chosen = Blacktyde Chosen
ice_and_fire-card-greyjoy_silenced_men = Silenced Men
ice_and_fire-card-greyjoy_drowned_men = Drowned Men
ice_and_fire-card-greyjoy_stony_shore_pillagers = Stony Shore Pillagers
ice_and_fire-card-greyjoy_iron_victory_crew = Iron Victory Crew
ice_and_fire-card-greyjoy_asha_greyjoy_the_krakens_daughter_commander = Asha Greyjoy, The Kraken’s Daughter
ice_and_fire-card-greyjoy_asha_greyjoy_captain_of_the_black_wind = Asha Greyjoy, Captain of the Black Wind
ice_and_fire-card-greyjoy_victarion_greyjoy_the_iron_captain_commander = Victarion Greyjoy, The Iron Captain
ice_and_fire-card-greyjoy_victarion_greyjoy_master_of_the_iron_victory = Victarion Greyjoy, Master of the Iron Victory
ice_and_fire-card-greyjoy_reaver_captain = Reaver Captain
ice_and_fire-card-greyjoy_warsworn = Warsworn
ice_and_fire-card-greyjoy_theon_greyjoy_kinslayer = Theon Greyjoy, Kinslayer
ice_and_fire-card-greyjoy_theon_greyjoy_prince_of_winterfell_commander = Theon Greyjoy, “Prince” of Winterfell
ice_and_fire-card-greyjoy_qarl_ashas_champion = Qarl, Asha’s Champion
ice_and_fire-card-greyjoy_qarl_the_maid = Qarl, The Maid
ice_and_fire-card-greyjoy_nute_the_barber = Nute, The Barber
ice_and_fire-card-greyjoy_euron_greyjoy_lord_reaper_of_pyke_commander = Euron Greyjoy, Lord Reaper of Pyke
ice_and_fire-card-greyjoy_balon_greyjoy_the_kraken_king_commander = Balon Greyjoy, The Kraken King
ice_and_fire-card-greyjoy_euron_greyjoy_crows_eye = Euron Greyjoy, Crow’s Eye
ice_and_fire-card-greyjoy_erik_ironmaker_anvil_breaker_commander = Erik Ironmaker, Anvil-Breaker
ice_and_fire-card-greyjoy_asha_greyjoy_lady_greyjoy = Asha Greyjoy, “Lady Greyjoy”
ice_and_fire-card-greyjoy_dagmer_cleftjaw_captain_of_the_foamdrinker = Dagmer Cleftjaw, Captain of the Foamdrinker
ice_and_fire-card-greyjoy_baelor_blacktyde_captain_of_the_nightflyer = Baelor Blacktyde, Captain of the Nightflyer
ice_and_fire-card-greyjoy_moqorro_slave_of_rhllor = Moqorro, Slave of R’hllor
ice_and_fire-card-greyjoy_baelor_blacktyde_lord_of_blacktyde_commander = Baelor Blacktyde, Lord of Blacktyde
ice_and_fire-card-greyjoy_dagmer_cleftjaw_master_at_arms_commander = Dagmer Cleftjaw, Master-at-Arms
ice_and_fire-card-greyjoy_drowned_prophet = Drowned Prophet
ice_and_fire-card-greyjoy_sunset_sea_brave = Sunset Sea Brave
ice_and_fire-card-greyjoy_rodrik_harlaw_the_reader = Rodrik Harlaw, The Reader
ice_and_fire-card-greyjoy_aeron_greyjoy_the_damphair = Aeron Greyjoy, The Damphair
ice_and_fire-card-greyjoy_balon_greyjoy_king_of_salt_and_rock = Balon Greyjoy, King of Salt and Rock
ice_and_fire-card-greyjoy_wendamyr_maester_of_house_greyjoy = Wendamyr, Maester of House Greyjoy
ice_and_fire-card-greyjoy_erik_ironmaker_the_just = Erik Ironmaker, The Just
ice_and_fire-card-greyjoy_tristifer_botley_lord_of_lordsport = Tristifer Botley, Lord of Lordsport
ice_and_fire-card-greyjoy_moqorro_the_black_flame = Moqorro, The Black Flame
ice_and_fire-card-greyjoy_beron_blacktyde_blind_beron = Beron Blacktyde, Blind Beron
ice_and_fire-card-greyjoy_asha_greyjoy_would_be_queen = Asha Greyjoy, Would-be Queen

# Abilities that no other faction has

ice_and_fire-ability-abundant_promises = Abundant Promises
ice_and_fire-ability-bardiche = Bardiche
ice_and_fire-ability-drowned_gods_fanatics = Drowned God’s Fanatics
ice_and_fire-ability-first_claim = First Claim
ice_and_fire-ability-gifts_of_silver_and_bronze = Gifts of Silver and Bronze
ice_and_fire-ability-great_axe = Great Axe
ice_and_fire-ability-great_hammer = Great Hammer
ice_and_fire-ability-iron_credit = Iron Credit
ice_and_fire-ability-ironborn_arrows = Ironborn Arrows
ice_and_fire-ability-order_divide_the_spoils = Order: Divide the Spoils
ice_and_fire-ability-order_drowned_gods_blessing = Order: Drowned God’s Blessing
ice_and_fire-ability-order_scavenge = Order: Scavenge
ice_and_fire-ability-order_strange_relics = Order: Strange Relics
ice_and_fire-ability-order_trappers_tools = Order: Trapper’s Tools
ice_and_fire-ability-poisoned_gifts = Poisoned Gifts
ice_and_fire-ability-raided_armaments = Raided Armaments
ice_and_fire-ability-reapers_fervor = Reaper’s Fervor
ice_and_fire-ability-reaver_axes = Reaver Axes
ice_and_fire-ability-the_krakens_dues = The Kraken’s Dues
ice_and_fire-ability-the_silences_infamy = The Silence’s Infamy
ice_and_fire-ability-victarions_vassal = Victarion’s Vassal
ice_and_fire-ability-boarding_axe = Boarding Axe
ice_and_fire-ability-captains_men = Captain’s Men
ice_and_fire-ability-ncu_30801_scholar_among_raiders = Scholar Among Raiders
ice_and_fire-ability-ncu_30802_rise_again_harder_and_stronger = Rise Again, Harder and Stronger
ice_and_fire-ability-ncu_30803_rise_again_blade_in_hand = Rise Again, Blade in Hand
ice_and_fire-ability-ncu_30804_raven_tending = Raven Tending
ice_and_fire-ability-ncu_30805_gifts_of_iron_gold_and_steel = Gifts of Iron, Gold, and Steel
ice_and_fire-ability-ncu_30806_ironborn_diplomat = Ironborn Diplomat
ice_and_fire-ability-ncu_30807_rhllors_magics = R’hllor’s Magics
ice_and_fire-ability-ncu_30808_zeal_of_the_drowned_god = Zeal of the Drowned God
ice_and_fire-ability-ncu_30809_queens_promises = Queen’s Promises

# Tactics cards

ice_and_fire-tactics_card-40801 = We Do Not Sow
ice_and_fire-tactics_card-40802 = What Is Dead May Never Die
ice_and_fire-tactics_card-40803 = The Kraken’s Wrath
ice_and_fire-tactics_card-40804 = The Iron Price
ice_and_fire-tactics_card-40805 = Finger Dance
ice_and_fire-tactics_card-40806 = Raiding Call
ice_and_fire-tactics_card-40807 = Bless With Stone, Bless With Steel
ice_and_fire-tactics_card-40808 = Ironborn Mettle
ice_and_fire-tactics_card-40809 = Raider Bravery
ice_and_fire-tactics_card-40810 = War Cry
ice_and_fire-tactics_card-40811 = Rush of Aggression
ice_and_fire-tactics_card-40812 = Assault Orders
ice_and_fire-tactics_card-40813 = Sustained Assault
ice_and_fire-tactics_card-40814 = Opportunist
ice_and_fire-tactics_card-40815 = Diversion Tactics
ice_and_fire-tactics_card-40816 = Stark Exposure
ice_and_fire-tactics_card-40817 = Acceptable Sacrifices
ice_and_fire-tactics_card-40818 = Price of Failure
ice_and_fire-tactics_card-40819 = The Old Way
ice_and_fire-tactics_card-40820 = Devious Methods
ice_and_fire-tactics_card-40821 = Cunning Ploy
ice_and_fire-tactics_card-40822 = Mind Games
ice_and_fire-tactics_card-40823 = Iron’s Endurance
ice_and_fire-tactics_card-40824 = Steel’s Might
ice_and_fire-tactics_card-40825 = Gold’s Allure
ice_and_fire-tactics_card-40826 = Lash Out
ice_and_fire-tactics_card-40827 = Blacktyde Resentment
ice_and_fire-tactics_card-40828 = Blacktyde Conviction
ice_and_fire-tactics_card-40829 = Lust for Glory
ice_and_fire-tactics_card-40830 = Iron Envy
ice_and_fire-tactics_card-40831 = Knowledge Paid in Iron

# Special cards

ice_and_fire-special-50801 = Raiders of the Iron Islands
