# Какво казва сървърът освен правилата.

server-bad-request = Заявката не може да бъде разбрана: { $fields }
server-too-often = Твърде много заявки. Опитай отново след { $seconds } сек.
server-bad-name = Името има от 1 до { $longest } видими знака.
server-bad-password = Паролата има поне { $shortest } знака.
server-name-taken = Името „{ $name }“ е заето.
server-name-reserved = „{ $name }“ прилича на името на нечий профил. Избери друго или влез.
server-wrong-password = Няма профил с това име и тази парола.
server-wrong-old-password = Сегашната парола не е вярна.
server-code-needed = Този профил иска и код.
server-wrong-code = Този код не е верен или вече е използван.
server-second-factor-is-on = Профилът вече иска код.
server-second-factor-is-off = Профилът не иска код.
server-second-factor-not-begun = Още няма ключ, който кодът да потвърди. Започни отначало.
server-old-recovery-link = Тази връзка вече не е валидна: важи един час и само веднъж. Поискай ново писмо.
server-guest-without-password = Гостът няма парола. Първо си направи профил.
server-not-for-bots = Ботовете не могат да правят това.
server-bots-need-account = Ботът трябва да има собственик с профил. Първо си направи профил.
server-too-many-bots = Имаш { $most } бота и повече не може. Първо премахни някой.
server-no-such-bot = Нямаш такъв бот.
server-name-of-bots = „[bot]“ отбелязва ботовете, които хората водят. Избери име без това.
server-no-such-person = Няма профил „{ $name }“.
server-nobody-like-that = Няма такъв човек.
server-too-many-friends = Приятелите ти са вече { $most }, повече не може.
server-no-armies = За тази игра не се съставят армии: „{ $game }“.
server-no-such-army = Няма такава армия. Може би е изтрита.
server-too-many-armies = Запазените ти армии са вече { $most }, повече не може. Първо изтрий някоя.
server-bad-points = Армия се съставя за { $low } до { $high } точки.
server-log-in-first = Първо избери прякор или влез.
server-foreign-page = Тази заявка не идва от страницата на този сайт.
server-wrong-host = Този сървър не отговаря на това име.
server-bad-webhook = Webhook е адрес http или https без парола.
server-no-such-game = Няма игра „{ $game }“.
server-no-such-table = Няма такава маса.
server-no-such-seat = Няма такова място.
server-no-such-address = На този адрес няма нищо.
server-wrong-method = Този адрес не поддържа такъв метод.
server-no-database = Базата данни не отговаря. Опитай отново след малко.
server-failed = Нещо се обърка в сървъра. Записано е.
server-no-vote-now = В момента няма за какво да гласуваш.
server-account-keeps-name = Профилът запазва името си.
server-page-not-built = Страницата още не е построена: изпълни „make play“.
server-too-large = Заявката е твърде голяма.
server-bad-pace = Часовникът отмерва от 10 до 3600 секунди или от 1 до 336 часа.
server-too-many-tables = Вече имаш най-големия позволен брой отворени маси ({ $most }).
server-too-many-running-tables = Вече текат { $most } твои игри. Първо завърши някоя от тях.
server-too-many-bot-tables = Вече текат { $most } твои игри срещу ботове. Завърши някоя или я остави на ботовете.
server-table-not-open = Масата вече не е отворена.
server-table-not-running = На тази маса не се играе.
server-invitation-needed = За тази маса е нужна покана.
server-seat-taken = Мястото е заето.
server-seat-held = Това място е запазено за { $name }.
server-seats-free = Още не всички места са заети.
server-dice-frozen = Играта започва: числата за заровете вече не могат да се променят.
server-dice-not-now = Сега не са нужни числа за заровете.
server-dice-other-draw = Останалите са поели ангажимент за други числа, не за тези, които е видяла тази страница.
server-dice-other-number = Това не е числото, за което е поела ангажимент твоята страница.
server-only-the-owner = Това може да направи само човекът, който е създал масата.
server-not-finished = Играта още не е свършила.
server-other-rules = Тази игра е по правила версия { $version }, а сървърът има версия { $installed }. Започнатата игра чака и ничие време не тече, докато версия { $version } бъде инсталирана.
server-table-damaged = Записът на тази маса си противоречи.
server-bot-plays = На твоето място играе бот. Първо си върни мястото.
server-cannot-undo = Последното действие не може да се върне: показано е нещо скрито или други вече са играли.
server-no-undo-asked = Никой не е искал връщане.
server-bad-message = Съобщението не може да бъде разбрано.
server-bad-chat = Съобщението има от 1 до { $longest } знака.
server-muted = Собственикът на тази маса ти е отнел думата.
server-hushed = На тази маса е отнета думата на някого, който идва от същия интернет адрес като теб. Гости и нови профили оттам не могат да казват нищо тук.
server-banned = Домакинът на този сървър не те пуска.
server-bad-report = Сигналът има най-много { $longest } знака.
server-bad-note = Бележникът побира най-много { $longest } знака.
server-no-secret-talk = В тази игра всички разговори са публични.
server-no-statements = Тази игра няма готови изказвания: кажи го със свои думи.
server-not-at-the-table = Ти само гледаш.
server-bad-email = Това не е имейл адрес.
server-no-mail = Този сървър не изпраща поща.
server-old-mail-link = Тази връзка вече не е валидна.
server-host-only = Това е само за домакина на сървъра.
server-bad-push = Този браузър не може да получава известия за хода: даденият адрес не е валиден.
mail-confirm-subject = Throneroom: това твоят адрес ли е?
mail-confirm = { $name } посочи този адрес в Throneroom. Ако това си ти, отвори { $place } – иначе не прави нищо и повече няма да пишем.
mail-turn-subject = Твой ред е: { $game }
mail-off = Без повече писма: { $place }
mail-recover-subject = Throneroom: нова парола
mail-recover = Някой поиска нова парола за „{ $name }“. Ако това си ти, отвори до един час { $place }. Ако не си, не прави нищо: паролата остава същата.
notice-turn = Throneroom: твой ред е в играта „{ $game }“: { $place }
push-turn = Твой ред е в играта „{ $game }“.
push-off = Без повече известия
bad-input-server-bad-database = „{ $url }“ не е адрес на база SQLite или PostgreSQL.

