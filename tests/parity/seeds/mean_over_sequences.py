# a layer that averages sequences of changing length, in a model of its own
import tensorflow as tf


class Average(tf.Module):
    @tf.function
    def __call__(self, inputs):
        print("tracing", inputs.shape)
        return tf.reduce_mean(inputs, axis=-1)


class Open(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, None, 4], tf.float32)])
    def __call__(self, inputs):
        print("tracing", inputs.shape)
        return tf.reduce_mean(inputs, axis=-1)


for layer in (Average(), Open()):
    for length in (2, 3, 2, 5):
        result = layer(tf.reshape(tf.range(4.0 * length), [1, length, 4]))
        print(result.shape, result.numpy()[0, -1])
