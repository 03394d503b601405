"""Symbols as text: simple names, and composites such as `a.b` and `d["k"]`."""

from __future__ import annotations

import ast


def symbol(node: ast.expr) -> str | None:
    """The text of a symbol; None for an expression that is none, such as `f().x` or `d[i + 1]`."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        base = symbol(node.value)
        return base and f"{base}.{node.attr}"
    if isinstance(node, ast.Subscript):
        base = symbol(node.value)
        if isinstance(node.slice, ast.Constant):
            return base and f"{base}[{node.slice.value!r}]"
        key = symbol(node.slice)
        return base and key and f"{base}[{key}]"
    return None


def parents(node: ast.expr) -> set[str]:
    """The simple names that a composite is reached by: `a` for `a.b`, `d` and `k` for `d[k]`."""
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
