"""Where code can be broken in a small way, and how."""

import ast
import copy
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple

READABLE = 110
"""So many characters of code around a breakage are shown, at most."""

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Breakage:
    """One breakage of a file. `number` finds it again in the same source; what it is called by,
    while other parts of the file change, is `within`, `was` and `becomes`."""

    file: str
    number: int
    place: int
    within: str
    was: str
    becomes: str
    first: int
    last: int
    measure: bool
    """Whether a number or a sum becomes another, which in a picture is left to the eye."""

    def rank(self, seed: int) -> bytes:
        """Its place in the order in which a sample is drawn: the same in every version of a file,
        so that a change elsewhere leaves most of a sample as it was."""
        name = "\0".join((str(seed), self.file, self.within, self.was, self.becomes))
        return blake2b(name.encode()).digest()


class Site(NamedTuple):
    """A node of the tree, the statement that it is in, and how to put another in its place."""

    node: ast.AST
    holder: ast.AST
    field: str
    nth: int | None
    path: tuple[ast.AST, ...]
    """The statement, and all within it down to the node."""
    within: str

    def put(self, other: ast.AST) -> None:
        """Replace the node, or put it back."""
        if self.nth is None:
            setattr(self.holder, self.field, other)
        else:
            getattr(self.holder, self.field)[self.nth] = other


def breakages(file: str, source: str) -> list[Breakage]:
    """Every breakage of a file, those of one place together."""
    found = []
    for place, number, site, other in _numbered(ast.parse(source)):
        shown = _shown(site)
        was = _text(shown)
        if shown is site.node:
            becomes = _text(other)
        else:
            site.put(other)
            becomes = _text(shown)
            site.put(site.node)
        first, last = _lines(site)
        found.append(
            Breakage(
                file, number, place, site.within, was, becomes, first, last, _is_measure(site.node)
            )
        )
    return found


def broken(source: str, number: int) -> ast.Module:
    """The tree of a file with one breakage in it; with a negative number, as it is."""
    tree = ast.parse(source)
    if number >= 0:
        site, other = next((s, o) for _, n, s, o in _numbered(tree) if n == number)
        site.put(other)
    return ast.fix_missing_locations(tree)


def sample(every: list[Breakage], size: int, seed: int) -> list[Breakage]:
    """So many places, and one breakage in each."""
    places: dict[tuple[str, int], list[Breakage]] = defaultdict(list)
    for breakage in every:
        places[breakage.file, breakage.place].append(breakage)
    chosen = [min(one, key=lambda b: b.rank(seed)) for one in places.values()]
    return sorted(chosen, key=lambda b: b.rank(seed))[:size]


def _numbered(tree: ast.Module) -> Iterator[tuple[int, int, Site, ast.AST]]:
    number = 0
    for place, site in enumerate(_sites(tree, (), "")):
        for other in _others(site.node):
            yield place, number, site, ast.copy_location(other, site.node)
            number += 1


def _sites(holder: ast.AST, path: tuple[ast.AST, ...], within: str) -> Iterator[Site]:
    for field, value in ast.iter_fields(holder):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or _left_alone(node):
                continue
            here = (node,) if isinstance(node, ast.stmt) else (*path, node)
            name = within
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{within}.{node.name}".lstrip(".")
            yield Site(node, holder, field, index, here, within)
            yield from _sites(node, here, name)


def _left_alone(node: ast.AST) -> bool:
    """Messages for whoever reads the code, and what only a type checker reads."""
    match node:
        case ast.JoinedStr() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
        case ast.keyword(arg="strict"):  # of zip: it guards against defects alone
            return True
        case ast.FunctionDef():
            names = [getattr(d, "id", getattr(d, "attr", "")) for d in node.decorator_list]
            return "overload" in names
    return False


def _others(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare():
            for i, op in enumerate(node.ops):
                for turned in TURNED[type(op)]:
                    yield _with(node, ops=[*node.ops[:i], turned(), *node.ops[i + 1 :]])
        case ast.BoolOp():
            yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield _with(node, value=not node.value)
        case ast.Constant(value=int() as number):
            yield _with(node, value=number + 1)
            yield _with(node, value=number - 1)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in SWAPPED and not _text_sum(node):
            yield _with(node, op=SWAPPED[type(node.op)]())
        case ast.Call(func=ast.Name(id=name)) if name in OPPOSITE:
            yield _with(node, func=ast.Name(OPPOSITE[name], ast.Load()))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield _with(node, value=ast.Constant(None))
        case ast.If() | ast.While() | ast.IfExp() if _plain(node.test):
            yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.comprehension():
            for i, test in enumerate(node.ifs):
                if _plain(test):
                    turned_if = ast.UnaryOp(ast.Not(), test)
                    yield _with(node, ifs=[*node.ifs[:i], turned_if, *node.ifs[i + 1 :]])


def _is_measure(node: ast.AST) -> bool:
    match node:
        case ast.Constant():
            return not isinstance(node.value, bool)
        case ast.UnaryOp():
            return isinstance(node.op, ast.USub)
    return isinstance(node, ast.BinOp | ast.AugAssign)


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _plain(test: ast.expr) -> bool:
    """A condition that has no operator of its own to be turned."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)


def _text_sum(node: ast.BinOp | ast.AugAssign) -> bool:
    """Texts and lists are put together by +, too; nothing else could stand there."""
    sides = [node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
    strange = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
    return any(
        isinstance(side, strange)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def _shown(site: Site) -> ast.AST:
    """The statement of a breakage, or as much of a long one as can be read."""
    for node in site.path:
        if len(_text(node)) <= READABLE and not isinstance(node, ast.comprehension | ast.keyword):
            return node
    return site.node


def _text(node: ast.AST) -> str:
    """The code of a node; of a compound statement, its head."""
    bodies = ("body", "orelse", "finalbody", "handlers", "cases")
    if isinstance(node, ast.stmt):
        there = [name for name in bodies if isinstance(getattr(node, name, None), list)]
        node = _with(node, **{name: [] for name in there})
    return ast.unparse(node)


def _lines(site: Site) -> tuple[int, int]:
    """The lines that are executed when a breakage is: of a compound statement, those of its head
    that the breakage is in."""
    located: list[Any] = [node for node in site.path if hasattr(node, "lineno")]
    if hasattr(located[0], "body"):
        if len(located) == 1:
            return located[0].lineno, located[0].lineno
        del located[0]
    return located[0].lineno, located[0].end_lineno
