# text and bytes are literals, text is not the bytes that spell it; string tensors are tensors
import tensorflow as tf
from parity import counts, show


@tf.function
def f(s):
    print("tracing", repr(s) if isinstance(s, str | bytes) else s.shape)
    return tf.convert_to_tensor(s)


counts(f, ("a",), (b"a",), ("a",), (b"a",), ("",), ("b",), ("".join(["a"]),))
counts(f, (tf.constant("a"),), (tf.constant("longer text"),), (tf.constant(["a"]),))
show("last", f("é"))
