# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = Песен за огън и лед
ice_and_fire-gist = Битка между армии по твой избор: отряди, командири, тактически карти и зарове.

# Factions, types of units

ice_and_fire-faction-stark = Дом Старк
ice_and_fire-faction-lannister = Дом Ланистър
ice_and_fire-faction-neutral = Неутрални
ice_and_fire-faction-nightswatch = Нощният страж
ice_and_fire-faction-baratheon = Дом Баратеон
ice_and_fire-faction-freefolk = Свободният народ
ice_and_fire-faction-targaryen = Дом Таргариен
ice_and_fire-faction-greyjoy = Дом Грейджой
ice_and_fire-faction-martell = Дом Мартел
ice_and_fire-faction-bolton = Дом Болтън
ice_and_fire-faction-brotherhood = Братство без знамена

ice_and_fire-unit_type-infantry = пехота
ice_and_fire-unit_type-cavalry = кавалерия
ice_and_fire-unit_type-monster = чудовище
ice_and_fire-unit_type-war_machine = бойна машина
ice_and_fire-unit_type-none = маркер

# Terrain

ice_and_fire-terrain-forest = Гора
ice_and_fire-terrain-corpse_pile = Купчина трупове
ice_and_fire-terrain-bog = Блато
ice_and_fire-terrain-stakes = Заострени колове
ice_and_fire-terrain-low_wall = Нисък зид
ice_and_fire-terrain-ruined_wall = Разрушен зид
ice_and_fire-terrain-hedge = Жив плет
ice_and_fire-terrain-weirwood = Язово дърво
ice_and_fire-terrain-palisade = Палисада
ice_and_fire-terrain-castle_wall = Крепостна стена
ice_and_fire-terrain-grim_pile = Мрачна купчина трупове

# What is wrong with an army

illegal-ice_and_fire-army-over-limit = Армията струва { $points } точки, а ограничението е { $limit }.
illegal-ice_and_fire-army-neutral-share = Неутралните карти струват { $points } точки, а могат да струват най-много { $most }.
illegal-ice_and_fire-army-other-faction = { $card } не принадлежи към тази фракция: { $faction }.
illegal-ice_and_fire-army-not-neutral = { $card } не е неутрална карта, а в неутрална армия няма други.
illegal-ice_and_fire-army-no-neutrals = Тази фракция не взема неутрални карти: { $card }.
illegal-ice_and_fire-army-no-commander = Армията няма командир.
illegal-ice_and_fire-army-several-commanders = Армията има само един командир, а тук са: { $cards }.
illegal-ice_and_fire-army-hero-twice = { $character } може да бъде в армията само веднъж, независимо от версията.
illegal-ice_and_fire-army-hero-in-team = { $character } може да бъде в отбора само веднъж, независимо от версията.
illegal-ice_and_fire-army-no-unit = Армията трябва да има поне един боен отряд.
illegal-ice_and_fire-army-too-many = Армията може да има най-много { $units } бойни отряда и { $ncus } поддръжници.
illegal-ice_and_fire-army-attachment-limit = { $unit_card } може да има само един от тези придатъци: { $cards }.
illegal-ice_and_fire-army-only-units = { $card } не може да се присъедини към { $unit_card }, а само към { $cards }.
illegal-ice_and_fire-army-joins-enemies = { $card } се присъединява към вражески отряд и затова няма отряд в своята армия.
illegal-ice_and_fire-army-solo = { $unit_card } е единичен отряд и не може да има придатък: { $card }.
illegal-ice_and_fire-army-wrong-type = { $card } не може да се присъедини към { $unit_card }. Нужен е отряд от вида: { $unit_type }.
illegal-ice_and_fire-army-only-faction = { $card } не може да се присъедини към { $unit_card }. Нужен е отряд от фракцията: { $faction }.
illegal-ice_and_fire-army-only-affiliation = { $card } не може да се присъедини към { $unit_card }. Нужен е отряд от групата: { $house }.
illegal-ice_and_fire-army-must-join = { $card } и { $character } трябва да бъдат в един отряд.
illegal-ice_and_fire-army-without-unit = Придатъкът трябва да е присъединен към отряд: { $card }.
illegal-ice_and_fire-army-requires = { $card } изисква в армията това или едно от тези: { $card_or_character }.
illegal-ice_and_fire-army-requires-all = { $card } изисква в армията всичко от този списък: { $cards }.
illegal-ice_and_fire-army-forbids = { $card } и { $card_or_character } не могат да бъдат в една армия.
illegal-ice_and_fire-army-max-copies =
    { $most ->
        [one] { $card } може да бъде в армията само веднъж.
       *[other] { $card } може да бъде в армията най-много { $most } пъти.
    }
illegal-ice_and_fire-army-max-per-friendly =
    { $most ->
        [one] { $card }: само по един за всеки отряд от тази група и вид: { $house }, { $unit_type }.
       *[other] { $card }: най-много по { $most } за всеки отряд от тази група и вид: { $house }, { $unit_type }.
    }
