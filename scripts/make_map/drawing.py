"""The hand-drawn lines from which the map grows: our own drawing of Westeros.

The canvas is 1000 units wide and 1800 tall, north is up. Every area has a short code. A junction is
a point where three areas meet, and is named after them in alphabetical order (a suffix tells two
junctions of the same three areas apart). A line runs from junction to junction through the points
between; the two areas that it divides are those that the names of both its ends have in common, or,
where those are three, the two that the line names itself. So the drawing states the neighbourhoods.
"""

from __future__ import annotations

SIZE = (1000, 1800)

CODES = {
    "cb": "castle_black",
    "ka": "karhold",
    "wf": "winterfell",
    "ss": "the_stony_shore",
    "wh": "white_harbor",
    "ww": "widows_watch",
    "ff": "flints_finger",
    "gw": "greywater_watch",
    "mc": "moat_cailin",
    "sg": "seagard",
    "tw": "the_twins",
    "fi": "the_fingers",
    "mm": "the_mountains_of_the_moon",
    "ey": "the_eyrie",
    "rr": "riverrun",
    "py": "pyke",
    "la": "lannisport",
    "st": "stoney_sept",
    "hh": "harrenhal",
    "cc": "crackclaw_point",
    "sm": "searoad_marches",
    "bw": "blackwater",
    "kl": "kings_landing",
    "ds": "dragonstone",
    "kw": "kingswood",
    "re": "the_reach",
    "se": "storms_end",
    "hg": "highgarden",
    "dm": "dornish_marches",
    "bo": "the_boneway",
    "ot": "oldtown",
    "tt": "three_towers",
    "ar": "the_arbor",
    "pp": "princes_pass",
    "sf": "starfall",
    "yr": "yronwood",
    "su": "sunspear",
    "sa": "salt_shore",
    "bay": "bay_of_ice",
    "sun": "sunset_sea",
    "iro": "ironmans_bay",
    "gol": "the_golden_sound",
    "wes": "west_summer_sea",
    "red": "redwyne_straits",
    "eas": "east_summer_sea",
    "dor": "sea_of_dorne",
    "shi": "shipbreaker_bay",
    "bla": "blackwater_bay",
    "nar": "the_narrow_sea",
    "shv": "the_shivering_sea",
}

# What is drawn but is no area of the game: the land north of the Wall, the lake in the Green Fork
# (it keeps Seagard from touching the Mountains of the Moon, and Riverrun from touching the Twins),
# and what lies outside the canvas.
BEYOND, LAKE, EDGE = "byd", "lak", "edge"

JUNCTIONS = """
bay.byd.edge 346,0      byd.edge.shv 776,0      bay.edge.sun 0,648      edge.sun.wes 0,1246
edge.nar.shv 1000,486   edge.nar.shi 1000,902   eas.edge.shi 1000,1372  eas.edge.wes 540,1800

bay.byd.cb 388,78       byd.cb.shv 744,70       bay.cb.wf 350,178       cb.ka.wf 596,180
cb.ka.shv 726,150       ka.shv.wf 762,296       bay.ss.wf:n 244,294     bay.ss.wf:s 302,480
bay.gw.wf 384,556       gw.mc.wf 448,536        mc.wf.wh 522,508        shv.wf.wh 712,348
shv.wh.ww 746,398       nar.wh.ww 704,508       nar.shv.ww 938,446

mc.nar.wh 580,570       mc.nar.tw 558,684       gw.mc.sg 436,640        mc.sg.tw 462,682
bay.ff.gw 276,590       bay.ff.sun 90,596       ff.iro.sun 96,666      ff.gw.iro 290,690
gw.iro.sg 362,702       iro.rr.sg 368,810
lak.sg.tw 496,788       lak.mm.tw 518,804       lak.mm.rr 508,826       lak.rr.sg 485,812
fi.nar.tw 642,700       fi.mm.tw 628,780        fi.mm.nar 750,786       ey.mm.nar:n 800,820
ey.mm.nar:s 752,930     cc.mm.nar 676,956       cc.hh.mm 604,944        hh.mm.rr 540,892

gol.iro.rr 306,902      gol.iro.sun 78,946      gol.la.rr 280,936       la.rr.st 392,952
hh.rr.st 470,930        gol.la.sm 194,1098      la.sm.st 356,1086       bw.hh.st 494,1044
bw.sm.st 388,1118       bw.cc.hh 616,1034       bw.cc.kl 622,1070       bla.cc.kl 676,1078
bla.cc.shi 818,1054     cc.nar.shi 858,974      bla.kl.kw 720,1162      kl.kw.re 640,1216
bw.kl.re 536,1196       bw.re.sm 372,1194       bla.kw.shi 812,1186     kw.se.shi 784,1258
bo.kw.se 702,1298       bo.kw.re 652,1294

gol.sm.sun 130,1124     sm.sun.wes 144,1230     hg.sm.wes 182,1282      hg.re.sm 330,1252
hg.red.wes 148,1346     hg.ot.red 234,1392      dm.hg.ot 308,1386       dm.hg.re 348,1308
bo.dm.re 540,1318       bo.dm.pp 524,1398       dm.pp.tt 386,1430       dm.ot.tt 346,1458
ot.red.tt 180,1520      red.tt.wes 178,1594     sf.tt.wes 304,1592      pp.sf.tt 350,1542
bo.pp.yr 526,1450       pp.sf.yr 494,1524       bo.dor.yr 630,1470      bo.dor.se 690,1422
eas.se.shi 926,1378     dor.eas.se 836,1434     dor.su.yr 676,1530      sa.su.yr 640,1576
sa.sf.yr 548,1596       dor.eas.su 872,1538     eas.sa.su 798,1662      eas.sa.sf 590,1692
eas.sf.wes 470,1708     ar.red.wes:n 46,1570    ar.red.wes:e 140,1612
"""

