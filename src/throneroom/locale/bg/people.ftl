# Профили и приятели.

people-since = тук от { $day }
people-played =
    { $n ->
        [one] игра
       *[other] игри
    }
people-won =
    { $n ->
        [one] победа
       *[other] победи
    }
people-share = спечелени
people-by-game = По игри
people-by-house = По домове
people-ratings = Рейтингът във времето
people-opponents = Един срещу друг
people-together = Общи игри
people-won-by = Печели { $name }
people-won-by-them = Печели противникът
people-history = Игри
people-victory = победа
people-defeat = загуба
people-left = напусната игра
people-nothing-yet = Още няма завършени игри.
people-profile = Моите игри и резултати
people-my-friends = Приятели
people-friends = Този човек ти е приятел.
people-befriend = Покани за приятел
people-agree = Приеми поканата
people-refuse = Не, благодаря
people-asked = Поканата чака отговор.
people-withdraw = Оттегли
people-unfriend = Прекрати приятелството
people-online = тук е сега
people-deleted = (изтрит)
people-message-deleted = (изтрито съобщение)
people-talk = Разговор преди играта
