# Game of Thrones: The Iron Throne

iron_throne-title = Gra o Tron: Żelazny Tron
iron_throne-gist = Wielkie rody ścierają się ze sobą: układaj się, blefuj i zdradzaj, by rozprzestrzenić wpływ.

# Houses, characters, leader sheets

iron_throne-house-stark = Ród Starków
iron_throne-house-lannister = Ród Lannisterów
iron_throne-house-baratheon = Ród Baratheonów
iron_throne-house-targaryen = Ród Targaryenów
iron_throne-house-tyrell = Ród Tyrellów

iron_throne-motto-stark = Nadchodzi zima
iron_throne-motto-lannister = Słuchajcie mojego ryku!
iron_throne-motto-baratheon = Nasza jest furia
iron_throne-motto-targaryen = Ogień i krew
iron_throne-motto-tyrell = Zbieramy siły

iron_throne-character-eddard = Eddard Stark
iron_throne-character-catelyn = Catelyn Stark
iron_throne-character-robb = Robb Stark
iron_throne-character-arya = Arya Stark
iron_throne-character-bran = Bran Stark
iron_throne-character-tywin = Tywin Lannister
iron_throne-character-cersei = Cersei Lannister
iron_throne-character-jaime = Jaime Lannister
iron_throne-character-tyrion = Tyrion Lannister
iron_throne-character-joffrey = Joffrey Baratheon
iron_throne-character-stannis = Stannis Baratheon
iron_throne-character-melisandre = Melisandre
iron_throne-character-davos = Davos Seaworth
iron_throne-character-selyse = Selyse Baratheon
iron_throne-character-shireen = Shireen Baratheon
iron_throne-character-daenerys = Daenerys Targaryen
iron_throne-character-drogo = Khal Drogo
iron_throne-character-viserys = Viserys Targaryen
iron_throne-character-jorah = Jorah Mormont
iron_throne-character-barristan = Barristan Selmy
iron_throne-character-margaery = Margaery Tyrell
iron_throne-character-olenna = Olenna Tyrell
iron_throne-character-loras = Loras Tyrell
iron_throne-character-mace = Mace Tyrell
iron_throne-character-renly = Renly Baratheon

iron_throne-leader-eddard = Eddard Stark, Honorowy
iron_throne-leader-catelyn = Catelyn Stark, Opiekuńcza
iron_throne-leader-robb = Robb Stark, Strateg
iron_throne-leader-arya = Arya Stark, Mściwa
iron_throne-leader-bran = Bran Stark, Zielony wzrok
iron_throne-leader-tywin = Tywin Lannister, Złoto Skały
iron_throne-leader-cersei = Cersei Lannister, Szantaż
iron_throne-leader-jaime = Jaime Lannister, Królobójca
iron_throne-leader-tyrion = Tyrion Lannister, Srebrny język
iron_throne-leader-joffrey = Joffrey Baratheon, Okrutny
iron_throne-leader-stannis = Stannis Baratheon, Nieugięty
iron_throne-leader-melisandre = Melisandre, Wizje w płomieniach
iron_throne-leader-davos = Davos Seaworth, Cebulowy Rycerz
iron_throne-leader-selyse = Selyse Baratheon, Żarliwa
iron_throne-leader-shireen = Shireen Baratheon, Współczująca
iron_throne-leader-daenerys = Daenerys Targaryen, Niespalona
iron_throne-leader-drogo = Khal Drogo, Łupieżca
iron_throne-leader-viserys = Viserys Targaryen, Król Żebrak
iron_throne-leader-jorah = Jorah Mormont, Informator
iron_throne-leader-barristan = Barristan Selmy, Zaprzysiężona Tarcza
iron_throne-leader-margaery = Margaery Tyrell, Ulubienica ludu
iron_throne-leader-olenna = Olenna Tyrell, Królowa Cierni
iron_throne-leader-loras = Loras Tyrell, Rycerz Kwiatów
iron_throne-leader-mace = Mace Tyrell, Pan Obfitości
iron_throne-leader-renly = Renly Baratheon, Charyzmatyczny

iron_throne-leader_text-eddard = Po odkryciu kart rodu, gdy jesteś aktywnym graczem, a wynikiem jest zdrada, możesz rozpatrzyć starcie tak, jakby wynikiem był rozejm.
iron_throne-leader_text-catelyn = Zanim zacznie się twoja tura, możesz rozprowadzić z tego arkusza na swoje postacie do 2 znaczników władzy.
iron_throne-leader_text-robb = Zanim zacznie się twoja tura, możesz odrzucić 3 karty z ręki, a potem dobrać 3 nowe.
iron_throne-leader_text-arya = Jeśli twoja strona przegrała, po fazie rozstrzygnięcia możesz sprawić, że każdy gracz wspierający przeciwną stronę usunie 2 znaczniki władzy ze swojej uczestniczącej postaci.
iron_throne-leader_text-bran = Jako aktywny gracz możesz przed zagraniem kart rodu odłożyć do pudełka 1 znacznik władzy z tego arkusza – wtedy aktywny gracz po przeciwnej stronie zagrywa pierwszy i kładzie swoją kartę odkrytą.
iron_throne-leader_text-tywin = Przed porównaniem sum, jako atakujący, możesz odłożyć do pudełka do 2 znaczników władzy z tego arkusza; za każdy suma twojej strony rośnie o 1.
iron_throne-leader_text-cersei = Jako aktywny gracz możesz, zanim o wsparciu zdecyduje gracz, na którego planszy wpływu leży twój żeton wpływu, wskazać 1 postać jego rodu – musi cię wesprzeć.
iron_throne-leader_text-jaime = Po nagrodach i karach, jeśli uczestniczysz w starciu i twoja strona zwyciężyła, możesz sprawić, że każdy gracz po przegranej stronie usunie jeszcze 1 znacznik władzy ze swojej uczestniczącej postaci, i dobrać 2 karty.
iron_throne-leader_text-tyrion = Po odkryciu kart rodu w dowolnym starciu, jeśli choć jedna z nich jest kartą rozejmu, możesz dobrać 3 karty, a następnie rozprowadzić do 2 znaczników władzy z tego arkusza.
iron_throne-leader_text-joffrey = Raz na turę, gdy torturujesz zakładnika, możesz usunąć 2 znaczniki władzy z wybranej postaci jego rodu, umieścić je na tym arkuszu i dobrać 3 karty.
iron_throne-leader_text-stannis = Przed porównaniem sum, jeśli jako aktywny gracz nie masz po swojej stronie żadnego wspierającego gracza, możesz dodać 1 do sumy swojej strony.
iron_throne-leader_text-melisandre = Zanim w swojej turze dobierzesz kartę wydarzenia, możesz obejrzeć 3 wierzchnie karty talii wydarzeń; jedną zostaw na wierzchu, a dwie pozostałe umieść na spodzie w dowolnej kolejności. Potem dobierz 1 kartę rodu.
iron_throne-leader_text-davos = Po zaoferowaniu wsparcia możesz przenieść 2 znaczniki władzy z tego arkusza na arkusz lidera gracza, któremu je oferujesz – twoja oferta zostaje wtedy zaakceptowana.
iron_throne-leader_text-selyse = Jeśli twoja strona przegrała, po fazie rozstrzygnięcia możesz dobrać 1 kartę, a potem przenieść 1 znacznik władzy z tego arkusza na jedną ze swoich postaci.
iron_throne-leader_text-shireen = Raz na turę, gdy uwalniasz zakładnika, możesz rozprowadzić do 3 znaczników władzy z tego arkusza na swoje postacie.
iron_throne-leader_text-daenerys = Przed nagrodami i karami, jeśli jesteś aktywnym graczem, a twoja strona przegrała, możesz w ramach kary usunąć tylko 1 znacznik władzy zamiast połowy i dobrać 1 kartę.
iron_throne-leader_text-drogo = Po nagrodach i karach, jeśli uczestniczysz w starciu i twoja strona zwyciężyła, możesz wziąć 2 zakładników od wybranego gracza po przegranej stronie.
iron_throne-leader_text-viserys = Po wyborze postaci, jeśli jesteś atakującym, możesz przenieść 1 znacznik władzy z jednej innej swojej postaci na wybraną, zostawiając na tamtej co najmniej 1.
iron_throne-leader_text-jorah = Przed zagraniem kart rodu, jeśli jesteś aktywnym graczem, możesz podejrzeć 2 losowe karty z ręki aktywnego gracza po przeciwnej stronie, a potem sprawić, że odrzuci jedną z nich.
iron_throne-leader_text-barristan = Przed nagrodami i karami, jeśli twoja strona przegrała, możesz odłożyć do pudełka 1 znacznik władzy z tego arkusza – wybrany gracz po twojej stronie (także ty) nie otrzymuje kar w tej turze.
iron_throne-leader_text-margaery = Po fazie wsparcia, jeśli jesteś aktywnym graczem i ktoś cię wspiera, możesz dobrać po 1 karcie za każdego wspierającego gracza po twojej stronie.
iron_throne-leader_text-olenna = Raz na turę, gdy jesteś atakującym, a ktoś zaoferuje wsparcie obrońcy, możesz odrzucić 1 kartę z ręki – oferta zostaje uznana za odrzuconą.
iron_throne-leader_text-loras = Przed porównaniem sum, jeśli wspierasz jedną ze stron, możesz dodać 3 do jej sumy.
iron_throne-leader_text-mace = Na koniec tury, w której twój ród uczestniczył w starciu, jeśli masz na ręce mniej niż 8 kart, możesz dobrać 1 kartę.
iron_throne-leader_text-renly = Po wskazaniu obrońcy, jeśli jesteś aktywnym graczem, możesz dodatkowo przenieść 1 znacznik władzy z tego arkusza na jedną ze swoich postaci.

