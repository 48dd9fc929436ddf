"""Fair dice: what is hashed, byte by byte, and that nothing in a proof can be changed unnoticed."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import GAME

from throneroom.kernel import BadInput, Match, read_record, write_record
from throneroom.kernel.chance import commitment_of
from throneroom.kernel.dice import (
    Added,
    FairDice,
    dice_from_json,
    draw_of,
    number_commitment,
    seed_of,
)
from throneroom.kernel.record import Header

# The same for every verifier: the page's is held to them in web/tests/dice.test.ts.
VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text("utf-8"))
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def sha(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


@pytest.mark.parametrize(("number", "commitment"), VECTORS["commitments"])
def test_vectors_of_commitments(number: str, commitment: str) -> None:
    assert number_commitment(number) == commitment
    assert commitment == sha(b"throneroom number " + bytes.fromhex(number))


@pytest.mark.parametrize("vector", VECTORS["proofs"], ids=lambda vector: vector["name"])
def test_vectors_of_proofs(vector: dict[str, Any]) -> None:
    written = {name: vector[name] for name in ("table", "secret", "seats")}
    dice = dice_from_json(written, 8)
    assert dice.to_json() == written
    assert dice.wrong_number() is None
    found = {name: getattr(dice, name) for name in ("host", "draw", "seed", "verdict")}
    assert found == {name: vector[name] for name in found}


def test_what_is_hashed_is_text_in_one_order_only() -> None:
    vector = VECTORS["proofs"][2]  # one page was not there, another did not reveal
    (_, first, number), _, (_, third, _) = vector["seats"]
    said = f"table t\nhost {vector['host']}\nseat 0 {first}\nseat 1 -\nseat 3 {third}\n"
    assert vector["draw"] == sha(b"throneroom draw " + said.encode())
    said = f"draw {vector['draw']}\nhost {vector['secret']}\nseat 0 {number}\nseat 1 -\nseat 3 -\n"
    assert vector["seed"] == sha(b"throneroom seed " + said.encode())
    assert vector["host"] == commitment_of(bytes.fromhex(vector["secret"]))
    shuffled = [(3, third), (0, first), (1, None)]
    assert draw_of("t", vector["host"], shuffled) == vector["draw"]
    assert (
        seed_of(vector["draw"], vector["secret"], [(3, None), (1, None), (0, number)])
        == (vector["seed"])
    )


@given(st.lists(NUMBERS, min_size=1, max_size=8), NUMBERS, NUMBERS, st.data())
def test_every_number_counts(
    numbers: list[str], secret: str, other: str, data: st.DataObject
) -> None:
    added = [Added(seat, number_commitment(n), n) for seat, n in enumerate(numbers)]
    dice = FairDice("t", secret, tuple(added))
    assert dice.verdict == "all"
    seat = data.draw(st.integers(0, len(numbers) - 1))
    seeds = {dice.seed, replace(dice, table="u").seed, replace(dice, secret=other).seed}
    for change in (Added(seat, number_commitment(other), other), added[seat]._replace(number=None)):
        changed = (*added[:seat], change, *added[seat + 1 :])
        seeds.add(replace(dice, added=changed).seed)
    assert len(seeds) == 3 + (other != secret) + (other != numbers[seat])


# In a record


def record(*numbers: str | None, seats: int = 3) -> str:
    """The record of a game that has just begun, with the numbers of its first seats."""
    added = [
        Added(seat, number_commitment(number or "77" * 32), number)
        for seat, number in enumerate(numbers)
    ]
    dice = FairDice("Qx_-9", "5e" * 32, tuple(added))
    chance = ("committed", dice.seed)
    header = Header(GAME.slug, GAME.version, seats, {}, chance, ("Ann", "Bo", "random"), dice)
    return write_record(Match.from_header(GAME, header))


def complaint_of(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadInput) as complaint:
        read_record(GAME, text)
    return complaint.value.key, dict(complaint.value.data)


def test_a_record_tells_from_whom_the_dice_came() -> None:
    for numbers, verdict, missing in (
        (("aa" * 32, "bb" * 32), "all", []),
        (("aa" * 32, None), "some", [1]),
        ((None, None), "host", [0, 1]),
    ):
        match = read_record(GAME, record(*numbers))
        assert match.header.dice is not None
        assert (match.header.dice.verdict, match.header.dice.missing) == (verdict, missing)
        assert write_record(match) == record(*numbers)
        hidden = write_record(match, reveal=False)
        assert "dice" not in hidden
        assert match.header.dice.secret not in hidden


def test_a_tampered_proof_is_refused() -> None:
    text = record("aa" * 32, "bb" * 32)
    line = next(n for n, field in enumerate(text.split("\n"), 1) if field.startswith("dice "))
    other = text.replace("bb" * 32, "bc" * 32)
    assert complaint_of(other) == ("record-dice-number", {"line": line, "number": 2})
    # With a commitment that fits, the seed does not; with that seed, the game is another one.
    fitting = other.replace(number_commitment("bb" * 32), number_commitment("bc" * 32))
    assert complaint_of(fitting) == ("record-dice-seed", {"line": line})
    hidden = text.replace(f'"{"bb" * 32}"', "null")
    assert complaint_of(hidden) == ("record-dice-seed", {"line": line})
    assert complaint_of(text.replace("Qx_-9", "Qx_-8")) == ("record-dice-seed", {"line": line})
    forged = dice_from_json(json.loads(fitting.split("\n")[line - 1][5:]), 3).seed
    seed = next(field for field in text.split("\n") if field.startswith("seed "))
    assert complaint_of(fitting.replace(seed, f"seed {forged}"))[0] == "record-seed-differs"


HASH = "ab" * 32


@pytest.mark.parametrize(
    "dice",
    [
        "",
        "[]",
        '{"table": "t"}',
        *(
            json.dumps({"table": table, "secret": secret, "seats": seats})
            for table, secret, seats in (
                ("t\nseat 0 x", HASH, [[0, HASH, None]]),
                (7, HASH, [[0, HASH, None]]),
                ("t", HASH.upper(), [[0, HASH, None]]),
                ("t", HASH[1:], [[0, HASH, None]]),
                ("t", None, [[0, HASH, None]]),
                ("t", HASH, []),
                ("t", HASH, {}),
                ("t", HASH, [[0, HASH]]),
                ("t", HASH, ["0ab"]),
                ("t", HASH, [[True, HASH, None]]),
                ("t", HASH, [[-1, HASH, None]]),
                ("t", HASH, [[3, HASH, None]]),
                ("t", HASH, [[0, HASH, None], [0, HASH, None]]),
                ("t", HASH, [[1, HASH, None], [0, HASH, None]]),
                ("t", HASH, [[0, "zz", None]]),
                ("t", HASH, [[0, HASH, "ab"]]),
                ("t", HASH, [[0, None, HASH]]),
            )
        ),
    ],
)
def test_what_is_no_proof_is_refused(dice: str) -> None:
    lines = record("aa" * 32).split("\n")
    place = next(n for n, field in enumerate(lines) if field.startswith("dice "))
    lines[place] = f"dice {dice}"
    key, data = complaint_of("\n".join(lines))
    assert (key, data["line"]) == ("record-bad-line", place + 1)


def test_fast_dice_have_no_proof() -> None:
    lines = write_record(Match.start(GAME, 3, {}, 1)).split("\n")
    proof = next(line for line in record("aa" * 32).split("\n") if line.startswith("dice "))
    assert complaint_of("\n".join([*lines[:6], proof, *lines[6:]]))[0] == "record-bad-line"
