# The table of the Watch in the terminal.

watch-table-turn = Ход { $turn }: { $player }
watch-table-dice = зарове { $dice }
watch-table-deck = тесте за развитие { $n }
watch-table-tormund = Тормунд: { $place }
watch-table-breaches = пробиви { $n } от 3
watch-table-in_gift = диваци в Дара { $n } от 8
watch-table-camps = Лагери северно от Вала
watch-table-clan = Клан
watch-table-wall = Валът
watch-table-section = Участък
watch-table-clearing = Поляна
watch-table-guards = Стражи
watch-table-legend = ^1^ селище, #1# твърдина и =1= път на играч 1; T Тормунд, w дивак
watch-table-routes = Търговски пътища от запад на изток: { $routes }
watch-table-harbours = Пристанища от северозапад по часовниковата стрелка: { $routes }
watch-table-supply = Банка: { $supply }
watch-table-player = Играч
watch-table-points = Точки
watch-table-hand = Ръка
watch-table-cards = Карти
watch-table-patrols = Патрули
watch-table-road = Път
watch-table-hero = Герой
watch-table-your_hand = Твоята ръка: { $cards }
watch-table-your_cards = Твоите карти за развитие: { $cards }

# По какво изследването различава игрите.
watch-group-order = Победи по реда на ходовете
watch-group-layout = Победи по подредба на дъската и място
watch-layout-standard = Стандартна
watch-layout-variable = Променлива
watch-layout-fully_random = Напълно случайна
watch-layout-wide = Широка дъска
