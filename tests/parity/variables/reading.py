# value, read_value, numpy and conversion give the value at that time
import numpy as np
import tensorflow as tf
from parity import show

v = tf.Variable([1.0, 2.0])
t, n, c = v.value(), v.numpy(), tf.convert_to_tensor(v)
r = v.read_value()
s = v + 0
v.assign([9.0, 9.0])
for label, x in [("value", t), ("numpy", n), ("convert", c), ("read_value", r), ("expression", s)]:
    show(label, x)
n[0] = -1
show("not through numpy", v)
print(
    type(t).__name__ == type(tf.constant(1)).__name__,
    isinstance(t, tf.Tensor),
    np.asarray(v).dtype,
    tf.identity(v).numpy().tolist(),
)
show("cast", tf.cast(v, tf.int32))
show("shape", tf.shape(v))
print(v.device.endswith("CPU:0"), v.get_shape(), v.constraint, v.synchronization.name, v.aggregation.name)
