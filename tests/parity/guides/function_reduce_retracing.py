# unknown sizes by reduce_retracing and by None in a spec
import tensorflow as tf
from parity import counts, show


@tf.function(reduce_retracing=True)
def g(x):
    print("Tracing with", x)
    return x


counts(g, (tf.constant([1, 2, 3]),), (tf.constant([1, 2, 3, 4, 5]),), (tf.constant([1, 2]),), (tf.constant([7] * 9),))


@tf.function(input_signature=[tf.TensorSpec([None], tf.int32)])
def words(x):
    print("Tracing with", x)
    return tf.size(x)


show("three", words(tf.constant([1, 2, 3])))
show("five", words(tf.constant([1, 2, 3, 4, 5])))
