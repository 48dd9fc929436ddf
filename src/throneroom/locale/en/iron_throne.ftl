# Game of Thrones: The Iron Throne

iron_throne-title = Game of Thrones: The Iron Throne
iron_throne-gist = Great Houses meet in encounters: bargain, bluff and betray to spread your influence.

# Houses, characters, leader sheets

iron_throne-house-stark = House Stark
iron_throne-house-lannister = House Lannister
iron_throne-house-baratheon = House Baratheon
iron_throne-house-targaryen = House Targaryen
iron_throne-house-tyrell = House Tyrell

iron_throne-motto-stark = Winter Is Coming
iron_throne-motto-lannister = Hear Me Roar!
iron_throne-motto-baratheon = Ours Is the Fury
iron_throne-motto-targaryen = Fire and Blood
iron_throne-motto-tyrell = Growing Strong

iron_throne-character-eddard = Eddard Stark
iron_throne-character-catelyn = Catelyn Stark
iron_throne-character-robb = Robb Stark
iron_throne-character-arya = Arya Stark
iron_throne-character-bran = Bran Stark
iron_throne-character-tywin = Tywin Lannister
iron_throne-character-cersei = Cersei Lannister
iron_throne-character-jaime = Jaime Lannister
iron_throne-character-tyrion = Tyrion Lannister
iron_throne-character-joffrey = Joffrey Baratheon
iron_throne-character-stannis = Stannis Baratheon
iron_throne-character-melisandre = Melisandre
iron_throne-character-davos = Davos Seaworth
iron_throne-character-selyse = Selyse Baratheon
iron_throne-character-shireen = Shireen Baratheon
iron_throne-character-daenerys = Daenerys Targaryen
iron_throne-character-drogo = Khal Drogo
iron_throne-character-viserys = Viserys Targaryen
iron_throne-character-jorah = Jorah Mormont
iron_throne-character-barristan = Barristan Selmy
iron_throne-character-margaery = Margaery Tyrell
iron_throne-character-olenna = Olenna Tyrell
iron_throne-character-loras = Loras Tyrell
iron_throne-character-mace = Mace Tyrell
iron_throne-character-renly = Renly Baratheon

iron_throne-leader-eddard = Eddard Stark, Honourable
iron_throne-leader-catelyn = Catelyn Stark, Protective
iron_throne-leader-robb = Robb Stark, Strategist
iron_throne-leader-arya = Arya Stark, Vengeful
iron_throne-leader-bran = Bran Stark, Greensight
iron_throne-leader-tywin = Tywin Lannister, Gold of the Rock
iron_throne-leader-cersei = Cersei Lannister, Blackmail
iron_throne-leader-jaime = Jaime Lannister, Kingslayer
iron_throne-leader-tyrion = Tyrion Lannister, Silver Tongue
iron_throne-leader-joffrey = Joffrey Baratheon, Cruel
iron_throne-leader-stannis = Stannis Baratheon, Unbending
iron_throne-leader-melisandre = Melisandre, Visions in the Flames
iron_throne-leader-davos = Davos Seaworth, Onion Knight
iron_throne-leader-selyse = Selyse Baratheon, Zealous
iron_throne-leader-shireen = Shireen Baratheon, Compassionate
iron_throne-leader-daenerys = Daenerys Targaryen, The Unburnt
iron_throne-leader-drogo = Khal Drogo, Plunderer
iron_throne-leader-viserys = Viserys Targaryen, Beggar King
iron_throne-leader-jorah = Jorah Mormont, Informant
iron_throne-leader-barristan = Barristan Selmy, Sworn Shield
iron_throne-leader-margaery = Margaery Tyrell, Beloved of the People
iron_throne-leader-olenna = Olenna Tyrell, Queen of Thorns
iron_throne-leader-loras = Loras Tyrell, Knight of Flowers
iron_throne-leader-mace = Mace Tyrell, Lord of Plenty
iron_throne-leader-renly = Renly Baratheon, Charismatic

iron_throne-leader_text-eddard = After the house cards are revealed, if you are an active player and the result is betrayal: settle the encounter as a truce instead.
iron_throne-leader_text-catelyn = Before your turn: you may move up to 2 power tokens from this sheet to your characters.
iron_throne-leader_text-robb = Before your turn: discard 3 cards, then draw 3 cards.
iron_throne-leader_text-arya = After resolution, if your side lost: each supporting player on the opposing side removes 2 power tokens from their participating character.
iron_throne-leader_text-bran = Before the house cards are played, if you are an active player: put 1 power token from this sheet into the box; then the opposing active player must play first and face up.
iron_throne-leader_text-tywin = Before totals are compared, if you are the attacker: put up to 2 power tokens from this sheet into the box; your side's total rises by 1 for each.
iron_throne-leader_text-cersei = Before a player offers support, if you are an active player and have influence on that player's house: choose 1 of its characters; it must support you.
iron_throne-leader_text-jaime = After rewards and penalties, if you participate and your side won: each player on the losing side removes 1 more power token from their participating character; draw 2 cards.
iron_throne-leader_text-tyrion = After the house cards are revealed in any encounter, if at least one of them is a truce card: draw 3 cards, then you may move up to 2 power tokens from this sheet to your characters.
iron_throne-leader_text-joffrey = After you torture a hostage (once per turn): take 2 power tokens from a character of that house, place them on this sheet, and draw 3 cards.
iron_throne-leader_text-stannis = Before totals are compared, if you are an active player without supporters on your side: add 1 to your side's total.
iron_throne-leader_text-melisandre = Before the event card of your turn is drawn: look at the top 3 event cards, leave one on top and put the other two at the bottom of the deck in any order; then draw 1 card.
iron_throne-leader_text-davos = After you offer support: move 2 power tokens from this sheet to the leader sheet of the player you want to support; your offer cannot be refused.
iron_throne-leader_text-selyse = After resolution, if your side lost: draw 1 card, then you may move 1 power token from this sheet to one of your characters.
iron_throne-leader_text-shireen = After you free a hostage (once per turn): you may move up to 3 power tokens from this sheet to your characters.
iron_throne-leader_text-daenerys = Before rewards and penalties, if you are an active player whose side lost: as your penalty remove only 1 power token instead of half, and draw 1 card.
iron_throne-leader_text-drogo = After rewards and penalties, if you participate and your side won: take 2 hostages from a player on the losing side.
iron_throne-leader_text-viserys = After both characters are chosen, if you are the attacker: move 1 power token from one of your other characters to the chosen one, leaving at least 1.
iron_throne-leader_text-jorah = Before the house cards are played, if you are an active player: look at 2 random cards from the opposing active player's hand; you may have one of them discarded.
iron_throne-leader_text-barristan = Before rewards and penalties, if your side lost: put 1 power token from this sheet into the box; one player on your side, you included, receives no penalties.
iron_throne-leader_text-margaery = After the support phase, if you are an active player with at least one supporter: draw 1 card for each supporter on your side.
iron_throne-leader_text-olenna = Once per turn, after support is offered to the defender, if you are the attacker: discard 1 card; the offer counts as refused.
iron_throne-leader_text-loras = Before totals are compared, if you are a supporter: add 3 to your side's total.
iron_throne-leader_text-mace = At the end of a turn in which you participated, if you hold fewer than 8 cards: draw 1 card.
iron_throne-leader_text-renly = After the defender is chosen, if you are an active player: you may move 1 extra power token from this sheet to one of your characters.

