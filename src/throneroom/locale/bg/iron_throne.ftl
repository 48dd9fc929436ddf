# Game of Thrones: The Iron Throne

iron_throne-title = Игра на тронове: Железният трон
iron_throne-gist = Великите домове се сблъскват: договаряй се, блъфирай и предавай, за да разпростреш влиянието си.

# Houses, characters, leader sheets

iron_throne-house-stark = Дом Старк
iron_throne-house-lannister = Дом Ланистър
iron_throne-house-baratheon = Дом Баратеон
iron_throne-house-targaryen = Дом Таргариен
iron_throne-house-tyrell = Дом Тирел

iron_throne-motto-stark = Зимата идва
iron_throne-motto-lannister = Чуйте рева ми!
iron_throne-motto-baratheon = Наша е яростта
iron_throne-motto-targaryen = Огън и кръв
iron_throne-motto-tyrell = Растем силни

iron_throne-character-eddard = Едард Старк
iron_throne-character-catelyn = Кейтлин Старк
iron_throne-character-robb = Роб Старк
iron_throne-character-arya = Аря Старк
iron_throne-character-bran = Бран Старк
iron_throne-character-tywin = Тивин Ланистър
iron_throne-character-cersei = Церсей Ланистър
iron_throne-character-jaime = Джайм Ланистър
iron_throne-character-tyrion = Тирион Ланистър
iron_throne-character-joffrey = Джофри Баратеон
iron_throne-character-stannis = Станис Баратеон
iron_throne-character-melisandre = Мелисандра
iron_throne-character-davos = Давос Сийуърт
iron_throne-character-selyse = Селайз Баратеон
iron_throne-character-shireen = Шийрийн Баратеон
iron_throne-character-daenerys = Денерис Таргариен
iron_throne-character-drogo = Хал Дрого
iron_throne-character-viserys = Визерис Таргариен
iron_throne-character-jorah = Джора Мормон
iron_throne-character-barristan = Баристан Селми
iron_throne-character-margaery = Марджери Тирел
iron_throne-character-olenna = Олена Тирел
iron_throne-character-loras = Лорас Тирел
iron_throne-character-mace = Мейс Тирел
iron_throne-character-renly = Ренли Баратеон

iron_throne-leader-eddard = Едард Старк, Почтен
iron_throne-leader-catelyn = Кейтлин Старк, Закрилница
iron_throne-leader-robb = Роб Старк, Стратег
iron_throne-leader-arya = Аря Старк, Отмъстителна
iron_throne-leader-bran = Бран Старк, Зелен взор
iron_throne-leader-tywin = Тивин Ланистър, Златото на Скалата
iron_throne-leader-cersei = Церсей Ланистър, Изнудване
iron_throne-leader-jaime = Джайм Ланистър, Кралеубиец
iron_throne-leader-tyrion = Тирион Ланистър, Сладкодумец
iron_throne-leader-joffrey = Джофри Баратеон, Жесток
iron_throne-leader-stannis = Станис Баратеон, Непреклонен
iron_throne-leader-melisandre = Мелисандра, Видения в пламъците
iron_throne-leader-davos = Давос Сийуърт, Луковият рицар
iron_throne-leader-selyse = Селайз Баратеон, Ревностна
iron_throne-leader-shireen = Шийрийн Баратеон, Състрадателна
iron_throne-leader-daenerys = Денерис Таргариен, Неопалимата
iron_throne-leader-drogo = Хал Дрого, Плячкаджия
iron_throne-leader-viserys = Визерис Таргариен, Кралят просяк
iron_throne-leader-jorah = Джора Мормон, Доносник
iron_throne-leader-barristan = Баристан Селми, Заклетият щит
iron_throne-leader-margaery = Марджери Тирел, Любимка на народа
iron_throne-leader-olenna = Олена Тирел, Кралицата на тръните
iron_throne-leader-loras = Лорас Тирел, Рицарят на цветята
iron_throne-leader-mace = Мейс Тирел, Господар на изобилието
iron_throne-leader-renly = Ренли Баратеон, Обаятелен

iron_throne-leader_text-eddard = След като картите на домовете са разкрити, ако си активен играч и резултатът е предателство, можеш да решиш сблъсъка като примирие.
iron_throne-leader_text-catelyn = Преди твоя ход можеш да преместиш до 2 жетона власт от този лист върху свои персонажи.
iron_throne-leader_text-robb = Преди твоя ход можеш да изхвърлиш 3 карти и след това да изтеглиш 3.
iron_throne-leader_text-arya = След развръзката, ако твоята страна е загубила, можеш да накараш всеки поддръжник на противниковата страна да премахне 2 жетона власт от участващия си персонаж.
iron_throne-leader_text-bran = Преди изиграването на картите, ако си активен играч, можеш да върнеш в кутията 1 жетон власт от този лист; тогава противниковият активен играч изиграва картата си пръв и открита.
iron_throne-leader_text-tywin = Преди сравняването на сборовете, ако си нападателят, можеш да върнеш в кутията до 2 жетона власт от този лист; сборът на твоята страна расте с 1 за всеки.
iron_throne-leader_text-cersei = Преди играч да предложи подкрепа, ако си активен играч и имаш влияние върху неговия дом, можеш да посочиш 1 негов персонаж – той е длъжен да те подкрепи.
iron_throne-leader_text-jaime = След наградите и наказанията, ако участваш и твоята страна е спечелила, можеш да накараш всеки губещ да премахне още 1 жетон власт от участващия си персонаж и да изтеглиш 2 карти.
iron_throne-leader_text-tyrion = След разкриването на картите в който и да е сблъсък, ако поне една от тях е карта примирие, можеш да изтеглиш 3 карти и после да преместиш до 2 жетона власт от този лист върху свои персонажи.
iron_throne-leader_text-joffrey = Веднъж на ход, след като изтезаваш заложник, можеш да вземеш 2 жетона власт от персонаж на неговия дом, да ги сложиш на този лист и да изтеглиш 3 карти.
iron_throne-leader_text-stannis = Преди сравняването на сборовете, ако си активен играч и никой не те подкрепя, можеш да добавиш 1 към сбора на своята страна.
iron_throne-leader_text-melisandre = Преди да изтеглиш карта събитие в своя ход, можеш да погледнеш горните 3 карти от тестето със събития; остави една отгоре, а другите две сложи най-отдолу в ред по твой избор. После изтегли 1 карта на дома.
iron_throne-leader_text-davos = След като предложиш подкрепа, можеш да преместиш 2 жетона власт от този лист върху листа на лидера на играча, когото искаш да подкрепиш; предложението ти се приема.
iron_throne-leader_text-selyse = След развръзката, ако твоята страна е загубила, можеш да изтеглиш 1 карта и после да преместиш 1 жетон власт от този лист върху свой персонаж.
iron_throne-leader_text-shireen = Веднъж на ход, след като освободиш заложник, можеш да преместиш до 3 жетона власт от този лист върху свои персонажи.
iron_throne-leader_text-daenerys = Преди наградите и наказанията, ако си активен играч и твоята страна е загубила, можеш като наказание да премахнеш само 1 жетон власт вместо половината и да изтеглиш 1 карта.
iron_throne-leader_text-drogo = След наградите и наказанията, ако участваш и твоята страна е спечелила, можеш да вземеш 2 заложници от избран играч на губещата страна.
iron_throne-leader_text-viserys = След избора на двата персонажа, ако си нападателят, можеш да преместиш 1 жетон власт от един друг свой персонаж върху избрания, като оставиш поне 1.
iron_throne-leader_text-jorah = Преди изиграването на картите, ако си активен играч, можеш да видиш 2 случайни карти от ръката на противниковия активен играч и след това да го накараш да изхвърли една от тях.
iron_throne-leader_text-barristan = Преди наградите и наказанията, ако твоята страна е загубила, можеш да върнеш в кутията 1 жетон власт от този лист; избран от теб играч на твоята страна (може и ти) не получава наказания този ход.
iron_throne-leader_text-margaery = След фазата на подкрепа, ако си активен играч и имаш поне един поддръжник, можеш да изтеглиш по 1 карта за всеки поддръжник на своята страна.
iron_throne-leader_text-olenna = Веднъж на ход, когато си нападателят и някой предложи подкрепа на защитника, можеш да изхвърлиш 1 карта; предложението се смята за отказано.
iron_throne-leader_text-loras = Преди сравняването на сборовете, ако си поддръжник, можеш да добавиш 3 към сбора на своята страна.
iron_throne-leader_text-mace = В края на ход, в който домът ти е участвал в сблъсъка, ако държиш по-малко от 8 карти, можеш да изтеглиш 1 карта.
iron_throne-leader_text-renly = След определяне на защитника, ако си активен играч, можеш да преместиш допълнително 1 жетон власт от този лист върху свой персонаж.

