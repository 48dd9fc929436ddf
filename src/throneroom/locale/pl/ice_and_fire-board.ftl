# The board of A Song of Ice & Fire on the page, and what is printed on its zones, terrain and cards

# What the board says

ice_and_fire-board-field = Pole bitwy
ice_and_fire-board-panels = Części planszy
ice_and_fire-board-tab-field = Pole
ice_and_fire-board-tab-board = Taktyka i karty
ice_and_fire-board-tab-armies = Armie
ice_and_fire-board-tactics = Plansza Taktyk
ice_and_fire-board-hand = Twoje karty taktyki
ice_and_fire-board-armies = Armie
ice_and_fire-board-no-cards = Brak kart na ręce.
ice_and_fire-board-discard = Odrzucone ({ $seat }): { $count }
ice_and_fire-board-round = Runda { $round } z 6
ice_and_fire-board-preparing = Przed bitwą
ice_and_fire-board-first = Pierwszy gracz
ice_and_fire-board-allied = sojusznik: { $names }
ice_and_fire-board-points = punkty zwycięstwa i ile ich potrzeba
ice_and_fire-board-cards = ręka { $hand } · talia { $deck } · pasy { $passes }
ice_and_fire-board-free-zone = wolna
ice_and_fire-board-activated = aktywowana
ice_and_fire-board-off-field = poza polem
ice_and_fire-board-used = użyto
ice_and_fire-board-close = Zamknij
ice_and_fire-board-actions = Akcje
ice_and_fire-board-zoom-in = Bliżej
ice_and_fire-board-zoom-out = Dalej
ice_and_fire-board-whole = Całe pole
ice_and_fire-board-token = Żeton Celu
ice_and_fire-board-unit = { $unit } ({ $seat }), rany: { $wounds } z { $all }
ice_and_fire-board-at = { $x }″ od zachodniej krawędzi, { $y }″ od południowej
ice_and_fire-board-here = w środku twojej armii
ice_and_fire-board-inches =
    { $inches ->
        [one] { $inches } cal
        [few] { $inches } cale
       *[other] { $inches } cali
    }
ice_and_fire-board-place =
    { $where ->
        [ahead] { $inches } z przodu ({ $of })
        [ahead_left] { $inches } z przodu po lewej ({ $of })
        [ahead_right] { $inches } z przodu po prawej ({ $of })
        [left] { $inches } po lewej ({ $of })
        [right] { $inches } po prawej ({ $of })
        [behind_left] { $inches } z tyłu po lewej ({ $of })
        [behind_right] { $inches } z tyłu po prawej ({ $of })
       *[behind] { $inches } z tyłu ({ $of })
    }
ice_and_fire-board-place-you =
    { $where ->
        [ahead] { $inches } przed tobą
        [ahead_left] { $inches } przed tobą, po lewej
        [ahead_right] { $inches } przed tobą, po prawej
        [left] { $inches } na lewo od ciebie
        [right] { $inches } na prawo od ciebie
        [behind_left] { $inches } za tobą, po lewej
        [behind_right] { $inches } za tobą, po prawej
       *[behind] { $inches } za tobą
    }