# House cards

iron_throne-card-stark_truce_1 = Truce (Stark)
iron_throne-card-stark_truce_2 = Truce (Stark)
iron_throne-card-stark_truce_3 = Truce (Stark)
iron_throne-card-stark_truce_4 = Truce (Stark)
iron_throne-card-stark_eddard_1 = Lord's Judgement (Eddard Stark)
iron_throne-card-stark_eddard_2 = Lord's Judgement (Eddard Stark)
iron_throne-card-stark_catelyn_1 = Family, Duty, Honour (Catelyn Stark)
iron_throne-card-stark_catelyn_2 = Family, Duty, Honour (Catelyn Stark)
iron_throne-card-stark_robb_1 = Tactical Manoeuvre (Robb Stark)
iron_throne-card-stark_robb_2 = Tactical Manoeuvre (Robb Stark)
iron_throne-card-stark_arya_1 = List of Names (Arya Stark)
iron_throne-card-stark_arya_2 = List of Names (Arya Stark)
iron_throne-card-stark_bran_1 = Eyes of the Raven (Bran Stark)
iron_throne-card-stark_bran_2 = Eyes of the Raven (Bran Stark)
iron_throne-card-stark_hostility_1 = Hostility 1 (Stark)
iron_throne-card-stark_hostility_2 = Hostility 2 (Stark)
iron_throne-card-stark_hostility_3 = Hostility 3 (Stark)
iron_throne-card-stark_hostility_4 = Hostility 4 (Stark)
iron_throne-card-stark_hostility_5 = Hostility 5 (Stark)
iron_throne-card-stark_hostility_6 = Hostility 6 (Stark)
iron_throne-card-stark_hostility_7 = Hostility 7 (Stark)
iron_throne-card-stark_hostility_8 = Hostility 8 (Stark)
iron_throne-card-stark_hostility_10 = Hostility 10 (Stark)
iron_throne-card-stark_hostility_12 = Hostility 12 (Stark)
iron_throne-card-stark_hostility_20 = Hostility 20 (Stark)
iron_throne-card-lannister_truce_1 = Truce (Lannister)
iron_throne-card-lannister_truce_2 = Truce (Lannister)
iron_throne-card-lannister_truce_3 = Truce (Lannister)
iron_throne-card-lannister_truce_4 = Truce (Lannister)
iron_throne-card-lannister_tywin_1 = Rains of Castamere (Tywin Lannister)
iron_throne-card-lannister_tywin_2 = Rains of Castamere (Tywin Lannister)
iron_throne-card-lannister_cersei_1 = Whispers at Court (Cersei Lannister)
iron_throne-card-lannister_cersei_2 = Whispers at Court (Cersei Lannister)
iron_throne-card-lannister_jaime_1 = Oathbreaker (Jaime Lannister)
iron_throne-card-lannister_jaime_2 = Oathbreaker (Jaime Lannister)
iron_throne-card-lannister_tyrion_1 = Political Sense (Tyrion Lannister)
iron_throne-card-lannister_tyrion_2 = Political Sense (Tyrion Lannister)
iron_throne-card-lannister_joffrey_1 = Royal Cruelty (Joffrey Baratheon)
iron_throne-card-lannister_joffrey_2 = Royal Cruelty (Joffrey Baratheon)
iron_throne-card-lannister_hostility_1 = Hostility 1 (Lannister)
iron_throne-card-lannister_hostility_2 = Hostility 2 (Lannister)
iron_throne-card-lannister_hostility_3 = Hostility 3 (Lannister)
iron_throne-card-lannister_hostility_4 = Hostility 4 (Lannister)
iron_throne-card-lannister_hostility_5 = Hostility 5 (Lannister)
iron_throne-card-lannister_hostility_6 = Hostility 6 (Lannister)
iron_throne-card-lannister_hostility_7 = Hostility 7 (Lannister)
iron_throne-card-lannister_hostility_8 = Hostility 8 (Lannister)
iron_throne-card-lannister_hostility_10 = Hostility 10 (Lannister)
iron_throne-card-lannister_hostility_12 = Hostility 12 (Lannister)
iron_throne-card-lannister_hostility_20 = Hostility 20 (Lannister)
iron_throne-card-baratheon_truce_1 = Truce (Baratheon)
iron_throne-card-baratheon_truce_2 = Truce (Baratheon)
iron_throne-card-baratheon_truce_3 = Truce (Baratheon)
iron_throne-card-baratheon_truce_4 = Truce (Baratheon)
iron_throne-card-baratheon_stannis_1 = Rightful Claim (Stannis Baratheon)
iron_throne-card-baratheon_stannis_2 = Rightful Claim (Stannis Baratheon)
iron_throne-card-baratheon_melisandre_1 = Child of Shadow (Melisandre)
iron_throne-card-baratheon_melisandre_2 = Child of Shadow (Melisandre)
iron_throne-card-baratheon_davos_1 = Smuggler's Run (Davos Seaworth)
iron_throne-card-baratheon_davos_2 = Smuggler's Run (Davos Seaworth)
iron_throne-card-baratheon_selyse_1 = Cleansing Flame (Selyse Baratheon)
iron_throne-card-baratheon_selyse_2 = Cleansing Flame (Selyse Baratheon)
iron_throne-card-baratheon_shireen_1 = Plea for Mercy (Shireen Baratheon)
iron_throne-card-baratheon_shireen_2 = Plea for Mercy (Shireen Baratheon)
iron_throne-card-baratheon_hostility_1 = Hostility 1 (Baratheon)
iron_throne-card-baratheon_hostility_2 = Hostility 2 (Baratheon)
iron_throne-card-baratheon_hostility_3 = Hostility 3 (Baratheon)
iron_throne-card-baratheon_hostility_4 = Hostility 4 (Baratheon)
iron_throne-card-baratheon_hostility_5 = Hostility 5 (Baratheon)
iron_throne-card-baratheon_hostility_6 = Hostility 6 (Baratheon)
iron_throne-card-baratheon_hostility_7 = Hostility 7 (Baratheon)
iron_throne-card-baratheon_hostility_8 = Hostility 8 (Baratheon)
iron_throne-card-baratheon_hostility_10 = Hostility 10 (Baratheon)
iron_throne-card-baratheon_hostility_12 = Hostility 12 (Baratheon)
iron_throne-card-baratheon_hostility_20 = Hostility 20 (Baratheon)
iron_throne-card-targaryen_truce_1 = Truce (Targaryen)
iron_throne-card-targaryen_truce_2 = Truce (Targaryen)
iron_throne-card-targaryen_truce_3 = Truce (Targaryen)
iron_throne-card-targaryen_truce_4 = Truce (Targaryen)
iron_throne-card-targaryen_daenerys_1 = Dracarys (Daenerys Targaryen)
iron_throne-card-targaryen_daenerys_2 = Dracarys (Daenerys Targaryen)
iron_throne-card-targaryen_drogo_1 = Khalasar's Plunder (Khal Drogo)
iron_throne-card-targaryen_drogo_2 = Khalasar's Plunder (Khal Drogo)
iron_throne-card-targaryen_viserys_1 = Wake the Dragon (Viserys Targaryen)
iron_throne-card-targaryen_viserys_2 = Wake the Dragon (Viserys Targaryen)
iron_throne-card-targaryen_jorah_1 = In Her Stead (Jorah Mormont)
iron_throne-card-targaryen_jorah_2 = In Her Stead (Jorah Mormont)
iron_throne-card-targaryen_barristan_1 = Outnumbered (Barristan Selmy)
iron_throne-card-targaryen_barristan_2 = Outnumbered (Barristan Selmy)
iron_throne-card-targaryen_hostility_1 = Hostility 1 (Targaryen)
iron_throne-card-targaryen_hostility_2 = Hostility 2 (Targaryen)
iron_throne-card-targaryen_hostility_3 = Hostility 3 (Targaryen)
iron_throne-card-targaryen_hostility_4 = Hostility 4 (Targaryen)
iron_throne-card-targaryen_hostility_5 = Hostility 5 (Targaryen)
iron_throne-card-targaryen_hostility_6 = Hostility 6 (Targaryen)
iron_throne-card-targaryen_hostility_7 = Hostility 7 (Targaryen)
iron_throne-card-targaryen_hostility_8 = Hostility 8 (Targaryen)
iron_throne-card-targaryen_hostility_10 = Hostility 10 (Targaryen)
iron_throne-card-targaryen_hostility_12 = Hostility 12 (Targaryen)
iron_throne-card-targaryen_hostility_20 = Hostility 20 (Targaryen)
iron_throne-card-tyrell_truce_1 = Truce (Tyrell)
iron_throne-card-tyrell_truce_2 = Truce (Tyrell)
iron_throne-card-tyrell_truce_3 = Truce (Tyrell)
iron_throne-card-tyrell_truce_4 = Truce (Tyrell)
iron_throne-card-tyrell_margaery_1 = Smile of the Rose (Margaery Tyrell)
iron_throne-card-tyrell_margaery_2 = Smile of the Rose (Margaery Tyrell)
iron_throne-card-tyrell_olenna_1 = Poisoned Cup (Olenna Tyrell)
iron_throne-card-tyrell_olenna_2 = Poisoned Cup (Olenna Tyrell)
iron_throne-card-tyrell_loras_1 = Tourney Champion (Loras Tyrell)
iron_throne-card-tyrell_loras_2 = Tourney Champion (Loras Tyrell)
iron_throne-card-tyrell_mace_1 = Bounty of the Reach (Mace Tyrell)
iron_throne-card-tyrell_mace_2 = Bounty of the Reach (Mace Tyrell)
iron_throne-card-tyrell_renly_1 = Host of the South (Renly Baratheon)
iron_throne-card-tyrell_renly_2 = Host of the South (Renly Baratheon)
iron_throne-card-tyrell_hostility_1 = Hostility 1 (Tyrell)
iron_throne-card-tyrell_hostility_2 = Hostility 2 (Tyrell)
iron_throne-card-tyrell_hostility_3 = Hostility 3 (Tyrell)
iron_throne-card-tyrell_hostility_4 = Hostility 4 (Tyrell)
iron_throne-card-tyrell_hostility_5 = Hostility 5 (Tyrell)
iron_throne-card-tyrell_hostility_6 = Hostility 6 (Tyrell)
iron_throne-card-tyrell_hostility_7 = Hostility 7 (Tyrell)
iron_throne-card-tyrell_hostility_8 = Hostility 8 (Tyrell)
iron_throne-card-tyrell_hostility_10 = Hostility 10 (Tyrell)
iron_throne-card-tyrell_hostility_12 = Hostility 12 (Tyrell)
iron_throne-card-tyrell_hostility_20 = Hostility 20 (Tyrell)

