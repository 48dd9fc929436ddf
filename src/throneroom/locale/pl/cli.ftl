# Co mówi polecenie `throneroom`.

help-throneroom = Gry planszowe z Westeros: graj, symuluj, odtwarzaj i sprawdzaj zasady.
help-games = Wypisz gry z liczbą graczy i opcjami.
help-play = Graj w terminalu przeciw botom albo z ludźmi przy jednej klawiaturze. Bez SLUG grę się wybiera.
help-simulate = Niech boty rozegrają wiele gier i złożą raport.
help-sit = Niech program gra przy stole na serwerze.
help-mcp = Posadź asystenta przy stole, przez Model Context Protocol.
help-replay = Przejdź przez zapis gry.
help-verify = Sprawdź zapis: kości, każdy ruch i wynik.
help-rules = Wypisz ponumerowane zasady gry, jedną zasadę albo rozdział.
help-position = Sprawdź pozycję i wypisz stół oraz miejsca, na które czekamy.
help-map = Narysuj planszę gry jako obraz SVG.
help-map-position = Plik JSON z pozycją do narysowania albo - dla standardowego wejścia; bez niego nowa gra.
help-version = Wypisz wersję.
help-lang = Język: en, pl albo bg. Także przez zmienną środowiskową THRONEROOM_LANG.
help-slug = Gra, tak jak ją wypisuje `throneroom games`.
help-json = Wypisz JSON.
help-option = Opcja gry; można podać kilka razy.
help-seats = Liczba graczy.
help-games-count = Ile gier.
help-seed = Ziarno wszystkich losowań: równe ziarna dają równe gry.
help-simulate-bots = Boty na miejscach, rozdzielone przecinkami i w razie potrzeby powtarzane: random, greedy, easy, medium, hard, cautious, raider, search albo line:POLECENIE, czyli własny program.
help-play-bots = Boty na pozostałych miejscach, rozdzielone przecinkami i w razie potrzeby powtarzane: random, greedy, easy, medium, hard, cautious, raider, search albo line:POLECENIE, czyli własny program.
help-sit-address = Adres stołu taki jak na stronie, z kluczem zaproszenia.
help-sit-bot = Program: line:POLECENIE.
help-sit-token = Token bota; jeśli go nie podano, ten z THRONEROOM_TOKEN.
help-sit-seat = Miejsce, licząc od 0; bez tego dowolne wolne.
help-mcp-seat = Miejsce asystenta, licząc od 0.
help-mcp-table = Adres stołu na serwerze zamiast własnej gry.
help-human = Miejsca ludzi, liczone od 0 i rozdzielone przecinkami, albo none, by tylko patrzeć.
help-jobs = Ile procesów; 0 oznacza jeden na każdy procesor.
help-records = Zapisz każdą grę do tego katalogu.
help-rotate = Przesuwaj boty o jedno miejsce z gry na grę.
help-fair = Zobowiąż się do tajnych kości przed pierwszym ruchem i ujawnij je na końcu.
help-load = Graj dalej w zapisaną grę.
help-record = Na końcu zapisz grę do tego pliku.
help-record-file = Zapis gry; - to standardowe wejście.
help-position-file = Pozycja w formacie JSON; - to standardowe wejście.
help-until = Tylko pierwszych N ruchów.
help-view = Tak, jak widzi to podane miejsce, liczone od 0.
help-rule-id = Zasada, na przykład T6.12, albo rozdział, na przykład T6.
help-coverage = Pokaż, które zasady są egzekwowane, a które udowodnione testami.
help-output = Dokąd zapisać obraz; - to standardowe wyjście.
help-army = Armie do gry „Pieśń Lodu i Ognia”: sprawdź listę, wylosuj armię albo weź gotową.
help-army-check = Wczytaj listę armii i podaj jej koszt oraz wszystko, co jest niezgodne z zasadami.
help-army-random = Wypisz losową dozwoloną armię wybranej frakcji.
help-army-starters = Wypisz gotowe armie albo jedną z nich.
help-army-file = Lista armii jako tekst; - to standardowe wejście.
help-army-faction = Frakcja, na przykład stark.
help-army-points = Limit punktów.
help-army-usual = Limit punktów, jeśli lista go nie podaje.
help-army-starter = Nazwa gotowej armii.

