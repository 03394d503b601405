# an instance of a plain dataclass cannot be hashed and is refused
# differs: dataclasses
import dataclasses
import tensorflow as tf
from parity import attempt


@dataclasses.dataclass
class Plain:
    n: int


@tf.function
def f(d):
    return tf.constant(d.n)


attempt(lambda: f(Plain(1)), "Could not generate a generic TraceType")
