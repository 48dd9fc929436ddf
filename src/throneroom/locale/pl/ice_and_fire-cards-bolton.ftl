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
    .text = Przed rzutem kośćmi Ataku wybierz jedno: Krytyczny Cios; Rozpłatanie; albo obrońca otrzymuje żeton Spanikowanych. Jeśli atak nie zniszczy wrogiego szeregu, ta jednostka otrzymuje 2 Rany.
ice_and_fire-ability-impaling_spear = Przebijająca Włócznia
    .text = Jeśli ten atak zniszczył wrogi szereg, każdy wróg w Bliskim Zasięgu atakującego otrzymuje żeton Spanikowanych, a jeśli już jest Spanikowany, żeton Osłabionych.
ice_and_fire-ability-rooses_vassal = Wasal Roose’a
    .text = Wszędzie tam, gdzie liczy się imię, ten model jest także Roose’em Boltonem.
ice_and_fire-ability-ruthless_volley = Bezlitosna Salwa
    .text = Linia Wzroku tego ataku ignoruje jednostki i teren. Przeciw wrogom Związanym Walką ma Precyzję i może przerzucić dowolne kości Ataku.
ice_and_fire-ability-shared_fear = Wspólny Strach
    .text = Ilekroć ta jednostka nie zda Testu Paniki, każdy wróg w Bliskim Zasięgu otrzymuje żeton Spanikowanych.
ice_and_fire-ability-sic_em = Bierz Ich
    .text = Dystans Szarży można zawsze przerzucić, a wrogowie, na których Szarża się uda, otrzymują żeton Spanikowanych.
ice_and_fire-ability-ncu_31001_frey_ambition = Ambicje Freyów
    .text = Gdy Walda zajmuje: Koronę – jedna wroga Jednostka Bojowa otrzymuje żeton Osłabionych; Taktykę – efekt można zastąpić wzięciem na rękę jednej z twoich kart Dowódcy z talii lub ze stosu kart odrzuconych (przetasuj); Bogactwo – zamiast usuwać Żeton Stanu, wylecz jeszcze 1 Ranę.
ice_and_fire-ability-ncu_31002_loyal_imposter = Wierna Oszustka
    .text = Wpływ: +2 do Testów Morale. Raz na grę, na początku rundy, możesz do końca rundy oddać przeciwnikowi kontrolę nad Jeyne; wtedy zostajesz Pierwszym Graczem, a Jeyne w tej rundzie nie obejmuje nikogo Wpływem.
ice_and_fire-ability-ncu_31003_horrific_rumors = Przerażające Pogłoski
    .text = Zaczyna z 3 żetonami Rozkazu. Gdy Roose się aktywuje, możesz usunąć 1 żeton: jedna wroga Jednostka Bojowa otrzymuje żeton Spanikowanych. Gdy zajmuje strefę, jej efekt można zastąpić następującym: jedna wroga Jednostka Bojowa wykonuje Test Paniki.
ice_and_fire-ability-ncu_31004_sadistic_butchery = Sadystyczna Rzeź
    .text = Wpływ (przyjazna jednostka). Jednostka ma Umiejętność „Napędzani Rzezią”: po ataku wręcz, który zadał Rany, leczy 1 Ranę i po 1 za każdy zniszczony szereg obrońcy.
ice_and_fire-ability-ncu_31005_deceitful_envoy = Kłamliwy Poseł
    .text = Zaczyna z 2 żetonami Rozkazu. Gdy wrogi Stronnik się aktywuje, a Tybalda nie ma na planszy, możesz usunąć 1 żeton i wskazać strefę. Jeśli Stronnik ją zajmie, po jej efekcie jedna wroga Jednostka Bojowa otrzymuje żeton Narażonych; jeśli nie, na koniec tury zajmuje ją Tybald.

# Tactics cards

ice_and_fire-tactics_card-41001 = Bezlitosne Przykłady
    .text = Przyjazna jednostka zakończyła atak wręcz: Jeśli atak zniszczył szereg, jeden inny wróg w Dalekim Zasięgu obrońcy otrzymuje żeton Spanikowanych. Jeśli zniszczył obrońcę, ustaw też jeden Stos Trupów w całości w Bliskim Zasięgu, nie na terenie, z cechą Spowalniający i Ponurym Przypomnieniem (twoi wrogowie w Bliskim Zasięgu mają -1 do Testów Morale i otrzymują +1 Ranę za niezdane Testy Paniki).
ice_and_fire-tactics_card-41002 = Surowe Kary
    .text = Początek dowolnej tury: Dołącz do przyjaznej Jednostki Bojowej do końca gry: jej ataki wręcz mają Rozpłatanie i zawsze używają największej liczby kości Ataku; otrzymuje +1 Ranę za niezdane Testy Paniki.
ice_and_fire-tactics_card-41003 = Nasze Ostrza Są Ostre
    .text = Przyjazna jednostka atakuje wręcz, przed rzutem kośćmi Ataku: Atak ma Precyzję, a przeciw Spanikowanemu obrońcy można przerzucić dowolne kości Ataku.