army-good = Armia jest dozwolona.
army-title = { $faction }, punkty: { $limit }
army-name = Nazwa
army-faction = Frakcja
army-card = Karta
army-points = Punkty
army-total = Razem
army-neutral = Karty neutralne: { $points } z najwyżej { $most }
army-commander = { $card } (Dowódca)

cli-file-error =
    { $reason ->
        [missing] Nie ma pliku { $file }.
        [folder] { $file } to folder, a nie plik.
        [forbidden] { $file }: brak prawa do odczytu lub zapisu.
       *[other] Nie można odczytać ani zapisać { $file }.
    }
cli-bad-use = Tak nie używa się { $option }. Spróbuj --help.
cli-bad-value =
    { $kind ->
        [most] { $option }: „{ $value }” to za dużo, może być najwyżej { $high }.
        [least] { $option }: „{ $value }” to za mało, potrzeba co najmniej { $low }.
       *[other] { $option }: „{ $value }” nie może tu stać.
    }
cli-try-help = Coś nie pasuje do tego polecenia. Spróbuj --help.
cli-not-installed = To polecenie potrzebuje więcej niż samej biblioteki: pip install 'throneroom[terminal]'
cli-missing = Brakuje: { $what }.
cli-no-option = Nie ma tu opcji „{ $option }”.
cli-defect = To błąd programu. { $what }
yes = tak
no = nie

bad-input-unknown-language = Nie ma języka „{ $text }”; są en, pl i bg.
bad-input-unknown-command = Nie ma polecenia „{ $command }”; są { $commands }.
bad-input-unknown-faction = Nie ma frakcji „{ $faction }”; są { $factions }.
bad-input-unknown-starter = Nie ma gotowej armii „{ $name }”; są { $names }.
bad-input-unknown-bot = Nie ma bota „{ $bot }”; są { $bots }.
bad-input-broken-bot = Bot „{ $bot }” jest zainstalowany, ale nie można go użyć: { $reason }
bad-input-no-such-program = Nie można uruchomić programu „{ $command }”.
bad-input-extra-needed = Potrzeba tu więcej, niż jest zainstalowane: pip install '{ $extra }'
bad-input-mcp-game-or-table = Podaj grę albo stół na serwerze przez --table.
bad-input-gym-no-observer = Gra „{ $game }” nie ma obserwacji do uczenia.
bad-input-gym-not-on-offer = { $agent } nie może teraz wybrać „{ $action }”.
bad-input-remote-refused = Serwer odpowiada: { $reason }
bad-input-bad-table-address = „{ $address }” to nie adres stołu, takiego jak https://example.org/table/abc?key=def.
bad-input-no-server = Nie można połączyć się z serwerem: { $reason }
bad-input-table-has-begun = Gra zaczęła się bez nas.
bad-input-program-not-named = Zapis gry wymienia program „{ $command }”. Jeśli wolno go uruchomić, podaj go także w --bots.
bad-input-too-many-bots = Botów jest { $bots }, a miejsc { $seats }.
bad-input-too-few-bots = Botów jest { $bots }, a miejsc { $seats }: każde potrzebuje bota.
bad-input-bad-series = „{ $value }” nie jest dozwoloną wartością pola „{ $field }” serii gier.
bad-input-worker-failed = Proces rozgrywający serię zawiódł: { $reason }
bad-input-unknown-rule = Nie ma zasady „{ $rule }”.
bad-input-rule-twice = Zasada { $rule } jest w księdze dwa razy.
bad-input-no-rulebook = Nie ma tu ponumerowanych zasad gry „{ $game }”.
bad-input-no-checkout = Pokrycie porównuje zasady, kod i testy, więc potrzebuje kopii źródeł; zainstalowany pakiet nie ma testów.
bad-input-no-map = „{ $game }” nie ma mapy do narysowania.
bad-input-file-too-large = Plik { $file } jest za duży.
bad-input-file-not-text = { $file } nie jest tekstem w UTF-8.
bad-input-position-not-json = Wiersz { $line }: to nie jest JSON.
bad-input-no-such-option = Nie ma możliwości { $number }; ostatnia to { $high }.
bad-input-fair-has-no-seed = Uczciwe kości mają tajne ziarno: pomiń --fair albo --seed.
bad-input-record-without-players = Zapis nie mówi, kto gdzie siedzi, więc nie da się grać dalej.

