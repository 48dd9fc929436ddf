# A Game of Thrones: Catan - Brotherhood of the Watch, and its base game

watch-title = Catan: Gra o Tron – Braterstwo Straży
watch-gist = Catan w Darze: zbieraj, handluj, buduj i nie wpuść dzikich za Mur.

# Players, resources, terrain, cards

watch-colour-red = Czerwony
watch-colour-blue = Niebieski
watch-colour-yellow = Żółty
watch-colour-black = Czarny

watch-resource-lumber = drewno
watch-resource-brick = glina
watch-resource-wool = wełna
watch-resource-grain = zboże
watch-resource-ore = ruda
watch-resource-any = dowolny surowiec

watch-terrain-forest = las
watch-terrain-pasture = pastwisko
watch-terrain-fields = pola uprawne
watch-terrain-hills = wzgórza
watch-terrain-mountains = góry
watch-terrain-desert = pustynia
watch-terrain-ice_field = lodowa pustynia

watch-card-ranger_patrol = Patrol zwiadowców
    .text = Wyłóż ją przed sobą; liczy się do karty Najwięcej patroli. Porusz Tormunda i ukradnij kartę albo, w Braterstwie Straży, weź kartę surowca z pola, na którym stoi dziki, i cofnij go na Mroźne Kły.
watch-card-new_recruits = Nowi rekruci
    .text = Wystaw za darmo jednego swojego strażnika na Murze.
watch-card-road_building = Budowa drogi
    .text = Umieść za darmo do dwóch dróg.
watch-card-winter_is_coming = Nadchodzi zima
    .text = Weź z puli dowolne dwie karty.
watch-card-monopoly = Monopol
    .text = Wskaż surowiec: każdy przeciwnik oddaje wszystkie jego karty (W26.9).
watch-card-victory_point = Punkt zwycięstwa
    .text = Wart jeden punkt zwycięstwa. Nigdy się go nie zagrywa; pozostaje ukryty do końca gry.

# Heroes

watch-hero-jeor_mormont = Jeor Mormont
    .text = Podczas handlu: wskaż surowiec i jednego lub dwóch przeciwników. Każdy z nich, kto go ma, oddaje ci jedną taką kartę i dostaje od ciebie inną, wybraną przez ciebie.
watch-hero-bowen_marsh = Bowen Marsh
    .text = Podczas handlu: wymień z pulą jedną kartę na jedną kartę innego surowca.
watch-hero-samwell_tarly = Samwell Tarly
    .text = W turze dowolnego gracza: jeśli rzut (inny niż siódemka) nie dał ci żadnej karty, weź z puli jedną wybraną kartę.
watch-hero-othell_yarwyck = Othell Yarwyck
    .text = Podczas budowy: zdejmij jedną ze swoich dróg, która styka się z twoimi elementami tylko jednym końcem, i zbuduj ją za darmo na innej ścieżce.
watch-hero-alliser_thorne = Ser Alliser Thorne
    .text = Podczas budowy: wystaw jednego strażnika, zastępując jeden z trzech surowców jego kosztu jedną kartą innego surowca.
watch-hero-melisandre = Melisandre
    .text = Podczas budowy: kup kartę rozwoju, zastępując jeden z trzech surowców jej kosztu jedną kartą innego surowca. Widzisz trzy wierzchnie karty talii i zatrzymujesz jedną; potem talia jest tasowana.
watch-hero-mance_rayder = Mance Rayder
    .text = Po rzucie: obejrzyj rękę przeciwnika, który ma więcej jawnych punktów zwycięstwa niż ty. Możesz zabrać z niej jedną kartę.
watch-hero-benjen_stark = Benjen Stark
    .text = Przed rzutem lub po nim: cofnij dzikiego z obozu lub polany na Mroźne Kły (ci za nim w obozach przesuwają się bliżej Muru), a potem stwórz nowego dzikiego z puli.
watch-hero-ygritte = Ygritte
    .text = Przed rzutem lub po nim: cofnij dzikiego z Daru na Mroźne Kły.
watch-hero-yoren = Yoren
    .text = Podczas budowy: odrzuć jeden ze swoich zagranych Patroli zwiadowców i wystaw za darmo strażnika.
watch-hero-qhorin_halfhand = Qhorin Półręki
    .text = Przed rzutem lub po nim: cofnij Tormunda do jego obozu i weź jedną kartę surowca z pola, które opuszcza.

watch-side-a = strona A
watch-side-b = strona B

# Wildlings and the north

watch-clan-frozen_river = Zamarznięta Rzeka
watch-clan-cave_dwellers = Jaskiniowcy
watch-clan-hornfoot = Rogostopi

watch-wildling-regular = zwykły dziki
watch-wildling-climber = wspinacz
watch-wildling-giant = olbrzym

watch-token-frozen_river_regular = zwykły dziki (Zamarznięta Rzeka)
watch-token-frozen_river_climber = wspinacz (Zamarznięta Rzeka)
watch-token-frozen_river_giant = olbrzym (Zamarznięta Rzeka)
watch-token-cave_dwellers_regular = zwykły dziki (Jaskiniowcy)
watch-token-cave_dwellers_climber = wspinacz (Jaskiniowcy)
watch-token-cave_dwellers_giant = olbrzym (Jaskiniowcy)
watch-token-hornfoot_regular = zwykły dziki (Rogostopi)
watch-token-hornfoot_climber = wspinacz (Rogostopi)
watch-token-hornfoot_giant = olbrzym (Rogostopi)

