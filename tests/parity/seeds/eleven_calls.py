# eleven calls, eleven traces, and what is logged of them
import tensorflow as tf
from parity import warnings_of


@tf.function
def predict(x):
    return tf.reduce_mean(x)


lines = [line for n in range(1, 12) for line in warnings_of(lambda: predict(tf.ones([n, 2])))]
print(*lines, sep="\n")
print(predict.experimental_get_tracing_count())
