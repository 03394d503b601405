# wrong uses of a tape: no context, ended twice, non-floats watched
import tensorflow as tf
from parity import attempt, warnings_of

x = tf.Variable(1.0)
unused = tf.GradientTape()
attempt(lambda: unused.gradient(x * 2, x))
attempt(lambda: tf.GradientTape().watch(3.0))
attempt(lambda: tf.GradientTape().stop_recording().__enter__())
with tf.GradientTape() as tape:
    attempt(lambda: tape.__enter__(), "already")
    y = x * x
    attempt(lambda: tape.watch("a"))
    print(len(warnings_of(lambda: tape.watch(tf.constant(1)))) > 0)
    inside = tape.gradient(y, x)
print(inside.numpy())
