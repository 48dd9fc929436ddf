# Co jądro mówi w każdej grze: odmowy, uwagi do danych wejściowych i kilka słów.

illegal-game-over = Gra się skończyła.
illegal-not-awaited = { $seat } nie ma teraz nic do wyboru.
illegal-not-now = To nie jest odpowiedź na pytanie, które jest teraz zadane.
illegal-nothing-to-take-back = Nie ma czego cofnąć.
illegal-listening = I tak pytamy cię już o wszystko.

bad-input-unknown-name = Nie ma niczego o nazwie „{ $text }” ({ $kind }).
bad-input-wrong-arguments =
    Po „{ $verb }” { $wanted ->
        [one] ma stać jedno słowo
        [few] mają stać { $wanted } słowa
       *[many] ma stać { $wanted } słów
    }, a nie { $found }.
bad-input-not-a-number = „{ $text }” nie jest liczbą.
bad-input-out-of-bounds = „{ $text }” nie mieści się między { $low } a { $high }.
bad-input-text-too-long = Akcja może mieć najwyżej { $limit } znaków.
bad-input-unknown-verb = Nie ma akcji „{ $text }”.
bad-input-malformed-action = Nie da się zrozumieć tej akcji: { $verb }
bad-input-unknown-game = Nie ma gry „{ $game }”.
bad-input-game-does-not-load = Gra „{ $game }” jest zainstalowana, ale nie daje się wczytać.
bad-input-no-such-rules = Zasady „{ $game }” w wersji { $version } nie są zainstalowane.
bad-input-bad-seats = Ta gra jest dla { $low }–{ $high } graczy, a nie dla { $seats }.
bad-input-options-not-an-object = Opcje muszą być obiektem z nazwami i wartościami.
bad-input-unknown-option = Nie ma opcji „{ $option }”.
bad-input-bad-option-value =
    { $allowed ->
        [range] „{ $value }” nie jest wartością opcji „{ $option }”: to liczba od { $low } do { $high }.
        [choices] „{ $value }” nie jest wartością opcji „{ $option }”: to jedna z tych wartości: { $choices }.
        [switch] „{ $value }” nie jest wartością opcji „{ $option }”: to true albo false.
       *[text] „{ $value }” nie jest wartością opcji „{ $option }”.
    }
bad-input-option-for-each-seat = „{ $value }” nie pasuje do opcji „{ $option }”: potrzeba po jednej wartości na gracza, razem { $seats }.
bad-input-option-chosen-twice = Dwóch graczy nie może mieć tego samego: „{ $value }” wybrano dwa razy w „{ $option }”.
bad-input-option-does-not-fit = „{ $value }” w opcji „{ $option }” nie pasuje do pozostałych opcji albo do liczby graczy ({ $rule }).
bad-input-bad-chance = Nie da się odczytać stanu kości.
bad-input-bad-dice = Nie da się odczytać, z czego powstały kości.
bad-input-no-such-move = Nie ma ruchu numer { $number }; rozegrano dotąd ruchów: { $moves }.
bad-input-not-forced = Ruch oznaczono jako wymuszony, a był wybór.
bad-input-players-not-names = Gracze muszą być listą nazw.
bad-input-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $high }.
bad-input-cannot-imagine = Ktoś inny odpowiada właśnie w tajemnicy, więc z tego miejsca nie da się teraz niczego sobie wyobrazić.

bad-input-position-other-game = { $path }: to nie jest pozycja gry { $game }.
bad-input-position-other-version = { $path }: tę pozycję zapisano dla innych zasad niż wersja { $version }.
bad-input-position-not-an-object = { $path }: tu potrzebny jest obiekt.
bad-input-position-not-a-list = { $path }: tu potrzebna jest lista.
bad-input-position-not-a-number = { $path }: tu potrzebna jest liczba całkowita.
bad-input-position-not-a-decimal =
    { $path }: tu potrzebna jest liczba, najwyżej z { $decimals ->
        [one] jedną cyfrą po przecinku.
        [few] { $decimals } cyframi po przecinku.
        [many] { $decimals } cyframi po przecinku.
       *[other] { $decimals } cyframi po przecinku.
    }
