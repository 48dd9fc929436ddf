# The table of the Watch in the terminal.

watch-table-turn = Turn { $turn }: { $player }
watch-table-dice = dice { $dice }
watch-table-deck = development deck { $n }
watch-table-tormund = Tormund: { $place }
watch-table-breaches = breaches { $n } of 3
watch-table-in_gift = wildlings in the Gift { $n } of 8
watch-table-camps = Camps north of the Wall
watch-table-clan = Clan
watch-table-wall = The Wall
watch-table-section = Section
watch-table-clearing = Clearing
watch-table-guards = Guards
watch-table-legend = ^1^ settlement, #1# keep and =1= road of player 1; T Tormund, w a wildling
watch-table-routes = Trade routes from west to east: { $routes }
watch-table-harbours = Harbours, clockwise from the north-west: { $routes }
watch-table-supply = Supply: { $supply }
watch-table-player = Player
watch-table-points = Points
watch-table-hand = Hand
watch-table-cards = Cards
watch-table-patrols = Patrols
watch-table-road = Road
watch-table-hero = Hero
watch-table-your_hand = Your hand: { $cards }
watch-table-your_cards = Your development cards: { $cards }

# What games are told apart by in a study.
watch-group-order = Victories by order of turns
watch-group-layout = Victories by layout of the board and seat
watch-layout-standard = Standard
watch-layout-variable = Variable
watch-layout-fully_random = Fully random
watch-layout-wide = Wide board
