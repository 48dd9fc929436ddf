# Масата на „Игра на тронове: Железният трон“ в терминала.

iron_throne-table-turn = Ход { $turn } от най-много { $limit }
iron_throne-table-phase-setup = подготовка на играта
iron_throne-table-phase-start_of_turn = начало на хода
iron_throne-table-phase-preparation = подготовка
iron_throne-table-phase-support = подкрепа
iron_throne-table-phase-encounter = сблъсък
iron_throne-table-phase-resolution = развръзка
iron_throne-table-phase-end_of_turn = край на хода
iron_throne-table-event_deck = тесте със събития { $n }
iron_throne-table-box = власт в кутията { $n }
iron_throne-table-house = Дом
iron_throne-table-leader = Лидер: резерв
iron_throne-table-characters = Персонажи и власт
iron_throne-table-cards = Ръка / тесте / изхвърлени
iron_throne-table-hostages = Заложници
iron_throne-table-influence = Влияние: жетоните на всеки дом по таблата
iron_throne-table-board = Табло
iron_throne-table-spread = разпрострени (5 печелят)
iron_throne-table-encounter = Сблъсък
iron_throne-table-encounter_card = Карта за сблъсъка
iron_throne-table-played = Изиграни карти
iron_throne-table-total = Сбор дотук
iron_throne-table-hidden = карта
iron_throne-table-face_down = закрита
iron_throne-table-offers_made = Направени предложения за примирие: { $n } от 6
iron_throne-table-offer = Предложение
iron_throne-table-draft = Твоята чернова
iron_throne-table-known_event = Позната карта от тестето със събития
iron_throne-table-your_hand = Твоята ръка
iron_throne-table-your_leaders = Твоите листове на лидери

# По какво изследването различава игрите.
iron_throne-group-house = Победи по домове
iron_throne-group-leader = Победи по лидери
