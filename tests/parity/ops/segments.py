# segment reductions, sorted and unsorted, with gaps
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]])
show("sum", tf.math.segment_sum(x, [0, 0, 2, 2]))
show("mean", tf.math.segment_mean(x, [0, 0, 1, 1]))
show("max", tf.math.segment_max(x, [0, 1, 1, 1]))
show("min", tf.math.segment_min(x, [0, 1, 1, 1]))
show("prod", tf.math.segment_prod(x, [0, 0, 0, 1]))
show("unsorted sum", tf.math.unsorted_segment_sum(x, [2, 0, 2, 0], 3))
show("unsorted max", tf.math.unsorted_segment_max(x[:, 0], [1, 0, 1, 0], num_segments=2))
show("unsorted mean", tf.math.unsorted_segment_mean(x, [1, 1, 0, 0], 2))
show("dropped", tf.math.unsorted_segment_sum([1, 2, 3], [0, -1, 1], 2))
attempt(lambda: tf.math.segment_sum(x, [1, 0, 2, 2]))
attempt(lambda: tf.math.segment_sum(x, [0, 1]))
