# reduce_retracing and a class with __tf_flatten__ whose components have nothing in common
# differs: relaxing-custom-nests
import tensorflow as tf
from parity import attempt


class Box:
    def __init__(self, value):
        self.value = value

    def __tf_flatten__(self):
        return (), (self.value,)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*components)


@tf.function(reduce_retracing=True)
def f(box):
    return box.value + box.value


attempt(lambda: f(Box(tf.constant([1.0]))))
attempt(lambda: f(Box(tf.constant([1]))))
print(f.experimental_get_tracing_count())
