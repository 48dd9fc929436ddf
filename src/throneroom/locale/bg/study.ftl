# Изследвания: какво може да се научи от много игри на ботове.

help-study = Извлича поуки от много игри на ботове.
help-study-fit = Напасва тежестите на съдията на играта по игри, които ботовете играят сами със себе си.
help-study-games = Колко игри за всеки брой играчи и всеки вариант.
help-study-bots = Кой играе: бот и другият, който понякога избира вместо него. „hasty“ е greedy набързо.
help-study-stray = Колко най-много от сто избора прави другият бот; всяко място тегли своя дял.
help-study-ceiling = Колко добре изобщо може да се каже по средата на играта кой ще спечели: позициите оттам се доиграват много пъти от играчи, силни колкото тези в играта.
help-study-trees = Преценява с усилени дървета докъде най-много може да се стигне.
help-study-tries = Колко пъти се доиграва всяка позиция.
help-study-redraw = При всеки опит се тегли наново колко често се отклонява всяко място – както за съдия, който не може да знае колко силни са играчите.
help-study-keep-tries = Пази опитите в тази папка. Които са в нея, не се повтарят: прекъснато проучване продължава.
help-study-measure = Нищо не се напасва: измерват се тежестите, които играта вече има. Дай друго начално число, за да не са напасвани по никоя от тези игри.
help-study-keep = Пази игрите в тази папка. Които са в нея, не се играят отново: прекъснато проучване продължава, а след промяна на това, което се брои, тежестите могат да се напаснат наново.
help-study-out = Записва тежестите в този файл; иначе – в данните на играта.

study-kind = Вид игра
study-games = Игри
study-positions = Позиции
study-auc = AUC по средата
study-error = Грешка на калибриране
study-best = Печели най-високо оцененият
study-ceiling = AUC на дърветата
study-least = Таван поне
study-about = Таван, около
study-most = Таван най-много
study-error-at-half = Грешка на калибриране по средата

bad-input-study-not-installed = Напасването на съдия иска още библиотеки (липсва { $library }): pip install 'throneroom[study]'
bad-input-no-features = Съдията на „{ $game }“ няма тежести за напасване.

# `throneroom arena`: ботове един срещу друг, с оценки.

help-arena = Ботове играят един срещу друг и получават оценка на силата си.
help-arena-bots = Ботовете, разделени със запетаи, поне два: random, greedy, easy, medium, hard, cautious, raider, search или line:КОМАНДА за собствена програма.
help-league = Лига: кръг след кръг всеки бот среща най-близките до него по оценка. Иначе всеки играе с всеки.
help-cluster = Играе на машините на клъстер Ray: ХОСТ:ПОРТ на главната машина, auto за клъстера, към който е тази машина, или local за малък собствен.
help-journal = Записва всяка игра в този файл, щом свърши. Каквото вече стои в него, не се играе отново. Иначе – файл в тази папка, наречен според серията.
help-plots = Записва в тази папка диаграми SVG: оценките, победите по места и дължината на игрите.

arena-place = Класиране
arena-bot = Бот
arena-rating = Оценка
arena-interval = Интервал 95 %
arena-games = Игри
arena-share = Дял на победите
arena-seat = Място
arena-by-seat = Победи по места
arena-ended = Завършени игри: { $finished } от { $games }.
arena-length = Дължина на игра: от { $least_rounds } до { $most_rounds } рунда, в половината игри най-много { $middle_rounds }; от { $least_decisions } до { $most_decisions } решения, в половината игри най-много { $middle_decisions }.
arena-file = Всички игри стоят във файла { $file }. Същата команда с повече игри продължава оттам.
journal-goes-on = Изиграни преди това: { $count } от { $games }, файл { $file }

plot-rating = Оценка (openskill) с интервали 95 %
plot-fair = равен дял
plot-length = Дължина на игрите
plot-rounds = Рундове или ходове

bad-input-arena-bots = Посочи поне два бота, всеки по веднъж.
bad-input-journal-strange = { $file } не е наш файл с игри. Посочи друг с --file.
bad-input-journal-damaged = { $file }: ред { $line } е повреден. Премахни го, за да се изиграе играта му отново, или посочи друг файл с --file.
bad-input-journal-other-series =
    { $file } съдържа игри от друга серия: { $field ->
        [game] друга игра
        [rules] други правила
        [version] друга версия на Throneroom
        [seats] друг брой играчи
        [seed] друго начално число
        [bots] други ботове
        [options] други настройки на играта
       *[other] всеки с всеки вместо лига или обратното
    } (там { $found }, тук { $wanted }). Посочи друг файл с --file.
bad-input-journal-other-results = { $file }: в тези игри са се срещнали други ботове, а не които трябва. Играли са ги други ботове със същите имена; посочи друг файл с --file.
bad-input-cluster-not-installed = За игра на клъстер трябва Ray: pip install 'throneroom[cluster]'
bad-input-cluster-address = „{ $address }“ не е адрес на клъстер, какъвто е 10.0.0.1:6379, auto или local.
bad-input-cluster-unreachable = На { $address } няма клъстер Ray, от който е и тази машина.
bad-input-cluster-empty = В клъстера не останаха процесори, на които да се играе.
bad-input-cluster-lost = Клъстерът е изгубен: { $reason }
bad-input-cluster-other-version = На една от машините на клъстера има Throneroom { $found } вместо { $wanted }.

# `throneroom study SLUG`: кой печели и с какво.

help-study-survey = Кой печели и с какво: дялове на победите в много игри на ботове, като страница с диаграми. `throneroom study SLUG` прави същото.
help-survey-bots = Ботовете, разделени със запетаи; от игра на игра се местят с едно място.
help-survey-out = Записва страницата и диаграмите ѝ в тази папка.

survey-title = { $game }: изследване
survey-about =
    { $games ->
        [one] Една игра
       *[other] { $games } игри
    }, брой играчи: { $seats }, играха: { $bots }.
survey-intervals = Интервалите са на Уилсън, 95 %: един от двадесет ще е случайно погрешен.
survey-made-by = Версия на правилата: { $rules }; същото отново:
survey-by-bot = Победи по ботове
survey-name = Кое
survey-of = Изиграни места
survey-above = над равния дял
survey-below = под равния дял
survey-ending = Как завърши
survey-endings = Завършеци
survey-part = Част
survey-least = Най-малко
survey-low = Четвърт най-много
survey-middle = Половината най-много
survey-high = Три четвърти най-много
survey-most = Най-много
survey-mean = Средно
survey-cards = Карти, които решават
survey-cards-about = Колко по-често печелеха онези, които използваха карта, от онези, които можеха, но не я използваха. Който често използва карти, обикновено вече води, затова само това не доказва, че картата печели. { $most } карти с най-голяма разлика, първо сигурните.
survey-card = Карта
survey-used = Колко я използваха
survey-with = Победи с нея
survey-without = Победи без нея
survey-difference = Разлика
survey-sure = сигурно
survey-unsure = може да е случайност
survey-no-cards = Никоя карта не беше използвана достатъчно често, за да се каже нещо.
survey-written = Изследването е във файла { $file }.
