"""Rewrites `and`, `or`, `not`, chained comparisons and conditional expressions; their operands stay lazy."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import Pass, operator, thunk


class Logic(Pass):
    """An expression with `:=` in a lazy operand stays Python's: within a function of its own the name it binds would
    be another."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """`a and b` becomes `ag__.and_(a, lambda: b)`, `or` likewise."""
        self.generic_visit(node)
        return self._join(node)

    def _join(self, node: ast.BoolOp) -> ast.AST:
        first, *others = node.values
        if any(_binds(value) for value in others):
            return node
        chosen = "and_" if isinstance(node.op, ast.And) else "or_"
        return ast.copy_location(operator(chosen, first, *map(thunk, others)), node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """`not a`."""
        self.generic_visit(node)
        return ast.copy_location(operator("not_", node.operand), node) if isinstance(node.op, ast.Not) else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """`a < b < c` becomes `a < b and b < c`; as in TensorFlow the middle is evaluated twice."""
        self.generic_visit(node)
        if len(node.ops) == 1:
            return node
        lefts = [node.left, *node.comparators]
        links = [
            ast.copy_location(ast.Compare(left, [op], [right]), node)
            for left, op, right in zip(lefts, node.ops, node.comparators)
        ]
        return self._join(ast.copy_location(ast.BoolOp(ast.And(), links), node))

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """`a if c else b`; the text of the condition is kept for messages."""
        text = ast.Constant(ast.unparse(node.test))
        self.generic_visit(node)
        if _binds(node.body) or _binds(node.orelse):
            return node
        return ast.copy_location(operator("if_exp", node.test, thunk(node.body), thunk(node.orelse), text), node)


def _binds(node: ast.expr) -> bool:
    return any(isinstance(inner, ast.NamedExpr) for inner in ast.walk(node))