games-slug = Slug
games-title = Gra
games-seats = Gracze
games-options = Opcje

report-games = Gry
report-finished = Ukończone
report-decisions = Decyzje botów
report-forced = Akcje wymuszone
report-seconds = Sekundy
report-games_per_second = Gry na sekundę
report-decisions_per_second = Decyzje na sekundę
report-actions_per_second = Akcje na sekundę
report-seat = Zwycięstwa miejsca { $number } ({ $bot })
report-bot = Zwycięstwa bota { $bot }
report-forfeits = Ruchy niewykonane przez bota { $bot }
forfeit-ended = program zakończył działanie
forfeit-slow = program myślał zbyt długo
forfeit-garbled = odpowiedzi programu nie dało się zrozumieć
forfeit-refused = program wybrał coś niedozwolonego
report-rounds_mean = Średnia liczba rund
report-digest = Skrót

verify-good =
    { $title }: { $moves ->
        [one] jeden ruch jest zgodny
        [few] wszystkie { $moves } ruchy są zgodne
       *[many] wszystkie ruchy ({ $moves }) są zgodne
    } z zasadami, a koniec zgadza się z zapisem. Skrót:
verify-dice-fast = Kości wynikają z ziarna podanego w zapisie.
verify-dice-host = O kościach decydował sam gospodarz: ziarno jest tym, do którego zobowiązano się przed pierwszym ruchem, ale żaden gracz nie dodał swojej liczby.
verify-dice-all = Kości są uczciwe: każdy przy stole dodał swoją liczbę ({ $names }), a ziarno wynika z nich wszystkich i z liczby gospodarza.
verify-dice-some = Kości są uczciwe częściowo: ziarno wynika z liczby gospodarza oraz liczb graczy: { $names }. Liczby nie dodali: { $missing }.
verify-draw = Zobowiązania wszystkich, zanim poznano którąkolwiek liczbę – tak jak pokazała je strona każdego gracza: { $draw }
verify-unfinished = Gra nie jest skończona.

table-to-move = Czekamy na: { $seats }
table-won =
    { $count ->
        [one] Wygrywa { $winners }
        [few] Zwycięstwo dzielą { $winners }
       *[many] Zwycięstwo dzielą { $winners }
    } ({ $reason }).
table-lost = Nikt nie wygrywa ({ $reason }).

coverage-title = Zasady gry { $title }
coverage-chapter = Rozdział
coverage-rule = Zasada
coverage-rules = Zasady
coverage-enforced = Egzekwowane
coverage-proved = Udowodnione
coverage-all = Razem
coverage-missing = Bez testu: { $rules }
coverage-complete = Każda zasada jest udowodniona testem.
coverage-by-people = Nie liczone, bo przestrzegać ich mogą tylko ludzie: { $rules }

map-written = Mapa jest w pliku { $file }.

choose-game = Która gra?
choose-seats = Ilu graczy, od { $low } do { $high }?
choose-people = Ilu z nich to ludzie, od 0 do { $high }?
choose-bots = Jakie boty zajmą pozostałe miejsca?
choose-again = Wybierz jedną z podanych możliwości.
bot-random = random: cokolwiek, co wolno
bot-greedy = greedy: to, co od razu wygląda najlepiej
bot-easy = easy: giermek, na pierwszą partię
bot-medium = medium: rycerz, który patrzy o krok naprzód
bot-hard = hard: lord dowódca, który planuje daleko naprzód
bot-cautious = cautious: jak hard, ale unika ryzyka
bot-raider = raider: jak hard, ale lubi ryzyko
bot-search = search: jak hard, do badań

