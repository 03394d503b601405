# tensors of one trace used in another place, by place
import tensorflow as tf
from parity import attempt

leaked = {}


@tf.function
def f(x):
    leaked["f"] = x * 2.0

    @tf.function
    def inner(y):
        leaked["inner"] = y * 3.0
        return y

    inner(x)
    return x + leaked["inner"] if "use" in leaked else x


f(tf.constant(1.0))
attempt(lambda: tf.abs(leaked["f"]), "out of scope")
attempt(lambda: tf.function(lambda: leaked["f"] + 1.0)(), "out of scope")
attempt(lambda: tf.function(lambda: leaked["f"])(), "out of scope")
leaked["use"] = True
attempt(lambda: f(tf.constant([1.0])), "out of scope")
