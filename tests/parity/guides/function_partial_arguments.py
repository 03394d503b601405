# depending on Python values: as arguments, captured by closures, through classes and partials
import functools
import tensorflow as tf
from parity import counts, show


def make_multiplier(by):
    @tf.function
    def multiply(x):
        print("tracing with", by)
        return x * by

    return multiply


double, triple = make_multiplier(2), make_multiplier(3)
show("closures", [double(tf.constant(5)), triple(tf.constant(5)), double(tf.constant(6))])


@tf.function
def scale(x, by, mode="plain", *, offset=0):
    print("tracing", by, mode, offset)
    return x * by + offset


five = tf.constant(5)
counts(scale, (five, 2), (five, 2, "plain"), (five, tf.constant(2)), (five, 2, "other"))
show("keywords", scale(five, by=2, offset=1))
show("partial", tf.function(functools.partial(scale.python_function, by=4))(five))
values = [1, 2]


@tf.function
def sums(x):
    return x + sum(values)


show("a list outside", sums(five))
values.append(100)
show("changed", sums(five))
show("another shape sees it", sums(tf.constant([5])))
