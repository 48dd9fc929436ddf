# Разказът за завършената игра.

ice_and_fire-story-round = Рунд
ice_and_fire-story-at = Рунд { $round }, ход { $move }
ice_and_fire-story-moments = Какво реши битката
ice_and_fire-story-luck = Рани спрямо очакваното
ice_and_fire-story-luck-text = Раните от атаки спрямо очакваното преди хвърлянето на заровете. Каквото едната армия нанася, другата понася; паниката и картите, изиграни междувременно, не се очакват.
ice_and_fire-story-faces = Зарове за атака и защита
ice_and_fire-measure-points = Победни точки
ice_and_fire-measure-ground = Държани цели
ice_and_fire-measure-wounds = Останали рани в армията
ice_and_fire-measure-units = Отряди на полето
ice_and_fire-award-hammer = Чукът
    .text = Нанесени попадения: { $n }.
ice_and_fire-award-anvil = Наковалнята
    .text = Понесени рани: { $n }.
ice_and_fire-award-charger = Напред!
    .text = Успешни щурмове: { $n }.
ice_and_fire-award-stumbler = Кал по ботушите
    .text = Провалени щурмове: { $n }.
ice_and_fire-award-steadfast = Никой не бяга
    .text = Издържани тестове: { $n }.
ice_and_fire-award-shaken = Омекнали колене
    .text = Провалени тестове: { $n }.
ice_and_fire-award-schemer = Карта в ръкава
    .text = Изиграни тактически карти: { $n }.
ice_and_fire-award-courtier = В двора като у дома
    .text = Завзети зони: { $n }.
