# House Greyjoy: units, attachments, NCUs

ice_and_fire-card-greyjoy_ironborn_reavers = Железни плячкаджии
ice_and_fire-card-greyjoy_ironborn_bowmen = Железни стрелци
ice_and_fire-card-greyjoy_house_harlaw_reapers = Жътвари на Харлоу
ice_and_fire-card-greyjoy_ironmakers = Хората на Айрънмейкър
ice_and_fire-card-greyjoy_ironborn_trappers = Железни капанджии
ice_and_fire-card-greyjoy_blacktyde_chosen = Избраници на Блектайд
ice_and_fire-card-greyjoy_silenced_men = Смълчаните
ice_and_fire-card-greyjoy_drowned_men = Удавените
ice_and_fire-card-greyjoy_stony_shore_pillagers = Грабители от Каменния бряг
ice_and_fire-card-greyjoy_iron_victory_crew = Екипажът на „Желязна победа“
ice_and_fire-card-greyjoy_asha_greyjoy_the_krakens_daughter_commander = Аша Грейджой, Дъщерята на кракена
ice_and_fire-card-greyjoy_asha_greyjoy_captain_of_the_black_wind = Аша Грейджой, капитан на „Черен вятър“
ice_and_fire-card-greyjoy_victarion_greyjoy_the_iron_captain_commander = Виктарион Грейджой, Железният капитан
ice_and_fire-card-greyjoy_victarion_greyjoy_master_of_the_iron_victory = Виктарион Грейджой, господар на „Желязна победа“
ice_and_fire-card-greyjoy_reaver_captain = Капитан на плячкаджиите
ice_and_fire-card-greyjoy_warsworn = Врекъл се на войната
ice_and_fire-card-greyjoy_theon_greyjoy_kinslayer = Теон Грейджой, Родоубиецът
ice_and_fire-card-greyjoy_theon_greyjoy_prince_of_winterfell_commander = Теон Грейджой, „Принц“ на Зимен хребет
ice_and_fire-card-greyjoy_qarl_ashas_champion = Карл, Шампионът на Аша
ice_and_fire-card-greyjoy_qarl_the_maid = Карл, Девицата
ice_and_fire-card-greyjoy_nute_the_barber = Нют, Бръснарят
ice_and_fire-card-greyjoy_euron_greyjoy_lord_reaper_of_pyke_commander = Юрон Грейджой, лорд Жътвар на Пайк
ice_and_fire-card-greyjoy_balon_greyjoy_the_kraken_king_commander = Балон Грейджой, Кралят кракен
ice_and_fire-card-greyjoy_euron_greyjoy_crows_eye = Юрон Грейджой, Вранското око
ice_and_fire-card-greyjoy_erik_ironmaker_anvil_breaker_commander = Ерик Айрънмейкър, Трошачът на наковални
ice_and_fire-card-greyjoy_asha_greyjoy_lady_greyjoy = Аша Грейджой, „Лейди Грейджой“
ice_and_fire-card-greyjoy_dagmer_cleftjaw_captain_of_the_foamdrinker = Дагмър Цепнатата челюст, капитан на „Пенопиец“
ice_and_fire-card-greyjoy_baelor_blacktyde_captain_of_the_nightflyer = Белор Блектайд, капитан на „Нощен летец“
ice_and_fire-card-greyjoy_moqorro_slave_of_rhllor = Мокоро, роб на Р’хлор
ice_and_fire-card-greyjoy_baelor_blacktyde_lord_of_blacktyde_commander = Белор Блектайд, лорд на Блектайд
ice_and_fire-card-greyjoy_dagmer_cleftjaw_master_at_arms_commander = Дагмър Цепнатата челюст, майстор на оръжията
ice_and_fire-card-greyjoy_drowned_prophet = Пророк на Удавения
ice_and_fire-card-greyjoy_sunset_sea_brave = Храбрец от Залезно море
ice_and_fire-card-greyjoy_rodrik_harlaw_the_reader = Родрик Харлоу, Четецът
ice_and_fire-card-greyjoy_aeron_greyjoy_the_damphair = Ерон Грейджой, Мократа коса
ice_and_fire-card-greyjoy_balon_greyjoy_king_of_salt_and_rock = Балон Грейджой, Кралят на солта и камъка
ice_and_fire-card-greyjoy_wendamyr_maester_of_house_greyjoy = Уендамир, майстер на Дом Грейджой
ice_and_fire-card-greyjoy_erik_ironmaker_the_just = Ерик Айрънмейкър, Справедливият
ice_and_fire-card-greyjoy_tristifer_botley_lord_of_lordsport = Тристифър Ботли, лорд на Лордспорт
ice_and_fire-card-greyjoy_moqorro_the_black_flame = Мокоро, Черният пламък
ice_and_fire-card-greyjoy_beron_blacktyde_blind_beron = Берон Блектайд, Слепият Берон
ice_and_fire-card-greyjoy_asha_greyjoy_would_be_queen = Аша Грейджой, Несбъднатата кралица

