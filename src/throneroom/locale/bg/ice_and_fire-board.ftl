# The board of A Song of Ice & Fire on the page, and what is printed on its zones, terrain and cards

# What the board says

ice_and_fire-board-field = Бойното поле
ice_and_fire-board-panels = Части на таблото
ice_and_fire-board-tab-field = Поле
ice_and_fire-board-tab-board = Тактика и карти
ice_and_fire-board-tab-armies = Армии
ice_and_fire-board-tactics = Тактическо табло
ice_and_fire-board-hand = Твоите тактически карти
ice_and_fire-board-armies = Армиите
ice_and_fire-board-no-cards = Няма карти в ръката.
ice_and_fire-board-discard = Изчистени ({ $seat }): { $count }
ice_and_fire-board-round = Рунд { $round } от 6
ice_and_fire-board-preparing = Преди битката
ice_and_fire-board-first = Първи играч
ice_and_fire-board-allied = съюзник: { $names }
ice_and_fire-board-points = победни точки и колко са нужни
ice_and_fire-board-cards = ръка { $hand } · тесте { $deck } · пасове { $passes }
ice_and_fire-board-free-zone = свободна
ice_and_fire-board-activated = активиран
ice_and_fire-board-off-field = извън полето
ice_and_fire-board-used = използвано
ice_and_fire-board-close = Затвори
ice_and_fire-board-actions = Действия
ice_and_fire-board-zoom-in = По-близо
ice_and_fire-board-zoom-out = По-далеч
ice_and_fire-board-whole = Цялото поле
ice_and_fire-board-token = Жетон за цел
ice_and_fire-board-unit = { $unit } ({ $seat }), рани: { $wounds } от { $all }
ice_and_fire-board-at = { $x }″ от западния край, { $y }″ от южния
ice_and_fire-board-here = насред твоята армия
ice_and_fire-board-inches =
    { $inches ->
        [one] { $inches } инч
       *[other] { $inches } инча
    }
ice_and_fire-board-place =
    { $where ->
        [ahead] на { $inches } пред { $of }
        [ahead_left] на { $inches } пред { $of }, вляво
        [ahead_right] на { $inches } пред { $of }, вдясно
        [left] на { $inches } вляво от { $of }
        [right] на { $inches } вдясно от { $of }
        [behind_left] на { $inches } зад { $of }, вляво
        [behind_right] на { $inches } зад { $of }, вдясно
       *[behind] на { $inches } зад { $of }
    }
ice_and_fire-board-place-you =
    { $where ->
        [ahead] на { $inches } пред теб
        [ahead_left] на { $inches } пред теб, вляво
        [ahead_right] на { $inches } пред теб, вдясно
        [left] на { $inches } вляво от теб
        [right] на { $inches } вдясно от теб
        [behind_left] на { $inches } зад теб, вляво
        [behind_right] на { $inches } зад теб, вдясно
       *[behind] на { $inches } зад теб
    }
