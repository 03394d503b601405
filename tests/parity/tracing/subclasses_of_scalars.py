# equal values of a subclass of str, float or int share a trace, also when they are made anew
import tensorflow as tf


class Name(str):
    pass


class Length(float):
    pass


class Count(int):
    pass


@tf.function
def f(value):
    return tf.constant(0)


for kind, start in ((Name, "a"), (Length, 2.5), (Count, 7)):
    before = f.experimental_get_tracing_count()
    for _ in range(3):
        f(kind(start))
    fresh = f.experimental_get_tracing_count()
    kept = [kind(start) for _ in range(3)]
    for value in kept:
        f(value)
    print(kind.__name__, fresh - before, f.experimental_get_tracing_count() - fresh)
