# Profile i znajomi.

people-since = tutaj od { $day }
people-played =
    { $n ->
        [one] gra
        [few] gry
       *[many] gier
    }
people-won =
    { $n ->
        [one] zwycięstwo
        [few] zwycięstwa
       *[many] zwycięstw
    }
people-share = wygranych
people-by-game = Według gry
people-by-house = Według rodu
people-ratings = Ranking w czasie
people-opponents = Bezpośrednie pojedynki
people-together = Wspólne gry
people-won-by = Wygrywa { $name }
people-won-by-them = Wygrywa przeciwnik
people-history = Gry
people-victory = zwycięstwo
people-defeat = porażka
people-left = opuszczona gra
people-nothing-yet = Brak skończonych gier.
people-profile = Moje gry i wyniki
people-my-friends = Znajomi
people-friends = Jesteście znajomymi.
people-befriend = Zaproś do znajomych
people-agree = Przyjmij zaproszenie
people-refuse = Nie, dziękuję
people-asked = Zaproszenie czeka na odpowiedź.
people-withdraw = Wycofaj
people-unfriend = Usuń ze znajomych
people-online = jest tutaj
people-deleted = (usunięto)
people-message-deleted = (wiadomość usunięta)
people-talk = Rozmowa przed grą
