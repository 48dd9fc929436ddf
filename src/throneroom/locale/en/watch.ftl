# A Game of Thrones: Catan - Brotherhood of the Watch, and its base game

watch-title = A Game of Thrones: Catan - Brotherhood of the Watch
watch-gist = Catan in the Gift: gather, trade, build, and keep the wildlings beyond the Wall.

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
watch-resource-any = anything

watch-terrain-forest = forest
watch-terrain-pasture = pasture
watch-terrain-fields = fields
watch-terrain-hills = hills
watch-terrain-mountains = mountains
watch-terrain-desert = desert
watch-terrain-ice_field = ice field

watch-card-ranger_patrol = Ranger Patrol
    .text = Lay it in front of you, where it counts for Most Patrols. Move Tormund and steal a card; or, in Brotherhood of the Watch, take a card of the resource of a hex with a wildling and return that wildling to the Frostfangs.
watch-card-new_recruits = New Recruits
    .text = Post one of your guards on the Wall for free.
watch-card-road_building = Road Building
    .text = Place up to two roads for free.
watch-card-winter_is_coming = Winter is Coming
    .text = Take any two cards from the supply.
watch-card-monopoly = Monopoly
    .text = Name a resource: every opponent hands over all cards of it (W26.9).
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
watch-hex-camp = Tormund's camp
watch-hex-i1 = I1
watch-hex-i2 = I2
watch-hex-i3 = I3
watch-hex-i4 = I4
watch-hex-i5 = I5
watch-hex-i6 = I6
watch-hex-i7 = I7
watch-hex-i8 = I8
watch-hex-i9 = I9
watch-hex-i10 = I10
watch-hex-i11 = I11
watch-hex-i12 = I12
watch-hex-i13 = I13
watch-hex-i14 = I14
watch-hex-i15 = I15
watch-hex-i16 = I16
watch-hex-i17 = I17
watch-hex-i18 = I18
watch-hex-i19 = I19

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
watch-place-i1 = I1
watch-place-i2 = I2
watch-place-i3 = I3
watch-place-i4 = I4
watch-place-i5 = I5
watch-place-i6 = I6
watch-place-i7 = I7
watch-place-i8 = I8
watch-place-i9 = I9
watch-place-i10 = I10
watch-place-i11 = I11
watch-place-i12 = I12
watch-place-i13 = I13
watch-place-i14 = I14
watch-place-i15 = I15
watch-place-i16 = I16
watch-place-i17 = I17
watch-place-i18 = I18
watch-place-i19 = I19
watch-place-camp = Tormund's camp

