# a tensor from outside is captured by value: giving its name another value is not seen
import tensorflow as tf

small, large = tf.constant([1.0, 2.0]), tf.ones([300])


@tf.function
def f(x):
    return x + tf.reduce_sum(small) + tf.reduce_sum(large)


print(f(tf.constant(0.0)).numpy())
small, large = tf.constant([100.0, 100.0]), tf.zeros([300])
print(f(tf.constant(0.0)).numpy(), f.experimental_get_tracing_count())
print(len(f.get_concrete_function(tf.constant(0.0)).captured_inputs))
