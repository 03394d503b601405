# methods of several instances make their own variables
import tensorflow as tf


class Counter:
    def __init__(self):
        self.n = None

    @tf.function
    def next(self):
        if self.n is None:
            self.n = tf.Variable(0)
        return self.n.assign_add(1)


a, b = Counter(), Counter()
print(int(a.next()), int(a.next()), int(b.next()), int(a.next()), int(b.next()))
print(a.next.experimental_get_tracing_count(), b.next.experimental_get_tracing_count())
