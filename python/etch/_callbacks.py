"""Python code in the middle of functions (tf.py_function, tf.numpy_function), and names that only keep order.

In a function a callback is recorded, and runs whenever the function does. Results have the type that Tout says. Where it
says no shape, the callback gives the elements in a row and the shape, and the run tells the rank.

A callback of tf.py_function has gradients: those of the ops that it ran. A tape goes along, and is kept for a while under
a number, the ticket, which is one more result of the callback. The gradient is a callback too, which is given the ticket.
"""

import collections
import contextlib
import functools
import itertools
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
    """The exception that a program sees of one that was raised in a callback: its class and text are in the message.

    Of one that a callback inside of this one raised, the message tells where: with that of each callback around it, it
    would double each time.
    """
    text = "" if hasattr(error, "is_of_callback") else "\n" + "".join(traceback.format_exception(error))
    meant = next((meant for classes, meant in _CLASSES if isinstance(error, classes)), _core.UnknownError)
    made = meant(None, None, f"{type(error).__name__}: {error}{text}")
    made.is_of_callback = True
    return made


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


def _checked(tensors: list, types: Sequence, name: str) -> list:
    """What a callback gave, which has to have the declared shapes."""
    for i, (tensor, (_, shape)) in enumerate(zip(tensors, types, strict=True)):
        if not shape.is_compatible_with(tensor.shape):
            raise _wrong(f"result {i} of {name} has shape {tensor.shape}, but was declared with shape {shape}")
    return tensors


def _record(run: Callable[..., list], inputs: list, types: Sequence, name: str) -> list:
    """The callback as part of the trace under way."""
    is_open = [shape.rank is None for _, shape in types]

    def run_flat(*tensors):
        results = _checked(run(*tensors), types, name)
        flat = [_core.ops["reshape"](y, [-1]) if is_one else y for y, is_one in zip(results, is_open, strict=True)]
        return flat + [_core.ops["shape"](y, _core.int64) for y, is_one in zip(results, is_open, strict=True) if is_one]

    row = _core.TensorShape([None])
    flat_types = [(dtype, row if is_one else shape) for (dtype, shape), is_one in zip(types, is_open, strict=True)]
    given = _core.call_host(run_flat, inputs, flat_types + [(_core.int64, row)] * sum(is_open), name)
    shapes = iter(given[len(types) :])
    pairs = zip(given, is_open, strict=False)
    return [_core.ops["reshape"](y, next(shapes)) if is_one else y for y, is_one in pairs]


def _floats(tensors: Sequence) -> list:
    return [x for x in tensors if x.dtype.is_floating]


