# A Song of Ice & Fire: Tabletop Miniatures Game

ice_and_fire-title = Песен за огън и лед

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
illegal-ice_and_fire-army-must-join = { $card } трябва да бъде в един отряд с { $characters }.
illegal-ice_and_fire-army-without-unit = Придатъкът трябва да е присъединен към отряд: { $card }.
illegal-ice_and_fire-army-requires = { $card } изисква в армията това или едно от тези: { $cards }.
illegal-ice_and_fire-army-requires-all = { $card } изисква в армията всичко от този списък: { $cards }.
illegal-ice_and_fire-army-forbids = { $card } и { $other_card } не могат да бъдат в една армия.
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
illegal-ice_and_fire-army-must-contain = { $unit_card } трябва да има придатък: { $cards }.
illegal-ice_and_fire-army-not-purchasable = Тази карта не може да се вземе сама, а идва с друга: { $card }.
illegal-ice_and_fire-army-two-loyalties = В една армия не може да има верни на различни хора: { $characters }.

# Where terrain and units cannot be placed

illegal-ice_and_fire-terrain-not-in-pool = Тази част от терена вече не може да се постави или не е позволена в този режим: { $terrain }.
illegal-ice_and_fire-terrain-outside = Частите от терена трябва да лежат на бойното поле.
illegal-ice_and_fire-terrain-near-edge = Частите от терена трябва да са поне на { $least }" от ръбовете на бойното поле.
illegal-ice_and_fire-terrain-in-deployment = Частите от терена трябва да лежат извън зоните за разполагане.
illegal-ice_and_fire-terrain-overlaps = Частите от терена не могат да лежат една върху друга.
illegal-ice_and_fire-terrain-too-near = Разстоянието би било { $distance }", а трябва да е поне { $least }".
illegal-ice_and_fire-terrain-on-token = Непроходим терен не може да се постави върху цел: { $terrain }.
illegal-ice_and_fire-deploy-outside = Целият поднос трябва да е в твоята зона за разполагане.
illegal-ice_and_fire-deploy-overlaps = Подносите не могат да се застъпват.
illegal-ice_and_fire-deploy-impassable = Отряд не може да стои върху непроходим терен.
illegal-ice_and_fire-deploy-too-near = Разстоянието до врага би било { $distance }", а трябва да е поне 1".

# What cannot be understood in the list of an army

bad-input-ice_and_fire-army-too-long = Списъкът е твърде дълъг: най-много { $lines } реда.
bad-input-ice_and_fire-army-header = Ред { $line }: списъкът започва с думата „army“, фракцията и ограничението в точки, например „army stark 40“.
bad-input-ice_and_fire-army-unknown-faction = Ред { $line }: няма фракция „{ $text }“.
bad-input-ice_and_fire-army-limit = Ред { $line }: „{ $text }“ не е ограничение в точки; трябва да е число от 1 до { $points }.
bad-input-ice_and_fire-army-words = Ред { $line }: на един ред може да има само една карта.
bad-input-ice_and_fire-army-unknown-card = Ред { $line }: няма карта „{ $text }“.
bad-input-ice_and_fire-army-not-unit = Ред { $line }: „{ $text }“ не е боен отряд. Придатъците се пишат с отстъп под своя отряд, поддръжниците – след думата „ncu“, а придатъците за врага – след думата „enemy“.
bad-input-ice_and_fire-army-not-attachment = Ред { $line }: „{ $text }“ не е придатък.
bad-input-ice_and_fire-army-not-ncu = Ред { $line }: „{ $text }“ не е поддръжник.
bad-input-ice_and_fire-army-no-unit-above = Ред { $line }: по-горе няма отряд, към който този придатък да се присъедини.
bad-input-ice_and_fire-army-limit-too-low = За тази фракция не може да се състави армия за { $points } точки.
