# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import NamedTuple
from etch import _core

from etch.math import floormod as _floormod
from etch.nn import log_softmax as log_softmax
from etch.nn import softmax as softmax

class _TopK(NamedTuple):
    values: _core.Tensor
    indices: _core.Tensor

def abs(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Absolute value."""
def accumulate_n(inputs: _core._TensorLike, shape: _core._ShapeLike | None = None, tensor_dtype: _core._DTypeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The sum of tensors of one shape."""
def acos(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse cosine."""
def acosh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse hyperbolic cosine."""
def add(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x + y."""
def add_n(inputs: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The sum of tensors of one shape."""
def angle(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """0, or pi where the input is negative."""
def argmax(input: _core._TensorLike, axis: _core._Axis | None = None, output_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Index of the first largest element along an axis."""
def argmin(input: _core._TensorLike, axis: _core._Axis | None = None, output_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Index of the first smallest element along an axis."""
def asin(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse sine."""
def asinh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse hyperbolic sine."""
def atan(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse tangent."""
def atan2(y: _core._TensorLike, x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Angle of the point (x, y)."""
def atanh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse hyperbolic tangent."""
def bincount(arr: _core._TensorLike, weights: _core._TensorLike | None = None, minlength: _core._TensorLike | None = None, maxlength: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, axis: _core._Axis | None = None, binary_output: _builtins.bool = False) -> _core.Tensor:
    """How often each integer comes."""
def ceil(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Smallest integer not below x."""
def confusion_matrix(labels: _core._TensorLike, predictions: _core._TensorLike, num_classes: _core._TensorLike | None = None, weights: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """How often each label was predicted as each class."""
def conj(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x, whose elements are real."""
def cos(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Cosine."""
def cosh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Hyperbolic cosine."""
def count_nonzero(input: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """How many are not zero, over axes."""
def cumprod(x: _core._TensorLike, axis: _core._Axis = 0, exclusive: _builtins.bool = False, reverse: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Running product along an axis."""
def cumsum(x: _core._TensorLike, axis: _core._Axis = 0, exclusive: _builtins.bool = False, reverse: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Running sum along an axis."""
def cumulative_logsumexp(x: _core._TensorLike, axis: _core._Axis = 0, exclusive: _builtins.bool = False, reverse: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Running log(sum(exp(x))) along an axis."""
def digamma(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Derivative of lgamma."""
def divide(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y as Python has it."""
def divide_no_nan(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y, and 0 where y is 0."""
def equal(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x == y, elementwise."""
def erf(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Error function."""
def erfc(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """1 - erf(x), accurate for large x."""
def erfcinv(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse of erfc."""
def erfinv(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse of erf."""
def exp(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """e to the x."""
def expm1(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """exp(x) - 1, accurate near 0."""
def floor(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest integer not above x."""
def floordiv(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y, rounded down."""
def floormod(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Remainder with the sign of y."""
def greater(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x > y, elementwise."""
def greater_equal(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x >= y, elementwise."""
def imag(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Zeros: the elements are real."""
def in_top_k(targets: _core._TensorLike, predictions: _core._TensorLike, k: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is the target among the k largest of its row?"""
def invert_permutation(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """y with y[x[i]] = i."""
def is_finite(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is x neither infinite nor NaN?"""
def is_inf(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is x infinite?"""
def is_nan(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is x not a number?"""
def is_non_decreasing(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is no element less than the one before it?"""
def is_strictly_increasing(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Is every element greater than the one before it?"""
def l2_normalize(x: _core._TensorLike, axis: _core._Axis | None = None, epsilon: _core._TensorLike = 1e-12, name: _builtins.str | None = None, dim: _core._Axis | None = None) -> _core.Tensor:
    """x divided by its Euclidean norm over axes."""
def lbeta(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Logarithm of the beta function along the last axis."""
def less(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x < y, elementwise."""
def less_equal(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x <= y, elementwise."""
def lgamma(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Logarithm of the absolute value of the gamma function."""
def log(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Natural logarithm."""
def log1p(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """log(1 + x), accurate near 0."""
def log_sigmoid(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Logarithm of the sigmoid, without overflow."""
def logical_and(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x and y, elementwise."""
def logical_not(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """not x, elementwise."""
def logical_or(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x or y, elementwise."""
def logical_xor(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = 'LogicalXor') -> _core.Tensor:
    """x or y but not both, elementwise."""
def maximum(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The larger one, elementwise."""
def minimum(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The smaller one, elementwise."""
mod = _floormod
def multiply(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x * y."""
def multiply_no_nan(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x * y, and 0 where y is 0."""
def ndtri(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Inverse of the distribution function of the normal distribution."""
def negative(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """-x."""
def nextafter(x1: _core._TensorLike, x2: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The float next to x1 towards x2."""
def not_equal(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x != y, elementwise."""
def polygamma(a: _core._TensorLike, x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """a-th derivative of digamma at x."""
def polyval(coeffs: _core._TensorLike, x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The polynomial at x, highest power first."""
def pow(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x to the y."""
def real(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """input, whose elements are real."""
def reciprocal(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """1 / x."""
def reciprocal_no_nan(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """1 / x, and 0 where x is 0."""
def reduce_all(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Are all true, over axes."""
def reduce_any(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Is any true, over axes."""
def reduce_euclidean_norm(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Square root of the sum of squares, over axes."""
def reduce_logsumexp(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """log(sum(exp(x))) over axes, without overflow."""
def reduce_max(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest element over axes."""
def reduce_mean(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Mean over axes."""
def reduce_min(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Smallest element over axes."""
def reduce_prod(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Product over axes."""
def reduce_std(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Standard deviation over axes."""
def reduce_sum(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Sum over axes."""
def reduce_variance(input_tensor: _core._TensorLike, axis: _core._Axis | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Mean squared distance from the mean, over axes."""
def rint(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Nearest integer, half to even."""
def round(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Nearest integer, half to even."""
def rsqrt(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """1 / sqrt(x)."""
def scalar_mul(scalar: _core._TensorLike, x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x times a scalar."""
def segment_max(data: _core._TensorLike, segment_ids: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of rows whose ids are equal; ids are in order."""
def segment_mean(data: _core._TensorLike, segment_ids: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Means of rows whose ids are equal; ids are in order."""
def segment_min(data: _core._TensorLike, segment_ids: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Smallest elements of rows whose ids are equal; ids are in order."""
def segment_prod(data: _core._TensorLike, segment_ids: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Products of rows whose ids are equal; ids are in order."""
def segment_sum(data: _core._TensorLike, segment_ids: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Sums of rows whose ids are equal; ids are in order."""
def sigmoid(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """1 / (1 + exp(-x))."""
def sign(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """-1, 0 or 1 by the sign of x."""
def sin(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Sine."""
def sinh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Hyperbolic sine."""
def softplus(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """log(1 + exp(x)), without overflow."""
def softsign(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / (1 + abs(x))."""
def sqrt(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Square root."""
def square(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x * x."""
def squared_difference(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """(x - y) squared."""
def subtract(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x - y."""
def tan(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Tangent."""
def tanh(x: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Hyperbolic tangent."""
def top_k(input: _core._TensorLike, k: _core._TensorLike = 1, sorted: _builtins.bool = True, index_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _TopK:
    """The k largest along the last axis, and where they are."""
def truediv(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y; of integers as floats."""
def unsorted_segment_max(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of parts whose ids are equal."""
def unsorted_segment_mean(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Means of parts whose ids are equal."""
def unsorted_segment_min(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Smallest elements of parts whose ids are equal."""
def unsorted_segment_prod(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Products of parts whose ids are equal."""
def unsorted_segment_sqrt_n(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Sums of parts whose ids are equal over the root of their number."""
def unsorted_segment_sum(data: _core._TensorLike, segment_ids: _core._TensorLike, num_segments: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Sums of parts whose ids are equal."""
def xdivy(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y, and 0 where x is 0."""
def xlog1py(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x * log(1 + y), and 0 where x is 0."""
def xlogy(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x * log(y), and 0 where x is 0."""
def zero_fraction(value: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Which part of the elements is zero."""
def zeta(x: _core._TensorLike, q: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Hurwitz zeta function."""
