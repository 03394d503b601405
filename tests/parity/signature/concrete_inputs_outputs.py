# inputs, outputs, captured_inputs and variables of a concrete function
import tensorflow as tf

v, w = tf.Variable([1.0, 2.0]), tf.Variable(3.0, trainable=False)
table = tf.ones([200])


@tf.function
def f(x, n):
    return x * v + w * n, tf.reduce_sum(table)


concrete = f.get_concrete_function(tf.TensorSpec([None], tf.float32), 2.0)
print(len(concrete.inputs), len(concrete.outputs), len(concrete.captured_inputs))
print([(t.dtype.name, t.shape.as_list()) for t in concrete.outputs])
print(len(concrete.variables), len(concrete.trainable_variables), concrete.trainable_variables[0] is v)
print(concrete.inputs[0].shape, concrete.inputs[0].dtype)