iron_throne-card_text-eddard = Before rewards and penalties, if the result is betrayal: nobody on the betraying side receives rewards.
iron_throne-card_text-catelyn = Before totals are compared: move up to 3 power tokens from your leader sheet to your characters.
iron_throne-card_text-robb = After resolution: shuffle your discard pile into your deck and draw 1 card.
iron_throne-card_text-arya = After resolution, if your side lost: choose a character of the opposing active player and remove all but 1 of its power tokens.
iron_throne-card_text-bran = After the house cards are played: look at the opposing active player's face-down card. If you are an active player, you may then exchange your own face-down card with one from your hand. Then draw 1 card.
iron_throne-card_text-tywin = After rewards and penalties, if your side won: a player of your choice on the losing side removes 3 more power tokens from their participating character; draw 1 card.
iron_throne-card_text-cersei = Before the house cards are played: choose a supporter on the opposing side; that player withdraws from the encounter. Then draw 3 cards.
iron_throne-card_text-jaime = After the house cards are revealed, if you are an active player who revealed a truce card: your card counts as hostility 8.
iron_throne-card_text-tyrion = After the house cards are revealed: choose a player who revealed a hostility card. If that player holds a hostility card of higher value, the revealed card is discarded and replaced by a higher one.
iron_throne-card_text-joffrey = After you take a hostage in this encounter: torture it at once, then remove 2 power tokens from a character of its house and draw 2 cards.
iron_throne-card_text-stannis = Before totals are compared: add 3 to your side's total.
iron_throne-card_text-melisandre = Before the house cards are played: remove 1 power token from your participating character (it must keep at least 1); then remove 2 from one participating character on the opposing side.
iron_throne-card_text-davos = After resolution: take 1 hostage from among the hostages held by one other player.
iron_throne-card_text-selyse = Before the house cards are played: the opposing active player discards 1 card at random.
iron_throne-card_text-shireen = Before rewards and penalties, if your side lost: you receive no penalties.
iron_throne-card_text-daenerys = After the house cards are revealed, if you are an active player who revealed a truce card and the result is betrayal: your card counts as hostility 10.
iron_throne-card_text-drogo = After rewards and penalties, if your side won: move up to 2 power tokens from the leader sheet of each player on the losing side to your leader sheet.
iron_throne-card_text-viserys = Before totals are compared: count your participating character's power twice. If your side still does not win, your penalty grows by 1 power token.
iron_throne-card_text-jorah = At the start of the encounter: replace your participating character with another of your living characters.
iron_throne-card_text-barristan = Before totals are compared: add 2 to your side's total for each participating character on the opposing side.
iron_throne-card_text-margaery = Before rewards and penalties, if your side won: choose a supporter on your side other than yourself; that player receives no rewards.
iron_throne-card_text-olenna = After resolution, if your side lost: choose a participating character of another player and remove half of its power tokens, rounded down.
iron_throne-card_text-loras = After resolution, if you are an active player and your side won: return your revealed house card to your hand.
iron_throne-card_text-mace = After rewards and penalties: draw 2 cards.
iron_throne-card_text-renly = Before totals are compared: add 2 to your side's total for each participating character on your side.

