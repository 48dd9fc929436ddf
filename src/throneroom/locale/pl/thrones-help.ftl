# Części planszy: dla pomocy i strony „Jak grać”.

thrones-part-score = Rody
    .text = Zamki i Twierdze każdego Rodu, Władza i Zaopatrzenie, w kolejności rozgrywki. Siedem zamków od razu wygrywa.
thrones-part-wildlings = Runda i Dzicy
    .text = Która z dziesięciu rund trwa i jak silni są Dzicy. Przy 12 atakują.
thrones-part-map = Mapa
    .text = Obszary z zamkami, beczkami i koronami; jednostki i rozkazy Rodów. Co świeci, można wybrać, a każdy obszar powie więcej po dotknięciu.
thrones-part-dock = Twoja decyzja
    .text = O co chodzi teraz i wszystko, co potrzebne: rozkazy, jednostki Marszu, bitwa, licytacja.
thrones-part-tracks = Tory Wpływów
    .text = Żelazny Tron decyduje o kolejności, Lennicy o remisach w bitwie, Królewski Dwór o liczbie specjalnych rozkazów.
thrones-part-westeros = Karty Westeros
    .text = Od drugiej rundy każdą rundę otwierają trzy karty. Tor poniżej pokazuje, jak blisko są Dzicy.
thrones-part-supply = Zaopatrzenie
    .text = Ile armii może mieć każdy Ród i jak dużych: każda kratka to jedna jednostka armii.
thrones-part-cards = Karty Rodu
    .text = Karty wszystkich są jawne. Zagrana karta wraca, gdy zagrano wszystkie.
