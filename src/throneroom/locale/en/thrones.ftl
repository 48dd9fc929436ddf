# A Game of Thrones: The Board Game

thrones-title = A Game of Thrones: The Board Game
thrones-gist = Secret orders, marches and sieges for the castles of Westeros.

# Houses

thrones-house-stark = House Stark
thrones-house-greyjoy = House Greyjoy
thrones-house-lannister = House Lannister
thrones-house-baratheon = House Baratheon
thrones-house-tyrell = House Tyrell
thrones-house-martell = House Martell
thrones-option-houses-stark = House Stark
thrones-option-houses-greyjoy = House Greyjoy
thrones-option-houses-lannister = House Lannister
thrones-option-houses-baratheon = House Baratheon
thrones-option-houses-tyrell = House Tyrell
thrones-option-houses-martell = House Martell
thrones-motto-stark = Winter is coming
thrones-motto-greyjoy = We do not sow
thrones-motto-lannister = Hear me roar!
thrones-motto-baratheon = Ours is the fury
thrones-motto-tyrell = Growing strong
thrones-motto-martell = Unbowed, unbent, unbroken

# Areas

thrones-area-castle_black = Castle Black
thrones-area-karhold = Karhold
thrones-area-winterfell = Winterfell
thrones-area-the_stony_shore = The Stony Shore
thrones-area-white_harbor = White Harbor
thrones-area-widows_watch = Widow's Watch
thrones-area-flints_finger = Flint's Finger
thrones-area-greywater_watch = Greywater Watch
thrones-area-moat_cailin = Moat Cailin
thrones-area-seagard = Seagard
thrones-area-the_twins = The Twins
thrones-area-the_fingers = The Fingers
thrones-area-the_mountains_of_the_moon = The Mountains of the Moon
thrones-area-the_eyrie = The Eyrie
thrones-area-riverrun = Riverrun
thrones-area-pyke = Pyke
thrones-area-lannisport = Lannisport
thrones-area-stoney_sept = Stoney Sept
thrones-area-harrenhal = Harrenhal
thrones-area-crackclaw_point = Crackclaw Point
thrones-area-searoad_marches = Searoad Marches
thrones-area-blackwater = Blackwater
thrones-area-kings_landing = King's Landing
thrones-area-dragonstone = Dragonstone
thrones-area-kingswood = Kingswood
thrones-area-the_reach = The Reach
thrones-area-storms_end = Storm's End
thrones-area-highgarden = Highgarden
thrones-area-dornish_marches = Dornish Marches
thrones-area-the_boneway = The Boneway
thrones-area-oldtown = Oldtown
thrones-area-three_towers = Three Towers
thrones-area-the_arbor = The Arbor
thrones-area-princes_pass = Prince's Pass
thrones-area-starfall = Starfall
thrones-area-yronwood = Yronwood
thrones-area-sunspear = Sunspear
thrones-area-salt_shore = Salt Shore
thrones-area-bay_of_ice = Bay of Ice
thrones-area-sunset_sea = Sunset Sea
thrones-area-ironmans_bay = Ironman's Bay
thrones-area-the_golden_sound = The Golden Sound
thrones-area-west_summer_sea = West Summer Sea
thrones-area-redwyne_straits = Redwyne Straits
thrones-area-east_summer_sea = East Summer Sea
thrones-area-sea_of_dorne = Sea of Dorne
thrones-area-shipbreaker_bay = Shipbreaker Bay
thrones-area-blackwater_bay = Blackwater Bay
thrones-area-the_narrow_sea = The Narrow Sea
thrones-area-the_shivering_sea = The Shivering Sea
thrones-area-port_of_pyke = Port of Pyke
thrones-area-port_of_lannisport = Port of Lannisport
thrones-area-port_of_winterfell = Port of Winterfell
thrones-area-port_of_white_harbor = Port of White Harbor
thrones-area-port_of_dragonstone = Port of Dragonstone
thrones-area-port_of_sunspear = Port of Sunspear
thrones-area-port_of_storms_end = Port of Storm's End
thrones-area-port_of_oldtown = Port of Oldtown

# Units, orders, tracks

thrones-unit-footman = Footman
thrones-unit-knight = Knight
thrones-unit-ship = Ship
thrones-unit-siege_engine = Siege Engine
thrones-order-march_minus_1 = March -1
thrones-order-march_0 = March +0
thrones-order-march_plus_1_special = Special March +1
thrones-order-defense_plus_1 = Defense +1
thrones-order-defense_plus_2_special = Special Defense +2
thrones-order-support = Support
thrones-order-support_plus_1_special = Special Support +1
thrones-order-raid = Raid
thrones-order-raid_special = Special Raid
thrones-order-consolidate_power = Consolidate Power
thrones-order-consolidate_power_special = Special Consolidate Power
thrones-track-iron_throne = Iron Throne
thrones-track-fiefdoms = Fiefdoms
thrones-track-kings_court = King's Court
thrones-token-iron_throne = Iron Throne token
thrones-token-fiefdoms = Valyrian Steel Blade
thrones-token-kings_court = Messenger Raven

# House cards

thrones-card-eddard_stark = Eddard Stark
thrones-card-robb_stark = Robb Stark
    .text = If you win, you may choose where the beaten army retreats; only legal areas with the smallest loss.
thrones-card-roose_bolton = Roose Bolton
    .text = If you lose, take all your discarded House cards, this one included, back into your hand.
thrones-card-greatjon_umber = Greatjon Umber
thrones-card-ser_rodrick_cassel = Ser Rodrick Cassel
thrones-card-the_blackfish = The Blackfish
    .text = Your units suffer no casualties in this combat from card abilities, swords or Tides of Battle.