# Event cards

iron_throne-event_card-stark_1 = The Starks
iron_throne-event_card-stark_2 = The Starks
iron_throne-event_card-stark_3 = The Starks
iron_throne-event_card-lannister_1 = The Lannisters
iron_throne-event_card-lannister_2 = The Lannisters
iron_throne-event_card-lannister_3 = The Lannisters
iron_throne-event_card-baratheon_1 = The Baratheons
iron_throne-event_card-baratheon_2 = The Baratheons
iron_throne-event_card-baratheon_3 = The Baratheons
iron_throne-event_card-targaryen_1 = The Targaryens
iron_throne-event_card-targaryen_2 = The Targaryens
iron_throne-event_card-targaryen_3 = The Targaryens
iron_throne-event_card-tyrell_1 = The Tyrells
iron_throne-event_card-tyrell_2 = The Tyrells
iron_throne-event_card-tyrell_3 = The Tyrells
iron_throne-event_card-special_influential_1 = The Influential
iron_throne-event_card-special_influential_2 = The Influential
iron_throne-event_card-special_influential_3 = The Influential
iron_throne-event_card-special_prepared = The Well-Prepared
iron_throne-event_card-special_mighty = The Mighty

iron_throne-event_text-house = The player of this house is the defender; if that is the attacker, the attacker names any other player.
iron_throne-event_text-special_influential_1 = The defender is the other player who has spread the most influence; the attacker breaks ties.
iron_throne-event_text-special_influential_2 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_influential_3 = { iron_throne-event_text-special_influential_1 }
iron_throne-event_text-special_prepared = The defender is the other player with the most cards in hand; the attacker breaks ties.
iron_throne-event_text-special_mighty = The defender is the other player whose characters have the most power in all; the attacker breaks ties.

# Timing windows

