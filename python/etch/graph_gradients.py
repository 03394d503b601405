"""Gradients of what a function under way has computed so far: tf.gradients and tf.hessians, which need no tape to have been there."""

from collections.abc import Sequence
from typing import Any

from etch import _config, _core, enums

_tensor = _core.ops["convert_to_tensor"]


def _list(x: Any) -> list:
    return list(x) if isinstance(x, list | tuple) else [x]


def _tape(xs: list, left_out: Sequence = ()) -> Any:
    if _config.executing_eagerly():
        raise RuntimeError("tf.gradients is not supported when eager execution is enabled. Use tf.GradientTape instead.")
    tape = _core.tape_of_trace()
    for x in left_out:
        _core.tape_leave_out(tape, _tensor(x))
    tape.watch(xs)
    return tape


def gradients(
    ys: Any,
    xs: Any,
    grad_ys: Any = None,
    name: str = "gradients",
    gate_gradients: bool = False,
    aggregation_method: Any = None,
    stop_gradients: Any = None,
    unconnected_gradients: Any = enums.UnconnectedGradients.NONE,
) -> list:
    """A list: the gradient of the sum of `ys` by each of `xs`, inside of a function that is being traced."""
    del name, gate_gradients, aggregation_method
    xs = [x if isinstance(x, _core.Variable) else _tensor(x) for x in _list(xs)]
    floats = [x for x in xs if x.dtype.is_floating]
    tape = _tape(floats, [] if stop_gradients is None else _list(stop_gradients))
    seeds = None if grad_ys is None else _list(grad_ys)
    found = iter(tape.gradient(_list(ys), floats, output_gradients=seeds, unconnected_gradients=unconnected_gradients))
    return [next(found) if x.dtype.is_floating else None for x in xs]


def hessians(ys: Any, xs: Any, gate_gradients: bool = False, aggregation_method: Any = None, name: str = "hessians") -> list:
    """A list: the second derivatives of the sum of `ys` by each of `xs`, of shape x.shape + x.shape."""
    del gate_gradients, aggregation_method, name
    zeros = enums.UnconnectedGradients.ZERO
    return [
        _tape([x]).jacobian(_tensor(d), x, unconnected_gradients=zeros)
        for d, x in zip(gradients(ys, xs), _list(xs), strict=True)
    ]