thrones-card-catelyn_stark = Catelyn Stark
    .text = If you have a Defense order in the embattled area, its value is doubled.
thrones-card-euron_crows_eye = Euron Crow's Eye
thrones-card-victarion_greyjoy = Victarion Greyjoy
    .text = If you attack, each of your attacking or supporting Ships counts 2.
thrones-card-balon_greyjoy = Balon Greyjoy
    .text = The printed strength of your opponent's House card is 0.
thrones-card-theon_greyjoy = Theon Greyjoy
    .text = If you defend an area with a castle or stronghold: +1 strength and a sword.
thrones-card-dagmar_cleftjaw = Dagmar Cleftjaw
thrones-card-asha_greyjoy = Asha Greyjoy
    .text = If you are not supported: two swords and a fortification.
thrones-card-aeron_damphair = Aeron Damphair
    .text = You may discard 2 Power to discard this card and play another one from your hand.
thrones-card-tywin_lannister = Tywin Lannister
    .text = If you win, gain 2 Power.
thrones-card-ser_gregor_clegane = Ser Gregor Clegane
thrones-card-ser_jaime_lannister = Ser Jaime Lannister
thrones-card-the_hound = The Hound
thrones-card-ser_kevan_lannister = Ser Kevan Lannister
    .text = If you attack, each of your attacking or supporting Footmen counts 2.
thrones-card-tyrion_lannister = Tyrion Lannister
    .text = You may return your opponent's card to the hand; another must be played, and whoever has none fights without.
thrones-card-cersei_lannister = Cersei Lannister
    .text = If you win, you may remove one order token of the beaten House anywhere on the board.
thrones-card-stannis_baratheon = Stannis Baratheon
    .text = +1 strength if your opponent is higher on the Iron Throne track.
thrones-card-renly_baratheon = Renly Baratheon
    .text = If you win, you may turn one of your participating or own supporting Footmen into a Knight.
thrones-card-ser_davos_seaworth = Ser Davos Seaworth
    .text = While Stannis Baratheon is in your discard pile: +1 strength and a sword.
thrones-card-brienne_of_tarth = Brienne of Tarth
thrones-card-salladhor_saan = Salladhor Saan
    .text = If you are supported, all Ships of other Houses in this combat count 0.
thrones-card-melisandre = Melisandre
thrones-card-patchface = Patchface
    .text = After combat you may look at your opponent's hand and discard one card of it.
thrones-card-mace_tyrell = Mace Tyrell
    .text = One attacking or defending enemy Footman of your choice is destroyed at once.
thrones-card-ser_loras_tyrell = Ser Loras Tyrell
    .text = If you attack and win, the March order moves with the army into the conquered area and may be resolved again.
thrones-card-ser_garlan_tyrell = Ser Garlan Tyrell
thrones-card-randyll_tarly = Randyll Tarly
thrones-card-alester_florent = Alester Florent
thrones-card-margaery_tyrell = Margaery Tyrell
thrones-card-queen_of_thorns = Queen of Thorns
    .text = Remove one order of your opponent next to the embattled area at once; not the March order of this attack.
thrones-card-the_red_viper = The Red Viper
thrones-card-areo_hotah = Areo Hotah
thrones-card-obara_sand = Obara Sand
thrones-card-darkstar = Darkstar
thrones-card-nymeria_sand = Nymeria Sand
    .text = A sword if you attack, a fortification if you defend.
thrones-card-arianne_martell = Arianne Martell
    .text = If you defend and lose, the attackers do not enter the area but go back where they came from.
thrones-card-doran_martell = Doran Martell
    .text = Move your opponent at once to the last position of an influence track of your choice.

# Westeros cards

thrones-westeros-supply = Supply
    .text = Every House counts its barrels, adjusts its supply and reduces armies that are too large.
thrones-westeros-mustering = Mustering
    .text = Every House may recruit in its castles and strongholds.
thrones-westeros-a_throne_of_blades = A Throne of Blades
    .text = The holder of the Iron Throne chooses: Supply, Mustering or nothing.
thrones-westeros-last_days_of_summer = Last Days of Summer
    .text = Nothing happens.
thrones-westeros-winter_is_coming = Winter is Coming
    .text = Shuffle this deck and reveal a new card.
thrones-westeros-clash_of_kings = Clash of Kings
    .text = All Houses bid for the three influence tracks.
thrones-westeros-game_of_thrones = Game of Thrones
    .text = Every House gains Power for its crowns and open ports.
thrones-westeros-dark_wings_dark_words = Dark Wings, Dark Words
    .text = The holder of the Messenger Raven chooses: Clash of Kings, Game of Thrones or nothing.
thrones-westeros-wildlings_attack = Wildlings Attack
    .text = The wildlings attack.
thrones-westeros-put_to_the_sword = Put to the Sword
    .text = The holder of the Valyrian Steel Blade chooses: no Defense orders, no special March +1, or no restriction.
thrones-westeros-rains_of_autumn = Rains of Autumn
    .text = Special March +1 orders may not be used this round.
thrones-westeros-storm_of_swords = Storm of Swords
    .text = Defense orders may not be used this round.
thrones-westeros-sea_of_storms = Sea of Storms
    .text = Raid orders may not be used this round.
thrones-westeros-feast_for_crows = Feast for Crows
    .text = Consolidate Power orders may not be used this round.
thrones-westeros-web_of_lies = Web of Lies
    .text = Support orders may not be used this round.

# Wildling cards: what happens to the lowest bidder, to everyone else, to the highest bidder

