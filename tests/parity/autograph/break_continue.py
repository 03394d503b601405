# break and continue in staged loops
import tensorflow as tf
from parity import show


@tf.function
def first_above(x, limit):
    found = -1
    for v in x:
        if v > limit:
            found = v
            break
    return found


show("found", first_above(tf.constant([1, 5, 9]), tf.constant(4)))
show("not found", first_above(tf.constant([1, 2, 3]), tf.constant(4)))


@tf.function
def odd_sum(n):
    total = 0
    for i in tf.range(n):
        if i % 2 == 0:
            continue
        if i > 7:
            break
        total += i
    return total


show("odd sum", odd_sum(tf.constant(100)))
