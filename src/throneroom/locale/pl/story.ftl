# Strona skończonej gry.

story-title = Opowieść o tej grze
story-winner =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
story-to-table = Do stołu
story-turned = Punkt zwrotny
story-turned-text = W ruchu { $move } z { $moves } na czoło na dobre wychodzi { $name }. Szanse w ocenie bota rosną z { $before } do { $after } %.
story-watch-it = Zobacz to
story-share = Skopiuj link do tej chwili
story-charts = Jak to szło
story-chart = Wykres „{ $title }” według graczy i czasu; niżej to samo w tabeli.
story-standing = Kto prowadził
story-standing-text = Udziały w szansach na zwycięstwo w ocenie botów.
story-as-table = Jako tabela
story-end = Koniec
story-awards = Wyróżnienia
story-award-lucky = Ulubieniec losu
    .text = { $n } % tego, czego można było oczekiwać.
story-award-unlucky = Los ma dług do spłacenia
    .text = { $n } % tego, czego można było oczekiwać.
story-award-comeback = Powrót zza grobu
    .text = Zwycięstwo mimo szans, które spadły do { $n } %.
story-got = wypadło
story-expected = oczekiwane
story-faces-text = Jak często wypadała każda liczba i jak często należało jej oczekiwać.
story-rematch = Zagraj ponownie
story-rematch-join = Dołącz do rewanżu
story-rematch-watch = Grają rewanż: oglądaj
story-held = czeka na: { $name }
