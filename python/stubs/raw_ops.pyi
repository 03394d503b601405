# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

def RngReadAndSkip(resource: Any, alg: Any, delta: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The state of a generator, which goes on."""
def StatelessRandomNormalV2(shape: _core._ShapeLike, key: _core._TensorLike, counter: _core._TensorLike, alg: Any, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Normal numbers of a key and a counter."""
def StatelessRandomUniformFullIntV2(shape: _core._ShapeLike, key: _core._TensorLike, counter: _core._TensorLike, alg: Any, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Integers of all values, of a key and a counter."""
def StatelessRandomUniformIntV2(shape: _core._ShapeLike, key: _core._TensorLike, counter: _core._TensorLike, alg: Any, minval: _core._TensorLike, maxval: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Integers from minval to below maxval, of a key and a counter."""
def StatelessRandomUniformV2(shape: _core._ShapeLike, key: _core._TensorLike, counter: _core._TensorLike, alg: Any, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Uniform numbers of a key and a counter."""
def StatelessTruncatedNormalV2(shape: _core._ShapeLike, key: _core._TensorLike, counter: _core._TensorLike, alg: Any, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Normal numbers within two deviations, of a key and a counter."""
