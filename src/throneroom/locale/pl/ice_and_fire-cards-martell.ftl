# House Martell: units, attachments, NCUs

ice_and_fire-card-martell_martell_spearmen = Włócznicy Martellów
ice_and_fire-card-martell_sand_skirmishers = Piaskowi Harcownicy
ice_and_fire-card-martell_sunspear_dervishes = Derwisze ze Słonecznej Włóczni
ice_and_fire-card-martell_sunspear_royal_guard = Gwardia Książęca Słonecznej Włóczni
ice_and_fire-card-martell_dune_vipers = Żmije z Wydm
ice_and_fire-card-martell_starfall_outriders = Lekka Jazda ze Starfall
ice_and_fire-card-martell_starfall_knights = Rycerze ze Starfall
ice_and_fire-card-martell_darkstar_retinue = Świta Ciemnej Gwiazdy
ice_and_fire-card-martell_skyreach_bowmen = Łucznicy ze Skyreach
ice_and_fire-card-martell_oberyn_martell_prince_of_dorne_commander = Oberyn Martell, Książę Dorne
ice_and_fire-card-martell_oberyn_martell_the_snake = Oberyn Martell, Wąż
ice_and_fire-card-martell_areo_hotah_captain_of_the_guard_commander = Areo Hotah, Kapitan Gwardii
ice_and_fire-card-martell_areo_hotah_dutiful_juggernaut = Areo Hotah, Niepowstrzymany Obrońca
ice_and_fire-card-martell_dervish_captain = Kapitan Derwiszów
ice_and_fire-card-martell_spearmen_captain = Kapitan Włóczników
ice_and_fire-card-martell_spearlord = Mistrz Włóczni
ice_and_fire-card-martell_obara_sand_eldest_sister_commander = Obara Sand, Najstarsza Siostra
ice_and_fire-card-martell_obara_sand_sand_snake = Obara Sand, Piaskowa Żmijka
ice_and_fire-card-martell_nymeria_sand_sand_snake = Nymeria Sand, Piaskowa Żmijka
ice_and_fire-card-martell_elia_sand_sand_snake = Elia Sand, Piaskowa Żmijka
ice_and_fire-card-martell_harmen_uller_dornish_envoy = Harmen Uller, Dornijski Poseł
ice_and_fire-card-martell_harmen_uller_lord_of_hellholt_commander = Harmen Uller, Pan Hellholtu
ice_and_fire-card-martell_arys_oakheart_the_white_knight = Arys Oakheart, Biały Rycerz
ice_and_fire-card-martell_quentyn_martell_prince_of_dorne = Quentyn Martell, Książę Dorne
ice_and_fire-card-martell_gerold_dayne_knight_of_high_hermitage = Gerold Dayne, Rycerz z Wysokiej Pustelni
ice_and_fire-card-martell_edric_dayne_lord_of_starfall = Edric Dayne, Pan Starfall
ice_and_fire-card-martell_daemon_sand_bastard_of_godsgrace = Daemon Sand, Bękart z Boskiej Łaski
ice_and_fire-card-martell_daemon_sand_vengeful_knight_commander = Daemon Sand, Mściwy Rycerz
ice_and_fire-card-martell_gerold_dayne_darkstar_commander = Gerold Dayne, Ciemna Gwiazda
ice_and_fire-card-martell_high_hermitage_sentinel = Wartownik z Wysokiej Pustelni
ice_and_fire-card-martell_doran_martell_lord_of_sunspear = Doran Martell, Pan Słonecznej Włóczni
ice_and_fire-card-martell_doran_martell_prince_of_dorne = Doran Martell, Książę Dorne
ice_and_fire-card-martell_ellaria_sand_vipers_paramour = Ellaria Sand, Kochanka Żmii
ice_and_fire-card-martell_oberyn_martell_red_viper = Oberyn Martell, Czerwona Żmija
ice_and_fire-card-martell_tyene_sand_septas_daughter = Tyene Sand, Córka Septy
ice_and_fire-card-martell_nymeria_sand_lady_nym = Nymeria Sand, Lady Nym
ice_and_fire-card-martell_arianne_martell_heiress_to_dorne = Arianne Martell, Dziedziczka Dorne
ice_and_fire-card-martell_arys_oakheart_crowns_ambassador = Arys Oakheart, Ambasador Korony

# Abilities that no other faction has