# House cards

iron_throne-card-stark_truce_1 = Rozejm (Stark)
iron_throne-card-stark_truce_2 = Rozejm (Stark)
iron_throne-card-stark_truce_3 = Rozejm (Stark)
iron_throne-card-stark_truce_4 = Rozejm (Stark)
iron_throne-card-stark_eddard_1 = Sąd lorda (Eddard Stark)
iron_throne-card-stark_eddard_2 = Sąd lorda (Eddard Stark)
iron_throne-card-stark_catelyn_1 = Rodzina, obowiązek, honor (Catelyn Stark)
iron_throne-card-stark_catelyn_2 = Rodzina, obowiązek, honor (Catelyn Stark)
iron_throne-card-stark_robb_1 = Taktyczny manewr (Robb Stark)
iron_throne-card-stark_robb_2 = Taktyczny manewr (Robb Stark)
iron_throne-card-stark_arya_1 = Lista imion (Arya Stark)
iron_throne-card-stark_arya_2 = Lista imion (Arya Stark)
iron_throne-card-stark_bran_1 = Oczy kruka (Bran Stark)
iron_throne-card-stark_bran_2 = Oczy kruka (Bran Stark)
iron_throne-card-stark_hostility_1 = Wrogość 1 (Stark)
iron_throne-card-stark_hostility_2 = Wrogość 2 (Stark)
iron_throne-card-stark_hostility_3 = Wrogość 3 (Stark)
iron_throne-card-stark_hostility_4 = Wrogość 4 (Stark)
iron_throne-card-stark_hostility_5 = Wrogość 5 (Stark)
iron_throne-card-stark_hostility_6 = Wrogość 6 (Stark)
iron_throne-card-stark_hostility_7 = Wrogość 7 (Stark)
iron_throne-card-stark_hostility_8 = Wrogość 8 (Stark)
iron_throne-card-stark_hostility_10 = Wrogość 10 (Stark)
iron_throne-card-stark_hostility_12 = Wrogość 12 (Stark)
iron_throne-card-stark_hostility_20 = Wrogość 20 (Stark)
iron_throne-card-lannister_truce_1 = Rozejm (Lannister)
iron_throne-card-lannister_truce_2 = Rozejm (Lannister)
iron_throne-card-lannister_truce_3 = Rozejm (Lannister)
iron_throne-card-lannister_truce_4 = Rozejm (Lannister)
iron_throne-card-lannister_tywin_1 = Deszcze Castamere (Tywin Lannister)
iron_throne-card-lannister_tywin_2 = Deszcze Castamere (Tywin Lannister)
iron_throne-card-lannister_cersei_1 = Dworskie szepty (Cersei Lannister)
iron_throne-card-lannister_cersei_2 = Dworskie szepty (Cersei Lannister)
iron_throne-card-lannister_jaime_1 = Krzywoprzysięzca (Jaime Lannister)
iron_throne-card-lannister_jaime_2 = Krzywoprzysięzca (Jaime Lannister)
iron_throne-card-lannister_tyrion_1 = Zmysł polityczny (Tyrion Lannister)
iron_throne-card-lannister_tyrion_2 = Zmysł polityczny (Tyrion Lannister)
iron_throne-card-lannister_joffrey_1 = Królewskie okrucieństwo (Joffrey Baratheon)
iron_throne-card-lannister_joffrey_2 = Królewskie okrucieństwo (Joffrey Baratheon)
iron_throne-card-lannister_hostility_1 = Wrogość 1 (Lannister)
iron_throne-card-lannister_hostility_2 = Wrogość 2 (Lannister)
iron_throne-card-lannister_hostility_3 = Wrogość 3 (Lannister)
iron_throne-card-lannister_hostility_4 = Wrogość 4 (Lannister)
iron_throne-card-lannister_hostility_5 = Wrogość 5 (Lannister)
iron_throne-card-lannister_hostility_6 = Wrogość 6 (Lannister)
iron_throne-card-lannister_hostility_7 = Wrogość 7 (Lannister)
iron_throne-card-lannister_hostility_8 = Wrogość 8 (Lannister)
iron_throne-card-lannister_hostility_10 = Wrogość 10 (Lannister)
iron_throne-card-lannister_hostility_12 = Wrogość 12 (Lannister)
iron_throne-card-lannister_hostility_20 = Wrogość 20 (Lannister)
iron_throne-card-baratheon_truce_1 = Rozejm (Baratheon)
iron_throne-card-baratheon_truce_2 = Rozejm (Baratheon)
iron_throne-card-baratheon_truce_3 = Rozejm (Baratheon)
iron_throne-card-baratheon_truce_4 = Rozejm (Baratheon)
iron_throne-card-baratheon_stannis_1 = Prawowite roszczenie (Stannis Baratheon)
iron_throne-card-baratheon_stannis_2 = Prawowite roszczenie (Stannis Baratheon)
iron_throne-card-baratheon_melisandre_1 = Dziecko cienia (Melisandre)
iron_throne-card-baratheon_melisandre_2 = Dziecko cienia (Melisandre)
iron_throne-card-baratheon_davos_1 = Przemytniczy szlak (Davos Seaworth)
iron_throne-card-baratheon_davos_2 = Przemytniczy szlak (Davos Seaworth)
iron_throne-card-baratheon_selyse_1 = Oczyszczający płomień (Selyse Baratheon)
iron_throne-card-baratheon_selyse_2 = Oczyszczający płomień (Selyse Baratheon)
iron_throne-card-baratheon_shireen_1 = Prośba o łaskę (Shireen Baratheon)
iron_throne-card-baratheon_shireen_2 = Prośba o łaskę (Shireen Baratheon)
iron_throne-card-baratheon_hostility_1 = Wrogość 1 (Baratheon)
iron_throne-card-baratheon_hostility_2 = Wrogość 2 (Baratheon)
iron_throne-card-baratheon_hostility_3 = Wrogość 3 (Baratheon)
iron_throne-card-baratheon_hostility_4 = Wrogość 4 (Baratheon)
iron_throne-card-baratheon_hostility_5 = Wrogość 5 (Baratheon)
iron_throne-card-baratheon_hostility_6 = Wrogość 6 (Baratheon)
iron_throne-card-baratheon_hostility_7 = Wrogość 7 (Baratheon)
iron_throne-card-baratheon_hostility_8 = Wrogość 8 (Baratheon)
iron_throne-card-baratheon_hostility_10 = Wrogość 10 (Baratheon)
iron_throne-card-baratheon_hostility_12 = Wrogość 12 (Baratheon)
iron_throne-card-baratheon_hostility_20 = Wrogość 20 (Baratheon)
iron_throne-card-targaryen_truce_1 = Rozejm (Targaryen)
iron_throne-card-targaryen_truce_2 = Rozejm (Targaryen)
iron_throne-card-targaryen_truce_3 = Rozejm (Targaryen)
iron_throne-card-targaryen_truce_4 = Rozejm (Targaryen)
iron_throne-card-targaryen_daenerys_1 = Dracarys (Daenerys Targaryen)
iron_throne-card-targaryen_daenerys_2 = Dracarys (Daenerys Targaryen)
iron_throne-card-targaryen_drogo_1 = Łupy khalasaru (Khal Drogo)
iron_throne-card-targaryen_drogo_2 = Łupy khalasaru (Khal Drogo)
iron_throne-card-targaryen_viserys_1 = Przebudzenie smoka (Viserys Targaryen)
iron_throne-card-targaryen_viserys_2 = Przebudzenie smoka (Viserys Targaryen)
iron_throne-card-targaryen_jorah_1 = Zamiast niej (Jorah Mormont)
iron_throne-card-targaryen_jorah_2 = Zamiast niej (Jorah Mormont)
iron_throne-card-targaryen_barristan_1 = Przeciw przewadze (Barristan Selmy)
iron_throne-card-targaryen_barristan_2 = Przeciw przewadze (Barristan Selmy)
iron_throne-card-targaryen_hostility_1 = Wrogość 1 (Targaryen)
iron_throne-card-targaryen_hostility_2 = Wrogość 2 (Targaryen)
iron_throne-card-targaryen_hostility_3 = Wrogość 3 (Targaryen)
iron_throne-card-targaryen_hostility_4 = Wrogość 4 (Targaryen)
iron_throne-card-targaryen_hostility_5 = Wrogość 5 (Targaryen)
iron_throne-card-targaryen_hostility_6 = Wrogość 6 (Targaryen)
iron_throne-card-targaryen_hostility_7 = Wrogość 7 (Targaryen)
iron_throne-card-targaryen_hostility_8 = Wrogość 8 (Targaryen)
iron_throne-card-targaryen_hostility_10 = Wrogość 10 (Targaryen)
iron_throne-card-targaryen_hostility_12 = Wrogość 12 (Targaryen)
iron_throne-card-targaryen_hostility_20 = Wrogość 20 (Targaryen)
iron_throne-card-tyrell_truce_1 = Rozejm (Tyrell)
iron_throne-card-tyrell_truce_2 = Rozejm (Tyrell)
iron_throne-card-tyrell_truce_3 = Rozejm (Tyrell)
iron_throne-card-tyrell_truce_4 = Rozejm (Tyrell)
iron_throne-card-tyrell_margaery_1 = Uśmiech róży (Margaery Tyrell)
iron_throne-card-tyrell_margaery_2 = Uśmiech róży (Margaery Tyrell)
iron_throne-card-tyrell_olenna_1 = Zatruty kielich (Olenna Tyrell)
iron_throne-card-tyrell_olenna_2 = Zatruty kielich (Olenna Tyrell)
iron_throne-card-tyrell_loras_1 = Mistrz turnieju (Loras Tyrell)
iron_throne-card-tyrell_loras_2 = Mistrz turnieju (Loras Tyrell)
iron_throne-card-tyrell_mace_1 = Hojność Reach (Mace Tyrell)
iron_throne-card-tyrell_mace_2 = Hojność Reach (Mace Tyrell)
iron_throne-card-tyrell_renly_1 = Wojska Południa (Renly Baratheon)
iron_throne-card-tyrell_renly_2 = Wojska Południa (Renly Baratheon)
iron_throne-card-tyrell_hostility_1 = Wrogość 1 (Tyrell)
iron_throne-card-tyrell_hostility_2 = Wrogość 2 (Tyrell)
iron_throne-card-tyrell_hostility_3 = Wrogość 3 (Tyrell)
iron_throne-card-tyrell_hostility_4 = Wrogość 4 (Tyrell)
iron_throne-card-tyrell_hostility_5 = Wrogość 5 (Tyrell)
iron_throne-card-tyrell_hostility_6 = Wrogość 6 (Tyrell)
iron_throne-card-tyrell_hostility_7 = Wrogość 7 (Tyrell)
iron_throne-card-tyrell_hostility_8 = Wrogość 8 (Tyrell)
iron_throne-card-tyrell_hostility_10 = Wrogość 10 (Tyrell)
iron_throne-card-tyrell_hostility_12 = Wrogość 12 (Tyrell)
iron_throne-card-tyrell_hostility_20 = Wrogość 20 (Tyrell)

