# A Game of Thrones: The Board Game

thrones-title = Gra o Tron: gra planszowa
thrones-gist = Tajne rozkazy, marsze i oblężenia w walce o Zamki Westeros.

# Houses

thrones-house-stark = Ród Starków
thrones-house-greyjoy = Ród Greyjoyów
thrones-house-lannister = Ród Lannisterów
thrones-house-baratheon = Ród Baratheonów
thrones-house-tyrell = Ród Tyrellów
thrones-house-martell = Ród Martellów
thrones-option-houses-stark = Ród Starków
thrones-option-houses-greyjoy = Ród Greyjoyów
thrones-option-houses-lannister = Ród Lannisterów
thrones-option-houses-baratheon = Ród Baratheonów
thrones-option-houses-tyrell = Ród Tyrellów
thrones-option-houses-martell = Ród Martellów
thrones-motto-stark = Nadchodzi zima
thrones-motto-greyjoy = My nie siejemy
thrones-motto-lannister = Słuchajcie mojego ryku!
thrones-motto-baratheon = Nasza jest furia
thrones-motto-tyrell = Zbieramy siły
thrones-motto-martell = Niezachwiani, nieugięci, niezłomni

# Areas

thrones-area-castle_black = Czarny Zamek
thrones-area-karhold = Karhold
thrones-area-winterfell = Winterfell
thrones-area-the_stony_shore = Kamienny Brzeg
thrones-area-white_harbor = Biały Port
thrones-area-widows_watch = Wdowia Strażnica
thrones-area-flints_finger = Palec Flinta
thrones-area-greywater_watch = Strażnica nad Szarą Wodą
thrones-area-moat_cailin = Fosa Cailin
thrones-area-seagard = Seagard
thrones-area-the_twins = Bliźniaki
thrones-area-the_fingers = Paluchy
thrones-area-the_mountains_of_the_moon = Góry Księżycowe
thrones-area-the_eyrie = Orle Gniazdo
thrones-area-riverrun = Riverrun
thrones-area-pyke = Pyke
thrones-area-lannisport = Lannisport
thrones-area-stoney_sept = Kamienny Sept
thrones-area-harrenhal = Harrenhal
thrones-area-crackclaw_point = Szczypcowy Przylądek
thrones-area-searoad_marches = Mokradła Morskiego Traktu
thrones-area-blackwater = Czarny Nurt
thrones-area-kings_landing = Królewska Przystań
thrones-area-dragonstone = Smocza Skała
thrones-area-kingswood = Królewski Las
thrones-area-the_reach = Reach
thrones-area-storms_end = Koniec Burzy
thrones-area-highgarden = Wysogród
thrones-area-dornish_marches = Dornijskie Pogranicze
thrones-area-the_boneway = Szlak Kości
thrones-area-oldtown = Stare Miasto
thrones-area-three_towers = Trzy Wieże
thrones-area-the_arbor = Arbor
thrones-area-princes_pass = Książęca Przełęcz
thrones-area-starfall = Starfall
thrones-area-yronwood = Yronwood
thrones-area-sunspear = Słoneczna Włócznia
thrones-area-salt_shore = Słony Brzeg
thrones-area-bay_of_ice = Zatoka Lodowa
thrones-area-sunset_sea = Morze Zachodzącego Słońca
thrones-area-ironmans_bay = Zatoka Żelaznych Ludzi
thrones-area-the_golden_sound = Złota Cieśnina
thrones-area-west_summer_sea = Zachodnie Morze Letnie
thrones-area-redwyne_straits = Cieśnina Redwyne’ów
thrones-area-east_summer_sea = Wschodnie Morze Letnie
thrones-area-sea_of_dorne = Morze Dornijskie
thrones-area-shipbreaker_bay = Zatoka Rozbitków
thrones-area-blackwater_bay = Zatoka Czarnego Nurtu
thrones-area-the_narrow_sea = Wąskie Morze
thrones-area-the_shivering_sea = Morze Dreszczy
thrones-area-port_of_pyke = Port: Pyke
thrones-area-port_of_lannisport = Port: Lannisport
thrones-area-port_of_winterfell = Port: Winterfell
thrones-area-port_of_white_harbor = Port: Biały Port
thrones-area-port_of_dragonstone = Port: Smocza Skała
thrones-area-port_of_sunspear = Port: Słoneczna Włócznia
thrones-area-port_of_storms_end = Port: Koniec Burzy
thrones-area-port_of_oldtown = Port: Stare Miasto

# Units, orders, tracks

thrones-unit-footman = Piechur
thrones-unit-knight = Rycerz
thrones-unit-ship = Statek
thrones-unit-siege_engine = Machina Oblężnicza
thrones-order-march_minus_1 = Marsz -1
thrones-order-march_0 = Marsz +0
thrones-order-march_plus_1_special = Specjalny Marsz +1
thrones-order-defense_plus_1 = Obrona +1
thrones-order-defense_plus_2_special = Specjalna Obrona +2
thrones-order-support = Wsparcie
thrones-order-support_plus_1_special = Specjalne Wsparcie +1
thrones-order-raid = Najazd
thrones-order-raid_special = Specjalny Najazd
thrones-order-consolidate_power = Umocnienie Władzy
thrones-order-consolidate_power_special = Specjalne Umocnienie Władzy
thrones-track-iron_throne = Żelazny Tron
thrones-track-fiefdoms = Lennicy
thrones-track-kings_court = Królewski Dwór
thrones-token-iron_throne = żeton Żelaznego Tronu
thrones-token-fiefdoms = Ostrze z Valyriańskiej Stali
thrones-token-kings_court = Kruk Posłaniec

# House cards

thrones-card-eddard_stark = Eddard Stark
thrones-card-robb_stark = Robb Stark
    .text = Jeśli wygrasz, możesz wskazać obszar odwrotu pokonanej armii; tylko dozwolony obszar o najmniejszych stratach.
thrones-card-roose_bolton = Roose Bolton
    .text = Jeśli przegrasz, weź na rękę wszystkie swoje odrzucone karty Rodu, razem z tą.
thrones-card-greatjon_umber = Greatjon Umber
thrones-card-ser_rodrick_cassel = Ser Rodrik Cassel
thrones-card-the_blackfish = Czarna Ryba
    .text = Twoje jednostki nie ponoszą w tej bitwie strat od zdolności kart, mieczy ani Losów Bitwy.
thrones-card-catelyn_stark = Catelyn Stark
    .text = Jeśli masz rozkaz Obrony na obszarze bitwy, jego wartość jest podwojona.
thrones-card-euron_crows_eye = Euron Wronie Oko
thrones-card-victarion_greyjoy = Victarion Greyjoy
    .text = Jeśli atakujesz, każdy twój atakujący lub wspierający Statek liczy się za 2.
thrones-card-balon_greyjoy = Balon Greyjoy
    .text = Wydrukowana siła karty Rodu przeciwnika wynosi 0.