bad-input-position-not-a-flag = { $path }: tu potrzebne jest true albo false.
bad-input-position-missing = Brakuje: { $path }.
bad-input-position-unknown-field = { $path } nie jest polem pozycji.
bad-input-position-out-of-range = { $path }: { $value } nie mieści się między { $low } a { $high }.
bad-input-position-bad-word = { $path }: „{ $text }” nie może tu stać.
bad-input-position-unknown-name = { $path }: nie ma niczego o nazwie „{ $text }” ({ $kind }).
bad-input-position-unknown-step = { $path }: nie ma takiego kroku.
bad-input-position-bad-question = { $path } nie pasuje do otwartego pytania.
bad-input-position-bad-argument = { $path }: „{ $text }” nie może tu stać.
bad-input-position-not-a-text = { $path }: potrzebny jest tu krótki tekst, a nie „{ $text }”.
bad-input-position-stuck = { $path }: w tej pozycji nikt nie może wykonać ruchu, a gra się nie skończyła.
bad-input-position-inconsistent = { $path }: części tej pozycji są ze sobą sprzeczne.
bad-input-position-chosen-twice = { $path }: dwóch graczy nie może mieć tego samego, a „{ $text }” występuje dwa razy.
bad-input-position-unknown-ending = { $path }: ta gra nie kończy się z powodu „{ $text }”.
bad-input-position-not-ended = { $path }: według zasad gra nie skończyła się z tego powodu.
bad-input-position-other-winners = { $path }: według zasad tę grę wygrał kto inny.

bad-input-record-too-long = Zapis może mieć najwyżej { $limit } znaków.
bad-input-record-not-one = Wiersz { $line }: to nie jest zapis gry.
bad-input-record-unknown-version = Wiersz { $line }: zapisów postaci „{ $text }” nie da się odczytać.
bad-input-record-bad-line = Wiersz { $line } jest niezrozumiały: { $text }
bad-input-record-missing-field = Wiersz { $line }: w nagłówku brakuje „{ $field }”.
bad-input-record-seed-secret = Wiersz { $line }: ziarno kości nie zostało ujawnione, więc gry nie da się odtworzyć.
bad-input-record-other-game = Wiersz { $line }: to zapis innej gry, { $game }.
bad-input-record-other-rules = Wiersz { $line }: tę grę rozegrano według zasad w wersji { $version }, a zainstalowana jest inna.
bad-input-record-illegal-move = Wiersz { $line }: „{ $text }” łamie zasadę { $rule }.
bad-input-record-bad-move = Wiersz { $line }: „{ $text }” nie jest akcją tej gry.
bad-input-record-not-forced = Wiersz { $line }: „{ $text }” oznaczono jako ruch wymuszony, a był wybór.
bad-input-record-digest-differs = Wiersz { $line }: odtworzona gra różni się od zapisanej.
bad-input-record-seed-differs = Wiersz { $line }: ziarno nie jest tym, do którego się zobowiązano.
bad-input-record-dice-number = Wiersz { $line }: liczba miejsca { $number } nie jest tą, do której się zobowiązano.
bad-input-record-dice-seed = Wiersz { $line }: ziarno nie wynika z liczb podanych w zapisie.
bad-input-record-result-differs = Wiersz { $line }: zapisany wynik nie zgadza się z końcem gry.

do-take_back = Cofnij swoją odpowiedź
do-listen = Pytaj mnie znowu o wszystko
do-pass = Spasuj
do-pass_turn = Spasuj, także potem do końca tury
do-pass_round = Spasuj, także potem do końca rundy
do-pass_game = Spasuj, także potem do końca gry
seat-number = Miejsce { $number }
numbered-name = { $name } ({ $number })
repeated-name = { $count } × { $name }
none = brak
bad-input-no-lesson = Nie ma lekcji „{ $game }”.
bad-input-no-such-scene = W lekcji nie ma sceny { $scene }; mają numery od 0 do { $high }.
bad-input-lesson-other-answer = „{ $text }” nie jest odpowiedzią w tym miejscu lekcji.
bad-input-lesson-step-twice = { $path }: są dwa kroki o nazwie „{ $step }”.
