# tile, repeat and pad in its three modes
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1, 2, 3], [4, 5, 6]])
show("tile", tf.tile(x, [1, 2]))
show("tile both", tf.tile([1, 2], [3]))
show("tile 0", tf.tile(x, [0, 1]))
show("repeat", tf.repeat([1, 2], 2))
show("repeat counts", tf.repeat([[1, 2], [3, 4]], repeats=[1, 2], axis=0))
show("repeat flat", tf.repeat(x, 2))
show("pad", tf.pad(x, [[1, 0], [0, 2]]))
show("pad value", tf.pad(x, [[0, 0], [1, 1]], constant_values=9))
show("reflect", tf.pad(x, [[1, 1], [2, 2]], "REFLECT"))
show("symmetric", tf.pad(x, [[0, 0], [2, 1]], mode="symmetric"))
attempt(lambda: tf.pad(x, [[1, 1]]))
attempt(lambda: tf.pad(x, [[2, 2], [0, 0]], "REFLECT"))
attempt(lambda: tf.pad(x, [[0, 0], [0, 0]], "NOSUCH"))
attempt(lambda: tf.tile(x, [2]))