thrones-card-theon_greyjoy = Theon Greyjoy
    .text = Jeśli bronisz obszaru z Zamkiem lub Twierdzą: +1 do siły armii i miecz.
thrones-card-dagmar_cleftjaw = Dagmer Rozcięta Gęba
thrones-card-asha_greyjoy = Asha Greyjoy
    .text = Jeśli nie otrzymujesz wsparcia: dwa miecze i fortyfikacja.
thrones-card-aeron_damphair = Aeron Mokra Czupryna
    .text = Możesz odrzucić 2 żetony Władzy, aby odrzucić tę kartę i zagrać inną z ręki.
thrones-card-tywin_lannister = Tywin Lannister
    .text = Jeśli wygrasz, otrzymujesz 2 żetony Władzy.
thrones-card-ser_gregor_clegane = Ser Gregor Clegane
thrones-card-ser_jaime_lannister = Ser Jaime Lannister
thrones-card-the_hound = Ogar
thrones-card-ser_kevan_lannister = Ser Kevan Lannister
    .text = Jeśli atakujesz, każdy twój atakujący lub wspierający Piechur liczy się za 2.
thrones-card-tyrion_lannister = Tyrion Lannister
    .text = Możesz cofnąć kartę przeciwnika na rękę; musi zagrać inną, a kto jej nie ma, walczy bez karty.
thrones-card-cersei_lannister = Cersei Lannister
    .text = Jeśli wygrasz, możesz usunąć jeden żeton Rozkazu pokonanego Rodu z dowolnego obszaru.
thrones-card-stannis_baratheon = Stannis Baratheon
    .text = +1 do siły armii, jeśli przeciwnik jest wyżej na torze Żelaznego Tronu.
thrones-card-renly_baratheon = Renly Baratheon
    .text = Jeśli wygrasz, możesz zamienić jednego swojego walczącego lub wspierającego Piechura na Rycerza.
thrones-card-ser_davos_seaworth = Ser Davos Seaworth
    .text = Gdy Stannis Baratheon leży na twoim stosie kart odrzuconych: +1 do siły armii i miecz.
thrones-card-brienne_of_tarth = Brienne z Tarthu
thrones-card-salladhor_saan = Salladhor Saan
    .text = Jeśli otrzymujesz wsparcie, wszystkie Statki innych Rodów w tej bitwie liczą się za 0.
thrones-card-melisandre = Melisandre
thrones-card-patchface = Plama
    .text = Po bitwie możesz obejrzeć rękę przeciwnika i odrzucić z niej jedną kartę.
thrones-card-mace_tyrell = Mace Tyrell
    .text = Wybrany przez ciebie wrogi Piechur, który atakuje lub się broni, zostaje natychmiast zniszczony.
thrones-card-ser_loras_tyrell = Ser Loras Tyrell
    .text = Jeśli atakujesz i wygrasz, rozkaz Marszu przechodzi z armią na zdobyty obszar i może być wykonany ponownie.
thrones-card-ser_garlan_tyrell = Ser Garlan Tyrell
thrones-card-randyll_tarly = Randyll Tarly
thrones-card-alester_florent = Alester Florent
thrones-card-margaery_tyrell = Margaery Tyrell
thrones-card-queen_of_thorns = Królowa Cierni
    .text = Natychmiast usuń jeden rozkaz przeciwnika na obszarze sąsiadującym z bitwą; nie rozkaz Marszu tego ataku.
thrones-card-the_red_viper = Czerwona Żmija
thrones-card-areo_hotah = Areo Hotah
thrones-card-obara_sand = Obara Sand
thrones-card-darkstar = Ciemna Gwiazda
thrones-card-nymeria_sand = Nymeria Sand
    .text = Miecz, gdy atakujesz; fortyfikacja, gdy się bronisz.
thrones-card-arianne_martell = Arianne Martell
    .text = Jeśli bronisz się i przegrasz, atakujący nie wkraczają na obszar, lecz wracają tam, skąd przyszli.
thrones-card-doran_martell = Doran Martell
    .text = Natychmiast przesuń przeciwnika na ostatnią pozycję wybranego toru Wpływów.

# Westeros cards

thrones-westeros-supply = Zaopatrzenie
    .text = Każdy Ród liczy symbole Zaopatrzenia, przesuwa żeton Zaopatrzenia i zmniejsza zbyt duże armie.
thrones-westeros-mustering = Mobilizacja
    .text = Każdy Ród może werbować w swoich Zamkach i Twierdzach.
thrones-westeros-a_throne_of_blades = Tron ostrzy
    .text = Posiadacz Żelaznego Tronu wybiera: Zaopatrzenie, Mobilizacja albo nic.
thrones-westeros-last_days_of_summer = Ostatnie dni lata
    .text = Nic się nie dzieje.
thrones-westeros-winter_is_coming = Nadchodzi zima
    .text = Potasuj tę talię i odkryj nową kartę.
thrones-westeros-clash_of_kings = Starcie królów
    .text = Wszystkie Rody licytują trzy tory Wpływów.
thrones-westeros-game_of_thrones = Gra o tron
    .text = Każdy Ród otrzymuje żetony Władzy za symbole władzy i niezablokowane porty.
thrones-westeros-dark_wings_dark_words = Mroczne skrzydła, mroczne słowa
    .text = Posiadacz Kruka Posłańca wybiera: Starcie królów, Gra o tron albo nic.
thrones-westeros-wildlings_attack = Atak Dzikich
    .text = Dzicy atakują.
thrones-westeros-put_to_the_sword = Pod miecz
    .text = Posiadacz Ostrza z Valyriańskiej Stali wybiera: bez rozkazów Obrony, bez specjalnego Marszu +1 albo bez ograniczeń.
thrones-westeros-rains_of_autumn = Jesienne deszcze
    .text = W tej rundzie nie wolno używać specjalnego Marszu +1.
thrones-westeros-storm_of_swords = Nawałnica mieczy
    .text = W tej rundzie nie wolno używać rozkazów Obrony.
thrones-westeros-sea_of_storms = Morze sztormów
    .text = W tej rundzie nie wolno używać rozkazów Najazdu.
thrones-westeros-feast_for_crows = Uczta dla wron
    .text = W tej rundzie nie wolno używać rozkazów Umocnienia Władzy.
thrones-westeros-web_of_lies = Sieć kłamstw
    .text = W tej rundzie nie wolno używać rozkazów Wsparcia.

# Wildling cards: what happens to the lowest bidder, to everyone else, to the highest bidder

thrones-wildling-silence_at_the_wall = Cisza na Murze
    .lowest = Nic.
    .others = Nic.
    .highest = Nic.
    .text = { thrones-board-lowest }: { thrones-wildling-silence_at_the_wall.lowest } { thrones-board-others }: { thrones-wildling-silence_at_the_wall.others } { thrones-board-highest }: { thrones-wildling-silence_at_the_wall.highest }
