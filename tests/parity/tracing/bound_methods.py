# obj.method is a new object at each access: passed as such it traces every time, held in a name once
import tensorflow as tf


class Model:
    def call(self, x):
        return x * 2


@tf.function
def apply(fn, x):
    return fn(x)


model, x = Model(), tf.constant(3.0)
for _ in range(4):
    apply(model.call, x)
print("fresh:", apply.experimental_get_tracing_count())
held = model.call
for _ in range(4):
    apply(held, x)
print("held:", apply.experimental_get_tracing_count())
