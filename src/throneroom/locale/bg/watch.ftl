# A Game of Thrones: Catan - Brotherhood of the Watch, and its base game

watch-title = Игра на тронове: Катан – Братството на Стража
watch-gist = Катан в Дара: събирай, търгувай, строи и не пускай диваците през Вала.

# Players, resources, terrain, cards

watch-colour-red = Червен
watch-colour-blue = Син
watch-colour-yellow = Жълт
watch-colour-black = Черен

watch-resource-lumber = дървесина
watch-resource-brick = глина
watch-resource-wool = вълна
watch-resource-grain = зърно
watch-resource-ore = руда
watch-resource-any = всеки ресурс

watch-terrain-forest = гора
watch-terrain-pasture = пасище
watch-terrain-fields = ниви
watch-terrain-hills = хълмове
watch-terrain-mountains = планини
watch-terrain-desert = пустиня
watch-terrain-ice_field = ледено поле

watch-card-ranger_patrol = Патрул на щурмоваците
    .text = Постави я пред себе си; тя се брои за „Най-много патрули“. Премести Тормунд и открадни карта или, в „Братството на Стража“, вземи карта от ресурса на поле с дивак и върни този дивак в Мразовитите зъби.
watch-card-new_recruits = Новобранци
    .text = Постави безплатно един свой страж на Вала.
watch-card-road_building = Строеж на пътища
    .text = Постави безплатно до два пътя.
watch-card-winter_is_coming = Зимата идва
    .text = Вземи от банката произволни две карти.
watch-card-monopoly = Монопол
    .text = Назови ресурс: всеки противник дава всичките си карти от него (W26.9).
watch-card-victory_point = Победна точка
    .text = Носи една победна точка. Никога не се играе и остава скрита до края на играта.

# Heroes

watch-hero-jeor_mormont = Джиор Мормон
    .text = Докато търгуваш: назови ресурс и един или двама противници. Всеки от тях, който го има, ти дава една такава карта и получава от теб друга по твой избор.
watch-hero-bowen_marsh = Боуен Марш
    .text = Докато търгуваш: размени с банката една карта срещу една карта от друг ресурс.
watch-hero-samwell_tarly = Самуел Тарли
    .text = В хода на който и да е играч: ако хвърлянето (различно от седмица) не ти е дало карта, вземи от банката една карта по избор.
watch-hero-othell_yarwyck = Отел Ярвик
    .text = Докато строиш: вдигни един свой път, който се допира до твоите части само с единия си край, и го построй безплатно на друга отсечка.
watch-hero-alliser_thorne = Сир Алисър Торн
    .text = Докато строиш: постави един страж, като замениш един от трите ресурса в цената му с една карта от друг ресурс.
watch-hero-melisandre = Мелисандра
    .text = Докато строиш: купи карта за развитие, като замениш един от трите ресурса в цената ѝ с една карта от друг ресурс. Виждаш трите най-горни карти на тестето и задържаш една; после тестето се разбърква.
watch-hero-mance_rayder = Манс Райдър
    .text = След хвърлянето: погледни ръката на противник с повече открити победни точки от твоите. Можеш да вземеш една карта от нея.
watch-hero-benjen_stark = Бенджен Старк
    .text = Преди или след хвърлянето: върни дивак от лагер или поляна в Мразовитите зъби (онези зад него в лагерите се придвижват към Вала), после създай нов дивак от запаса.
watch-hero-ygritte = Игрит
    .text = Преди или след хвърлянето: върни дивак от Дара в Мразовитите зъби.
watch-hero-yoren = Йорен
    .text = Докато строиш: махни един свой изигран „Патрул на щурмоваците“ и постави безплатно страж.
watch-hero-qhorin_halfhand = Корин Полуръката
    .text = Преди или след хвърлянето: върни Тормунд в лагера му и вземи една карта от ресурса на полето, което той напуска.

watch-side-a = страна А
watch-side-b = страна Б

# Wildlings and the north

watch-clan-frozen_river = Замръзналата река
watch-clan-cave_dwellers = Пещерни обитатели
watch-clan-hornfoot = Рогокраки

watch-wildling-regular = обикновен дивак
watch-wildling-climber = катерач
watch-wildling-giant = великан

watch-token-frozen_river_regular = обикновен дивак (Замръзналата река)
watch-token-frozen_river_climber = катерач (Замръзналата река)
watch-token-frozen_river_giant = великан (Замръзналата река)
watch-token-cave_dwellers_regular = обикновен дивак (Пещерни обитатели)
watch-token-cave_dwellers_climber = катерач (Пещерни обитатели)
watch-token-cave_dwellers_giant = великан (Пещерни обитатели)
watch-token-hornfoot_regular = обикновен дивак (Рогокраки)
watch-token-hornfoot_climber = катерач (Рогокраки)
watch-token-hornfoot_giant = великан (Рогокраки)

