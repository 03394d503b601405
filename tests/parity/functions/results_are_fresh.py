# containers that come back are new at each call
import tensorflow as tf


@tf.function
def f(x):
    return [x, {"a": x}]


first, second = f(tf.constant(1)), f(tf.constant(1))
first.append(5)
print(len(second), len(f(tf.constant(1))), first[1] is second[1])
