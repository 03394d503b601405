# None, (), [], {} and "" are five kinds of argument
import tensorflow as tf
from parity import counts


@tf.function
def f(value):
    print("tracing", repr(value))
    return tf.constant(0)


counts(f, (None,), ((),), ([],), ({},), ("",))
counts(f, (None,), ((),), ([],), ({},), ("",), ([[]],), (((),),))
