# The Brotherhood Without Banners: units, attachments, NCUs

ice_and_fire-card-brotherhood_peasant_levy = Chłopscy Poborowi
ice_and_fire-card-brotherhood_men_at_arms = Zbrojni
ice_and_fire-card-brotherhood_brotherhood_archers = Łucznicy Bractwa
ice_and_fire-card-brotherhood_brotherhood_sworn_knights = Zaprzysiężeni Rycerze Bractwa
ice_and_fire-card-brotherhood_beric_dondarrion_lightning_lord_commander = Beric Dondarrion, Lord Błyskawica
ice_and_fire-card-brotherhood_beric_dondarrion_azor_ahai = Beric Dondarrion, Azor Ahai
ice_and_fire-card-brotherhood_thoros_of_myr_the_red_wizard_commander = Thoros z Myr, Czerwony Czarodziej
ice_and_fire-card-brotherhood_thoros_of_myr_faithful_believer = Thoros z Myr, Gorliwy Wyznawca
ice_and_fire-card-brotherhood_lem_lemoncloak_the_lemon = Lem Cytrynowy Płaszcz, Cytryna
ice_and_fire-card-brotherhood_tom_sevenstringers_osevens = Tom Siedem Strun, z Siedmiu Strumieni
ice_and_fire-card-brotherhood_catelyn_stark_lady_stoneheart_commander = Catelyn Stark, Pani Kamienne Serce
ice_and_fire-card-brotherhood_anguy_the_archer = Anguy, Łucznik
ice_and_fire-card-brotherhood_edric_dayne_loyal_squire = Edric Dayne, Wierny Giermek
ice_and_fire-card-brotherhood_hot_pie_the_baker = Gorąca Bułka, Piekarz
ice_and_fire-card-brotherhood_gendry_the_bull = Gendry, Byk
ice_and_fire-card-brotherhood_ghost_of_high_heart_the_woods_witch = Duch Wysokiego Serca, Leśna Wiedźma
ice_and_fire-card-brotherhood_ravella_smallwood_lady_of_acorn_hall = Ravella Smallwood, Pani Żołędziowego Dworu
ice_and_fire-card-brotherhood_catelyn_stark_the_hangwoman = Catelyn Stark, Wieszająca
ice_and_fire-card-brotherhood_thoros_of_myr_the_ember = Thoros z Myr, Żar

# Abilities that no other faction has

ice_and_fire-ability-brotherhood_armaments = Oręż Bractwa
    .text = Atak ma Krytyczny Cios; póki żaden przeciwnik nie kontroluje Korony, ma też Rozpłatanie i +1 do Trafienia.
ice_and_fire-ability-order_deceitful_reposition = Rozkaz: Zwodnicza Zmiana Pozycji
    .text = Początek tury wroga: Jeśli w Bliskim Zasięgu nie ma wroga, ta jednostka wykonuje Manewr na najwyżej 3″.
ice_and_fire-ability-hidden_shot = Strzał z Ukrycia
    .text = Linia Wzroku tego ataku ignoruje jednostki i teren. Przeciw wrogowi atakowanemu z flanki lub od tyłu ma Precyzję i „Morderczy”.
ice_and_fire-ability-knightly_armaments = Rycerski Oręż
    .text = Atak ma Rozpłatanie; póki żaden przeciwnik nie kontroluje Korony, może przerzucić dowolne kości Ataku.
ice_and_fire-ability-rally_the_smallfolk = Zwołać Prostaczków
    .text = Po ataku wręcz, który zniszczył wrogi szereg, jedna przyjazna jednostka piechoty w Dalekim Zasięgu leczy 2 Rany.
ice_and_fire-ability-lightbringer = Światłonośca
    .text = Zaczyna z 1 żetonem Wiary; zyskuje 1 za każdy zdany Test Morale. Wydaj 1: przed atakiem wręcz, by rzucić 2 dodatkowymi kośćmi Ataku; albo gdy jednostka miałaby zostać zniszczona atakiem wręcz, by najpierw wykonać 1 atak wręcz, używając najmniejszej liczby kości Ataku – jeśli zniszczy on cel, jednostce zostaje 1 Rana.
ice_and_fire-ability-prayers_to_rhllor = Modły do R’hllora
    .text = +2 do Testów Morale. Zaczyna z 1 żetonem Wiary; zyskuje 1 za każdy zdany Test Morale. Wydaj 1: przed atakiem wręcz, by mieć Rozpłatanie i „Morderczy”; albo gdy wróg w Dalekim Zasięgu nie zda Testu Paniki, by jedna przyjazna jednostka w Dalekim Zasięgu wyleczyła tyle Ran, ile otrzymał wróg (najwyżej 3).
