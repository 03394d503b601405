# partials are objects like others: equal ones are not the same
import functools
import tensorflow as tf
from parity import counts


def scale(x, by):
    return x * by


@tf.function
def apply(fn, x):
    return fn(x)


x = tf.constant(2.0)
for _ in range(3):
    apply(functools.partial(scale, by=3.0), x)
print("fresh:", apply.experimental_get_tracing_count())
one, two = functools.partial(scale, by=3.0), functools.partial(scale, by=3.0)
counts(apply, (one, x), (one, x), (two, x), (one, x))