ice_and_fire-board-engaged = związana walką z: { $enemies }
ice_and_fire-board-lasting = Działa: { $cards }
ice_and_fire-board-wounds = Pozostałe rany
ice_and_fire-board-speed = Szybkość
ice_and_fire-board-defense = Obrona
ice_and_fire-board-morale = Morale
ice_and_fire-board-attack-melee = wręcz
ice_and_fire-board-attack-short = bliski zasięg
ice_and_fire-board-attack-long = daleki zasięg
ice_and_fire-board-dice = Kości
ice_and_fire-board-fight = { $attacker } atakuje: { $defender } ({ $side })
ice_and_fire-board-do = Wykonaj
ice_and_fire-board-to-place = Wystawiana jednostka
ice_and_fire-board-tap-place = Wskaż miejsce na polu.
ice_and_fire-board-number-first = kierunek °
ice_and_fire-board-number-length = długość ″
ice_and_fire-board-number-last = zwrot °
ice_and_fire-board-number-heading = kierunek °
ice_and_fire-board-number-direction = kierunek
ice_and_fire-board-number-x = od zachodu ″
ice_and_fire-board-number-y = od południa ″
ice_and_fire-board-left = zostaje { $inches }″
ice_and_fire-board-sees = zobaczy: { $units }
ice_and_fire-board-in_range = w zasięgu: { $units }
ice_and_fire-board-threatened_by = zagrożenie: { $units }
ice_and_fire-board-covers = zajmuje: { $tokens }
ice_and_fire-board-rough = przez trudny teren
ice_and_fire-board-pass_turn = Już nie w tej turze
ice_and_fire-board-pass_round = Już nie w tej rundzie
ice_and_fire-board-pass_game = Nigdy w tej grze
ice_and_fire-board-open-missions = Aktywne misje
ice_and_fire-board-waiting-missions = Misje w rezerwie
ice_and_fire-board-own-missions = Twoje misje
ice_and_fire-board-shown-missions = Odkryte misje
ice_and_fire-board-siege-cards = Twoje karty oblężenia
ice_and_fire-board-to-hit = trafia na { $need }
ice_and_fire-board-blocks = blokuje na { $need }
ice_and_fire-board-passes-on = zdany od { $need }
ice_and_fire-board-test = { $unit }: test morale
ice_and_fire-board-number-dice = kości: { $count }
ice_and_fire-board-bonus-lost = teren odbiera bonus z szarży
ice_and_fire-board-fortified = obrońca jest ufortyfikowany
ice_and_fire-board-endangers = zagraża własnym: { $units }
ice_and_fire-board-shot_by = pod ostrzałem: { $units }
ice_and_fire-board-dangerous = niebezpieczny teren: { $pieces }
ice_and_fire-board-nearest = { $unit }: { $inches }″
ice_and_fire-board-figure-way = do przebycia
ice_and_fire-board-figure-inches = { $inches }″
ice_and_fire-board-figure-chance = potrzeba { $need }+, { $percent } %
ice_and_fire-board-figure-dice = kości
ice_and_fire-board-figure-wounds = oczekiwane rany
ice_and_fire-board-figure-panic = panika
ice_and_fire-board-figure-destroys = zniszczenie
ice_and_fire-board-charge = Szarża: { $unit } ({ $side })
ice_and_fire-board-rerolls-misses = bonus z szarży: pudła można przerzucić
ice_and_fire-board-reroll = Przerzuć kości: { $count } ({ $right })
ice_and_fire-board-declared = Zadeklarowano: { $effects }

# Zones of the tactics board

ice_and_fire-zone_text-crown = Jedna wroga jednostka wykonuje test paniki z −1 do rzutu.
ice_and_fire-zone_text-wealth = Jedna twoja jednostka leczy do 3 ran i usuwa żeton stanu.
ice_and_fire-zone_text-tactics = Dobierz 2 karty taktyki i połóż wybrany żeton stanu na wrogiej jednostce.
ice_and_fire-zone_text-combat = Jedna twoja jednostka może od razu zaatakować.
ice_and_fire-zone_text-maneuver = Jedna twoja jednostka może od razu wykonać Manewr lub Odwrót.
ice_and_fire-zone_text-50900 = W swojej następnej turze przeciwnicy muszą aktywować Jednostkę Bojową. Dopóki ją trzymasz, nie kontrolują żadnej strefy dla Umiejętności i Kart Taktyki.

# Terrain

