# House Martell: units, attachments, NCUs

ice_and_fire-card-martell_martell_spearmen = Копиеносци на Мартел
ice_and_fire-card-martell_sand_skirmishers = Пясъчни леки бойци
ice_and_fire-card-martell_sunspear_dervishes = Дервиши от Слънчево копие
ice_and_fire-card-martell_sunspear_royal_guard = Кралска гвардия на Слънчево копие
ice_and_fire-card-martell_dune_vipers = Пепелянки от дюните
ice_and_fire-card-martell_starfall_outriders = Лека конница от Звездопад
ice_and_fire-card-martell_starfall_knights = Рицари от Звездопад
ice_and_fire-card-martell_darkstar_retinue = Свитата на Тъмната звезда
ice_and_fire-card-martell_skyreach_bowmen = Стрелци от Скайрийч
ice_and_fire-card-martell_oberyn_martell_prince_of_dorne_commander = Оберин Мартел, принц на Дорн
ice_and_fire-card-martell_oberyn_martell_the_snake = Оберин Мартел, Змията
ice_and_fire-card-martell_areo_hotah_captain_of_the_guard_commander = Арео Хота, капитан на гвардията
ice_and_fire-card-martell_areo_hotah_dutiful_juggernaut = Арео Хота, Предан и неудържим
ice_and_fire-card-martell_dervish_captain = Капитан на дервишите
ice_and_fire-card-martell_spearmen_captain = Капитан на копиеносците
ice_and_fire-card-martell_spearlord = Майстор на копието
ice_and_fire-card-martell_obara_sand_eldest_sister_commander = Обара Пясък, Най-голямата сестра
ice_and_fire-card-martell_obara_sand_sand_snake = Обара Пясък, Пясъчната змия
ice_and_fire-card-martell_nymeria_sand_sand_snake = Нимерия Пясък, Пясъчната змия
ice_and_fire-card-martell_elia_sand_sand_snake = Елия Пясък, Пясъчната змия
ice_and_fire-card-martell_harmen_uller_dornish_envoy = Хармен Улър, Дорнският пратеник
ice_and_fire-card-martell_harmen_uller_lord_of_hellholt_commander = Хармен Улър, лорд на Хелхолт
ice_and_fire-card-martell_arys_oakheart_the_white_knight = Арис Оукхарт, Белият рицар
ice_and_fire-card-martell_quentyn_martell_prince_of_dorne = Куентин Мартел, принц на Дорн
ice_and_fire-card-martell_gerold_dayne_knight_of_high_hermitage = Геролд Дейн, рицар от Високия скит
ice_and_fire-card-martell_edric_dayne_lord_of_starfall = Едрик Дейн, лорд на Звездопад
ice_and_fire-card-martell_daemon_sand_bastard_of_godsgrace = Демон Пясък, Копелето от Божия милост
ice_and_fire-card-martell_daemon_sand_vengeful_knight_commander = Демон Пясък, Отмъстителният рицар
ice_and_fire-card-martell_gerold_dayne_darkstar_commander = Геролд Дейн, Тъмната звезда
ice_and_fire-card-martell_high_hermitage_sentinel = Страж от Високия скит
ice_and_fire-card-martell_doran_martell_lord_of_sunspear = Доран Мартел, лорд на Слънчево копие
ice_and_fire-card-martell_doran_martell_prince_of_dorne = Доран Мартел, принц на Дорн
ice_and_fire-card-martell_ellaria_sand_vipers_paramour = Елария Пясък, Любовницата на Пепелянката
ice_and_fire-card-martell_oberyn_martell_red_viper = Оберин Мартел, Червената пепелянка
ice_and_fire-card-martell_tyene_sand_septas_daughter = Тиен Пясък, Дъщерята на септата
ice_and_fire-card-martell_nymeria_sand_lady_nym = Нимерия Пясък, Лейди Ним
ice_and_fire-card-martell_arianne_martell_heiress_to_dorne = Ариан Мартел, Наследницата на Дорн
ice_and_fire-card-martell_arys_oakheart_crowns_ambassador = Арис Оукхарт, посланик на Короната

# Abilities that no other faction has

