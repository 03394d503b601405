# a class with __tf_flatten__ and __tf_unflatten__ is traced by class, metadata and the types of its components
import dataclasses
import tensorflow as tf
from parity import counts, show


@dataclasses.dataclass
class Masked:
    mode: str
    values: tf.Tensor
    mask: tf.Tensor

    def __tf_flatten__(self):
        return (self.mode,), (self.values, self.mask)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*metadata, *components)


@tf.function
def f(m):
    print("tracing", type(m).__name__, m.mode, m.values.shape)
    return Masked(m.mode, m.values * 2, m.mask)


x, mask = tf.constant([1.0, 2.0]), tf.constant([True, False])
counts(f, (Masked("a", x, mask),), (Masked("a", x + 1, mask),), (Masked("b", x, mask),), (Masked("a", x[:1], mask),))
result = f(Masked("a", x, mask))
print(type(result).__name__, result.mode)
show("values", result.values)
