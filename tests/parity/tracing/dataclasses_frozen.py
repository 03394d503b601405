# instances of a frozen dataclass are compared by their fields while they live
import dataclasses
import tensorflow as tf
from parity import counts


@dataclasses.dataclass(frozen=True)
class Frozen:
    n: int


@tf.function
def f(d):
    print("tracing", d)
    return d.n


first, second, third = Frozen(1), Frozen(1), Frozen(2)
counts(f, (first,), (second,), (third,), (first,))
