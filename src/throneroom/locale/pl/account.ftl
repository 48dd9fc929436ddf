# Konto: zapomniane hasło, drugi składnik, własne boty, własne dane.

account-forgotten = Nie pamiętasz hasła?
account-recover-title = Nowe hasło
account-recover-text = Wpisz nazwę swojego konta albo jego adres e-mail. Jeśli konto ma potwierdzony adres, wyślemy tam list z linkiem, który ustawia nowe hasło. Link działa przez godzinę.
account-recover-who = Nazwa albo adres e-mail
account-recover-send = Wyślij list
account-recover-sent = Jeśli jest takie konto z potwierdzonym adresem, list jest w drodze. Może to potrwać kilka minut; zajrzyj też do spamu.
account-recover-host = Ten serwer nie wysyła poczty. O nowe hasło poproś gospodarza: { $contact }
account-recover-nobody = Ten serwer nie wysyła poczty. O nowe hasło poproś osobę, która go prowadzi.
account-recover-set = Ustaw hasło
account-recover-done = „{ $name }” ma nowe hasło, a wszystkie przeglądarki zostały wylogowane. Zaloguj się nim teraz.
account-recover-again = Poproś o następny list

account-code = Kod
account-code-text = To konto wymaga także kodu: tego, który pokazuje teraz twoja aplikacja, albo jednego z kodów na papierze.
account-back = Wróć

account-second-title = Drugi składnik
account-second-text = Oprócz hasła konto może wymagać kodu, który pokazuje aplikacja w telefonie (TOTP). Samo hasło nikogo wtedy nie wpuści.
account-second-begin = Włącz
account-second-scan = Zeskanuj obrazek aplikacją albo wpisz do niej klucz. Potem wpisz kod, który pokaże.
account-second-picture = Kod QR z kluczem
account-second-secret = Klucz
account-second-confirm = Potwierdź
account-second-on =
    { $n ->
        [one] Konto wymaga kodu. Pozostał { $n } kod na papierze.
        [few] Konto wymaga kodu. Pozostały { $n } kody na papierze.
       *[other] Konto wymaga kodu. Pozostało { $n } kodów na papierze.
    }
account-second-codes = Jeśli stracisz aplikację, pomogą ci te kody, każdy tylko raz. Wydrukuj je albo zapisz: widać je tylko teraz.
account-second-noted = Mam je zapisane
account-second-new-codes = Nowe kody na papier
account-second-off = Wyłącz

account-bots-title = Moje boty
account-bots-text = Twój program może usiąść przy każdym stole, przy którym możesz usiąść ty. Wchodzi z tokenem; wszyscy widzą, że to bot, i nie liczy się w rankingach.
account-bots-name = Nazwa bota
account-bots-add = Nowy bot
account-bots-token = To token bota { $name }. Kto go ma, gra jako ten bot. Zapisz go: widać go tylko teraz.
account-bots-token-name = Token
account-bots-noted = Mam go zapisany
account-bots-part = Nie wpuszczaj go więcej
account-bots-sure = Jego token przestanie działać. To, co rozegrał, zostanie.

account-data-title = Moje dane
account-data-text = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: konto, ustawienia, znajomi, armie, wiadomości, rankingi i twoje gry wraz z zapisami.
account-data-download = Pobierz
account-delete-title = Usuń wszystko
account-delete-running = W trwających grach twoje miejsce zajmie bot. Otwarte stoły przejdą na tych, którzy przy nich siedzą, albo zostaną zamknięte.
account-delete-finished = Zakończone gry zostaną dla tych, którzy w nie grali, z napisem „(usunięto)” zamiast twojej nazwy. To, co zostało napisane na czacie, zniknie.
account-delete-rest = Znajomi, armie, rankingi, powiadomienia, adres e-mail i cała reszta znikną od razu.
account-delete-backups = Tego nie da się cofnąć. W kopiach zapasowych gospodarza dane zostaną, aż zastąpią je nowsze.
account-delete-sure = Tak, usuń wszystko
account-delete-now = Usuń na zawsze
account-deleted = Wszystko zostało usunięte.
