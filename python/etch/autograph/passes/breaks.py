"""Lowers `break`: a flag that stops the loop, and a `continue` that skips the rest of the body."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import StatementPass, assign, locate, name
from etch.autograph.passes.jumps import block_holds


class Breaks(StatementPass):
    """A `while` tests the flag before its own test; a `for` gets it in the field `stop_flag`."""

    def visit_For(self, node: ast.For | ast.While) -> ast.AST | list[ast.AST]:
        """Lowers the inner loops, then this one."""
        self.generic_visit(node)
        if not block_holds(node.body, ast.Break):
            return node
        flag = self.names.fresh("break")
        node.body = _Replace(flag).visit_all(node.body)
        if isinstance(node, ast.While):
            go_on = locate(ast.UnaryOp(ast.Not(), name(flag)), node.test)
            node.test = ast.copy_location(ast.BoolOp(ast.And(), [go_on, node.test]), node.test)
        else:
            node.stop_flag = flag
        return [assign(flag, ast.Constant(False), node), node]

    visit_While = visit_For


class _Replace(StatementPass):
    """Replaces the breaks of one loop; those of inner loops are gone already."""

    def __init__(self, flag: str) -> None:
        super().__init__(None)
        self.flag = flag

    def visit_Break(self, node: ast.Break) -> list[ast.AST]:
        """`flag = True; continue`."""
        return [assign(self.flag, ast.Constant(True), node), locate(ast.Continue(), node)]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Another scope."""
        return node

    visit_For = visit_While = visit_FunctionDef
