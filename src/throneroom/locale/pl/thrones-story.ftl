# Opowieść o skończonej grze.

thrones-story-round = Runda
thrones-story-at = Runda { $round }, ruch { $move }
thrones-story-moments = Bitwy, które rozstrzygnęły
thrones-story-luck = Losy Bitwy
thrones-story-luck-text = Siła dobranych kart w porównaniu ze średnią talii.
thrones-story-faces = Dobrana siła
thrones-measure-castles = Zamki i Twierdze
thrones-measure-lands = Ziemie
thrones-measure-power = Żetony Władzy
thrones-measure-units = Jednostki
thrones-measure-supply = Zaopatrzenie
thrones-award-warlord = Wódz
    .text = Wygrane bitwy: { $n }.
thrones-award-conqueror = Zdobywca
    .text = Ziemie odebrane innym: { $n }.
thrones-award-martyr = Uczta dla wron
    .text = Stracone jednostki: { $n }.
thrones-award-brigand = Zbój z traktu
    .text = Najazdy: { $n }.
thrones-award-steward = Zapobiegliwy rządca
    .text = Żetony Władzy zebrane rozkazami: { $n }.
thrones-award-spender = Zawsze spłaca długi
    .text = Żetony Władzy wydane w licytacjach: { $n }.
thrones-award-runner = Kto ucieka, ten żyje
    .text = Odwroty: { $n }.
