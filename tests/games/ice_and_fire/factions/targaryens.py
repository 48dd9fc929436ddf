"""What the tests of House Targaryen have in common: who is who, and who does nothing."""

from typing import Any

SCREAMERS = "targaryen_dothraki_screamers"
OUTRIDERS = "targaryen_dothraki_outriders"
VETERANS = "targaryen_dothraki_veterans"
SWORDMASTERS = "targaryen_unsullied_swordmasters"
PIKEMEN = "targaryen_unsullied_pikemen"
DROGON = "targaryen_drogon"
VISERION = "targaryen_viserion"
RHAEGAL = "targaryen_rhaegal"
HRAKKARS = "targaryen_dothraki_hrakkars"
DERVISHES = "targaryen_stormcrow_dervishes"
MERCENARIES = "targaryen_stormcrow_mercenaries"
FREEDMEN = "targaryen_freedmen"
BLOODRIDERS = "targaryen_drogos_bloodriders"
BEASTS = "targaryen_brazen_beasts"
PIT_FIGHTERS = "targaryen_pit_fighters"
JORAH = "targaryen_jorah_mormont_the_wandering_knight"
CROSSBOWMEN = "lannister_lannister_crossbowmen"  # 5 dice in melee hit with 5


def joined(card: str, **more: Any) -> dict[str, Any]:
    """A unit with an attachment of the House."""
    return {"with": [f"targaryen_{card}"], **more}


KHAL = joined("khal_drogo_the_great_khal_commander")
BARRISTAN = joined("barristan_selmy_the_bold_commander")
BELWAS = joined("belwas_the_strong_commander")
GREY_WORM = joined("grey_worm_unsullied_commander_commander")
MOTHER = joined("daenerys_targaryen_mother_of_dragons_commander")
QUEEN = joined("daenerys_targaryen_queen_of_meereen_commander")
DAARIO = joined("daario_naharis_stormcrow_captain_commander")
MARSELEN = joined("marselen_mothers_men_commander_commander")
SKAHAZ = joined("skahaz_mo_kandaq_the_shavepate_commander")
TACTICIAN = joined("jorah_mormont_westerosi_tactician_commander")