watch-north-frozen_river_1 = Zamarznięta Rzeka, obóz 1
watch-north-frozen_river_2 = Zamarznięta Rzeka, obóz 2
watch-north-frozen_river_3 = Zamarznięta Rzeka, obóz 3
watch-north-frozen_river_4 = Zamarznięta Rzeka, obóz 4
watch-north-frozen_river_5 = Zamarznięta Rzeka, obóz 5
watch-north-cave_dwellers_1 = Jaskiniowcy, obóz 1
watch-north-cave_dwellers_2 = Jaskiniowcy, obóz 2
watch-north-cave_dwellers_3 = Jaskiniowcy, obóz 3
watch-north-cave_dwellers_4 = Jaskiniowcy, obóz 4
watch-north-cave_dwellers_5 = Jaskiniowcy, obóz 5
watch-north-hornfoot_1 = Rogostopi, obóz 1
watch-north-hornfoot_2 = Rogostopi, obóz 2
watch-north-hornfoot_3 = Rogostopi, obóz 3
watch-north-hornfoot_4 = Rogostopi, obóz 4
watch-north-hornfoot_5 = Rogostopi, obóz 5
watch-north-clearing_1 = polana 1
watch-north-clearing_2 = polana 2
watch-north-clearing_3 = polana 3
watch-north-clearing_4 = polana 4

watch-section-1 = fragment 1
watch-section-2 = fragment 2
watch-section-3 = fragment 3
watch-section-4 = fragment 4

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
watch-hex-camp = Obóz Tormunda
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
watch-place-camp = Obóz Tormunda

watch-site-v01 = A1 (północ)
watch-site-v02 = B1 (północ)
watch-site-v03 = C1 (północ)
watch-site-v04 = D1 (północ)
watch-site-v05 = A1 (północny zachód)
watch-site-v06 = A1–B1
watch-site-v07 = B1–C1
watch-site-v08 = C1–D1
watch-site-v09 = D1 (północny wschód)
watch-site-v10 = A1–A2
watch-site-v11 = A1–B1–B2
watch-site-v12 = B1–C1–C2
watch-site-v13 = C1–D1–D2
watch-site-v14 = D1–E2
watch-site-v15 = A2 (północny zachód)
watch-site-v16 = A1–A2–B2
watch-site-v17 = B1–B2–C2
watch-site-v18 = C1–C2–D2
watch-site-v19 = D1–D2–E2
watch-site-v20 = E2 (północny wschód)
watch-site-v21 = A2–A3
watch-site-v22 = A2–B2–B3
watch-site-v23 = B2–C2–C3
watch-site-v24 = C2–D2–D3
watch-site-v25 = D2–E2–E3
watch-site-v26 = E2–F3
watch-site-v27 = A3 (północny zachód)
watch-site-v28 = A2–A3–B3
watch-site-v29 = B2–B3–C3
watch-site-v30 = C2–C3–D3
watch-site-v31 = D2–D3–E3
watch-site-v32 = E2–E3–F3
watch-site-v33 = F3 (północny wschód)
watch-site-v34 = A3–A4
watch-site-v35 = A3–B3–B4
watch-site-v36 = B3–C3–C4
watch-site-v37 = C3–D3–D4
watch-site-v38 = D3–E3–E4
watch-site-v39 = E3–F3
watch-site-v40 = F3–G4
watch-site-v41 = A4 (północny zachód)
watch-site-v42 = A3–A4–B4
watch-site-v43 = B3–B4–C4
watch-site-v44 = C3–C4–D4
watch-site-v45 = D3–D4–E4
watch-site-v46 = E3–E4
watch-site-v47 = F3–F4–G4
watch-site-v48 = G4 (północny wschód)
watch-site-v49 = A4 (południowy zachód)
watch-site-v50 = A4–B4
watch-site-v51 = B4–C4
watch-site-v52 = C4–D4
watch-site-v53 = D4–E4
watch-site-v54 = E4 (południowy wschód)
watch-site-v55 = F4–G4
watch-site-v56 = G4 (południowy wschód)
watch-site-v57 = A4 (południe)
watch-site-v58 = B4 (południe)
watch-site-v59 = C4 (południe)
watch-site-v60 = D4 (południe)
watch-site-v61 = E4 (południe)
watch-site-v62 = F4 (południe)
watch-site-v63 = G4 (południe)
watch-site-v64 = I1 (północ)
watch-site-v65 = I2 (północ)
watch-site-v66 = I3 (północ)
watch-site-v67 = I1 (północny zachód)
watch-site-v68 = I1–I2
watch-site-v69 = I2–I3
watch-site-v70 = I3 (północny wschód)
watch-site-v71 = I1–I4
watch-site-v72 = I1–I2–I5
watch-site-v73 = I2–I3–I6
watch-site-v74 = I3–I7
watch-site-v75 = I4 (północny zachód)
watch-site-v76 = I1–I4–I5
watch-site-v77 = I2–I5–I6
watch-site-v78 = I3–I6–I7
watch-site-v79 = I7 (północny wschód)
watch-site-v80 = I4–I8
watch-site-v81 = I4–I5–I9
watch-site-v82 = I5–I6–I10
watch-site-v83 = I6–I7–I11
watch-site-v84 = I7–I12
watch-site-v85 = I8 (północny zachód)
watch-site-v86 = I4–I8–I9
watch-site-v87 = I5–I9–I10
watch-site-v88 = I6–I10–I11
watch-site-v89 = I7–I11–I12
watch-site-v90 = I12 (północny wschód)
watch-site-v91 = I8 (południowy zachód)
watch-site-v92 = I8–I9–I13
watch-site-v93 = I9–I10–I14
watch-site-v94 = I10–I11–I15
watch-site-v95 = I11–I12–I16
watch-site-v96 = I12 (południowy wschód)
watch-site-v97 = I8–I13
watch-site-v98 = I9–I13–I14
watch-site-v99 = I10–I14–I15
watch-site-v100 = I11–I15–I16
watch-site-v101 = I12–I16
watch-site-v102 = I13 (południowy zachód)
watch-site-v103 = I13–I14–I17
watch-site-v104 = I14–I15–I18
watch-site-v105 = I15–I16–I19
watch-site-v106 = I16 (południowy wschód)
watch-site-v107 = I13–I17
watch-site-v108 = I14–I17–I18
watch-site-v109 = I15–I18–I19
watch-site-v110 = I16–I19
watch-site-v111 = I17 (południowy zachód)
watch-site-v112 = I17–I18
watch-site-v113 = I18–I19
watch-site-v114 = I19 (południowy wschód)
watch-site-v115 = I17 (południe)
watch-site-v116 = I18 (południe)
watch-site-v117 = I19 (południe)

