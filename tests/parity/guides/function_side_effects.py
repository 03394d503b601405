# Python side effects happen while tracing, tf.print and assignments in each call
import sys
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    print("Traced with", x)
    tf.print("Executed with", x, output_stream=sys.stdout)


f(1)
f(1)
f(2)
external_list = []


@tf.function
def side_effect(x):
    print("Python side effect")
    external_list.append(x)


side_effect(tf.constant(1))
side_effect(tf.constant(2))
print(len(external_list), hasattr(external_list[0], "numpy"))
counter = tf.Variable(0)


@tf.function
def count(step):
    counter.assign_add(step)
    tf.print("counter is", counter, output_stream=sys.stdout)
    return counter.read_value()


for n in (1, 2, 3):
    show("counted", count(tf.constant(n)))