illegal-ice_and_fire-army-must-contain = { $unit_card } трябва да има придатък: { $card_or_character }.
illegal-ice_and_fire-army-not-purchasable = Тази карта не може да се вземе сама, а идва с друга: { $card }.
illegal-ice_and_fire-army-two-loyalties = В една армия не може да има верни на различни хора: { $character }.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = Този елемент на терена вече не може да се постави или не е позволен в този режим: { $terrain }.
illegal-ice_and_fire-terrain-outside = Елементът на терена трябва да лежи на бойното поле; излиза навън: { $outside }″.
illegal-ice_and_fire-terrain-near-edge = Елементът на терена трябва да е поне на { $least }″ от краищата на полето, а е на { $distance }″.
illegal-ice_and_fire-terrain-in-deployment = Елементът на терена трябва да е извън зоните за разполагане (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-terrain-overlaps = Елементите на терена не могат да се застъпват (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-terrain-too-near = Разстоянието би било { $distance }″, а трябва да е поне { $least }″.
illegal-ice_and_fire-terrain-on-token = Непроходим терен не може да се постави върху цел: { $terrain }.
illegal-ice_and_fire-deploy-outside = Целият поднос трябва да е в твоята зона за разполагане; излиза навън: { $outside }″.
illegal-ice_and_fire-deploy-overlaps = Подносите не могат да се застъпват: { $area } квадратни инча върху { $unit }.
illegal-ice_and_fire-deploy-impassable = Отряд не може да стои върху непроходим терен (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-deploy-too-near = Отрядът ще е на { $distance }″ от { $unit }, а са нужни поне 1″.

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = Списъкът е твърде дълъг: най-много { $lines } реда.
bad-input-ice_and_fire-army-header = Ред { $line }: списъкът започва с думата „army“, фракцията и ограничението в точки, например „army stark 40“.
bad-input-ice_and_fire-army-unknown-faction = Ред { $line }: няма фракция „{ $text }“.
bad-input-ice_and_fire-army-limit = Ред { $line }: „{ $text }“ не е ограничение в точки; трябва да е число от 1 до { $points }.
bad-input-ice_and_fire-army-words = Ред { $line }: на един ред може да има само една карта.
bad-input-ice_and_fire-army-one-line = Ред { $line }: след армия, записана на един ред, не може да има нищо повече.
bad-input-ice_and_fire-army-unknown-card = Ред { $line }: няма карта „{ $text }“.
bad-input-ice_and_fire-army-not-unit = Ред { $line }: „{ $text }“ не е боен отряд. Придатъците се пишат с отстъп под своя отряд, поддръжниците – след думата „ncu“, а придатъците за врага – след думата „enemy“.
bad-input-ice_and_fire-army-not-attachment = Ред { $line }: „{ $text }“ не е придатък.
bad-input-ice_and_fire-army-not-ncu = Ред { $line }: „{ $text }“ не е поддръжник.
bad-input-ice_and_fire-army-no-unit-above = Ред { $line }: по-горе няма отряд, към който този придатък да се присъедини.
bad-input-ice_and_fire-army-limit-too-low = За тази фракция не може да се състави армия за { $points } точки.
bad-input-ice_and_fire-no-faction = Няма фракция „{ $text }“.

# The battle: ids

ice_and_fire-seat-a = Армия А
ice_and_fire-seat-b = Армия Б
ice_and_fire-seat-c = Армия В
ice_and_fire-seat-d = Армия Г
ice_and_fire-side-front = фронт
ice_and_fire-side-left = ляв фланг
ice_and_fire-side-rear = тил
ice_and_fire-side-right = десен фланг
ice_and_fire-direction-forward = напред
ice_and_fire-direction-left = наляво
ice_and_fire-direction-back = назад
ice_and_fire-direction-right = надясно
ice_and_fire-action-maneuver = Маневра
ice_and_fire-action-march = Марш
ice_and_fire-action-retreat = Отстъпление
ice_and_fire-action-strike = ръкопашна атака
ice_and_fire-action-charge = Щурм
ice_and_fire-action-shoot = атака от разстояние
ice_and_fire-action-demolish = разрушаване на терен
ice_and_fire-edge-south = южна зона
ice_and_fire-edge-north = северна зона
ice_and_fire-compass-east = изток
ice_and_fire-compass-northeast = североизток
ice_and_fire-compass-north = север
ice_and_fire-compass-northwest = северозапад
ice_and_fire-compass-west = запад
ice_and_fire-compass-southwest = югозапад
ice_and_fire-compass-south = юг
ice_and_fire-compass-southeast = югоизток
ice_and_fire-region-southwest = на югозапад
ice_and_fire-region-south = на юг
ice_and_fire-region-southeast = на югоизток
ice_and_fire-region-west = на запад
ice_and_fire-region-middle = в средата на полето
ice_and_fire-region-east = на изток
ice_and_fire-region-northwest = на северозапад
ice_and_fire-region-north = на север
ice_and_fire-region-northeast = на североизток
# A heading in words; what is said of it stands before.
ice_and_fire-toward-heading =
    { COMPASS($heading) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($heading) ->
        [left] {""}, леко наляво
        [right] {""}, леко надясно
       *[straight] {""}
    }
ice_and_fire-toward-first =
    { COMPASS($first) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($first) ->
        [left] {""}, леко наляво
        [right] {""}, леко надясно
       *[straight] {""}
    }
ice_and_fire-toward-last =
    { COMPASS($last) ->
        [east] { ice_and_fire-compass-east }
        [northeast] { ice_and_fire-compass-northeast }
        [north] { ice_and_fire-compass-north }
        [northwest] { ice_and_fire-compass-northwest }
        [west] { ice_and_fire-compass-west }
        [southwest] { ice_and_fire-compass-southwest }
        [south] { ice_and_fire-compass-south }
        [southeast] { ice_and_fire-compass-southeast }
       *[open] …
    }{ ASIDE($last) ->
        [left] {""}, леко наляво
        [right] {""}, леко надясно
       *[straight] {""}
    }
ice_and_fire-condition-panicked = Паникьосани
ice_and_fire-condition-vulnerable = Уязвими
ice_and_fire-condition-weakened = Отслабени
ice_and_fire-zone-crown = Корона
ice_and_fire-zone-wealth = Богатство
ice_and_fire-zone-tactics = Тактика
ice_and_fire-zone-combat = Битка
ice_and_fire-zone-maneuver = Маневри
ice_and_fire-zone-50900 = Водните градини
ice_and_fire-zone-50701 = Домът на неумиращите
ice_and_fire-alignment-full = пълен допир
ice_and_fire-alignment-left = половин допир, наляво
ice_and_fire-alignment-right = половин допир, надясно
ice_and_fire-roll-attack = зарове за атака
ice_and_fire-roll-defense = зарове за защита
ice_and_fire-roll-test = тест за боен дух
ice_and_fire-roll-charge = разстояние на щурма
ice_and_fire-roll-retreat = разстояние на отстъплението
ice_and_fire-roll-roll_off = хвърляне за първенство
ice_and_fire-roll-terrain = терен
ice_and_fire-roll-danger = опасен терен
ice_and_fire-right-charge_bonus = бонус от щурм
ice_and_fire-right-panicked = жетон „Паникьосани“
ice_and_fire-right-vulnerable = жетон „Уязвими“
ice_and_fire-right-weakened = жетон „Отслабени“
ice_and_fire-kind-unit = отряд
ice_and_fire-kind-ncu = поддръжник
ice_and_fire-kind-piece = елемент на терена
ice_and_fire-kind-terrain = вид терен
ice_and_fire-kind-zone = зона на тактическото табло
ice_and_fire-kind-condition = жетон за състояние
ice_and_fire-kind-side = страна на отряд
ice_and_fire-kind-direction = посока
ice_and_fire-kind-alignment = разположение
ice_and_fire-kind-edge = зона за разполагане
ice_and_fire-kind-right = право на прехвърляне
ice_and_fire-kind-ability = умение
ice_and_fire-kind-card = карта
ice_and_fire-kind-roll = хвърляне
ice_and_fire-kind-action = действие
ice_and_fire-kind-seat = място

# The battle: questions

ice_and_fire-ask-activate = Активирай някой от своите отряди.
ice_and_fire-ask-piece = Избери елемент на терена за поставяне.
ice_and_fire-ask-place = { $terrain }: къде да се постави?
ice_and_fire-ask-edge = Избери своята зона за разполагане.
ice_and_fire-ask-deploy = Разположи отряд в своята зона.
ice_and_fire-ask-first = Кой е първи играч?
ice_and_fire-ask-claim = { $ncu }: ще завземе ли зона от тактическото табло?
ice_and_fire-ask-choose = { $zone }: избери отряд.
ice_and_fire-ask-clear = { $unit }: кой жетон да се махне?
ice_and_fire-ask-afflict = Постави жетон за състояние върху вражески отряд.
ice_and_fire-ask-declare = { $unit }: избери действие.
ice_and_fire-ask-nearest = { $unit }: щурмът е срещу най-близкия враг, а няколко са еднакво близо. Срещу кого?
ice_and_fire-ask-move = { $unit }: завъртане, движение напред и крайно завъртане; най-много { $most }″.
ice_and_fire-ask-withdraw = { $unit }: накъде да отстъпи? Най-много { $most }″.
ice_and_fire-ask-pivot = Тези отряди могат да се завъртят безплатно: { $units }.
ice_and_fire-ask-heading = Положението се промени. { $unit }: посочи отново посоката на щурма срещу { $target_unit }.
ice_and_fire-ask-align = { $unit }: как да застане до { $target_unit }?
ice_and_fire-ask-turn = { $unit }: ще се завърти или приплъзне ли преди атаката срещу { $target_unit }?
ice_and_fire-ask-correct = { $unit }: допир с няколко други врага. Кой да бъде разгледан пръв?
ice_and_fire-ask-shift = { $unit }: ще се измести ли преди атаката?
ice_and_fire-ask-target = { $unit }: по кого да стреля?
ice_and_fire-ask-reroll = { $unit }, { $roll }: { $dice }. Ще прехвърлиш ли зарове?
ice_and_fire-ask-react =
    { $about_id ->
        [none] { $moment }: ще използваш ли ефект?
       *[other] { $about }, { $moment }: ще използваш ли ефект?
    }

# The battle: actions

ice_and_fire-do-activate = Активирай: { $unit }
ice_and_fire-do-activate_ncu = Активирай: { $ncu }
ice_and_fire-do-piece = Постави: { $terrain }
ice_and_fire-do-place =
    { $x }″ от западния край, { $y }″ от южния, с лице на { ice_and_fire-toward-heading }
ice_and_fire-do-edge = Вземи: { $edge }
ice_and_fire-do-leave = Остави избора на противника
ice_and_fire-do-deploy =
    { $unit }: { $x }″ от западния край, { $y }″ от южния, с лице на { ice_and_fire-toward-heading }
ice_and_fire-do-first = Първи играч: { $seat }
ice_and_fire-do-claim = Завземи: { $zone }
ice_and_fire-do-choose = { $unit }
ice_and_fire-do-clear = Махни: { $condition }
ice_and_fire-do-afflict = { $unit }: { $condition }
ice_and_fire-do-maneuver = Маневра
ice_and_fire-do-march = Марш
ice_and_fire-do-retreat = Отстъпление
ice_and_fire-do-hold = Без действие
ice_and_fire-do-stay = Остани на място
ice_and_fire-do-keep = Запази
ice_and_fire-do-strike = Атакувай: { $unit }
ice_and_fire-do-shoot = Атака от разстояние
ice_and_fire-do-shift = Измести { $direction }: { $length }″
ice_and_fire-do-target = Стреляй по: { $unit }
ice_and_fire-do-demolish = Разруши: { $piece }
ice_and_fire-do-charge = Щурм: { $unit } ({ $side }), на { ice_and_fire-toward-heading }
ice_and_fire-do-heading = Щурм на { ice_and_fire-toward-heading }
ice_and_fire-do-go = Завъртане на { ice_and_fire-toward-first }, { $length }″ напред, после завъртане на { ice_and_fire-toward-last }
ice_and_fire-do-withdraw = Отстъпление { $direction }, { $length }″, после завъртане на { ice_and_fire-toward-last }
ice_and_fire-do-face = { $unit }: завъртане на { ice_and_fire-toward-heading }
ice_and_fire-do-align = { $alignment }
ice_and_fire-do-align_at = Допир, изместване { $offset }″
ice_and_fire-do-correct = Първо: { $unit }
ice_and_fire-do-reroll = Прехвърли зарове { $dice } ({ $right })
ice_and_fire-do-use = { $unit }: { $ability }
ice_and_fire-do-pass = Пас
ice_and_fire-do-pass_turn = Пас, и занапред до края на хода
ice_and_fire-do-pass_round = Пас, и занапред до края на рунда
ice_and_fire-do-pass_game = Пас, и занапред до края на играта

# The battle: events

ice_and_fire-event-round = Започва рунд { $round }.
ice_and_fire-event-turn = На ход: { $seat }.
ice_and_fire-event-placed = { $seat } поставя терен: { $terrain }, { $region }.
ice_and_fire-event-edge = { $seat } взема: { $edge }.
ice_and_fire-event-deployed =
    { $unit }: разполагане { $region }, с лице на { $toward }{ $apart ->
        [-1] { "" }
        [0] { " " }(в допир: { $near })
       *[other] { " " }(най-близо: { $near }, { $apart }″)
    }.
ice_and_fire-event-first = Първи играч: { $seat }.
ice_and_fire-event-passed = { $seat } пасува; оставащи пасове: { $left }.
ice_and_fire-event-ncu_activated = Активира се: { $ncu }.
ice_and_fire-event-claimed = { $ncu } завзема: { $zone }.
ice_and_fire-event-chosen = { $seat } избира ({ $zone }): { $unit }.
ice_and_fire-event-activated = Активира се: { $unit }.
ice_and_fire-event-declared =
    { $target_unit_id ->
        [none] { $unit }: обявено действие – { $action }.
       *[other] { $unit }: обявено действие – { $action }, мишена: { $target_unit }.
    }
ice_and_fire-event-held = { $unit }: без действие.
ice_and_fire-event-used =
    { $unit_id ->
        [none] { $seat }: действа умението { $ability }.
       *[other] { $unit }: използвано умение – { $ability }.
    }
ice_and_fire-event-moved =
    { $unit }: { $inches ->
        [0] завъртане с лице на { $toward }
       *[other] преместване на { $toward }, { $inches }″
    }{ $apart ->
        [-1] { "" }
        [0] { " " }(в допир: { $near })
       *[other] { " " }(най-близо: { $near }, { $apart }″)
    }.
ice_and_fire-event-stayed = { $unit }: няма път за отстъпление, без движение.
ice_and_fire-event-disorderly = Щурмът е безреден: { $unit }.
ice_and_fire-event-charge_failed = Щурмът се проваля: { $unit }, мишена: { $target_unit }.
ice_and_fire-event-charged = Щурмът успява: { $unit }, мишена: { $target_unit }.
ice_and_fire-event-pushed =
    { $unit }: изместване на { $toward }, { $inches }″{ $apart ->
        [-1] { "" }
        [0] { " " }(в допир: { $near })
       *[other] { " " }(най-близо: { $near }, { $apart }″)
    }.
ice_and_fire-event-demolished = { $unit }: разрушен терен – { $terrain }.
ice_and_fire-event-attacked = { $unit }: атака, мишена: { $target_unit }.
ice_and_fire-event-rolled = { $seat }, { $roll }: { $dice }.
ice_and_fire-event-rerolled = { $seat }: прехвърлени зарове { $places } ({ $roll }), сега { $dice }.
ice_and_fire-event-spent = { $seat } изразходва: { $right } ({ $unit }).
ice_and_fire-event-hit = { $unit }: попадения { $hits }, мишена: { $target_unit }.
ice_and_fire-event-wounded = { $unit }: понесени рани { $wounds }, остават { $left }.
ice_and_fire-event-restored = { $unit }: възстановени рани { $wounds }, вече { $left }.
ice_and_fire-event-afflicted = { $unit }: нов жетон – { $condition }.
ice_and_fire-event-cleared = { $unit }: махнат жетон – { $condition }.
ice_and_fire-event-tested =
    { $passed ->
        [0] { $unit }: тестът е провален (сбор { $total }).
       *[other] { $unit }: тестът е издържан (сбор { $total }).
    }
ice_and_fire-event-attachment_lost = { $unit }: унищожен придатък – { $card }.
ice_and_fire-event-joined = { $unit }: присъединява се { $card }.
ice_and_fire-event-removed = { $unit }: отрядът е унищожен.
ice_and_fire-event-scored = { $seat } печели победни точки: { $points } (вече { $total }).
ice_and_fire-outcome-last_units = Другата армия няма повече отряди на бойното поле.
ice_and_fire-outcome-rounds = Последният рунд приключи.
ice_and_fire-outcome-points = Нужните точки са събрани.
ice_and_fire-option-points = Точки на армията
    .text = Колко голяма може да е армията. 30 е кратка битка, 40 е обичайната.
ice_and_fire-option-armies = Армии
    .text = По една за всяко място: готова, някоя от запазените ти или която и да е друга. Без тях всеки избира армия тайно, когато играта започне.
ice_and_fire-option-field = Ширина на полето в инчове
    .text = 48 е обичайното поле; 72 дава място на големи армии и на повече играчи.
ice_and_fire-option-field-48 = 48
ice_and_fire-option-field-72 = 72
ice_and_fire-option-terrain = Терен
    .text = Играчите го поставят поред, заровете решават какъв да е, или полето е голо. На готовото поле и двете армии вече са в строй и битката започва веднага.
ice_and_fire-option-terrain-chosen = по избор на играчите
ice_and_fire-option-terrain-random = случаен
ice_and_fire-option-terrain-none = без терен
ice_and_fire-option-terrain-ready = готово поле

# The battle: refusals

illegal-ice_and_fire-too-far = { $length }″ е твърде далече: най-много { $most }″.
illegal-ice_and_fire-too-far-in-rough = { $length }″ е твърде далече през труден терен: най-много { $most }″.
illegal-ice_and_fire-too-near = Движението би свършило на { $distance }″ от { $unit }: нужен е поне 1″.
illegal-ice_and_fire-comes-nearer = Това би приближило подноса до { $unit }: { $distance }″.
illegal-ice_and_fire-ends-on-unit = Движението би свършило върху { $unit } (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-crosses-unit = Пътят минава през { $unit } (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-turns-into-unit = След това завъртане подносът застъпва { $unit } ({ $area } квадратни инча) и не може да тръгне напред.
illegal-ice_and_fire-ends-on-piece = Движението би свършило върху { $piece } (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-crosses-piece = Пътят минава през { $piece } (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-ends-outside = Така движението свършва { $outside }″ извън полето.
illegal-ice_and_fire-leaves-field = Пътят извежда { $outside }″ извън полето.
illegal-ice_and_fire-march-turns-first = Маршът върви право напред, тук на { ice_and_fire-toward-heading }; завъртане е позволено само накрая.
illegal-ice_and_fire-wrong-direction = Отстъплението не може да е в тази посока: { $direction }.
illegal-ice_and_fire-may-not-pivot = Този отряд не може да се завърти сега: { $unit }.
illegal-ice_and_fire-not-its-trigger = Това не може да се използва сега.
illegal-ice_and_fire-no-such-right = Нямаш право на прехвърляне: { $right }.
illegal-ice_and_fire-no-such-dice = Посочи заровете по местата им, във възходящ ред, от 1 до { $count }.
illegal-ice_and_fire-rerolled-already = Зар { $place } вече е прехвърлен от теб.
illegal-ice_and_fire-not-free = На това място подносът не се побира (отместване { $offset }″).
illegal-ice_and_fire-not-touched = Щурмуващият отряд не се допира до: { $unit }.
illegal-ice_and_fire-no-enemy = Това не е враг на бойното поле: { $unit }.
illegal-ice_and_fire-engaged = Отряд в бой не може да направи това; допира се до: { $units }.
illegal-ice_and_fire-not-engaged = Само отряд в бой може да направи това.
illegal-ice_and_fire-no-melee-attack = Този отряд няма ръкопашна атака.
illegal-ice_and_fire-not-seen = Оттам няма линия на видимост към: { $unit }.
illegal-ice_and_fire-other-side = Щурмуващият отряд стои в друга зона ({ $sides }), не в тази: { $side }.
illegal-ice_and_fire-no-room = От тази страна на { $unit } няма място.
illegal-ice_and_fire-passes-by = В тази посока щурмът подминава мишената.
illegal-ice_and_fire-stopped = Щурмът бива спрян след { $distance }″ от { $thing }.
illegal-ice_and_fire-out-of-reach = Мишената е на { $distance }″; достижими са най-много { $most }″.
illegal-ice_and_fire-not-destructible = Това не може да се разруши или е на повече от 1″: { $piece }.
illegal-ice_and_fire-no-ranged-attack = Този отряд няма атака от разстояние.
illegal-ice_and_fire-no-enemies = На бойното поле няма враг.
illegal-ice_and_fire-nothing-to-shoot = Оттам не се вижда враг в обхват: най-близкият е на { $distance }″, а обхватът е най-много { $most }″.
illegal-ice_and_fire-out-of-range = Мишената е на { $distance }″ от предната стрелка; обхватът е най-много { $most }″.
illegal-ice_and_fire-choose-zone = Зоната се посочва само при равенство, една от тези: { $sides }.
illegal-ice_and_fire-not-your-unit = Това не е твой отряд на бойното поле: { $unit }.
illegal-ice_and_fire-activated-already = Този отряд вече е активиран този рунд: { $unit }.
illegal-ice_and_fire-other-action = Това действие сега не е достъпно за отряда.
illegal-ice_and_fire-must-act = { $unit } трябва да действа: този ефект не оставя избор.
illegal-ice_and_fire-must-fight = Отряд в бой трябва да атакува или да отстъпи.
illegal-ice_and_fire-no-way-out = Дори при 6 няма накъде да се отстъпи.
illegal-ice_and_fire-not-in-contact = Няма допир: { $distance }″ до { $unit }.
bad-input-ice_and_fire-position-length = { $path }: броят на елементите е грешен.
bad-input-ice_and_fire-armies-for-each-seat = Или не се посочва армия, или по една за всеки от играчите ({ $seats }).
bad-input-ice_and_fire-army-not-allowed =
    Армията на играч { $player } не е позволена:
    { $reasons }
illegal-ice_and_fire-zone-taken = Тази зона не може да бъде завзета: { $zone }.
illegal-ice_and_fire-must-lead = Първо трябва да активираш боен отряд.
illegal-ice_and_fire-wrong-target = Не може да се избере: { $unit }.
illegal-ice_and_fire-no-such-token = Отрядът няма такъв жетон: { $condition }.
illegal-ice_and_fire-has-token = Отрядът вече има този жетон: { $condition }.
illegal-ice_and_fire-no-such-piece = Няма повече такъв елемент за поставяне: { $terrain }.
illegal-ice_and_fire-must-choose-edge = Трябва да избереш зона.
illegal-ice_and_fire-not-to-deploy = Сега не може да се разположи: { $unit }.
illegal-ice_and_fire-no-such-seat = Няма играч { $number }.
illegal-ice_and_fire-no-pass = Нямаш повече пасове.
illegal-ice_and_fire-passed-already = Вече пасува в този рунд.
illegal-ice_and_fire-no-place = В зоната за разполагане още няма място: { $unit }.
illegal-ice_and_fire-not-your-ncu = { $ncu } не е твой поддръжник.
illegal-ice_and_fire-ncu-activated-already = Вече е активиран този рунд: { $ncu }.
illegal-ice_and_fire-all-zones-taken = Всички зони на тактическото табло са заети.

# Режими: цели, мисии, жетони

ice_and_fire-objective-objective_01 = Провизии
ice_and_fire-objective-objective_02 = Открит терен
ice_and_fire-objective-objective_03 = Ужас
ice_and_fire-objective-objective_04 = Открит фланг
ice_and_fire-objective-objective_05 = Гарвани
ice_and_fire-objective-objective_06 = Наточена стомана
ice_and_fire-objective-objective_07 = Жестокост
ice_and_fire-objective-objective_08 = Набелязани мишени
ice_and_fire-objective-objective_09 = Несигурна почва
ice_and_fire-objective-objective_10 = Сборен пункт
ice_and_fire-mission-mission_01 = Дръжте центъра
ice_and_fire-mission-mission_02 = Остриета и коне
ice_and_fire-mission-mission_03 = Остриета и гарвани
ice_and_fire-mission-mission_04 = Господари на дъската
ice_and_fire-mission-mission_05 = Отсечете главата
ice_and_fire-mission-mission_06 = Зад линиите им
ice_and_fire-mission-mission_07 = Тежестта на редиците
ice_and_fire-mission-mission_08 = Сломен дух
ice_and_fire-mission-mission_09 = Отмъщение
ice_and_fire-mission-mission_10 = На тяхна земя
ice_and_fire-mission-mission_11 = Вземете инициативата
ice_and_fire-mission-mission_12 = Всички знамена
ice_and_fire-token-k1 = жетон за цел 1
ice_and_fire-token-k2 = жетон за цел 2
ice_and_fire-token-k3 = жетон за цел 3
ice_and_fire-token-k4 = жетон за цел 4
ice_and_fire-token-k5 = жетон за цел 5
ice_and_fire-token-k6 = жетон за цел 6
ice_and_fire-token-k7 = жетон за цел 7
ice_and_fire-token-k8 = жетон за цел 8
ice_and_fire-token-k9 = жетон за цел 9
ice_and_fire-quadrant-southwest = югозападна четвърт
ice_and_fire-quadrant-southeast = югоизточна четвърт
ice_and_fire-quadrant-northwest = северозападна четвърт
ice_and_fire-quadrant-northeast = североизточна четвърт
ice_and_fire-corner-southwest = югозападен ъгъл
ice_and_fire-corner-northwest = северозападен ъгъл
ice_and_fire-corner-northeast = североизточен ъгъл
ice_and_fire-corner-southeast = югоизточен ъгъл
ice_and_fire-roll-hits = попадения
ice_and_fire-kind-objective = карта за цел
ice_and_fire-kind-mission = мисия
ice_and_fire-kind-token = жетон за цел
ice_and_fire-kind-quadrant = четвърт от полето
ice_and_fire-kind-corner = ъгъл на полето
ice_and_fire-kind-compass = посока на света
ice_and_fire-kind-region = част от полето
ice_and_fire-option-mode = Режим
    .text = За какво се дават точки: цели, завзети жетони, тайни мисии или обсада. Първият режим е обичайната битка.
ice_and_fire-option-mode-game_of_thrones = Игра на тронове
ice_and_fire-option-mode-clash_of_kings = Сблъсък на крале
ice_and_fire-option-mode-storm_of_swords = Вихър от мечове
ice_and_fire-option-mode-feast_for_crows = Пир за врани
ice_and_fire-option-mode-dance_with_dragons = Танц с дракони
ice_and_fire-option-mode-winds_of_winter = Ветровете на зимата
ice_and_fire-option-mode-fire_and_blood = Огън и кръв
ice_and_fire-option-mode-dark_wings_dark_words = Черни криле, черни думи
ice_and_fire-option-mode-honed_and_ready = Наточени и готови
ice_and_fire-option-mode-here_we_stand = Тук стоим
ice_and_fire-option-mode-random = случаен
ice_and_fire-option-teams = Два отбора (при четирима играчи)
    .text = Двама срещу двама: отборът има общи ходове и точки и вижда картите си взаимно.

# Режими: въпроси

ice_and_fire-ask-corner = Избери своя ъгъл на полето.
ice_and_fire-ask-reward = { $objective }: избери отряд.
ice_and_fire-ask-reward_order = Коя от твоите карти за цел се използва сега?
ice_and_fire-ask-heir = { $unit }: жетонът за цел е загубен. Кой отряд го взема?
ice_and_fire-ask-put_token = { $unit }: жетонът не може да се задържи. Къде отива?
ice_and_fire-ask-corpses = { $unit }: отрядът е унищожен. Къде остава Купчина трупове?
ice_and_fire-ask-new_piece = { $terrain }: къде да се постави близо до { $unit }?
ice_and_fire-ask-draft = Избери карта за цел за своя командир.
ice_and_fire-ask-use_objective = { $unit }: ще използваш ли карта за цел този рунд?
ice_and_fire-ask-mark = Набележи вражески отряд.
ice_and_fire-ask-assign = { $unit }: отрядът е набелязан. Коя карта за цел получава?
ice_and_fire-ask-marker = { $unit }: ще поставиш ли маркер за победна точка върху враг?
ice_and_fire-ask-missions = Избери четири мисии за ръката си.
ice_and_fire-ask-reveal = Разкрий мисия.
ice_and_fire-ask-swap = Ще размениш ли мисия вместо това? Активни: { $missions }. В резерв: { $reserve }.
ice_and_fire-ask-volley = Ще стрелят ли Крепостните стени вместо ефекта на зоната?
ice_and_fire-ask-quadrant = { $unit }, на границата: в коя четвърт да се брои?
ice_and_fire-ask-assign_ncu = { $ncu }: ще се брои ли в четвърт от полето вместо ефекта на зоната?

# Режими: действия

ice_and_fire-do-corner = Заеми: { $corner }
ice_and_fire-do-decline = Откажи
ice_and_fire-do-take = Вземи: { $objective }
ice_and_fire-do-next = Сега: { $token }
ice_and_fire-do-token = { $token }: { $x }″ от западния край, { $y }″ от южния
ice_and_fire-do-missions = Вземи: { $missions }
ice_and_fire-do-reveal = Разкрий: { $mission }
ice_and_fire-do-swap = Замени „{ $mission }“ с „{ $new_mission }“
ice_and_fire-do-renew = Изчисти „{ $mission }“ от резерва
ice_and_fire-do-quadrant = { $quadrant }

# Режими: събития

ice_and_fire-event-corner = { $seat } заема: { $corner }.
ice_and_fire-event-out = { $seat } няма повече отряди и излиза от играта.
ice_and_fire-event-objective = { $unit }: карта за цел – { $objective }.
ice_and_fire-event-drafted = { $seat } избира картата за цел { $objective }.
ice_and_fire-event-token_taken = { $unit }: взет е { $token }.
ice_and_fire-event-token_dropped = { $unit }: загубен е { $token }.
ice_and_fire-event-token_put = { $seat } поставя { $token }, { $region }.
ice_and_fire-event-mission = { $seat } разкрива мисия: { $mission }.
ice_and_fire-event-mission_active = Активна мисия: { $mission }.
ice_and_fire-event-mission_waiting = Мисия в резерв: { $mission }.
ice_and_fire-event-mission_scored = { $seat } изпълнява мисия: { $mission }.
ice_and_fire-event-swapped = { $seat } заменя мисията „{ $mission }“ с „{ $new_mission }“.
ice_and_fire-event-renewed = { $seat } изчиства мисия от резерва: { $mission }.
ice_and_fire-event-marked = { $seat } набелязва { $unit }.
ice_and_fire-event-marker = { $seat } поставя маркер за победна точка върху { $unit }; там вече са: { $count }.
ice_and_fire-event-takes_hits = { $unit }: получени попадения: { $hits }.
ice_and_fire-event-assigned = { $ncu } се брои този рунд тук: { $quadrant }.
ice_and_fire-event-lent = { $seat } вече разполага с поддръжник: { $ncu }.
ice_and_fire-event-pillage = { $unit }: жетони за плячка: { $count }.

# Режими: откази

illegal-ice_and_fire-must-choose-unit = Трябва да се избере отряд.
illegal-ice_and_fire-no-such-reward = За това сега няма какво да се използва: { $token }.
illegal-ice_and_fire-carrier-marches = Отряд, който носи жетон за цел, не може да марширува.
illegal-ice_and_fire-token-outside = Жетонът трябва да лежи на бойното поле.
illegal-ice_and_fire-token-off-pile = Жетонът трябва да докосва своята Купчина трупове.
illegal-ice_and_fire-token-too-far = Жетонът трябва да е най-много на 2″ от отряда, а е на { $distance }″.
illegal-ice_and_fire-token-on-something = Жетонът не може да лежи върху друг отряд или непроходим терен.
illegal-ice_and_fire-other-token = Трябва да се постави друг жетон: { $token }.
illegal-ice_and_fire-pile-too-far = Купчината трупове трябва да е изцяло на не повече от 12″ от отряда.
illegal-ice_and_fire-terrain-on-unit = Елемент на терена не може да се постави върху { $unit }.
illegal-ice_and_fire-piece-too-far = Елементът трябва да се постави най-много на { $most }″ от { $unit }.
illegal-ice_and_fire-objective-taken = Тази карта за цел не може да се получи: { $objective }.
illegal-ice_and_fire-objective-used = Вече нямаш тази карта за цел: { $objective }.
illegal-ice_and_fire-missions-to-choose = Посочи различни мисии по реда на номерата им; брой: { $count }.
illegal-ice_and_fire-mission-always = Тази мисия всеки взема така или иначе: { $mission }.
illegal-ice_and_fire-no-such-mission = Нямаш тази мисия в ръка: { $mission }.
illegal-ice_and_fire-no-such-swap = Тези мисии не могат да се разменят.
illegal-ice_and_fire-other-quadrant = Този отряд не стои там: { $unit }.
illegal-ice_and_fire-corner-taken = Този ъгъл е зает: { $corner }.

# Обсадата

ice_and_fire-role-attacker = нападател
ice_and_fire-role-defender = защитник
ice_and_fire-wall-w1 = средна Крепостна стена
ice_and_fire-wall-w2 = западна Крепостна стена
ice_and_fire-wall-w3 = източна Крепостна стена
ice_and_fire-siege_card-siege_attacker_1 = Сапьори
ice_and_fire-siege_card-siege_attacker_2 = Откъснати
ice_and_fire-siege_card-siege_attacker_3 = Общ щурм
ice_and_fire-siege_card-siege_attacker_4 = Ужасът на обсадата
ice_and_fire-siege_card-siege_attacker_5 = Безспирни барабани
ice_and_fire-siege_card-siege_attacker_6 = Таран
ice_and_fire-siege_card-siege_attacker_7 = Свежи роти
ice_and_fire-siege_card-siege_attacker_8 = Обсадни стълби
ice_and_fire-siege_card-siege_defender_1 = Врящо масло
ice_and_fire-siege_card-siege_defender_2 = Излаз
ice_and_fire-siege_card-siege_defender_3 = Зидари
ice_and_fire-siege_card-siege_defender_4 = Буря от стрели
ice_and_fire-siege_card-siege_defender_5 = Шипове
ice_and_fire-siege_card-siege_defender_6 = Дръжте портата
ice_and_fire-siege_card-siege_defender_7 = Нощно нападение
ice_and_fire-siege_card-siege_defender_8 = Пестеливи запаси
ice_and_fire-kind-role = роля в обсадата
ice_and_fire-kind-wall = Крепостна стена
ice_and_fire-kind-siege_card = обсадна карта
ice_and_fire-ask-role = Ще нападаш ли крепостта, или ще я браниш?
ice_and_fire-ask-siege_piece = Ще поставиш ли още един елемент на терена пред крепостта?
ice_and_fire-ask-reserve = Избери отряд за резерва.
ice_and_fire-ask-bring_in = { $unit }, от резерва: къде?
ice_and_fire-ask-return = Ще върнеш ли унищожен отряд?
ice_and_fire-ask-siege = Ще изиграеш ли обсадна карта?
ice_and_fire-ask-siege_target = { $siege_card }: избери.
ice_and_fire-ask-stores = Кой отряд възстановява рана? Остават: { $left }.
ice_and_fire-ask-wall_target = { $wall }: по кого да стреля?
ice_and_fire-ask-align_to_wall = { $unit }: как да застане пред мишената ({ $wall })?
ice_and_fire-do-role = { $role }
ice_and_fire-do-activate_wall = Активирай: { $wall }
ice_and_fire-do-strike_wall = Атакувай: { $wall }
ice_and_fire-do-charge_wall = Щурм: { $wall }, на { ice_and_fire-toward-heading }
ice_and_fire-do-siege = Изиграй: { $siege_card }
ice_and_fire-do-wall = { $wall }
ice_and_fire-do-condition = { $condition }
ice_and_fire-event-siege_dealt = { $seat } тегли обсадни карти.
    .secret = Твоите карти: { $siege_cards }.
ice_and_fire-event-siege_played = { $seat } играе обсадна карта: { $siege_card }.
ice_and_fire-event-sapped = { $seat } премахва терен: { $terrain }.
ice_and_fire-event-ladders = Не може да се активира този рунд: { $wall }.
ice_and_fire-event-wall_restored = Поправя се { $wall }; рани: { $left }.
ice_and_fire-event-assaults = { $unit }: пристъп, мишена: { $wall }.
ice_and_fire-event-assault_failed = { $unit }: щурмът се проваля, мишена: { $wall }.
ice_and_fire-event-storms = { $unit }: атака, мишена: { $wall }.
ice_and_fire-event-wall_hit = { $unit }: попадения { $hits }, мишена: { $wall }; рани: { $wounds }, остават: { $left }.
ice_and_fire-event-wall_destroyed = Унищожена е { $wall }.
ice_and_fire-event-wall_activated = Активира се { $wall }.
ice_and_fire-event-wall_shoots = { $wall }: стрели се сипят върху { $target_unit }.
ice_and_fire-outcome-siege_held = Крепостта устоя.
illegal-ice_and_fire-no-wall = Тази стена не може да се атакува сега: { $wall }.
illegal-ice_and_fire-wall-not-seen = Оттам не се вижда: { $wall }.
illegal-ice_and_fire-at-the-wall = { $wall }: отрядът вече е тук; вместо да щурмува, атакува.
illegal-ice_and_fire-no-room-at-wall = Няма място пред нея: { $wall }.
illegal-ice_and_fire-not-seen-then = В тази посока мишената не се вижда.
illegal-ice_and_fire-not-at-flank = Целият поднос трябва да е най-много на 6″ от страничен край; излиза навън: { $outside }″.
illegal-ice_and_fire-no-siege-card = Не можеш да изиграеш тази обсадна карта сега: { $siege_card }.
illegal-ice_and_fire-not-that-piece = Този елемент не е на полето: { $piece }.
illegal-ice_and_fire-not-that-wall = Тази стена не може да се избере: { $wall }.
illegal-ice_and_fire-other-choice = За тази карта трябва да се избере нещо друго.
illegal-ice_and_fire-must-activate = Докато имаш отряд за активиране, трябва да активираш някой.
bad-input-ice_and_fire-hero-in-team =
    Един герой може да е в отбор само веднъж; избери други армии:
    { $reasons }
# Texts of cards and abilities: questions, actions, events and refusals

ice_and_fire-kind-tactics_card = тактическа карта
ice_and_fire-kind-choice = възможност
ice_and_fire-event-survived = { $unit }: отрядът не е унищожен, остават рани: { $wounds }.
ice_and_fire-event-new_name = { $unit }: { $new } заема мястото на { $card }.
ice_and_fire-do-choose_attachment = { $card }
ice_and_fire-do-choose_order = { $ability }
ice_and_fire-ask-ride = { $unit }: накъде да премине?
ice_and_fire-ask-extra_ncu = Сега може да се активира един поддръжник.
ice_and_fire-ask-retarget = { $zone }: трябва да се избере друг отряд.
ice_and_fire-ask-send = { $card }: към кой вражески отряд се присъединява?
ice_and_fire-ask-order_attachments = { $unit }: кой придатък застава следващ отляво? Първи загива последният.
ice_and_fire-event-looked = { $seat } поглежда картите в ръката: { $whose }.
    .secret = { $seat } разглежда картите на { $whose }: { $tactics_cards }.
ice_and_fire-ask-discard_of = Коя карта на противника да се изчисти?
ice_and_fire-do-restore = { $unit }: възстанови { $wounds }
ice_and_fire-ask-share = Рани, които остава да се възстановят: { $wounds }.
ice_and_fire-right-misses = пропуски, чрез ефект
illegal-ice_and_fire-only-misses = Зар { $place } не е пропуск: прехвърлят се само пропуските.
illegal-ice_and_fire-may-not-wait = { $unit }: този отряд не може да остане в резерв.
ice_and_fire-do-reserve = { $unit }: остави в резерв
ice_and_fire-event-waits = { $unit }: в резерв.
illegal-ice_and_fire-faction-not-ready = Все още не действат всички текстове на тази фракция: { $faction }.
illegal-ice_and_fire-card-not-ready = Все още не действат всички текстове на тази карта: { $card }.
illegal-ice_and_fire-army-refused =
    Тази армия не е позволена:
    { $reasons }
ice_and_fire-ask-muster = Избери тайно своята армия.
ice_and_fire-do-army = { $faction }: { $cards }
ice_and_fire-kind-faction = фракция
ice_and_fire-kind-attachment = придатък
ice_and_fire-kind-attack_keyword = свойство на атака
ice_and_fire-kind-holder = отряд или поддръжник
ice_and_fire-kind-source = умение или тактическа карта
ice_and_fire-kind-text = ефект
ice_and_fire-kind-mode = режим на игра
ice_and_fire-ask-arrange = Няколко ефекта стават едновременно: кой е първи?
ice_and_fire-ask-reinforce = { $unit }: къде влиза от резерва?
ice_and_fire-right-effect = чрез ефект
ice_and_fire-roll-panic = рани при провален тест за паника
ice_and_fire-roll-gate = зар за ефект
ice_and_fire-ask-react_in_private =
    { $about_id ->
        [none] { $moment }: ще използваш ли ефект?
       *[other] { $about }, { $moment }: ще използваш ли ефект?
    }
ice_and_fire-ask-name_target = { $source }: избери мишена или какво прави ефектът.
ice_and_fire-ask-discard = Ще изчистиш ли тактически карти?
ice_and_fire-ask-influence = { $ncu }: върху кой отряд да се упражни влияние?
ice_and_fire-ask-free_shift = { $unit }: ще се измести ли?
ice_and_fire-do-use_ncu = { $ncu }: { $ability }
ice_and_fire-do-use_card = { $unit }: { $tactics_card }
ice_and_fire-do-play =
    { $mode ->
        [1] Изиграй: { $tactics_card }
       *[other] Изиграй: { $tactics_card }, начин { $mode }
    }
ice_and_fire-do-discard = Изчисти: { $tactics_card }
ice_and_fire-do-influence = { $unit }
ice_and_fire-do-choose_ncu = { $ncu }
ice_and_fire-do-choose_zone = { $zone }
ice_and_fire-do-choose_card = { $tactics_card }
ice_and_fire-do-choose_option = { $choice }
ice_and_fire-do-choose_amount = { $amount }
ice_and_fire-event-used_by_ncu = { $ncu } използва: { $ability }.
ice_and_fire-event-card_acts = { $seat }: действа картата { $tactics_card }.
ice_and_fire-event-card_works = { $tactics_card } ({ $seat }) действа върху: { $unit }.
ice_and_fire-event-played = { $seat } изиграва: { $tactics_card }.
ice_and_fire-event-targeted = { $seat } избира: { $unit }.
ice_and_fire-event-cancelled = { $seat } отменя ефекта.
ice_and_fire-event-influenced = { $ncu } упражнява влияние върху: { $unit }.
ice_and_fire-event-attached = { $tactics_card } се прикрепя към: { $unit }.
ice_and_fire-event-card_left = { $tactics_card } се изчиства от: { $unit }.
ice_and_fire-event-drew = { $seat } тегли тактически карти: { $count }.
    .secret = Изтегляш { $tactics_cards }.
ice_and_fire-event-peeked = { $seat } поглежда най-горните карти от тестето: { $whose }.
    .secret = Най-отгоре в тестето ({ $whose }): { $tactics_cards }.
ice_and_fire-event-put_back = { $seat } връща тактическа карта в тестето.
ice_and_fire-event-set_aside = { $seat } оставя настрана закрита тактическа карта.
    .secret = Връщаш в тестето: { $tactics_card }.
ice_and_fire-event-discarded = { $seat } изчиства: { $tactics_card }.
ice_and_fire-event-found = { $seat } взема от тестето: { $tactics_card }.
ice_and_fire-event-recovered = { $seat } връща от изчистените карти: { $tactics_card }.
ice_and_fire-event-borrowed = { $seat } взема от изчистените карти ({ $whose }): { $tactics_card }.
ice_and_fire-choice-critical_blow = Критичен удар
ice_and_fire-choice-precision = Прецизност
ice_and_fire-choice-sundering = Разсичане
ice_and_fire-choice-vicious = Убийствен
ice_and_fire-choice-highest = най-голям брой зарове за атака
ice_and_fire-choice-to_hit = бонус за попадение
ice_and_fire-choice-reroll = прехвърляне на зарове
ice_and_fire-choice-more_dice = повече зарове за атака
ice_and_fire-choice-more_hits = повече попадения
ice_and_fire-choice-more_wounds = повече рани
ice_and_fire-choice-block = блокиране на попадения
ice_and_fire-choice-defense = бонус към защитата
ice_and_fire-choice-panicked = Паникьосани
ice_and_fire-choice-vulnerable = Уязвими
ice_and_fire-choice-weakened = Отслабени
ice_and_fire-choice-lose_abilities = губи всички умения
ice_and_fire-choice-not_targeted = не може да бъде мишена на своите
ice_and_fire-choice-attack = Атака
ice_and_fire-choice-charge = Щурм
ice_and_fire-choice-maneuver = Маневра
ice_and_fire-choice-march = Марш
ice_and_fire-choice-retreat = Отстъпление
ice_and_fire-choice-restore = възстановяване на рани
ice_and_fire-choice-restore_again = още веднъж възстановяване на рани
ice_and_fire-choice-from_deck = от тестето
ice_and_fire-choice-from_discard = от изчистените карти
ice_and_fire-choice-hits = попадения
ice_and_fire-choice-wounds = рани
ice_and_fire-choice-test = тест за паника
ice_and_fire-choice-speed = по-малка скорост
ice_and_fire-choice-shift = изместване
ice_and_fire-choice-yes = да
ice_and_fire-choice-no = не
ice_and_fire-choice-draw = теглене на карта
ice_and_fire-choice-token = жетони
ice_and_fire-choice-first_player = стани първи играч
ice_and_fire-choice-snipe = удар по придатък
ice_and_fire-choice-poison = отрова
ice_and_fire-choice-token_leaves = маха се жетонът за състояние
ice_and_fire-choice-poison_leaves = маха се отровата
ice_and_fire-choice-search = вземи карта от тестето
ice_and_fire-choice-attach = прикрепи карта
ice_and_fire-choice-move_ncu = премести поддръжника в свободна зона
ice_and_fire-choice-swap_ncu = размени поддръжника с друг
ice_and_fire-choice-condition = враг получава жетон за състояние
ice_and_fire-choice-left_flank = към левия фланг
ice_and_fire-choice-right_flank = към десния фланг
ice_and_fire-choice-rear = към тила
ice_and_fire-choice-bear = Мечка
ice_and_fire-choice-eagle = Орел
ice_and_fire-choice-wolf = Вълк
ice_and_fire-choice-top_card = изчисти най-горната карта
ice_and_fire-choice-second_card = изчисти втората карта
ice_and_fire-choice-neither = не изчиствай нищо
ice_and_fire-choice-swap = размени придатъците
ice_and_fire-choice-move = премести придатък
ice_and_fire-choice-edge = край ръба на масата
ice_and_fire-choice-beside = до отряда
ice_and_fire-choice-rank_more = брои се с редица повече
ice_and_fire-choice-rank_fewer = брои се с редица по-малко
ice_and_fire-choice-look_at_hand = противникът показва ръката си и губи карта
ice_and_fire-choice-returns = връща се придатък
ice_and_fire-choice-look = виж ръката на противника
ice_and_fire-choice-spend_pillage = изразходвай жетон за плячка
ice_and_fire-choice-pillage = вземи жетон за плячка
ice_and_fire-choice-use_zone = използвай ефекта на зоната
ice_and_fire-choice-two_zones = посочи две зони: ако поддръжникът завземе някоя от тях, врагове получават жетони
ice_and_fire-choice-one_zone = посочи зона: ако бъде завзета, Тристифър може да се активира в края на хода
illegal-ice_and_fire-not-a-target = Това не може да се избере тук.
illegal-ice_and_fire-not-beside-friends = Отрядът трябва да е изцяло на не повече от { $most }″ от друг свой отряд.
illegal-ice_and_fire-too-many-cards = В ръката може да има най-много { $most } карти: излишните трябва да се изчистят.
illegal-ice_and_fire-not-in-hand = Тази карта не е в ръката ти.
illegal-ice_and_fire-cannot-influence = Този поддръжник не може да упражни влияние върху: { $unit }.
illegal-ice_and_fire-other-target = Действието трябва да е насочено към: { $unit }.

# Терен, определен от играчите

ice_and_fire-terrain-free_1 = Собствен елемент 1
ice_and_fire-terrain-free_2 = Собствен елемент 2
ice_and_fire-terrain-free_3 = Собствен елемент 3
ice_and_fire-terrain-free_4 = Собствен елемент 4
ice_and_fire-option-pieces = Собствени елементи на терена, например „elevated cover: 0,0 8,0 6,5 1,4“
    .text = Ключови думи, двоеточие, после ъгли в инчове; следващите елементи са след точка и запетая.
ice_and_fire-option-print_2021 = Карти, както са отпечатани в правилника от 2021 г.
    .text = Няколко карти по-късно са променени; така се играят, както са отпечатани първо.
ice_and_fire-option-discreet = Еднакви паузи, за да не се отгатват картите в ръка
    .text = Който би могъл да има карта за момента, бави другите еднакво дълго, независимо дали я има. Битката трае няколко минути повече.
bad-input-ice_and_fire-free-too-many = Могат да се определят най-много толкова елемента на терена: { $most }.
bad-input-ice_and_fire-free-form = Елемент { $number }: нужни са ключови думи, двоеточие и върхове.
bad-input-ice_and_fire-free-keyword = Елемент { $number }: „{ $text }“ не е ключова дума за терен.
bad-input-ice_and_fire-free-corner = Елемент { $number }: „{ $text }“ не е връх; посочи инчове, например 2.5,4.
bad-input-ice_and_fire-free-corners = Елемент { $number }: върховете трябва да са от 3 до { $most }.
bad-input-ice_and_fire-free-convex = Елемент { $number }: върховете трябва поред да образуват изпъкнала фигура.
bad-input-ice_and_fire-free-large = Елемент { $number }: най-много { $most }″ във всяка посока.

# Какво променя числата на отряд, атака или проверка и защо

ice_and_fire-change-dice = зарове за атака
ice_and_fire-change-rank_shift = редици при броя зарове за атака
ice_and_fire-change-to_hit = за попадение
ice_and_fire-change-hits = попадения
ice_and_fire-change-defense = към защитата
ice_and_fire-change-block = блокирани попадения
ice_and_fire-change-wounds = рани
ice_and_fire-change-panic = към теста за паника
ice_and_fire-change-morale = към теста
ice_and_fire-change-speed = инча скорост
ice_and_fire-why-flank = атака във фланг
ice_and_fire-why-rear = атака в тил
ice_and_fire-why-sundering = Разсичане
ice_and_fire-why-vicious = Убийствен
ice_and_fire-why-fortified = укрепен терен
ice_and_fire-why-inspiring = вдъхновяващ терен наблизо
ice_and_fire-why-horrific = ужасяващ терен наблизо
ice_and_fire-why-hold_the_gate = Дръжте портата
ice_and_fire-why-pillage = Плячка
ice_and_fire-why-carrying = носи жетон
ice_and_fire-why-effect = ефект

# What cannot be in a position

bad-input-ice_and_fire-position-impossible =
    Никоя битка не може да стигне до тази позиция:
    { $reasons }
illegal-ice_and_fire-position-trays-overlap = { $card } ({ $path }) и { $other_card } ({ $other_path }) стоят един върху друг (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-position-tray-outside = { $card } ({ $path }) е на { $outside }″ извън полето.
illegal-ice_and_fire-position-on-impassable = { $card } ({ $path }) стои върху непроходим терен (застъпване: { $area } квадратни инча).
illegal-ice_and_fire-position-no-wounds = { $card } ({ $path }) е на полето с 0 рани: този отряд вече щеше да е унищожен.
illegal-ice_and_fire-position-attachments = { $card } ({ $path }) има повече придатъци ({ $number }) от оставащите модели ({ $models }).
illegal-ice_and_fire-position-zone-shared = В една и съща зона, { $zone }, има { $number } поддръжници: { $paths }.
illegal-ice_and_fire-position-hand = { $seat } държи { $number } тактически карти, а може най-много { $most }.
illegal-ice_and_fire-position-card-copies = { $seat } има { $number } копия на една тактическа карта, а в тестето са само { $most }: { $tactics_card }.
illegal-ice_and_fire-position-token-outside = { $path }: жетонът за цел е на { $outside }″ извън полето.
illegal-ice_and_fire-position-piece-outside = { $terrain } ({ $path }) е на { $outside }″ извън полето.
illegal-ice_and_fire-position-nobody-left = { $seat } няма нито един боен отряд на полето, тоест битката вече щеше да е загубена.