watch-north-frozen_river_1 = Замръзналата река, лагер 1
watch-north-frozen_river_2 = Замръзналата река, лагер 2
watch-north-frozen_river_3 = Замръзналата река, лагер 3
watch-north-frozen_river_4 = Замръзналата река, лагер 4
watch-north-frozen_river_5 = Замръзналата река, лагер 5
watch-north-cave_dwellers_1 = Пещерни обитатели, лагер 1
watch-north-cave_dwellers_2 = Пещерни обитатели, лагер 2
watch-north-cave_dwellers_3 = Пещерни обитатели, лагер 3
watch-north-cave_dwellers_4 = Пещерни обитатели, лагер 4
watch-north-cave_dwellers_5 = Пещерни обитатели, лагер 5
watch-north-hornfoot_1 = Рогокраки, лагер 1
watch-north-hornfoot_2 = Рогокраки, лагер 2
watch-north-hornfoot_3 = Рогокраки, лагер 3
watch-north-hornfoot_4 = Рогокраки, лагер 4
watch-north-hornfoot_5 = Рогокраки, лагер 5
watch-north-clearing_1 = поляна 1
watch-north-clearing_2 = поляна 2
watch-north-clearing_3 = поляна 3
watch-north-clearing_4 = поляна 4

watch-section-1 = участък 1
watch-section-2 = участък 2
watch-section-3 = участък 3
watch-section-4 = участък 4

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
watch-hex-camp = лагерът на Тормунд
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
watch-place-camp = лагерът на Тормунд

watch-site-v01 = A1 (север)
watch-site-v02 = B1 (север)
watch-site-v03 = C1 (север)
watch-site-v04 = D1 (север)
watch-site-v05 = A1 (северозапад)
watch-site-v06 = A1–B1
watch-site-v07 = B1–C1
watch-site-v08 = C1–D1
watch-site-v09 = D1 (североизток)
watch-site-v10 = A1–A2
watch-site-v11 = A1–B1–B2
watch-site-v12 = B1–C1–C2
watch-site-v13 = C1–D1–D2
watch-site-v14 = D1–E2
watch-site-v15 = A2 (северозапад)
watch-site-v16 = A1–A2–B2
watch-site-v17 = B1–B2–C2
watch-site-v18 = C1–C2–D2
watch-site-v19 = D1–D2–E2
watch-site-v20 = E2 (североизток)
watch-site-v21 = A2–A3
watch-site-v22 = A2–B2–B3
watch-site-v23 = B2–C2–C3
watch-site-v24 = C2–D2–D3
watch-site-v25 = D2–E2–E3
watch-site-v26 = E2–F3
watch-site-v27 = A3 (северозапад)
watch-site-v28 = A2–A3–B3
watch-site-v29 = B2–B3–C3
watch-site-v30 = C2–C3–D3
watch-site-v31 = D2–D3–E3
watch-site-v32 = E2–E3–F3
watch-site-v33 = F3 (североизток)
watch-site-v34 = A3–A4
watch-site-v35 = A3–B3–B4
watch-site-v36 = B3–C3–C4
watch-site-v37 = C3–D3–D4
watch-site-v38 = D3–E3–E4
watch-site-v39 = E3–F3
watch-site-v40 = F3–G4
watch-site-v41 = A4 (северозапад)
watch-site-v42 = A3–A4–B4
watch-site-v43 = B3–B4–C4
watch-site-v44 = C3–C4–D4
watch-site-v45 = D3–D4–E4
watch-site-v46 = E3–E4
watch-site-v47 = F3–F4–G4
watch-site-v48 = G4 (североизток)
watch-site-v49 = A4 (югозапад)
watch-site-v50 = A4–B4
watch-site-v51 = B4–C4
watch-site-v52 = C4–D4
watch-site-v53 = D4–E4
watch-site-v54 = E4 (югоизток)
watch-site-v55 = F4–G4
watch-site-v56 = G4 (югоизток)
watch-site-v57 = A4 (юг)
watch-site-v58 = B4 (юг)
watch-site-v59 = C4 (юг)
watch-site-v60 = D4 (юг)
watch-site-v61 = E4 (юг)
watch-site-v62 = F4 (юг)
watch-site-v63 = G4 (юг)
watch-site-v64 = I1 (север)
watch-site-v65 = I2 (север)
watch-site-v66 = I3 (север)
watch-site-v67 = I1 (северозапад)
watch-site-v68 = I1–I2
watch-site-v69 = I2–I3
watch-site-v70 = I3 (североизток)
watch-site-v71 = I1–I4
watch-site-v72 = I1–I2–I5
watch-site-v73 = I2–I3–I6
watch-site-v74 = I3–I7
watch-site-v75 = I4 (северозапад)
watch-site-v76 = I1–I4–I5
watch-site-v77 = I2–I5–I6
watch-site-v78 = I3–I6–I7
watch-site-v79 = I7 (североизток)
watch-site-v80 = I4–I8
watch-site-v81 = I4–I5–I9
watch-site-v82 = I5–I6–I10
watch-site-v83 = I6–I7–I11
watch-site-v84 = I7–I12
watch-site-v85 = I8 (северозапад)
watch-site-v86 = I4–I8–I9
watch-site-v87 = I5–I9–I10
watch-site-v88 = I6–I10–I11
watch-site-v89 = I7–I11–I12
watch-site-v90 = I12 (североизток)
watch-site-v91 = I8 (югозапад)
watch-site-v92 = I8–I9–I13
watch-site-v93 = I9–I10–I14
watch-site-v94 = I10–I11–I15
watch-site-v95 = I11–I12–I16
watch-site-v96 = I12 (югоизток)
watch-site-v97 = I8–I13
watch-site-v98 = I9–I13–I14
watch-site-v99 = I10–I14–I15
watch-site-v100 = I11–I15–I16
watch-site-v101 = I12–I16
watch-site-v102 = I13 (югозапад)
watch-site-v103 = I13–I14–I17
watch-site-v104 = I14–I15–I18
watch-site-v105 = I15–I16–I19
watch-site-v106 = I16 (югоизток)
watch-site-v107 = I13–I17
watch-site-v108 = I14–I17–I18
watch-site-v109 = I15–I18–I19
watch-site-v110 = I16–I19
watch-site-v111 = I17 (югозапад)
watch-site-v112 = I17–I18
watch-site-v113 = I18–I19
watch-site-v114 = I19 (югоизток)
watch-site-v115 = I17 (юг)
watch-site-v116 = I18 (юг)
watch-site-v117 = I19 (юг)

