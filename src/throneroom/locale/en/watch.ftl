# A Game of Thrones: Catan - Brotherhood of the Watch, and its base game

watch-title = A Game of Thrones: Catan - Brotherhood of the Watch

# Players, resources, terrain, cards

watch-colour-red = Red
watch-colour-blue = Blue
watch-colour-yellow = Yellow
watch-colour-black = Black

watch-resource-lumber = lumber
watch-resource-brick = brick
watch-resource-wool = wool
watch-resource-grain = grain
watch-resource-ore = ore

watch-terrain-forest = forest
watch-terrain-pasture = pasture
watch-terrain-fields = fields
watch-terrain-hills = hills
watch-terrain-mountains = mountains
watch-terrain-ice_field = ice field

watch-card-ranger_patrol = Ranger Patrol
    .text = Lay it in front of you, where it counts for Most Patrols. Move Tormund and steal a card; or, in Brotherhood of the Watch, take a card of the resource of a hex with a wildling and return that wildling to the Frostfangs.
watch-card-new_recruits = New Recruits
    .text = Post one of your guards on the Wall for free.
watch-card-road_building = Road Building
    .text = Place up to two roads for free.
watch-card-winter_is_coming = Winter is Coming
    .text = Take any two cards from the supply.
watch-card-victory_point = Victory Point
    .text = Worth one victory point. It is never played and stays hidden until the game ends.

# Heroes

watch-hero-jeor_mormont = Jeor Mormont
    .text = While trading: name a resource and one or two opponents. Each of them who has it gives you one such card and gets another card of your choice from you.
watch-hero-bowen_marsh = Bowen Marsh
    .text = While trading: exchange one card with the supply for one card of another resource.
watch-hero-samwell_tarly = Samwell Tarly
    .text = In anybody’s turn: if the roll (not a seven) gave you no card, take one card of your choice from the supply.
watch-hero-othell_yarwyck = Othell Yarwyck
    .text = While building: take up one of your roads that joins your other pieces at one end only, and build it again for free on another path.
watch-hero-alliser_thorne = Ser Alliser Thorne
    .text = While building: build one guard, replacing one of the three resources of its price with one card of another resource.
watch-hero-melisandre = Melisandre
    .text = While building: buy a development card, replacing one of the three resources of its price with one card of another resource. You see the top three cards of the deck and keep one; then the deck is shuffled.
watch-hero-mance_rayder = Mance Rayder
    .text = After the roll: look at the hand of an opponent who has more public victory points than you. You may take one card from it.
watch-hero-benjen_stark = Benjen Stark
    .text = Before or after the roll: return a wildling from a camp or a clearing to the Frostfangs (those behind it in the camps move up), then create a new wildling from the pool.
watch-hero-ygritte = Ygritte
    .text = Before or after the roll: return a wildling from the Gift to the Frostfangs.
watch-hero-yoren = Yoren
    .text = While building: discard one of your played Ranger Patrols and post a guard for free.
watch-hero-qhorin_halfhand = Qhorin Halfhand
    .text = Before or after the roll: return Tormund to his camp and take one card of the resource of the hex that he leaves.

watch-side-a = side A
watch-side-b = side B

# Wildlings and the north

watch-clan-frozen_river = Frozen River
watch-clan-cave_dwellers = Cave Dwellers
watch-clan-hornfoot = Hornfoot

watch-wildling-regular = regular wildling
watch-wildling-climber = climber
watch-wildling-giant = giant

watch-token-frozen_river_regular = regular wildling (Frozen River)
watch-token-frozen_river_climber = climber (Frozen River)
watch-token-frozen_river_giant = giant (Frozen River)
watch-token-cave_dwellers_regular = regular wildling (Cave Dwellers)
watch-token-cave_dwellers_climber = climber (Cave Dwellers)
watch-token-cave_dwellers_giant = giant (Cave Dwellers)
watch-token-hornfoot_regular = regular wildling (Hornfoot)
watch-token-hornfoot_climber = climber (Hornfoot)
watch-token-hornfoot_giant = giant (Hornfoot)

