# sorted on a tensor is a sort op
import tensorflow as tf
from parity import attempt, show


@tf.function
def f(x):
    return sorted(x)


show("ascending", f(tf.constant([3, 1, 2])))
attempt(lambda: tf.function(lambda x: sorted(x, key=lambda v: -v))(tf.constant([3, 1, 2])))
attempt(lambda: f(tf.constant([[2, 1], [4, 3]])))
print(sorted([3, 1, 2]), tf.function(lambda: sorted([3, 1, 2]))().__class__.__name__)
