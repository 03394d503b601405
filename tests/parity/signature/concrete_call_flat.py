# nested arguments may be given one by one, by position or under their flat names
import tensorflow as tf
from parity import attempt


@tf.function
def f(d, pair):
    return d["b"] - d["a"] + 10.0 * pair[0] - pair[1]


spec = tf.TensorSpec([], tf.float32)
concrete = f.get_concrete_function({"b": spec, "a": spec}, (spec, spec))
values = [tf.constant(float(n)) for n in (1, 2, 3, 4)]
attempt(lambda: concrete({"a": values[0], "b": values[1]}, (values[2], values[3])))
attempt(lambda: concrete(*values))
attempt(lambda: concrete(values[0], values[1], pair_1=values[3], pair=values[2]))
attempt(lambda: concrete(*values[:3]))
attempt(lambda: concrete(5, *values[1:]), "expected argument #0(zero-based) to be a Tensor; got int (5)")