watch-path-e01 = A1 (północny zachód)
watch-path-e02 = A1 (północny wschód)
watch-path-e03 = B1 (północny zachód)
watch-path-e04 = B1 (północny wschód)
watch-path-e05 = C1 (północny zachód)
watch-path-e06 = C1 (północny wschód)
watch-path-e07 = D1 (północny zachód)
watch-path-e08 = D1 (północny wschód)
watch-path-e09 = A1 (zachód)
watch-path-e10 = A1–B1
watch-path-e11 = B1–C1
watch-path-e12 = C1–D1
watch-path-e13 = D1 (wschód)
watch-path-e14 = A2 (północny zachód)
watch-path-e15 = A1–A2
watch-path-e16 = A1–B2
watch-path-e17 = B1–B2
watch-path-e18 = B1–C2
watch-path-e19 = C1–C2
watch-path-e20 = C1–D2
watch-path-e21 = D1–D2
watch-path-e22 = D1–E2
watch-path-e23 = E2 (północny wschód)
watch-path-e24 = A2 (zachód)
watch-path-e25 = A2–B2
watch-path-e26 = B2–C2
watch-path-e27 = C2–D2
watch-path-e28 = D2–E2
watch-path-e29 = E2 (wschód)
watch-path-e30 = A3 (północny zachód)
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
watch-path-e41 = F3 (północny wschód)
watch-path-e42 = A3 (zachód)
watch-path-e43 = A3–B3
watch-path-e44 = B3–C3
watch-path-e45 = C3–D3
watch-path-e46 = D3–E3
watch-path-e47 = E3–F3
watch-path-e48 = F3 (wschód)
watch-path-e49 = A4 (północny zachód)
watch-path-e50 = A3–A4
watch-path-e51 = A3–B4
watch-path-e52 = B3–B4
watch-path-e53 = B3–C4
watch-path-e54 = C3–C4
watch-path-e55 = C3–D4
watch-path-e56 = D3–D4
watch-path-e57 = D3–E4
watch-path-e58 = E3–E4
watch-path-e59 = E3 (południowy wschód)
watch-path-e60 = F3–F4
watch-path-e61 = F3–G4
watch-path-e62 = G4 (północny wschód)
watch-path-e63 = A4 (zachód)
watch-path-e64 = A4–B4
watch-path-e65 = B4–C4
watch-path-e66 = C4–D4
watch-path-e67 = D4–E4
watch-path-e68 = E4 (wschód)
watch-path-e69 = F4–G4
watch-path-e70 = G4 (wschód)
watch-path-e71 = A4 (południowy zachód)
watch-path-e72 = A4 (południowy wschód)
watch-path-e73 = B4 (południowy zachód)
watch-path-e74 = B4 (południowy wschód)
watch-path-e75 = C4 (południowy zachód)
watch-path-e76 = C4 (południowy wschód)
watch-path-e77 = D4 (południowy zachód)
watch-path-e78 = D4 (południowy wschód)
watch-path-e79 = E4 (południowy zachód)
watch-path-e80 = E4 (południowy wschód)
watch-path-e81 = F4 (południowy zachód)
watch-path-e82 = F4 (południowy wschód)
watch-path-e83 = G4 (południowy zachód)
watch-path-e84 = G4 (południowy wschód)
watch-path-e85 = I1 (północny zachód)
watch-path-e86 = I1 (północny wschód)
watch-path-e87 = I2 (północny zachód)
watch-path-e88 = I2 (północny wschód)
watch-path-e89 = I3 (północny zachód)
watch-path-e90 = I3 (północny wschód)
watch-path-e91 = I1 (zachód)
watch-path-e92 = I1–I2
watch-path-e93 = I2–I3
watch-path-e94 = I3 (wschód)
watch-path-e95 = I4 (północny zachód)
watch-path-e96 = I1–I4
watch-path-e97 = I1–I5
watch-path-e98 = I2–I5
watch-path-e99 = I2–I6
watch-path-e100 = I3–I6
watch-path-e101 = I3–I7
watch-path-e102 = I7 (północny wschód)
watch-path-e103 = I4 (zachód)
watch-path-e104 = I4–I5
watch-path-e105 = I5–I6
watch-path-e106 = I6–I7
watch-path-e107 = I7 (wschód)
watch-path-e108 = I8 (północny zachód)
watch-path-e109 = I4–I8
watch-path-e110 = I4–I9
watch-path-e111 = I5–I9
watch-path-e112 = I5–I10
watch-path-e113 = I6–I10
watch-path-e114 = I6–I11
watch-path-e115 = I7–I11
watch-path-e116 = I7–I12
watch-path-e117 = I12 (północny wschód)
watch-path-e118 = I8 (zachód)
watch-path-e119 = I8–I9
watch-path-e120 = I9–I10
watch-path-e121 = I10–I11
watch-path-e122 = I11–I12
watch-path-e123 = I12 (wschód)
watch-path-e124 = I8 (południowy zachód)
watch-path-e125 = I8–I13
watch-path-e126 = I9–I13
watch-path-e127 = I9–I14
watch-path-e128 = I10–I14
watch-path-e129 = I10–I15
watch-path-e130 = I11–I15
watch-path-e131 = I11–I16
watch-path-e132 = I12–I16
watch-path-e133 = I12 (południowy wschód)
watch-path-e134 = I13 (zachód)
watch-path-e135 = I13–I14
watch-path-e136 = I14–I15
watch-path-e137 = I15–I16
watch-path-e138 = I16 (wschód)
watch-path-e139 = I13 (południowy zachód)
watch-path-e140 = I13–I17
watch-path-e141 = I14–I17
watch-path-e142 = I14–I18
watch-path-e143 = I15–I18
watch-path-e144 = I15–I19
watch-path-e145 = I16–I19
watch-path-e146 = I16 (południowy wschód)
watch-path-e147 = I17 (zachód)
watch-path-e148 = I17–I18
watch-path-e149 = I18–I19
watch-path-e150 = I19 (wschód)
watch-path-e151 = I17 (południowy zachód)
watch-path-e152 = I17 (południowy wschód)
watch-path-e153 = I18 (południowy zachód)
watch-path-e154 = I18 (południowy wschód)
watch-path-e155 = I19 (południowy zachód)
watch-path-e156 = I19 (południowy wschód)

