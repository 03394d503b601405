# == and != are elementwise; with shapes that do not fit, and with None, they still answer
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1, 2, 3])
show("eq", x == [1, 5, 3])
show("ne", x != 2)
show("lt", x < 2)
show("ge", x >= tf.constant(2))
show("reflected", 2 > x)
attempt(lambda: x == tf.constant([1, 2]))
attempt(lambda: x != tf.constant([1, 2]))
attempt(lambda: x == None)  # noqa: E711
attempt(lambda: x != None)  # noqa: E711
attempt(lambda: x == "a")
attempt(lambda: x < tf.constant([1, 2]))
attempt(lambda: x < 1.5)
attempt(lambda: x == 1.5)
show("strings", tf.constant(["a", "b"]) == "a")
