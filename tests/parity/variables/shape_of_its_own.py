# shape=tf.TensorShape(None) and partly known shapes allow values of other sizes
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([1.0], shape=tf.TensorShape(None))
print(v.shape, v.value().shape)
show("matrix", v.assign([[1.0, 2.0], [3.0, 4.0]]))
print(v.shape, tf.shape(v).numpy().tolist())
w = tf.Variable([[1.0, 2.0]], shape=[None, 2])
print(w.shape)
show("more rows", w.assign([[1.0, 2.0], [3.0, 4.0]]))
attempt(lambda: w.assign([1.0]))
attempt(lambda: w.assign_add([[1.0, 1.0]]))


@tf.function
def f():
    print("traced with", w.shape, v.shape)
    return tf.reduce_sum(w)


print(f().numpy(), w.assign([[5.0, 5.0]]).shape, f().numpy(), f.experimental_get_tracing_count())
