# what a caught error of a run offers
import tensorflow as tf


@tf.function
def f(x):
    return tf.gather(x, 5)


for call in (lambda: tf.gather(tf.constant([1]), 5), lambda: f(tf.constant([1]))):
    try:
        call()
    except tf.errors.InvalidArgumentError as error:
        print(error.error_code, isinstance(error.message, str), error.message in str(error))
        print(isinstance(error, tf.errors.OpError), isinstance(error, ValueError))