thrones-wildling-a_king_beyond_the_wall = Król za Murem
    .lowest = Ostatnia pozycja na wszystkich trzech torach Wpływów.
    .others = Ostatnia pozycja na torze Lenników albo Królewskiego Dworu, do wyboru.
    .highest = Pierwsza pozycja na wybranym torze Wpływów.
    .text = { thrones-board-lowest }: { thrones-wildling-a_king_beyond_the_wall.lowest } { thrones-board-others }: { thrones-wildling-a_king_beyond_the_wall.others } { thrones-board-highest }: { thrones-wildling-a_king_beyond_the_wall.highest }
thrones-wildling-crow_killers = Zabójcy wron
    .lowest = Wszyscy Rycerze stają się Piechurami; ci, których nie można zamienić, giną.
    .others = Dwóch wybranych Rycerzy staje się Piechurami.
    .highest = Może zamienić do dwóch Piechurów na Rycerzy.
    .text = { thrones-board-lowest }: { thrones-wildling-crow_killers.lowest } { thrones-board-others }: { thrones-wildling-crow_killers.others } { thrones-board-highest }: { thrones-wildling-crow_killers.highest }
thrones-wildling-mammoth_riders = Jeźdźcy mamutów
    .lowest = Niszczy trzy swoje jednostki.
    .others = Niszczą po dwie swoje jednostki.
    .highest = Może wziąć na rękę jedną odrzuconą kartę Rodu.
    .text = { thrones-board-lowest }: { thrones-wildling-mammoth_riders.lowest } { thrones-board-others }: { thrones-wildling-mammoth_riders.others } { thrones-board-highest }: { thrones-wildling-mammoth_riders.highest }
thrones-wildling-massing_on_the_milkwater = Zgrupowanie nad Mleczną Wodą
    .lowest = Mając więcej niż jedną kartę: odrzuca z ręki wszystkie karty o najwyższej sile.
    .others = Mając więcej niż jedną kartę: odrzucają jedną wybraną.
    .highest = Bierze na rękę cały stos kart odrzuconych.
    .text = { thrones-board-lowest }: { thrones-wildling-massing_on_the_milkwater.lowest } { thrones-board-others }: { thrones-wildling-massing_on_the_milkwater.others } { thrones-board-highest }: { thrones-wildling-massing_on_the_milkwater.highest }
thrones-wildling-preemptive_raid = Atak wyprzedzający
    .lowest = Niszczy dwie jednostki albo spada o dwie pozycje na swoim najwyższym torze Wpływów.
    .others = Nic.
    .highest = Dzicy atakują ponownie z siłą 6, bez udziału tego Rodu.
    .text = { thrones-board-lowest }: { thrones-wildling-preemptive_raid.lowest } { thrones-board-others }: { thrones-wildling-preemptive_raid.others } { thrones-board-highest }: { thrones-wildling-preemptive_raid.highest }
thrones-wildling-rattleshirts_raiders = Łupieżcy Grzechoczącej Koszuli
    .lowest = Zaopatrzenie spada o dwa.
    .others = Zaopatrzenie spada o jeden.
    .highest = Zaopatrzenie rośnie o jeden.
    .text = { thrones-board-lowest }: { thrones-wildling-rattleshirts_raiders.lowest } { thrones-board-others }: { thrones-wildling-rattleshirts_raiders.others } { thrones-board-highest }: { thrones-wildling-rattleshirts_raiders.highest }
thrones-wildling-skinchanger_scout = Zmiennoskóry zwiadowca
    .lowest = Odrzuca wszystkie dostępne żetony Władzy.
    .others = Odrzucają po 2 żetony Władzy albo tyle, ile mają.
    .highest = Odzyskuje żetony Władzy, które postawił.
    .text = { thrones-board-lowest }: { thrones-wildling-skinchanger_scout.lowest } { thrones-board-others }: { thrones-wildling-skinchanger_scout.others } { thrones-board-highest }: { thrones-wildling-skinchanger_scout.highest }
thrones-wildling-the_horde_descends = Nadciąga horda
    .lowest = Niszczy dwie jednostki na jednym obszarze z Zamkiem lub Twierdzą; jeśli to niemożliwe, dwie dowolne.
    .others = Niszczą po jednej jednostce.
    .highest = Może zmobilizować jednostki na jednym obszarze z Zamkiem lub Twierdzą.
    .text = { thrones-board-lowest }: { thrones-wildling-the_horde_descends.lowest } { thrones-board-others }: { thrones-wildling-the_horde_descends.others } { thrones-board-highest }: { thrones-wildling-the_horde_descends.highest }

# What kinds of names are called, where a name is not known

thrones-kind-house = Ród
thrones-kind-area = obszar
thrones-kind-unit = jednostka
thrones-kind-order = rozkaz
thrones-kind-track = tor Wpływów
thrones-kind-card = karta Rodu
thrones-kind-westeros = karta Westeros
thrones-kind-wildling = karta Dzikich
thrones-kind-tide = karta Losów Bitwy
thrones-kind-choice = wybór z karty Westeros
thrones-kind-side = strona bitwy
thrones-kind-state = stan jednostki
thrones-kind-knowing = Ród albo wszyscy
thrones-kind-stance = stanowisko wobec bitwy
thrones-kind-reason = powód straty

# Options and results

thrones-option-tides_of_battle = Karty Losów Bitwy
    .text = W każdej bitwie obie strony losują kartę, która dodaje siłę, miecze, fortyfikacje lub czaszkę: mniej pewności.
thrones-option-lannister_port_ship = Dodatkowy Statek Lannisterów w porcie Lannisport
    .text = FAQ 2.0 wydawcy daje Lannisterom na początku jeszcze jeden Statek, w ich porcie. W grze trzyosobowej, bez Greyjoyów, zwykle się go pomija.
thrones-option-lannister_port_ship-four_or_more = przy czterech lub więcej graczach
thrones-option-lannister_port_ship-on = zawsze
thrones-option-lannister_port_ship-off = nigdy
thrones-option-final_tie_break = Rozstrzyganie remisu po ostatniej rundzie
    .text = Jak rozstrzyga się remis w Zamkach i Twierdzach, gdy skończy się ostatnia runda.
thrones-option-final_tie_break-rulebook = instrukcja: Twierdze, Zaopatrzenie, żetony Władzy, Żelazny Tron
thrones-option-final_tie_break-faq2 = FAQ 2.0: obszary lądowe, Zaopatrzenie, Żelazny Tron
thrones-option-houses = Rody według miejsc (puste: losowo)
thrones-option-rounds = Liczba rund
    .text = Gra z pudełka trwa dziesięć rund; mniej rund ją skraca.
thrones-outcome-structures = Siedem Zamków i Twierdz
thrones-outcome-rounds = Najwięcej Zamków i Twierdz po ostatniej rundzie

# Choices on Westeros cards

