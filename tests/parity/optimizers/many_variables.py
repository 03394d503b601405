# several variables of other shapes, one optimizer: each has its own state
import tensorflow as tf

a, b, c = tf.Variable(1.0), tf.Variable([[1.0, 2.0]]), tf.Variable([0.5], dtype=tf.float32)
optimizer = tf.optimizers.RMSprop(0.1, momentum=0.9)
for i in range(3):
    grads = [tf.constant(0.5), tf.constant([[0.1, -0.1]]) * float(i), tf.constant([2.0])]
    optimizer.apply_gradients(zip(grads, [a, b, c]))
for v in (a, b, c):
    print([round(float(x), 5) for x in tf.reshape(v, [-1])])
again = tf.optimizers.RMSprop(0.1, momentum=0.9)
again.apply([tf.constant(0.5)], [a])
print(round(float(a), 5), int(again.iterations))
