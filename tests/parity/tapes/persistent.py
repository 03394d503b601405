# a tape is asked once, a persistent one as often as one likes
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.0, 3.0])
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
show("first", tape.gradient(y, x))
attempt(lambda: tape.gradient(y, x), "persistent")
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * x
    z = y * y
show("dz/dx", tape.gradient(z, x))
show("dz/dy", tape.gradient(z, y))
show("dy/dx", tape.gradient(y, x))
