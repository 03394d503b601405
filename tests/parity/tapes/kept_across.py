# what happens to a tape when variables change after recording
import tensorflow as tf
from parity import show

v = tf.Variable(3.0)
with tf.GradientTape() as tape:
    y = v * v
    v.assign(100.0)
show("value at that time", tape.gradient(y, v))
with tf.GradientTape() as tape:
    y = v * v
v.assign(1.0)
show("changed afterwards", tape.gradient(y, v))
with tf.GradientTape() as tape:
    y = v * 2
    v.assign(y)
    z = v * 3
show("only what was read after it", tape.gradient(z, v))
