# graphs do only what is needed: an unused op that would fail fails eagerly alone
import tensorflow as tf
from parity import attempt, show


def unused_return_eager(x):
    tf.gather(x, [1])
    return x


@tf.function
def unused_return_graph(x):
    tf.gather(x, [1])
    return x


attempt(lambda: unused_return_eager(tf.constant([0.0])))
show("graph", unused_return_graph(tf.constant([0.0])))


@tf.function
def used(x):
    return tf.gather(x, [1])


attempt(lambda: used(tf.constant([0.0, 1.0])))