watch-north-frozen_river_1 = Frozen River, camp 1
watch-north-frozen_river_2 = Frozen River, camp 2
watch-north-frozen_river_3 = Frozen River, camp 3
watch-north-frozen_river_4 = Frozen River, camp 4
watch-north-frozen_river_5 = Frozen River, camp 5
watch-north-cave_dwellers_1 = Cave Dwellers, camp 1
watch-north-cave_dwellers_2 = Cave Dwellers, camp 2
watch-north-cave_dwellers_3 = Cave Dwellers, camp 3
watch-north-cave_dwellers_4 = Cave Dwellers, camp 4
watch-north-cave_dwellers_5 = Cave Dwellers, camp 5
watch-north-hornfoot_1 = Hornfoot, camp 1
watch-north-hornfoot_2 = Hornfoot, camp 2
watch-north-hornfoot_3 = Hornfoot, camp 3
watch-north-hornfoot_4 = Hornfoot, camp 4
watch-north-hornfoot_5 = Hornfoot, camp 5
watch-north-clearing_1 = clearing 1
watch-north-clearing_2 = clearing 2
watch-north-clearing_3 = clearing 3
watch-north-clearing_4 = clearing 4

watch-section-1 = section 1
watch-section-2 = section 2
watch-section-3 = section 3
watch-section-4 = section 4

# The board

watch-hex-a1 = A1
watch-hex-b1 = B1
watch-hex-c1 = C1
watch-hex-d1 = D1
watch-hex-a2 = A2
watch-hex-b2 = B2
watch-hex-c2 = C2
watch-hex-d2 = D2
watch-hex-e2 = E2
watch-hex-a3 = A3
watch-hex-b3 = B3
watch-hex-c3 = C3
watch-hex-d3 = D3
watch-hex-e3 = E3
watch-hex-f3 = F3
watch-hex-a4 = A4
watch-hex-b4 = B4
watch-hex-c4 = C4
watch-hex-d4 = D4
watch-hex-e4 = E4
watch-hex-f4 = F4
watch-hex-g4 = G4

watch-place-a1 = A1
watch-place-b1 = B1
watch-place-c1 = C1
watch-place-d1 = D1
watch-place-a2 = A2
watch-place-b2 = B2
watch-place-c2 = C2
watch-place-d2 = D2
watch-place-e2 = E2
watch-place-a3 = A3
watch-place-b3 = B3
watch-place-c3 = C3
watch-place-d3 = D3
watch-place-e3 = E3
watch-place-f3 = F3
watch-place-a4 = A4
watch-place-b4 = B4
watch-place-c4 = C4
watch-place-d4 = D4
watch-place-e4 = E4
watch-place-f4 = F4
watch-place-g4 = G4
watch-place-camp = Tormund's camp

watch-site-v01 = v01
watch-site-v02 = v02
watch-site-v03 = v03
watch-site-v04 = v04
watch-site-v05 = v05
watch-site-v06 = v06
watch-site-v07 = v07
watch-site-v08 = v08
watch-site-v09 = v09
watch-site-v10 = v10
watch-site-v11 = v11
watch-site-v12 = v12
watch-site-v13 = v13
watch-site-v14 = v14
watch-site-v15 = v15
watch-site-v16 = v16
watch-site-v17 = v17
watch-site-v18 = v18
watch-site-v19 = v19
watch-site-v20 = v20
watch-site-v21 = v21
watch-site-v22 = v22
watch-site-v23 = v23
watch-site-v24 = v24
watch-site-v25 = v25
watch-site-v26 = v26
watch-site-v27 = v27
watch-site-v28 = v28
watch-site-v29 = v29
watch-site-v30 = v30
watch-site-v31 = v31
watch-site-v32 = v32
watch-site-v33 = v33
watch-site-v34 = v34
watch-site-v35 = v35
watch-site-v36 = v36
watch-site-v37 = v37
watch-site-v38 = v38
watch-site-v39 = v39
watch-site-v40 = v40
watch-site-v41 = v41
watch-site-v42 = v42
watch-site-v43 = v43
watch-site-v44 = v44
watch-site-v45 = v45
watch-site-v46 = v46
watch-site-v47 = v47
watch-site-v48 = v48
watch-site-v49 = v49
watch-site-v50 = v50
watch-site-v51 = v51
watch-site-v52 = v52
watch-site-v53 = v53
watch-site-v54 = v54
watch-site-v55 = v55
watch-site-v56 = v56
watch-site-v57 = v57
watch-site-v58 = v58
watch-site-v59 = v59
watch-site-v60 = v60
watch-site-v61 = v61
watch-site-v62 = v62
watch-site-v63 = v63

