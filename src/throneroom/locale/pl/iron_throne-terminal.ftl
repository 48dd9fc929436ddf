# Stół gry „Gra o Tron: Żelazny Tron” w terminalu.

iron_throne-table-turn = Tura { $turn } z najwyżej { $limit }
iron_throne-table-phase-setup = przygotowanie gry
iron_throne-table-phase-start_of_turn = początek tury
iron_throne-table-phase-preparation = przygotowanie
iron_throne-table-phase-support = wsparcie
iron_throne-table-phase-encounter = starcie
iron_throne-table-phase-resolution = rozstrzygnięcie
iron_throne-table-phase-end_of_turn = koniec tury
iron_throne-table-event_deck = talia wydarzeń { $n }
iron_throne-table-box = władza w pudełku { $n }
iron_throne-table-house = Ród
iron_throne-table-leader = Lider: rezerwy
iron_throne-table-characters = Postacie i władza
iron_throne-table-cards = Ręka / talia / odrzucone
iron_throne-table-hostages = Zakładnicy
iron_throne-table-influence = Żetony wpływu każdego rodu na wszystkich planszach
iron_throne-table-board = Plansza
iron_throne-table-spread = rozprzestrzenione (5 wygrywa)
iron_throne-table-encounter = Starcie
iron_throne-table-encounter_card = Karta starcia
iron_throne-table-played = Zagrane karty
iron_throne-table-total = Dotychczasowa suma
iron_throne-table-hidden = karta
iron_throne-table-face_down = zakryta
iron_throne-table-offers_made = Złożone propozycje rozejmu: { $n } z 6
iron_throne-table-offer = Propozycja
iron_throne-table-draft = Twój szkic
iron_throne-table-known_event = Znana karta z talii wydarzeń
iron_throne-table-your_hand = Twoja ręka
iron_throne-table-your_leaders = Twoje arkusze liderów

# Po czym badanie rozróżnia gry.
iron_throne-group-house = Zwycięstwa według rodów
iron_throne-group-leader = Zwycięstwa według liderów
