"""The table as text: complete, aligned, and without a gap in any language."""

import random
import re

import pytest
from tests.games.watch.helpers import BLACK, BLUE, CHAIN, RED, YELLOW, position

from throneroom.games.watch import GAME
from throneroom.games.watch.geometry import ALL_PATHS, INTERSECTIONS, PATHS, SETUPS, SITES
from throneroom.games.watch.terminal import draw
from throneroom.kernel import bits
from throneroom.text import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "variant"), [(3, "base"), (4, "base"), (3, "brotherhood"), (4, "brotherhood")]
)
def test_every_moment_of_a_game_can_be_drawn(seats: int, variant: str, language: str) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats, {"variant": variant}, seed=seats)
    translator = Translator(language, GAME)
    count = 0
    while state.outcome() is None:
        if count % 50 == 0:
            for seat in (None, 0, seats - 1):
                blocks = draw(state.view(seat), translator.say)
                assert "watch-" not in str(blocks)
        state.apply(state.to_move()[0], rng.choice(state.legal(state.to_move()[0])))
        count += 1
    assert translator.gaps == set()


@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_shows_every_place_once(seats: int) -> None:
    s = position(
        seats=seats,
        tormund="a1",
        gift={"b1": ["regular", "giant"]},
        red={"settlements": ["v10"], "keeps": ["v12"], "roads": ["e15"]},
    )
    blocks = draw(s.view(RED), Translator("en", GAME).say)
    (board,) = [block for block in blocks if isinstance(block, str) and "v01" in block]
    plain = re.sub(r"\[[^\]]*\]", "", board)
    setup = s.table.setup
    places = {SITES.ids[site] for site in bits(INTERSECTIONS[setup])}
    places |= {PATHS.ids[path] for path in bits(ALL_PATHS[setup])}
    places -= {"v10", "v12", "e15"}
    found = re.findall(r"[ve]\d\d", plain)
    assert sorted(found) == sorted(places)
    assert (plain.count("^1^"), plain.count("#1#"), plain.count("=1=")) == (1, 1, 1)
    assert " T" in plain
    assert " ww" in plain
    assert SETUPS[setup] == ("brotherhood_3" if seats == 3 else "brotherhood_4")


BOARD = """
                    v01       v02       v03       v04
                  e01 e02   e03 e04   e05 e06   e07 e08
               v05       v06       v07       v08       v09
                  mountai   pasture   mountai   forest
               e09  A1   e10  B1   e11  C1   e12  D1   e13
                   11 T      6 ww       10         9
               ^1^       v11       #1#       v13       v14
            e14   =1= e16   e17 e18   e19 e20   e21 e22
          v15       v16       v17       v18       v19
              hills    fields     hills    fields    ice fie
          e24  A2   =1=  B2   e26  C2   e27  D2   e28  E2
                8         4         3         8
          v21       v22       v23       v24       v25
        e30 e31   e32 =1=   e34 e35   e36 e37   e38 e39
     v27       v28       v29       v30       v31       v32
        pasture   mountai   forest    pasture   forest    ice fie
     e42  A3   e43  B3   =1=  C3   e45  D3   e46  E3   e47  F3
          11         5         6         9         4
     v34       v35       v36       v37       v38       v39
  e49   =2= e51   e52 e53   =1= e55   e56 e57   e58 e59
v41       ^2^       v43       v44       v45       v46
   fields    forest    pasture   fields     hills
e63  A4   =2=  B4   e65  C4   e66  D4   e67  E4   e68
      5        12         3         2        10
v49       v50       v51       v52       v53       v54
  e71   e72 e73   e74 e75   e76 e77   e78 e79   e80
     v57       v58       v59       v60       v61
""".strip("\n")


