# a tensor or variable that is used several times is captured once, in the order of the first use
import tensorflow as tf

v, w = tf.Variable(1.0), tf.Variable([1.0, 2.0])
large = tf.ones([200])


@tf.function
def f(x):
    return x * w + v + tf.reduce_sum(large) + v * w + large[0]


concrete = f.get_concrete_function(tf.TensorSpec([2], tf.float32))
print(len(concrete.captured_inputs), len(concrete.inputs))
print([variable is other for variable, other in zip(concrete.variables, (w, v), strict=True)])