thrones-choice-supply = Zaopatrzenie
thrones-choice-mustering = Mobilizacja
thrones-choice-clash_of_kings = Starcie królów
thrones-choice-game_of_thrones = Gra o tron
thrones-choice-no_defense = Bez rozkazów Obrony
thrones-choice-no_march_plus_1 = Bez specjalnego Marszu +1
thrones-choice-nothing = Nic
thrones-bid-highest = najwyższa
thrones-bid-lowest = najniższa

# Questions

thrones-ask-westeros_choice = { $westeros }: ty decydujesz, co zrobi ta karta.
thrones-ask-reduce_army = Zaopatrzenie { $supply } pozwala na armie liczące { $allowed }, a twoje liczą { $armies }: zniszcz jednostkę.
thrones-ask-muster =
    { $only_one ->
        [1] Werbuj i ulepszaj jednostki na jednym wybranym obszarze, a potem zakończ.
       *[other] Werbuj i ulepszaj jednostki, a potem zakończ.
    }
thrones-ask-bid = Zalicytuj w tajemnicy tor: { $track } (masz żetonów Władzy: { $power }).
thrones-ask-bid_wildlings = Dzicy atakują z siłą { $strength }: zalicytuj w tajemnicy (masz żetonów Władzy: { $power }).
thrones-ask-rank_tied = Remis w licytacji ({ $track }): kto zajmie pozycję { $position }?
thrones-ask-name_bidder = Remis: czyja stawka ma się liczyć jako { $bid }?
thrones-ask-place_orders =
    { $open ->
        [0] Wszystkie twoje obszary mają rozkazy: zmień je albo potwierdź gotowość.
       *[other] Rozmieść rozkazy (obszarów bez rozkazu: { $open }), a potem potwierdź gotowość.
    }
thrones-ask-use_raven = Kruk Posłaniec: zamień rozkaz, obejrzyj kartę Dzikich albo spasuj.
thrones-ask-raven_card = Widzisz kartę Dzikich: { $wildling }. Odłóż ją na wierzch albo na spód.
thrones-ask-raid = Wykonaj jeden ze swoich rozkazów Najazdu.
thrones-ask-consolidate = Wykonaj jeden ze swoich rozkazów Umocnienia Władzy.
thrones-ask-take_over_port = Ile Statków umieszczasz na obszarze: { $port } (najwyżej { $most })?
thrones-ask-fall_on_track = { $wildling }: na którym torze spadasz na ostatnią pozycję?
thrones-ask-rise_on_track = { $wildling }: na którym torze awansujesz na pozycję 1?
thrones-ask-lower_track = { $wildling }: na którym torze spada o dwie pozycje { $house }?
thrones-ask-demote_knight = { $wildling }: wybierz Rycerza, który stanie się Piechurem, a gdy ich zabraknie, zginie (pozostało: { $number }).
thrones-ask-promote_footman = { $wildling }: możesz zamienić Piechura na Rycerza (możliwych zamian: { $number }).
thrones-ask-lose_unit = { $wildling }: zniszcz jedną ze swoich jednostek (pozostało: { $number }).
thrones-ask-lose_in_structure = { $wildling }: zniszcz jednostki (liczba: { $number }) na jednym obszarze z Zamkiem lub Twierdzą.
thrones-ask-take_card_back = { $wildling }: możesz wziąć na rękę jedną odrzuconą kartę Rodu.
thrones-ask-discard_house_card = { $wildling }: odrzuć jedną ze swoich kart Rodu.
thrones-ask-preemptive_raid = { $wildling }: tracisz dwie jednostki czy dwie pozycje na swoim najwyższym torze Wpływów?

# Actions

thrones-do-choose = { $choice }
thrones-do-destroy = Zniszcz: { $unit } ({ $area })
    .group = Zniszcz jednostkę
thrones-do-recruit = { $area }: zwerbuj jednostkę – { $unit } ({ $place })
    .group = Zwerbuj jednostkę
thrones-do-upgrade = { $area }: ulepsz Piechura ({ $unit })
    .group = Ulepsz Piechura
thrones-do-upgrade_routed = { $area }: ulepsz rozbitego Piechura ({ $unit })
    .group = Ulepsz rozbitego Piechura
thrones-do-bid = Stawka: { $amount }
thrones-do-rank = { $house }
thrones-do-name_bidder = { $house }
thrones-do-track = { $track }
thrones-do-demote = Rycerz ({ $area })
thrones-do-promote = Piechur ({ $area })
thrones-do-card = { $card }
thrones-do-lose_units = Zniszcz dwie jednostki
thrones-do-lose_influence = Spadnij o dwie pozycje
thrones-do-order = { $area }: { $order }
    .group = Umieść rozkaz
thrones-do-clear = { $area }: zabierz rozkaz
    .group = Zabierz rozkaz
thrones-do-ready = Gotowe
thrones-do-exchange = { $area }: zamień rozkaz na: { $order }
    .group = Zamień rozkaz
thrones-do-look = Obejrzyj wierzchnią kartę Dzikich
thrones-do-top = Odłóż na wierzch
thrones-do-bottom = Odłóż na spód
thrones-do-raid =
    { $target_id ->
        [none] { $area }: usuń rozkaz Najazdu bez celu
       *[other] { $area }: Najazd na obszar { $target }
    }
    .group = Najazd
thrones-do-consolidate = { $area }: weź żetony Władzy
thrones-do-muster = { $area }: zmobilizuj jednostki zamiast brać żetony Władzy
thrones-do-ships = Statki: { $amount }
thrones-do-done = Zakończ
thrones-do-pass = Pas

# Events

thrones-event-round = Zaczyna się runda { $round }.
thrones-event-clean_up = Rozkazy są usuwane; rozbite jednostki wracają do szyku.
thrones-event-westeros_card =
    Talia Westeros { $deck ->
        [1] I
        [2] II
       *[3] III
    }: { $card }.
thrones-event-wildlings_advance =
    Żeton Dzikich przesuwa się o { $spaces ->
        [one] jedno pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }, na pole { $strength }.
thrones-event-resolve_card = Rozpatrywana jest karta: { $card }.
thrones-event-income = { $house } otrzymuje żetony Władzy: { $amount }.
thrones-event-chosen = { $house } wybiera: { $choice }.
thrones-event-supply_moved = { $house }: Zaopatrzenie { $before } → { $after }.
thrones-event-recruited = { $house } werbuje ({ $area }): { $unit } ({ $place }).
thrones-event-replaced = { $house } zamienia jednostkę ({ $area }): { $old } → { $new }.
thrones-event-bids = Stawki: { $houses } – { $amounts }.
    .pairs = Stawki: { $pairs }.
thrones-event-tie_decided = { $house } rozstrzyga remis: { $first }.
thrones-event-bidding = Rody licytują tor: { $track }.
thrones-event-track_set = { $track }: { $houses }.
thrones-event-dominance =
    { $track_id ->
        [iron_throne] { $house } przejmuje żeton Żelaznego Tronu.
        [fiefdoms] { $house } przejmuje Ostrze z Valyriańskiej Stali.
       *[kings_court] { $house } przejmuje Kruka Posłańca.
    }