watch-path-e01 = A1 (северозапад)
watch-path-e02 = A1 (североизток)
watch-path-e03 = B1 (северозапад)
watch-path-e04 = B1 (североизток)
watch-path-e05 = C1 (северозапад)
watch-path-e06 = C1 (североизток)
watch-path-e07 = D1 (северозапад)
watch-path-e08 = D1 (североизток)
watch-path-e09 = A1 (запад)
watch-path-e10 = A1–B1
watch-path-e11 = B1–C1
watch-path-e12 = C1–D1
watch-path-e13 = D1 (изток)
watch-path-e14 = A2 (северозапад)
watch-path-e15 = A1–A2
watch-path-e16 = A1–B2
watch-path-e17 = B1–B2
watch-path-e18 = B1–C2
watch-path-e19 = C1–C2
watch-path-e20 = C1–D2
watch-path-e21 = D1–D2
watch-path-e22 = D1–E2
watch-path-e23 = E2 (североизток)
watch-path-e24 = A2 (запад)
watch-path-e25 = A2–B2
watch-path-e26 = B2–C2
watch-path-e27 = C2–D2
watch-path-e28 = D2–E2
watch-path-e29 = E2 (изток)
watch-path-e30 = A3 (северозапад)
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
watch-path-e41 = F3 (североизток)
watch-path-e42 = A3 (запад)
watch-path-e43 = A3–B3
watch-path-e44 = B3–C3
watch-path-e45 = C3–D3
watch-path-e46 = D3–E3
watch-path-e47 = E3–F3
watch-path-e48 = F3 (изток)
watch-path-e49 = A4 (северозапад)
watch-path-e50 = A3–A4
watch-path-e51 = A3–B4
watch-path-e52 = B3–B4
watch-path-e53 = B3–C4
watch-path-e54 = C3–C4
watch-path-e55 = C3–D4
watch-path-e56 = D3–D4
watch-path-e57 = D3–E4
watch-path-e58 = E3–E4
watch-path-e59 = E3 (югоизток)
watch-path-e60 = F3–F4
watch-path-e61 = F3–G4
watch-path-e62 = G4 (североизток)
watch-path-e63 = A4 (запад)
watch-path-e64 = A4–B4
watch-path-e65 = B4–C4
watch-path-e66 = C4–D4
watch-path-e67 = D4–E4
watch-path-e68 = E4 (изток)
watch-path-e69 = F4–G4
watch-path-e70 = G4 (изток)
watch-path-e71 = A4 (югозапад)
watch-path-e72 = A4 (югоизток)
watch-path-e73 = B4 (югозапад)
watch-path-e74 = B4 (югоизток)
watch-path-e75 = C4 (югозапад)
watch-path-e76 = C4 (югоизток)
watch-path-e77 = D4 (югозапад)
watch-path-e78 = D4 (югоизток)
watch-path-e79 = E4 (югозапад)
watch-path-e80 = E4 (югоизток)
watch-path-e81 = F4 (югозапад)
watch-path-e82 = F4 (югоизток)
watch-path-e83 = G4 (югозапад)
watch-path-e84 = G4 (югоизток)
watch-path-e85 = I1 (северозапад)
watch-path-e86 = I1 (североизток)
watch-path-e87 = I2 (северозапад)
watch-path-e88 = I2 (североизток)
watch-path-e89 = I3 (северозапад)
watch-path-e90 = I3 (североизток)
watch-path-e91 = I1 (запад)
watch-path-e92 = I1–I2
watch-path-e93 = I2–I3
watch-path-e94 = I3 (изток)
watch-path-e95 = I4 (северозапад)
watch-path-e96 = I1–I4
watch-path-e97 = I1–I5
watch-path-e98 = I2–I5
watch-path-e99 = I2–I6
watch-path-e100 = I3–I6
watch-path-e101 = I3–I7
watch-path-e102 = I7 (североизток)
watch-path-e103 = I4 (запад)
watch-path-e104 = I4–I5
watch-path-e105 = I5–I6
watch-path-e106 = I6–I7
watch-path-e107 = I7 (изток)
watch-path-e108 = I8 (северозапад)
watch-path-e109 = I4–I8
watch-path-e110 = I4–I9
watch-path-e111 = I5–I9
watch-path-e112 = I5–I10
watch-path-e113 = I6–I10
watch-path-e114 = I6–I11
watch-path-e115 = I7–I11
watch-path-e116 = I7–I12
watch-path-e117 = I12 (североизток)
watch-path-e118 = I8 (запад)
watch-path-e119 = I8–I9
watch-path-e120 = I9–I10
watch-path-e121 = I10–I11
watch-path-e122 = I11–I12
watch-path-e123 = I12 (изток)
watch-path-e124 = I8 (югозапад)
watch-path-e125 = I8–I13
watch-path-e126 = I9–I13
watch-path-e127 = I9–I14
watch-path-e128 = I10–I14
watch-path-e129 = I10–I15
watch-path-e130 = I11–I15
watch-path-e131 = I11–I16
watch-path-e132 = I12–I16
watch-path-e133 = I12 (югоизток)
watch-path-e134 = I13 (запад)
watch-path-e135 = I13–I14
watch-path-e136 = I14–I15
watch-path-e137 = I15–I16
watch-path-e138 = I16 (изток)
watch-path-e139 = I13 (югозапад)
watch-path-e140 = I13–I17
watch-path-e141 = I14–I17
watch-path-e142 = I14–I18
watch-path-e143 = I15–I18
watch-path-e144 = I15–I19
watch-path-e145 = I16–I19
watch-path-e146 = I16 (югоизток)
watch-path-e147 = I17 (запад)
watch-path-e148 = I17–I18
watch-path-e149 = I18–I19
watch-path-e150 = I19 (изток)
watch-path-e151 = I17 (югозапад)
watch-path-e152 = I17 (югоизток)
watch-path-e153 = I18 (югозапад)
watch-path-e154 = I18 (югоизток)
watch-path-e155 = I19 (югозапад)
watch-path-e156 = I19 (югоизток)

