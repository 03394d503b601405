# an initial value given as a function is called once, while the first trace is made
import tensorflow as tf

holder = []


def initial():
    print("initial value")
    return tf.ones([2]) * 3.0


@tf.function
def f(x):
    if not holder:
        holder.append(tf.Variable(initial))
    return tf.reduce_sum(holder[0]) * x


print(f(tf.constant(1.0)).numpy(), f(tf.constant(2.0)).numpy())
