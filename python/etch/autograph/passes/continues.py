"""Lowers `continue`: what follows it in the body of the loop is guarded."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import StatementPass, locate
from etch.autograph.passes.jumps import Lowering, block_holds


class Continues(StatementPass):
    """Makes every body of a loop run to its end."""

    def visit_For(self, node: ast.For | ast.While) -> ast.AST:
        """Lowers the inner loops, then this one."""
        self.generic_visit(node)
        if block_holds(node.body, ast.Continue):
            lowering = Lowering(ast.Continue, self.names.fresh("continue"), lambda jump: [])
            body = lowering.lower(node.body)
            before = [lowering.clear_flag(node)] if lowering.flag_is_read else []
            node.body = before + body or [locate(ast.Pass(), node)]
        return node

    visit_While = visit_For