watch-path-e01 = e01
watch-path-e02 = e02
watch-path-e03 = e03
watch-path-e04 = e04
watch-path-e05 = e05
watch-path-e06 = e06
watch-path-e07 = e07
watch-path-e08 = e08
watch-path-e09 = e09
watch-path-e10 = e10
watch-path-e11 = e11
watch-path-e12 = e12
watch-path-e13 = e13
watch-path-e14 = e14
watch-path-e15 = e15
watch-path-e16 = e16
watch-path-e17 = e17
watch-path-e18 = e18
watch-path-e19 = e19
watch-path-e20 = e20
watch-path-e21 = e21
watch-path-e22 = e22
watch-path-e23 = e23
watch-path-e24 = e24
watch-path-e25 = e25
watch-path-e26 = e26
watch-path-e27 = e27
watch-path-e28 = e28
watch-path-e29 = e29
watch-path-e30 = e30
watch-path-e31 = e31
watch-path-e32 = e32
watch-path-e33 = e33
watch-path-e34 = e34
watch-path-e35 = e35
watch-path-e36 = e36
watch-path-e37 = e37
watch-path-e38 = e38
watch-path-e39 = e39
watch-path-e40 = e40
watch-path-e41 = e41
watch-path-e42 = e42
watch-path-e43 = e43
watch-path-e44 = e44
watch-path-e45 = e45
watch-path-e46 = e46
watch-path-e47 = e47
watch-path-e48 = e48
watch-path-e49 = e49
watch-path-e50 = e50
watch-path-e51 = e51
watch-path-e52 = e52
watch-path-e53 = e53
watch-path-e54 = e54
watch-path-e55 = e55
watch-path-e56 = e56
watch-path-e57 = e57
watch-path-e58 = e58
watch-path-e59 = e59
watch-path-e60 = e60
watch-path-e61 = e61
watch-path-e62 = e62
watch-path-e63 = e63
watch-path-e64 = e64
watch-path-e65 = e65
watch-path-e66 = e66
watch-path-e67 = e67
watch-path-e68 = e68
watch-path-e69 = e69
watch-path-e70 = e70
watch-path-e71 = e71
watch-path-e72 = e72
watch-path-e73 = e73
watch-path-e74 = e74
watch-path-e75 = e75
watch-path-e76 = e76
watch-path-e77 = e77
watch-path-e78 = e78
watch-path-e79 = e79
watch-path-e80 = e80
watch-path-e81 = e81
watch-path-e82 = e82
watch-path-e83 = e83
watch-path-e84 = e84

# Options

watch-option-variant = Variant
    .text = The base game is about settling alone; Brotherhood of the Watch adds the Wall, guards, wildlings and heroes.
watch-option-variant-brotherhood = Brotherhood of the Watch
watch-option-variant-base = Base game
watch-option-board_setup = Set-up of the board
    .text = Standard is always the same layout; variable shuffles terrain and trade routes; fully random shuffles the numbers as well.
watch-option-board_setup-standard = Standard
watch-option-board_setup-variable = Variable
watch-option-board_setup-fully_random = Fully random
watch-option-start = Start
    .text = In the placement rounds all place their first settlements themselves; the fixed start has them on the board already (base game on the standard board only).
watch-option-start-placement = Placement rounds
watch-option-start-fixed = Fixed start (base game)
watch-option-combined_trade_build = Combined trade/build phase
    .text = Trade and build in any order. Otherwise trading is over for the turn as soon as something is built.
watch-option-drama_of_heroes = Drama of Heroes
    .text = Whoever rolls three equal dice removes a free hero from the game (Brotherhood of the Watch only).
watch-option-wide_board = Wide board (four players)
    .text = Three more terrain tiles, for four players of Brotherhood of the Watch.
watch-option-first_player = First player
    .text = Who begins. Drawn by lot means that everybody rolls for it.
watch-option-first_player-drawn = drawn by lot
watch-option-first_player-1 = seat 1
watch-option-first_player-2 = seat 2
watch-option-first_player-3 = seat 3
watch-option-first_player-4 = seat 4
watch-option-colours = Colours by seat
watch-option-colours-red = red
watch-option-colours-blue = blue
watch-option-colours-yellow = yellow
watch-option-colours-black = black

# How a game ends

watch-outcome-true_victory = True victory: ten victory points.
watch-outcome-third_breach = Dramatic end: the Wall was breached for the third time. The most guards on the Wall decide.
watch-outcome-gift_overrun = Dramatic end: eight wildlings stand in the Gift. The most guards on the Wall decide.
watch-outcome-third_breach_all_lost = The third breach ended the game, and the tie could not be broken: everybody loses.
watch-outcome-gift_overrun_all_lost = The Gift was overrun, and the tie could not be broken: everybody loses.

