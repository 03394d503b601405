# passing tensors instead of Python numbers: one trace, whatever the number
import tensorflow as tf


@tf.function
def power(x, n):
    print("tracing", n if isinstance(n, int) else n.dtype.name)
    return x ** tf.cast(n, x.dtype)


for n in (1, 2, 3):
    power(tf.constant(2.0), n)
print(power.experimental_get_tracing_count())
for n in (1, 2, 3):
    print(power(tf.constant(2.0), tf.constant(n)).numpy())
print(power.experimental_get_tracing_count())
