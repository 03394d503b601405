# matrices that do not fit: one class eagerly and at the run, another one while tracing
import tensorflow as tf
from parity import attempt

a, b = tf.ones([2, 3]), tf.ones([2, 3])


@tf.function
def f(x, y):
    return x @ y


unknown = tf.TensorSpec([None, None], tf.float32)


@tf.function(input_signature=[unknown, unknown])
def g(x, y):
    return x @ y


attempt(lambda: a @ b)
attempt(lambda: f(a, b))
attempt(lambda: g(a, b), "Graph execution error")
attempt(lambda: g(a, tf.ones([3, 1])))
print(f.experimental_get_tracing_count(), g.experimental_get_tracing_count())
