# tensors inside of a body are named after their parameters
import tensorflow as tf


@tf.function
def f(x, pair, d, *rest, key):
    print(x.name, [t.name for t in pair], d["k"].name, rest[0].name, key.name)
    return x


t = tf.constant(1.0)
f(t, [t, t], {"k": t}, t, key=t)
f.get_concrete_function(tf.TensorSpec([], tf.float32, name="mine"), [t, t], {"k": t}, t, key=t)
