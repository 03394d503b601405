# the cases in which a gradient is None
import tensorflow as tf

x = tf.Variable(2.0)
other = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = x * x
print("not connected", tape.gradient(y, other))
for epoch in range(2):
    with tf.GradientTape() as tape:
        z = x + 1
    print("replaced by a tensor", epoch, type(x).__name__ != "int", tape.gradient(z, x) is None)
    x = tf.convert_to_tensor(x) + 1
v = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
with tf.GradientTape() as tape:
    w = v**2
    m = tf.reduce_mean(w.numpy(), axis=0)
    y = tf.reduce_mean(m)
print("outside of TensorFlow", tape.gradient(y, v))
i = tf.constant(10)
with tf.GradientTape() as tape:
    tape.watch(i)
    y = i * i
print("integers", tape.gradient(y, i))
x0, x1 = tf.Variable(3.0), tf.Variable(0.0)
with tf.GradientTape() as tape:
    x1.assign_add(x0)
    y = x1**2
print("through state", tape.gradient(y, x0))
