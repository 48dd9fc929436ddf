# The table of the Watch in the terminal.

watch-table-turn = Tura { $turn }: { $player }
watch-table-dice = kości { $dice }
watch-table-deck = talia rozwoju { $n }
watch-table-tormund = Tormund: { $place }
watch-table-breaches = przełamania { $n } z 3
watch-table-in_gift = dzicy na Darze { $n } z 8
watch-table-camps = Obozy na północ od Muru
watch-table-clan = Klan
watch-table-wall = Mur
watch-table-section = Fragment
watch-table-clearing = Polana
watch-table-guards = Strażnicy
watch-table-legend = ^1^ osada, #1# twierdza i =1= droga gracza 1; T Tormund, w dziki
watch-table-routes = Szlaki handlowe z zachodu na wschód: { $routes }
watch-table-harbours = Porty od północnego zachodu zgodnie z ruchem wskazówek zegara: { $routes }
watch-table-supply = Pula: { $supply }
watch-table-player = Gracz
watch-table-points = Punkty
watch-table-hand = Ręka
watch-table-cards = Karty
watch-table-patrols = Patrole
watch-table-road = Droga
watch-table-hero = Bohater
watch-table-your_hand = Twoja ręka: { $cards }
watch-table-your_cards = Twoje karty rozwoju: { $cards }

# Po czym badanie rozróżnia gry.
watch-group-order = Zwycięstwa według kolejności tur
watch-group-layout = Zwycięstwa według układu planszy i miejsca
watch-layout-standard = Standardowy
watch-layout-variable = Zmienny
watch-layout-fully_random = Całkiem losowy
watch-layout-wide = Szeroka plansza