iron_throne-card_text-eddard = Przed nagrodami i karami, jeśli doszło do zdrady, nikt po stronie zdrajcy nie otrzymuje nagród.
iron_throne-card_text-catelyn = Przed porównaniem sum rozprowadź na swoje postacie do 3 znaczników władzy ze swojego arkusza lidera.
iron_throne-card_text-robb = Po fazie rozstrzygnięcia potasuj swoją talię razem ze stosem kart odrzuconych, po czym dobierz 1 kartę.
iron_throne-card_text-arya = Po fazie rozstrzygnięcia, gdy twoja strona przegrała, wskaż dowolną postać aktywnego gracza po przeciwnej stronie – zostaje na niej tylko 1 znacznik władzy.
iron_throne-card_text-bran = Po zagraniu kart rodu obejrzyj zakrytą kartę aktywnego gracza po przeciwnej stronie. Jeśli jesteś aktywnym graczem, możesz potem wymienić własną zakrytą kartę na inną z ręki. Potem dobierz 1 kartę.
iron_throne-card_text-tywin = Po nagrodach i karach, jeśli twoja strona zwyciężyła, wybrany gracz po przegranej stronie usuwa jeszcze 3 znaczniki władzy ze swojej uczestniczącej postaci. Potem dobierz 1 kartę.
iron_throne-card_text-cersei = Przed zagraniem kart rodu wskaż wspierającego gracza po przeciwnej stronie – wycofuje się on ze starcia. Potem dobierz 3 karty.
iron_throne-card_text-jaime = Po odkryciu kart rodu, jeśli jesteś aktywnym graczem, twoją odkrytą kartę rozejmu uznaje się za kartę wrogości o wartości 8.
iron_throne-card_text-tyrion = Po odkryciu kart rodu wskaż gracza z odkrytą kartą wrogości. Jeżeli na ręce ma wyższą, musi odrzucić odkrytą i położyć w jej miejsce wyższą.
iron_throne-card_text-joffrey = Gdy w tym starciu weźmiesz zakładnika, torturuj go natychmiast, a potem usuń 2 znaczniki władzy z wybranej postaci jego rodu i dobierz 2 karty.
iron_throne-card_text-stannis = Przed porównaniem sum dodaj 3 do sumy swojej strony.
iron_throne-card_text-melisandre = Przed zagraniem kart rodu usuń 1 znacznik władzy ze swojej uczestniczącej postaci (musi na niej zostać co najmniej 1), a potem 2 z jednej uczestniczącej postaci po przeciwnej stronie.
iron_throne-card_text-davos = Po fazie rozstrzygnięcia weź 1 zakładnika spośród zakładników innego gracza.
iron_throne-card_text-selyse = Przed zagraniem kart rodu aktywny gracz po przeciwnej stronie odrzuca 1 losową kartę z ręki.
iron_throne-card_text-shireen = Przed nagrodami i karami, jeśli twoja strona przegrała: w tej turze nie otrzymujesz kar.
iron_throne-card_text-daenerys = Po odkryciu kart rodu, jeśli jako aktywny gracz padasz ofiarą zdrady, twoją kartę rozejmu uznaje się za kartę wrogości o wartości 10.
iron_throne-card_text-drogo = Po nagrodach i karach, jeśli twoja strona zwyciężyła, przenieś do 2 znaczników władzy z arkusza lidera każdego gracza po przegranej stronie na swój arkusz lidera.
iron_throne-card_text-viserys = Przed porównaniem sum policz władzę swojej uczestniczącej postaci podwójnie. Jeśli mimo to twoja strona nie zwycięży, twoja kara rośnie o 1 znacznik władzy.
iron_throne-card_text-jorah = Na początku fazy starcia zamień swoją uczestniczącą postać na inną swoją żywą postać.
iron_throne-card_text-barristan = Przed porównaniem sum dodaj do sumy swojej strony po 2 za każdą uczestniczącą postać po przeciwnej stronie.
iron_throne-card_text-margaery = Przed nagrodami i karami, jeśli twoja strona zwyciężyła, wskaż innego wspierającego gracza po swojej stronie – nie otrzyma on nagród w tej turze.
iron_throne-card_text-olenna = Po fazie rozstrzygnięcia, jeśli twoja strona przegrała, wskaż uczestniczącą postać innego gracza i usuń z niej połowę znaczników władzy, zaokrąglając w dół.
iron_throne-card_text-loras = Po fazie rozstrzygnięcia, jeśli jesteś aktywnym graczem i twoja strona zwyciężyła, zabierz swoją odkrytą kartę rodu z powrotem na rękę.
iron_throne-card_text-mace = Po nagrodach i karach dobierz 2 karty.
iron_throne-card_text-renly = Przed porównaniem sum dodaj do sumy swojej strony po 2 za każdą jej uczestniczącą postać.

