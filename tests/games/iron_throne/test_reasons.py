"""What a hint counts at the table, and what one of each is worth."""

from tests.games.iron_throne.table import Play, sit

from throneroom.games.iron_throne.reasons import reasons


def counted(play: Play, house: str) -> dict[str, int]:
    """By name: how many there are."""
    found = reasons(play.state.table, play.seat(house))
    return {name: reason.number for name, reason in found.items()}


def encounter() -> Play:
    return sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 5, "hand": "h12 h1", "spread": 2},
        stark={"fighter": "robb", "robb": 2, "hand": "h10 h1", "hostages": "lannister:h10"},
        baratheon={"fighter": "davos", "side": "defender"},
    )


def test_what_counts_for_a_house_in_an_encounter() -> None:
    assert counted(encounter(), "stark") == {
        "influence": 0,
        "rivals": 2,
        "living": 4,
        "power": 14,
        "reserve": 4,
        "hostages": 1,
        "cards": 2,
        "lead": 1,  # Robb's 2 and Davos's 4 against Jaime's 5
    }
    attacker = counted(encounter(), "lannister")
    assert (attacker["influence"], attacker["rivals"], attacker["lead"]) == (2, 0, -1)


def test_nobody_leads_who_stays_out() -> None:
    play = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 5},
        stark={"fighter": "robb"},
    )
    assert counted(play, "baratheon")["lead"] == 0


def test_what_is_good_is_worth_something_to_the_judge() -> None:
    found = reasons(encounter().state.table, 0)
    bad = {"rivals"}
    assert all(reason.worth <= 0 for name, reason in found.items() if name in bad)
    assert all(reason.worth >= 0 for name, reason in found.items() if name not in bad)
    assert sum(reason.worth > 0 for reason in found.values()) > len(found) / 2
