# recursive functions: a Python argument that falls is traced per value; one on tensors does not end
import tensorflow as tf
from parity import attempt, show


@tf.function
def recursive_fn(n):
    if n > 0:
        print("tracing", n)
        return recursive_fn(n - 1)
    else:
        return 1


show("five", recursive_fn(5))
print(recursive_fn.experimental_get_tracing_count())


@tf.function
def power(x, n):
    print("tracing", n)
    return tf.constant(1.0) if n == 0 else x * power(x, n - 1)


show("power", power(tf.constant(2.0), 3))
show("again", power(tf.constant(3.0), 2))
print(power.experimental_get_tracing_count())
