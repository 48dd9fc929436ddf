"""The Purse: a tiny game that uses everything the kernel offers.

X1 Each of two to four seats has five coins, one favour and one hidden card; the other cards are
   the deck. A game lasts as many rounds as the option says.
X2 Planning: all seats at once and in secret put up to two flags on two chests, flag by flag, and
   say that they are ready; until all are, they may change their minds. Then every flag on the
   chest with more flags earns its owner a coin.
X3 Bidding: all seats at once bid in secret. The highest bid is paid and wins the round; of equal
   bids the one nearest clockwise to the first seat of the round.
X4 Whoever holds the raven may then secretly exchange it for the top card of the deck, and the raven
   goes to the bottom.
X5 A die tells the prize. Clockwise from the winner, every seat may spend its favour to spoil the
   prize by one, or pass; after a spoiling everybody may react again. The winner may answer a
   spoiling with the own favour, which wards it off.
X6 The winner scores the prize. In the end the highest card scores three more; the most points win.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from throneroom.kernel import (
    PASS_VERBS,
    REST_OF_ROUND,
    SEATS,
    Action,
    BadInput,
    Block,
    Chance,
    EventForm,
    Flow,
    Game,
    Illegal,
    Names,
    Option,
    Param,
    Question,
    Reader,
    Window,
    cancel,
    clockwise,
    open_window,
    windows_of,
    words,
)

CARDS: Final = Names(
    "card", ("stag", "wolf", "lion", "rose", "kraken", "sun", "falcon", "trout", "raven")
)
RAVEN: Final = CARDS.index["raven"]
CHESTS: Final = Names("chest", ("left", "right"))
COLOURS: Final = Names("colour", ("red", "blue", "green", "gold"))
FLAGS: Final = 2
DRAFTS: Final = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0))
STAGES: Final = ("plan", "open_chests", "bid", "raven", "roll", "award", "next_round")
DICE: Final = {"four": 4, "six": 6}


class Purse:
    """The table: plain data, and the kernel's flow."""

    __slots__ = (
        "options",
        "round",
        "coins",
        "favours",
        "scores",
        "cards",
        "deck",
        "flags",
        "bids",
        "winner",
        "prize",
        "swapper",
        "flow",
    )

    def __init__(self, seats: int, options: dict[str, Any], chance: Chance) -> None:
        self.options = options
        self.round = 0
        self.coins = [5] * seats
        self.favours = [1] * seats
        self.scores = [0] * seats
        self.cards = list(range(seats))
        self.deck = list(range(seats, len(CARDS.ids)))  # the last one is the top card
        self.flags = [0] * (2 * seats)  # on the left and on the right chest, seat by seat
        self.bids = [-1] * seats
        self.winner = -1
        self.prize = 0
        self.swapper = -1
        self.flow = Flow(chance)

    def copy(self) -> "Purse":
        other = Purse.__new__(Purse)
        other.options = self.options
        other.round = self.round
        other.coins = self.coins[:]
        other.favours = self.favours[:]
        other.scores = self.scores[:]
        other.cards = self.cards[:]
        other.deck = self.deck[:]
        other.flags = self.flags[:]
        other.bids = self.bids[:]
        other.winner = self.winner
        other.prize = self.prize
        other.swapper = self.swapper
        other.flow = self.flow.copy()
        return other


def everybody(t: Purse) -> tuple[int, ...]:
    return tuple(range(len(t.coins)))


def first_seat(t: Purse) -> int:
    return (t.round - 1) % len(t.coins)


# Steps


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Purse:  # X1
    t = Purse(seats, options, chance)
    t.flow.push("next_round")
    t.flow.push("deal")
    return t


def deal(t: Purse) -> None:  # X1
    cards = list(range(len(CARDS.ids)))
    t.flow.chance.shuffle(cards)
    t.cards = cards[: len(t.cards)]
    t.deck = cards[len(t.cards) :]
    for seat, card in enumerate(t.cards):
        t.flow.whisper((seat,), "dealt", (seat,), (card,))


def next_round(t: Purse) -> None:  # X1
    if t.round == t.options["rounds"]:
        t.flow.push("end")
        return
    t.flow.hear_again(REST_OF_ROUND)
    t.round += 1
    t.bids = [-1] * len(t.bids)
    t.winner, t.prize = -1, 0
    push_round(t, "plan")