thrones-event-orders_in_turn = Któremuś Rodowi brakuje żetonów Rozkazu: rozkazy rozmieszcza się po kolei.
thrones-event-ready = { $house } jest gotów.
thrones-event-orders_revealed = { $house } odkrywa rozkazy: { $areas } – { $orders }.
    .pairs = { $house } odkrywa rozkazy: { $pairs }.
thrones-event-raven_passed = { $house } nie używa Kruka.
thrones-event-order_exchanged = { $house } zamienia rozkaz ({ $area }): { $old } → { $new }.
thrones-event-raven_looked = { $house } ogląda wierzchnią kartę Dzikich.
    .secret = { $house } ogląda wierzchnią kartę Dzikich: { $card }.
thrones-event-raven_top = { $house } odkłada kartę Dzikich na wierzch.
thrones-event-raven_bottom = { $house } odkłada kartę Dzikich na spód.
thrones-event-raid_without_target = { $house } usuwa rozkaz Najazdu ({ $area }).
thrones-event-raided = { $order_id ->
    [consolidate_power] { $house } grabi ({ $area }): { $victim } traci rozkaz { $order } ({ $target }; żetony Władzy +{ $gained }, −{ $lost }).
    [consolidate_power_special] { $house } grabi ({ $area }): { $victim } traci rozkaz { $order } ({ $target }; żetony Władzy +{ $gained }, −{ $lost }).
   *[other] { $house } najeżdża ({ $area }): { $victim } traci rozkaz { $order } ({ $target }).
}
thrones-event-consolidated = { $house } wykonuje rozkaz { $order } ({ $area }) i otrzymuje żetony Władzy: { $gained }.
thrones-event-muster_order = { $house } mobilizuje jednostki ({ $area }).
thrones-event-order_removed = { $house }: usunięto rozkaz { $order } ({ $area }).
thrones-event-control =
    { $after_id ->
        [none] { $before } traci kontrolę ({ $area }).
       *[other] { $after } kontroluje: { $area }.
    }
thrones-event-token_placed = { $house } zostawia żeton Władzy ({ $area }).
thrones-event-token_removed = Żeton Władzy wraca do puli ({ $area }): { $house }.
thrones-event-destroyed = { $house } traci ({ $area }): { $units }.
thrones-event-port_taken = { $house } przejmuje: { $port } (Statki: { $ships }).
thrones-event-wildling_attack = Dzicy atakują z siłą { $strength }.
thrones-event-attack_result =
    { $won ->
        [1] Nocna Straż zwycięża { $watch } do { $strength }; żeton Dzikich wraca na { $token }.
       *[0] Dzicy zwyciężają { $strength } do { $watch }; żeton Dzikich wraca na { $token }.
    }
thrones-event-wildling_card =
    { $won ->
        [1] { $card }. Najwyższa stawka: { $bidder }.
       *[0] { $card }. Najniższa stawka: { $bidder }.
    }
thrones-event-cards_back = { $house } bierze na rękę: { $cards }.
thrones-event-cards_discarded = { $house } odrzuca: { $cards }.
thrones-event-power_lost = { $house } traci żetony Władzy: { $amount }.
thrones-event-power_gained = { $house } otrzymuje żetony Władzy: { $amount }.
thrones-event-victory = { $house } wygrywa grę (Zamki i Twierdze: { $structures }).

# Refusals

illegal-thrones-bid-out-of-range = Dozwolone stawki (w żetonach Władzy): od 0 do { $power }, a nie { $amount }.
illegal-thrones-cannot-muster-here = Nie możesz tu mobilizować jednostek: { $area }.
illegal-thrones-card-not-discarded = Ta karta nie leży na twoim stosie kart odrzuconych: { $card }.
illegal-thrones-card-not-in-hand = Tej karty nie ma na ręce: { $card }.
illegal-thrones-enemy-ships-there = Obszar zajmują wrogie Statki: { $place }.
illegal-thrones-lose-in-structure = Obie jednostki muszą pochodzić z jednego obszaru z Zamkiem lub Twierdzą, nie stąd: { $area }.
illegal-thrones-more-than-needed = Zaopatrzenie { $supply } nie wymaga tej straty ({ $area }): nie wolno niszczyć więcej, niż trzeba.
illegal-thrones-no-footman-here = Nie ma tu takiego Piechura: { $area }.
illegal-thrones-no-knight-there = Nie masz tu Rycerza: { $area }.
illegal-thrones-no-order-there = Nie ma tu rozkazu: { $area }.
illegal-thrones-no-own-order-there = Nie masz tu rozkazu: { $area }.
illegal-thrones-no-power-order = Nie masz tu rozkazu Umocnienia Władzy: { $area }.
illegal-thrones-no-raid-order = Nie masz tu rozkazu Najazdu: { $area }.
illegal-thrones-no-ships-there = Statków z obszaru { $area } nie można umieścić tutaj: { $place }.
illegal-thrones-no-such-unit = Nie masz tu takiej jednostki ({ $area }): { $unit }.
illegal-thrones-no-such-upgrade = Piechur może stać się tylko Rycerzem lub Machiną Oblężniczą: { $unit }.
illegal-thrones-no-token-left = Nie masz wolnego żetonu tego rodzaju: { $order }.
illegal-thrones-no-units-there = Nie masz jednostek na tym obszarze, więc nie otrzymuje rozkazu: { $area }.
illegal-thrones-none-in-stock = Brak w twojej puli: { $unit }.
illegal-thrones-not-on-card = Karta { $westeros } nie daje takiego wyboru: { $choice }.
illegal-thrones-not-tied = { $house } nie uczestniczy w remisie.
illegal-thrones-nothing-to-muster = Nie można tu nic zwerbować: { $area }.
illegal-thrones-order-banned = Karta Westeros zabrania tego rozkazu w tej rundzie: { $order }.
illegal-thrones-orders-missing = Brakuje rozkazu: { $area }.
illegal-thrones-over-supply = Ta armia byłaby zbyt duża: { $area } ({ $units } jedn.), a Zaopatrzenie { $supply } na to nie pozwala.
illegal-thrones-own-order = To twój własny rozkaz: { $area }.
illegal-thrones-port-full = W porcie mieszczą się najwyżej trzy Statki: { $place }.
illegal-thrones-raid-not-special = Zwykły Najazd usuwa rozkazy Wsparcia, Najazdu i Umocnienia Władzy; ten rozkaz usuwa tylko specjalny Najazd: { $order } ({ $area }).
illegal-thrones-march-not-raidable = Rozkazów Marszu nie można najeżdżać: { $order } ({ $area }).
illegal-thrones-raid-out-of-reach = Rozkaz Najazdu ({ $area }) nie sięga tak daleko: { $target }.
illegal-thrones-recruit-in-place = Zwerbowaną jednostkę trzeba umieścić na tym obszarze ({ $area }): { $unit }.
illegal-thrones-same-order = Taki rozkaz już tu leży ({ $area }: { $order }): taki sam niczego by nie zmienił, a Kruk byłby użyty na próżno.
illegal-thrones-ships-not-possible = Możesz tu umieścić najwyżej tyle Statków: { $most } ({ $port }).
illegal-thrones-ships-out-of-range = Dozwolona liczba Statków: od 0 do { $most }, a nie { $amount }.
illegal-thrones-too-few-points = Pozostałe punkty mobilizacji: { $left } ({ $area }), a koszt to { $cost }.
illegal-thrones-too-many-specials = Twoja pozycja na Królewskim Dworze pozwala na tyle specjalnych rozkazów: { $stars }.
illegal-thrones-track-not-offered = Nie można wybrać tego toru: { $track }.

