"""The cards that the rulebook prints otherwise than the data have them: FR1, FS31."""

from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    GUARDSMEN,
    SWORDS,
    clash,
    fight,
    rolling,
    told,
    unit,
    wounds,
)

from throneroom.games.ice_and_fire.state import PRECISION

NEWEST: dict[str, Any] = {}
PRINTED: dict[str, Any] = {"options": {"print_2021": True}}


@pytest.mark.rule("FS31", "FR1")
def test_the_cards_as_the_rulebook_prints_them() -> None:
    """Wildfire burns those who throw it, and their Morale is 6+."""
    dice = (1, 1, 3, 4, 5, 6, 2, 6, 6, 1)
    state = clash("lannister_pyromancers", SWORDS, **PRINTED)
    events = rolling(state, "strike b1", "stay", dice=dice)
    assert told(events, "hit")[0]["hits"] == 4
    assert [roll["roll"] for roll in told(events, "rolled")][:2] == ["attack", "test"]
    assert (wounds(state, "a1"), wounds(state, "b1")) == (10, 8)
    assert state.view(None)["units"]["a1"]["morale"] == 6
    assert clash("lannister_pyromancers").view(None)["units"]["a1"]["morale"] == 5
    # Jaime, The Kingslayer: no Precision, and Disrupt only for attacks on his own unit.
    jaime = {"with": ["lannister_jaime_lannister_the_kingslayer_commander"]}
    for options, precision, to_hit in ((NEWEST, PRECISION, -1), (PRINTED, 0, 0)):
        state = clash(GUARDSMEN, a_more=jaime, **options)
        rolling(state, "strike b1", "stay", dice=(6, 1, 1, 1, 1, 1, 6))
        assert fight(state).keywords & PRECISION == precision
        flank = unit(GUARDSMEN, 29.15, 20, 180, **jaime)
        state = clash(SWORDS, GUARDSMEN, b2=flank, **options)
        rolling(state, "strike b1", dice=(1,) * 7)
        assert fight(state).to_hit == to_hit
        state = clash(SWORDS, GUARDSMEN, b2=flank, **options)
        rolling(state, "strike b2", dice=(1,) * 7)
        assert fight(state).to_hit == -1