ice_and_fire-board-engaged = в бой с: { $enemies }
ice_and_fire-board-lasting = Действа: { $cards }
ice_and_fire-board-wounds = Оставащи рани
ice_and_fire-board-speed = Скорост
ice_and_fire-board-defense = Защита
ice_and_fire-board-morale = Боен дух
ice_and_fire-board-attack-melee = ръкопашна
ice_and_fire-board-attack-short = близък обхват
ice_and_fire-board-attack-long = далечен обхват
ice_and_fire-board-dice = Зарове
ice_and_fire-board-fight = { $attacker } напада: { $defender } ({ $side })
ice_and_fire-board-do = Изпълни
ice_and_fire-board-to-place = Отряд за поставяне
ice_and_fire-board-tap-place = Посочи място на полето.
ice_and_fire-board-number-first = посока °
ice_and_fire-board-number-length = дължина ″
ice_and_fire-board-number-last = обръщане °
ice_and_fire-board-number-heading = посока °
ice_and_fire-board-number-direction = посока
ice_and_fire-board-number-x = от запад ″
ice_and_fire-board-number-y = от юг ″
ice_and_fire-board-left = остават { $inches }″
ice_and_fire-board-sees = ще вижда: { $units }
ice_and_fire-board-in_range = в обхват: { $units }
ice_and_fire-board-threatened_by = заплаха: { $units }
ice_and_fire-board-covers = държи: { $tokens }
ice_and_fire-board-rough = през труден терен
ice_and_fire-board-pass_turn = Без повече въпроси в този ход
ice_and_fire-board-pass_round = Без повече въпроси в този рунд
ice_and_fire-board-pass_game = Никога в тази игра
ice_and_fire-board-open-missions = Активни мисии
ice_and_fire-board-waiting-missions = Мисии в резерв
ice_and_fire-board-own-missions = Твоите мисии
ice_and_fire-board-shown-missions = Разкрити мисии
ice_and_fire-board-siege-cards = Твоите обсадни карти
ice_and_fire-board-to-hit = улучва на { $need }
ice_and_fire-board-blocks = блокира на { $need }
ice_and_fire-board-passes-on = успех от { $need }
ice_and_fire-board-test = { $unit }: тест за боен дух
ice_and_fire-board-number-dice = зарове: { $count }
ice_and_fire-board-bonus-lost = теренът отнема бонуса от щурма
ice_and_fire-board-fortified = защитникът е укрепен
ice_and_fire-board-endangers = застрашава свои: { $units }
ice_and_fire-board-shot_by = под обстрел от: { $units }
ice_and_fire-board-dangerous = опасен терен: { $pieces }
ice_and_fire-board-nearest = { $unit } на { $inches }″
ice_and_fire-board-figure-way = път
ice_and_fire-board-figure-inches = { $inches }″
ice_and_fire-board-figure-chance = нужни са { $need }+, { $percent } %
ice_and_fire-board-figure-dice = зарове
ice_and_fire-board-figure-wounds = очаквани рани
ice_and_fire-board-figure-panic = паника
ice_and_fire-board-figure-destroys = унищожаване
ice_and_fire-board-charge = Щурм: { $unit } ({ $side })
ice_and_fire-board-rerolls-misses = бонус от щурма: пропуските може да се прехвърлят
ice_and_fire-board-reroll = Прехвърли зарове: { $count } ({ $right })
ice_and_fire-board-declared = Обявено: { $effects }

# Zones of the tactics board

ice_and_fire-zone_text-crown = Един вражески отряд прави тест за паника с −1 към хвърлянето.
ice_and_fire-zone_text-wealth = Един твой отряд възстановява до 3 рани и премахва жетон за състояние.
ice_and_fire-zone_text-tactics = Изтегли 2 тактически карти и сложи избран жетон за състояние на вражески отряд.
ice_and_fire-zone_text-combat = Един твой отряд може веднага да атакува.
ice_and_fire-zone_text-maneuver = Един твой отряд може веднага да направи Маневра или Отстъпление.
ice_and_fire-zone_text-50900 = В следващия си ход противниците трябва да активират боен отряд. Докато я държиш, те не контролират нито една зона за умения и тактически карти.

# Terrain

