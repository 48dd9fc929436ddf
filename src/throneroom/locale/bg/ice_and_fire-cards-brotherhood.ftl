# The Brotherhood Without Banners: units, attachments, NCUs

ice_and_fire-card-brotherhood_peasant_levy = Селско опълчение
ice_and_fire-card-brotherhood_men_at_arms = Бойци
ice_and_fire-card-brotherhood_brotherhood_archers = Стрелци на Братството
ice_and_fire-card-brotherhood_brotherhood_sworn_knights = Заклети рицари на Братството
ice_and_fire-card-brotherhood_beric_dondarrion_lightning_lord_commander = Берик Дондарион, Лордът на мълнията
ice_and_fire-card-brotherhood_beric_dondarrion_azor_ahai = Берик Дондарион, Азор Ахай
ice_and_fire-card-brotherhood_thoros_of_myr_the_red_wizard_commander = Торос от Мир, Червеният магьосник
ice_and_fire-card-brotherhood_thoros_of_myr_faithful_believer = Торос от Мир, Предано вярващият
ice_and_fire-card-brotherhood_lem_lemoncloak_the_lemon = Лем Лимонения плащ, Лимонът
ice_and_fire-card-brotherhood_tom_sevenstringers_osevens = Том Седемструнния, от Седемте потока
ice_and_fire-card-brotherhood_catelyn_stark_lady_stoneheart_commander = Кейтлин Старк, Лейди Каменно сърце
ice_and_fire-card-brotherhood_anguy_the_archer = Анги, Стрелецът
ice_and_fire-card-brotherhood_edric_dayne_loyal_squire = Едрик Дейн, Верният скуайър
ice_and_fire-card-brotherhood_hot_pie_the_baker = Баницата, Хлебарят
ice_and_fire-card-brotherhood_gendry_the_bull = Гендри, Бикът
ice_and_fire-card-brotherhood_ghost_of_high_heart_the_woods_witch = Призрака на Високо сърце, Горската вещица
ice_and_fire-card-brotherhood_ravella_smallwood_lady_of_acorn_hall = Равела Смолууд, лейди на Жълъдов замък
ice_and_fire-card-brotherhood_catelyn_stark_the_hangwoman = Кейтлин Старк, Бесачката
ice_and_fire-card-brotherhood_thoros_of_myr_the_ember = Торос от Мир, Жаравата

# Abilities that no other faction has

ice_and_fire-ability-brotherhood_armaments = Въоръжението на Братството
ice_and_fire-ability-order_deceitful_reposition = Заповед: Измамна смяна на позицията
ice_and_fire-ability-hidden_shot = Скрит изстрел
ice_and_fire-ability-knightly_armaments = Рицарско въоръжение
ice_and_fire-ability-rally_the_smallfolk = Сбор на простолюдието
ice_and_fire-ability-lightbringer = Светлоносец
ice_and_fire-ability-prayers_to_rhllor = Молитви към Р’хлор
ice_and_fire-ability-hot_pies = Топли банички!
ice_and_fire-ability-berics_vassal = Васалът на Берик
ice_and_fire-ability-improved_defenses_bwb = По-добра защита
ice_and_fire-ability-ncu_31101_prophecies_and_portents = Пророчества и знамения
ice_and_fire-ability-ncu_31102_allies_in_the_realm = Съюзници в кралството
ice_and_fire-ability-ncu_31103_vengeance_at_any_cost = Отмъщение на всяка цена
ice_and_fire-ability-ncu_31104_fresh_converts = Новопокръстени

# Tactics cards

ice_and_fire-tactics_card-41101 = Внезапно отстъпление
    .text = Враг е приключил ръкопашна атака: Защитникът извършва 1 действие Отстъпление; отрядът на твоя командир може да прехвърли заровете за разстояние на отстъплението.
ice_and_fire-tactics_card-41102 = Прегрупирай и подреди
    .text = Начало на твой ход: Избери 2 свои пехотни отряда в далечен обхват един от друг: махни до 4 модела от единия и възстанови толкова рани на другия. После можеш да преместиш един придатък между тях (на мястото на модел, с обичайните ограничения) или да размениш по един придатък от всеки.
ice_and_fire-tactics_card-41103 = Рицарите от Кухия хълм
ice_and_fire-tactics_card-41104 = Забравеното братство
ice_and_fire-tactics_card-41105 = Вземи меча
ice_and_fire-tactics_card-41106 = Азор Ахай!
ice_and_fire-tactics_card-41107 = Но кралството остава
ice_and_fire-tactics_card-41108 = Заповед за щурм
ice_and_fire-tactics_card-41109 = Шест пъти е прекалено
ice_and_fire-tactics_card-41110 = Светлоносец
ice_and_fire-tactics_card-41111 = Огнен щурм
ice_and_fire-tactics_card-41112 = Обичан от простолюдието
ice_and_fire-tactics_card-41113 = Последната целувка
ice_and_fire-tactics_card-41114 = Яростен отпор
ice_and_fire-tactics_card-41115 = Цената на провала
    .text = Свой отряд извършва ръкопашна атака, преди хвърлянето на заровете за атака: Всеки зар за атака се брои за попадение. Ако защитникът оцелее след атаката, нападателят получава жетони „Паникьосани“ и „Уязвими“.
ice_and_fire-tactics_card-41116 = Кърваво отмъщение

# Special cards

ice_and_fire-special-51101 = Братство без знамена
ice_and_fire-special-51102 = Безкрайно отмъщение
