# jacobian of vectors and matrices, of several sources, unconnected, in a function
import tensorflow as tf
from parity import show

x = tf.linspace(-1.0, 1.0, 3)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.stack([x[0] * x[1], x[1] * x[2]])
show("vector", tape.jacobian(y, x))
w = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
v = tf.Variable([1.0, -1.0])
with tf.GradientTape() as tape:
    y = tf.linalg.matvec(w, v)
jw, jv = tape.jacobian(y, [w, v])
print(jw.shape, jv.shape)
show("of a matrix", jw)
show("of a vector", jv)
with tf.GradientTape() as tape:
    y = v * 2
print(tape.jacobian(y, w))
with tf.GradientTape() as tape:
    s = tf.reduce_sum(v**2)
show("of a scalar", tape.jacobian(s, v))
with tf.GradientTape(persistent=True) as tape:
    y = v**3
show("without pfor", tape.jacobian(y, v, experimental_use_pfor=False))
