"""T2: setup. Who plays which House, and everything that lies on the board before round 1."""

from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    FULL_HAND,
    HOUSES,
    LANDS,
    LANNISTER,
    SETUP,
    TRACKS,
    UNITS,
    WESTEROS_DECKS,
    WILDLINGS,
)
from throneroom.games.thrones.control import controller
from throneroom.games.thrones.state import IMPASSABLE, ONE, Table, put_units
from throneroom.kernel import Chance, Only, Option, check_own_choices

# T2.21-T2.24: the rule that names the Houses of each number of players.
_HOUSES_ONLY: Final = tuple(
    Only(tuple(SETUP["player_counts"][str(seats)]["houses"]), (("seats", seats),), rule)
    for seats, rule in ((3, "T2.24"), (4, "T2.23"), (5, "T2.22"), (6, "T2.21"))
)
OPTIONS: Final = (
    Option("tides_of_battle", False),  # T17.1
    Option("lannister_port_ship", "four_or_more", ("four_or_more", "on", "off")),  # T2.19, TR2.2
    Option("final_tie_break", "rulebook", ("rulebook", "faq2")),  # T30.6, TR30.1
    Option("houses", [], HOUSES.ids, many=True, only=_HOUSES_ONLY),  # T2.5: dealt if empty
    Option("rounds", SETUP["rounds"], low=1, high=SETUP["rounds"]),  # T4.1
)


def houses_in_play(seats: int) -> tuple[int, ...]:
    """The Houses that can be chosen with this number of players. T2.21-T2.24"""
    return tuple(HOUSES.index[name] for name in SETUP["player_counts"][str(seats)]["houses"])


def choose_houses(seats: int, chosen: list[str], chance: Chance) -> tuple[int, ...]:
    """The House of each seat: as chosen, or dealt at random. T1.1, T2.5"""
    if chosen:
        check_own_choices("houses", chosen, seats)
        return tuple(HOUSES.index[name] for name in chosen)
    dealt = sorted(houses_in_play(seats))
    chance.shuffle(dealt)
    return tuple(dealt)


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A new game, about to enter round 1 (which has no Westeros phase, T4.3). T2.1-T2.25"""
    t = Table().cleared(choose_houses(seats, options["houses"], chance), options, chance)
    shuffle_decks(t, chance)
    place_common(t)
    for house in t.houses:
        place_house(t, house)
    for area in LANDS:
        t.control[area] = controller(t, area)
    t.flow.push("begin_round")
    return t


def shuffle_decks(t: Table, chance: Chance) -> None:
    """T2.1, T2.2, TR2.3"""
    t.wildling_deck = list(range(len(WILDLINGS.ids)))
    chance.shuffle(t.wildling_deck)
    t.wildling_known = [0] * len(t.wildling_deck)
    for i, deck in enumerate(WESTEROS_DECKS):
        cards = list(deck)
        chance.shuffle(cards)
        t.decks[i] = tuple(cards)


def place_common(t: Table) -> None:
    """Round and wildling tokens, neutral forces, tracks without gaps. T2.1, T2.3, T2.4, T2.6-T2.9

    Overlay and stars of the King's Court are in content.KINGS_COURT_STARS (T1.12, T2.20). A neutral
    token that is taken off never returns (T1.10, T1.17); Highgarden has none with four players
    (TR2.1); the port of an impassable area has no owner (TR2.4).
    """
    t.round = SETUP["round_start"]
    t.wildling = SETUP["wildling_track_start"]
    for token in SETUP["player_counts"][str(len(t.houses))]["neutral_forces"]:
        area = AREAS.index[token["area"]]
        t.neutral[area] = IMPASSABLE if token["impassable"] else token["strength"]
    for track, name in enumerate(TRACKS.ids):
        order = (HOUSES.index[house] for house in SETUP["tracks_six_players"][name])
        t.tracks[track] = tuple(house for house in order if house in t.houses)  # T2.8


def place_house(t: Table, house: int) -> None:
    """A House's units, garrison, Power, supply and cards. T2.10-T2.19"""
    start = SETUP["houses"][HOUSES.ids[house]]
    for name, units in start["starting_units"].items():
        area = AREAS.index[name]
        if house == LANNISTER and name == "port_of_lannisport" and not _port_ship(t):
            continue
        for kind, number in units.items():
            put_units(t, house, area, number * ONE[UNITS.index[kind]])
    t.garrison[house] = start["garrison"]
    t.power[house] = SETUP["starting_power"]
    t.supply[house] = start["supply"]
    t.hands[house] = FULL_HAND


def _port_ship(t: Table) -> bool:
    """Whether Lannister starts with the FAQ's Ship in port. T2.19, TR2.2"""
    wanted = t.options["lannister_port_ship"]
    return len(t.houses) >= 4 if wanted == "four_or_more" else wanted == "on"