def push_round(t: Purse, first: str) -> None:
    """The steps of a round from the first one on: what is pushed last is done first."""
    for step in reversed(STAGES[STAGES.index(first) :]):
        t.flow.push(step)


def plan(t: Purse) -> None:  # X2
    t.flow.ask("plan", everybody(t))


def open_chests(t: Purse) -> None:  # X2
    left, right = sum(t.flags[::2]), sum(t.flags[1::2])
    if left != right:
        chest = 0 if left > right else 1
        for seat in everybody(t):
            t.coins[seat] += t.flags[2 * seat + chest]
        t.flow.emit("opened", chest, tuple(t.flags))
    t.flags = [0] * len(t.flags)


def bid(t: Purse) -> None:  # X3
    t.flow.ask("bid", everybody(t))


def raven(t: Purse) -> None:  # X4
    if RAVEN in t.cards:
        t.flow.ask("raven", (t.cards.index(RAVEN),))


def roll(t: Purse) -> None:  # X3, X5
    order = clockwise(first_seat(t), len(t.bids))
    t.winner = max(order, key=lambda seat: t.bids[seat])
    t.coins[t.winner] -= t.bids[t.winner]
    t.prize = 1 + t.flow.chance.below(DICE[t.options["die"]])
    t.flow.emit("rolled", t.winner, tuple(t.bids), t.prize)
    if t.options["spoiling"]:
        open_window(t.flow, "spoiling", ())


def award(t: Purse) -> None:  # X6
    t.scores[t.winner] += t.prize
    t.flow.emit("awarded", t.winner, t.prize)


def end(t: Purse) -> None:  # X6
    t.scores[t.cards.index(max(t.cards))] += 3
    t.flow.finish(most_points(t), t.scores, "points")


def most_points(t: Purse) -> list[int]:  # X6
    best = max(t.scores)
    return [seat for seat, score in enumerate(t.scores) if score == best]


STEPS: Final[dict[str, Callable[..., None]]] = {
    "deal": deal,
    "next_round": next_round,
    "plan": plan,
    "open_chests": open_chests,
    "bid": bid,
    "raven": raven,
    "roll": roll,
    "award": award,
    "end": end,
}


# Questions


def legal_plan(t: Purse, seat: int) -> list[Action]:  # X2
    placed = t.flags[2 * seat] + t.flags[2 * seat + 1]
    place: list[Action] = [("place", 0), ("place", 1)]
    return [*place, ("ready",)] if placed < FLAGS else [("ready",)]


def check_plan(t: Purse, seat: int, action: Action) -> None:  # X2
    if action[0] == "place" and t.flags[2 * seat] + t.flags[2 * seat + 1] == FLAGS:
        raise Illegal("X2", "tiny-no-flag-left", flags=FLAGS)
    if action[0] == "remove" and not t.flags[2 * seat + action[1]]:
        raise Illegal("X2", "tiny-no-flag-there", chest=CHESTS.ids[action[1]])


def take_plan(t: Purse, seat: int, action: Action) -> bool:  # X2
    if action[0] == "ready":
        return False
    t.flags[2 * seat + action[1]] += 1 if action[0] == "place" else -1
    return True


def legal_bid(t: Purse, seat: int) -> list[Action]:  # X3
    return [("bid", coins) for coins in range(t.coins[seat] + 1)]


def check_bid(t: Purse, seat: int, action: Action) -> None:  # X3
    if not 0 <= action[1] <= t.coins[seat]:
        raise Illegal("X3", "tiny-bid-too-high", coins=t.coins[seat])


def take_bid(t: Purse, seat: int, action: Action) -> None:  # X3
    t.bids[seat] = action[1]


def take_raven(t: Purse, seat: int, action: Action) -> None:  # X4
    if action[0] == "swap":
        t.cards[seat] = t.deck.pop()
        t.deck.insert(0, RAVEN)
        t.swapper = seat
        t.flow.whisper((seat,), "swapped", (), (t.cards[seat],))


# Windows


def may_spoil(t: Purse, seat: int, subject: Any, declared: Any) -> bool:  # X5
    return t.favours[seat] > 0 and t.prize > 0


def spend_favour(t: Purse, seat: int, action: Action, subject: Any) -> None:  # X5
    t.favours[seat] -= 1
    t.flow.emit("spoiled" if action[0] == "spoil" else "warded", seat)


def spoil(t: Purse, seat: int, action: Action, subject: Any) -> None:  # X5
    t.prize -= 1


