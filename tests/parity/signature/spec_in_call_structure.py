# specs may stand anywhere in the arguments of get_concrete_function, also beside values
import collections
import tensorflow as tf
from parity import show

Batch = collections.namedtuple("Batch", ["x", "y"])


@tf.function
def f(batch, extra, flag):
    return batch.x + batch.y + extra["z"][0], flag


spec = tf.TensorSpec([None], tf.float32)
concrete = f.get_concrete_function(Batch(spec, tf.constant([1.0])), {"z": (spec,)}, True)
x = tf.constant([1.0])
show("result", concrete(Batch(x, x), {"z": (x,)}, True))
f(Batch(tf.ones([1]), tf.ones([1])), {"z": (tf.ones([1]),)}, True)
print(f.experimental_get_tracing_count())
