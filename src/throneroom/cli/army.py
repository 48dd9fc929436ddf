"""`throneroom army`: armies of A Song of Ice & Fire: checked, drawn at random, ready-made."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from throneroom.cli.console import AsJson, Lang, Screen, language, read_text
from throneroom.kernel import BadInput, FastChance, Illegal
from throneroom.text import Translator

if TYPE_CHECKING:
    from throneroom.games.ice_and_fire.army import Army, Starter

# The game is imported where it is needed, so that other commands start without it.
REFUSED = 1  # the exit code for a list that can be read and is not allowed
MOST_POINTS = 200  # as in lists of armies


def check_army(
    file: Annotated[str, typer.Argument(help="help-army-file", metavar="FILE")],
    points: Annotated[int, typer.Option(help="help-army-usual", min=1, max=MOST_POINTS)] = 40,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    from throneroom.games.ice_and_fire import GAME
    from throneroom.games.ice_and_fire.army_text import read_army
    from throneroom.games.ice_and_fire.builder import all_refusals

    army = read_army(read_text(file), points)
    refusals = all_refusals(army)
    translator = Translator(language(lang), GAME)
    if as_json:
        print(json.dumps(told(army, refusals, translator), ensure_ascii=False))
    else:
        screen = Screen()
        screen.print(costs_table(army, translator))
        for refusal in refusals:
            screen.print(Text(f"{refusal.rule}  {translator.refusal(refusal)}"))
        if not refusals:
            screen.print(translator.say("army-good"))
    if refusals:
        raise typer.Exit(REFUSED)


def random(
    faction: Annotated[str, typer.Option(help="help-army-faction", metavar="NAME")] = "stark",
    points: Annotated[int, typer.Option(help="help-army-points", min=1, max=MOST_POINTS)] = 40,
    seed: Annotated[int, typer.Option(help="help-seed")] = 0,
    lang: Lang = "",
) -> None:
    from throneroom.games.ice_and_fire.army_random import random_army
    from throneroom.games.ice_and_fire.army_text import write_army
    from throneroom.games.ice_and_fire.content import FACTIONS
    from throneroom.games.ice_and_fire.content_status import refusals

    language(lang)
    if faction not in FACTIONS.index:
        raise BadInput("unknown-faction", faction=faction[:60], factions=list(FACTIONS.ids))
    army = random_army(FACTIONS.index[faction], points, FastChance(seed))
    for refusal in refusals(army):  # F34.22
        raise refusal
    print(write_army(army), end="")


def ready_made(
    name: Annotated[str, typer.Argument(help="help-army-starter", metavar="NAME")] = "",
    lang: Lang = "",
) -> None:
    from throneroom.games.ice_and_fire import GAME
    from throneroom.games.ice_and_fire.army import starters
    from throneroom.games.ice_and_fire.army_text import write_army
    from throneroom.games.ice_and_fire.content import FACTIONS

    tongue = language(lang)
    if name:
        print(write_army(starter_called(name).army), end="")
        return
    translator = Translator(tongue, GAME)
    table = Table(
        *(translator.say(key) for key in ("army-name", "army-faction", "army-points")),
    )
    for starter in starters():
        faction = translator.name("faction", FACTIONS.ids[starter.army.faction])
        table.add_row(starter.id, faction, str(starter.army.limit))
    Screen().print(table)


def starter_called(name: str) -> "Starter":
    """A ready-made army by its name."""
    from throneroom.games.ice_and_fire.army import starters

    for starter in starters():
        if starter.id == name:
            return starter
    names = [starter.id for starter in starters()]
    raise BadInput("unknown-starter", name=name[:60], names=names)


def costs_table(army: "Army", translator: Translator) -> Table:
    """The cards of an army with what they cost: units with all that is attached to them."""
    from throneroom.games.ice_and_fire.army import commanders_of, costs_of
    from throneroom.games.ice_and_fire.army_rules import neutral_points
    from throneroom.games.ice_and_fire.content import CARD, CARDS, FACTIONS, NEUTRAL

    costs = costs_of(army)
    faction = translator.name("faction", FACTIONS.ids[army.faction])
    table = Table(
        translator.say("army-card"),
        translator.say("army-points"),
        title=translator.say("army-title", faction=faction, limit=army.limit),
        show_footer=True,
    )
    commanders = commanders_of(army)

    def named(card: int) -> str:
        name = translator.name("card", CARDS.ids[card])
        return translator.say("army-commander", card=name) if card in commanders else name

    for squad, cost in zip(army.squads, costs.squads, strict=True):
        joined = "".join(f"\n  {named(card)}" for card in squad.attachments)
        table.add_row(Text(named(squad.unit) + joined), str(cost))
    for card in (*army.ncus, *army.sent):
        table.add_row(Text(named(card)), str(CARD[card].cost))
    table.columns[0].footer = translator.say("army-total")
    if army.faction != NEUTRAL:
        share = translator.say(
            "army-neutral", points=costs.neutral, most=neutral_points(army.limit)
        )
        table.columns[0].footer = f"{table.columns[0].footer}\n{share}"
    table.columns[1].footer = str(costs.total)
    return table


def told(army: "Army", refusals: list[Illegal], translator: Translator) -> dict[str, Any]:
    """An army as JSON, with everything that is wrong with it."""
    from throneroom.games.ice_and_fire.army import commanders_of, costs_of
    from throneroom.games.ice_and_fire.content import CARDS, FACTIONS

    costs = costs_of(army)
    return {
        "faction": FACTIONS.ids[army.faction],
        "limit": army.limit,
        "points": costs.total,
        "neutral": costs.neutral,
        "units": [
            {
                "card": CARDS.ids[squad.unit],
                "attachments": [CARDS.ids[card] for card in squad.attachments],
                "points": cost,
            }
            for squad, cost in zip(army.squads, costs.squads, strict=True)
        ],
        "ncus": [CARDS.ids[card] for card in army.ncus],
        "enemy": [CARDS.ids[card] for card in army.sent],
        "commander": [CARDS.ids[card] for card in commanders_of(army)],
        "allowed": not refusals,
        "refusals": [
            {"rule": refusal.rule, "text": translator.refusal(refusal)} for refusal in refusals
        ],
    }


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "check": check_army,
    "random": random,
    "starters": ready_made,
}
