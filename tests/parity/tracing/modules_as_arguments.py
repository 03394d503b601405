# a tf.Module as an argument is told apart by identity; its variables are read at each call
import tensorflow as tf
from parity import counts


class Scale(tf.Module):
    def __init__(self, by):
        super().__init__()
        self.by = tf.Variable(by)


@tf.function
def apply(module, x):
    return module.by * x


a, b, x = Scale(2.0), Scale(3.0), tf.constant(10.0)
counts(apply, (a, x), (b, x), (a, x))
a.by.assign(7.0)
print(apply(a, x).numpy(), apply(b, x).numpy(), apply.experimental_get_tracing_count())
