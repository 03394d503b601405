"""A loop that becomes part of the traced program."""

from __future__ import annotations

from typing import Any, Callable

from etch.autograph import tensors
from etch.autograph.operators.checks import Carried, check_entry, check_iteration, unpack
from etch.autograph.operators.lists import StageableList
from etch.autograph.operators.state import UNDEFINED, State, describe
from etch.autograph.passes.base import RESULT

_OPTIONS = ("parallel_iterations", "swap_memory", "maximum_iterations")


class Loop:
    """One loop: its variables, and the options that the user set for it."""

    def __init__(self, state: State, options: Callable[[], dict[str, Any]] | None) -> None:
        self.state = state
        given = options() if options else {}
        self._settings = {key: given[key] for key in _OPTIONS if given.get(key) is not None}
        self._promises = list(given.get("shape_invariants") or ())
        self._before = state.read()
        self._values = list(self._before)
        self._loose: dict[int, list[Any]] = {}
        self._made: list[str] = []
        self._stacked: list[int] = []

    def define(self, name: str, value: Any) -> None:
        """Gives a variable its first value, if it is carried and has none."""
        if name in self.state.names:
            at = self.state.names.index(name)
            if self._values[at] is UNDEFINED or self._values[at] is None:
                self._values[at] = value

    def run(self, iterate: Callable, go_on: Callable, *position: Any) -> None:
        """Traces the loop. `iterate` and `go_on` take the position, if there is one; `iterate` returns the next."""
        after = self._before
        try:
            self._define_missing(iterate, position)
            after = self._trace(iterate, go_on, list(position))
        finally:
            # Also when the trace fails: objects of the user must not keep its tensors.
            self.state.write(after)

    def _trace(self, iterate: Callable, go_on: Callable, position: list[Any]) -> list[Any]:
        carried = [Carried(name, value) for name, value in zip(self.state.names, self._values)]
        invariants = [self._invariants(i, each) for i, each in enumerate(carried)]
        promised = [[self._promise(value, leaf) is not None for leaf in tensors.flatten(value)]
                    for value in self._values]
        # Beside the variables go the position and, if some variable has no value before the loop, whether it ran.
        extra = position + ([tensors.constant(False)] if self._made else [])
        count = len(extra)

        def enter(leaves: tuple) -> tuple:
            self.state.write(unpack(carried, leaves[count:]))
            return leaves[:len(position)]

        def test(*leaves: Any) -> Any:
            return go_on(*enter(leaves))

        def body(*leaves: Any) -> list[Any]:
            following = iterate(*enter(leaves))
            result = [following] if position else []
            result += [tensors.constant(True)] if self._made else []
            for each, value, shapes, given in zip(carried, self.state.read(), invariants, promised):
                result += check_iteration(each, value, shapes, given)
            return result

        leaves = extra + [leaf for each in carried for leaf in each.leaves]
        shapes = [tensors.shape_invariant(each) for each in extra]
        shapes += [shape for each in invariants for shape in each]
        results = tensors.while_loop(test, body, leaves, shapes, **self._settings)
        if self._made:
            made = ", ".join(describe(name).strip("'") for name in self._made)
            tensors.require(results[len(position)], f"loop must iterate at least once to initialize {made}")
        values = unpack(carried, results[count:])
        for i in self._stacked:
            values[i] = values[i].stack()
        return values

    def _promise(self, value: Any, leaf: Any) -> Any:
        """The shape that the user gave for a variable, found by the identity of its value before the loop."""
        return next((shape for owner, shape in self._promises if owner is leaf or owner is value), None)

    def _invariants(self, i: int, carried: Carried) -> list[Any]:
        """The shape of each leaf that holds in all iterations."""
        shapes = []
        for j, (original, leaf) in enumerate(zip(tensors.flatten(self._values[i]), carried.leaves)):
            promise = self._promise(self._values[i], original)
            if promise is not None:
                shape = tensors.shape_of(promise)
                check_entry(carried, leaf, shape)
            elif i in self._loose:
                shape = self._loose[i][j]
            else:
                shape = tensors.shape_invariant(leaf)
            shapes.append(shape)
        return shapes

    def _define_missing(self, iterate: Callable, position: tuple) -> None:
        """Finds first values for variables without one: zeros like the value after one iteration, traced and thrown
        away. The loop must then run at least once. Lists that the loop may stage are found out in the same way."""
        lists = [i for i, value in enumerate(self._values) if isinstance(value, StageableList)]
        missing = [i for i, value in enumerate(self._values) if value is UNDEFINED or value is None]
        if not missing and not lists:
            return
        kinds: dict[int, Any] = {}

        def one_iteration() -> None:
            copies = [StageableList(value) if i in lists else value for i, value in enumerate(self._values)]
            self.state.write(copies)
            iterate(*position)
            values = self.state.read()
            kinds.update((i, _kind(values[i])) for i in missing)
            kinds.update((i, _kind(values[i][0])) for i in lists if len(values[i]) > len(self._values[i]))

        reason: Exception | None = None
        try:
            tensors.in_scratch(one_iteration)
        except (NameError, ValueError, TypeError) as error:
            reason = error
        for i in missing:
            kind = kinds.get(i, reason)
            if kind is None or isinstance(kind, Exception):
                self._refuse(i, kind)
            structure, leaves = kind
            self._loose[i] = [shape for shape, _ in leaves]
            self._values[i] = tensors.pack_as(structure, [tensors.zeros(*leaf) for leaf in leaves])
            self._made.append(self.state.names[i])
        for i in lists:
            if isinstance(kinds.get(i), tuple):
                self._values[i] = tensors.new_array(self._values[i], *kinds[i][1][0])
                self._stacked.append(i)

    def _refuse(self, i: int, reason: Exception | None) -> None:
        name = self.state.names[i]
        if name == RESULT:
            raise NotImplementedError(
                "a return statement cannot be placed inside this TensorFlow loop: the value to return is not defined "
                f"on every path through the loop{_because(reason)}"
            ) from reason
        if self._before[i] is None:
            problem = "is not allowed to be None before the loop"
        else:
            problem = "must be defined before the loop"
        raise ValueError(f"{describe(name)} {problem}{_because(reason)}") from reason


def _because(reason: Exception | None) -> str:
    if reason is None:
        return ""
    return f"\nIt could not be given a first value: {type(reason).__name__}: {reason}"


def _kind(value: Any) -> Any:
    """What is needed to make a like value outside of the scratch trace: the structure, and shape and dtype of each
    leaf. None if there is no value, the error that tells why if there is no like value."""
    if value is UNDEFINED or value is None:
        return None
    try:
        leaves = [tensors.kind_of(leaf) for leaf in tensors.flatten(value)]
    except TypeError as error:
        return error
    return tensors.pack_as(value, [None] * len(leaves)), leaves
