"""Sentences that the two translators, the library's and the page's, must say alike.

    .venv/bin/python -m tests.text.golden

writes web/tests/golden.json anew: what happened, what can be done and what is asked in a short game
of each kind, told in every language as the library tells it, with all that the page is given to
tell the same.
"""

import json
from pathlib import Path
from typing import Any

from throneroom.kernel import FastChance, Game, Illegal, State, load, slugs
from throneroom.server.games_api import forms_of
from throneroom.text import LANGUAGES, Translator

PATH = Path(__file__).parents[2] / "web" / "tests" / "golden.json"
MOVES = 160  # enough for a turn or two of everything
OURS = ("ice_and_fire", "iron_throne", "thrones", "watch")
# What is refused at the beginning, for several reasons.
REFUSED = {"ice_and_fire": "army stark 10101+20206 10302"}


def scene(game: Game) -> dict[str, Any]:
    """One game, with one sentence of each kind that comes up."""
    state = game.start(seats=game.seats[-1], seed=3)
    chance = FastChance(3)
    told: dict[str, dict[str, Any]] = {}
    if game.slug in REFUSED:
        told["refusal"] = _refused(state, REFUSED[game.slug])
    for _ in range(MOVES):
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        _look(state, seat, told)
        for event in state.play(seat, state.sample(seat, chance)):
            data = game.describe(event, None)
            if data is None:
                continue
            told.setdefault(f"event {event.kind}", _sentence(state, "event", data))
    return {
        "slug": game.slug,
        "verbs": {name: forms_of(verb.params) for name, verb in game.verbs.items()},
        "events": {
            name: {"params": forms_of(form.params), "secret": forms_of(form.secret), "rule": ""}
            for name, form in game.events.items()
        },
        "sentences": [told[key] for key in sorted(told)],
    }


def _refused(state: State, text: str) -> dict[str, Any]:
    try:
        state.play_text(0, text)
    except Illegal as refusal:
        data = {"key": f"illegal-{refusal.key}", "rule": refusal.rule, "data": refusal.data}
        return _sentence(state, "refusal", data, refusal)
    raise AssertionError(text)


def _look(state: State, seat: int, told: dict[str, dict[str, Any]]) -> None:
    decision = state.decision(seat)
    assert decision is not None
    asked = {"kind": decision.kind, "context": decision.context}
    told.setdefault(f"prompt {decision.kind}", _sentence(state, "prompt", asked, decision))
    for choice in decision.choices[:1]:
        data = {"verb": choice.verb, "args": choice.args}
        told.setdefault(f"label {choice.verb}", _sentence(state, "label", data, choice))


def _sentence(state: State, what: str, data: dict[str, Any], thing: Any = None) -> dict[str, Any]:
    said = {}
    for language in LANGUAGES:
        translator = Translator(language, state.game)
        seats = translator.look_at(state.table)
        if what == "event":
            said[language] = translator.event(data, seats)
        elif what == "prompt":
            said[language] = translator.prompt(thing, seats)
        elif what == "refusal":
            said[language] = translator.refusal(thing, seats)
        else:
            said[language] = translator.choice(thing, seats)
    return {
        "what": what,
        "data": data,
        "seats": list(seats),
        "aliases": _aliases(state, data),
        "said": said,
    }


def _aliases(state: State, data: dict[str, Any]) -> dict[str, dict[str, list[Any]]]:
    """What ids stand for at the table: of those that the sentence names, and that these name."""
    if state.game.aliases is None:
        return {}
    meant = state.game.aliases(state.table)
    found: dict[str, dict[str, list[Any]]] = {}
    mentioned = json.dumps(data)
    while True:  # until nothing more is named by what is named
        for kind, things in meant.items():
            for thing, alias in things.items():
                if f'"{thing}"' in mentioned or f'"{kind}:{thing}"' in mentioned:
                    row = [alias.kind, alias.id, alias.number, [*alias.of]]
                    found.setdefault(kind, {})[thing] = row
        before, mentioned = mentioned, json.dumps([data, found])
        if mentioned == before:
            return found


def scenes() -> list[dict[str, Any]]:
    return [scene(load(slug)) for slug in slugs() if slug in OURS]


def written(told: list[dict[str, Any]]) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    PATH.write_text(written(scenes()), "utf-8")
