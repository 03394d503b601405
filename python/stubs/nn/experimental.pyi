# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

def stateless_dropout(x: _core._TensorLike, rate: _core._TensorLike, seed: _core._TensorLike, rng_alg: Any = None, noise_shape: _core._ShapeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The same, a function of the seed."""
