# What a concrete function says when arguments fit neither the structure of the call nor the flat list of its tensors.
import numpy as np
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, y=2.0, *, flag=True):
    return x * y


vector = tf.TensorSpec([None], tf.float32)
concrete = f.get_concrete_function(vector)
x, variable = tf.constant([1.0, 2.0]), tf.Variable([1.0, 2.0])
BINDING = "Binding inputs to tf.function failed due to `"
for call in (
    lambda: concrete(x),
    lambda: concrete(x=x),
    lambda: concrete(x, 2.0, flag=True),
    lambda: concrete(),
    lambda: concrete(y=2.0),
    lambda: concrete(x, 2.0),
    lambda: concrete(x, 2.0, 3.0),
    lambda: concrete(x, z=1),
    lambda: concrete(x, x=x),
    lambda: concrete([1.0, 2.0]),
    lambda: concrete(np.ones(2, np.float32)),
    lambda: concrete(variable),
):
    attempt(
        call,
        BINDING + "missing a required argument: 'x'",
        BINDING + "missing a required argument: 'y'",
        f"for signature: {concrete.function_type}.",
        "f(x) missing required arguments: x.",
        "f(x) takes 1 positional arguments, got 2.",
        "f(x) got unexpected keyword arguments: z.",
        "f(x) got two values for 'x'.",
        "f(x): expected argument #0(zero-based) to be a Tensor; got list ([1.0, 2.0]).",
    )
attempt(lambda: concrete(tf.constant([1, 2])), "was expected to be a float tensor but is a int32 tensor")
attempt(lambda: concrete(tf.constant([1.0], tf.float64)), "was expected to be a float tensor but is a double tensor")


@tf.function
def add(a, b):
    return a + b


of_specs, of_variables = add.get_concrete_function(vector, vector), add.get_concrete_function(variable, variable)
attempt(lambda: of_specs(variable, [1.0, 1.0]))
attempt(lambda: of_specs([1, 2], [1, 1]))
attempt(lambda: of_specs([1.5, 2], 1.0), "Can not cast")
attempt(lambda: of_specs(["a"], [1.0]), "Cannot convert ['a'] to EagerTensor of dtype float")
attempt(lambda: of_variables(variable, variable))
attempt(lambda: of_variables(x, variable))
attempt(lambda: of_variables(variable), "missing a required argument: 'b'")