# House cards

iron_throne-card-stark_truce_1 = Примирие (Старк)
iron_throne-card-stark_truce_2 = Примирие (Старк)
iron_throne-card-stark_truce_3 = Примирие (Старк)
iron_throne-card-stark_truce_4 = Примирие (Старк)
iron_throne-card-stark_eddard_1 = Съдът на лорда (Едард Старк)
iron_throne-card-stark_eddard_2 = Съдът на лорда (Едард Старк)
iron_throne-card-stark_catelyn_1 = Семейство, дълг, чест (Кейтлин Старк)
iron_throne-card-stark_catelyn_2 = Семейство, дълг, чест (Кейтлин Старк)
iron_throne-card-stark_robb_1 = Тактическа маневра (Роб Старк)
iron_throne-card-stark_robb_2 = Тактическа маневра (Роб Старк)
iron_throne-card-stark_arya_1 = Списък с имена (Аря Старк)
iron_throne-card-stark_arya_2 = Списък с имена (Аря Старк)
iron_throne-card-stark_bran_1 = Очите на гарвана (Бран Старк)
iron_throne-card-stark_bran_2 = Очите на гарвана (Бран Старк)
iron_throne-card-stark_hostility_1 = Враждебност 1 (Старк)
iron_throne-card-stark_hostility_2 = Враждебност 2 (Старк)
iron_throne-card-stark_hostility_3 = Враждебност 3 (Старк)
iron_throne-card-stark_hostility_4 = Враждебност 4 (Старк)
iron_throne-card-stark_hostility_5 = Враждебност 5 (Старк)
iron_throne-card-stark_hostility_6 = Враждебност 6 (Старк)
iron_throne-card-stark_hostility_7 = Враждебност 7 (Старк)
iron_throne-card-stark_hostility_8 = Враждебност 8 (Старк)
iron_throne-card-stark_hostility_10 = Враждебност 10 (Старк)
iron_throne-card-stark_hostility_12 = Враждебност 12 (Старк)
iron_throne-card-stark_hostility_20 = Враждебност 20 (Старк)
iron_throne-card-lannister_truce_1 = Примирие (Ланистър)
iron_throne-card-lannister_truce_2 = Примирие (Ланистър)
iron_throne-card-lannister_truce_3 = Примирие (Ланистър)
iron_throne-card-lannister_truce_4 = Примирие (Ланистър)
iron_throne-card-lannister_tywin_1 = Дъждовете на Кастамийр (Тивин Ланистър)
iron_throne-card-lannister_tywin_2 = Дъждовете на Кастамийр (Тивин Ланистър)
iron_throne-card-lannister_cersei_1 = Шепоти в двора (Церсей Ланистър)
iron_throne-card-lannister_cersei_2 = Шепоти в двора (Церсей Ланистър)
iron_throne-card-lannister_jaime_1 = Клетвопрестъпник (Джайм Ланистър)
iron_throne-card-lannister_jaime_2 = Клетвопрестъпник (Джайм Ланистър)
iron_throne-card-lannister_tyrion_1 = Политически усет (Тирион Ланистър)
iron_throne-card-lannister_tyrion_2 = Политически усет (Тирион Ланистър)
iron_throne-card-lannister_joffrey_1 = Кралска жестокост (Джофри Баратеон)
iron_throne-card-lannister_joffrey_2 = Кралска жестокост (Джофри Баратеон)
iron_throne-card-lannister_hostility_1 = Враждебност 1 (Ланистър)
iron_throne-card-lannister_hostility_2 = Враждебност 2 (Ланистър)
iron_throne-card-lannister_hostility_3 = Враждебност 3 (Ланистър)
iron_throne-card-lannister_hostility_4 = Враждебност 4 (Ланистър)
iron_throne-card-lannister_hostility_5 = Враждебност 5 (Ланистър)
iron_throne-card-lannister_hostility_6 = Враждебност 6 (Ланистър)
iron_throne-card-lannister_hostility_7 = Враждебност 7 (Ланистър)
iron_throne-card-lannister_hostility_8 = Враждебност 8 (Ланистър)
iron_throne-card-lannister_hostility_10 = Враждебност 10 (Ланистър)
iron_throne-card-lannister_hostility_12 = Враждебност 12 (Ланистър)
iron_throne-card-lannister_hostility_20 = Враждебност 20 (Ланистър)
iron_throne-card-baratheon_truce_1 = Примирие (Баратеон)
iron_throne-card-baratheon_truce_2 = Примирие (Баратеон)
iron_throne-card-baratheon_truce_3 = Примирие (Баратеон)
iron_throne-card-baratheon_truce_4 = Примирие (Баратеон)
iron_throne-card-baratheon_stannis_1 = Законна претенция (Станис Баратеон)
iron_throne-card-baratheon_stannis_2 = Законна претенция (Станис Баратеон)
iron_throne-card-baratheon_melisandre_1 = Дете на сянката (Мелисандра)
iron_throne-card-baratheon_melisandre_2 = Дете на сянката (Мелисандра)
iron_throne-card-baratheon_davos_1 = Контрабандистки курс (Давос Сийуърт)
iron_throne-card-baratheon_davos_2 = Контрабандистки курс (Давос Сийуърт)
iron_throne-card-baratheon_selyse_1 = Пречистващ пламък (Селайз Баратеон)
iron_throne-card-baratheon_selyse_2 = Пречистващ пламък (Селайз Баратеон)
iron_throne-card-baratheon_shireen_1 = Молба за милост (Шийрийн Баратеон)
iron_throne-card-baratheon_shireen_2 = Молба за милост (Шийрийн Баратеон)
iron_throne-card-baratheon_hostility_1 = Враждебност 1 (Баратеон)
iron_throne-card-baratheon_hostility_2 = Враждебност 2 (Баратеон)
iron_throne-card-baratheon_hostility_3 = Враждебност 3 (Баратеон)
iron_throne-card-baratheon_hostility_4 = Враждебност 4 (Баратеон)
iron_throne-card-baratheon_hostility_5 = Враждебност 5 (Баратеон)
iron_throne-card-baratheon_hostility_6 = Враждебност 6 (Баратеон)
iron_throne-card-baratheon_hostility_7 = Враждебност 7 (Баратеон)
iron_throne-card-baratheon_hostility_8 = Враждебност 8 (Баратеон)
iron_throne-card-baratheon_hostility_10 = Враждебност 10 (Баратеон)
iron_throne-card-baratheon_hostility_12 = Враждебност 12 (Баратеон)
iron_throne-card-baratheon_hostility_20 = Враждебност 20 (Баратеон)
iron_throne-card-targaryen_truce_1 = Примирие (Таргариен)
iron_throne-card-targaryen_truce_2 = Примирие (Таргариен)
iron_throne-card-targaryen_truce_3 = Примирие (Таргариен)
iron_throne-card-targaryen_truce_4 = Примирие (Таргариен)
iron_throne-card-targaryen_daenerys_1 = Дракарис (Денерис Таргариен)
iron_throne-card-targaryen_daenerys_2 = Дракарис (Денерис Таргариен)
iron_throne-card-targaryen_drogo_1 = Плячката на халазара (Хал Дрого)
iron_throne-card-targaryen_drogo_2 = Плячката на халазара (Хал Дрого)
iron_throne-card-targaryen_viserys_1 = Събуденият дракон (Визерис Таргариен)
iron_throne-card-targaryen_viserys_2 = Събуденият дракон (Визерис Таргариен)
iron_throne-card-targaryen_jorah_1 = Вместо нея (Джора Мормон)
iron_throne-card-targaryen_jorah_2 = Вместо нея (Джора Мормон)
iron_throne-card-targaryen_barristan_1 = Сам срещу мнозина (Баристан Селми)
iron_throne-card-targaryen_barristan_2 = Сам срещу мнозина (Баристан Селми)
iron_throne-card-targaryen_hostility_1 = Враждебност 1 (Таргариен)
iron_throne-card-targaryen_hostility_2 = Враждебност 2 (Таргариен)
iron_throne-card-targaryen_hostility_3 = Враждебност 3 (Таргариен)
iron_throne-card-targaryen_hostility_4 = Враждебност 4 (Таргариен)
iron_throne-card-targaryen_hostility_5 = Враждебност 5 (Таргариен)
iron_throne-card-targaryen_hostility_6 = Враждебност 6 (Таргариен)
iron_throne-card-targaryen_hostility_7 = Враждебност 7 (Таргариен)
iron_throne-card-targaryen_hostility_8 = Враждебност 8 (Таргариен)
iron_throne-card-targaryen_hostility_10 = Враждебност 10 (Таргариен)
iron_throne-card-targaryen_hostility_12 = Враждебност 12 (Таргариен)
iron_throne-card-targaryen_hostility_20 = Враждебност 20 (Таргариен)
iron_throne-card-tyrell_truce_1 = Примирие (Тирел)
iron_throne-card-tyrell_truce_2 = Примирие (Тирел)
iron_throne-card-tyrell_truce_3 = Примирие (Тирел)
iron_throne-card-tyrell_truce_4 = Примирие (Тирел)
iron_throne-card-tyrell_margaery_1 = Усмивката на розата (Марджери Тирел)
iron_throne-card-tyrell_margaery_2 = Усмивката на розата (Марджери Тирел)
iron_throne-card-tyrell_olenna_1 = Отровната чаша (Олена Тирел)
iron_throne-card-tyrell_olenna_2 = Отровната чаша (Олена Тирел)
iron_throne-card-tyrell_loras_1 = Шампион на турнира (Лорас Тирел)
iron_throne-card-tyrell_loras_2 = Шампион на турнира (Лорас Тирел)
iron_throne-card-tyrell_mace_1 = Щедростта на Предела (Мейс Тирел)
iron_throne-card-tyrell_mace_2 = Щедростта на Предела (Мейс Тирел)
iron_throne-card-tyrell_renly_1 = Войнството на Юга (Ренли Баратеон)
iron_throne-card-tyrell_renly_2 = Войнството на Юга (Ренли Баратеон)
iron_throne-card-tyrell_hostility_1 = Враждебност 1 (Тирел)
iron_throne-card-tyrell_hostility_2 = Враждебност 2 (Тирел)
iron_throne-card-tyrell_hostility_3 = Враждебност 3 (Тирел)
iron_throne-card-tyrell_hostility_4 = Враждебност 4 (Тирел)
iron_throne-card-tyrell_hostility_5 = Враждебност 5 (Тирел)
iron_throne-card-tyrell_hostility_6 = Враждебност 6 (Тирел)
iron_throne-card-tyrell_hostility_7 = Враждебност 7 (Тирел)
iron_throne-card-tyrell_hostility_8 = Враждебност 8 (Тирел)
iron_throne-card-tyrell_hostility_10 = Враждебност 10 (Тирел)
iron_throne-card-tyrell_hostility_12 = Враждебност 12 (Тирел)
iron_throne-card-tyrell_hostility_20 = Враждебност 20 (Тирел)

