"""The passes: each takes the syntax tree of one function and gives back a changed one.

`run` applies them in order. The order matters: jumps are turned into flags before expressions are rewritten (the
flags' tests are expressions too), and `if`, `while` and `for` become functions last, because which names they carry is
decided on a tree without jumps.
"""

from __future__ import annotations

import ast

from etch.autograph.options import Feature, Options
from etch.autograph.passes import (
    asserts,
    breaks,
    calls,
    continues,
    control_flow,
    directives,
    equality,
    lists,
    logic,
    returns,
    unsupported,
)
from etch.autograph.passes.base import Names


def run(node: ast.FunctionDef | ast.Lambda, options: Options) -> ast.FunctionDef | ast.Lambda:
    """Applies all passes that `options` ask for; raises UnsupportedError for what none of them can do."""
    found = unsupported.check(node)
    names = Names()
    if found.loops:
        node = directives.Directives(names).visit(node)
    if found.returns:
        node = returns.Returns(names).visit(node)
    if found.loops:
        node = breaks.Breaks(names).visit(node)
        node = continues.Continues(names).visit(node)
    if options.has(Feature.ASSERT_STATEMENTS):
        node = asserts.Asserts(names).visit(node)
    if options.has(Feature.LISTS):
        node = lists.Lists(names).visit(node)
    if options.has(Feature.EQUALITY_OPERATORS):
        node = equality.Equality(names).visit(node)
    node = logic.Logic(names).visit(node)
    node = calls.Calls(names).visit(node)
    if found.branches:
        node = control_flow.ControlFlow(names).visit(node)
    return node