# From junction to junction: the coasts, then the inland borders, then the borders at sea.
LINES = """
# the Wall and the coasts beyond it
bay.byd.cb    470,70 560,75 650,66    byd.cb.shv
bay.byd.cb    380,58 362,40 368,18    bay.byd.edge
byd.cb.shv    760,52 754,28    byd.edge.shv

# the west coast of the North, with Sea Dragon Point and the Stony Shore
bay.byd.cb    372,104 386,124 360,142 366,160    bay.cb.wf
bay.cb.wf     336,200 318,192 300,214 276,204 262,222 240,212 222,224 204,206 182,214 160,206
              148,222 156,240 178,246 192,262 214,258 226,276    bay.ss.wf:n
bay.ss.wf:n   bay/ss 226,306 206,300 192,316 168,308 150,318 156,336 132,346 120,338 106,354
              122,372 112,392 130,404 122,424 146,432 138,450 160,462 156,484 180,488 190,508
              214,502 228,518 254,506 268,494 286,498    bay.ss.wf:s
bay.ss.wf:s   314,498 300,514 318,530 334,526 350,546    bay.gw.wf

# the east coast of the North: Karhold, the mouth of the Last River, Widow's Watch, the Bite
byd.cb.shv    756,88 740,102 748,122 728,132    cb.ka.shv
cb.ka.shv     744,162 764,146 790,152 806,134 832,140 856,128 884,142 896,160 880,176 898,192
              874,206 882,226 858,236 864,256 838,262 828,284 804,280 790,298    ka.shv.wf
ka.shv.wf     746,314 720,308 714,324 730,334    shv.wf.wh
shv.wf.wh     732,352 752,364 742,382    shv.wh.ww
shv.wh.ww     770,384 800,396 828,382 852,394 880,388 904,402 900,420 928,430    nar.shv.ww
nar.shv.ww    914,458 896,452 882,474 858,470 846,492 820,486 806,506 780,500 764,520 732,510
                 nar.wh.ww
nar.wh.ww     694,528 676,520 664,546 648,556 640,536 622,528 610,508 592,520 598,540    mc.nar.wh
mc.nar.wh     566,590 580,606 562,622 574,640 556,656 570,672    mc.nar.tw

# the Neck and Flint's Finger
bay.gw.wf     366,570 340,566 322,580 300,574    bay.ff.gw
bay.ff.gw     262,606 240,596 226,604 212,584 190,592 176,576 152,582 140,568 116,578
                 bay.ff.sun
bay.ff.sun    76,612 92,628 74,642    ff.iro.sun
ff.iro.sun    120,658 136,678 160,670 176,690 200,682 214,700 240,690 252,704 272,692    ff.gw.iro
ff.gw.iro     304,704 324,690 338,704    gw.iro.sg

# Ironman's Bay and the Golden Sound
gw.iro.sg     374,718 352,728 362,746 340,756 356,772 346,792    iro.rr.sg
iro.rr.sg     346,816 356,836 334,842 342,860 318,866    gol.iro.rr
gol.iro.rr    290,906 302,922    gol.la.rr
gol.la.rr     270,936 264,956 242,952 248,972 228,980 214,1000 234,1010 220,1026 200,1032 208,1052
              192,1064 208,1080    gol.la.sm
gol.la.sm     178,1088 154,1098 158,1114    gol.sm.sun
gol.sm.sun    116,1140 138,1154 126,1176 148,1186 138,1206    sm.sun.wes

# the Bite, the Fingers, the Vale and the Bay of Crabs
mc.nar.tw     574,704 594,694 612,708 628,698    fi.nar.tw
fi.nar.tw     654,680 676,684 690,668 712,674 726,656 750,660 772,646 800,652 828,648 800,664
              774,670 768,684 790,682 820,686 846,684 864,698 836,706 808,704 786,708 780,722
              804,728 832,730 858,744 830,752 802,746 780,744 770,756 786,766 814,770 790,778
              766,776    fi.mm.nar
fi.mm.nar     774,792 780,810    ey.mm.nar:n
ey.mm.nar:n   ey/nar 826,804 846,820 866,806 888,816 912,808 934,826 954,836 926,850 900,846
              886,862 906,880 888,900 862,894 850,914 824,910 806,930 784,922    ey.mm.nar:s
ey.mm.nar:s   738,946 714,936 700,952    cc.mm.nar
cc.mm.nar     692,976 714,968 728,982 752,966 770,978 794,960 816,972 836,956    cc.nar.shi

# Blackwater Bay, Massey's Hook, Shipbreaker Bay, Cape Wrath
cc.nar.shi    848,996 862,1018 840,1028    bla.cc.shi
bla.cc.shi    798,1048 780,1060 758,1046 740,1058 716,1052 702,1068    bla.cc.kl
bla.cc.kl     690,1092 676,1110 692,1124 688,1146    bla.kl.kw
bla.kl.kw     742,1176 762,1162 780,1174 796,1158 810,1164    bla.kw.shi
bla.kw.shi    804,1200 824,1212 806,1224 822,1240 800,1246    kw.se.shi
kw.se.shi     766,1274 786,1290 808,1286 812,1308 838,1302 860,1318 882,1314 896,1336 918,1342
              910,1360    eas.se.shi
eas.se.shi    902,1384 896,1404 874,1396 868,1416 850,1412    dor.eas.se
dor.eas.se    820,1420 800,1432 784,1410 762,1424 742,1408 720,1422 704,1410    bo.dor.se

# the west coast of the Reach
sm.sun.wes    168,1236 156,1256    hg.sm.wes
hg.sm.wes     160,1290 170,1312 150,1322    hg.red.wes
hg.red.wes    172,1352 184,1368 204,1354 214,1376    hg.ot.red
hg.ot.red     214,1398 222,1416 192,1420 172,1434 186,1450 164,1462 178,1480    ot.red.tt
ot.red.tt     162,1512 172,1532 156,1546 170,1562 160,1580    red.tt.wes
red.tt.wes    192,1588 206,1606 230,1596 244,1614 264,1602    sf.tt.wes

# Dorne
bo.dor.se     672,1440 656,1428 640,1442 650,1458    bo.dor.yr
bo.dor.yr     654,1480 638,1498 658,1506 652,1524    dor.su.yr
dor.su.yr     700,1514 722,1530 746,1516 768,1532 792,1520 812,1534 838,1522    dor.eas.su
dor.eas.su    898,1540 920,1558 908,1576 922,1596 896,1606 900,1626 874,1630 862,1652 836,1646
              822,1664    eas.sa.su
eas.sa.su     782,1680 760,1668 742,1682 722,1672 700,1690 676,1676 654,1694 630,1680 612,1694
                 eas.sa.sf
eas.sa.sf     572,1712 548,1702 530,1716 504,1700    eas.sf.wes
eas.sf.wes    448,1692 428,1706 402,1696 396,1676 372,1674 364,1654 340,1658 328,1636 306,1634
              310,1612    sf.tt.wes

# the Arbor
ar.red.wes:n  ar/red 74,1548 110,1546 124,1584    ar.red.wes:e
ar.red.wes:e  ar/wes 144,1638 158,1664 136,1672 132,1698 102,1694 80,1716 48,1700 42,1676 18,1656
              36,1634 22,1606    ar.red.wes:n

# borders of the North
bay.cb.wf     420,192 490,182 550,198    cb.ka.wf
cb.ka.wf      640,172 686,164    cb.ka.shv
cb.ka.wf      604,216 640,242 664,270 708,288    ka.shv.wf
bay.ss.wf:n   ss/wf 280,318 310,336 330,372 320,410 336,444    bay.ss.wf:s
bay.gw.wf     406,544 428,548    gw.mc.wf
gw.mc.wf      472,522 498,528    mc.wf.wh
mc.wf.wh      530,470 514,436 540,400 578,374 622,354 668,344    shv.wf.wh
shv.wh.ww     722,426 732,454 714,482    nar.wh.ww
mc.wf.wh      544,524 548,552    mc.nar.wh
gw.mc.wf      440,570 452,604    gw.mc.sg
gw.mc.sg      454,662    mc.sg.tw
mc.sg.tw      496,674 522,686    mc.nar.tw
bay.ff.gw     290,622 280,656    ff.gw.iro
gw.mc.sg      412,656 390,678    gw.iro.sg

# the riverlands and the Vale
mc.sg.tw      480,716 484,748    lak.sg.tw
lak.sg.tw     511,793    lak.mm.tw
lak.mm.tw     521,818    lak.mm.rr
lak.mm.rr     492,826    lak.rr.sg
lak.rr.sg     484,798    lak.sg.tw
lak.mm.tw     542,802 572,800 602,796    fi.mm.tw
fi.nar.tw     634,730    fi.mm.tw
fi.mm.tw      664,786 708,778    fi.mm.nar
ey.mm.nar:n   ey/mm 760,834 722,846 712,878 730,910    ey.mm.nar:s
iro.rr.sg     404,824 446,814    lak.rr.sg
lak.mm.rr     520,848 528,870    hh.mm.rr
hh.mm.rr      566,912 584,930    cc.hh.mm
cc.hh.mm      628,954 652,950    cc.mm.nar
gol.la.rr     320,946 356,938    la.rr.st
la.rr.st      420,936 450,944    hh.rr.st
hh.rr.st      506,922    hh.mm.rr
la.rr.st      378,986 384,1020 366,1052    la.sm.st
gol.la.sm     230,1102 272,1090 316,1098    la.sm.st
la.sm.st      368,1106    bw.sm.st
hh.rr.st      484,966 474,1004    bw.hh.st
bw.hh.st      470,1058 440,1074 414,1096    bw.sm.st

# the crownlands and the Stormlands
bw.hh.st      540,1028 576,1038    bw.cc.hh
cc.hh.mm      610,978 600,1002    bw.cc.hh
bw.cc.hh      626,1046    bw.cc.kl
bw.cc.kl      650,1066    bla.cc.kl
bw.cc.kl      596,1098 566,1124 550,1160    bw.kl.re
bw.kl.re      590,1208    kl.kw.re
bla.kl.kw     700,1174 686,1192 662,1204    kl.kw.re
kl.kw.re      648,1240 636,1266    bo.kw.re
bo.kw.re      678,1290    bo.kw.se
bo.kw.se      730,1282 756,1264    kw.se.shi
bo.kw.se      694,1332 704,1366 690,1394    bo.dor.se

# the Reach
bw.sm.st      364,1158    bw.re.sm
bw.re.sm      416,1202 456,1190 500,1200    bw.kl.re
bw.re.sm      344,1222    hg.re.sm
hg.sm.wes     216,1266 256,1274 292,1256    hg.re.sm
hg.re.sm      334,1286    dm.hg.re
dm.hg.re      396,1302 442,1316 492,1304    bo.dm.re
bo.dm.re      576,1312 614,1300    bo.kw.re
dm.hg.re      330,1346 320,1374    dm.hg.ot
hg.ot.red     266,1388    dm.hg.ot
dm.hg.ot      320,1422    dm.ot.tt
ot.red.tt     232,1512 278,1510 320,1490    dm.ot.tt
dm.ot.tt      362,1442    dm.pp.tt
bo.dm.re      538,1364    bo.dm.pp

# the Red Mountains and Dorne
dm.pp.tt      412,1416 442,1400 482,1404    bo.dm.pp
bo.dm.pp      532,1424    bo.pp.yr
dm.pp.tt      376,1464 362,1498    pp.sf.tt
pp.sf.tt      334,1562 322,1580    sf.tt.wes
pp.sf.tt      400,1528 450,1534    pp.sf.yr
bo.pp.yr      512,1480    pp.sf.yr
bo.pp.yr      562,1460 592,1454    bo.dor.yr
pp.sf.yr      514,1548 530,1570    sa.sf.yr
sa.sf.yr      580,1582 610,1588    sa.su.yr
sa.su.yr      660,1554    dor.su.yr
sa.su.yr      700,1602 742,1614 780,1630    eas.sa.su
sa.sf.yr      566,1626 572,1662    eas.sa.sf

# borders at sea
bay.ff.sun    60,616 30,640    bay.edge.sun
nar.shv.ww    952,472    edge.nar.shv
ff.iro.sun    80,700 54,750 48,810 54,876    gol.iro.sun
gol.iro.sun   136,936 196,924 254,912    gol.iro.rr
gol.iro.sun   70,1000 82,1064    gol.sm.sun
sm.sun.wes    96,1222 48,1240    edge.sun.wes
cc.nar.shi    898,954 950,918    edge.nar.shi
bla.cc.shi    826,1094 824,1140    bla.kw.shi
eas.se.shi    956,1378    eas.edge.shi
dor.eas.se    864,1470 874,1508    dor.eas.su
hg.red.wes    104,1384 52,1440 32,1506    ar.red.wes:n
ar.red.wes:e  160,1600    red.tt.wes
eas.sf.wes    488,1742 520,1776    eas.edge.wes

# the edge of the canvas
bay.byd.edge     byd.edge.shv
byd.edge.shv  1000,0    edge.nar.shv
edge.nar.shv     edge.nar.shi
edge.nar.shi     eas.edge.shi
eas.edge.shi  1000,1800    eas.edge.wes
eas.edge.wes  0,1800    edge.sun.wes
edge.sun.wes     bay.edge.sun
bay.edge.sun  0,0    bay.byd.edge
"""

