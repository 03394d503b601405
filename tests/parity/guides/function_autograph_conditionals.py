# conditionals on tensors trace both branches and run one; on Python values one is traced
import sys
import tensorflow as tf
from parity import show


@tf.function
def fizzbuzz(n):
    for i in tf.range(1, n + 1):
        print("Tracing for loop")
        if i % 15 == 0:
            print("Tracing fizzbuzz branch")
            tf.print("fizzbuzz", output_stream=sys.stdout)
        elif i % 3 == 0:
            print("Tracing fizz branch")
            tf.print("fizz", output_stream=sys.stdout)
        elif i % 5 == 0:
            print("Tracing buzz branch")
            tf.print("buzz", output_stream=sys.stdout)
        else:
            print("Tracing default branch")
            tf.print(i, output_stream=sys.stdout)


fizzbuzz(tf.constant(5))
fizzbuzz(tf.constant(16))


@tf.function
def simple_relu(x):
    if tf.greater(x, 0):
        return x
    else:
        return 0.0


show("first branch", simple_relu(tf.constant(1.0)))
show("second branch", simple_relu(tf.constant(-1.0)))


@tf.function
def by_flag(x, training):
    print("tracing", training)
    if training:
        return x * 2.0
    return x


show("training", by_flag(tf.constant(3.0), True))
show("not", by_flag(tf.constant(3.0), False))
