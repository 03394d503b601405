"""Functions with gradients of their own: custom_gradient; recompute_grad, which keeps nothing on its way; grad_pass_through."""

import contextlib
import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from etch import _core, _logging

_flatten = _core.nest_flatten
_pack = _core.nest_pack_sequence_as
_tensor = _core.ops["convert_to_tensor"]


@contextlib.contextmanager
def _unseen() -> Iterator[None]:
    """No tape that is open sees what is done inside."""
    _core.tapes_pause()
    try:
        yield
    finally:
        _core.tapes_resume()


def _names_variables(grad: Callable, also_any: bool) -> bool:
    """Does a gradient function take the keyword `variables` by name, or, if that counts too, any keyword?"""
    try:
        parameters = inspect.signature(grad).parameters.values()
    except (TypeError, ValueError):
        return False
    return any(p.name == "variables" or (also_any and p.kind is p.VAR_KEYWORD) for p in parameters)


def _flat_gradients(given: Any, wanted: int) -> list:
    """What a gradient function returned, one per argument."""
    flat = _flatten(given)
    if len(flat) != wanted:
        raise ValueError(
            f"custom_gradient function expected to return {wanted} gradients, but returned {len(flat)} instead."
        )
    return flat


class _Call:
    """One call of a function that returns its results together with their gradient function.

    That gives gradients by the positional arguments, or by_all of them.
    """

    def __init__(self, f: Callable, args: tuple, kwargs: dict, by_all: bool = False) -> None:
        self.f = f
        self.given = [args, kwargs]
        self.inputs = _flatten(self.given)
        self.by_all = by_all
        self.n_wanted = len(self.inputs if by_all else _flatten(args))
        self.grad: Callable | None = None
        self.variables: list = []

    def run(self) -> Any:
        """The results. Takes note of the trainable variables that are read besides the arguments."""
        args, kwargs = self.given
        with _core.GradientTape() as watcher:
            result, self.grad = self.f(*args, **kwargs)
        seen = watcher.watched_variables()
        self.variables = [v for v in seen if not any(v is x for x in self.inputs)]
        if self.variables and not _names_variables(self.grad, also_any=True):
            raise TypeError(
                "custom_gradient: the function uses variables, so its gradient function must accept a 'variables' "
                f"keyword argument, and return their gradients too. Variables: {[v.name for v in self.variables]}"
            )
        return result

    def gradients(self, upstream: tuple) -> list:
        """By the inputs, then by the variables."""
        none = [None] * (len(self.inputs) - self.n_wanted)
        if not self.variables:
            return _flat_gradients(self.grad(*upstream), self.n_wanted) + none
        by_inputs, by_variables = self.grad(*upstream, variables=self.variables)
        flat = _flatten(by_variables)
        if len(flat) != len(self.variables):
            raise ValueError("custom_gradient: the gradient function must return a gradient for each variable")
        return _flat_gradients(by_inputs, self.n_wanted) + none + flat

    def backward(self, is_alive: bool, inputs: tuple, upstream: tuple) -> list:
        """What the runtime calls.

        Where the trace that the call was in is over, so is what the gradient function remembers of it: then everything
        is computed again, from the inputs as they were.
        """
        if is_alive:
            return self.gradients(upstream)
        args, kwargs = _pack(self.given, list(inputs[: len(self.inputs)]))
        again = _Call(self.f, args, kwargs, self.by_all)
        again.run()
        again.variables = self.variables
        return again.gradients(upstream)

    def with_gradient(self, result: Any) -> Any:
        """The results, whose gradients are the gradient function's."""
        flat = [_tensor(x) for x in _flatten(result)]
        name = getattr(self.f, "__name__", "custom")
        return _pack(result, _core.custom_results(self.inputs + self.variables, flat, self.backward, name))


def custom_gradient(f: Callable | None = None) -> Callable:
    """Decorates a function that returns its results and a function which gives the gradients by its arguments.

    The gradient function is called with the gradients by the results. If the function reads trainable variables, it
    gets them as the keyword `variables`, and returns their gradients, a list, behind those by the arguments.
    """
    if f is None:
        return custom_gradient

    @functools.wraps(f)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        call = _Call(f, args, kwargs)
        result = call.run()
        if not call.variables and _names_variables(call.grad, also_any=False):
            _logging.logger.warning(
                "@custom_gradient grad_fn has 'variables' in signature, but no variables were used on the forward pass."
            )
        return call.with_gradient(result)

    return decorated


def recompute_grad(f: Callable) -> Callable:
    """f, which is run once more for its gradient instead of keeping what it computed on the way."""

    def run(*args: Any, **kwargs: Any) -> tuple[Any, Callable]:
        given = [args, kwargs]

        def grad(*upstream: Any, variables: list | None = None) -> Any:
            tensors = [_tensor(x) for x in _flatten(given)]
            with _core.GradientTape() as tape:
                tape.watch([x for x in tensors if x.dtype.is_floating])
                again_args, again_kwargs = _pack(given, tensors)
                again = f(*again_args, **again_kwargs)
            by_inputs, by_variables = tape.gradient(again, [tensors, variables or []], output_gradients=list(upstream))
            return (by_inputs, by_variables) if variables else by_inputs

        return f(*args, **kwargs), grad

    @functools.wraps(f)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        call = _Call(run, args, kwargs, by_all=True)
        with _unseen():  # the watcher of the call begins inside, and sees what the others do not
            result = call.run()
        return call.with_gradient(result)

    return decorated


def grad_pass_through(f: Callable) -> Callable:
    """f, whose gradients are those of a function that returns its arguments. Variables that f reads get none."""

    def run(*args: Any, **kwargs: Any) -> tuple[Any, Callable]:
        def grad(*upstream: Any, variables: list | None = None) -> Any:
            return upstream if variables is None else (upstream, [None] * len(variables))

        return f(*args, **kwargs), grad

    @functools.wraps(f)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        call = _Call(run, args, kwargs)
        return call.with_gradient(call.run())

    return decorated