thrones-wildling-silence_at_the_wall = Silence at the Wall
    .lowest = Nothing.
    .others = Nothing.
    .highest = Nothing.
    .text = { thrones-board-lowest }: { thrones-wildling-silence_at_the_wall.lowest } { thrones-board-others }: { thrones-wildling-silence_at_the_wall.others } { thrones-board-highest }: { thrones-wildling-silence_at_the_wall.highest }
thrones-wildling-a_king_beyond_the_wall = A King Beyond the Wall
    .lowest = Last position on all three influence tracks.
    .others = Last position on the Fiefdoms or the King's Court track, own choice.
    .highest = First position of one influence track of their choice.
    .text = { thrones-board-lowest }: { thrones-wildling-a_king_beyond_the_wall.lowest } { thrones-board-others }: { thrones-wildling-a_king_beyond_the_wall.others } { thrones-board-highest }: { thrones-wildling-a_king_beyond_the_wall.highest }
thrones-wildling-crow_killers = Crow Killers
    .lowest = All Knights become Footmen; those that cannot are destroyed.
    .others = Two Knights of their choice become Footmen.
    .highest = May turn up to two Footmen into Knights.
    .text = { thrones-board-lowest }: { thrones-wildling-crow_killers.lowest } { thrones-board-others }: { thrones-wildling-crow_killers.others } { thrones-board-highest }: { thrones-wildling-crow_killers.highest }
thrones-wildling-mammoth_riders = Mammoth Riders
    .lowest = Destroys three units.
    .others = Destroy two units each.
    .highest = May take one House card back from the discard pile.
    .text = { thrones-board-lowest }: { thrones-wildling-mammoth_riders.lowest } { thrones-board-others }: { thrones-wildling-mammoth_riders.others } { thrones-board-highest }: { thrones-wildling-mammoth_riders.highest }
thrones-wildling-massing_on_the_milkwater = Massing on the Milkwater
    .lowest = With more than one card: discards all cards of the highest strength in hand.
    .others = With more than one card: discard one of their choice.
    .highest = Takes the whole discard pile back.
    .text = { thrones-board-lowest }: { thrones-wildling-massing_on_the_milkwater.lowest } { thrones-board-others }: { thrones-wildling-massing_on_the_milkwater.others } { thrones-board-highest }: { thrones-wildling-massing_on_the_milkwater.highest }
thrones-wildling-preemptive_raid = Preemptive Raid
    .lowest = Destroys two units, or goes down two positions on the highest influence track.
    .others = Nothing.
    .highest = The wildlings attack again with strength 6, without this House.
    .text = { thrones-board-lowest }: { thrones-wildling-preemptive_raid.lowest } { thrones-board-others }: { thrones-wildling-preemptive_raid.others } { thrones-board-highest }: { thrones-wildling-preemptive_raid.highest }
thrones-wildling-rattleshirts_raiders = Rattleshirt's Raiders
    .lowest = Supply falls by two.
    .others = Supply falls by one.
    .highest = Supply rises by one.
    .text = { thrones-board-lowest }: { thrones-wildling-rattleshirts_raiders.lowest } { thrones-board-others }: { thrones-wildling-rattleshirts_raiders.others } { thrones-board-highest }: { thrones-wildling-rattleshirts_raiders.highest }
thrones-wildling-skinchanger_scout = Skinchanger Scout
    .lowest = Discards all available Power.
    .others = Discard 2 Power each, or what they have.
    .highest = Gets back the Power that was bid.
    .text = { thrones-board-lowest }: { thrones-wildling-skinchanger_scout.lowest } { thrones-board-others }: { thrones-wildling-skinchanger_scout.others } { thrones-board-highest }: { thrones-wildling-skinchanger_scout.highest }
thrones-wildling-the_horde_descends = The Horde Descends
    .lowest = Destroys two units in one area with a castle or stronghold; if impossible, two units anywhere.
    .others = Destroy one unit each.
    .highest = May muster in one area with a castle or stronghold.
    .text = { thrones-board-lowest }: { thrones-wildling-the_horde_descends.lowest } { thrones-board-others }: { thrones-wildling-the_horde_descends.others } { thrones-board-highest }: { thrones-wildling-the_horde_descends.highest }

# What kinds of names are called, where a name is not known

thrones-kind-house = House
thrones-kind-area = area
thrones-kind-unit = unit
thrones-kind-order = order
thrones-kind-track = influence track
thrones-kind-card = House card
thrones-kind-westeros = Westeros card
thrones-kind-wildling = wildling card
thrones-kind-tide = Tides of Battle card
thrones-kind-choice = choice of a Westeros card
thrones-kind-side = side of a combat
thrones-kind-state = state of a unit
thrones-kind-knowing = House, or everybody
thrones-kind-stance = attitude to a combat
thrones-kind-reason = reason of a loss

# Options and results

thrones-option-tides_of_battle = Tides of Battle cards
    .text = In every battle both sides draw a card that adds strength, swords, fortifications or a skull: less certainty.
thrones-option-lannister_port_ship = Extra Lannister Ship in the port of Lannisport
    .text = The publisher's FAQ 2.0 gives the Lannisters one more Ship at the start, in their port. With three players, without Greyjoy, it is usually left out.
thrones-option-lannister_port_ship-four_or_more = with four or more players
thrones-option-lannister_port_ship-on = always
thrones-option-lannister_port_ship-off = never
thrones-option-final_tie_break = Tie-break after the last round
    .text = How a tie in castles and strongholds is broken when the last round is over.
thrones-option-final_tie_break-rulebook = rulebook: strongholds, supply, Power, Iron Throne
thrones-option-final_tie_break-faq2 = FAQ 2.0: land areas, supply, Iron Throne
thrones-option-houses = Houses by seat (empty: dealt at random)
thrones-option-rounds = Number of rounds
    .text = The printed game lasts ten rounds; fewer make it shorter.