# Places by what they touch at this table: hexes alone, after “between” and after “of”; then
# intersections and paths.

watch-land-forest = гора { $of }
watch-land-pasture = пасище { $of }
watch-land-fields = ниви { $of }
watch-land-hills = хълмове { $of }
watch-land-mountains = планини { $of }
watch-land-desert = пустиня
watch-land-ice_field = ледено поле

watch-beside-forest = гора { $of }
watch-beside-pasture = пасище { $of }
watch-beside-fields = ниви { $of }
watch-beside-hills = хълмове { $of }
watch-beside-mountains = планини { $of }
watch-beside-desert = пустинята
watch-beside-ice_field = ледено поле
watch-beside-ice_fields = две ледени полета

watch-edge-forest = гора { $of }
watch-edge-pasture = пасище { $of }
watch-edge-fields = ниви { $of }
watch-edge-hills = хълмове { $of }
watch-edge-mountains = планини { $of }
watch-edge-desert = пустинята
watch-edge-ice_field = леденото поле

watch-where-north = { $of } (на север)
watch-where-south = { $of } (на юг)
watch-where-west = { $of } (на запад)
watch-where-east = { $of } (на изток)
watch-where-middle = { $of } (в средата)
watch-where-number_1 = { $of } (1)
watch-where-number_2 = { $of } (2)
watch-where-number_3 = { $of } (3)
watch-where-number_4 = { $of } (4)
watch-where-number_5 = { $of } (5)

watch-site-between = между { $of }
watch-site-n = в северния ъгъл на { $of }
watch-site-ne = в североизточния ъгъл на { $of }
watch-site-se = в югоизточния ъгъл на { $of }
watch-site-s = в южния ъгъл на { $of }
watch-site-sw = в югозападния ъгъл на { $of }
watch-site-nw = в северозападния ъгъл на { $of }

watch-path-between = между { $of }
watch-path-ne = по североизточната страна на { $of }
watch-path-e = по източната страна на { $of }
watch-path-se = по югоизточната страна на { $of }
watch-path-sw = по югозападната страна на { $of }
watch-path-w = по западната страна на { $of }
watch-path-nw = по северозападната страна на { $of }

# The picture of the board

watch-board-frostfangs = Мразовитите зъби
watch-board-breaches = Пробиви
watch-board-in_gift = В Дара
watch-board-longest_road = Най-дълъг път
watch-board-most_patrols = Най-много патрули

