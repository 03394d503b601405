# exceptions that are no Exception pass through a trace as they are
import tensorflow as tf


@tf.function
def f(kind):
    raise kind("stop")


for kind in (KeyboardInterrupt, SystemExit):
    try:
        f(kind)
    except BaseException as error:
        print(type(error).__name__, isinstance(error, Exception))
print(f.experimental_get_tracing_count())
