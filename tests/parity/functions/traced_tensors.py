# inside of a body there are no values: what asking for one raises
import tensorflow as tf
from parity import attempt


@tf.function(autograph=False)
def f(x, use):
    return use(x)


x = tf.constant([1.0, 2.0])
attempt(lambda: f(x, lambda t: t.numpy()), "numpy")
attempt(lambda: f(x, lambda t: tf.constant(1.0) if t[0] > 0 else t))
attempt(lambda: f(x, lambda t: list(t)))
attempt(lambda: f(x, lambda t: float(t[0])))
attempt(lambda: f(x, lambda t: int(t[0])))
attempt(lambda: f(x, lambda t: len(t)))
attempt(lambda: f(x, lambda t: tf.constant(str(type(t).__name__ == "EagerTensor"))))
attempt(lambda: f(x, lambda t: tf.constant(tf.executing_eagerly())))