def may_ward(t: Purse, seat: int, subject: Any, declared: Any) -> bool:  # X5
    spoiler = subject[2]
    return spoiler != seat and t.favours[seat] > 0


def ward(t: Purse, seat: int, action: Action, subject: Any) -> None:  # X5
    cancel(t.flow, *subject)


def anything(t: Purse, seat: int, action: Action, subject: Any) -> None:
    """Whoever is asked may do it."""


WINDOWS: Final = windows_of(
    {
        "spoiling": Window(
            verbs=frozenset({"spoil"}),
            order=lambda t, subject, last: clockwise(t.winner, len(t.favours)),
            asks=may_spoil,
            effects=lambda t, seat, subject: [("spoil",)],
            check=anything,
            declare=spend_favour,
            resolve=spoil,
            at_once=True,
            answered="warding",
        ),
        "warding": Window(
            verbs=frozenset({"ward"}),
            order=lambda t, subject, last: (t.winner,),
            asks=may_ward,
            effects=lambda t, seat, subject: [("ward",)],
            check=anything,
            declare=spend_favour,
            resolve=ward,
            question="answer",
        ),
    },
    contexts={"answer": lambda t, seat: {"spoiler": t.flow.args[1][2]}},
)


def any_of(*actions: Action) -> dict[str, Any]:
    """The parts of a question whose answers are always the same and always allowed."""
    return {
        "verbs": frozenset(action[0] for action in actions),
        "legal": lambda t, seat: list(actions),
        "check": lambda t, seat, action: None,
    }


QUESTIONS: Final = {
    "plan": Question(
        frozenset({"place", "remove", "ready"}),
        legal_plan,
        check_plan,
        take_plan,
        take_back=True,
        timeout=lambda t, seat: ("ready",),
    ),
    "bid": Question(
        frozenset({"bid"}),
        legal_bid,
        check_bid,
        take_bid,
        sealed=True,
        context=lambda t, seat: {"coins": t.coins[seat]},
        offer=lambda t, seat: {"coins": [0, t.coins[seat]]},
        sample=lambda t, seat, chance: ("bid", chance.below(t.coins[seat] + 1)),
    ),
    "raven": Question(
        **any_of(("keep",), ("swap",)), take=take_raven, private=True, quiet=frozenset({"keep"})
    ),
}
VERBS: Final = dict(
    [
        words("place", Param("chest", CHESTS)),
        words("remove", Param("chest", CHESTS)),
        words("ready"),
        words("bid", Param("coins", low=0, high=99)),
        *(words(verb) for verb in ("keep", "swap", "spoil", "ward")),
    ]
)
EVENTS: Final = {
    "dealt": EventForm((Param("seat", SEATS),), secret=(Param("card", CARDS),), rule="X1"),
    "opened": EventForm((Param("chest", CHESTS), Param("flags", many=True)), rule="X2"),
    "swapped": EventForm((), secret=(Param("card", CARDS),), hidden=True, rule="X4"),
    "rolled": EventForm(
        (Param("seat", SEATS), Param("bids", many=True), Param("prize")), rule="X3"
    ),
    "spoiled": EventForm((Param("seat", SEATS),), rule="X5"),
    "warded": EventForm((Param("seat", SEATS),), rule="X5"),
    "awarded": EventForm((Param("seat", SEATS), Param("prize")), rule="X6"),
}


# What each seat sees, and what it can imagine


def view(t: Purse, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "round": t.round,
        "coins": t.coins[:],
        "favours": t.favours[:],
        "scores": t.scores[:],
        "deck": len(t.deck),
        "bids": t.bids[:],
        "winner": t.winner,
        "prize": t.prize,
    }
    if seat is not None:
        seen["card"] = CARDS.ids[t.cards[seat]]
        seen["flags"] = t.flags[2 * seat : 2 * seat + 2]
        seen["swapped"] = t.swapper == seat
    return seen


def imagine(t: Purse, seat: int, chance: Chance) -> Purse:
    other = t.copy()
    other.flow.chance = chance
    # Sorted before it is shuffled, so that the truth leaves no trace in the result.
    pool = sorted([*(card for s, card in enumerate(t.cards) if s != seat), *t.deck])
    bottom = []
    if t.swapper == seat:
        pool.remove(RAVEN)
        bottom = [RAVEN]
    else:
        other.swapper = -1
    chance.shuffle(pool)
    for s in everybody(t):
        if s != seat:
            other.cards[s] = pool.pop()
    other.deck = bottom + pool
    if t.flow.kind == "plan":
        for s in everybody(t):
            if s != seat:
                other.flags[2 * s : 2 * s + 2] = DRAFTS[chance.below(len(DRAFTS))]
    return other


