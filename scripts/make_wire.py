"""Write the page's types of what goes over the wire, from the server's own: its messages, the
answers to requests, and the bodies of requests. `python -m scripts.make_wire`; a test says when it
is due."""

import ast
import dataclasses
import inspect
import json
import types
import typing
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from pydantic import BaseModel

from throneroom.server import (
    account_api,
    answers,
    armies_api,
    army_answers,
    lessons_api,
    messages,
    people_api,
    tables_api,
)
from throneroom.story import tale

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "types.ts"
SOURCES = (
    messages,
    tale,
    answers,
    army_answers,
    people_api,
    account_api,
    tables_api,
    lessons_api,
    armies_api,
)
SPOKEN = (messages, answers, army_answers)
# Objects with more in them than every game has.
OPEN = (messages.View, messages.Happening, messages.Preview)
# The library's own, which go over the wire in another form.
NOT_SENT = ("Named", tale.Tale, tale.Moment)
HEAD = """\
// What goes over the wire, as docs/protocol.md describes it. Made from the server's own types by
// `python -m scripts.make_wire`: change them there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dict = Record<string, Json>;
"""
PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", type(None): "null"}


class Member(NamedTuple):
    """A member of an object."""

    name: str
    kind: Any
    optional: bool
    said: str


def written() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(text for module in SOURCES for text in declarations(module))])


def declarations(module: types.ModuleType) -> Iterator[str]:
    """What a module says of the wire, in its order."""
    said = comments(module)
    for name, value in vars(module).items():
        if name in NOT_SENT or value in NOT_SENT:
            continue
        if inspect.isclass(value) and value.__module__ == module.__name__ and is_sent(value):
            yield declared(value, said)
        elif name in aliases(module):
            about = comment(said.get(name, ""), "")
            yield f"{about}export type {name} = {spelled(value, but=name)};\n"


def is_sent(kind: type) -> bool:
    """Whether it describes an object that goes over the wire."""
    return issubclass(kind, (msgspec.Struct, BaseModel)) or dataclasses.is_dataclass(kind)


def aliases(module: types.ModuleType) -> dict[str, Any]:
    """Names for types that are no classes; only the modules of messages have some."""
    if module not in SPOKEN:
        return {}
    tree = ast.parse(inspect.getsource(module))
    names = [
        node.targets[0].id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    return {name: getattr(module, name) for name in names if name != "SeatNumber"}


ALIASES = {name: value for module in SPOKEN for name, value in aliases(module).items()}


def declared(kind: type, said: dict[str, str]) -> str:
    """One object."""
    name = kind.__name__
    base = kind.__bases__[0]
    above = is_sent(base) and base not in (msgspec.Struct, BaseModel)
    inherited = {member.name for member in members(base, said)} if above else set()
    own = [member for member in members(kind, said) if member.name not in inherited]
    about = comment(inspect.getdoc(kind) or "", "")
    if getattr(getattr(kind, "__struct_config__", None), "array_like", False):
        inside = ", ".join(f"{m.name}{'?' * m.optional}: {spelled(m.kind)}" for m in own)
        return f"{about}export type {name} = [{inside}];\n"
    lines = "".join(
        f"{comment(m.said, '  ')}  {m.name}{'?' * m.optional}: {spelled(m.kind)};\n" for m in own
    )
    if kind in OPEN:
        return f"{about}export type {name} = Dict & {{\n{lines}}};\n"
    extends = f" extends {base.__name__}" if above else ""
    return f"{about}export interface {name}{extends} {{\n{lines}}}\n"


def members(kind: type, said: dict[str, str]) -> Iterator[Member]:
    """The members of an object, the kind of a message first."""
    if issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield Member(name, field.annotation, not field.is_required(), "")
        return
    if dataclasses.is_dataclass(kind):
        for part in dataclasses.fields(kind):
            about = said.get(f"{kind.__name__}.{part.name}", "")
            yield Member(part.name, part.type, False, about)
        return
    assert issubclass(kind, msgspec.Struct)
    config = kind.__struct_config__
    if config.tag is not None:
        yield Member(str(config.tag_field), Literal[config.tag], False, "")
    for one in msgspec.structs.fields(kind):
        about = said.get(f"{kind.__name__}.{one.name}", "")
        yield Member(one.encode_name, one.type, not one.required, about)


def spelled(kind: Any, but: str = "") -> str:
    """A type in TypeScript."""
    for name, value in ALIASES.items():
        if name != but and kind == value:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Any:
        return "Json"
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return spelled(arguments[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    if origin in (typing.Union, types.UnionType):
        kinds = [spelled(one) for one in arguments if one is not msgspec.UnsetType]
        return " | ".join(sorted(dict.fromkeys(kinds), key=lambda one: one == "null"))
    if origin is dict:
        inside = spelled(arguments[1])
        return "Dict" if inside == "Json" else f"Record<string, {inside}>"
    if origin is list or (origin is tuple and arguments[-1] is ...):
        inside = spelled(arguments[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is tuple:
        return f"[{', '.join(map(spelled, arguments))}]"
    if inspect.isclass(kind) and is_sent(kind):
        return kind.__name__
    raise TypeError(f"what is {kind} in TypeScript?")


def comments(module: types.ModuleType) -> dict[str, str]:
    """What is said of fields (`Class.field`) and of aliases: the text below each."""
    found = {}

    def look(body: list[ast.stmt], prefix: str) -> None:
        for node, following in pairwise(body):
            target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign):
                target = node.targets[0]
            if isinstance(target, ast.Name) and isinstance(following, ast.Expr):
                found[prefix + target.id] = inspect.cleandoc(ast.literal_eval(following.value))

    tree = ast.parse(inspect.getsource(module))
    look(tree.body, "")
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            look(node.body, f"{node.name}.")
    return found


def comment(text: str, indent: str) -> str:
    """A comment before something."""
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
