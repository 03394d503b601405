# a tape watches the trainable variables that a function reads
import tensorflow as tf

v, w = tf.Variable(2.0, name="v"), tf.Variable(3.0, trainable=False, name="w")


@tf.function
def f(x):
    return v * w * x


with tf.GradientTape() as tape:
    y = f(tf.constant(1.0))
print([variable.name for variable in tape.watched_variables()])
print(tape.gradient(y, v).numpy())
with tf.GradientTape(watch_accessed_variables=False) as tape:
    y = f(tf.constant(1.0))
print(tape.gradient(y, v))
