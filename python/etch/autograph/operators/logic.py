"""`and`, `or`, `not`, `==`, `!=` and `assert`."""

from __future__ import annotations

from typing import Any, Callable

from etch.autograph import tensors


def and_(first: Any, *others: Callable[[], Any]) -> Any:
    """`first and ...`: Python's, unless what decides is a traced tensor."""
    value = first
    for i, other in enumerate(others):
        if tensors.is_staged(value):
            return _choose(value, lambda: and_(other(), *others[i + 1:]), lambda: value)
        if not value:
            return value
        value = other()
    return value


def or_(first: Any, *others: Callable[[], Any]) -> Any:
    """`first or ...`."""
    value = first
    for i, other in enumerate(others):
        if tensors.is_staged(value):
            return _choose(value, lambda: value, lambda: or_(other(), *others[i + 1:]))
        if value:
            return value
        value = other()
    return value


def _choose(test: Any, then: Callable[[], Any], orelse: Callable[[], Any]) -> Any:
    return tensors.cond(test, lambda: tensors.convert(then()), lambda: tensors.convert(orelse()))


def not_(value: Any) -> Any:
    """`not value`."""
    return tensors.logical_not(value) if tensors.is_staged(value) else not value


def eq(left: Any, right: Any) -> Any:
    """`left == right`, elementwise if one of them is a tensor."""
    return tensors.equal(left, right) if tensors.is_tensor(left) or tensors.is_tensor(right) else left == right


def not_eq(left: Any, right: Any) -> Any:
    """`left != right`."""
    return not_(eq(left, right)) if tensors.is_tensor(left) or tensors.is_tensor(right) else left != right


def assert_(test: Any, message: Callable[[], Any]) -> None:
    """`assert test, message()`; a traced test is checked when the program runs."""
    if tensors.is_staged(test):
        tensors.require(test, message())
    elif not test:
        raise AssertionError(message())
