# the gradient of gather is IndexedSlices; converted it is dense
import tensorflow as tf
from parity import show

table = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
with tf.GradientTape(persistent=True) as tape:
    rows = tf.gather(table, [2, 0, 2])
    y = tf.reduce_sum(rows * [[1.0, 1.0], [10.0, 10.0], [100.0, 100.0]])
    z = y + tf.reduce_sum(table)
g = tape.gradient(y, table)
print(type(g).__name__, isinstance(g, tf.IndexedSlices), g.dtype, g.shape)
show("values", g.values)
show("indices", g.indices)
show("dense_shape", g.dense_shape)
show("dense", tf.convert_to_tensor(g))
both = tape.gradient(z, table)
print("with a dense part", isinstance(both, tf.IndexedSlices), tf.convert_to_tensor(both).numpy().tolist())
with tf.GradientTape() as tape:
    y = tf.reduce_sum(table[1])
print("of a slice", isinstance(tape.gradient(y, table), tf.IndexedSlices))
with tf.GradientTape() as tape:
    y = tf.reduce_sum(tf.nn.embedding_lookup(table, [1, 1]))
g = tape.gradient(y, table)
print("embedding", isinstance(g, tf.IndexedSlices), g.indices.numpy().tolist())
show("in an op", tf.negative(g))
