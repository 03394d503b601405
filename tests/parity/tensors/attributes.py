# attributes of an eager tensor: shape, dtype, device, ndim, and those it has not
import tensorflow as tf
from parity import attempt

x = tf.constant([[1.0, 2.0]])
print(x.shape, x.dtype, x.ndim, x.device.endswith("CPU:0"), x.shape.as_list())
attempt(lambda: x.name)
attempt(lambda: x.op)
attempt(lambda: x.graph)
attempt(lambda: x.no_such)
attempt(lambda: x.reshape)
attempt(lambda: tf.no_such_function)
print(
    isinstance(x, tf.Tensor), isinstance(1, tf.Tensor), tf.is_tensor(x), tf.is_tensor([1]), tf.is_tensor(tf.Variable(1))
)
print(isinstance(tf.Variable(1.0), tf.Tensor), hasattr(x, "numpy"), hasattr(x, "T"))
