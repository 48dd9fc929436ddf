# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = Pieśń Lodu i Ognia

# Factions, types of units

ice_and_fire-faction-stark = Ród Stark
ice_and_fire-faction-lannister = Ród Lannister
ice_and_fire-faction-neutral = Neutralni
ice_and_fire-faction-nightswatch = Nocna Straż
ice_and_fire-faction-baratheon = Ród Baratheon
ice_and_fire-faction-freefolk = Wolne Ludy
ice_and_fire-faction-targaryen = Ród Targaryen
ice_and_fire-faction-greyjoy = Ród Greyjoy
ice_and_fire-faction-martell = Ród Martell
ice_and_fire-faction-bolton = Ród Bolton
ice_and_fire-faction-brotherhood = Bractwo bez Chorągwi

ice_and_fire-unit_type-infantry = piechota
ice_and_fire-unit_type-cavalry = kawaleria
ice_and_fire-unit_type-monster = potwór
ice_and_fire-unit_type-war_machine = machina wojenna
ice_and_fire-unit_type-none = znacznik

# Terrain

ice_and_fire-terrain-forest = Las
ice_and_fire-terrain-corpse_pile = Stos Trupów
ice_and_fire-terrain-bog = Bagno
ice_and_fire-terrain-stakes = Ostrokół
ice_and_fire-terrain-low_wall = Niski Mur
ice_and_fire-terrain-ruined_wall = Zburzony Mur
ice_and_fire-terrain-hedge = Żywopłot
ice_and_fire-terrain-weirwood = Czardrzewo
ice_and_fire-terrain-palisade = Palisada
ice_and_fire-terrain-castle_wall = Mur Zamkowy

# What is wrong with an army

illegal-ice_and_fire-army-over-limit = Koszt armii to { $points }, a limit punktów wynosi { $limit }.
illegal-ice_and_fire-army-neutral-share = Koszt kart neutralnych to { $points }, a może wynosić najwyżej { $most }.
illegal-ice_and_fire-army-other-faction = { $card } nie należy do tej frakcji: { $faction }.
illegal-ice_and_fire-army-not-neutral = { $card } nie jest kartą neutralną, a w neutralnej armii innych być nie może.
illegal-ice_and_fire-army-no-neutrals = Ta frakcja nie bierze kart neutralnych: { $card }.
illegal-ice_and_fire-army-no-commander = Armia nie ma Dowódcy.
illegal-ice_and_fire-army-several-commanders = Armia ma tylko jednego Dowódcę, a tu są: { $cards }.
illegal-ice_and_fire-army-hero-twice = { $character } może być w armii tylko raz, niezależnie od wersji.
illegal-ice_and_fire-army-hero-in-team = { $character } może być w drużynie tylko raz, niezależnie od wersji.
illegal-ice_and_fire-army-no-unit = Armia musi mieć przynajmniej jedną Jednostkę Bojową.
illegal-ice_and_fire-army-too-many = Armia może liczyć najwyżej tyle Jednostek Bojowych: { $units }, i tylu Stronników: { $ncus }.
illegal-ice_and_fire-army-attachment-limit = { $unit_card } może mieć tylko jeden z tych Dodatków: { $cards }.
illegal-ice_and_fire-army-only-units = { $card } nie może dołączyć do tej jednostki: { $unit_card }. Może tylko do takiej: { $cards }.
illegal-ice_and_fire-army-joins-enemies = { $card } dołącza do jednostki wroga, więc nie ma jednostki we własnej armii.
illegal-ice_and_fire-army-solo = { $unit_card } to Jednostka Pojedyncza i nie może mieć takiego Dodatku: { $card }.
illegal-ice_and_fire-army-wrong-type = { $card } nie może dołączyć do tej jednostki: { $unit_card }. Potrzebny typ: { $unit_type }.
illegal-ice_and_fire-army-only-faction = { $card } nie może dołączyć do tej jednostki: { $unit_card }. Potrzebna frakcja: { $faction }.
illegal-ice_and_fire-army-only-affiliation = { $card } nie może dołączyć do tej jednostki: { $unit_card }. Potrzebna grupa: { $house }.
illegal-ice_and_fire-army-must-join = { $card } musi być w jednej jednostce z kimś takim: { $characters }.
illegal-ice_and_fire-army-without-unit = Dodatek musi być dołączony do jednostki: { $card }.
illegal-ice_and_fire-army-requires = { $card } wymaga w armii tego lub jednego z tych: { $cards }.
illegal-ice_and_fire-army-requires-all = { $card } wymaga w armii wszystkiego z tej listy: { $cards }.
illegal-ice_and_fire-army-forbids = Nie mogą być w jednej armii: { $card } i { $other_card }.
illegal-ice_and_fire-army-max-copies =
    { $most ->
        [one] { $card } może być w armii tylko raz.
        [few] { $card } może być w armii najwyżej { $most } razy.
       *[many] { $card } może być w armii najwyżej { $most } razy.
    }
