# reduce_retracing makes only those axes unknown that changed
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(x):
    print("tracing", x.shape)
    return tf.reduce_sum(x)


for shapes in ([[2, 3, 4], [5, 3, 4], [9, 3, 4], [9, 3, 7], [1, 3, 1]], [[2, 3, 4], [2, 8, 4], [8, 8, 8]]):
    counts(f, *[(tf.ones(shape),) for shape in shapes])
