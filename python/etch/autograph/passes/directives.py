"""Takes `set_loop_options(...)` out of the bodies of loops and keeps its arguments with the loop."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import StatementPass
from etch.autograph.passes.unsupported import UnsupportedError

_DIRECTIVE = "set_loop_options"


class Directives(StatementPass):
    """The keywords of the directive are left in the field `loop_options` of the loop, for the control flow pass."""

    def visit_For(self, node: ast.For | ast.While) -> ast.AST:
        """Takes the first statement if it is the directive."""
        if _is_directive(node.body[0]):
            node.loop_options = _keywords(node.body.pop(0).value)
            if not node.body:
                node.body.append(ast.Pass(lineno=node.lineno, col_offset=node.col_offset))
        for statement in node.body:
            if _is_directive(statement):
                raise UnsupportedError(f'"{_DIRECTIVE}" must be the first statement in the loop block '
                                       f"(line {statement.lineno})")
        return self.generic_visit(node)

    visit_While = visit_For


def _is_directive(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    return _DIRECTIVE == (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", None))


def _keywords(call: ast.Call) -> list[ast.keyword]:
    order = ("parallel_iterations", "swap_memory", "maximum_iterations", "shape_invariants")
    return [ast.keyword(key, value) for key, value in zip(order, call.args)] + call.keywords
