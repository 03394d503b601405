# gradients where functions have corners: ties of max and maximum, zeros, broadcasts
import tensorflow as tf
from parity import show


def gradient(f, *args):
    args = [tf.constant(a) for a in args]
    with tf.GradientTape() as tape:
        tape.watch(args)
        y = f(*args)
    return tape.gradient(y, args)


show("max of equals", gradient(tf.reduce_max, [2.0, 2.0, 1.0]))
show("maximum of equals", gradient(tf.maximum, 1.0, 1.0))
show("minimum of equals", gradient(tf.minimum, 1.0, 1.0))
show("abs at 0", gradient(tf.abs, 0.0))
show("relu at 0", gradient(tf.nn.relu, 0.0))
show("sqrt at 0", gradient(tf.sqrt, 0.0))
show("prod with 0", gradient(tf.reduce_prod, [0.0, 2.0, 3.0]))
show("broadcast", gradient(lambda a, b: a * b, [[1.0], [2.0]], [3.0, 4.0, 5.0]))
show("where and NaN", gradient(lambda a: tf.where(a > 0, tf.math.log(a), 0.0), [0.0, 1.0]))
show("divide_no_nan", gradient(tf.math.divide_no_nan, 1.0, 0.0))
show("x ** 0", gradient(lambda a: a**0.0, 0.0))
show("norm at 0", gradient(tf.norm, [0.0, 0.0]))
