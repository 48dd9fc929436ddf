# The names of cards and abilities. English is written by scripts/card_names.py from the data; in
# other languages lines are added by hand and put in order by the same script.

ice_and_fire-card-stark_stark_sworn_swords = Wierne Miecze Starków
ice_and_fire-card-stark_stark_outriders = Lekka Jazda Starków
ice_and_fire-card-stark_house_umber_berserkers = Berserkerzy Umberów
ice_and_fire-card-stark_stark_bowmen = Łucznicy Starków
ice_and_fire-card-lannister_lannister_guardsmen = Gwardziści Lannisterów
ice_and_fire-card-lannister_pyromancers = Piromanci
ice_and_fire-card-lannister_lannister_crossbowmen = Kusznicy Lannisterów
ice_and_fire-card-stark_umber_champion = Czempion Umberów
ice_and_fire-card-lannister_guard_captain = Kapitan Gwardii
ice_and_fire-ability-arrow_volley = Deszcz Strzał
ice_and_fire-ability-counterstrike = Kontratak
ice_and_fire-ability-disrupt = Rozbijanie Ataków
ice_and_fire-ability-horrific_visage = Przerażający Wygląd
ice_and_fire-ability-order_hold_the_line = Rozkaz: Nie przejdą!
ice_and_fire-ability-order_lannister_supremacy = Rozkaz: Dominacja Lannisterów
ice_and_fire-ability-precision = Precyzja
ice_and_fire-ability-sundering = Rozpłatanie
ice_and_fire-ability-vicious = Morderczy
ice_and_fire-ability-wildfire = Dziki Ogień
ice_and_fire-ability-critical_blow = Krytyczny Cios
ice_and_fire-ability-precision_keyword = Precyzja
ice_and_fire-ability-sundering_keyword = Rozpłatanie
ice_and_fire-ability-vicious_keyword = Morderczy
ice_and_fire-ability-ncu_30105_playing_the_game = Grać w grę o tron
ice_and_fire-tactics_card-40202 = Północna Zaciekłość
ice_and_fire-tactics_card-40103 = Słuchajcie Mego Ryku!
ice_and_fire-tactics_card-40107 = Ujarzmienie Władzy
ice_and_fire-tactics_card-40108 = Sława Królobójcy
ice_and_fire-tactics_card-40109 = Waleczność Królobójcy
ice_and_fire-tactics_card-40110 = Hańba Królobójcy