watch-site-v01 = A1 (north)
watch-site-v02 = B1 (north)
watch-site-v03 = C1 (north)
watch-site-v04 = D1 (north)
watch-site-v05 = A1 (north-west)
watch-site-v06 = A1–B1
watch-site-v07 = B1–C1
watch-site-v08 = C1–D1
watch-site-v09 = D1 (north-east)
watch-site-v10 = A1–A2
watch-site-v11 = A1–B1–B2
watch-site-v12 = B1–C1–C2
watch-site-v13 = C1–D1–D2
watch-site-v14 = D1–E2
watch-site-v15 = A2 (north-west)
watch-site-v16 = A1–A2–B2
watch-site-v17 = B1–B2–C2
watch-site-v18 = C1–C2–D2
watch-site-v19 = D1–D2–E2
watch-site-v20 = E2 (north-east)
watch-site-v21 = A2–A3
watch-site-v22 = A2–B2–B3
watch-site-v23 = B2–C2–C3
watch-site-v24 = C2–D2–D3
watch-site-v25 = D2–E2–E3
watch-site-v26 = E2–F3
watch-site-v27 = A3 (north-west)
watch-site-v28 = A2–A3–B3
watch-site-v29 = B2–B3–C3
watch-site-v30 = C2–C3–D3
watch-site-v31 = D2–D3–E3
watch-site-v32 = E2–E3–F3
watch-site-v33 = F3 (north-east)
watch-site-v34 = A3–A4
watch-site-v35 = A3–B3–B4
watch-site-v36 = B3–C3–C4
watch-site-v37 = C3–D3–D4
watch-site-v38 = D3–E3–E4
watch-site-v39 = E3–F3
watch-site-v40 = F3–G4
watch-site-v41 = A4 (north-west)
watch-site-v42 = A3–A4–B4
watch-site-v43 = B3–B4–C4
watch-site-v44 = C3–C4–D4
watch-site-v45 = D3–D4–E4
watch-site-v46 = E3–E4
watch-site-v47 = F3–F4–G4
watch-site-v48 = G4 (north-east)
watch-site-v49 = A4 (south-west)
watch-site-v50 = A4–B4
watch-site-v51 = B4–C4
watch-site-v52 = C4–D4
watch-site-v53 = D4–E4
watch-site-v54 = E4 (south-east)
watch-site-v55 = F4–G4
watch-site-v56 = G4 (south-east)
watch-site-v57 = A4 (south)
watch-site-v58 = B4 (south)
watch-site-v59 = C4 (south)
watch-site-v60 = D4 (south)
watch-site-v61 = E4 (south)
watch-site-v62 = F4 (south)
watch-site-v63 = G4 (south)
watch-site-v64 = I1 (north)
watch-site-v65 = I2 (north)
watch-site-v66 = I3 (north)
watch-site-v67 = I1 (north-west)
watch-site-v68 = I1–I2
watch-site-v69 = I2–I3
watch-site-v70 = I3 (north-east)
watch-site-v71 = I1–I4
watch-site-v72 = I1–I2–I5
watch-site-v73 = I2–I3–I6
watch-site-v74 = I3–I7
watch-site-v75 = I4 (north-west)
watch-site-v76 = I1–I4–I5
watch-site-v77 = I2–I5–I6
watch-site-v78 = I3–I6–I7
watch-site-v79 = I7 (north-east)
watch-site-v80 = I4–I8
watch-site-v81 = I4–I5–I9
watch-site-v82 = I5–I6–I10
watch-site-v83 = I6–I7–I11
watch-site-v84 = I7–I12
watch-site-v85 = I8 (north-west)
watch-site-v86 = I4–I8–I9
watch-site-v87 = I5–I9–I10
watch-site-v88 = I6–I10–I11
watch-site-v89 = I7–I11–I12
watch-site-v90 = I12 (north-east)
watch-site-v91 = I8 (south-west)
watch-site-v92 = I8–I9–I13
watch-site-v93 = I9–I10–I14
watch-site-v94 = I10–I11–I15
watch-site-v95 = I11–I12–I16
watch-site-v96 = I12 (south-east)
watch-site-v97 = I8–I13
watch-site-v98 = I9–I13–I14
watch-site-v99 = I10–I14–I15
watch-site-v100 = I11–I15–I16
watch-site-v101 = I12–I16
watch-site-v102 = I13 (south-west)
watch-site-v103 = I13–I14–I17
watch-site-v104 = I14–I15–I18
watch-site-v105 = I15–I16–I19
watch-site-v106 = I16 (south-east)
watch-site-v107 = I13–I17
watch-site-v108 = I14–I17–I18
watch-site-v109 = I15–I18–I19
watch-site-v110 = I16–I19
watch-site-v111 = I17 (south-west)
watch-site-v112 = I17–I18
watch-site-v113 = I18–I19
watch-site-v114 = I19 (south-east)
watch-site-v115 = I17 (south)
watch-site-v116 = I18 (south)
watch-site-v117 = I19 (south)

