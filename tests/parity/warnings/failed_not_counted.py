# calls that fail are not counted
import tensorflow as tf
from parity import attempt, warnings_of


@tf.function
def f(n, fail):
    if fail:
        raise ValueError("no")
    return tf.constant(n)


print(warnings_of(lambda: [f(n, False) for n in range(4)]))
print(warnings_of(lambda: [attempt(lambda: f(n, True)) for n in range(4)]))
print(warnings_of(lambda: f(9, False)))
