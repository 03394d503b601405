# softmax_cross_entropy_with_logits: labels may be one row or one class for all, logits one class, and nothing else
import tensorflow as tf
from parity import attempt

a = tf.reshape(tf.range(6.0), [2, 3]) * 0.1
ones = tf.ones
for labels, logits in [
    (a[:, :1], a),
    (a[:1], a),
    (a[:1, :1], a),
    (a, a[:, :1]),
    (a[0], a),
    (a[0, :1], a[0]),
    (ones([2, 2, 1]), ones([2, 2, 3])),
    (a, a[:1]),
    (a, a[0]),
    (a[:, :2], a),
    (ones([2, 2, 3]), ones([1, 2, 3])),
    (ones([2, 1, 3]), ones([2, 2, 3])),
]:

    def loss(labels=labels, logits=logits):
        return tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits)

    attempt(lambda: print(loss().numpy()))
    attempt(lambda: print(tf.function(lambda: loss())().numpy()))
with tf.GradientTape(persistent=True) as tape:
    tape.watch(a)
    y = tf.nn.softmax_cross_entropy_with_logits(labels=[[0.2, 0.3, 0.5]], logits=a)
print(tape.gradient(y, a).numpy())
