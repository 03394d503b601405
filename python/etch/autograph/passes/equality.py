"""Rewrites `==` and `!=` into elementwise comparison (feature EQUALITY_OPERATORS)."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import Pass, operator

_OPERATORS = {ast.Eq: "eq", ast.NotEq: "not_eq"}


class Equality(Pass):
    """Chains are left to the pass on logic, which takes them apart; it comes later and asks for these too."""

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """One comparison, or each link of a chain joined by `and`."""
        self.generic_visit(node)
        if not any(type(op) in _OPERATORS for op in node.ops):
            return node
        left, links = node.left, []
        for op, right in zip(node.ops, node.comparators):
            chosen = _OPERATORS.get(type(op))
            link = operator(chosen, left, right) if chosen else ast.Compare(left, [op], [right])
            links.append(ast.copy_location(link, node))
            left = right
        return links[0] if len(links) == 1 else ast.copy_location(ast.BoolOp(ast.And(), links), node)