thrones-outcome-structures = Seven castles and strongholds
thrones-outcome-rounds = Most castles and strongholds after the last round

# Choices on Westeros cards

thrones-choice-supply = Supply
thrones-choice-mustering = Mustering
thrones-choice-clash_of_kings = Clash of Kings
thrones-choice-game_of_thrones = Game of Thrones
thrones-choice-no_defense = No Defense orders
thrones-choice-no_march_plus_1 = No special March +1
thrones-choice-nothing = Nothing
thrones-bid-highest = highest
thrones-bid-lowest = lowest

# Questions

thrones-ask-westeros_choice = { $westeros }: you decide what the card does.
thrones-ask-reduce_army = Supply { $supply } allows armies of { $allowed } units, and yours have { $armies }: destroy a unit.
thrones-ask-muster =
    { $only_one ->
        [1] Recruit and upgrade units in one area of your choice, then finish.
       *[other] Recruit and upgrade units, then finish.
    }
thrones-ask-bid = Bid in secret for the track { $track } (you have { $power } Power).
thrones-ask-bid_wildlings = The wildlings attack with strength { $strength }: bid in secret (you have { $power } Power).
thrones-ask-rank_tied = Equal bids for { $track }: who takes position { $position }?
thrones-ask-name_bidder = Equal bids: whose bid counts as the { $bid } one?
thrones-ask-place_orders =
    { $open ->
        [0] All your areas have orders: change some, or say that you are ready.
        [one] Place your orders ({ $open } area still without one), then say that you are ready.
       *[other] Place your orders ({ $open } areas still without one), then say that you are ready.
    }
thrones-ask-use_raven = The Messenger Raven: exchange an order, look at the wildling card, or pass.
thrones-ask-raven_card = You have seen the wildling card { $wildling }: put it back on top or at the bottom.
thrones-ask-raid = Resolve one of your Raid orders.
thrones-ask-consolidate = Resolve one of your Consolidate Power orders.
thrones-ask-take_over_port = How many Ships do you place in { $port } (at most { $most })?
thrones-ask-fall_on_track = { $wildling }: on which track do you fall to the last position?
thrones-ask-rise_on_track = { $wildling }: on which track do you rise to position 1?
thrones-ask-lower_track = { $wildling }: on which track does { $house } go down two positions?
thrones-ask-demote_knight = { $wildling }: choose a Knight that becomes a Footman or, if you have none left, is destroyed ({ $number } to go).
thrones-ask-promote_footman = { $wildling }: you may turn a Footman into a Knight ({ $number } possible).
thrones-ask-lose_unit = { $wildling }: destroy one of your units ({ $number } to go).
thrones-ask-lose_in_structure = { $wildling }: destroy { $number } units in one area with a castle or stronghold.
thrones-ask-take_card_back = { $wildling }: you may take one discarded House card back.
thrones-ask-discard_house_card = { $wildling }: discard one of your House cards.
thrones-ask-preemptive_raid = { $wildling }: lose two units, or two positions on your highest influence track?

# Actions

thrones-do-choose = { $choice }
thrones-do-destroy = Destroy: { $unit } in { $area }
    .group = Destroy a unit
thrones-do-recruit = { $area }: recruit { $unit } into { $place }
    .group = Recruit a unit
thrones-do-upgrade = { $area }: upgrade a Footman to { $unit }
    .group = Upgrade a Footman
thrones-do-upgrade_routed = { $area }: upgrade a routed Footman to { $unit }
    .group = Upgrade a routed Footman
thrones-do-bid = Bid { $amount }
thrones-do-rank = { $house }
thrones-do-name_bidder = { $house }
thrones-do-track = { $track }
thrones-do-demote = Knight in { $area }
thrones-do-promote = Footman in { $area }
thrones-do-card = { $card }
thrones-do-lose_units = Destroy two units
thrones-do-lose_influence = Go down two positions
thrones-do-order = { $area }: { $order }
    .group = Place an order
thrones-do-clear = { $area }: take the order away
    .group = Take an order away
thrones-do-ready = Ready
thrones-do-exchange = { $area }: exchange the order for { $order }
    .group = Exchange an order
thrones-do-look = Look at the top wildling card
thrones-do-top = Put it back on top
thrones-do-bottom = Put it at the bottom
thrones-do-raid =
    { $target_id ->
        [none] { $area }: take the Raid order off without a target
       *[other] { $area }: raid { $target }
    }
    .group = Raid
thrones-do-consolidate = { $area }: gain Power
thrones-do-muster = { $area }: muster instead
thrones-do-ships = Ships: { $amount }
thrones-do-done = Finish
thrones-do-pass = Pass

# Events

thrones-event-round = Round { $round } begins.
thrones-event-clean_up = Orders are removed; routed units stand up again.
thrones-event-westeros_card = Westeros deck { $deck }: { $card }.
thrones-event-wildlings_advance = The wildlings advance (spaces: { $spaces }) to { $strength }.
thrones-event-resolve_card = { $card } is resolved.
thrones-event-income = { $house } gains { $amount } Power.
thrones-event-chosen = { $house } chooses: { $choice }.
thrones-event-supply_moved = { $house }: supply { $before } → { $after }.
thrones-event-recruited = { $house } recruits in { $area }: { $unit } ({ $place }).
thrones-event-replaced = { $house } replaces a unit in { $area }: { $old } → { $new }.
thrones-event-bids = Bids: { $houses } – { $amounts }.
    .pairs = Bids: { $pairs }.