# Combat

thrones-side-attacker = atakujący
thrones-side-defender = obrońca
thrones-side-nobody = nikt
thrones-state-standing = w szyku
thrones-state-routed = rozbita
thrones-tide-tob_0 = 0
thrones-tide-tob_0_skull = 0, czaszka
thrones-tide-tob_1_sword = 1, miecz
thrones-tide-tob_1_fortification = 1, fortyfikacja
thrones-tide-tob_2 = 2
thrones-tide-tob_3 = 3

thrones-ask-march =
    { $area_id ->
        [none] Wybierz jeden ze swoich rozkazów Marszu do wykonania.
       *[other] { $order } ({ $area }): wyślij jednostki, a potem zakończ Marsz.
    }
thrones-ask-leave_power = Wszystkie twoje jednostki opuszczają obszar { $area }: położyć tam żeton Władzy, aby zachować kontrolę?
thrones-ask-support = Kogo wspierasz w walce o obszar { $area }?
thrones-ask-refuse = Oferują ci wsparcie ({ $area }): odrzuć jego część albo je przyjmij.
thrones-ask-house_card = Wybierz w tajemnicy kartę Rodu na bitwę o obszar { $area } ({ $attacker } { $attacker_total }, { $defender } { $defender_total }).
thrones-ask-replacement = Twoja karta Rodu wróciła na rękę: wybierz inną.
thrones-ask-tyrion = Tyrion Lannister: cofnąć kartę Rodu przeciwnika na jego rękę? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-aeron = Aeron Mokra Czupryna: odrzucić 2 żetony Władzy i zagrać inną kartę? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-doran = Doran Martell: na którym torze Wpływów przeciwnik spada na ostatnią pozycję?
thrones-ask-mace = Mace Tyrell: który wrogi Piechur zostaje zniszczony?
thrones-ask-queen_of_thorns = Królowa Cierni: który rozkaz przeciwnika zostaje usunięty?
thrones-ask-redraw = Użyć Ostrza z Valyriańskiej Stali, aby wylosować inną kartę Losów Bitwy? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-blade = Użyć Ostrza z Valyriańskiej Stali, aby otrzymać +1? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-cersei = Cersei Lannister: usunąć rozkaz pokonanego Rodu?
thrones-ask-renly = Renly Baratheon: zamienić Piechura na Rycerza?
thrones-ask-losses =
    { $reason_id ->
        [skull] Czaszka: wybierz jednostkę, która zostanie zniszczona.
        [supply] Zaopatrzenie nie pozwala na odwrót całej armii: wybierz jednostkę do zniszczenia (pozostało: { $number }).
       *[other] Wybierz stratę (pozostało: { $number }).
    }
thrones-ask-retreat = Dokąd wycofuje się twoja armia z obszaru { $area }?
thrones-ask-robb = Robb Stark: dokąd wycofuje się pokonana armia z obszaru { $area }?
thrones-ask-patchface = Plama: odrzucić kartę z ręki przeciwnika?

