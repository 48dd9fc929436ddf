# Części planszy: dla pomocy i strony „Jak grać”.

thrones-part-score = Rody
    .text = Zamki i Twierdze każdego Rodu, żetony Władzy i Zaopatrzenie, w kolejności rozgrywki. Siedem Zamków od razu wygrywa.
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
thrones-reason-threatens = Zagraża Zamkom, które możesz zająć potem: { $after }.
thrones-reason-endangered = Mniej twoich Zamków jest zagrożonych: { $after } zamiast { $before }.
thrones-reason-strength = Twoje armie rosną: siła armii { $after } zamiast { $before }.
thrones-reason-supply = Twoje Zaopatrzenie rośnie do { $after }.
thrones-reason-power = Zostaje ci więcej żetonów Władzy: { $after } zamiast { $before }.
thrones-reason-orders_take = W tej rundzie twoje Marsze mogą zdobyć Zamki: { $after }.
thrones-reason-orders_power = Twoje rozkazy przyniosą żetony Władzy: { $after }.
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
thrones-means-barrels = Symbole Zaopatrzenia na obszarach Rodu. Dopiero karta „Zaopatrzenie” przesuwa jego żeton; do tego czasu nic się nie zmienia (T6.5, T6.6).
thrones-means-westeros = Od drugiej rundy na początku rundy odsłania się po jednej karcie z każdej talii (T5.4).
thrones-means-wildling_icon = Każdy taki symbol zwiększa siłę Dzikich o dwa i przybliża ich atak (T5.5).
thrones-means-bans = W tej rundzie karta Westeros zabrania kładzenia tego rozkazu (T10.6).
thrones-means-march = Jednostki z tego obszaru mogą pójść na sąsiednie obszary i jeden zaatakować. Liczba dodaje się w bitwie (T13.4, T13.11).
thrones-means-defense = Liczba dodaje się za każdym razem, gdy ten obszar jest w tej rundzie atakowany (T14.20).
thrones-means-support = Jednostki mogą wesprzeć swoją siłą bitwy na sąsiednich obszarach, po dowolnej stronie (T14.8, T14.10).
thrones-means-raid = Usuwa sąsiedni rozkaz Wsparcia, Najazdu lub Umocnienia Władzy; specjalny – także Obrony (T12.4, T12.5).
thrones-means-consolidate = Daje 1 żeton Władzy i po 1 za każdy symbol władzy na obszarze; specjalny przy Zamku może zamiast tego mobilizować (T21.2, T21.5).
thrones-means-footman = Siła 1; kosztuje 1 punkt i można go ulepszyć za 1 (T14.5, T7.3).
thrones-means-knight = Siła 2; kosztuje 2 punkty (T14.5, T7.3).
thrones-means-ship = Siła 1; utrzymuje morza i przewozi armie; kosztuje 1 punkt (T14.5, T7.3).
thrones-means-siege_engine = Siła 4 przeciw obszarowi z Zamkiem lub Twierdzą, w innym razie 0; kosztuje 2 punkty (T14.6, T7.3).
thrones-means-castle = Liczy się do zwycięstwa i daje 1 punkt mobilizacji (T30.2, T7.2).
thrones-means-stronghold = Liczy się do zwycięstwa i daje 2 punkty mobilizacji (T30.2, T7.2).
thrones-means-crown = Daje 1 żeton Władzy więcej przy Umocnieniu Władzy i 1 przy karcie „Gra o tron” (T21.2, T5.19).
thrones-means-stars = Tyle specjalnych rozkazów pozwala wydać pozycja na torze Królewskiego Dworu (T10.5).

# What the pictures of “How to play” show.
thrones-how-1 = Każdy obszar z twoimi jednostkami otrzymuje jeden zakryty rozkaz: Marsz, Obronę, Wsparcie, Najazd albo Umocnienie Władzy. Ród Stark ma Winterfell, Biały Port i okręt na Morzu Dreszczy.
    .title = Rozkazy
thrones-how-2 = Dwa wojska stoją obok siebie. Marsz na obszar z wrogiem to bitwa: decydują jednostki, rozkazy, wsparcie sąsiadów i karta rodu.
    .title = Bitwa wisi w powietrzu
thrones-how-3 = Tory Wpływów mówią, kto działa pierwszy, kto lepiej walczy i kto ma rozkazy specjalne; symbole Zaopatrzenia ograniczają wielkość armii. Kto ma siedem Zamków i Twierdz, wygrywa.
    .title = Tory, Zaopatrzenie i cel
