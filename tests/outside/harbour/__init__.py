"""A small game that lives outside the project, as another package's would.

In each of three rounds every seat secretly sends a ship (H1.1), the harbour master's die says what
the cargo is worth (H1.2), and the one largest ship takes it (H1.3); its captain keeps the cargo or
gives it away (H1.4). A hidden patron is worth as much as the card says at the end (H1.5).
"""

from typing import Any

from throneroom.kernel import (
    SEATS,
    Action,
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
    words,
)

SHIPS = Names("ship", ["skiff", "cog", "galley", "carrack"])
PATRONS = Names("patron", ["beggar", "baker", "banker", "bishop", "baron"])


class Table:
    __slots__ = ("round", "ships", "points", "patrons", "sent", "cargo", "flow", "options")

    def __init__(self, seats: int, options: dict[str, Any], chance: Chance) -> None:
        self.round = 0
        self.ships = [[1] * len(SHIPS.ids) for _ in range(seats)]
        self.points = [0] * seats
        self.patrons = list(range(len(PATRONS.ids)))
        self.sent = [-1] * seats
        self.cargo = 0
        self.options = options
        self.flow = Flow(chance)

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.round = self.round
        other.ships = [ships[:] for ships in self.ships]
        other.points = self.points[:]
        other.patrons = self.patrons[:]
        other.sent = self.sent[:]
        other.cargo = self.cargo
        other.options = self.options
        other.flow = self.flow.copy()
        return other


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    t = Table(seats, options, chance)
    chance.shuffle(t.patrons)
    t.flow.push("sail")
    t.flow.push("meet_patrons")
    return t


def meet_patrons(t: Table) -> None:
    for seat in range(len(t.points)):
        t.flow.whisper((seat,), "patron", (seat,), (t.patrons[seat],))


def sail(t: Table) -> None:
    if t.round == t.options["rounds"]:
        totals = [points + t.patrons[seat] for seat, points in enumerate(t.points)]
        best = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == best]
        t.flow.finish(winners, totals, "richest")
        return
    t.round += 1
    t.flow.push("unload")
    t.flow.ask("send", tuple(range(len(t.points))))


def unload(t: Table) -> None:
    t.cargo = t.flow.chance.below(6) + 1
    t.flow.emit("cargo", t.cargo)
    t.flow.push("sail")
    largest = max(t.sent)
    if t.sent.count(largest) == 1:
        winner = t.sent.index(largest)
        t.flow.emit("landed", winner, largest)
        t.flow.ask("share", (winner,), t.cargo)
    else:
        t.flow.emit("collision")


def legal_ships(t: Table, seat: int) -> list[Action]:
    return [("send", ship) for ship, there in enumerate(t.ships[seat]) if there]


def check_ship(t: Table, seat: int, action: Action) -> None:
    if not t.ships[seat][action[1]]:
        raise Illegal("H1.1", "harbour-ship-gone", ship=SHIPS.ids[action[1]])


def send(t: Table, seat: int, action: Action) -> None:
    t.ships[seat][action[1]] = 0
    t.sent[seat] = action[1]


def legal_shares(t: Table, seat: int) -> list[Action]:
    others = [("give", other) for other in range(len(t.points)) if other != seat]
    return [("keep",), *others]


def check_share(t: Table, seat: int, action: Action) -> None:
    if action not in legal_shares(t, seat):
        raise Illegal("H1.4", "harbour-nobody-there")


def share(t: Table, seat: int, action: Action) -> None:
    taker = seat if action == ("keep",) else action[1]
    t.points[taker] += t.cargo
    t.flow.emit("took", taker, t.cargo)


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "round": t.round,
        "cargo": t.cargo,
        "seats": [
            {
                "points": t.points[i],
                "ships": [s for s, there in zip(SHIPS.ids, t.ships[i], strict=True) if there],
                "patron": PATRONS.ids[t.patrons[i]] if i == seat else None,
            }
            for i in range(len(t.points))
        ],
    }


def imagine(t: Table, seat: int, chance: Chance) -> Table:
    other = t.copy()
    other.flow.chance = chance
    hidden = sorted(p for p in t.patrons if p != t.patrons[seat])
    chance.shuffle(hidden)
    other.patrons = [*hidden[:seat], t.patrons[seat], *hidden[seat:]]
    other.flow.answers = tuple(
        answer if answer is None or i == seat else legal_ships(t, i)[0]
        for i, answer in enumerate(t.flow.answers)
    )
    return other


def to_json(t: Table) -> dict[str, Any]:
    return {name: getattr(t, name) for name in ("round", "ships", "points", "patrons", "cargo")}


def from_json(document: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Table:
    t = Table(seats, options, chance)
    t.round = document.number("round", 0, 9, 0)
    t.points = document.number_list("points", 0, 99, t.points)
    t.patrons = document.number_list("patrons", 0, 4, t.patrons)
    t.cargo = document.number("cargo", 0, 6, 0)
    ships = document.items("ships", t.ships)
    t.ships = [[int(bool(ship)) for ship in row] for row in ships]
    document.done()
    t.flow.push("sail")
    return t


def judge(t: Table) -> list[float]:
    worths = [1 + points + t.patrons[seat] for seat, points in enumerate(t.points)]
    return [worth / sum(worths) for worth in worths]


def context(t: Table, seat: int) -> dict[str, Any]:
    return {"cargo": t.cargo, "round": t.round, "seat": seat}


def preview(t: Table, seat: int, action: Action) -> dict[str, Any]:
    if action[0] != "give":
        return {}
    data = {"seat": action[1], "cargo": t.cargo}
    return {"warnings": [{"rule": "H1.4", "key": "harbour-given-away", "data": data}]}


GAME = Game(
    slug="harbour",
    version="1",
    seats=range(2, 5),
    options=(
        Option("rounds", 3, low=1, high=4),
        Option("weather", "calm", choices=("calm", "storm")),
        Option("fog", False),
    ),
    steps={"meet_patrons": meet_patrons, "sail": sail, "unload": unload},
    questions={
        "send": Question(
            frozenset({"send"}), legal_ships, check_ship, send, sealed=True, context=context
        ),
        "share": Question(
            frozenset({"keep", "give"}), legal_shares, check_share, share, context=context
        ),
    },
    verbs=dict(
        [words("send", Param("ship", SHIPS)), words("keep"), words("give", Param("to", SEATS))]
    ),
    events={
        "patron": EventForm((Param("seat", SEATS),), (Param("patron", PATRONS),)),
        "cargo": EventForm((Param("worth"),)),
        "landed": EventForm((Param("seat", SEATS), Param("ship", SHIPS))),
        "collision": EventForm(),
        "took": EventForm((Param("seat", SEATS), Param("worth"))),
    },
    set_up=set_up,
    view=view,
    to_json=to_json,
    from_json=from_json,
    imagine=imagine,
    judge=judge,
    rounds=lambda t: int(t.round),
    seat_names=lambda t: tuple(("red", "blue", "green", "white")[: len(t.points)]),
    preview=preview,
)