ice_and_fire-ability-hot_pies = Gorące Bułki!
    .text = Przy każdej aktywacji usuń z tej jednostki 1 Żeton Stanu; póki kontrolujesz Koronę, może też wyleczyć 1 Ranę.
ice_and_fire-ability-berics_vassal = Wasal Berica
    .text = Wszędzie tam, gdzie liczy się imię, ten model jest także Berikiem Dondarrionem.
ice_and_fire-ability-improved_defenses_bwb = Lepsza Obrona
    .text = Póki kontrolujesz Koronę: +1 do rzutów Obronnych.
ice_and_fire-ability-ncu_31101_prophecies_and_portents = Przepowiednie i Znaki
    .text = Wpływ: +1 do Testów Morale; ilekroć jednostka pod Wpływem traci szereg, jeden wróg Związany z nią Walką otrzymuje żetony Narażonych i Osłabionych.
ice_and_fire-ability-ncu_31102_allies_in_the_realm = Sojusznicy w Królestwie
    .text = Zaczyna z 3 żetonami Rozkazu. Na początku twojej tury możesz odrzucić 1 żeton i 1 Kartę Taktyki: jedna przyjazna Jednostka Bojowa leczy 2 Rany, a jeśli został jej 1 szereg, usuwa Żeton Stanu.
ice_and_fire-ability-ncu_31103_vengeance_at_any_cost = Zemsta za Wszelką Cenę
    .text = Wpływ (wróg). Wróg otrzymuje 1 Ranę przed każdą swoją akcją; w przyjaznych atakach wręcz na niego można przerzucić dowolne kości Ataku.
ice_and_fire-ability-ncu_31104_fresh_converts = Świeżo Nawróceni
    .text = Ilekroć wroga Jednostka Bojowa traci szereg, połóż na Thorosie 1 żeton Rozkazu. Gdy zajmuje strefę, jej efekt można zastąpić następującym: jedna przyjazna Jednostka Bojowa leczy do 2 Ran; potem można usunąć do 2 żetonów, a każdy leczy 1 Ranę przyjaznej Jednostce Bojowej.

# Tactics cards

ice_and_fire-tactics_card-41101 = Nagły Odwrót
    .text = Wróg zakończył atak wręcz: Obrońca wykonuje 1 akcję Odwrotu; jednostka twojego Dowódcy może przerzucić kości dystansu Odwrotu.
ice_and_fire-tactics_card-41102 = Przegrupować Szyki
    .text = Początek twojej tury: Wskaż 2 przyjazne jednostki piechoty w Dalekim Zasięgu od siebie: usuń z jednej do 4 modeli i wylecz tyle samo Ran drugiej. Potem możesz przenieść między nimi jeden Dodatek (zastępuje model, zwykłe limity) albo zamienić miejscami po jednym Dodatku z każdej.
ice_and_fire-tactics_card-41103 = Rycerze z Wydrążonego Wzgórza
    .text = Przyjazna Jednostka Bojowa staje się celem wrogiej Umiejętności lub Karty Taktyki: Jednostka wykonuje Test Morale; w razie sukcesu Umiejętność lub karta zostaje anulowana, a jednostka może wykonać Manewr na najwyżej 3″.
ice_and_fire-tactics_card-41104 = Zapomniane Bractwo
    .text = Początek rundy: Wskaż przyjazną Jednostkę Bojową: wykonuje 1 akcję Marszu lub Odwrotu, a potem otrzymuje żeton Osłabionych.
ice_and_fire-tactics_card-41105 = Chwycić za Miecz
    .text = Przyjazna Jednostka Bojowa się aktywuje: Jednostka wykonuje Test Morale; w razie sukcesu wybierz jedno: leczy 1 Ranę i po 1 za każdy swój zniszczony szereg; albo jedna wroga Jednostka Bojowa w Dalekim Zasięgu otrzymuje żetony Spanikowanych i Osłabionych.
ice_and_fire-tactics_card-41106 = Azor Ahai!
    .text = Przyjazna jednostka wykonuje Test Paniki, po rzucie kośćmi: Porażka kosztuje najwyżej 1 Ranę. Jeśli to jednostka twojego Dowódcy, zamiast tego zdaje test, a każdy wróg Związany z nią Walką otrzymuje żeton Osłabionych.
