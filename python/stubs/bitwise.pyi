# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from etch import _core

def bitwise_and(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Bits set in both."""
def bitwise_or(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Bits set in either."""
def bitwise_xor(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Bits set in one."""
def invert(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """All bits flipped."""
def left_shift(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x shifted left by y bits."""
def right_shift(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x shifted right by y bits, keeping the sign."""