illegal-ice_and_fire-army-max-per-friendly =
    { $most ->
        [one] { $card }: tylko po jednej na każdą jednostkę tej grupy i tego typu: { $house }, { $unit_type }.
        [few] { $card }: najwyżej po { $most } na każdą jednostkę tej grupy i tego typu: { $house }, { $unit_type }.
       *[many] { $card }: najwyżej po { $most } na każdą jednostkę tej grupy i tego typu: { $house }, { $unit_type }.
    }
illegal-ice_and_fire-army-must-contain = { $unit_card } musi mieć taki Dodatek: { $cards }.
illegal-ice_and_fire-army-not-purchasable = Tej karty nie można wziąć osobno, wprowadza ją inna karta: { $card }.
illegal-ice_and_fire-army-two-loyalties = W jednej armii nie mogą być karty wierne różnym osobom: { $characters }.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = Tego elementu nie można już umieścić albo nie wolno w tym trybie: { $terrain }.
illegal-ice_and_fire-terrain-outside = Element terenu musi leżeć na Polu Bitwy.
illegal-ice_and_fire-terrain-near-edge = Element terenu musi leżeć co najmniej { $least }" od krawędzi Pola Bitwy.
illegal-ice_and_fire-terrain-in-deployment = Element terenu musi leżeć poza Strefami Rozmieszczenia.
illegal-ice_and_fire-terrain-overlaps = Elementy terenu nie mogą leżeć na sobie.
illegal-ice_and_fire-terrain-too-near = Odległość wyniosłaby { $distance }", a potrzeba co najmniej { $least }".
illegal-ice_and_fire-terrain-on-token = Terenu nie do przebycia nie można położyć na Celu: { $terrain }.
illegal-ice_and_fire-deploy-outside = Cała tacka musi być w twojej Strefie Rozmieszczenia.
illegal-ice_and_fire-deploy-overlaps = Tacki nie mogą na siebie zachodzić.
illegal-ice_and_fire-deploy-impassable = Jednostka nie może stać na terenie nie do przebycia.
illegal-ice_and_fire-deploy-too-near = Odległość od wroga wyniosłaby { $distance }", a potrzeba co najmniej 1".

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = Lista jest za długa; największa liczba wierszy to { $lines }.
bad-input-ice_and_fire-army-header = Wiersz { $line }: lista zaczyna się słowem „army”, frakcją i limitem punktów, na przykład „army stark 40”.
bad-input-ice_and_fire-army-unknown-faction = Wiersz { $line }: nie ma frakcji „{ $text }”.
bad-input-ice_and_fire-army-limit = Wiersz { $line }: „{ $text }” nie jest limitem punktów; musi to być liczba od 1 do { $points }.
bad-input-ice_and_fire-army-words = Wiersz { $line }: w jednym wierszu może stać tylko jedna karta.
bad-input-ice_and_fire-army-unknown-card = Wiersz { $line }: nie ma karty „{ $text }”.
bad-input-ice_and_fire-army-not-unit = Wiersz { $line }: „{ $text }” nie jest Jednostką Bojową. Dodatki zapisuje się z wcięciem pod ich jednostką, Stronników po słowie „ncu”, a Dodatki dla wroga po słowie „enemy”.
bad-input-ice_and_fire-army-not-attachment = Wiersz { $line }: „{ $text }” nie jest Dodatkiem.
bad-input-ice_and_fire-army-not-ncu = Wiersz { $line }: „{ $text }” nie jest Stronnikiem.
bad-input-ice_and_fire-army-no-unit-above = Wiersz { $line }: powyżej nie ma jednostki, do której ten Dodatek mógłby dołączyć.
bad-input-ice_and_fire-army-limit-too-low = Dla tej frakcji nie da się zbudować armii z takim limitem punktów: { $points }.
