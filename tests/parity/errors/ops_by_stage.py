# more ops given what does not fit: eagerly and while tracing
import tensorflow as tf
from parity import attempt

x = tf.ones([2, 3])
uses = {
    "broadcast_to": lambda x: tf.broadcast_to(x, [2, 4]),
    "tile": lambda x: tf.tile(x, [2]),
    "pad": lambda x: tf.pad(x, [[1, 1]]),
    "einsum": lambda x: tf.einsum("ij,ij,k->i", x, x),
    "where": lambda x: tf.where(tf.constant([True, False]), x, x),
    "slice": lambda x: tf.slice(x, [0, 0], [3, 3]),
    "unstack": lambda x: tf.unstack(x, 5),
    "tensordot": lambda x: tf.tensordot(x, x, 1),
    "bias_add": lambda x: tf.nn.bias_add(x, tf.ones([2])),
    "add_n": lambda x: tf.add_n([x, tf.ones([3])]),
}
for name, use in uses.items():
    print(name)
    attempt(lambda: use(x))
    attempt(lambda: tf.function(use)(x))
