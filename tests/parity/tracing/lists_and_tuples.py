# a list is not a tuple; its elements are typed one by one
import tensorflow as tf
from parity import counts


@tf.function
def f(items):
    print("tracing", type(items).__name__, len(items))
    return tf.constant(0)


counts(f, ([1],), ((1,),), ([1],), ((1,),), ([2],))
x, y = tf.constant([1.0]), tf.constant([2.0])
counts(f, ([x],), ([y],), ([x, y],), ([y, x],), ((x, y),), ([x, 1],), ([x, 2],))
