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
    .text = Ile razy przełamano obronę Muru. Po trzecim gra się kończy i wygrywa najwięcej strażników.
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
