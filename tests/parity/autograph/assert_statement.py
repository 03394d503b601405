# assert is not staged: a tensor in it is refused, Python values are checked while tracing
import tensorflow as tf
from parity import attempt


@tf.function
def on_tensor(x):
    assert x > 0, "must be positive"
    return x


@tf.function
def on_shape(x):
    assert x.shape[0] == 2, "two rows wanted"
    return x


attempt(lambda: on_tensor(tf.constant(1)), "tf.Tensor")
attempt(lambda: on_shape(tf.ones([2])))
attempt(lambda: on_shape(tf.ones([3])), "two rows wanted")
print(on_shape.experimental_get_tracing_count())
