# Python numbers that a staged construct changes are tensors after it, others stay numbers
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    changed, kept, text = 1, 2, "a"
    if x > 0:
        changed = 5
    print("after if", tf.is_tensor(changed), tf.is_tensor(kept), text)
    counter = 0
    for _ in tf.range(x):
        counter += kept
    print("after for", tf.is_tensor(counter), counter.dtype, tf.is_tensor(kept))
    return changed, counter


show("3", f(tf.constant(3)))
show("-1", f(tf.constant(-1)))


@tf.function
def strings(x):
    s = "small"
    if x > 10:
        s = "large"
    return s


show("strings", [strings(tf.constant(v)) for v in (1, 100)])
