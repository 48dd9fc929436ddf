# A Game of Thrones: The Board Game

thrones-title = Игра на тронове: Настолна игра
thrones-gist = Тайни заповеди, походи и обсади за замъците на Вестерос.

# Houses

thrones-house-stark = Дом Старк
thrones-house-greyjoy = Дом Грейджой
thrones-house-lannister = Дом Ланистър
thrones-house-baratheon = Дом Баратеон
thrones-house-tyrell = Дом Тирел
thrones-house-martell = Дом Мартел
thrones-option-houses-stark = Дом Старк
thrones-option-houses-greyjoy = Дом Грейджой
thrones-option-houses-lannister = Дом Ланистър
thrones-option-houses-baratheon = Дом Баратеон
thrones-option-houses-tyrell = Дом Тирел
thrones-option-houses-martell = Дом Мартел
thrones-motto-stark = Зимата идва
thrones-motto-greyjoy = Ние не сеем
thrones-motto-lannister = Чуйте рева ми!
thrones-motto-baratheon = Наша е яростта
thrones-motto-tyrell = Растем силни
thrones-motto-martell = Непреклонни, непревити, несломени

# Areas

thrones-area-castle_black = Черен замък
thrones-area-karhold = Кархолд
thrones-area-winterfell = Зимен хребет
thrones-area-the_stony_shore = Каменен бряг
thrones-area-white_harbor = Бял пристан
thrones-area-widows_watch = Вдовишка стража
thrones-area-flints_finger = Пръст на Флинт
thrones-area-greywater_watch = Стража Сива вода
thrones-area-moat_cailin = Рова на Кайлин
thrones-area-seagard = Сийгард
thrones-area-the_twins = Близнаците
thrones-area-the_fingers = Пръстите
thrones-area-the_mountains_of_the_moon = Планините на Луната
thrones-area-the_eyrie = Орлово гнездо
thrones-area-riverrun = Речен пад
thrones-area-pyke = Пайк
thrones-area-lannisport = Ланиспорт
thrones-area-stoney_sept = Каменна септа
thrones-area-harrenhal = Харънхъл
thrones-area-crackclaw_point = Нос Рачешка щипка
thrones-area-searoad_marches = Покрайнините на Морския път
thrones-area-blackwater = Черна вода
thrones-area-kings_landing = Кралски чертог
thrones-area-dragonstone = Драконов камък
thrones-area-kingswood = Кралски лес
thrones-area-the_reach = Предела
thrones-area-storms_end = Бурен край
thrones-area-highgarden = Планински рай
thrones-area-dornish_marches = Дорнски погранични земи
thrones-area-the_boneway = Костен път
thrones-area-oldtown = Староград
thrones-area-three_towers = Трите кули
thrones-area-the_arbor = Арбор
thrones-area-princes_pass = Проход на принца
thrones-area-starfall = Звездопад
thrones-area-yronwood = Айрънууд
thrones-area-sunspear = Слънчево копие
thrones-area-salt_shore = Солен бряг
thrones-area-bay_of_ice = Леден залив
thrones-area-sunset_sea = Залезно море
thrones-area-ironmans_bay = Залив на железните
thrones-area-the_golden_sound = Златен проток
thrones-area-west_summer_sea = Западно Лятно море
thrones-area-redwyne_straits = Пролив Редвин
thrones-area-east_summer_sea = Източно Лятно море
thrones-area-sea_of_dorne = Дорнско море
thrones-area-shipbreaker_bay = Залив на корабокрушенията
thrones-area-blackwater_bay = Залив Черна вода
thrones-area-the_narrow_sea = Тясното море
thrones-area-the_shivering_sea = Тръпнещото море
thrones-area-port_of_pyke = Пристанище: Пайк
thrones-area-port_of_lannisport = Пристанище: Ланиспорт
thrones-area-port_of_winterfell = Пристанище: Зимен хребет
thrones-area-port_of_white_harbor = Пристанище: Бял пристан
thrones-area-port_of_dragonstone = Пристанище: Драконов камък
thrones-area-port_of_sunspear = Пристанище: Слънчево копие
thrones-area-port_of_storms_end = Пристанище: Бурен край
thrones-area-port_of_oldtown = Пристанище: Староград

# Units, orders, tracks

thrones-unit-footman = Пехотинец
thrones-unit-knight = Рицар
thrones-unit-ship = Кораб
thrones-unit-siege_engine = Обсадна машина
thrones-order-march_minus_1 = Настъпление -1
thrones-order-march_0 = Настъпление +0
thrones-order-march_plus_1_special = Специално настъпление +1
thrones-order-defense_plus_1 = Отбрана +1
thrones-order-defense_plus_2_special = Специална отбрана +2
thrones-order-support = Подкрепа
thrones-order-support_plus_1_special = Специална подкрепа +1
thrones-order-raid = Набег
thrones-order-raid_special = Специален набег
thrones-order-consolidate_power = Събиране на сила
thrones-order-consolidate_power_special = Специално събиране на сила
thrones-track-iron_throne = Железният трон
thrones-track-fiefdoms = Васалните владения
thrones-track-kings_court = Кралският двор
thrones-token-iron_throne = Железният трон
thrones-token-fiefdoms = Острието от валирианска стомана
thrones-token-kings_court = Гарванът вестоносец

# House cards

thrones-card-eddard_stark = Едард Старк
thrones-card-robb_stark = Роб Старк
    .text = Ако победиш, можеш ти да посочиш къде да отстъпи победената армия; само позволена област с най-малки загуби.
thrones-card-roose_bolton = Рууз Болтън
    .text = Ако загубиш, върни в ръката си всички свои изиграни карти на дома, включително и тази.
thrones-card-greatjon_umber = Големия Джон Ъмбър
thrones-card-ser_rodrick_cassel = Сир Родрик Касел
thrones-card-the_blackfish = Черната риба
    .text = В тази битка единиците ти не понасят загуби от умения, мечове или карти „Обрати в двубоя“.
thrones-card-catelyn_stark = Кейтлин Старк
    .text = Ако имаш заповед за отбрана в областта на битката, стойността ѝ се удвоява.
thrones-card-euron_crows_eye = Юрон Вранското око
thrones-card-victarion_greyjoy = Виктарион Грейджой
    .text = Ако нападаш, всеки твой нападащ или подкрепящ кораб се брои за 2.
