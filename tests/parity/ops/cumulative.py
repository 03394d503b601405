# cumsum and cumprod: axes, exclusive, reverse
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1, 2, 3], [4, 5, 6]])
show("cumsum", tf.cumsum(x))
show("axis 1", tf.cumsum(x, axis=1))
show("exclusive", tf.cumsum(x, axis=1, exclusive=True))
show("reverse", tf.cumsum(x, axis=-1, reverse=True))
show("both", tf.cumsum([1, 2, 3], exclusive=True, reverse=True))
show("cumprod", tf.math.cumprod(x, axis=1))
show("cumprod exclusive", tf.math.cumprod([2.0, 3.0, 4.0], exclusive=True))
attempt(lambda: tf.cumsum(x, axis=2))