# Places by what they touch at this table: hexes alone, after “between” and after “of”; then
# intersections and paths.

watch-land-forest = las { $of }
watch-land-pasture = pastwisko { $of }
watch-land-fields = pola { $of }
watch-land-hills = wzgórza { $of }
watch-land-mountains = góry { $of }
watch-land-desert = pustynia
watch-land-ice_field = lodowa pustynia

watch-beside-forest = lasem { $of }
watch-beside-pasture = pastwiskiem { $of }
watch-beside-fields = polami { $of }
watch-beside-hills = wzgórzami { $of }
watch-beside-mountains = górami { $of }
watch-beside-desert = pustynią
watch-beside-ice_field = lodową pustynią
watch-beside-ice_fields = dwiema lodowymi pustyniami

watch-edge-forest = lasu { $of }
watch-edge-pasture = pastwiska { $of }
watch-edge-fields = pól { $of }
watch-edge-hills = wzgórz { $of }
watch-edge-mountains = gór { $of }
watch-edge-desert = pustyni
watch-edge-ice_field = lodowej pustyni

watch-where-north = { $of } (północ)
watch-where-south = { $of } (południe)
watch-where-west = { $of } (zachód)
watch-where-east = { $of } (wschód)
watch-where-middle = { $of } (środek)
watch-where-number_1 = { $of } (1)
watch-where-number_2 = { $of } (2)
watch-where-number_3 = { $of } (3)
watch-where-number_4 = { $of } (4)
watch-where-number_5 = { $of } (5)

watch-site-between = między { $of }
watch-site-n = w północnym rogu { $of }
watch-site-ne = w północno-wschodnim rogu { $of }
watch-site-se = w południowo-wschodnim rogu { $of }
watch-site-s = w południowym rogu { $of }
watch-site-sw = w południowo-zachodnim rogu { $of }
watch-site-nw = w północno-zachodnim rogu { $of }

watch-path-between = między { $of }
watch-path-ne = wzdłuż północno-wschodniego boku { $of }
watch-path-e = wzdłuż wschodniego boku { $of }
watch-path-se = wzdłuż południowo-wschodniego boku { $of }
watch-path-sw = wzdłuż południowo-zachodniego boku { $of }
watch-path-w = wzdłuż zachodniego boku { $of }
watch-path-nw = wzdłuż północno-zachodniego boku { $of }

# The picture of the board

watch-board-frostfangs = Mroźne Kły
watch-board-breaches = Przełamania
watch-board-in_gift = Na Darze
watch-board-longest_road = Najdłuższa droga
watch-board-most_patrols = Najwięcej patroli

# Options

watch-option-variant = Wariant
    .text = Gra podstawowa to samo osadnictwo; Braterstwo Straży dodaje Mur, strażników, dzikich i bohaterów.
watch-option-variant-brotherhood = Braterstwo Straży
watch-option-variant-base = Gra podstawowa
watch-option-board = Plansza
    .text = Dar albo wyspa Catan: dziewiętnaście pól z pustynią, dziewięć portów i Monopol wśród kart, dla dwóch do czterech graczy (gra podstawowa).
