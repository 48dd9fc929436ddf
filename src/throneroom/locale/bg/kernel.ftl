# Какво казва ядрото във всяка игра: откази, бележки за входа и няколко думи.

illegal-game-over = Играта свърши.
illegal-not-awaited = { $seat } няма какво да избира сега.
illegal-not-now = Това не е отговор на въпроса, който се задава сега.
illegal-nothing-to-take-back = Няма какво да се върне назад.
illegal-listening = И без това те питат за всичко.

bad-input-unknown-name = Няма нищо с име „{ $text }“ ({ $kind }).
bad-input-wrong-arguments =
    След „{ $verb }“ трябва да има { $wanted ->
        [one] една дума
       *[other] { $wanted } думи
    }, а не { $found }.
bad-input-not-a-number = „{ $text }“ не е число.
bad-input-out-of-bounds = „{ $text }“ не е между { $low } и { $high }.
bad-input-text-too-long = Едно действие е най-много { $limit } знака.
bad-input-unknown-verb = Няма действие „{ $text }“.
bad-input-malformed-action = Действието не може да бъде разбрано: { $verb }
bad-input-unknown-game = Няма игра „{ $game }“.
bad-input-game-does-not-load = Играта „{ $game }“ е инсталирана, но не може да се зареди.
bad-input-no-such-rules = Правилата на „{ $game }“, версия { $version }, не са инсталирани.
bad-input-bad-seats = Тази игра е за { $low } до { $high } играчи, а не за { $seats }.
bad-input-options-not-an-object = Настройките трябва да са обект от имена и стойности.
bad-input-unknown-option = Няма настройка „{ $option }“.
bad-input-bad-option-value =
    { $allowed ->
        [range] „{ $value }“ не е стойност на настройката „{ $option }“: тя е число от { $low } до { $high }.
        [choices] „{ $value }“ не е стойност на настройката „{ $option }“: тя е една от тези: { $choices }.
        [switch] „{ $value }“ не е стойност на настройката „{ $option }“: тя е true или false.
       *[text] „{ $value }“ не е стойност на настройката „{ $option }“.
    }
bad-input-option-for-each-seat = „{ $value }“ не подхожда на настройката „{ $option }“: нужна е по една стойност за всеки играч, общо { $seats }.
bad-input-option-chosen-twice = Двама играчи не могат да имат едно и също: „{ $value }“ е избрано два пъти в „{ $option }“.
bad-input-option-does-not-fit = „{ $value }“ за настройката „{ $option }“ не върви с другите настройки или с броя на играчите ({ $rule }).
bad-input-bad-chance = Състоянието на заровете не може да се прочете.
bad-input-bad-dice = Не може да се прочете от какво са получени заровете.
bad-input-no-such-move = Няма ход номер { $number }; изиграните ходове досега: { $moves }.
bad-input-not-forced = Ходът е отбелязан като принудителен, а е имало избор.
bad-input-players-not-names = Играчите трябва да са списък от имена.
bad-input-no-such-seat = Няма място { $seat }; местата са от 0 до { $high }.
bad-input-cannot-imagine = Тайно се пита друг играч, затова сега за това място не може да се предположи нищо.

bad-input-position-other-game = { $path }: това не е позиция от { $game }.
bad-input-position-other-version = { $path }: тази позиция е за други правила, а не за версия { $version }.
bad-input-position-not-an-object = { $path }: тук трябва да има обект.
bad-input-position-not-a-list = { $path }: тук трябва да има списък.
bad-input-position-not-a-number = { $path }: тук трябва да има цяло число.
bad-input-position-not-a-decimal =
    { $path }: тук трябва да има число с най-много { $decimals ->
        [one] един знак след запетаята.
       *[other] { $decimals } знака след запетаята.
    }
bad-input-position-not-a-flag = { $path }: тук трябва да има true или false.
bad-input-position-missing = Липсва { $path }.
bad-input-position-unknown-field = { $path } не е поле на позиция.
bad-input-position-out-of-range = { $path }: { $value } не е между { $low } и { $high }.
bad-input-position-bad-word = { $path }: „{ $text }“ не може да стои тук.
bad-input-position-unknown-name = { $path }: няма нищо с име „{ $text }“ ({ $kind }).
bad-input-position-unknown-step = { $path }: няма такава стъпка.
bad-input-position-bad-question = { $path } не подхожда на отворения въпрос.
bad-input-position-bad-argument = { $path }: „{ $text }“ не може да стои тук.
bad-input-position-not-a-text = { $path }: тук е нужен кратък текст, а не „{ $text }“.
bad-input-position-stuck = { $path }: в тази позиция никой не може да играе, а играта не е свършила.
bad-input-position-inconsistent = { $path }: частите на тази позиция си противоречат.
bad-input-position-chosen-twice = { $path }: двама играчи не могат да имат едно и също, а „{ $text }“ е там два пъти.
bad-input-position-unknown-ending = { $path }: тази игра не свършва заради „{ $text }“.
bad-input-position-not-ended = { $path }: според правилата играта не е свършила по тази причина.
bad-input-position-other-winners = { $path }: според правилата тази игра е спечелена от други.

bad-input-record-too-long = Един запис е най-много { $limit } знака.
bad-input-record-not-one = Ред { $line }: това не е запис на игра.
bad-input-record-unknown-version = Ред { $line }: записи от вида „{ $text }“ не могат да се прочетат.
bad-input-record-bad-line = Ред { $line } не може да се разбере: { $text }
bad-input-record-missing-field = Ред { $line }: в заглавната част липсва „{ $field }“.
bad-input-record-seed-secret = Ред { $line }: началното число на заровете не е разкрито и играта не може да се повтори.
bad-input-record-other-game = Ред { $line }: това е запис на друга игра, { $game }.
bad-input-record-other-rules = Ред { $line }: тази игра е по правила версия { $version }, а е инсталирана друга.
bad-input-record-illegal-move = Ред { $line }: „{ $text }“ нарушава правило { $rule }.
bad-input-record-bad-move = Ред { $line }: „{ $text }“ не е действие в тази игра.
bad-input-record-not-forced = Ред { $line }: „{ $text }“ е отбелязан като принудителен ход, а е имало избор.
bad-input-record-digest-differs = Ред { $line }: повторената игра се различава от записаната.
bad-input-record-seed-differs = Ред { $line }: началното число не е онова, за което е поет ангажимент.
bad-input-record-dice-number = Ред { $line }: числото на място { $number } не е онова, за което е поет ангажимент.
bad-input-record-dice-seed = Ред { $line }: началното число не следва от числата в записа.
bad-input-record-result-differs = Ред { $line }: записаният резултат не е този, с който играта свърши.

do-take_back = Върни отговора си
do-listen = Нека отново ме питат за всичко
do-pass = Пас
do-pass_turn = Пас, и занапред до края на хода
do-pass_round = Пас, и занапред до края на рунда
do-pass_game = Пас, и занапред до края на играта
seat-number = Място { $number }
numbered-name = { $name } ({ $number })
repeated-name = { $count } × { $name }
none = няма
bad-input-no-lesson = Няма урок „{ $game }“.
bad-input-no-such-scene = В урока няма сцена { $scene }; номерата са от 0 до { $high }.
bad-input-lesson-other-answer = „{ $text }“ не е отговор на това място в урока.
bad-input-lesson-step-twice = { $path }: има две стъпки с име „{ $step }“.