iron_throne-card_text-eddard = Преди наградите и наказанията, ако резултатът е предателство, никой от страната на предателя не получава награди.
iron_throne-card_text-catelyn = Преди сравняването на сборовете премести до 3 жетона власт от листа на своя лидер върху свои персонажи.
iron_throne-card_text-robb = След развръзката разбъркай изхвърлените си карти обратно в тестето и изтегли 1 карта.
iron_throne-card_text-arya = След развръзката, ако твоята страна е загубила, избери персонаж на противниковия активен играч – върху него остава само 1 жетон власт.
iron_throne-card_text-bran = След изиграването на картите погледни закритата карта на противниковия активен играч. Ако си активен играч, можеш после да смениш своята закрита карта с друга от ръката си. После изтегли 1 карта.
iron_throne-card_text-tywin = След наградите и наказанията, ако твоята страна е спечелила, избран от теб губещ премахва още 3 жетона власт от участващия си персонаж. После изтегли 1 карта.
iron_throne-card_text-cersei = Преди изиграването на картите избери поддръжник на противниковата страна; той се оттегля от сблъсъка. После изтегли 3 карти.
iron_throne-card_text-jaime = След разкриването на картите, ако си активен играч с разкрита карта примирие, твоята карта се смята за враждебност 8.
iron_throne-card_text-tyrion = След разкриването на картите избери играч с разкрита карта враждебност. Ако в ръката си има по-висока, той изхвърля разкритата и я заменя с по-висока.
iron_throne-card_text-joffrey = След като вземеш заложник в този сблъсък, изтезавай го веднага, а после премахни 2 жетона власт от избран персонаж на неговия дом и изтегли 2 карти.
iron_throne-card_text-stannis = Преди сравняването на сборовете добави 3 към сбора на своята страна.
iron_throne-card_text-melisandre = Преди изиграването на картите премахни 1 жетон власт от участващия си персонаж (трябва да остане поне 1), а после 2 от един участващ персонаж на противниковата страна.
iron_throne-card_text-davos = След развръзката вземи 1 заложник измежду държаните от друг играч.
iron_throne-card_text-selyse = Преди изиграването на картите противниковият активен играч изхвърля 1 случайна карта.
iron_throne-card_text-shireen = Преди наградите и наказанията, ако твоята страна е загубила, ти не получаваш наказания този ход.
iron_throne-card_text-daenerys = След разкриването на картите, ако си активен играч и предателството е срещу теб, твоята карта примирие се смята за враждебност 10.
iron_throne-card_text-drogo = След наградите и наказанията, ако твоята страна е спечелила, премести до 2 жетона власт от листа на лидера на всеки губещ върху листа на своя лидер.
iron_throne-card_text-viserys = Преди сравняването на сборовете брой властта на участващия си персонаж двойно. Ако въпреки това твоята страна не спечели, наказанието ти расте с 1 жетон власт.
iron_throne-card_text-jorah = В началото на сблъсъка замени участващия си персонаж с друг свой жив персонаж.
iron_throne-card_text-barristan = Преди сравняването на сборовете добави към сбора на своята страна по 2 за всеки участващ персонаж на противниковата страна.
iron_throne-card_text-margaery = Преди наградите и наказанията, ако твоята страна е спечелила, избери друг поддръжник на своята страна; той не получава награди.
iron_throne-card_text-olenna = След развръзката, ако твоята страна е загубила, избери участващ персонаж на друг играч и премахни половината му жетони власт, закръглено надолу.
iron_throne-card_text-loras = След развръзката, ако си активен играч и твоята страна е спечелила, върни разкритата си карта в ръката.
iron_throne-card_text-mace = След наградите и наказанията изтегли 2 карти.
iron_throne-card_text-renly = Преди сравняването на сборовете добави към сбора на своята страна по 2 за всеки неин участващ персонаж.

