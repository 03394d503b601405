# dtypes that ops take besides the usual ones, and what comes out
import numpy as np
import tensorflow as tf
from parity import attempt, show

b = tf.constant([True, False, True])
show("scatter_nd of bools", tf.scatter_nd([[0], [0], [1]], b, [3]))
for t in [tf.int8, tf.uint8, tf.int16, tf.uint16, tf.int32, tf.int64]:
    show("linspace", tf.linspace(tf.constant(1, t), tf.constant(5, t), 3))
for t in [tf.float16, tf.float32, tf.float64]:
    show("truncatediv", tf.truncatediv(tf.constant([7.5, -7.5], t), tf.constant(2.0, t)))
show("diag", tf.linalg.diag(b))
show("diag_part", tf.linalg.diag_part(tf.constant([[True]])))
show("one_hot", tf.one_hot([0, 1], 3, on_value="a", off_value="b"))
print(tf.TensorShape(tf.constant([3, 4])), tf.TensorShape(np.array([5])), tf.TensorShape(np.int64(6)))
for t in [tf.uint8, tf.int8, tf.float32, tf.bool]:
    print(t.limits)
for f in [lambda: tf.float16.limits, lambda: tf.bool.min, lambda: tf.string.max, lambda: tf.TensorSpec.from_tensor(3)]:
    attempt(f, "does not have defined limits", "Cannot find minimum value of", "`tensor` should be a tf.Tensor")
attempt(lambda: tf.type_spec_from_value(object()), "Could not build a TypeSpec for")
attempt(lambda: bool(tf.function(len, jit_compile=True, experimental_compile=True)), "Cannot specify both")
attempt(lambda: tf.random.Generator.from_seed("a"), "Cast string to int64 is not supported")
