# a function that is copied traces for itself; in a module that is copied it is the copy's
import copy

import tensorflow as tf


@tf.function
def plus(x):
    print("tracing")
    return x + 1.0


print(float(copy.copy(plus)(tf.constant(1.0))))


class Scale(tf.Module):
    def __init__(self):
        self.by = tf.Variable(2.0)
        self.run = tf.function(self.scale)

    def scale(self, x):
        return x * self.by


one = Scale()
other = copy.deepcopy(one)
other.by.assign(5.0)
print(float(one.run(tf.constant(3.0))), float(other.run(tf.constant(3.0))))
print(one.run.experimental_get_tracing_count(), other.run.experimental_get_tracing_count())