thrones-card-balon_greyjoy = Балон Грейджой
    .text = Отпечатаната бойна сила на картата на противника е 0.
thrones-card-theon_greyjoy = Теон Грейджой
    .text = Ако защитаваш област със замък или крепост: +1 бойна сила и меч.
thrones-card-dagmar_cleftjaw = Дагмър Цепнатата челюст
thrones-card-asha_greyjoy = Аша Грейджой
    .text = Ако не получаваш подкрепа: два меча и кула.
thrones-card-aeron_damphair = Ерон Мократа коса
    .text = Можеш да върнеш 2 герба на сила, за да махнеш тази карта и да изиграеш друга от ръката си.
thrones-card-tywin_lannister = Тивин Ланистър
    .text = Ако победиш, получаваш 2 герба на сила.
thrones-card-ser_gregor_clegane = Сир Грегър Клегейн
thrones-card-ser_jaime_lannister = Сир Джайм Ланистър
thrones-card-the_hound = Хрътката
thrones-card-ser_kevan_lannister = Сир Кеван Ланистър
    .text = Ако нападаш, всеки твой нападащ или подкрепящ пехотинец се брои за 2.
thrones-card-tyrion_lannister = Тирион Ланистър
    .text = Можеш да върнеш картата на противника в ръката му; той трябва да изиграе друга, а ако няма, се бие без карта.
thrones-card-cersei_lannister = Церсей Ланистър
    .text = Ако победиш, можеш да махнеш една заповед на победения дом от която и да е област.
thrones-card-stannis_baratheon = Станис Баратеон
    .text = +1 бойна сила, ако противникът е по-напред в сферата на Железния трон.
thrones-card-renly_baratheon = Ренли Баратеон
    .text = Ако победиш, можеш да замениш един свой участващ или подкрепящ пехотинец с рицар.
thrones-card-ser_davos_seaworth = Сир Давос Сийуърт
    .text = Докато Станис Баратеон е сред изиграните ти карти: +1 бойна сила и меч.
thrones-card-brienne_of_tarth = Бриен Тартска
thrones-card-salladhor_saan = Саладор Саан
    .text = Ако получаваш подкрепа, всички кораби на други домове в тази битка се броят за 0.
thrones-card-melisandre = Мелисандра
thrones-card-patchface = Кръпката
    .text = След битката можеш да разгледаш ръката на противника и да махнеш една карта от нея.
thrones-card-mace_tyrell = Мейс Тирел
    .text = Един избран от теб вражески пехотинец, който напада или се защитава, се унищожава веднага.
thrones-card-ser_loras_tyrell = Сир Лорас Тирел
    .text = Ако нападаш и победиш, заповедта за настъпление отива с армията в завзетата област и може да се изпълни отново.
thrones-card-ser_garlan_tyrell = Сир Гарлан Тирел
thrones-card-randyll_tarly = Рандил Тарли
thrones-card-alester_florent = Алестър Флорънт
thrones-card-margaery_tyrell = Марджери Тирел
thrones-card-queen_of_thorns = Кралицата на тръните
    .text = Махни веднага една заповед на противника в област, съседна на битката; не заповедта за това настъпление.
thrones-card-the_red_viper = Червената пепелянка
thrones-card-areo_hotah = Арео Хота
thrones-card-obara_sand = Обара Пясък
thrones-card-darkstar = Тъмната звезда
thrones-card-nymeria_sand = Нимерия Пясък
    .text = Меч, ако нападаш; кула, ако се защитаваш.
thrones-card-arianne_martell = Ариан Мартел
    .text = Ако се защитаваш и загубиш, нападателите не влизат в областта, а се връщат откъдето са дошли.
thrones-card-doran_martell = Доран Мартел
    .text = Премести веднага противника на последно място в избрана от теб сфера на влияние.

# Westeros cards

thrones-westeros-supply = Доставка на припаси
    .text = Всеки дом брои символите си на продоволствие, коригира продоволствието си и намалява твърде големите армии.
thrones-westeros-mustering = Сбор на знамената
    .text = Всеки дом може да набира войска в своите замъци и крепости.
thrones-westeros-a_throne_of_blades = Трон от остриета
    .text = Притежателят на Железния трон избира: „Доставка на припаси“, „Сбор на знамената“ или нищо.
thrones-westeros-last_days_of_summer = Последните дни на лятото
    .text = Нищо не се случва.
thrones-westeros-winter_is_coming = Зимата идва
    .text = Размеси това тесте и разкрий нова карта.
thrones-westeros-clash_of_kings = Сблъсък на крале
    .text = Всички домове наддават за трите сфери на влияние.
thrones-westeros-game_of_thrones = Игра на тронове
    .text = Всеки дом получава гербове на сила за короните и отворените си пристанища.
thrones-westeros-dark_wings_dark_words = Черни криле, черни думи
    .text = Притежателят на Гарвана вестоносец избира: „Сблъсък на крале“, „Игра на тронове“ или нищо.
thrones-westeros-wildlings_attack = Нападение на диваците
    .text = Диваците нападат.
thrones-westeros-put_to_the_sword = Под меча
    .text = Притежателят на Острието избира: без заповеди за отбрана, без специално настъпление +1 или без ограничения.
thrones-westeros-rains_of_autumn = Есенни дъждове
    .text = В този рунд не може да се ползва специалното настъпление +1.
thrones-westeros-storm_of_swords = Вихър от мечове
    .text = В този рунд не могат да се ползват заповеди за отбрана.
thrones-westeros-sea_of_storms = Море от бури
    .text = В този рунд не могат да се ползват заповеди за набег.
thrones-westeros-feast_for_crows = Пир за врани
    .text = В този рунд не могат да се ползват заповеди за събиране на сила.
thrones-westeros-web_of_lies = Паяжина от лъжи
    .text = В този рунд не могат да се ползват заповеди за подкрепа.

# Wildling cards: what happens to the lowest bidder, to everyone else, to the highest bidder

thrones-wildling-silence_at_the_wall = Тишина при Вала
    .lowest = Нищо.
    .others = Нищо.
    .highest = Нищо.
    .text = { thrones-board-lowest }: { thrones-wildling-silence_at_the_wall.lowest } { thrones-board-others }: { thrones-wildling-silence_at_the_wall.others } { thrones-board-highest }: { thrones-wildling-silence_at_the_wall.highest }
