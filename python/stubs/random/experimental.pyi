# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

from etch._random import Algorithm as Algorithm
from etch._random import Generator as Generator
from etch._random import create_rng_state as create_rng_state
from etch._random import get_global_generator as get_global_generator
from etch._random import set_global_generator as set_global_generator
from etch.random import fold_in as _fold_in
from etch.random import split as _split

stateless_fold_in = _fold_in
def stateless_shuffle(value: _core._TensorLike, seed: _core._TensorLike, alg: Any = 'auto_select', name: _builtins.str | None = None) -> _core.Tensor:
    """The slices along axis 0 in an order that is a function of the seed."""
stateless_split = _split
