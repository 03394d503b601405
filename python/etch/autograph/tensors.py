"""All that AutoGraph knows of tensors: thin functions over the public names of the tensor library.

No other module of this package touches the library, so that what AutoGraph asks of it can be read here. The
library is looked up at each use, because it imports this package while it is being initialised itself.
"""

from __future__ import annotations

import math
from typing import Any, Callable, Sequence

import etch as tf


def is_tensor(value: Any) -> bool:
    """Whether `value` is a tensor or a variable, eager or traced."""
    return tf.is_tensor(value)


def is_staged(value: Any) -> bool:
    """Whether control flow on `value` must become part of the traced program.

    Under eager execution Python's own control flow does it: a tensor has a truth value there.
    """
    return tf.is_tensor(value) and not tf.executing_eagerly()


def is_array(value: Any) -> bool:
    """Whether `value` is a TensorArray: carried through loops and branches as it is."""
    return isinstance(value, tf.TensorArray)


def convert(value: Any) -> Any:
    """The value as something that loops and branches can carry; TypeError or ValueError if there is none."""
    if is_array(value) or (tf.is_tensor(value) and not isinstance(value, tf.Variable)):
        return value
    return tf.convert_to_tensor(value)


def condition(value: Any, what: str) -> Any:
    """The scalar boolean tensor that decides a branch or a loop; ValueError with a hint if there is none."""
    shape = value.shape
    is_bool = value.dtype == tf.bool
    single = shape.rank is None or all(size is None or size == 1 for size in shape)
    if is_bool and single:
        return value if shape.rank == 0 else tf.reshape(value, [])
    cast = "" if is_bool else "to use it as a boolean, compare it or apply `tf.cast`; "
    raise ValueError(
        f"condition of {what} expected to be `tf.bool` scalar, got {value}; {cast}to check for None, use `is not None`"
    )


def cond(test: Any, then: Callable[[], Any], orelse: Callable[[], Any]) -> Any:
    """A traced branch."""
    return tf.cond(test, then, orelse)


def while_loop(test: Callable, body: Callable, values: Sequence[Any], shapes: Sequence[Any] | None, **options) -> Any:
    """A traced loop; the values after it, in a list."""
    if values:
        return list(tf.while_loop(test, body, list(values), shape_invariants=shapes, **options))
    # A loop that only has effects: something has to go round.
    tf.while_loop(lambda _: test(), lambda unused: (body(), unused)[1:], [tf.constant(0)], **options)
    return []


def in_scratch(function: Callable[[], Any]) -> Any:
    """Calls `function` in a trace that is thrown away, and returns what it returned."""
    results = []
    tf._core.in_scratch(lambda: results.append(function()))
    return results[-1]


def require(test: Any, message: str) -> None:
    """A check at run time."""
    tf.debugging.Assert(test, [message])


def logical_not(value: Any) -> Any:
    """Elementwise not."""
    return tf.logical_not(value)


def logical_or(left: Any, right: Any) -> Any:
    """Elementwise or, without short circuit."""
    return tf.logical_or(left, right)


def logical_and(left: Any, right: Any) -> Any:
    """Elementwise and, without short circuit."""
    return tf.logical_and(left, right)


def equal(left: Any, right: Any) -> Any:
    """Elementwise equality."""
    return tf.equal(left, right)


def constant(value: Any) -> Any:
    """A tensor that holds `value`."""
    return tf.constant(value)


def flatten(structure: Any) -> list[Any]:
    """The leaves of nested lists, tuples and dicts; of composites (IndexedSlices) their parts."""
    return tf.nest.flatten(structure, expand_composites=True)


def pack_as(structure: Any, leaves: Sequence[Any]) -> Any:
    """The inverse of `flatten`."""
    return tf.nest.pack_sequence_as(structure, list(leaves), expand_composites=True)


def structure_difference(first: Any, second: Any) -> str | None:
    """None if both are nested alike, otherwise what differs."""
    try:
        tf.nest.assert_same_structure(first, second, expand_composites=True)
    except (TypeError, ValueError) as difference:
        return str(difference)
    return None


def shape(value: Any) -> Any:
    """The shape of a tensor with the sizes that are numbers in each call. Others are unknown, also where a trace keeps
    them symbolic: what is decided by them here would have to hold for later calls."""
    return tf._core.fixed_shape(value)


def shape_list(value: Any) -> list[Any] | None:
    """The static sizes, None for those unknown; None if the rank is unknown, as it is for arrays."""
    return None if is_array(value) else shape_sizes(shape(value))


def shape_of(description: Any) -> Any:
    """A TensorShape from what users give as one."""
    return tf.TensorShape(description)


def shape_sizes(shape: Any) -> list[Any] | None:
    """The sizes of a TensorShape; None if its rank is unknown."""
    return None if shape.rank is None else list(shape)


def shape_invariant(value: Any) -> Any:
    """The shape that a loop variable has in all iterations if nobody says otherwise."""
    return tf.TensorShape(None) if is_array(value) else shape(value)


def fits(value: Any, invariant: Any) -> bool:
    """Whether each shape that the value may have is allowed by `invariant`. A size that a trace keeps symbolic is left to
    the run, which checks it."""
    limits = shape_sizes(invariant)
    if limits is None:
        return True
    sizes = shape_list(value)
    if sizes is None or len(sizes) != len(limits):
        return False
    return all(
        limit is None or size == limit or (size is None and value.shape[axis] is not None)
        for axis, (size, limit) in enumerate(zip(sizes, limits))
    )


