# loops in loops with break and continue, each leaving its own
import tensorflow as tf
from parity import show


@tf.function
def primes(n):
    found = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    count = 0
    for i in tf.range(2, n):
        prime = True
        j = 2
        while j * j <= i:
            if i % j == 0:
                prime = False
                break
            j += 1
        if not prime:
            continue
        found = found.write(count, i)
        count += 1
    return found.stack()


show("primes", primes(tf.constant(30)))


@tf.function
def sort(x):
    n = len(x)
    for i in tf.range(n):
        for j in tf.range(n - 1 - i):
            if x[j] > x[j + 1]:
                x = tf.tensor_scatter_nd_update(x, [[j], [j + 1]], [x[j + 1], x[j]])
    return x


show("sorted", sort(tf.constant([5, 1, 4, 2, 3])))


@tf.function
def mixed(x):
    total = x * 0
    for i in range(3):
        for j in tf.range(x):
            total += i * j
    return total


show("Python outside, staged inside", mixed(tf.constant(4)))
