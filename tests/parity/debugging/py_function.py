# py_function: eager Python inside a function, with gradients, several results and errors
import tensorflow as tf
from parity import attempt, show

calls = []


def python(x):
    calls.append(x.numpy().tolist())
    return x * x if x > 0 else -x


@tf.function
def f(x):
    return tf.py_function(python, [x], tf.float32)


show("positive", f(tf.constant(3.0)))
show("negative", f(tf.constant(-3.0)))
print(calls, f.experimental_get_tracing_count())
x = tf.constant(4.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = f(x)
show("gradient", tape.gradient(y, x))


def two(a, b):
    return a + b, tf.cast(a > b, tf.int32)


show("two results", tf.py_function(two, [1.0, 2.0], [tf.float32, tf.int32]))
print(tf.py_function(lambda: None, [], []))


def fails(x):
    raise ValueError("from inside")


attempt(lambda: tf.py_function(fails, [1], tf.int32), "from inside")


@tf.function
def traced():
    return tf.py_function(fails, [1], tf.int32)


attempt(traced, "from inside")
attempt(lambda: tf.py_function(lambda: "text", [], tf.float32))
