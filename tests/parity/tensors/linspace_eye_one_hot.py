# linspace with axes, eye with batches, one_hot with depths, axes and values
import tensorflow as tf
from parity import attempt, show

show("linspace", tf.linspace(0.0, 1.0, 5))
show("linspace ints", tf.linspace(0, 10, 3))
show("linspace rows", tf.linspace([0.0, 10.0], [1.0, 20.0], 3))
show("linspace axis", tf.linspace([0.0, 10.0], [1.0, 20.0], 3, axis=-1))
show("eye", tf.eye(2, 3))
show("eye batch", tf.eye(2, batch_shape=[2], dtype=tf.int32))
show("one_hot", tf.one_hot([0, 2, -1, 5], 3))
show("one_hot values", tf.one_hot([1, 0], 2, on_value=5, off_value=-5))
show("one_hot axis 0", tf.one_hot([1, 0, 2], 3, axis=0, dtype=tf.int32))
show("one_hot bool", tf.one_hot([[1], [0]], 2, on_value=True, off_value=False))
attempt(lambda: tf.one_hot([0.5], 2))
attempt(lambda: tf.linspace(0.0, 1.0, 0))
