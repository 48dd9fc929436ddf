# House Bolton: units, attachments, NCUs

ice_and_fire-card-bolton_cutthroats = Rzezimieszki
ice_and_fire-card-bolton_blackguards = Czarni Gwardziści
ice_and_fire-card-bolton_dreadfort_archers = Łucznicy z Dreadfort
ice_and_fire-card-bolton_bastards_girls = Dziewczęta Bękarta
ice_and_fire-card-bolton_flayed_men = Obdarci ze Skóry
ice_and_fire-card-bolton_dreadfort_spearmen = Włócznicy z Dreadfort
ice_and_fire-card-bolton_ramsay_snow_spiteful_heir_commander = Ramsay Snow, Złośliwy Dziedzic
ice_and_fire-card-bolton_roose_bolton_lord_of_the_dreadfort_commander = Roose Bolton, Pan Dreadfort
ice_and_fire-card-bolton_ramsay_snow_sadist = Ramsay Snow, Sadysta
ice_and_fire-card-bolton_theon_greyjoy_reek = Theon Greyjoy, Fetor
ice_and_fire-card-bolton_dreadfort_captain = Kapitan z Dreadfort
ice_and_fire-card-bolton_bolton_flayer = Oprawca Boltonów
ice_and_fire-card-bolton_ben_bones_kennelmaster = Ben Kości, Psiarczyk
ice_and_fire-card-bolton_damon_dance_for_me_bastards_boy = Damon Tańcz-Dla-Mnie, Chłopak Bękarta
ice_and_fire-card-bolton_skinner_bastards_boy = Łupiskór, Chłopak Bękarta
ice_and_fire-card-bolton_grunt_bastards_boy = Chrząkacz, Chłopak Bękarta
ice_and_fire-card-bolton_sour_alyn_bastards_boy = Kwaśny Alyn, Chłopak Bękarta
ice_and_fire-card-bolton_steelshanks_walton_relentless_soldier = Walton Stalowe Golenie, Nieustępliwy Żołnierz
ice_and_fire-card-bolton_steelshanks_walton_captain_of_the_guard_commander = Walton Stalowe Golenie, Kapitan Gwardii
ice_and_fire-card-bolton_walda_frey_fat_walda = Walda Frey, Gruba Walda
ice_and_fire-card-bolton_jeyne_poole_arya_stark_bride_of_bolton = Jeyne Poole, „Arya Stark”, Narzeczona Boltona
ice_and_fire-card-bolton_roose_bolton_calculating_and_cruel = Roose Bolton, Wyrachowany i Okrutny
ice_and_fire-card-bolton_ramsay_snow_red_helm = Ramsay Snow, Czerwony Hełm
ice_and_fire-card-bolton_tybald_maester_of_the_dreadfort = Tybald, Maester z Dreadfort

# Abilities that no other faction has

ice_and_fire-ability-brutal_sadism = Brutalny Sadyzm
ice_and_fire-ability-impaling_spear = Przebijająca Włócznia
ice_and_fire-ability-rooses_vassal = Wasal Roose’a
ice_and_fire-ability-ruthless_volley = Bezlitosna Salwa
ice_and_fire-ability-shared_fear = Wspólny Strach
ice_and_fire-ability-sic_em = Bierz Ich
ice_and_fire-ability-ncu_31001_frey_ambition = Ambicje Freyów
ice_and_fire-ability-ncu_31002_loyal_imposter = Wierna Oszustka
ice_and_fire-ability-ncu_31003_horrific_rumors = Przerażające Pogłoski
    .text = Zaczyna z 3 żetonami Rozkazu. Gdy Roose się aktywuje, możesz usunąć 1 żeton: jedna wroga Jednostka Bojowa otrzymuje żeton Spanikowanych. Gdy zajmuje pole, jego efekt można zastąpić następującym: jedna wroga Jednostka Bojowa wykonuje Test Paniki.
ice_and_fire-ability-ncu_31004_sadistic_butchery = Sadystyczna Rzeź
ice_and_fire-ability-ncu_31005_deceitful_envoy = Kłamliwy Poseł

# Tactics cards

ice_and_fire-tactics_card-41001 = Bezlitosne Przykłady
    .text = Przyjazna jednostka zakończyła atak wręcz: Jeśli atak zniszczył szereg, jeden inny wróg w Dalekim Zasięgu obrońcy otrzymuje żeton Spanikowanych. Jeśli zniszczył obrońcę, ustaw też jeden Stos Trupów w całości w Bliskim Zasięgu, nie na terenie, z cechą Spowalniający i Ponurym Przypomnieniem (twoi wrogowie w Bliskim Zasięgu mają -1 do Testów Morale i otrzymują +1 Ranę za niezdane Testy Paniki).
ice_and_fire-tactics_card-41002 = Surowe Kary
ice_and_fire-tactics_card-41003 = Nasze Ostrza Są Ostre
ice_and_fire-tactics_card-41004 = Sadystyczne Gry
ice_and_fire-tactics_card-41005 = Okrutne Metody
    .text = Początek dowolnej tury: Możesz wydać żeton Spanikowanych wrogiej Jednostki Bojowej; wtedy wybierz dwa: jedna przyjazna piechota w Dalekim Zasięgu leczy 2 Rany (można wybrać dwa razy); ten wróg otrzymuje żeton Narażonych; ten wróg otrzymuje żeton Osłabionych.
ice_and_fire-tactics_card-41006 = Człowiek Obdarty ze Skóry Nie Ma Tajemnic
    .text = Jednostka staje się celem Umiejętności lub Karty Taktyki: Możesz wydać 1 Żeton Stanu wroga w Dalekim Zasięgu jednostki, która jest celem, by anulować tę Umiejętność lub kartę.
ice_and_fire-tactics_card-41007 = Strach Trzyma Człowieka przy Życiu
ice_and_fire-tactics_card-41008 = Kolekcja Skór
ice_and_fire-tactics_card-41009 = Oportunista
ice_and_fire-tactics_card-41010 = Łup z Ciał
ice_and_fire-tactics_card-41011 = Szeptane Groźby
    .text = Wrogi Stronnik się aktywuje: Jeśli ten Stronnik zajmie w tej turze pole, po jego efekcie jedna wroga Jednostka Bojowa otrzymuje żeton Narażonych, a potem jedna wroga Jednostka Bojowa otrzymuje żeton Spanikowanych.
ice_and_fire-tactics_card-41012 = Dostrzec Ich Błędy
ice_and_fire-tactics_card-41013 = Sekrety Dreadfort
ice_and_fire-tactics_card-41014 = Cena Strachu
ice_and_fire-tactics_card-41015 = Przypływ Agresji
ice_and_fire-tactics_card-41016 = Drwina
    .text = Wroga Jednostka Bojowa się aktywuje: Wskaż przyjazną jednostkę w Dalekim Zasięgu od niego. Jeśli wróg mógłby ją zaatakować lub na nią szarżować, a zadeklaruje w tej turze inną akcję, najpierw otrzymuje żetony Narażonych i Osłabionych.