thrones-wildling-a_king_beyond_the_wall = Крал отвъд Вала
    .lowest = Последно място в трите сфери на влияние.
    .others = Последно място при Васалните владения или в Кралския двор, по избор.
    .highest = Първо място в избрана сфера на влияние.
    .text = { thrones-board-lowest }: { thrones-wildling-a_king_beyond_the_wall.lowest } { thrones-board-others }: { thrones-wildling-a_king_beyond_the_wall.others } { thrones-board-highest }: { thrones-wildling-a_king_beyond_the_wall.highest }
thrones-wildling-crow_killers = Убийци на врани
    .lowest = Всички рицари стават пехотинци; онези, които не могат, се унищожават.
    .others = Двама избрани рицари стават пехотинци.
    .highest = Може да замени до двама пехотинци с рицари.
    .text = { thrones-board-lowest }: { thrones-wildling-crow_killers.lowest } { thrones-board-others }: { thrones-wildling-crow_killers.others } { thrones-board-highest }: { thrones-wildling-crow_killers.highest }
thrones-wildling-mammoth_riders = Ездачи на мамути
    .lowest = Унищожава три свои единици.
    .others = Унищожават по две свои единици.
    .highest = Може да върне в ръката си една изиграна карта на дома.
    .text = { thrones-board-lowest }: { thrones-wildling-mammoth_riders.lowest } { thrones-board-others }: { thrones-wildling-mammoth_riders.others } { thrones-board-highest }: { thrones-wildling-mammoth_riders.highest }
thrones-wildling-massing_on_the_milkwater = Сбор при Млечната вода
    .lowest = При повече от една карта: маха от ръката си всички карти с най-голяма бойна сила.
    .others = При повече от една карта: махат по една по избор.
    .highest = Връща в ръката си всички изиграни карти.
    .text = { thrones-board-lowest }: { thrones-wildling-massing_on_the_milkwater.lowest } { thrones-board-others }: { thrones-wildling-massing_on_the_milkwater.others } { thrones-board-highest }: { thrones-wildling-massing_on_the_milkwater.highest }
thrones-wildling-preemptive_raid = Изпреварващ набег
    .lowest = Унищожава две единици или слиза с две места в най-високата си сфера на влияние.
    .others = Нищо.
    .highest = Диваците нападат отново със сила 6, без участието на този дом.
    .text = { thrones-board-lowest }: { thrones-wildling-preemptive_raid.lowest } { thrones-board-others }: { thrones-wildling-preemptive_raid.others } { thrones-board-highest }: { thrones-wildling-preemptive_raid.highest }
thrones-wildling-rattleshirts_raiders = Нападателите на Дрънчащата ризница
    .lowest = Продоволствието пада с две.
    .others = Продоволствието пада с едно.
    .highest = Продоволствието расте с едно.
    .text = { thrones-board-lowest }: { thrones-wildling-rattleshirts_raiders.lowest } { thrones-board-others }: { thrones-wildling-rattleshirts_raiders.others } { thrones-board-highest }: { thrones-wildling-rattleshirts_raiders.highest }
thrones-wildling-skinchanger_scout = Съгледвач превъплъщенец
    .lowest = Губи всичките си налични гербове на сила.
    .others = Губят по 2 герба на сила или колкото имат.
    .highest = Получава обратно заложените гербове на сила.
    .text = { thrones-board-lowest }: { thrones-wildling-skinchanger_scout.lowest } { thrones-board-others }: { thrones-wildling-skinchanger_scout.others } { thrones-board-highest }: { thrones-wildling-skinchanger_scout.highest }
thrones-wildling-the_horde_descends = Ордата връхлита
    .lowest = Унищожава две единици в една област със замък или крепост; ако не може, две където и да е.
    .others = Унищожават по една единица.
    .highest = Може да набере войска в една област със замък или крепост.
    .text = { thrones-board-lowest }: { thrones-wildling-the_horde_descends.lowest } { thrones-board-others }: { thrones-wildling-the_horde_descends.others } { thrones-board-highest }: { thrones-wildling-the_horde_descends.highest }

# What kinds of names are called, where a name is not known

thrones-kind-house = дом
thrones-kind-area = област
thrones-kind-unit = единица
thrones-kind-order = заповед
thrones-kind-track = сфера на влияние
thrones-kind-card = карта на дом
thrones-kind-westeros = карта „Вестерос“
thrones-kind-wildling = карта на диваците
thrones-kind-tide = карта „Обрати в двубоя“
thrones-kind-choice = избор от карта „Вестерос“
thrones-kind-side = страна в битката
thrones-kind-state = състояние на единица
thrones-kind-knowing = дом или всички
thrones-kind-stance = отношение към битката
thrones-kind-reason = причина за загуба

# Options and results

thrones-option-tides_of_battle = Карти „Обрати в двубоя“
    .text = Във всяка битка двете страни теглят карта, която добавя бойна сила, мечове, кули или череп: по-малко сигурност.
thrones-option-lannister_port_ship = Допълнителен кораб на Ланистър в пристанището на Ланиспорт
    .text = FAQ 2.0 на издателя дава на Ланистър в началото още един кораб, в пристанището им. С трима играчи, без Грейджой, обикновено се пропуска.
thrones-option-lannister_port_ship-four_or_more = с четирима или повече играчи
thrones-option-lannister_port_ship-on = винаги
thrones-option-lannister_port_ship-off = никога
thrones-option-final_tie_break = Решаване на равенство след последния рунд
    .text = Как се решава равенство по замъци и крепости, когато последният рунд свърши.
thrones-option-final_tie_break-rulebook = правилник: крепости, продоволствие, гербове на сила, Железен трон
thrones-option-final_tie_break-faq2 = FAQ 2.0: сухопътни области, продоволствие, Железен трон
thrones-option-houses = Домове по места (празно: на случаен принцип)
thrones-option-rounds = Брой рундове
    .text = Играта от кутията трае десет рунда; по-малко рундове я скъсяват.
thrones-outcome-structures = Седем замъка и крепости
thrones-outcome-rounds = Най-много замъци и крепости след последния рунд

# Choices on Westeros cards