# Islands that touch a single sea: the island's code, the sea's code, and the coast, clockwise.
ISLANDS = """
py iro  94,772 114,742 150,752 176,730 214,734 242,756 226,786 246,806 228,830 206,832 196,856
        164,848 134,870 102,856 90,832 104,812 82,796
ds shi  844,1066 856,1034 890,1028 918,1008 952,1018 976,1044 972,1084 984,1124 962,1154 940,1178
        902,1188 866,1176 852,1144 840,1106
"""

# Islands that are only decoration: sea, middle, half length, half width, and slant in degrees.
ISLETS = """
bay 244,122 24 14 -20    bay 284,102 7 5 10      bay 60,470 9 6 20       shv 852,72 40 22 12
shv 806,96 9 6 0         nar 704,604 11 8 -10    nar 728,616 9 6 30      nar 692,628 6 4 0
nar 884,786 8 5 20       iro 84,716 10 7 40      iro 112,708 5 4 0       iro 72,886 9 6 -30
iro 94,900 5 4 0         wes 112,1296 11 7 30    wes 124,1316 7 5 0      wes 98,1318 6 4 0
wes 196,1630 8 5 10      shi 966,1344 18 10 20   eas 926,1440 17 11 0    eas 964,1500 8 6 20
eas 946,1522 5 4 0       eas 972,1546 7 5 -30    eas 690,1712 6 4 0
"""

