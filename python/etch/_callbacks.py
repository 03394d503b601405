"""Python code in the middle of functions (tf.py_function, tf.numpy_function), and names that only keep order.

In a function a callback is recorded, and runs whenever the function does. Results have the type that Tout says; where
Tout says no shape, the runtime has to know the rank all the same, and takes that of the first input.
"""

import contextlib
import functools
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from etch import _core

# Which class of tf.errors an exception of a callback becomes; any other is an UnknownError.
_CLASSES = (
    ((TypeError, ValueError), _core.InvalidArgumentError),
    (StopIteration, _core.OutOfRangeError),
    (MemoryError, _core.ResourceExhaustedError),
    (NotImplementedError, _core.UnimplementedError),
)


def _translated(error: Exception) -> Exception:
    """The exception that a program sees of one that was raised in a callback: its class and text are in the message."""
    text = "".join(traceback.format_exception(error))
    for classes, meant in _CLASSES:
        if isinstance(error, classes):
            return meant(None, None, f"{type(error).__name__}: {error}\n{text}")
    return _core.UnknownError(None, None, f"{type(error).__name__}: {error}\n{text}")


def _wrong(message: str) -> Exception:
    """What the callback itself did is right or wrong; this is about what it gave."""
    error = _core.InvalidArgumentError(None, None, message)
    error.is_of_results = True
    return error


def _values(name: str, results: Any, types: Sequence) -> list:
    """What a callback gave as a list of values, one per result."""
    if results is None or not types:
        values = []
    elif len(types) == 1 and not isinstance(results, tuple):
        values = results if isinstance(results, list) and len(results) == 1 else [results]
    else:
        values = list(results) if isinstance(results, list | tuple) else [results]
    if len(values) < len(types):
        raise _wrong(f"{name} returns {len(values)} values, but expects to see {len(types)} values.")
    return values[: len(types)]


def _of_ranks(run: Callable, types: Sequence, name: str) -> Callable[..., list]:
    """The callback as a trace has it, which was made for results of certain ranks."""

    def run_and_check(*inputs):
        tensors = run(*inputs)
        for i, (tensor, (_, shape)) in enumerate(zip(tensors, types, strict=True)):
            if tensor.shape.rank != shape.rank:
                raise _wrong(
                    f"result {i} of {name} has rank {tensor.shape.rank}, but was traced for rank {shape.rank}; declare"
                    f" the shape, as in Tout=tf.TensorSpec({tensor.shape.as_list()}, tf.{tensor.dtype.name})"
                )
        return tensors

    return run_and_check


def _eager(func: Callable, types: Sequence, name: str) -> Callable[..., list]:
    """The callback of tf.py_function: tensors in, tensors of the declared dtypes out."""

    def run(*inputs):
        try:
            values = _values(name, func(*inputs), types)
            return [_to_tensor(value, dtype) for value, (dtype, _) in zip(values, types, strict=True)]
        except Exception as error:
            if hasattr(error, "is_of_results"):
                raise
            raise _translated(error) from error

    return run


def _to_tensor(value: Any, dtype: Any) -> _core.Tensor:
    if not isinstance(value, _core.Tensor | _core.Variable) and hasattr(value, "__array__"):
        import numpy as np

        return _core.ops["cast"](np.asarray(value), dtype)
    return _core.ops["convert_to_tensor"](value, dtype)


def _numpy(func: Callable, types: Sequence, name: str) -> Callable[..., list]:
    """The callback of tf.numpy_function in a function: arrays in, arrays of exactly the declared dtypes out."""

    def run(*inputs):
        import numpy as np

        try:
            results = func(*(x.numpy() for x in inputs))
        except Exception as error:
            raise _translated(error) from error
        n_results = 0 if results is None else len(results) if isinstance(results, list | tuple) else 1
        if types and n_results != len(types):
            raise _wrong(f"{name} returns {n_results} values, but expects to see {len(types)} values.")
        values = [x if isinstance(x, str | bytes) else np.asarray(x) for x in _values(name, results, types)]
        for i, (value, (dtype, _)) in enumerate(zip(values, types, strict=True)):
            found = _core.string if isinstance(value, str | bytes) else _core.DType(value.dtype)
            if found != dtype:
                raise _wrong(f"{i}-th value returned by {name} is {found.name}, but expects {dtype.name}")
        return [_core.ops["convert_to_tensor"](value) for value in values]

    return run


