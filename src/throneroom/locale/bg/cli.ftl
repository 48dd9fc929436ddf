# Какво казва командата `throneroom`.

help-throneroom = Настолните игри от Вестерос: играй, симулирай, повтаряй и търси правила.
help-games = Изброява игрите с местата и настройките им.
help-play = Игра в терминала срещу ботове или с хора на една клавиатура. Без SLUG играта се избира.
help-simulate = Ботове изиграват много игри и се дава отчет.
help-sit = Програма играе на маса на сървър.
help-mcp = Поставя асистент на маса чрез Model Context Protocol.
help-replay = Минава през записа на игра.
help-verify = Проверява запис: заровете, всеки ход и резултата.
help-rules = Извежда номерираните правила на игра, едно правило или глава.
help-position = Проверява позиция и извежда масата и местата на ход.
help-map = Чертае дъската на игра като картина SVG.
help-map-position = Файл JSON с позицията за чертане или - за стандартния вход; без него – нова игра.
help-version = Извежда версията.
help-lang = Езикът: en, pl или bg. Също и чрез променливата на средата THRONEROOM_LANG.
help-slug = Играта, както я изброява `throneroom games`.
help-json = Извежда JSON.
help-option = Настройка на играта; може да се даде няколко пъти.
help-seats = Броят на играчите.
help-games-count = Колко игри.
help-seed = Начално число на всяка случайност: равни числа дават равни игри.
help-simulate-bots = Ботовете по места, разделени със запетаи и повтаряни при нужда: random, greedy, easy, medium, hard, cautious, raider, search или line:КОМАНДА за собствена програма.
help-play-bots = Ботовете на другите места, разделени със запетаи и повтаряни при нужда: random, greedy, easy, medium, hard, cautious, raider, search или line:КОМАНДА за собствена програма.
help-sit-address = Адресът на масата, както го показва страницата, с ключа от поканата.
help-sit-bot = Програмата: line:КОМАНДА.
help-sit-token = Токенът на бота; иначе този от THRONEROOM_TOKEN.
help-sit-seat = Мястото, броено от 0; ако не е посочено, което и да е свободно.
help-mcp-seat = Мястото на асистента, броено от 0.
help-mcp-table = Адресът на маса на сървър вместо собствена игра.
help-human = Местата на хората, броени от 0 и разделени със запетаи, или none, за да се гледа.
help-jobs = Колко процеса; 0 значи по един на процесор.
help-records = Записва всяка игра в тази папка.
help-rotate = Мести ботовете с едно място от игра на игра.
help-fair = Обвързва се с тайни зарове преди първия ход и ги разкрива накрая.
help-load = Продължава запазена игра.
help-record = Накрая записва играта в този файл.
help-record-file = Запис; - е стандартният вход.
help-position-file = Позиция като JSON; - е стандартният вход.
help-until = Само първите N хода.
help-view = Както го вижда това място, броено от 0.
help-rule-id = Правило, например T6.12, или глава, например T6.
help-coverage = Показва кои правила се прилагат и кои са доказани с тестове.
help-output = Къде да се запише картината; - е стандартният изход.
help-army = Армии за „Песен за огън и лед“: проверява списък, тегли случайна армия или дава готова.
help-army-check = Прочита списъка на армия и казва колко струва и всичко, което е против правилата.
help-army-random = Извежда случайна позволена армия на избрана фракция.
help-army-starters = Извежда готовите армии или една от тях.
help-army-file = Списъкът на армията като текст; - е стандартният вход.
help-army-faction = Фракцията, например stark.
help-army-points = Ограничението на точките.
help-army-usual = Ограничението на точките, ако списъкът не го посочва.
help-army-starter = Името на готова армия.

army-good = Армията е позволена.
army-title = { $faction }, точки: { $limit }
army-name = Име
army-faction = Фракция
army-card = Карта
army-points = Точки
army-total = Общо
army-neutral = Неутрални карти: { $points } от най-много { $most }
army-commander = { $card } (Командир)

cli-file-error =
    { $reason ->
        [missing] Няма файл { $file }.
        [folder] { $file } е папка, а не файл.
        [forbidden] { $file }: нямаш право да го четеш или записваш.
       *[other] { $file } не може да бъде прочетен или записан.
    }
cli-bad-use = { $option } не се използва така. Опитай --help.
cli-bad-value =
    { $kind ->
        [most] { $option }: „{ $value }“ е твърде много, най-много може { $high }.
        [least] { $option }: „{ $value }“ е твърде малко, нужно е поне { $low }.
       *[other] { $option }: „{ $value }“ не може да стои тук.
    }