watch-option-board-gift = Dar
watch-option-board-catan = Wyspa Catan
watch-option-board_setup = Przygotowanie planszy
    .text = Standardowe to zawsze ten sam układ; zmienne tasuje tereny i szlaki handlowe; całkiem losowe tasuje także liczby.
watch-option-board_setup-standard = Standardowe
watch-option-board_setup-variable = Zmienne
watch-option-board_setup-fully_random = Całkiem losowe
watch-option-start = Początek gry
    .text = W rundach rozstawienia wszyscy sami umieszczają pierwsze osady; przy stałym rozstawieniu stoją one już na planszy (tylko gra podstawowa na standardowej planszy).
watch-option-start-placement = Rundy rozstawienia
watch-option-start-fixed = Stałe rozstawienie (gra podstawowa)
watch-option-combined_trade_build = Połączona faza handlu/budowy
    .text = Handel i budowa w dowolnej kolejności. Bez tej opcji handel w turze kończy się z pierwszą budową.
watch-option-drama_of_heroes = Dramat bohaterów
    .text = Kto wyrzuci trzy jednakowe wyniki, usuwa z gry jednego wolnego bohatera (tylko Braterstwo Straży).
watch-option-wide_board = Szeroka plansza (czterech graczy)
    .text = Trzy dodatkowe pola terenu, dla czterech graczy w Braterstwie Straży.
watch-option-first_player = Pierwszy gracz
    .text = Kto zaczyna. Losowany: wszyscy rzucają o to kośćmi.
watch-option-first_player-drawn = losowany
watch-option-first_player-1 = miejsce 1
watch-option-first_player-2 = miejsce 2
watch-option-first_player-3 = miejsce 3
watch-option-first_player-4 = miejsce 4
watch-option-colours = Kolory według miejsc
watch-option-colours-red = czerwony
watch-option-colours-blue = niebieski
watch-option-colours-yellow = żółty
watch-option-colours-black = czarny

# How a game ends

watch-outcome-true_victory = Prawdziwe zwycięstwo: dziesięć punktów zwycięstwa.
watch-outcome-third_breach = Dramatyczne zwycięstwo: obrona Muru przełamana po raz trzeci. Wygrywa gracz, który ma najwięcej strażników na Murze.
watch-outcome-gift_overrun = Dramatyczne zwycięstwo: na Darze stoi ośmiu dzikich. Wygrywa gracz, który ma najwięcej strażników na Murze.
watch-outcome-third_breach_all_lost = Trzecie przełamanie obrony zakończyło grę, a remisu nie dało się rozstrzygnąć: wszyscy przegrywają.
watch-outcome-gift_overrun_all_lost = Dzicy opanowali Dar, a remisu nie dało się rozstrzygnąć: wszyscy przegrywają.

# Questions

watch-ask-place_settlement = Runda { $round }: umieść osadę.
watch-ask-place_road = Umieść drogę przy tej osadzie.
watch-ask-place_guard = Wybierz fragment Muru dla swojego strażnika.
watch-ask-before_roll =
    { $heroes ->
        [0] Twoja tura: rzuć kośćmi albo najpierw zagraj kartę.
       *[1] Twoja tura: rzuć kośćmi albo najpierw zagraj kartę lub użyj bohatera.
    }
watch-ask-act =
    { $heroes ->
        [0] Handluj, buduj, zagraj kartę albo zakończ turę.
       *[1] Handluj, buduj, zagraj kartę, użyj bohatera albo zakończ turę.
    }
watch-ask-drama = Dramat bohaterów: usuń z gry jednego bohatera z puli.
watch-ask-samwell = Ten rzut nic ci nie dał. Użyć Samwella Tarly’ego?
watch-ask-discard =
    { $count ->
        [one] Oddaj do puli jeszcze jedną kartę.
        [few] Oddaj do puli jeszcze { $count } karty.
       *[many] Oddaj do puli jeszcze { $count } kart.
    }
watch-ask-move_tormund = Dokąd idzie Tormund?
watch-ask-steal = Komu kradniesz kartę?
watch-ask-answer_offer =
    { $own ->
        [1] Oferujesz: { $give }; chcesz: { $get }. Nie chcesz dłużej czekać?
       *[0] { $seat } oferuje: { $give }; chce: { $get }. Twoja odpowiedź?
    }
watch-wait-answer_offer =
    { $own ->
        [1] Oferujesz: { $give }; chcesz: { $get }. Jeszcze się zastanawiają: { $names }.
       *[0] Odpowiedź przyjęta. Inni jeszcze myślą.
    }
watch-back-answer_offer =
    { $own ->
        [1] { $ready ->
            [0] Wycofaj ofertę
           *[other] Nie czekaj dłużej
        }
       *[0] Cofnij swoją odpowiedź
    }
watch-ask-settle_offer = Z kim zawierasz umowę?
watch-ask-free_road =
    { $count ->
        [one] Umieść jeszcze jedną darmową drogę albo zakończ.
        [few] Umieść pierwszą darmową drogę.
       *[many] Umieść pierwszą darmową drogę.
    }
watch-ask-give_back = Jaką kartę w zamian otrzymuje { $other }?
watch-ask-take_from_leader = Widzisz karty na ręce (gracz: { $other }). Zabrać jedną?
watch-ask-rebuild_road = Gdzie ponownie budujesz drogę?
watch-ask-keep_card = Którą z tych kart zatrzymujesz?
watch-ask-after_use = Po użyciu ({ $hero }): obrócić kartę bohatera czy ją wymienić?

# Actions

