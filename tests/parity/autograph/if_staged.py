# if on a tensor becomes a conditional, on a Python value a Python branch at trace time
import tensorflow as tf
from parity import show


@tf.function
def f(x, training):
    if training:
        print("trace: training")
        x = x * 2
    if x > 0:
        print("trace: positive")
        y = x + 100
    elif x < -10:
        print("trace: very negative")
        y = -x
    else:
        print("trace: otherwise")
        y = tf.zeros_like(x)
    return y


show("positive", f(tf.constant(1), True))
show("negative", f(tf.constant(-20), True))
show("otherwise", f(tf.constant(-1), True))
show("not training", f(tf.constant(1), False))
print(f.experimental_get_tracing_count())
