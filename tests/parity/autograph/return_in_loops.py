# return inside staged loops is refused where nothing was returned before; a flag and a break do it
import tensorflow as tf
from parity import attempt


@tf.function
def index_of(x, v):
    for i in tf.range(len(x)):
        if x[i] == v:
            return i
    return -1


attempt(lambda: index_of(tf.constant([4, 7, 9]), tf.constant(9)))


@tf.function
def halvings(x):
    n = 0
    while x > 0:
        x = x // 2
        n += 1
        if n > 5:
            return -n
    return n


attempt(lambda: [halvings(tf.constant(v)) for v in (10, 1000)])


@tf.function
def index_by_flag(x, v):
    found = -1
    for i in tf.range(len(x)):
        if x[i] == v:
            found = i
            break
    return found


attempt(lambda: [index_by_flag(tf.constant([4, 7, 9]), tf.constant(v)) for v in (9, 4, 5)])