ice_and_fire-ability-advantage_strike = Удар при предимство
ice_and_fire-ability-dervish_blades = Остриета на дервиши
ice_and_fire-ability-dornish_conviction = Дорнска убеденост
ice_and_fire-ability-dornish_vengeance = Дорнско отмъщение
ice_and_fire-ability-manticore_venom = Отрова на мантикора
ice_and_fire-ability-order_shieldwall = Заповед: Стена от щитове
    .text = Когато е атакуван в ръкопашен бой откъм фронта или фланга, след заровете за защита, блокира допълнително 1 попадение за всяка своя оставаща редица.
ice_and_fire-ability-order_unsuspecting_charge = Заповед: Неочакван щурм
ice_and_fire-ability-scimitar = Ятаган
ice_and_fire-ability-spear_net = Копие и мрежа
ice_and_fire-ability-starfall_lance = Пика от Звездопад
ice_and_fire-ability-true_conviction_martell = Истинска убеденост
ice_and_fire-ability-vipers_fangs = Зъбите на Пепелянката
ice_and_fire-ability-desert_marksmen = Пустинни стрелци
ice_and_fire-ability-ncu_30901_proxy_orders = Заповеди чрез заместник
ice_and_fire-ability-ncu_30902_sunspear_secrets = Тайните на Слънчево копие
ice_and_fire-ability-ncu_30903_lysene_charm = Лисенски чар
ice_and_fire-ability-ncu_30904_hot_tempered = Гореща глава
ice_and_fire-ability-ncu_30905_healing_hands = Лечителски ръце
ice_and_fire-ability-ncu_30906_conflicting_reactions = Противоречиви реакции
ice_and_fire-ability-ncu_30907_negotiator = Преговаряща
ice_and_fire-ability-ncu_30908_unfaltering_politics = Неотклонна политика

# Tactics cards

ice_and_fire-tactics_card-40901 = По-добра позиция
ice_and_fire-tactics_card-40902 = Непреклонени, непревити, непречупени
ice_and_fire-tactics_card-40903 = Ройнско отмъщение
ice_and_fire-tactics_card-40904 = Дипломацията на пясъците
ice_and_fire-tactics_card-40905 = Покачваща се жега
ice_and_fire-tactics_card-40906 = Хитър ход
ice_and_fire-tactics_card-40907 = Тактика на дюните
ice_and_fire-tactics_card-40908 = Неочаквано изтощение
ice_and_fire-tactics_card-40909 = Прехванати заповеди
ice_and_fire-tactics_card-40910 = Лошата слава на Пепелянката
ice_and_fire-tactics_card-40911 = Лъжливи намерения
ice_and_fire-tactics_card-40912 = Преговори
ice_and_fire-tactics_card-40913 = Време за действие
ice_and_fire-tactics_card-40914 = Непрестанен щурм
ice_and_fire-tactics_card-40915 = Безразсъдни удари
ice_and_fire-tactics_card-40916 = Подготовка в пустинята
ice_and_fire-tactics_card-40917 = Готови за щурм
    .text = Успешен щурм срещу свой отряд, преди атаката на щурмуващия: Ако щурмуваният отряд не е в бой с друг враг и е щурмуван във фронт или фланг, той първо извършва 1 действие ръкопашна атака срещу щурмуващия.
ice_and_fire-tactics_card-40918 = Издръжливост в боя
    .text = Начало на твой ход: Прикрепи към свой боен отряд до края на играта. Ръкопашните му атаки получават с натрупване според рунда: от 3-ти прехвърляне на пропуснали зарове; от 4-ти „Разсичане“; от 5-и „Критичен удар“; от 6-и +2 зара за атака.
ice_and_fire-tactics_card-40919 = Злобно примирие
ice_and_fire-tactics_card-40920 = Жажда за мъст
ice_and_fire-tactics_card-40921 = Общ заговор
ice_and_fire-tactics_card-40922 = Жалък опит
ice_and_fire-tactics_card-40923 = Самотен рицар
ice_and_fire-tactics_card-40924 = Опит за преврат
ice_and_fire-tactics_card-40925 = Безразсъдни удари

# Special cards

ice_and_fire-special-50902 = Отрова на мантикора
ice_and_fire-special-50903 = Удушвачът
ice_and_fire-special-50900 = Водните градини
ice_and_fire-special-50901 = Лордът на Слънчево копие
