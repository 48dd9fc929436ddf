# Разказът за завършената игра.

iron_throne-story-moments = Решаващите сблъсъци
iron_throne-story-luck = Късмет при тегленето
iron_throne-story-luck-text = Стойностите на изтеглените карти спрямо средната за картите на рода.
iron_throne-measure-influence = Разпростряно влияние
iron_throne-measure-power = Сила
iron_throne-measure-characters = Живи герои
iron_throne-measure-hostages = Заложници
iron_throne-award-gaoler = Пазител на черните килии
    .text = Взети заложници: { $n }.
iron_throne-award-merciful = Добро сърце
    .text = Освободени заложници: { $n }.
iron_throne-award-torturer = Остри въпроси
    .text = Изтезавани заложници: { $n }.
iron_throne-award-peacemaker = Мир в наше време
    .text = Приети примирия: { $n }.
iron_throne-award-iron = Желязна воля
    .text = Отхвърлени примирия: { $n }.
iron_throne-award-friend = Приятел на всички
    .text = Предложена подкрепа: { $n }.
iron_throne-award-aloof = Не е моя война
    .text = Сблъсъци без намеса: { $n }.
iron_throne-award-cautious = Предпазливостта е храброст
    .text = Оттегляния: { $n }.
iron_throne-award-mourner = Род в траур
    .text = Загубени герои: { $n }.