# Event cards

iron_throne-event_card-stark_1 = Starkowie
iron_throne-event_card-stark_2 = Starkowie
iron_throne-event_card-stark_3 = Starkowie
iron_throne-event_card-lannister_1 = Lannisterowie
iron_throne-event_card-lannister_2 = Lannisterowie
iron_throne-event_card-lannister_3 = Lannisterowie
iron_throne-event_card-baratheon_1 = Baratheonowie
iron_throne-event_card-baratheon_2 = Baratheonowie
iron_throne-event_card-baratheon_3 = Baratheonowie
iron_throne-event_card-targaryen_1 = Targaryenowie
iron_throne-event_card-targaryen_2 = Targaryenowie
iron_throne-event_card-targaryen_3 = Targaryenowie
iron_throne-event_card-tyrell_1 = Tyrellowie
iron_throne-event_card-tyrell_2 = Tyrellowie
iron_throne-event_card-tyrell_3 = Tyrellowie
iron_throne-event_card-special_influential_1 = Wpływowi
iron_throne-event_card-special_influential_2 = Wpływowi
iron_throne-event_card-special_influential_3 = Wpływowi
iron_throne-event_card-special_prepared = Przygotowani
iron_throne-event_card-special_mighty = Potężni

iron_throne-event_text-house = Obrońcą jest gracz tego rodu; jeśli to atakujący, wskazuje on dowolnego innego gracza.
iron_throne-event_text-special_influential_1 = Obrońcą jest ten z pozostałych graczy, który rozprzestrzenił najwięcej wpływu; remisy rozstrzyga atakujący.
iron_throne-event_text-special_influential_2 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_influential_3 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_prepared = Obrońcą jest ten z pozostałych graczy, który ma najwięcej kart na ręce; remisy rozstrzyga atakujący.
iron_throne-event_text-special_mighty = Obrońcą jest ten z pozostałych graczy, którego postacie mają łącznie najwięcej władzy; remisy rozstrzyga atakujący.

# Timing windows

iron_throne-window-before_turn = przed twoją turą
iron_throne-window-start_of_turn = początek tury
iron_throne-window-after_hostage_handled = po uwolnieniu lub torturowaniu zakładnika
iron_throne-window-before_event_card = przed dobraniem karty wydarzenia
iron_throne-window-after_event_card = po odkryciu karty wydarzenia
iron_throne-window-after_defender_chosen = po wskazaniu obrońcy
iron_throne-window-after_characters_chosen = po wyborze postaci
iron_throne-window-before_support_offer = zanim gracz zaoferuje wsparcie
iron_throne-window-after_support_offer = po złożeniu oferty wsparcia
iron_throne-window-after_support_phase = po fazie wsparcia
iron_throne-window-start_of_encounter = początek fazy starcia
iron_throne-window-before_cards_played = przed zagraniem kart rodu
iron_throne-window-after_cards_played = po zagraniu kart rodu
iron_throne-window-after_cards_revealed = po odkryciu kart rodu
iron_throne-window-before_totals_compared = przed porównaniem sum
iron_throne-window-before_truce_talks = przed dyskusją w trakcie rozejmu
iron_throne-window-after_truce_talks = po dyskusji w trakcie rozejmu
iron_throne-window-before_rewards_penalties = przed nagrodami i karami
iron_throne-window-after_rewards_penalties = po nagrodach i karach
iron_throne-window-after_hostage_taken = po wzięciu zakładnika
iron_throne-window-after_resolution = po fazie rozstrzygnięcia
iron_throne-window-end_of_turn = koniec tury
iron_throne-window-when_character_would_die = gdy postać miałaby zginąć
iron_throne-window-after_character_died = po śmierci postaci
iron_throne-window-after_influence_spread = po rozprzestrzenieniu wpływu

# Inne nazwy