thrones-choice-supply = Доставка на припаси
thrones-choice-mustering = Сбор на знамената
thrones-choice-clash_of_kings = Сблъсък на крале
thrones-choice-game_of_thrones = Игра на тронове
thrones-choice-no_defense = Без заповеди за отбрана
thrones-choice-no_march_plus_1 = Без специално настъпление +1
thrones-choice-nothing = Нищо
thrones-bid-highest = най-висок
thrones-bid-lowest = най-нисък

# Questions

thrones-ask-westeros_choice = „{ $westeros }“: ти решаваш какво прави картата.
thrones-ask-reduce_army = Продоволствие { $supply } позволява армии от { $allowed } единици, а твоите са от { $armies }: унищожи единица.
thrones-ask-muster =
    { $only_one ->
        [1] Набирай и подобрявай единици в една област по избор, после приключи.
       *[other] Набирай и подобрявай единици, после приключи.
    }
thrones-ask-bid = { $track }: наддавай тайно (гербове на сила, които имаш: { $power }).
thrones-ask-bid_wildlings = Диваците нападат със сила { $strength }: наддавай тайно (гербове на сила, които имаш: { $power }).
thrones-ask-rank_tied = Равни залози ({ $track }): кой заема място { $position }?
thrones-ask-name_bidder = Равни залози: чий залог се брои за { $bid }?
thrones-ask-place_orders =
    { $open ->
        [0] Всичките ти области имат заповеди: смени някоя или потвърди готовност.
       *[other] Постави заповедите си (области без заповед: { $open }) и потвърди готовност.
    }
thrones-ask-use_raven = Гарванът вестоносец: замени заповед, погледни картата на диваците или пасувай.
thrones-ask-raven_card = Видя картата на диваците „{ $wildling }“: върни я най-отгоре или най-отдолу.
thrones-ask-raid = Изпълни една от заповедите си за набег.
thrones-ask-consolidate = Изпълни една от заповедите си за събиране на сила.
thrones-ask-take_over_port = Колко кораба поставяш тук: { $port } (най-много { $most })?
thrones-ask-fall_on_track = „{ $wildling }“: в коя сфера падаш на последно място?
thrones-ask-rise_on_track = „{ $wildling }“: в коя сфера заемаш първо място?
thrones-ask-lower_track = „{ $wildling }“: в коя сфера { $house } слиза с две места?
thrones-ask-demote_knight = „{ $wildling }“: избери рицар, който става пехотинец или, ако няма свободни, се унищожава (остават: { $number }).
thrones-ask-promote_footman = „{ $wildling }“: можеш да замениш пехотинец с рицар (възможни: { $number }).
thrones-ask-lose_unit = „{ $wildling }“: унищожи една от своите единици (остават: { $number }).
thrones-ask-lose_in_structure = „{ $wildling }“: унищожи единици (брой: { $number }) в една област със замък или крепост.
thrones-ask-take_card_back = „{ $wildling }“: можеш да върнеш една изиграна карта на дома.
thrones-ask-discard_house_card = „{ $wildling }“: махни една от своите карти на дома.
thrones-ask-preemptive_raid = „{ $wildling }“: две единици ли губиш, или две места в най-високата си сфера на влияние?

# Actions

thrones-do-choose = { $choice }
thrones-do-destroy = Унищожи: { $unit } ({ $area })
    .group = Унищожи единица
thrones-do-recruit = { $area }: набери единица – { $unit } ({ $place })
    .group = Набери единица
thrones-do-upgrade = { $area }: подобри пехотинец ({ $unit })
    .group = Подобри пехотинец
thrones-do-upgrade_routed = { $area }: подобри сразен пехотинец ({ $unit })
    .group = Подобри сразен пехотинец
thrones-do-bid = Заложи { $amount }
thrones-do-rank = { $house }
thrones-do-name_bidder = { $house }
thrones-do-track = { $track }
thrones-do-demote = Рицар ({ $area })
thrones-do-promote = Пехотинец ({ $area })
thrones-do-card = { $card }
thrones-do-lose_units = Унищожи две единици
thrones-do-lose_influence = Слез с две места
thrones-do-order = { $area }: { $order }
    .group = Постави заповед
thrones-do-clear = { $area }: махни заповедта
    .group = Махни заповед
thrones-do-ready = Готово
thrones-do-exchange = { $area }: замени заповедта с: { $order }
    .group = Замени заповед
thrones-do-look = Погледни най-горната карта на диваците
thrones-do-top = Върни я най-отгоре
thrones-do-bottom = Сложи я най-отдолу
thrones-do-raid =
    { $target_id ->
        [none] { $area }: махни заповедта за набег без цел
       *[other] { $area }: набег срещу { $target }
    }
    .group = Набег
thrones-do-consolidate = { $area }: вземи гербове на сила
thrones-do-muster = { $area }: набери войска, вместо да вземеш гербове на сила
thrones-do-ships = Кораби: { $amount }
thrones-do-done = Приключи
thrones-do-pass = Пас

# Events

thrones-event-round = Започва рунд { $round }.
thrones-event-clean_up = Заповедите се прибират; сразените единици се изправят.
thrones-event-westeros_card =
    Тесте „Вестерос“ { $deck ->
        [1] I
        [2] II
       *[3] III
    }: { $card }.
thrones-event-wildlings_advance =
    Диваците напредват ({ $spaces ->
        [one] едно поле
       *[other] { $spaces } полета
    }): силата им вече е { $strength }.
thrones-event-resolve_card = Изпълнява се картата „{ $card }“.
thrones-event-income = { $house } получава гербове на сила: { $amount }.
thrones-event-chosen = { $house } избира: { $choice }.
thrones-event-supply_moved = { $house }: продоволствие { $before } → { $after }.
thrones-event-recruited = { $house } набира войска ({ $area }): { $unit } ({ $place }).
thrones-event-replaced = { $house } заменя единица ({ $area }): { $old } → { $new }.
thrones-event-bids = Залози: { $houses } – { $amounts }.
    .pairs = Залози: { $pairs }.
thrones-event-tie_decided = { $house } решава равенство: { $first }.
thrones-event-bidding = Наддаване – { $track }.
thrones-event-track_set = { $track }: { $houses }.
thrones-event-dominance =
    { $track_id ->
        [iron_throne] { $house } вече държи Железния трон.
        [fiefdoms] { $house } вече държи Острието от валирианска стомана.
       *[kings_court] { $house } вече държи Гарвана вестоносец.
    }
