"""Lowers `return`: one at the end of the function is left, the others become a value and a flag."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import RESULT, OPERATORS, StatementPass, assign, locate, name, operator, prepend
from etch.autograph.passes.jumps import Lowering, always_leaves, block_holds


class Returns(StatementPass):
    """Makes every function leave by its last statement."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Lowers the inner functions, then this one if it returns from within."""
        self.generic_visit(node)
        last = [] if isinstance(node.body[-1], ast.Return) else node.body[-1:]
        if not block_holds(node.body[:-1] + last, ast.Return):
            return node
        returns_always = always_leaves(node.body)
        lowering = Lowering(ast.Return, self.names.fresh("returned"), _keep_value)
        body = lowering.lower(node.body)
        before = [lowering.clear_flag(node)] if lowering.flag_is_read else []
        value = name(RESULT)
        if not returns_always:
            # Control may fall off the end: then the value is None, except in staged control flow, where it is missing.
            nothing = ast.Attribute(name(OPERATORS), "no_result", ast.Load())
            before.append(assign(RESULT, nothing, node))
            value = operator("result", value)
        node.body = prepend(body, before) + [locate(ast.Return(value), body[-1])]
        return node


def _keep_value(node: ast.Return) -> list[ast.stmt]:
    return [assign(RESULT, node.value or ast.Constant(None), node)]