watch-path-e01 = A1 (north-west)
watch-path-e02 = A1 (north-east)
watch-path-e03 = B1 (north-west)
watch-path-e04 = B1 (north-east)
watch-path-e05 = C1 (north-west)
watch-path-e06 = C1 (north-east)
watch-path-e07 = D1 (north-west)
watch-path-e08 = D1 (north-east)
watch-path-e09 = A1 (west)
watch-path-e10 = A1–B1
watch-path-e11 = B1–C1
watch-path-e12 = C1–D1
watch-path-e13 = D1 (east)
watch-path-e14 = A2 (north-west)
watch-path-e15 = A1–A2
watch-path-e16 = A1–B2
watch-path-e17 = B1–B2
watch-path-e18 = B1–C2
watch-path-e19 = C1–C2
watch-path-e20 = C1–D2
watch-path-e21 = D1–D2
watch-path-e22 = D1–E2
watch-path-e23 = E2 (north-east)
watch-path-e24 = A2 (west)
watch-path-e25 = A2–B2
watch-path-e26 = B2–C2
watch-path-e27 = C2–D2
watch-path-e28 = D2–E2
watch-path-e29 = E2 (east)
watch-path-e30 = A3 (north-west)
watch-path-e31 = A2–A3
watch-path-e32 = A2–B3
watch-path-e33 = B2–B3
watch-path-e34 = B2–C3
watch-path-e35 = C2–C3
watch-path-e36 = C2–D3
watch-path-e37 = D2–D3
watch-path-e38 = D2–E3
watch-path-e39 = E2–E3
watch-path-e40 = E2–F3
watch-path-e41 = F3 (north-east)
watch-path-e42 = A3 (west)
watch-path-e43 = A3–B3
watch-path-e44 = B3–C3
watch-path-e45 = C3–D3
watch-path-e46 = D3–E3
watch-path-e47 = E3–F3
watch-path-e48 = F3 (east)
watch-path-e49 = A4 (north-west)
watch-path-e50 = A3–A4
watch-path-e51 = A3–B4
watch-path-e52 = B3–B4
watch-path-e53 = B3–C4
watch-path-e54 = C3–C4
watch-path-e55 = C3–D4
watch-path-e56 = D3–D4
watch-path-e57 = D3–E4
watch-path-e58 = E3–E4
watch-path-e59 = E3 (south-east)
watch-path-e60 = F3–F4
watch-path-e61 = F3–G4
watch-path-e62 = G4 (north-east)
watch-path-e63 = A4 (west)
watch-path-e64 = A4–B4
watch-path-e65 = B4–C4
watch-path-e66 = C4–D4
watch-path-e67 = D4–E4
watch-path-e68 = E4 (east)
watch-path-e69 = F4–G4
watch-path-e70 = G4 (east)
watch-path-e71 = A4 (south-west)
watch-path-e72 = A4 (south-east)
watch-path-e73 = B4 (south-west)
watch-path-e74 = B4 (south-east)
watch-path-e75 = C4 (south-west)
watch-path-e76 = C4 (south-east)
watch-path-e77 = D4 (south-west)
watch-path-e78 = D4 (south-east)
watch-path-e79 = E4 (south-west)
watch-path-e80 = E4 (south-east)
watch-path-e81 = F4 (south-west)
watch-path-e82 = F4 (south-east)
watch-path-e83 = G4 (south-west)
watch-path-e84 = G4 (south-east)
watch-path-e85 = I1 (north-west)
watch-path-e86 = I1 (north-east)
watch-path-e87 = I2 (north-west)
watch-path-e88 = I2 (north-east)
watch-path-e89 = I3 (north-west)
watch-path-e90 = I3 (north-east)
watch-path-e91 = I1 (west)
watch-path-e92 = I1–I2
watch-path-e93 = I2–I3
watch-path-e94 = I3 (east)
watch-path-e95 = I4 (north-west)
watch-path-e96 = I1–I4
watch-path-e97 = I1–I5
watch-path-e98 = I2–I5
watch-path-e99 = I2–I6
watch-path-e100 = I3–I6
watch-path-e101 = I3–I7
watch-path-e102 = I7 (north-east)
watch-path-e103 = I4 (west)
watch-path-e104 = I4–I5
watch-path-e105 = I5–I6
watch-path-e106 = I6–I7
watch-path-e107 = I7 (east)
watch-path-e108 = I8 (north-west)
watch-path-e109 = I4–I8
watch-path-e110 = I4–I9
watch-path-e111 = I5–I9
watch-path-e112 = I5–I10
watch-path-e113 = I6–I10
watch-path-e114 = I6–I11
watch-path-e115 = I7–I11
watch-path-e116 = I7–I12
watch-path-e117 = I12 (north-east)
watch-path-e118 = I8 (west)
watch-path-e119 = I8–I9
watch-path-e120 = I9–I10
watch-path-e121 = I10–I11
watch-path-e122 = I11–I12
watch-path-e123 = I12 (east)
watch-path-e124 = I8 (south-west)
watch-path-e125 = I8–I13
watch-path-e126 = I9–I13
watch-path-e127 = I9–I14
watch-path-e128 = I10–I14
watch-path-e129 = I10–I15
watch-path-e130 = I11–I15
watch-path-e131 = I11–I16
watch-path-e132 = I12–I16
watch-path-e133 = I12 (south-east)
watch-path-e134 = I13 (west)
watch-path-e135 = I13–I14
watch-path-e136 = I14–I15
watch-path-e137 = I15–I16
watch-path-e138 = I16 (east)
watch-path-e139 = I13 (south-west)
watch-path-e140 = I13–I17
watch-path-e141 = I14–I17
watch-path-e142 = I14–I18
watch-path-e143 = I15–I18
watch-path-e144 = I15–I19
watch-path-e145 = I16–I19
watch-path-e146 = I16 (south-east)
watch-path-e147 = I17 (west)
watch-path-e148 = I17–I18
watch-path-e149 = I18–I19
watch-path-e150 = I19 (east)
watch-path-e151 = I17 (south-west)
watch-path-e152 = I17 (south-east)
watch-path-e153 = I18 (south-west)
watch-path-e154 = I18 (south-east)
watch-path-e155 = I19 (south-west)
watch-path-e156 = I19 (south-east)

