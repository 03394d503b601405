# Losses that a batch on several devices shares: their average, and what regularizes.
import tensorflow as tf
from parity import attempt, show

loss = [1.0, 2.0, 5.0]
show("average", tf.nn.compute_average_loss(loss))
show("of a larger batch", tf.nn.compute_average_loss(loss, global_batch_size=8))
show("weights", tf.nn.compute_average_loss(loss, sample_weight=[1.0, 0.0, 2.0], global_batch_size=4))
show("weights by row", tf.nn.compute_average_loss([[1.0, 2.0], [3.0, 4.0]], sample_weight=[0.5, 2.0]))
show("weights with an axis more", tf.nn.compute_average_loss([1.0, 2.0], sample_weight=[[0.5], [2.0]]))
show("one weight", tf.nn.compute_average_loss([1.0, 2.0], sample_weight=3))
show("of nothing", tf.nn.compute_average_loss(tf.zeros([0])))
show("of a batch of 0", tf.nn.compute_average_loss(loss, global_batch_size=0))
show("doubles", tf.nn.compute_average_loss(tf.constant(loss, tf.float64), [1, 2, 3]))
show("integers", tf.nn.compute_average_loss([1, 2]))
attempt(lambda: tf.nn.compute_average_loss(1.0), "Invalid value passed for `per_example_loss`", "at least rank 1")
attempt(lambda: tf.nn.compute_average_loss(loss, global_batch_size=-1), "global_batch_size must be non-negative")
attempt(lambda: tf.nn.compute_average_loss(loss, global_batch_size=2.5), "global_batch_size must be an integer")
attempt(lambda: tf.nn.compute_average_loss(loss, global_batch_size=[1]), "global_batch_size must be scalar")
attempt(lambda: tf.nn.compute_average_loss(loss, sample_weight=[1.0, 2.0]), "Incompatible shapes")
for value in ([1.0, 2.0], 3.0, [1, 2]):
    show("regularization", tf.nn.scale_regularization_loss(value))


@tf.function
def step(x, n):
    with tf.GradientTape() as tape:
        tape.watch(x)
        total = tf.nn.compute_average_loss(x * x, global_batch_size=n) + tf.nn.scale_regularization_loss(x)
    return total, tape.gradient(total, x)


show("step", step(tf.constant([1.0, 2.0]), tf.constant(4)))
show("step without a size", step(tf.constant([1.0, 2.0]), None))