ice_and_fire-tactics_card-41004 = Sadystyczne Gry
    .text = Początek tury wroga: Przeciwnik wybiera jedno, potem ty wskazujesz cele: do 2 wrogich Jednostek Bojowych otrzymuje żeton Spanikowanych; albo jeden wróg Związany Walką otrzymuje 2 Trafienia i po 1 za każdy pozostały szereg przyjaznych jednostek Związanych z nim Walką.
ice_and_fire-tactics_card-41005 = Okrutne Metody
    .text = Początek dowolnej tury: Możesz wydać żeton Spanikowanych wrogiej Jednostki Bojowej; wtedy wybierz dwa: jedna przyjazna jednostka piechoty w Dalekim Zasięgu leczy 2 Rany (można wybrać dwa razy); ten wróg otrzymuje żeton Narażonych; ten wróg otrzymuje żeton Osłabionych.
ice_and_fire-tactics_card-41006 = Człowiek Obdarty ze Skóry Nie Ma Tajemnic
    .text = Jednostka staje się celem Umiejętności lub Karty Taktyki: Możesz wydać 1 Żeton Stanu wroga w Dalekim Zasięgu jednostki, która jest celem, by anulować tę Umiejętność lub kartę.
ice_and_fire-tactics_card-41007 = Strach Trzyma Człowieka przy Życiu
    .text = Wróg nie zdaje Testu Paniki: Wylecz łącznie tyle Ran, ile zadał ten test, dowolnym przyjaznym jednostkom w Dalekim Zasięgu; +1, jeśli wróg jest w Bliskim Zasięgu jednostki twojego Dowódcy.
ice_and_fire-tactics_card-41008 = Kolekcja Skór
    .text = Początek dowolnej tury: Dołącz do przyjaznej jednostki piechoty do końca gry; każdy zniszczony przez nią wrogi szereg dodaje 1 żeton Rozkazu. Wrogowie Związani z nią Walką mają -1 do Testów Paniki za każdy żeton (najwyżej -2).
ice_and_fire-tactics_card-41009 = Oportunista
    .text = Przyjazna jednostka atakuje, przed rzutem kośćmi Ataku: Przeciw obrońcy, który ma się jeszcze aktywować w tej rundzie: przerzut dowolnych kości Ataku oraz Precyzja lub „Morderczy” (jednostka Ramsaya Snow oba).
ice_and_fire-tactics_card-41010 = Łup z Ciał
    .text = Przyjazna jednostka zakończyła atak wręcz: Jeśli atak zniszczył szereg, jedna przyjazna jednostka w Bliskim Zasięgu atakującego leczy 1 Ranę i po 1 za każdy zniszczony szereg obrońcy.
ice_and_fire-tactics_card-41011 = Szeptane Groźby
    .text = Wrogi Stronnik się aktywuje: Jeśli ten Stronnik zajmie w tej turze strefę, po jej efekcie jedna wroga Jednostka Bojowa otrzymuje żeton Narażonych, a potem jedna wroga Jednostka Bojowa otrzymuje żeton Spanikowanych.
ice_and_fire-tactics_card-41012 = Dostrzec Ich Błędy
    .text = Wroga Jednostka Bojowa kończy akcję: Wróg otrzymuje żetony Narażonych i Spanikowanych. Dołącz do niego tę kartę do końca rundy: gdy atakuje go jednostka Roose’a Boltona, traci wszystkie Umiejętności i nie może być celem Kart Taktyki swojej strony.
ice_and_fire-tactics_card-41013 = Sekrety Dreadfort
    .text = Przyjazna jednostka zakończyła atak wręcz, który zniszczył wrogi szereg: Dołącz do przyjaznej jednostki piechoty w Bliskim Zasięgu atakującego; wrogowie Związani z nią Walką otrzymują żeton Spanikowanych. Póki karta jest dołączona, każda wroga jednostka, która aktywuje się w Bliskim Zasięgu od niej, otrzymuje żeton Spanikowanych.
ice_and_fire-tactics_card-41014 = Cena Strachu
    .text = Wróg nie zdaje Testu Paniki: Przyjazna Jednostka Bojowa w Dalekim Zasięgu od niego wykonuje 1 akcję Manewru.
ice_and_fire-tactics_card-41015 = Przypływ Agresji
    .text = Przyjazna jednostka szarżuje, przed rzutem na Dystans Szarży: Każda kość Dystansu Szarży liczy się jako 6, a atak wręcz tej Szarży ma Krytyczny Cios. Po ataku szarżujący otrzymuje żeton Narażonych, chyba że to jednostka Waltona Stalowe Golenie.
ice_and_fire-tactics_card-41016 = Drwina
    .text = Wroga Jednostka Bojowa się aktywuje: Wskaż przyjazną jednostkę w Dalekim Zasięgu od niej. Jeśli wróg mógłby ją zaatakować lub na nią szarżować, a zadeklaruje w tej turze inną akcję, najpierw otrzymuje żetony Narażonych i Osłabionych.
