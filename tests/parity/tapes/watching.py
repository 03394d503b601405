# what is watched: trainable variables by themselves, tensors only if told
import tensorflow as tf

a = tf.Variable(3.0, name="a")
b = tf.Variable(3.0, name="b", trainable=False)
c = tf.Variable(2.0, name="c") + 1.0
d = tf.constant(3.0)
with tf.GradientTape() as tape:
    y = a**2 + b**2 + c**2 + d**2
print([None if g is None else g.numpy() for g in tape.gradient(y, [a, b, c, d])] == [6.0, None, None, None])
with tf.GradientTape() as tape:
    y = a * b
print([v.name for v in tape.watched_variables()])
with tf.GradientTape() as tape:
    tape.watch([b, d])
    y = b * d
print([float(g) for g in tape.gradient(y, [b, d])], [v.name for v in tape.watched_variables()])
with tf.GradientTape(watch_accessed_variables=False) as tape:
    tape.watch(a)
    y = a * tf.Variable(5.0)
print(float(tape.gradient(y, a)), len(tape.watched_variables()))
with tf.GradientTape(watch_accessed_variables=False) as tape:
    y = a * a
print(tape.gradient(y, a))
