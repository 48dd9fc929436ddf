# House Greyjoy: units, attachments, NCUs

ice_and_fire-card-greyjoy_ironborn_reavers = Żelaźni Łupieżcy
ice_and_fire-card-greyjoy_ironborn_bowmen = Żelaźni Łucznicy
ice_and_fire-card-greyjoy_house_harlaw_reapers = Żniwiarze Harlawów
ice_and_fire-card-greyjoy_ironmakers = Ludzie Ironmakerów
ice_and_fire-card-greyjoy_ironborn_trappers = Żelaźni Traperzy
ice_and_fire-card-greyjoy_blacktyde_chosen = Wybrańcy Blacktyde’ów
ice_and_fire-card-greyjoy_silenced_men = Uciszeni
ice_and_fire-card-greyjoy_drowned_men = Utopieni Ludzie
ice_and_fire-card-greyjoy_stony_shore_pillagers = Grabieżcy z Kamiennego Brzegu
ice_and_fire-card-greyjoy_iron_victory_crew = Załoga „Żelaznego Zwycięstwa”
ice_and_fire-card-greyjoy_asha_greyjoy_the_krakens_daughter_commander = Asha Greyjoy, Córka Krakena
ice_and_fire-card-greyjoy_asha_greyjoy_captain_of_the_black_wind = Asha Greyjoy, Kapitan „Czarnego Wiatru”
ice_and_fire-card-greyjoy_victarion_greyjoy_the_iron_captain_commander = Victarion Greyjoy, Żelazny Kapitan
ice_and_fire-card-greyjoy_victarion_greyjoy_master_of_the_iron_victory = Victarion Greyjoy, Pan „Żelaznego Zwycięstwa”
ice_and_fire-card-greyjoy_reaver_captain = Kapitan Łupieżców
ice_and_fire-card-greyjoy_warsworn = Poprzysiężony Wojnie
ice_and_fire-card-greyjoy_theon_greyjoy_kinslayer = Theon Greyjoy, Zabójca Krewnych
ice_and_fire-card-greyjoy_theon_greyjoy_prince_of_winterfell_commander = Theon Greyjoy, „Książę” Winterfell
ice_and_fire-card-greyjoy_qarl_ashas_champion = Qarl, Obrońca Ashy
ice_and_fire-card-greyjoy_qarl_the_maid = Qarl, Panna
ice_and_fire-card-greyjoy_nute_the_barber = Nute, Balwierz
ice_and_fire-card-greyjoy_euron_greyjoy_lord_reaper_of_pyke_commander = Euron Greyjoy, Lord Żniwiarz Pyke
ice_and_fire-card-greyjoy_balon_greyjoy_the_kraken_king_commander = Balon Greyjoy, Król Kraken
ice_and_fire-card-greyjoy_euron_greyjoy_crows_eye = Euron Greyjoy, Wronie Oko
ice_and_fire-card-greyjoy_erik_ironmaker_anvil_breaker_commander = Erik Ironmaker, Łamacz Kowadeł
ice_and_fire-card-greyjoy_asha_greyjoy_lady_greyjoy = Asha Greyjoy, „Lady Greyjoy”
ice_and_fire-card-greyjoy_dagmer_cleftjaw_captain_of_the_foamdrinker = Dagmer Rozcięta Gęba, Kapitan „Pijącego Pianę”
ice_and_fire-card-greyjoy_baelor_blacktyde_captain_of_the_nightflyer = Baelor Blacktyde, Kapitan „Nocnego Lotnika”
ice_and_fire-card-greyjoy_moqorro_slave_of_rhllor = Moqorro, Niewolnik R’hllora
ice_and_fire-card-greyjoy_baelor_blacktyde_lord_of_blacktyde_commander = Baelor Blacktyde, Pan Blacktyde
ice_and_fire-card-greyjoy_dagmer_cleftjaw_master_at_arms_commander = Dagmer Rozcięta Gęba, Dowódca Zbrojnych
ice_and_fire-card-greyjoy_drowned_prophet = Prorok Utopionego
ice_and_fire-card-greyjoy_sunset_sea_brave = Śmiałek Morza Zachodzącego Słońca
ice_and_fire-card-greyjoy_rodrik_harlaw_the_reader = Rodrik Harlaw, Czytacz
ice_and_fire-card-greyjoy_aeron_greyjoy_the_damphair = Aeron Greyjoy, Mokra Czupryna
ice_and_fire-card-greyjoy_balon_greyjoy_king_of_salt_and_rock = Balon Greyjoy, Król Soli i Skały
ice_and_fire-card-greyjoy_wendamyr_maester_of_house_greyjoy = Wendamyr, Maester Rodu Greyjoy
ice_and_fire-card-greyjoy_erik_ironmaker_the_just = Erik Ironmaker, Sprawiedliwy
ice_and_fire-card-greyjoy_tristifer_botley_lord_of_lordsport = Tristifer Botley, Pan Lordsportu
ice_and_fire-card-greyjoy_moqorro_the_black_flame = Moqorro, Czarny Płomień
ice_and_fire-card-greyjoy_beron_blacktyde_blind_beron = Beron Blacktyde, Ślepy Beron
ice_and_fire-card-greyjoy_asha_greyjoy_would_be_queen = Asha Greyjoy, Niedoszła Królowa

