# a subclass of list or tuple arrives as the plain class
import tensorflow as tf
from parity import counts


class MyList(list):
    pass


class MyTuple(tuple):
    pass


@tf.function
def f(items):
    print("tracing", type(items).__name__)
    return tf.constant(0)


counts(f, (MyList([1]),), ([1],), (MyTuple([1]),), ((1,),))
