# Co mówi serwer poza tym, co mówią zasady.

server-bad-request = Nie można zrozumieć żądania: { $fields }
server-too-often = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
server-bad-name = Nazwa ma od 1 do { $longest } widocznych znaków.
server-bad-password = Hasło ma co najmniej { $shortest } znaków.
server-name-taken = Nazwa „{ $name }” jest zajęta.
server-name-reserved = „{ $name }” wygląda jak nazwa czyjegoś konta. Wybierz inną albo zaloguj się.
server-wrong-password = Nie ma konta o tej nazwie i haśle.
server-wrong-old-password = Obecne hasło jest nieprawidłowe.
server-code-needed = To konto wymaga także kodu.
server-wrong-code = Ten kod jest nieprawidłowy albo został już użyty.
server-second-factor-is-on = Konto już wymaga kodu.
server-second-factor-is-off = Konto nie wymaga kodu.
server-second-factor-not-begun = Nie ma jeszcze klucza, który kod mógłby potwierdzić. Zacznij od nowa.
server-old-recovery-link = Ten link jest już nieważny: działa przez godzinę i tylko raz. Poproś o następny list.
server-guest-without-password = Gość nie ma hasła. Najpierw załóż konto.
server-not-for-bots = Bot nie może tego zrobić.
server-bots-need-account = Bot musi mieć właściciela z kontem. Najpierw załóż konto.
server-too-many-bots = Masz już { $most } botów i więcej mieć nie można. Najpierw usuń któregoś.
server-no-such-bot = Nie masz takiego bota.
server-name-of-bots = „[bot]” oznacza boty, które przynoszą gracze. Wybierz nazwę bez tego.
server-no-such-person = Nie ma konta „{ $name }”.
server-nobody-like-that = Nie ma takiej osoby.
server-too-many-friends = Znajomych może być najwyżej { $most }.
server-no-armies = W tej grze nie buduje się armii: „{ $game }”.
server-no-such-army = Nie ma takiej armii. Być może została usunięta.
server-too-many-armies = Zapisanych armii może być najwyżej { $most }. Najpierw usuń którąś z nich.
server-bad-points = Armię buduje się na co najmniej { $low } i co najwyżej { $high } punktów.
server-log-in-first = Najpierw wybierz pseudonim albo zaloguj się.
server-foreign-page = To żądanie nie pochodzi ze strony tej witryny.
server-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
server-bad-webhook = Webhook to adres http lub https bez hasła.
server-no-such-game = Nie ma gry „{ $game }”.
server-no-such-table = Nie ma takiego stołu.
server-no-such-seat = Nie ma takiego miejsca.
server-no-such-address = Pod tym adresem nic nie ma.
server-wrong-method = Ten adres nie obsługuje takiej metody.
server-no-database = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
server-failed = Coś poszło nie tak na serwerze. Zostało to odnotowane.
server-no-vote-now = Nie ma teraz nic, nad czym możesz głosować.
server-account-keeps-name = Konto zachowuje swoją nazwę.
server-page-not-built = Strona nie została jeszcze zbudowana: uruchom „make play”.
server-too-large = Żądanie jest za duże.
server-bad-pace = Zegar odmierza od 10 do 3600 sekund albo od 1 do 336 godzin.
server-too-many-tables = Masz już największą dozwoloną liczbę otwartych stołów ({ $most }).
server-too-many-running-tables = Trwa już { $most } twoich gier. Najpierw dokończ którąś z nich.
server-too-many-bot-tables = Trwa już { $most } twoich gier przeciw botom. Dokończ którąś albo zostaw ją botom.
server-table-not-open = Stół nie jest już otwarty.
server-table-not-running = Przy tym stole nie toczy się gra.
server-invitation-needed = Do tego stołu potrzebne jest zaproszenie.
server-seat-taken = Miejsce jest zajęte.
server-seat-held = To miejsce czeka na kogoś innego: { $name }.
server-seats-free = Nie wszystkie miejsca są jeszcze zajęte.
server-dice-frozen = Gra właśnie się zaczyna: liczb do kości nie można już zmienić.
server-dice-not-now = Liczby do kości nie są teraz potrzebne.
server-dice-other-draw = Pozostali zobowiązali się do innych liczb niż te, które widziała ta strona.
server-dice-other-number = To nie jest liczba, do której zobowiązała się twoja strona.
server-only-the-owner = Może to zrobić tylko osoba, która założyła stół.
server-not-finished = Gra jeszcze się nie skończyła.
server-other-rules = Ta gra wymaga zasad w wersji { $version }, a serwer ma wersję { $installed }. Rozpoczęta partia czeka i nikomu nie biegnie czas, dopóki wersja { $version } nie zostanie zainstalowana.
server-table-damaged = Zapis tego stołu jest wewnętrznie sprzeczny.
server-bot-plays = Na twoim miejscu gra bot. Najpierw odbierz miejsce.
server-cannot-undo = Nie można cofnąć ostatniej akcji: ujawniono coś ukrytego albo inni już wykonali ruch.
server-no-undo-asked = Nikt nie prosił o cofnięcie.
server-bad-message = Nie można zrozumieć wiadomości.
server-bad-chat = Wiadomość ma od 1 do { $longest } znaków.
server-muted = Właściciel tego stołu odebrał ci tu głos.
server-hushed = Ktoś, kto łączył się z tego samego adresu internetowego co ty, ma odebrany głos przy tym stole. Goście i nowe konta stamtąd nie mogą tu nic mówić.
server-banned = Gospodarz tego serwera cię nie wpuszcza.
server-bad-report = Zgłoszenie ma najwyżej { $longest } znaków.
server-bad-note = Notatnik mieści najwyżej { $longest } znaków.
server-no-secret-talk = W tej grze wszystkie rozmowy są jawne.
server-no-statements = Ta gra nie ma gotowych wypowiedzi: powiedz to własnymi słowami.
server-not-at-the-table = Tylko oglądasz tę grę.
server-bad-email = To nie jest adres e-mail.
server-no-mail = Ten serwer nie wysyła poczty.
server-old-mail-link = Ten link jest już nieważny.
server-host-only = To jest tylko dla gospodarza serwera.
server-bad-push = Tej przeglądarki nie można powiadamiać o kolejce: podała nieprawidłowy adres.
mail-confirm-subject = Throneroom: czy to twój adres?
mail-confirm = { $name } ma w Throneroom ten adres. Jeśli to ty, otwórz { $place } – w innym razie nie rób nic, a więcej się nie odezwiemy.
mail-turn-subject = Twoja kolej: { $game }
mail-off = Koniec z pocztą: { $place }
mail-recover-subject = Throneroom: nowe hasło
mail-recover = Ktoś poprosił o nowe hasło do konta „{ $name }”. Jeśli to ty, otwórz w ciągu godziny { $place }. Jeśli nie, nie rób nic: hasło zostaje takie, jakie jest.
notice-turn = Throneroom: twoja kolej w grze „{ $game }”: { $place }
push-turn = Twoja kolej w grze „{ $game }”.
push-off = Koniec z powiadomieniami
bad-input-server-bad-database = „{ $url }” nie jest adresem bazy SQLite ani PostgreSQL.

