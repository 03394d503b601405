# repr and str of scalars of every dtype
import tensorflow as tf

for name in [
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "float32",
    "float64",
    "bool",
]:
    tensor = tf.cast(tf.constant(1), name)
    print(repr(tensor), "|", tensor)
print(repr(tf.constant("text")), "|", tf.constant("text"))
print(repr(tf.constant(b"\x00\xff")), "|", tf.constant(b"\x00\xff"))
print(repr(tf.constant(-0.0)), repr(tf.constant(float("nan"))), repr(tf.constant(float("inf"))))
print(repr(tf.constant(1e10)), repr(tf.constant(1e-10)), repr(tf.constant(0.1, tf.float64)))
