# experimental_relax_shapes is the old name of reduce_retracing
import tensorflow as tf
from parity import counts


@tf.function(experimental_relax_shapes=True)
def f(x):
    print("tracing", x.shape)
    return x


counts(f, (tf.ones([1]),), (tf.ones([2]),), (tf.ones([3]),))