iron_throne-side-none = żadna ze stron
iron_throne-side-attacker = atakujący
iron_throne-side-defender = obrońca
iron_throne-demand-influence = wpływ
iron_throne-demand-hostages = zakładnicy
iron_throne-demand-power = władza
iron_throne-attacker_terms = { $attacker_influence ->
        [0] { $attacker_hostages ->
            [0] { $attacker_power ->
                [0] nic
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 wpływ{ $attacker_hostages ->
            [0] { $attacker_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $attacker_hostages ->
        [0] {""}
        [1] 1 zakładnik
       *[other] { $attacker_hostages } zakładników
    }{ $attacker_hostages ->
        [0] {""}
       *[other] { $attacker_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $attacker_power ->
        [0] {""}
        [1] 1 znacznik władzy
       *[other] { $attacker_power } znaczniki władzy
    }
iron_throne-defender_terms = { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] nic
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 wpływ{ $defender_hostages ->
            [0] { $defender_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $defender_hostages ->
        [0] {""}
        [1] 1 zakładnik
       *[other] { $defender_hostages } zakładników
    }{ $defender_hostages ->
        [0] {""}
       *[other] { $defender_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $defender_power ->
        [0] {""}
        [1] 1 znacznik władzy
       *[other] { $defender_power } znaczniki władzy
    }
iron_throne-source-deck = wierzch talii
iron_throne-source-hand = ręka, losowo
iron_throne-source-held = przetrzymywani zakładnicy
iron_throne-result-none = brak wyniku
iron_throne-result-hostility = wrogość
iron_throne-result-truce = rozejm
iron_throne-result-betrayal = zdrada
iron_throne-settlement-none = nierozstrzygnięte
iron_throne-settlement-attacker = wygrywa strona atakującego
iron_throne-settlement-defender = wygrywa strona obrońcy
iron_throne-settlement-all_lost = przegrywają obie strony
iron_throne-settlement-agreed = zawarto rozejm
iron_throne-phase-setup = przygotowanie gry
iron_throne-phase-start_of_turn = początek tury
iron_throne-phase-preparation = przygotowanie
iron_throne-phase-support = wsparcie
iron_throne-phase-encounter = starcie
iron_throne-phase-resolution = rozstrzygnięcie
iron_throne-phase-end_of_turn = koniec tury

# Opcje

iron_throne-option-houses = Przydział rodów
    .text = Losowo albo każdy gracz po kolei wybiera ród przed grą.
iron_throne-option-houses-random = losowo
iron_throne-option-houses-pick = wybór w kolejności miejsc
iron_throne-option-special_events = Specjalne karty wydarzeń
    .text = Które trzy karty wydarzeń bez rodu są w talii.
iron_throne-option-special_events-three_different = trzy różne
iron_throne-option-special_events-three_influential = trzy razy Wpływowi
iron_throne-option-turn_limit = Po ilu turach gra się kończy
    .text = Zabezpieczenie przed grą bez końca: po tylu turach gra się kończy i wygrywa ten, kto rozprzestrzenił najwięcej wpływu.
iron_throne-option-claim_statements = Deklaracje o posiadanych kartach
    .text = Wśród gotowych zwrotów są też takie, które twierdzą, że ma się daną kartę; mogą być kłamstwem.
iron_throne-outcome-influence = Jeden z rodów rozprzestrzenił wszystkie pięć żetonów wpływu. Wygrywa ród, który rozprzestrzenił najwięcej wpływu.
iron_throne-outcome-deaths = Zginęły wszystkie postacie jednego rodu. Wygrywa ród, który rozprzestrzenił najwięcej wpływu.
iron_throne-outcome-turn_limit = Osiągnięto limit tur. Wygrywa ród, który rozprzestrzenił najwięcej wpływu.

# Pytania

iron_throne-ask-choose_house = Wybierz swój ród.
iron_throne-ask-choose_leader = Kto z tych dwojga poprowadzi twój ród?
iron_throne-ask-use_leader_ability =
    Użyć zdolności: { $leader } ({ $window_id ->
        [before_support_offer] zaraz o wsparciu zdecyduje { $house }
       *[other] { $window }
    })?
iron_throne-ask-hostage_action = Uwalniaj lub torturuj zakładników, jednego po drugim.
iron_throne-ask-choose_torture_victim = Z której postaci zabierasz znacznik władzy? ({ $house })
iron_throne-ask-choose_defender = Kogo atakujesz?
iron_throne-ask-move_power = Przenieś jeden znacznik władzy z arkusza lidera na postać.
iron_throne-ask-put_forward = Którą postać wystawiasz?
iron_throne-ask-offer_support = Zaoferuj wsparcie jednej ze stron albo nie mieszaj się.
iron_throne-ask-answer_support = { $house } oferuje wsparcie: { $character }. Zaakceptować?
iron_throne-ask-choose_encounter_card = Zagraj zakrytą kartę. Karta postaci liczy się tu jako wrogość 0, a jej tekst nie działa.
iron_throne-ask-play_card =
    { $playable ->
        [0] Nie masz karty, której tekstu można by teraz użyć ({ $window }). Spasuj; nikt nie dowie się dlaczego.
       *[other] Zagrać kartę postaci dla jej tekstu ({ $window })?
    }
iron_throne-ask-truce_word = Masz głos: ułóż propozycję albo zerwij dyskusję.
iron_throne-ask-truce_answer =
    { $other } proponuje – { $side_id ->
        [attacker] dla ciebie: { iron_throne-attacker_terms }; dla siebie: { iron_throne-defender_terms }.
       *[other] dla ciebie: { iron_throne-defender_terms }; dla siebie: { iron_throne-attacker_terms }.
    } { $left ->
        [0] To ostatnia propozycja: zaakceptuj ją albo odrzuć.
       *[other] Zaakceptuj ją, odrzuć albo złóż własną.
    }
iron_throne-ask-choose_hostage_victim = Komu zabierasz zakładnika?
iron_throne-ask-choose_hostage_source = Bierzesz zakładnika ({ $house }). Którą kartę?
iron_throne-ask-distribute_power =
    { $compulsory ->
        [0] { $n ->
            [one] Możesz umieścić jeden znacznik władzy z arkusza lidera.
            [few] Umieść kolejno do { $n } znaczników władzy z arkusza lidera.
           *[other] Umieść kolejno do { $n } znaczników władzy z arkusza lidera.
        }
       *[other] { $n ->
            [one] Nagroda: umieść jeden znacznik władzy z arkusza lidera.
            [few] Nagroda: umieść kolejno { $n } znaczniki władzy z arkusza lidera.
           *[other] Nagroda: umieść kolejno { $n } znaczników władzy z arkusza lidera.
        }
    }
iron_throne-ask-choose_player =
    { $ability_id ->
        [card_cersei] Który wspierający musi się wycofać?
        [card_davos] Komu zabierasz zakładnika?
        [card_margaery] Który wspierający po twojej stronie nie otrzyma nagród?
        [card_tyrion] Czyja odkryta karta musi ustąpić wyższej?
        [card_tywin] Kto usuwa jeszcze 3 znaczniki władzy?
        [leader_barristan] Kto nie otrzyma kar?
        [leader_drogo] Komu zabierasz zakładników?
       *[other] Wybierz gracza.
    }
iron_throne-ask-choose_character =
    { $ability_id ->
        [card_arya] Na której postaci zostanie tylko 1 znacznik władzy?
        [card_joffrey] Z której postaci usuwasz 2 znaczniki władzy?
        [card_jorah] Która postać weźmie udział zamiast tamtej?
        [card_melisandre] Z której postaci usuwasz 3 znaczniki władzy?
        [card_olenna] Która postać straci połowę znaczników władzy?
        [leader_cersei] Która postać musi cię wesprzeć?
        [leader_joffrey] Z której postaci zabierasz 2 znaczniki władzy?
        [leader_viserys] Która postać oddaje znaczniki władzy?
       *[other] Wybierz postać.
    }
iron_throne-ask-choose_amount =
    { $purpose ->
        [pay] Ile znaczników władzy odkładasz do pudełka?
        [plunder] Ile znaczników władzy zabierasz z arkusza lidera? ({ $house })
        [shift] Ile znaczników władzy oddaje { $character }?
       *[other] Ile?
    }
iron_throne-ask-discard_card =
    { $n ->
        [one] Odrzuć kartę.
        [few] Odrzuć kolejno { $n } karty.
       *[other] Odrzuć kolejno { $n } kart.
    }
iron_throne-ask-exchange_played_card = Wymienić zakrytą kartę na kartę z ręki?
iron_throne-ask-choose_replacement_card = Zastąp odkrytą kartę wyższą.
iron_throne-ask-discard_seen_card = Widzisz karty z ręki: { $house }. Odrzucić jedną z nich?
iron_throne-ask-arrange_event_cards = Która karta wydarzenia zostaje na wierzchu? Pozostałe idą na spód.

# Akcje

iron_throne-do-house = Graj jako { $house }
iron_throne-do-leader = { $leader }
iron_throne-do-use = Użyj zdolności
iron_throne-do-decline = Nie używaj
iron_throne-do-play = Zagraj: { $card }
iron_throne-do-pass = Pas
iron_throne-do-player = { $house }
iron_throne-do-target = { $character }
iron_throne-do-amount = { $n }
iron_throne-do-discard = Odrzuć: { $card }
iron_throne-do-exchange = Wymień na: { $card }
iron_throne-do-keep = Zostaw jak jest
iron_throne-do-replace = Zastąp kartą: { $card }
iron_throne-do-arrange = Od wierzchu do spodu: { $events }
iron_throne-do-free = Uwolnij: { $card }
iron_throne-do-torture = Torturuj: { $card }
iron_throne-do-done = Gotowe
iron_throne-do-from = Od: { $house }
iron_throne-do-take_deck = Wierzchnia karta talii
iron_throne-do-take_hand = Losowa karta z ręki
iron_throne-do-take_held = Przetrzymywany tam zakładnik: { $house }
iron_throne-do-defender = Atakuj: { $house }
iron_throne-do-character = { $character }
iron_throne-do-support =
    { $side_id ->
        [attacker] Wesprzyj atakującego (postać: { $character })
        [defender] Wesprzyj obrońcę (postać: { $character })
       *[other] Udziel wsparcia (postać: { $character })
    }
iron_throne-do-stay_out = Nie mieszaj się
iron_throne-do-accept = Zaakceptuj
iron_throne-do-refuse = Odrzuć
iron_throne-do-face_down = { $card }
iron_throne-do-demand = Dla mnie: { $demand } × { $n }
    .group = Dla mnie
iron_throne-do-grant = Dla drugiej strony: { $demand } × { $n }
    .group = Dla drugiej strony
iron_throne-do-clear = Ułóż propozycję od nowa
iron_throne-do-propose = Złóż tę propozycję
iron_throne-do-offer = Dla atakującego: { iron_throne-attacker_terms }; dla obrońcy: { iron_throne-defender_terms }
iron_throne-do-break_off = Zerwij dyskusję
iron_throne-do-place = Umieść znacznik: { $character }
iron_throne-do-stop = Nie umieszczaj więcej

# Zdarzenia

iron_throne-event-houses = Rody w kolejności miejsc: { $houses }.
iron_throne-event-leaders_drawn = { $seat }: dobrano dwa arkusze liderów.
    .secret = Twoje dobrane arkusze: { $leaders }.
iron_throne-event-leader = { $seat } ma lidera: { $leader }.
iron_throne-event-turn = Tura { $n }: atakuje { $seat }.
iron_throne-event-event_card = { $seat } dobiera kartę wydarzenia: { $event }.
iron_throne-event-events_shuffled = Talia wydarzeń została przetasowana, kart: { $n }.
iron_throne-event-events_seen = { $seat } ogląda wierzchnie karty wydarzeń, kart: { $n }.
    .secret = Widzisz karty wydarzeń: { $events }.
iron_throne-event-events_arranged = { $seat } układa karty wydarzeń.
    .secret = Twoje ułożenie kart wydarzeń: { $events }.
iron_throne-event-defender = Broni się { $seat }.
iron_throne-event-put_forward = { $seat } wystawia postać: { $character } ({ $side }).
iron_throne-event-cleaned_up = Postacie wracają do swoich wyjściowych pozycji, a karty ze stołu zostają odrzucone.
iron_throne-event-game_over = Koniec gry. Zwycięstwo: { $winners }.
iron_throne-event-stayed_out = { $seat } nie miesza się.
iron_throne-event-support_offered =
    { $side_id ->
        [attacker] { $seat } oferuje wsparcie atakującemu (postać: { $character }).
        [defender] { $seat } oferuje wsparcie obrońcy (postać: { $character }).
       *[other] { $seat } oferuje wsparcie (postać: { $character }).
    }
iron_throne-event-support_accepted =
    { $side_id ->
        [attacker] { $seat } zaczyna wspierać atakującego.
        [defender] { $seat } zaczyna wspierać obrońcę.
       *[other] { $seat } zaczyna udzielać wsparcia.
    }
iron_throne-event-support_refused =
    { $side_id ->
        [attacker] Atakujący odrzuca ofertę wsparcia; składa ją { $seat }.
        [defender] Obrońca odrzuca ofertę wsparcia; składa ją { $seat }.
       *[other] Oferta wsparcia zostaje odrzucona; składa ją { $seat }.
    }
iron_throne-event-forced_to_support =
    { $side_id ->
        [attacker] { $seat } musi wesprzeć atakującego (postać: { $character }).
        [defender] { $seat } musi wesprzeć obrońcę (postać: { $character }).
       *[other] { $seat } musi udzielić wsparcia (postać: { $character }).
    }
iron_throne-event-withdrew = { $seat } wycofuje się.
iron_throne-event-exchanged_character = { $seat } zastępuje postać: { $character } → { $other_character }.
iron_throne-event-drew = { $seat } dobiera karty: { $n }.
    .secret = Dobierasz: { $cards }.
iron_throne-event-shuffled = { $seat } tasuje talię, kart: { $n }.
iron_throne-event-discarded = { $seat } odrzuca kartę: { $card }.
iron_throne-event-leader_used = { $seat } używa zdolności lidera: { $leader }.
iron_throne-event-card_played = { $seat } zagrywa kartę: { $card }.
iron_throne-event-played_face_down = { $seat } zagrywa zakrytą kartę.
    .secret = Zagrywasz zakrytą kartę: { $card }.
iron_throne-event-must_play_face_up = { $seat } musi zagrać kartę jako pierwszy, i to odkrytą.
iron_throne-event-card_revealed = { $seat } odkrywa kartę: { $card }.
iron_throne-event-card_replaced = { $seat } zastępuje odkrytą kartę inną: { $card }.
iron_throne-event-no_higher_card = { $seat } nie ma wyższej karty wrogości.
iron_throne-event-card_exchanged = { $seat } wymienia zakrytą kartę na inną z ręki.
    .secret = Wymieniasz: { $old } → { $card }.
iron_throne-event-card_counts_as = Karta ({ $seat }) liczy się jako wrogość { $n }.
iron_throne-event-card_returned = { $seat } zabiera kartę z powrotem na rękę: { $card }.
iron_throne-event-hand_seen = { $seat } ogląda karty z ręki ({ $other }), kart: { $n }.
    .secret = Na ręce ({ $other }) widzisz: { $cards }.
iron_throne-event-played_card_seen = { $seat } ogląda zakrytą kartę: { $other }.
    .secret = Zakryta karta ({ $other }) to { $card }.
iron_throne-event-result = Wynik: { $result }.
iron_throne-event-total_raised =
    { $side_id ->
        [attacker] { $seat } zwiększa sumę strony atakującego o { $n }.
        [defender] { $seat } zwiększa sumę strony obrońcy o { $n }.
       *[other] { $seat } zwiększa sumę swojej strony o { $n }.
    }
iron_throne-event-totals = Atakujący { $attacker_card } + { $attacker_power } + { $attacker_bonus } = { $attacker_total }, obrońca { $defender_card } + { $defender_power } + { $defender_bonus } = { $defender_total } (karta, władza, modyfikatory).
iron_throne-event-settled = Wynik starcia: { $settlement }.
iron_throne-event-truce_offered = { $seat } proponuje – dla atakującego: { iron_throne-attacker_terms }; dla obrońcy: { iron_throne-defender_terms }.
iron_throne-event-truce_accepted = { $seat } akceptuje propozycję.
iron_throne-event-truce_refused = { $seat } odrzuca propozycję.
iron_throne-event-truce_broken_off = { $seat } zrywa dyskusję.
iron_throne-event-power_placed = { $seat } umieszcza znacznik władzy: { $character }.
iron_throne-event-power_removed = { $character } traci znaczniki władzy: { $n }. Trafiają one na arkusz: { $receiver }.
iron_throne-event-power_boxed = { $seat } odkłada do pudełka znaczniki władzy z arkusza lidera: { $n }.
iron_throne-event-power_given = { $seat } oddaje znaczniki władzy: { $n }; otrzymuje je { $other }.
iron_throne-event-power_shifted = Znaczniki władzy ({ $n }) przechodzą: { $character } → { $other_character }.
iron_throne-event-penalty = Kara ({ $seat }): { $character } traci znaczniki władzy: { $n }.
iron_throne-event-penalty_changed = Kara ({ $seat }) wynosi teraz { $n }.
iron_throne-event-rewards_denied = { $seat } nie otrzymuje nagród w tej turze.
iron_throne-event-penalties_denied = { $seat } nie otrzymuje kar w tej turze.
iron_throne-event-died = Ginie { $character }.
iron_throne-event-influence_spread = { $seat } rozprzestrzenia wpływ na: { $other }.
iron_throne-event-hostage_taken = { $seat } bierze zakładnika; oddaje go { $other } ({ $source }). Karta: { $house }.
    .secret = { $seat } bierze zakładnika; oddaje go { $other } ({ $source }). Karta: { $card }.
iron_throne-event-freed = { $seat } uwalnia zakładnika ({ $house }).
    .secret = { $seat } uwalnia: { $card }.
iron_throne-event-tortured = { $seat } torturuje: { $card }.

# Odmowy

illegal-iron_throne-attacker-defends = To ty atakujesz, więc obrońcą musi być ktoś inny.
illegal-iron_throne-bad-amount = Liczba musi być od { $low } do { $high }.
illegal-iron_throne-bad-arrangement = Podaj dokładnie te karty wydarzeń, które widzisz, każdą raz: { $event_cards }.
illegal-iron_throne-character-dead = Ta postać nie żyje: { $character }.
illegal-iron_throne-claims-off = Przy tym stole nikt nie deklaruje, jakie ma karty ani jakich ma zakładników.
illegal-iron_throne-condition-fails = Warunek karty nie jest teraz spełniony: { $card }.
illegal-iron_throne-demand-too-large =
    { $demand_id ->
        [influence] Rozejm daje najwyżej 1 wpływ.
       *[other] Rozejm daje od 0 do { $most }: { $demand }.
    }
illegal-iron_throne-empty-offer = Propozycja musi komuś coś dawać.
illegal-iron_throne-house-taken = { $house } jest już zajęty.
illegal-iron_throne-last-offer = Złożono sześć propozycji: ostatnią można już tylko zaakceptować albo odrzucić, można też zerwać dyskusję.
illegal-iron_throne-leader-not-a-token = { $character } przewodzi rodowi i nie ma żetonu postaci.
illegal-iron_throne-leader-not-drawn = Tego arkusza nie dobrano: { $character }.
illegal-iron_throne-no-card-to-take = { $house } nie ma karty, którą można by wziąć jako zakładnika.
illegal-iron_throne-no-effect = { $card }: nic by się teraz nie zmieniło.
illegal-iron_throne-no-penalties = { $house } nie otrzymuje kar w tej turze, więc nie można tam wziąć zakładnika.
illegal-iron_throne-no-side = Wspiera się atakującego albo obrońcę.
illegal-iron_throne-no-such-hostage = Ten gracz nie ma zakładnika, którego można zabrać: { $house }.
illegal-iron_throne-no-such-value = Nie ma takiej karty o wartości { $value }.
illegal-iron_throne-no-text = { $card }: ta karta nie ma tekstu; można ją tylko zagrać zakrytą, gdy wybierasz kartę starcia.
illegal-iron_throne-not-a-loser = { $house } nie jest po przegranej stronie, więc nie możesz tam wziąć zakładnika.
illegal-iron_throne-not-a-target = Wybrać można tu tylko jedną z tych postaci: { $possible_character }.
illegal-iron_throne-not-a-target-player = Wybrać można tu tylko jednego z tych graczy: { $houses }.
illegal-iron_throne-not-an-addressee = Zwróć się do innego gracza przy stole albo do wszystkich.
illegal-iron_throne-not-eligible = { $event_card }: obrońcą może być tylko ktoś z tych graczy: { $houses }.
illegal-iron_throne-not-higher = Potrzebna jest karta wrogości powyżej { $value }.
illegal-iron_throne-not-in-game = { $house } nie bierze udziału w tej grze.
illegal-iron_throne-not-in-hand = Nie masz na ręce: { $card }.
illegal-iron_throne-not-living-of-house = Wybierz żywą postać: { $house }.
illegal-iron_throne-not-participating = Tekst tej karty można zagrać tylko wtedy, gdy jej postać uczestniczy w starciu: { $card }.
illegal-iron_throne-not-possible =
    { $demand_id ->
        [influence] { $house } nie ma już żetonu wpływu do rozprzestrzenienia.
       *[other] { $house } może dać najwyżej { $most }: { $demand }.
    }
illegal-iron_throne-not-seen = To nie jest jedna z obejrzanych kart: { $card }.
illegal-iron_throne-not-your-character = Ta postać nie należy do twojego rodu: { $character }.
illegal-iron_throne-not-your-hostage = Nie przetrzymujesz tego zakładnika: { $card }.
illegal-iron_throne-only-held = Tutaj można wziąć tylko zakładników, których ten gracz przetrzymuje.
illegal-iron_throne-own-house = Podaj inny ród niż własny.
illegal-iron_throne-reward-compulsory = Trzeba umieścić wszystkie znaczniki nagrody.
illegal-iron_throne-source-empty = Nie ma tam karty do wzięcia.
illegal-iron_throne-taken-already = Karty wziętej w ramach tego porozumienia nie można wziąć w nim drugi raz.
illegal-iron_throne-wrong-window = Tekst tej karty jest na inny moment ({ $window }): { $card }.

bad-input-iron_throne-position-attacker = { $path }: tura wymaga atakującego i innego gracza jako obrońcy.
bad-input-iron_throne-position-card = { $path }: potrzebny jest tu rodzaj karty i wartość.
bad-input-iron_throne-position-cards = { $path }: brakuje karty rodu, jest podwójna albo leży tam, gdzie nie może.
bad-input-iron_throne-position-character = { $path }: ta postać należy do innego rodu.
bad-input-iron_throne-position-dead = { $path }: martwa postać nie może stać na pozycji.
bad-input-iron_throne-position-died-out = { $path }: wszystkie postacie tego rodu nie żyją, więc gra jest zakończona.
bad-input-iron_throne-position-events = { $path }: karty wydarzeń nie pasują do rodów w grze.
bad-input-iron_throne-position-houses = { $path }: każde miejsce potrzebuje własnego rodu.
bad-input-iron_throne-position-influence = { $path }: każdy ród ma pięć żetonów wpływu, po jednej liczbie na planszę.
bad-input-iron_throne-position-known = { $path }: każdy zna własną rękę i swoich zakładników, a nikt nie zna kart w talii.
bad-input-iron_throne-position-leader = { $path }: lider nie ma żetonu postaci ani władzy na nim.
bad-input-iron_throne-position-over = { $path }: ród rozprzestrzenił już wszystkie pięć żetonów wpływu, więc gra jest zakończona.
bad-input-iron_throne-position-own-hostage = { $path }: nikt nie przetrzymuje zakładnika własnego rodu.
bad-input-iron_throne-position-players = { $path }: potrzebny jest jeden wpis na każde miejsce.
bad-input-iron_throne-position-tokens = { $path }: znaczników władzy w grze i w pudełku musi być razem 100.

# Plansza na stronie

iron_throne-board-hand = Ręka
iron_throne-board-deck = Talia
iron_throne-board-discard = Odrzucone
iron_throne-board-no-rewards = bez nagród
iron_throne-board-no-penalties = bez kar
iron_throne-board-withdrawn = wycofany
iron_throne-board-known = Znane karty:
iron_throne-board-turn = Tura { $n }
iron_throne-board-events = Karty wydarzeń: { $n }
iron_throne-board-event-discard = Odrzucone wydarzenia
iron_throne-board-in-deck = Karty wydarzeń, które znasz, licząc od wierzchu
iron_throne-board-box = Władza w pudełku: { $n }
iron_throne-board-gets = { $house } dostaje
iron_throne-board-offer = Propozycja { $n } z 6:
iron_throne-board-attacker = Atakujący
iron_throne-board-defender = Obrońca
iron_throne-board-dead = nie żyje
iron_throne-board-winner = Zwycięstwo
iron_throne-board-sheet = Władza na arkuszu lidera
iron_throne-board-spread = Wpływ rozprzestrzeniony na innych
iron_throne-board-goal = Cel: rozprzestrzenić żetony wpływu: { $n }
iron_throne-board-influence = Własne żetony wpływu jeszcze tutaj: { $n }
iron_throne-board-total = Dotychczasowa suma
iron_throne-board-sum = Karta { $card }, władza { $power }, modyfikatory { $modifiers }
iron_throne-board-offers = oferuje wsparcie
iron_throne-board-face-down = zakryta
iron_throne-board-free = Uwolnij
iron_throne-board-torture = Torturuj
iron_throne-board-freed = Karta wraca na rękę ({ $house }), a ty dobierasz kartę.
iron_throne-board-torture-any = Zabierasz 1 znacznik władzy z wybranej postaci ({ $house }).
iron_throne-board-torture-character = { $character } traci 4 znaczniki władzy lub wszystkie.
iron_throne-board-torture-leader = 4 znaczniki władzy lub wszystkie trafiają z arkusza lidera do pudełka ({ $house }).
iron_throne-board-torture-dead = Bez skutku: { $character } nie żyje.

# Wypowiedzi

iron_throne-say-request_support = Proszę o wsparcie dla { $side_id ->
    [attacker] atakującego
    [defender] obrońcy
   *[other] { $side }
  }.
iron_throne-say-request_stay_out = Proszę, nie mieszaj się w to starcie.
iron_throne-say-request_truce = Zagrajmy rozejm, ty i ja.
iron_throne-say-request_free = Proszę o uwolnienie zakładników z mojego rodu: { $n }.
iron_throne-say-promise_support = Wesprę { $side_id ->
    [attacker] atakującego
    [defender] obrońcę
   *[other] { $side }
  }.
iron_throne-say-promise_stay_out = Nie wezmę w tym udziału.
iron_throne-say-promise_truce = Zagram rozejm.
iron_throne-say-promise_hostility = Zagram wrogość.
iron_throne-say-promise_accept = Zaakceptuję wsparcie: { $house }.
iron_throne-say-promise_free = Uwolnię zakładników z twojego rodu: { $n }.
iron_throne-say-promise_no_torture = Nie będę torturować zakładników z twojego rodu.
iron_throne-say-threat_torture = Będę torturować zakładników z twojego rodu: { $n }.
iron_throne-say-threat_hostility = Spodziewaj się wrogości.
iron_throne-say-claim_card = Mam na ręce: { $type_id ->
    [hostility] { $type } { $value }
   *[other] { $type }
  }.
iron_throne-say-claim_hostage = Mam zakładnika ({ $house }): { $type }.
iron_throne-say-agree = Zgoda.
iron_throne-say-disagree = Nie ma zgody.
iron_throne-say-thanks = Dziękuję.
iron_throne-say-accuse = Złamano dane słowo.

iron_throne-param-side = Strona
iron_throne-param-n = Ile
iron_throne-param-house = Ród
iron_throne-param-type = Rodzaj karty
iron_throne-param-value = Wartość

iron_throne-card_type-truce = rozejm
iron_throne-card_type-character = postać
iron_throne-card_type-hostility = wrogość

# Rodzaje nazw, gdy jakiejś nie można zrozumieć

iron_throne-kind-house = ród
iron_throne-kind-leader = lider
iron_throne-kind-character = postać
iron_throne-kind-card = karta rodu
iron_throne-kind-event_card = karta wydarzenia
iron_throne-kind-side = strona
iron_throne-kind-demand = żądanie
iron_throne-kind-card_type = rodzaj karty
iron_throne-kind-ability = zdolność
iron_throne-kind-window = okno czasowe
iron_throne-kind-seat = miejsce

# Obraz stołu

iron_throne-picture-sheet = Władza na arkuszu lidera
iron_throne-picture-attacker = atakujący
iron_throne-picture-defender = obrońca
iron_throne-picture-supporter = wspierający
iron_throne-picture-influence = Żetony wpływu na tej planszy
iron_throne-picture-spread = rozprzestrz.
iron_throne-picture-hand = ręka
iron_throne-picture-deck = talia
iron_throne-picture-discard = odrzucone
iron_throne-picture-hostages = zakładnicy
iron_throne-picture-events = talia wydarzeń
iron_throne-picture-box = pudełko
iron_throne-picture-no_rewards = bez nagród
iron_throne-picture-no_penalties = bez kar
iron_throne-picture-withdrawn = wycofany
iron_throne-picture-table = Stół gry Żelazny Tron
