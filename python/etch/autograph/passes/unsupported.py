"""Refuses functions with constructs that cannot be converted, and notes which kinds of statements there are."""

from __future__ import annotations

import ast
from typing import NamedTuple

from etch.autograph.tree import children


class UnsupportedError(Exception):
    """A construct that AutoGraph does not convert; the function then runs as it is."""


class Found(NamedTuple):
    """What a function holds, so that passes with nothing to do are left out."""

    branches: bool
    loops: bool
    returns: bool


_REFUSED = {
    ast.Yield: "generators are not supported",
    ast.YieldFrom: "generators are not supported",
    ast.Await: "coroutines are not supported",
    ast.AsyncFunctionDef: "coroutines are not supported",
    ast.AsyncFor: "coroutines are not supported",
    ast.AsyncWith: "coroutines are not supported",
}


def check(node: ast.AST) -> Found:
    """Raises UnsupportedError, with the line, for the first construct that cannot be converted."""
    branches = loops = returns = False
    left = [node]
    while left:
        item = left.pop()
        kind = item.__class__
        if kind is ast.Name or kind is ast.Constant or kind is ast.ClassDef:
            continue
        if kind is ast.For or kind is ast.While:
            loops = True
            if item.orelse:
                _refuse(item, f"{'for' if kind is ast.For else 'while'}/else statement not supported")
        elif kind is ast.If:
            branches = True
        elif kind is ast.Return:
            returns = True
        elif kind is ast.Attribute and item.attr.startswith("__") and not item.attr.endswith("__"):
            _refuse(item, f"mangled names are not supported ({item.attr})")
        elif kind in _REFUSED:
            _refuse(item, _REFUSED[kind])
        left.extend(children(item))
    return Found(branches or loops, loops, returns)


def _refuse(node: ast.AST, why: str) -> None:
    raise UnsupportedError(f"{why} (line {node.lineno})")
