"""Positions: set up a puzzle, ask what is allowed, and read why something is not.

House Lannister marches from Lannisport with two Footmen. Where can they go?

python examples/puzzle.py
"""

import json

import throneroom
from throneroom.kernel import BadInput, Illegal
from throneroom.text import Translator, load_rulebook

# Only what matters is said; everything else has sensible defaults. `at` names the moment.
PUZZLE = {
    "game": "thrones",
    "seats": 3,
    "table": {
        "at": "marches",
        "areas": {
            "lannisport": {"house": "lannister", "units": "ff", "order": "march_minus_1"},
            "riverrun": {"house": "stark", "units": "k"},
            "dragonstone": {"house": "baratheon", "units": "f"},
        },
    },
}


def main() -> None:
    game = throneroom.load("thrones")
    words = Translator("en", game)
    rules = load_rulebook("thrones").rules
    state = game.from_position(PUZZLE)
    houses = game.seat_names(state.table)
    lannister = houses.index("lannister")
    state.play_text(lannister, "resolve_march lannisport")

    print("What may be done:")
    for action in state.legal(lannister):
        print(f"  {game.write(action):<40} {words.action(action, houses)}")

    print("What may not:")
    for text in ("march lannisport>winterfell:f", "march lannisport>riverrun:fff"):
        try:
            state.check(lannister, game.read(text))
        except Illegal as refusal:
            print(f"  {text:<40} {words.refusal(refusal, houses)}")
            print(f"  {'':<40} {refusal.rule}: {rules[refusal.rule].text}")

    # A position is JSON, so it can be kept in a file or sent to somebody.
    kept = json.dumps(state.to_position())
    again = game.from_position(json.loads(kept))
    print("The position comes back as it was:", again == state)

    # What makes no sense is refused with its place.
    try:
        game.from_position({**PUZZLE, "table": {"areas": {"lannisport": {"units": "ff"}}}})
    except BadInput as complaint:
        print("A bad position:", words.complaint(complaint))


if __name__ == "__main__":
    main()
