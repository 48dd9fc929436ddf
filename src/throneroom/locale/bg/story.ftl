# Страницата на завършената игра.

story-title = Историята на играта
story-winner =
    { $count ->
        [one] Победа: { $names }
       *[other] Обща победа: { $names }
    }
story-to-table = Към масата
story-turned = Повратната точка
story-turned-text = С ход { $move } от { $moves } начело застава { $name }, и то до края. Според бота шансовете растат от { $before } на { $after } %.
story-watch-it = Виж го
story-share = Копирай връзка към този миг
story-charts = Как вървеше
story-chart = Графика „{ $title }“ по играчи и време; същото следва като таблица.
story-standing = Кой беше напред
story-standing-text = Дялове от шансовете за победа според преценката на ботовете.
story-as-table = Като таблица
story-end = Край
story-awards = Отличия
story-award-lucky = Любимец на съдбата
    .text = { $n } % от очакваното.
story-award-unlucky = Съдбата ти е длъжница
    .text = { $n } % от очакваното.
story-award-comeback = Завръщане от гроба
    .text = Победа при шансове, паднали до { $n } %.
story-got = паднало се
story-expected = очаквано
story-faces-text = Колко пъти се е падало всяко число и колко пъти е било очаквано.
story-rematch = Още една игра
story-rematch-join = Включи се в реванша
story-rematch-watch = Играят реванш: гледай
story-held = пази се за { $name }