ice_and_fire-terrain_text-forest = Прикритие: през нея не се стреля, освен ако стрелецът е в нея. Укрепена: +1 към хвърлянията за защита срещу щурм, минал през нея.
ice_and_fire-terrain_text-corpse_pile = Ужасяваща: −1 към тестовете за боен дух в близък обхват. Забавяща: щурм през нея губи бонуса си.
ice_and_fire-terrain_text-bog = Трудно: движението през него е с 1″ по-късо. Забавящо: щурм през него губи бонуса си.
ice_and_fire-terrain_text-stakes = Опасни: к3+1 рани за всеки, който влезе или действа върху тях. Разрушими с атака до 1″.
ice_and_fire-terrain_text-low_wall = Забавящ: щурм през него губи бонуса си. Укрепен: +1 към хвърлянията за защита срещу този щурм. Разрушим.
ice_and_fire-terrain_text-ruined_wall = Забавящ: щурм през него губи бонуса си. Укрепен: +1 към хвърлянията за защита срещу този щурм. Разрушим.
ice_and_fire-terrain_text-hedge = Прикритие: през него не се стреля. Труден: движението е с 1″ по-късо. Разрушим.
ice_and_fire-terrain_text-weirwood = Вдъхновяващо: +1 към тестовете за боен дух в близък обхват.
ice_and_fire-terrain_text-palisade = Непроходима и през нея не се вижда. Разрушима с атака до 1″.
ice_and_fire-terrain_text-castle_wall = Непроходима.
ice_and_fire-terrain_text-grim_pile = Мрачно напомняне: в близък обхват враговете на играча, който я е поставил, имат −1 към тестовете за боен дух и понасят с 1 рана повече от провалени тестове за паника. Забавяща: щурм през нея губи бонуса си.

# Objective cards

ice_and_fire-objective_text-objective_01 = Когато носи точки: свой отряд в далечен обхват възстановява 1 рана и по 1 за всяка унищожена редица.
ice_and_fire-objective_text-objective_02 = Когато носи точки: свой отряд в далечен обхват може да се измести с 3″.
ice_and_fire-objective_text-objective_03 = Когато носи точки: враг в далечен обхват получава жетон „Паникьосани“.
ice_and_fire-objective_text-objective_04 = Когато носи точки: враг в далечен обхват получава жетон „Уязвими“.
ice_and_fire-objective_text-objective_05 = Докато я държиш: с една тактическа карта повече в ръката и при попълване.
ice_and_fire-objective_text-objective_06 = Отрядът, който я държи, има „Разсичане“ в ръкопашен бой.
ice_and_fire-objective_text-objective_07 = Отрядът, който я държи, има „Убийствен“ в ръкопашен бой.
ice_and_fire-objective_text-objective_08 = Отрядът, който я държи, има „Прецизност“ в ръкопашен бой.
ice_and_fire-objective_text-objective_09 = Преди ръкопашна атака на отряда, който я държи, защитникът получава жетон „Отслабени“.
ice_and_fire-objective_text-objective_10 = Отрядът, който я държи, винаги използва най-големия си брой зарове за атака.

# Missions

ice_and_fire-mission_text-mission_01 = Който държи целта в средата, печели 2.
ice_and_fire-mission_text-mission_02 = По 1 за всяка твоя зона от Битка и Маневри.
ice_and_fire-mission_text-mission_03 = По 1 за всяка твоя зона от Битка и Тактика.
ice_and_fire-mission_text-mission_04 = 2 за онзи, който държи повече зони на тактическото табло от всеки противник.
ice_and_fire-mission_text-mission_05 = 2 за унищожаване на отряда на вражески командир; след като него го няма, 1 за унищожаване на който и да е вражески отряд, веднъж на рунд.
ice_and_fire-mission_text-mission_06 = 1 за отряд извън бой изцяло във вражеска зона за разполагане, 2 за два или повече.
ice_and_fire-mission_text-mission_07 = 1 за онзи, който има повече редици в отрядите си в бой.
ice_and_fire-mission_text-mission_08 = 1 за онзи, чиито врагове имат повече жетони за състояние от неговите отряди.
ice_and_fire-mission_text-mission_09 = 1 за унищожен враг, след като твой отряд е бил унищожен, най-много два пъти на рунд.
ice_and_fire-mission_text-mission_10 = По 1 за всяка твоя цел във вражеската половина.
ice_and_fire-mission_text-mission_11 = 1 за онзи, който държи повече цели от всеки противник; в следващия рунд той е и първи играч.
ice_and_fire-mission_text-mission_12 = По 1 за всяка твоя цел.