watch-do-roll = Rzuć kośćmi
watch-do-end_turn = Zakończ turę
watch-do-road = Droga { $path }
watch-do-settlement = Osada { $site }
watch-do-keep = Twierdza { $site }
watch-do-guard = Strażnik: { $section }
watch-do-buy = Kup kartę rozwoju
watch-do-trade = Handel z pulą: { $give } → { $get }
watch-do-offer = Zaoferuj: { $give }; chcesz: { $get }
watch-do-offer_to = Oferta dla jednego gracza ({ $colour }): { $give }; chcesz: { $get }
watch-do-accept = Przyjmij
watch-do-refuse = Odrzuć
watch-do-counter = Zaoferuj zamiast tego: { $give }; chcesz: { $get }
watch-do-deal = Umowa: { $colour }
watch-do-no_deal = Bez umowy
watch-do-discard = Oddaj: { $resource }
watch-do-recall = Jednak zatrzymaj: { $resource }
watch-do-tormund = Tormund: { $place }
watch-do-steal = Kradzież: { $colour }
watch-do-steal_nothing = Nie kradnij
watch-do-patrol_tormund = Patrol zwiadowców: porusz Tormunda
watch-do-patrol_wildling = Patrol zwiadowców przeciw dzikiemu na polu „{ $hex }” ({ $wildling })
watch-do-new_recruits = Nowi rekruci: strażnik, { $section }
watch-do-road_building = Budowa drogi
watch-do-stop = Bez drugiej drogi
watch-do-winter_is_coming = Nadchodzi zima: { $cards }
watch-do-monopoly = Monopol: { $resource }
watch-do-jeor_mormont = Jeor Mormont: zażądaj karty ({ $resource }) od graczy: { $colours }
watch-do-give_back = Oddaj w zamian: { $resource }
watch-do-bowen_marsh = Bowen Marsh: { $give } → { $get }
watch-do-samwell_tarly = Samwell Tarly: weź: { $resource }
watch-do-decline = Nie używaj bohatera
watch-do-othell_yarwyck = Othell Yarwyck: zdejmij drogę { $path }
watch-do-alliser_thorne = Ser Alliser Thorne: strażnik; zamiana w koszcie: { $spare } → { $instead }
watch-do-melisandre = Melisandre: karta rozwoju; zamiana w koszcie: { $spare } → { $instead }
watch-do-keep_card = Zatrzymaj: { $card }
watch-do-mance_rayder = Mance Rayder: podejrzyj karty ({ $colour })
watch-do-take_card = Zabierz: { $resource }
watch-do-take_nothing = Nic nie zabieraj
watch-do-benjen_stark = Benjen Stark: usuń dzikiego ({ $north })
watch-do-ygritte = Ygritte: usuń dzikiego z pola „{ $hex }” ({ $wildling })
watch-do-yoren = Yoren: patrol staje się strażnikiem, { $section }
watch-do-qhorin_halfhand = Qhorin Półręki: cofnij Tormunda do obozu
watch-do-turn_over = Obróć kartę bohatera i ją zatrzymaj
watch-do-swap = Wymień na: { $hero }
watch-do-remove_hero = Usuń: { $hero }

# Events

watch-event-first_player = Pierwszym graczem jest { $seat }.
watch-event-turn = Swoją turę zaczyna { $seat }.
watch-event-rolled =
    { $die ->
        [0] { $seat } rzuca: { $one } i { $two }.
       *[other] { $seat } rzuca: { $one } i { $two }; na kości dzikich: { $die }.
    }
watch-event-gained = Produkcja, { $seat }: { $cards }.
watch-event-shortage = W puli brakuje surowca ({ $resource }): nikt go nie dostaje.
watch-event-took = { $seat } bierze z puli: { $cards }.
watch-event-discarded = { $seat } oddaje do puli: { $cards }.
watch-event-tormund = { $seat } przestawia Tormunda: { $place }.
watch-event-stole_nothing = { $seat } próbuje kraść, ale { $other } nie ma kart.
watch-event-traded = { $seat } handluje z pulą: { $count } × { $give } → { $get }.
watch-event-offered =
    { $everybody ->
        [1] { $seat } oferuje wszystkim: { $give }; chce: { $get }.
       *[0] { $seat } oferuje: { $give }; chce: { $get } (tylko: { $to }).
    }
