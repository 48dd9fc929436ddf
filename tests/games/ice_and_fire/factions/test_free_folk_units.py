"""Free Folk: one test for each text of units and attachments, and for the animals."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    listed,
    ncu,
    play,
    rolling,
    strike,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import MISSES, SANSA, attached
from tests.games.ice_and_fire.factions.reaching import reach
from tests.games.ice_and_fire.helpers import at, points, refused

from throneroom.games.ice_and_fire.content import CARDS
from throneroom.games.ice_and_fire.heroes import characters
from throneroom.games.ice_and_fire.names import UNITS
from throneroom.games.ice_and_fire.queries import NO_OBJECTIVES, affiliations, mask
from throneroom.games.ice_and_fire.state import (
    CRITICAL_BLOW,
    FIELD,
    PRECISION,
    RESERVE,
    SUNDERING,
    VICIOUS,
)
from throneroom.kernel import State

RAIDERS = "freefolk_free_folk_raiders"
GIANT = "freefolk_savage_giant"
WUN_WUN = "freefolk_wun_wun"
MAG = "freefolk_mag_the_mighty"
MAMMOTH = "freefolk_war_mammoth"
BEAR = "freefolk_bear"
BOAR = "freefolk_borroqs_boar"
SHADOWCAT = "freefolk_shadowcat"
WOLF_PACK = "freefolk_wolf_pack"
VARAMYR = "freefolk_varamyr_sixskins_master_skinchanger"
HUNTERS = "freefolk_frozen_shore_hunters"
CHARIOTS = "freefolk_frozen_shore_chariots"
SPEARS = "freefolk_giant_spear_throwers"
OUTRIDERS = "stark_stark_outriders"


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the Free Folk."""
    return {"with": [f"freefolk_{card}"], **more}


def keywords_of(card: str, enemy: str = SWORDS) -> int:
    """The keywords with which a unit strikes, seen when its dice have been rolled."""
    state = clash(card, enemy, a_more={"conditions": ["weakened"]})
    strike(state, dice=(6,) * 8)
    assert asked(state) == ("reroll", 1)
    return fight(state).keywords


@pytest.mark.text("affiliation_frozen_shore", "harmas_vassal")
def test_names() -> None:
    walrus = joined("the_great_walrus_lord_of_the_frozen_shore_commander")
    state = clash(RAIDERS, a_more=walrus)
    assert affiliations(state.table, 0) == ("Free Folk", "Frozen Shore")
    state = clash(RAIDERS, a_more=joined("harmas_bannerman"))
    assert characters(state.table, 0) == ("Harma's Bannerman", "Harma")


