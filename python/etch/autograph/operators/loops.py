"""`while` and `for`: Python's loops, and the choice of those that become part of the traced program."""

from __future__ import annotations

from typing import Any, Callable, Iterable, Sequence

from etch.autograph import logs, tensors
from etch.autograph.operators.builtins import range_bounds
from etch.autograph.operators.staged_loop import Loop
from etch.autograph.operators.state import State, run

ITERATIONS_LIMIT = 100_000_000
ITERATIONS_WATCHED = 50_000
_OBSERVED = 3

Options = Callable[[], dict[str, Any]] | None


def while_stmt(test: Callable[[], Any], body: Callable[[], None], symbols: Sequence, options: Options) -> None:
    """A `while`. What kind it is shows the test, tried once where it leaves nothing behind."""
    # The attempt counts as the first test of a Python loop, so that its effects happen as often as in Python.
    first = run(test) if tensors.executing_eagerly() else tensors.in_scratch(lambda: run(test))
    if not tensors.is_staged(first):
        _python_while(first, test, body)
        return

    def go_on() -> Any:
        return tensors.condition(tensors.convert(run(test)), "while loop")

    Loop(State(body, symbols), options).run(lambda: run(body), go_on)


def _python_while(value: Any, test: Callable[[], Any], body: Callable[[], None]) -> None:
    watch = _Watch()
    while value:
        watch.step()
        run(body)
        value = run(test)
        if tensors.is_staged(value):
            raise NotImplementedError(
                "The condition of while loop started as non-Tensor, then changed to Tensor: either a variable changed "
                "its type, or a break or return statement in the loop depends on a tensor. Start the loop with a "
                "tensor condition to make it part of the program."
            )


def for_stmt(
    items: Any, body: Callable[[Any], None], symbols: Sequence, target: str | None,
    stop: Callable[[], Any] | None, options: Options,
) -> None:
    """A `for`. `target` is the loop's variable where it is a simple name, `stop` the flag that a `break` sets."""
    if not tensors.is_staged(items):
        _python_for(items, body, stop)
        return
    loop = Loop(State(body, symbols), options)
    bounds = range_bounds(items)
    if bounds is not None:
        _for_range(loop, items, bounds, body, target, stop)
    else:
        _for_rows(loop, items, body, stop)


def _python_for(items: Iterable, body: Callable[[Any], None], stop: Callable[[], Any] | None) -> None:
    watch = _Watch()
    for item in items:
        watch.step()
        run(body, item)
        if stop is None:
            continue
        stopped = stop()
        if tensors.is_staged(stopped):
            raise NotImplementedError(
                "break and return statements which depend on a TF condition are not supported in Python for loops. "
                "Loop over a tensor, for example `tf.range`, to make the loop part of the program."
            )
        if stopped:
            break


def _for_range(loop: Loop, items: Any, bounds: tuple, body: Callable, target: str | None, stop) -> None:
    """Counts, instead of making the range. The loop's variable has the start as its first value."""
    start, limit, step = bounds
    way = tensors.sign(step)
    start, limit, step = (tensors.cast_like(bound, items) for bound in bounds)
    if target is not None:
        loop.define(target, start)

    def go_on(item: Any) -> Any:
        if way is not None:
            within = item < limit if way > 0 else item > limit
        else:
            within = tensors.logical_or(
                tensors.logical_and(step > 0, item < limit), tensors.logical_and(step < 0, item > limit)
            )
        return _unless(stop, within)

    def iterate(item: Any) -> Any:
        run(body, item)
        return item + step

    loop.run(iterate, go_on, start)


def _for_rows(loop: Loop, items: Any, body: Callable, stop) -> None:
    """Takes the parts along the first axis one by one."""
    count = tensors.length(items)

    def iterate(index: Any) -> Any:
        run(body, tensors.row(items, index))
        return index + 1

    loop.run(iterate, lambda index: _unless(stop, index < count), tensors.constant(0))


def _unless(stop: Callable[[], Any] | None, within: Any) -> Any:
    if stop is None:
        return within
    stopped = stop()
    if tensors.is_tensor(stopped):
        return tensors.logical_and(tensors.logical_not(stopped), within)
    return tensors.constant(False) if stopped else within


class _Watch:
    """Guards against Python loops that never end, and against those that fill the trace.

    It costs an addition per iteration; with `python -O` it does nothing.
    """

    def __init__(self) -> None:
        self.count = 0
        self.ops: int | None = None

    def step(self) -> None:
        """Called at the start of each iteration."""
        if not __debug__:
            return
        self.count += 1
        if self.count > ITERATIONS_LIMIT:
            raise ValueError(f"iteration limit exceeded: a Python loop ran {ITERATIONS_LIMIT} times while tracing")
        after = self.count - ITERATIONS_WATCHED
        if 0 <= after <= _OBSERVED:
            self._observe()

    def _observe(self) -> None:
        ops = tensors.op_count()
        if self.ops is not None and ops is not None and ops > self.ops:
            logs.warn(
                "large unrolled loop: a Python loop has run %d iterations while tracing and adds ops to the trace in "
                "each; loop over a tensor, for example `tf.range`, to keep it a loop", self.count,
            )
            self.count = ITERATIONS_WATCHED + _OBSERVED
        self.ops = ops
