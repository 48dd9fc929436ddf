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
ice_and_fire-ability-ncu_31004_sadistic_butchery = Садистична касапница
ice_and_fire-ability-ncu_31005_deceitful_envoy = Лъжливият пратеник

# Tactics cards

ice_and_fire-tactics_card-41001 = Безмилостни примери
ice_and_fire-tactics_card-41002 = Сурови наказания
ice_and_fire-tactics_card-41003 = Нашите остриета са остри
ice_and_fire-tactics_card-41004 = Садистични игри
ice_and_fire-tactics_card-41005 = Жестоки методи
ice_and_fire-tactics_card-41006 = Одраният няма тайни
ice_and_fire-tactics_card-41007 = Страхът крепи човека жив
ice_and_fire-tactics_card-41008 = Сбирка от кожи
ice_and_fire-tactics_card-41009 = Използвач на мига
ice_and_fire-tactics_card-41010 = Плячка от плът
ice_and_fire-tactics_card-41011 = Прошепнати заплахи
ice_and_fire-tactics_card-41012 = Прозрени слабости
ice_and_fire-tactics_card-41013 = Тайните на Дредфорт
ice_and_fire-tactics_card-41014 = Цената на страха
ice_and_fire-tactics_card-41015 = Прилив на агресия
ice_and_fire-tactics_card-41016 = Подигравка