thrones-event-tie_decided = { $house } decides a tie: { $first }.
thrones-event-bidding = The Houses bid for the track { $track }.
thrones-event-track_set = { $track }: { $houses }.
thrones-event-dominance =
    { $track_id ->
        [iron_throne] { $house } now holds the Iron Throne.
        [fiefdoms] { $house } now holds the Valyrian Steel Blade.
       *[kings_court] { $house } now holds the Messenger Raven.
    }
thrones-event-orders_in_turn = A House is short of order tokens: orders are placed in turn order.
thrones-event-ready = { $house } is ready.
thrones-event-orders_revealed = { $house } reveals orders: { $areas } – { $orders }.
    .pairs = { $house } reveals orders: { $pairs }.
thrones-event-raven_passed = { $house } does not use the Raven.
thrones-event-order_exchanged = { $house } exchanges the order in { $area }: { $old } → { $new }.
thrones-event-raven_looked = { $house } looks at the top wildling card.
    .secret = { $house } looks at the top wildling card: { $card }.
thrones-event-raven_top = { $house } puts the wildling card back on top.
thrones-event-raven_bottom = { $house } puts the wildling card at the bottom.
thrones-event-raid_without_target = { $house } removes the Raid order in { $area }.
thrones-event-raided = { $order_id ->
    [consolidate_power] { $house } pillages from { $area }: { $victim } loses { $order } in { $target } (Power +{ $gained }, −{ $lost }).
    [consolidate_power_special] { $house } pillages from { $area }: { $victim } loses { $order } in { $target } (Power +{ $gained }, −{ $lost }).
   *[other] { $house } raids from { $area }: { $victim } loses { $order } in { $target }.
}
thrones-event-consolidated = { $house }, { $order } in { $area }: { $gained } Power.
thrones-event-muster_order = { $house } musters in { $area }.
thrones-event-order_removed = { $house }: { $order } in { $area } is removed.
thrones-event-control =
    { $after_id ->
        [none] { $area } is no longer controlled by { $before }.
       *[other] { $after } controls { $area }.
    }
thrones-event-token_placed = { $house } leaves a Power token in { $area }.
thrones-event-token_removed = The Power token in { $area } goes back to the pool: { $house }.
thrones-event-destroyed = { $house } loses in { $area }: { $units }.
thrones-event-port_taken = { $house } takes over { $port } (Ships: { $ships }).
thrones-event-wildling_attack = The wildlings attack with strength { $strength }.
thrones-event-attack_result =
    { $won ->
        [1] The Night's Watch wins, { $watch } against { $strength }; the token goes to { $token }.
       *[0] The wildlings win, { $strength } against { $watch }; the token goes to { $token }.
    }
thrones-event-wildling_card =
    { $won ->
        [1] { $card }. Highest bidder: { $bidder }.
       *[0] { $card }. Lowest bidder: { $bidder }.
    }
thrones-event-cards_back = { $house } takes back: { $cards }.
thrones-event-cards_discarded = { $house } discards: { $cards }.
thrones-event-power_lost = { $house } loses { $amount } Power.
thrones-event-power_gained = { $house } gains { $amount } Power.
thrones-event-victory = { $house } wins the game (castles and strongholds: { $structures }).

# Refusals

illegal-thrones-bid-out-of-range = You can bid from 0 to { $power } Power, not { $amount }.
illegal-thrones-cannot-muster-here = You cannot muster in { $area }.
illegal-thrones-card-not-discarded = { $card } is not in your discard pile.
illegal-thrones-card-not-in-hand = { $card } is not in the hand.
illegal-thrones-enemy-ships-there = Enemy Ships hold { $place }.
illegal-thrones-lose-in-structure = Both units must come from one area with a castle or stronghold, not { $area }.
illegal-thrones-more-than-needed = Supply { $supply } does not ask for a unit of { $area }: you may not destroy more than needed.
illegal-thrones-no-footman-here = There is no such Footman in { $area }.
illegal-thrones-no-knight-there = You have no Knight in { $area }.
illegal-thrones-no-order-there = There is no order in { $area }.
illegal-thrones-no-own-order-there = You have no order in { $area }.
illegal-thrones-no-power-order = You have no Consolidate Power order in { $area }.
illegal-thrones-no-raid-order = You have no Raid order in { $area }.
illegal-thrones-no-ships-there = Ships of { $area } cannot be placed in { $place }.
illegal-thrones-no-such-unit = You have no such unit in { $area }: { $unit }.
illegal-thrones-no-such-upgrade = A Footman can become a Knight or a Siege Engine, nothing else: { $unit }.
illegal-thrones-no-token-left = You have no unused token of this kind: { $order }.
illegal-thrones-no-units-there = You have no units in { $area }, so it gets no order.
illegal-thrones-none-in-stock = None left in your stock: { $unit }.
illegal-thrones-not-on-card = { $westeros } does not offer this: { $choice }.
illegal-thrones-not-tied = { $house } is not one of the tied Houses.
illegal-thrones-nothing-to-muster = Nothing could be recruited in { $area }.
illegal-thrones-order-banned = A Westeros card forbids this order this round: { $order }.
illegal-thrones-orders-missing = An order is missing in { $area }.
illegal-thrones-over-supply = That army would be too large: { $area } would hold { $units } units, and supply { $supply } does not allow it.
illegal-thrones-own-order = The order in { $area } is your own.
illegal-thrones-port-full = A port holds at most three Ships: { $place }.
illegal-thrones-raid-not-special = A normal Raid removes Support, Raid and Consolidate Power orders; only a special Raid removes { $order } in { $area }.
illegal-thrones-march-not-raidable = March orders cannot be raided: { $order } in { $area }.
illegal-thrones-raid-out-of-reach = A Raid order in { $area } cannot reach { $target }.
illegal-thrones-recruit-in-place = Recruited in { $area }, this unit must be placed there: { $unit }.
illegal-thrones-same-order = { $order } lies in { $area } already: an equal order would change nothing, and the Raven would be used up.
illegal-thrones-ships-not-possible = You can place at most { $most } Ships in { $port }.
illegal-thrones-ships-out-of-range = From 0 to { $most } Ships can be placed, not { $amount }.
illegal-thrones-too-few-points = Mustering points left in { $area }: { $left }. This costs { $cost }.
illegal-thrones-too-many-specials = Your position in the King's Court allows { $stars } special orders.
illegal-thrones-track-not-offered = This track cannot be chosen: { $track }.

