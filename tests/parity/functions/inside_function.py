# how code can tell where it runs
import tensorflow as tf


def where():
    print(tf.executing_eagerly(), tf.inside_function())


@tf.function
def f():
    where()
    with tf.init_scope():
        where()


where()
f()
tf.config.run_functions_eagerly(True)
f()