# Questions

watch-ask-place_settlement = Round { $round }: place a settlement.
watch-ask-place_road = Place a road at that settlement.
watch-ask-place_guard = Choose a section of the Wall for your guard.
watch-ask-before_roll = Your turn: roll the dice, or first play a card or use your hero.
watch-ask-act = Trade, build, play a card, use your hero, or end your turn.
watch-ask-drama = Drama of Heroes: remove one hero of the pool from the game.
watch-ask-samwell = This roll gave you nothing. Use Samwell Tarly?
watch-ask-discard =
    { $count ->
        [one] Return one more card to the supply.
       *[other] Return { $count } more cards to the supply.
    }
watch-ask-move_tormund = Where does Tormund go?
watch-ask-steal = From whom do you steal a card?
watch-ask-answer_offer =
    { $own ->
        [1] You offer { $give } for { $get }. Will you wait no longer?
       *[0] { $seat } offers { $give } for { $get }. Your answer?
    }
watch-ask-settle_offer = With whom do you make the deal?
watch-ask-free_road =
    { $count ->
        [one] Place one more free road, or stop.
       *[other] Place your first free road.
    }
watch-ask-give_back = Which card does { $other } get in return?
watch-ask-take_from_leader = You see the hand of { $other }. Take a card?
watch-ask-rebuild_road = Where do you build the road again?
watch-ask-keep_card = Which of these cards do you keep?
watch-ask-after_use = After the use of { $hero }: turn the card over, or swap it?

# Actions

watch-do-roll = Roll the dice
watch-do-end_turn = End your turn
watch-do-road = Road on { $path }
watch-do-settlement = Settlement on { $site }
watch-do-keep = Keep on { $site }
watch-do-guard = Guard on { $section }
watch-do-buy = Buy a development card
watch-do-trade = Trade { $give } for { $get } with the supply
watch-do-offer = Offer { $give } for { $get }
watch-do-offer_to = Offer to { $colour }: { $give } for { $get }
watch-do-accept = Accept
watch-do-refuse = Refuse
watch-do-counter = Offer { $give } for { $get } instead
watch-do-deal = Deal with { $colour }
watch-do-no_deal = No deal
watch-do-discard = Return { $resource }
watch-do-recall = Keep { $resource } after all
watch-do-tormund = Tormund to { $place }
watch-do-steal = Steal from { $colour }
watch-do-steal_nothing = Steal nothing
watch-do-patrol_tormund = Ranger Patrol: move Tormund
watch-do-patrol_wildling = Ranger Patrol against the wildling on { $hex } ({ $wildling })
watch-do-new_recruits = New Recruits: guard on { $section }
watch-do-road_building = Road Building
watch-do-stop = No second road
watch-do-winter_is_coming = Winter is Coming: { $cards }
watch-do-jeor_mormont = Jeor Mormont: demand { $resource } from { $colours }
watch-do-give_back = Give { $resource } in return
watch-do-bowen_marsh = Bowen Marsh: { $give } for { $get }
watch-do-samwell_tarly = Samwell Tarly: take { $resource }
watch-do-decline = Do not use the hero
watch-do-othell_yarwyck = Othell Yarwyck: take up the road on { $path }
watch-do-alliser_thorne = Ser Alliser Thorne: a guard with { $instead } instead of { $spare }
watch-do-melisandre = Melisandre: a card with { $instead } instead of { $spare }
watch-do-keep_card = Keep { $card }
watch-do-mance_rayder = Mance Rayder: look at the hand of { $colour }
watch-do-take_card = Take { $resource }
watch-do-take_nothing = Take nothing
watch-do-benjen_stark = Benjen Stark: remove the wildling ({ $north })
watch-do-ygritte = Ygritte: remove the wildling from { $hex } ({ $wildling })
watch-do-yoren = Yoren: a patrol becomes a guard on { $section }
watch-do-qhorin_halfhand = Qhorin Halfhand: send Tormund back to his camp
watch-do-turn_over = Turn the hero over and keep it
watch-do-swap = Swap for { $hero }
watch-do-remove_hero = Remove { $hero }

# Events

watch-event-first_player = { $seat } is the first player.
watch-event-turn = { $seat } begins a turn.
watch-event-rolled =
    { $die ->
        [0] { $seat } rolls { $one } and { $two }.
       *[other] { $seat } rolls { $one } and { $two }; the wildling die shows { $die }.
    }
