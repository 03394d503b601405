# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

from etch._random import Algorithm as Algorithm
from etch._random import Generator as Generator
from etch._random import create_rng_state as create_rng_state
from etch._random import get_global_generator as get_global_generator
from etch._random import set_global_generator as set_global_generator
from etch.random import experimental as experimental

def categorical(logits: _core._TensorLike, num_samples: _core._TensorLike, dtype: _core._DTypeLike | None = None, seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Classes drawn by their log probabilities."""
def fold_in(seed: _core._TensorLike, data: _core._TensorLike, alg: Any = 'auto_select') -> _core.Tensor:
    """A seed made from a seed and a number."""
def normal(shape: _core._ShapeLike, mean: _core._TensorLike = 0.0, stddev: _core._TensorLike = 1.0, dtype: _core._DTypeLike = ..., seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Normal numbers."""
def set_seed(seed: _core._TensorLike) -> None:
    """Sets the seed that all random ops take part in."""
def shuffle(value: _core._TensorLike, seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The slices along axis 0 in random order."""
def split(seed: _core._TensorLike, num: _builtins.int | None = 2, alg: Any = 'auto_select') -> _core.Tensor:
    """Seeds made from a seed."""
def stateless_categorical(logits: _core._TensorLike, num_samples: _core._TensorLike, seed: _core._TensorLike, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Classes drawn by their log probabilities, a function of the seed."""
def stateless_normal(shape: _core._ShapeLike, seed: _core._TensorLike, mean: _core._TensorLike = 0.0, stddev: _core._TensorLike = 1.0, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, alg: Any = 'auto_select') -> _core.Tensor:
    """Normal numbers, a function of the seed."""
def stateless_truncated_normal(shape: _core._ShapeLike, seed: _core._TensorLike, mean: _core._TensorLike = 0.0, stddev: _core._TensorLike = 1.0, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, alg: Any = 'auto_select') -> _core.Tensor:
    """Normal numbers within two deviations, a function of the seed."""
def stateless_uniform(shape: _core._ShapeLike, seed: _core._TensorLike, minval: _core._TensorLike = 0, maxval: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, alg: Any = 'auto_select') -> _core.Tensor:
    """Uniform numbers, a function of the seed."""
def truncated_normal(shape: _core._ShapeLike, mean: _core._TensorLike = 0.0, stddev: _core._TensorLike = 1.0, dtype: _core._DTypeLike = ..., seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Normal numbers within two deviations."""
def uniform(shape: _core._ShapeLike, minval: _core._TensorLike = 0, maxval: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Uniform numbers from minval to below maxval."""
