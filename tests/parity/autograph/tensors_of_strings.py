# conditions on strings, shapes and dtypes are decided by Python where they are Python's
import tensorflow as tf
from parity import show


@tf.function
def f(x, mode="double"):
    if mode == "double":
        x = x * 2
    if x.shape.rank == 1:
        x = tf.reduce_sum(x)
    if x.dtype == tf.int32 and isinstance(x, tf.Tensor):
        x = tf.cast(x, tf.float32)
    return x


show("vector", f(tf.constant([1, 2])))
show("scalar", f(tf.constant(1.5), mode="other"))


@tf.function
def by_string(s):
    if s == "yes":
        return 1
    return 0


show("string tensors", [by_string(tf.constant("yes")), by_string(tf.constant("no"))])
show("Python strings", [by_string("yes"), by_string("no")])
print(by_string.experimental_get_tracing_count())
