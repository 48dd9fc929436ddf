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
ice_and_fire-ability-order_deceitful_reposition = Rozkaz: Zwodnicza Zmiana Pozycji
ice_and_fire-ability-hidden_shot = Strzał z Ukrycia
ice_and_fire-ability-knightly_armaments = Rycerski Oręż
ice_and_fire-ability-rally_the_smallfolk = Zwołać Prostaczków
ice_and_fire-ability-lightbringer = Światłonośca
ice_and_fire-ability-prayers_to_rhllor = Modły do R’hllora
ice_and_fire-ability-hot_pies = Gorące Bułki!
ice_and_fire-ability-berics_vassal = Wasal Berica
ice_and_fire-ability-improved_defenses_bwb = Lepsza Obrona
ice_and_fire-ability-ncu_31101_prophecies_and_portents = Przepowiednie i Znaki
ice_and_fire-ability-ncu_31102_allies_in_the_realm = Sojusznicy w Królestwie
ice_and_fire-ability-ncu_31103_vengeance_at_any_cost = Zemsta za Wszelką Cenę
ice_and_fire-ability-ncu_31104_fresh_converts = Świeżo Nawróceni

# Tactics cards

ice_and_fire-tactics_card-41101 = Nagły Odwrót
    .text = Wróg zakończył atak wręcz: Obrońca wykonuje 1 akcję Odwrotu; jednostka twojego Dowódcy może przerzucić kości dystansu Odwrotu.
ice_and_fire-tactics_card-41102 = Przegrupować Szyki
    .text = Początek twojej tury: Wskaż 2 przyjazne jednostki piechoty w Dalekim Zasięgu od siebie: usuń z jednej do 4 modeli i wylecz tyle samo Ran drugiej. Potem możesz przenieść między nimi jeden Dodatek (zastępuje model, zwykłe limity) albo zamienić miejscami po jednym Dodatku z każdej.
ice_and_fire-tactics_card-41103 = Rycerze z Wydrążonego Wzgórza
ice_and_fire-tactics_card-41104 = Zapomniane Bractwo
ice_and_fire-tactics_card-41105 = Chwycić za Miecz
ice_and_fire-tactics_card-41106 = Azor Ahai!
ice_and_fire-tactics_card-41107 = Lecz Królestwo Trwa
ice_and_fire-tactics_card-41108 = Rozkaz Szturmu
ice_and_fire-tactics_card-41109 = O Sześć Razy Za Dużo
ice_and_fire-tactics_card-41110 = Światłonośca
ice_and_fire-tactics_card-41111 = Ognista Szarża
ice_and_fire-tactics_card-41112 = Ukochany przez Prostaczków
ice_and_fire-tactics_card-41113 = Ostatni Pocałunek
ice_and_fire-tactics_card-41114 = Wściekły Odwet
ice_and_fire-tactics_card-41115 = Cena Porażki
    .text = Przyjazna jednostka atakuje wręcz, przed rzutem kośćmi Ataku: Każda kość Ataku liczy się jako Trafienie. Jeśli obrońca przetrwa atak, atakujący otrzymuje żetony Spanikowanych i Narażonych.
ice_and_fire-tactics_card-41116 = Krwawa Zemsta

# Special cards

ice_and_fire-special-51101 = Bractwo bez Chorągwi
ice_and_fire-special-51102 = Niekończąca Się Zemsta
