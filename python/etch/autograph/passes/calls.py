"""Routes calls through the dispatcher, which converts what is called."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import OPERATORS, Pass, name, operator


class Calls(Pass):
    """`f(a, k=b)` becomes `ag__.call(f, a, k=b)`. Calls in decorators, annotations and `with` headers stay as
    they are, so do those of operators that earlier passes made."""

    def __init__(self, names) -> None:
        super().__init__(names)
        self._first_argument: list[str | None] = [None]

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.Lambda) -> ast.AST:
        """Remembers the first parameter, which `super()` needs."""
        parameters = node.args.posonlyargs + node.args.args
        if isinstance(node, ast.FunctionDef):
            self._first_argument.append(parameters[0].arg if parameters else None)
            self.generic_visit(node)
            self._first_argument.pop()
            return node
        return self.generic_visit(node)

    def visit_With(self, node: ast.With) -> ast.AST:
        """Converts the body only."""
        node.body[:] = self.visit_all(node.body)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """One call."""
        self.generic_visit(node)
        called = node.func
        if isinstance(called, ast.Name) and called.id == "super":
            return self._explicit_super(node)
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == OPERATORS:
            return node
        return ast.copy_location(operator("call", called, *node.args, keywords=node.keywords), node)

    def _explicit_super(self, node: ast.Call) -> ast.AST:
        """`super()` finds class and instance in the frame that calls it, and bodies of converted statements have
        frames of their own."""
        if not node.args and self._first_argument[-1]:
            node.args = [name("__class__"), name(self._first_argument[-1])]
        return node
