# variables that a module makes in its function are among its variables
import tensorflow as tf


class Lazy(tf.Module):
    def __init__(self):
        super().__init__()
        self.built = False

    @tf.function
    def __call__(self, x):
        if not self.built:
            self.w = tf.Variable(tf.ones([x.shape[-1]]), name="w")
            self.b = tf.Variable(0.0, name="b", trainable=False)
            self.built = True
        return tf.reduce_sum(x * self.w) + self.b


lazy = Lazy()
print(len(lazy.variables))
print(lazy(tf.constant([1.0, 2.0])).numpy())
print([v.name for v in lazy.variables], [v.name for v in lazy.trainable_variables])
