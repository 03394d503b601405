# How function_type prints: untraced with what is declared, of a trace with all types, and what a call that does not fit quotes of it.
import tensorflow as tf
from parity import attempt

vector, scalar = tf.TensorSpec([None], tf.float32), tf.TensorSpec([], tf.float32)


@tf.function
def f(x, y=2.0, *args, flag=True, **named):
    return x


@tf.function
def g(x, /, y=None, *, z):
    return x


@tf.function(input_signature=[vector, {"a": scalar, "b": [scalar]}])
def declared(x, d, y=3):
    return x


class Model:
    @tf.function(input_signature=[scalar])
    def declared(self, x):
        return x

    @tf.function
    def free(self, x):
        return x


for function in (f, g, declared, Model().declared, Model().free):
    print(function.function_type)
print(repr(f.function_type))
concrete = f.get_concrete_function(scalar, 1, vector, k=None)
print(concrete.function_type)
print(concrete.function_type.output, concrete.function_type.parameters["x"])
print(type(concrete.name).__name__, concrete.name.startswith(b"__inference_f_"))
print(concrete.output_shapes, f.get_concrete_function(None, 1).output_shapes)

attempt(lambda: declared(tf.constant(1.0), {}), f"Can not cast {scalar} to {vector}", f"for signature: {declared.function_type}.")
attempt(lambda: declared([1.0], {"a": "a", "b": [1.0]}), "Cannot convert 'a' to EagerTensor of dtype float")
attempt(lambda: declared(None, {}), "Attempt to convert a value (None)")
attempt(lambda: declared([1.0], {"a": 1.0}), "has different keys with the TraceType")
attempt(lambda: declared([1.0], [1]), "Can not cast [1] to a Dict type.")
attempt(lambda: declared([1.0], {"a": 1.0, "b": [1.0]}, z=1), "got an unexpected keyword argument 'z'")
attempt(lambda: declared(z=1), "missing a required argument: 'x'")  # said before what is too much
attempt(lambda: f(z=1), "missing a required argument: 'x'", "(x, y=<captured_default_value>, *args, flag=<captured_default_value>, **named)")
