# effects of functions that are called come in the order of the calls
import sys
import tensorflow as tf

v = tf.Variable(1)


@tf.function
def double():
    v.assign(v * 2)
    tf.print("doubled", output_stream=sys.stdout)


@tf.function
def add():
    v.assign_add(3)
    tf.print("added", output_stream=sys.stdout)


@tf.function
def both():
    double()
    add()
    double()
    return v.read_value()


print(both().numpy())
print(both().numpy())
