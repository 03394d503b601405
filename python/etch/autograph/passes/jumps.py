"""Turns jumps forward within a block into flags and guards; `return` and `continue` are lowered with it.

What follows a statement that may jump must not run after the jump. If the jump ends one branch of an `if`, what
follows moves into the other branch; otherwise it is put under `if not flag`.
"""

from __future__ import annotations

import ast
from typing import Callable

from etch.autograph.passes.base import assign, locate, name
from etch.autograph.tree import blocks

_LOOPS = (ast.For, ast.While)
_SCOPES = (ast.FunctionDef, ast.ClassDef)
_EXITS = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def holds(node: ast.stmt, kind: type) -> bool:
    """Whether a jump of `kind` that leaves `node` is in it. A `break` or `continue` in a loop of its own does not, nor
    does anything in a function of its own."""
    if isinstance(node, kind):
        return True
    if isinstance(node, _SCOPES) or (isinstance(node, _LOOPS) and kind is not ast.Return):
        return False
    return any(block_holds(getattr(owner, field), kind) for owner, field in blocks(node))


def block_holds(block: list[ast.stmt], kind: type) -> bool:
    """Whether one of the statements holds such a jump."""
    return any(holds(statement, kind) for statement in block)


def always_leaves(block: list[ast.stmt]) -> bool:
    """Whether control never reaches the end of the block."""
    if not block:
        return False
    last = block[-1]
    if isinstance(last, _EXITS):
        return True
    if isinstance(last, ast.If):
        return always_leaves(last.body) and always_leaves(last.orelse)
    return isinstance(last, ast.With) and always_leaves(last.body)


class Lowering:
    """Lowers the jumps of one kind in one block, with one flag."""

    def __init__(self, kind: type, flag: str, replace: Callable[[ast.stmt], list[ast.stmt]]) -> None:
        """`replace` says what stands for the jump, beside the setting of the flag."""
        self.kind = kind
        self.flag = flag
        self.replace = replace
        self.flag_is_read = False
        self._set: set[int] = set()

    def lower(self, block: list[ast.stmt]) -> list[ast.stmt]:
        """The block without jumps of the kind. The flag is set only if something reads it."""
        lowered = self._block(block)
        return lowered if self.flag_is_read else self._without_flag(lowered)

    def clear_flag(self, at: ast.AST) -> ast.stmt:
        """`flag = False`."""
        return assign(self.flag, ast.Constant(False), at)

    def jump(self, node: ast.stmt) -> list[ast.stmt]:
        """What stands for the jump."""
        setting = assign(self.flag, ast.Constant(True), node)
        self._set.add(id(setting))
        return [*self.replace(node), setting]

    def _block(self, block: list[ast.stmt]) -> list[ast.stmt]:
        done = []
        for i, statement in enumerate(block):
            if isinstance(statement, self.kind):
                return done + self.jump(statement)
            done.append(statement)
            if not holds(statement, self.kind):
                continue
            rest = block[i + 1:]
            if isinstance(statement, ast.If) and rest:
                if always_leaves(statement.body):
                    statement.orelse, rest = statement.orelse + rest, []
                elif always_leaves(statement.orelse):
                    statement.body, rest = statement.body + rest, []
            self._inside(statement)
            if rest:
                done.append(self._unless_flag(rest))
            return done
        return done

    def _inside(self, statement: ast.stmt) -> None:
        if isinstance(statement, _LOOPS):
            statement.body = self._returns_in_loop(statement.body)
            self.flag_is_read = True
            return
        skipped_else = isinstance(statement, ast.Try) and block_holds(statement.body, self.kind)
        for owner, field in blocks(statement):
            inner = getattr(owner, field)
            if inner and field == "orelse" and skipped_else:
                # A jump out of a `try` goes past its else clause too.
                setattr(owner, field, [self._unless_flag(inner)])
            elif inner:
                setattr(owner, field, _filled(self._block(inner), inner))

    def _returns_in_loop(self, block: list[ast.stmt]) -> list[ast.stmt]:
        """In a loop a `return` sets value and flag and leaves the loop by `break`, as well as the loops around it. The
        `break` is lowered later, so nothing needs a guard here."""
        done = []
        for i, statement in enumerate(block):
            if isinstance(statement, ast.Return):
                return done + self.jump(statement) + [locate(ast.Break(), statement)]
            done.append(statement)
            if not holds(statement, ast.Return):
                continue
            for owner, field in blocks(statement):
                setattr(owner, field, self._returns_in_loop(getattr(owner, field)))
            if isinstance(statement, _LOOPS):
                leave = locate(ast.Break(), statement)
                rest = self._returns_in_loop(block[i + 1:])
                return done + [locate(ast.If(name(self.flag), [leave], rest), statement)]
        return done

    def _unless_flag(self, rest: list[ast.stmt]) -> ast.If:
        self.flag_is_read = True
        test = ast.UnaryOp(ast.Not(), name(self.flag))
        return locate(ast.If(test, _filled(self._block(rest), rest), []), rest[0])

    def _without_flag(self, block: list[ast.stmt]) -> list[ast.stmt]:
        kept = [statement for statement in block if id(statement) not in self._set]
        for statement in kept:
            if not isinstance(statement, _SCOPES):
                for owner, field in blocks(statement):
                    inner = getattr(owner, field)
                    setattr(owner, field, _filled(self._without_flag(inner), inner))
        return kept


def _filled(block: list[ast.stmt], before: list[ast.stmt]) -> list[ast.stmt]:
    """The block, with a `pass` if it has become empty."""
    return block if block or not before else [locate(ast.Pass(), before[0])]