class _Differentiable:
    """A function of tensors whose gradient is that of the ops it runs.

    It is run once: tapes of its last runs are kept. A gradient by one that is not kept any more, and a gradient of the
    gradient, run it again.
    """

    KEPT = 8
    _tickets = itertools.count()

    def __init__(self, run: Callable[..., list], name: str) -> None:
        self.run = run
        self.name = name
        self.tapes: collections.OrderedDict[int, tuple] = collections.OrderedDict()

    def record(self, inputs: list, types: Sequence) -> list:
        """The results, in the trace under way."""
        if not _floats(inputs) or not any(dtype.is_floating for dtype, _ in types):
            return _record(self.run, inputs, types, self.name)
        ticket_type = (_core.int64, _core.TensorShape([]))
        *results, ticket = _record(self._run_with_ticket, inputs, [*types, ticket_type], self.name)
        return _core.custom_results([*inputs, ticket], results, self._backward, self.name)

    def _run_with_ticket(self, *inputs: Any) -> list:
        ticket = next(self._tickets)
        results = self._run_first(ticket, inputs)
        return [*results, _core.ops["constant"](ticket, _core.int64)]

    def _run_first(self, ticket: int, inputs: Sequence) -> list:
        taped = self.tapes[ticket] = self._tape(inputs)
        while len(self.tapes) > self.KEPT:
            self.tapes.popitem(last=False)
        return taped[2]

    def _tape(self, inputs: Sequence) -> tuple:
        """A run: its tape, inputs and results."""
        with _core.GradientTape(persistent=True, watch_accessed_variables=False) as tape:
            tape.watch(_floats(inputs))
            results = self.run(*inputs)
        return tape, inputs, results

    @staticmethod
    def _gradients(taped: tuple, upstream: Sequence) -> list:
        """By the inputs of a run that are floats; upstream are the gradients by its results that are."""
        tape, inputs, results = taped
        return tape.gradient(
            _floats(results), _floats(inputs), output_gradients=list(upstream), unconnected_gradients="zero"
        )

    def _backward(self, is_alive: bool, inputs: Sequence, upstream: Sequence) -> list:
        """What the runtime calls, in a trace or outside: a gradient for each input, and none for the ticket."""
        del is_alive  # tapes hold no tensors of the trace
        *inputs, ticket = inputs
        n = len(inputs)
        given = [*inputs, *(dy for dy in upstream if dy is not None), ticket]

        def again(*given: Any) -> list:
            return self._gradients(self._tape(given[:n]), given[n:-1])

        def from_tape(*given: Any) -> list:
            taped = self.tapes.get(int(given[-1]))
            return self._gradients(taped, given[n:-1]) if taped else again(*given)

        if _core.is_tracing():
            types = [(x.dtype, x.shape) for x in _floats(inputs)]
            gradients = iter(_Gradient(from_tape, again, self.name).record(given, types))
        else:
            gradients = iter(from_tape(*given))
        return [next(gradients) if x.dtype.is_floating else None for x in inputs] + [None]


class _Gradient(_Differentiable):
    """The gradient of one, whose values come from the tapes of that, and whose own gradient runs that again."""

    def __init__(self, values: Callable[..., list], run: Callable[..., list], name: str) -> None:
        super().__init__(run, f"gradient of {name}")
        self.values = values

    def _run_first(self, ticket: int, inputs: Sequence) -> list:
        return self.values(*inputs)


def _eager(func: Callable, types: Sequence, name: str) -> Callable[..., list]:
    """The callback of tf.py_function: tensors in, tensors of the declared dtypes out."""

    def run(*inputs):
        try:
            values = _values(name, func(*inputs), types)
            return [_to_tensor(value, dtype) for value, (dtype, _) in zip(values, types, strict=True)]
        except RecursionError:  # too many inside each other: it stays what it is
            raise
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
        except RecursionError:  # too many inside each other: it stays what it is
            raise
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


def _result_type(declared: Any) -> tuple:
    """(dtype, shape) of a result."""
    if hasattr(declared, "shape"):
        return _core.DType(declared.dtype), _core.TensorShape(declared.shape)
    return _core.DType(declared), _core.TensorShape(None)


def _record_numpy(run: Callable[..., list], name: str) -> Callable[[list, Sequence], list]:
    return lambda inputs, types: _record(run, inputs, types, name)


def _record_eager(run: Callable[..., list], name: str) -> Callable[[list, Sequence], list]:
    return _Differentiable(run, name).record


def _call(func: Callable, inp: Sequence, tout: Any, wrap: Callable, record: Callable, name: str | None) -> Any:
    """A callback with any structure of results that is a list, or a single one."""
    if not callable(func):
        raise ValueError(f"Expected func to be callable. Received func={func} of type {type(func)}.")
    is_many = isinstance(tout, list | tuple)
    inputs = [_core.ops["convert_to_tensor"](x) for x in inp]
    types = [_result_type(one) for one in (tout if is_many else [tout])]
    name = name or getattr(func, "__name__", type(func).__name__)
    run = wrap(func, types, name)
    results = record(run, name)(inputs, types) if _core.is_tracing() else run(*inputs)
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
    return _call(func, inp if inp is not None else [], Tout, _eager, _record_eager, name)


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
        return _call(func, inp if inp is not None else [], Tout, _numpy, _record_numpy, name)
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
