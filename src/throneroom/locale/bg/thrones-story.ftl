# Разказът за завършената игра.

thrones-story-round = Рунд
thrones-story-at = Рунд { $round }, ход { $move }
thrones-story-moments = Решаващите битки
thrones-story-luck = Обрати в двубоя
thrones-story-luck-text = Бойната сила на изтеглените карти спрямо средната за тестето.
thrones-story-faces = Изтеглена бойна сила
thrones-measure-castles = Замъци и крепости
thrones-measure-lands = Земи
thrones-measure-power = Гербове на сила
thrones-measure-units = Единици
thrones-measure-supply = Продоволствие
thrones-award-warlord = Пълководец
    .text = Спечелени битки: { $n }.
thrones-award-conqueror = Завоевателят
    .text = Земи, отнети от други: { $n }.
thrones-award-martyr = Пир за врани
    .text = Загубени единици: { $n }.
thrones-award-brigand = Друмски разбойник
    .text = Набези: { $n }.
thrones-award-steward = Пестелив иконом
    .text = Гербове на сила, събрани със заповеди: { $n }.
thrones-award-spender = Винаги си плаща дълговете
    .text = Гербове на сила, заложени в наддавания: { $n }.
thrones-award-runner = Бягането не е срамно
    .text = Отстъпления: { $n }.
