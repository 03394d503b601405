# Newton's method by nested tapes on a small regression
import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]])
y = tf.constant([[1.0], [0.0], [1.0]])
w = tf.Variable([[0.1], [-0.2]])
for step in range(3):
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            loss = tf.reduce_mean(
                tf.nn.sigmoid_cross_entropy_with_logits(labels=y, logits=x @ w)
            ) + 0.1 * tf.reduce_sum(w**2)
        g = inner.gradient(loss, w)
    h = tf.reshape(outer.jacobian(g, w), [2, 2])
    a, b, c, d = tf.unstack(tf.reshape(h, [-1]))
    inverse = tf.stack([[d, -b], [-c, a]]) / (a * d - b * c)
    w.assign_sub(inverse @ g)
    print(step, round(float(loss), 4), [round(float(v), 3) for v in tf.reshape(w, [-1])])
