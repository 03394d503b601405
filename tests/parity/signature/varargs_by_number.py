# an input_signature for *args: as many as it has, and the errors name which is missing
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec(None)] * 2)
def f(*xs):
    return len(xs)


print(int(f(1.0, 2.0)))
attempt(lambda: f(1.0), "missing a required argument: 'xs_1'")
attempt(lambda: f(), "missing a required argument: 'xs_0'")
attempt(lambda: f(1.0, 2.0, 3.0), "too many positional arguments")


class T(tf.types.experimental.TraceType):
    def is_subtype_of(self, other):
        return self == other

    def most_specific_common_supertype(self, others):
        return self

    def placeholder_value(self, placeholder_context):
        return 5

    def __eq__(self, other):
        return isinstance(other, T)

    def __hash__(self):
        return 1


print(T().cast(5, None), T().flatten(), T().to_tensors(5), T().from_tensors(iter([])))
