# Części planszy: dla pomocy i strony „Jak grać”.

watch-part-score = Gracze
    .text = Punkty, karty na ręce, droga, patrole i strażnicy każdego gracza. Dziesięć punktów we własnej turze daje zwycięstwo.
watch-part-dice = Kości
    .text = Dwie kości wskazują pola, które dają surowce. Niebieska porusza dzikiego.
watch-part-actions = Koniec tury
    .text = Gdy nie ma już czym handlować ani co budować.
watch-part-map = Plansza
    .text = Na dole Dar z polami, drogami i osadami, nad nim Mur, a za nim dzicy. Co świeci, można wybrać.
watch-part-frostfangs = Mroźne Kły
    .text = Tu czekają dzicy, którzy nie są w grze: tylu zostało z każdego rodzaju.
watch-part-camps = Obozy klanów
    .text = Każda budowla sprowadza dzikiego do jednego z trzech klanów. Gdy zapełni się piąty obóz klanu, cały klan szturmuje Mur.
watch-part-trails = Ścieżki dzikich
    .text = Niebieska kość wskazuje, którym szlakiem schodzi pierwszy dziki klanu.
watch-part-clearings = Polany
    .text = Tu dzicy czekają pod Murem. Gdy jest ich więcej niż strażników nad nimi, przełamują obronę.
watch-part-wall = Mur
    .text = Fragmenty Muru, a na każdym miejsca dla strażników. Strażnik na miejscu 1 ginie pierwszy.
watch-part-land = Pola
    .text = Gdy wypadnie liczba pola, daje ono surowiec budowlom wokół. Im więcej kropek, tym częściej.
watch-part-ice = Lodowe pustynie
    .text = Nic nie dają i nikt nie może na nie wejść.
watch-part-routes = Szlaki handlowe
    .text = Budowla na jednym z końców szlaku pozwala wymieniać ten surowiec z pulą w stosunku 2:1.
watch-part-tormund = Obóz Tormunda
    .text = Stąd wyrusza Tormund. Pole, na którym stoi, nic nie daje.
watch-part-threat = Przełamania obrony
    .text = Ile razy przełamano obronę Muru. Po trzecim gra się kończy i wygrywa gracz, który ma najwięcej strażników.
watch-part-gift = Dzicy na Darze
    .text = Przy ósmym gra kończy się tak samo. Gdzie stoi dziki, nic nie rośnie.
watch-part-hand = Twoja ręka
    .text = Twoje surowce i karty rozwoju. Gdy masz więcej niż siedem surowców, siódemka zabiera połowę.
watch-part-costs = Koszty
    .text = Ile co kosztuje i ile zostało. Dotknij, aby zobaczyć, gdzie można budować.
watch-part-trade = Handel
    .text = Karty za karty: z innymi graczami albo z pulą według podanego stosunku.
watch-part-heroes = Bohaterowie
    .text = Każdy ma jednego bohatera, którego można użyć raz na turę. Potem się go odwraca albo wymienia.

# Dlaczego podpowiedź jest dobra.
watch-reason-points = Będziesz mieć punktów: { $after }.
watch-reason-rivals = Najlepszy z pozostałych spada do punktów: { $after }.
watch-reason-income = Więcej zarobku: kropki przy twoich budowlach to { $after } zamiast { $before }.
watch-reason-kinds = Więcej rodzajów surowców: { $after }.
watch-reason-blocked = Mniej twoich pól jest zablokowanych: { $after }.
watch-reason-site = Otwiera dobre miejsce na osadę; kropki: { $after }.
watch-reason-road = Twoja najdłuższa droga rośnie do { $after }.
watch-reason-affordable = Stać cię na więcej rodzajów budowli: { $after } zamiast { $before }.
watch-reason-cards = Więcej kart rozwoju: { $after }.
watch-reason-patrols = Liczy się do „Najwięcej patroli”: { $after }.
watch-reason-hand = Daje ci karty; na ręce: { $after }.
watch-reason-guards = Twoi strażnicy na Murze: { $after }.
watch-reason-pressed = Mniej fragmentów Muru jest bliskich przełamania: { $after }.

# What the pictures of “How to play” show.
watch-how-1 = Dar leży pod Murem. Gracze po kolei umieszczają po dwie osady, każdą z drogą, tam, gdzie stykają się trzy pola; kropki pod liczbą mówią, jak często ona wypada.
    .title = Początek gry
watch-how-2 = Budowle stoją na rogach pól i przynoszą ich surowce. Karty na ręce, koszty i stół handlowy mają miejsce obok mapy; pasek u góry pokazuje punkty wszystkich.
    .title = Tura
watch-how-3 = Dziki zszedł na polanę przed fragmentem 3. Gdy na którejś polanie jest ich więcej niż strażników nad nią, przełamują obronę: pomoże kolejny strażnik.
    .title = Mur
watch-how-4 = Gdzie stoi dziki albo Tormund, nic nie rośnie. Przepędza ich Patrol zwiadowców. Dziesięć punktów we własnej turze daje zwycięstwo.
    .title = Dziki na Darze
