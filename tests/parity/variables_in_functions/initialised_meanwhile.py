# a variable that was given a value while it was made keeps it
import tensorflow as tf

holder = []


@tf.function
def f(x):
    if not holder:
        v = tf.Variable(lambda: 1.0)
        with tf.init_scope():
            v.assign(7.0)
        holder.append(v)
    return holder[0] * x


print(f(tf.constant(2.0)).numpy(), holder[0].numpy())
