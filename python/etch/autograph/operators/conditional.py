"""`if` and conditional expressions."""

from __future__ import annotations

from typing import Any, Callable, Sequence

from etch.autograph import tensors
from etch.autograph.operators.checks import Carried, carry_from_branch, check_branches, unpack
from etch.autograph.operators.state import State, run


def if_stmt(test: Any, then: Callable, orelse: Callable, outputs: Sequence, inputs: Sequence) -> None:
    """An `if` whose branches change the symbols `outputs`, which are used later, and `inputs`, which are not."""
    if not tensors.is_staged(test):
        run(then if test else orelse)
        return
    test = tensors.condition(test, "if statement")
    state = State(then, (*outputs, *inputs))
    names = state.names[:len(outputs)]
    before = state.read()
    after = before

    def branch(body: Callable) -> Callable[[], list[Any]]:
        def values() -> list[Any]:
            state.write(before)
            run(body)
            return state.read()[:len(names)]
        return values

    try:
        after = _stage(test, names, branch(then), branch(orelse)) + before[len(names):]
    finally:
        # Also when a branch fails: objects of the user must not keep tensors of a trace that is gone.
        state.write(after)


def if_exp(test: Any, then: Callable[[], Any], orelse: Callable[[], Any], text: str) -> Any:
    """`then() if test else orelse()`; `text` is the condition as the user wrote it."""
    if not tensors.is_staged(test):
        return then() if test else orelse()
    test = tensors.condition(test, "conditional expression")
    return _stage(test, [text], lambda: [then()], lambda: [orelse()])[0]


def _stage(test: Any, names: Sequence[str], then: Callable[[], list], orelse: Callable[[], list]) -> list[Any]:
    """Traces both branches; the values of the named symbols after them."""
    traced: dict[str, list[Carried]] = {}

    def branch(label: str, values: Callable[[], list]) -> Callable[[], list[Any]]:
        def leaves() -> list[Any]:
            traced[label] = carry_from_branch(names, values(), label)
            if len(traced) == 2:
                check_branches(traced["main"], traced["else"])
            return [leaf for each in traced[label] for leaf in each.leaves]
        return leaves

    results = tensors.cond(test, branch("main", then), branch("else", orelse))
    return unpack(traced["main"], results) if names else []
