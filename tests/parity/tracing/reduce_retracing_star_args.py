# reduce_retracing with a growing number of *args
# differs: relaxing-more-arguments
import tensorflow as tf
from parity import attempt


@tf.function(reduce_retracing=True)
def f(*parts):
    return tf.add_n([tf.reduce_sum(part) for part in parts])


attempt(lambda: f(tf.ones([1])))
attempt(lambda: f(tf.ones([1]), tf.ones([2])))
attempt(lambda: f(tf.ones([1]), tf.ones([2]), tf.ones([3])))
print(f.experimental_get_tracing_count())
