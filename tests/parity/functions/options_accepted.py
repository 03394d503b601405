# the options of tf.function and what their names refuse
import tensorflow as tf
from parity import attempt

x = tf.constant(2.0)


def make(**options):
    return lambda: tf.function(lambda y: y * y, **options)(x)


attempt(make(autograph=False))
attempt(make(reduce_retracing=True))
attempt(make(experimental_relax_shapes=True))
attempt(make(experimental_follow_type_hints=True))
attempt(make(experimental_autograph_options=None))
attempt(make(experimental_attributes={"_noinline": True}))
attempt(make(experimental_attributes={"my_attribute": 1}), "not supported by tf.function as an attribute")
attempt(make(no_such_option=1))