help-serve = Udostępnij stoły w przeglądarce i wypisz adres.
help-admin = Zarządzaj bazą serwera: konta, stoły, kopie zapasowe.
help-host = Adres nasłuchu; 0.0.0.0 wpuszcza inne komputery.
help-port = Port.
help-db = Baza danych: sqlite:///PLIK lub postgresql://…; także przez THRONEROOM_DB.
help-workers = Ile procesów; więcej niż jeden wymaga PostgreSQL.
help-admin-create-account = Załóż konto; program zapyta o hasło.
help-admin-reset-password = Ustaw nowe hasło konta i zakończ wszystkie jego sesje.
help-admin-second-factor-off = Niech kontu wystarczy hasło, gdy właściciel zgubił kody; kończy wszystkie jego sesje.
help-admin-tables = Wypisz stoły: identyfikator, stan, grę, zasady i ostatni ruch.
help-admin-close-table = Zakończ otwarty lub trwający stół bez wyniku.
help-admin-prune = Usuń dawne stoły zakończone i zamknięte oraz otwarte, do których nikt nie dołącza.
help-admin-check = Szukaj uszkodzeń: odtwórz każdy stół i porównaj każdy skrót; powiedz, jak naprawić to, co się znajdzie.
help-admin-reports = Pokaż, co ludzie zgłosili i co wcześniej powiedziano.
help-admin-ban = Nie wpuszczaj kogoś: konta po nazwie albo kogokolwiek po id z listy „reports”.
help-admin-unban = Wpuść kogoś znowu.
help-who = Nazwa konta albo id.
help-addresses = Nie wpuszczaj też nikogo z adresów, pod którymi ta osoba była, gdy ją zgłoszono.
help-mend = Zapisz na nowo to, co wynika z innych wierszy, na przykład migawki i wyniki.
help-admin-audit = Pokaż, co robili gospodarze: kiedy, kto, co, przy którym stole lub wobec kogo.
help-last = Ile wierszy, od najnowszych.
help-admin-backup = Zapisz całą bazę do pliku.
help-admin-restore = Wczytaj kopię zapasową do pustej bazy.
help-admin-pack-rules = Zapisz zasady gry z tego wydania jako pakiet wheel. Zainstalowany obok nowszego wydania pozwala dokończyć rozpoczęte według nich partie.
help-pack-from = Folder „throneroom” innego wydania, którego zasady mają być spakowane.
help-pack-to = Folder, w którym zapisać pakiet.
help-account-name = Nazwa konta.
help-table-id = Identyfikator stołu z listy „tables”.
help-backup-file = Plik do zapisania.
help-keep = FILE to folder: zapisz kopię nazwaną od czasu, sprawdź ją przez przywrócenie i zachowaj tyle kopii.
help-restore-file = Plik zapisany przez „backup”.
help-days = Zachowaj stoły używane w ciągu ostatnich tylu dni.
help-status = Tylko te: open (otwarte), running (trwające), finished (zakończone) albo closed (zamknięte).

