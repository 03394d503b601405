"""From a Python function to a converted one, once per code object and set of options.

The converted function has code of its own but shares globals, closure cells, defaults and attributes with the
original. Its code carries the file name and the line numbers of the original, so tracebacks show the user's lines.
"""

from __future__ import annotations

import ast
import functools
import types
from typing import Iterator

from etch.autograph import passes
from etch.autograph.operators import Operators
from etch.autograph.options import Options
from etch.autograph.passes.base import OPERATORS
from etch.autograph.source import parse_function
from etch.autograph.tree import fill_locations

_FUTURE_FLAGS = 0x1FF0000
"""The bits of a code object's flags that stand for `from __future__ import ...`."""

_codes: dict[tuple[types.CodeType, str, int, Options], types.CodeType] = {}
_converted: dict[int, types.CodeType] = {}


def convert(function: types.FunctionType, options: Options) -> types.FunctionType:
    """The converted function; NoSourceError or UnsupportedError if there is none."""
    code = function.__code__
    # Code objects compare by content, which leaves out where they stand.
    key = code, code.co_filename, code.co_firstlineno, options
    converted = _codes.get(key)
    if converted is None:
        converted = _codes[key] = _compile(function, options)
        for inner in _all_codes(converted):
            _converted[id(inner)] = inner
    cells = dict(zip(code.co_freevars, function.__closure__ or ()))
    cells[OPERATORS] = types.CellType(operators_for(options))
    made = types.FunctionType(
        converted, function.__globals__, function.__name__, function.__defaults__,
        tuple(cells[free] for free in converted.co_freevars),
    )
    made.__kwdefaults__ = function.__kwdefaults__
    made.__qualname__ = function.__qualname__
    return made


def is_converted(code: types.CodeType) -> bool:
    """Whether `code` came out of a conversion, also as an inner function of it."""
    return _converted.get(id(code)) is code


def to_source(function: types.FunctionType, options: Options) -> str:
    """The text of the converted function."""
    node = _transform(function, options)
    if isinstance(node, ast.Lambda):
        return ast.unparse(node)
    return ast.unparse(node) + "\n"


@functools.lru_cache(maxsize=None)
def operators_for(options: Options) -> Operators:
    """The operators, whose calls convert with `options`."""
    from etch.autograph import dispatch  # The dispatcher needs conversions, and converted code the dispatcher.

    return Operators(options, functools.partial(dispatch.call_from_converted, options))


def _transform(function: types.FunctionType, options: Options) -> ast.FunctionDef | ast.Lambda:
    node = parse_function(function)
    node.args.defaults = [ast.Constant(None) for _ in node.args.defaults]
    node.args.kw_defaults = [default and ast.Constant(None) for default in node.args.kw_defaults]
    if not isinstance(node, ast.Lambda):
        node.decorator_list = []
        node.returns = None
    for argument in ast.walk(node.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    return passes.run(node, options)


def _compile(function: types.FunctionType, options: Options) -> types.CodeType:
    """Compiles the converted tree within a function that has the closure's names, and takes the code out of it."""
    node = _transform(function, options)
    original = function.__code__
    free = [OPERATORS, *original.co_freevars]
    if isinstance(node, ast.Lambda):
        statements: list[ast.stmt] = [ast.Return(node)]
    elif node.name in free:
        statements = [node]
    else:
        # A function that calls itself finds itself among the globals, not in the function around it here.
        statements = [ast.Global([node.name]), node]
    around = passes.base.function("ag__around", statements, node, free)
    fill_locations(around, node)
    module = ast.Module([around], [])
    flags = original.co_flags & _FUTURE_FLAGS
    compiled = compile(module, original.co_filename, "exec", flags=flags, dont_inherit=True)
    factory = next(_inner_codes(compiled))
    made = next(_inner_codes(factory))
    return made.replace(co_qualname=original.co_qualname)


def _inner_codes(code: types.CodeType) -> Iterator[types.CodeType]:
    return (constant for constant in code.co_consts if isinstance(constant, types.CodeType))


def _all_codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """A function's code and those of the functions in it; methods of classes in it were not converted."""
    yield code
    for inner in _inner_codes(code):
        if inner.co_flags & 0x1:  # CO_OPTIMIZED: a function; without it the body of a class.
            yield from _all_codes(inner)
