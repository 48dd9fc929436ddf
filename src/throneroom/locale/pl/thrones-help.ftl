# Części planszy: dla pomocy i strony „Jak grać”.

thrones-part-score = Rody
    .text = Zamki i Twierdze każdego Rodu, Władza i Zaopatrzenie, w kolejności rozgrywki. Siedem Zamków od razu wygrywa.
thrones-part-wildlings = Runda i Dzicy
    .text = Która z dziesięciu rund trwa i jak silni są Dzicy. Przy 12 atakują.
thrones-part-map = Mapa
    .text = Obszary z Zamkami, symbolami Zaopatrzenia i władzy; jednostki i rozkazy Rodów. Co świeci, można wybrać, a każdy obszar powie więcej po dotknięciu.
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

# Dlaczego podpowiedź jest dobra.
thrones-reason-castles = Zamki i Twierdze w twoich rękach: { $after }.
thrones-reason-rivals = Najsilniejszy rywal spada do Zamków: { $after }.
thrones-reason-takes = Ten Marsz zdobywa Zamki lub Twierdze: { $after }.
thrones-reason-threatens = Zagraża zamkom, które możesz zająć potem: { $after }.
thrones-reason-endangered = Mniej twoich Zamków jest zagrożonych: { $after } zamiast { $before }.
thrones-reason-strength = Twoje armie rosną: siła { $after } zamiast { $before }.
thrones-reason-supply = Twoje Zaopatrzenie rośnie do { $after }.
thrones-reason-power = Zostaje ci więcej Władzy: { $after } zamiast { $before }.
thrones-reason-orders_take = W tej rundzie twoje Marsze mogą zdobyć Zamki: { $after }.
thrones-reason-orders_power = Twoje rozkazy przyniosą Władzę: { $after }.
thrones-reason-orders_defence = Wzmacnia obszar, przy którym stoi wróg: +{ $after }.

# Co znaczą liczby i żetony.
thrones-means-round = Gra trwa najwyżej dziesięć rund (T30.4).
thrones-means-wildlings = Przy 12 Dzicy atakują i wszyscy muszą razem licytować przeciw nim (T29.1).
thrones-means-castles = Obszary z Zamkiem lub Twierdzą. Kto ma siedem, od razu wygrywa (T30.2).
thrones-means-power = Do licytacji, przeciw Dzikim i do utrzymania obszarów, które opuściły jednostki (T8.2, T23.4).
thrones-means-supply = Ile armii z dwóch lub więcej jednostek wolno mieć i jak dużych (T6.1).
thrones-means-iron_throne = Decyduje o kolejności. Posiadacz żetonu rozstrzyga remisy poza bitwą (T9.1, T9.5).
thrones-means-fiefdoms = Rozstrzyga remisy w bitwie. Posiadacz ma Ostrze z Valyriańskiej Stali: +1 raz na rundę (T9.2, T9.7).
thrones-means-kings_court = Gwiazdki to liczba specjalnych rozkazów Rodu. Posiadacz ma Kruka Posłańca (T9.3, T9.8).
