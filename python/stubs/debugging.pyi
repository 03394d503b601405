# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

from etch._debugging import assert_integer as assert_integer
from etch._debugging import assert_proper_iterable as assert_proper_iterable
from etch._debugging import assert_rank as assert_rank
from etch._debugging import assert_rank_at_least as assert_rank_at_least
from etch._debugging import assert_rank_in as assert_rank_in
from etch._debugging import assert_same_float_dtype as assert_same_float_dtype
from etch._debugging import assert_scalar as assert_scalar
from etch._debugging import assert_shapes as assert_shapes
from etch._debugging import assert_type as assert_type
from etch._debugging import is_numeric_tensor as is_numeric_tensor

def Assert(condition: _core._TensorLike, data: _core._TensorLike, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error with the data unless the condition holds."""
def assert_all_finite(x: _core._TensorLike, message: _builtins.str | None, name: _builtins.str | None = None) -> _core.Tensor:
    """x, or an error if NaN or infinity is in it."""
def assert_equal(x: _core._TensorLike, y: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x == y everywhere."""
def assert_greater(x: _core._TensorLike, y: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x > y everywhere."""
def assert_greater_equal(x: _core._TensorLike, y: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x >= y everywhere."""
def assert_less(x: _core._TensorLike, y: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x < y everywhere."""
def assert_less_equal(x: _core._TensorLike, y: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x <= y everywhere."""
def assert_near(x: _core._TensorLike, y: _core._TensorLike, rtol: _core._TensorLike | None = None, atol: _core._TensorLike | None = None, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x is near y everywhere."""
def assert_negative(x: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x < 0 everywhere."""
def assert_non_negative(x: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x >= 0 everywhere."""
def assert_non_positive(x: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x <= 0 everywhere."""
def assert_none_equal(x: _core._TensorLike, y: _core._TensorLike, summarize: _builtins.int | None = None, message: _builtins.str | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x != y everywhere."""
def assert_positive(x: _core._TensorLike, message: _builtins.str | None = None, summarize: _builtins.int | None = None, name: _builtins.str | None = None) -> None:
    """An error unless x > 0 everywhere."""
def check_numerics(tensor: _core._TensorLike, message: _builtins.str | None, name: _builtins.str | None = None) -> _core.Tensor:
    """x, or an error if NaN or infinity is in it."""
def get_log_device_placement() -> Any: ...
def set_log_device_placement(enabled: Any) -> Any: ...
