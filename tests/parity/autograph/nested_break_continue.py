# break and continue in both of two nested loops over tensors, and a flag that ends the outer one.
import tensorflow as tf
from parity import counts, show


@tf.function
def f(n, m):
    total, done = 0, False
    for i in tf.range(n):
        if i == 3:
            continue
        for j in tf.range(m):
            if j > i:
                break
            if (i + j) % 3 == 0:
                continue
            total += i * 10 + j
        if total > 100:
            done = True
            break
    return total if done else -total


@tf.function
def longest(rows):
    best, at = tf.constant(-1), tf.constant(-1)
    for i in tf.range(tf.size(rows)):
        x = rows[i]
        while x > 10:
            x = x // 2
            if x == 7:
                break
        if x > best:
            best, at = x, i
    return best, at


for n, m in ((2, 2), (5, 5), (10, 10), (0, 3)):
    show(f"{n} by {m}", f(tf.constant(n), tf.constant(m)))
counts(f, (tf.constant(1), tf.constant(1)), (1, tf.constant(1)))
show("longest", longest(tf.constant([5, 14, 40, 100])))
