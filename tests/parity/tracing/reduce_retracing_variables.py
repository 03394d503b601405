# reduce_retracing relaxes the shapes of variables too
import tensorflow as tf
from parity import counts, show


@tf.function(reduce_retracing=True)
def f(v):
    return tf.reduce_sum(v.read_value())


kept = [tf.Variable(tf.ones([n])) for n in (1, 2, 3, 4)]
counts(f, *[(v,) for v in kept])
show("last", f(kept[3]))
