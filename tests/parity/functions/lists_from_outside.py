# a list from outside grows once per trace
import tensorflow as tf

log = []


@tf.function
def f(x):
    log.append("traced")
    return x


for size in (1, 1, 2, 2, 1):
    f(tf.ones([size]))
print(log)