help-serve = Отваря масите в браузъра и извежда адреса.
help-admin = Грижи се за базата на сървъра: профили, маси, резервни копия.
help-host = Адресът за слушане; 0.0.0.0 пуска и други машини.
help-port = Портът.
help-db = Базата: sqlite:///ФАЙЛ или postgresql://…; също чрез THRONEROOM_DB.
help-workers = Колко процеса; повече от един изисква PostgreSQL.
help-admin-create-account = Създава профил; паролата се въвежда при запитване.
help-admin-reset-password = Задава нова парола на профил и прекратява всичките му сесии.
help-admin-second-factor-off = Оставя на профила само паролата, ако собственикът е загубил кодовете; прекратява всичките му сесии.
help-admin-tables = Изброява масите: номер, състояние, игра, правила и последен ход.
help-admin-close-table = Приключва отворена или текуща маса без резултат.
help-admin-prune = Изтрива стари завършени и закрити маси, както и отворени, към които никой не се присъединява.
help-admin-check = Търси повреди: преиграва всяка маса и сравнява всеки отпечатък; казва как се поправя намереното.
help-admin-reports = Извежда за какво са подадени сигнали и какво е казано преди това.
help-admin-ban = Не пуска някого: профил по името му или когото и да е по id от списъка „reports“.
help-admin-unban = Пуска някого отново.
help-who = Името на профил или id.
help-addresses = Не пуска никого и от адресите, на които човекът е бил при сигнала.
help-mend = Записва наново онова, което следва от други редове, например моментни снимки и резултати.
help-admin-audit = Извежда какво са правили домакините: кога, кой, какво, на коя маса или с кого.
help-last = Колко реда, най-новите.
help-admin-backup = Записва цялата база във файл.
help-admin-restore = Прочита копие в празна база.
help-admin-pack-rules = Записва правилата на игра от това издание като пакет wheel. Инсталиран до по-ново издание, той позволява започнатите по тях игри да продължат.
help-pack-from = Папката „throneroom“ на друго издание, чиито правила да се запишат.
help-pack-to = Папката, в която да се запише пакетът.
help-account-name = Името на профила.
help-table-id = Номерът на масата, както го дава „tables“.
help-backup-file = Файлът, в който да се запише.
help-keep = FILE е папка: записва копие, наречено по времето, проверява го чрез възстановяване и пази толкова копия.
help-restore-file = Файл, записан от „backup“.
help-days = Запазва масите, ползвани през последните толкова дни.
help-status = Само тези: open (отворени), running (текущи), finished (завършени) или closed (закрити).