cli-try-help = Нещо не подхожда на тази команда. Опитай --help.
cli-not-installed = Тази команда изисква повече от самата библиотека: pip install 'throneroom[terminal]'
cli-missing = Липсва { $what }.
cli-no-option = Тук няма опция „{ $option }“.
cli-defect = Това е грешка в програмата. { $what }
yes = да
no = не

bad-input-unknown-language = Няма език „{ $text }“; има en, pl и bg.
bad-input-unknown-command = Няма команда „{ $command }“; има { $commands }.
bad-input-unknown-faction = Няма фракция „{ $faction }“; има { $factions }.
bad-input-unknown-starter = Няма готова армия „{ $name }“; има { $names }.
bad-input-unknown-bot = Няма бот „{ $bot }“; има { $bots }.
bad-input-broken-bot = Ботът „{ $bot }“ е инсталиран, но не може да се използва: { $reason }
bad-input-no-such-program = Програмата „{ $command }“ не може да се стартира.
bad-input-extra-needed = За това е нужно повече от инсталираното: pip install '{ $extra }'
bad-input-mcp-game-or-table = Посочи игра или маса на сървър с --table.
bad-input-gym-no-observer = Играта „{ $game }“ няма наблюдения за обучение.
bad-input-gym-not-on-offer = { $agent } не може да избере „{ $action }“ сега.
bad-input-remote-refused = Сървърът отговаря: { $reason }
bad-input-bad-table-address = „{ $address }“ не е адрес на маса, като https://example.org/table/abc?key=def.
bad-input-no-server = Няма връзка със сървъра: { $reason }
bad-input-table-has-begun = Играта е започнала без нас.
bad-input-program-not-named = Записът посочва програмата „{ $command }“. Ако може да се изпълни, посочи я и с --bots.
bad-input-too-many-bots = Ботовете са { $bots }, а местата { $seats }.
bad-input-too-few-bots = Ботовете са { $bots }, а местата { $seats }: за всяко място трябва бот.
bad-input-bad-series = „{ $value }“ не е позволена стойност за полето „{ $field }“ на серия игри.
bad-input-worker-failed = Процес, който играеше серията, се провали: { $reason }
bad-input-unknown-rule = Няма правило „{ $rule }“.
bad-input-rule-twice = Правилото { $rule } е два пъти в книгата.
bad-input-no-rulebook = Тук няма номерирани правила на „{ $game }“.
bad-input-no-checkout = Покритието сравнява правила, код и тестове и затова иска копие на изходния код; инсталираният пакет няма тестове.
bad-input-no-map = „{ $game }“ няма карта за рисуване.
bad-input-file-too-large = { $file } е твърде голям.
bad-input-file-not-text = { $file } не е текст в UTF-8.
bad-input-position-not-json = Ред { $line }: това не е JSON.
bad-input-no-such-option = Няма възможност { $number }; последната е { $high }.
bad-input-fair-has-no-seed = Честните зарове имат тайно начално число: махни --fair или --seed.
bad-input-record-without-players = Записът не казва кой къде седи и не може да се играе нататък.

games-slug = Slug
games-title = Игра
games-seats = Играчи
games-options = Настройки

report-games = Игри
report-finished = Завършени
report-decisions = Решения на ботове
report-forced = Принудителни действия
report-seconds = Секунди
report-games_per_second = Игри в секунда
report-decisions_per_second = Решения в секунда
report-actions_per_second = Действия в секунда
report-seat = Победи на място { $number } ({ $bot })
report-bot = Победи на { $bot }
report-forfeits = Ходове, които { $bot } не е направил
forfeit-ended = програмата е приключила
forfeit-slow = програмата мисли твърде дълго
forfeit-garbled = отговорът на програмата не може да се разбере
forfeit-refused = програмата избра нещо непозволено
report-rounds_mean = Рундове средно
report-digest = Отпечатък

verify-good =
    { $title }: { $moves ->
        [one] единственият ход е позволен
       *[other] всичките { $moves } хода са позволени
    } и краят е както в записа. Отпечатък:
verify-dice-fast = Заровете следват от началното число в записа.
verify-dice-host = Заровете са само на домакина: началното число е онова, с което е поет ангажимент преди първия ход, но никой играч не е добавил свое число.
verify-dice-all = Заровете са честни: всеки на масата е добавил число ({ $names }) и началното число следва от всички тях и от числото на домакина.
verify-dice-some = Заровете са честни отчасти: началното число следва от числото на домакина и от числата на { $names }. Число не са добавили: { $missing }.
verify-draw = Ангажиментите на всички, преди да стане известно което и да е число, както ги показа страницата на всеки играч: { $draw }
verify-unfinished = Играта не е завършена.

