# append to a list is not staged: it works in Python loops, in a staged loop the list holds one dead tensor
import tensorflow as tf
from parity import attempt, show


@tf.function
def unrolled(x):
    values = []
    for i in range(3):
        values.append(x * i)
    return tf.stack(values)


show("Python loop", unrolled(tf.constant(2)))


@tf.function
def staged(x):
    values = []
    for v in x:
        values.append(v)
    return values


attempt(lambda: staged(tf.constant([1, 2, 3])), "out of scope")
seen = []


@tf.function
def outside(x):
    for v in x:
        seen.append(v)
    return tf.reduce_sum(x)


show("sum", outside(tf.constant([1, 2, 3])))
print("appended while tracing", len(seen))
