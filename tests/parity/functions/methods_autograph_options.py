# experimental_autograph_options of a decorated method
# differs: method-options
import tensorflow as tf
from parity import attempt

OPTIONS = tf.autograph.experimental.Feature.ASSERT_STATEMENTS


def body(x):
    assert x > 0.0, "positive please"
    return x


class Model:
    @tf.function(experimental_autograph_options=OPTIONS)
    def call(self, x):
        assert x > 0.0, "positive please"
        return x


attempt(lambda: tf.function(body, experimental_autograph_options=OPTIONS)(tf.constant(1.0)))
attempt(lambda: Model().call(tf.constant(1.0)))