thrones-event-orders_in_turn = На някой дом не му стигат заповедите: те се поставят по реда на играчите.
thrones-event-ready = { $house } е готов.
thrones-event-orders_revealed = { $house } разкрива заповеди: { $areas } – { $orders }.
    .pairs = { $house } разкрива заповеди: { $pairs }.
thrones-event-raven_passed = { $house } не ползва Гарвана.
thrones-event-order_exchanged = { $house } заменя заповед ({ $area }): { $old } → { $new }.
thrones-event-raven_looked = { $house } поглежда най-горната карта на диваците.
    .secret = { $house } поглежда най-горната карта на диваците: { $card }.
thrones-event-raven_top = { $house } връща картата на диваците най-отгоре.
thrones-event-raven_bottom = { $house } слага картата на диваците най-отдолу.
thrones-event-raid_without_target = { $house } маха заповедта за набег ({ $area }).
thrones-event-raided = { $order_id ->
    [consolidate_power] { $house } плячкосва ({ $area }): { $victim } губи заповед { $order } ({ $target }; гербове на сила +{ $gained }, −{ $lost }).
    [consolidate_power_special] { $house } плячкосва ({ $area }): { $victim } губи заповед { $order } ({ $target }; гербове на сила +{ $gained }, −{ $lost }).
   *[other] { $house } прави набег ({ $area }): { $victim } губи заповед { $order } ({ $target }).
}
thrones-event-consolidated = { $house } изпълнява заповед { $order } ({ $area }) и получава гербове на сила: { $gained }.
thrones-event-muster_order = { $house } набира войска ({ $area }).
thrones-event-order_removed = { $house }: махната е заповед { $order } ({ $area }).
thrones-event-control =
    { $after_id ->
        [none] { $before } губи контрола ({ $area }).
       *[other] { $after } контролира: { $area }.
    }
thrones-event-token_placed = { $house } оставя герб на сила ({ $area }).
thrones-event-token_removed = Герб на сила се връща в купчината ({ $area }): { $house }.
thrones-event-destroyed = { $house } губи ({ $area }): { $units }.
thrones-event-port_taken = { $house } превзема: { $port } (кораби: { $ships }).
thrones-event-wildling_attack = Диваците нападат със сила { $strength }.
thrones-event-attack_result =
    { $won ->
        [1] Нощният страж побеждава: { $watch } срещу { $strength }; маркерът отива на { $token }.
       *[0] Диваците побеждават: { $strength } срещу { $watch }; маркерът отива на { $token }.
    }
thrones-event-wildling_card =
    { $won ->
        [1] { $card }. Най-високо заложилият е { $bidder }.
       *[0] { $card }. Най-ниско заложилият е { $bidder }.
    }
thrones-event-cards_back = { $house } връща в ръката си: { $cards }.
thrones-event-cards_discarded = { $house } маха от ръката си: { $cards }.
thrones-event-power_lost = { $house } губи гербове на сила: { $amount }.
thrones-event-power_gained = { $house } получава гербове на сила: { $amount }.
thrones-event-victory = { $house } печели играта (замъци и крепости: { $structures }).

# Refusals

illegal-thrones-bid-out-of-range = Позволени залози (в гербове на сила): от 0 до { $power }, а не { $amount }.
illegal-thrones-cannot-muster-here = Не можеш да набираш войска тук: { $area }.
illegal-thrones-card-not-discarded = Тази карта не е сред изиграните ти: { $card }.
illegal-thrones-card-not-in-hand = Тази карта не е в ръката ти: { $card }.
illegal-thrones-enemy-ships-there = Там има вражески кораби: { $place }.
illegal-thrones-lose-in-structure = И двете единици трябва да са от една област със замък или крепост, а не оттук: { $area }.
illegal-thrones-more-than-needed = Продоволствие { $supply } не изисква тази загуба ({ $area }): не може да унищожаваш повече от нужното.
illegal-thrones-no-footman-here = Тук няма такъв пехотинец: { $area }.
illegal-thrones-no-knight-there = Нямаш рицар тук: { $area }.
illegal-thrones-no-order-there = Тук няма заповед: { $area }.
illegal-thrones-no-own-order-there = Нямаш заповед тук: { $area }.
illegal-thrones-no-power-order = Нямаш заповед за събиране на сила тук: { $area }.
illegal-thrones-no-raid-order = Нямаш заповед за набег тук: { $area }.
illegal-thrones-no-ships-there = Кораби от { $area } не могат да се поставят тук: { $place }.
illegal-thrones-no-such-unit = Нямаш такава единица ({ $area }): { $unit }.
illegal-thrones-no-such-upgrade = Пехотинец може да стане само рицар или обсадна машина: { $unit }.
illegal-thrones-no-token-left = Нямаш свободна заповед от този вид: { $order }.
illegal-thrones-no-units-there = Нямаш единици тук, затова няма и заповед: { $area }.
illegal-thrones-none-in-stock = Нямаш повече фигури: { $unit }.
illegal-thrones-not-on-card = Картата „{ $westeros }“ не предлага това: { $choice }.
illegal-thrones-not-tied = { $house } не е сред равните.
illegal-thrones-nothing-to-muster = Тук не може да се набере нищо: { $area }.
illegal-thrones-order-banned = Карта „Вестерос“ забранява тази заповед в този рунд: { $order }.
illegal-thrones-orders-missing = Липсва заповед: { $area }.
illegal-thrones-over-supply = Тази армия би била твърде голяма: { $area } ({ $units } ед.), а продоволствие { $supply } не го позволява.
illegal-thrones-own-order = Това е твоя заповед: { $area }.
illegal-thrones-port-full = Пристанището побира най-много три кораба: { $place }.
illegal-thrones-raid-not-special = Обикновеният набег маха заповеди за подкрепа, набег и събиране на сила; тази заповед я маха само специалният набег: { $order } ({ $area }).
illegal-thrones-march-not-raidable = Срещу заповед за настъпление не може да се прави набег: { $order } ({ $area }).
illegal-thrones-raid-out-of-reach = Заповедта за набег ({ $area }) не стига дотам: { $target }.
illegal-thrones-recruit-in-place = Набраната единица се поставя в същата област ({ $area }): { $unit }.
illegal-thrones-same-order = Такава заповед вече лежи тук ({ $area }: { $order }): същата не би променила нищо, а Гарванът би бил използван напразно.
illegal-thrones-ships-not-possible = Можеш да поставиш най-много толкова кораби: { $most } ({ $port }).
illegal-thrones-ships-out-of-range = Позволен брой кораби: от 0 до { $most }, а не { $amount }.
illegal-thrones-too-few-points = Останали наборни точки: { $left } ({ $area }), а цената е { $cost }.
illegal-thrones-too-many-specials = Мястото ти в Кралския двор позволява толкова специални заповеди: { $stars }.
illegal-thrones-track-not-offered = Тази сфера не може да се избере: { $track }.

