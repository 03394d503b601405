# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from collections.abc import Callable
from typing import Any, NamedTuple
from etch import _core

from etch import autodiff as autodiff
from etch import autograph as autograph
from etch import bitwise as bitwise
from etch import config as config
from etch import debugging as debugging
from etch import dtypes as dtypes
from etch import errors as errors
from etch import experimental as experimental
from etch import explain as explain
from etch import linalg as linalg
from etch import math as math
from etch import nest as nest
from etch import nn as nn
from etch import optimizers as optimizers
from etch import random as random
from etch import raw_ops as raw_ops
from etch import strings as strings
from etch import test as test
from etch import types as types
from etch import version as version
from etch._callbacks import control_dependencies as control_dependencies
from etch._callbacks import group as group
from etch._callbacks import no_op as no_op
from etch._callbacks import numpy_function as numpy_function
from etch._callbacks import py_function as py_function
from etch._config import device as device
from etch._config import executing_eagerly as executing_eagerly
from etch._config import inside_function as inside_function
from etch._core import DType as DType
from etch._core import GradientTape as GradientTape
from etch._core import IndexedSlices as IndexedSlices
from etch._core import Operation as Operation
from etch._core import Tensor as Tensor
from etch._core import TensorArray as TensorArray
from etch._core import TensorShape as TensorShape
from etch._core import TensorSpec as TensorSpec
from etch._core import Variable as Variable
from etch._core import as_dtype as as_dtype
from etch._core import from_dlpack as from_dlpack
from etch._core import memory_report as memory_report
from etch._core import memory_trim as memory_trim
from etch._core import name_scope as name_scope
from etch._creators import variable_creator_scope as variable_creator_scope
from etch._debugging import assert_rank as assert_rank
from etch._initializers import constant_initializer as constant_initializer
from etch._initializers import ones_initializer as ones_initializer
from etch._initializers import random_normal_initializer as random_normal_initializer
from etch._initializers import random_uniform_initializer as random_uniform_initializer
from etch._initializers import zeros_initializer as zeros_initializer
from etch._logging import get_logger as get_logger
from etch._printing import print_v2 as _print_v2
from etch._profile import profile as profile
from etch.custom_gradients import custom_gradient as custom_gradient
from etch.custom_gradients import grad_pass_through as grad_pass_through
from etch.custom_gradients import recompute_grad as recompute_grad
from etch.debugging import Assert as Assert
from etch.debugging import assert_equal as assert_equal
from etch.debugging import assert_greater as assert_greater
from etch.debugging import assert_less as assert_less
from etch.enums import UnconnectedGradients as UnconnectedGradients
from etch.enums import VariableAggregation as VariableAggregation
from etch.enums import VariableSynchronization as VariableSynchronization
from etch.explain import expect_traces as expect_traces
from etch.explain import init_scope as init_scope
from etch.functions import function as function
from etch.graph_gradients import gradients as gradients
from etch.graph_gradients import hessians as hessians
from etch.linalg import einsum as einsum
from etch.linalg import matmul as matmul
from etch.linalg import norm as norm
from etch.linalg import tensordot as tensordot
from etch.math import abs as abs
from etch.math import acos as acos
from etch.math import acosh as acosh
from etch.math import add as add
from etch.math import add_n as add_n
from etch.math import argmax as argmax
from etch.math import argmin as argmin
from etch.math import asin as asin
from etch.math import asinh as asinh
from etch.math import atan as atan
from etch.math import atan2 as atan2
from etch.math import atanh as atanh
from etch.math import cos as cos
from etch.math import cosh as cosh
from etch.math import cumsum as cumsum
from etch.math import divide as divide
from etch.math import equal as equal
from etch.math import exp as exp
from etch.math import floor as floor
from etch.math import greater as greater
from etch.math import greater_equal as greater_equal
from etch.math import less as less
from etch.math import less_equal as less_equal
from etch.math import logical_and as logical_and
from etch.math import logical_not as logical_not
from etch.math import logical_or as logical_or
from etch.math import maximum as maximum
from etch.math import minimum as minimum
from etch.math import multiply as multiply
from etch.math import negative as negative
from etch.math import not_equal as not_equal
from etch.math import pow as pow
from etch.math import reduce_all as reduce_all
from etch.math import reduce_any as reduce_any
from etch.math import reduce_logsumexp as reduce_logsumexp
from etch.math import reduce_max as reduce_max
from etch.math import reduce_mean as reduce_mean
from etch.math import reduce_min as reduce_min
from etch.math import reduce_prod as reduce_prod
from etch.math import reduce_sum as reduce_sum
from etch.math import round as round
from etch.math import scalar_mul as scalar_mul
from etch.math import sigmoid as sigmoid
from etch.math import sign as sign
from etch.math import sin as sin
from etch.math import sinh as sinh
from etch.math import sqrt as sqrt
from etch.math import square as square
from etch.math import subtract as subtract
from etch.math import tan as tan
from etch.math import tanh as tanh
from etch.math import truediv as truediv
from etch.module import Module as Module
from etch.specs import IndexedSlicesSpec as IndexedSlicesSpec
from etch.specs import VariableSpec as VariableSpec
from etch.specs import type_spec_from_value as type_spec_from_value
from etch.strings import as_string as as_string

