# maximum_iterations, shape_invariants, and what the loop refuses
import tensorflow as tf
from parity import attempt, show


def loop(body, variables, **options):
    return tf.function(lambda: tf.while_loop(lambda *v: v[0] < 4, body, variables, **options))()


show("maximum", loop(lambda i: i + 1, [tf.constant(0)], maximum_iterations=2))
grow = lambda i, x: (i + 1, tf.concat([x, [i]], 0))  # noqa: E731
show("growing", loop(grow, [0, tf.zeros([0], tf.int32)], shape_invariants=[tf.TensorShape([]), tf.TensorShape([None])]))
attempt(lambda: loop(grow, [0, tf.zeros([0], tf.int32)]), "enters the loop with shape")
attempt(lambda: loop(lambda i: i + 1.0, [tf.constant(0)]))
attempt(lambda: loop(lambda i, j: i + 1, [tf.constant(0), tf.constant(0)]))
attempt(lambda: loop(lambda i: tf.cast(i + 1, tf.int64), [tf.constant(0)]))
attempt(lambda: tf.while_loop(1, lambda i: i, [0]))
attempt(lambda: tf.while_loop(lambda i: i < 2, None, [0]))
show("eager, shapes may change", tf.while_loop(lambda i, x: i < 2, grow, [0, tf.zeros([0], tf.int32)]))