watch-event-accepted = { $seat } przyjmuje ofertę.
watch-event-refused = { $seat } odmawia.
watch-event-countered = { $seat } oferuje zamiast tego: { $give }; chce: { $get }.
watch-event-dealt = Wymiana: { $seat } oddaje: { $give }, a { $other }: { $get }.
watch-event-monopolized = Monopol: { $other } oddaje (dostaje { $seat }): { $cards }.
watch-event-road = { $seat } buduje drogę { $path }.
watch-event-road_removed = { $seat } zdejmuje drogę { $path }.
watch-event-settlement = { $seat } buduje osadę { $site }.
watch-event-keep = { $seat } buduje twierdzę { $site }.
watch-event-guard = { $seat } wystawia strażnika: { $section }.
watch-event-card_played = { $seat } zagrywa kartę: { $card }.
watch-event-longest_road = Kartę „Najdłuższa droga” otrzymuje { $seat } ({ $count }).
watch-event-longest_road_aside = Karta „Najdłuższa droga” zostaje odłożona na bok; traci ją { $seat }.
watch-event-most_patrols = Kartę „Najwięcej patroli” otrzymuje { $seat } ({ $count }).
watch-event-most_patrols_aside = Karta „Najwięcej patroli” zostaje odłożona na bok; traci ją { $seat }.
watch-event-patrol_discarded = { $seat } odrzuca zagrany Patrol zwiadowców.
watch-event-wildling = Nowy dziki w obozie { $camp }: { $token }.
watch-event-no_figure = Nie ma już figurki: { $token }.
watch-event-pool_renewed = Użyte żetony tworzą nową pulę ({ $count }).
watch-event-rush = Najazd dzikich: { $clan }!
watch-event-arrived = { $clan }: dziki staje pod Murem, { $section } ({ $wildling }).
watch-event-giant_left = Olbrzym wraca na Mroźne Kły ({ $section }).
watch-event-sixth_wildling = Pięciu strażników zatrzymuje szóstego dzikiego: dwóch dzikich odchodzi ({ $section }).
watch-event-guard_lost = { $seat } traci strażnika: { $section }.
watch-event-breach = Przełamanie obrony Muru: { $section }!
watch-event-breach_marker = Dotychczasowe przełamania obrony: { $count }.
watch-event-crossed = Dziki wkracza na Dar ({ $section }) i blokuje pole „{ $hex }” ({ $wildling }).
watch-event-left_gift = Dziki z pola „{ $hex }” wraca na Mroźne Kły ({ $wildling }).
watch-event-left_north = Dziki wraca na Mroźne Kły: { $north } ({ $wildling }).
watch-event-hero_used = { $seat } używa bohatera: { $hero } ({ $side }).
watch-event-hero_turned = { $seat } obraca kartę na stronę B: { $hero }.
watch-event-hero_swapped = { $seat } wymienia bohatera: { $hero } → { $taken }.
watch-event-hero_kept = Nie ma innego bohatera: { $seat } zatrzymuje kartę { $hero }.
watch-event-hero_removed = { $seat } usuwa z gry bohatera: { $hero }.
watch-event-demanded = { $seat } żąda surowca ({ $resource }); { $other } oddaje jedną kartę.
watch-event-demanded_in_vain = { $seat } żąda surowca ({ $resource }), ale { $other } go nie ma.
watch-event-gave_back = { $other } otrzymuje w zamian: { $resource } (daje { $seat }).
watch-event-took_nothing = { $seat } niczego nie zabiera (gracz: { $other }).
watch-event-points_revealed = { $seat } odkrywa karty z punktami zwycięstwa: { $count }.
watch-event-game_over = Koniec gry. Wygrywa: { $winners }.
watch-event-stole = { $seat } zabiera jedną kartę; traci ją { $other }.
    .secret = { $seat } zabiera kartę: { $resource }; traci ją { $other }.
watch-event-bought = { $seat } otrzymuje kartę rozwoju.
    .secret = { $seat } otrzymuje kartę rozwoju: { $card }.
watch-event-looked = { $seat } podgląda karty (gracz: { $other }).
    .secret = { $seat } podgląda karty (gracz: { $other }): { $cards }.
watch-event-saw_cards = { $seat } ogląda wierzch talii.
    .secret = { $seat } ogląda wierzch talii: { $cards }.

# Refusals

