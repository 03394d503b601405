"""What all passes share: fast visitors, fresh names, and short ways to build trees."""

from __future__ import annotations

import ast
from typing import Iterable

from etch.autograph.tree import block_fields_of, fields_of

OPERATORS = "ag__"
"""The name under which converted code finds the operators; all generated names start with it."""

RESULT = "ag__result"
"""The name of the value to be returned by a function with early returns."""

_SKIPPED_FIELDS = frozenset({"annotation", "returns", "decorator_list"})


class Names:
    """Hands out generated names, each once per function."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def fresh(self, what: str) -> str:
        """A new name that says what it is for."""
        count = self._counts[what] = self._counts.get(what, 0) + 1
        return f"{OPERATORS}{what}_{count}"


class Pass(ast.NodeTransformer):
    """A transformer of whole trees. Operators, annotations and decorators are not visited; classes are left alone,
    since their methods are converted when they are called."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._handlers: dict[type, object] = {}

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST] | None:
        """Calls the method named after the node's class, as the base class does, but looks it up once per class."""
        kind = node.__class__
        handler = self._handlers.get(kind)
        if handler is None:
            handler = self._handlers[kind] = getattr(self, "visit_" + kind.__name__, self.generic_visit)
        return handler(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visits the children that can hold expressions or statements."""
        for field in fields_of(node.__class__):
            value = getattr(node, field, None)
            if value.__class__ is list:
                if field not in _SKIPPED_FIELDS:
                    value[:] = self.visit_all(value)
            elif isinstance(value, ast.AST) and field not in _SKIPPED_FIELDS:
                setattr(node, field, self.visit(value))
        return node

    def visit_all(self, nodes: Iterable[ast.AST]) -> list[ast.AST]:
        """Visits each of a list; a result that is a list takes the place of its node."""
        result = []
        for node in nodes:
            new = self.visit(node) if isinstance(node, ast.AST) else node
            if new.__class__ is list:
                result.extend(new)
            else:
                result.append(new)
        return result

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A leaf."""
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """A leaf."""
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Left alone."""
        return node


class StatementPass(Pass):
    """A transformer that looks at statements only, never into expressions."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visits the blocks of a compound statement."""
        for field in block_fields_of(node.__class__):
            setattr(node, field, self.visit_all(getattr(node, field)))
        return node


def name(identifier: str) -> ast.Name:
    """A read of a name."""
    return ast.Name(identifier, ast.Load())


def operator(identifier: str, *args: ast.expr, keywords: Iterable[ast.keyword] = ()) -> ast.Call:
    """A call of one of the operators."""
    return ast.Call(ast.Attribute(name(OPERATORS), identifier, ast.Load()), list(args), list(keywords))


def assign(identifier: str, value: ast.expr, at: ast.AST) -> ast.Assign:
    """`identifier = value`, with the location of `at`."""
    return locate(ast.Assign([ast.Name(identifier, ast.Store())], value), at)


def thunk(value: ast.expr) -> ast.Lambda:
    """`lambda: value`."""
    return ast.Lambda(no_arguments(), value)


def function(identifier: str, body: list[ast.stmt], at: ast.AST, args: Iterable[str] = ()) -> ast.FunctionDef:
    """`def identifier(*args): body`, with the location of `at`."""
    arguments = no_arguments()
    arguments.args = [ast.arg(arg) for arg in args]
    made = ast.FunctionDef(identifier, arguments, body or [ast.Pass()], [])
    if "type_params" in ast.FunctionDef._fields:
        made.type_params = []
    return locate(made, at)


def prepend(body: list[ast.stmt], statements: list[ast.stmt]) -> list[ast.stmt]:
    """The body of a function with `statements` at its start, but after the docstring."""
    first = body[0]
    start = 1 if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) else 0
    return body[:start] + statements + body[start:]


def no_arguments() -> ast.arguments:
    """An empty parameter list."""
    return ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])


def locate(node: ast.AST, at: ast.AST) -> ast.AST:
    """Gives a generated statement the first line of `at`: a whole compound statement as its location would make
    tracebacks point at its end."""
    node.lineno = node.end_lineno = at.lineno
    node.col_offset = node.end_col_offset = at.col_offset
    return node