ice_and_fire-ability-advantage_strike = Cios z Przewagi
ice_and_fire-ability-dervish_blades = Ostrza Derwiszów
ice_and_fire-ability-dornish_conviction = Dornijskie Przekonanie
ice_and_fire-ability-dornish_vengeance = Dornijska Zemsta
ice_and_fire-ability-manticore_venom = Jad Mantikory
ice_and_fire-ability-order_shieldwall = Rozkaz: Ściana Tarcz
    .text = Gdy jest atakowana wręcz od przodu lub z flanki, po rzucie kośćmi Obrony, blokuje dodatkowo 1 Trafienie za każdy własny pozostały szereg.
ice_and_fire-ability-order_unsuspecting_charge = Rozkaz: Niespodziewana Szarża
ice_and_fire-ability-scimitar = Bułat
ice_and_fire-ability-spear_net = Włócznia i Sieć
ice_and_fire-ability-starfall_lance = Kopia ze Starfall
ice_and_fire-ability-true_conviction_martell = Prawdziwe Przekonanie
ice_and_fire-ability-vipers_fangs = Kły Żmii
ice_and_fire-ability-desert_marksmen = Pustynni Strzelcy
ice_and_fire-ability-ncu_30901_proxy_orders = Rozkazy przez Zastępcę
ice_and_fire-ability-ncu_30902_sunspear_secrets = Sekrety Słonecznej Włóczni
ice_and_fire-ability-ncu_30903_lysene_charm = Lyseński Urok
ice_and_fire-ability-ncu_30904_hot_tempered = Gorąca Głowa
ice_and_fire-ability-ncu_30905_healing_hands = Uzdrawiające Dłonie
ice_and_fire-ability-ncu_30906_conflicting_reactions = Sprzeczne Reakcje
ice_and_fire-ability-ncu_30907_negotiator = Negocjatorka
ice_and_fire-ability-ncu_30908_unfaltering_politics = Niezachwiana Polityka

# Tactics cards

ice_and_fire-tactics_card-40901 = Lepsza Pozycja
ice_and_fire-tactics_card-40902 = Niezachwiani, Nieugięci, Niezłomni
ice_and_fire-tactics_card-40903 = Rhoyńska Zemsta
ice_and_fire-tactics_card-40904 = Dyplomacja Piasków
ice_and_fire-tactics_card-40905 = Rosnący Żar
ice_and_fire-tactics_card-40906 = Sprytny Fortel
ice_and_fire-tactics_card-40907 = Taktyka Wydm
ice_and_fire-tactics_card-40908 = Niespodziewane Wyczerpanie
ice_and_fire-tactics_card-40909 = Przechwycone Rozkazy
ice_and_fire-tactics_card-40910 = Zła Sława Żmii
ice_and_fire-tactics_card-40911 = Fałszywe Zamiary
ice_and_fire-tactics_card-40912 = Pertraktacje
ice_and_fire-tactics_card-40913 = Pora Działać
ice_and_fire-tactics_card-40914 = Nieprzerwany Szturm
ice_and_fire-tactics_card-40915 = Lekkomyślne Ciosy
ice_and_fire-tactics_card-40916 = Pustynne Przygotowania
ice_and_fire-tactics_card-40917 = Gotowi na Szarżę
    .text = Udana Szarża na przyjazną jednostkę, przed atakiem szarżującego: Jeśli jednostka nie jest Związana Walką z innym wrogiem, a szarżowano na jej przód lub flankę, najpierw wykonuje ona 1 akcję Ataku wręcz na szarżującego.
ice_and_fire-tactics_card-40918 = Wytrwałość w Boju
    .text = Początek twojej tury: Dołącz do przyjaznej Jednostki Bojowej do końca gry. Jej ataki wręcz zyskują kolejno, według rundy gry: od 3. przerzut chybionych kości; od 4. Rozpłatanie; od 5. Krytyczny Cios; od 6. 2 dodatkowe kości Ataku.
ice_and_fire-tactics_card-40919 = Nienawistny Rozejm
ice_and_fire-tactics_card-40920 = Żądza Zemsty
ice_and_fire-tactics_card-40921 = Wspólny Spisek
ice_and_fire-tactics_card-40922 = Żałosna Próba
ice_and_fire-tactics_card-40923 = Samotny Rycerz
ice_and_fire-tactics_card-40924 = Próba Przewrotu
ice_and_fire-tactics_card-40925 = Lekkomyślne Ciosy

# Special cards

ice_and_fire-special-50902 = Jad Mantikory
ice_and_fire-special-50903 = Dusiciel
ice_and_fire-special-50900 = Wodne Ogrody
ice_and_fire-special-50901 = Pan Słonecznej Włóczni
