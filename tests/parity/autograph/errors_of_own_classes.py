# exceptions of the program's own classes: kept if they are made like Exception, else StagingError
import tensorflow as tf
from parity import attempt


class Mine(Exception):
    pass


class WithArguments(Exception):
    def __init__(self, a, b):
        super().__init__(f"{a} and {b}")


class PassThrough(Exception):
    ag_pass_through = True


@tf.function
def own(x):
    raise Mine("mine")


@tf.function
def own_with_arguments(x):
    raise WithArguments(1, 2)


@tf.function
def pass_through(x):
    raise PassThrough("as it is")


x = tf.constant(1)
attempt(lambda: own(x), "in user code:", "mine")
attempt(lambda: own_with_arguments(x), "1 and 2")
attempt(lambda: pass_through(x), "in user code:", "as it is")
