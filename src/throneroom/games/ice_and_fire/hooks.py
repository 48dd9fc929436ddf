"""The moments at which a mode does something of its own: F22-F31.

The rest of the game says `hook(t, moment, ...)`. Most modes have nothing to do at most moments, and
then that costs next to nothing; otherwise it is a step, which `modes` carries out.
"""

from typing import Any, Final

from throneroom.games.ice_and_fire.content import SIEGE_CARDS, mask_of
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.state import Battle

(
    GAME_OF_THRONES,
    CLASH_OF_KINGS,
    STORM_OF_SWORDS,
    FEAST_FOR_CROWS,
    DANCE_WITH_DRAGONS,
    WINDS_OF_WINTER,
    FIRE_AND_BLOOD,
    DARK_WINGS,
    HONED_AND_READY,
    HERE_WE_STAND,
) = range(len(MODES.ids))


def _modes(*ids: str) -> int:
    return mask_of(MODES, list(ids))


# The modes that have something to do at each moment.
HOOKED: Final = {
    "round_start": _modes("storm_of_swords", "winds_of_winter", "dark_wings_dark_words"),
    "turn_start": _modes("storm_of_swords"),
    "unit_activates": _modes("clash_of_kings", "storm_of_swords", "fire_and_blood"),
    "unit_held": _modes("dark_wings_dark_words"),
    "zone_claimed": _modes("dark_wings_dark_words", "honed_and_ready", "here_we_stand"),
    "move_ended": _modes("feast_for_crows", "dance_with_dragons"),
    "action_done": _modes("feast_for_crows"),
    "attack_done": _modes("feast_for_crows", "dance_with_dragons"),
    "charge_declared": _modes("storm_of_swords"),
    "charge_rolled": _modes("storm_of_swords"),
    "attack_begins": _modes("storm_of_swords"),
    "panic_failed": _modes("feast_for_crows", "dance_with_dragons"),
    "destroyed": _modes(
        *("clash_of_kings", "feast_for_crows", "dance_with_dragons", "winds_of_winter"),
        *("fire_and_blood", "dark_wings_dark_words"),
    ),
    "round_end": _modes("storm_of_swords"),
    "round_over": _modes("clash_of_kings", "winds_of_winter", "here_we_stand", "storm_of_swords"),
}

# Siege cards as bits of `siege`: one makes the present charge disorderly, one silences attachments
# and NCUs of the defender.
CALTROPS: Final = 1 << SIEGE_CARDS.index["siege_defender_5"]
CUT_OFF: Final = 1 << SIEGE_CARDS.index["siege_attacker_2"]
DEFENDER: Final = 1  # the northern zone is that of the defender (F24.3)


def hook(t: Battle, moment: str, *args: Any) -> None:
    """Let the mode do what it does at a moment."""
    if HOOKED[moment] >> t.mode & 1:
        t.flow.push("mode", moment, *args)
