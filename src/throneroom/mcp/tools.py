"""What an assistant can do at a table: look, list options, read rules, act, talk. All of it is
text, in the language of the table."""

import re
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import throneroom
from throneroom.kernel import BadInput, Illegal
from throneroom.kernel.plain import as_text, fields
from throneroom.mcp.chairs import Chair, Picture
from throneroom.text import Translator, load_rulebook, translator_about

MOST_OPTIONS = 60
MOST_RULES = 12


def serve(chair: Chair, translator: Translator) -> "MCPServer[Any]":
    """A server of the protocol for one seat."""
    say = translator.say
    server: MCPServer[Any] = MCPServer(
        "throneroom",
        title=translator.title(),
        version=throneroom.__version__,
        instructions=say("mcp-instructions", game=translator.title(), seat=chair.seat + 1),
        log_level="WARNING",
    )

    def spoken(work: Callable[[], str]) -> str:
        """What a tool says; a refusal is an error that says why, with its rule."""
        try:
            return work()
        except Illegal as refusal:
            raise ToolError(f"{translator.refusal(refusal)} ({refusal.rule})") from None
        except BadInput as complaint:
            known = translator.has(f"bad-input-{complaint.key}", "en")
            speaker = translator if known else translator_about(translator.language, complaint.key)
            raise ToolError(speaker.complaint(complaint)) from None

    @server.tool(description=say("mcp-look"))
    def look() -> str:
        return spoken(lambda: _look(chair, translator))

    @server.tool(description=say("mcp-options"))
    def options(word: str = "") -> str:
        return spoken(lambda: _options(chair.wait(), translator, word))

    @server.tool(description=say("mcp-rules"))
    def rules(what: str) -> str:
        return spoken(lambda: _rules(chair.game.slug, what))

    @server.tool(description=say("mcp-act"))
    def act(action: str) -> str:
        def work() -> str:
            chair.act(_meant(chair.wait(), action))
            return _look(chair, translator)

        return spoken(work)

    @server.tool(description=say("mcp-talk"))
    def talk(text: str, seat: int = 0) -> str:
        def work() -> str:
            heard = chair.say(text, seat - 1 if seat > 0 else None)
            return say("mcp-said" if heard else "mcp-only-bots")

        return spoken(work)

    return server


def _meant(picture: Picture | None, action: str) -> str:
    """An action by its text, or by the number of an option."""
    decision = None if picture is None else picture.decision
    if not (action.isascii() and action.strip().isdigit()):
        return action
    choices = [] if decision is None else decision.choices
    number = int(action.strip()[:9])
    if not 1 <= number <= len(choices):
        raise BadInput("no-such-option", number=number, high=len(choices))
    return choices[number - 1].text


def _look(chair: Chair, translator: Translator) -> str:
    """The table, what has happened and been said, and what is asked."""
    picture = chair.wait()
    if picture is None:
        return translator.say("mcp-not-begun")
    seats = translator.speak_of(picture.seat_names, picture.aliases)
    game = chair.game
    view = dict(picture.view)
    parts = [fields(view) if game.draw is None else as_text(game.draw(view, translator.say))]
    parts += [f"• {translator.event(event, seats)}" for event in chair.news()]
    for message in chair.heard():
        if message["text"]:
            parts.append(f"{message['from']}: {message['text']}")
    if picture.outcome is not None:
        winners = [translator.seat(seats, seat) for seat in picture.outcome["winners"]]
        reason = translator.reason(picture.outcome["reason"])
        parts.append(translator.say("mcp-over", winners=winners, reason=reason))
    else:
        parts.append(_options(picture, translator, ""))
    return "\n".join(parts)


def _options(picture: Picture | None, translator: Translator, word: str) -> str:
    """What is asked, and the options with their numbers, or those that have a word in them."""
    decision = None if picture is None else picture.decision
    if picture is None or decision is None:
        return translator.say("mcp-nothing-asked")
    seats = translator.speak_of(picture.seat_names, picture.aliases)
    lines = [f"{translator.seat(seats, decision.seat)}: {translator.prompt(decision, seats)}"]
    left = 0
    for number, choice in enumerate(decision.choices, 1):
        label = translator.choice(choice, seats)
        if word.lower() in f"{label} {choice.text}".lower():
            if len(lines) > MOST_OPTIONS:
                left += 1
            else:
                lines.append(f"{number}. {label}  [{choice.text}]")
    if left:
        lines.append(translator.say("play-more-options", count=left))
    return "\n".join(lines)


def _rules(slug: str, what: str) -> str:
    """Rules by number or chapter, or those that have some words in them."""
    book = load_rulebook(slug)
    if re.fullmatch(r"[A-Za-z]{1,2}\d+(\.\d+)?", what.strip()):
        found = book.find(what)
    else:
        found = book.search(what)[:MOST_RULES] if what.strip() else book.for_reading()[:MOST_RULES]
    if not found:
        raise BadInput("unknown-rule", rule=what[:60])
    return "\n".join(f"{rule.id} {rule.title} {rule.text}".replace("  ", " ") for rule in found)
