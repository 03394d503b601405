# a body may not change the containers that it is given
import tensorflow as tf
from parity import attempt

x = tf.constant(1.0)


@tf.function
def append(items):
    items.append(x)
    return x


@tf.function
def replace(d):
    d["a"] = d["a"] + 1.0
    return d["a"]


@tf.function
def pop(d, other):
    d["list"].pop()
    return x


attempt(lambda: append([x]), "should not modify")
attempt(lambda: replace({"a": x}), "should not modify")
attempt(lambda: pop({"list": [x, x]}, x), "should not modify")
items = [x]
attempt(lambda: append(items))
print(len(items), append.experimental_get_tracing_count())