# Options

watch-option-variant = Вариант
    .text = Основната игра е само за заселване; „Братството на Стража“ добавя Вала, стражите, диваците и героите.
watch-option-variant-brotherhood = Братството на Стража
watch-option-variant-base = Основна игра
watch-option-board = Дъска
    .text = Дарът или остров Катан: деветнадесет полета с пустиня, девет пристанища и „Монопол“ сред картите, за двама до четирима играчи (основна игра).
watch-option-board-gift = Дарът
watch-option-board-catan = Остров Катан
watch-option-board_setup = Подредба на дъската
    .text = Стандартната е винаги една и съща; променливата разбърква терените и търговските пътища; напълно случайната – и числата.
watch-option-board_setup-standard = Стандартна
watch-option-board_setup-variable = Променлива
watch-option-board_setup-fully_random = Напълно случайна
watch-option-start = Начало
    .text = В кръговете на поставяне всеки сам поставя първите си селища; при готовото начало те вече са на дъската (само в основната игра на стандартната дъска).
watch-option-start-placement = Кръгове на поставяне
watch-option-start-fixed = Готово начало (основна игра)
watch-option-combined_trade_build = Обединена фаза търговия и строеж
    .text = Търговия и строеж в произволен ред. Иначе търговията за хода приключва с първия строеж.
watch-option-drama_of_heroes = Драма на героите
    .text = Който хвърли три еднакви зара, изважда от играта един свободен герой (само в „Братството на Стража“).
watch-option-wide_board = Широка дъска (четирима играчи)
    .text = Още три полета с терен, за четирима играчи в „Братството на Стража“.
watch-option-first_player = Първи играч
    .text = Кой започва. По жребий означава, че всички хвърлят зарове за това.
watch-option-first_player-drawn = тегли се по жребий
watch-option-first_player-1 = място 1
watch-option-first_player-2 = място 2
watch-option-first_player-3 = място 3
watch-option-first_player-4 = място 4
watch-option-colours = Цветове по места
watch-option-colours-red = червен
watch-option-colours-blue = син
watch-option-colours-yellow = жълт
watch-option-colours-black = черен

# How a game ends

watch-outcome-true_victory = Истинска победа: десет победни точки.
watch-outcome-third_breach = Драматична победа: трети пробив на Вала. Печели играчът с най-много стражи на Вала.
watch-outcome-gift_overrun = Драматична победа: осем диваци са в Дара. Печели играчът с най-много стражи на Вала.
watch-outcome-third_breach_all_lost = Третият пробив сложи край на играта, а равенството не можа да се разреши: всички губят.
watch-outcome-gift_overrun_all_lost = Диваците превзеха Дара, а равенството не можа да се разреши: всички губят.

# Questions

watch-ask-place_settlement = Кръг { $round }: постави селище.
watch-ask-place_road = Постави път до това селище.
watch-ask-place_guard = Избери участък от Вала за своя страж.
watch-ask-before_roll =
    { $heroes ->
        [0] Твой ред е: хвърли заровете или преди това изиграй карта.
       *[1] Твой ред е: хвърли заровете или преди това изиграй карта или използвай героя си.
    }
watch-ask-act =
    { $heroes ->
        [0] Търгувай, строй, изиграй карта или приключи хода.
       *[1] Търгувай, строй, изиграй карта, използвай героя си или приключи хода.
    }
watch-ask-drama = Драма на героите: извади от играта един герой от запаса.
watch-ask-samwell = Това хвърляне не ти донесе нищо. Ще използваш ли Самуел Тарли?
watch-ask-discard =
    { $count ->
        [one] Върни в банката още една карта.
       *[other] Върни в банката още { $count } карти.
    }
watch-ask-move_tormund = Къде отива Тормунд?
watch-ask-steal = От кого крадеш карта?
watch-ask-answer_offer =
    { $own ->
        [1] Предлагаш { $give } срещу { $get }. Няма ли да чакаш повече?
       *[0] { $seat } предлага { $give } срещу { $get }. Какво отговаряш?
    }
watch-wait-answer_offer =
    { $own ->
        [1] Предлагаш { $give } срещу { $get }. Още обмислят: { $names }.
       *[0] Отговорът е приет. Другите още мислят.
    }
watch-back-answer_offer =
    { $own ->
        [1] { $ready ->
            [0] Оттегли предложението
           *[other] Не чакай повече
        }
       *[0] Върни отговора си
    }
watch-ask-settle_offer = С кого сключваш сделката?
watch-ask-free_road =
    { $count ->
        [one] Постави още един безплатен път или спри.
       *[other] Постави първия си безплатен път.
    }
watch-ask-give_back = Коя карта получава в замяна { $other }?
watch-ask-take_from_leader = Виждаш ръката на играч: { $other }. Ще вземеш ли карта?
watch-ask-rebuild_road = Къде строиш пътя отново?
watch-ask-keep_card = Коя от тези карти задържаш?
watch-ask-after_use = След употреба ({ $hero }): ще обърнеш ли героя, или ще го смениш?

