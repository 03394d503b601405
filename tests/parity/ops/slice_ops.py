# tf.slice, strided_slice and meshgrid
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(12), [3, 4])
show("slice", tf.slice(x, [1, 0], [2, 2]))
show("rest", tf.slice(x, [0, 1], [-1, -1]))
show("tensor begin", tf.slice([1, 2, 3], tf.constant([1]), [2]))
show("strided", tf.strided_slice(x, [0, 0], [3, 4], [2, 3]))
show("strided back", tf.strided_slice(x[0], [3], [0], [-1]))
show("meshgrid", tf.meshgrid([1, 2, 3], [4, 5]))
show("meshgrid ij", tf.meshgrid([1, 2], [4, 5], indexing="ij"))
attempt(lambda: tf.slice(x, [2, 0], [2, 2]))
attempt(lambda: tf.slice(x, [0], [1]))