illegal-watch-alike-cards = Ten sam surowiec nie może być po obu stronach wymiany.
illegal-watch-already-rolled = W tej turze już rzucono kośćmi.
illegal-watch-another-path = Droga musi trafić na inną ścieżkę niż ta, z której została zdjęta.
illegal-watch-brotherhood-only = To należy do Braterstwa Straży, nie do gry podstawowej.
illegal-watch-island-only = Ta karta należy do wyspy Catan.
illegal-watch-cannot-pay = Nie masz kart potrzebnych do zapłaty.
illegal-watch-card-just-bought = Karty kupionej w tej turze nie można w niej zagrać.
illegal-watch-card-not-held = Nie masz takiej karty rozwoju.
illegal-watch-card-not-seen = Tej karty nie ma wśród pokazanych.
illegal-watch-card-played = W turze można zagrać tylko jedną kartę rozwoju.
illegal-watch-cards-not-held = Nie masz tych kart na ręce.
illegal-watch-deck-empty = Talia kart rozwoju jest pusta.
illegal-watch-hero-after-roll = Tego bohatera nie można użyć przed rzutem.
illegal-watch-hero-new = Bohatera nie można użyć w turze, w której się go otrzymało.
illegal-watch-hero-not-held = Ten bohater nie leży przed tobą.
illegal-watch-hero-not-in-pool = Tego bohatera nie ma w puli.
illegal-watch-hero-used = W tej turze użyto już bohatera.
illegal-watch-intersection-taken = Na tym skrzyżowaniu stoi już budowla.
illegal-watch-must-steal = Po Patrolu zwiadowców trzeba kogoś okraść.
illegal-watch-must-swap = Bohatera użytego na stronie B trzeba wymienić.
illegal-watch-no-building-there = Ten gracz nie ma budowli przy polu Tormunda.
illegal-watch-no-deal-with = Ten gracz nie jest gotów na wymianę.
illegal-watch-no-gifts = Obie strony wymiany muszą coś dać.
illegal-watch-no-guard-left = Nie masz już strażników w zapasie.
illegal-watch-no-guard-possible = Potrzebny jest strażnik w zapasie i wolne pole na Murze.
illegal-watch-no-keep-left = Nie masz już twierdz.
illegal-watch-no-other-path = Nie ma innej ścieżki dla tej drogi.
illegal-watch-no-patrol = Nie masz zagranego Patrolu zwiadowców do odrzucenia.
illegal-watch-no-road-left = Nie masz już dróg.
illegal-watch-no-road-possible = Nie możesz teraz umieścić żadnej drogi.
illegal-watch-no-road-there = Żadna twoja droga nie prowadzi do tego skrzyżowania.
illegal-watch-no-settlement-left = Wszystkie twoje osady są na planszy: najpierw ulepsz jedną do twierdzy.
illegal-watch-no-settlement-there = Nie masz osady na tym skrzyżowaniu.
illegal-watch-no-such-card = Nie ma takiej karty do wyboru.
illegal-watch-no-such-opponent = To nie jest żaden z twoich przeciwników.
illegal-watch-no-wildling-there = Nie ma tam takiego dzikiego.
illegal-watch-nobody-ahead = Żaden przeciwnik nie ma więcej jawnych punktów zwycięstwa niż ty.
illegal-watch-not-a-path = Na tej krawędzi nie można budować drogi.
illegal-watch-not-a-terrain-hex = To nie jest pole terenu.
illegal-watch-not-ahead = Ten gracz nie ma więcej jawnych punktów zwycięstwa niż ty.
illegal-watch-not-an-intersection = Żadne pole terenu nie dotyka tego rogu.
illegal-watch-not-chosen = Ta karta nie została wybrana.
illegal-watch-not-your-road = Nie masz tam drogi.
illegal-watch-nothing-replaced = Jeden surowiec z ceny trzeba zastąpić innym.
illegal-watch-offer-open = Twoja oferta jest nadal otwarta: najpierw zawrzyj umowę albo wycofaj ofertę.
illegal-watch-one-or-two-opponents = Wskaż jednego przeciwnika albo dwóch różnych.
illegal-watch-one-road-at-least = Pierwszą darmową drogę trzeba umieścić.
illegal-watch-other-side = O tym decyduje druga strona wymiany.
illegal-watch-path-taken = Na tej ścieżce leży już droga.
illegal-watch-rate = Pula żąda { $rate } kart tego surowca za jedną.
illegal-watch-road-at-settlement = Droga musi stykać się z dopiero co umieszczoną osadą.
illegal-watch-road-not-connected = Droga musi stykać się z twoją drogą lub budowlą.
illegal-watch-road-not-loose = Ta droga styka się z twoimi elementami na obu końcach albo na żadnym.
illegal-watch-road-shut-off = Drogę zamyka tam budowla przeciwnika.
illegal-watch-roll-first = Najpierw rzuć kośćmi.
illegal-watch-same-resource = Brana karta musi być innym surowcem.
illegal-watch-samwell-after-production = Samwella Tarly’ego używa się zaraz po produkcji.
illegal-watch-section-full = Pięciu strażników już tam stoi: { $section }.
illegal-watch-supply-lacks = W puli nie ma takiej karty.
illegal-watch-too-close = Sąsiednie skrzyżowanie jest zabudowane: zabrania tego reguła odległości.
illegal-watch-tormund-in-camp = Tormund jest w swoim obozie.
illegal-watch-tormund-must-move = Tormund musi przejść w inne miejsce.
illegal-watch-tormund-not-to-camp = Tormund nie może teraz wrócić do obozu.
illegal-watch-trade-is-over = W tej turze już coś zbudowano lub kupiono, więc handel się skończył.
illegal-watch-two-cards = Weź dwie karty.
illegal-watch-enough-returned =
    { $count ->
        [one] Wystarczy jedna karta.
        [few] Wystarczą { $count } karty.
       *[many] Wystarczy { $count } kart.
    }
illegal-watch-too-few-other-cards =
    { $count ->
        [one] Potrzebujesz karty innego surowca do oddania w zamian.
        [few] Potrzebujesz { $count } kart innych surowców do oddania w zamian.
       *[many] Potrzebujesz { $count } kart innych surowców do oddania w zamian.
    }

# Complaints about positions

bad-input-watch-position-length = { $path }: potrzebna liczba wpisów: { $count }.
bad-input-watch-position-place = { $path }: coś stoi tam, gdzie nie może stać.
bad-input-watch-position-too-many = { $path }: jest ich więcej, niż zawiera pudełko lub niż się tu mieści.
bad-input-watch-position-third-breach = { $path }: obrona Muru została przełamana po raz trzeci, więc gra byłaby już skończona.
bad-input-watch-position-gift-overrun = { $path }: na Darze stoi ośmiu dzikich, więc gra byłaby już skończona.
bad-input-watch-position-won = { $path }: gracz, którego jest tura, ma dziesięć punktów zwycięstwa, więc gra byłaby już skończona.

# What kinds of things there are, for whoever names one that is not there.
watch-kind-card = karta rozwoju
watch-kind-clan = klan
watch-kind-colour = kolor
watch-kind-hero = bohater
watch-kind-hex = pole
watch-kind-north = miejsce za Murem
watch-kind-path = ścieżka
watch-kind-place = miejsce na planszy
watch-kind-resource = surowiec
watch-kind-route = szlak handlowy
watch-kind-harbour = port
watch-kind-seat = miejsce
watch-kind-terrain = teren
watch-kind-section = fragment Muru
watch-kind-side = strona karty bohatera
watch-kind-site = skrzyżowanie
watch-kind-token = żeton dzikich
watch-kind-wildling = rodzaj dzikich