# Actions

watch-do-roll = Хвърли заровете
watch-do-end_turn = Приключи хода
watch-do-road = Път { $path }
watch-do-settlement = Селище { $site }
watch-do-keep = Твърдина { $site }
watch-do-guard = Страж: { $section }
watch-do-buy = Купи карта за развитие
watch-do-trade = Размяна с банката: { $give } срещу { $get }
watch-do-offer = Предложи { $give } срещу { $get }
watch-do-offer_to = Предложение към един играч ({ $colour }): { $give } срещу { $get }
watch-do-accept = Приеми
watch-do-refuse = Откажи
watch-do-counter = Предложи вместо това { $give } срещу { $get }
watch-do-deal = Сделка: { $colour }
watch-do-no_deal = Без сделка
watch-do-discard = Върни: { $resource }
watch-do-recall = Все пак задръж: { $resource }
watch-do-tormund = Тормунд: { $place }
watch-do-steal = Кражба: { $colour }
watch-do-steal_nothing = Не кради
watch-do-patrol_tormund = Патрул на щурмоваците: премести Тормунд
watch-do-patrol_wildling = Патрул на щурмоваците срещу дивака на поле „{ $hex }“ ({ $wildling })
watch-do-new_recruits = Новобранци: страж, { $section }
watch-do-road_building = Строеж на пътища
watch-do-stop = Без втори път
watch-do-winter_is_coming = Зимата идва: { $cards }
watch-do-monopoly = Монопол: { $resource }
watch-do-jeor_mormont = Джиор Мормон: поискай { $resource } от играч: { $colours }
watch-do-give_back = Дай в замяна: { $resource }
watch-do-bowen_marsh = Боуен Марш: { $give } срещу { $get }
watch-do-samwell_tarly = Самуел Тарли: вземи { $resource }
watch-do-decline = Не използвай героя
watch-do-othell_yarwyck = Отел Ярвик: вдигни пътя { $path }
watch-do-alliser_thorne = Сир Алисър Торн: страж; замяна в цената: { $spare } → { $instead }
watch-do-melisandre = Мелисандра: карта за развитие; замяна в цената: { $spare } → { $instead }
watch-do-keep_card = Задръж: { $card }
watch-do-mance_rayder = Манс Райдър: погледни ръката ({ $colour })
watch-do-take_card = Вземи: { $resource }
watch-do-take_nothing = Не вземай нищо
watch-do-benjen_stark = Бенджен Старк: премахни дивака ({ $north })
watch-do-ygritte = Игрит: премахни дивака от поле „{ $hex }“ ({ $wildling })
watch-do-yoren = Йорен: патрул става страж, { $section }
watch-do-qhorin_halfhand = Корин Полуръката: върни Тормунд в лагера му
watch-do-turn_over = Обърни героя и го задръж
watch-do-swap = Смени с: { $hero }
watch-do-remove_hero = Извади: { $hero }

# Events

watch-event-first_player = Първи играч е { $seat }.
watch-event-turn = На ход е { $seat }.
watch-event-rolled =
    { $die ->
        [0] { $seat } хвърля { $one } и { $two }.
       *[other] { $seat } хвърля { $one } и { $two }; зарът на диваците показва { $die }.
    }
watch-event-gained = Добив, { $seat }: { $cards }.
watch-event-shortage = В банката не достига { $resource }: никой не получава.
watch-event-took = { $seat } взема от банката: { $cards }.
watch-event-discarded = { $seat } връща в банката: { $cards }.
watch-event-tormund = { $seat } премества Тормунд: { $place }.
watch-event-stole_nothing = { $seat } опитва кражба, но { $other } няма карти.
watch-event-traded = { $seat } търгува с банката: { $count } × { $give } срещу { $get }.
watch-event-offered =
    { $everybody ->
        [1] { $seat } предлага на всички { $give } срещу { $get }.
       *[0] { $seat } предлага { $give } срещу { $get } (само за: { $to }).
    }
