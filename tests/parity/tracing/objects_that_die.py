# an object made for the call never matches the next one, even if it is equal
import tensorflow as tf


class Plain:
    pass


class Equal:
    def __eq__(self, other):
        return isinstance(other, Equal)

    def __hash__(self):
        return 7


@tf.function
def f(o):
    return tf.constant(0)


for kind in (Plain, Equal):
    before = f.experimental_get_tracing_count()
    for _ in range(5):
        f(kind())
    print(kind.__name__, f.experimental_get_tracing_count() - before)
kept = [Equal() for _ in range(5)]
before = f.experimental_get_tracing_count()
for o in kept:
    f(o)
print("kept", f.experimental_get_tracing_count() - before)
