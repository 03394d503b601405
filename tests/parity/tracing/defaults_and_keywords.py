# how an argument is spelled makes no difference: position, keyword, order, default
import tensorflow as tf


@tf.function
def f(a, b=2, *, c=3):
    print("tracing", a, b, c)
    return tf.constant(a + b + c)


for call in (lambda: f(1), lambda: f(1, 2), lambda: f(a=1, b=2, c=3), lambda: f(1, c=3), lambda: f(c=3, a=1)):
    call()
    print(f.experimental_get_tracing_count())
f(1, 5)
f(b=5, a=1)
print(f.experimental_get_tracing_count())