watch-event-accepted = { $seat } приема.
watch-event-refused = { $seat } отказва.
watch-event-countered = { $seat } предлага вместо това { $give } срещу { $get }.
watch-event-dealt = { $seat } и { $other } разменят { $give } срещу { $get }.
watch-event-monopolized = Монопол: { $other } дава (получава { $seat }): { $cards }.
watch-event-road = { $seat } строи път { $path }.
watch-event-road_removed = { $seat } вдига пътя { $path }.
watch-event-settlement = { $seat } строи селище { $site }.
watch-event-keep = { $seat } строи твърдина { $site }.
watch-event-guard = { $seat } поставя страж: { $section }.
watch-event-card_played = { $seat } изиграва карта „{ $card }“.
watch-event-longest_road = { $seat } получава „Най-дълъг път“ ({ $count }).
watch-event-longest_road_aside = „Най-дълъг път“ се оставя настрана; губи я { $seat }.
watch-event-most_patrols = { $seat } получава „Най-много патрули“ ({ $count }).
watch-event-most_patrols_aside = „Най-много патрули“ се оставя настрана; губи я { $seat }.
watch-event-patrol_discarded = { $seat } маха един изигран „Патрул на щурмоваците“.
watch-event-wildling = Нов дивак в лагер { $camp }: { $token }.
watch-event-no_figure = Няма останала фигура: { $token }.
watch-event-pool_renewed = Използваните жетони стават нов запас ({ $count }).
watch-event-rush = Щурм на диваците: { $clan }!
watch-event-arrived = { $clan }: дивак стига до Вала, { $section } ({ $wildling }).
watch-event-giant_left = Великанът се връща в Мразовитите зъби ({ $section }).
watch-event-sixth_wildling = Петима стражи удържат шестия дивак: двама диваци си отиват ({ $section }).
watch-event-guard_lost = { $seat } губи страж: { $section }.
watch-event-breach = Пробив на Вала: { $section }!
watch-event-breach_marker = Пробиви досега: { $count }.
watch-event-crossed = Дивак влиза в Дара ({ $section }) и блокира поле „{ $hex }“ ({ $wildling }).
watch-event-left_gift = Дивак напуска поле „{ $hex }“ към Мразовитите зъби ({ $wildling }).
watch-event-left_north = Дивак се връща в Мразовитите зъби: { $north } ({ $wildling }).
watch-event-hero_used = { $seat } използва герой: { $hero } ({ $side }).
watch-event-hero_turned = { $seat } обръща на страна Б: { $hero }.
watch-event-hero_swapped = { $seat } сменя герой: { $hero } → { $taken }.
watch-event-hero_kept = Няма друг герой: { $seat } задържа { $hero }.
watch-event-hero_removed = { $seat } изважда от играта: { $hero }.
watch-event-demanded = { $seat } иска { $resource }; { $other } дава една карта.
watch-event-demanded_in_vain = { $seat } иска { $resource }, но { $other } няма.
watch-event-gave_back = { $other } получава в замяна { $resource } (дава { $seat }).
watch-event-took_nothing = { $seat } не взема нищо (играч: { $other }).
watch-event-points_revealed = { $seat } разкрива карти „Победна точка“: { $count }.
watch-event-game_over = Край на играта. Победител: { $winners }.
watch-event-stole = { $seat } взема една карта; губи я { $other }.
    .secret = { $seat } взема карта ({ $resource }); губи я { $other }.
watch-event-bought = { $seat } получава карта за развитие.
    .secret = { $seat } получава карта за развитие: { $card }.
watch-event-looked = { $seat } поглежда ръката на играч: { $other }.
    .secret = { $seat } поглежда ръката на играч: { $other } ({ $cards }).
watch-event-saw_cards = { $seat } поглежда най-горните карти на тестето.
    .secret = { $seat } поглежда най-горните карти на тестето: { $cards }.

# Refusals

