# Opowieść o skończonej grze.

iron_throne-story-moments = Starcia, które rozstrzygnęły
iron_throne-story-luck = Szczęście w dobieraniu
iron_throne-story-luck-text = Wartości dobranych kart w porównaniu ze średnią kart rodu.
iron_throne-measure-influence = Rozprzestrzeniony wpływ
iron_throne-measure-power = Władza
iron_throne-measure-characters = Żywe postacie
iron_throne-measure-hostages = Zakładnicy
iron_throne-award-gaoler = Pan czarnych cel
    .text = Wzięci zakładnicy: { $n }.
iron_throne-award-merciful = Dobre serce
    .text = Uwolnieni zakładnicy: { $n }.
iron_throne-award-torturer = Ostre pytania
    .text = Torturowani zakładnicy: { $n }.
iron_throne-award-peacemaker = Pokój za naszych dni
    .text = Przyjęte rozejmy: { $n }.
iron_throne-award-iron = Żelazna wola
    .text = Odrzucone rozejmy: { $n }.
iron_throne-award-friend = Przyjaciel wszystkich
    .text = Oferty wsparcia: { $n }.
iron_throne-award-aloof = To nie moja wojna
    .text = Starcia bez udziału: { $n }.
iron_throne-award-cautious = Ostrożność to cnota
    .text = Wycofania: { $n }.
iron_throne-award-mourner = Ród w żałobie
    .text = Stracone postacie: { $n }.