serve-address = Throneroom działa pod adresem { $address }
serve-page-missing = Strona nie została zbudowana: uruchom „make play” albo „npm run build” w web/.
admin-created = Konto „{ $name }” zostało założone.
admin-password-set = „{ $name }” ma nowe hasło; wszystkie sesje zakończono.
admin-second-factor-off = „{ $name }” nie potrzebuje już kodu; wszystkie sesje zakończono.
admin-closed = Stół { $id } jest zamknięty.
admin-backed-up = Zapisano wierszy: { $rows }, plik { $file }.
admin-restored = Wczytano wierszy: { $rows }, plik { $file }.
admin-packed = { $title }, zasady w wersji { $version }: { $file }
admin-pruned = Usunięto stołów: { $n }.
admin-report = { $at }  stół { $table }: { $by } zgłasza: { $about } ({ $id }). { $text }
admin-report-banned = { $at }  stół { $table }: { $by } zgłasza osobę już wykluczoną: { $about } ({ $id }). { $text }
admin-reports = Zgłoszenia: { $n }.
admin-banned = „{ $name }” nie ma już wstępu; wszystkie sesje zakończono.
admin-unbanned = „{ $name }” może znowu wejść.
audit-line = { $at }  { $who }: { $did }
audit-create-account = utworzono konto „{ $person }”
audit-reset-password = nadano nowe hasło kontu „{ $person }”
audit-second-factor-off = wyłączono drugi składnik kontu „{ $person }”
audit-close-table = zamknięto stół { $table }
audit-prune = { $n ->
    [one] usunięto { $n } stół starszy
    [few] usunięto { $n } stoły starsze
   *[many] usunięto { $n } stołów starszych
  } niż { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
  }
audit-reports = przeczytano zgłoszenia
audit-ban = „{ $person }” nie ma już wstępu
audit-ban-addresses = „{ $person }” i adresy ze zgłoszeń nie mają już wstępu
audit-unban = „{ $person }” może znowu wejść
audit-mend = { $n ->
    [one] naprawiono { $n } uszkodzenie
    [few] naprawiono { $n } uszkodzenia
   *[many] naprawiono { $n } uszkodzeń
  }