iron_throne-window-before_turn = before your turn
iron_throne-window-start_of_turn = start of turn
iron_throne-window-after_hostage_handled = after a hostage is freed or tortured
iron_throne-window-before_event_card = before the event card is drawn
iron_throne-window-after_event_card = after the event card is revealed
iron_throne-window-after_defender_chosen = after the defender is chosen
iron_throne-window-after_characters_chosen = after both characters are chosen
iron_throne-window-before_support_offer = before a player offers support
iron_throne-window-after_support_offer = after support is offered
iron_throne-window-after_support_phase = after the support phase
iron_throne-window-start_of_encounter = start of the encounter
iron_throne-window-before_cards_played = before the house cards are played
iron_throne-window-after_cards_played = after the house cards are played
iron_throne-window-after_cards_revealed = after the house cards are revealed
iron_throne-window-before_totals_compared = before totals are compared
iron_throne-window-before_truce_talks = before the truce talks
iron_throne-window-after_truce_talks = after the truce talks
iron_throne-window-before_rewards_penalties = before rewards and penalties
iron_throne-window-after_rewards_penalties = after rewards and penalties
iron_throne-window-after_hostage_taken = after a hostage is taken
iron_throne-window-after_resolution = after resolution
iron_throne-window-end_of_turn = end of turn
iron_throne-window-when_character_would_die = when a character would die
iron_throne-window-after_character_died = after a character dies
iron_throne-window-after_influence_spread = after influence is spread

# Other names