@pytest.mark.text("bear_cavalry", "chariot", "master_skinchanger", "varamyrs_wolf_pack")
@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("freefolk_frozen_shore_bear_riders", "bear_cavalry"),
        (CHARIOTS, "chariot"),
        (VARAMYR, "master_skinchanger"),
        (WOLF_PACK, "varamyrs_wolf_pack"),
    ],
)
def test_riders_move_first(card: str, ability: str) -> None:
    state = at_distance(20, card, at="turn")
    play(state, "activate a1", f"use {ability} a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "hold")
    assert "march" in listed(state)
    state = clash(card, SWORDS, at="turn")
    play(state, "activate a1")
    assert listed(state, "use") == []
    if ability == "varamyrs_wolf_pack":  # F37.8
        assert mask(state.table, NO_OBJECTIVES, 0)


@pytest.mark.text("giant")
def test_giant() -> None:
    state = clash(SWORDS, GIANT)
    # Three hits, none blocked: one wound; a failed test costs two at most.
    strike(state, dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 6 - 1 - 2


@pytest.mark.text("jagged_weapons", "pummeling_fists", "savage_mauling_bear", "spear_and_maul")
def test_weapons() -> None:
    assert keywords_of("freefolk_followers_of_bone") == VICIOUS
    assert keywords_of(BEAR) == SUNDERING
    assert keywords_of("freefolk_frozen_shore_bear_riders") == VICIOUS | SUNDERING | PRECISION
    assert keywords_of(WUN_WUN) == CRITICAL_BLOW | SUNDERING


@pytest.mark.text("gore_and_feed")
def test_gore_and_feed() -> None:
    state = clash(BOAR, SWORDS, a_more={"wounds": 1})
    strike(state, dice=(3, 1, 1, 1, 6, 6, 1))
    assert (wounds(state, "b1"), wounds(state, "a1")) == (11, 2)
    state = clash(BOAR, SWORDS, a_more={"wounds": 1})
    strike(state, dice=MISSES)
    assert wounds(state, "a1") == 1


@pytest.mark.text("frenzied_swings")
def test_frenzied_swings() -> None:
    state = clash("freefolk_cave_dweller_savages", SWORDS, a_more={"wounds": 4})  # 4+ at +2
    events = strike(state, dice=(2, 1, 1, 1, 1, 1, 1, 1, 5, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 1
    assert wounds(state, "b1") == 12  # the 5 blocks in spite of Sundering


@pytest.mark.text("rampage")
def test_rampage() -> None:
    state = clash(MAMMOTH, SWORDS)
    events = strike(state, dice=(6, 1, 1, 1, 1, 1, 4, 4, 6, 6, 1))
    assert conditions(state, "b1") == ["panicked"]
    assert told(events, "hit")[0]["hits"] == 2  # Critical Blow
    assert asked(state)[0] == "reroll"


@pytest.mark.text("furious_swing")
def test_furious_swing() -> None:
    state = clash(GIANT, SWORDS, a_more={"wounds": 4})
    events = strike(state, dice=(3, 1, 1, 1, 1, 1, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 4 + 2
    assert wounds(state, "b1") == 11  # no defense dice
    state = at_distance(3, GIANT, SWORDS)
    rolling(state, "charge b1 front 90", dice=(6,))
    play(state, "align full")
    assert conditions(state, "b1") == ["panicked"]


@pytest.mark.rule("F3.23")
@pytest.mark.text("chieftains_fury")
def test_chieftains_fury() -> None:
    state = clash(SWORDS, MAG, b_more={"wounds": 1})
    strike(state, dice=(4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert listed(state) == ["strike a1", "hold"]
    events = rolling(state, "strike a1", "stay", dice=(3, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert len(told(events, "rolled")[0]["dice"]) == 7
    assert wounds(state, "a1") == 11
    assert told(events, "removed") == [{"unit": "b1"}]


@pytest.mark.rule("F37.6")
@pytest.mark.text("giants_spear")
def test_giants_spear() -> None:
    state = at_distance(30, SPEARS, SWORDS)
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(5, 5, 6, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 1  # far away: -3, the six alone
    assert wounds(state, "b1") == 11
    state = at_distance(8, SPEARS, OUTRIDERS)
    play(state, "shoot", "stay")
    events = rolling(state, "target b1", dice=(3, 1, 1, 6, 6, 1))
    assert told(events, "hit")[0]["hits"] == 2
    state = clash(SPEARS, SWORDS)  # by hand there are defense dice, at -1 for Sundering
    strike(state, dice=(3, 1, 1, 5))
    assert wounds(state, "b1") == 12


@pytest.mark.text("deadly_impact")
def test_deadly_impact() -> None:
    state = at_distance(3, CHARIOTS, SWORDS)
    rolling(state, "charge b1 front 90", dice=(6,))
    events = rolling(state, "align full", dice=(4, 4, 4, 4))
    assert fight(state).attack_dice == [4, 4, 4, 4]
    events += rolling(state, "keep", dice=(6,) * 7)
    assert told(events, "hit")[0]["hits"] == 4 + 3
    state = clash(CHARIOTS, SWORDS)
    events = strike(state, dice=(4, 1, 1, 1, 6))
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.rule("F9.15")
@pytest.mark.text("harpoon")
def test_harpoon() -> None:
    state = at_distance(5, HUNTERS, SWORDS)
    play(state, "shoot", "stay")
    rolling(state, "target b1", dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    assert conditions(state, "b1") == ["weakened"]
    play(state, "activate b1")
    events = rolling(state, "charge a1 front 270", dice=(6,))
    assert told(events, "disorderly") == [{"unit": "b1"}]
    state = at_distance(20, HUNTERS, SWORDS, lasting=state.view(None)["lasting"], at="declare b1")
    play(state, "maneuver")
    assert refused(state, "go 270 4.5 270") == "F8.4"  # Speed 5, and 1 less
    # Without wounds there is the token alone.
    state = clash(HUNTERS, SWORDS)
    strike(state, dice=MISSES)
    assert (conditions(state, "b1"), state.table.lasting) == (["weakened"], [])


@pytest.mark.text("inspiring_presence")
def test_inspiring_presence() -> None:
    mance = joined("mance_rayder_king_beyond_the_wall_commander")
    for more, passed in ((mance, 1), ({}, 0)):
        state = clash(SWORDS, RAIDERS, b_more=more)
        events = strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1))
        assert told(events, "tested") == [{"unit": "b1", "total": 5, "passed": passed}]


@pytest.mark.text("camp_followers")
def test_camp_followers() -> None:
    abel = {"with": ["freefolk_mance_rayder_abel_the_bard"]}
    state = at_distance(20, SWORDS, RAIDERS, a_more=abel, at="turn")
    rolling(state, "pass", "activate a1", dice=(1, 6, 6))
    assert wounds(state, "a1") == 11


@pytest.mark.text("mammoth")
def test_mammoth() -> None:
    state = clash(SWORDS, MAMMOTH, b_more={"wounds": 1})
    assert mask(state.table, NO_OBJECTIVES, UNITS.index["b1"])
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "a1") == 12 - 3
    state = clash(SWORDS, MAMMOTH)
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3))
    assert wounds(state, "b1") == 8 - 1 - 2


@pytest.mark.rule("F14.4", "F1.25")
@pytest.mark.text("southern_knowledge")
def test_southern_knowledge() -> None:
    jon = joined("jon_snow_the_crow_come_over")
    state = clash(RAIDERS, GUARDSMEN, a_more=jon, at="turn", hand=[[], ["40103"]])
    play(state, "use southern_knowledge a1", "activate a1")
    strike(state, dice=MISSES)
    assert listed(state, "use") == []  # no Order of theirs
    assert asked(state) == ("activate", 1)


@pytest.mark.text("order_grisly_example")
def test_grisly_example() -> None:
    weeper = joined("the_weeper_cruel_tyrant")
    state = at_distance(5, RAIDERS, SWORDS, a_more=weeper, at="turn")
    play(state, "use order_grisly_example a1")
    assert wounds(state, "a1") == 11
    assert [conditions(state, name) for name in ("b1", "b16")] == [["panicked"], []]


@pytest.mark.rule("F37.7")
@pytest.mark.text("order_planned_approach")
def test_planned_approach() -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(8, "freefolk_harmas_vanguard", SWORDS, ncus=ncus, at="turn", active="1")
    play(state, "use order_planned_approach a1")  # the other friend is too far away
    play(state, "activate_ncu bn1", "claim crown")
    assert listed(state) == ["choose a16"]
    assert refused(state, "choose a1") == "F15.5"
    state = at_distance(8, "freefolk_harmas_vanguard", SWORDS, ncus=ncus, at="turn", active="1")
    play(state, "use order_planned_approach a1", "activate_ncu bn1", "claim tactics")
    assert {text.split()[1] for text in listed(state)} == {"a16"}
    assert refused(state, "afflict a1 weakened") == "F15.7"


@pytest.mark.text("order_thenn_supremacy")
def test_thenn_supremacy() -> None:
    styr = joined("styr_magnar_of_thenn_commander")
    state = clash(SWORDS, RAIDERS, b_more=styr)
    strike(state, dice=MISSES)
    events = rolling(state, "use order_thenn_supremacy b1", dice=(4, 4, 1))
    assert told(events, "tested") == [{"unit": "a1", "total": 5, "passed": 0}]
    assert wounds(state, "a1") == 12 - 1 - 3


@pytest.mark.rule("F16.10")
@pytest.mark.text("order_trophy_collecting")
def test_trophy_collecting() -> None:
    lord = unit(
        "freefolk_the_bonelords_chosen",
        36,
        10,
        90,
        **joined("rattleshirt_the_lord_of_bones_commander"),
    )
    state = clash(RAIDERS, SWORDS, a2=lord, hand="40315", deck="40316 40301", b_more={"wounds": 9})
    strike(state, dice=(4, 1, 1, 1, 1, 1, 1, 6, 6, 1))
    play(state, "play 40315 1")
    assert listed(state, "use") == ["use order_trophy_collecting a2"]
    play(state, "use order_trophy_collecting a2")
    assert attached(state) == [("40315", 0), ("40316", 1)]


# Animals


def placed(choice: str) -> State:
    """A battle in which a skinchanger has come from the reserve and chosen an animal."""
    jarl = {"with": ["freefolk_skinchanger", "freefolk_jarl_advance_raid_leader"]}
    a1 = {"card": RAIDERS, "place": "reserve", **jarl}
    more: dict[str, Any] = {"a2": unit(RAIDERS, 12, 12, 90), "b1": unit(SWORDS, 12, 20, 270)}
    state = at_distance(20, a1=a1, at="clean_up", **more)
    play(state, "use outflank a1", "deploy a1 24 3 90")
    while asked(state)[0] == "order_attachments":
        play(state, listed(state)[0])
    play(state, f"choose_option {choice}")
    return state


@pytest.mark.rule("F37.2", "F37.9")
@pytest.mark.text("bonded_skinchanger")
def test_bonded_skinchanger() -> None:
    state = placed("bear")
    assert asked(state) == ("bring_in", 0)
    assert refused(state, "deploy a3 24 20 90") == "F37.9"
    play(state, "deploy a3 30 4 90")
    bear = UNITS.index["a3"]
    assert state.table.card[bear] == CARDS.index[BEAR]
    # It has no activation of its own, but follows the skinchanger's unit.
    while asked(state) != ("activate", 0):
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert "activate a3" not in listed(state)
    play(state, "activate a1", "hold")
    assert state.table.flow.kind == "declare"
    assert state.table.flow.args[0] == bear
    play(state, "hold")
    assert state.table.activated[bear]
    # When the skinchanger's unit is destroyed the animal is gone, and nobody scores for it.
    lasts = state.view(None)["lasting"]
    a1 = unit(RAIDERS, 24, 20, 90, wounds=1, **joined("skinchanger"))
    a3 = unit(BEAR, 35, 15, 90)
    b1 = unit(SWORDS, 24, 24.8, 270)
    more = {"a1": a1, "a3": a3, "b1": b1, "lasting": lasts, "active": "1"}
    state = clash(at="declare b1", **more)
    events = rolling(state, "strike a1", "stay", dice=(4, 4, 4, 1, 1, 1, 1, 1, 1, 1))
    assert {event["unit"] for event in told(events, "removed")} == {"a1", "a3"}
    assert points(state) == [0, 1]


@pytest.mark.rule("F19.12", "F37.9")
@pytest.mark.text("bonded_skinchanger", "ncu_30210_wolfs_cunning")
@pytest.mark.parametrize("choice", ["bear", "eagle", "wolf"])
def test_an_animal_is_chosen_once(choice: str) -> None:
    """A cunning ally takes the skinchanger's unit off the field again, and it comes back."""
    ncus = {"an1": ncu("stark_robb_stark_king_in_the_north")}
    beside = unit(RAIDERS, 0, 0, 90, place="beside", **joined("skinchanger"))
    state = at_distance(20, a1=beside, ncus=ncus, at="deploy")
    play(state, "deploy a1 24 5 90", f"choose_option {choice}")
    if choice == "bear":
        play(state, "deploy a2 30 4 90")
    play(state, "first 0", "use_ncu ncu_30210_wolfs_cunning an1", "choose a1")
    if choice != "bear":
        play(state, "choose b1")
    reach(state, "activate_ncu an1", "claim maneuver", "use_ncu ncu_30210_wolfs_cunning an1")
    play(state, "deploy a1 3 30 90")
    assert asked(state) == ("activate", 1)


@pytest.mark.rule("F37.8", "F37.9")
@pytest.mark.text("bonded_bear")
def test_bonded_bear() -> None:
    friend = unit(RAIDERS, 32, 18, 90)
    state = clash(BEAR, SWORDS, a2=friend, at="turn")
    assert "activate a1" not in listed(state)
    assert mask(state.table, NO_OBJECTIVES, 0)
    # Enemies in contact have -1 to defense rolls, whoever attacks them: 4+ becomes 5+, here 6+.
    state = clash(BEAR, SWORDS, a2=friend)
    strike(state, dice=(3, 1, 1, 5, 6, 6, 1))
    assert wounds(state, "b1") == 11
    # Alone it is lost at the start of a round.
    state = clash(BEAR, SWORDS, at="clean_up")
    assert state.table.place[0] != FIELD
    assert points(state) == [0, 0]
    state = clash(BEAR, SWORDS, a2=friend, at="clean_up")
    assert state.table.place[0] == FIELD


@pytest.mark.rule("F37.3", "F37.8")
@pytest.mark.text("bonded_boar")
def test_bonded_boar() -> None:
    borroq = unit(RAIDERS, 34, 10, 90, **joined("borroq_boar_skinchanger"))
    state = at_distance(20, BOAR, SWORDS, a2=borroq, at="turn")
    assert listed(state, "activate") == ["activate a2", "activate a16"]
    play(state, "activate a2", "hold", "use bonded_boar a1")
    assert listed(state) == ["hold", "maneuver"]
    play(state, "hold", "hold")
    assert state.table.activated[0]
    state = at_distance(20, BOAR, SWORDS, a2={**borroq, "at": [44, 10, 90]}, at="clean_up")
    assert state.table.place[0] != FIELD
    assert points(state) == [0, 0]
    state = at_distance(20, BOAR, SWORDS, a2=borroq, at="clean_up")
    assert state.table.place[0] == FIELD


@pytest.mark.rule("F37.9", "F37.8")
@pytest.mark.text("varamyrs_shadowcat")
def test_shadowcat() -> None:
    state = at_distance(20, SHADOWCAT, SWORDS, at="turn")
    play(state, "activate a1", "use varamyrs_shadowcat a1")
    assert listed(state) == ["hold", "maneuver"]
    a1 = {"card": SHADOWCAT, "place": "reserve"}
    state = at_distance(20, a1=a1, a2=unit(VARAMYR, 20, 10, 90), at="clean_up")
    play(state, "use varamyrs_shadowcat a1")
    assert refused(state, "deploy a1 24 24 90") == "F19.10"
    play(state, "deploy a1 3 24 0")
    assert at(state, "a1") == (3, 24, 0)
    state = clash(SWORDS, SHADOWCAT, b_more={"wounds": 1})
    strike(state, dice=(4, 4, 4, 6, 1, 1, 1, 1, 1, 1, 1))
    assert points(state) == [0, 0]


@pytest.mark.rule("F37.9")
def test_the_shadowcat_is_not_deployed() -> None:
    from throneroom.games.ice_and_fire import GAME
    from throneroom.games.ice_and_fire.army_text import read_army
    from throneroom.games.ice_and_fire.mustering import action_of

    lines = (
        "army freefolk 40",
        "varamyr_sixskins_master_skinchanger_commander",
        "shadowcat",
        "wolf_pack",
        *["spearwives"] * 5,
    )
    army = action_of(read_army("\n".join(lines)))
    state = GAME.start(2, {"terrain": "none"}, seed=1)
    state.play(0, army)
    state.play(1, army)
    while state.table.flow.kind != "deploy":
        state.play(state.to_move()[0], state.legal(state.to_move()[0])[0])
    waiting = [unit for unit, place in enumerate(state.table.place) if place == RESERVE]
    cards = {CARDS.ids[state.table.card[unit]] for unit in waiting}
    assert (len(waiting), cards) == (2, {SHADOWCAT})


@pytest.mark.rule("F14.4", "F1.25")
@pytest.mark.text("distract")
def test_distract() -> None:
    wolves = unit(WOLF_PACK, 24, 28.58, 270)  # behind b1
    state = clash(RAIDERS, GUARDSMEN, a2=wolves)
    strike(state, dice=MISSES)
    assert listed(state, "use") == []
    state = clash(RAIDERS, GUARDSMEN, a2={**wolves, "at": [24, 34, 270]})
    strike(state, dice=MISSES)
    assert listed(state, "use") == ["use order_lannister_supremacy b1"]


@pytest.mark.rule("F37.9")
@pytest.mark.text("bonded_eagle", "aerial_scouting")
def test_eagle() -> None:
    state = placed("eagle")
    while state.table.round == 2:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    assert listed(state) == ["choose b1", "choose b16"]
    play(state, "choose b1")
    lasts = state.view(None)["lasting"]
    # Whoever strikes it has Precision.
    a1 = unit(RAIDERS, 36, 20, 90, **joined("skinchanger"))
    more = {"lasting": lasts, "a1": a1, "a2": unit(RAIDERS, 12, 20, 90)}
    state = at_distance(20, **more, b1=unit(SWORDS, 12, 24.8, 270), at="declare a2")
    rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6, 6, 1))
    assert wounds(state, "b1") == 11
    # When it moves, the skinchanger's unit may shift first, once in a turn.
    more = {"lasting": lasts, "a1": a1, "b1": unit(SWORDS, 12, 35, 270)}
    state = at_distance(20, **more, at="declare b1", active="1")
    play(state, "maneuver")
    assert listed(state) == ["use aerial_scouting b1", "pass"]
    play(state, "use aerial_scouting b1", "shift left 2", "go 270 2 270")
    assert at(state, "a1") == (34, 20, 90)
    # It cannot shift while it is engaged (FR16).
    state = at_distance(20, **more, b2=unit(SWORDS, 36, 24.8, 270), at="declare b1", active="1")
    play(state, "maneuver")
    assert asked(state) == ("move", 1)


@pytest.mark.rule("F37.9", "F9.15")
@pytest.mark.text("bonded_wolf", "predators_instincts")
def test_wolf() -> None:
    state = placed("wolf")
    while state.table.round == 2:
        play(state, next((text for text in listed(state) if text == "hold"), listed(state)[0]))
    play(state, "choose b1")
    lasts = state.view(None)["lasting"]
    a1 = unit(RAIDERS, 24, 20, 90, **joined("skinchanger"))
    more = {"lasting": lasts, "a1": a1, "b1": unit(SWORDS, 24, 32, 270)}
    state = at_distance(20, **more, at="declare a1")
    rolling(state, "charge b1 front 90", dice=(2,))
    assert asked(state) == ("reroll", 0)
    state = at_distance(20, **more, at="declare b1", active="1")
    events = rolling(state, "charge a1 front 270", dice=(2,))
    assert told(events, "disorderly") == [{"unit": "b1"}]
    more["b1"] = unit(SWORDS, 24, 24.8, 270, conditions=["vulnerable"])
    state = at_distance(20, **more, at="declare a1")
    rolling(state, "strike b1", "stay", dice=(6,) * 12)
    assert fight(state).keywords == VICIOUS


@pytest.mark.rule("F37.9")
@pytest.mark.text("varamyrs_eagle", "varamyrs_scout")
def test_varamyrs_eagle() -> None:
    state = at_distance(20, VARAMYR, SWORDS, at="deploy")
    from throneroom.games.ice_and_fire.deployment import put_down

    put_down(state.table, 0, 24_000, 10_000, 90_000)
    play(state, "first 0")
    assert listed(state) == ["choose b1", "choose b16"]
    play(state, "choose b1", "activate a16", "hold", "activate b1", "maneuver")
    assert listed(state) == ["use varamyrs_scout b1", "pass"]
    lasts = state.view(None)["lasting"]
    play(state, "use varamyrs_scout b1", "shift right 2")
    assert at(state, "a1") == (26, 10, 90)
    # Whoever is engaged cannot shift (FR16).
    b2 = unit(SWORDS, 24, 13.78, 270)
    state = at_distance(20, VARAMYR, SWORDS, b2=b2, lasting=lasts, at="declare b1", active="1")
    play(state, "maneuver")
    assert asked(state) == ("move", 1)


@pytest.mark.rule("F14.4")
@pytest.mark.text("distract")
def test_wolves_that_have_lost_their_abilities_distract_nobody() -> None:
    wolves = unit(WOLF_PACK, 24, 28.58, 270)  # behind b1
    row = {"source": "40107", "clause": 1, "seat": 1, "holder": "a2", "until": 1, "number": 0}
    lost = [{**row, "card": None, "ncu": None, "subject": -1, "other": -1, "picks": []}]
    state = clash(RAIDERS, GUARDSMEN, a2=wolves, lasting=lost)
    strike(state, dice=MISSES)
    assert listed(state, "use") == ["use order_lannister_supremacy b1"]
