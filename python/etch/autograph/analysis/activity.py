"""Which names a piece of a tree reads, binds and captures."""

from __future__ import annotations

import ast
from typing import Iterable

from etch.autograph.analysis.names import symbol
from etch.autograph.tree import children

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Uses:
    """The names used by a piece of a tree.

    reads       simple names that it may read, in it or in functions it makes
    writes      simple names that it binds or deletes
    composites  symbol -> node of the composites that it assigns
    captured    names that functions defined in it (not lambdas) use of their surroundings: they may be read whenever
                the function is called
    outer       names declared `global` or `nonlocal` in it
    """

    __slots__ = ("reads", "writes", "composites", "captured", "outer")

    def __init__(self) -> None:
        self.reads: set[str] = set()
        self.writes: set[str] = set()
        self.composites: dict[str, ast.expr] = {}
        self.captured: set[str] = set()
        self.outer: set[str] = set()

    def add(self, other: "Uses") -> None:
        """Joins the uses of another piece."""
        self.reads |= other.reads
        self.writes |= other.writes
        self.composites.update(other.composites)
        self.captured |= other.captured
        self.outer |= other.outer


def uses_of(node: ast.AST) -> Uses:
    """The uses of a statement or expression; remembered with the node, so that asking again is free."""
    known = getattr(node, "ag_uses", None)
    if known is None:
        known = node.ag_uses = Uses()
        _collect(node, known)
    return known


def uses_of_all(nodes: Iterable[ast.AST]) -> Uses:
    """The uses of several pieces together."""
    joined = Uses()
    for node in nodes:
        joined.add(uses_of(node))
    return joined


def parameters(args: ast.arguments) -> set[str]:
    """The names of all parameters."""
    listed = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    listed += [extra for extra in (args.vararg, args.kwarg) if extra]
    return {arg.arg for arg in listed}


def free_names(node: ast.FunctionDef | ast.Lambda) -> set[str]:
    """The names that a function takes from around it."""
    inside = uses_of_all(node.body) if isinstance(node.body, list) else uses_of(node.body)
    own = (inside.writes - inside.outer) | parameters(node.args)
    return (inside.reads | inside.outer) - own


def _collect(node: ast.AST, uses: Uses) -> None:
    kind = node.__class__
    if kind is ast.Name:
        if node.ctx.__class__ is ast.Load:
            uses.reads.add(node.id)
        else:
            uses.writes.add(node.id)
            if node.ctx.__class__ is ast.Del:
                uses.reads.add(node.id)
    elif kind is ast.Constant:
        pass
    elif kind in _SPECIAL:
        _SPECIAL[kind](node, uses)
    elif isinstance(node, ast.stmt):
        # Through the memory, because statements are asked for again one by one.
        for child in children(node):
            if isinstance(child, ast.stmt):
                uses.add(uses_of(child))
            else:
                _collect(child, uses)
    else:
        _children(node, uses)


def _children(node: ast.AST, uses: Uses) -> None:
    for child in children(node):
        _collect(child, uses)


def _composite(node: ast.Attribute | ast.Subscript, uses: Uses) -> None:
    if not isinstance(node.ctx, ast.Load):
        text = symbol(node)
        if text is not None:
            uses.composites[text] = node
    _children(node, uses)


def _augmented(node: ast.AugAssign, uses: Uses) -> None:
    if isinstance(node.target, ast.Name):
        uses.reads.add(node.target.id)
    _children(node, uses)


def _annotated(node: ast.AnnAssign, uses: Uses) -> None:
    """A bare annotation of a name says something about it, and binds nothing."""
    if node.value is not None or not isinstance(node.target, ast.Name):
        _children(node, uses)


def _definition(node: ast.FunctionDef, uses: Uses) -> None:
    for part in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
        _collect(part, uses)
    free = free_names(node)
    uses.writes.add(node.name)
    uses.reads |= free
    uses.captured |= free


def _lambda(node: ast.Lambda, uses: Uses) -> None:
    for part in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
        _collect(part, uses)
    uses.reads |= free_names(node)


def _class(node: ast.ClassDef, uses: Uses) -> None:
    inside = Uses()
    _children(node, inside)
    uses.reads |= inside.reads
    uses.captured |= inside.captured
    uses.writes.add(node.name)


def _comprehension(node: ast.expr, uses: Uses) -> None:
    inside = Uses()
    _children(node, inside)
    own = set().union(*(uses_of(generator.target).writes for generator in node.generators))
    # Only `:=` binds names outside of a comprehension.
    bound = {inner.target.id for inner in ast.walk(node) if isinstance(inner, ast.NamedExpr)}
    uses.reads |= inside.reads - own
    uses.writes |= bound
    uses.composites.update(inside.composites)


def _import(node: ast.Import | ast.ImportFrom, uses: Uses) -> None:
    uses.writes |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}


def _outer(node: ast.Global | ast.Nonlocal, uses: Uses) -> None:
    uses.outer |= set(node.names)


def _named(node: ast.AST, uses: Uses) -> None:
    """`except E as name` and the patterns of `match` bind a name that is no node."""
    bound = node.rest if isinstance(node, ast.MatchMapping) else node.name
    if bound:
        uses.writes.add(bound)
    _children(node, uses)


_SPECIAL = {
    ast.Attribute: _composite,
    ast.Subscript: _composite,
    ast.AugAssign: _augmented,
    ast.AnnAssign: _annotated,
    ast.FunctionDef: _definition,
    ast.Lambda: _lambda,
    ast.ClassDef: _class,
    ast.Import: _import,
    ast.ImportFrom: _import,
    ast.Global: _outer,
    ast.Nonlocal: _outer,
    ast.ExceptHandler: _named,
    ast.MatchAs: _named,
    ast.MatchStar: _named,
    ast.MatchMapping: _named,
    **dict.fromkeys(_COMPREHENSIONS, _comprehension),
}
