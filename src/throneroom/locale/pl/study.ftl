# Badania: czego można się nauczyć z wielu gier botów.

help-study = Ucz się z wielu gier botów.
help-study-fit = Dopasuj wagi sędziego gry do gier, które boty rozgrywają same ze sobą.
help-study-games = Ile gier dla każdej liczby graczy i każdego wariantu.
help-study-bots = Kto gra: bot oraz ten, który czasem wybiera za niego. „hasty” to greedy w pośpiechu.
help-study-stray = Ile najwyżej ze stu wyborów podejmuje drugi bot; każde miejsce losuje swój udział.
help-study-ceiling = Jak dobrze ktokolwiek mógłby w połowie gry powiedzieć, kto wygra: pozycje stamtąd rozgrywa się do końca wiele razy graczami tak silnymi jak w samej grze.
help-study-trees = Oszacuj drzewami wzmacnianymi, ile dałoby się najwyżej osiągnąć.
help-study-tries = Ile razy rozegrać dalej każdą pozycję.
help-study-redraw = Losuj przy każdej próbie od nowa, jak często każde miejsce zbacza – jak dla sędziego, który nie może wiedzieć, jak silni są gracze.
help-study-keep-tries = Przechowuj próby w tym folderze. Te, które w nim są, nie będą powtarzane: przerwane badanie idzie dalej.
help-study-measure = Niczego nie dopasowuj: zmierz wagi, które gra już ma. Podaj inne ziarno niż ich własne, żeby żadna z tych rozgrywek nie służyła do ich dopasowania.
help-study-keep = Przechowuj rozgrywki w tym folderze. Te, które w nim są, nie będą grane ponownie: przerwane badanie idzie dalej, a po zmianie tego, co się liczy, wagi można dopasować od nowa.
help-study-out = Zapisz wagi do tego pliku; inaczej do danych gry.

study-kind = Rodzaj gry
study-games = Gry
study-positions = Pozycje
study-auc = AUC w połowie
study-error = Błąd kalibracji
study-best = Wygrywa najwyżej oceniony
study-ceiling = AUC drzew
study-least = Pułap co najmniej
study-about = Pułap, około
study-most = Pułap co najwyżej
study-error-at-half = Błąd kalibracji w połowie

bad-input-study-not-installed = Dopasowanie sędziego wymaga dodatkowych bibliotek (brakuje { $library }): pip install 'throneroom[study]'
bad-input-no-features = Sędzia gry „{ $game }” nie ma wag do dopasowania.

# `throneroom arena`: boty przeciw sobie, z rankingiem.

help-arena = Niech boty zagrają przeciw sobie; każdy dostanie ocenę siły.
help-arena-bots = Boty rozdzielone przecinkami, co najmniej dwa: random, greedy, easy, medium, hard, cautious, raider, search albo line:POLECENIE, czyli własny program.
help-league = Liga: boty spotykają w kolejnych rundach rywali najbliższych im oceną. Bez tego każdy gra z każdym.
help-cluster = Graj na maszynach klastra Ray: HOST:PORT głównej maszyny, auto dla klastra, do którego ta maszyna należy, albo local dla małego własnego.
help-journal = Zapisuj każdą grę do tego pliku, gdy tylko się skończy. Gier, które już w nim są, nie rozgrywa się ponownie. Bez tego plik nazwany według serii, w tym katalogu.
help-plots = Zapisz do tego katalogu wykresy SVG: oceny, zwycięstwa według miejsc i długość gier.

arena-place = Lokata
arena-bot = Bot
arena-rating = Ocena
arena-interval = Przedział 95 %
arena-games = Gry
arena-share = Udział zwycięstw
arena-seat = Miejsce
arena-by-seat = Zwycięstwa według miejsc
arena-ended = Gry dokończone: { $finished } z { $games }.
arena-length = Długość gry: od { $least_rounds } do { $most_rounds } rund, w połowie gier najwyżej { $middle_rounds }; od { $least_decisions } do { $most_decisions } decyzji, w połowie gier najwyżej { $middle_decisions }.
arena-file = Wszystkie gry są w pliku { $file }. To samo polecenie z większą liczbą gier będzie je kontynuować.
journal-goes-on = Rozegrane wcześniej: { $count } z { $games }, plik { $file }

