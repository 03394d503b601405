"""Which names are needed after each `if`, `while` and `for`, and which at its start.

One walk backwards over a tree without jumps: a name is live where a later statement may read the value that it has
there. The answer is left in the fields `live_in` and `live_out` of the statements.
"""

from __future__ import annotations

import ast

from etch.autograph.analysis.activity import uses_of, uses_of_all


def annotate(function: ast.FunctionDef) -> None:
    """Annotates the statements of one function, not those of functions in it."""
    inside = uses_of_all(function.body)
    # What inner functions use may be read whenever they are called; names of outer scopes outlive the call.
    _Liveness(inside.captured | inside.outer).block(function.body, set())


class _Liveness:
    def __init__(self, always: set[str]) -> None:
        self.always = always

    def block(self, statements: list[ast.stmt], live: set[str]) -> set[str]:
        """The names live before the statements, given those live after them."""
        for statement in reversed(statements):
            handler = _HANDLERS.get(statement.__class__)
            if handler is None:
                uses = uses_of(statement)
                live = (live - uses.writes) | uses.reads
            else:
                live = handler(self, statement, live)
        return live

    def branch(self, node: ast.If, live: set[str]) -> set[str]:
        node.live_out = live | self.always
        inside = self.block(node.body, live) | self.block(node.orelse, live)
        node.live_in = inside | self.always
        return inside | uses_of(node.test).reads

    def loop(self, node: ast.While | ast.For, live: set[str]) -> set[str]:
        if isinstance(node, ast.While):
            head, bound, before = uses_of(node.test).reads, set(), set()
        else:
            head, bound, before = set(), uses_of(node.target).writes, uses_of(node.iter).reads
            head = head | uses_of(node.target).reads
        stop = getattr(node, "stop_flag", None)
        again = live | head | ({stop} if stop else set())
        # Once to learn what the body needs from the iteration before, once with that known.
        again = again | (self.block(node.body, again) - bound)
        self.block(node.body, again)
        node.live_out = live | self.always
        node.live_in = again | self.always
        return again | before

    def attempt(self, node: ast.Try, live: set[str]) -> set[str]:
        live = self.block(node.finalbody, live)
        handled = live.union(*(self.block(handler.body, live) | uses_of(handler).reads for handler in node.handlers))
        around, self.always = self.always, self.always | handled
        live = self.block(node.body, self.block(node.orelse, live)) | handled
        self.always = around
        return live

    def context(self, node: ast.With, live: set[str]) -> set[str]:
        heads = uses_of_all(node.items)
        return (self.block(node.body, live) - heads.writes) | heads.reads

    def match(self, node: ast.Match, live: set[str]) -> set[str]:
        inside = [self.block(case.body, live) for case in node.cases]
        heads = [uses_of(case.pattern).reads | (uses_of(case.guard).reads if case.guard else set())
                 for case in node.cases]
        return live.union(uses_of(node.subject).reads, *inside, *heads)

    def leave(self, node: ast.Return | ast.Raise, live: set[str]) -> set[str]:
        return set(uses_of(node).reads)


_HANDLERS = {
    ast.If: _Liveness.branch,
    ast.While: _Liveness.loop,
    ast.For: _Liveness.loop,
    ast.Try: _Liveness.attempt,
    ast.With: _Liveness.context,
    ast.Match: _Liveness.match,
    ast.Return: _Liveness.leave,
    ast.Raise: _Liveness.leave,
}
if hasattr(ast, "TryStar"):
    _HANDLERS[ast.TryStar] = _Liveness.attempt