# Abilities that no other faction has

ice_and_fire-ability-abundant_promises = Obfite Obietnice
ice_and_fire-ability-bardiche = Berdysz
ice_and_fire-ability-drowned_gods_fanatics = Fanatycy Utopionego Boga
ice_and_fire-ability-first_claim = Pierwszy Łup
ice_and_fire-ability-gifts_of_silver_and_bronze = Dary Srebra i Brązu
ice_and_fire-ability-great_axe = Wielki Topór
ice_and_fire-ability-great_hammer = Wielki Młot
ice_and_fire-ability-iron_credit = Żelazny Kredyt
ice_and_fire-ability-ironborn_arrows = Strzały Żelaznych Ludzi
ice_and_fire-ability-order_divide_the_spoils = Rozkaz: Podział Łupów
ice_and_fire-ability-order_drowned_gods_blessing = Rozkaz: Błogosławieństwo Utopionego Boga
ice_and_fire-ability-order_scavenge = Rozkaz: Szabrowanie
ice_and_fire-ability-order_strange_relics = Rozkaz: Dziwne Relikty
ice_and_fire-ability-order_trappers_tools = Rozkaz: Narzędzia Trapera
ice_and_fire-ability-poisoned_gifts = Zatrute Dary
ice_and_fire-ability-raided_armaments = Zrabowany Oręż
ice_and_fire-ability-reapers_fervor = Zapał Żniwiarza
ice_and_fire-ability-reaver_axes = Topory Łupieżców
ice_and_fire-ability-the_krakens_dues = Danina Krakena
ice_and_fire-ability-the_silences_infamy = Zła Sława „Ciszy”
ice_and_fire-ability-victarions_vassal = Wasal Victariona
ice_and_fire-ability-boarding_axe = Topór Abordażowy
ice_and_fire-ability-captains_men = Ludzie Kapitana
ice_and_fire-ability-ncu_30801_scholar_among_raiders = Uczony wśród Łupieżców
ice_and_fire-ability-ncu_30802_rise_again_harder_and_stronger = Powstaje na Nowo, Twardsze i Silniejsze
ice_and_fire-ability-ncu_30803_rise_again_blade_in_hand = Powstać na Nowo z Ostrzem w Dłoni
ice_and_fire-ability-ncu_30804_raven_tending = Opieka nad Krukami
ice_and_fire-ability-ncu_30805_gifts_of_iron_gold_and_steel = Dary Żelaza, Złota i Stali
ice_and_fire-ability-ncu_30806_ironborn_diplomat = Dyplomata Żelaznych Ludzi
ice_and_fire-ability-ncu_30807_rhllors_magics = Magia R’hllora
ice_and_fire-ability-ncu_30808_zeal_of_the_drowned_god = Żarliwość Utopionego Boga
ice_and_fire-ability-ncu_30809_queens_promises = Obietnice Królowej

# Tactics cards

ice_and_fire-tactics_card-40801 = My Nie Siejemy
ice_and_fire-tactics_card-40802 = Co Jest Martwe, Nie Może Umrzeć
ice_and_fire-tactics_card-40803 = Gniew Krakena
ice_and_fire-tactics_card-40804 = Żelazna Cena
ice_and_fire-tactics_card-40805 = Taniec Palców
ice_and_fire-tactics_card-40806 = Wezwanie do Najazdu
ice_and_fire-tactics_card-40807 = Pobłogosław Kamieniem, Pobłogosław Stalą
ice_and_fire-tactics_card-40808 = Hart Żelaznych Ludzi
ice_and_fire-tactics_card-40809 = Odwaga Łupieżców
ice_and_fire-tactics_card-40810 = Okrzyk Bojowy
ice_and_fire-tactics_card-40811 = Przypływ Agresji
ice_and_fire-tactics_card-40812 = Rozkaz Szturmu
ice_and_fire-tactics_card-40813 = Nieprzerwany Szturm
ice_and_fire-tactics_card-40814 = Oportunista
ice_and_fire-tactics_card-40815 = Dywersja
ice_and_fire-tactics_card-40816 = Nagła Odsłona
ice_and_fire-tactics_card-40817 = Dopuszczalne Straty
ice_and_fire-tactics_card-40818 = Cena Porażki
ice_and_fire-tactics_card-40819 = Dawny Obyczaj
ice_and_fire-tactics_card-40820 = Podstępne Metody
ice_and_fire-tactics_card-40821 = Sprytny Fortel
ice_and_fire-tactics_card-40822 = Gra Umysłów
ice_and_fire-tactics_card-40823 = Wytrwałość Żelaza
ice_and_fire-tactics_card-40824 = Moc Stali
ice_and_fire-tactics_card-40825 = Urok Złota
ice_and_fire-tactics_card-40826 = Wściekły Odwet
ice_and_fire-tactics_card-40827 = Uraza Blacktyde’ów
ice_and_fire-tactics_card-40828 = Przekonanie Blacktyde’ów
ice_and_fire-tactics_card-40829 = Żądza Chwały
ice_and_fire-tactics_card-40830 = Żelazna Zazdrość
ice_and_fire-tactics_card-40831 = Wiedza Opłacona Żelazem

# Special cards

ice_and_fire-special-50801 = Łupieżcy z Żelaznych Wysp