play-commitment = Zobowiązanie co do kości: { $commitment }
play-seed = Ziarno { $seed }
play-hint = Odpowiadaj numerem albo tekstem; „help” wypisuje polecenia.
play-stopped = Gra została przerwana.
play-forfeited = { $seat }: { $reason }. Zamiast tego wykonano losowy ruch.
sit-won = Wygrana; liczba decyzji: { $count }.
sit-lost = Bez wygranej; liczba decyzji: { $count }.
mcp-instructions = Grasz w { $game } na miejscu { $seat }. Najpierw popatrz na stół. Potem wybierz jedną z możliwości po numerze albo tekście i zagraj. Zasady mają numery; pytaj o nie, gdy ruch zostanie odrzucony. Widzisz tylko to, co wolno widzieć twojemu miejscu.
mcp-look = Zobacz stół tak, jak widzi go twoje miejsce, co się wydarzyło od ostatniego razu i o co cię pytają.
mcp-options = Wypisz, co możesz teraz zrobić, z numerami; ze słowem: tylko to, co je zawiera.
mcp-rules = Czytaj zasady: po numerze (T6.12), rozdziale (T6) albo słowach.
mcp-act = Zagraj akcję po numerze możliwości albo tekście. Dostaniesz stół po niej, gdy znów będzie twoja kolej.
mcp-talk = Powiedz coś wszystkim przy stole albo jednemu miejscu, licząc od 1.
mcp-said = Powiedziane.
mcp-only-bots = Siedzą tu same boty: nikt tego nie słyszy.
mcp-not-begun = Gra jeszcze się nie zaczęła. Popatrz później.
mcp-over = Koniec gry. Zwycięstwo: { $winners }. { $reason }
mcp-nothing-asked = Teraz nikt o nic cię nie pyta. Popatrz później.
play-seed-revealed = Ziarnem kości było { $seed }. Dzięki `save` lub --record grę można sprawdzić poleceniem `throneroom verify`.
play-pass-keyboard = Klawiaturę przejmuje { $seat }; potem Enter.
play-more-options =
    { $count ->
        [one] Nie pokazano jeszcze jednej możliwości; znajdzie ją „list SŁOWO”.
        [few] Nie pokazano jeszcze { $count } możliwości; znajdzie je „list SŁOWO”.
       *[many] Nie pokazano jeszcze { $count } możliwości; znajdzie je „list SŁOWO”.
    }
play-nothing-to-undo = Nie dokonano jeszcze żadnego wyboru.
play-no-undo = Od tamtej pory coś wyszło na jaw, a kości są uczciwe: nie ma powrotu.
play-undone = Powrót do chwili przed ostatnim wyborem.
play-undone-learned = Powrót do chwili przed ostatnim wyborem. Cofasz też to, czego udało się od tamtej pory dowiedzieć.
play-save-where = Gdzie zapisać? „save PLIK”
play-saved = Gra jest w pliku { $file }.
play-saved-secret = W pliku jest tajne ziarno kości: nie zaglądaj do niego przed końcem.
play-help-undo = undo        wróć do chwili przed ostatnim wyborem
play-help-help = help        te wiersze
play-help-rule = rule ID     tekst zasady albo rozdziału
play-help-save = save PLIK   zapisz grę do pliku; „throneroom play --load PLIK” gra dalej
play-help-log = log         wszystko, co się wydarzyło
play-help-table = table       stół jeszcze raz
play-help-list = list SŁOWO  możliwości, albo te z danym słowem
play-help-quit = quit        opuść grę
play-help-answers = Wszystko inne to odpowiedź: numer możliwości albo akcja jako tekst.

help-content = Ile z tego, co drukują karty gry, już działa: dla każdej frakcji.
help-content-game = Gra: ice_and_fire.
content-faction = Frakcja
content-units = Jednostki
content-attachments = Dodatki
content-ncus = Stronnicy
content-tactics_cards = Karty taktyki
content-abilities = Umiejętności
content-complete = Komplet
content-count = { $done } z { $total }
content-yes = tak
content-no = nie
bad-input-no-content = Dla „{ $game }” nie ma czego liczyć; jest dla: { $games }.