# Event cards

iron_throne-event_card-stark_1 = Старките
iron_throne-event_card-stark_2 = Старките
iron_throne-event_card-stark_3 = Старките
iron_throne-event_card-lannister_1 = Ланистърите
iron_throne-event_card-lannister_2 = Ланистърите
iron_throne-event_card-lannister_3 = Ланистърите
iron_throne-event_card-baratheon_1 = Баратеоните
iron_throne-event_card-baratheon_2 = Баратеоните
iron_throne-event_card-baratheon_3 = Баратеоните
iron_throne-event_card-targaryen_1 = Таргариените
iron_throne-event_card-targaryen_2 = Таргариените
iron_throne-event_card-targaryen_3 = Таргариените
iron_throne-event_card-tyrell_1 = Тирелите
iron_throne-event_card-tyrell_2 = Тирелите
iron_throne-event_card-tyrell_3 = Тирелите
iron_throne-event_card-special_influential_1 = Влиятелните
iron_throne-event_card-special_influential_2 = Влиятелните
iron_throne-event_card-special_influential_3 = Влиятелните
iron_throne-event_card-special_prepared = Подготвените
iron_throne-event_card-special_mighty = Могъщите

iron_throne-event_text-house = Защитник е играчът на този дом; ако това е нападателят, той посочва който и да е друг играч.
iron_throne-event_text-special_influential_1 = Защитник е този от другите играчи, който е разпрострял най-много влияние; равенствата решава нападателят.
iron_throne-event_text-special_influential_2 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_influential_3 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_prepared = Защитник е този от другите играчи, който държи най-много карти в ръка; равенствата решава нападателят.
iron_throne-event_text-special_mighty = Защитник е този от другите играчи, чиито персонажи имат общо най-много власт; равенствата решава нападателят.

# Timing windows

iron_throne-window-before_turn = преди твоя ход
iron_throne-window-start_of_turn = начало на хода
iron_throne-window-after_hostage_handled = след освобождаване или изтезаване на заложник
iron_throne-window-before_event_card = преди тегленето на карта събитие
iron_throne-window-after_event_card = след разкриване на картата събитие
iron_throne-window-after_defender_chosen = след определяне на защитника
iron_throne-window-after_characters_chosen = след избора на персонажи
iron_throne-window-before_support_offer = преди играч да предложи подкрепа
iron_throne-window-after_support_offer = след предложена подкрепа
iron_throne-window-after_support_phase = след фазата на подкрепа
iron_throne-window-start_of_encounter = начало на сблъсъка
iron_throne-window-before_cards_played = преди изиграването на картите
iron_throne-window-after_cards_played = след изиграването на картите
iron_throne-window-after_cards_revealed = след разкриването на картите
iron_throne-window-before_totals_compared = преди сравняването на сборовете
iron_throne-window-before_truce_talks = преди преговорите за примирие
iron_throne-window-after_truce_talks = след преговорите за примирие
iron_throne-window-before_rewards_penalties = преди наградите и наказанията
iron_throne-window-after_rewards_penalties = след наградите и наказанията
iron_throne-window-after_hostage_taken = след вземане на заложник
iron_throne-window-after_resolution = след развръзката
iron_throne-window-end_of_turn = край на хода
iron_throne-window-when_character_would_die = когато персонаж би загинал
iron_throne-window-after_character_died = след смъртта на персонаж
iron_throne-window-after_influence_spread = след разпростиране на влияние

# Други имена

