"""What may leave a branch or an iteration, and the messages that say so with the symbol's name."""

from __future__ import annotations

from typing import Any, Sequence

from etch.autograph import tensors
from etch.autograph.operators.state import UNDEFINED, describe
from etch.autograph.passes.base import RESULT


class Carried:
    """One symbol's value as loops and branches carry it: its structure, and its leaves as tensors."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self.structure = value
        self.leaves = [_leaf(name, leaf) for leaf in tensors.flatten(value)]

    def pack(self, leaves: Sequence[Any]) -> Any:
        """A value of the same structure from other leaves."""
        return tensors.pack_as(self.structure, leaves)


def _leaf(name: str, value: Any) -> Any:
    if value is None:
        raise ValueError(f"{describe(name)} holds None, which cannot leave staged control flow")
    try:
        return tensors.convert(value)
    except (TypeError, ValueError) as error:
        raise TypeError(
            f"{describe(name)} is of type '{type(value).__name__}' and cannot become a tensor, as values that leave "
            f"staged control flow must: {error}"
        ) from error


def unpack(carried: Sequence[Carried], leaves: Sequence[Any]) -> list[Any]:
    """The values of all symbols from all leaves in a row."""
    values, start = [], 0
    for each in carried:
        stop = start + len(each.leaves)
        values.append(each.pack(leaves[start:stop]))
        start = stop
    return values


def carry_from_branch(names: Sequence[str], values: Sequence[Any], branch: str) -> list[Carried]:
    """The symbols at the end of a branch; ValueError if one has no value there."""
    for name, value in zip(names, values):
        if value is UNDEFINED and name == RESULT:
            raise ValueError(f"the {branch} branch must also have a return statement.")
        if value is UNDEFINED:
            raise ValueError(f"{describe(name)} must also be initialized in the {branch} branch")
        if value is None:
            raise ValueError(f"{describe(name)} is None at the end of the {branch} branch.")
    return [Carried(name, value) for name, value in zip(names, values)]


def check_branches(main: Sequence[Carried], other: Sequence[Carried]) -> None:
    """TypeError if a symbol differs between the branches in structure or dtype."""
    for first, second in zip(main, other):
        name = describe(first.name)
        difference = tensors.structure_difference(first.structure, second.structure)
        if difference:
            raise TypeError(
                f"{name} must have the same nested structure in the main and else branches:\n\n{difference}"
            )
        for a, b in zip(first.leaves, second.leaves):
            if a.dtype != b.dtype:
                raise TypeError(
                    f"{name} has dtype {a.dtype.name} in the main branch, but dtype {b.dtype.name} in the else branch"
                )


def check_entry(carried: Carried, leaf: Any, invariant: Any) -> None:
    """ValueError if the first value does not have the shape that the user promised."""
    if not tensors.fits(leaf, invariant):
        raise ValueError(
            f"{describe(carried.name)} has shape {leaf.shape} before the loop, which does not conform with the shape "
            f"invariant {invariant}."
        )


def check_iteration(before: Carried, after: Any, invariants: Sequence[Any], promised: Sequence[bool]) -> list[Any]:
    """The leaves after one iteration. They must be like those before it: structure, dtype and shape.

    `invariants` are the shapes that the leaves may take, `promised` tells which of them the user gave.
    """
    name = describe(before.name)
    if after is None:
        raise ValueError(f"{name} is None at the end of the iteration.")
    if after is UNDEFINED:
        raise ValueError(f"{name} has no value at the end of the iteration.")
    difference = tensors.structure_difference(before.structure, after)
    if difference:
        raise TypeError(f"{name} does not have the same nested structure after one iteration.\n\n{difference}")
    leaves = Carried(before.name, after).leaves
    for first, last, invariant, given in zip(before.leaves, leaves, invariants, promised):
        if first.dtype != last.dtype:
            raise TypeError(
                f"{name} has dtype {first.dtype.name} before the loop, but dtype {last.dtype.name} after one iteration"
            )
        if tensors.fits(last, invariant):
            continue
        if given:
            raise ValueError(
                f"{name} has shape {last.shape} after one iteration, which does not conform with the shape invariant "
                f"{invariant}."
            )
        raise ValueError(
            f"{name} has shape {first.shape} before the loop, but shape {last.shape} after one iteration. "
            "Use tf.autograph.experimental.set_loop_options to set shape invariants."
        )
    return leaves