# Places by what they touch at this table: hexes alone, after “between” and after “of”; then
# intersections and paths.

watch-land-forest = forest { $of }
watch-land-pasture = pasture { $of }
watch-land-fields = fields { $of }
watch-land-hills = hills { $of }
watch-land-mountains = mountains { $of }
watch-land-desert = desert
watch-land-ice_field = ice field

watch-beside-forest = forest { $of }
watch-beside-pasture = pasture { $of }
watch-beside-fields = fields { $of }
watch-beside-hills = hills { $of }
watch-beside-mountains = mountains { $of }
watch-beside-desert = the desert
watch-beside-ice_field = an ice field
watch-beside-ice_fields = two ice fields

watch-edge-forest = forest { $of }
watch-edge-pasture = pasture { $of }
watch-edge-fields = fields { $of }
watch-edge-hills = hills { $of }
watch-edge-mountains = mountains { $of }
watch-edge-desert = the desert
watch-edge-ice_field = the ice field

watch-where-north = { $of } (north)
watch-where-south = { $of } (south)
watch-where-west = { $of } (west)
watch-where-east = { $of } (east)
watch-where-middle = { $of } (middle)
watch-where-number_1 = { $of } (1)
watch-where-number_2 = { $of } (2)
watch-where-number_3 = { $of } (3)
watch-where-number_4 = { $of } (4)
watch-where-number_5 = { $of } (5)

watch-site-between = between { $of }
watch-site-n = at the north corner of { $of }
watch-site-ne = at the north-east corner of { $of }
watch-site-se = at the south-east corner of { $of }
watch-site-s = at the south corner of { $of }
watch-site-sw = at the south-west corner of { $of }
watch-site-nw = at the north-west corner of { $of }

watch-path-between = between { $of }
watch-path-ne = along the north-east side of { $of }
watch-path-e = along the east side of { $of }
watch-path-se = along the south-east side of { $of }
watch-path-sw = along the south-west side of { $of }
watch-path-w = along the west side of { $of }
watch-path-nw = along the north-west side of { $of }

# The picture of the board