iron_throne-side-none = никоя страна
iron_throne-side-attacker = нападател
iron_throne-side-defender = защитник
iron_throne-demand-influence = влияние
iron_throne-demand-hostages = заложници
iron_throne-demand-power = власт
iron_throne-attacker_terms = { $attacker_influence ->
        [0] { $attacker_hostages ->
            [0] { $attacker_power ->
                [0] нищо
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 влияние{ $attacker_hostages ->
            [0] { $attacker_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $attacker_hostages ->
        [0] {""}
        [1] 1 заложник
       *[other] { $attacker_hostages } заложници
    }{ $attacker_hostages ->
        [0] {""}
       *[other] { $attacker_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $attacker_power ->
        [0] {""}
        [1] 1 жетон власт
       *[other] { $attacker_power } жетона власт
    }
iron_throne-defender_terms = { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] нищо
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 влияние{ $defender_hostages ->
            [0] { $defender_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $defender_hostages ->
        [0] {""}
        [1] 1 заложник
       *[other] { $defender_hostages } заложници
    }{ $defender_hostages ->
        [0] {""}
       *[other] { $defender_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $defender_power ->
        [0] {""}
        [1] 1 жетон власт
       *[other] { $defender_power } жетона власт
    }
iron_throne-source-deck = върха на тестето
iron_throne-source-hand = ръката, на случаен принцип
iron_throne-source-held = държаните заложници
iron_throne-result-none = няма резултат
iron_throne-result-hostility = враждебност
iron_throne-result-truce = примирие
iron_throne-result-betrayal = предателство
iron_throne-settlement-none = нерешен
iron_throne-settlement-attacker = печели страната на нападателя
iron_throne-settlement-defender = печели страната на защитника
iron_throne-settlement-all_lost = губят и двете страни
iron_throne-settlement-agreed = примирието е сключено
iron_throne-phase-setup = подготовка на играта
iron_throne-phase-start_of_turn = начало на хода
iron_throne-phase-preparation = подготовка
iron_throne-phase-support = подкрепа
iron_throne-phase-encounter = сблъсък
iron_throne-phase-resolution = развръзка
iron_throne-phase-end_of_turn = край на хода

# Настройки

iron_throne-option-houses = Как се раздават домовете
    .text = На случаен принцип или всеки играч поред избира дом преди играта.
iron_throne-option-houses-random = на случаен принцип
iron_throne-option-houses-pick = избор по реда на местата
iron_throne-option-special_events = Специални карти събития
    .text = Кои три карти събития без дом са в тестето.
iron_throne-option-special_events-three_different = три различни
iron_throne-option-special_events-three_influential = три пъти „Влиятелните“
iron_throne-option-turn_limit = След колко хода свършва играта
    .text = Предпазна мярка срещу безкрайна игра: след толкова хода играта свършва и печели този, който е разпрострял най-много влияние.
iron_throne-option-claim_statements = Твърдения за притежавани карти
    .text = Сред готовите фрази има и такива, които твърдят, че държиш дадена карта; могат да са лъжа.
iron_throne-outcome-influence = Един дом разпростря и петте си жетона влияние. Печели домът с най-много разпростряно влияние.
iron_throne-outcome-deaths = Загинаха всички персонажи на един дом. Печели домът с най-много разпростряно влияние.
iron_throne-outcome-turn_limit = Достигнат е лимитът на ходовете. Печели домът с най-много разпростряно влияние.

# Въпроси

iron_throne-ask-choose_house = Избери своя дом.
iron_throne-ask-choose_leader = Кой от двамата ще води твоя дом?
iron_throne-ask-use_leader_ability =
    Ще използваш ли умението: { $leader } ({ $window_id ->
        [before_support_offer] { $house } сега решава за подкрепата
       *[other] { $window }
    })?
iron_throne-ask-hostage_action = Освобождавай или изтезавай заложници един по един.
iron_throne-ask-choose_torture_victim = От кой персонаж вземаш жетон власт? ({ $house })
iron_throne-ask-choose_defender = Кого нападаш?
iron_throne-ask-move_power = Премести един жетон власт от листа на лидера върху персонаж.
iron_throne-ask-put_forward = Кой персонаж изпращаш?
iron_throne-ask-offer_support = Предложи подкрепа на една от страните или не се намесвай.
iron_throne-ask-answer_support = { $house } предлага подкрепата на { $character }. Приемаш ли?
iron_throne-ask-choose_encounter_card = Изиграй закрита карта. Картата персонаж тук се брои за враждебност 0, а текстът ѝ не важи.
iron_throne-ask-play_card =
    { $playable ->
        [0] Нямаш карта, чийто текст може да се използва сега ({ $window }). Пасувай; никой няма да узнае защо.
       *[other] Ще изиграеш ли карта персонаж заради текста ѝ ({ $window })?
    }
iron_throne-ask-truce_word = Имаш думата: състави предложение или прекрати преговорите.
iron_throne-ask-truce_answer =
    { $other } предлага – { $side_id ->
        [attacker] за теб: { iron_throne-attacker_terms }; за себе си: { iron_throne-defender_terms }.
       *[other] за теб: { iron_throne-defender_terms }; за себе си: { iron_throne-attacker_terms }.
    } { $left ->
        [0] Това е последното предложение: приеми го или го откажи.
       *[other] Приеми го, откажи го или направи свое.
    }
iron_throne-ask-choose_hostage_victim = От кого вземаш заложник?
iron_throne-ask-choose_hostage_source = Вземаш заложник от { $house }. Коя карта?
iron_throne-ask-distribute_power =
    { $compulsory ->
        [0] { $n ->
            [one] Можеш да поставиш един жетон власт от листа на лидера.
           *[other] Постави до { $n } жетона власт от листа на лидера, един по един.
        }
       *[other] { $n ->
            [one] Награда: постави един жетон власт от листа на лидера.
           *[other] Награда: постави { $n } жетона власт от листа на лидера, един по един.
        }
    }
iron_throne-ask-choose_player =
    { $ability_id ->
        [card_cersei] Кой поддръжник трябва да се оттегли?
        [card_davos] От кого вземаш заложник?
        [card_margaery] Кой поддръжник на твоята страна не получава награди?
        [card_tyrion] Чия разкрита карта трябва да отстъпи на по-висока?
        [card_tywin] Кой премахва още 3 жетона власт?
        [leader_barristan] Кой не получава наказания?
        [leader_drogo] От кого вземаш заложници?
       *[other] Избери играч.
    }
iron_throne-ask-choose_character =
    { $ability_id ->
        [card_arya] Върху кой персонаж остава само 1 жетон власт?
        [card_joffrey] От кой персонаж премахваш 2 жетона власт?
        [card_jorah] Кой персонаж ще участва вместо него?
        [card_melisandre] От кой персонаж премахваш 3 жетона власт?
        [card_olenna] Кой персонаж губи половината си жетони власт?
        [leader_cersei] Кой персонаж трябва да те подкрепи?
        [leader_joffrey] От кой персонаж вземаш 2 жетона власт?
        [leader_viserys] Кой персонаж дава жетони власт?
       *[other] Избери персонаж.
    }
iron_throne-ask-choose_amount =
    { $purpose ->
        [pay] Колко жетона власт връщаш в кутията?
        [plunder] Колко жетона власт вземаш от листа на лидера на { $house }?
        [shift] Колко жетона власт дава { $character }?
       *[other] Колко?
    }
iron_throne-ask-discard_card =
    { $n ->
        [one] Изхвърли една карта.
       *[other] Изхвърли { $n } карти, една по една.
    }
iron_throne-ask-exchange_played_card = Ще смениш ли закритата си карта с друга от ръката?
iron_throne-ask-choose_replacement_card = Замени разкритата карта с по-висока.
iron_throne-ask-discard_seen_card = Виждаш карти на { $house }. Ще изхвърлиш ли една от тях?
iron_throne-ask-arrange_event_cards = Коя карта събитие остава най-отгоре? Другите отиват най-отдолу.

# Действия

iron_throne-do-house = Играй като { $house }
iron_throne-do-leader = { $leader }
iron_throne-do-use = Използвай умението
iron_throne-do-decline = Не го използвай
iron_throne-do-play = Изиграй: { $card }
iron_throne-do-pass = Пас
iron_throne-do-player = { $house }
iron_throne-do-target = { $character }
iron_throne-do-amount = { $n }
iron_throne-do-discard = Изхвърли: { $card }
iron_throne-do-exchange = Смени с: { $card }
iron_throne-do-keep = Остави както е
iron_throne-do-replace = Замени с: { $card }
iron_throne-do-arrange = Отгоре надолу: { $events }
iron_throne-do-free = Освободи: { $card }
iron_throne-do-torture = Изтезавай: { $card }
iron_throne-do-done = Готово
iron_throne-do-from = От { $house }
iron_throne-do-take_deck = Най-горната карта от тестето
iron_throne-do-take_hand = Случайна карта от ръката
iron_throne-do-take_held = Държан там заложник от { $house }
iron_throne-do-defender = Нападни { $house }
iron_throne-do-character = { $character }
iron_throne-do-support =
    { $side_id ->
        [attacker] Подкрепи нападателя: { $character }
        [defender] Подкрепи защитника: { $character }
       *[other] Подкрепа: { $character }
    }
iron_throne-do-stay_out = Не се намесвай
iron_throne-do-accept = Приеми
iron_throne-do-refuse = Откажи
iron_throne-do-face_down = { $card }
iron_throne-do-demand = За мен: { $demand } × { $n }
    .group = За мен
iron_throne-do-grant = За другия: { $demand } × { $n }
    .group = За другия
iron_throne-do-clear = Състави предложението отначало
iron_throne-do-propose = Направи това предложение
iron_throne-do-offer = За нападателя: { iron_throne-attacker_terms }; за защитника: { iron_throne-defender_terms }
iron_throne-do-break_off = Прекрати преговорите
iron_throne-do-place = Постави жетон върху { $character }
iron_throne-do-stop = Не поставяй повече

# Събития

iron_throne-event-houses = Домовете по реда на местата: { $houses }.
iron_throne-event-leaders_drawn = { $seat } тегли два листа на лидери.
    .secret = Теглиш: { $leaders }.
iron_throne-event-leader = Лидер на { $seat }: { $leader }.
iron_throne-event-turn = Ход { $n }: напада { $seat }.
iron_throne-event-event_card = { $seat } тегли карта събитие: { $event }.
iron_throne-event-events_shuffled = Тестето със събития е разбъркано, карти: { $n }.
iron_throne-event-events_seen = { $seat } поглежда най-горните карти събития: { $n }.
    .secret = Виждаш карти събития: { $events }.
iron_throne-event-events_arranged = { $seat } подрежда картите събития.
    .secret = Подреждаш картите събития: { $events }.
iron_throne-event-defender = Защитава се { $seat }.
iron_throne-event-put_forward = { $seat } изпраща { $character } ({ $side }).
iron_throne-event-cleaned_up = Персонажите се връщат по местата си, а картите от масата се изхвърлят.
iron_throne-event-game_over = Край на играта. Победа: { $winners }.
iron_throne-event-stayed_out = { $seat } не се намесва.
iron_throne-event-support_offered =
    { $side_id ->
        [attacker] { $seat } предлага подкрепа на нападателя: { $character }.
        [defender] { $seat } предлага подкрепа на защитника: { $character }.
       *[other] { $seat } предлага подкрепа: { $character }.
    }
iron_throne-event-support_accepted =
    { $side_id ->
        [attacker] { $seat } вече подкрепя нападателя.
        [defender] { $seat } вече подкрепя защитника.
       *[other] Подкрепата е приета: { $seat }.
    }
iron_throne-event-support_refused =
    { $side_id ->
        [attacker] { $seat } получава отказ от нападателя.
        [defender] { $seat } получава отказ от защитника.
       *[other] { $seat } получава отказ.
    }
iron_throne-event-forced_to_support =
    { $side_id ->
        [attacker] { $seat } е длъжен да подкрепи нападателя: { $character }.
        [defender] { $seat } е длъжен да подкрепи защитника: { $character }.
       *[other] { $seat } е длъжен да даде подкрепа: { $character }.
    }
iron_throne-event-withdrew = { $seat } се оттегля.
iron_throne-event-exchanged_character = { $seat } заменя персонаж: { $character } → { $other_character }.
iron_throne-event-drew = { $seat } тегли карти: { $n }.
    .secret = Теглиш: { $cards }.
iron_throne-event-shuffled = { $seat } разбърква тестето, карти: { $n }.
iron_throne-event-discarded = { $seat } изхвърля карта: { $card }.
iron_throne-event-leader_used = { $seat } използва умението на лидера: { $leader }.
iron_throne-event-card_played = { $seat } изиграва карта: { $card }.
iron_throne-event-played_face_down = { $seat } изиграва закрита карта.
    .secret = Изиграваш закрита карта: { $card }.
iron_throne-event-must_play_face_up = { $seat } трябва да изиграе картата си пръв и открита.
iron_throne-event-card_revealed = { $seat } разкрива карта: { $card }.
iron_throne-event-card_replaced = { $seat } заменя разкритата карта с друга: { $card }.
iron_throne-event-no_higher_card = { $seat } няма по-висока карта враждебност.
iron_throne-event-card_exchanged = { $seat } сменя закритата си карта с друга от ръката.
    .secret = Сменяш закритата си карта: { $old } → { $card }.
iron_throne-event-card_counts_as = Картата на { $seat } се брои за враждебност { $n }.
iron_throne-event-card_returned = { $seat } връща карта в ръката си: { $card }.
iron_throne-event-hand_seen = { $seat } поглежда карти на { $other }: { $n }.
    .secret = В ръката на { $other } виждаш: { $cards }.
iron_throne-event-played_card_seen = { $seat } поглежда закритата карта на { $other }.
    .secret = Закритата карта на { $other }: { $card }.
iron_throne-event-result = Резултат: { $result }.
iron_throne-event-total_raised =
    { $side_id ->
        [attacker] { $seat } добавя { $n } към сбора на нападателя.
        [defender] { $seat } добавя { $n } към сбора на защитника.
       *[other] { $seat } добавя { $n } към сбора на своята страна.
    }
iron_throne-event-totals = Нападател { $attacker_card } + { $attacker_power } + { $attacker_bonus } = { $attacker_total }, защитник { $defender_card } + { $defender_power } + { $defender_bonus } = { $defender_total } (карта, власт, изменения).
iron_throne-event-settled = Изход от сблъсъка: { $settlement }.
iron_throne-event-truce_offered = { $seat } предлага – за нападателя: { iron_throne-attacker_terms }; за защитника: { iron_throne-defender_terms }.
iron_throne-event-truce_accepted = { $seat } приема предложението.
iron_throne-event-truce_refused = { $seat } отказва предложението.
iron_throne-event-truce_broken_off = { $seat } прекратява преговорите.
iron_throne-event-power_placed = { $seat } поставя жетон власт върху { $character }.
iron_throne-event-power_removed = { $character } губи жетони власт: { $n }. Те отиват на листа на { $receiver }.
iron_throne-event-power_boxed = { $seat } връща в кутията жетони власт от листа на лидера: { $n }.
iron_throne-event-power_given = { $seat } дава жетони власт на { $other }: { $n }.
iron_throne-event-power_shifted = Жетони власт ({ $n }): { $character } → { $other_character }.
iron_throne-event-penalty = Наказание за { $seat }: { $character } губи жетони власт: { $n }.
iron_throne-event-penalty_changed = Наказанието за { $seat } вече е { $n }.
iron_throne-event-rewards_denied = { $seat } не получава награди този ход.
iron_throne-event-penalties_denied = { $seat } не получава наказания този ход.
iron_throne-event-died = { $character } загива.
iron_throne-event-influence_spread = { $seat } разпростира влияние върху { $other }.
iron_throne-event-hostage_taken = { $seat } взема заложник от { $other } (от { $source }): карта на { $house }.
    .secret = { $seat } взема заложник от { $other } (от { $source }): { $card }.
iron_throne-event-freed = { $seat } освобождава заложник от { $house }.
    .secret = { $seat } освобождава: { $card }.
iron_throne-event-tortured = { $seat } изтезава: { $card }.

# Откази

illegal-iron_throne-attacker-defends = Ти си нападателят, затова защитник трябва да е някой друг.
illegal-iron_throne-bad-amount = Числото трябва да е от { $low } до { $high }.
illegal-iron_throne-bad-arrangement = Посочи точно картите събития, които виждаш, всяка веднъж: { $event_cards }.
illegal-iron_throne-character-dead = { $character } е загинал персонаж.
illegal-iron_throne-claims-off = На тази маса никой не твърди, че държи карта или заложник.
illegal-iron_throne-condition-fails = Условието на картата сега не е изпълнено: { $card }.
illegal-iron_throne-demand-too-large =
    { $demand_id ->
        [influence] Примирието дава най-много 1 влияние.
       *[other] Примирието дава от 0 до { $most }: { $demand }.
    }
illegal-iron_throne-empty-offer = Предложението трябва да дава нещо на някого.
illegal-iron_throne-house-taken = { $house } вече е зает.
illegal-iron_throne-last-offer = Направени са шест предложения: последното може само да се приеме или откаже, или преговорите да се прекратят.
illegal-iron_throne-leader-not-a-token = { $character } води дома и няма жетон на персонаж.
illegal-iron_throne-leader-not-drawn = Този лист не е изтеглен: { $character }.
illegal-iron_throne-no-card-to-take = { $house } няма карта, която може да се вземе като заложник.
illegal-iron_throne-no-effect = Тази карта сега не би променила нищо: { $card }.
illegal-iron_throne-no-penalties = { $house } не получава наказания този ход, затова оттам не може да се вземе заложник.
illegal-iron_throne-no-side = Подкрепя се нападателят или защитникът.
illegal-iron_throne-no-such-hostage = Този играч не държи заложник от { $house }, който може да се вземе.
illegal-iron_throne-no-such-value = Няма такава карта със стойност { $value }.
illegal-iron_throne-no-text = Тази карта няма текст ({ $card }); може само да се изиграе закрита, когато се избира карта за сблъсъка.
illegal-iron_throne-not-a-loser = { $house } не е на губещата страна, затова не можеш да вземеш заложник оттам.
illegal-iron_throne-not-a-target = Тук може да се избере само един от тези персонажи: { $possible_character }.
illegal-iron_throne-not-a-target-player = Тук може да се избере само един от тези играчи: { $houses }.
illegal-iron_throne-not-an-addressee = Обърни се към друг играч на масата или към всички.
illegal-iron_throne-not-eligible = { $event_card }: защитник може да е само някой от тези играчи: { $houses }.
illegal-iron_throne-not-higher = Картата трябва да е враждебност над { $value }.
illegal-iron_throne-not-in-game = { $house } не участва в тази игра.
illegal-iron_throne-not-in-hand = Нямаш такава карта в ръката си: { $card }.
illegal-iron_throne-not-living-of-house = Избери жив персонаж на { $house }.
illegal-iron_throne-not-participating = Текстът на тази карта може да се изиграе само докато персонажът ѝ участва в сблъсъка: { $card }.
illegal-iron_throne-not-possible =
    { $demand_id ->
        [influence] { $house } няма останал жетон влияние за разпростиране.
       *[other] { $house } може да даде най-много { $most }: { $demand }.
    }
illegal-iron_throne-not-seen = Тази карта не е сред онези, които видя: { $card }.
illegal-iron_throne-not-your-character = { $character } не е от твоя дом.
illegal-iron_throne-not-your-hostage = Не държиш такъв заложник: { $card }.
illegal-iron_throne-only-held = Тук могат да се вземат само заложници, които този играч държи.
illegal-iron_throne-own-house = Посочи друг дом, а не своя.
illegal-iron_throne-reward-compulsory = Всички жетони от наградата трябва да се поставят.
illegal-iron_throne-source-empty = Там няма карта за вземане.
illegal-iron_throne-taken-already = Карта, взета по това споразумение, не може да се вземе още веднъж по него.
illegal-iron_throne-wrong-window = Текстът на тази карта е за друг момент ({ $window }): { $card }.

bad-input-iron_throne-position-attacker = { $path }: един ход има нападател и друг играч за защитник.
bad-input-iron_throne-position-card = { $path }: тук трябва вид карта и стойност.
bad-input-iron_throne-position-cards = { $path }: карта на дом липсва, повтаря се или е там, където не може да бъде.
bad-input-iron_throne-position-character = { $path }: този персонаж е от друг дом.
bad-input-iron_throne-position-dead = { $path }: загинал персонаж не може да заема позиция.
bad-input-iron_throne-position-died-out = { $path }: всички персонажи на този дом са загинали, така че играта е приключила.
bad-input-iron_throne-position-events = { $path }: картите събития не отговарят на домовете в играта.
bad-input-iron_throne-position-houses = { $path }: всяко място има нужда от свой дом.
bad-input-iron_throne-position-influence = { $path }: всеки дом има пет жетона влияние, по едно число за всяко табло.
bad-input-iron_throne-position-known = { $path }: всеки знае своята ръка и своите заложници, а картите в тестетата не знае никой.
bad-input-iron_throne-position-leader = { $path }: лидерът няма жетон на персонаж и власт върху него.
bad-input-iron_throne-position-over = { $path }: този дом вече е разпрострял и петте си жетона влияние, така че играта е приключила.
bad-input-iron_throne-position-own-hostage = { $path }: никой не държи заложник от собствения си дом.
bad-input-iron_throne-position-players = { $path }: нужно е по едно описание за всяко място.
bad-input-iron_throne-position-tokens = { $path }: жетоните власт в играта и в кутията трябва да са 100.

# Дъската на страницата

iron_throne-board-hand = Ръка
iron_throne-board-deck = Тесте
iron_throne-board-discard = Изхвърлени
iron_throne-board-no-rewards = без награди
iron_throne-board-no-penalties = без наказания
iron_throne-board-withdrawn = оттеглен
iron_throne-board-known = Известни карти:
iron_throne-board-turn = Ход { $n }
iron_throne-board-events = Карти събития: { $n }
iron_throne-board-event-discard = Изхвърлени събития
iron_throne-board-in-deck = Карти събития, които знаеш, броени отгоре
iron_throne-board-box = Власт в кутията: { $n }
iron_throne-board-gets = { $house } получава
iron_throne-board-offer = Предложение { $n } от 6:
iron_throne-board-attacker = Нападател
iron_throne-board-defender = Защитник
iron_throne-board-dead = сред мъртвите
iron_throne-board-winner = Победа
iron_throne-board-sheet = Власт върху листа на лидера
iron_throne-board-spread = Влияние, разпростряно върху другите
iron_throne-board-goal = Цел: да разпростреш жетони влияние: { $n }
iron_throne-board-influence = Собствени жетони влияние, които са още тук: { $n }
iron_throne-board-total = Сбор дотук
iron_throne-board-sum = Карта { $card }, власт { $power }, изменения { $modifiers }
iron_throne-board-offers = предлага подкрепа
iron_throne-board-face-down = закрита
iron_throne-board-free = Освободи
iron_throne-board-torture = Изтезавай
iron_throne-board-freed = Картата се връща в ръката на { $house }, а ти теглиш карта.
iron_throne-board-torture-any = Вземаш 1 жетон власт от персонаж на { $house }.
iron_throne-board-torture-character = { $character } губи 4 жетона власт или всички.
iron_throne-board-torture-leader = 4 жетона власт или всички отиват от листа на лидера на { $house } в кутията.
iron_throne-board-torture-dead = Без ефект: { $character } не е сред живите.

# Изказвания

iron_throne-say-request_support = Моля, подкрепи { $side_id ->
    [attacker] нападателя
    [defender] защитника
   *[other] { $side }
  }.
iron_throne-say-request_stay_out = Моля, не се намесвай в този сблъсък.
iron_throne-say-request_truce = Нека и двамата изиграем примирие.
iron_throne-say-request_free = Моля, освободи заложници от моя дом: { $n }.
iron_throne-say-promise_support = Ще подкрепя { $side_id ->
    [attacker] нападателя
    [defender] защитника
   *[other] { $side }
  }.
iron_throne-say-promise_stay_out = Няма да се намесвам.
iron_throne-say-promise_truce = Ще изиграя примирие.
iron_throne-say-promise_hostility = Ще изиграя враждебност.
iron_throne-say-promise_accept = Ще приема подкрепата на { $house }.
iron_throne-say-promise_free = Ще освободя заложници от твоя дом: { $n }.
iron_throne-say-promise_no_torture = Няма да изтезавам заложници от твоя дом.
iron_throne-say-threat_torture = Ще изтезавам заложници от твоя дом: { $n }.
iron_throne-say-threat_hostility = Очаквай враждебност от мен.
iron_throne-say-claim_card = Държа карта: { $type_id ->
    [hostility] { $type } { $value }
   *[other] { $type }
  }.
iron_throne-say-claim_hostage = Държа заложник от { $house }: { $type }.
iron_throne-say-agree = Дадено.
iron_throne-say-disagree = Не.
iron_throne-say-thanks = Благодаря.
iron_throne-say-accuse = Едно обещание беше нарушено.

iron_throne-param-side = Страна
iron_throne-param-n = Колко
iron_throne-param-house = Дом
iron_throne-param-type = Вид карта
iron_throne-param-value = Стойност

iron_throne-card_type-truce = примирие
iron_throne-card_type-character = персонаж
iron_throne-card_type-hostility = враждебност

# Видове имена, когато някое не се разбира

iron_throne-kind-house = дом
iron_throne-kind-leader = лидер
iron_throne-kind-character = персонаж
iron_throne-kind-card = карта на дом
iron_throne-kind-event_card = карта събитие
iron_throne-kind-side = страна
iron_throne-kind-demand = искане
iron_throne-kind-card_type = вид карта
iron_throne-kind-ability = умение
iron_throne-kind-window = времеви прозорец
iron_throne-kind-seat = място

# Картина на масата

iron_throne-picture-sheet = Власт върху листа на лидера
iron_throne-picture-attacker = нападател
iron_throne-picture-defender = защитник
iron_throne-picture-supporter = поддръжник
iron_throne-picture-influence = Жетони влияние на това табло
iron_throne-picture-spread = разпрострени
iron_throne-picture-hand = ръка
iron_throne-picture-deck = тесте
iron_throne-picture-discard = изхвърлени
iron_throne-picture-hostages = заложници
iron_throne-picture-events = тесте със събития
iron_throne-picture-box = кутия
iron_throne-picture-no_rewards = без награди
iron_throne-picture-no_penalties = без наказания
iron_throne-picture-withdrawn = оттеглен
iron_throne-picture-table = Масата на „Железният трон“