ice_and_fire-terrain_text-forest = Osłona: nie można przez niego strzelać, chyba że strzelec w nim stoi. Ufortyfikowany: +1 do rzutów obrony przeciw szarży, która przez niego przeszła.
ice_and_fire-terrain_text-corpse_pile = Przerażający: −1 do testów morale w bliskim zasięgu. Spowalniający: szarża przez niego traci bonus.
ice_and_fire-terrain_text-bog = Trudny: ruch przez nie jest krótszy o 1″. Spowalniający: szarża przez nie traci bonus.
ice_and_fire-terrain_text-stakes = Niebezpieczny: k3+1 ran dla wchodzących i działających na nim. Zniszczalny atakiem z odległości do 1″.
ice_and_fire-terrain_text-low_wall = Spowalniający: szarża przez niego traci bonus. Ufortyfikowany: +1 do rzutów obrony przeciw tej szarży. Zniszczalny.
ice_and_fire-terrain_text-ruined_wall = Spowalniający: szarża przez niego traci bonus. Ufortyfikowany: +1 do rzutów obrony przeciw tej szarży. Zniszczalny.
ice_and_fire-terrain_text-hedge = Osłona: nie można przez niego strzelać. Trudny: ruch krótszy o 1″. Zniszczalny.
ice_and_fire-terrain_text-weirwood = Inspirujący: +1 do testów morale w bliskim zasięgu.
ice_and_fire-terrain_text-palisade = Nie do przebycia i blokuje linię wzroku. Zniszczalna atakiem z odległości do 1″.
ice_and_fire-terrain_text-castle_wall = Nie do przebycia.
ice_and_fire-terrain_text-grim_pile = Ponure Przypomnienie: w bliskim zasięgu wrogowie gracza, który go ustawił, mają −1 do testów morale i otrzymują 1 ranę więcej za niezdane testy paniki. Spowalniający: szarża przez niego traci bonus.

# Objective cards

ice_and_fire-objective_text-objective_01 = Gdy punktuje: przyjazna jednostka w dalekim zasięgu leczy 1 ranę i po 1 za każdy zniszczony szereg.
ice_and_fire-objective_text-objective_02 = Gdy punktuje: przyjazna jednostka w dalekim zasięgu może się przemieścić o 3″.
ice_and_fire-objective_text-objective_03 = Gdy punktuje: wróg w dalekim zasięgu otrzymuje żeton Spanikowanych.
ice_and_fire-objective_text-objective_04 = Gdy punktuje: wróg w dalekim zasięgu otrzymuje żeton Narażonych.
ice_and_fire-objective_text-objective_05 = Dopóki go kontrolujesz: limit kart na ręce większy o 1 i dobierasz do 1 karty więcej.
ice_and_fire-objective_text-objective_06 = Kontrolująca go jednostka ma w walce wręcz Rozpłatanie.
ice_and_fire-objective_text-objective_07 = Kontrolująca go jednostka ma w walce wręcz cechę Morderczy.
ice_and_fire-objective_text-objective_08 = Kontrolująca go jednostka ma w walce wręcz Precyzję.
ice_and_fire-objective_text-objective_09 = Przed atakiem wręcz kontrolującej go jednostki obrońca otrzymuje żeton Osłabionych.
ice_and_fire-objective_text-objective_10 = Kontrolująca go jednostka zawsze używa najwyższej liczby kości ataku.

# Missions

ice_and_fire-mission_text-mission_01 = Kto kontroluje cel w środku, zdobywa 2.
ice_and_fire-mission_text-mission_02 = Po 1 za każdą kontrolowaną strefę: Walka i Manewry.
ice_and_fire-mission_text-mission_03 = Po 1 za każdą kontrolowaną strefę: Walka i Taktyka.
ice_and_fire-mission_text-mission_04 = 2 dla tego, kto kontroluje więcej stref Planszy Taktyk niż każdy przeciwnik.
ice_and_fire-mission_text-mission_05 = 2 za zniszczenie jednostki wrogiego Dowódcy; gdy go już nie ma, 1 za zniszczenie dowolnej wrogiej jednostki, raz na rundę.
ice_and_fire-mission_text-mission_06 = 1 za niezwiązaną walką jednostkę w całości we wrogiej strefie rozmieszczenia, 2 za dwie lub więcej.
ice_and_fire-mission_text-mission_07 = 1 dla tego, kto ma więcej szeregów w jednostkach związanych walką.
ice_and_fire-mission_text-mission_08 = 1 dla tego, czyi wrogowie mają więcej żetonów stanów niż jego jednostki.
ice_and_fire-mission_text-mission_09 = 1 za zniszczenie wroga po stracie własnej jednostki, najwyżej dwa razy na rundę.
ice_and_fire-mission_text-mission_10 = Po 1 za każdy kontrolowany cel na wrogiej połowie.
ice_and_fire-mission_text-mission_11 = 1 dla tego, kto kontroluje więcej celów niż każdy przeciwnik; jest też pierwszym graczem w następnej rundzie.
ice_and_fire-mission_text-mission_12 = Po 1 za każdy kontrolowany cel.