# Abilities that no other faction has

ice_and_fire-ability-abundant_promises = Щедри обещания
ice_and_fire-ability-bardiche = Бердиш
ice_and_fire-ability-drowned_gods_fanatics = Фанатици на Удавения бог
ice_and_fire-ability-first_claim = Право на първия
ice_and_fire-ability-gifts_of_silver_and_bronze = Дарове от сребро и бронз
ice_and_fire-ability-great_axe = Голяма брадва
ice_and_fire-ability-great_hammer = Голям чук
ice_and_fire-ability-iron_credit = Железен кредит
ice_and_fire-ability-ironborn_arrows = Стрели на железните
ice_and_fire-ability-order_divide_the_spoils = Заповед: Подялба на плячката
ice_and_fire-ability-order_drowned_gods_blessing = Заповед: Благословията на Удавения бог
ice_and_fire-ability-order_scavenge = Заповед: Обиране на труповете
ice_and_fire-ability-order_strange_relics = Заповед: Странни реликви
ice_and_fire-ability-order_trappers_tools = Заповед: Сечивата на капанджията
ice_and_fire-ability-poisoned_gifts = Отровни дарове
ice_and_fire-ability-raided_armaments = Заграбено въоръжение
ice_and_fire-ability-reapers_fervor = Страстта на жътваря
ice_and_fire-ability-reaver_axes = Брадви на плячкаджии
ice_and_fire-ability-the_krakens_dues = Дължимото на кракена
ice_and_fire-ability-the_silences_infamy = Лошата слава на „Тишина“
ice_and_fire-ability-victarions_vassal = Васалът на Виктарион
ice_and_fire-ability-boarding_axe = Абордажна брадва
ice_and_fire-ability-captains_men = Хората на капитана
ice_and_fire-ability-ncu_30801_scholar_among_raiders = Учен сред нападатели
ice_and_fire-ability-ncu_30802_rise_again_harder_and_stronger = Надига се отново, по-кораво и по-силно
ice_and_fire-ability-ncu_30803_rise_again_blade_in_hand = Надигни се отново с острие в ръка
ice_and_fire-ability-ncu_30804_raven_tending = Грижа за гарваните
ice_and_fire-ability-ncu_30805_gifts_of_iron_gold_and_steel = Дарове от желязо, злато и стомана
ice_and_fire-ability-ncu_30806_ironborn_diplomat = Дипломат на железните
ice_and_fire-ability-ncu_30807_rhllors_magics = Магиите на Р’хлор
ice_and_fire-ability-ncu_30808_zeal_of_the_drowned_god = Ревността на Удавения бог
ice_and_fire-ability-ncu_30809_queens_promises = Обещанията на кралицата

# Tactics cards

ice_and_fire-tactics_card-40801 = Ние не сеем
ice_and_fire-tactics_card-40802 = Мъртвото не може да умре
ice_and_fire-tactics_card-40803 = Гневът на кракена
ice_and_fire-tactics_card-40804 = Желязната цена
ice_and_fire-tactics_card-40805 = Танцът на пръстите
ice_and_fire-tactics_card-40806 = Зов за набег
ice_and_fire-tactics_card-40807 = Благослови с камък, благослови със стомана
ice_and_fire-tactics_card-40808 = Железният дух
ice_and_fire-tactics_card-40809 = Храбростта на нападателите
ice_and_fire-tactics_card-40810 = Боен вик
ice_and_fire-tactics_card-40811 = Прилив на агресия
ice_and_fire-tactics_card-40812 = Заповед за щурм
ice_and_fire-tactics_card-40813 = Непрестанен щурм
ice_and_fire-tactics_card-40814 = Използвач на мига
ice_and_fire-tactics_card-40815 = Отвличаща тактика
ice_and_fire-tactics_card-40816 = Внезапно разкриване
ice_and_fire-tactics_card-40817 = Приемливи жертви
ice_and_fire-tactics_card-40818 = Цената на провала
ice_and_fire-tactics_card-40819 = Старият обичай
ice_and_fire-tactics_card-40820 = Коварни методи
ice_and_fire-tactics_card-40821 = Хитър ход
ice_and_fire-tactics_card-40822 = Игри на ума
ice_and_fire-tactics_card-40823 = Издръжливостта на желязото
ice_and_fire-tactics_card-40824 = Мощта на стоманата
ice_and_fire-tactics_card-40825 = Примамката на златото
ice_and_fire-tactics_card-40826 = Яростен отпор
ice_and_fire-tactics_card-40827 = Озлоблението на Блектайд
ice_and_fire-tactics_card-40828 = Убедеността на Блектайд
ice_and_fire-tactics_card-40829 = Жажда за слава
ice_and_fire-tactics_card-40830 = Желязна завист
ice_and_fire-tactics_card-40831 = Знание, платено с желязо

# Special cards

ice_and_fire-special-50801 = Нападатели от Железните острови
