# what an error of a run carries: class, code, message
import tensorflow as tf


def caught(fn):
    try:
        fn()
    except tf.errors.OpError as error:
        print(type(error).__name__, error.error_code, bool(error.message), error.message in str(error))


@tf.function
def f(x, i):
    return tf.gather(x, i)


caught(lambda: tf.constant(1) // 0)
caught(lambda: tf.reshape([1, 2, 3], [2]))
caught(lambda: f(tf.constant([1, 2]), tf.constant(5)))
caught(lambda: tf.cast(tf.constant("a"), tf.int32))
try:
    f(tf.constant([1, 2]), tf.constant(5))
except tf.errors.InvalidArgumentError as error:
    print(str(error).startswith("Graph execution error"), "is not in [0, 2)" in str(error))
try:
    tf.constant([1, 2]) + tf.constant([1, 2, 3])
except (ValueError, tf.errors.InvalidArgumentError) as error:
    print(type(error).__name__)