def kind_of(value: Any) -> tuple[Any, Any]:
    """Shape and dtype of a value; TypeError if it is not of the kinds that have an obvious zero."""
    if is_tensor(value):
        if value.shape.rank is None:
            raise TypeError("its rank is not known while tracing")
        return shape(value), value.dtype
    if isinstance(value, (bool, int, float)):
        return tf.TensorShape([]), tf.constant(value).dtype
    raise TypeError(
        f"a value of type '{type(value).__name__}' has no obvious first value; tensors, int, float, bool and lists, "
        "tuples or dicts of these do"
    )


def zeros(shape: Any, dtype: Any) -> Any:
    """Zeros; sizes that are not known are 0."""
    return tf.zeros([0 if size is None else size for size in shape], dtype)


def executing_eagerly() -> bool:
    """Whether no function is being traced."""
    return tf.executing_eagerly()


def length(tensor: Any) -> Any:
    """`len` of a tensor: a Python int where it is known while tracing, otherwise a scalar tensor."""
    if is_array(tensor):
        return tensor.size()
    sizes = shape_sizes(tensor.shape)
    if sizes is None:
        return tf.shape(tensor)[0]
    if not sizes:
        raise ValueError(f"len requires a non-scalar tensor, got one of shape {tensor.shape}")
    return tf.shape(tensor)[0] if sizes[0] is None else sizes[0]


def row(tensor: Any, index: Any) -> Any:
    """The part of `tensor` at `index` of its first axis."""
    return tf.gather(tensor, index)


def range_function() -> Callable:
    """`tf.range` itself, to recognise a call of it."""
    return tf.range


def make_range(start: Any, limit: Any, step: Any = 1, **options: Any) -> Any:
    """`range` of which a bound is a tensor; an end before the start gives an empty range, as a loop over it runs no time."""
    if not is_tensor(step):
        limit = (tf.maximum if step > 0 else tf.minimum)(start, limit) if step else limit
    return tf.range(start, limit, step, **options)


def cast_like(value: Any, tensor: Any) -> Any:
    """`value` as a tensor of the dtype of `tensor`."""
    return tf.cast(value, tensor.dtype)


def absolute(value: Any) -> Any:
    """`abs` of a tensor."""
    return tf.abs(value)


def to_number(value: Any, as_float: bool) -> Any:
    """`int` or `float` of a tensor: parsed if it holds strings, otherwise cast."""
    dtype = tf.float32 if as_float else tf.int32
    return tf.strings.to_number(value, dtype) if value.dtype == tf.string else tf.cast(value, dtype)


def sort(value: Any, key: Callable | None, descending: bool) -> Any:
    """A tensor with one axis, sorted by itself or by `key` of its elements."""
    if value.shape.rank != 1:
        raise ValueError(f"sorted requires a tensor with one axis, got one of shape {value.shape}")
    direction = "DESCENDING" if descending else "ASCENDING"
    if key is None:
        return tf.sort(value, direction=direction)
    return tf.gather(value, tf.argsort(tf.map_fn(key, value), direction=direction, stable=True))


def call_at_run_time(function: Callable[..., Any], values: Sequence[Any]) -> None:
    """Calls `function` each time the program runs, with the values that the tensors among `values` have then."""
    places = [i for i, value in enumerate(values) if is_tensor(value)]

    def call(*current: Any) -> None:
        shown = list(values)
        for i, tensor in zip(places, current):
            shown[i] = tensor.numpy()
        function(*shown)

    tf.py_function(call, [values[i] for i in places], [])


def new_array(items: Sequence[Any], shape: Any, dtype: Any) -> Any:
    """A growing TensorArray that holds `items`, for elements of this shape and dtype."""
    made = tf.TensorArray(dtype, size=len(items), dynamic_size=True, element_shape=shape)
    for i, item in enumerate(items):
        made = made.write(i, item)
    return made


def replace_row(tensor: Any, index: Any, value: Any) -> Any:
    """A tensor like `tensor`, with `value` at `index` of its first axis."""
    return tf.tensor_scatter_nd_update(tensor, [[index]], [value])


def op_error() -> type[BaseException]:
    """The base class of the errors that ops raise."""
    return tf.errors.OpError


def is_not_allowed(error: BaseException) -> bool:
    """Whether a traced tensor was asked for what only a value has."""
    return isinstance(error, tf.errors.OperatorNotAllowedInGraphError)


def is_library_error(kind: type[BaseException]) -> bool:
    """Whether an exception class is one of the library's own."""
    return kind.__module__.partition(".")[0] == tf.errors.OpError.__module__.partition(".")[0]


def op_count() -> int | None:
    """How many ops the trace under way holds; None where the library does not say."""
    graph = getattr(getattr(getattr(tf, "compat", None), "v1", None), "get_default_graph", None)
    return None if graph is None or tf.executing_eagerly() else len(graph().get_operations())


def sign(value: Any) -> int | None:
    """The sign of a Python number; None for a tensor."""
    return None if is_tensor(value) else int(math.copysign(1, value))
