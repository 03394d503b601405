# Python code of the body runs once per trace, ops run at every call
import tensorflow as tf

seen = []
counter = tf.Variable(0)


@tf.function
def f(x):
    seen.append(x.shape.as_list())
    counter.assign_add(1)
    return x


for size in (1, 1, 2, 1, 2):
    f(tf.ones([size]))
print(seen, counter.numpy())