plot-rating = Ocena (openskill) z przedziałami 95 %
plot-fair = równy udział
plot-length = Długość gier
plot-rounds = Rundy albo tury

bad-input-arena-bots = Podaj co najmniej dwa boty, każdego raz.
bad-input-journal-strange = { $file } nie jest naszym plikiem z grami. Podaj inny przez --file.
bad-input-journal-damaged = { $file }: wiersz { $line } jest uszkodzony. Usuń go, a jego gra zostanie rozegrana ponownie, albo podaj inny plik przez --file.
bad-input-journal-other-series =
    { $file } zawiera gry z innej serii: { $field ->
        [game] inna gra
        [rules] inne zasady
        [version] inna wersja Throneroom
        [seats] inna liczba graczy
        [seed] inne ziarno
        [bots] inne boty
        [options] inne opcje gry
       *[other] każdy z każdym zamiast ligi albo odwrotnie
    } (tam { $found }, tu { $wanted }). Podaj inny plik przez --file.
bad-input-journal-other-results = { $file }: w tych grach spotkały się inne boty, niż powinny. Rozegrały je inne boty o tych samych nazwach; podaj inny plik przez --file.
bad-input-cluster-not-installed = Do gry na klastrze potrzebny jest Ray: pip install 'throneroom[cluster]'
bad-input-cluster-address = „{ $address }” nie jest adresem klastra, takim jak 10.0.0.1:6379, auto albo local.
bad-input-cluster-unreachable = Pod adresem { $address } nie ma klastra Ray, do którego należy ta maszyna.
bad-input-cluster-empty = Klaster nie ma już procesorów, na których można by grać.
bad-input-cluster-lost = Utracono klaster: { $reason }
bad-input-cluster-other-version = Na jednej z maszyn klastra jest Throneroom { $found } zamiast { $wanted }.

# `throneroom study SLUG`: kto wygrywa i czym.

help-study-survey = Kto wygrywa i czym: udziały zwycięstw w wielu grach botów, jako strona z wykresami. `throneroom study SLUG` robi to samo.
help-survey-bots = Boty rozdzielone przecinkami; z gry na grę przesiadają się o jedno miejsce.
help-survey-out = Zapisz stronę i jej wykresy do tego katalogu.
help-survey-vary-openings = Tyle pierwszych wyborów każdego miejsca losuj spośród tych, które sędzia gry ceni najwyżej, żeby nie każda gra zaczynała się tak samo.

survey-title = { $game }: badanie
survey-about =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, liczba graczy: { $seats }, grały: { $bots }.
survey-intervals = Przedziały są wilsonowskie, 95-procentowe: jeden na dwadzieścia będzie przypadkiem błędny.
survey-made-by = Wersja zasad: { $rules }; to samo jeszcze raz:
survey-by-bot = Zwycięstwa według botów
survey-name = Co
survey-of = Rozegrane miejsca
survey-above = więcej niż równo
survey-below = mniej niż równo
survey-ending = Jak się skończyło
survey-endings = Zakończenia
survey-part = Część
survey-least = Najmniej
survey-low = Ćwierć najwyżej
survey-middle = Połowa najwyżej
survey-high = Trzy czwarte najwyżej
survey-most = Najwięcej
survey-mean = Średnio
survey-cards = Karty, które rozstrzygają
survey-cards-about = O ile częściej wygrywali ci, którzy użyli karty, niż ci, którzy mogli, a jej nie użyli. Kto często używa kart, ten zwykle już prowadzi, więc samo to nie dowodzi, że karta wygrywa. { $most } kart o największej różnicy, najpierw pewne.
survey-card = Karta
survey-used = Ilu użyło
survey-with = Wygrane z nią
survey-without = Wygrane bez niej
survey-difference = Różnica
survey-sure = pewne
survey-unsure = może być przypadkiem
survey-no-cards = Żadnej karty nie użyto dość często, by coś powiedzieć.
survey-written = Badanie jest w pliku { $file }.
