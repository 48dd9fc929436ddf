"""The verbs of the game, their text forms, and the actions that never change, made once."""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from throneroom.games.watch.content import (
    CARDS,
    COLOURS,
    HEROES,
    KINDS,
    NORTH,
    RESOURCES,
    SECTIONS,
)
from throneroom.games.watch.geometry import HEXES, PATHS, PLACES, SITES
from throneroom.kernel import Action, BadInput, Param, Verb, bits, words

_RESOURCE: Final = Param("resource", RESOURCES)
_GIVE: Final = Param("give", RESOURCES)
_GET: Final = Param("get", RESOURCES)
_SECTION: Final = Param("section", SECTIONS)
_COLOUR: Final = Param("colour", COLOURS)
_HERO: Final = Param("hero", HEROES)
_CARDS_GIVEN: Final = Param("give", RESOURCES, many=True)
_CARDS_WANTED: Final = Param("get", RESOURCES, many=True)


def _cards(text: str) -> tuple[int, ...]:
    return tuple(RESOURCES.read(word) for word in text.split())


def _bundle(cards: tuple[int, ...]) -> str:
    return " ".join(RESOURCES.ids[card] for card in cards)


def _offering(verb: str) -> tuple[str, Verb]:
    """`offer lumber lumber for ore`: cards given, cards wanted."""

    def write(action: Action) -> str:
        return f"{verb} {_bundle(action[1])} for {_bundle(action[2])}"

    def read(text: str) -> Action:
        give, found, get = f" {text} ".partition(" for ")
        if not found:
            raise BadInput("wrong-arguments", verb=verb, wanted=2, found=1)
        return (verb, _cards(give), _cards(get))

    return verb, Verb((_CARDS_GIVEN, _CARDS_WANTED), write, read, 0)


def _offering_to() -> tuple[str, Verb]:
    """`offer_to blue lumber lumber for ore`."""
    _, plain = _offering("offer")

    def write(action: Action) -> str:
        return f"offer_to {COLOURS.ids[action[1]]} {_bundle(action[2])} for {_bundle(action[3])}"

    def read(text: str) -> Action:
        colour, _, rest = text.strip().partition(" ")
        return ("offer_to", COLOURS.read(colour), *plain.read(rest)[1:])

    return "offer_to", Verb((_COLOUR, _CARDS_GIVEN, _CARDS_WANTED), write, read, 0)


VERBS: Final[dict[str, Verb]] = dict(
    (
        words("roll"),
        words("end_turn"),
        words("road", Param("path", PATHS)),
        words("settlement", Param("site", SITES)),
        words("keep", Param("site", SITES)),
        words("guard", _SECTION),
        words("buy"),
        words("trade", _GIVE, _GET),
        _offering("offer"),
        _offering_to(),
        words("accept"),
        words("refuse"),
        _offering("counter"),
        words("deal", _COLOUR),
        words("no_deal"),
        words("discard", _RESOURCE),
        words("recall", _RESOURCE),
        words("tormund", Param("place", PLACES)),
        words("steal", _COLOUR),
        words("steal_nothing"),
        words("patrol_tormund"),
        words("patrol_wildling", Param("hex", HEXES), Param("wildling", KINDS)),
        words("new_recruits", _SECTION),
        words("road_building"),
        words("stop"),
        words("winter_is_coming", Param("cards", RESOURCES, many=True)),
        words("monopoly", _RESOURCE),
        words("jeor_mormont", _RESOURCE, Param("colours", COLOURS, many=True)),
        words("give_back", _RESOURCE),
        words("bowen_marsh", _GIVE, _GET),
        words("samwell_tarly", _RESOURCE),
        words("decline"),
        words("othell_yarwyck", Param("path", PATHS)),
        words("alliser_thorne", Param("spare", RESOURCES), Param("instead", RESOURCES)),
        words("melisandre", Param("spare", RESOURCES), Param("instead", RESOURCES)),
        words("keep_card", Param("card", CARDS)),
        words("mance_rayder", _COLOUR),
        words("take_card", _RESOURCE),
        words("take_nothing"),
        words("benjen_stark", Param("north", NORTH)),
        words("ygritte", Param("hex", HEXES), Param("wildling", KINDS)),
        words("yoren", _SECTION),
        words("qhorin_halfhand"),
        words("turn_over"),
        words("swap", _HERO),
        words("remove_hero", _HERO),
    )
)

ROLL: Final[Action] = ("roll",)
END_TURN: Final[Action] = ("end_turn",)
BUY: Final[Action] = ("buy",)
ACCEPT: Final[Action] = ("accept",)
REFUSE: Final[Action] = ("refuse",)
NO_DEAL: Final[Action] = ("no_deal",)
STEAL_NOTHING: Final[Action] = ("steal_nothing",)
PATROL_TORMUND: Final[Action] = ("patrol_tormund",)
PLAY_ROAD_BUILDING: Final[Action] = ("road_building",)
STOP: Final[Action] = ("stop",)
DECLINE: Final[Action] = ("decline",)
TAKE_NOTHING: Final[Action] = ("take_nothing",)
QHORIN: Final[Action] = ("qhorin_halfhand",)
TURN_OVER: Final[Action] = ("turn_over",)

FIVE: Final = range(5)
# TRADES[given][set of resources in the supply]
TRADES: Final = tuple(
    tuple(
        tuple(("trade", give, get) for get in FIVE if get != give and there >> get & 1)
        for there in range(32)
    )
    for give in FIVE
)
# Offers of one card for one, and of two alike for one, by the set of resources that can be given.
OFFERS_OF_ONE: Final = tuple(
    tuple(
        ("offer", (give,), (get,))
        for give in FIVE
        if held >> give & 1
        for get in FIVE
        if get != give
    )
    for held in range(32)
)
OFFERS_OF_TWO: Final = tuple(
    tuple(
        ("offer", (give, give), (get,))
        for give in FIVE
        if held >> give & 1
        for get in FIVE
        if get != give
    )
    for held in range(32)
)
GUARDS_AT: Final = tuple(
    tuple(("guard", section) for section in range(4) if there >> section & 1) for there in range(16)
)
RECRUITS_AT: Final = tuple(
    tuple(("new_recruits", section) for section in range(4) if there >> section & 1)
    for there in range(16)
)
YOREN_AT: Final = tuple(
    tuple(("yoren", section) for section in range(4) if there >> section & 1) for there in range(16)
)
COUNTERS: Final = tuple(
    tuple(("counter", (given,), (wanted,)) for wanted in FIVE) for given in FIVE
)
DEALS: Final = tuple(("deal", colour) for colour in range(4))
STEALS: Final = tuple(("steal", colour) for colour in range(4))
DISCARDS: Final = tuple(("discard", resource) for resource in FIVE)
TWO_CARDS: Final = tuple(combinations_with_replacement(FIVE, 2))


@lru_cache(maxsize=1 << 14)
def roads_on(paths: int) -> tuple[Action, ...]:
    """Building a road on each of these paths."""
    return tuple([("road", path) for path in bits(paths)])


@lru_cache(maxsize=1 << 14)
def settlements_on(sites: int) -> tuple[Action, ...]:
    """Building a settlement on each of these intersections."""
    return tuple([("settlement", site) for site in bits(sites)])


@lru_cache(maxsize=1 << 12)
def keeps_on(sites: int) -> tuple[Action, ...]:
    """Turning the settlement on each of these intersections into a keep."""
    return tuple([("keep", site) for site in bits(sites)])