# Combat

thrones-side-attacker = нападател
thrones-side-defender = защитник
thrones-side-nobody = никой
thrones-state-standing = в строй
thrones-state-routed = сразена
thrones-tide-tob_0 = 0
thrones-tide-tob_0_skull = 0, череп
thrones-tide-tob_1_sword = 1, меч
thrones-tide-tob_1_fortification = 1, кула
thrones-tide-tob_2 = 2
thrones-tide-tob_3 = 3

thrones-ask-march =
    { $area_id ->
        [none] Избери една от своите заповеди за настъпление.
       *[other] { $order } ({ $area }): изпрати единици, после приключи настъплението.
    }
thrones-ask-leave_power = Всичките ти единици напускат { $area }. Ще оставиш ли герб на сила, за да запазиш контрола?
thrones-ask-support = Кого подкрепяш в битката за { $area }?
thrones-ask-refuse = Предлагат ти подкрепа ({ $area }): откажи част от нея или я приеми.
thrones-ask-house_card = Избери тайно карта на дома за битката – { $area } ({ $attacker } { $attacker_total }, { $defender } { $defender_total }).
thrones-ask-replacement = Картата ти на дома е върната: избери друга.
thrones-ask-tyrion = Тирион Ланистър: ще върнеш ли картата на противника в ръката му? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-aeron = Ерон Мократа коса: ще върнеш ли 2 герба на сила, за да изиграеш друга карта? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-doran = Доран Мартел: в коя сфера на влияние противникът пада на последно място?
thrones-ask-mace = Мейс Тирел: кой вражески пехотинец да бъде унищожен?
thrones-ask-queen_of_thorns = Кралицата на тръните: коя заповед на противника се маха?
thrones-ask-redraw = Ще използваш ли Острието от валирианска стомана, за да изтеглиш друга карта „Обрати в двубоя“? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-blade = Ще използваш ли Острието от валирианска стомана за +1 бойна сила? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-cersei = Церсей Ланистър: ще махнеш ли заповед на победения дом?
thrones-ask-renly = Ренли Баратеон: ще замениш ли пехотинец с рицар?
thrones-ask-losses =
    { $reason_id ->
        [skull] Череп: избери единица, която да бъде унищожена.
        [supply] Продоволствието не позволява цялата армия да отстъпи: избери единица за унищожаване (остават: { $number }).
       *[other] Избери загуба (остават: { $number }).
    }
thrones-ask-retreat = Къде отстъпва армията ти от { $area }?
thrones-ask-robb = Роб Старк: къде отстъпва победената армия от { $area }?
thrones-ask-patchface = Кръпката: ще махнеш ли карта от ръката на противника?

