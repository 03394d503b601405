# a condition on a Python argument: one trace per way
import tensorflow as tf


@tf.function
def layer(x, training):
    if training:
        print("tracing for training")
        return x * 0.5
    print("tracing for inference")
    return x


for training in (True, False, True, False):
    print(layer(tf.constant(4.0), training=training).numpy(), layer.experimental_get_tracing_count())
