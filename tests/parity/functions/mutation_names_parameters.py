# A body that changes its arguments: the message names the parameters, *args and **kwargs by their own names.
import tensorflow as tf
from parity import attempt

x = tf.constant(1)


@tf.function
def two(a, b, c=3):
    b["new"] = 1
    a.append(2)


@tf.function
def rest(a, *b, **c):
    b[1].pop()
    c["k"]["z"] = 1


@tf.function
def swaps(a, b):
    a[0], a[1] = a[1], a[0]


class Model:
    @tf.function
    def call(self, state):
        state["step"] = 1


attempt(lambda: two([x], {"y": x}), "two(a, b, c=3) should not modify", "were modified: a, b")
attempt(lambda: rest([x], x, [x], k={}), "rest(a, *b, **c) should not modify", "were modified: b, c")
attempt(lambda: swaps([x, x + 1], [x]), "Modifying a copy is allowed", "were modified: a")
attempt(lambda: Model().call({"y": x}), "should not modify its Python input arguments", "were modified: state")
