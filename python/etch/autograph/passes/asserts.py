"""Rewrites `assert` so that a tensor is checked when the program runs (feature ASSERT_STATEMENTS)."""

from __future__ import annotations

import ast

from etch.autograph.passes.base import StatementPass, locate, operator, thunk


class Asserts(StatementPass):
    """`assert test, message` becomes a call; the message stays unevaluated until it is needed."""

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """One statement."""
        message = node.msg or ast.Constant("assertion failed")
        return locate(ast.Expr(operator("assert_", node.test, thunk(message))), node)
