# Części planszy: dla pomocy i strony „Jak grać”.

watch-part-score = Gracze
    .text = Punkty, karty na ręce, droga, patrole i strażnicy każdego gracza. Dziesięć punktów we własnej turze daje zwycięstwo.
watch-part-dice = Kości
    .text = Dwie kości wskazują pola, które dają surowce. Niebieska porusza dzikiego.
watch-part-actions = Koniec tury
    .text = Gdy nie ma już czym handlować ani co budować.
watch-part-map = Plansza
    .text = Na dole Dar z polami, drogami i osadami, nad nim Mur, a za nim dzicy. Co świeci, można wybrać.
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