class _Unique(NamedTuple):
    y: _core.Tensor
    idx: _core.Tensor

class _UniqueWithCounts(NamedTuple):
    y: _core.Tensor
    idx: _core.Tensor
    count: _core.Tensor  # type: ignore[assignment]

__version__: _builtins.str
def argsort(values: _core._TensorLike, axis: _core._Axis = -1, direction: _builtins.str = 'ASCENDING', stable: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """Indices that sort along an axis; equal elements keep their order."""
bfloat16: _core.DType
def bitcast(input: _core._TensorLike, type: _core._DTypeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same bits as another type."""
bool: _core.DType
def boolean_mask(tensor: _core._TensorLike, mask: _core._TensorLike, axis: _core._Axis | None = None, name: _builtins.str | None = 'boolean_mask') -> _core.Tensor:
    """The slices where the mask is true."""
def broadcast_dynamic_shape(shape_x: _core._ShapeLike, shape_y: _core._ShapeLike) -> _core.Tensor:
    """The shape that two shapes broadcast to, as a tensor."""
def broadcast_static_shape(shape_x: _core._ShapeLike, shape_y: _core._ShapeLike) -> _core.TensorShape:
    """The TensorShape that two of them broadcast to."""
def broadcast_to(input: _core._TensorLike, shape: _core._ShapeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Repeated along axes of size 1 and new leading axes."""
def case(pred_fn_pairs: Any, default: Any = None, exclusive: _builtins.bool = False, strict: _builtins.bool = False, name: _builtins.str | None = 'case') -> Any:
    """What the function of the first pair whose pred is true gives, else what default() does."""
def cast(x: _core._TensorLike, dtype: _core._DTypeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x with elements of another type."""
def clip_by_global_norm(t_list: _core._TensorLike, clip_norm: _core._TensorLike, use_norm: _core._TensorLike | None = None, name: _builtins.str | None = None) -> tuple[list[Any], _core.Tensor]:
    """All scaled down where their common norm is larger."""
def clip_by_norm(t: _core._TensorLike, clip_norm: _core._TensorLike, axes: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Scaled down where the norm is larger."""
def clip_by_value(t: _core._TensorLike, clip_value_min: _core._TensorLike, clip_value_max: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Elements limited to a range."""
def concat(values: _core._TensorLike, axis: _core._Axis, name: _builtins.str | None = 'concat') -> _core.Tensor:
    """Tensors joined along an axis."""
def cond(pred: _core._TensorLike, true_fn: Callable[..., Any] | None = None, false_fn: Callable[..., Any] | None = None, name: _builtins.str | None = None) -> Any:
    """What true_fn() gives if pred is true, else what false_fn() does."""
def constant(value: _core._TensorLike, dtype: _core._DTypeLike | None = None, shape: _core._ShapeLike | None = None, name: _builtins.str | None = 'Const') -> _core.Tensor:
    """A tensor that holds these numbers."""
def convert_to_tensor(value: _core._TensorLike, dtype: _core._DTypeLike | None = None, dtype_hint: _core._DTypeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The value as a tensor."""
double: _core.DType
def dynamic_partition(data: _core._TensorLike, partitions: _core._TensorLike, num_partitions: _core._TensorLike, name: _builtins.str | None = None) -> list[_core.Tensor]:
    """Parts by number, as a list."""
def dynamic_stitch(indices: _core._TensorLike, data: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Slices of several tensors put at indices of one."""
def ensure_shape(x: _core._TensorLike, shape: _core._ShapeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same tensor, which must have this shape."""
def expand_dims(input: _core._TensorLike, axis: _core._Axis, name: _builtins.str | None = None) -> _core.Tensor:
    """A new axis of size 1."""
def eye(num_rows: _core._TensorLike, num_columns: _core._TensorLike | None = None, batch_shape: _core._ShapeLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Ones on the diagonal, zeros elsewhere."""
def fill(dims: _core._ShapeLike, value: _core._TensorLike, name: _builtins.str | None = None, layout: Any = None) -> _core.Tensor:
    """A tensor of one value."""
float16: _core.DType
float32: _core.DType
float64: _core.DType
def foldl(fn: Callable[..., Any], elems: Any, initializer: Any = None, parallel_iterations: _builtins.int | None = 10, back_prop: _builtins.bool = True, swap_memory: _builtins.bool = False, name: _builtins.str | None = None) -> Any:
    """The last value of a that a = fn(a, slice) takes."""
def foldr(fn: Callable[..., Any], elems: Any, initializer: Any = None, parallel_iterations: _builtins.int | None = 10, back_prop: _builtins.bool = True, swap_memory: _builtins.bool = False, name: _builtins.str | None = None) -> Any:
    """The same from the last slice to the first."""
def gather(params: _core._TensorLike, indices: _core._TensorLike, validate_indices: _core._TensorLike | None = None, axis: _core._Axis | None = None, batch_dims: _core._TensorLike = 0, name: _builtins.str | None = None) -> _core.Tensor:
    """Slices along an axis, by index."""
def gather_nd(params: _core._TensorLike, indices: _core._TensorLike, batch_dims: _core._TensorLike = 0, name: _builtins.str | None = None, bad_indices_policy: _builtins.str = '') -> _core.Tensor:
    """Slices, by index vectors."""
def get_static_value(tensor: Any, partial: _builtins.bool = False) -> Any:
    """The contents as a NumPy array, or None while they are not known."""
def guarantee_const(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same tensor."""
half: _core.DType
def histogram_fixed_width(values: _core._TensorLike, value_range: _core._TensorLike, nbins: _core._TensorLike = 100, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """How many values lie in each part of a range."""
def histogram_fixed_width_bins(values: _core._TensorLike, value_range: _core._TensorLike, nbins: _core._TensorLike = 100, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Which part of a range each value lies in."""
def identity(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same tensor."""
def identity_n(input: _core._TensorLike, name: _builtins.str | None = None) -> list[_core.Tensor]:
    """The same tensors."""
int16: _core.DType
int32: _core.DType
int64: _core.DType
int8: _core.DType
def is_tensor(x: Any) -> _builtins.bool:
    """Is it a tensor or a variable?"""
def linspace(start: _core._TensorLike, stop: _core._TensorLike, num: _builtins.int | None, name: _builtins.str | None = None, axis: _core._Axis = 0) -> _core.Tensor:
    """num numbers from start to stop, at equal distances."""
def map_fn(fn: Callable[..., Any], elems: Any, dtype: _core._DTypeLike | None = None, parallel_iterations: _builtins.int | None = None, back_prop: _builtins.bool = True, swap_memory: _builtins.bool = False, infer_shape: _builtins.bool = True, name: _builtins.str | None = None, fn_output_signature: Any = None) -> Any:
    """What fn gives for each slice along axis 0, stacked."""
def meshgrid(*args: Any, indexing: _builtins.str = 'xy', name: _builtins.str | None = None) -> list[_core.Tensor]:
    """Coordinates of a grid from those of its axes."""
newaxis: None
def one_hot(indices: _core._TensorLike, depth: _core._TensorLike, on_value: _core._TensorLike | None = None, off_value: _core._TensorLike | None = None, axis: _core._Axis | None = None, dtype: _core._DTypeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """on_value at the index along a new axis, off_value elsewhere."""
def ones(shape: _core._ShapeLike, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, layout: Any = None) -> _core.Tensor:
    """A tensor of ones."""
def ones_like(input: _core._TensorLike, dtype: _core._DTypeLike | None = None, name: _builtins.str | None = None, layout: Any = None) -> _core.Tensor:
    """Ones in the shape of a tensor."""
def pad(tensor: _core._TensorLike, paddings: _core._TensorLike, mode: _builtins.str = 'CONSTANT', constant_values: _core._TensorLike = 0, name: _builtins.str | None = None) -> _core.Tensor:
    """More elements before and after, by axis."""
print = _print_v2
def range(start: _core._TensorLike, limit: _core._TensorLike | None = None, delta: _core._TensorLike = 1, dtype: _core._DTypeLike | None = None, name: _builtins.str | None = 'range') -> _core.Tensor:
    """start, start + delta, ... before limit."""
def rank(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """How many axes there are."""
def realdiv(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y of floats."""
def repeat(input: _core._TensorLike, repeats: _core._TensorLike, axis: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Each element repeated along an axis."""
def reshape(tensor: _core._TensorLike, shape: _core._ShapeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same elements with another shape; one size may be -1."""
def reverse(tensor: _core._TensorLike, axis: _core._Axis, name: _builtins.str | None = None) -> _core.Tensor:
    """The order along axes turned round."""
def reverse_sequence(input: _core._TensorLike, seq_lengths: _core._TensorLike, seq_axis: _core._Axis | None = None, batch_axis: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The first elements of each row turned round."""
def roll(input: _core._TensorLike, shift: _core._TensorLike, axis: _core._Axis, name: _builtins.str | None = None) -> _core.Tensor:
    """Moved along axes, round the end."""
def saturate_cast(value: _core._TensorLike, dtype: _core._DTypeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """A cast that limits what the dtype cannot hold."""
def scan(fn: Callable[..., Any], elems: Any, initializer: Any = None, parallel_iterations: _builtins.int | None = 10, back_prop: _builtins.bool = True, swap_memory: _builtins.bool = False, infer_shape: _builtins.bool = True, reverse: _builtins.bool = False, name: _builtins.str | None = None) -> Any:
    """All values of a that a = fn(a, slice) takes, stacked."""
def scatter_nd(indices: _core._TensorLike, updates: _core._TensorLike, shape: _core._ShapeLike, bad_indices_policy: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """Updates added at indices of zeros."""
def searchsorted(sorted_sequence: _core._TensorLike, values: _core._TensorLike, side: _builtins.str = 'left', out_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """Where values would be inserted into each sorted row."""
def sequence_mask(lengths: _core._TensorLike, maxlen: _core._TensorLike | None = None, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _core.Tensor:
    """True for the first elements of each row, as many as lengths says."""
def shape(input: _core._TensorLike, out_type: _core._DTypeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The shape as a tensor."""
def shape_n(input: _core._TensorLike, out_type: _core._DTypeLike = ..., name: _builtins.str | None = None) -> list[_core.Tensor]:
    """The shapes of several tensors."""
def size(input: _core._TensorLike, out_type: _core._DTypeLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """How many elements there are."""
def slice(input_: _core._TensorLike, begin: _core._TensorLike, size: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """A block; a size of -1 goes to the end."""
def sort(values: _core._TensorLike, axis: _core._Axis = -1, direction: _builtins.str = 'ASCENDING', name: _builtins.str | None = None) -> _core.Tensor:
    """Elements in order along an axis."""
def split(value: _core._TensorLike, num_or_size_splits: _core._TensorLike, axis: _core._Axis = 0, num: _builtins.int | None = None, name: _builtins.str | None = 'split') -> list[_core.Tensor]:
    """Parts along an axis, by their number or their sizes."""
def squeeze(input: _core._TensorLike, axis: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Axes of size 1 dropped."""
def stack(values: _core._TensorLike, axis: _core._Axis = 0, name: _builtins.str | None = 'stack') -> _core.Tensor:
    """Tensors of one shape joined along a new axis."""
def stop_gradient(input: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same tensor, through which no gradient flows."""
def strided_slice(input_: _core._TensorLike, begin: _core._TensorLike, end: _core._TensorLike, strides: _core._TensorLike | None = None, begin_mask: _core._TensorLike = 0, end_mask: _core._TensorLike = 0, ellipsis_mask: _core._TensorLike = 0, new_axis_mask: _core._TensorLike = 0, shrink_axis_mask: _core._TensorLike = 0, var: Any = None, name: _builtins.str | None = None) -> _core.Tensor:
    """x[begin:end:strides] by axis."""
string: _core.DType
def switch_case(branch_index: _core._TensorLike, branch_fns: Any, default: Any = None, name: _builtins.str | None = 'switch_case') -> Any:
    """What the function with this index gives; for an index that is none, default or the last."""
def tensor_scatter_nd_add(tensor: _core._TensorLike, indices: _core._TensorLike, updates: _core._TensorLike, bad_indices_policy: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """The tensor with updates added at indices."""
def tensor_scatter_nd_max(tensor: _core._TensorLike, indices: _core._TensorLike, updates: _core._TensorLike, bad_indices_policy: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """The tensor with the larger of itself and updates at indices."""
def tensor_scatter_nd_min(tensor: _core._TensorLike, indices: _core._TensorLike, updates: _core._TensorLike, bad_indices_policy: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """The tensor with the smaller of itself and updates at indices."""
def tensor_scatter_nd_sub(tensor: _core._TensorLike, indices: _core._TensorLike, updates: _core._TensorLike, bad_indices_policy: _builtins.str = '', name: _builtins.str | None = None) -> _core.Tensor:
    """The tensor with updates subtracted at indices."""
def tensor_scatter_nd_update(tensor: _core._TensorLike, indices: _core._TensorLike, updates: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The tensor with updates put at indices."""
def tile(input: _core._TensorLike, multiples: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Repeated along each axis as a whole."""
def transpose(a: _core._TensorLike, perm: _core._Axis | None = None, conjugate: _builtins.bool = False, name: _builtins.str | None = 'transpose') -> _core.Tensor:
    """Axes in another order; without perm in reverse."""
def truncatediv(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x / y, rounded towards zero."""
def truncatemod(x: _core._TensorLike, y: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Remainder with the sign of x."""
uint16: _core.DType
uint32: _core.DType
uint64: _core.DType
uint8: _core.DType
def unique(x: _core._TensorLike, out_idx: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _Unique:
    """Distinct elements, and where each element's is."""
def unique_with_counts(x: _core._TensorLike, out_idx: _core._DTypeLike = ..., name: _builtins.str | None = None) -> _UniqueWithCounts:
    """Distinct elements, where each element's is, and how often."""
def unravel_index(indices: _core._TensorLike, dims: _core._ShapeLike, name: _builtins.str | None = None) -> _core.Tensor:
    """What flat indices mean in each axis."""
def unstack(value: _core._TensorLike, num: _builtins.int | None = None, axis: _core._Axis = 0, name: _builtins.str | None = 'unstack') -> list[_core.Tensor]:
    """The slices along an axis, as a list."""
def vectorized_map(fn: Callable[..., Any], elems: Any, fallback_to_while_loop: _builtins.bool = True, warn: _builtins.bool = True) -> Any:
    """What fn gives for each slice along axis 0, stacked; slices are independent of each other."""
def where(condition: _core._TensorLike, x: _core._TensorLike | None = None, y: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """x where the condition holds, else y; without them where it holds."""
def while_loop(cond: Callable[..., Any], body: Callable[..., Any], loop_vars: Any, shape_invariants: Any = None, parallel_iterations: _builtins.int | None = 10, back_prop: _builtins.bool = True, swap_memory: _builtins.bool = False, maximum_iterations: _core._TensorLike | None = None, name: _builtins.str | None = None) -> Any:
    """The variables after body(*loop_vars) was done again and again, as long as cond(*loop_vars) is true."""
def zeros(shape: _core._ShapeLike, dtype: _core._DTypeLike = ..., name: _builtins.str | None = None, layout: Any = None) -> _core.Tensor:
    """A tensor of zeros."""
def zeros_like(input: _core._TensorLike, dtype: _core._DTypeLike | None = None, name: _builtins.str | None = None, layout: Any = None) -> _core.Tensor:
    """Zeros in the shape of a tensor."""
