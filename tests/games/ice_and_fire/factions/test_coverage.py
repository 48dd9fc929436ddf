"""Every text that is registered has a test, and listens to what its card says."""

import re
from pathlib import Path

import pytest

from throneroom.games.ice_and_fire import GAME, factions
from throneroom.games.ice_and_fire.content import (
    ABILITIES,
    ABILITY,
    TACTICS_CARD,
    TACTICS_CARDS,
    TIMINGS,
)
from throneroom.games.ice_and_fire.moments import MOMENTS_OF
from throneroom.games.ice_and_fire.texts import (
    BY_SOURCE,
    COUNTS_AS,
    FIRST_CARD,
    IN_NUMBERS,
    INFLUENCE,
)

REGISTERED = re.compile(
    r"^(?:ability|may|order|card|passive|aura|influence|counts_as)\(\s*\"?(\w+)\"?,", re.MULTILINE
)
MARK = re.compile(r"mark\.text\(([^)]*)\)")


def id_of(source: int) -> str:
    return ABILITIES.ids[source] if source < FIRST_CARD else TACTICS_CARDS.ids[source - FIRST_CARD]


def test_every_text_has_a_test() -> None:
    assert GAME.slug == "ice_and_fire"
    tried: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for arguments in MARK.findall(path.read_text("utf-8")):
            tried |= set(re.findall(r'"([^"]+)"', arguments))
    registered = {id_of(source) for source in (*BY_SOURCE, *INFLUENCE, *COUNTS_AS, *IN_NUMBERS)}
    assert registered - tried == set()
    assert tried - registered == set()


def test_every_text_is_registered_in_one_file() -> None:
    """A text that two files register would work twice."""
    places: dict[str, set[str]] = {}
    for path in Path(factions.__file__).parent.glob("*.py"):
        for text in REGISTERED.findall(path.read_text("utf-8")):
            places.setdefault(text, set()).add(path.name)
    assert {text: names for text, names in places.items() if len(names) > 1} == {}
    assert len(places) > 100


# Texts of which one part has another trigger than the data name for the whole.
ELSEWHERE = frozenset({"ncu_30202_repeating_the_words", "ncu_30204_bravery_in_the_face_of_death"})
ELSEWHERE |= {"battle_prayer", "executioners_fury", "fanatical_zeal"}
ELSEWHERE |= {"joffreys_retinue", "renlys_retinue", "ncu_30205_martial_expertise", "outflank"}
ELSEWHERE |= {"names_on_the_list", "ncu_30402_master_of_the_game", "ncu_30408_horrific_rumors"}
ELSEWHERE |= {"ncu_30409_finding_the_best_patron", "wildfire"}  # the last by the old print (FR1)
ELSEWHERE |= {"eye_of_the_crow", "ncu_30510_samwells_influence", "ncu_30512_recruitment"}
ELSEWHERE |= {"bonded_bear", "bonded_boar", "bonded_skinchanger", "furious_swing"}
ELSEWHERE |= {"master_skinchanger", "ncu_30303_refuge_and_supplies", "ncu_30306_spearwife_council"}
ELSEWHERE |= {"varamyrs_shadowcat"}
ELSEWHERE |= {"champions_wrath", "heart_of_fire", "ncu_30602_support_of_haystack_hall"}
ELSEWHERE |= {"ncu_30604_smugglers_cunning"}
ELSEWHERE |= {"ncu_31001_frey_ambition", "ncu_31002_loyal_imposter", "ncu_31003_horrific_rumors"}
ELSEWHERE |= {"ncu_30905_healing_hands", "ncu_30908_unfaltering_politics"}
ELSEWHERE |= {"captains_men", "poisoned_gifts", "iron_credit", "ncu_30804_raven_tending"}
ELSEWHERE |= {"ncu_30807_rhllors_magics"}
ELSEWHERE |= {"black_fire", "golden_fire", "jade_fire", "rock_volley", "outriders_bow"}
ELSEWHERE |= {"unfaltering_conviction"}
ELSEWHERE |= {"ncu_30705_wealth_of_the_thirteen", "ncu_30710_merchant_lords_reach"}
ELSEWHERE |= {"ncu_30711_wisdom_beyond_her_years"}
ELSEWHERE |= {"lightbringer", "prayers_to_rhllor", "ncu_31104_fresh_converts"}


@pytest.mark.rule("F14.24", "F14.26")
def test_texts_listen_to_what_the_data_say() -> None:
    for source, found in BY_SOURCE.items():
        if id_of(source) in ELSEWHERE:
            continue
        if source < FIRST_CARD:
            timings = [ABILITY[source].timing]
        else:
            timings = [play.timing for play in TACTICS_CARD[source - FIRST_CARD].plays]
        wanted = {moment for code in timings for moment in MOMENTS_OF.get(TIMINGS.ids[code], ())}
        for text in found.texts:
            assert text.moment in wanted, id_of(source)