watch-board-frostfangs = Frostfangs
watch-board-breaches = Breaches
watch-board-in_gift = In the Gift
watch-board-longest_road = Longest Road
watch-board-most_patrols = Most Patrols

# Options

watch-option-variant = Variant
    .text = The base game is about settling alone; Brotherhood of the Watch adds the Wall, guards, wildlings and heroes.
watch-option-variant-brotherhood = Brotherhood of the Watch
watch-option-variant-base = Base game
watch-option-board = Board
    .text = The Gift, or the island of Catan: nineteen hexes with a desert, nine harbours and Monopoly among the cards, for two to four players (base game).
watch-option-board-gift = The Gift
watch-option-board-catan = The island of Catan
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
watch-ask-before_roll =
    { $heroes ->
        [0] Your turn: roll the dice, or first play a card.
       *[1] Your turn: roll the dice, or first play a card or use your hero.
    }
watch-ask-act =
    { $heroes ->
        [0] Trade, build, play a card, or end your turn.
       *[1] Trade, build, play a card, use your hero, or end your turn.
    }
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
watch-wait-answer_offer =
    { $own ->
        [1] You offer { $give } for { $get }. Still thinking it over: { $names }.
       *[0] You have answered. Others still think.
    }
watch-back-answer_offer =
    { $own ->
        [1] { $ready ->
            [0] Withdraw the offer
           *[other] Wait no longer
        }
       *[0] Take back your answer
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
watch-do-road = Road { $path }
watch-do-settlement = Settlement { $site }
watch-do-keep = Keep { $site }
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
watch-do-monopoly = Monopoly: { $resource }
watch-do-jeor_mormont = Jeor Mormont: demand { $resource } from { $colours }
watch-do-give_back = Give { $resource } in return
watch-do-bowen_marsh = Bowen Marsh: { $give } for { $get }
watch-do-samwell_tarly = Samwell Tarly: take { $resource }
watch-do-decline = Do not use the hero
watch-do-othell_yarwyck = Othell Yarwyck: take up the road { $path }
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
watch-event-monopolized = Monopoly: { $other } gives { $seat }: { $cards }.
watch-event-road = { $seat } builds a road { $path }.
watch-event-road_removed = { $seat } takes up the road { $path }.
watch-event-settlement = { $seat } builds a settlement { $site }.
watch-event-keep = { $seat } builds a keep { $site }.
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
illegal-watch-island-only = That card belongs to the island of Catan.
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
illegal-watch-no-wildling-there = There is no such wildling there.
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
illegal-watch-section-full = There are five guards on { $section } already.
illegal-watch-supply-lacks = The supply has no such card.
illegal-watch-too-close = A neighbouring intersection is built on: the distance rule forbids it.
illegal-watch-tormund-in-camp = Tormund is in his camp.
illegal-watch-tormund-must-move = Tormund must move to another place.
illegal-watch-tormund-not-to-camp = Tormund cannot go to his camp now.
illegal-watch-trade-is-over = You have built or bought something in this turn, so trading is over.
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
bad-input-watch-position-third-breach = { $path }: the Wall has been breached for the third time, so the game would be over.
bad-input-watch-position-gift-overrun = { $path }: eight wildlings stand in the Gift, so the game would be over.
bad-input-watch-position-won = { $path }: the player whose turn it is has ten victory points, so the game would be over.

# What kinds of things there are, for whoever names one that is not there.
watch-kind-card = development card
watch-kind-clan = clan
watch-kind-colour = colour
watch-kind-hero = hero
watch-kind-hex = hex
watch-kind-north = place beyond the Wall
watch-kind-path = path
watch-kind-place = place on the board
watch-kind-resource = resource
watch-kind-route = trade route
watch-kind-harbour = harbour
watch-kind-seat = seat
watch-kind-terrain = terrain
watch-kind-section = section of the Wall
watch-kind-side = side of a hero card
watch-kind-site = intersection
watch-kind-token = wildling token
watch-kind-wildling = kind of wildling
