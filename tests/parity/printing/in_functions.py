# tf.print in functions: once per run, in order with other prints and with assignments
import sys
import tensorflow as tf

v = tf.Variable(1)


@tf.function
def f(x):
    tf.print("x =", x, output_stream=sys.stdout)
    v.assign_add(x)
    tf.print("v =", v, "and x * 2 =", x * 2, output_stream=sys.stdout)
    for i in tf.range(2):
        tf.print("turn", i, output_stream=sys.stdout)
    if x > 5:
        tf.print("large", output_stream=sys.stdout)
    else:
        tf.print("small", {"x": x, "list": [x, i]}, output_stream=sys.stdout)
    return x


f(tf.constant(2))
f(tf.constant(7))
print(v.numpy(), f.experimental_get_tracing_count())
