"""What a hint counts at the table, and what one of each is worth."""

from tests.games.iron_throne.table import Play, sit

from throneroom.games.iron_throne.reasons import reasons


def counted(play: Play, house: str) -> dict[str, tuple[int, float]]:
    """By name: how many there are, and what one is worth."""
    found = reasons(play.state.table, play.seat(house))
    return {name: (reason.number, reason.worth) for name, reason in found.items()}


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
        "influence": (0, 10.0),
        "rivals": (2, -6.0),
        "living": (4, 2.0),
        "power": (14, 0.6),
        "reserve": (4, 0.25),
        "hostages": (1, 1.0),
        "cards": (2, 1.0),
        "lead": (1, 0.4),  # Robb's 2 and Davos's 4 against Jaime's 5
    }
    attacker = counted(encounter(), "lannister")
    assert (attacker["influence"][0], attacker["rivals"][0], attacker["lead"][0]) == (2, 0, -1)


def test_nobody_leads_who_stays_out() -> None:
    play = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 5},
        stark={"fighter": "robb"},
    )
    assert counted(play, "baratheon")["lead"] == (0, 0.4)
