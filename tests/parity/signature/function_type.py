# function_type is an inspect.Signature of the parameters
import inspect
import tensorflow as tf


@tf.function
def f(a, b=2, *rest, c, d=4, **named):
    return a


kind = f.function_type
print(isinstance(kind, inspect.Signature))
for name, parameter in kind.parameters.items():
    print(name, parameter.kind.name, parameter.optional)
concrete = f.get_concrete_function(1, 2, 3, c=tf.TensorSpec([2], tf.float32), e="e")
for name, parameter in concrete.function_type.parameters.items():
    print(name, parameter.kind.name, parameter.optional)
