# random ops that have nothing to draw use up a seed, and what follows is as if they had drawn
import tensorflow as tf

x = tf.ones([3])
for f in [
    lambda: None,
    lambda: tf.random.shuffle(tf.constant(3)),
    lambda: tf.random.shuffle(tf.constant([], tf.float32)),
    lambda: tf.nn.dropout(x, 0.0),
    lambda: tf.nn.dropout(x, 0, seed=3),
    lambda: tf.nn.dropout(x, tf.constant(0.0)),
]:
    tf.random.set_seed(1)
    f()
    print(tf.random.uniform([2]).numpy())

    @tf.function
    def g():
        f()
        return tf.random.uniform([2])

    tf.random.set_seed(1)
    print(g().numpy(), g().numpy())
