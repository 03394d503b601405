# the traceback of an error in a body has the line that raised it
import traceback
import tensorflow as tf


def helper(x):
    raise ValueError("here")


@tf.function(autograph=False)
def f(x):
    return helper(x)


try:
    f(tf.constant(1.0))
except ValueError as error:
    frames = traceback.extract_tb(error.__traceback__)
    print([frame.name for frame in frames if frame.filename == __file__])
    print(frames[-1].line)
