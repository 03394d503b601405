# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any
from etch import _core

from etch import eye as eye
from etch.math import l2_normalize as l2_normalize

def adjoint(matrix: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The last two axes exchanged; the elements are real."""
def band_part(input: _core._TensorLike, num_lower: _core._TensorLike, num_upper: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Zeros outside of a band around the diagonal."""
def cross(a: _core._TensorLike, b: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Cross product along the last axis."""
def diag(diagonal: _core._TensorLike, name: _builtins.str | None = 'diag', k: _core._TensorLike = 0, num_rows: _core._TensorLike = -1, num_cols: _core._TensorLike = -1, padding_value: _core._TensorLike = 0, align: _builtins.str = 'RIGHT_LEFT') -> _core.Tensor:
    """A matrix with these diagonals."""
def diag_part(input: _core._TensorLike, name: _builtins.str | None = 'diag_part', k: _core._TensorLike = 0, padding_value: _core._TensorLike = 0, align: _builtins.str = 'RIGHT_LEFT') -> _core.Tensor:
    """Diagonals of a matrix."""
def einsum(equation: _builtins.str, *inputs: _core._TensorLike, name: _builtins.str | None = None, optimize: _builtins.str = 'greedy', greedy: Any = None) -> _core.Tensor:
    """Sums of products of tensors whose axes are named by letters."""
def global_norm(t_list: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The norm of several tensors together."""
def matmul(a: _core._TensorLike, b: _core._TensorLike, transpose_a: _builtins.bool = False, transpose_b: _builtins.bool = False, adjoint_a: _builtins.bool = False, adjoint_b: _builtins.bool = False, a_is_sparse: _builtins.bool = False, b_is_sparse: _builtins.bool = False, output_type: _core._DTypeLike | None = None, grad_a: _builtins.bool = False, grad_b: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Matrix product of the last two axes."""
def matrix_transpose(a: _core._TensorLike, name: _builtins.str | None = 'matrix_transpose', conjugate: _builtins.bool = False) -> _core.Tensor:
    """The last two axes exchanged."""
def matvec(a: _core._TensorLike, b: _core._TensorLike, transpose_a: _builtins.bool = False, adjoint_a: _builtins.bool = False, a_is_sparse: _builtins.bool = False, b_is_sparse: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Matrix times vector."""
def norm(tensor: _core._TensorLike, ord: Any = 'euclidean', axis: _core._Axis | None = None, keepdims: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Norm of vectors, or of matrices for two axes."""
def normalize(tensor: _core._TensorLike, ord: Any = 'euclidean', axis: _core._Axis | None = None, name: _builtins.str | None = None) -> tuple[_core.Tensor, _core.Tensor]:
    """The tensor divided by its norm, and the norm."""
def set_diag(input: _core._TensorLike, diagonal: _core._TensorLike, name: _builtins.str | None = 'set_diag', k: _core._TensorLike = 0, align: _builtins.str = 'RIGHT_LEFT') -> _core.Tensor:
    """A matrix with other diagonals."""
def tensor_diag(diagonal: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """A tensor of twice as many axes with these elements on its diagonal."""
def tensor_diag_part(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The diagonal of a tensor of an even number of axes."""
def tensordot(a: _core._TensorLike, b: _core._TensorLike, axes: _core._Axis, name: _builtins.str | None = None) -> _core.Tensor:
    """Sums of products over axes of both."""
def trace(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Sum of the diagonal."""