# Where a harbour opens, near enough: the coast's own nearest point is taken.
PORTS = {
    "port_of_winterfell": (300, 208),
    "port_of_white_harbor": (652, 554),
    "port_of_pyke": (240, 758),
    "port_of_lannisport": (196, 1064),
    "port_of_dragonstone": (920, 1010),
    "port_of_storms_end": (832, 1302),
    "port_of_oldtown": (180, 1440),
    "port_of_sunspear": (906, 1600),
}

# The names of the seas: middle, slant in degrees, the width in which they are to fit, and size.
SEA_NAMES = {
    "bay_of_ice": (110, 110, 0, 170, 16),
    "the_shivering_sea": (890, 320, 0, 180, 16),
    "the_narrow_sea": (850, 580, 0, 210, 16),
    "sunset_sea": (44, 1075, -90, 300, 15),
    "ironmans_bay": (190, 893, -8, 150, 13),
    "the_golden_sound": (148, 968, -8, 130, 13),
    "west_summer_sea": (230, 1736, 0, 320, 16),
    "redwyne_straits": (94, 1500, 0, 104, 12.5),
    "east_summer_sea": (680, 1748, 0, 320, 16),
    "sea_of_dorne": (756, 1462, 0, 170, 14),
    "shipbreaker_bay": (906, 1206, 0, 144, 12),
    "blackwater_bay": (756, 1098, 0, 88, 11.5),
}

# Rivers from source to mouth, by the borders they run along.
RIVERS = ("sg/tw mm/rr hh/mm cc/mm", "mc/wf gw/wf", "pp/tt sf/tt")

REGIONS = {
    "north": "cb ka wf ss wh ww ff gw mc",
    "iron_islands": "py",
    "riverlands": "sg tw rr hh st",
    "vale": "fi mm ey",
    "westerlands": "la sm",
    "crownlands": "cc kl bw ds kw",
    "reach": "re hg ot ar tt dm",
    "stormlands": "se bo",
    "dorne": "pp sf yr su sa",
}

# The compass rose: middle and radius.
COMPASS = (918, 1722, 44)
