# what calling a concrete function the wrong way raises
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, y):
    return x + y


spec = tf.TensorSpec([], tf.float32)
concrete = f.get_concrete_function(spec, spec)
one = tf.constant(1.0)
attempt(lambda: concrete(one, one))
attempt(lambda: concrete(one), "missing required arguments: y")
attempt(lambda: concrete(one, x=one), "multiple values for argument")
attempt(lambda: concrete(one, one, x=one), "got two values for 'x'")
attempt(lambda: concrete(one, one, one), "takes 2", "got 3")
attempt(lambda: concrete(one, one, c=one), "got unexpected keyword arguments: c")
attempt(lambda: concrete(one, "text"))
attempt(lambda: concrete())
