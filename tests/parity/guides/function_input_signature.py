# an input_signature limits what a function is traced for: other shapes and dtypes are refused
import tensorflow as tf
from parity import attempt, show


@tf.function(input_signature=(tf.TensorSpec(shape=[None], dtype=tf.int32),))
def next_collatz(x):
    print("Tracing with", x)
    return tf.where(x % 2 == 0, x // 2, 3 * x + 1)


show("one", next_collatz(tf.constant([1, 2])))
show("longer", next_collatz(tf.constant([1, 2, 3, 4, 5])))
attempt(lambda: next_collatz(tf.constant([[1, 2], [3, 4]])), "Can not cast")
attempt(lambda: next_collatz(tf.constant([1.0, 2.0])), "Can not cast")
show("a list", next_collatz([7, 8]))
print(next_collatz.experimental_get_tracing_count())


@tf.function(input_signature=[tf.TensorSpec([None, None]), tf.TensorSpec([None])])
def affine(x, b):
    print("Tracing with", x.shape, b.shape)
    return x + b


show("affine", affine(tf.ones([2, 3]), tf.ones([3])))
show("wider", affine(tf.ones([1, 4]), tf.ones([4])))
