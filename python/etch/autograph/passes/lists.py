"""Rewrites operations on lists so that they can be staged (feature LISTS): displays, `append`, items."""

from __future__ import annotations

import ast

from etch.autograph.analysis.names import symbol
from etch.autograph.passes.base import Pass, locate, operator


class Lists(Pass):
    """What changes a list in place becomes an assignment, so that loops and branches carry the list."""

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """`l = [...]` makes a list that loops can stage; `x[i] = v` makes a new `x`."""
        self.generic_visit(node)
        target = node.targets[0]
        if isinstance(node.value, ast.List):
            node.value = ast.copy_location(operator("new_list", node.value), node.value)
        if len(node.targets) == 1 and isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            if symbol(target.value) is not None:
                value = operator("set_item", target.value, target.slice, node.value)
                return locate(ast.Assign([_stored(target.value)], value), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """`l.append(v)` becomes `l = ag__.append(l, v)`."""
        self.generic_visit(node)
        call = node.value
        if (
            isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "append"
            and len(call.args) == 1 and not call.keywords and symbol(call.func.value) is not None
        ):
            owner = call.func.value
            return locate(ast.Assign([_stored(owner)], operator("append", owner, *call.args)), node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """`x[i]`, read."""
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, (ast.Slice, ast.Tuple)):
            return ast.copy_location(operator("get_item", node.value, node.slice), node)
        return node


def _stored(node: ast.expr) -> ast.expr:
    """The same symbol as the target of an assignment."""
    if isinstance(node, ast.Name):
        return ast.Name(node.id, ast.Store())
    if isinstance(node, ast.Attribute):
        return ast.Attribute(node.value, node.attr, ast.Store())
    return ast.Subscript(node.value, node.slice, ast.Store())