audit-backup = { $n ->
    [one] zapisano kopię zapasową: { $n } wiersz
    [few] zapisano kopię zapasową: { $n } wiersze
   *[many] zapisano kopię zapasową: { $n } wierszy
  }
audit-restore = { $n ->
    [one] wczytano kopię zapasową: { $n } wiersz
    [few] wczytano kopię zapasową: { $n } wiersze
   *[many] wczytano kopię zapasową: { $n } wierszy
  }
admin-password-prompt = Hasło
check-column = Stół { $id }: „{ $what }” w jego wierszu nie ma sensu.
check-seats = Stół { $id }: brakuje niektórych miejsc.
check-begun = Stół { $id }: jest otwarty, a jednak są ruchy.
check-start = Stół { $id }: gry nie da się rozpocząć tak, jak mówi wiersz.
check-gap = Stół { $id }: brakuje ruchu { $what }.
check-action = Stół { $id }: zasady nie pozwalają na ruch { $what }.
check-digest = Stół { $id }: po ruchu { $what } skrót jest inny niż zapisany.
check-dice = Stół { $id }: ziarno nie wynika z liczb dodanych do kości.
check-snapshot = Stół { $id }: migawka po ruchu { $what } nie zgadza się z ruchami.
check-result = Stół { $id }: wynik jest inny niż ten, do którego prowadzą ruchy.
check-over = Stół { $id }: według ruchów gra jest skończona, a zapisano, że trwa.
check-unfinished = Stół { $id }: zapisano, że gra jest skończona, a według ruchów nie jest.
check-file = Plik bazy danych: { $what }.
check-lost = Wiersze „{ $what }” należą do czegoś, czego nie ma.
check-value = Wiersz: „{ $what }” nie ma sensu.
check-mend = Napraw: throneroom admin check --mend
check-restore = Przywróć ostatnią dobrą kopię do nowej bazy danych.
check-restore-or-close = Przywróć ostatnią dobrą kopię albo zamknij stół: throneroom admin close-table { $id }
check-waiting = { $title }: { $n ->
    [one] jeden stół wymaga
    [few] { $n } stoły wymagają
   *[many] { $n } stołów wymaga
} zasad w wersji { $version }; zainstalowane: { $installed }. Na dalszą grę czekają: { $ids }.
check-done = Sprawdzono: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Nieodtworzone, bo zaczęte według innych zasad: { $other }. Uszkodzenia: { $damage }.

bad-input-server-no-such-database = Pod { $file } nie ma bazy danych. Tworzy ją „throneroom serve”.
bad-input-server-no-text = Nazwa lub hasło nie jest tekstem, który dałoby się zachować.
bad-input-server-one-worker = SQLite jest dla jednego procesu; dla { $workers } procesów użyj PostgreSQL.
bad-input-server-bad-port = Port to liczba od 1 do 65535.
bad-input-server-bad-setting = { $name } nie może mieć wartości „{ $value }”.
bad-input-server-cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }
bad-input-pack-no-rules = W folderze { $folder } nie ma zasad gry „{ $game }”.
bad-input-pack-does-not-play = Te zasady gry „{ $game }” nie działają z tym wydaniem: { $reason }
bad-input-server-admin-status = Nie ma stanu „{ $status }”: { $statuses }
bad-input-server-not-empty = Baza nie jest pusta; kopię wczytuje się do pustej.
bad-input-server-bad-backup = To nie jest kopia zapasowa Throneroom: wiersz { $line }.
bad-input-server-refused = { $text }
bad-input-server-no-database = Baza danych nie odpowiada: { $reason }
bad-input-server-no-telemetry = Telemetria nie jest zainstalowana: zainstaluj throneroom[telemetry].
bad-input-server-not-installed = Pakiety serwera nie są zainstalowane: zainstaluj throneroom[server].
server-no-such-lesson = Ta gra nie ma lekcji.
server-not-in-lesson = To jest dozwolone, ale w tym miejscu lekcja jest o czymś innym.
server-hints-only-with-bots = Podpowiedzi są tylko tam, gdzie wszyscy pozostali to boty.
server-nothing-to-hint = Nie masz teraz nic do rozstrzygnięcia.
server-no-hint = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