watch-event-gained = { $seat } produces { $cards }.
watch-event-shortage = The supply has too little { $resource }: nobody gets any.
watch-event-took = { $seat } takes from the supply: { $cards }.
watch-event-discarded = { $seat } returns to the supply: { $cards }.
watch-event-tormund = { $seat } moves Tormund: { $place }.
watch-event-stole_nothing = { $seat } tries to steal from { $other }, whose hand is empty.
watch-event-traded = { $seat } trades with the supply: { $count } × { $give } for { $get }.
watch-event-offered =
    { $everybody ->
        [1] { $seat } offers everybody { $give } for { $get }.
       *[0] { $seat } offers { $give } for { $get } (to { $to }).
    }
watch-event-accepted = { $seat } would accept.
watch-event-refused = { $seat } refuses.
watch-event-countered = { $seat } offers { $give } for { $get } instead.
watch-event-dealt = { $seat } and { $other } trade: { $give } for { $get }.
watch-event-road = { $seat } builds a road on { $path }.
watch-event-road_removed = { $seat } takes up the road on { $path }.
watch-event-settlement = { $seat } builds a settlement on { $site }.
watch-event-keep = { $seat } builds a keep on { $site }.
watch-event-guard = { $seat } posts a guard: { $section }.
watch-event-card_played = { $seat } plays { $card }.
watch-event-longest_road = { $seat } receives Longest Road ({ $count }).
watch-event-longest_road_aside = Longest Road is set aside; { $seat } loses it.
watch-event-most_patrols = { $seat } receives Most Patrols ({ $count }).
watch-event-most_patrols_aside = Most Patrols is set aside; { $seat } loses it.
watch-event-patrol_discarded = { $seat } discards a played Ranger Patrol.
watch-event-wildling = A new wildling in camp { $camp }: { $token }.
watch-event-no_figure = No figure is left for { $token }.
watch-event-pool_renewed = The used tokens become the new pool ({ $count }).
watch-event-rush = The clan rushes the Wall: { $clan }!
watch-event-arrived = { $clan }: a wildling comes to the Wall, { $section } ({ $wildling }).
watch-event-giant_left = The giant returns to the Frostfangs ({ $section }).
watch-event-sixth_wildling = Five guards hold against the sixth wildling: two wildlings leave ({ $section }).
watch-event-guard_lost = { $seat } loses a guard: { $section }.
watch-event-breach = The Wall is breached: { $section }!
watch-event-breach_marker = Breaches so far: { $count }.
watch-event-crossed = A wildling enters the Gift at { $section } and blocks { $hex } ({ $wildling }).
watch-event-left_gift = A wildling leaves { $hex } for the Frostfangs ({ $wildling }).
watch-event-left_north = A wildling returns to the Frostfangs: { $north } ({ $wildling }).
watch-event-hero_used = { $seat } uses { $hero } ({ $side }).
watch-event-hero_turned = { $seat } turns { $hero } over to side B.
watch-event-hero_swapped = { $seat } swaps { $hero } for { $taken }.
watch-event-hero_kept = There is no other hero: { $seat } keeps { $hero }.
watch-event-hero_removed = { $seat } removes { $hero } from the game.
watch-event-demanded = { $seat } demands { $resource }, and { $other } hands one over.
watch-event-demanded_in_vain = { $seat } demands { $resource }, but { $other } has none.
watch-event-gave_back = { $other } gets { $resource } in return from { $seat }.
watch-event-took_nothing = { $seat } takes nothing from { $other }.
watch-event-points_revealed = { $seat } reveals Victory Point cards: { $count }.
watch-event-game_over = The game is over. Winners: { $winners }.
watch-event-stole = { $seat } takes a card from { $other }.
    .secret = { $seat } takes { $resource } from { $other }.
watch-event-bought = { $seat } gets a development card.
    .secret = { $seat } gets a development card: { $card }.
watch-event-looked = { $seat } looks at the hand of { $other }.
    .secret = { $seat } looks at the hand of { $other }: { $cards }.
watch-event-saw_cards = { $seat } looks at the top of the deck.
    .secret = { $seat } looks at the top of the deck: { $cards }.

# Refusals

