"""tf.debugging: checks of shapes, types and structures, which are decided as soon as they can be.

Checks of values are op functions of the extension; those here look at what is known without running anything, and record a
check only where a rank or a size is open.
"""

from collections.abc import Iterable, Mapping

from etch import _core

_ops = _core.ops


def _tensor(value) -> _core.Tensor:
    return value if isinstance(value, (_core.Tensor, _core.Variable)) else _ops["convert_to_tensor"](value)


def _said(message) -> str:
    return f"{message}.  " if message else ""


def assert_type(tensor, tf_type, message=None, name=None) -> None:
    """TypeError unless the tensor is of this dtype."""
    dtype, wanted = _tensor(tensor).dtype, _core.DType(tf_type)
    if dtype != wanted:
        raise TypeError(f"{_said(message)}tensor must be of type {wanted!r}; got {dtype!r}")


def assert_integer(x, message=None, name=None) -> None:
    """TypeError unless the elements are integers."""
    dtype = _tensor(x).dtype
    if not dtype.is_integer:
        raise TypeError(f'{_said(message)}Expected "x" to be integer type.  Found: tensor of dtype {dtype}')


def is_numeric_tensor(tensor) -> bool:
    """Is it a tensor of numbers?"""
    if not isinstance(tensor, (_core.Tensor, _core.Variable)):
        return False
    return tensor.dtype not in (_core.bool, _core.string)


def assert_scalar(tensor, message=None, name=None) -> None:
    """ValueError unless the tensor has no axes."""
    tensor = _tensor(tensor)
    if tensor.shape.rank != 0:
        raise ValueError(f"{_said(message)}Expected scalar shape, saw shape: {tensor.shape}.")


def assert_proper_iterable(values) -> None:
    """TypeError unless it is a collection of tensors, and not a tensor or a text."""
    if isinstance(values, (_core.Tensor, _core.Variable, str, bytes)) or not isinstance(values, Iterable):
        raise TypeError(f'Expected argument "values" to be iterable.  Found: {type(values)}')


def assert_same_float_dtype(tensors=None, dtype=None) -> _core.DType:
    """ValueError unless all are of one float dtype, which is returned."""
    found = None if dtype is None else _core.DType(dtype)
    first = None
    for tensor in tensors or ():
        if tensor is None:
            continue
        if found is None:
            found, first = tensor.dtype, tensor
        elif tensor.dtype != found:
            raise ValueError(f"{tensor}, type={tensor.dtype}, must be of the same type ({found}) as {first}.")
    found = _core.float32 if found is None else found
    if not found.is_floating:
        raise ValueError(f"Expected floating point type, got {found}.")
    return found


def _check_rank(x, is_right, wanted: str, message, condition) -> None:
    """The rank of x: decided now if it is known, else when the trace runs, by condition(rank)."""
    x = _tensor(x)
    if x.shape.rank is None:
        rank = _ops["rank"](x)
        _ops["debugging.Assert"](condition(rank), [f"{_said(message)}Tensor must have rank {wanted}. Received shape:", _ops["shape"](x)])
    elif not is_right(x.shape.rank):
        raise ValueError(f"{_said(message)}Tensor  must have rank {wanted}.  Received rank {x.shape.rank}, shape {x.shape}")


def _rank_number(rank) -> int:
    if isinstance(rank, (_core.Tensor, _core.Variable)):
        rank = rank.numpy()
    if getattr(rank, "shape", ()) != () or isinstance(rank, (list, tuple)):
        raise ValueError("Rank must be a scalar.")
    return int(rank)


def assert_rank(x, rank, message=None, name=None) -> None:
    """ValueError unless x has so many axes."""
    n = _rank_number(rank)
    _check_rank(x, lambda r: r == n, str(n), message, lambda r: _ops["math.equal"](r, n))


def assert_rank_at_least(x, rank, message=None, name=None) -> None:
    """ValueError if x has fewer axes."""
    n = _rank_number(rank)
    _check_rank(x, lambda r: r >= n, f"at least {n}", message, lambda r: r >= n)


def assert_rank_in(x, ranks, message=None, name=None) -> None:
    """ValueError unless the number of axes is one of these."""
    numbers = tuple(map(_rank_number, ranks))
    _check_rank(x, lambda r: r in numbers, f"in {numbers}", message,
                lambda r: _ops["math.reduce_any"](_ops["math.equal"](r, list(numbers))))


def _symbols_of(tensor, symbols) -> tuple[bool, list]:
    """(may more axes stand before?, the symbols of the last axes)"""
    symbols = list(symbols) if isinstance(symbols, (str, list, tuple)) else [symbols]
    for i, symbol in enumerate(symbols):
        if symbol in (Ellipsis, "*") and i > 0:
            raise ValueError(
                f"Tensor {_described(tensor)} specified shape index {i}.  Symbol `...` or `*` for a variable number of "
                "unspecified dimensions is only allowed as the first entry"
            )
    has_more = bool(symbols) and symbols[0] in (Ellipsis, "*")
    return has_more, symbols[1:] if has_more else symbols


def _described(tensor) -> str:
    return f"shape={tensor.shape} dtype={tensor.dtype.name}"


def assert_shapes(shapes, data=None, summarize=None, message=None, name=None) -> None:
    """ValueError unless sizes of one symbol are equal, and sizes that are numbers are these. Open sizes are taken as right."""
    pairs = shapes.items() if isinstance(shapes, Mapping) else shapes
    sizes: dict = {}
    for value, given in pairs:
        tensor = _tensor(value)
        has_more, symbols = _symbols_of(tensor, given)
        rank = tensor.shape.rank
        if rank is None:
            continue
        if rank < len(symbols) or (rank > len(symbols) and not has_more):
            raise ValueError(f"{_said(message)}Tensor {_described(tensor)} must have rank {len(symbols)}.  Received rank {rank}, shape {tensor.shape}")
        for axis, symbol in enumerate(symbols, rank - len(symbols)):
            size = tensor.shape.as_list()[axis]
            if size is None or symbol in (None, "."):
                continue
            is_number = isinstance(symbol, int) or (isinstance(symbol, str) and symbol.isdigit())
            wanted, source = (int(symbol), "Specified explicitly") if is_number else sizes.setdefault(
                symbol, (size, f"Specified by tensor {_described(tensor)} dimension {axis}"))
            if size != wanted:
                raise ValueError(
                    f"{_said(message)}{source}.  Tensor {_described(tensor)} dimension {axis} must have size {wanted}.  "
                    f"Received size {size}, shape {tensor.shape}"
                )


_CODES = (
    "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED "
    "FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED"
).split()
_FUNCTIONS = (
    assert_type, assert_integer, is_numeric_tensor, assert_scalar, assert_proper_iterable, assert_same_float_dtype,
    assert_rank, assert_rank_at_least, assert_rank_in, assert_shapes,
)
NAMES = {f"debugging.{function.__name__}": function for function in _FUNCTIONS}
NAMES |= {f"errors.{name}": code for code, name in enumerate(_CODES)}
