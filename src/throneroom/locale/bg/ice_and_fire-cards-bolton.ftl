# House Bolton: units, attachments, NCUs

ice_and_fire-card-bolton_cutthroats = Главорези
ice_and_fire-card-bolton_blackguards = Черни гвардейци
ice_and_fire-card-bolton_dreadfort_archers = Стрелци от Дредфорт
ice_and_fire-card-bolton_bastards_girls = Момичетата на Копелето
ice_and_fire-card-bolton_flayed_men = Одраните
ice_and_fire-card-bolton_dreadfort_spearmen = Копиеносци от Дредфорт
ice_and_fire-card-bolton_ramsay_snow_spiteful_heir_commander = Рамзи Сняг, Злобният наследник
ice_and_fire-card-bolton_roose_bolton_lord_of_the_dreadfort_commander = Рууз Болтън, лорд на Дредфорт
ice_and_fire-card-bolton_ramsay_snow_sadist = Рамзи Сняг, Садистът
ice_and_fire-card-bolton_theon_greyjoy_reek = Теон Грейджой, Смрад
ice_and_fire-card-bolton_dreadfort_captain = Капитан от Дредфорт
ice_and_fire-card-bolton_bolton_flayer = Одирач на Болтън
ice_and_fire-card-bolton_ben_bones_kennelmaster = Бен Кокалите, Кучкарят
ice_and_fire-card-bolton_damon_dance_for_me_bastards_boy = Деймън Танцувай за мен, Момчето на Копелето
ice_and_fire-card-bolton_skinner_bastards_boy = Кожодера, Момчето на Копелето
ice_and_fire-card-bolton_grunt_bastards_boy = Грухтача, Момчето на Копелето
ice_and_fire-card-bolton_sour_alyn_bastards_boy = Киселия Алин, Момчето на Копелето
ice_and_fire-card-bolton_steelshanks_walton_relentless_soldier = Уолтън Стоманения пищял, Неуморният войник
ice_and_fire-card-bolton_steelshanks_walton_captain_of_the_guard_commander = Уолтън Стоманения пищял, капитан на гвардията
ice_and_fire-card-bolton_walda_frey_fat_walda = Уолда Фрей, Дебелата Уолда
ice_and_fire-card-bolton_jeyne_poole_arya_stark_bride_of_bolton = Джейн Пул, „Аря Старк“, годеница на Болтън
ice_and_fire-card-bolton_roose_bolton_calculating_and_cruel = Рууз Болтън, Пресметлив и жесток
ice_and_fire-card-bolton_ramsay_snow_red_helm = Рамзи Сняг, Червеният шлем
ice_and_fire-card-bolton_tybald_maester_of_the_dreadfort = Тибалд, майстер на Дредфорт

# Abilities that no other faction has

ice_and_fire-ability-brutal_sadism = Жесток садизъм
ice_and_fire-ability-impaling_spear = Пронизващо копие
ice_and_fire-ability-rooses_vassal = Васалът на Рууз
ice_and_fire-ability-ruthless_volley = Безмилостен залп
ice_and_fire-ability-shared_fear = Споделен страх
ice_and_fire-ability-sic_em = Дръж ги
ice_and_fire-ability-ncu_31001_frey_ambition = Амбицията на Фрей
ice_and_fire-ability-ncu_31002_loyal_imposter = Вярната самозванка
ice_and_fire-ability-ncu_31003_horrific_rumors = Ужасяващи слухове
    .text = Започва с 3 жетона за заповед. Когато Рууз се активира, можеш да махнеш 1 жетон: един вражески боен отряд получава жетон „Паникьосани“. Когато завземе зона, ефектът ѝ може да се замени с: един вражески боен отряд прави тест за паника.
ice_and_fire-ability-ncu_31004_sadistic_butchery = Садистична касапница
ice_and_fire-ability-ncu_31005_deceitful_envoy = Лъжливият пратеник

# Tactics cards

ice_and_fire-tactics_card-41001 = Безмилостни примери
    .text = Свой отряд е приключил ръкопашна атака: Ако атаката е унищожила редица, един друг враг в далечен обхват от защитника получава жетон „Паникьосани“. Ако е унищожила защитника, постави и една Купчина трупове изцяло в близък обхват, без да застъпва терен, забавяща и с „Мрачно напомняне“ (враговете ти в близък обхват имат -1 към тестовете за боен дух и понасят +1 рана от провалени тестове за паника).
ice_and_fire-tactics_card-41002 = Сурови наказания
ice_and_fire-tactics_card-41003 = Нашите остриета са остри
ice_and_fire-tactics_card-41004 = Садистични игри
ice_and_fire-tactics_card-41005 = Жестоки методи
    .text = Начало на който и да е ход: Можеш да изразходваш жетона „Паникьосани“ на вражески боен отряд; тогава избери две: един свой пехотен отряд в далечен обхват възстановява 2 рани (може да се избере два пъти); този враг получава жетон „Уязвими“; този враг получава жетон „Отслабени“.
ice_and_fire-tactics_card-41006 = Одраният няма тайни
    .text = Отряд става мишена на умение или тактическа карта: Можеш да изразходваш 1 жетон за състояние на враг в далечен обхват от отряда мишена, за да отмениш това умение или тази карта.
ice_and_fire-tactics_card-41007 = Страхът крепи човека жив
ice_and_fire-tactics_card-41008 = Сбирка от кожи
ice_and_fire-tactics_card-41009 = Използвач на мига
ice_and_fire-tactics_card-41010 = Плячка от плът
ice_and_fire-tactics_card-41011 = Прошепнати заплахи
    .text = Вражески поддръжник се активира: Ако този поддръжник завземе зона в този ход, след ефекта ѝ един вражески боен отряд получава жетон „Уязвими“, после един вражески боен отряд получава жетон „Паникьосани“.
ice_and_fire-tactics_card-41012 = Прозрени слабости
ice_and_fire-tactics_card-41013 = Тайните на Дредфорт
ice_and_fire-tactics_card-41014 = Цената на страха
ice_and_fire-tactics_card-41015 = Прилив на агресия
ice_and_fire-tactics_card-41016 = Подигравка
    .text = Вражески боен отряд се активира: Посочи свой отряд в далечен обхват от него. Ако врагът би могъл да го атакува или щурмува, но в този ход обяви друго действие, първо получава жетони „Уязвими“ и „Отслабени“.