thrones-do-resolve_march = Изпълни заповедта за настъпление ({ $area })
thrones-do-march =
    { $origin } → { $area }:{ $footmen ->
        [0] {""}
       *[other] {" "}пехотинец × { $footmen }
    }{ $knights ->
        [0] {""}
       *[other] { $footmen ->
            [0] {" "}
           *[other] {", "}
        }рицар × { $knights }
    }{ $ships ->
        [0] {""}
       *[other] {" "}кораб × { $ships }
    }{ $siege_engines ->
        [0] {""}
       *[other] { $footmen ->
            [0] { $knights ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }обсадна машина × { $siege_engines }
    }
    .group = Изпрати единици
thrones-do-end_march = Приключи настъплението
thrones-do-recall = Обяви настъплението наново
thrones-do-leave_power = Остави герб на сила
thrones-do-support =
    { $side_id ->
        [attacker] { $area }: подкрепи нападателя
        [defender] { $area }: подкрепи защитника
       *[other] { $area }: не подкрепяй никого
    }
thrones-do-refuse = Откажи подкрепата ({ $area })
thrones-do-accept = Приеми подкрепата
thrones-do-use_ability = Използвай умението
thrones-do-slay =
    { $state_id ->
        [routed] Сразеният пехотинец
       *[other] Пехотинецът в строй
    }
thrones-do-take_order = Махни заповедта ({ $area })
thrones-do-use_blade = Използвай Острието
thrones-do-redraw = Изтегли друга карта
thrones-do-knight =
    { $state_id ->
        [routed] Замени сразения пехотинец с рицар ({ $area })
       *[other] Замени пехотинец с рицар ({ $area })
    }
thrones-do-retreat = Отстъпи: { $area }

thrones-event-march = { $house } изпълнява заповед { $order } ({ $area }).
thrones-event-moved = { $house } настъпва: { $origin } → { $area } ({ $units }).
thrones-event-help_wanted = { $house } иска подкрепа срещу неутралните сили ({ $area }, бойна сила { $strength }).
thrones-event-attack_called_off = На { $house } не му стига бойната сила ({ $area }) и той обявява настъплението наново.
thrones-event-neutral_force_beaten = { $house } побеждава неутралните сили ({ $area }, бойна сила { $strength }).
thrones-event-support =
    { $side_id ->
        [attacker] { $house } подкрепя нападателя ({ $embattled }) от { $area }.
        [defender] { $house } подкрепя защитника ({ $embattled }) от { $area }.
       *[other] { $house } не дава подкрепа ({ $embattled }) от { $area }.
    }
thrones-event-refused = { $house } отказва подкрепата от { $area }.
thrones-event-combat = { $attacker } ({ $attacker_units }) напада { $area }; защитава се { $defender } ({ $defender_units }).
thrones-event-initial_strength =
    Начална бойна сила: { $attacker } { $attacker_total } (единици { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , заповед { $attacker_order }
    }, подкрепа: { $attacker_supports }), { $defender } { $defender_total } (единици { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , заповед { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , гарнизон { $defender_garrison }
    }, подкрепа: { $defender_supports }).
thrones-event-cards_revealed = { $attacker } изиграва карта { $attacker_card }, { $defender } изиграва карта { $defender_card }.
thrones-event-card_returned = Картата { $card } се връща в ръката ({ $house }).
thrones-event-no_card = { $house } няма друга карта и се бие без нея.
thrones-event-card_replaced = { $house } изиграва вместо нея карта { $card }.
thrones-event-power_paid = { $house } връща гербове на сила: { $amount }.
thrones-event-blade_used = { $house } използва Острието от валирианска стомана.
thrones-event-tide_drawn = { $house } тегли карта „Обрати в двубоя“.
    .secret = Твоята карта „Обрати в двубоя“: { $tide }.
thrones-event-tides_revealed = Обрати в двубоя: { $attacker } { $attacker_tide }; { $defender } { $defender_tide }.
thrones-event-battle =
    { $area }: { $attacker } { $attacker_total } (единици { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , заповед { $attacker_order }
    }, подкрепа: { $attacker_supports }, карта { $attacker_card_strength }{ $attacker_blade ->
        [0] {""}
       *[other] , Острие { $attacker_blade }
    }{ $attacker_tide_strength ->
        [0] {""}
       *[other] , Обрати { $attacker_tide_strength }
    }) срещу { $defender } { $defender_total } (единици { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , заповед { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , гарнизон { $defender_garrison }
    }, подкрепа: { $defender_supports }, карта { $defender_card_strength }{ $defender_blade ->
        [0] {""}
       *[other] , Острие { $defender_blade }
    }{ $defender_tide_strength ->
        [0] {""}
       *[other] , Обрати { $defender_tide_strength }
    }). Побеждава { $winner }; загуби: { $casualties }.
thrones-event-garrison_lost = Гарнизонът е загубен завинаги: { $house } ({ $area }).
thrones-event-retreated = { $house } отстъпва: { $origin } → { $area } ({ $units }).
thrones-event-entered = { $house } влиза в областта { $area }: { $units }.
thrones-event-order_moved = { $house } взема заповедта { $order } със себе си: { $origin } → { $area }.
thrones-event-knighted = { $house } заменя пехотинец с рицар ({ $area }).
thrones-event-cards_returned = { $house } връща в ръката си: { $cards }.
thrones-event-card_discarded = Махната е картата { $card } ({ $house }).

illegal-thrones-no-march-order = Нямаш заповед за настъпление тук: { $area }.
illegal-thrones-no-march-chosen = Избери първо коя от заповедите си за настъпление изпълняваш.
illegal-thrones-nothing-to-recall = Още нищо не е обявено за това настъпление.
illegal-thrones-other-march = Изпълняваш заповедта за настъпление от { $origin }: приключи я, преди друга армия да тръгне към { $area }.
illegal-thrones-nobody-sent = Посочи единиците, които отиват: { $origin } → { $area }.
bad-input-thrones-position-won = { $path }: един от домовете вече контролира седем замъка и крепости, така че играта би била приключила.
bad-input-thrones-march-form = Настъплението се пише така: „march winterfell>moat_cailin:fk“, тоест откъде, докъде и единиците с букви (f пехотинец, k рицар, s кораб, e обсадна машина).
warning-thrones-no-way-back = При поражение нападателите на { $area } няма къде да се върнат: без твой герб на сила { $origin } се връща на своя дом ({ $house }).
warning-thrones-no-room-at-home = При поражение не всички нападатели на { $area } биха могли да се върнат ({ $origin }): продоволствието не стига за толкова единици: { $lost }.
illegal-thrones-not-enough-units = Тук ({ $origin }) няма достатъчно годни за поход единици от този вид ({ $unit }), за да идат там: { $area }.
illegal-thrones-march-on-the-spot = Единици, които остават на място ({ $area }), не се изпращат.
illegal-thrones-land-units-stay-on-land = Пехотинци, рицари и обсадни машини не влизат в морета и пристанища: { $area }.
illegal-thrones-impassable = Никой не може да влезе тук: { $area }. Неутралните сили затварят областта за цялата игра.
illegal-thrones-no-border-nor-ships = { $origin } и { $area } нямат обща граница и корабите ти не ги свързват: във всяко море по пътя трябва да има твой кораб.
illegal-thrones-no-border-nor-coast = { $origin } и { $area } нямат обща граница, а кораби не могат да ги свържат, защото една от тях няма бряг.
illegal-thrones-ships-stay-at-sea = Корабите не влизат в сухопътни области: { $area }.
illegal-thrones-ships-leave-port = Оттук ({ $origin }) корабите могат да излязат само тук: { $sea }. Това не е { $area }.
illegal-thrones-foreign-port = Корабите могат да влязат тук ({ $area }) само докато контролираш сушата на пристанището.
illegal-thrones-seas-not-adjacent = Корабите отиват в съседно море или в пристанище на своето море: от { $origin } не стигат до { $area }.
illegal-thrones-one-attack = С едно настъпление се напада най-много една област: това от { $origin } вече напада { $attacked } и не може да нападне и { $area }.
illegal-thrones-neutral-force-too-strong = Неутралните сили ({ $area }) имат бойна сила { $strength }; твоето настъпление с цялата подкрепа би имало най-много { $own }.
illegal-thrones-march-over-supply = Продоволствие { $supply } позволява армии от { $allowed } единици; след това настъпление армиите биха били от { $armies }.
illegal-thrones-no-support-order = Тук ({ $area }) нямаш заповед за подкрепа, която да помогне в битката за { $embattled }.
illegal-thrones-support-decided = За тази заповед за подкрепа ({ $area }) вече е решено (битка за { $embattled }).
illegal-thrones-support-neutral-force = Никой не може да подкрепи неутралните сили ({ $embattled }) от { $area }.
illegal-thrones-support-enemy = Не можеш да подкрепиш противника срещу собствените си единици ({ $embattled }, от { $area }).
illegal-thrones-support-both-sides = Другата ти заповед за подкрепа помага на другата страна ({ $embattled }): { $area } не може да помогне на тази.
illegal-thrones-no-such-offer = Никой друг дом не ти предлага подкрепа от { $area }.
illegal-thrones-card-returned = Картата { $card } е върната от Тирион Ланистър и не може да се изиграе отново в тази битка.
illegal-thrones-order-out-of-reach = Тази карта не може да махне тази заповед: { $area }.
illegal-thrones-no-such-footman = Никой твой пехотинец тук ({ $area }) не се бие и не те подкрепя в тази битка.
illegal-thrones-unit-not-in-combat = В тази битка няма такава единица в строй: { $unit } ({ $area }).
illegal-thrones-retreat-must-leave = Победената армия трябва да напусне { $area }.
illegal-thrones-retreat-to-attackers = Оттам дойдоха нападателите: { $area }. Защитниците на { $embattled } не могат да отстъпят там.
illegal-thrones-retreat-too-dear = Това отстъпление ({ $area }) би струвало единици: { $lost }; трябва да се избере област с по-малка загуба.
illegal-thrones-retreat-to-sea = Пехотинци и рицари не отстъпват в морета и пристанища: { $area }.
illegal-thrones-retreat-to-land = Кораби не отстъпват в сухопътни области: { $area }.
illegal-thrones-retreat-not-joined = { $area } и { $embattled } нямат обща граница и корабите на победения дом не ги свързват.
illegal-thrones-retreat-no-border = { $area } и { $embattled } нямат обща граница.
illegal-thrones-retreat-to-foreign-port = Корабите отстъпват само в пристанище, чиято суша контролира домът им; това не е такова: { $area }.
illegal-thrones-retreat-to-neutral-force = Неутрални сили държат { $area }: никоя армия не отстъпва там.
illegal-thrones-retreat-to-enemy-home = Това е вражеско седалище, дори да няма никого в него: { $area } ({ $house }).
illegal-thrones-retreat-to-enemy = Враг държи { $area } с единици или герб на сила ({ $house }): армия отстъпва само в своя или празна област.

# The board on the page

thrones-table-token = герб на сила: { $house }
thrones-board-short-stark = Старк
thrones-board-short-greyjoy = Грейджой
thrones-board-short-lannister = Ланистър
thrones-board-short-baratheon = Баратеон
thrones-board-short-tyrell = Тирел
thrones-board-short-martell = Мартел
thrones-board-map = Карта
thrones-board-tracks = Влияние
thrones-board-westeros = Вестерос
thrones-board-panels = Части на дъската
thrones-board-cards = Карти
thrones-board-zoom-in = По-близо
thrones-board-zoom-out = По-далеч
thrones-board-whole-map = Цялата карта
thrones-board-home = Моето седалище
thrones-board-fold = Свий или разгъни този панел
thrones-board-close = Затвори
thrones-board-round = Рунд { $n } от { $of }
thrones-board-wildlings = Сила на диваците: { $n }
thrones-board-castles = Замъци и крепости: { $n } от { $goal }
thrones-board-power = Налични гербове на сила: { $n }; останали в купчината: { $pool }
thrones-board-power-word = Гербове на сила
thrones-board-supply = Продоволствие { $n }; символи на продоволствие в момента: { $barrels }
thrones-board-supply-word = Продоволствие
thrones-board-supply-danger = Следващата „Доставка на припаси“ би свалила продоволствието до { $n }, а армиите биха били твърде големи.
thrones-board-armies = Армии
thrones-board-allowed = Позволени армии: { $armies }
thrones-board-barrels = Символи на продоволствие
thrones-board-used = Използвано този рунд
thrones-board-deck = Карти в тестето: { $n }
thrones-board-wildling-icon = Диваците напредват
thrones-board-bans = Не този рунд:
thrones-board-banned = забранена този рунд
thrones-board-known-wildling = Карта на диваците № { $place } отгоре
thrones-board-lowest = Най-ниско заложилият
thrones-board-others = Останалите
thrones-board-highest = Най-високо заложилият
thrones-board-strength = Бойна сила { $n }
thrones-board-swords = Мечове: { $n }
thrones-board-fortifications = Кули: { $n }
thrones-board-hidden-card = Закрита карта на дом
thrones-board-hidden-order = Закрита заповед
thrones-board-hand = Карти в ръка
thrones-board-garrison = Гарнизон { $n }
thrones-board-neutral = Неутрални сили { $n }
thrones-board-impassable = Никой не може да влезе
thrones-board-castle = Замък
thrones-board-stronghold = Крепост
thrones-board-barrel = Символ на продоволствие
thrones-board-crown = Корона
thrones-board-tokens = Твоите заповеди
thrones-board-placed = Заповеди: { $n } от { $of }
thrones-board-stars = Специални заповеди: { $n } от { $of }
thrones-board-tap-or-drag = Плъзни заповед върху област или докосни област.
thrones-board-tap-area = Сега докосни областта, която да я получи.
thrones-board-choose-units = Избери кой тръгва и докосни осветена област.
thrones-board-nowhere = Всички заедно няма къде да отидат: избери други.
thrones-board-attack = нападение
thrones-board-points = Наборни точки: { $n }
thrones-board-bid-track = Наддаване – { $track }
thrones-board-bid-wildlings = Наддаване срещу диваците (сила { $n })
thrones-board-battle = Битка: { $area }
thrones-board-total = Бойна сила { $n }
thrones-board-row-units = Единици
thrones-board-row-order = Заповед
thrones-board-row-support = Подкрепа: { $area }
thrones-board-row-garrison = Гарнизон
thrones-board-row-card = Карта на дома
thrones-board-row-blade = Острие от валирианска стомана
thrones-board-row-tides = Обрати в двубоя
thrones-board-card-chosen = Картата ти е избрана; другата страна още мисли.
thrones-board-drawn-wildling = Карта на диваците, която се изпълнява
thrones-board-tie = Равна бойна сила: решава по-високото място при Васалните владения.
thrones-board-row-floor = Никога под 0
thrones-board-row-swords = Мечове
thrones-board-row-fortifications = Кули
thrones-board-discarded = изиграна
thrones-board-stock = Остават за набиране:
thrones-board-piles = Какво е изтеглено от тестетата
thrones-board-drawn = { $card }: изтеглени { $n } от { $of }
