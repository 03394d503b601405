# functions made again and again of one body are counted together
import tensorflow as tf
from parity import warnings_of


def body(x):
    return x * 2.0


def work():
    return tf.function(body)(tf.constant(1.0))


for call in range(1, 8):
    print(call, warnings_of(work))