def judge(t: Purse) -> list[float]:
    worths = [2.0 ** (score + t.prize * (t.winner == seat)) for seat, score in enumerate(t.scores)]
    return [worth / sum(worths) for worth in worths]


# Positions


def to_json(t: Purse) -> dict[str, Any]:
    return {
        "round": t.round,
        "coins": t.coins[:],
        "favours": t.favours[:],
        "scores": t.scores[:],
        "cards": [CARDS.ids[card] for card in t.cards],
        "deck": [CARDS.ids[card] for card in t.deck],
        "flags": t.flags[:],
        "bids": t.bids[:],
        "winner": None if t.winner < 0 else str(t.winner),
        "prize": t.prize,
        "swapper": None if t.swapper < 0 else str(t.swapper),
    }


def from_json(r: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Purse:
    t = Purse(seats, options, chance)
    t.round = r.number("round", 0, 9, 0)
    t.coins = r.number_list("coins", 0, 99, t.coins)
    t.favours = r.number_list("favours", 0, 1, t.favours)
    t.scores = r.number_list("scores", 0, 99, t.scores)
    t.cards = r.name_list("cards", CARDS, list(CARDS.ids[:seats]))
    rest = [name for card, name in enumerate(CARDS.ids) if card not in t.cards]
    t.deck = r.name_list("deck", CARDS, rest)
    t.flags = r.number_list("flags", 0, FLAGS, t.flags)
    t.bids = r.number_list("bids", -1, 99, t.bids)
    t.winner = r.name("winner", SEATS, None)
    t.prize = r.number("prize", 0, 6, 0)
    t.swapper = r.name("swapper", SEATS, None)
    for name in ("coins", "favours", "scores", "cards", "bids"):
        if len(getattr(t, name)) != seats:
            raise r.complain("position-bad-length", name)
    if len(t.flags) != 2 * seats:
        raise r.complain("position-bad-length", "flags")
    if sorted(t.cards + t.deck) != list(range(len(CARDS.ids))):
        raise BadInput("position-cards-differ", path=r.place("deck"))
    if max(t.winner, t.swapper) >= seats:
        raise r.complain("position-bad-seat", "winner")
    push_round(t, r.word("at", STAGES, "next_round"))
    return t


def preview(t: Purse, seat: int, action: Action) -> dict[str, Any]:
    if action[0] != "bid":
        return {}
    left = t.coins[seat] - action[1]
    warning = {"rule": "X3", "key": "tiny-nothing-left", "data": {"coins": action[1]}}
    return {"left": left, "warnings": [] if left else [warning]}


def draw(view: dict[str, Any], say: Callable[..., str]) -> Sequence[Block]:
    rows = [[str(view[name][i]) for name in ("coins", "scores")] for i in range(len(view["coins"]))]
    columns = [say("tiny-field-coins"), say("tiny-field-scores")]
    return [
        f"[bold]{say('tiny-table-round', n=view['round'])}[/]",
        {"title": "", "columns": columns, "rows": rows},
    ]


def picture(t: Purse, name: Callable[[str, str], str]) -> str:
    colours = " ".join(name("colour", colour) for colour in COLOURS.ids[: len(t.coins)])
    return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{colours}</text></svg>'


GAME: Final = Game(
    slug="tiny",
    title="The Purse",
    version="1",
    seats=range(2, 5),
    options=(
        Option("rounds", 2, low=1, high=9),
        Option("spoiling", True),
        Option("die", "six", choices=("four", "six")),
        Option("colours", [], choices=COLOURS.ids, many=True),
    ),
    steps={**STEPS, **WINDOWS.steps},
    questions={**QUESTIONS, **WINDOWS.questions},
    verbs={**VERBS, **PASS_VERBS},
    events=EVENTS,
    set_up=set_up,
    view=view,
    to_json=to_json,
    from_json=from_json,
    imagine=imagine,
    endings={"points": most_points},
    judge=judge,
    rounds=lambda t: t.round,
    seat_names=lambda t: COLOURS.ids[: len(t.coins)],
    preview=preview,
    draw=draw,
    svg=picture,
)
