"""Turns `if`, `while` and `for` into calls of operators with their bodies as functions.

    if c:                   def ag__then_1():
        y = a                   nonlocal y
    else:                       y = a
        y = b               def ag__else_1():
                                nonlocal y
                                y = b
                            ag__.if_stmt(c, ag__then_1, ag__else_1, ('y',), ())

A name that the statement changes and that matters outside of it is carried: the body shares its cell with the function
around (`nonlocal`), and the operator reads and writes that cell through the body's closure. A name without a value is
an empty cell, so Python's own rules for unbound names hold. Other names are local to the body.
"""

from __future__ import annotations

import ast

from etch.autograph.analysis import liveness
from etch.autograph.analysis.activity import Uses, parameters, uses_of, uses_of_all
from etch.autograph.analysis.names import parents
from etch.autograph.passes.base import (
    StatementPass, function, locate, name, no_arguments, operator, prepend, thunk,
)
from etch.autograph.tree import block_fields_of, blocks


class _Scope:
    """The function that statements will stand in: the user's, or the body of a converted statement."""

    def __init__(self, outer: set[str], bound: set[str]) -> None:
        self.outer = outer
        self.bound = bound
        self.shared: set[str] = set()

    def declarations(self, at: ast.AST) -> list[ast.stmt]:
        """A bare annotation `y: local` for each name that only inner bodies bind: without a binding here `nonlocal`
        would not find it."""
        return [
            locate(ast.AnnAssign(ast.Name(shared, ast.Store()), ast.Constant("local"), simple=1), at)
            for shared in sorted(self.shared - self.outer - self.bound)
        ]