def _result_types(declared: Sequence, inputs: Sequence) -> list[tuple]:
    """(dtype, shape) by result; where no shape is declared, any of the first input's rank."""
    types = []
    for one in declared:
        shape = getattr(one, "shape", None)
        dtype = _core.DType(one.dtype if hasattr(one, "shape") else one)
        if shape is None or shape.rank is None:
            rank = inputs[0].shape.rank if inputs else 0
            shape = _core.TensorShape([None] * (rank or 0))
        types.append((dtype, shape))
    return types


def _call(func: Callable, inp: Sequence, tout: Any, wrap: Callable, name: str | None) -> Any:
    """A callback with any structure of results that is a list, or a single one."""
    if not callable(func):
        raise ValueError(f"Expected func to be callable. Received func={func} of type {type(func)}.")
    is_many = isinstance(tout, list | tuple)
    inputs = [_core.ops["convert_to_tensor"](x) for x in inp]
    types = _result_types(list(tout) if is_many else [tout], inputs)
    name = name or getattr(func, "__name__", type(func).__name__)
    run = wrap(func, types, name)
    results = _core.call_host(_of_ranks(run, types, name), inputs, types, name) if _core.is_tracing() else run(*inputs)
    return list(results) if is_many else results[0]


def _decorator(call: Callable, tout: Any) -> Callable:
    if tout is None:
        raise TypeError("Missing required argument: 'Tout'")

    def decorate(func: Callable) -> Callable:
        return functools.wraps(func)(lambda *args: call(func, args, tout))

    return decorate


def py_function(
    func: Callable | None = None, inp: Sequence | None = None, Tout: Any = None, name: str | None = None
) -> Any:
    """Calls a Python function on tensors; in a function, whenever that runs."""
    if func is None:
        return _decorator(py_function, Tout)
    if Tout is None:
        raise TypeError("Missing required argument: 'Tout'")
    return _call(func, inp if inp is not None else [], Tout, _eager, name)


def numpy_function(
    func: Callable | None = None,
    inp: Sequence | None = None,
    Tout: Any = None,
    stateful: bool = True,
    name: str | None = None,
) -> Any:
    """Calls a Python function on NumPy arrays; in a function, whenever that runs."""
    del stateful  # it may only say that the call could be left out
    if func is None:
        return _decorator(numpy_function, Tout)
    if _core.is_tracing():
        return _call(func, inp if inp is not None else [], Tout, _numpy, name)
    import numpy as np

    results = func(*(np.asarray(_core.ops["convert_to_tensor"](x).numpy()) for x in inp or []))
    convert = _core.ops["convert_to_tensor"]
    if isinstance(results, list | tuple):
        return [convert(value) for value in results]
    return None if results is None else [convert(results)] if isinstance(Tout, list | tuple) else convert(results)


def group(*inputs: Any, **kwargs: Any) -> None:
    """Does nothing: effects happen in the order of the program."""
    if unknown := set(kwargs) - {"name"}:
        raise ValueError(f"Unknown keyword arguments: {', '.join(sorted(unknown))}.")


def no_op(name: str | None = None) -> None:
    """Does nothing."""


@contextlib.contextmanager
def control_dependencies(control_inputs: Any) -> Iterator[None]:
    """A block behind these values, which it is anyway: effects happen in the order of the program."""
    if control_inputs is not None and not callable(control_inputs):
        iter(control_inputs)
    yield
