# try, finally and with blocks in converted code
import contextlib
import tensorflow as tf
from parity import attempt


@contextlib.contextmanager
def noisy(name):
    print("enter", name)
    yield
    print("leave", name)


@tf.function
def with_block(x):
    with noisy("a"):
        if x > 0:
            x = x * 2
    return x


@tf.function
def caught_while_tracing(x):
    try:
        return x + tf.constant("text")
    except (TypeError, ValueError):
        return x - 1
    finally:
        print("finally")


@tf.function
def not_caught_while_running(x):
    try:
        return 10 // x
    except tf.errors.InvalidArgumentError:
        return -1


attempt(lambda: with_block(tf.constant(3)))
attempt(lambda: with_block(tf.constant(4)))
attempt(lambda: caught_while_tracing(tf.constant(3)))
attempt(lambda: not_caught_while_running(tf.constant(0)))
