# Concrete functions called as the function, with keywords, and with what does not fit.
import tensorflow as tf
from parity import attempt, show


@tf.function
def f(x, k, training=False, *, scale=1.0):
    return {"y": x * k * scale, "t": (training, None)}


c = f.get_concrete_function(tf.TensorSpec([None], tf.float32), 2)
print(c.structured_input_signature)
show("tensor", c(tf.constant([1.0, 2.0])))
show("in full", c(tf.constant([1.0]), 2, False, scale=1.0))
show("keywords", c(scale=1.0, training=False, k=2, x=tf.constant([1.0, 2.0, 3.0])))
attempt(lambda: c(x=tf.constant([1.0]), k=2), "missing a required argument: 'training'", "unexpected keyword arguments: k")
attempt(lambda: c(tf.constant([1.0]), 3), "Binding inputs to tf.function failed")
attempt(lambda: c(tf.constant([1]), 2))
attempt(lambda: c(), "missing")
attempt(lambda: c(tf.constant([1.0]), z=2))
seen = []
for args, kwargs in (((2,), {}), ((2,), {"scale": 1.0, "training": False}), ((2, True), {}), ((2,), {"scale": 2.0})):
    f(tf.constant([4.0]), *args, **kwargs)
    seen.append(f.experimental_get_tracing_count())
print(seen)
print(f.pretty_printed_concrete_signatures(verbose=False))
