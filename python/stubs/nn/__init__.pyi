# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins
from typing import Any, NamedTuple
from etch import _core

from etch.math import in_top_k as in_top_k
from etch.math import l2_normalize as l2_normalize
from etch.math import sigmoid as sigmoid
from etch.math import softplus as softplus
from etch.math import softsign as softsign
from etch.math import tanh as tanh
from etch.math import top_k as top_k
from etch.math import zero_fraction as zero_fraction
from etch.nn import experimental as experimental
from etch.nn import silu as _silu

class _MaxPoolWithArgmax(NamedTuple):
    output: _core.Tensor
    argmax: _core.Tensor

def atrous_conv2d(value: _core._TensorLike, filters: _core._TensorLike, rate: _core._TensorLike, padding: Any, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution with gaps in the filters."""
def atrous_conv2d_transpose(value: _core._TensorLike, filters: _core._TensorLike, output_shape: _core._ShapeLike, rate: _core._TensorLike, padding: Any, name: _builtins.str | None = None) -> _core.Tensor:
    """The transpose of atrous_conv2d."""
def avg_pool(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Means of windows."""
def avg_pool1d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Means of windows along one axis."""
def avg_pool2d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NHWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Means of windows along two axes."""
def avg_pool3d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NDHWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Means of windows along three axes."""
def batch_normalization(x: _core._TensorLike, mean: _core._TensorLike, variance: _core._TensorLike, offset: _core._TensorLike, scale: _core._TensorLike, variance_epsilon: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x with mean and variance taken out, scaled and moved."""
def bias_add(value: _core._TensorLike, bias: _core._TensorLike, data_format: Any = None, name: _builtins.str | None = None) -> _core.Tensor:
    """A number per channel added."""
def compute_average_loss(per_example_loss: _core._TensorLike, sample_weight: _core._TensorLike | None = None, global_batch_size: _core._TensorLike | None = None) -> _core.Tensor:
    """The sum of losses over the size of the whole batch."""
def conv1d(input: _core._TensorLike, filters: _core._TensorLike, stride: _core._Axis, padding: Any, data_format: Any = 'NWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution along one axis."""
def conv1d_transpose(input: _core._TensorLike, filters: _core._TensorLike, output_shape: _core._ShapeLike, strides: _core._TensorLike, padding: Any = 'SAME', data_format: Any = 'NWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The transpose of conv1d."""
def conv2d(input: _core._TensorLike, filters: _core._TensorLike, strides: _core._TensorLike, padding: Any, data_format: Any = 'NHWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution along two axes."""
def conv2d_transpose(input: _core._TensorLike, filters: _core._TensorLike, output_shape: _core._ShapeLike, strides: _core._TensorLike, padding: Any = 'SAME', data_format: Any = 'NHWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The transpose of conv2d."""
def conv3d(input: _core._TensorLike, filters: _core._TensorLike, strides: _core._TensorLike, padding: Any, data_format: Any = 'NDHWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution along three axes."""
def conv3d_transpose(input: _core._TensorLike, filters: _core._TensorLike, output_shape: _core._ShapeLike, strides: _core._TensorLike, padding: Any = 'SAME', data_format: Any = 'NDHWC', dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The transpose of conv3d."""
def conv_transpose(input: _core._TensorLike, filters: _core._TensorLike, output_shape: _core._ShapeLike, strides: _core._TensorLike, padding: Any = 'SAME', data_format: Any = None, dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """The transpose of convolution."""
def convolution(input: _core._TensorLike, filters: _core._TensorLike, strides: _core._TensorLike | None = None, padding: Any = 'VALID', data_format: Any = None, dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution along as many axes as the filters have."""
def depthwise_conv2d(input: _core._TensorLike, filter: _core._TensorLike, strides: _core._TensorLike, padding: Any, data_format: Any = None, dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Convolution of each channel with filters of its own."""
def dropout(x: _core._TensorLike, rate: _core._TensorLike, noise_shape: _core._ShapeLike | None = None, seed: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Zeros in random places, the others scaled up."""
def elu(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """x above 0, exp(x) - 1 below."""
def embedding_lookup(params: _core._TensorLike, ids: _core._TensorLike, max_norm: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Rows of a table."""
def gelu(features: _core._TensorLike, approximate: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """x times the normal distribution function of x."""
def l2_loss(t: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """Half the sum of squares."""
def leaky_relu(features: _core._TensorLike, alpha: _core._TensorLike = 0.2, name: _builtins.str | None = None) -> _core.Tensor:
    """x above 0, alpha * x below."""
def log_poisson_loss(targets: _core._TensorLike, log_input: _core._TensorLike, compute_full_loss: _builtins.bool = False, name: _builtins.str | None = None) -> _core.Tensor:
    """exp(log_input) - log_input * targets."""
def log_softmax(logits: _core._TensorLike, axis: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Logarithm of softmax."""
def max_pool(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of windows."""
def max_pool1d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of windows along one axis."""
def max_pool2d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NHWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of windows along two axes."""
def max_pool3d(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NDHWC', name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements of windows along three axes."""
def max_pool_with_argmax(input: _core._TensorLike, ksize: _core._Axis, strides: _core._TensorLike, padding: Any, data_format: Any = 'NHWC', output_dtype: _core._DTypeLike = ..., include_batch_in_index: _builtins.bool = False, name: _builtins.str | None = None) -> _MaxPoolWithArgmax:
    """Largest elements of windows, and where they are."""
def moments(x: _core._TensorLike, axes: _core._Axis, shift: _core._TensorLike | None = None, keepdims: _builtins.bool = False, name: _builtins.str | None = None) -> tuple[_core.Tensor, _core.Tensor]:
    """Mean and variance."""
def pool(input: _core._TensorLike, window_shape: _core._Axis, pooling_type: _builtins.str, strides: _core._TensorLike | None = None, padding: Any = 'VALID', data_format: Any = None, dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Largest elements (\"MAX\") or means (\"AVG\") of windows."""
def relu(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """max(x, 0)."""
def relu6(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """min(max(x, 0), 6)."""
def scale_regularization_loss(regularization_loss: _core._TensorLike) -> _core.Tensor:
    """The sum of a loss, shared by all devices, of which there is one."""
def selu(features: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """elu, scaled so that a mean of 0 and a variance of 1 stay."""
def separable_conv2d(input: _core._TensorLike, depthwise_filter: _core._TensorLike, pointwise_filter: _core._TensorLike, strides: _core._TensorLike, padding: Any, data_format: Any = None, dilations: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """A depthwise convolution, then one that mixes channels."""
def sigmoid_cross_entropy_with_logits(labels: _core._TensorLike | None = None, logits: _core._TensorLike | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """Cross entropy of labels and sigmoid(logits), elementwise."""
def silu(features: _core._TensorLike, beta: _core._TensorLike = 1.0) -> _core.Tensor:
    """x * sigmoid(beta * x)."""
def softmax(logits: _core._TensorLike, axis: _core._Axis | None = None, name: _builtins.str | None = None) -> _core.Tensor:
    """exp(x) over its sum along an axis."""
def softmax_cross_entropy_with_logits(labels: _core._TensorLike, logits: _core._TensorLike, axis: _core._Axis = -1, name: _builtins.str | None = None) -> _core.Tensor:
    """Cross entropy of labels and softmax(logits)."""
def sparse_softmax_cross_entropy_with_logits(labels: _core._TensorLike, logits: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same for labels that are numbers of classes."""
swish = _silu
def weighted_cross_entropy_with_logits(labels: _core._TensorLike, logits: _core._TensorLike, pos_weight: _core._TensorLike, name: _builtins.str | None = None) -> _core.Tensor:
    """The same with a weight of what is positive."""
