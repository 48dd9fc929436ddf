"""A client of a server: come in as a guest, open a table with bots, and play it over a WebSocket.

It knows no rules. The server says what is asked and lists the choices; the client sends back the
text of one of them. It adds a number of its own to the dice, so that the host alone cannot choose
them (docs/fair_dice.md), and checks in the end that it counted. It needs `throneroom[server]` for
httpx and websockets.

throneroom serve &
python examples/client.py http://127.0.0.1:8000
"""

import json
import random
import secrets
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from throneroom.kernel import Match
from throneroom.kernel.dice import draw_of, number_commitment


class Table:
    """One open page of a table: keeps the newest picture, and answers what is asked."""

    def __init__(self, socket: ClientConnection, seed: int, number: str) -> None:
        self.socket = socket
        self.number = number
        self.draw = ""
        self.dice = random.Random(seed)
        self.sent = 0
        self.answered = ""

    def play(self) -> dict[str, Any]:
        """Answer until the game is over; returns how it ended."""
        while True:
            # A frame is a list of messages in their order.
            for message in json.loads(self.socket.recv()):
                if message["t"] == "refused":
                    raise RuntimeError(message["error"]["key"])
                if message["t"] == "table":
                    self.reveal(message)
                # Always a complete picture. With `?changes=1` we would be sent only what changes.
                if message["t"] == "state":
                    if message["outcome"] is not None:
                        outcome: dict[str, Any] = message["outcome"]
                        return outcome
                    self.answer(message["decision"])

    def reveal(self, table: dict[str, Any]) -> None:
        """Say our number, when nothing can be changed any more that others are committed to."""
        if table["status"] != "starting" or self.draw:
            return
        sealed = {one["seat"]: one["commitment"] for one in table["dice"]["seats"]}
        if sealed[table["yours"]] != number_commitment(self.number):
            raise RuntimeError("our number is not among those that were sealed")
        self.draw = draw_of(table["id"], table["commitment"], sealed.items())
        said = {"t": "dice_reveal", "id": "number", "number": self.number, "draw": self.draw}
        self.socket.send(json.dumps(said))

    def answer(self, decision: dict[str, Any] | None) -> None:
        """Choose something, if we are asked and have not answered yet."""
        # The token names the decision. With it an answer that is repeated, or comes too late, is
        # never taken for the answer to another question.
        if decision is None or not decision["choices"] or decision["token"] == self.answered:
            return
        self.answered = decision["token"]
        self.sent += 1
        choice = self.dice.choice(decision["choices"])
        act = {"t": "act", "id": f"m{self.sent}", "token": self.answered, "action": choice["text"]}
        self.socket.send(json.dumps(act))


def main(address: str) -> None:
    # Requests that change something need this header; the session is a cookie.
    with httpx.Client(base_url=address, headers={"X-Throneroom": "1"}) as http:
        http.post("/api/guest", json={"name": "Podrick"}).raise_for_status()
        number = secrets.token_hex(32)
        wish = {
            "game": "iron_throne",
            "seats": 3,
            "options": {"turn_limit": 6},
            "bots": {"1": "random", "2": "random"},
            "start": True,
            "dice": number_commitment(number),
        }
        answer = http.post("/api/tables", json=wish)
        answer.raise_for_status()
        table = answer.json()
        print("Our table:", f"{address}/table/{table['id']}")
        print("The host is committed to:", table["commitment"])

        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/ws"
        with connect(place, additional_headers={"Cookie": cookies}, max_size=None) as socket:
            seat = Table(socket, seed=7, number=number)
            outcome = seat.play()
        print(f"Over after {seat.sent} answers: seats {outcome['winners']} won.")

        # After the game nothing is secret any more: the record can be replayed by everybody.
        record = http.get(f"/api/tables/{table['id']}/record").raise_for_status().text
        print(record.splitlines()[0])
        proof = http.get(f"/api/tables/{table['id']}/verify").raise_for_status().json()
        dice = Match.from_record(record).header.dice
        fair = dice is not None and dice.verdict == "all" and dice.draw == seat.draw
        print("Verified:", proof["ok"] and fair)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