illegal-watch-alike-cards = No resource may be on both sides of a deal.
illegal-watch-already-rolled = The dice have been rolled in this turn.
illegal-watch-another-path = The road must go to another path than the one it left.
illegal-watch-brotherhood-only = That belongs to Brotherhood of the Watch, not to the base game.
illegal-watch-cannot-pay = You do not hold the cards that it costs.
illegal-watch-card-just-bought = A card bought in this turn cannot be played in it.
illegal-watch-card-not-held = You do not hold such a development card.
illegal-watch-card-not-seen = That card is not among those you were shown.
illegal-watch-card-played = Only one development card may be played in a turn.
illegal-watch-cards-not-held = Those cards are not in your hand.
illegal-watch-deck-empty = The development deck is empty.
illegal-watch-hero-after-roll = This hero cannot be used before the roll.
illegal-watch-hero-new = A hero cannot be used in the turn in which it was received.
illegal-watch-hero-not-held = That hero is not in front of you.
illegal-watch-hero-not-in-pool = That hero is not in the pool.
illegal-watch-hero-used = You have used a hero in this turn.
illegal-watch-intersection-taken = There is a building on that intersection.
illegal-watch-must-steal = After a Ranger Patrol you must steal from somebody.
illegal-watch-must-swap = A hero used on side B must be swapped.
illegal-watch-no-building-there = That player has no building at Tormund’s hex.
illegal-watch-no-deal-with = That player is not ready for a deal.
illegal-watch-no-gifts = Both sides of a deal must give something.
illegal-watch-no-guard-left = You have no guard left in your supply.
illegal-watch-no-guard-possible = You need a guard in your supply and a free space on the Wall.
illegal-watch-no-keep-left = You have no keep left.
illegal-watch-no-other-path = There is no other path for that road.
illegal-watch-no-patrol = You have no played Ranger Patrol to discard.
illegal-watch-no-road-left = You have no road left.
illegal-watch-no-road-possible = You cannot place any road now.
illegal-watch-no-road-there = None of your roads leads to that intersection.
illegal-watch-no-settlement-left = All your settlements are on the board: turn one into a keep first.
illegal-watch-no-settlement-there = You have no settlement on that intersection.
illegal-watch-no-such-card = There is no such card to choose.
illegal-watch-no-such-opponent = That is none of your opponents.
illegal-watch-no-wildling-there = There is no such wildling.
illegal-watch-nobody-ahead = No opponent has more public victory points than you.
illegal-watch-not-a-path = No road can be built on that edge.
illegal-watch-not-a-terrain-hex = That is not a terrain hex.
illegal-watch-not-ahead = That player does not have more public victory points than you.
illegal-watch-not-an-intersection = No terrain hex touches that corner.
illegal-watch-not-chosen = You have not chosen that card.
illegal-watch-not-your-road = You have no road there.
illegal-watch-nothing-replaced = One resource of the price must be replaced with another.
illegal-watch-offer-open = Your offer is still open: make a deal or take the offer back before you do anything else.
illegal-watch-one-or-two-opponents = Name one opponent, or two different ones.
illegal-watch-one-road-at-least = The first free road must be placed.
illegal-watch-other-side = That is for the other side of the deal to say.
illegal-watch-path-taken = There is a road on that path.
illegal-watch-rate = The supply asks { $rate } cards of that resource for one.
illegal-watch-road-at-settlement = The road must touch the settlement just placed.
illegal-watch-road-not-connected = The road must touch one of your roads or buildings.
illegal-watch-road-not-loose = That road touches your own pieces at both ends or at none.
illegal-watch-road-shut-off = An opponent’s building shuts the way off there.
illegal-watch-roll-first = Roll the dice first.
illegal-watch-same-resource = The card taken must be of another resource.
illegal-watch-samwell-after-production = Samwell Tarly is used right after production.
illegal-watch-section-full = Section { $section } has five guards already.
illegal-watch-supply-lacks = The supply has no such card.
illegal-watch-too-close = A neighbouring intersection is built on: the distance rule forbids it.
illegal-watch-tormund-in-camp = Tormund is in his camp.
illegal-watch-tormund-must-move = Tormund must move to another place.
illegal-watch-tormund-not-to-camp = A Ranger Patrol cannot send Tormund to his camp.
illegal-watch-trade-is-over = You have built in this turn, so trading is over.
illegal-watch-two-cards = Take two cards.
illegal-watch-enough-returned =
    { $count ->
        [one] One card is enough.
       *[other] { $count } cards are enough.
    }
illegal-watch-too-few-other-cards =
    { $count ->
        [one] You need a card of another resource to give in return.
       *[other] You need { $count } cards of other resources to give in return.
    }

# Complaints about positions

bad-input-watch-position-length = { $path }: { $count } entries are needed here.
bad-input-watch-position-place = { $path }: something stands where it cannot stand.
bad-input-watch-position-too-many = { $path }: there are more of these than the box holds, or than fit here.
