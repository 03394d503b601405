# variables are made once: in the first call, kept outside; made anew in each call they are refused
import tensorflow as tf
from parity import attempt, show


@tf.function
def f(x):
    v = tf.Variable(1.0)
    return x + v


attempt(lambda: f(tf.constant(1.0)), "singleton tf.Variables")


class Count(tf.Module):
    def __init__(self):
        self.count = None

    @tf.function
    def __call__(self):
        if self.count is None:
            self.count = tf.Variable(0)
        return self.count.assign_add(1)


c = Count()
show("first", c())
show("second", c())
print([v.shape for v in c.variables])


class Adds:
    def __init__(self):
        self.v = None

    def run(self, x):
        if self.v is None:
            self.v = tf.Variable(10.0)
        return x + self.v


first, second = Adds(), Adds()
separate = [tf.function(first.run), tf.function(second.run)]
show("one function each", [g(tf.constant(1.0)) for g in separate])
print([g.experimental_get_tracing_count() for g in separate])
