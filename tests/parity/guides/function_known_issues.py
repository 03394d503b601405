# known issues: a tensor that leaves its trace, returned Python values, an argument changed in place
import tensorflow as tf
from parity import attempt, show

leaked = None


@tf.function
def leaks(x):
    global leaked
    leaked = x + 1
    return x


leaks(tf.constant(1))
attempt(lambda: leaked + 1)


@tf.function
def uses(x):
    return x + leaked


attempt(lambda: uses(tf.constant(1)))


@tf.function
def returns_values(x):
    return {"n": 3, "name": "text", "none": None, "x": (x, True)}


result = returns_values(tf.constant(2))
show("values come back as tensors", {key: result[key] for key in sorted(result)})


@tf.function
def changes(values):
    values.append(tf.constant(1))
    return values[0]


attempt(lambda: changes([tf.constant(5)]), "should not modify")
