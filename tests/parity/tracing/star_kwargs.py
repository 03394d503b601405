# names of **kwargs are part of the signature, their order is not
import tensorflow as tf

x = tf.constant(1.0)


@tf.function
def f(**named):
    print("tracing", type(named).__name__, sorted(named))
    return tf.add_n(list(named.values()))


for named in ({"a": x, "b": x}, {"b": x, "a": x}, {"a": x}, {"a": x, "c": x}, {"b": x + 1, "a": x}):
    f(**named)
    print(f.experimental_get_tracing_count())
