"""The ten modes: F22-F31. Each module has one `Mode`, and the steps and questions that it adds."""

from typing import Any, Final

from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.modes import (
    clash_of_kings,
    dance_with_dragons,
    dark_wings_dark_words,
    feast_for_crows,
    fire_and_blood,
    game_of_thrones,
    here_we_stand,
    honed_and_ready,
    storm_of_swords,
    winds_of_winter,
)
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.state import Battle

CHAPTERS: Final = (
    clash_of_kings,
    dark_wings_dark_words,
    feast_for_crows,
    fire_and_blood,
    here_we_stand,
    honed_and_ready,
    storm_of_swords,
    winds_of_winter,
)
_BY_NAME: Final[dict[str, Mode]] = {
    "game_of_thrones": game_of_thrones.MODE,
    "clash_of_kings": clash_of_kings.MODE,
    "storm_of_swords": storm_of_swords.MODE,
    "feast_for_crows": feast_for_crows.MODE,
    "dance_with_dragons": dance_with_dragons.MODE,
    "winds_of_winter": winds_of_winter.MODE,
    "fire_and_blood": fire_and_blood.MODE,
    "dark_wings_dark_words": dark_wings_dark_words.MODE,
    "honed_and_ready": honed_and_ready.MODE,
    "here_we_stand": here_we_stand.MODE,
}
MODE: Final = tuple(_BY_NAME[name] for name in MODES.ids)


def by_the_mode(t: Battle, moment: str, *args: Any) -> None:
    """What the mode of this battle does at a moment."""
    getattr(MODE[t.mode], moment)(t, *args)


STEPS: Final = {"mode": by_the_mode}
