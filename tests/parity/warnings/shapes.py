# changing shapes are warned of like Python values
import tensorflow as tf
from parity import warnings_of


@tf.function
def process(x):
    return tf.reduce_sum(x)


for size in range(1, 8):
    print(size, warnings_of(lambda: process(tf.ones([size]))))
