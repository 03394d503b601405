# TensorArray, eagerly: write, read, stack, unstack, concat, split, gather, scatter, size
import tensorflow as tf
from parity import attempt, show

ta = tf.TensorArray(tf.float32, size=3)
ta = ta.write(0, [1.0, 2.0]).write(1, [3.0, 4.0]).write(2, [5.0, 6.0])
show("read", ta.read(1))
ta = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
show("stack", ta.stack())
show("concat", ta.concat())
show("gather", ta.gather([2, 0]))
show("size", ta.size())
print(ta.dtype, ta.dynamic_size, ta.element_shape)
show("scatter", tf.TensorArray(tf.int32, size=3).scatter([2, 0, 1], [10, 20, 30]).stack())
show("split", tf.TensorArray(tf.int32, size=2, infer_shape=False).split([1, 2, 3], [1, 2]).read(1))
dynamic = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
for i in range(3):
    dynamic = dynamic.write(i, i * i)
show("dynamic", dynamic.stack())
show("identity", dynamic.identity().size())
show("not written", tf.TensorArray(tf.int32, size=2, element_shape=[]).write(1, 5).stack())
attempt(lambda: tf.TensorArray(tf.int32, size=2).write(2, 1))
attempt(lambda: tf.TensorArray(tf.int32, size=2).write(0, 1.5))
attempt(lambda: tf.TensorArray(tf.int32, size=2).read(0))
attempt(lambda: tf.TensorArray(tf.float32, size=2, element_shape=[2]).write(0, [1.0]))