@pytest.mark.rule("W3.5", "W3.13", "W3.16", "W3.17", "W3.19", "W25.1", "W25.4")
def test_the_whole_table_as_a_player_reads_it() -> None:
    s = position(
        rolled=True,
        turn=7,
        tormund="a1",
        breaches=1,
        gift={"b1": ["regular", "giant"]},
        wall=[[RED, BLUE], [], [YELLOW], []],
        clearings=[2, 0, 1, 0],
        camps={"frozen_river": ["giant"], "hornfoot": ["climber", "regular"]},
        most_patrols=BLUE,
        longest_road=RED,
        red={
            "settlements": ["v10"],
            "keeps": ["v12"],
            "roads": CHAIN[:5],
            "hand": {"lumber": 2, "ore": 1},
            "cards": {"road_building": 1, "victory_point": 1},
            "side": "b",
        },
        blue={"settlements": ["v42"], "roads": ["e50", "e64"], "hand": {"wool": 3}, "patrols": 3},
    )
    assert (s.view(None)["longest_road"], s.view(None)["most_patrols"]) == (RED, BLUE)
    say = Translator("en", GAME).say
    turn, camps, wall, board, legend, routes, players, hand, cards = draw(s.view(RED), say)
    assert turn == (
        "[bold]Turn 7: Red · dice – · development deck 20 · Tormund: A1 · breaches 1 of 3 · "
        "wildlings in the Gift 2 of 8[/]"
    )
    assert camps == {
        "title": "Camps north of the Wall",
        "columns": ["Clan", "1", "2", "3", "4"],
        "rows": [
            ["Frozen River", "giant", "–", "–", "–"],
            ["Cave Dwellers", "–", "–", "–", "–"],
            ["Hornfoot", "climber", "regular wildling", "–", "–"],
        ],
    }
    assert wall == {
        "title": "The Wall",
        "columns": ["Section", "Clearing", "Guards"],
        "rows": [
            ["1", "2", "[red]Red[/] [bright_blue]Blue[/]"],
            ["2", "0", "–"],
            ["3", "1", "[yellow]Yellow[/]"],
            ["4", "0", "–"],
        ],
    }
    assert isinstance(board, str)
    assert re.sub(r"\[[^\]]*\]", "", board) == BOARD
    assert "[red]^1^[/]" in board
    assert "[bright_blue]=2=[/]" in board
    assert "[reverse]11 T[/]" in board
    assert (board.count("[bold red]8[/]"), board.count("[bold red]6[/]")) == (2, 1)
    assert board.splitlines()[3].split() == [
        "[grey70]mountai[/]",
        "[bright_green]pasture[/]",
        "[grey70]mountai[/]",
        "[green]forest[/]",
    ]
    assert legend == "^1^ settlement, #1# keep and =1= road of player 1; T Tormund, w a wildling"
    assert routes == (
        "Trade routes from west to east: R1 brick, R2 wool, R3 grain, R4 ore, R5 lumber\n"
        "Supply: lumber 17, brick 19, wool 16, grain 19, ore 18"
    )
    assert isinstance(players, dict)
    assert players["columns"] == (
        ["", "Player", "Points", "Hand", "Cards", "Patrols", "Road", "Guards", "Hero"]
    )
    assert players["rows"] == [
        ["1", "[red]Red[/]", "5", "3", "2", "0", "5 ★", "1", "Othell Yarwyck, side B"],
        ["2", "[bright_blue]Blue[/]", "2", "3", "0", "3 ★", "2", "1", "Ser Alliser Thorne, side A"],
        ["3", "[yellow]Yellow[/]", "0", "0", "0", "0", "0", "1", "Melisandre, side A"],
        ["4", "[bold white on black]Black[/]", "0", "0", "0", "0", "0", "0", "Yoren, side A"],
    ]
    assert (hand, cards) == (
        "Your hand: lumber 2, ore 1",
        "Your development cards: Road Building 1, Victory Point 1",
    )
    seen = draw(s.view(BLACK), say)
    assert seen[-3]["rows"][0][2] == "4", "a Victory Point card is hidden"  # type: ignore[index]
    assert seen[-2:] == ["Your hand: –", "Your development cards: –"]
    assert len(draw(s.view(None), say)) == 7


def test_without_the_brotherhood_there_is_no_wall_and_no_hero() -> None:
    state = position(options={"variant": "base"}, rolled=True)
    blocks = draw(state.view(None), Translator("en", GAME).say)
    assert len(blocks) == 5
    assert "breaches" not in blocks[0]
    players = blocks[-1]
    assert isinstance(players, dict)
    assert players["columns"] == ["", "Player", "Points", "Hand", "Cards", "Patrols", "Road"]
    assert players["rows"][0] == ["1", "[red]Red[/]", "0", "0", "0", "0", "0"]
