"""A picture of a position, as SVG: the Board Game after two rounds of random bots.

In a notebook a state shows itself in this way. In the terminal `throneroom map` does the same.

python examples/picture.py
"""

from pathlib import Path

import throneroom
from throneroom.bots import RandomBot
from throneroom.text import Translator


def main() -> None:
    game = throneroom.load("thrones")
    state = game.start(seats=6, seed=7)
    bots = [RandomBot(seed) for seed in range(state.seats)]
    while state.outcome() is None and game.rounds(state.table) < 3:
        seat = state.to_move()[0]
        state.play(seat, bots[seat].choose(state.sight(seat)))

    # What everybody sees, and no more: orders that lie face down are face down here too.
    picture = state._repr_svg_()
    assert picture is not None, "a game that cannot be drawn"
    Path("thrones.svg").write_text(picture, "utf-8")
    print(f"thrones.svg: {len(picture)} characters, with ids for names")

    # The same in another language: the game is told how to name things.
    assert game.svg is not None
    words = Translator("pl", game)
    polish = game.svg(state.table, words.name)
    Path("thrones-pl.svg").write_text(polish, "utf-8")
    print("thrones-pl.svg: with names in Polish, such as", words.name("area", "white_harbor"))


if __name__ == "__main__":
    main()
