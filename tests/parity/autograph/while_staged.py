# while on a tensor becomes a loop, on Python values it is unrolled
import tensorflow as tf
from parity import show


@tf.function
def collatz(n):
    print("tracing")
    steps = 0
    while n != 1:
        print("tracing the body")
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    return steps


show("6", collatz(tf.constant(6)))
show("27", collatz(tf.constant(27)))


@tf.function
def unrolled(x):
    i = 0
    while i < 3:
        print("turn", i)
        x = x * 2
        i += 1
    return x


show("unrolled", unrolled(tf.constant(1)))