# Combat

thrones-side-attacker = attacker
thrones-side-defender = defender
thrones-side-nobody = nobody
thrones-state-standing = standing
thrones-state-routed = routed
thrones-tide-tob_0 = 0
thrones-tide-tob_0_skull = 0, skull
thrones-tide-tob_1_sword = 1, sword
thrones-tide-tob_1_fortification = 1, fortification
thrones-tide-tob_2 = 2
thrones-tide-tob_3 = 3

thrones-ask-march =
    { $area_id ->
        [none] Choose one of your March orders to resolve.
       *[other] { $order } in { $area }: send units, then end the March.
    }
thrones-ask-leave_power = All your units leave { $area }: place a Power token there to keep control?
thrones-ask-support = Whom do you support in the fight for { $area }?
thrones-ask-refuse = Support is offered to you in { $area }: refuse some of it, or accept.
thrones-ask-house_card = Choose a House card in secret for the combat in { $area } ({ $attacker } { $attacker_total }, { $defender } { $defender_total }).
thrones-ask-replacement = Your House card has been returned: choose another one.
thrones-ask-tyrion = Tyrion Lannister: return your opponent's House card to the hand? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-aeron = Aeron Damphair: discard 2 Power and play another card instead? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-doran = Doran Martell: on which influence track does your opponent fall to the last position?
thrones-ask-mace = Mace Tyrell: which enemy Footman is destroyed?
thrones-ask-queen_of_thorns = Queen of Thorns: which order of your opponent is removed?
thrones-ask-redraw = Use the Valyrian Steel Blade to draw another Tides of Battle card? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-blade = Use the Valyrian Steel Blade for +1? ({ $attacker } { $attacker_total }, { $defender } { $defender_total })
thrones-ask-cersei = Cersei Lannister: remove an order of the beaten House?
thrones-ask-renly = Renly Baratheon: turn a Footman into a Knight?
thrones-ask-losses =
    { $reason_id ->
        [skull] A skull: choose a unit to destroy.
        [supply] Supply does not allow the whole army to retreat: choose a unit to destroy (still to lose: { $number }).
       *[other] Choose a casualty (still to lose: { $number }).
    }
thrones-ask-retreat = Where does your army retreat from { $area }?
thrones-ask-robb = Robb Stark: where does the beaten army retreat from { $area }?
thrones-ask-patchface = Patchface: discard a card from your opponent's hand?