thrones-do-resolve_march = Wykonaj rozkaz Marszu ({ $area })
thrones-do-march =
    { $origin } → { $area }:{ $footmen ->
        [0] {""}
       *[other] {" "}Piechur × { $footmen }
    }{ $knights ->
        [0] {""}
       *[other] { $footmen ->
            [0] {" "}
           *[other] {", "}
        }Rycerz × { $knights }
    }{ $ships ->
        [0] {""}
       *[other] {" "}Statek × { $ships }
    }{ $siege_engines ->
        [0] {""}
       *[other] { $footmen ->
            [0] { $knights ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }Machina Oblężnicza × { $siege_engines }
    }
    .group = Poślij jednostki
thrones-do-end_march = Zakończ Marsz
thrones-do-recall = Zadeklaruj Marsz od nowa
thrones-do-leave_power = Zostaw żeton Władzy
thrones-do-support =
    { $side_id ->
        [attacker] { $area }: wesprzyj atakującego
        [defender] { $area }: wesprzyj obrońcę
       *[other] { $area }: nie wspieraj nikogo
    }
thrones-do-refuse = Odrzuć wsparcie ({ $area })
thrones-do-accept = Przyjmij wsparcie
thrones-do-use_ability = Użyj zdolności
thrones-do-slay =
    { $state_id ->
        [routed] Rozbity Piechur
       *[other] Piechur w szyku
    }
thrones-do-take_order = Usuń rozkaz ({ $area })
thrones-do-use_blade = Użyj Ostrza
thrones-do-redraw = Wylosuj inną kartę
thrones-do-knight =
    { $state_id ->
        [routed] Zamień rozbitego Piechura na Rycerza ({ $area })
       *[other] Zamień Piechura na Rycerza ({ $area })
    }
thrones-do-retreat = Wycofaj się: { $area }

thrones-event-march = { $house } wykonuje rozkaz { $order } ({ $area }).
thrones-event-moved = { $house } maszeruje: { $origin } → { $area } ({ $units }).
thrones-event-help_wanted = { $house } prosi o wsparcie przeciw wojskom neutralnym ({ $area }, siła { $strength }).
thrones-event-attack_called_off = { $house } ma za mało siły, by zdobyć obszar { $area }, i deklaruje Marsz od nowa.
thrones-event-neutral_force_beaten = { $house } pokonuje wojska neutralne ({ $area }, siła { $strength }).
thrones-event-support =
    { $side_id ->
        [attacker] { $house } wspiera atakującego ({ $embattled }) z obszaru { $area }.
        [defender] { $house } wspiera obrońcę ({ $embattled }) z obszaru { $area }.
       *[other] { $house } nie udziela wsparcia ({ $embattled }) z obszaru { $area }.
    }
thrones-event-refused = { $house } odrzuca wsparcie z obszaru { $area }.
thrones-event-combat = { $attacker } ({ $attacker_units }) atakuje obszar { $area }: broni go { $defender } ({ $defender_units }).
thrones-event-initial_strength =
    Początkowa siła armii: { $attacker } { $attacker_total } (jednostki { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , rozkaz { $attacker_order }
    }, wsparcie: { $attacker_supports }), { $defender } { $defender_total } (jednostki { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , rozkaz { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , garnizon { $defender_garrison }
    }, wsparcie: { $defender_supports }).
thrones-event-cards_revealed = { $attacker } zagrywa kartę: { $attacker_card }, { $defender } zagrywa kartę: { $defender_card }.
thrones-event-card_returned = Karta { $card } wraca na rękę ({ $house }).
thrones-event-no_card = { $house } nie ma innej karty i walczy bez niej.
thrones-event-card_replaced = { $house } zagrywa zamiast niej kartę: { $card }.
thrones-event-power_paid = { $house } odrzuca żetony Władzy: { $amount }.
thrones-event-blade_used = { $house } używa Ostrza z Valyriańskiej Stali.
thrones-event-tide_drawn = { $house } losuje kartę Losów Bitwy.
    .secret = Twoja karta Losów Bitwy: { $tide }.
thrones-event-tides_revealed = Losy Bitwy: { $attacker } { $attacker_tide }; { $defender } { $defender_tide }.
thrones-event-battle =
    { $area }: { $attacker } { $attacker_total } (jednostki { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , rozkaz { $attacker_order }
    }, wsparcie: { $attacker_supports }, karta { $attacker_card_strength }{ $attacker_blade ->
        [0] {""}
       *[other] , Ostrze { $attacker_blade }
    }{ $attacker_tide_strength ->
        [0] {""}
       *[other] , Losy { $attacker_tide_strength }
    }) przeciw: { $defender } { $defender_total } (jednostki { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , rozkaz { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , garnizon { $defender_garrison }
    }, wsparcie: { $defender_supports }, karta { $defender_card_strength }{ $defender_blade ->
        [0] {""}
       *[other] , Ostrze { $defender_blade }
    }{ $defender_tide_strength ->
        [0] {""}
       *[other] , Losy { $defender_tide_strength }
    }). Zwycięża { $winner }; straty: { $casualties }.
thrones-event-garrison_lost = Garnizon zostaje utracony na zawsze: { $house } ({ $area }).
thrones-event-retreated = { $house } wycofuje się: { $origin } → { $area } ({ $units }).
thrones-event-entered = { $house } wkracza na obszar { $area }: { $units }.
thrones-event-order_moved = { $house } zabiera rozkaz { $order }: { $origin } → { $area }.
thrones-event-knighted = { $house } zamienia Piechura na Rycerza ({ $area }).
thrones-event-cards_returned = { $house } bierze na rękę: { $cards }.
thrones-event-card_discarded = Odrzucona zostaje karta { $card } ({ $house }).

illegal-thrones-no-march-order = Nie masz rozkazu Marszu na obszarze { $area }.
illegal-thrones-no-march-chosen = Wybierz najpierw, który ze swoich rozkazów Marszu wykonujesz.
illegal-thrones-nothing-to-recall = Nie zadeklarowano jeszcze niczego w tym Marszu.
illegal-thrones-other-march = Wykonujesz rozkaz Marszu z obszaru { $origin }: dokończ go, zanim skądinąd coś wyruszy na obszar { $area }.
illegal-thrones-nobody-sent = Wskaż jednostki, które mają pomaszerować z obszaru { $origin } na obszar { $area }.
bad-input-thrones-position-won = { $path }: jeden z Rodów kontroluje już siedem Zamków i Twierdz, więc gra byłaby zakończona.
bad-input-thrones-march-form = Marsz zapisuje się tak: „march winterfell>moat_cailin:fk”, czyli skąd, dokąd i jednostki literami (f Piechur, k Rycerz, s Statek, e Machina Oblężnicza).
warning-thrones-no-way-back = Po porażce atakujący obszar { $area } nie mieliby dokąd wrócić: bez twojego żetonu Władzy { $origin } wraca do swojego Rodu ({ $house }).
warning-thrones-no-room-at-home = Po porażce nie wszyscy atakujący obszar { $area } mogliby wrócić ({ $origin }): Zaopatrzenie nie wystarczy dla tylu jednostek: { $lost }.
illegal-thrones-not-enough-units = Na obszarze { $origin } brakuje zdolnych do marszu jednostek tego typu ({ $unit }), aby wysłać je na obszar { $area }.
illegal-thrones-march-on-the-spot = Jednostek, które zostają na obszarze { $area }, nie trzeba wysyłać.
illegal-thrones-land-units-stay-on-land = Piechurzy, Rycerze i Machiny Oblężnicze nie wchodzą na morza ani do portów: { $area }.
illegal-thrones-impassable = Nikt nie może wejść na obszar { $area }: wojska neutralne zamykają go na całą grę.
illegal-thrones-no-border-nor-ships = Obszary { $origin } i { $area } nie graniczą ze sobą i nie łączą ich twoje Statki: na każdym morzu po drodze musi stać twój Statek.
illegal-thrones-no-border-nor-coast = Obszary { $origin } i { $area } nie graniczą ze sobą, a Statki ich nie połączą, bo jeden z nich nie ma wybrzeża.
illegal-thrones-ships-stay-at-sea = Statki nie wpływają na obszary lądowe: { $area }.
illegal-thrones-ships-leave-port = Stąd ({ $origin }) Statki mogą wypłynąć tylko na jedno morze: { $sea }, a nie tam: { $area }.
illegal-thrones-foreign-port = Statki mogą wpłynąć do portu ({ $area }) tylko wtedy, gdy kontrolujesz jego obszar lądowy.
illegal-thrones-seas-not-adjacent = Statki płyną na sąsiednie morze albo do portu przy swoim morzu: z obszaru { $origin } nie dotrą tam: { $area }.
illegal-thrones-one-attack = Jednym Marszem atakuje się najwyżej jeden obszar: ten z obszaru { $origin } atakuje już { $attacked }, więc nie może zaatakować także obszaru { $area }.
illegal-thrones-neutral-force-too-strong = Wojska neutralne ({ $area }) mają siłę { $strength }; twój Marsz miałby ze wszystkimi wsparciami najwyżej { $own }.
illegal-thrones-march-over-supply = Zaopatrzenie { $supply } pozwala na armie liczące { $allowed }; po tym Marszu armie liczyłyby { $armies }.
illegal-thrones-no-support-order = Na obszarze { $area } nie masz rozkazu Wsparcia, który może pomóc w walce o obszar { $embattled }.
illegal-thrones-support-decided = O rozkazie Wsparcia z obszaru { $area } już zdecydowano (walka o obszar { $embattled }).
illegal-thrones-support-neutral-force = Wojsk neutralnych ({ $embattled }) nikt nie może wesprzeć (z obszaru { $area }).
illegal-thrones-support-enemy = Nie możesz wspierać przeciwnika przeciw własnym jednostkom ({ $embattled }, z obszaru { $area }).
illegal-thrones-support-both-sides = Twój inny rozkaz Wsparcia pomaga drugiej stronie ({ $embattled }): { $area } nie może pomóc tej.
illegal-thrones-no-such-offer = Żaden inny Ród nie oferuje ci wsparcia z obszaru { $area }.
illegal-thrones-card-returned = Karta { $card } została cofnięta na rękę przez Tyriona Lannistera: nie można jej zagrać ponownie w tej bitwie.
illegal-thrones-order-out-of-reach = Ta karta nie może usunąć rozkazu z obszaru { $area }.
illegal-thrones-no-such-footman = Żaden twój Piechur z obszaru { $area } nie walczy ani nie wspiera cię w tej bitwie.
illegal-thrones-unit-not-in-combat = W tej bitwie nie ma takiej jednostki w szyku: { $unit } ({ $area }).
illegal-thrones-retreat-must-leave = Pokonana armia musi opuścić obszar { $area }.
illegal-thrones-retreat-to-attackers = Stąd przyszli atakujący: { $area }. Obrońcy obszaru { $embattled } nie mogą się tam wycofać.
illegal-thrones-retreat-too-dear = Odwrót na obszar { $area } kosztowałby tyle jednostek: { $lost }; trzeba wybrać obszar, na którym straty są mniejsze.
illegal-thrones-retreat-to-sea = Piechurzy i Rycerze nie wycofują się na morza ani do portów: { $area }.
illegal-thrones-retreat-to-land = Statki nie wycofują się na obszary lądowe: { $area }.
illegal-thrones-retreat-not-joined = Obszar { $area } nie graniczy z obszarem { $embattled } i nie łączą ich Statki pokonanego Rodu.
illegal-thrones-retreat-no-border = Obszar { $area } nie graniczy z obszarem { $embattled }.
illegal-thrones-retreat-to-foreign-port = Statki wycofują się tylko do portu, którego obszar lądowy kontroluje ich Ród; ten nim nie jest: { $area }.
illegal-thrones-retreat-to-neutral-force = Obszar { $area } zajmują wojska neutralne: żadna armia się tam nie wycofa.
illegal-thrones-retreat-to-enemy-home = To obszar rodzinny wroga, nawet jeśli nikogo na nim nie ma: { $area } ({ $house }).
illegal-thrones-retreat-to-enemy = Obszar { $area } zajmuje wróg jednostkami lub żetonem Władzy ({ $house }): armia wycofuje się tylko na obszar przyjazny lub pusty.

# The board on the page

thrones-table-token = żeton Władzy: { $house }
thrones-board-short-stark = Stark
thrones-board-short-greyjoy = Greyjoy
thrones-board-short-lannister = Lannister
thrones-board-short-baratheon = Baratheon
thrones-board-short-tyrell = Tyrell
thrones-board-short-martell = Martell
thrones-board-map = Mapa
thrones-board-tracks = Wpływy
thrones-board-westeros = Westeros
thrones-board-panels = Części planszy
thrones-board-cards = Karty
thrones-board-zoom-in = Przybliż
thrones-board-zoom-out = Oddal
thrones-board-whole-map = Cała mapa
thrones-board-home = Mój obszar rodzinny
thrones-board-fold = Zwiń lub rozwiń ten panel
thrones-board-close = Zamknij
thrones-board-round = Runda { $n } z { $of }
thrones-board-wildlings = Zagrożenie ze strony Dzikich: { $n }
thrones-board-castles = Zamki i Twierdze: { $n } z { $goal }
thrones-board-power = Dostępne żetony Władzy: { $n }; w puli pozostało: { $pool }
thrones-board-power-word = Żetony Władzy
thrones-board-supply = Zaopatrzenie { $n }; posiadane teraz symbole Zaopatrzenia: { $barrels }
thrones-board-supply-word = Zaopatrzenie
thrones-board-supply-danger = Następna karta Zaopatrzenia obniżyłaby Zaopatrzenie do { $n }, a armie byłyby na to za duże.
thrones-board-armies = Armie
thrones-board-allowed = Dozwolone armie: { $armies }
thrones-board-barrels = Symbole Zaopatrzenia
thrones-board-used = Użyte w tej rundzie
thrones-board-deck = Kart w talii: { $n }
thrones-board-wildling-icon = Dzicy nadciągają
thrones-board-bans = Nie w tej rundzie:
thrones-board-banned = zakazany w tej rundzie
thrones-board-known-wildling = Karta Dzikich nr { $place } od góry
thrones-board-lowest = Najniższa stawka
thrones-board-others = Pozostali
thrones-board-highest = Najwyższa stawka
thrones-board-strength = Siła { $n }
thrones-board-swords = Miecze: { $n }
thrones-board-fortifications = Fortyfikacje: { $n }
thrones-board-hidden-card = Zakryta karta Rodu
thrones-board-hidden-order = Zakryty rozkaz
thrones-board-hand = Karty na ręce
thrones-board-garrison = Garnizon { $n }
thrones-board-neutral = Wojska neutralne { $n }
thrones-board-impassable = Nikt nie może tu wejść
thrones-board-castle = Zamek
thrones-board-stronghold = Twierdza
thrones-board-barrel = Symbol Zaopatrzenia
thrones-board-crown = Symbol władzy
thrones-board-tokens = Twoje żetony Rozkazów
thrones-board-placed = Rozkazy: { $n } z { $of }
thrones-board-stars = Rozkazy specjalne: { $n } z { $of }
thrones-board-tap-or-drag = Przeciągnij żeton na obszar albo dotknij obszaru.
thrones-board-tap-area = Teraz dotknij obszaru, który ma go dostać.
thrones-board-choose-units = Wybierz, kto idzie, i dotknij podświetlonego obszaru.
thrones-board-nowhere = Wszystkie naraz nie mają dokąd pójść: wybierz inne.
thrones-board-attack = atak
thrones-board-points = Punkty mobilizacji: { $n }
thrones-board-bid-track = Licytacja toru: { $track }
thrones-board-bid-wildlings = Licytacja przeciw Dzikim (siła { $n })
thrones-board-battle = Bitwa: { $area }
thrones-board-total = Siła armii: { $n }
thrones-board-row-units = Jednostki
thrones-board-row-order = Rozkaz
thrones-board-row-support = Wsparcie: { $area }
thrones-board-row-garrison = Garnizon
thrones-board-row-card = Karta Rodu
thrones-board-row-blade = Ostrze z Valyriańskiej Stali
thrones-board-row-tides = Losy Bitwy
thrones-board-card-chosen = Twoja karta jest wybrana; druga strona jeszcze myśli.
thrones-board-drawn-wildling = Rozpatrywana karta Dzikich
thrones-board-tie = Równa siła: rozstrzyga wyższa pozycja na torze Lenników.
thrones-board-row-floor = Nigdy poniżej 0
thrones-board-row-swords = Miecze
thrones-board-row-fortifications = Fortyfikacje
thrones-board-discarded = odrzucona
thrones-board-stock = Do zwerbowania zostało:
thrones-board-piles = Co już wyszło z talii
thrones-board-drawn = { $card }: wyszło { $n } z { $of }
