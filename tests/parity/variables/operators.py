# variables in expressions; augmented assignment is refused
import numpy as np
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([4.0, 9.0])
show("+", v + 1)
show("reflected", 1 - v)
show("@", tf.Variable([[1.0, 2.0]]) @ tf.Variable([[3.0], [4.0]]))
show("compare", v > 5)
show("sqrt", tf.sqrt(v))
show("numpy", np.float32(2) * v)
show("np.sum", np.sum(v))
show("neg", -v)
show("==", v == [4.0, 0.0])


def augmented():
    w = v
    w += 1


attempt(augmented, "`variable += value`", "assign_add")
print(bool(tf.Variable(1)), int(tf.Variable(3)), float(tf.Variable(2.5)), [10, 20][tf.Variable(1).numpy()])
attempt(lambda: bool(v))
attempt(lambda: len(tf.Variable(1)))
attempt(lambda: int(tf.Variable([1, 2])))
