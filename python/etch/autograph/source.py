"""From a function object to its syntax tree, with the line numbers of the file it stands in."""

from __future__ import annotations

import ast
import inspect
import linecache
import types
from typing import Iterator


class NoSourceError(Exception):
    """The text of a function cannot be found, or not told apart from that of another."""


_modules: dict[str, tuple[list[str], ast.Module]] = {}


def parse_function(function: types.FunctionType) -> ast.FunctionDef | ast.Lambda:
    """The tree of the `def` or `lambda` that made `function`; NoSourceError if there is none."""
    code = function.__code__
    lines = linecache.getlines(code.co_filename, function.__globals__)
    if not lines:
        raise NoSourceError(
            f"the source of {function.__qualname__} cannot be read ({code.co_filename}); functions typed into an "
            "interactive shell or made by `exec` have none, so define it in a file"
        )
    try:
        if code.co_name == "<lambda>":
            return _find_lambda(code, lines)
        return _parse_def(code, lines)
    except (SyntaxError, IndexError, inspect.EndOfBlock) as error:
        raise NoSourceError(f"the source of {function.__qualname__} does not parse: {error}") from error


def _parse_def(code: types.CodeType, lines: list[str]) -> ast.FunctionDef:
    first = code.co_firstlineno
    try:
        node = _parse_block(_indented_block(lines, first - 1), first)
    except SyntaxError:
        # A line further left was part of a string or of brackets; the tokenizer knows, but takes its time.
        node = _parse_block(inspect.getblock(lines[first - 1:]), first)
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or node.name != code.co_name:
        raise NoSourceError(f"line {first} of {code.co_filename} does not hold the definition of {code.co_name}")
    return node


def _indented_block(lines: list[str], first: int) -> list[str]:
    """The lines from `first` to the end of the first `def`: all that stand further right than it does."""
    indent = len(lines[first]) - len(lines[first].lstrip())
    within = False
    for i in range(first, len(lines)):
        text = lines[i].lstrip()
        if within and text and not text.startswith("#") and len(lines[i]) - len(text) <= indent:
            return lines[first:i]
        within = within or text.startswith(("def ", "async "))
    return lines[first:]


def _parse_block(block: list[str], first: int) -> ast.stmt:
    # An indented block is put under an `if`, which leaves columns and the inside of strings as they are; empty
    # lines before it give the tree the line numbers of the file.
    if block[0][:1].isspace():
        return ast.parse("\n" * (first - 2) + "if 1:\n" + "".join(block)).body[0].body[0]
    return ast.parse("\n" * (first - 1) + "".join(block)).body[0]


def _find_lambda(code: types.CodeType, lines: list[str]) -> ast.Lambda:
    name = code.co_filename
    known = _modules.get(name)
    if known is None or known[0] is not lines:
        _modules[name] = known = (lines, ast.parse("".join(lines)))
    arity = code.co_argcount, code.co_kwonlyargcount
    found = [
        node
        for node in ast.walk(known[1])
        if isinstance(node, ast.Lambda) and node.lineno <= code.co_firstlineno <= node.end_lineno
        and (len(node.args.posonlyargs) + len(node.args.args), len(node.args.kwonlyargs)) == arity
        and _argument_names(node) == code.co_varnames[:len(_argument_names(node))]
    ]
    if len(found) > 1:
        found = [node for node in found if _spans(node.body, code)]
    if len(found) > 1:
        # Of lambdas in lambdas the outer ones span the inner; the smallest is the one.
        found.sort(key=lambda node: (node.end_lineno - node.lineno, node.end_col_offset - node.col_offset))
    if not found:
        raise NoSourceError(f"no lambda like this one is at line {code.co_firstlineno} of {name}")
    return _copy(found[0])


def _copy(node: ast.AST) -> ast.AST:
    """A copy that passes may change: the tree of the module is kept for the other lambdas in it."""
    fields = {}
    for field, value in ast.iter_fields(node):
        if isinstance(value, list):
            value = [_copy(item) if isinstance(item, ast.AST) else item for item in value]
        elif isinstance(value, ast.AST):
            value = _copy(value)
        fields[field] = value
    return ast.copy_location(type(node)(**fields), node)


def _argument_names(node: ast.Lambda) -> tuple[str, ...]:
    args = node.args
    return tuple(arg.arg for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs))


def _spans(body: ast.expr, code: types.CodeType) -> bool:
    start, end = (body.lineno, body.col_offset), (body.end_lineno, body.end_col_offset)
    return all(start <= first and last <= end for first, last in _positions(code))


def _positions(code: types.CodeType) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    for line, end_line, column, end_column in code.co_positions():
        # Instructions that prepare the frame have an empty span.
        if None not in (line, end_line, column, end_column) and (line, column) != (end_line, end_column):
            yield (line, column), (end_line, end_column)
