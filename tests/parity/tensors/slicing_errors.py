# indices that no tensor takes, and those beyond the end
import numpy as np
import tensorflow as tf
from parity import attempt

x = tf.constant([[1, 2, 3], [4, 5, 6]])
attempt(lambda: x[2], "out of bounds")
attempt(lambda: x[-3])
attempt(lambda: x[0, 0, 0])
attempt(lambda: x["a"])
attempt(lambda: x[1.5])
attempt(lambda: x[..., ...])
attempt(lambda: x[::0])
attempt(lambda: x[[0, 1]])
attempt(lambda: x[np.array([0, 1])])
attempt(lambda: x[tf.constant([0, 1])])
attempt(lambda: x[np.int64(1)].numpy().tolist())


def assign():
    x[0] = 1


attempt(assign, "does not support item assignment")
