"""Walking syntax trees: like the helpers of `ast`, but fast, because conversion is on the way to a first call."""

from __future__ import annotations

import ast

_NO_NODES = frozenset({
    "ctx", "op", "ops", "type_comment", "id", "attr", "arg", "kind", "conversion", "level", "simple",
})
_BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
_fields: dict[type, tuple[str, ...]] = {}
_block_fields: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type[ast.AST]) -> tuple[str, ...]:
    """The fields that can hold nodes, without operators and contexts."""
    fields = _fields.get(kind)
    if fields is None:
        fields = _fields[kind] = tuple(field for field in kind._fields if field not in _NO_NODES)
    return fields


def block_fields_of(kind: type[ast.AST]) -> tuple[str, ...]:
    """The fields that hold a list of statements, or of what has such fields: handlers and cases."""
    fields = _block_fields.get(kind)
    if fields is None:
        is_expression = issubclass(kind, ast.expr)
        fields = () if is_expression else tuple(field for field in _BLOCKS if field in kind._fields)
        _block_fields[kind] = fields
    return fields


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes directly below `node`, without operators and contexts."""
    found = []
    for field in fields_of(node.__class__):
        value = getattr(node, field, None)
        if value.__class__ is list:
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def blocks(statement: ast.AST) -> list[tuple[ast.AST, str]]:
    """Where the blocks of a compound statement are: pairs of the node that has one and the name of its field."""
    found = []
    for field in block_fields_of(statement.__class__):
        if field in ("handlers", "cases"):
            found += [(part, "body") for part in getattr(statement, field)]
        else:
            found.append((statement, field))
    return found


def fill_locations(node: ast.AST, at: ast.AST) -> None:
    """Gives each node below `node` that has no location the one of the node around it, starting with `at`."""
    here = node.__dict__
    if "lineno" in here:
        at = node
    else:
        around = at.__dict__
        here["lineno"] = around["lineno"]
        here["col_offset"] = around["col_offset"]
        here["end_lineno"] = around.get("end_lineno")
        here["end_col_offset"] = around.get("end_col_offset")
    for child in children(node):
        fill_locations(child, at)
