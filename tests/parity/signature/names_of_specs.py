# Names of declared specs: in types, signatures and inputs, also where they are those of the parameters.
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32, name="n"), {"k": tf.TensorSpec([], tf.int32, name="other")}, tf.TensorSpec([])])
def f(n, m, k):
    return n


concrete = f.get_concrete_function()
print(concrete.function_type)
print(concrete.structured_input_signature)
print(concrete.pretty_printed_signature())
print([x.name for x in concrete.inputs])

g = tf.function(lambda x, y: x[0]).get_concrete_function([tf.TensorSpec([2]), tf.TensorSpec([])], tf.TensorSpec([], name="w"))
print([x.name for x in g.inputs])
