# wrong calls of transposed, depthwise and dilated convolutions: the class of the exception eagerly and in a function
import tensorflow as tf
from parity import attempt

o = tf.ones
x, w = o([1, 5, 5, 3]), o([2, 2, 4, 3])
cube, spatial = o([1, 2, 2, 2, 3]), o([2, 2, 2, 4, 3])


def both(call, eager, traced=None):
    attempt(call, eager)
    attempt(tf.function(call), traced or eager)


print("sizes of a transposed convolution")
both(lambda: tf.nn.conv2d_transpose(x, w, [1, 12, 10, 4], 2, "SAME"), "doesn't match computed: actual = 5, computed = 6")
both(lambda: tf.nn.conv2d_transpose(x, w, [1, 10, 10], 2, "SAME"), "but got: 3")
both(lambda: tf.nn.conv2d_transpose(x, w, [1, 10, 10, 3], 2, "SAME"), "input depth must be evenly divisible by filter depth")
both(lambda: tf.nn.conv2d_transpose(x, w, [2, 10, 10, 4], 2, "SAME"), "must have the same batch size", "Dimensions must be equal, but are 2 and 1")
both(lambda: tf.nn.conv2d_transpose(x, o([2, 2, 4, 2]), [1, 10, 10, 4], 2, "SAME"), "must have the same out_depth", "Dimensions must be equal, but are 3 and 2")
both(lambda: tf.nn.conv2d_transpose(x, w, [1, -10, 10, 4], 2, "SAME"), "Dimension -10 must be >= 0", "Invalid value in tensor used for shape: -10")
both(lambda: tf.nn.conv2d_transpose(x, w, [[1, 10, 10, 4]], 2, "SAME"), "must be 1-dim, not 2", "Shape must be rank 1 but is rank 2")
both(lambda: tf.nn.conv1d_transpose(o([1, 5, 3]), o([2, 4, 3]), [1, 10, 4], [1, 2]), "stride should be of length 1, 1 or 3")
both(lambda: tf.nn.conv1d_transpose(o([1, 5, 3]), o([2, 4, 3]), [1, 10, 4], 2, data_format="FOO"), "`data_format` must be 'NWC' or 'NCW'")
both(lambda: tf.nn.conv3d_transpose(cube, spatial, [2, 4, 4, 4, 4], 2), "must have the same batch size")
both(lambda: tf.nn.conv3d_transpose(cube, o([2, 2, 2, 4, 2]), [1, 4, 4, 4, 4], 2), "must have the same number of channels")
print("gaps")
both(lambda: tf.nn.atrous_conv2d(x, o([2, 2, 3, 1]), 2, "FOO"), "`padding` must be one of 'SAME' or 'VALID'. Received: padding=FOO")
both(lambda: tf.nn.atrous_conv2d(x, o([2, 2, 3, 1]), 1, "FOO"), "'padding'")
both(lambda: tf.nn.atrous_conv2d(o([5, 5, 3]), o([2, 2, 3, 1]), 2, "SAME"), "`input.shape.rank` must be >= than `num_spatial_dims + 2`")
both(lambda: tf.nn.atrous_conv2d(x, o([2, 2, 2, 1]), 2, "SAME"), "The number of input channels is not divisible")
both(lambda: tf.nn.atrous_conv2d_transpose(x, w, [1, 5, 5, 4], 2, "FOO"), "`padding` must be either 'VALID' or 'SAME'")
both(lambda: tf.nn.atrous_conv2d_transpose(x, w, [1, 5, 5, 3], 2, "SAME"), "`output_shape` channel count must be compatible")
both(lambda: tf.nn.convolution(x, o([2, 2, 3, 4]), strides=2, dilations=2), "Received: strides=[2 2] and dilation_rate=[2 2]")
both(lambda: tf.nn.convolution(x, o([2, 2, 3, 4]), dilations=0), "all values of `dilation_rate` must be positive. Received: dilation_rate=[0 0]")
both(lambda: tf.nn.convolution(x, o([3, 4])), "`num_spatial_dims` must be 1, 2, or 3. Received: num_spatial_dims=0.")
print("others")
both(lambda: tf.nn.depthwise_conv2d(x, o([2, 2, 3, 2]), [1, 1, 1, 2], "SAME"), "does not yet support strides in the batch and depth")
both(lambda: tf.nn.depthwise_conv2d(x, o([2, 2, 3, 2]), [1] * 4, "SAME", dilations=[0, 1]), "`dilation_rate` must be positive. Received: dilation_rate=[0 1]")
both(lambda: tf.nn.separable_conv2d(x, o([2, 2, 3, 2]), o([6, 4]), [1] * 4, "SAME"), "Shape (6, 4) must have rank 4")
both(lambda: tf.nn.conv3d(cube, o([1, 1, 1, 3, 2]), [1] * 5, "SAME", dilations=[2, 1, 1, 1, 1]), "does not yet support dilation rates in the batch")
both(lambda: tf.nn.conv2d(x, o([2, 2, 3, 1]), 1, [0, 1, 1, 0]), "with element at index 0 of type <class 'int'>")
both(lambda: tf.nn.conv2d(x, o([2, 2, 3, 1]), "a", "SAME"), "Expected int for argument 'strides' not 'a'.")
