# The table of The Iron Throne in the terminal.

iron_throne-table-turn = Turn { $turn } of at most { $limit }
iron_throne-table-phase-setup = setup
iron_throne-table-phase-start_of_turn = start of turn
iron_throne-table-phase-preparation = preparation
iron_throne-table-phase-support = support
iron_throne-table-phase-encounter = encounter
iron_throne-table-phase-resolution = resolution
iron_throne-table-phase-end_of_turn = end of turn
iron_throne-table-event_deck = event deck { $n }
iron_throne-table-box = power in the box { $n }
iron_throne-table-house = House
iron_throne-table-leader = Leader: reserve
iron_throne-table-characters = Characters and power
iron_throne-table-cards = Hand / deck / discards
iron_throne-table-hostages = Hostages
iron_throne-table-influence = Influence: the tokens of each house on every board
iron_throne-table-board = Board of
iron_throne-table-spread = spread (5 win)
iron_throne-table-encounter = Encounter
iron_throne-table-encounter_card = Encounter card
iron_throne-table-played = Cards played
iron_throne-table-total = Total so far
iron_throne-table-hidden = a card
iron_throne-table-face_down = face down
iron_throne-table-offers_made = Truce offers made: { $n } of 6
iron_throne-table-offer = Offer
iron_throne-table-draft = Your draft
iron_throne-table-known_event = Known card of the event deck
iron_throne-table-your_hand = Your hand
iron_throne-table-your_leaders = Your leader sheets

# What games are told apart by in a study.
iron_throne-group-house = Victories by house
iron_throne-group-leader = Victories by leader