illegal-watch-alike-cards = Един и същ ресурс не може да е от двете страни на сделката.
illegal-watch-already-rolled = В този ход заровете вече са хвърлени.
illegal-watch-another-path = Пътят трябва да отиде на друга отсечка, не на тази, от която е вдигнат.
illegal-watch-brotherhood-only = Това е част от „Братството на Стража“, не от основната игра.
illegal-watch-island-only = Тази карта е от остров Катан.
illegal-watch-cannot-pay = Нямаш картите, които това струва.
illegal-watch-card-just-bought = Карта, купена в този ход, не може да се изиграе в него.
illegal-watch-card-not-held = Нямаш такава карта за развитие.
illegal-watch-card-not-seen = Тази карта не е сред показаните ти.
illegal-watch-card-played = В един ход може да се изиграе само една карта за развитие.
illegal-watch-cards-not-held = Тези карти не са в ръката ти.
illegal-watch-deck-empty = Тестето с карти за развитие е празно.
illegal-watch-hero-after-roll = Този герой не може да се използва преди хвърлянето.
illegal-watch-hero-new = Герой не може да се използва в хода, в който е получен.
illegal-watch-hero-not-held = Този герой не е пред теб.
illegal-watch-hero-not-in-pool = Този герой не е в запаса.
illegal-watch-hero-used = В този ход вече използва герой.
illegal-watch-intersection-taken = На това кръстовище вече има постройка.
illegal-watch-must-steal = След „Патрул на щурмоваците“ трябва да откраднеш от някого.
illegal-watch-must-swap = Герой, използван на страна Б, трябва да се смени.
illegal-watch-no-building-there = Този играч няма постройка до полето на Тормунд.
illegal-watch-no-deal-with = Този играч не е готов за сделка.
illegal-watch-no-gifts = И двете страни на сделката трябва да дадат нещо.
illegal-watch-no-guard-left = Нямаш повече стражи в запаса си.
illegal-watch-no-guard-possible = Трябват страж в запаса ти и свободно място на Вала.
illegal-watch-no-keep-left = Нямаш повече твърдини.
illegal-watch-no-other-path = Няма друга отсечка за този път.
illegal-watch-no-patrol = Нямаш изигран „Патрул на щурмоваците“, който да махнеш.
illegal-watch-no-road-left = Нямаш повече пътища.
illegal-watch-no-road-possible = Сега не можеш да поставиш никакъв път.
illegal-watch-no-road-there = Никой твой път не води до това кръстовище.
illegal-watch-no-settlement-left = Всичките ти селища са на дъската: първо превърни едно в твърдина.
illegal-watch-no-settlement-there = Нямаш селище на това кръстовище.
illegal-watch-no-such-card = Няма такава карта за избор.
illegal-watch-no-such-opponent = Това не е никой от противниците ти.
illegal-watch-no-wildling-there = Там няма такъв дивак.
illegal-watch-nobody-ahead = Никой противник няма повече открити победни точки от теб.
illegal-watch-not-a-path = На този ръб не може да се строи път.
illegal-watch-not-a-terrain-hex = Това не е поле с терен.
illegal-watch-not-ahead = Този играч няма повече открити победни точки от теб.
illegal-watch-not-an-intersection = Никое поле с терен не докосва този ъгъл.
illegal-watch-not-chosen = Тази карта не е избрана.
illegal-watch-not-your-road = Нямаш път там.
illegal-watch-nothing-replaced = Един ресурс от цената трябва да се замени с друг.
illegal-watch-offer-open = Предложението ти още е отворено: първо сключи сделка или го оттегли.
illegal-watch-one-or-two-opponents = Посочи един противник или двама различни.
illegal-watch-one-road-at-least = Първият безплатен път трябва да се постави.
illegal-watch-other-side = Това решава другата страна по сделката.
illegal-watch-path-taken = На тази отсечка вече има път.
illegal-watch-rate = Банката иска { $rate } карти от този ресурс за една.
illegal-watch-road-at-settlement = Пътят трябва да докосва току-що поставеното селище.
illegal-watch-road-not-connected = Пътят трябва да докосва твой път или постройка.
illegal-watch-road-not-loose = Този път докосва твои части с двата си края или с нито един.
illegal-watch-road-shut-off = Там пътят е затворен от чужда постройка.
illegal-watch-roll-first = Първо хвърли заровете.
illegal-watch-same-resource = Взетата карта трябва да е от друг ресурс.
illegal-watch-samwell-after-production = Самуел Тарли се използва веднага след добива.
illegal-watch-section-full = Там вече има петима стражи: { $section }.
illegal-watch-supply-lacks = В банката няма такава карта.
illegal-watch-too-close = Съседно кръстовище е застроено: правилото за разстоянието го забранява.
illegal-watch-tormund-in-camp = Тормунд е в лагера си.
illegal-watch-tormund-must-move = Тормунд трябва да се премести другаде.
illegal-watch-tormund-not-to-camp = Тормунд не може да отиде сега в лагера си.
illegal-watch-trade-is-over = В този ход вече има строеж или покупка, затова търговията приключи.
illegal-watch-two-cards = Вземи две карти.
illegal-watch-enough-returned =
    { $count ->
        [one] Една карта е достатъчна.
       *[other] { $count } карти са достатъчни.
    }
illegal-watch-too-few-other-cards =
    { $count ->
        [one] Трябва ти карта от друг ресурс, която да дадеш в замяна.
       *[other] Трябват ти { $count } карти от други ресурси, които да дадеш в замяна.
    }

# Complaints about positions

bad-input-watch-position-length =
    { $path }: { $count ->
        [one] тук трябва един запис
       *[other] тук трябват { $count } записа
    }.
bad-input-watch-position-place = { $path }: нещо стои там, където не може.
bad-input-watch-position-too-many = { $path }: повече са, отколкото има в кутията или се побират тук.
bad-input-watch-position-third-breach = { $path }: Валът е пробит за трети път, така че играта вече щеше да е свършила.
bad-input-watch-position-gift-overrun = { $path }: в Дара има осем диваци, така че играта вече щеше да е свършила.
bad-input-watch-position-won = { $path }: играчът на ход има десет победни точки, така че играта вече щеше да е свършила.

# What kinds of things there are, for whoever names one that is not there.
watch-kind-card = карта за развитие
watch-kind-clan = клан
watch-kind-colour = цвят
watch-kind-hero = герой
watch-kind-hex = поле
watch-kind-north = място отвъд Вала
watch-kind-path = отсечка
watch-kind-place = място на дъската
watch-kind-resource = ресурс
watch-kind-route = търговски път
watch-kind-harbour = пристанище
watch-kind-seat = място
watch-kind-terrain = терен
watch-kind-section = участък от Вала
watch-kind-side = страна на карта герой
watch-kind-site = кръстовище
watch-kind-token = жетон на дивак
watch-kind-wildling = вид диваци