table-to-move = На ход: { $seats }
table-won =
    { $count ->
        [one] Побеждава { $winners }
       *[other] Победата си делят { $winners }
    } ({ $reason }).
table-lost = Никой не побеждава ({ $reason }).

coverage-title = Правилата на { $title }
coverage-chapter = Глава
coverage-rule = Правило
coverage-rules = Правила
coverage-enforced = Прилагани
coverage-proved = Доказани
coverage-all = Общо
coverage-missing = Недоказани с тест: { $rules }
coverage-complete = Всяко правило е доказано с тест.
coverage-by-people = Не се броят, защото само хора могат да ги спазват: { $rules }

map-written = Картата е в { $file }.

choose-game = Коя игра?
choose-seats = Колко играчи, от { $low } до { $high }?
choose-people = Колко от тях са хора, от 0 до { $high }?
choose-bots = Какви ботове да заемат другите места?
choose-again = Избери една от изброените възможности.
bot-random = random: каквото е позволено
bot-greedy = greedy: каквото веднага изглежда най-добре
bot-easy = easy: скуайър, за първа игра
bot-medium = medium: рицар, който гледа една стъпка напред
bot-hard = hard: лорд-командир, който обмисля далеч напред
bot-cautious = cautious: като hard, но избягва рисковете
bot-raider = raider: като hard, но обича риска
bot-search = search: като hard, за проучвания

play-commitment = Ангажимент за заровете: { $commitment }
play-seed = Начално число { $seed }
play-hint = Отговаряй с номер или с текст; „help“ изброява командите.
play-stopped = Играта е прекъсната.
play-forfeited = { $seat }: { $reason }. Изигран е случаен ход.
sit-won = Победа; брой решения: { $count }.
sit-lost = Без победа; брой решения: { $count }.
mcp-instructions = Играеш { $game } на място { $seat }. Първо погледни масата. После избери една от възможностите по номер или текст и играй. Правилата имат номера; питай за тях, когато ход бъде отказан. Виждаш само това, което мястото ти може да вижда.
mcp-look = Виж масата така, както я вижда твоето място, какво се е случило от последния път и какво те питат.
mcp-options = Изброй какво можеш да направиш сега, с номера; с дума: само това, което я съдържа.
mcp-rules = Чети правилата: по номер (T6.12), по глава (T6) или по думи.
mcp-act = Изиграй действие по номера на възможност или по текста му. Ще получиш масата след него, когато отново си на ход.
mcp-talk = Кажи нещо на всички на масата или на едно място, броено от 1.
mcp-said = Казано.
mcp-only-bots = Тук седят само ботове: никой не го чува.
mcp-not-begun = Играта още не е започнала. Погледни по-късно.
mcp-over = Играта свърши. Победа: { $winners }. { $reason }
mcp-nothing-asked = Сега никой не те пита нищо. Погледни по-късно.
play-seed-revealed = Началното число на заровете беше { $seed }. Със `save` или --record играта може да се провери чрез `throneroom verify`.
play-pass-keyboard = Клавиатурата поема { $seat }; после Enter.
play-more-options =
    { $count ->
        [one] Още една възможност не е показана; „list ДУМА“ я намира.
       *[other] Още { $count } възможности не са показани; „list ДУМА“ ги намира.
    }
play-nothing-to-undo = Още не е направен нито един избор.
play-no-undo = Оттогава нещо излезе наяве, а заровете са честни: няма връщане.
play-undone = Назад до преди последния ти избор.
play-undone-learned = Назад до преди последния ти избор. Връщаш и онова, което научи оттогава.
play-save-where = Къде да се запази? „save ФАЙЛ“
play-saved = Играта е в { $file }.
play-saved-secret = Във файла е тайното начално число на заровете: не поглеждай преди края.
play-help-undo = undo        назад до преди последния ти избор
play-help-help = help        тези редове
play-help-rule = rule ID     текстът на правило или глава
play-help-save = save ФАЙЛ   запазва играта във файл; „throneroom play --load ФАЙЛ“ я продължава
play-help-log = log         всичко, което се случи
play-help-table = table       масата отново
play-help-list = list ДУМА   възможностите или само тези с дадена дума
play-help-quit = quit        напуска играта
play-help-answers = Всичко друго е отговор: номер на възможност или действие като текст.

help-content = Колко от написаното на картите на играта вече действа, по фракции.
help-content-game = Играта: ice_and_fire.
content-faction = Фракция
content-units = Отряди
content-attachments = Придатъци
content-ncus = Поддръжници
content-tactics_cards = Тактически карти
content-abilities = Умения
content-complete = Пълна
content-count = { $done } от { $total }
content-yes = да
content-no = не
bad-input-no-content = За „{ $game }“ няма какво да се брои; има за: { $games }.