thrones-do-resolve_march = Resolve the March order in { $area }
thrones-do-march =
    { $origin } → { $area }:{ $footmen ->
        [0] {""}
       *[other] {" "}Footman × { $footmen }
    }{ $knights ->
        [0] {""}
       *[other] { $footmen ->
            [0] {" "}
           *[other] {", "}
        }Knight × { $knights }
    }{ $ships ->
        [0] {""}
       *[other] {" "}Ship × { $ships }
    }{ $siege_engines ->
        [0] {""}
       *[other] { $footmen ->
            [0] { $knights ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }Siege Engine × { $siege_engines }
    }
    .group = Send units
thrones-do-end_march = End the March
thrones-do-recall = Declare the March anew
thrones-do-leave_power = Leave a Power token
thrones-do-support =
    { $side_id ->
        [attacker] { $area }: support the attacker
        [defender] { $area }: support the defender
       *[other] { $area }: support nobody
    }
thrones-do-refuse = Refuse the support from { $area }
thrones-do-accept = Accept the support
thrones-do-use_ability = Use the ability
thrones-do-slay =
    { $state_id ->
        [routed] The routed Footman
       *[other] The standing Footman
    }
thrones-do-take_order = Remove the order in { $area }
thrones-do-use_blade = Use the Blade
thrones-do-redraw = Draw another card
thrones-do-knight =
    { $state_id ->
        [routed] Knight the routed Footman in { $area }
       *[other] Knight a Footman in { $area }
    }
thrones-do-retreat = Retreat to { $area }

thrones-event-march = { $house } resolves { $order } in { $area }.
thrones-event-moved = { $house } moves from { $origin } to { $area }: { $units }.
thrones-event-help_wanted = { $house } asks for support against the neutral force in { $area } ({ $strength }).
thrones-event-attack_called_off = { $house } is too weak for { $area } and declares the March anew.
thrones-event-neutral_force_beaten = { $house } overcomes the neutral force in { $area } ({ $strength }).
thrones-event-support =
    { $side_id ->
        [attacker] { $house } supports the attacker of { $embattled } from { $area }.
        [defender] { $house } supports the defender of { $embattled } from { $area }.
       *[other] { $house } gives no support from { $area } in { $embattled }.
    }
thrones-event-refused = { $house } refuses the support from { $area }.
thrones-event-combat = { $attacker } ({ $attacker_units }) attacks { $defender } in { $area } ({ $defender_units }).
thrones-event-initial_strength =
    Initial strength: { $attacker } { $attacker_total } (units { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , order { $attacker_order }
    }, support: { $attacker_supports }), { $defender } { $defender_total } (units { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , order { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , garrison { $defender_garrison }
    }, support: { $defender_supports }).
thrones-event-cards_revealed = { $attacker } plays { $attacker_card }, { $defender } plays { $defender_card }.
thrones-event-card_returned = { $card } goes back to the hand of { $house }.
thrones-event-no_card = { $house } has no other card and fights without one.
thrones-event-card_replaced = { $house } plays { $card } instead.
thrones-event-power_paid = { $house } discards { $amount } Power.
thrones-event-blade_used = { $house } uses the Valyrian Steel Blade.
thrones-event-tide_drawn = { $house } draws a Tides of Battle card.
    .secret = Your Tides of Battle card: { $tide }.
thrones-event-tides_revealed = Tides of Battle: { $attacker } { $attacker_tide }; { $defender } { $defender_tide }.
thrones-event-battle =
    { $area }: { $attacker } { $attacker_total } (units { $attacker_units }{ $attacker_order ->
        [0] {""}
       *[other] , order { $attacker_order }
    }, support: { $attacker_supports }, card { $attacker_card_strength }{ $attacker_blade ->
        [0] {""}
       *[other] , Blade { $attacker_blade }
    }{ $attacker_tide_strength ->
        [0] {""}
       *[other] , Tides { $attacker_tide_strength }
    }) against { $defender } { $defender_total } (units { $defender_units }{ $defender_order ->
        [0] {""}
       *[other] , order { $defender_order }
    }{ $defender_garrison ->
        [0] {""}
       *[other] , garrison { $defender_garrison }
    }, support: { $defender_supports }, card { $defender_card_strength }{ $defender_blade ->
        [0] {""}
       *[other] , Blade { $defender_blade }
    }{ $defender_tide_strength ->
        [0] {""}
       *[other] , Tides { $defender_tide_strength }
    }). { $winner } wins; casualties: { $casualties }.
thrones-event-garrison_lost = The garrison of { $house } in { $area } is lost for good.
thrones-event-retreated = { $house } retreats from { $origin } to { $area }: { $units }.
thrones-event-entered = { $house } enters { $area }: { $units }.
thrones-event-order_moved = { $house } takes { $order } along from { $origin } to { $area }.
thrones-event-knighted = { $house } turns a Footman in { $area } into a Knight.
thrones-event-cards_returned = { $house } takes back: { $cards }.
thrones-event-card_discarded = { $card } of { $house } is discarded.

illegal-thrones-no-march-order = You have no March order in { $area }.
illegal-thrones-no-march-chosen = Choose first which of your March orders you resolve.
illegal-thrones-nothing-to-recall = You have declared nothing of this March yet.
illegal-thrones-other-march = You are resolving the March order in { $origin }: finish it before units march to { $area } from elsewhere.
illegal-thrones-nobody-sent = Name the units that march from { $origin } to { $area }.
bad-input-thrones-position-won = { $path }: a House controls seven castles and strongholds already, so the game would be over.
bad-input-thrones-march-form = A March is written like “march winterfell>moat_cailin:fk”: from, to, and the units by letters (f Footman, k Knight, s Ship, e Siege Engine).
warning-thrones-no-way-back = Beaten, your attackers of { $area } could not come back: { $origin } returns to { $house } unless you leave a Power token there.
warning-thrones-no-room-at-home =
    Beaten, your attackers of { $area } could not all come back: supply has no room for { $lost ->
        [one] one of them
       *[other] { $lost } of them
    } in { $origin }.
illegal-thrones-not-enough-units = Not enough standing units of this type left in { $origin } to send to { $area }: { $unit }.
illegal-thrones-march-on-the-spot = Units that stay in { $area } need not be sent.
illegal-thrones-land-units-stay-on-land = Footmen, Knights and Siege Engines never enter a sea or a port: { $area }.
illegal-thrones-impassable = Nobody may enter { $area }: the neutral force there makes it impassable for the whole game.
illegal-thrones-no-border-nor-ships = { $origin } and { $area } have no border, and your Ships do not join them: each sea on the way needs one of yours.
illegal-thrones-no-border-nor-coast = { $origin } and { $area } have no border, and Ships cannot join them, since one of them has no coast.
illegal-thrones-ships-stay-at-sea = Ships never enter a land area: { $area }.
illegal-thrones-ships-leave-port = From { $origin } Ships can sail to { $sea } only, not to { $area }.
illegal-thrones-foreign-port = Ships can enter { $area } only while you control its land area.
illegal-thrones-seas-not-adjacent = Ships go to an adjacent sea or into a port of their own sea: { $area } is neither for { $origin }.
illegal-thrones-one-attack = One March attacks one area at most: this one attacks { $attacked } already, so it cannot attack { $area } from { $origin } as well.
illegal-thrones-neutral-force-too-strong = The neutral force in { $area } has strength { $strength }; your March would have { $own } at most, with all support.
illegal-thrones-march-over-supply = Supply { $supply } allows armies of { $allowed } units; after this March you would have { $armies }.
illegal-thrones-no-support-order = You have no Support order in { $area } that can support a fight in { $embattled }.
illegal-thrones-support-decided = You have already decided about the Support order in { $area } (fight for { $embattled }).
illegal-thrones-support-neutral-force = Nobody can support the neutral force in { $embattled } (from { $area }).
illegal-thrones-support-enemy = You cannot support your opponent against your own units in { $embattled } (from { $area }).
illegal-thrones-support-both-sides = Your other Support order helps the other side in { $embattled }: { $area } may not help both.
illegal-thrones-no-such-offer = No other House offers you support from { $area }.
illegal-thrones-card-returned = { $card } has been returned by Tyrion Lannister and cannot be played again in this combat.
illegal-thrones-order-out-of-reach = The order in { $area } cannot be removed by this card.
illegal-thrones-no-such-footman = No Footman of yours in { $area } fights or supports you in this combat.
illegal-thrones-unit-not-in-combat = There is no such standing unit in this combat: { $unit } ({ $area }).
illegal-thrones-retreat-must-leave = The beaten army must leave { $area }.
illegal-thrones-retreat-to-attackers = The attackers came from { $area }: the defenders of { $embattled } may not retreat there.
illegal-thrones-retreat-too-dear =
    A retreat to { $area } would cost { $lost ->
        [one] one unit
       *[other] { $lost } units
    }, since supply or room are short there: an area that costs fewer must be chosen.
illegal-thrones-retreat-to-sea = Footmen and Knights do not retreat to a sea or a port: { $area }.
illegal-thrones-retreat-to-land = Ships do not retreat to a land area: { $area }.
illegal-thrones-retreat-not-joined = { $area } has no border with { $embattled }, and no Ships of the beaten House join them.
illegal-thrones-retreat-no-border = { $area } has no border with { $embattled }.
illegal-thrones-retreat-to-foreign-port = Ships retreat only into a port whose land area their House controls: { $area } is not one.
illegal-thrones-retreat-to-neutral-force = A neutral force holds { $area }: no army retreats there.
illegal-thrones-retreat-to-enemy-home = { $area } is the home area of { $house }, an enemy, even with nobody in it.
illegal-thrones-retreat-to-enemy = { $house } holds { $area } with units or a Power token: an army retreats only to a friendly or an empty area.

# The board on the page

thrones-table-token = Power token of { $house }
thrones-board-short-stark = Stark
thrones-board-short-greyjoy = Greyjoy
thrones-board-short-lannister = Lannister
thrones-board-short-baratheon = Baratheon
thrones-board-short-tyrell = Tyrell
thrones-board-short-martell = Martell
thrones-board-map = Map
thrones-board-tracks = Influence
thrones-board-westeros = Westeros
thrones-board-panels = Parts of the board
thrones-board-cards = Cards
thrones-board-zoom-in = Closer
thrones-board-zoom-out = Farther
thrones-board-whole-map = The whole map
thrones-board-home = My home area
thrones-board-fold = Fold or unfold this panel
thrones-board-close = Close
thrones-board-round = Round { $n } of { $of }
thrones-board-wildlings = Wildling threat: { $n }
thrones-board-castles = Castles and strongholds: { $n } of { $goal }
thrones-board-power = Available Power: { $n }; left in the pool: { $pool }
thrones-board-power-word = Power
thrones-board-supply = Supply { $n }; barrels held now: { $barrels }
thrones-board-supply-word = Supply
thrones-board-supply-danger = The next Supply card would lower the supply to { $n }, and armies would be too large for it.
thrones-board-armies = Armies
thrones-board-allowed = Armies allowed: { $armies }
thrones-board-barrels = Barrels
thrones-board-used = Used this round
thrones-board-deck = Cards left in the deck: { $n }
thrones-board-wildling-icon = The wildlings advance
thrones-board-bans = Not this round:
thrones-board-banned = forbidden this round
thrones-board-known-wildling = Wildling card number { $place } from the top
thrones-board-lowest = Lowest bid
thrones-board-others = Everyone else
thrones-board-highest = Highest bid
thrones-board-strength = Strength { $n }
thrones-board-swords = Swords: { $n }
thrones-board-fortifications = Fortifications: { $n }
thrones-board-hidden-card = House card, face down
thrones-board-hidden-order = Order, face down
thrones-board-hand = Cards in hand
thrones-board-garrison = Garrison { $n }
thrones-board-neutral = Neutral force { $n }
thrones-board-impassable = Nobody may enter
thrones-board-castle = Castle
thrones-board-stronghold = Stronghold
thrones-board-barrel = Barrel
thrones-board-crown = Crown
thrones-board-tokens = Your order tokens
thrones-board-placed = Orders: { $n } of { $of }
thrones-board-stars = Special orders: { $n } of { $of }
thrones-board-tap-or-drag = Drag a token onto an area, or tap an area.
thrones-board-tap-area = Now tap the area that gets it.
thrones-board-choose-units = Choose who goes, then tap a lit area.
thrones-board-nowhere = Nowhere to go for all of these: choose others.
thrones-board-attack = attack
thrones-board-points = Mustering points: { $n }
thrones-board-bid-track = Bid for the track: { $track }
thrones-board-bid-wildlings = Bid against the wildlings (strength { $n })
thrones-board-battle = Battle: { $area }
thrones-board-total = Combat strength { $n }
thrones-board-row-units = Units
thrones-board-row-order = Order
thrones-board-row-support = Support: { $area }
thrones-board-row-garrison = Garrison
thrones-board-row-card = House card
thrones-board-row-blade = Valyrian Steel Blade
thrones-board-row-tides = Tides of Battle
thrones-board-card-chosen = Your card is chosen; the other side still thinks.
thrones-board-drawn-wildling = Wildling card in play
thrones-board-tie = Equal strength: the higher position on the Fiefdoms track decides.
thrones-board-row-floor = Never below 0
thrones-board-row-swords = Swords
thrones-board-row-fortifications = Fortifications
thrones-board-discarded = discarded
thrones-board-stock = Left to recruit:
thrones-board-piles = What has been drawn from the decks
thrones-board-drawn = { $card }: { $n } of { $of } drawn
