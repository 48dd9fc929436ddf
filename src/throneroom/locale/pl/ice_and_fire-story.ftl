# Opowieść o skończonej grze.

ice_and_fire-story-round = Runda
ice_and_fire-story-at = Runda { $round }, ruch { $move }
ice_and_fire-story-moments = Co rozstrzygnęło bitwę
ice_and_fire-story-luck = Rany wobec oczekiwań
ice_and_fire-story-luck-text = Rany zadane atakami wobec tego, czego można się było spodziewać przed rzutem kośćmi. Co jedna armia zadaje, druga przyjmuje; paniki i kart zagranych po drodze nikt się nie spodziewa.
ice_and_fire-story-faces = Kości ataku i obrony
ice_and_fire-measure-points = Punkty zwycięstwa
ice_and_fire-measure-ground = Kontrolowane cele
ice_and_fire-measure-wounds = Rany pozostałe w armii
ice_and_fire-measure-units = Jednostki na polu
ice_and_fire-award-hammer = Młot
    .text = Zadane trafienia: { $n }.
ice_and_fire-award-anvil = Kowadło
    .text = Otrzymane rany: { $n }.
ice_and_fire-award-charger = Naprzód!
    .text = Udane szarże: { $n }.
ice_and_fire-award-stumbler = Błoto na butach
    .text = Nieudane szarże: { $n }.
ice_and_fire-award-steadfast = Nikt nie ucieka
    .text = Zdane testy: { $n }.
ice_and_fire-award-shaken = Miękkie kolana
    .text = Niezdane testy: { $n }.
ice_and_fire-award-schemer = Karta w rękawie
    .text = Zagrane karty taktyki: { $n }.
ice_and_fire-award-courtier = Na dworze jak w domu
    .text = Zajęte strefy Planszy Taktyk: { $n }.