serve-address = Throneroom е на адрес { $address }
serve-page-missing = Страницата не е построена: изпълни „make play“ или „npm run build“ в web/.
admin-created = Профилът „{ $name }“ е създаден.
admin-password-set = „{ $name }“ има нова парола; всички сесии са прекратени.
admin-second-factor-off = „{ $name }“ вече не се нуждае от код; всички сесии са прекратени.
admin-closed = Масата { $id } е закрита.
admin-backed-up = Записани редове: { $rows }, файл { $file }.
admin-restored = Прочетени редове: { $rows }, файл { $file }.
admin-packed = { $title }, правила версия { $version }: { $file }
admin-pruned = Премахнати маси: { $n }.
admin-report = { $at }  маса { $table }: { $by } подава сигнал за { $about } ({ $id }). { $text }
admin-report-banned = { $at }  маса { $table }: { $by } подава сигнал за { $about } ({ $id }), който вече не се допуска. { $text }
admin-reports = Сигнали: { $n }.
admin-banned = „{ $name }“ вече не се допуска; всички сесии са прекратени.
admin-unbanned = „{ $name }“ може да влиза отново.
audit-line = { $at }  { $who }: { $did }
audit-create-account = създаден е профилът „{ $person }“
audit-reset-password = зададена е нова парола на „{ $person }“
audit-second-factor-off = изключен е вторият фактор на „{ $person }“
audit-close-table = закрита е маса { $table }
audit-prune = { $n ->
    [one] изтрита е { $n } маса, по-стара
   *[other] изтрити са { $n } маси, по-стари
  } от { $days ->
    [one] { $days } ден
   *[other] { $days } дни
  }
audit-reports = прочетени са сигналите
audit-ban = „{ $person }“ вече не се допуска
audit-ban-addresses = „{ $person }“ и адресите от сигналите вече не се допускат
audit-unban = „{ $person }“ може да влиза отново
audit-mend = { $n ->
    [one] поправена е { $n } повреда
   *[other] поправени са { $n } повреди
  }
audit-backup = { $n ->
    [one] записано е резервно копие, { $n } ред
   *[other] записано е резервно копие, { $n } реда
  }
audit-restore = { $n ->
    [one] прочетено е резервно копие, { $n } ред
   *[other] прочетено е резервно копие, { $n } реда
  }
admin-password-prompt = Парола
check-column = Маса { $id }: „{ $what }“ в нейния ред няма смисъл.
check-seats = Маса { $id }: някои от местата липсват.
check-begun = Маса { $id }: отворена е, а вече има ходове.
check-start = Маса { $id }: играта не може да започне така, както казва редът.
check-gap = Маса { $id }: липсва ход { $what }.
check-action = Маса { $id }: правилата не позволяват ход { $what }.
check-digest = Маса { $id }: след ход { $what } отпечатъкът не е записаният.
check-dice = Маса { $id }: началното число не следва от числата, добавени към заровете.
check-snapshot = Маса { $id }: моментната снимка след ход { $what } не отговаря на ходовете.
check-result = Маса { $id }: резултатът не е онзи, до който водят ходовете.
check-over = Маса { $id }: според ходовете играта е свършила, а е записана като текуща.
check-unfinished = Маса { $id }: записана е като завършена, а според ходовете играта не е свършила.
check-file = Файлът на базата данни: { $what }.
check-lost = Редове от „{ $what }“ принадлежат към нещо, което го няма.
check-value = Ред: „{ $what }“ няма смисъл.
check-mend = Поправи го: throneroom admin check --mend
check-restore = Възстанови последното добро копие в нова база данни.
check-restore-or-close = Възстанови последното добро копие или закрий масата: throneroom admin close-table { $id }
check-waiting = { $title }: { $n ->
    [one] една маса изисква
   *[other] { $n } маси изискват
} правила версия { $version }; инсталирани: { $installed }. Чакат да продължат: { $ids }.
check-done = Проверено: { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}. Непреиграни, защото са започнати с други правила: { $other }. Повреди: { $damage }.

bad-input-server-no-such-database = На { $file } няма база данни. „throneroom serve“ създава такава.
bad-input-server-no-text = Име или парола не е текст, който може да се запази.
bad-input-server-one-worker = SQLite е за един процес; за { $workers } процеса използвай PostgreSQL.
bad-input-server-bad-port = Портът е число от 1 до 65535.
bad-input-server-bad-setting = { $name } не може да бъде „{ $value }“.
bad-input-server-cannot-listen = Не може да се слуша на { $host }, порт { $port }: { $reason }
bad-input-pack-no-rules = В { $folder } няма правила на „{ $game }“.
bad-input-pack-does-not-play = Тези правила на „{ $game }“ не работят с това издание: { $reason }
bad-input-server-admin-status = Няма състояние „{ $status }“: { $statuses }
bad-input-server-not-empty = Базата не е празна; копие се възстановява в празна.
bad-input-server-bad-backup = Това не е копие на Throneroom: ред { $line }.
bad-input-server-refused = { $text }
bad-input-server-no-database = Базата не отговаря: { $reason }
bad-input-server-no-telemetry = Телеметрията не е инсталирана: инсталирай throneroom[telemetry].
bad-input-server-not-installed = Пакетите на сървъра не са инсталирани: инсталирай throneroom[server].
server-no-such-lesson = Тази игра няма урок.
server-not-in-lesson = Това е позволено, но тук урокът е за друго.
server-hints-only-with-bots = Подсказки има само когато всички останали са ботове.
server-nothing-to-hint = Сега няма какво да решаваш.
server-no-hint = Не се намери подсказка. Опитай отново.