class ControlFlow(StatementPass):
    """Converts the statements of a function from the outside in, after one analysis of the whole."""

    def __init__(self, names) -> None:
        super().__init__(names)
        self._scope = _Scope(set(), set())
        self._globals: set[str] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function of the user."""
        liveness.annotate(node)
        around = self._scope, self._globals
        self._globals = set().union(*(inner.names for inner in _declarations(node, ast.Global)))
        nonlocals = set().union(*(inner.names for inner in _declarations(node, ast.Nonlocal)))
        self._scope = _Scope(self._globals | nonlocals, parameters(node.args))
        node.body = prepend(self.visit_all(node.body), self._scope.declarations(node))
        self._scope, self._globals = around
        self._scope.bound.add(node.name)
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Notes which names a plain statement binds in this scope."""
        if not isinstance(node, (ast.If, ast.While, ast.For)):
            self._scope.bound |= _own_bindings(node)
        return super().generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """An annotated local name cannot be nonlocal in a body; the annotation has no effect in a function anyway."""
        self._scope.bound |= uses_of(node).writes
        if node.value is None:
            return locate(ast.Pass(), node)
        return locate(ast.Assign([node.target], node.value), node)

    def visit_Global(self, node: ast.Global | ast.Nonlocal) -> ast.AST:
        """Stays with the function; bodies get declarations of their own."""
        return node

    visit_Nonlocal = visit_Global

    def visit_If(self, node: ast.If) -> list[ast.AST]:
        """An `if`."""
        outputs, inputs = self._carried(node, uses_of_all([*node.body, *node.orelse]))
        self._scope.bound |= uses_of(node.test).writes
        then, orelse = self.names.fresh("then"), self.names.fresh("else")
        call = operator("if_stmt", node.test, name(then), name(orelse), self._symbols(outputs), self._symbols(inputs))
        carried = outputs | inputs
        return [
            self._body(then, node.body, carried, node),
            self._body(orelse, node.orelse, carried, node),
            locate(ast.Expr(call), node),
        ]

    def visit_While(self, node: ast.While) -> list[ast.AST]:
        """A `while`; the test becomes a function too."""
        uses = uses_of_all([*node.body, node.test])
        outputs, inputs = self._carried(node, uses)
        symbols = outputs | inputs
        test, body = self.names.fresh("test"), self.names.fresh("body")
        returned = locate(ast.Return(node.test), node.test)
        call = operator("while_stmt", name(test), name(body), self._symbols(symbols), self._options(node))
        return [
            self._body(test, [returned], symbols, node),
            self._body(body, node.body, symbols, node),
            locate(ast.Expr(call), node),
        ]

    def visit_For(self, node: ast.For) -> list[ast.AST]:
        """A `for`; its body starts by binding the target."""
        uses = uses_of_all([*node.body, node.target])
        outputs, inputs = self._carried(node, uses)
        symbols = outputs | inputs
        body, item = self.names.fresh("body"), self.names.fresh("item")
        bind = ast.copy_location(ast.Assign([node.target], name(item)), node.target)
        stop = getattr(node, "stop_flag", None)
        target = node.target.id if isinstance(node.target, ast.Name) else None
        call = operator(
            "for_stmt", node.iter, name(body), self._symbols(symbols), ast.Constant(target),
            thunk(name(stop)) if stop else ast.Constant(None), self._options(node),
        )
        return [
            self._body(body, [bind, *node.body], symbols, node, item),
            locate(ast.Expr(call), node),
        ]

    def _carried(self, node: ast.stmt, uses: Uses) -> tuple[dict, dict]:
        """The symbols that leave the statement, and those that only enter it, each sorted; composites come with their
        nodes, simple names with None. The simple names are shared with the scope around."""
        leaving = uses.writes & node.live_out
        entering = (uses.writes & node.live_in) - node.live_out
        self._scope.shared |= leaving | entering
        composites = {text: made for text, made in uses.composites.items() if parents(made) <= node.live_in}
        outputs = dict.fromkeys(leaving) | composites
        return {text: outputs[text] for text in sorted(outputs)}, dict.fromkeys(sorted(entering))

    def _body(self, made: str, statements: list[ast.stmt], carried: dict, at: ast.stmt, *args: str) -> ast.stmt:
        simple = {text for text, node in carried.items() if node is None}
        declared_global = uses_of_all(statements).writes & self._globals
        around, self._scope = self._scope, _Scope(simple | declared_global, set(args))
        body = self.visit_all(statements)
        head: list[ast.stmt] = []
        if simple - self._globals:
            head.append(locate(ast.Nonlocal(sorted(simple - self._globals)), at))
        if declared_global:
            head.append(locate(ast.Global(sorted(declared_global)), at))
        head += self._scope.declarations(at)
        self._scope = around
        return function(made, head + body, at, args)

    def _symbols(self, carried: dict[str, ast.expr | None]) -> ast.Tuple:
        """The tuple that tells an operator what is carried: a name for a cell, an accessor for anything else."""
        listed: list[ast.expr] = []
        for text, node in carried.items():
            if node is None and text not in self._globals:
                listed.append(ast.Constant(text))
            elif node is None:
                here = ast.Call(name("globals"), [], [])
                listed.append(operator("item", ast.Constant(text), thunk(here), thunk(ast.Constant(text))))
            elif isinstance(node, ast.Attribute):
                listed.append(operator("attribute", ast.Constant(text), thunk(node.value), ast.Constant(node.attr)))
            else:
                listed.append(operator("item", ast.Constant(text), thunk(node.value), thunk(node.slice)))
        return ast.Tuple(listed, ast.Load())

    def _options(self, node: ast.While | ast.For) -> ast.expr:
        given = getattr(node, "loop_options", None)
        if not given:
            return ast.Constant(None)
        return ast.Lambda(no_arguments(), ast.Call(name("dict"), [], given))


def _declarations(node: ast.AST, kind: type) -> list[ast.AST]:
    """The `global` or `nonlocal` statements of a function, not those of functions in it."""
    found = []
    for owner, field in blocks(node):
        for inner in getattr(owner, field):
            if isinstance(inner, kind):
                found.append(inner)
            elif not isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
                found += _declarations(inner, kind)
    return found


def _own_bindings(node: ast.AST) -> set[str]:
    """The names that a statement binds itself; those bound in its blocks are noted when these are visited."""
    return set() if block_fields_of(node.__class__) else uses_of(node).writes