ice_and_fire-tactics_card-41107 = Lecz Królestwo Trwa
    .text = Początek dowolnej tury: Dołącz do przyjaznej Jednostki Bojowej do końca gry; każda zniszczona przyjazna jednostka piechoty lub kawalerii dodaje 1 żeton Rozkazu. Na początku twojej tury możesz usunąć żeton, by wyleczyć jednostce 3 Rany. Póki zostaje żeton, jednostka nie może otrzymywać Żetonów Stanu.
ice_and_fire-tactics_card-41108 = Rozkaz Szturmu
    .text = Przyjazny Stronnik zajmuje strefę: Zamiast efektu strefy przyjazna Jednostka Bojowa wykonuje 1 akcję Ataku wręcz (jednostka Berica Dondarriona: jeśli wolisz, akcję Szarży).
ice_and_fire-tactics_card-41109 = O Sześć Razy Za Dużo
    .text = Przyjazna jednostka piechoty miałaby zostać zniszczona atakiem wręcz: Zostaje jej 1 Rana. Dołącz do niej tę kartę do końca gry: nie może być celem Rozkazów ani Kart Taktyki żadnego gracza.
ice_and_fire-tactics_card-41110 = Światłonośca
    .text = Przyjazna jednostka zakończyła atak wręcz: Jeden wróg w Bliskim Zasięgu atakującego wykonuje Test Paniki z -1 za każdy swój zniszczony szereg; jeśli atakującym jest jednostka Berica, wróg najpierw otrzymuje żeton Spanikowanych.
ice_and_fire-tactics_card-41111 = Ognista Szarża
    .text = Przyjazna jednostka szarżuje, przed rozpatrzeniem Szarży: Każda kość Dystansu Szarży liczy się jako 6, a wrogowie, na których się ona uda, otrzymują żeton Spanikowanych. Po ataku szarżujący otrzymuje żeton Narażonych, chyba że to jednostka Thorosa z Myr.
ice_and_fire-tactics_card-41112 = Ukochany przez Prostaczków
    .text = Wróg atakuje wręcz, przed rzutem kośćmi Ataku: Atakujący wykonuje Test Morale (z -2, jeśli jest w Bliskim Zasięgu jednostki Thorosa z Myr); w razie porażki otrzymuje żetony Narażonych i Osłabionych.
ice_and_fire-tactics_card-41113 = Ostatni Pocałunek
    .text = Przyjazny Dodatek miałby zostać zniszczony: Zamiast tego dołącz go do przyjaznej Jednostki Bojowej tego samego typu, zastępując model, ale bez limitu Dodatków. / Początek dowolnej tury: Dobierz 1 Kartę Taktyki.
ice_and_fire-tactics_card-41114 = Wściekły Odwet
    .text = Wróg zakończył atak wręcz: Jeśli obrońca przetrwał, atakujący otrzymuje 2 Rany za każdy zniszczony szereg obrońcy. Jeśli obrońcą jest jednostka Catelyn Stark, atakujący otrzymuje też żeton Spanikowanych.
ice_and_fire-tactics_card-41115 = Cena Porażki
    .text = Przyjazna jednostka atakuje wręcz, przed rzutem kośćmi Ataku: Każda kość Ataku liczy się jako Trafienie. Jeśli obrońca przetrwa atak, atakujący otrzymuje żetony Spanikowanych i Narażonych.
ice_and_fire-tactics_card-41116 = Krwawa Zemsta
    .text = Wróg zakończył atak wręcz, który zniszczył przyjazny szereg: Jedna przyjazna Jednostka Bojowa inna niż obrońca może wykonać 1 akcję Manewru lub Marszu; jednostka Catelyn może zamiast tego wykonać 1 akcję Szarży lub Ataku.

# Special cards

ice_and_fire-special-51101 = Bractwo bez Chorągwi
    .text = Jeden Dodatek w armii kosztuje o 1 punkt mniej. Armia może zawierać jedną Jednostkę Bojową Rodu Baratheon lub Rodu Stark, której koszt nie liczy się do kart neutralnych.
ice_and_fire-special-51102 = Niekończąca Się Zemsta
    .text = Armia z Catelyn Stark nie może zawierać Rodu Bolton (frakcji ani jednostek neutralnych), Kapitana z Dreadfort, Oprawcy Boltonów, Roose’a Boltona, Ramsaya Snow ani Waldera Freya. Jej jednostki mogą przerzucać kości Dystansu Szarży przeciw tym jednostkom, jednostkom z tymi Dodatkami i jednostkom Rodu Lannister.