iron_throne-side-none = neither side
iron_throne-side-attacker = the attacker
iron_throne-side-defender = the defender
iron_throne-demand-influence = influence
iron_throne-demand-hostages = hostages
iron_throne-demand-power = power
iron_throne-attacker_terms = { $attacker_influence ->
        [0] { $attacker_hostages ->
            [0] { $attacker_power ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 influence{ $attacker_hostages ->
            [0] { $attacker_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $attacker_hostages ->
        [0] {""}
        [1] 1 hostage
       *[other] { $attacker_hostages } hostages
    }{ $attacker_hostages ->
        [0] {""}
       *[other] { $attacker_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $attacker_power ->
        [0] {""}
       *[other] { $attacker_power } power
    }
iron_throne-defender_terms = { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] 1 influence{ $defender_hostages ->
            [0] { $defender_power ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $defender_hostages ->
        [0] {""}
        [1] 1 hostage
       *[other] { $defender_hostages } hostages
    }{ $defender_hostages ->
        [0] {""}
       *[other] { $defender_power ->
            [0] {""}
           *[other] {", "}
        }
    }{ $defender_power ->
        [0] {""}
       *[other] { $defender_power } power
    }
iron_throne-source-deck = the top of the deck
iron_throne-source-hand = the hand, at random
iron_throne-source-held = the hostages held
iron_throne-result-none = no result
iron_throne-result-hostility = hostility
iron_throne-result-truce = truce
iron_throne-result-betrayal = betrayal
iron_throne-settlement-none = not settled
iron_throne-settlement-attacker = the attacker’s side wins
iron_throne-settlement-defender = the defender’s side wins
iron_throne-settlement-all_lost = every side loses
iron_throne-settlement-agreed = the truce is agreed
iron_throne-phase-setup = setup
iron_throne-phase-start_of_turn = start of turn
iron_throne-phase-preparation = preparation
iron_throne-phase-support = support
iron_throne-phase-encounter = encounter
iron_throne-phase-resolution = resolution
iron_throne-phase-end_of_turn = end of turn

# Options

iron_throne-option-houses = How houses are dealt
    .text = At random, or each player in turn picks a house before the game.
iron_throne-option-houses-random = at random
iron_throne-option-houses-pick = picked in seating order
iron_throne-option-special_events = Special event cards
    .text = Which three event cards without a house are in the deck.
iron_throne-option-special_events-three_different = three different ones
iron_throne-option-special_events-three_influential = The Influential three times
iron_throne-option-turn_limit = Turns after which the game ends
    .text = A safeguard against games without end: after so many turns the game is over, and whoever has spread the most influence wins.
iron_throne-option-claim_statements = Statements that claim to hold a card
    .text = Among the ready phrases there are also some that claim to hold a card; they may be lies.
iron_throne-outcome-influence = A house has spread all five influence tokens. The most influence spread decides.
iron_throne-outcome-deaths = All characters of a house are dead. The most influence spread decides.
iron_throne-outcome-turn_limit = The turn limit is reached. The most influence spread decides.

# Questions

iron_throne-ask-choose_house = Choose your house.
iron_throne-ask-choose_leader = Which of these two leads your house?
iron_throne-ask-use_leader_ability =
    Use the ability of { $leader } ({ $window_id ->
        [before_support_offer] { $house } decides about support next
       *[other] { $window }
    })?
iron_throne-ask-hostage_action = Free or torture hostages, one by one.
iron_throne-ask-choose_torture_victim = From which character of { $house } do you take a power token?
iron_throne-ask-choose_defender = Whom do you attack?
iron_throne-ask-move_power = Move one power token from your leader sheet to a character.
iron_throne-ask-put_forward = Which character do you put forward?
iron_throne-ask-offer_support = Offer support to a side, or stay out.
iron_throne-ask-answer_support = { $house } offers the support of { $character }. Accept it?
iron_throne-ask-choose_encounter_card = Play a card face down. A character card counts as hostility 0 here; its text is not used.
iron_throne-ask-play_card =
    { $playable ->
        [0] You hold no card whose text could be used now ({ $window }). Pass; nobody learns why.
       *[other] Play a character card for its text ({ $window })?
    }
iron_throne-ask-truce_word = You have the word: put an offer together, or break off the talks.
iron_throne-ask-truce_answer =
    { $other } offers: { $side_id ->
        [attacker] you get { iron_throne-attacker_terms }; they get { iron_throne-defender_terms }.
       *[other] you get { iron_throne-defender_terms }; they get { iron_throne-attacker_terms }.
    } { $left ->
        [0] It is the last offer: accept or refuse it.
       *[other] Accept it, refuse it, or make an offer of your own.
    }
iron_throne-ask-choose_hostage_victim = From whom do you take a hostage?
iron_throne-ask-choose_hostage_source = You take a hostage from { $house }. Which card?
iron_throne-ask-distribute_power =
    { $compulsory ->
        [0] { $n ->
            [one] You may place one power token from your leader sheet.
           *[other] Place up to { $n } power tokens from your leader sheet, one by one.
        }
       *[other] { $n ->
            [one] Your reward: place one power token from your leader sheet.
           *[other] Your reward: place { $n } power tokens from your leader sheet, one by one.
        }
    }
iron_throne-ask-choose_player =
    { $ability_id ->
        [card_cersei] Which supporter must withdraw?
        [card_davos] From whom do you take a hostage?
        [card_margaery] Which supporter on your side receives no rewards?
        [card_tyrion] Whose revealed card must give way to a higher one?
        [card_tywin] Which player removes 3 more power tokens?
        [leader_barristan] Who receives no penalties?
        [leader_drogo] From whom do you take hostages?
       *[other] Choose a player.
    }
iron_throne-ask-choose_character =
    { $ability_id ->
        [card_arya] Which character keeps only 1 power token?
        [card_joffrey] From which character do you remove 2 power tokens?
        [card_jorah] Which character takes part instead?
        [card_melisandre] From which character do you remove 3 power tokens?
        [card_olenna] Which character loses half of its power tokens?
        [leader_cersei] Which character must support you?
        [leader_joffrey] From which character do you take 2 power tokens?
        [leader_viserys] Which character gives power tokens away?
       *[other] Choose a character.
    }
iron_throne-ask-choose_amount =
    { $purpose ->
        [pay] How many power tokens do you put into the box?
        [plunder] How many power tokens do you take from the leader sheet of { $house }?
        [shift] How many power tokens does { $character } give?
       *[other] How many?
    }
iron_throne-ask-discard_card =
    { $n ->
        [one] Discard a card.
       *[other] Discard { $n } cards, one by one.
    }
iron_throne-ask-exchange_played_card = Exchange your face-down card with one from your hand?
iron_throne-ask-choose_replacement_card = Replace your revealed card with a higher one.
iron_throne-ask-discard_seen_card = You see cards of { $house }. Have one of them discarded?
iron_throne-ask-arrange_event_cards = Which event card stays on top? The others go to the bottom.

# Actions

iron_throne-do-house = Play { $house }
iron_throne-do-leader = { $leader }
iron_throne-do-use = Use the ability
iron_throne-do-decline = Do not use it
iron_throne-do-play = Play { $card }
iron_throne-do-pass = Pass
iron_throne-do-player = { $house }
iron_throne-do-target = { $character }
iron_throne-do-amount = { $n }
iron_throne-do-discard = Discard { $card }
iron_throne-do-exchange = Exchange it for { $card }
iron_throne-do-keep = Leave it as it is
iron_throne-do-replace = Replace it with { $card }
iron_throne-do-arrange = From top to bottom: { $events }
iron_throne-do-free = Free { $card }
iron_throne-do-torture = Torture { $card }
iron_throne-do-done = Done
iron_throne-do-from = From { $house }
iron_throne-do-take_deck = The top card of the deck
iron_throne-do-take_hand = A random card of the hand
iron_throne-do-take_held = A hostage of { $house } held there
iron_throne-do-defender = Attack { $house }
iron_throne-do-character = { $character }
iron_throne-do-support = Support { $side } with { $character }
iron_throne-do-stay_out = Stay out
iron_throne-do-accept = Accept
iron_throne-do-refuse = Refuse
iron_throne-do-face_down = { $card }
iron_throne-do-demand = For me: { $demand } { $n }
    .group = For me
iron_throne-do-grant = For the other: { $demand } { $n }
    .group = For the other
iron_throne-do-clear = Start the offer again
iron_throne-do-propose = Make this offer
iron_throne-do-offer = The attacker gets { iron_throne-attacker_terms }; the defender gets { iron_throne-defender_terms }
iron_throne-do-break_off = Break off the talks
iron_throne-do-place = Place a token on { $character }
iron_throne-do-stop = Place no more

# Events

iron_throne-event-houses = The houses in seating order: { $houses }.
iron_throne-event-leaders_drawn = { $seat } has drawn two leader sheets.
    .secret = You have drawn { $leaders }.
iron_throne-event-leader = { $seat } is led by { $leader }.
iron_throne-event-turn = Turn { $n }: { $seat } attacks.
iron_throne-event-event_card = { $seat } draws the event card { $event }.
iron_throne-event-events_shuffled = The event deck is shuffled: { $n } cards.
iron_throne-event-events_seen = { $seat } looks at the top event cards: { $n }.
    .secret = You see the event cards { $events }.
iron_throne-event-events_arranged = { $seat } arranges the event cards.
    .secret = You have arranged the event cards: { $events }.
iron_throne-event-defender = { $seat } defends.
iron_throne-event-put_forward = { $seat } puts { $character } forward for { $side }.
iron_throne-event-cleaned_up = All characters go home and the cards on the table are discarded.
iron_throne-event-game_over = The game is over. Victory: { $winners }.
iron_throne-event-stayed_out = { $seat } stays out.
iron_throne-event-support_offered = { $seat } offers { $side } the support of { $character }.
iron_throne-event-support_accepted = { $seat } is accepted as a supporter of { $side }.
iron_throne-event-support_refused = { $seat } is refused by { $side }.
iron_throne-event-forced_to_support = { $seat } must support { $side } with { $character }.
iron_throne-event-withdrew = { $seat } withdraws.
iron_throne-event-exchanged_character = { $seat } replaces { $character } by { $other_character }.
iron_throne-event-drew = { $seat } draws cards: { $n }.
    .secret = You draw { $cards }.
iron_throne-event-shuffled = { $seat } shuffles the deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
iron_throne-event-discarded = { $seat } discards { $card }.
iron_throne-event-leader_used = { $seat } uses the leader’s ability: { $leader }.
iron_throne-event-card_played = { $seat } plays { $card }.
iron_throne-event-played_face_down = { $seat } has played a card face down.
    .secret = You have played { $card } face down.
iron_throne-event-must_play_face_up = { $seat } must play first and face up.
iron_throne-event-card_revealed = { $seat } reveals { $card }.
iron_throne-event-card_replaced = { $seat } replaces the revealed card by { $card }.
iron_throne-event-no_higher_card = { $seat } has no higher hostility card.
iron_throne-event-card_exchanged = { $seat } exchanges the face-down card for one from the hand.
    .secret = You have exchanged { $old } for { $card }.
iron_throne-event-card_counts_as = The card of { $seat } counts as hostility { $n }.
iron_throne-event-card_returned = { $seat } takes { $card } back to the hand.
iron_throne-event-hand_seen = { $seat } looks at cards of { $other }: { $n }.
    .secret = You see { $cards } in the hand of { $other }.
iron_throne-event-played_card_seen = { $seat } looks at the face-down card of { $other }.
    .secret = The face-down card of { $other } is { $card }.
iron_throne-event-result = The result: { $result }.
iron_throne-event-total_raised = { $seat } adds { $n } to the total of { $side }.
iron_throne-event-totals = Attacker { $attacker_card } + { $attacker_power } + { $attacker_bonus } = { $attacker_total }, defender { $defender_card } + { $defender_power } + { $defender_bonus } = { $defender_total } (card, power, modifiers).
iron_throne-event-settled = The encounter: { $settlement }.
iron_throne-event-truce_offered = { $seat } offers: the attacker gets { iron_throne-attacker_terms }; the defender gets { iron_throne-defender_terms }.
iron_throne-event-truce_accepted = { $seat } accepts the offer.
iron_throne-event-truce_refused = { $seat } refuses the offer.
iron_throne-event-truce_broken_off = { $seat } breaks off the talks.
iron_throne-event-power_placed = { $seat } places a power token on { $character }.
iron_throne-event-power_removed = { $character } loses power: { $n }. The tokens go to the sheet of { $receiver }.
iron_throne-event-power_boxed = { $seat } loses power from the leader sheet to the box: { $n }.
iron_throne-event-power_given = { $seat } gives power to { $other }: { $n }.
iron_throne-event-power_shifted = { $character } gives power to { $other_character }: { $n }.
iron_throne-event-penalty = The penalty of { $seat }: { $character } loses { $n }.
iron_throne-event-penalty_changed = The penalty of { $seat } is now { $n }.
iron_throne-event-rewards_denied = { $seat } receives no rewards this turn.
iron_throne-event-penalties_denied = { $seat } receives no penalties this turn.
iron_throne-event-died = { $character } dies.
iron_throne-event-influence_spread = { $seat } spreads influence to { $other }.
iron_throne-event-hostage_taken = { $seat } takes a hostage from { $other }, from { $source }: a card of { $house }.
    .secret = { $seat } takes a hostage from { $other }, from { $source }: { $card }.
iron_throne-event-freed = { $seat } frees a hostage of { $house }.
    .secret = { $seat } frees { $card }.
iron_throne-event-tortured = { $seat } tortures { $card }.

# Refusals

illegal-iron_throne-attacker-defends = You are the attacker, so somebody else must be the defender.
illegal-iron_throne-bad-amount = The number must be from { $low } to { $high }.
illegal-iron_throne-bad-arrangement = Name exactly the event cards that you see, each once: { $event_cards }.
illegal-iron_throne-character-dead = { $character } is dead.
illegal-iron_throne-claims-off = At this table nobody claims to hold a card or a hostage.
illegal-iron_throne-condition-fails = The condition of { $card } does not hold now.
illegal-iron_throne-demand-too-large =
    { $demand_id ->
        [influence] A truce gives at most 1 influence.
       *[other] A truce gives from 0 to { $most } of this: { $demand }.
    }
illegal-iron_throne-empty-offer = An offer must give somebody something.
illegal-iron_throne-house-taken = { $house } is already taken.
illegal-iron_throne-last-offer = Six offers have been made: now the offer can only be accepted or refused, or the talks broken off.
illegal-iron_throne-leader-not-a-token = { $character } leads the house and has no character token.
illegal-iron_throne-leader-not-drawn = You have not drawn the sheet of { $character }.
illegal-iron_throne-no-card-to-take = { $house } has no card that could be taken as a hostage.
illegal-iron_throne-no-effect = { $card } would change nothing now.
illegal-iron_throne-no-penalties = { $house } receives no penalties this turn, so no hostage can be taken there.
illegal-iron_throne-no-side = Support goes to the attacker or to the defender.
illegal-iron_throne-no-such-hostage = That player holds no hostage of { $house } that can be taken.
illegal-iron_throne-no-such-value = No such card has the value { $value }.
illegal-iron_throne-no-text = { $card } has no text; it can only be played face down, when an encounter card is asked for.
illegal-iron_throne-not-a-loser = { $house } is not on the losing side, so you cannot take your hostage there.
illegal-iron_throne-not-a-target = Only these can be chosen here: { $possible_character }.
illegal-iron_throne-not-a-target-player = Only these can be chosen here: { $houses }.
illegal-iron_throne-not-an-addressee = Speak to another player at the table, or to all.
illegal-iron_throne-not-eligible = { $event_card }: only one of these can be the defender: { $houses }.
illegal-iron_throne-not-higher = The card must be a hostility card above { $value }.
illegal-iron_throne-not-in-game = { $house } is not in this game.
illegal-iron_throne-not-in-hand = You do not have { $card } in hand.
illegal-iron_throne-not-living-of-house = Choose a living character of { $house }.
illegal-iron_throne-not-participating = { $card } can only be played for its text while its character participates.
illegal-iron_throne-not-possible =
    { $demand_id ->
        [influence] { $house } has no influence token left to spread.
       *[other] { $house } can give at most { $most } of this: { $demand }.
    }
illegal-iron_throne-not-seen = { $card } is not one of the cards you have seen.
illegal-iron_throne-not-your-character = { $character } does not belong to your house.
illegal-iron_throne-not-your-hostage = You do not hold { $card } as a hostage.
illegal-iron_throne-only-held = Here only hostages that this player holds can be taken.
illegal-iron_throne-own-house = Name another house than your own.
illegal-iron_throne-reward-compulsory = All tokens of the reward must be placed.
illegal-iron_throne-source-empty = There is no card to take there.
illegal-iron_throne-taken-already = A card that was taken under this agreement cannot be taken again under it.
illegal-iron_throne-wrong-window = The text of { $card } is for another moment: { $window }.

bad-input-iron_throne-position-attacker = { $path }: a turn needs an attacker and another player as the defender.
bad-input-iron_throne-position-card = { $path }: a type of card and a value are needed here.
bad-input-iron_throne-position-cards = { $path }: a house card is missing, there twice, or in a place where it cannot be.
bad-input-iron_throne-position-character = { $path }: this character belongs to another house.
bad-input-iron_throne-position-dead = { $path }: a dead character cannot stand in position.
bad-input-iron_throne-position-died-out = { $path }: all characters of this house are dead, so the game is already over.
bad-input-iron_throne-position-events = { $path }: the event cards do not fit the houses in play.
bad-input-iron_throne-position-houses = { $path }: every seat needs a house of its own.
bad-input-iron_throne-position-influence = { $path }: every house has five influence tokens, one number for each board.
bad-input-iron_throne-position-known = { $path }: everybody knows the own hand and hostages, and nobody a card in a deck.
bad-input-iron_throne-position-leader = { $path }: the leader has no character token and no power on it.
bad-input-iron_throne-position-over = { $path }: all five influence tokens of this house are spread, so the game is already over.
bad-input-iron_throne-position-own-hostage = { $path }: nobody holds a hostage of the own house.
bad-input-iron_throne-position-players = { $path }: one entry for each seat is needed.
bad-input-iron_throne-position-tokens = { $path }: the power tokens in play and in the box must be 100.

# The board on the page

iron_throne-board-hand = Hand
iron_throne-board-deck = Deck
iron_throne-board-discard = Discard pile
iron_throne-board-no-rewards = no rewards
iron_throne-board-no-penalties = no penalties
iron_throne-board-withdrawn = withdrew
iron_throne-board-known = Known cards:
iron_throne-board-turn = Turn { $n }
iron_throne-board-events = Event cards: { $n }
iron_throne-board-event-discard = Event discard pile
iron_throne-board-in-deck = Event cards that you know, counted from the top
iron_throne-board-box = Power in the box: { $n }
iron_throne-board-gets = { $house } gets
iron_throne-board-offer = Offer { $n } of 6:
iron_throne-board-attacker = Attacker
iron_throne-board-defender = Defender
iron_throne-board-dead = dead
iron_throne-board-winner = Victory
iron_throne-board-sheet = Power on the leader sheet
iron_throne-board-spread = Influence spread to others
iron_throne-board-goal = Goal: spread { $n } influence tokens
iron_throne-board-influence = Influence tokens of its own still here: { $n }
iron_throne-board-total = Total so far
iron_throne-board-sum = Card { $card }, power { $power }, modifiers { $modifiers }
iron_throne-board-offers = offers support
iron_throne-board-face-down = face down
iron_throne-board-free = Free
iron_throne-board-torture = Torture
iron_throne-board-freed = The card returns to the hand of { $house }, and you draw a card.
iron_throne-board-torture-any = You take 1 power token from a character of { $house }.
iron_throne-board-torture-character = { $character } loses 4 power tokens, or all.
iron_throne-board-torture-leader = 4 power tokens, or all, go from the leader sheet of { $house } to the box.
iron_throne-board-torture-dead = No effect: { $character } is dead.

# Statements

iron_throne-say-request_support = Please support { $side }.
iron_throne-say-request_stay_out = Please stay out of this encounter.
iron_throne-say-request_truce = Let us both play truce.
iron_throne-say-request_free = Please free hostages of my house: { $n }.
iron_throne-say-promise_support = I will support { $side }.
iron_throne-say-promise_stay_out = I will stay out.
iron_throne-say-promise_truce = I will play truce.
iron_throne-say-promise_hostility = I will play hostility.
iron_throne-say-promise_accept = I will accept support from { $house }.
iron_throne-say-promise_free = I will free hostages of your house: { $n }.
iron_throne-say-promise_no_torture = I will not torture hostages of your house.
iron_throne-say-threat_torture = I will torture hostages of your house: { $n }.
iron_throne-say-threat_hostility = Expect hostility from me.
iron_throne-say-claim_card = I hold this card: { $type_id ->
    [hostility] { $type } { $value }
   *[other] { $type }
  }.
iron_throne-say-claim_hostage = I hold a hostage of { $house }: { $type }.
iron_throne-say-agree = Agreed.
iron_throne-say-disagree = No.
iron_throne-say-thanks = Thank you.
iron_throne-say-accuse = A promise was broken.

iron_throne-param-side = Side
iron_throne-param-n = How many
iron_throne-param-house = House
iron_throne-param-type = Kind of card
iron_throne-param-value = Value

iron_throne-card_type-truce = truce
iron_throne-card_type-character = character
iron_throne-card_type-hostility = hostility

# Kinds of names, where one is not understood

iron_throne-kind-house = house
iron_throne-kind-leader = leader
iron_throne-kind-character = character
iron_throne-kind-card = house card
iron_throne-kind-event_card = event card
iron_throne-kind-side = side
iron_throne-kind-demand = demand
iron_throne-kind-card_type = kind of card
iron_throne-kind-ability = ability
iron_throne-kind-window = timing window
iron_throne-kind-seat = seat

# The picture of the table

iron_throne-picture-sheet = Power on the leader sheet
iron_throne-picture-attacker = attacker
iron_throne-picture-defender = defender
iron_throne-picture-supporter = supporter
iron_throne-picture-influence = Influence tokens on this board
iron_throne-picture-spread = spread
iron_throne-picture-hand = hand
iron_throne-picture-deck = deck
iron_throne-picture-discard = discards
iron_throne-picture-hostages = hostages
iron_throne-picture-events = event deck
iron_throne-picture-box = box
iron_throne-picture-no_rewards = no rewards
iron_throne-picture-no_penalties = no penalties
iron_throne-picture-withdrawn = withdrew
iron_throne-picture-table = The table of The Iron Throne
