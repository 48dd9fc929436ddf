# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = Pieśń Lodu i Ognia
ice_and_fire-gist = Bitwa armii według twojego wyboru: jednostki, dowódcy, karty taktyki i kości.

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
ice_and_fire-terrain-grim_pile = Ponury Stos Trupów

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
illegal-ice_and_fire-army-must-join = { $card } musi być w tej samej jednostce co { $character }.
illegal-ice_and_fire-army-without-unit = Dodatek musi być dołączony do jednostki: { $card }.
illegal-ice_and_fire-army-requires = { $card } wymaga w armii tego lub jednego z tych: { $card_or_character }.
illegal-ice_and_fire-army-requires-all = { $card } wymaga w armii wszystkiego z tej listy: { $cards }.
illegal-ice_and_fire-army-forbids = Nie mogą być w jednej armii: { $card } i { $card_or_character }.
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
illegal-ice_and_fire-army-must-contain = { $unit_card } musi mieć taki Dodatek: { $card_or_character }.
illegal-ice_and_fire-army-not-purchasable = Tej karty nie można wziąć osobno, wprowadza ją inna karta: { $card }.
illegal-ice_and_fire-army-two-loyalties = W jednej armii nie mogą być karty wierne różnym osobom: { $character }.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = Tego elementu nie można już umieścić albo nie wolno w tym trybie: { $terrain }.
illegal-ice_and_fire-terrain-outside = Element terenu musi leżeć na polu bitwy; wystaje o { $outside }″.
illegal-ice_and_fire-terrain-near-edge = Element terenu musi być co najmniej { $least }″ od krawędzi pola bitwy, a jest { $distance }″.
illegal-ice_and_fire-terrain-in-deployment = Element terenu musi leżeć poza strefami rozmieszczenia (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-terrain-overlaps = Elementy terenu nie mogą na siebie nachodzić (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-terrain-too-near = Odległość wyniosłaby { $distance }″, a potrzeba co najmniej { $least }″.
illegal-ice_and_fire-terrain-on-token = Terenu Nie Do Przebycia nie można położyć na Celu: { $terrain }.
illegal-ice_and_fire-deploy-outside = Cała tacka musi być w twojej strefie rozmieszczenia; wystaje o { $outside }″.
illegal-ice_and_fire-deploy-overlaps = Tacki nie mogą się nakładać: { $unit }, { $area } cala kwadratowego.
illegal-ice_and_fire-deploy-impassable = Jednostka nie może stać na terenie Nie Do Przebycia (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-deploy-too-near = Za blisko wroga ({ $unit }): { $distance }″, a potrzeba co najmniej 1″.

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = Lista jest za długa; największa liczba wierszy to { $lines }.
bad-input-ice_and_fire-army-header = Wiersz { $line }: lista zaczyna się słowem „army”, frakcją i limitem punktów, na przykład „army stark 40”.
bad-input-ice_and_fire-army-unknown-faction = Wiersz { $line }: nie ma frakcji „{ $text }”.
bad-input-ice_and_fire-army-limit = Wiersz { $line }: „{ $text }” nie jest limitem punktów; musi to być liczba od 1 do { $points }.
bad-input-ice_and_fire-army-words = Wiersz { $line }: w jednym wierszu może stać tylko jedna karta.
bad-input-ice_and_fire-army-one-line = Wiersz { $line }: po armii zapisanej w jednym wierszu nie może być nic więcej.
bad-input-ice_and_fire-army-unknown-card = Wiersz { $line }: nie ma karty „{ $text }”.
bad-input-ice_and_fire-army-not-unit = Wiersz { $line }: „{ $text }” nie jest Jednostką Bojową. Dodatki zapisuje się z wcięciem pod ich jednostką, Stronników po słowie „ncu”, a Dodatki dla wroga po słowie „enemy”.
bad-input-ice_and_fire-army-not-attachment = Wiersz { $line }: „{ $text }” nie jest Dodatkiem.
bad-input-ice_and_fire-army-not-ncu = Wiersz { $line }: „{ $text }” nie jest Stronnikiem.
bad-input-ice_and_fire-army-no-unit-above = Wiersz { $line }: powyżej nie ma jednostki, do której ten Dodatek mógłby dołączyć.
bad-input-ice_and_fire-army-limit-too-low = Dla tej frakcji nie da się zbudować armii z takim limitem punktów: { $points }.
bad-input-ice_and_fire-no-faction = Nie ma frakcji „{ $text }”.

# The battle: ids

ice_and_fire-seat-a = Armia A
ice_and_fire-seat-b = Armia B
ice_and_fire-seat-c = Armia C
ice_and_fire-seat-d = Armia D
ice_and_fire-side-front = przód
ice_and_fire-side-left = lewa flanka
ice_and_fire-side-rear = tyły
ice_and_fire-side-right = prawa flanka
ice_and_fire-direction-forward = do przodu
ice_and_fire-direction-left = w lewo
ice_and_fire-direction-back = do tyłu
ice_and_fire-direction-right = w prawo
ice_and_fire-action-maneuver = Manewr
ice_and_fire-action-march = Marsz
ice_and_fire-action-retreat = Odwrót
ice_and_fire-action-strike = atak wręcz
ice_and_fire-action-charge = Szarża
ice_and_fire-action-shoot = atak dystansowy
ice_and_fire-action-demolish = niszczenie terenu
ice_and_fire-edge-south = strefa południowa
ice_and_fire-edge-north = strefa północna
ice_and_fire-compass-east = wschód
ice_and_fire-compass-northeast = północny wschód
ice_and_fire-compass-north = północ
ice_and_fire-compass-northwest = północny zachód
ice_and_fire-compass-west = zachód
ice_and_fire-compass-southwest = południowy zachód
ice_and_fire-compass-south = południe
ice_and_fire-compass-southeast = południowy wschód
ice_and_fire-region-southwest = na południowym zachodzie
ice_and_fire-region-south = na południu
ice_and_fire-region-southeast = na południowym wschodzie
ice_and_fire-region-west = na zachodzie
ice_and_fire-region-middle = w środku pola
ice_and_fire-region-east = na wschodzie
ice_and_fire-region-northwest = na północnym zachodzie
ice_and_fire-region-north = na północy
ice_and_fire-region-northeast = na północnym wschodzie
# A heading in words; what is said of it stands before.
ice_and_fire-toward-heading =
    { COMPASS($heading) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($heading) ->
        [left] {""}, nieco w lewo
        [right] {""}, nieco w prawo
       *[straight] {""}
    }
ice_and_fire-toward-first =
    { COMPASS($first) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($first) ->
        [left] {""}, nieco w lewo
        [right] {""}, nieco w prawo
       *[straight] {""}
    }
ice_and_fire-toward-last =
    { COMPASS($last) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($last) ->
        [left] {""}, nieco w lewo
        [right] {""}, nieco w prawo
       *[straight] {""}
    }
ice_and_fire-condition-panicked = Spanikowani
ice_and_fire-condition-vulnerable = Narażeni
ice_and_fire-condition-weakened = Osłabieni
ice_and_fire-zone-crown = Korona
ice_and_fire-zone-wealth = Bogactwo
ice_and_fire-zone-tactics = Taktyka
ice_and_fire-zone-combat = Walka
ice_and_fire-zone-maneuver = Manewry
ice_and_fire-zone-50900 = Wodne Ogrody
ice_and_fire-zone-50701 = Dom Nieśmiertelnych
ice_and_fire-alignment-full = pełny kontakt
ice_and_fire-alignment-left = połowa kontaktu, w lewo
ice_and_fire-alignment-right = połowa kontaktu, w prawo
ice_and_fire-roll-attack = kości ataku
ice_and_fire-roll-defense = kości obrony
ice_and_fire-roll-test = test morale
ice_and_fire-roll-charge = dystans szarży
ice_and_fire-roll-retreat = dystans odwrotu
ice_and_fire-roll-roll_off = rzut o pierwszeństwo
ice_and_fire-roll-terrain = teren
ice_and_fire-roll-danger = niebezpieczny teren
ice_and_fire-right-charge_bonus = bonus z szarży
ice_and_fire-right-panicked = żeton Spanikowanych
ice_and_fire-right-vulnerable = żeton Narażonych
ice_and_fire-right-weakened = żeton Osłabionych
ice_and_fire-kind-unit = jednostka
ice_and_fire-kind-ncu = Stronnik
ice_and_fire-kind-piece = element terenu
ice_and_fire-kind-terrain = rodzaj terenu
ice_and_fire-kind-zone = strefa na Planszy Taktyk
ice_and_fire-kind-condition = żeton stanu
ice_and_fire-kind-side = strona jednostki
ice_and_fire-kind-direction = kierunek
ice_and_fire-kind-alignment = ustawienie
ice_and_fire-kind-edge = strefa rozmieszczenia
ice_and_fire-kind-right = prawo do przerzutu
ice_and_fire-kind-ability = umiejętność
ice_and_fire-kind-card = karta
ice_and_fire-kind-roll = rzut
ice_and_fire-kind-action = akcja
ice_and_fire-kind-seat = miejsce

# The battle: questions

ice_and_fire-ask-activate = Aktywuj jedną ze swoich jednostek.
ice_and_fire-ask-piece = Wybierz element terenu do ustawienia.
ice_and_fire-ask-place = { $terrain }: gdzie ustawić?
ice_and_fire-ask-edge = Wybierz swoją strefę rozmieszczenia.
ice_and_fire-ask-deploy = Ustaw jednostkę w swojej strefie rozmieszczenia.
ice_and_fire-ask-first = Kto jest pierwszym graczem?
ice_and_fire-ask-claim = { $ncu }: zająć strefę na Planszy Taktyk?
ice_and_fire-ask-choose = { $zone }: wybierz jednostkę.
ice_and_fire-ask-clear = { $unit }: który żeton usunąć?
ice_and_fire-ask-afflict = Połóż żeton stanu na wrogiej jednostce.
ice_and_fire-ask-declare = { $unit }: wybierz akcję.
ice_and_fire-ask-nearest = { $unit }: szarża na najbliższego wroga, a kilku jest równie blisko. Na którego?
ice_and_fire-ask-move = { $unit }: zwrot, ruch do przodu i końcowy zwrot; najwyżej { $most }″.
ice_and_fire-ask-withdraw = { $unit }: dokąd się wycofać? Najwyżej { $most }″.
ice_and_fire-ask-pivot = Te jednostki mogą wykonać darmowy zwrot: { $units }.
ice_and_fire-ask-heading = Sytuacja się zmieniła. { $unit }: podaj ponownie kierunek szarży, cel: { $target_unit }.
ice_and_fire-ask-align = { $unit }: jak się ustawić? Cel: { $target_unit }.
ice_and_fire-ask-turn = { $unit }: obrócić się lub przesunąć przed atakiem? Cel: { $target_unit }.
ice_and_fire-ask-correct = { $unit }: kontakt z kilkoma innymi wrogami. Którego rozpatrzyć najpierw?
ice_and_fire-ask-shift = { $unit }: przemieścić się przed atakiem?
ice_and_fire-ask-target = { $unit }: do kogo strzelać?
ice_and_fire-ask-reroll = { $unit }, { $roll }: { $dice }. Przerzucić którąś kość?
ice_and_fire-ask-react =
    { $about_id ->
        [none] { $moment }: użyć efektu?
       *[other] { $about }, { $moment }: użyć efektu?
    }

# The battle: actions

ice_and_fire-do-activate = Aktywuj: { $unit }
ice_and_fire-do-activate_ncu = Aktywuj: { $ncu }
ice_and_fire-do-piece = Ustaw: { $terrain }
ice_and_fire-do-place =
    { $x }″ od zachodniej krawędzi, { $y }″ od południowej, przodem na { ice_and_fire-toward-heading }
ice_and_fire-do-edge = Weź: { $edge }
ice_and_fire-do-leave = Zostaw wybór przeciwnikowi
ice_and_fire-do-deploy =
    { $unit }: { $x }″ od zachodniej krawędzi, { $y }″ od południowej, przodem na { ice_and_fire-toward-heading }
ice_and_fire-do-first = Pierwszy gracz: { $seat }
ice_and_fire-do-claim = Zajmij: { $zone }
ice_and_fire-do-choose = { $unit }
ice_and_fire-do-clear = Usuń: { $condition }
ice_and_fire-do-afflict = { $unit }: { $condition }
ice_and_fire-do-maneuver = Manewr
ice_and_fire-do-march = Marsz
ice_and_fire-do-retreat = Odwrót
ice_and_fire-do-hold = Bez akcji
ice_and_fire-do-stay = Pozostań na miejscu
ice_and_fire-do-keep = Zostaw
ice_and_fire-do-strike = Zaatakuj: { $unit }
ice_and_fire-do-shoot = Atak dystansowy
ice_and_fire-do-shift = Przemieść { $direction } o { $length }″
ice_and_fire-do-target = Strzelaj: { $unit }
ice_and_fire-do-demolish = Zniszcz: { $piece }
ice_and_fire-do-charge = Szarża: { $unit } ({ $side }), na { ice_and_fire-toward-heading }
ice_and_fire-do-heading = Szarża na { ice_and_fire-toward-heading }
ice_and_fire-do-go = Zwrot na { ice_and_fire-toward-first }, { $length }″ do przodu, potem zwrot na { ice_and_fire-toward-last }
ice_and_fire-do-withdraw = Odwrót { $direction } o { $length }″, potem zwrot na { ice_and_fire-toward-last }
ice_and_fire-do-face = { $unit }: zwrot na { ice_and_fire-toward-heading }
ice_and_fire-do-align = { $alignment }
ice_and_fire-do-align_at = Kontakt przesunięty o { $offset }″
ice_and_fire-do-correct = Najpierw: { $unit }
ice_and_fire-do-reroll = Przerzuć kości { $dice } ({ $right })
ice_and_fire-do-use = { $unit }: { $ability }
ice_and_fire-do-pass = Pas
ice_and_fire-do-pass_turn = Pas, i tak do końca tury
ice_and_fire-do-pass_round = Pas, i tak do końca rundy
ice_and_fire-do-pass_game = Pas, i tak do końca gry

# The battle: events

ice_and_fire-event-round = Zaczyna się runda { $round }.
ice_and_fire-event-turn = Tura: { $seat }.
ice_and_fire-event-placed = { $seat } ustawia teren: { $terrain }, { $region }.
ice_and_fire-event-edge = { $seat } bierze: { $edge }.
ice_and_fire-event-deployed =
    { $unit }: rozmieszczenie { $region }, przodem na { $toward }{ $apart ->
        [-1] { "" }
        [0] { " " }(w kontakcie: { $near })
       *[other] { " " }(najbliżej: { $near }, { $apart }″)
    }.
ice_and_fire-event-first = Pierwszy gracz: { $seat }.
ice_and_fire-event-passed = { $seat } pasuje; pozostałe pasy: { $left }.
ice_and_fire-event-ncu_activated = Aktywacja: { $ncu }.
ice_and_fire-event-claimed = { $ncu } zajmuje: { $zone }.
ice_and_fire-event-chosen = { $seat } wybiera ({ $zone }): { $unit }.
ice_and_fire-event-activated = Aktywacja: { $unit }.
ice_and_fire-event-declared =
    { $target_unit_id ->
        [none] { $unit }: deklaracja – { $action }.
       *[other] { $unit }: deklaracja – { $action }, cel: { $target_unit }.
    }
ice_and_fire-event-held = { $unit }: bez akcji.
ice_and_fire-event-used =
    { $unit_id ->
        [none] { $seat }: działa umiejętność { $ability }.
       *[other] { $unit }: użyta umiejętność – { $ability }.
    }
ice_and_fire-event-moved =
    { $unit }: { $inches ->
        [0] zwrot na { $toward }
       *[other] ruch o { $inches }″ na { $toward }
    }{ $apart ->
        [-1] { "" }
        [0] { " " }(w kontakcie: { $near })
       *[other] { " " }(najbliżej: { $near }, { $apart }″)
    }.
ice_and_fire-event-stayed = { $unit }: brak drogi odwrotu, bez ruchu.
ice_and_fire-event-disorderly = Chaotyczna szarża: { $unit }.
ice_and_fire-event-charge_failed = Szarża nieudana: { $unit }, cel: { $target_unit }.
ice_and_fire-event-charged = Szarża udana: { $unit }, cel: { $target_unit }.
ice_and_fire-event-pushed =
    { $unit }: zepchnięcie o { $inches }″ na { $toward }{ $apart ->
        [-1] { "" }
        [0] { " " }(w kontakcie: { $near })
       *[other] { " " }(najbliżej: { $near }, { $apart }″)
    }.
ice_and_fire-event-demolished = { $unit }: zniszczony teren – { $terrain }.
ice_and_fire-event-attacked = { $unit }: atak, cel: { $target_unit }.
ice_and_fire-event-rolled = { $seat }, { $roll }: { $dice }.
ice_and_fire-event-rerolled = { $seat }: przerzucone kości { $places } ({ $roll }), teraz { $dice }.
ice_and_fire-event-spent = { $seat } wydaje: { $right } ({ $unit }).
ice_and_fire-event-hit = { $unit }: trafienia { $hits }, cel: { $target_unit }.
ice_and_fire-event-wounded = { $unit }: otrzymane rany { $wounds }, zostało { $left }.
ice_and_fire-event-restored = { $unit }: wyleczone rany { $wounds }, teraz { $left }.
ice_and_fire-event-afflicted = { $unit }: nowy żeton – { $condition }.
ice_and_fire-event-cleared = { $unit }: usunięty żeton – { $condition }.
ice_and_fire-event-tested =
    { $passed ->
        [0] { $unit }: test niezdany, wynik { $total }.
       *[other] { $unit }: test zdany, wynik { $total }.
    }
ice_and_fire-event-attachment_lost = { $unit }: zniszczony Dodatek – { $card }.
ice_and_fire-event-joined = { $unit }: dołącza { $card }.
ice_and_fire-event-removed = { $unit }: jednostka zniszczona.
ice_and_fire-event-scored = { $seat } zdobywa punkty zwycięstwa: { $points } (teraz { $total }).
ice_and_fire-outcome-last_units = Druga armia nie ma już jednostek na polu bitwy.
ice_and_fire-outcome-rounds = Ostatnia runda dobiegła końca.
ice_and_fire-outcome-points = Zdobyto potrzebne punkty.
ice_and_fire-option-points = Punkty armii
    .text = Jak duża może być armia. 30 to krótka bitwa, 40 zwykła.
ice_and_fire-option-armies = Armie
    .text = Po jednej dla każdego miejsca: gotowa, jedna z twoich zapisanych albo dowolna inna. Bez nich każdy wybiera armię w tajemnicy na początku gry.
ice_and_fire-option-field = Szerokość pola w calach
    .text = 48 to zwykłe pole; 72 daje miejsce dużym armiom i większej liczbie graczy.
ice_and_fire-option-field-48 = 48
ice_and_fire-option-field-72 = 72
ice_and_fire-option-terrain = Teren
    .text = Gracze ustawiają go na zmianę, o elementach decydują kości, albo pole jest puste. Na gotowym polu obie armie stoją już w szyku i bitwa zaczyna się od razu.
ice_and_fire-option-terrain-chosen = wybierany przez graczy
ice_and_fire-option-terrain-random = losowy
ice_and_fire-option-terrain-none = brak
ice_and_fire-option-terrain-ready = gotowe pole

# The battle: refusals

illegal-ice_and_fire-too-far = { $length }″ to za daleko: najwyżej { $most }″.
illegal-ice_and_fire-too-far-in-rough = { $length }″ to za daleko przez trudny teren: najwyżej { $most }″.
illegal-ice_and_fire-too-near = Koniec ruchu byłby za blisko wroga ({ $unit }): { $distance }″, a potrzeba co najmniej 1″.
illegal-ice_and_fire-comes-nearer = To zbliżyłoby tackę do wroga ({ $unit }): { $distance }″.
illegal-ice_and_fire-ends-on-unit = Koniec ruchu wypadłby na innej jednostce: { $unit } (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-crosses-unit = Droga prowadzi przez inną jednostkę: { $unit } (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-turns-into-unit = Po tym zwrocie tacka nakłada się na inną ({ $unit }, { $area } cala kwadratowego) i nie może iść naprzód.
illegal-ice_and_fire-ends-on-piece = Koniec ruchu wypadłby na elemencie terenu: { $piece } (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-crosses-piece = Droga prowadzi przez element terenu: { $piece } (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-ends-outside = Ruch skończyłby się { $outside }″ poza polem bitwy.
illegal-ice_and_fire-leaves-field = Droga prowadzi { $outside }″ poza pole bitwy.
illegal-ice_and_fire-march-turns-first = Marsz prowadzi prosto przed siebie, tu na { ice_and_fire-toward-heading }; zwrot można wykonać dopiero na końcu.
illegal-ice_and_fire-wrong-direction = Odwrót nie może prowadzić w tę stronę: { $direction }.
illegal-ice_and_fire-may-not-pivot = Ta jednostka nie może teraz wykonać zwrotu: { $unit }.
illegal-ice_and_fire-not-its-trigger = Nie można tego teraz użyć.
illegal-ice_and_fire-no-such-right = Nie masz prawa do przerzutu: { $right }.
illegal-ice_and_fire-no-such-dice = Podaj kości według miejsc, rosnąco, od 1 do { $count }.
illegal-ice_and_fire-rerolled-already = Kość { $place } była już przez ciebie przerzucona.
illegal-ice_and_fire-not-free = W tym miejscu tacka się nie mieści (przesunięcie { $offset }″).
illegal-ice_and_fire-not-touched = Szarżująca jednostka nie styka się z: { $unit }.
illegal-ice_and_fire-no-enemy = To nie jest wróg na polu bitwy: { $unit }.
illegal-ice_and_fire-engaged = Jednostka związana walką nie może tego zrobić; styka się z: { $units }.
illegal-ice_and_fire-not-engaged = Może to zrobić tylko jednostka związana walką.
illegal-ice_and_fire-no-melee-attack = Ta jednostka nie ma ataku wręcz.
illegal-ice_and_fire-not-seen = Stamtąd nie ma linii wzroku na cel: { $unit }.
illegal-ice_and_fire-other-side = Szarżująca jednostka stoi w innej strefie ({ $sides }), nie w tej: { $side }.
illegal-ice_and_fire-no-room = Z tej strony celu nie ma miejsca: { $unit }.
illegal-ice_and_fire-passes-by = W tym kierunku szarża mija cel.
illegal-ice_and_fire-stopped = Szarżę po { $distance }″ zatrzymuje { $thing }.
illegal-ice_and_fire-out-of-reach = Cel jest w odległości { $distance }″; w zasięgu jest najwyżej { $most }″.
illegal-ice_and_fire-not-destructible = Tego nie można zniszczyć albo jest dalej niż 1″: { $piece }.
illegal-ice_and_fire-no-ranged-attack = Ta jednostka nie ma ataku dystansowego.
illegal-ice_and_fire-no-enemies = Na polu bitwy nie ma wroga.
illegal-ice_and_fire-nothing-to-shoot = Stamtąd nie widać wroga w zasięgu: najbliższy jest { $distance }″ dalej, a zasięg to najwyżej { $most }″.
illegal-ice_and_fire-out-of-range = Cel jest { $distance }″ od Strzałki Przedniej; zasięg to najwyżej { $most }″.
illegal-ice_and_fire-choose-zone = Strefę podaje się tylko przy remisie, jedną z tych: { $sides }.
illegal-ice_and_fire-not-your-unit = To nie jest twoja jednostka na polu bitwy: { $unit }.
illegal-ice_and_fire-activated-already = Ta jednostka była już aktywowana w tej rundzie: { $unit }.
illegal-ice_and_fire-other-action = Ta akcja nie jest teraz dostępna dla jednostki.
illegal-ice_and_fire-must-act = { $unit } musi wykonać akcję: ten efekt nie pozostawia wyboru.
illegal-ice_and_fire-must-fight = Związana walką jednostka musi zaatakować albo się wycofać.
illegal-ice_and_fire-no-way-out = Nawet z wynikiem 6 nie ma drogi odwrotu.
illegal-ice_and_fire-not-in-contact = Brak kontaktu z celem ({ $unit }): { $distance }″.
bad-input-ice_and_fire-position-length = { $path }: niewłaściwa liczba elementów.
bad-input-ice_and_fire-armies-for-each-seat = Albo nie podaje się armii, albo po jednej dla każdego z graczy ({ $seats }).
bad-input-ice_and_fire-army-not-allowed =
    Armia gracza { $player } nie jest dozwolona:
    { $reasons }
illegal-ice_and_fire-zone-taken = Tej strefy nie można zająć: { $zone }.
illegal-ice_and_fire-must-lead = Najpierw musisz aktywować Jednostkę Bojową.
illegal-ice_and_fire-wrong-target = Nie można wybrać: { $unit }.
illegal-ice_and_fire-no-such-token = Jednostka nie ma takiego żetonu: { $condition }.
illegal-ice_and_fire-has-token = Jednostka ma już ten żeton: { $condition }.
illegal-ice_and_fire-no-such-piece = Nie ma już takiego elementu do ustawienia: { $terrain }.
illegal-ice_and_fire-must-choose-edge = Musisz wybrać strefę.
illegal-ice_and_fire-not-to-deploy = Nie można teraz rozmieścić: { $unit }.
illegal-ice_and_fire-no-such-seat = Nie ma gracza { $number }.
illegal-ice_and_fire-no-pass = Nie masz już pasów.
illegal-ice_and_fire-passed-already = W tej rundzie pas został już wykorzystany.
illegal-ice_and_fire-no-place = W strefie rozmieszczenia nadal nie ma miejsca: { $unit }.
illegal-ice_and_fire-not-your-ncu = { $ncu } nie jest twoim Stronnikiem.
illegal-ice_and_fire-ncu-activated-already = Aktywacja w tej rundzie już była: { $ncu }.
illegal-ice_and_fire-all-zones-taken = Wszystkie strefy na Planszy Taktyk są zajęte.

# Modes: objectives, missions, markers

ice_and_fire-objective-objective_01 = Zapasy
ice_and_fire-objective-objective_02 = Otwarta przestrzeń
ice_and_fire-objective-objective_03 = Groza
ice_and_fire-objective-objective_04 = Odsłonięcie
ice_and_fire-objective-objective_05 = Kruki
ice_and_fire-objective-objective_06 = Naostrzona stal
ice_and_fire-objective-objective_07 = Okrucieństwo
ice_and_fire-objective-objective_08 = Wybrane cele
ice_and_fire-objective-objective_09 = Grząski grunt
ice_and_fire-objective-objective_10 = Punkt zborny
ice_and_fire-mission-mission_01 = Utrzymać środek
ice_and_fire-mission-mission_02 = Ostrza i konie
ice_and_fire-mission-mission_03 = Ostrza i kruki
ice_and_fire-mission-mission_04 = Panowie planszy
ice_and_fire-mission-mission_05 = Odciąć głowę
ice_and_fire-mission-mission_06 = Za ich liniami
ice_and_fire-mission-mission_07 = Siła szeregów
ice_and_fire-mission-mission_08 = Złamany duch
ice_and_fire-mission-mission_09 = Zemsta
ice_and_fire-mission-mission_10 = Na ich ziemi
ice_and_fire-mission-mission_11 = Przejąć inicjatywę
ice_and_fire-mission-mission_12 = Wszystkie sztandary
ice_and_fire-token-k1 = żeton Celu 1
ice_and_fire-token-k2 = żeton Celu 2
ice_and_fire-token-k3 = żeton Celu 3
ice_and_fire-token-k4 = żeton Celu 4
ice_and_fire-token-k5 = żeton Celu 5
ice_and_fire-token-k6 = żeton Celu 6
ice_and_fire-token-k7 = żeton Celu 7
ice_and_fire-token-k8 = żeton Celu 8
ice_and_fire-token-k9 = żeton Celu 9
ice_and_fire-quadrant-southwest = Kwadrat południowo-zachodni
ice_and_fire-quadrant-southeast = Kwadrat południowo-wschodni
ice_and_fire-quadrant-northwest = Kwadrat północno-zachodni
ice_and_fire-quadrant-northeast = Kwadrat północno-wschodni
ice_and_fire-corner-southwest = róg południowo-zachodni
ice_and_fire-corner-northwest = róg północno-zachodni
ice_and_fire-corner-northeast = róg północno-wschodni
ice_and_fire-corner-southeast = róg południowo-wschodni
ice_and_fire-roll-hits = trafienia
ice_and_fire-kind-objective = karta celu
ice_and_fire-kind-mission = misja
ice_and_fire-kind-token = żeton Celu
ice_and_fire-kind-quadrant = Kwadrat pola
ice_and_fire-kind-corner = róg pola
ice_and_fire-kind-compass = strona świata
ice_and_fire-kind-region = część pola
ice_and_fire-option-mode = Tryb
    .text = Za co są punkty: cele, zdobyte żetony, tajne misje albo oblężenie. Pierwszy tryb to zwykła bitwa.
ice_and_fire-option-mode-game_of_thrones = Gra o Tron
ice_and_fire-option-mode-clash_of_kings = Starcie Królów
ice_and_fire-option-mode-storm_of_swords = Nawałnica Mieczy
ice_and_fire-option-mode-feast_for_crows = Uczta dla Wron
ice_and_fire-option-mode-dance_with_dragons = Taniec ze Smokami
ice_and_fire-option-mode-winds_of_winter = Wichry Zimy
ice_and_fire-option-mode-fire_and_blood = Ogień i Krew
ice_and_fire-option-mode-dark_wings_dark_words = Mroczne Skrzydła, Mroczne Słowa
ice_and_fire-option-mode-honed_and_ready = Ostre i Gotowe
ice_and_fire-option-mode-here_we_stand = Stoimy Tu i Teraz
ice_and_fire-option-mode-random = losowy
ice_and_fire-option-teams = Dwie drużyny (przy czterech graczach)
    .text = Dwóch na dwóch: drużyna ma wspólne tury i punkty i widzi nawzajem swoje karty.

# Tryby: pytania

ice_and_fire-ask-corner = Wybierz swój róg pola.
ice_and_fire-ask-reward = { $objective }: wybierz jednostkę.
ice_and_fire-ask-reward_order = Której ze swoich kart celów używasz teraz?
ice_and_fire-ask-heir = { $unit }: utrata żetonu Celu. Która jednostka go przejmuje?
ice_and_fire-ask-put_token = { $unit }: żetonu Celu nie można utrzymać. Gdzie trafia?
ice_and_fire-ask-corpses = { $unit }: jednostka zniszczona. Gdzie zostawia Stos Trupów?
ice_and_fire-ask-new_piece = { $terrain }: gdzie ustawić? W pobliżu: { $unit }.
ice_and_fire-ask-draft = Wybierz kartę celu dla swojego Dowódcy.
ice_and_fire-ask-use_objective = { $unit }: użyć karty celu w tej rundzie?
ice_and_fire-ask-mark = Naznacz wrogą jednostkę.
ice_and_fire-ask-assign = { $unit }: jednostka naznaczona. Jaką kartę celu dostaje?
ice_and_fire-ask-marker = { $unit }: położyć znacznik punktu zwycięstwa na wrogu?
ice_and_fire-ask-missions = Wybierz cztery misje na rękę.
ice_and_fire-ask-reveal = Odkryj misję.
ice_and_fire-ask-swap = Wymienić misję zamiast tego? Aktywne: { $missions }. W rezerwie: { $reserve }.
ice_and_fire-ask-volley = Czy zamiast efektu strefy mają strzelać Mury Zamkowe?
ice_and_fire-ask-quadrant = { $unit }, na granicy: w którym Kwadracie policzyć?
ice_and_fire-ask-assign_ncu = { $ncu }: liczyć w Kwadracie pola zamiast efektu strefy?

# Tryby: akcje

ice_and_fire-do-corner = Zajmij: { $corner }
ice_and_fire-do-decline = Zrezygnuj
ice_and_fire-do-take = Weź: { $objective }
ice_and_fire-do-next = Teraz: { $token }
ice_and_fire-do-token = { $token }: { $x }″ od zachodniej krawędzi, { $y }″ od południowej
ice_and_fire-do-missions = Weź: { $missions }
ice_and_fire-do-reveal = Odkryj: { $mission }
ice_and_fire-do-swap = Zastąp „{ $mission }” przez „{ $new_mission }”
ice_and_fire-do-renew = Odrzuć „{ $mission }” z rezerwy
ice_and_fire-do-quadrant = { $quadrant }

# Tryby: zdarzenia

ice_and_fire-event-corner = { $seat } zajmuje: { $corner }.
ice_and_fire-event-out = { $seat } nie ma już jednostek i odpada z gry.
ice_and_fire-event-objective = { $unit }: karta celu – { $objective }.
ice_and_fire-event-drafted = { $seat } wybiera kartę celu: { $objective }.
ice_and_fire-event-token_taken = { $unit }: przejęcie – { $token }.
ice_and_fire-event-token_dropped = { $unit }: utrata – { $token }.
ice_and_fire-event-token_put = { $seat } kładzie: { $token }, { $region }.
ice_and_fire-event-mission = { $seat } odkrywa misję: { $mission }.
ice_and_fire-event-mission_active = Aktywna misja: { $mission }.
ice_and_fire-event-mission_waiting = Misja w rezerwie: { $mission }.
ice_and_fire-event-mission_scored = { $seat } wypełnia misję: { $mission }.
ice_and_fire-event-swapped = { $seat } zastępuje misję „{ $mission }” misją „{ $new_mission }”.
ice_and_fire-event-renewed = { $seat } odrzuca misję z rezerwy: { $mission }.
ice_and_fire-event-marked = { $seat } naznacza: { $unit }.
ice_and_fire-event-marker = { $seat } kładzie znacznik punktu zwycięstwa: { $unit }; jest ich tam: { $count }.
ice_and_fire-event-takes_hits = { $unit }: otrzymane trafienia: { $hits }.
ice_and_fire-event-assigned = { $ncu } liczy się w tej rundzie tutaj: { $quadrant }.
ice_and_fire-event-lent = { $seat } ma teraz Stronnika: { $ncu }.
ice_and_fire-event-pillage = { $unit }: żetony Grabieży: { $count }.

# Tryby: odmowy

illegal-ice_and_fire-must-choose-unit = Trzeba wybrać jednostkę.
illegal-ice_and_fire-no-such-reward = Teraz nie ma tu czego użyć: { $token }.
illegal-ice_and_fire-carrier-marches = Jednostka niosąca żeton Celu nie może maszerować.
illegal-ice_and_fire-token-outside = Żeton Celu musi leżeć na polu bitwy.
illegal-ice_and_fire-token-off-pile = Żeton Celu musi dotykać swojego Stosu Trupów.
illegal-ice_and_fire-token-too-far = Żeton Celu musi leżeć najwyżej 2″ od jednostki, a jest { $distance }″ dalej.
illegal-ice_and_fire-token-on-something = Żeton Celu nie może leżeć na innej jednostce ani na terenie Nie Do Przebycia.
illegal-ice_and_fire-other-token = Trzeba położyć inny żeton Celu: { $token }.
illegal-ice_and_fire-pile-too-far = Stos Trupów musi w całości leżeć w zasięgu 12″ od jednostki.
illegal-ice_and_fire-terrain-on-unit = Elementu terenu nie można ustawić na tacce: { $unit }.
illegal-ice_and_fire-piece-too-far = Element musi stanąć najwyżej { $most }″ od jednostki: { $unit }.
illegal-ice_and_fire-objective-taken = Tej karty celu nie można dostać: { $objective }.
illegal-ice_and_fire-objective-used = Nie masz już tej karty celu: { $objective }.
illegal-ice_and_fire-missions-to-choose = Podaj różne misje w kolejności ich numerów; ile: { $count }.
illegal-ice_and_fire-mission-always = Tę misję i tak bierze każdy: { $mission }.
illegal-ice_and_fire-no-such-mission = Nie masz tej misji na ręce: { $mission }.
illegal-ice_and_fire-no-such-swap = Tych misji nie można wymienić.
illegal-ice_and_fire-other-quadrant = Ta jednostka tam nie stoi: { $unit }.
illegal-ice_and_fire-corner-taken = Ten róg jest zajęty: { $corner }.

# Oblężenie

ice_and_fire-role-attacker = atakujący
ice_and_fire-role-defender = obrońca
ice_and_fire-wall-w1 = środkowy Mur Zamkowy
ice_and_fire-wall-w2 = zachodni Mur Zamkowy
ice_and_fire-wall-w3 = wschodni Mur Zamkowy
ice_and_fire-siege_card-siege_attacker_1 = Saperzy
ice_and_fire-siege_card-siege_attacker_2 = Odcięci
ice_and_fire-siege_card-siege_attacker_3 = Szturm generalny
ice_and_fire-siege_card-siege_attacker_4 = Groza oblężenia
ice_and_fire-siege_card-siege_attacker_5 = Niemilknące bębny
ice_and_fire-siege_card-siege_attacker_6 = Taran
ice_and_fire-siege_card-siege_attacker_7 = Świeże kompanie
ice_and_fire-siege_card-siege_attacker_8 = Drabiny oblężnicze
ice_and_fire-siege_card-siege_defender_1 = Wrzący olej
ice_and_fire-siege_card-siege_defender_2 = Wypad
ice_and_fire-siege_card-siege_defender_3 = Murarze
ice_and_fire-siege_card-siege_defender_4 = Grad strzał
ice_and_fire-siege_card-siege_defender_5 = Kolczatki
ice_and_fire-siege_card-siege_defender_6 = Utrzymać bramę
ice_and_fire-siege_card-siege_defender_7 = Nocny wypad
ice_and_fire-siege_card-siege_defender_8 = Racjonowane zapasy
ice_and_fire-kind-role = rola w oblężeniu
ice_and_fire-kind-wall = Mur Zamkowy
ice_and_fire-kind-siege_card = karta oblężenia
ice_and_fire-ask-role = Atakować zamek czy go bronić?
ice_and_fire-ask-siege_piece = Ustawić przed zamkiem kolejny element terenu?
ice_and_fire-ask-reserve = Wybierz jednostkę do rezerwy.
ice_and_fire-ask-bring_in = { $unit }, z rezerwy: gdzie?
ice_and_fire-ask-return = Przywrócić zniszczoną jednostkę?
ice_and_fire-ask-siege = Zagrać kartę oblężenia?
ice_and_fire-ask-siege_target = { $siege_card }: wybierz.
ice_and_fire-ask-stores = Która jednostka leczy ranę? Pozostało: { $left }.
ice_and_fire-ask-wall_target = { $wall }: do kogo strzelać?
ice_and_fire-ask-align_to_wall = { $unit }: jak stanąć przy celu: { $wall }?
ice_and_fire-do-role = { $role }
ice_and_fire-do-activate_wall = Aktywuj: { $wall }
ice_and_fire-do-strike_wall = Zaatakuj: { $wall }
ice_and_fire-do-charge_wall = Szarża: { $wall }, na { ice_and_fire-toward-heading }
ice_and_fire-do-siege = Zagraj: { $siege_card }
ice_and_fire-do-wall = { $wall }
ice_and_fire-do-condition = { $condition }
ice_and_fire-event-siege_dealt = { $seat } dobiera karty oblężenia.
    .secret = Twoje karty: { $siege_cards }.
ice_and_fire-event-siege_played = { $seat } zagrywa kartę oblężenia: { $siege_card }.
ice_and_fire-event-sapped = { $seat } usuwa element terenu: { $terrain }.
ice_and_fire-event-ladders = { $wall } nie może być aktywowany w tej rundzie.
ice_and_fire-event-wall_restored = { $wall } zostaje naprawiony; rany: { $left }.
ice_and_fire-event-assaults = { $unit }: szturm, cel: { $wall }.
ice_and_fire-event-assault_failed = { $unit }: szarża nieudana, cel: { $wall }.
ice_and_fire-event-storms = { $unit }: atak, cel: { $wall }.
ice_and_fire-event-wall_hit = { $unit }: trafienia { $hits }, cel: { $wall }; rany: { $wounds }, pozostało: { $left }.
ice_and_fire-event-wall_destroyed = { $wall } zostaje zniszczony.
ice_and_fire-event-wall_activated = { $wall } zostaje aktywowany.
ice_and_fire-event-wall_shoots = { $wall }: grad strzał, cel: { $target_unit }.
ice_and_fire-outcome-siege_held = Zamek się obronił.
illegal-ice_and_fire-no-wall = Tego muru nie można teraz zaatakować: { $wall }.
illegal-ice_and_fire-wall-not-seen = Stamtąd go nie widać: { $wall }.
illegal-ice_and_fire-at-the-wall = { $wall }: jednostka już tu stoi; zamiast szarżować, atakuje.
illegal-ice_and_fire-no-room-at-wall = Nie ma przy nim miejsca: { $wall }.
illegal-ice_and_fire-not-seen-then = W tym kierunku nie widać celu.
illegal-ice_and_fire-not-at-flank = Cała tacka musi być najwyżej 6″ od bocznej krawędzi; wystaje o { $outside }″.
illegal-ice_and_fire-no-siege-card = Nie możesz teraz zagrać tej karty oblężenia: { $siege_card }.
illegal-ice_and_fire-not-that-piece = Tego elementu nie ma na polu: { $piece }.
illegal-ice_and_fire-not-that-wall = Tego muru nie można wybrać: { $wall }.
illegal-ice_and_fire-other-choice = Dla tej karty trzeba wybrać coś innego.
illegal-ice_and_fire-must-activate = Dopóki masz jednostkę do aktywacji, musisz którąś aktywować.
bad-input-ice_and_fire-hero-in-team =
    Bohater może być w drużynie tylko raz; wybierz inne armie:
    { $reasons }
# Texts of cards and abilities: questions, actions, events and refusals

ice_and_fire-kind-tactics_card = karta taktyki
ice_and_fire-kind-choice = opcja
ice_and_fire-event-survived = { $unit }: jednostka nie zostaje zniszczona, pozostałe rany: { $wounds }.
ice_and_fire-event-new_name = { $unit }: zamiast Dodatku „{ $card }” wchodzi { $new }.
ice_and_fire-do-choose_attachment = { $card }
ice_and_fire-do-choose_order = { $ability }
ice_and_fire-ask-ride = { $unit }: dokąd przejechać?
ice_and_fire-ask-extra_ncu = Można teraz aktywować jednego Stronnika.
ice_and_fire-ask-retarget = { $zone }: trzeba wybrać inną jednostkę.
ice_and_fire-ask-send = { $card }: do której wrogiej jednostki dołącza?
ice_and_fire-ask-order_attachments = { $unit }: który Dodatek stoi następny od lewej? Najpierw ginie ostatni.
ice_and_fire-event-looked = { $seat } ogląda karty na ręce: { $whose }.
    .secret = { $seat } ogląda rękę ({ $whose }): { $tactics_cards }.
ice_and_fire-ask-discard_of = Którą kartę przeciwnika odrzucić?
ice_and_fire-do-restore = { $unit }: wyleczyć { $wounds }
ice_and_fire-ask-share = Rany pozostałe do wyleczenia: { $wounds }.
ice_and_fire-right-misses = pudła, dzięki efektowi
illegal-ice_and_fire-only-misses = Kość { $place } nie jest pudłem: przerzucać można tylko pudła.
illegal-ice_and_fire-may-not-wait = { $unit }: tej jednostki nie można trzymać w rezerwie.
ice_and_fire-do-reserve = { $unit }: pozostaw w rezerwie
ice_and_fire-event-waits = { $unit }: w rezerwie.
illegal-ice_and_fire-faction-not-ready = Nie wszystkie teksty tej frakcji już działają: { $faction }.
illegal-ice_and_fire-card-not-ready = Nie wszystkie teksty tej karty już działają: { $card }.
illegal-ice_and_fire-army-refused =
    Ta armia nie jest dozwolona:
    { $reasons }
ice_and_fire-ask-muster = Wybierz w tajemnicy swoją armię.
ice_and_fire-do-army = { $faction }: { $cards }
ice_and_fire-kind-faction = frakcja
ice_and_fire-kind-attachment = Dodatek
ice_and_fire-kind-attack_keyword = cecha ataku
ice_and_fire-kind-holder = jednostka lub Stronnik
ice_and_fire-kind-source = umiejętność lub karta taktyki
ice_and_fire-kind-text = efekt
ice_and_fire-kind-mode = tryb gry
ice_and_fire-ask-arrange = Kilka efektów zachodzi jednocześnie: który najpierw?
ice_and_fire-ask-reinforce = { $unit }: gdzie wchodzi z rezerwy?
ice_and_fire-right-effect = dzięki efektowi
ice_and_fire-roll-panic = rany po nieudanym teście paniki
ice_and_fire-roll-gate = kość dla efektu
ice_and_fire-ask-react_in_private =
    { $about_id ->
        [none] { $moment }: użyć efektu?
       *[other] { $about }, { $moment }: użyć efektu?
    }
ice_and_fire-ask-name_target = { $source }: wybierz cel albo działanie efektu.
ice_and_fire-ask-discard = Odrzucić karty taktyki?
ice_and_fire-ask-influence = { $ncu }: na którą jednostkę wywrzeć wpływ?
ice_and_fire-ask-free_shift = { $unit }: przemieścić?
ice_and_fire-do-use_ncu = { $ncu }: { $ability }
ice_and_fire-do-use_card = { $unit }: { $tactics_card }
ice_and_fire-do-play =
    { $mode ->
        [1] Zagraj: { $tactics_card }
       *[other] Zagraj: { $tactics_card }, sposób { $mode }
    }
ice_and_fire-do-discard = Odrzuć: { $tactics_card }
ice_and_fire-do-influence = { $unit }
ice_and_fire-do-choose_ncu = { $ncu }
ice_and_fire-do-choose_zone = { $zone }
ice_and_fire-do-choose_card = { $tactics_card }
ice_and_fire-do-choose_option = { $choice }
ice_and_fire-do-choose_amount = { $amount }
ice_and_fire-event-used_by_ncu = { $ncu } korzysta z: { $ability }.
ice_and_fire-event-card_acts = { $seat }: działa karta { $tactics_card }.
ice_and_fire-event-card_works = { $tactics_card } ({ $seat }) działa na: { $unit }.
ice_and_fire-event-played = { $seat } zagrywa: { $tactics_card }.
ice_and_fire-event-targeted = { $seat } wybiera: { $unit }.
ice_and_fire-event-cancelled = { $seat } anuluje efekt.
ice_and_fire-event-influenced = { $ncu } wywiera wpływ na: { $unit }.
ice_and_fire-event-attached = { $tactics_card } zostaje dołączona: { $unit }.
ice_and_fire-event-card_left = { $tactics_card } zostaje odrzucona: { $unit }.
ice_and_fire-event-drew = { $seat } dobiera karty taktyki: { $count }.
    .secret = Dobierasz: { $tactics_cards }.
ice_and_fire-event-peeked = { $seat } ogląda wierzch talii: { $whose }.
    .secret = Na wierzchu talii ({ $whose }): { $tactics_cards }.
ice_and_fire-event-put_back = { $seat } odkłada kartę taktyki do talii.
ice_and_fire-event-set_aside = { $seat } odkłada na bok zakrytą kartę taktyki.
    .secret = Odkładasz do talii: { $tactics_card }.
ice_and_fire-event-discarded = { $seat } odrzuca: { $tactics_card }.
ice_and_fire-event-found = { $seat } bierze z talii: { $tactics_card }.
ice_and_fire-event-recovered = { $seat } odzyskuje ze stosu kart odrzuconych: { $tactics_card }.
ice_and_fire-event-borrowed = { $seat } bierze ze stosu kart odrzuconych ({ $whose }): { $tactics_card }.
ice_and_fire-choice-critical_blow = Krytyczny Cios
ice_and_fire-choice-precision = Precyzja
ice_and_fire-choice-sundering = Rozpłatanie
ice_and_fire-choice-vicious = Morderczy
ice_and_fire-choice-highest = najwyższa liczba kości ataku
ice_and_fire-choice-to_hit = bonus do trafienia
ice_and_fire-choice-reroll = przerzut kości
ice_and_fire-choice-more_dice = więcej kości ataku
ice_and_fire-choice-more_hits = więcej trafień
ice_and_fire-choice-more_wounds = więcej ran
ice_and_fire-choice-block = zablokowanie trafień
ice_and_fire-choice-defense = bonus do obrony
ice_and_fire-choice-panicked = Spanikowani
ice_and_fire-choice-vulnerable = Narażeni
ice_and_fire-choice-weakened = Osłabieni
ice_and_fire-choice-lose_abilities = traci wszystkie umiejętności
ice_and_fire-choice-not_targeted = nie może być celem własnej strony
ice_and_fire-choice-attack = Atak
ice_and_fire-choice-charge = Szarża
ice_and_fire-choice-maneuver = Manewr
ice_and_fire-choice-march = Marsz
ice_and_fire-choice-retreat = Odwrót
ice_and_fire-choice-restore = leczenie ran
ice_and_fire-choice-restore_again = jeszcze raz leczenie ran
ice_and_fire-choice-from_deck = z talii
ice_and_fire-choice-from_discard = ze stosu kart odrzuconych
ice_and_fire-choice-hits = trafienia
ice_and_fire-choice-wounds = rany
ice_and_fire-choice-test = test paniki
ice_and_fire-choice-speed = mniejsza Szybkość
ice_and_fire-choice-shift = przemieszczenie
ice_and_fire-choice-yes = tak
ice_and_fire-choice-no = nie
ice_and_fire-choice-draw = dobranie karty
ice_and_fire-choice-token = żetony
ice_and_fire-choice-first_player = zostań pierwszym graczem
ice_and_fire-choice-snipe = cios w Dodatek
ice_and_fire-choice-poison = trucizna
ice_and_fire-choice-token_leaves = usunięty zostaje żeton stanu
ice_and_fire-choice-poison_leaves = usunięta zostaje trucizna
ice_and_fire-choice-search = weź kartę z talii
ice_and_fire-choice-attach = dołącz kartę
ice_and_fire-choice-move_ncu = przenieś Stronnika do wolnej strefy
ice_and_fire-choice-swap_ncu = zamień Stronnika miejscami z innym
ice_and_fire-choice-condition = wróg otrzymuje Żeton Stanu
ice_and_fire-choice-left_flank = na lewą flankę
ice_and_fire-choice-right_flank = na prawą flankę
ice_and_fire-choice-rear = na tyły
ice_and_fire-choice-bear = Niedźwiedź
ice_and_fire-choice-eagle = Orzeł
ice_and_fire-choice-wolf = Wilk
ice_and_fire-choice-top_card = odrzuć wierzchnią kartę
ice_and_fire-choice-second_card = odrzuć drugą kartę
ice_and_fire-choice-neither = nie odrzucaj żadnej
ice_and_fire-choice-swap = zamień Dodatki
ice_and_fire-choice-move = przenieś Dodatek
ice_and_fire-choice-edge = przy krawędzi stołu
ice_and_fire-choice-beside = przy jednostce
ice_and_fire-choice-rank_more = liczy się o szereg więcej
ice_and_fire-choice-rank_fewer = liczy się o szereg mniej
ice_and_fire-choice-look_at_hand = przeciwnik pokazuje rękę i traci kartę
ice_and_fire-choice-returns = wraca dołączona postać
ice_and_fire-choice-look = obejrzyj rękę przeciwnika
ice_and_fire-choice-spend_pillage = wydaj żeton Grabieży
ice_and_fire-choice-pillage = weź żeton Grabieży
ice_and_fire-choice-use_zone = użyj efektu strefy
ice_and_fire-choice-two_zones = wskaż dwie strefy: jeśli Stronnik zajmie jedną z nich, wrogowie otrzymają żetony
ice_and_fire-choice-one_zone = wskaż strefę: jeśli zostanie zajęta, Tristifer może się aktywować na koniec tury
illegal-ice_and_fire-not-a-target = Tego nie można tu wybrać.
illegal-ice_and_fire-not-beside-friends = Jednostka musi w całości znajdować się w odległości do { $most }″ od innej przyjaznej jednostki.
illegal-ice_and_fire-too-many-cards = Na ręce można mieć najwyżej { $most } kart: nadmiar trzeba odrzucić.
illegal-ice_and_fire-not-in-hand = Tej karty nie ma na ręce.
illegal-ice_and_fire-cannot-influence = Ten Stronnik nie może wywrzeć wpływu na: { $unit }.
illegal-ice_and_fire-other-target = Akcja musi być skierowana na: { $unit }.

# Teren określony przez graczy

ice_and_fire-terrain-free_1 = Własny element 1
ice_and_fire-terrain-free_2 = Własny element 2
ice_and_fire-terrain-free_3 = Własny element 3
ice_and_fire-terrain-free_4 = Własny element 4
ice_and_fire-option-pieces = Własne elementy terenu, na przykład „elevated cover: 0,0 8,0 6,5 1,4”
    .text = Słowa kluczowe, dwukropek, potem narożniki w calach; kolejne elementy po średniku.
ice_and_fire-option-print_2021 = Karty w wersji wydrukowanej w Księdze Zasad z 2021 roku
    .text = Kilka kart później zmieniono; tak gra się nimi według pierwszego wydania.
ice_and_fire-option-discreet = Równe pauzy, żeby nikt nie odgadł ręki
    .text = Kto mógłby mieć kartę na daną chwilę, każe innym czekać tak samo długo, czy ją ma, czy nie. Bitwa trwa kilka minut dłużej.
bad-input-ice_and_fire-free-too-many = Można określić najwyżej tyle elementów terenu: { $most }.
bad-input-ice_and_fire-free-form = Element { $number }: potrzebne są słowa kluczowe, dwukropek i wierzchołki.
bad-input-ice_and_fire-free-keyword = Element { $number }: „{ $text }” nie jest słowem kluczowym terenu.
bad-input-ice_and_fire-free-corner = Element { $number }: „{ $text }” nie jest wierzchołkiem; podaj cale, na przykład 2.5,4.
bad-input-ice_and_fire-free-corners = Element { $number }: liczba wierzchołków musi wynosić od 3 do { $most }.
bad-input-ice_and_fire-free-convex = Element { $number }: wierzchołki muszą po kolei tworzyć figurę wypukłą.
bad-input-ice_and_fire-free-large = Element { $number }: najwyżej { $most }″ w każdym kierunku.

# Co zmienia liczby jednostki, ataku lub testu i dlaczego

ice_and_fire-change-dice = kości ataku
ice_and_fire-change-rank_shift = szeregi przy liczeniu kości ataku
ice_and_fire-change-to_hit = do trafienia
ice_and_fire-change-hits = trafienia
ice_and_fire-change-defense = do obrony
ice_and_fire-change-block = zablokowane trafienia
ice_and_fire-change-wounds = rany
ice_and_fire-change-panic = do testu paniki
ice_and_fire-change-morale = do testu
ice_and_fire-change-speed = cali Szybkości
ice_and_fire-why-flank = atak na flankę
ice_and_fire-why-rear = atak na tyły
ice_and_fire-why-sundering = Rozpłatanie
ice_and_fire-why-vicious = Morderczy
ice_and_fire-why-fortified = ufortyfikowany teren
ice_and_fire-why-inspiring = inspirujący teren w pobliżu
ice_and_fire-why-horrific = przerażający teren w pobliżu
ice_and_fire-why-hold_the_gate = Utrzymać bramę
ice_and_fire-why-pillage = Grabież
ice_and_fire-why-carrying = niesie żeton Celu
ice_and_fire-why-effect = efekt

# What cannot be in a position

bad-input-ice_and_fire-position-impossible =
    W żadnej bitwie nie może dojść do takiej pozycji:
    { $reasons }
illegal-ice_and_fire-position-trays-overlap = { $card } ({ $path }) i { $other_card } ({ $other_path }) stoją na sobie (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-position-tray-outside = { $card } ({ $path }) wystaje o { $outside }″ poza pole bitwy.
illegal-ice_and_fire-position-on-impassable = { $card } ({ $path }) stoi na terenie Nie Do Przebycia (nakładanie: { $area } cala kwadratowego).
illegal-ice_and_fire-position-no-wounds = { $card } ({ $path }) stoi na polu bitwy z 0 ran: ta jednostka byłaby już zniszczona.
illegal-ice_and_fire-position-attachments = { $card } ({ $path }) ma więcej Dodatków ({ $number }) niż modeli ({ $models }).
illegal-ice_and_fire-position-zone-shared = Więcej niż jeden Stronnik w jednej strefie, { $zone } (jest ich { $number }): { $paths }.
illegal-ice_and_fire-position-hand = { $seat }: kart taktyki na ręce jest { $number }, a może być najwyżej { $most }.
illegal-ice_and_fire-position-card-copies = { $seat }: kopii tej karty taktyki jest { $number }, a w talii są tylko { $most }: { $tactics_card }.
illegal-ice_and_fire-position-token-outside = { $path }: żeton Celu leży { $outside }″ poza polem bitwy.
illegal-ice_and_fire-position-piece-outside = { $terrain } ({ $path }) wystaje o { $outside }″ poza pole bitwy.
illegal-ice_and_fire-position-nobody-left = { $seat } nie ma na polu bitwy żadnej Jednostki Bojowej, więc bitwa byłaby już przegrana.
